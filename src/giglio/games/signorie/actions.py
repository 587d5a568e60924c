"""Every decision a seat can take in Signorie."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from giglio.kernel.actions import Actions, Choice, Verb, Whole

FACES: Final = 6
SEX_NAMES: Final = ("male", "female")
MOST_MEEPLES: Final = 3  # that an assignment can ask for

PASS: Final[i64] = 0
DONE: Final[i64] = 1
SIGNORIA: Final[i64] = 2
RISE: Final[i64] = 3
BONUS: Final[i64] = 4  # a reward tile’s bonus …
FLORINS: Final[i64] = 5  # … or florins instead
WED: Final[i64] = 6
PAY: Final[i64] = 7
DECLINE: Final[i64] = 8
TAKE: Final[i64] = 9  # + column * 6 + die - 1
ASSIGN: Final[i64] = 39  # + sex * 3 + meeples - 1
LAY: Final[i64] = 45  # + row
BOARD: Final[i64] = 49  # + board
ENTER: Final[i64] = 53  # + career
ADVANCE: Final[i64] = 56  # + career * slots + slot from which; those after it depend on the edition


def signorie_actions(
    *,
    columns: Sequence[str],
    careers: Sequence[str],
    slots: int,
    cities: Sequence[str],
    dowry: int,
    helpers: Sequence[str],
    boards: Sequence[str],
) -> Actions:
    career = Choice("career", careers)
    city = Choice("city", cities)
    helper = Choice("helper", helpers)
    return Actions(
        Verb("pass"),
        Verb("done"),
        Verb("signoria"),
        Verb("rise"),
        Verb("bonus"),
        Verb("florins"),
        Verb("wed"),
        Verb("pay"),
        Verb("decline"),
        Verb("take", Choice("colour", columns), Whole("die", 1, FACES)),
        Verb("assign", Choice("sex", SEX_NAMES), Whole("meeples", 1, MOST_MEEPLES)),
        Verb("lay", Choice("row", (*careers, "marriage"))),
        Verb("board", Choice("board", boards)),
        Verb("enter", career),
        Verb("advance", career, Whole("slot", 1, slots)),
        Verb("send", career, Whole("slot", 1, slots), city),
        Verb("marry", city, Whole("dowry", 1, dowry)),
        Verb("hire", helper),
        Verb("use", helper),
    )
