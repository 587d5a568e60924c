"""Preparation: money, supplies, freedoms, and four profession cards of which three are kept."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from giglio.games.princes.actions import RETURN
from giglio.games.princes.constants import A_CARD, A_FREEDOM, A_SEAT, DEALING, NONE, SOURCES
from giglio.games.princes.decks import names_of, whole_deck
from giglio.games.princes.parts import (
    BUILDINGS,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    LANDSCAPES,
    PROFESSION_DECK,
    PROFESSIONS,
)
from giglio.games.princes.state import Moment
from giglio.kernel.layers import KNOWN_SHIFT, card_of, top
from giglio.kernel.rows import row, small_row
from giglio.kernel.state import OVER


def begin_preparation(state: Moment) -> None:
    seats = state.seats
    parts = state.parts
    start = parts.start_of_two if seats == 2 else parts.start  # princes/setup-2, princes/two-1
    state.florins = row(seats, start)
    state.bank = parts.coins - seats * start
    state.fame = row(seats, 0)
    state.earned = row(seats * SOURCES, 0)
    state.supply = parts.supply[:]
    state.building_supply = row(BUILDINGS, parts.buildings_each)
    state.hands = row(seats * DECKS, 0)
    state.open_hands = row(seats, 0)
    state.tables = row(seats, 0)
    state.recruiting = row(seats, 0)
    state.recruited = row(seats, 0)
    state.built = row(seats, 0)
    state.landscapes = row(seats * LANDSCAPES, 0)
    state.freedoms = row(seats, 0)
    state.jesters = row(seats, 0)
    state.builders = row(seats, 0)
    state.covered = row(seats, parts.palazzo)  # princes/setup-6
    state.walls = row(seats, parts.palazzo)
    state.best = row(seats, 0)
    state.characters = row(seats, NONE)
    state.markers = row(CHARACTERS, NONE)
    state.spaces = row(CHARACTERS, 0)
    if state.expansion:
        put_on_banker(state)
    deck: i64 = 0
    while deck < DECKS:
        state.set_deck(deck, whole_deck(deck))
        deck += 1
    lay_out_freedoms(state)
    state.starter = state.chance.draw(A_SEAT, seats)  # princes/setup-1
    if state.story is not None:
        state.story.tell("starts", state.starter, "princes/setup-1")
    deal_professions(state)


def put_on_banker(state: Moment) -> None:
    """princes/banker-1"""
    state.pot = state.parts.pot
    state.bank -= state.pot


def lay_out_freedoms(state: Moment) -> None:
    """One less of each than seats; with two players one of each and some more (princes/two-2)."""
    if state.seats > 2:
        state.freedom_supply = row(FREEDOMS, state.seats - 1)  # princes/setup-5
        return
    state.freedom_supply = row(FREEDOMS, 1)
    bag = small_row(FREEDOMS, state.parts.freedoms_each - 1)
    more: i64 = state.options["freedoms"] - FREEDOMS
    while more > 0:
        freedom = state.chance.pick(A_FREEDOM, bag)
        state.freedom_supply[freedom] += 1
        if state.story is not None:
            facts = {"freedom": state.parts.freedom_names[freedom]}
            state.story.tell("freedom-drawn", OVER, "princes/two-2", facts)
        more -= 1


def deal_professions(state: Moment) -> None:
    """Four to each seat, of which one goes back (princes/setup-3)."""
    seat: i64 = 0
    while seat < state.seats:
        bit: i64 = 1
        cards = state.parts.dealt
        while cards > 0:
            state.take_into_hand(seat, PROFESSION_DECK, dealt_card(state, bit << seat))
            cards -= 1
        if state.story is not None:
            facts = {"cards": names_of(state, PROFESSION_DECK, state.hand(seat, PROFESSION_DECK))}
            state.story.tell("is-dealt", seat, "princes/setup-3", facts, 1 << int(seat))
        seat += 1
    state.phase = DEALING
    state.actor = state.starter


def dealt_card(state: Moment, audience: i64) -> i64:
    deck = state.profession_deck
    at = top(deck, state.chance, A_CARD + PROFESSION_DECK, PROFESSIONS, audience)
    deck, entry = pop(deck, at)
    state.profession_deck = deck
    return card_of(entry)


def dealing_moves(state: Moment) -> vec[i64]:
    cards = state.hand(state.actor, PROFESSION_DECK)
    moves = vec[i64](capacity=4)
    card: i64 = 0
    while card < PROFESSIONS:
        if (cards >> card) & 1 == 1:
            moves = append(moves, RETURN + card)
        card += 1
    return moves


def return_profession(state: Moment, card: i64) -> None:
    """It is shuffled into the deck; who returned it knows that it is there (princes/setup-4)."""
    seat = state.actor
    known: i64 = 1
    state.lose_from_hand(seat, PROFESSION_DECK, card)
    state.profession_deck = append(state.profession_deck, card | known << (KNOWN_SHIFT + seat))
    if state.story is not None:
        facts = {"profession": state.parts.profession_names[card]}
        state.story.tell("returns-card", seat, "princes/setup-3")
        state.story.tell("returned", seat, "princes/setup-3", facts, 1 << int(seat))
    state.actor = state.after(seat)
    if state.actor == state.starter:
        state.prepared()
