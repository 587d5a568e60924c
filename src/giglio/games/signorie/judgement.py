"""How positions and actions look to the seats of Signorie, in points: what computer players go by.

An action is carried out on a twin of the guess, the rest of the turn is played as it looks best
step by step, and what the seat has then is weighed: points, and what the rest is worth in points
with so much of the game still to come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.signorie.actions import FACES, PASS, TAKE, WED
from giglio.games.signorie.first_sight import best_at_first_sight, promise
from giglio.games.signorie.outlook import doubt_of, expectation, worth_to
from giglio.games.signorie.rules import Signorie
from giglio.games.signorie.state import (
    ACTING,
    BOARD,
    HELPERS,
    TAKING,
    WEDDING,
)
from giglio.kernel.judge import Judge
from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import State

NEVER: Final = -1e9


class SignorieJudge(Judge):
    """What computer players of Signorie go by."""

    def look(self, state: State) -> None:
        assert isinstance(state, Signorie)
        if state.actor < 0:
            self.take_scores(state)
            return
        self.make_room(state.seats)
        seat: i64 = 0
        while seat < state.seats:
            self.worth[seat] = expectation(state, seat, self.weights)
            seat += 1
        self.doubt = doubt_of(state, self.weights)

    def rate(self, state: State, actions: list[int]) -> list[float]:
        """Each action with the rest of the turn as it looks best."""
        assert isinstance(state, Signorie)
        if state.phase == BOARD:
            return [0.0 for _ in actions]
        if state.phase == WEDDING:
            return [1.0 if action == WED else 0.0 for action in actions]
        if state.phase == TAKING:
            return rate_dice(state, actions, self.weights)
        return [worth_after(state, action, self.weights) for action in actions]

    def promise(self, state: State, action: i64) -> float:
        assert isinstance(state, Signorie)
        return promise(state, action, self.weights)

    def ripe(self, state: State, plies: i64) -> bool:
        """Where a turn has ended, nothing is half done."""
        assert isinstance(state, Signorie)
        return state.phase == TAKING

    def likely_move(self, state: State, stream: Pcg32) -> i64:
        return best_at_first_sight(state, self.weights)


# -- looking ahead to the end of the turn ----------------------------------------------------------


def rate_dice(state: Signorie, legal: list[int], taste: vec[float]) -> list[float]:
    """Of each colour the highest die is thought through; the others differ in price and pips."""
    ratings: list[float] = []
    seat = state.actor
    column: i64 = -1
    best = NEVER
    base = NEVER
    for action in reversed(legal):
        if action == PASS:
            ratings.append(worth_of_passing(state, seat, taste))
            continue
        here = (action - TAKE) // FACES
        taken = twin_of(state)
        taken.apply(action)
        worth = worth_to(taken, seat, taste)
        if here != column:
            column = here
            base = worth
            best = worth_of_acting(taken, seat, taste)
            ratings.append(best)
        elif state.florins[seat] - taken.florins[seat] > 0 and not is_safe(taken, seat):
            ratings.append(worth_of_acting(taken, seat, taste))
        else:
            ratings.append(best + worth - base)
    ratings.reverse()
    return ratings


def is_safe(state: Signorie, seat: i64) -> bool:
    """Whether what is left in the purse pays for most actions."""
    return state.florins[seat] >= 4


def worth_of_passing(state: Signorie, seat: i64, taste: vec[float]) -> float:
    passed = twin_of(state)
    passed.passed[seat] = 1
    return worth_to(passed, seat, taste)


def twin_of(state: Signorie) -> Signorie:
    twin = state.clone()
    assert isinstance(twin, Signorie)
    return twin


def worth_after(state: Signorie, action: i64, taste: vec[float]) -> float:
    seat = state.actor
    twin = twin_of(state)
    twin.apply(action)
    return worth_of_acting(twin, seat, taste)


def worth_of_acting(state: Signorie, seat: i64, taste: vec[float]) -> float:
    """Play the turn to its end as it looks best, and weigh what the seat has then.

    Which action and which helpers is thought through to the end; steps on tracks, cities and the
    like are taken one by one as they look best.
    """
    while state.actor == seat and ACTING <= state.phase <= HELPERS:
        deep = state.phase in (ACTING, HELPERS)
        most = NEVER
        best: i64 = 0
        for action in state.moves():
            twin = twin_of(state)
            twin.apply(action)
            worth = worth_of_acting(twin, seat, taste) if deep else worth_to(twin, seat, taste)
            if worth > most:
                most = worth
                best = action
        if deep:
            return most
        state.apply(best)
    return worth_to(state, seat, taste)
