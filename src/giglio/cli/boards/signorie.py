"""The board of Signorie: rewards, the five columns of dice and helpers, tracks, cities, families.

The action slots and helper grids of all player boards are the same, so one table of five columns
shows them for everybody: signs of players say whose die or helper it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
    seat_style,
    short_names,
    spaced,
)
from giglio.cli.boards.signorie_families import families, plan
from giglio.words import Words

COLOURS = {
    "yellow": "yellow", "red": "red", "violet": "magenta", "grey": "white", "turquoise": "cyan",
}  # fmt: skip
SEX_SIGNS = {"male": "♂", "female": "♀"}
NOTHING = Text("·", style="dim")


def draw(view: View, names: Sequence[str], me: int | None, words: Words) -> RenderableType:
    """The whole board. All is open in Signorie; `me` says whose plan is shown in full."""
    eyes = me if me is not None else max(view["actor"], 0)
    return framed(
        words.board("round", round=view["round"], rounds=view["rounds"]),
        Group(
            rewards(view, words),
            Gap(),
            columns(view, names, eyes, words),
            Gap(),
            tracks(view, names, words),
            Gap(),
            cities(view, names, words),
            Gap(),
            families(view, names, words),
            Gap(),
            plan(view, names, eyes, words),
        ),
        words.board("supplies", tiles=view["stack"], helpers=view["helper_supply"]),
    )


# -- What an effect does -------------------------------------------------------------------------


def effects_text(effects: Sequence[Mapping[str, Any]], words: Words) -> str:
    return " + ".join(effect_text(effect, words) for effect in effects)


def effect_text(effect: Mapping[str, Any], words: Words) -> str:
    """In few words: “2 fl.”; by the die “1/1/2/2/3/3 VP”."""
    if "by_die" in effect:
        said = "/".join(map(str, effect["by_die"]))
        return words.board(f"effect-{effect['do']}", n=said, count=2)
    cheaper = effect.get("cheaper", 0)
    return words.board(f"effect-{effect['do']}", n=effect["n"], count=effect["n"], cheaper=cheaper)


# -- The rewards ---------------------------------------------------------------------------------


def rewards(view: View, words: Words) -> RenderableType:
    """All seven, the current one marked, and what comes beside a reward."""
    if None in view["reward_tiles"]:
        return Text(words.board("no-rewards"), style="dim")
    tiles = [
        reward(tile, number, view["round"], words)
        for number, tile in enumerate(view["reward_tiles"], 1)
    ]
    heading = Text(words.board("rewards"), style="dim")
    return Group(
        Text.assemble(heading, " ", spaced(tiles, " · ")),
        Text(beside_reward(view, words), style="dim"),
    )


def reward(tile: Mapping[str, Any], number: int, now: int, words: Words) -> Text:
    if "effects" in tile:
        said = effects_text(tile["effects"], words)
    else:
        said = words.board("reward-points", each=tile["each"], what=tile["reward"])
    style = "bold" if number == now else "dim" if number < now else ""
    return Text(f"{'▶' if number == now else ''}{number}: {said}", style=style)


def beside_reward(view: View, words: Words) -> str:
    payment, now = view["payment"], view["round"]
    florins = view["wedding_florins"]
    if now > len(florins):
        return words.board("with-points", price=payment["price"], points=payment["points"])
    return words.board(
        "with-bonus", florins=payment["instead"], points="/".join(map(str, view["weddings"])),
        also=florins[max(now, 1) - 1],
    )  # fmt: skip


# -- The five columns ----------------------------------------------------------------------------


def columns(view: View, names: Sequence[str], eyes: int, words: Words) -> RenderableType:
    """By colour: dice, whose dice are placed, the three actions, the helpers."""
    rows = view["columns"]
    table = grid("<", *("<" for _ in rows), tight=True)
    for column, row in zip(table.columns[1:], rows, strict=True):
        arrow = "▶" if row["colour"] == view["colour"] else ""
        heading = f"{arrow}{words.name(row['colour'])} {row['cost']}"
        column.header = Text(heading, style=f"bold {COLOURS.get(row['colour'], '')}")
        column.no_wrap = False
    table.columns[0].style = "dim"
    table.add_row(words.board("dice"), *(dice(row) for row in rows))
    table.add_row(words.board("placed"), *(placed(view, names, row["colour"]) for row in rows))
    needs = view["seats"][eyes]["needs"]
    wanted = [needs.get(row["colour"], {}) for row in rows]
    cells = [Text(effects_text(row["effects"], words)) for row in rows]
    table.add_row(words.board("signoria"), *judged(cells, wanted, "signoria", needs))
    for sex, sign in SEX_SIGNS.items():
        cells = [Text(assignment(row["assignments"][sex], words)) for row in rows]
        table.add_row(f"{sign} {words.board('assignment')}", *judged(cells, wanted, sex, needs))
    cells = [
        Text(f"→ {words.name(row['hires'])}", style=COLOURS.get(row["hires"], "")) for row in rows
    ]
    table.add_row(words.board("hires"), *judged(cells, wanted, "hire", needs))
    for line in helper_lines(view):
        first = next(row["helper"] for row in line if row is not None)
        label = words.name(first.partition("-")[2])
        table.add_row(label, *(helper(view, names, row, words) for row in line))
    return Group(table, Text(words.board("needs-hint"), style="dim")) if needs else table


def dice(row: Mapping[str, Any]) -> Text:
    """The dice of a colour on the game board."""
    style = f"bold {COLOURS.get(row['colour'], '')}"
    shown = [Text(str(die), style=style) for die in row["dice"]]
    return spaced(shown) if shown else NOTHING.copy()


def placed(view: View, names: Sequence[str], colour: str) -> Text:
    """Who has placed which die of a colour: “A5 C3”."""
    signs = marks(names)
    here = [
        Text(f"{signs[seat]}{row['dice'][colour]}", style=seat_style(seat))
        for seat, row in enumerate(view["seats"])
        if colour in row["dice"]
    ]
    return spaced(here) if here else NOTHING.copy()


def assignment(tile: Mapping[str, Any] | None, words: Words) -> str:
    """The meeples it takes and what it does: “1–3: 2 fl.”."""
    if tile is None:
        return ""
    least, most = tile["least"], tile["most"]
    count = f"{least}" if least == most else f"{least}–{most}"
    return f"{count}: {effects_text(tile['effects'], words)}"


def judged(
    cells: Sequence[Text], wanted: Sequence[Mapping[str, Any]], action: str, needs: object
) -> list[Text]:
    """The same cells, with what an action takes in florins, and a cross where it is impossible."""
    if not needs:
        return list(cells)
    return [
        cell if action not in prices else priced(cell, prices[action])
        for cell, prices in zip(cells, wanted, strict=True)
    ]


def priced(cell: Text, price: int | None) -> Text:
    if price is None:
        return Text.assemble((f"{cell.plain} ✗", "dim"))
    return Text.assemble(cell, (f" +{price}", "bold")) if price else cell


def helper_lines(view: View) -> list[list[Mapping[str, Any] | None]]:
    """The helpers row by row; columns may have different numbers of them."""
    by_colour = [
        [row for row in view["helpers"] if row["colour"] == column["colour"]]
        for column in view["columns"]
    ]
    return [
        [here[line] if line < len(here) else None for here in by_colour]
        for line in range(max(map(len, by_colour)))
    ]


def helper(view: View, names: Sequence[str], row: Mapping[str, Any] | None, words: Words) -> Text:
    """The fee, what the helper does, and who has hired one."""
    if row is None:
        return Text("")
    signs = marks(names)
    hired = [
        Text(signs[seat], style=f"{seat_style(seat)} reverse")
        for seat, other in enumerate(view["seats"])
        if row["helper"] in other["helpers"]
    ]
    said = Text.assemble((f"{row['fee']}: ", "dim"), effects_text(row["effects"], words))
    return Text.assemble(said, " ", *hired) if hired else said


# -- Careers and initiative ----------------------------------------------------------------------


def tracks(view: View, names: Sequence[str], words: Words) -> Table:
    """One column a slot; the signs of the players stand on it, once for every man or disc."""
    slots, discs = view["slots"], view["initiative"]
    count = max(len(slots), len(discs))
    table = grid(f"<{words.board('slot')}", *(f"<{number + 1}" for number in range(count)))
    table.add_row(*scale(words.board("points"), [slot_points(slot, words) for slot in slots]))
    table.add_row(*scale(words.board("rank"), [str(slot["rank"]) for slot in slots]))
    for name, row in view["careers"].items():
        table.add_row(words.name(name), *(men(counts, names) for counts in row))
    points = [words.board("initiative-points", points=slot["points"]) for slot in discs]
    table.add_row(*scale("", points))
    stacks = [stack(slot["stack"], names) for slot in discs]
    table.add_row(words.board("initiative"), *stacks)
    return table


def scale(label: str, cells: Sequence[str]) -> list[Text]:
    return [Text(cell, style="dim") for cell in (label, *cells)]


def slot_points(slot: Mapping[str, int], words: Words) -> str:
    """The points of a slot and what it brings to who reaches it."""
    said = str(slot["points"])
    if slot["florins"]:
        said += f" +{effect_text({'do': 'florins', 'n': slot['florins']}, words)}"
    if slot["initiative"]:
        said += f" +{slot['initiative']}↑"
    return said


def men(counts: Sequence[int], names: Sequence[str]) -> Text:
    here = [
        Text(mark * counts[seat], style=seat_style(seat)) for seat, mark in enumerate(marks(names))
    ]
    return Text.assemble(*here) if any(counts) else NOTHING.copy()


def stack(seats: Sequence[int], names: Sequence[str]) -> Text:
    """The discs on a slot of the initiative track, the topmost first."""
    signs = marks(names)
    here = [Text(signs[seat], style=seat_style(seat)) for seat in seats]
    return Text.assemble(*here) if here else NOTHING.copy()


# -- The cities ----------------------------------------------------------------------------------


def cities(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """With names of Houses in full and the sexes of guests where there is room."""
    houses = view["houses"]
    full = {slug: words.name(slug) for slug in houses}
    short = dict(zip(houses, short_names([*full.values()], 3), strict=True))
    labels = [words.board(label) for label in ("cities", "places", "marriage", "mission")]
    brief = [*labels[:2], words.name("marriage"), words.name("mission")]
    return Fitting(
        Cities(view, names, words, full, SEX_SIGNS).table(labels),
        Cities(view, names, words, short, SEX_SIGNS).table(brief),
        Cities(view, names, words, short, {}).table(brief),
    )


@dataclass(frozen=True)
class Cities:
    """One drawing of the cities: what Houses are called there, and which signs the sexes have."""

    view: View
    names: Sequence[str]
    words: Words
    houses: Mapping[str, str]
    sexes: Mapping[str, str]

    def table(self, labels: Sequence[str]) -> Table:
        table = grid(*(f"<{label}" for label in labels))
        for city in self.view["cities"]:
            name = Text(self.words.name(city["city"]))
            if city["open"]:
                table.add_row(
                    name,
                    spaced([self.place(row) for row in city["places"]]),
                    self.offered(city["marriage"], ["marriage"]),
                    self.offered(city["mission"], [*self.view["careers"]]),
                )
            else:
                closed = self.words.board("closed") if self.sexes else "–"
                table.add_row(name, Text(closed), style="dim")
        return table

    def place(self, row: Mapping[str, Any]) -> Text:
        """Who has come there, or the value of a place that is free."""
        if "owner" not in row:
            return Text(str(row["value"]).ljust(2 if self.sexes else 1), style="bold")
        sign = marks(self.names)[row["owner"]] + self.sexes.get(row["sex"], "")
        return Text(sign, style=seat_style(row["owner"]))

    def offered(self, tile: str | None, rows: Sequence[str]) -> Text:
        """A tile, and who wants it: for missions also for which careers, by their first letters."""
        if tile is None:
            return NOTHING.copy()
        house, _, value = tile.rpartition("-")
        short = short_names([self.words.name(row).lower() for row in rows], 1)
        letters = dict(zip(rows, short, strict=True))
        wants = [Text(f"{self.houses[house]} {value}")]
        for seat, mark in enumerate(marks(self.names)):
            plans = self.view["seats"][seat]["rows"]
            wanting = [letters[row] for row in rows if house in plans[row]["wanted"]]
            if wanting:
                sign = mark if len(rows) == 1 else f"{mark}:{''.join(wanting)}"
                wants.append(Text(sign, style=seat_style(seat)))
        return spaced(wants)
