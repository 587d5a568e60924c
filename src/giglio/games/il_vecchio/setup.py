"""Setting up: the board, the starting seat, the council tiles, and the first members."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.il_vecchio.actions import AREA as CHOOSE_AREA
from giglio.games.il_vecchio.actions import LEAST_AREA, MOST_AREA
from giglio.games.il_vecchio.deeds import place, placed_all, throw, welcome
from giglio.games.il_vecchio.knowledge import (
    COUNCIL,
    draw_tiles,
    remix_council,
    return_seen,
    tiles_in,
)
from giglio.games.il_vecchio.parts import (
    A_SEAT,
    BISHOP,
    CARRIAGE,
    COLOURS,
    COUNCIL_MASK,
    FLORINS,
    LINE,
    MIDDLEMEN,
    NOBILITY_MASK,
    PROVINCES,
    SEVEN,
    THE_MIDDLEMEN,
    TOKENS,
    TRACKS,
)
from giglio.games.il_vecchio.state import (
    AREA,
    CHOOSING,
    FIRST_PLACING,
    SECOND_PLACING,
    Moment,
    changed,
)
from giglio.kernel.chance import NOBODY
from giglio.kernel.layers import put_under
from giglio.kernel.rows import row, small_row
from giglio.kernel.state import OVER


def begin_setup(state: Moment) -> None:
    lay_out(state)
    place_middlemen(state)
    choose_start(state)
    state.actor = state.start
    deal_council(state)


def lay_out(state: Moment) -> None:
    """What is the same in every game."""
    parts = state.parts
    seats = state.seats
    state.goods = row(seats * TOKENS, 0)
    state.supply = small_row(seats, parts.members)  # setup-1
    state.members = small_row(seats * parts.towns, 0)
    state.middlemen = small_row(MIDDLEMEN, 0)
    state.lines = small_row(TRACKS * LINE, 0)
    state.filled = small_row(TRACKS, 0)
    state.crests_left = parts.crests[seats]  # setup-3
    state.unseen_events = parts.event_count[:]
    state.crests = small_row(seats, 0)
    state.province_stack = (1 << PROVINCES) - 1
    state.provinces = row(seats, 0)
    state.used = row(seats, 0)
    state.florence = row(seats, 0)
    state.unturned = small_row(seats, 0)
    state.council_stack = put_under(vec[i64](), tiles_in(COUNCIL_MASK), False, NOBODY)
    state.nobility_stack = put_under(vec[i64](), tiles_in(NOBILITY_MASK), False, NOBODY)


def place_middlemen(state: Moment) -> None:
    """Any placement that the areas allow, each as likely (setup-2)."""
    start = state.chance.draw(THE_MIDDLEMEN, state.parts.starts)
    colour: i64 = 0
    while colour < MIDDLEMEN:
        town = state.parts.start_towns[start * MIDDLEMEN + colour]
        state.middlemen[colour] = town
        if state.story is not None:
            facts = {"colour": COLOURS[colour], "town": state.parts.town_names[town]}
            state.story.tell("middleman-placed", OVER, "il_vecchio/setup-2", facts)
        colour += 1


def choose_start(state: Moment) -> None:
    """The starting seat, and what everybody begins with (setup-1, setup-5)."""
    parts = state.parts
    state.start = state.chance.draw(A_SEAT, state.seats)
    right = state.start - 1 if state.start > 0 else state.seats - 1
    if state.story is not None:
        state.story.tell("starts", state.start, "il_vecchio/setup-5")
    seat: i64 = 0
    while seat < state.seats:
        florins = parts.other_florins
        if seat == state.start:
            florins = parts.start_florins
        elif seat == right:
            florins = parts.right_florins
        state.gain(seat, FLORINS, florins)
        state.gain(seat, CARRIAGE, parts.start_carriages)
        state.gain(seat, BISHOP, parts.start_bishops)
        if state.story is not None:
            state.story.tell("receives", seat, "il_vecchio/setup-5", {"florins": int(florins)})
        seat += 1


# -- council tiles ---------------------------------------------------------------------------------


def deal_council(state: Moment) -> None:
    """setup-6: for the eyes of the seat alone"""
    state.phase = CHOOSING
    draw_tiles(state, state.actor, COUNCIL, state.parts.dealt)
    tell_seen(state, "il_vecchio/setup-6")


def tell_seen(state: Moment, clause: str) -> None:
    """Which tiles the acting seat has before it."""
    if state.story is not None:
        names = state.parts.florence_names
        seen = [name for tile, name in enumerate(names) if state.seen >> tile & 1]
        state.story.tell("sees", state.actor, clause, {"tiles": seen}, 1 << int(state.actor))


def keep_first(state: Moment, tile: i64) -> None:
    """setup-6: face up, without its bonus; setup-7: the others are shuffled again at the end"""
    seat = state.actor
    state.seen = state.seen & ~(1 << tile)
    state.florence = changed(state.florence, seat, 1 << tile)
    state.show(tile)
    if state.story is not None:
        facts = {"tile": state.parts.florence_names[tile]}
        state.story.tell("begins-with", seat, "il_vecchio/setup-6", facts)
    return_seen(state, seat, COUNCIL)
    state.actor = state.after(seat)
    if state.actor != state.start:
        deal_council(state)
        return
    remix_council(state)
    state.stage = FIRST_PLACING
    begin_placing(state)


# -- the first members -----------------------------------------------------------------------------


def begin_placing(state: Moment) -> None:
    """The acting seat rolls (setup-8), or chooses an area (setup-9)."""
    if state.stage == FIRST_PLACING:
        total = throw(state, "il_vecchio/setup-8")
        if total != SEVEN:
            welcome(state, total, state.parts.placed)
            return
    state.phase = AREA


def area_moves(state: Moment) -> vec[i64]:
    moves = vec[i64](capacity=MOST_AREA)
    number: i64 = LEAST_AREA
    while number <= MOST_AREA:
        if state.parts.area_towns[number] != 0:
            moves = append(moves, CHOOSE_AREA + number - LEAST_AREA)
        number += 1
    return moves


def choose_area(state: Moment, number: i64) -> None:
    if state.story is not None:
        clause = "il_vecchio/setup-8" if state.stage == FIRST_PLACING else "il_vecchio/setup-9"
        state.story.tell("chooses-area", state.actor, clause, {"area": int(number)})
    welcome(state, number, state.parts.placed)


def place_first(state: Moment, town: i64) -> None:
    """setup-8, setup-9, setup-10"""
    clause = "il_vecchio/setup-8" if state.stage == FIRST_PLACING else "il_vecchio/setup-9"
    if not place(state, town, clause):
        return
    placed_all(state)
    state.actor = state.after(state.actor)
    if state.actor != state.start:
        begin_placing(state)
    elif state.stage == FIRST_PLACING:
        state.stage = SECOND_PLACING
        begin_placing(state)
    else:
        state.prepared()
