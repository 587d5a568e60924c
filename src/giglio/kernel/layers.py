"""A stack of cards of which every seat knows only what it has seen: a queue of layers.

A layer is a bag (its cards lie in an order nobody knows, so which comes is drawn when one is
turned) or an order (a seat laid them so). A card is one number that also says in which layer it
lies and which seats know it to be there. Cards lie uppermost first.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.kernel.chance import Chance
from giglio.kernel.pcg import Pcg32
from giglio.kernel.rows import small_row

# One card of a stack: layer (20 bits) | ordered (1) | seats that know it (8) | card (12).
CARD_BITS: Final[i64] = 12
CARD: Final[i64] = 0xFFF
KNOWN_SHIFT: Final[i64] = 12
KNOWN: Final[i64] = 0xFF
ORDERED: Final[i64] = 1 << 20
LAYER_SHIFT: Final[i64] = 21


def card_of(entry: i64) -> i64:
    return entry & CARD


def known_to(entry: i64, seat: i64) -> bool:
    return seat >= 0 and (entry >> (KNOWN_SHIFT + seat)) & 1 == 1


def put_under(stack: vec[i64], cards: vec[i64], ordered: bool, knowers: i64) -> vec[i64]:
    """The stack with one more layer at the bottom. `knowers` has one bit a seat."""
    layer: i64 = 0
    if len(stack) > 0:
        layer = (stack[len(stack) - 1] >> LAYER_SHIFT) + 1
    marks = (layer << LAYER_SHIFT) | (knowers << KNOWN_SHIFT)
    if ordered:
        marks = marks | ORDERED
    for card in cards:
        stack = append(stack, marks | card)
    return stack


def top(stack: vec[i64], chance: Chance, kind: i64, kinds_of_card: i64, audience: i64) -> i64:
    """Where in the stack the card lies that is turned next; take it out with `pop`.

    From an order it is the first. From a bag chance draws one, and `audience` sees which.
    """
    if stack[0] & ORDERED:
        return 0
    layer = stack[0] >> LAYER_SHIFT
    bag = small_row(kinds_of_card, 0)
    for entry in stack:
        if entry >> LAYER_SHIFT != layer:
            break
        bag[entry & CARD] += 1
    card = chance.pick(kind, bag, audience)
    at: i64 = 0
    while stack[at] & CARD != card:
        at += 1
    return at


def unknown_cards(stack: vec[i64], seat: i64, pool: vec[i64]) -> vec[i64]:
    """The pool with those cards of the stack added that a seat cannot know."""
    for entry in stack:
        if not known_to(entry, seat):
            pool = append(pool, entry & CARD)
    return pool


def redrawn(stack: vec[i64], seat: i64, pool: vec[i64], first: i64) -> vec[i64]:
    """The stack with the cards that a seat cannot know replaced by those of the pool, in order.

    As many are used as `unknown_cards` of the same stack would add, from place `first` on.
    """
    guess = stack[:]
    at: i64 = 0
    while at < len(guess):
        entry = guess[at]
        if not known_to(entry, seat):
            guess[at] = (entry >> CARD_BITS << CARD_BITS) | pool[first]
            first += 1
        at += 1
    return guess


def shuffle(cards: vec[i64], stream: Pcg32) -> None:
    """Bring cards into any order, each as likely. For guesses: chance in a game is drawn late."""
    rest = len(cards) - 1
    while rest > 0:
        other = stream.below(rest + 1)
        card = cards[other]
        cards[other] = cards[rest]
        cards[rest] = card
        rest -= 1
