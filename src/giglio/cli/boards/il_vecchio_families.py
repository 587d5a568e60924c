"""The lower part of the board of Il Vecchio: what every family has, its tiles, its points."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from giglio.cli.boards import View
from giglio.cli.boards.il_vecchio_tiles import effect
from giglio.cli.boards.parts import Fitting, bare, grid, marks, seat_label, seat_style
from giglio.words import Words

TOKENS = ("florins", "assassin", "knight", "abbot", "scroll", "carriage", "bishop")
PEOPLE = ("supply", "in_towns")
LEAST, USUAL, FULL = 0, 1, 2  # how much room labels may take


def families(view: View, names: Sequence[str], words: Words) -> RenderableType:
    parts: list[RenderableType] = [
        Fitting(*(supplies(view, names, words, room) for room in (FULL, USUAL, LEAST))),
        tiles(view, names, words),
    ]
    scored = any(count != 0 for row in view["seats"] for count in row["sheet"].values())
    if scored and view["phase"] != "over":
        parts.append(Fitting(*(sheets(view, names, words, room) for room in (FULL, LEAST))))
    return Group(*parts)


def supplies(view: View, names: Sequence[str], words: Words, room: int) -> Table:
    """One line a seat: points, tokens, members, crests."""
    tokens = [
        words.name(token) if room == FULL else words.board(f"short-{token}") for token in TOKENS
    ]
    people = [words.board(label if room == FULL else f"short-{label}") for label in PEOPLE]
    heads = [words.board("vp"), *tokens, *people, "♦"]
    table = grid("<", *(f">{head}" for head in heads), tight=True)
    for seat, row in enumerate(view["seats"]):
        points = Text(str(row["points"]), style="bold")
        numbers = [held(row[name]) for name in (*TOKENS, *PEOPLE, "crests")]
        label = seat_label(names, seat, view["actor"], 14 if room > LEAST else 7)
        table.add_row(label, points, *numbers)
    return table


def held(count: int) -> Text:
    return Text(str(count)) if count else Text("·", style="dim")


# -- Tiles ---------------------------------------------------------------------------------------


def tiles(view: View, names: Sequence[str], words: Words) -> Table:
    """What every seat has before it, kind by kind; face down what these eyes may not see."""
    table = bare("<", "<")
    table.columns[1].no_wrap = False
    for seat, row in enumerate(view["seats"]):
        mark = Text(marks(names)[seat], style=f"{seat_style(seat)} reverse")
        parts = list(kinds(view, row, words))
        if parts:
            table.add_row(mark, Text("  ").join(parts))
    return table


def kinds(view: View, row: Mapping[str, Any], words: Words) -> Iterator[Text]:
    def told(label: str, slugs: Sequence[str], style: str = "") -> Text:
        said = " · ".join(effect(view, slug, words) for slug in slugs)
        return Text.assemble((f"{words.board(label)} ", "dim"), (said, style))

    if row["council"]:
        yield told("council-tiles", row["council"])
    if row["face_down_tile"]:
        yield told("new-council-tile", [row["face_down_tile"]])
    elif row["face_down"]:
        yield Text(words.board("hidden-council"), style="dim")
    if row["provinces"]:
        yield told("province-tiles", row["provinces"])
    if row["used"]:
        yield told("used-tiles", row["used"], "dim")
    if row["nobility"]:
        yield told("nobility-tiles", row["nobility"])
    elif row["nobility_count"]:
        yield Text(words.board("hidden-nobility", count=row["nobility_count"]), style="dim")


def own_choice(view: View, words: Words) -> RenderableType:
    """The tiles one is to choose from, with what they do."""
    if not view["seen"]:
        return Group()
    table = bare("<", "<")
    table.columns[1].no_wrap = False
    for tile in view["seen"]:
        table.add_row(Text(tile, style="bold"), effect(view, tile, words))
    return Group(Text(words.board("before-you"), style="dim"), table)


# -- Points --------------------------------------------------------------------------------------


def sheets(view: View, names: Sequence[str], words: Words, room: int) -> Table:
    """What every seat would score if the game ended now, source by source."""
    keys = list(view["seats"][0]["sheet"])
    heads = [words.source(key) for key in keys]
    if room == LEAST:
        heads = [words.board(f"short-{key}") for key in keys]
    table = grid(f"<{words.board('if-over')}", *(f">{head}" for head in heads), tight=True)
    for seat, row in enumerate(view["seats"]):
        numbers = [points(row["sheet"][key]) for key in keys]
        table.add_row(seat_label(names, seat, view["actor"], 14 if room else 7), *numbers)
    return table


def points(count: int | None) -> Text:
    return Text("?", style="dim") if count is None else held(count)
