"""The board of Il Vecchio: the map with its middlemen, the five tracks, tiles and families.

Beside the map, or below it on a narrow terminal, stands what helps to read it: what every colour
of towns brings and where its middleman is.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from giglio.cli.boards import View
from giglio.cli.boards.il_vecchio_families import families, own_choice
from giglio.cli.boards.il_vecchio_map import COLOURS, crowds, draw_map, tag
from giglio.cli.boards.il_vecchio_tiles import amount, amounts, effect, label
from giglio.cli.boards.parts import Fitting, Gap, bare, framed, grid, marks, seat_style
from giglio.words import Words

MAP = (76, 28)  # columns and rows
SIDE = 28
CREST = "♦"
PLACING = ("area", "placing", "rolling")


def draw(view: View, names: Sequence[str], me: int | None, words: Words) -> RenderableType:
    """The whole board; of what is hidden it shows what the view holds."""
    return framed(
        words.board(stage(view), round=view["round"]),
        Group(
            country(view, names, words),
            Gap(),
            tracks(view, names, words),
            provinces(view, words),
            offices(view, words),
            Gap(),
            families(view, names, words),
            own_choice(view, words),
        ),
        words.board("crests-left", left=view["crests_left"], crests=view["crests"]),
    )


def stage(view: View) -> str:
    if view["final"]:
        return "double-turns"
    return "round" if view["round"] else "setting-up"


# -- The map and what stands beside it -----------------------------------------------------------


def country(view: View, names: Sequence[str], words: Words) -> RenderableType:
    drawn = draw_map(view, names, words, *MAP)
    wide = Table.grid(padding=(0, 2, 0, 0))
    wide.add_column(width=MAP[0], no_wrap=True)
    wide.add_column(width=SIDE)
    wide.add_row(drawn, Group(colours(view, words), Text(""), events(view, words)))
    narrow = Group(drawn, colour_table(view, words), events(view, words))
    legend = Text(words.board("legend"), style="dim")
    below = [crowds(view, names, words)]
    if view["phase"] in PLACING:
        below.append(areas(view, words))
    below.append(fares(view, words))
    return Group(Fitting(wide, narrow), legend, *filter(None, below))


def colours(view: View, words: Words) -> RenderableType:
    """What the towns of a colour bring and, in a line below, where its middleman is and goes."""
    lines = [Text(words.board("colours"), style="dim")]
    for sign, gives, way in colour_rows(view, words):
        lines.append(Text.assemble(sign, " ", gives))
        if way:
            lines.append(Text(f" {way}", style="dim"))
    return Group(*lines)


def colour_table(view: View, words: Words) -> RenderableType:
    table = bare("<", "<", "<")
    for sign, gives, way in colour_rows(view, words):
        table.add_row(sign, gives, Text(way, style="dim"))
    return table


def colour_rows(view: View, words: Words) -> Iterator[tuple[Text, str, str]]:
    """The tag of a colour, what its towns bring, and the way of its middleman."""
    for colour in COLOURS:
        gives = [town["gives"] for town in view["towns"] if town["colour"] == colour]
        if not gives or not gives[0]:
            continue
        said = " / ".join(amount(token, count, words) for token, count in gives[0].items())
        where = view["middlemen"].get(colour)
        towns = [words.name(where[at]) for at in ("town", "next")] if where else []
        yield tag(colour, words, where is not None), said, " → ".join(towns)


def events(view: View, words: Words) -> RenderableType:
    """What crests can still bring, and where the additional cost token lies."""
    token = Text(words.board("token", track=view["token"]), style="dim")
    unseen = [f"{words.name(event)} {count}" for event, count in view["unseen_events"].items()]
    if not unseen:
        return token
    return Group(Text(label(words, "events", events=", ".join(unseen)), style="dim"), token)


def areas(view: View, words: Words) -> Text:
    """Which towns are beside which area; all, or the one in question."""
    here = [area for area in view["areas"] if view["area"] in (None, 0, area["number"])]
    told = [
        Text.assemble(
            (f"‹{area['number']}› ", "cyan"), ", ".join(words.name(town) for town in area["towns"])
        )
        for area in here
    ]
    return Text("  ").join(told)


def fares(view: View, words: Words) -> Text | None:
    """How far the chosen member gets on foot for what its seat has."""
    reach: dict[int, list[str]] = {}
    for town, fare in view["fares"].items():
        if fare <= view["seats"][view["actor"]]["florins"]:
            reach.setdefault(fare, []).append(words.name(town))
    if not reach:
        return None
    told = [Text(words.board("on-foot", town=view["town"]), style="dim")]
    for fare, towns in sorted(reach.items()):
        price = (f"{amount('florins', fare, words)} ", "bold")
        told.append(Text.assemble(price, ", ".join(towns)))
    return Text("  ").join(told)


# -- The tracks ----------------------------------------------------------------------------------


def tracks(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """One row a track: who stands on its spaces; what the free ones cost and score."""
    rows = view["tracks"]
    numbers = sorted({one["space"] for row in rows.values() for one in row["spaces"]})
    beyond = any(row["beyond"] for row in rows.values())
    headings = [f"<{number}" for number in numbers] + [f"<{words.board('beyond')}"] * beyond
    table = grid(f"<{words.board('tracks')}", *headings, f"<{words.board('majority')}")
    for name, row in rows.items():
        here = {one["space"]: one for one in row["spaces"]}
        cells = [space(here.get(number), next_free(row), names) for number in numbers]
        if beyond:
            cells.append(Text.assemble(*(sign(seat, names) for seat in row["beyond"])))
        leader = sign(row["leader"], names) if row["leader"] >= 0 else Text("–", style="dim")
        table.add_row(words.name(name), *cells, leader)
    return Group(table, Text(label(words, "tracks-hint", crest=CREST), style="dim"))


def next_free(row: Mapping[str, Any]) -> Mapping[str, Any] | None:
    return next((one for one in row["spaces"] if one["seat"] is None), None)


def space(
    one: Mapping[str, Any] | None, following: Mapping[str, Any] | None, names: Sequence[str]
) -> Text:
    """“A 5” where somebody stands, “4→4♦” where nobody does: florins, points, a crest."""
    if one is None:
        return Text("")
    if one["seat"] is not None:
        return Text.assemble(sign(one["seat"], names), (f" {one['points']}", "dim"))
    cost = str(one["cost"] or "")
    crest = CREST if one["crest"] else ""
    return Text(f"{cost}→{one['points']}{crest}", style="bold" if one is following else "dim")


def sign(seat: int, names: Sequence[str]) -> Text:
    return Text(marks(names)[seat], style=seat_style(seat))


def provinces(view: View, words: Words) -> RenderableType:
    """Where a region is entered, whom that takes, and the tiles that are left."""
    lines = []
    for name, row in view["tracks"].items():
        if "tiles" in row:
            way = label(
                words, "region", region=words.name(name), gate=words.name(row["gate"]),
                followers=followers(row["needs"], words),
            )  # fmt: skip
            tiles = " · ".join(effect(view, tile, words) for tile in row["tiles"])
            lines.append(Text.assemble((f"{way}: ", "dim"), tiles or "–"))
    return Group(*lines)


def followers(needs: Sequence[Sequence[int]], words: Words) -> str:
    """“1 knight + 1 abbot”, or how many of different kinds where many payments fit."""
    kinds = ("assassin", "knight", "abbot")
    if len(needs) > 1 and len({tuple(sorted(row)) for row in needs}) == 1:
        counts = " + ".join(str(n) for n in sorted(needs[0], reverse=True) if n)
        return label(words, "kinds", counts=counts)
    rows = [{kind: n for kind, n in zip(kinds, row, strict=True) if n} for row in needs]
    return " / ".join(amounts(row, words) for row in rows)


def offices(view: View, words: Words) -> RenderableType:
    """What an office takes, and what is known of the stacks."""
    said = []
    for name in ("council", "nobility"):
        row, stack = view["tracks"][name], view[f"{name}_stack"]
        price = amount("scroll", row["scrolls"], words)
        if row["next_cost"]:
            price += f" + {amount('florins', row['next_cost'], words)}"
        known = ", ".join(words.name(tile) for tile in stack["known"])
        tiles = words.board("stack", count=stack["count"])
        known = f" ({label(words, 'known', tiles=known)})" if known else ""
        said.append(f"{words.name(name)} {price}, {tiles}{known}")
    gate = words.name(view["tracks"]["council"]["gate"])
    return Text.assemble((f"{gate}: ", "dim"), " · ".join(said))
