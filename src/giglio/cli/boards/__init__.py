"""Boards drawn in the terminal, one module a game: `draw(view, names, me, words)`.

A game without a module here (one that comes from elsewhere) may bring a `draw` of its own beside
its card, in a module `terminal` of its package; else `plain` draws what its view holds.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from giglio.words import Words

# What `State.view` gives: plain JSON data, laid out by the game whose board draws it.
View = Mapping[str, Any]
Draw = Callable[[View, Sequence[str], int | None, Words], RenderableType]
# What a move that is being typed would change, drawn small: `preview(view, names, move, legal,
# words)`; None for moves of which there is nothing to draw.
Preview = Callable[[View, Sequence[str], Mapping[str, Any], bool, Words], Text | None]


def board_of(game: str) -> Draw:
    """What draws the positions of a game."""
    draw: Draw = module_of(game).draw
    return draw


def preview_of(game: str) -> Preview | None:
    """What draws a move before it is made, where a game’s board does that."""
    preview: Preview | None = getattr(module_of(game), "preview", None)
    return preview


def module_of(game: str) -> ModuleType:
    own = f"{__name__}.{game}"
    return import_module(own if find_spec(own) else f"{__name__}.plain")
