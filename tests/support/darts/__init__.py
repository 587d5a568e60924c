"""A game whose best weights are known: everybody throws one dart at a line, as near 7 as they can.

The dart lands up to two beside where one aims, as often on either side: so one aims at 7.
"""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.kernel.actions import Actions, Verb, Whole
from giglio.kernel.game import Game, plain_edition
from giglio.kernel.judge import Judge
from giglio.kernel.state import OVER, State
from giglio.kernel.weights import Weight

MARK: Final = 7
LAST: Final = 20
AIM: Final[i64] = 0
IDLE: Final[i64] = 1

WEIGHTS = (
    Weight("aim", 0.0, 20.0, "Where the dart is aimed at."),
    Weight("idle", 0.0, 1.0, "Changes nothing."),
)


class Darts(State):
    FIELDS = ("points",)

    def __init__(self) -> None:
        super().__init__()
        self.points = vec[i64]()

    def begin(self) -> None:
        for _ in range(self.seats):
            self.points = append(self.points, 0)
        self.actor = 0

    def moves(self) -> vec[i64]:
        return vec[i64](range(LAST + 1))

    def apply(self, action: i64) -> None:
        landed = action + self.chance.draw(0, 5) - 2
        self.points[self.actor] = 100 - abs(landed - MARK)
        self.actor = self.actor + 1 if self.actor + 1 < self.seats else OVER

    def copy(self) -> State:
        twin = Darts()
        twin.points = self.points[:]
        return twin

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def view_for(self, seat: i64) -> dict[str, object]:
        return {"actor": int(self.actor), "points": list(map(int, self.points))}


class DartsJudge(Judge):
    def rate(self, state: State, actions: list[int]) -> list[float]:
        return [-abs(action - self.weights[AIM]) for action in actions]


GAME = Game(
    name="darts",
    title="Darts",
    seats=(2, 3),
    usual_seats=2,
    rules=1,
    edition="standard",
    folder=Path(__file__).parent,
    state=Darts,
    read_edition=plain_edition(Actions(Verb("throw", Whole("at", 0, LAST))), ("lands", ())),
    judge=DartsJudge,
    weights=WEIGHTS,
)
