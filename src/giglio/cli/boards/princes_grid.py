"""The principalities of The Princes of Florence: their grids, and a piece that is being laid."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from giglio.cli.boards import View
from giglio.cli.boards.parts import Fitting, bare, player, seat_label
from giglio.words import Words

COLUMNS = "abcdefg"
ROWS = range(1, 8)
FREE = "·"
# In colours, but every piece also bears its sign. Buildings go by their sizes.
LARGE, MEDIUM, SMALL = "white on red", "white on magenta", "black on yellow"
STYLES = {
    "palazzo": "black on white",
    "forest": "black on green",
    "lake": "white on blue",
    "park": "black on bright_green",
    "university": LARGE,
    "laboratory": LARGE,
    "workshop": LARGE,
    "library": MEDIUM,
    "opera": MEDIUM,
    "studio": MEDIUM,
    "hospital": MEDIUM,
    "theater": MEDIUM,
    "tower": SMALL,
    "chapel": SMALL,
}
LAID, WRONG = "bold reverse", "bold white on red"

Cells = Mapping[str, tuple[int, str]]  # by space: which piece lies there, and its name


def principalities(view: View, names: Sequence[str], eyes: int, words: Words) -> RenderableType:
    """One's own with coordinates, the others beside it or, where there is no room, below."""
    others = [seat for seat in range(len(names)) if seat != eyes]
    own = [(label_of(view, names, eyes), large(cells_of(view, eyes), words))]
    rest = [(label_of(view, names, seat), small(cells_of(view, seat), words)) for seat in others]
    return Fitting(side_by_side([*own, *rest]), Group(side_by_side(own), side_by_side(rest)))


def label_of(view: View, names: Sequence[str], seat: int) -> Text:
    return seat_label(names, seat, view["actor"], 9)


def side_by_side(drawings: Sequence[tuple[Text, Text]]) -> Table:
    table = bare(*("<" for _ in drawings))
    table.add_row(*(label for label, _ in drawings))
    table.add_row(*(drawing for _, drawing in drawings))
    return table


def cells_of(view: View, seat: int) -> dict[str, tuple[int, str]]:
    """What lies on which space of a principality."""
    cells = dict.fromkeys(view["palazzo"], (-1, "palazzo"))
    for number, piece in enumerate(view["seats"][seat]["pieces"]):
        cells |= dict.fromkeys(piece["spaces"], (number, piece["piece"]))
    return cells


def large(cells: Cells, words: Words, laid: Mapping[str, str] | None = None) -> Text:
    """With coordinates. `laid`: spaces that a piece in hand would cover, with a style."""
    head = "   " + " ".join(f"{column} " for column in COLUMNS)
    lines = [Text(head.rstrip(), style="dim")]
    for row in ROWS:
        line = Text(f"{row} ", style="dim")
        for column, after in zip(COLUMNS, f"{COLUMNS[1:]} ", strict=True):
            line.append(cell(f"{column}{row}", cells, words, laid or {}))
            line.append(seam(f"{column}{row}", f"{after}{row}", cells))
        lines.append(line)
    return Text("\n").join(lines)


def small(cells: Cells, words: Words) -> Text:
    """Without room between the spaces."""
    lines = [
        Text.assemble(*(cell(f"{column}{row}", cells, words, {}) for column in COLUMNS))
        for row in ROWS
    ]
    return Text("\n").join([Text(""), *lines])


def cell(space: str, cells: Cells, words: Words, laid: Mapping[str, str]) -> Text:
    """One space, two signs wide."""
    if space in laid:
        return Text("##", style=laid[space])
    if space not in cells:
        return Text(f"{FREE} ", style="dim")
    piece = cells[space][1]
    return Text(words.board(f"sign-{piece}"), style=STYLES[piece])


def seam(space: str, after: str, cells: Cells) -> Text:
    """What is between two spaces: a piece goes through."""
    if space in cells and cells[space] == cells.get(after):
        return Text(" ", style=STYLES[cells[space][1]])
    return Text(" ")


# -- the piece that is being laid ------------------------------------------------------------------


def pictures(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """All ways to turn it, side by side: r1, r2 …"""
    heading = Text.assemble(
        (f"{words.board('to-lay')} ", "dim"), (words.name(view["piece"]), "bold"),
        (f" · {words.board('corner')}", "dim"),
    )  # fmt: skip
    table = bare(*("<" for _ in view["turns"]))
    table.add_row(*(Text(f"r{number}", "bold") for number, _ in enumerate(view["turns"], 1)))
    table.add_row(*(picture(shape, view["piece"]) for shape in view["turns"]))
    return Group(heading, table)


def picture(shape: Sequence[str], piece: str) -> Text:
    """The picture of a piece; its upper left corner may be blank, but is a corner all the same."""
    lines = [
        Text.assemble(
            *(Text("##", STYLES[piece]) if sign == "X" else Text("· ", "dim") for sign in row)
        )
        for row in shape
    ]
    return Text("\n").join(lines)


def covered(shape: Sequence[str], space: str) -> list[str]:
    """The spaces that a picture covers with its upper left corner there, as far as they exist."""
    left, top = COLUMNS.index(space[0]), int(space[1:])
    return [
        f"{COLUMNS[left + right]}{top + down}"
        for down, row in enumerate(shape)
        for right, sign in enumerate(row)
        if sign == "X" and left + right < len(COLUMNS) and top + down in ROWS
    ]


def preview(
    view: View, names: Sequence[str], described: Mapping[str, Any], fits: bool, words: Words
) -> Text | None:
    """What `lay c4 r1` would cover, in the principality of who lays; wrong where it cannot lie."""
    turns = view["turns"]
    if described["verb"] != "lay" or described["turn"] > len(turns):
        return None
    cells = cells_of(view, view["actor"])
    spaces = covered(turns[described["turn"] - 1], described["space"])
    laid = {space: LAID if fits and space not in cells else WRONG for space in spaces}
    if not fits:
        laid = {space: WRONG if space in cells else LAID for space in spaces}
    heading = Text.assemble(
        player(names, view["actor"], 14), " ", words.name(view["piece"]), f" {described['space']} ",
        f"r{described['turn']}",
    )  # fmt: skip
    return Text("\n").join([heading, large(cells, words, laid)])
