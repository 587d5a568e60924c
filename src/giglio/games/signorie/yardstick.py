"""The first judgement of Signorie, frozen: `greedy@1` goes by it, to measure later players.

It only changes where it must so as to go on working, and never in what it says.

An action is carried out on a twin of the guess, the rest of the turn is played as it looks best
step by step, and what the seat has then is weighed: points, and what the rest is worth in points
with so much of the game still to come.
"""

from typing import Final

from mypy_extensions import i64

from giglio.games.signorie.actions import FACES, PASS, TAKE, WED
from giglio.games.signorie.rules import Signorie
from giglio.games.signorie.state import (
    ACTING,
    BOARD,
    HELPERS,
    TAKING,
    WEDDING,
)
from giglio.games.signorie.yardstick_outlook import worth_to
from giglio.kernel.state import State

NEVER: Final = -1e9


def rate(state: State, legal: list[int]) -> list[float]:
    assert isinstance(state, Signorie)
    if state.phase == BOARD:
        return [0.0 for _ in legal]
    if state.phase == WEDDING:
        return [1.0 if action == WED else 0.0 for action in legal]
    if state.phase == TAKING:
        return rate_dice(state, legal)
    return [worth_after(state, action) for action in legal]


# -- looking ahead to the end of the turn ----------------------------------------------------------


def rate_dice(state: Signorie, legal: list[int]) -> list[float]:
    """Of each colour the highest die is thought through; the others differ in price and pips."""
    ratings: list[float] = []
    seat = state.actor
    column: i64 = -1
    best = NEVER
    base = NEVER
    for action in reversed(legal):
        if action == PASS:
            ratings.append(worth_of_passing(state, seat))
            continue
        here = (action - TAKE) // FACES
        taken = twin_of(state)
        taken.apply(action)
        worth = worth_to(taken, seat)
        if here != column:
            column = here
            base = worth
            best = worth_of_acting(taken, seat)
            ratings.append(best)
        elif state.florins[seat] - taken.florins[seat] > 0 and not is_safe(taken, seat):
            ratings.append(worth_of_acting(taken, seat))
        else:
            ratings.append(best + worth - base)
    ratings.reverse()
    return ratings


def is_safe(state: Signorie, seat: i64) -> bool:
    """Whether what is left in the purse pays for most actions."""
    return state.florins[seat] >= 4


def worth_of_passing(state: Signorie, seat: i64) -> float:
    passed = twin_of(state)
    passed.passed[seat] = 1
    return worth_to(passed, seat)


def twin_of(state: Signorie) -> Signorie:
    twin = state.clone()
    assert isinstance(twin, Signorie)
    return twin


def worth_after(state: Signorie, action: i64) -> float:
    seat = state.actor
    twin = twin_of(state)
    twin.apply(action)
    return worth_of_acting(twin, seat)


def worth_of_acting(state: Signorie, seat: i64) -> float:
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
            worth = worth_of_acting(twin, seat) if deep else worth_to(twin, seat)
            if worth > most:
                most = worth
                best = action
        if deep:
            return most
        state.apply(best)
    return worth_to(state, seat)
