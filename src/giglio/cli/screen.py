"""The terminal that is written to."""

import json
import re
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from giglio.cli.boards.parts import seat_style


def screen(stderr: bool = False) -> Console:
    """What people typed is never taken for markup, and numbers are not coloured by themselves."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def print_json(value: object) -> None:
    """For programs: one JSON document on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def with_players(sentence: str, names: Sequence[str]) -> Text:
    """A sentence in which players stand in their colours."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", seat_style(seat))
    return text


def quoted(names: Sequence[str]) -> str:
    return ", ".join(f"“{name}”" for name in names)
