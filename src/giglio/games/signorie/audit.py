"""What must hold at every moment of a play of Signorie: no piece is lost, won or misplaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.signorie.actions import FACES, SEX_NAMES
from giglio.games.signorie.parts import CAREERS, CITIES, COLUMNS, HOUSES, ROWS, SEXES
from giglio.games.signorie.rewards import men_on_careers
from giglio.games.signorie.state import (
    BOARD,
    EMPTY,
    ENDED,
    HELPERS,
    HIRING,
    NONE,
    SOURCES,
    TAKING,
    TRACKS,
)

if TYPE_CHECKING:
    from giglio.games.signorie.state import Moment


def audit(state: Moment) -> list[str]:
    """What is wrong with a state, in words."""
    wrong = sizes(state) or ranges(state)
    if wrong:
        return wrong  # nothing else can be looked up
    for seat in range(state.seats):
        wrong += family(state, seat) + plan(state, seat)
    return [*wrong, *flow(state), *cities(state), *tiles(state), *dice(state), *helpers(state)]


def sizes(state: Moment) -> list[str]:
    parts, seats = state.parts, int(state.seats)
    expected = {
        "order": seats,
        "passed": seats,
        "boards": seats,
        "rewards": parts.rounds,
        "open_cities": CITIES,
        "alliances": CITIES * 2,
        "unseen": parts.kinds,
        "dice": COLUMNS * FACES,
        "assigned": COLUMNS * SEXES,
        "places": len(parts.place_value),
        "filled": CITIES,
        "florins": seats,
        "points": seats * SOURCES,
        "available": seats * SEXES,
        "stock": seats * SEXES,
        "waiting": seats * SEXES,
        "careers": seats * CAREERS * parts.slots,
        "placed": seats * COLUMNS,
        "threshold": seats,
        "helpers": seats,
        "brides": seats,
        "laid": seats * ROWS * parts.kinds,
        "face_down": seats * ROWS,
        "initiative": seats,
        "arrival": seats,
    }
    found = {name: len(getattr(state, name)) for name in expected}
    return [
        f"“{name}” has {found[name]} entries, not {needed}"
        for name, needed in expected.items()
        if found[name] != needed
    ]


def ranges(state: Moment) -> list[str]:
    """Numbers that stand for things the game does not have."""
    parts, seats = state.parts, int(state.seats)
    rewards = [
        len(parts.bonus_names if at < parts.bonus_rounds else parts.point_names)
        for at in range(parts.rounds)
    ]
    allowed = {
        "passed": (0, 1),
        "boards": (NONE, len(parts.board_names) - 1),
        "rewards": (NONE, max(rewards) - 1),
        "open_cities": (0, 1),
        "alliances": (EMPTY, parts.kinds - 1),
        "assigned": (NONE, len(parts.assignment_names) - 1),
        "places": (EMPTY, seats * SEXES - 1),
        "florins": (0, 1 << 40),
        "points": (0, 1 << 40),
        "available": (0, 99),
        "stock": (0, 99),
        "waiting": (0, 99),
        "placed": (0, FACES),
        "threshold": (parts.threshold, parts.most_threshold),
        "helpers": (0, (1 << len(parts.helper_names)) - 1),
        "brides": (0, len(parts.wedding_points)),
        "face_down": (0, 99),
        "initiative": (0, len(parts.initiative_points) - 1),
    }
    wrong = [
        f"“{name}” holds {number}"
        for name, (low, high) in allowed.items()
        for number in getattr(state, name)
        if not low <= number <= high
    ]
    if any(tile >= most for tile, most in zip(state.rewards, rewards, strict=True)):
        wrong.append("there is a reward tile that the game does not have")
    if sorted(state.order) != list(range(seats)):
        wrong.append("the turn order does not name every seat once")
    return wrong


def flow(state: Moment) -> list[str]:
    """Whose turn it is, and for what."""
    wrong: list[str] = []
    if not BOARD <= state.phase <= ENDED or (state.actor < 0) != (state.phase == ENDED):
        return [f"phase {state.phase} does not fit the acting seat {state.actor}"]
    if not 0 <= state.round <= state.parts.rounds or (state.round == 0) != (state.phase == BOARD):
        wrong.append(f"there is no round {state.round} in this phase")
    if TAKING <= state.phase < ENDED:
        if not 0 <= state.turn < state.seats or state.order[state.turn] != state.actor:
            wrong.append(f"it is not the turn of seat {state.actor}")
        if NONE in state.boards:
            wrong.append("a seat has no player board")
    if len(set(state.boards) - {NONE}) < sum(board != NONE for board in state.boards):
        wrong.append("two seats have the same player board")
    return wrong + under_way(state)


def under_way(state: Moment) -> list[str]:
    """The die just placed and the effects that go on."""
    parts = state.parts
    if not NONE <= state.column < COLUMNS:
        return [f"there is no column {state.column}"]
    if not NONE <= state.program < len(parts.program_first) - 1:
        return [f"there is no program {state.program}"]
    if not TRACKS <= state.phase <= HIRING:
        return []
    if state.program == NONE or state.left < 1:
        return ["an effect is under way, but none has been begun"]
    first, last = parts.program_first[state.program], parts.program_first[state.program + 1]
    if not first <= state.part < last:
        return [f"effect {state.part} is none of those under way"]
    return []


def family(state: Moment, seat: int) -> list[str]:
    """Males and females of a seat, wherever they are."""
    wrong: list[str] = []
    for sex, name in enumerate(SEX_NAMES):
        at = seat * SEXES + sex
        total = state.available[at] + state.stock[at] + state.waiting[at]
        total += sum(place == at for place in state.places)
        if name == "male":
            total += men_on_careers(state, seat)
        needed = state.parts.available[sex] + state.parts.stock[sex]
        if total != needed:
            wrong.append(f"seat {seat} has {total} {name} meeples, not {needed}")
    return wrong


def plan(state: Moment, seat: int) -> list[str]:
    """Rows hold no more tiles face up than they want."""
    wrong: list[str] = []
    if state.boards[seat] == NONE:
        return wrong
    for row, name in enumerate(state.parts.row_names):
        for house in range(HOUSES):
            wanted = state.parts.wanted[(state.boards[seat] * ROWS + row) * HOUSES + house]
            if state.face_up(seat, row, house) > wanted:
                wrong.append(f"the {name} row of seat {seat} has more of a House than it wants")
    return wrong


def cities(state: Moment) -> list[str]:
    """Places are filled from the lowest."""
    wrong: list[str] = []
    for city, name in enumerate(state.parts.city_names):
        first, last = state.parts.place_first[city], state.parts.place_first[city + 1]
        taken = [state.places[place] != EMPTY for place in range(first, last)]
        if taken != [at < state.filled[city] for at in range(last - first)]:
            wrong.append(f"the places of {name} are not filled in order")
        tiles = state.alliances[city * 2 : city * 2 + 2]
        if not state.open_cities[city] and (any(taken) or max(tiles) != EMPTY):
            wrong.append(f"{name} is not used in this game")
    if state.round > 0 and sum(state.open_cities) != state.parts.cities[state.seats]:
        wrong.append(f"{sum(state.open_cities)} cities are used")
    return wrong


def tiles(state: Moment) -> list[str]:
    """Every alliance tile lies in a city, beside a row, or unseen."""
    parts = state.parts
    wrong: list[str] = []
    for kind, name in enumerate(parts.tile_names):
        count = int(state.unseen[kind]) + sum(tile == kind for tile in state.alliances)
        for row in range(state.seats * ROWS):
            count += state.laid[row * parts.kinds + kind]
        if count != parts.kind_count[kind]:
            wrong.append(f"there are {count} tiles {name}, not {parts.kind_count[kind]}")
    removed = HOUSES * parts.removed[state.seats]
    if state.stack < 0 or state.stack + sum(state.face_down) + removed != sum(state.unseen):
        wrong.append("the tiles nobody has seen do not add up")
    return wrong


def dice(state: Moment) -> list[str]:
    """Every action die lies on the game board or on a player board."""
    wrong: list[str] = []
    if state.round == 0:
        return wrong
    for column, name in enumerate(state.parts.column_names):
        count = sum(state.dice[column * FACES : (column + 1) * FACES])
        count += sum(state.die_placed(seat, column) > 0 for seat in range(state.seats))
        if count != state.parts.dice[state.seats]:
            wrong.append(f"there are {count} {name} dice")
    for seat in range(state.seats):
        if state.dice_taken(seat) > state.parts.most_dice:
            wrong.append(f"seat {seat} has taken {state.dice_taken(seat)} dice")
    if sorted(state.assigned) != list(range(len(state.parts.assignment_names))):
        wrong.append("not every assignment lies on one slot")
    return wrong


def helpers(state: Moment) -> list[str]:
    hired = sum(state.helper_count(seat) for seat in range(state.seats))
    wrong: list[str] = []
    if state.helper_supply < 0 or state.helper_supply + hired != state.parts.helper_supply:
        wrong.append(f"{state.helper_supply} helpers are in the supply and {hired} hired")
    if state.phase == HELPERS and state.column == NONE:
        wrong.append("helpers act without a die")
    return wrong
