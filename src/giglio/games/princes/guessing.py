"""Guesses: all cards that a seat cannot know are drawn anew."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.constants import ADDING
from giglio.games.princes.counting import bonus_value
from giglio.games.princes.decks import cards_in
from giglio.games.princes.grid import count_bits
from giglio.games.princes.parts import BONUS_DECK, DECKS, PROFESSION_DECK
from giglio.games.princes.state import Moment
from giglio.games.princes.works import minimum, value_so_far
from giglio.kernel.chance import Chance
from giglio.kernel.layers import card_of, known_to, redrawn, shuffle

MOST_TRIES: Final[i64] = 30


def redraw_cards(state: Moment, seat: i64, chance: Chance) -> None:
    deck: i64 = 0
    while deck < DECKS:
        pool = shuffled_pool(state, seat, deck, chance)
        if deck == BONUS_DECK and state.phase == ADDING and state.actor != seat:
            pool = fitting_pool(state, pool, seat, chance)
        deal_out(state, seat, deck, pool)
        deck += 1


def shuffled_pool(state: Moment, seat: i64, deck: i64, chance: Chance) -> vec[i64]:
    """The cards of a kind that a seat cannot place, in any order."""
    unknown = hidden_cards(state, seat, deck)
    pool = vec[i64](capacity=cards_in(deck))
    card: i64 = 0
    while card < cards_in(deck):
        if (unknown >> card) & 1 == 1:
            pool = append(pool, card)
        card += 1
    shuffle(pool, chance)
    return pool


def hidden_cards(state: Moment, seat: i64, deck: i64) -> i64:
    """The same as a set: in the deck, in the hands of others, before who looks at them."""
    bit: i64 = 1
    hidden: i64 = 0
    for entry in state.deck_of(deck):
        if not known_to(entry, seat):
            hidden = hidden | bit << card_of(entry)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            hidden = hidden | hidden_hand(state, other, deck)
        other += 1
    if state.deck == deck and state.actor != seat:
        for card in state.seen:
            hidden = hidden | bit << card
        for card in state.under:
            hidden = hidden | bit << card
    return hidden


def hidden_hand(state: Moment, other: i64, deck: i64) -> i64:
    """Cards in a hand that others have not seen."""
    if deck == PROFESSION_DECK:
        return state.hand(other, deck) & ~state.open_hands[other]
    return state.hand(other, deck)


def deal_out(state: Moment, seat: i64, deck: i64, pool: vec[i64]) -> None:
    """To other hands first, then to who is looking, the rest to the deck."""
    at: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            hidden = hidden_hand(state, other, deck)
            hand = state.hand(other, deck) & ~hidden
            bit: i64 = 1
            while hidden > 0:
                hidden = hidden & (hidden - 1)
                hand = hand | bit << pool[at]
                at += 1
            state.hands[other * DECKS + deck] = hand
        other += 1
    if state.deck == deck and state.actor != seat:
        place: i64 = 0
        while place < len(state.seen):
            state.seen[place] = pool[at]
            at += 1
            place += 1
        place = 0
        while place < len(state.under):
            state.under[place] = pool[at]
            at += 1
            place += 1
    state.set_deck(deck, redrawn(state.deck_of(deck), seat, pool, at))


# -- what a work under way tells of the hand behind it ---------------------------------------------


def fitting_pool(state: Moment, pool: vec[i64], seat: i64, chance: Chance) -> vec[i64]:
    """Whoever has begun a work has the bonus cards that it needs: draw until the hand does."""
    first: i64 = 0
    other: i64 = 0
    while other < state.actor:
        if other != seat:
            first += count_bits(state.hand(other, BONUS_DECK))
        other += 1
    last = first + count_bits(state.hand(state.actor, BONUS_DECK))
    needed = minimum(state) - value_so_far(state)
    tries: i64 = 0
    while bonus_among(state, pool, first, last) < needed:
        tries += 1
        if tries > MOST_TRIES:
            bring_best(state, pool, first, last)
            return pool
        shuffle(pool, chance)
    return pool


def bonus_among(state: Moment, pool: vec[i64], first: i64, last: i64) -> i64:
    """What these cards of a pool would add to the work under way."""
    value: i64 = 0
    while first < last:
        value += bonus_value(state, state.actor, pool[first], 0)
        first += 1
    return value


def bring_best(state: Moment, pool: vec[i64], first: i64, last: i64) -> None:
    """Put the cards that add most to these places; others take theirs."""
    start = first
    while first < last:
        best = first
        at: i64 = 0
        while at < len(pool):
            if at < start or at > first:
                here = bonus_value(state, state.actor, pool[at], 0)
                if here > bonus_value(state, state.actor, pool[best], 0):
                    best = at
            at += 1
        card = pool[first]
        pool[first] = pool[best]
        pool[best] = card
        first += 1
