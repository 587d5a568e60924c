"""Connect four, as an example of a game that giglio does not bring along."""

from pathlib import Path
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.kernel.actions import Actions, Verb, Whole
from giglio.kernel.game import Game, plain_edition
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import OVER, State

COLUMNS: Final[i64] = 7
HEIGHT: Final[i64] = 7  # of a column in bits: six rows and one that stays empty
TOP_ROW: Final[i64] = 5


class ConnectFour(State):
    """The discs of each seat as bits, bit 7 * column + row."""

    FIELDS: ClassVar[tuple[str, ...]] = ("discs", "other", "winner")

    discs: i64  # of seat 0
    other: i64  # of seat 1
    winner: i64

    def __init__(self) -> None:
        super().__init__()
        self.discs = 0
        self.other = 0
        self.winner = OVER

    def begin(self) -> None:
        self.actor = 0

    def full(self, column: i64) -> bool:
        return ((self.discs | self.other) >> (column * HEIGHT + TOP_ROW)) & 1 == 1

    def moves(self) -> vec[i64]:
        moves = vec[i64](capacity=7)
        column: i64 = 0
        while column < COLUMNS:
            if not self.full(column):
                moves = append(moves, column)
            column += 1
        return moves

    def apply(self, action: i64) -> None:
        discs = self.discs | self.other
        disc = (discs + (1 << (action * HEIGHT))) & (0x3F << (action * HEIGHT)) & ~discs
        seat = self.actor
        if seat == 0:
            self.discs |= disc
            won = four_in_a_row(self.discs)
        else:
            self.other |= disc
            won = four_in_a_row(self.other)
        if won:
            self.winner = seat
        if won or self.board_full():
            self.actor = OVER
        else:
            self.actor = 1 - seat

    def board_full(self) -> bool:
        column: i64 = 0
        while column < COLUMNS:
            if not self.full(column):
                return False
            column += 1
        return True

    def copy(self) -> State:
        twin = ConnectFour()
        twin.discs = self.discs
        twin.other = self.other
        twin.winner = self.winner
        return twin

    def score(self, seat: i64) -> i64:
        return 1 if self.winner == seat else 0

    def view_for(self, seat: i64) -> dict[str, object]:
        return {
            "phase": "over" if self.actor < 0 else "dropping",
            "actor": int(self.actor),
            "board": [
                [self.sign(7 * column + row) for column in range(7)] for row in range(5, -1, -1)
            ],
            "seats": [{"sign": "x"}, {"sign": "o"}],
        }

    def sign(self, bit: i64) -> str:
        """What is seen there: x of seat 0, o of seat 1, nothing."""
        if (self.discs >> bit) & 1 == 1:
            return "x"
        return "o" if (self.other >> bit) & 1 == 1 else ""

    def refusal(self, action: i64) -> IllegalAction:
        return IllegalAction("this column is full", "connect_four/drop-1", "column-full")


def four_in_a_row(discs: i64) -> bool:
    for step in (1, HEIGHT - 1, HEIGHT, HEIGHT + 1):
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


GAME = Game(
    name="connect_four",
    title="Connect four",
    seats=(2,),
    usual_seats=2,
    rules=1,
    edition="standard",
    folder=Path(__file__).parent,
    state=ConnectFour,
    read_edition=plain_edition(Actions(Verb("drop", Whole("column", 1, 7)))),
)
