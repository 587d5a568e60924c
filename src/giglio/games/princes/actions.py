"""Every decision a seat can take in The Princes of Florence."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from giglio.games.princes.grid import MOST_TURNS, SPACE_NAMES
from giglio.kernel.actions import Actions, Choice, Verb, Whole

MOST_EXCHANGED: Final = 200  # points for one work; no work is ever worth so much
HIGHEST_SPACE: Final = 15  # that a character can be bid for

DECLINE: Final[i64] = 0
PASS: Final[i64] = 1
DONE: Final[i64] = 2
FINISH: Final[i64] = 3
REST: Final[i64] = 4
LATER: Final[i64] = 5
FREE: Final[i64] = 6
PAY: Final[i64] = 7
NAME: Final[i64] = 8  # + object
TAKE: Final[i64] = 16  # + object
CHOOSE: Final[i64] = 24  # + landscape
DRAW: Final[i64] = 27  # + deck
INTRODUCE: Final[i64] = 30  # + freedom
USE: Final[i64] = 33  # + character
BUILD: Final[i64] = 39  # + building
EXCHANGE: Final[i64] = 49  # + points
OFFER: Final[i64] = 250  # + character * 16 + space
LAY: Final[i64] = 346  # + space * 8 + turn
RETURN: Final[i64] = 738  # + profession
COMPLETE: Final[i64] = 759  # + profession
RECRUIT: Final[i64] = 780  # + profession
ADD: Final[i64] = 801  # + bonus card
KEEP: Final[i64] = 821  # + card
UNDER: Final[i64] = 876  # + card
BID: Final[i64] = 931  # + steps above the first amount


def princes_actions(
    *,
    objects: Sequence[str],
    decks: Sequence[str],
    freedoms: Sequence[str],
    characters: Sequence[str],
    buildings: Sequence[str],
    professions: Sequence[str],
    bonuses: Sequence[str],
    cards: Sequence[str],
    first_bid: int,
    last_bid: int,
    step: int,
) -> Actions:
    profession = Choice("profession", professions)
    card = Choice("card", cards)
    thing = Choice("object", objects)
    return Actions(
        Verb("decline"),
        Verb("pass"),
        Verb("done"),
        Verb("finish"),
        Verb("rest"),
        Verb("later"),
        Verb("free"),
        Verb("pay"),
        Verb("name", thing),
        Verb("take", thing),
        Verb("choose", Choice("landscape", objects[:3])),
        Verb("draw", Choice("deck", decks)),
        Verb("introduce", Choice("freedom", freedoms)),
        Verb("use", Choice("character", characters)),
        Verb("build", Choice("building", buildings)),
        Verb("exchange", Whole("points", 0, MOST_EXCHANGED)),
        Verb("offer", Choice("character", characters), Whole("space", 0, HIGHEST_SPACE)),
        Verb("lay", Choice("space", SPACE_NAMES), Whole("turn", 1, MOST_TURNS, prefix="r")),
        Verb("return", profession),
        Verb("complete", profession),
        Verb("recruit", profession),
        Verb("add", Choice("bonus", bonuses)),
        Verb("keep", card),
        Verb("under", card),
        Verb("bid", Whole("amount", first_bid, last_bid, step=step)),
    )
