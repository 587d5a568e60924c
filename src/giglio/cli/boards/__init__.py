"""Boards drawn in the terminal, one module a game: `draw(view, names, me, words)`.

A game without a module here (one that comes from elsewhere) may bring a `draw` of its own beside
its card, in a module `terminal` of its package; else `plain` draws what its view holds.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from giglio.words import Words

# What `State.view` gives: plain JSON data, laid out by the game whose board draws it.
View = Mapping[str, Any]
Draw = Callable[[View, Sequence[str], int | None, Words], RenderableType]


def board_of(game: str) -> Draw:
    """What draws the positions of a game."""
    own = f"{__name__}.{game}"
    module = import_module(own if find_spec(own) else f"{__name__}.plain")
    draw: Draw = module.draw
    return draw
