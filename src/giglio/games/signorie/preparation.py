"""Initial preparation: boards, turn order, rewards, alliance tiles, cities, supplies."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from giglio.games.signorie.actions import BOARD as CHOOSE_BOARD
from giglio.games.signorie.actions import FACES
from giglio.games.signorie.parts import (
    BOARDS,
    CAREERS,
    CITIES,
    COLUMNS,
    FEMALE,
    MALE,
    MOST_SEATS,
    ROWS,
    SEXES,
)
from giglio.games.signorie.state import BOARD, EMPTY, NONE, SOURCES, Moment
from giglio.kernel.rows import put, row, small_row
from giglio.kernel.state import OVER

# Kinds of chance, as components.py lists them.
A_BOARD: Final[i64] = 0
A_SEAT: Final[i64] = 1
A_BONUS: Final[i64] = 2
POINTS: Final[i64] = 3
A_CITY: Final[i64] = 4
A_HOUSE: Final[i64] = 5
A_TILE: Final[i64] = 6
A_DIE: Final[i64] = 7
AN_ASSIGNMENT: Final[i64] = 8
A_CHILD: Final[i64] = 9


def begin_preparation(state: Moment) -> None:
    lay_out(state)
    if state.options["choose_boards"]:
        state.phase = BOARD  # signorie/supply-4
        state.actor = 0
        return
    bag = small_row(BOARDS, 1)
    seat: i64 = 0
    while seat < state.seats:
        give_board(state, seat, take_out(state, A_BOARD, bag))  # signorie/supply-3
        seat += 1
    finish_preparation(state)


def lay_out(state: Moment) -> None:
    """What is the same in every game, and empty places for all the rest."""
    parts = state.parts
    seats = state.seats
    state.boards = row(seats, NONE)
    state.passed = row(seats, 0)
    state.rewards = row(parts.rounds, NONE)
    state.open_cities = row(CITIES, 1)
    state.alliances = row(CITIES * 2, EMPTY)
    state.dice = small_row(COLUMNS * FACES, 0)
    state.assigned = row(COLUMNS * SEXES, NONE)
    state.places = row(len(parts.place_value), EMPTY)
    state.filled = row(CITIES, 0)
    state.helper_supply = parts.helper_supply
    state.unseen = parts.kind_count[:]
    state.stack = -6 * parts.removed[seats]  # signorie/alliance-2
    for count in parts.kind_count:
        state.stack += i64(count)
    state.florins = row(seats, parts.florins)  # signorie/supply-1
    state.points = row(seats * SOURCES, 0)
    state.waiting = row(seats * SEXES, 0)
    state.available = row(seats * SEXES, 0)
    state.stock = row(seats * SEXES, 0)
    state.careers = small_row(seats * CAREERS * parts.slots, 0)
    state.placed = row(seats * COLUMNS, 0)
    state.threshold = row(seats, parts.threshold)
    state.helpers = row(seats, 0)
    state.brides = row(seats, 0)
    state.laid = small_row(seats * ROWS * parts.kinds, 0)
    state.face_down = row(seats * ROWS, 0)
    state.initiative = row(seats, 0)
    state.arrival = row(seats, 0)
    state.order = row(seats, 0)
    seat: i64 = 0
    while seat < seats:
        state.order[seat] = seat  # signorie/supply-2
        state.available[seat * SEXES + MALE] = parts.available[MALE]
        state.available[seat * SEXES + FEMALE] = parts.available[FEMALE]
        state.stock[seat * SEXES + MALE] = parts.stock[MALE]
        state.stock[seat * SEXES + FEMALE] = parts.stock[FEMALE]
        seat += 1


def take_out(state: Moment, kind: i64, bag: vec[u8]) -> i64:
    """One thing out of a bag by chance; the last one without a question."""
    total: i64 = 0
    thing: i64 = 0
    last: i64 = 0
    while thing < len(bag):
        if bag[thing] > 0:
            total += i64(bag[thing])
            last = thing
        thing += 1
    if total != 1:
        return state.chance.pick(kind, bag)
    bag[last] = 0
    return last


def free_boards(state: Moment) -> vec[i64]:
    """signorie/supply-4: the boards nobody has chosen yet"""
    moves = vec[i64](capacity=BOARDS)
    board: i64 = 0
    while board < BOARDS:
        free = True
        for taken in state.boards:
            if taken == board:
                free = False
        if free:
            moves = append(moves, CHOOSE_BOARD + board)
        board += 1
    return moves


def give_board(state: Moment, seat: i64, board: i64) -> None:
    state.boards = put(state.boards, seat, board)
    if state.story is not None:
        facts = {"board": state.parts.board_names[board]}
        state.story.tell("gets-board", seat, "signorie/supply-3", facts)


def choose_board(state: Moment, board: i64) -> None:
    """signorie/supply-4: seat by seat"""
    give_board(state, state.actor, board)
    if state.actor + 1 < state.seats:
        state.actor += 1
    else:
        finish_preparation(state)


def finish_preparation(state: Moment) -> None:
    draw_order(state)
    draw_rewards(state)
    close_cities(state)
    state.prepared()


def draw_order(state: Moment) -> None:
    """The first turn order, its florins and its stack of discs (signorie/order-1 to order-3)."""
    bag = small_row(state.seats, 1)
    state.order = row(state.seats, 0)
    place: i64 = 0
    while place < state.seats:
        seat = take_out(state, A_SEAT, bag)
        florins = state.parts.extra[state.seats * MOST_SEATS + place]
        state.order[place] = seat
        state.florins[seat] += florins
        if state.story is not None:
            facts = {"place": int(place) + 1, "florins": int(florins)}
            state.story.tell("starts", seat, "signorie/order-2", facts)
        place += 1
    stack_discs(state)


def stack_discs(state: Moment) -> None:
    """All discs on the bottommost slot, the first player’s on top (signorie/order-3)."""
    state.arrivals = 0
    place = state.seats - 1
    while place >= 0:
        seat = state.order[place]
        state.arrivals += 1
        state.initiative[seat] = 0
        state.arrival[seat] = state.arrivals
        place -= 1


def draw_rewards(state: Moment) -> None:
    """signorie/tiles-1: open for the whole game"""
    state.rewards = row(state.parts.rounds, NONE)
    bonuses = small_row(len(state.parts.bonus_names), 1)
    points = small_row(len(state.parts.point_names), 1)
    at: i64 = 0
    while at < state.parts.rounds:
        if at < state.parts.bonus_rounds:
            tile = take_out(state, A_BONUS, bonuses)
            name = state.parts.bonus_names[tile]
        else:
            tile = take_out(state, POINTS, points)
            name = state.parts.point_names[tile]
        state.rewards[at] = tile
        at += 1
        if state.story is not None:
            facts = {"round": int(at), "reward": name}
            state.story.tell("reward-laid", OVER, "signorie/tiles-1", facts)


def close_cities(state: Moment) -> None:
    """signorie/city-2: with fewer seats chance says which cities are not used"""
    bag = small_row(CITIES, 1)
    closed = state.parts.cities[state.seats]
    while closed < CITIES:
        city = state.chance.pick(A_CITY, bag)
        state.open_cities = put(state.open_cities, city, 0)
        closed += 1
        if state.story is not None:
            facts = {"city": state.parts.city_names[city]}
            state.story.tell("city-closed", OVER, "signorie/city-2", facts)
