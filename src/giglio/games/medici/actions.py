"""Every decision a seat can take in Medici."""

from typing import Final

from mypy_extensions import i64

from giglio.kernel.actions import Actions, Verb, Whole

DRAW: Final[i64] = 0
STOP: Final[i64] = 1
PASS: Final[i64] = 2
BID: Final[i64] = 2  # a bid of n is the action BID + n, n at least 1


def medici_actions(most_florins: int) -> Actions:
    """Bids go as far as anyone's florins ever can."""
    return Actions(
        Verb("draw"), Verb("stop"), Verb("pass"), Verb("bid", Whole("amount", 1, most_florins))
    )
