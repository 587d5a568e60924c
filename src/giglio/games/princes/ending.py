"""The end of the game: the Banker, prestige cards, and who has won."""

from mypy_extensions import i64

from giglio.games.princes.constants import ENDED, FROM_BANKER, FROM_PRESTIGE
from giglio.games.princes.counting import count
from giglio.games.princes.parts import (
    BANKER,
    FEWEST,
    LEAST,
    PRESTIGE_CARDS,
    PRESTIGE_DECK,
)
from giglio.games.princes.state import Moment
from giglio.kernel.state import OVER


def end_game(state: Moment) -> None:
    state.phase = ENDED
    state.actor = OVER
    seat: i64 = 0
    while seat < state.seats:
        exchange_with_banker(state, seat)
        seat += 1
    seat = 0
    while seat < state.seats:
        score_prestige(state, seat)
        seat += 1
    if state.story is not None:
        tell_winners(state)


def exchange_with_banker(state: Moment, seat: i64) -> None:
    """Whoever still has the Banker exchanges all it can (princes/banker-4, P11)."""
    if state.characters[seat] != BANKER:
        return
    points = state.florins[seat] // state.parts.banker_price
    florins = points * state.parts.banker_price
    state.receive(seat, -florins)
    state.score_from(seat, FROM_BANKER, points)
    if state.story is not None:
        facts = {"points": int(points), "florins": int(florins)}
        state.story.tell("banker-exchanges", seat, "princes/banker-4", facts)


def score_prestige(state: Moment, seat: i64) -> None:
    """princes/end-2"""
    cards = state.hand(seat, PRESTIGE_DECK)
    card: i64 = 0
    while card < PRESTIGE_CARDS:
        if (cards >> card) & 1 == 1:
            points = prestige_value(state, seat, card)
            state.score_from(seat, FROM_PRESTIGE, points)
            if state.story is not None:
                facts = {"prestige": state.parts.prestige_names[card], "points": int(points)}
                state.story.tell("prestige-scores", seat, "princes/end-2", facts)
        card += 1


def prestige_value(state: Moment, seat: i64, card: i64) -> i64:
    """What a prestige card would score for a seat as things stand."""
    parts = state.parts
    way = parts.prestige_way[card]
    if way == LEAST:
        return parts.prestige_points[card] if fulfils(state, seat, card) else 0
    metric = parts.prestige_metric[parts.prestige_first[card]]
    own = count(state, seat, metric, 0)
    if way != FEWEST and own == 0:
        return 0  # princes/end-4: nothing for having none
    equals = False
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = count(state, other, metric, 0)
            if theirs == own:
                equals = True
            elif (theirs < own) == (way == FEWEST):
                return 0
        other += 1
    # princes/end-3: half, rounded up, for equals
    return parts.prestige_shared[card] if equals else parts.prestige_points[card]


def fulfils(state: Moment, seat: i64, card: i64) -> bool:
    parts = state.parts
    at = parts.prestige_first[card]
    while at < parts.prestige_first[card + 1]:
        if count(state, seat, parts.prestige_metric[at], 0) < parts.prestige_least[at]:
            return False
        at += 1
    return True


def tell_winners(state: Moment) -> None:
    """princes/end-5, princes/end-6"""
    assert state.story is not None
    ranks = state.ranks()
    points = [int(fame) for fame in state.fame]
    for seat, rank in enumerate(ranks):
        if rank == 1:
            what, clause = "wins", "princes/end-5"
            if ranks.count(1) > 1:
                what, clause = "shares-victory", "princes/end-7"
            elif points.count(points[seat]) > 1:
                what, clause = "wins-by-money", "princes/end-6"
            facts = {"points": points[seat], "florins": int(state.florins[seat])}
            state.story.tell(what, seat, clause, facts)
