"""The board of The Princes of Florence: the auction, the seats, the principalities, one's cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from giglio.cli.boards import View
from giglio.cli.boards.parts import (
    Fitting,
    Gap,
    framed,
    grid,
    marks,
    player,
    seat_label,
    seat_style,
    spaced,
)
from giglio.cli.boards.princes_cards import cards, characters
from giglio.cli.boards.princes_grid import pictures, preview, principalities
from giglio.words import Words

__all__ = ["draw", "preview"]

NOTHING = Text("·", style="dim")


def draw(view: View, names: Sequence[str], me: int | None, words: Words) -> RenderableType:
    """The whole board. `me` sees the own cards, a spectator those of nobody."""
    eyes = me if me is not None else max(view["actor"], 0)
    parts = [
        auction(view, names, eyes, words),
        characters(view, names, words),
        Gap(),
        seats(view, names, words),
        fame_track(view, names, words),
        Gap(),
        principalities(view, names, eyes, words),
        pictures(view, names, words) if view["turns"] else None,
        completed(view, names, words),
        supplies(view, eyes, words) if not view["turns"] and view["actor"] >= 0 else None,
        Gap(),
        cards(view, names, eyes, words),
    ]
    decks = {name: deck["count"] for name, deck in view["decks"].items()}
    return framed(
        words.board("round", round=view["round"], rounds=view["rounds"], minimum=view["minimum"]),
        Group(*(part for part in parts if part is not None)),
        words.board("decks", **decks),
    )


# -- the auction -----------------------------------------------------------------------------------


def auction(view: View, names: Sequence[str], eyes: int, words: Words) -> RenderableType:
    """The stacks, and in auctions how the bid stands."""
    stacks = spaced([stack(row, view, eyes, words) for row in view["objects"]], " · ")
    lines = [Text.assemble((f"{words.board('objects')} ", "dim"), stacks)]
    if view["object"] is not None and view["phase"] == "bidding":
        lines.append(bidding(view, names, words))
    return Group(*lines)


def bidding(view: View, names: Sequence[str], words: Words) -> Text:
    bid = Text.assemble(
        (words.board("high-bid", amount=view["high_bid"]), "bold"), " ",
        player(names, view["high_bidder"], 14),
    )  # fmt: skip
    following = Text(words.board("next-bid", amount=view["next_bid"]))
    said = spaced([Text(words.name(view["object"]), "bold"), bid, following], " · ")
    return Text.assemble((f"{words.board('auction')} ", "dim"), said)


def stack(row: Mapping[str, Any], view: View, eyes: int, words: Words) -> Text:
    """How many are left; dim with a cross, if it has been auctioned or `eyes` could not take it."""
    said = f"{words.name(row['object'])} {row['left']}"
    if row["object"] == view["object"]:
        return Text(f"▶{said}", style="bold")
    if row["closed"]:
        return Text(f"{said} ✗", style="dim")
    return Text(said, style="" if eyes in row["for"] else "dim")


# -- the seats -------------------------------------------------------------------------------------


def seats(view: View, names: Sequence[str], words: Words) -> RenderableType:
    return Fitting(
        seat_table(view, names, 12, lambda key: words.board(f"head-{key}"), words),
        seat_table(view, names, 7, lambda key: words.board(f"brief-{key}"), words),
    )


HEADS = (
    "points", "florins", "purse", "jesters", "builders", "freedoms", "hand", "prestige", "bonus",
    "works", "best", "empty",
)  # fmt: skip


def seat_table(
    view: View, names: Sequence[str], most: int, head: Callable[[str], str], words: Words
) -> Table:
    """One line a seat, all that a principality holds beside its grid."""
    table = grid("<", *(f">{head(key)}" for key in HEADS), "<", tight=True)
    for seat, row in enumerate(view["seats"]):
        hand = str(row["hand_cards"] - row["recruiting"])
        table.add_row(
            seat_label(names, seat, view["actor"], most),
            Text(str(row["points"]), style="bold"),
            money(row["florins"]),
            money(row["purse"]) if row["purse"] != row["florins"] else NOTHING.copy(),
            count(row["jesters"]),
            count(row["builders"]),
            freedoms(row, words),
            f"{hand}+{row['recruiting']}" if row["recruiting"] else hand,
            count(row["cards"]["prestige"]["count"]),
            count(row["cards"]["bonus"]["count"]),
            count(row["works"]),
            count(row["best"]),
            str(row["empty"]),
            standing(view, seat, words),
        )
    return table


def money(florins: int | None) -> str:
    return "?" if florins is None else str(florins)


def count(number: int) -> Text:
    return Text(str(number)) if number else NOTHING.copy()


def freedoms(row: Mapping[str, Any], words: Words) -> Text:
    """Those introduced, by their first letters."""
    return Text("".join(words.board(f"sign-{name}") for name in row["freedoms"])) or NOTHING.copy()


def standing(view: View, seat: int, words: Words) -> Text:
    """How a seat stands in the auctions."""
    row = view["seats"][seat]
    key = ""
    if view["stage"] == "auctions":
        key = auction_key(view, seat)
    elif view["stage"] == "characters" and row["settled"] and row["character"] is None:
        key = "passed"
    style = "dim" if key in ("out", "passed", "supplied") else ""
    return Text(words.board(key) if key else "", style)


def auction_key(view: View, seat: int) -> str:
    row = view["seats"][seat]
    if row["supplied"]:
        return "supplied"
    if not row["in_auction"]:
        return "out"
    if view["phase"] == "bidding":
        if seat == view["high_bidder"]:
            return "bids"
        return "passed" if row["passed"] else ""
    return "names" if seat == view["namer"] else ""


def fame_track(view: View, names: Sequence[str], words: Words) -> Text:
    """From the one who is furthest on: “C 14 · AB 9 · D 0”."""
    signs = marks(names)
    points = [row["points"] for row in view["seats"]]
    spaces = []
    for space in sorted(set(points), reverse=True):
        here = [
            Text(signs[seat], style=seat_style(seat))
            for seat, number in enumerate(points)
            if number == space
        ]
        spaces.append(Text.assemble(*here, f" {space}"))
    return Text.assemble((f"{words.board('fame-track')} ", "dim"), spaced(spaces, " · "))


def completed(view: View, names: Sequence[str], words: Words) -> RenderableType | None:
    """The professions that lie face up, and those that everybody knows to be in a hand."""
    lines = []
    for key, cards_of in (("on-tables", table_cards), ("in-hands", hand_cards)):
        said = [
            Text.assemble((marks(names)[seat], seat_style(seat)), f" {', '.join(cards)}")
            for seat, row in enumerate(view["seats"])
            if (cards := cards_of(row, words))
        ]
        if said:
            lines.append(Text.assemble((f"{words.board(key)} ", "dim"), spaced(said, " · ")))
    return Group(*lines) if lines else None


def table_cards(row: Mapping[str, Any], words: Words) -> list[str]:
    """With the recruiting cards that lie where somebody recruited."""
    recruiting = [words.name("recruiting")] * row["recruited"]
    return [*(words.name(card) for card in row["table"]), *recruiting]


def hand_cards(row: Mapping[str, Any], words: Words) -> list[str]:
    return [words.name(card) for card in row["open_hand"]]


# -- what is left beside the board -----------------------------------------------------------------


def supplies(view: View, eyes: int, words: Words) -> RenderableType:
    """What can still be built at which price, and the freedoms that are left."""
    row = view["seats"][eyes]
    buildings = [
        f"{words.name(name)} (1)" if view["buildings"][name] == 1 else words.name(name)
        for name in row["buildable"]
    ]
    free = [f"{words.board(f'short-{name}')} {left}" for name, left in view["freedoms"].items()]
    heading = words.board("buildable", price=row["building_price"])
    return Group(
        Text.assemble((f"{heading} ", "dim"), " · ".join(buildings) or "–"),
        Text.assemble((f"{words.board('freedoms-left')} ", "dim"), " · ".join(free)),
    )
