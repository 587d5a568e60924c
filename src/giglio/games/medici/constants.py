"""The small numbers that a state of Medici is written in."""

from typing import Final

from mypy_extensions import i64

FIRST_SEAT: Final[i64] = 0  # kinds of chance
CARD: Final[i64] = 1

SELECTING: Final[i64] = 0  # phases
BIDDING: Final[i64] = 1
ENDED: Final[i64] = 2
PHASES: Final = ("selecting", "bidding", "over")

NOBODY: Final[i64] = -1
EMPTY: Final[i64] = -1  # a hold without a card

BIDS: Final[i64] = 0  # sources of florins, paid or received
SHIPS: Final[i64] = 1
AWARDS: Final[i64] = 2
BONUSES: Final[i64] = 3
SOURCES: Final[i64] = 4
