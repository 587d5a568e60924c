"""Recruiting cards: a profession of an opponent for one's own hand."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.actions import LATER, RECRUIT
from giglio.games.princes.constants import BIDDING, RECRUIT_NOW
from giglio.games.princes.parts import PROFESSION_DECK, PROFESSIONS
from giglio.games.princes.state import Moment


def acquire_recruiting(state: Moment, seat: i64) -> None:
    """A card just bought may be used at once, if there is anybody to recruit (recruit-1, P4)."""
    state.recruiting[seat] += 1
    state.back = BIDDING
    if state.rival_tables(seat) != 0:
        state.phase = RECRUIT_NOW
    else:
        state.resume()


def add_recruits(state: Moment, moves: vec[i64]) -> vec[i64]:
    """Professions face up before opponents (princes/recruit-2, recruit-4)."""
    found = state.rival_tables(state.actor)
    card: i64 = 0
    while card < PROFESSIONS:
        if (found >> card) & 1 == 1:
            moves = append(moves, RECRUIT + card)
        card += 1
    return moves


def recruit_now_moves(state: Moment) -> vec[i64]:
    return append(add_recruits(state, vec[i64](capacity=16)), LATER)


def recruit(state: Moment, profession: i64) -> None:
    """The card comes into one's hand for all to see, the recruiting card takes its place."""
    seat = state.actor
    bit: i64 = 1
    owner = owner_of(state, profession)
    state.tables[owner] &= ~(bit << profession)
    state.recruited[owner] += 1
    state.recruiting[seat] -= 1
    state.take_into_hand(seat, PROFESSION_DECK, profession)
    state.open_hands[seat] |= bit << profession
    if state.story is not None:
        facts = {"profession": state.parts.profession_names[profession], "victim": int(owner)}
        state.story.tell("recruits", seat, "princes/recruit-2", facts)


def owner_of(state: Moment, profession: i64) -> i64:
    """Before whom a profession lies face up."""
    owner: i64 = 0
    while (state.tables[owner] >> profession) & 1 == 0:
        owner += 1
    return owner


def keep_for_later(state: Moment) -> None:
    """princes/recruit-3"""
    if state.story is not None:
        state.story.tell("recruits-later", state.actor, "princes/recruit-3")
    state.resume()
