"""Where on a grid of characters the towns of a map go, so that no label covers another.

An edition gives every town and area a place on a map of its own. Here it becomes a row and a
column; a label may lie to the right or to the left of its town and be shifted a little.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

TAG = 4  # the width of a town’s tag: “[br]”
SHIFTS = (0, -1, 1, -2, 2)
TURNS = 20  # after so many rounds the labels stay where they are
COVERED = 100  # a cell under two labels is worse than any shift


@dataclass(frozen=True)
class Label:
    """What is to be placed: its place on the map, its size in cells."""

    x: int
    y: int
    width: int
    height: int
    anchor: int  # the width of the part that marks the place itself


@dataclass(frozen=True)
class Box:
    """Where a label lies; `mark` is the column of the part that marks the place."""

    row: int
    column: int
    width: int
    height: int
    mark: int

    def covered(self, other: "Box") -> int:
        """How many cells of it lie under the other, with a column between them."""
        rows = min(self.row + self.height, other.row + other.height) - max(self.row, other.row)
        columns = min(self.column + self.width, other.column + other.width) + 1
        columns -= max(self.column, other.column)
        return max(rows, 0) * max(columns, 0)


Offer = tuple[list[Box], list[int]]  # where a label may lie, and what is against it


@lru_cache(maxsize=32)
def arranged(labels: tuple[Label, ...], width: int, height: int) -> tuple[Box, ...]:
    """A box for every label: each in turn moves to where it fits best, until none wants to."""
    offers = [candidates(label, labels, width, height) for label in labels]
    near = [[at for at, other in enumerate(offers) if meet(offer, other)] for offer in offers]
    chosen = [boxes[0] for boxes, _ in offers]
    for _ in range(TURNS):
        before = list(chosen)
        for at, (boxes, costs) in enumerate(offers):
            chosen[at] = best(boxes, costs, [chosen[other] for other in near[at] if other != at])
        if chosen == before:
            break
    return tuple(chosen)


def meet(one: Offer, other: Offer) -> bool:
    """Whether any two of their boxes could come together."""
    return hull(one[0]).covered(hull(other[0])) > 0


def hull(boxes: Sequence[Box]) -> Box:
    """The smallest box around others."""
    row, column = min(box.row for box in boxes), min(box.column for box in boxes)
    height = max(box.row + box.height for box in boxes) - row
    return Box(row, column, max(box.column + box.width for box in boxes) - column, height, column)


def best(boxes: Sequence[Box], costs: Sequence[int], others: Sequence[Box]) -> Box:
    def burden(at: int) -> int:
        return costs[at] + COVERED * sum(boxes[at].covered(other) for other in others)

    return boxes[min(range(len(boxes)), key=burden)]


def candidates(label: Label, labels: Sequence[Label], width: int, height: int) -> Offer:
    """The boxes a label may have, and how far each is from where it should be."""
    row = scaled(label.y, [one.y for one in labels], height - label.height)
    mark = scaled(label.x, [one.x for one in labels], width - label.anchor)
    boxes, costs = [], []
    for down, along, left in product(SHIFTS, SHIFTS, (False, True)):
        at = mark + 3 * along
        column = at + label.anchor - label.width if left else at
        box = Box(row + down, column, label.width, label.height, at)
        inside = 0 <= box.row <= height - box.height and 0 <= column <= width - box.width
        if inside:
            boxes.append(box)
            costs.append(4 * abs(down) + 3 * abs(along) + left)
    if not boxes:  # on a map too small for it
        boxes, costs = [Box(max(row, 0), 0, label.width, label.height, 0)], [0]
    return boxes, costs


def scaled(value: int, values: Sequence[int], most: int) -> int:
    """A place between the least and the greatest, as a cell from 0 to `most`."""
    least, greatest = min(values), max(values)
    return round((value - least) * most / max(greatest - least, 1))
