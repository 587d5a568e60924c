"""Looking at the uppermost cards of a deck, keeping one, and laying the others under it.

Whoever lays cards under a deck knows them and their order from then on. What is forgotten on
purpose stands in docs/rules/princes.md (ruling P18).
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from giglio.games.princes.actions import KEEP, REST, UNDER
from giglio.games.princes.constants import A_CARD, KEEPING, NONE, ORDERING
from giglio.games.princes.parts import (
    BONUS_CARDS,
    DECK_NAMES,
    PRESTIGE_CARDS,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSIONS,
)
from giglio.games.princes.state import Moment
from giglio.kernel.layers import (
    KNOWN,
    KNOWN_SHIFT,
    ORDERED,
    card_of,
    put_under,
    top,
)

LAST_TO_ORDER: Final[i64] = 2  # with two cards left, naming one says it all


def cards_in(deck: i64) -> i64:
    """How many different cards a deck has."""
    if deck == PROFESSION_DECK:
        return PROFESSIONS
    if deck == PRESTIGE_DECK:
        return PRESTIGE_CARDS
    return BONUS_CARDS


def first_card(deck: i64) -> i64:
    """Where the cards of a deck begin in the numbers of the verbs `keep` and `under`."""
    if deck == PROFESSION_DECK:
        return 0
    if deck == PRESTIGE_DECK:
        return PROFESSIONS
    return PROFESSIONS + PRESTIGE_CARDS


def whole_deck(deck: i64) -> vec[i64]:
    """All cards of a kind, shuffled."""
    cards = vec[i64](capacity=cards_in(deck))
    card: i64 = 0
    while card < cards_in(deck):
        cards = append(cards, card)
        card += 1
    return put_under(vec[i64](), cards, False, 0)


def names_of(state: Moment, deck: i64, cards: i64) -> list[str]:
    """The names of a set of cards."""
    names = state.parts.card_names[deck]
    return [name for card, name in enumerate(names) if int(cards) >> card & 1]


def names_in_order(state: Moment, deck: i64, cards: vec[i64]) -> list[str]:
    names = state.parts.card_names[deck]
    return [names[card] for card in cards]


# -- looking ---------------------------------------------------------------------------------------


def look(state: Moment, deck: i64, back: i64) -> None:
    """The acting seat looks at the uppermost five cards (princes/prestige-1, look-1)."""
    seat = state.actor
    bit: i64 = 1
    stack = state.deck_of(deck)
    if deck == PROFESSION_DECK:
        forget_returned(stack)
    state.deck = deck
    state.back = back
    state.seen = vec[i64](capacity=8)
    cards_left = min(state.parts.looked_at, i64(len(stack)))
    while cards_left > 0:
        at = top(stack, state.chance, A_CARD + deck, cards_in(deck), bit << seat)
        stack, entry = pop(stack, at)
        if entry & ORDERED:
            state.show(first_card(deck) + card_of(entry), bit << seat)
        state.seen = append(state.seen, card_of(entry))
        cards_left -= 1
    state.set_deck(deck, stack)
    state.phase = KEEPING
    if state.story is not None:
        facts = {"deck": DECK_NAMES[deck], "count": len(state.seen)}
        state.story.tell("looks", seat, "princes/look-1", facts)
        shown = {"deck": DECK_NAMES[deck], "cards": names_in_order(state, deck, state.seen)}
        state.story.tell("sees", seat, "princes/look-1", shown, 1 << int(seat))


def forget_returned(stack: vec[i64]) -> None:
    """Once somebody has looked, nobody knows any more that a card it returned is still there."""
    at: i64 = 0
    while at < len(stack):
        if stack[at] & ORDERED == 0:
            stack[at] &= ~(KNOWN << KNOWN_SHIFT)
        at += 1


def keeping_moves(state: Moment) -> vec[i64]:
    moves = vec[i64](capacity=8)
    first = KEEP + first_card(state.deck)
    for card in state.seen:
        moves = append(moves, first + card)
    return moves


def keep(state: Moment, card: i64) -> None:
    """princes/look-2"""
    seat = state.actor
    state.take_into_hand(seat, state.deck, card)
    take_from_seen(state, card)
    if state.story is not None:
        facts = {"card": state.parts.card_names[state.deck][card]}
        state.story.tell("keeps", seat, "princes/look-2", facts, 1 << int(seat))
    if len(state.seen) == 0:
        cards_placed(state)
    else:
        state.phase = ORDERING


def take_from_seen(state: Moment, card: i64) -> None:
    at: i64 = 0
    while state.seen[at] != card:
        at += 1
    state.seen, _ = pop(state.seen, at)


# -- laying the others under the deck --------------------------------------------------------------


def ordering_moves(state: Moment) -> vec[i64]:
    """One after the other, the uppermost first, or all as they lie (princes/look-3, P5)."""
    moves = vec[i64](capacity=8)
    first = UNDER + first_card(state.deck)
    for card in state.seen:
        moves = append(moves, first + card)
    if len(state.seen) > LAST_TO_ORDER:
        moves = append(moves, REST)
    return moves


def lay_under(state: Moment, card: i64) -> None:
    take_from_seen(state, card)
    state.under = append(state.under, card)
    if len(state.seen) == 0:
        cards_placed(state)


def lay_rest_under(state: Moment) -> None:
    for card in state.seen:
        state.under = append(state.under, card)
    cards_placed(state)


def cards_placed(state: Moment) -> None:
    """The others are an order that this seat alone knows."""
    seat = state.actor
    deck = state.deck
    bit: i64 = 1
    if len(state.under) > 0:
        state.set_deck(deck, put_under(state.deck_of(deck), state.under, True, bit << seat))
        if state.story is not None:
            facts = {"deck": DECK_NAMES[deck], "count": len(state.under)}
            state.story.tell("puts-under", seat, "princes/look-3", facts)
            order = {"deck": DECK_NAMES[deck], "cards": names_in_order(state, deck, state.under)}
            state.story.tell("orders", seat, "princes/look-3", order, 1 << int(seat))
    state.seen = vec[i64]()
    state.under = vec[i64]()
    state.deck = NONE
    state.resume()
