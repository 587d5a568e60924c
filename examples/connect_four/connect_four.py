"""Connect four, as an example of a game that giglio does not bring along."""

from pathlib import Path
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.kernel.actions import Actions, Verb, Whole
from giglio.kernel.game import Game, plain_edition
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import OVER, State

# The board in bits, column after column from the bottom up: six places, and one that stays free.
COLUMNS: Final[i64] = 7
HEIGHT: Final[i64] = 7
COLUMN: Final[i64] = 0b0111111
BOTTOM_ROW: Final[i64] = 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001
BOARD: Final[i64] = COLUMN * BOTTOM_ROW


class ConnectFour(State):
    """One moment of a play: where the discs of either seat lie."""

    FIELDS: ClassVar[tuple[str, ...]] = ("crosses", "noughts", "winner")

    crosses: i64  # of seat 0
    noughts: i64  # of seat 1
    winner: i64

    def __init__(self) -> None:
        super().__init__()
        self.crosses = 0
        self.noughts = 0
        self.winner = OVER

    def begin(self) -> None:
        self.actor = 0

    def next_places(self) -> i64:
        """The lowest free place of every column: adding one carries over the discs below it."""
        return (self.crosses | self.noughts) + BOTTOM_ROW

    def moves(self) -> vec[i64]:
        places = self.next_places()
        moves = vec[i64](capacity=COLUMNS)
        column: i64 = 0
        while column < COLUMNS:
            if (places >> (column * HEIGHT)) & COLUMN != 0:  # connect_four/drop-2
                moves = append(moves, column)
            column += 1
        return moves

    def apply(self, action: i64) -> None:
        seat = self.actor
        bottom = action * HEIGHT
        disc = ((self.next_places() >> bottom) & COLUMN) << bottom  # connect_four/drop-1
        if seat == 0:
            self.crosses |= disc
        else:
            self.noughts |= disc
        self.actor = 1 - seat
        if self.story is not None:
            self.story.tell("drops", seat, "connect_four/drop-1", {"column": int(action) + 1})
        if four_in_a_row(self.crosses if seat == 0 else self.noughts):
            self.end(seat, "wins", "connect_four/end-1")
        elif self.next_places() & BOARD == 0:
            self.end(OVER, "draw", "connect_four/end-2")

    def end(self, winner: i64, what: str, clause: str) -> None:
        self.winner = winner
        self.actor = OVER
        if self.story is not None:
            self.story.tell(what, winner, clause)

    def copy(self) -> State:
        twin = ConnectFour()
        twin.crosses = self.crosses
        twin.noughts = self.noughts
        twin.winner = self.winner
        return twin

    def score(self, seat: i64) -> i64:
        return 1 if self.winner == seat else 0

    def view_for(self, seat: i64) -> dict[str, object]:
        rows = [[self.sign(HEIGHT * column + row) for column in range(7)] for row in range(6)]
        return {
            "phase": "over" if self.actor < 0 else "dropping",
            "actor": int(self.actor),
            "board": rows[::-1],
            "seats": [{"sign": "x"}, {"sign": "o"}],
        }

    def sign(self, place: i64) -> str:
        if (self.crosses >> place) & 1 == 1:
            return "x"
        return "o" if (self.noughts >> place) & 1 == 1 else ""

    def refusal(self, action: i64) -> IllegalAction:
        return IllegalAction("this column is full", "connect_four/drop-2", "column-full")


def four_in_a_row(discs: i64) -> bool:
    """Up, along a row, or along a diagonal: that many bits lie between neighbours."""
    return line(discs, 1) or line(discs, 7) or line(discs, 6) or line(discs, 8)


def line(discs: i64, step: i64) -> bool:
    pairs = discs & (discs >> step)
    return pairs & (pairs >> (2 * step)) != 0


GAME = Game(
    name="connect_four", title="Connect four", seats=(2,), usual_seats=2,
    rules=1, edition="standard", folder=Path(__file__).parent, state=ConnectFour,
    read_edition=plain_edition(Actions(Verb("drop", Whole("column", 1, 7)))),
)  # fmt: skip
