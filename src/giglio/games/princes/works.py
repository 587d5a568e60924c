"""Completing a work: its value, bonus cards played along, its pay, and the best work of a round."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.actions import ADD, EXCHANGE, FINISH, MOST_EXCHANGED
from giglio.games.princes.constants import (
    ACTING,
    ADDING,
    EXCHANGING,
    FROM_BEST_WORKS,
    FROM_WORKS,
    NONE,
    PRINCESS_WORK,
)
from giglio.games.princes.counting import (
    bonus_of_hand,
    bonus_value,
    count_landscapes,
    hand_cards,
    table_cards,
)
from giglio.games.princes.grid import count_bits
from giglio.games.princes.parts import (
    ALL_LANDSCAPES,
    BONUS_CARDS,
    BONUS_DECK,
    PROFESSION_DECK,
)
from giglio.games.princes.state import Moment
from giglio.kernel.state import OVER

BONUS_SHOWN: Final[i64] = 100  # a bonus card, among the things shown


def minimum(state: Moment) -> i64:
    """princes/work-2"""
    return state.parts.minimum[state.round - 1]


# -- the value of a work ---------------------------------------------------------------------------


def common_value(state: Moment, seat: i64) -> i64:
    """What every work of a seat is worth: jesters, cards, the Muse (work-6, work-7, muse-1)."""
    parts = state.parts
    cards = hand_cards(state, seat) + table_cards(state, seat)
    return state.jesters[seat] * parts.work_jester + cards * parts.work_card + state.muse


def match_value(state: Moment, seat: i64, profession: i64) -> i64:
    """What a profession finds of its three preferences (princes/work-3 to work-5)."""
    parts = state.parts
    value: i64 = 0
    if state.has_built(seat, parts.wanted_building[profession]):
        value += parts.work_building
    if state.has_landscape(seat, parts.wanted_landscape[profession]):
        value += parts.work_landscape
    if state.has_freedom(seat, parts.wanted_freedom[profession]):
        value += parts.work_freedom
    return value


def princess_value(state: Moment, seat: i64) -> i64:
    """A work of the Princess (princes/princess-2)."""
    parts = state.parts
    value = count_landscapes(state, seat, ALL_LANDSCAPES) * parts.princess_landscape
    value += state.builders[seat] * parts.princess_builder
    value += count_bits(state.built[seat]) * parts.princess_building
    value += (hand_cards(state, seat) + table_cards(state, seat)) * parts.princess_card
    return value + state.muse


def played_value(state: Moment, seat: i64) -> i64:
    """What the bonus cards played along add; the profession lies on the table already."""
    value: i64 = 0
    card: i64 = 0
    rest = state.played
    while rest != 0:
        if rest & 1 == 1:
            value += bonus_value(state, seat, card, 0)
        rest = rest >> 1
        card += 1
    return value


def value_so_far(state: Moment) -> i64:
    """The value of the work under way."""
    seat = state.actor
    value = common_value(state, seat) + match_value(state, seat, state.work)
    return value + played_value(state, seat)


# -- playing the profession ------------------------------------------------------------------------


def best_value(state: Moment, seat: i64, profession: i64) -> i64:
    """What a work with this card in hand comes to with all bonus cards of the seat."""
    value = common_value(state, seat) + match_value(state, seat, profession)
    return value + bonus_of_hand(state, seat, 1)


def begin_work(state: Moment, profession: i64) -> None:
    """princes/work-1"""
    seat = state.actor
    bit: i64 = 1
    state.left -= 1
    state.lose_from_hand(seat, PROFESSION_DECK, profession)
    state.open_hands[seat] &= ~(bit << profession)
    state.tables[seat] |= bit << profession
    state.show(profession)
    state.work = profession
    state.played = 0
    state.phase = ADDING
    if state.story is not None:
        facts = {"profession": state.parts.profession_names[profession]}
        state.story.tell("begins-work", seat, "princes/work-1", facts)


def adding_moves(state: Moment) -> vec[i64]:
    """Any bonus cards, and an end once the minimum is reached (princes/work-2, work-8)."""
    moves = vec[i64](capacity=8)
    if value_so_far(state) >= minimum(state):
        moves = append(moves, FINISH)
    cards = state.hand(state.actor, BONUS_DECK)
    card: i64 = 0
    while card < BONUS_CARDS:
        if (cards >> card) & 1 == 1:
            moves = append(moves, ADD + card)
        card += 1
    return moves


def add_bonus(state: Moment, card: i64) -> None:
    seat = state.actor
    bit: i64 = 1
    state.lose_from_hand(seat, BONUS_DECK, card)
    state.played |= bit << card
    state.show(BONUS_SHOWN + card)
    if state.story is not None:
        value = bonus_value(state, seat, card, 0)
        facts = {"bonus": state.parts.bonus_names[card], "value": int(value)}
        state.story.tell("adds-bonus", seat, "princes/work-8", facts)


def finish_work(state: Moment) -> None:
    """The value is known; bonus cards played along are out of the game (princes/work-8)."""
    if state.story is not None:
        state.story.tell("completes-work", state.actor, "princes/work-3", told_parts(state))
    state.value = value_so_far(state)
    begin_exchange(state)


def told_parts(state: Moment) -> dict[str, object]:
    """The value of a work, part by part."""
    seat, parts, work = state.actor, state.parts, state.work
    cards = hand_cards(state, seat) + table_cards(state, seat)
    return {
        "profession": parts.profession_names[work],
        "value": int(value_so_far(state)),
        "building": int(parts.work_building)
        if state.has_built(seat, parts.wanted_building[work])
        else 0,
        "landscape": int(parts.work_landscape)
        if state.has_landscape(seat, parts.wanted_landscape[work])
        else 0,
        "freedom": int(parts.work_freedom)
        if state.has_freedom(seat, parts.wanted_freedom[work])
        else 0,
        "jesters": int(state.jesters[seat] * parts.work_jester),
        "cards": int(cards * parts.work_card),
        "bonus": int(played_value(state, seat)),
        "muse": int(state.muse),
    }


def complete_with_princess(state: Moment) -> None:
    """An action, without a card of one's own (princes/princess-1)."""
    seat = state.actor
    state.left -= 1
    state.work = PRINCESS_WORK
    state.value = princess_value(state, seat)
    if state.story is not None:
        facts = {"value": int(state.value), "muse": int(state.muse)}
        state.story.tell("princess-works", seat, "princes/princess-1", facts)
    begin_exchange(state)


# -- its pay ---------------------------------------------------------------------------------------


def begin_exchange(state: Moment) -> None:
    """The Bank pays; the marker stands on the better of two works (work-9, best-2)."""
    seat = state.actor
    state.best[seat] = max(state.best[seat], state.value)
    state.receive(seat, state.value * state.parts.pay)
    state.played = 0
    state.phase = EXCHANGING
    if state.story is not None:
        facts = {"florins": int(state.value * state.parts.pay)}
        state.story.tell("is-paid", seat, "princes/work-9", facts)


def most_exchanged(state: Moment) -> i64:
    """No more points than the pay for this work buys (princes/work-10)."""
    return min(state.value * state.parts.pay // state.parts.price, MOST_EXCHANGED)


def exchange_moves(state: Moment) -> vec[i64]:
    most = most_exchanged(state)
    moves = vec[i64](capacity=most + 1)
    points: i64 = 0
    while points <= most:
        moves = append(moves, EXCHANGE + points)
        points += 1
    return moves


def exchange(state: Moment, points: i64) -> None:
    seat = state.actor
    florins = points * state.parts.price
    state.receive(seat, -florins)
    state.score_from(seat, FROM_WORKS, points)
    state.work = NONE
    state.value = 0
    state.phase = ACTING
    if state.story is not None:
        facts = {"points": int(points), "florins": int(florins)}
        state.story.tell("exchanges", seat, "princes/work-10", facts)


# -- the best work of a round ----------------------------------------------------------------------


def score_best_work(state: Moment) -> None:
    """princes/best-1 to best-4"""
    highest: i64 = 0
    for value in state.best:
        highest = max(highest, value)
    seat: i64 = 0
    while seat < state.seats:
        if highest > 0 and state.best[seat] == highest:
            state.score_from(seat, FROM_BEST_WORKS, state.parts.best_work_points)
            if state.story is not None:
                facts = {"value": int(highest), "points": int(state.parts.best_work_points)}
                state.story.tell("best-work", seat, "princes/best-1", facts)
        seat += 1
    if highest == 0 and state.story is not None:
        state.story.tell("no-best-work", OVER, "princes/best-4")
