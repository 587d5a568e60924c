"""Cards in The Princes of Florence: one's own with what they are worth now, and the characters."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from giglio.cli.boards import View
from giglio.cli.boards.parts import Fitting, bare, grid, marks, player, seat_style, spaced
from giglio.words import Words

Row = Mapping[str, Any]
HAS, LACKS = "✓", "✗"


def cards(view: View, names: Sequence[str], eyes: int, words: Words) -> RenderableType | None:
    """What a seat has in hand and looks at; None for who may not see it."""
    worth = view["seats"][eyes]["worth"]
    if worth is None:
        return None
    parts: list[RenderableType] = [
        Fitting(beside(view, worth, words), below(view, worth, words)),
    ]
    if view["seen"]:
        parts.append(looked_at(view, words))
    if worth["recruits"] and view["actor"] == eyes:
        heading = Text(words.board("to-recruit"), style="dim")
        parts.append(Group(heading, works(view, worth["recruits"], words, names)))
    known = known_cards(view, words)
    return Group(*parts, *([known] if known else []))


def beside(view: View, worth: Row, words: Words) -> Table:
    table = bare("<", "<")
    table.add_row(hand(view, worth, words), extras(worth, words))
    return table


def below(view: View, worth: Row, words: Words) -> Group:
    return Group(hand(view, worth, words), extras(worth, words))


# -- professions -----------------------------------------------------------------------------------


def hand(view: View, worth: Row, words: Words) -> RenderableType:
    """The professions in hand; the Princess works without one."""
    lines: list[RenderableType] = []
    if worth["works"]:
        lines.append(works(view, worth["works"], words))
    else:
        lines.append(Text(words.board("no-professions"), style="dim"))
    if worth["princess"] is not None:
        value = verdict(worth["princess"], view["minimum"])
        lines.append(Text.assemble(words.name("princess"), " ", value))
    return Group(*lines)


def works(view: View, rows: Sequence[Row], words: Words, names: Sequence[str] = ()) -> Table:
    """One line a profession: what it prefers, ✓ or ✗, and what its work would come to now."""
    heads = [words.board(head) for head in ("building", "landscape", "freedom")]
    value = words.board("value", minimum=view["minimum"])
    first = words.board("profession")
    table = grid(f"<{first}", *(f"<{head}" for head in heads), f"<{value}", tight=True)
    for row in rows:
        label = Text(words.name(row["profession"]))
        if "from_seat" in row:
            label = Text.assemble(label, " (", player(names, row["from_seat"], 10), ")")
        table.add_row(label, *preferences(row, words), work_value(row, view["minimum"]))
    return table


def preferences(row: Row, words: Words) -> Iterator[Text]:
    for kind in ("building", "landscape", "freedom"):
        slug = row[kind]
        said = words.board(f"short-{slug}") if kind == "freedom" else words.name(slug)
        has = row[f"has_{kind}"]
        yield Text(f"{HAS if has else LACKS} {said}", style="" if has else "dim")


def work_value(row: Row, minimum: int) -> Text:
    """Without bonus cards and, where it is more, with all of them: “12 → 15”."""
    if row["best"] == row["value"]:
        return verdict(row["value"], minimum)
    return Text.assemble(
        verdict(row["value"], minimum), (" → ", "dim"), verdict(row["best"], minimum)
    )


def verdict(value: int, minimum: int) -> Text:
    """In bold what reaches the minimum; what does not, with what it lacks."""
    if value >= minimum:
        return Text(str(value), style="bold")
    return Text(f"{value} (−{minimum - value})", style="dim")


# -- bonus and prestige cards ----------------------------------------------------------------------


def extras(worth: Row, words: Words) -> RenderableType:
    table = bare("<", "<")
    for row in worth["bonus"]:
        table.add_row(words.name(row["bonus"]), bonus_worth(row, words))
    for row in worth["prestige"]:
        table.add_row(words.name(row["prestige"]), prestige_worth(row, words))
    if not table.row_count:
        return Text(words.board("no-extras"), style="dim")
    return table


def bonus_worth(row: Row, words: Words) -> Text:
    said = words.board("bonus-now", value=row["value"])
    return Text(said, style="bold" if row["value"] else "dim")


def prestige_worth(row: Row, words: Words) -> Text:
    """What it would score now, what at most and for equals: “4 of 7 (4) VP”."""
    key = "prestige-now" if row["shared"] else "prestige-now-alone"
    said = words.board(key, points=row["points"], most=row["most"], shared=row["shared"])
    return Text(said, style="bold" if row["points"] else "dim")


def looked_at(view: View, words: Words) -> RenderableType:
    """The cards before one's eyes, with what they would be worth."""
    heading: RenderableType = Text(words.board("looking"), style="bold")
    rows = view["seen_worth"]
    if view["deck"] == "profession":
        shown: RenderableType = works(view, rows, words)
    elif view["deck"] == "bonus":
        shown = extras({"bonus": rows, "prestige": []}, words)
    else:
        shown = extras({"bonus": [], "prestige": rows}, words)
    lines = [heading, shown]
    if view["under"]:
        lines.append(Text(words.board("under", cards=view["under"]), style="dim"))
    return Group(*lines)


def known_cards(view: View, words: Words) -> RenderableType | None:
    """The cards in the decks that one knows, by their place: 1 is uppermost."""
    lines = []
    for name, deck in view["decks"].items():
        placed = [
            f"{row['place']}. {words.name(row['card'])}"
            if row["place"]
            else words.name(row["card"])
            for row in sorted(deck["known"], key=lambda row: row["place"] or 99)
        ]
        if placed:
            heading = words.board(f"known-{name}")
            lines.append(Text(f"{heading} {', '.join(placed)}", style="dim"))
    return Group(*lines) if lines else None


# -- the characters --------------------------------------------------------------------------------


def characters(view: View, names: Sequence[str], words: Words) -> RenderableType | None:
    """With all bidding spaces while they are auctioned, else in one line."""
    if not view["characters"]:
        return None
    if view["stage"] == "characters":
        table = bare("<", "<")
        for row in view["characters"]:
            table.add_row(character(view, row, words), bidding_spaces(row, names, words))
        return table
    said = [
        Text.assemble(character(view, row, words), " ", owner(row, names))
        for row in view["characters"]
    ]
    return Text.assemble((f"{words.board('characters')} ", "dim"), spaced(said, " · "))


def character(view: View, row: Row, words: Words) -> Text:
    name = Text(words.name(row["character"]))
    if row["character"] == "banker":
        return Text.assemble(name, (f" ({words.board('pot', florins=view['pot'])})", "dim"))
    return name


def owner(row: Row, names: Sequence[str]) -> Text:
    if row["owner"] is None:
        return Text("–", style="dim")
    return player(names, row["owner"], 10)


def bidding_spaces(row: Row, names: Sequence[str], words: Words) -> Text:
    """The marker on its space, the higher spaces that are still free."""
    if row["owner"] is not None:
        return owner(row, names)
    if not row["on_offer"]:
        return Text(words.board("face-down"), style="dim")
    free = [Text(str(space)) for space in range(row["lowest"], row["highest"] + 1)]
    if row["bidder"] is None:
        return spaced(free)
    marker = Text(
        f"{marks(names)[row['bidder']]}{row['space']}",
        style=f"{seat_style(row['bidder'])} reverse",
    )
    return spaced([marker, *free])
