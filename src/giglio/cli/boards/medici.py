"""The board of Medici: the lot on offer, the ships, and the five tracks as levels.

The model for other boards: it takes everything from the view and knows no rules. A drawing that
may be too wide for a terminal comes in several widths (`Fitting`), everything coloured says in
letters too what it is, and every word comes from the game's words files (`board-…`, `name-…`).
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from giglio.cli.boards import View
from giglio.cli.boards.parts import (
    Fitting,
    framed,
    grid,
    marks,
    player,
    seat_label,
    seat_style,
    short_names,
    spaced,
)
from giglio.words import Words

COLOURS = {"cloth": "blue", "spice": "red", "grain": "yellow", "dye": "magenta", "fur": "green"}
GOLD = "bold yellow"


def draw(view: View, names: Sequence[str], me: int | None, words: Words) -> RenderableType:
    """The whole board. `me` is whose view it is; in Medici nobody sees more than others."""
    return framed(
        words.board("day", day=view["day"], days=view["days"]),
        Group(
            lot(view, names, words),
            "",
            ships(view, names, words),
            "",
            tracks(view, names, words),
        ),
        words.board("deck", cards=view["deck"]),
    )


# -- The lot ---------------------------------------------------------------------------------


def lot(view: View, names: Sequence[str], words: Words) -> RenderableType:
    if view["phase"] == "over":
        return Text(words.board("no-lot"), style="dim")
    cards = spaced([card(name, words, boxed=True) for name in view["lot"]])
    worth = Text(words.board("worth", worth=view["lot_value"]), style="dim")
    selector = player(names, view["selector"], 20)
    lines = [
        Text.assemble(words.board("lot"), " ", selector, "  ", cards, "  ", worth),
        bidding(view, names, words),
    ]
    if view["unsold"]:
        lines.append(Text(words.board("unsold", cards=view["unsold"]), style="dim"))
    return Group(*lines)


def bidding(view: View, names: Sequence[str], words: Words) -> Text:
    if view["phase"] != "bidding":
        return Text(words.board("selecting"), style="dim")
    if view["high_bidder"] < 0:
        return Text(words.board("no-bid"), style="dim")
    high = Text(words.board("high-bid", amount=view["high_bid"]), style="bold")
    return Text.assemble(high, " · ", player(names, view["high_bidder"], 20))


def card(name: str, words: Words, boxed: bool = False) -> Text:
    """A card in the colour of its commodity: “grain 5”."""
    said = words.name(name)
    style = COLOURS.get(commodity_of(name), GOLD)
    return Text(f"[{said}]" if boxed else said, style=style, no_wrap=True)


def short_card(name: str, words: Words, short: dict[str, str]) -> Text:
    """The same where room is dear: “gr5”. The gold is not cut: it has no number."""
    commodity, _, number = name.partition("-")
    said = f"{short[commodity]}{number}" if number else words.name(name)
    return Text(said, style=COLOURS.get(commodity, GOLD), no_wrap=True)


def commodity_of(name: str) -> str:
    return name.partition("-")[0]


# -- The ships -------------------------------------------------------------------------------


def ships(view: View, names: Sequence[str], words: Words) -> RenderableType:
    tracks = list(view["seats"][0]["tracks"])
    short = dict(zip(tracks, short_names([words.name(track) for track in tracks]), strict=True))
    full_cards = [[card(name, words) for name in row["ship"]] for row in view["seats"]]
    short_cards = [
        [short_card(name, words, short) for name in row["ship"]] for row in view["seats"]
    ]
    return Fitting(
        ship_table(view, names, words, full_cards, 14),
        ship_table(view, names, words, short_cards, 14),
        ship_table(view, names, words, short_cards, 7),
    )


def ship_table(
    view: View, names: Sequence[str], words: Words, cards: Sequence[Sequence[Text]], most: int
) -> Table:
    """One row a seat: holds, cargo and its place, florins and the place they give."""
    seats = view["seats"]
    hold = max([len(text) for ship in cards for text in ship] + [3])
    ship = f"{words.board('ship')} ({' '.join(map(str, view['payments']['ships']))})"
    labels = [words.board(label) for label in ("cargo", "florins")]
    table = grid("<", f"<{ship}", *(f">{label}" for label in labels), tight=True)
    for seat, row in enumerate(seats):
        table.add_row(
            seat_label(names, seat, view["actor"], most),
            holds(cards[seat], row["holds"], hold),
            ranked(row["cargo"], [other["cargo"] for other in seats]),
            ranked(row["florins"], [other["florins"] for other in seats], "bold"),
        )
    return table


def holds(cards: Sequence[Text], holds: int, width: int) -> Text:
    empty = [Text("·", style="dim")] * (holds - len(cards))
    row = [text.copy() for text in (*cards, *empty)]
    for text in row:
        text.pad_right(width - len(text))
    return spaced(row)


def ranked(number: int, numbers: Sequence[int], style: str = "") -> Text:
    """A number with its place among those of all seats, as it stands."""
    place = 1 + sum(other > number for other in numbers)
    return Text.assemble((f"{number:>3}", style), (f" #{place}", "dim"))


# -- The tracks ------------------------------------------------------------------------------


def tracks(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """One row a commodity, one column a level; the signs of the players stand on their levels."""
    seats, bonuses = view["seats"], view["payments"]["bonuses"]
    heading = (
        f"{words.board('tracks')} ({' '.join(str(a) for a in view['payments']['awards'] if a)})"
    )
    levels = [f"<{step}" + (f"+{bonus}" if bonus else "") for step, bonus in enumerate(bonuses)]
    table = grid(f"<{heading}", *levels, tight=True)
    for column in table.columns[1:]:
        column.min_width = min(len(seats), 4)
    for commodity in seats[0]["tracks"]:
        at = [row["tracks"][commodity] for row in seats]
        cells = [standing(step, at, names) for step in range(len(bonuses))]
        table.add_row(Text(words.name(commodity), style=COLOURS.get(commodity, "")), *cells)
    return table


def standing(step: int, levels: Sequence[int], names: Sequence[str]) -> Text:
    here = [
        Text(mark, style=seat_style(seat))
        for seat, mark in enumerate(marks(names))
        if levels[seat] == step
    ]
    return Text.assemble(*here) if here else Text("·", style="dim")
