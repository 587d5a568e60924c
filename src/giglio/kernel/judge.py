"""What computer players go by, apart from the rules: what positions are worth, and which actions
look good.

A judge of a game answers some of these questions better than here, all of them from a guess and
from its weights alone. It may keep what it has reckoned for the state it looked at last; players
that go by different weights have judges of their own.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Without a game's own knowledge: points as they stand, games played to the end."""

    weights: vec[float]  # in the order in which the game declares them
    worth: vec[float]  # by seat, of the position looked at: the points expected at the end
    doubt: float  # by how many points these are usually wrong; 0: not at all

    def __init__(self, weights: vec[float] = vec[float]()) -> None:  # noqa: B008
        self.weights = weights
        self.worth = vec[float]()
        self.doubt = 0.0

    # -- positions -------------------------------------------------------------------------------

    def look(self, state: State) -> None:
        """Judge a position: fill `worth` and `doubt`. Search asks this often, so it is cheap."""
        self.take_scores(state)

    def take_scores(self, state: State) -> None:
        """The points as they stand, without a doubt: what a game that is over is worth."""
        self.make_room(state.seats)
        self.doubt = 0.0
        seat: i64 = 0
        while seat < state.seats:
            self.worth[seat] = float(state.score(seat))
            seat += 1

    def make_room(self, seats: i64) -> None:
        if len(self.worth) != seats:
            self.worth = vec[float](capacity=seats)
            while len(self.worth) < seats:
                self.worth = append(self.worth, 0.0)

    def lead(self, seat: i64) -> float:
        """How far a seat is ahead of the others in the position looked at: half of it counted from
        the best of them, half from their mean."""
        best = -1e300
        total = 0.0
        others = 0.0
        other: i64 = 0
        while other < len(self.worth):
            if other != seat:
                best = max(best, self.worth[other])
                total += self.worth[other]
                others += 1.0
            other += 1
        if others == 0.0:
            return self.worth[seat]
        return self.worth[seat] - 0.5 * (best + total / others)

    # -- actions ---------------------------------------------------------------------------------

    def rate(self, state: State, actions: list[int]) -> list[float]:
        """How good each of these legal actions looks to the seat that acts: one step of judgement.

        What greedy players go by. Only differences count.
        """
        seat = state.actor
        ratings: list[float] = []
        for action in actions:
            after = state.clone()  # chance speaks to all of them alike
            after.step(action)
            self.look(after)
            ratings.append(self.lead(seat))
        return ratings

    def consider(self, state: State) -> None:
        """The promises of this state's actions will be asked for: what they share is reckoned."""

    def promise(self, state: State, action: i64) -> float:
        """How good a legal action looks at first sight, in points: long lists are tried in this
        order, so only differences count. Very cheap."""
        return 0.0

    # -- rollouts --------------------------------------------------------------------------------

    def ripe(self, state: State, plies: i64) -> bool:
        """Whether a rollout, so many decisions long, may break off here and trust `look`.

        A good judgement is worth more than a long rollout: break off after a few decisions, best
        where a turn has just ended.
        """
        return False

    def likely_move(self, state: State, stream: Pcg32) -> i64:
        """A legal action that a player might well take: what rollouts consist of."""
        return state.random_move(stream)
