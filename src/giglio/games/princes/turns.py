"""The action phase: clockwise, every seat takes up to two actions."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.actions import BUILD, COMPLETE, DONE, DRAW, INTRODUCE
from giglio.games.princes.constants import ACTING, ACTIONS, INTRODUCED, TOOK_PROFESSION
from giglio.games.princes.counting import bonus_of_hand
from giglio.games.princes.decks import look
from giglio.games.princes.laying import begin_laying, fits
from giglio.games.princes.parts import (
    BONUS_DECK,
    BUILDINGS,
    DECK_NAMES,
    FREEDOMS,
    LANDSCAPES,
    PROFESSION_DECK,
    PROFESSIONS,
)
from giglio.games.princes.recruiting import add_recruits
from giglio.games.princes.state import Moment
from giglio.games.princes.windows import add_uses
from giglio.games.princes.works import common_value, match_value, minimum
from giglio.kernel.rows import row


def begin_actions(state: Moment) -> None:
    state.stage = ACTIONS
    state.best = row(state.seats, 0)
    state.actor = state.starter  # princes/action-1
    begin_turn(state)


def begin_turn(state: Moment) -> None:
    state.left = state.parts.actions_a_turn  # princes/action-2
    state.limits = 0
    state.muse = 0
    state.phase = ACTING


def end_turn(state: Moment) -> None:
    state.left = 0
    state.muse = 0
    state.actor = state.after(state.actor)
    if state.actor == state.starter:
        state.actions_done()
    else:
        begin_turn(state)


def end_actions(state: Moment) -> None:
    """Fewer actions than two, even none, are allowed (princes/action-3)."""
    if state.story is not None:
        facts = {"left": int(state.left)}
        state.story.tell("ends-turn", state.actor, "princes/action-3", facts)
    end_turn(state)


# -- what a seat may do ----------------------------------------------------------------------------


def acting_moves(state: Moment) -> vec[i64]:
    seat = state.actor
    moves = vec[i64](capacity=32)
    if state.left > 0:
        moves = add_works(state, moves)
        moves = add_purchases(state, moves, state.purse(seat))
    if state.recruiting[seat] > 0:
        moves = add_recruits(state, moves)  # princes/recruit-3: no action
    if state.expansion:
        moves = add_uses(state, moves)
    return append(moves, DONE)


def add_works(state: Moment, moves: vec[i64]) -> vec[i64]:
    """Professions in hand whose work reaches the minimum, with bonus cards (work-1, work-2)."""
    seat = state.actor
    cards = state.hand(seat, PROFESSION_DECK)
    if cards == 0:
        return moves
    needed = minimum(state) - common_value(state, seat) - bonus_of_hand(state, seat, 1)
    card: i64 = 0
    while card < PROFESSIONS:
        if (cards >> card) & 1 == 1 and (needed <= 0 or match_value(state, seat, card) >= needed):
            moves = append(moves, COMPLETE + card)
        card += 1
    return moves


def add_purchases(state: Moment, moves: vec[i64], purse: i64) -> vec[i64]:
    seat = state.actor
    parts = state.parts
    if state.building_price(seat) <= purse:
        building: i64 = 0
        while building < BUILDINGS:
            if may_build(state, seat, building):
                moves = append(moves, BUILD + building)
            building += 1
    if may_draw_profession(state, purse):
        moves = append(moves, DRAW + PROFESSION_DECK)
    if state.limits & INTRODUCED == 0 and parts.freedom_price <= purse:
        freedom: i64 = 0
        while freedom < FREEDOMS:
            # princes/freedom-2, princes/freedom-3
            if state.freedom_supply[freedom] > 0 and not state.has_freedom(seat, freedom):
                moves = append(moves, INTRODUCE + freedom)
            freedom += 1
    if len(state.bonus_deck) > 0 and parts.bonus_price <= purse:
        moves = append(moves, DRAW + BONUS_DECK)
    return moves


def may_draw_profession(state: Moment, purse: i64) -> bool:
    """princes/action-5, princes/profession-1, princes/profession-2"""
    if state.limits & TOOK_PROFESSION != 0 or len(state.profession_deck) == 0:
        return False
    return state.parts.profession_price <= purse


def may_build(state: Moment, seat: i64, building: i64) -> bool:
    """princes/build-3, princes/lay-5, and there is a place for it"""
    if state.building_supply[building] == 0 or state.has_built(seat, building):
        return False
    return fits(state, seat, LANDSCAPES + building)


# -- what it does ----------------------------------------------------------------------------------


def build(state: Moment, building: i64) -> None:
    """princes/build-1"""
    seat = state.actor
    price = state.building_price(seat)
    state.pay(seat, price)
    if state.story is not None:
        facts = {"building": state.parts.building_names[building], "florins": int(price)}
        state.story.tell("builds", seat, "princes/build-1", facts)
    state.left -= 1
    state.building_supply[building] -= 1
    begin_laying(state, LANDSCAPES + building, ACTING)


def introduce(state: Moment, freedom: i64) -> None:
    """princes/freedom-1"""
    seat = state.actor
    bit: i64 = 1
    price = state.parts.freedom_price
    state.pay(seat, price)
    if state.story is not None:
        facts = {"freedom": state.parts.freedom_names[freedom], "florins": int(price)}
        state.story.tell("introduces", seat, "princes/freedom-1", facts)
    state.left -= 1
    state.limits |= INTRODUCED
    state.freedom_supply[freedom] -= 1
    state.freedoms[seat] |= bit << freedom


def draw(state: Moment, deck: i64) -> None:
    """princes/profession-1, princes/bonus-1"""
    seat = state.actor
    price = state.parts.bonus_price
    clause = "princes/bonus-1"
    if deck == PROFESSION_DECK:
        price = state.parts.profession_price
        clause = "princes/profession-1"
        state.limits |= TOOK_PROFESSION
    state.pay(seat, price)
    if state.story is not None:
        facts = {"deck": DECK_NAMES[deck], "florins": int(price)}
        state.story.tell("pays-for-card", seat, clause, facts)
    state.left -= 1
    look(state, deck, ACTING)
