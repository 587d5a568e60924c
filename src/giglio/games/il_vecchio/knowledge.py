"""The two stacks of Florence tiles, who knows what of them, and what a seat may take them for.

Tiles that a seat has put under a stack are known to it to lie there, in no order. When another seat
then draws of them unseen, that knowledge is dropped (docs/rules, “What is forgotten”).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.il_vecchio.parts import (
    A_TILE,
    COUNCIL_MASK,
    FLORENCE_TILES,
    NOBILITY_MASK,
    NOBILITY_TILES,
)
from giglio.games.il_vecchio.state import Moment, changed, changed_small
from giglio.kernel.chance import NOBODY, Chance
from giglio.kernel.layers import (
    CARD,
    KNOWN,
    KNOWN_SHIFT,
    LAYER_SHIFT,
    put_under,
    redrawn,
    shuffle,
    top,
    unknown_cards,
)

COUNCIL: Final[i64] = 0
NOBILITY: Final[i64] = 1


def tiles_in(mask: i64) -> vec[i64]:
    """The tiles of a set, the lowest first."""
    tiles = vec[i64](capacity=NOBILITY_TILES)
    tile: i64 = 0
    while mask >> tile > 0:
        if (mask >> tile) & 1 == 1:
            tiles = append(tiles, tile)
        tile += 1
    return tiles


def set_of(tiles: vec[i64]) -> i64:
    mask: i64 = 0
    for tile in tiles:
        mask = mask | (1 << tile)
    return mask


def stack_of(state: Moment, which: i64) -> vec[i64]:
    return state.council_stack if which == COUNCIL else state.nobility_stack


def set_stack(state: Moment, which: i64, stack: vec[i64]) -> None:
    if which == COUNCIL:
        state.council_stack = stack
    else:
        state.nobility_stack = stack


# -- drawing and putting back ----------------------------------------------------------------------


def draw_tiles(state: Moment, seat: i64, which: i64, count: i64) -> None:
    """The uppermost tiles come before a seat, for its eyes alone, as many as there are."""
    while count > 0 and len(stack_of(state, which)) > 0:
        stack = stack_of(state, which)
        at = top(stack, state.chance, A_TILE, FLORENCE_TILES, 1 << seat)
        state.seen = state.seen | (1 << (stack[at] & CARD))
        set_stack(state, which, without(stack, at, seat))
        count -= 1


def without(stack: vec[i64], at: i64, seat: i64) -> vec[i64]:
    """The stack less one tile; only the seat that drew it still knows what is left of its layer."""
    layer = stack[at] >> LAYER_SHIFT
    forgotten = (KNOWN << KNOWN_SHIFT) & ~(1 << (KNOWN_SHIFT + seat))
    left = vec[i64](capacity=len(stack))
    place: i64 = 0
    while place < len(stack):
        if place != at:
            entry = stack[place]
            if entry >> LAYER_SHIFT == layer:
                entry = entry & ~forgotten
            left = append(left, entry)
        place += 1
    return left


def return_seen(state: Moment, seat: i64, which: i64) -> None:
    """What is left before a seat goes shuffled under the stack; it alone knows which tiles."""
    stack = stack_of(state, which)[:]
    set_stack(state, which, put_under(stack, tiles_in(state.seen), False, 1 << seat))
    state.seen = 0


def remix_council(state: Moment) -> None:
    """The whole council stack is shuffled again (setup-7)."""
    tiles = vec[i64](capacity=NOBILITY_TILES)
    for entry in state.council_stack:
        tiles = append(tiles, entry & CARD)
    state.council_stack = put_under(vec[i64](), tiles_in(set_of(tiles)), False, NOBODY)


# -- guesses ---------------------------------------------------------------------------------------


def redraw(state: Moment, seat: i64, chance: Chance) -> None:
    """Draw anew all the tiles that a seat cannot know, wherever they are."""
    redraw_council(state, seat, chance)
    redraw_nobility(state, seat, chance)


def redraw_council(state: Moment, seat: i64, chance: Chance) -> None:
    hand: i64 = 0 if state.actor == seat else state.seen & COUNCIL_MASK
    pool = unknown_cards(state.council_stack, seat, tiles_in(hand))
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.unturned[other] > 0:
            pool = append(pool, i64(state.unturned[other]) - 1)
        other += 1
    pool = tiles_in(set_of(pool))
    shuffle(pool, chance)
    at: i64 = 0
    other = 0
    while other < state.seats:
        if other != seat and state.unturned[other] > 0:
            state.unturned = changed_small(state.unturned, other, pool[at] + 1)
            at += 1
        other += 1
    at = redraw_seen(state, hand, pool, at)
    state.council_stack = redrawn(state.council_stack, seat, pool, at)


def redraw_nobility(state: Moment, seat: i64, chance: Chance) -> None:
    if state.actor < 0:
        return  # all have been shown
    hand: i64 = 0 if state.actor == seat else state.seen & NOBILITY_MASK
    pool = unknown_cards(state.nobility_stack, seat, tiles_in(hand))
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            for tile in tiles_in(state.florence[other] & NOBILITY_MASK):
                pool = append(pool, tile)
        other += 1
    pool = tiles_in(set_of(pool))
    shuffle(pool, chance)
    at: i64 = 0
    other = 0
    while other < state.seats:
        if other != seat:
            guessed = state.florence[other] & COUNCIL_MASK
            left = len(tiles_in(state.florence[other] & NOBILITY_MASK))
            while left > 0:
                guessed = guessed | (1 << pool[at])
                at += 1
                left -= 1
            state.florence = changed(state.florence, other, guessed)
        other += 1
    at = redraw_seen(state, hand, pool, at)
    state.nobility_stack = redrawn(state.nobility_stack, seat, pool, at)


def redraw_seen(state: Moment, hand: i64, pool: vec[i64], at: i64) -> i64:
    """The tiles that another seat has before it; how far the pool has been used."""
    if hand == 0:
        return at
    guessed: i64 = 0
    for _ in tiles_in(hand):
        guessed = guessed | (1 << pool[at])
        at += 1
    state.seen = guessed
    return at
