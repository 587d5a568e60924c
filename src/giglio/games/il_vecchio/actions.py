"""Every decision a seat can take in Il Vecchio."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from giglio.kernel.actions import Actions, Choice, Verb, Whole

# Tokens and coins, in the order in which they are counted everywhere.
TOKEN_NAMES: Final = (
    "florins", "assassin", "knight", "abbot", "scroll", "carriage", "bishop",
)  # fmt: skip
MOST_FOLLOWERS: Final = 3  # of one kind that a province can ask for
LEAST_AREA: Final = 2
MOST_AREA: Final = 12

DONE: Final[i64] = 0
PASS: Final[i64] = 1  # the whole double turn
REINFORCE: Final[i64] = 2
RECOVER: Final[i64] = 3
STAY: Final[i64] = 4  # act where the member stands
LIE: Final[i64] = 5  # the member lies down, a middleman moves on
BISHOP: Final[i64] = 6  # … or a bishop is paid instead
BUY: Final[i64] = 7  # one more scroll
COINS: Final[i64] = 8  # pay a province’s florins …
FREE: Final[i64] = 9  # … or use the tile that waives them
COUNCIL: Final[i64] = 10
NOBILITY: Final[i64] = 11
ROLL: Final[i64] = 12
TAKE: Final[i64] = 13  # + token
GIVE: Final[i64] = 20  # + token
AREA: Final[i64] = 27  # + number of the area - LEAST_AREA
PAY: Final[i64] = (
    38  # + (assassins * 4 + knights) * 4 + abbots; those after it depend on the edition
)


def il_vecchio_actions(
    *, towns: Sequence[str], provinces: Sequence[str], florence_tiles: Sequence[str]
) -> Actions:
    town = Choice("town", towns)
    token = Choice("token", TOKEN_NAMES)
    province = Choice("tile", provinces)
    return Actions(
        Verb("done"),
        Verb("pass"),
        Verb("reinforce"),
        Verb("recover"),
        Verb("stay"),
        Verb("lie"),
        Verb("bishop"),
        Verb("buy"),
        Verb("coins"),
        Verb("free"),
        Verb("council"),
        Verb("nobility"),
        Verb("roll"),
        Verb("take", token),
        Verb("give", token),
        Verb("area", Whole("number", LEAST_AREA, MOST_AREA)),
        Verb(
            "pay",
            Whole("assassins", 0, MOST_FOLLOWERS),
            Whole("knights", 0, MOST_FOLLOWERS),
            Whole("abbots", 0, MOST_FOLLOWERS),
        ),
        Verb("member", town),
        Verb("walk", town),
        Verb("ride", town),
        Verb("place", town),
        Verb("lay", town),
        Verb("return", town),
        Verb("use", province),
        Verb("reuse", province),
        Verb("claim", province),
        Verb("keep", Choice("tile", florence_tiles)),
    )
