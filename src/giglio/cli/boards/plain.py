"""The board of a game that brings no drawing: what its view holds, as tables and lists."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from giglio.cli.boards import View
from giglio.cli.boards.parts import framed, grid, seat_label
from giglio.words import Words

OUR_OWN = ("actor", "phase", "seats")


def draw(view: View, names: Sequence[str], me: int | None, words: Words) -> RenderableType:
    """A matrix is drawn as a grid, the seats as a table, all else as “name: value”."""
    actor = view.get("actor", -1)
    parts: list[RenderableType] = [
        field(name, value, words) for name, value in view.items() if name not in OUR_OWN
    ]
    seats = view.get("seats")
    if is_table(seats):
        parts += ["", seat_table(view["seats"], names, actor, words)]
    elif actor >= 0:
        parts += ["", seat_label(names, actor, actor)]
    return framed(words.card.title, Group(*parts))


def is_table(value: object) -> bool:
    return is_list_of(Mapping, value)


def is_matrix(value: object) -> bool:
    return is_list_of(list, value)


def is_list_of(kind: type, value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, kind) for row in value)


def field(name: str, value: object, words: Words) -> RenderableType:
    if is_matrix(value):
        return Group(Text(words.name(name), style="dim"), matrix(value, words))
    return Text.assemble((f"{words.name(name)}: ", "dim"), said(value, words))


def matrix(value: Any, words: Words) -> Text:
    rows = [[said(cell, words) or "·" for cell in row] for row in value]
    width = max(len(cell) for row in rows for cell in row)
    return Text("\n".join(" ".join(cell.rjust(width) for cell in row) for row in rows))


def seat_table(
    seats: Sequence[View], names: Sequence[str], actor: int, words: Words
) -> RenderableType:
    keys = list(seats[0])
    table = grid("<", *(f">{words.name(key)}" for key in keys))
    for seat, row in enumerate(seats):
        cells = [said(row.get(key), words) for key in keys]
        table.add_row(seat_label(names, seat, actor), *cells)
    return table


def said(value: object, words: Words) -> str:
    """A value of a view as text."""
    if value is None or value == "":
        return ""
    if isinstance(value, str):
        return words.name(value)
    if isinstance(value, list):
        return " ".join(said(item, words) for item in value) or "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{words.name(str(k))} {said(v, words)}" for k, v in value.items())
    return str(value)
