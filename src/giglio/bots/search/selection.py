"""Which action of a node is looked at next."""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

# Exploration, in units of how widely results are spread: the noise of one result.
CURIOSITY: Final = 1.4
# Actions that a node tries at first, and how their number grows with the root of its visits.
WIDTH: Final = 4.0
GROWTH: Final = 1.0
# The node at which the decision falls looks at more.
ROOT_WIDTH: Final = 8.0
ROOT_GROWTH: Final = 2.0
# Where more actions wait than this, so many of them are drawn and the most promising is taken.
DRAWN: Final[i64] = 64


def width(visits: i64, at_root: bool) -> float:
    """How many actions of a long list a node may look at, after so many visits."""
    root = sqrt(float(visits))
    return ROOT_WIDTH + ROOT_GROWTH * root if at_root else WIDTH + GROWTH * root


def appeal(total: float, visits: i64, available: i64, curiosity: float) -> float:
    """The mean result of an action, and more for one that could have been tried more often."""
    count = float(visits)
    return total / count + curiosity * sqrt(log(float(available + 1)) / count)
