"""The principality: its spaces as the bits of one number, and every way to lay a piece on them.

Seven columns and seven rows are kept eight bits apart, so that a step to the side or up and down is
a shift, and what steps off the grid falls on bits that no space has.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

COLUMNS: Final = 7
ROWS: Final = 7
STRIDE: Final = 8
SPACES: Final = COLUMNS * ROWS
MOST_TURNS: Final = 8  # ways to turn a piece, and to turn it over
SPACE_NAMES: Final = tuple(f"{'abcdefg'[at % COLUMNS]}{at // COLUMNS + 1}" for at in range(SPACES))
EVERYWHERE: Final[i64] = 0x7F7F7F7F7F7F7F

Shape = tuple[str, ...]  # rows of a piece, “X” where it covers a space


class Placement(NamedTuple):
    """One way to lay a piece: the corner of its picture, how it is turned, its spaces."""

    space: int
    turn: int
    covered: int


def bit_of(column: int, row: int) -> int:
    return 1 << (row * STRIDE + column)


def beside(covered: i64) -> i64:
    """The spaces that share an edge with these, and some of these themselves."""
    around = (covered << 1) | (covered >> 1) | (covered << STRIDE) | (covered >> STRIDE)
    return around & EVERYWHERE


def count_bits(number: i64) -> i64:
    count: i64 = 0
    while number > 0:
        number = number & (number - 1)
        count += 1
    return count


def turned(shape: Shape) -> Shape:
    """A quarter turn clockwise."""
    return tuple("".join(column) for column in zip(*reversed(shape), strict=True))


def turned_over(shape: Shape) -> Shape:
    return tuple(row[::-1] for row in shape)


def turns_of(shape: Shape) -> list[Shape]:
    """All that turning and turning over makes of a piece, each once: r1, r2 …"""
    found: list[Shape] = []
    for side in (shape, turned_over(shape)):
        here = side
        for _ in range(4):
            if here not in found:
                found.append(here)
            here = turned(here)
    return found


def covered_by(shape: Shape, column: int = 0, row: int = 0) -> int:
    """The spaces a piece covers when the corner of its picture lies there."""
    return sum(
        bit_of(column + right, row + down)
        for down, line in enumerate(shape)
        for right, sign in enumerate(line)
        if sign == "X"
    )


def placements_of(shape: Shape) -> list[Placement]:
    """Every way to lay a piece completely within the grid."""
    found: list[Placement] = []
    for turn, picture in enumerate(turns_of(shape)):
        for row in range(ROWS - len(picture) + 1):
            for column in range(COLUMNS - len(picture[0]) + 1):
                covered = covered_by(picture, column, row)
                found.append(Placement(row * COLUMNS + column, turn, covered))
    return found


def size_of(shape: Sequence[str]) -> int:
    return sum(line.count("X") for line in shape)


def spaces_of(covered: int) -> list[str]:
    """The names of spaces, row by row."""
    return [
        name for at, name in enumerate(SPACE_NAMES) if covered & bit_of(at % COLUMNS, at // COLUMNS)
    ]
