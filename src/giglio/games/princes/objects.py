"""The seven objects: who may acquire one, and what follows when a seat has it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.actions import CHOOSE
from giglio.games.princes.constants import BIDDING, CHOOSING, FROM_BUILDERS
from giglio.games.princes.decks import look
from giglio.games.princes.laying import begin_laying, fits
from giglio.games.princes.parts import (
    BUILDER,
    JESTER,
    LANDSCAPE,
    LANDSCAPES,
    OBJECT_NAMES,
    PRESTIGE,
    PRESTIGE_DECK,
    RECRUITING,
)
from giglio.games.princes.recruiting import acquire_recruiting
from giglio.games.princes.state import Moment


def may_acquire(state: Moment, seat: i64, thing: i64) -> bool:
    """Whether a seat could take an object at once (princes/auction-3, auction-13)."""
    if thing == LANDSCAPE:
        return (
            landscape_for(state, seat, 0)
            or landscape_for(state, seat, 1)
            or landscape_for(state, seat, 2)
        )
    if thing == PRESTIGE:
        return len(state.prestige_deck) > 0
    if thing < LANDSCAPES:
        return landscape_for(state, seat, thing)
    if thing == BUILDER and state.builders[seat] == most_builders(state):
        return False
    return state.supply[thing] > 0


def landscape_for(state: Moment, seat: i64, landscape: i64) -> bool:
    return state.supply[landscape] > 0 and fits(state, seat, landscape)


def most_builders(state: Moment) -> i64:
    """princes/builder-1"""
    return len(state.parts.builder_points)


def acquire(state: Moment, seat: i64, thing: i64) -> None:
    """The object comes into the principality at once (princes/auction-7)."""
    state.actor = seat
    if thing == LANDSCAPE:
        state.phase = CHOOSING
    elif thing < LANDSCAPES:
        take_landscape(state, thing)
    elif thing == PRESTIGE:
        look(state, PRESTIGE_DECK, BIDDING)
    else:
        state.supply[thing] -= 1
        if thing == RECRUITING:
            acquire_recruiting(state, seat)
        else:
            if thing == JESTER:
                state.jesters[seat] += 1  # princes/jester-1
            else:
                add_builder(state, seat)
            state.back = BIDDING
            state.resume()


def add_builder(state: Moment, seat: i64) -> None:
    """The second and the third score; from the second on more places fit (princes/builder-4)."""
    points = state.parts.builder_points[state.builders[seat]]
    state.builders[seat] += 1
    state.fitting[seat] = 0
    state.score_from(seat, FROM_BUILDERS, points)
    if state.story is not None and points > 0:
        facts = {"builders": int(state.builders[seat]), "points": int(points)}
        state.story.tell("builder-scores", seat, "princes/builder-4", facts)


def take_landscape(state: Moment, landscape: i64) -> None:
    state.supply[landscape] -= 1
    begin_laying(state, landscape, BIDDING)


def choosing_moves(state: Moment) -> vec[i64]:
    """With two players the winner takes any landscape that fits (princes/two-4, P6)."""
    moves = vec[i64](capacity=4)
    landscape: i64 = 0
    while landscape < LANDSCAPES:
        if landscape_for(state, state.actor, landscape):
            moves = append(moves, CHOOSE + landscape)
        landscape += 1
    return moves


def choose_landscape(state: Moment, landscape: i64) -> None:
    if state.story is not None:
        facts = {"landscape": OBJECT_NAMES[landscape]}
        state.story.tell("chooses", state.actor, "princes/two-4", facts)
    take_landscape(state, landscape)
