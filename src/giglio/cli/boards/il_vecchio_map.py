"""The map of Il Vecchio: towns on a grid of characters, roads between them as dotted lines.

A town’s tag names its colour by letters, too: “[br]” where its middleman is, “ br ” where he is
not. Below its name stand the members: “AAB(C)” are three who stand and one who lies.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from rich.text import Text

from giglio.cli.boards import View
from giglio.cli.boards.il_vecchio_places import TAG, Box, Label, arranged
from giglio.cli.boards.parts import marks, seat_style
from giglio.words import Words

COLOURS = {
    "brown": "black on yellow", "black": "bright_white on black", "gray": "black on grey62",
    "white": "black on bright_white", "purple": "bright_white on magenta",
    "green": "black on green", "red": "bright_white on red", "florence": "bold reverse",
}  # fmt: skip
MOST_SIGNS = 2  # of one player in one place; more of them are counted
BRAILLE = 0x2800  # a character for every set of eight dots
DOTS = ((1, 8), (2, 16), (4, 32), (64, 128))  # which of them, by row and column
Cell = tuple[str, str]  # a character and its style


def tag(colour: str, words: Words, middleman: bool = False) -> Text:
    """The sign of a colour of towns."""
    letters = words.board(f"tag-{colour}")
    said = f"[{letters}]" if middleman else f" {letters} "
    return Text(said, style=COLOURS[colour], no_wrap=True)


def draw_map(view: View, names: Sequence[str], words: Words, width: int, height: int) -> Text:
    towns, areas = view["towns"], view["areas"]
    labels = [Label(town["x"], town["y"], room(town, words), 2, TAG) for town in towns]
    signs = [area_sign(area) for area in areas]
    labels += [
        Label(area["x"], area["y"], len(sign), 1, len(sign))
        for area, sign in zip(areas, signs, strict=True)
    ]
    boxes = arranged(tuple(labels), width, height)
    places = {town["town"]: box for town, box in zip(towns, boxes, strict=False)}
    canvas = Canvas(width, height)
    for one, other in roads(towns):
        canvas.line(places[one], places[other])
    for number, box in zip(signs, boxes[len(towns) :], strict=True):
        canvas.write(Text(number, style="cyan"), box.row, box.column)
    for town in towns:
        box = places[town["town"]]
        sign = signpost(town, box.mark > box.column, town["town"] == view["town"], words)
        here = members(town, names)
        here.truncate(box.width, overflow="ellipsis")
        draw_town(canvas, box, sign, here)
    return canvas.text()


def area_sign(area: Mapping[str, Any]) -> str:
    return f"‹{area['number']}›"


def roads(towns: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """Every road once."""
    for town in towns:
        for other in town["roads"]:
            if town["town"] < other:
                yield town["town"], other


def draw_town(canvas: "Canvas", box: Box, sign: Text, here: Text) -> None:
    """A town’s tag, its name beside it, its members below; roads keep away from all of it."""
    left = box.mark > box.column  # the name lies to the left of the tag
    canvas.clear(box.row, box.column - 1, box.width + 2)
    canvas.write(sign, box.row, box.column)
    if len(here):
        start = box.column + box.width - len(here) if left else box.column
        canvas.clear(box.row + 1, start - 1, len(here) + 2)
        canvas.write(here, box.row + 1, start)


def room(town: Mapping[str, Any], words: Words) -> int:
    """The columns that a town has: as many as its tag and its name take."""
    return TAG + 1 + len(words.name(town["town"]))


def crowds(view: View, names: Sequence[str], words: Words) -> Text | None:
    """The members of towns that have no room for them on the map."""
    told = [
        Text.assemble(f"{words.name(town['town'])}: ", members(town, names))
        for town in view["towns"]
        if len(members(town, names)) > room(town, words)
    ]
    return Text(" · ").join(told) if told else None


def signpost(town: Mapping[str, Any], left: bool, chosen: bool, words: Words) -> Text:
    """The tag and the name of a town; the name stands out where the middleman is."""
    style = "reverse" if chosen else "bold" if town["middleman"] else ""
    name = Text(words.name(town["town"]), style=style)
    parts = [tag(town["colour"], words, town["middleman"]), name]
    return Text(" ").join(reversed(parts) if left else parts)


def members(town: Mapping[str, Any], names: Sequence[str]) -> Text:
    """Who stands in a town and, in brackets, who lies there."""
    standing, lying = (several(town[how], names) for how in ("standing", "lying"))
    return Text.assemble(standing, "(", lying, ")") if len(lying) else standing


def several(counts: Sequence[int], names: Sequence[str]) -> Text:
    """The sign of a player once for each member; for many with their number, as in “A5”."""
    shown = []
    for seat, sign in enumerate(marks(names)):
        count = counts[seat]
        counted = count > MOST_SIGNS and not sign.isdigit()  # “15” would say something else
        shown.append(Text(f"{sign}{count}" if counted else sign * count, style=seat_style(seat)))
    return Text.assemble(*shown)


class Canvas:
    """A grid of characters, written on from the bottom up; lines are finer, of two by four dots."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.dots = [[0] * width for _ in range(height)]
        self.signs: list[list[Cell | None]] = [[None] * width for _ in range(height)]

    def write(self, text: Text, row: int, column: int) -> None:
        """A text; what would not fit moves to the left."""
        column = max(min(column, self.width - len(text)), 0)
        for at, sign in enumerate(text.divide(range(1, len(text)))):
            if column + at < self.width:
                style = str(sign.spans[0].style) if sign.spans else str(sign.style)
                self.signs[row][column + at] = (sign.plain, style)

    def clear(self, row: int, column: int, width: int) -> None:
        """No lines in these cells."""
        for at in range(max(column, 0), min(column + width, self.width)):
            self.dots[row][at] = 0

    def line(self, one: Box, other: Box) -> None:
        """A line from tag to tag."""
        x, y = centre(one)
        along, down = centre(other)[0] - x, centre(other)[1] - y
        steps = max(abs(along), abs(down), 1)
        for step in range(0, steps + 1, 2):
            column, right = divmod(x + round(along * step / steps), 2)
            row, below = divmod(y + round(down * step / steps), 4)
            self.dots[row][column] |= DOTS[below][right]

    def text(self) -> Text:
        lines = []
        for signs, dots in zip(self.signs, self.dots, strict=True):
            cells = [sign or road(dot) for sign, dot in zip(signs, dots, strict=True)]
            runs = groupby(cells, key=itemgetter(1))
            lines.append(Text.assemble(*(("".join(c for c, _ in run), how) for how, run in runs)))
        return Text("\n", no_wrap=True, overflow="crop").join(lines)


def centre(box: Box) -> tuple[int, int]:
    """The middle of a tag, in dots."""
    return 2 * box.mark + TAG, 4 * box.row + 2


def road(dots: int) -> Cell:
    return chr(BRAILLE + dots) if dots else " ", "dim"
