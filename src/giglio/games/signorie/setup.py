"""Phase 1 of a round: alliance tiles, dice and assignments are laid out."""

from mypy_extensions import i64

from giglio.games.signorie.actions import FACES, SEX_NAMES
from giglio.games.signorie.parts import CITIES, COLUMNS, HOUSES, SEXES
from giglio.games.signorie.preparation import (
    A_DIE,
    A_HOUSE,
    A_TILE,
    AN_ASSIGNMENT,
    take_out,
)
from giglio.games.signorie.state import EMPTY, NONE, Moment
from giglio.kernel.rows import row, small_added, small_row
from giglio.kernel.state import OVER

SLOT_NAMES = ("marriage", "mission")


def begin_round(state: Moment) -> None:
    state.round += 1
    if state.story is not None:
        state.story.tell("round-begins", OVER, "signorie/round-1", {"round": int(state.round)})
    state.placed = row(state.seats * COLUMNS, 0)
    state.threshold = row(state.seats, state.parts.threshold)
    refill_alliances(state)
    roll_dice(state)
    lay_assignments(state)


def refill_alliances(state: Moment) -> None:
    """signorie/setup-1: a tile on every empty slot, as long as there are any (S9)"""
    state.alliances = state.alliances[:]
    slot: i64 = 0
    while slot < CITIES * 2:
        city = slot // 2
        if state.open_cities[city] == 1 and state.alliances[slot] == EMPTY and state.stack > 0:
            kind = draw_tile(state)
            state.alliances[slot] = kind
            if state.story is not None:
                facts = {
                    "city": state.parts.city_names[city],
                    "slot": SLOT_NAMES[slot - city * 2],
                    "house": state.parts.house_names[state.parts.kind_house[kind]],
                    "points": int(state.parts.kind_value[kind]),
                }
                state.story.tell("tile-laid", OVER, "signorie/setup-1", facts)
        slot += 1


def draw_tile(state: Moment) -> i64:
    """The next tile of the stack.

    What was removed and what lies face down nobody has seen, so it is drawn from all unseen tiles:
    first the House, of whose tiles a known number was removed, then one of its tiles.
    """
    parts = state.parts
    houses = small_row(HOUSES, 0)
    house: i64 = 0
    while house < HOUSES:
        kind = parts.kind_first[house]
        while kind < parts.kind_first[house + 1]:
            houses[house] += state.unseen[kind]
            kind += 1
        house += 1
    removed = parts.removed[state.seats]
    while removed > 0:
        house = 0
        while house < HOUSES:
            houses[house] -= 1
            house += 1
        removed -= 1
    house = take_out(state, A_HOUSE, houses)
    tiles = small_row(parts.kinds, 0)
    kind = parts.kind_first[house]
    while kind < parts.kind_first[house + 1]:
        tiles[kind] = state.unseen[kind]
        kind += 1
    kind = take_out(state, A_TILE, tiles)
    state.unseen = small_added(state.unseen, kind, -1)
    state.stack -= 1
    return kind


def roll_dice(state: Moment) -> None:
    """signorie/setup-2"""
    state.dice = small_row(COLUMNS * FACES, 0)
    column: i64 = 0
    while column < COLUMNS:
        number = state.parts.dice[state.seats]
        while number > 0:
            state.dice[column * FACES + state.chance.draw(A_DIE, FACES)] += 1
            number -= 1
        if state.story is not None:
            facts = {
                "colour": state.parts.column_names[column],
                "dice": shown_dice(state, int(column)),
            }
            state.story.tell("dice-rolled", OVER, "signorie/setup-2", facts)
        column += 1


def shown_dice(state: Moment, column: int) -> list[int]:
    """The dice of a colour on the game board, lowest first."""
    first = column * FACES
    return [face + 1 for face in range(FACES) for _ in range(state.dice[first + face])]


def lay_assignments(state: Moment) -> None:
    """signorie/setup-3"""
    state.assigned = row(COLUMNS * SEXES, NONE)
    bag = small_row(len(state.parts.assignment_names), 1)
    slot: i64 = 0
    while slot < COLUMNS * SEXES:
        tile = take_out(state, AN_ASSIGNMENT, bag)
        state.assigned[slot] = tile
        if state.story is not None:
            facts = {
                "colour": state.parts.column_names[slot // SEXES],
                "sex": SEX_NAMES[slot % SEXES],
                "assignment": state.parts.assignment_names[tile],
            }
            state.story.tell("assignment-laid", OVER, "signorie/setup-3", facts)
        slot += 1
