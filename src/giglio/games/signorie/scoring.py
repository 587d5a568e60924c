"""The end of the game: trained males and alliance rows; and what must hold at any moment."""

from mypy_extensions import i64

from giglio.games.signorie.actions import FACES
from giglio.games.signorie.parts import CAREERS, CITIES, COLUMNS, HOUSES, ROWS, SEXES
from giglio.games.signorie.rewards import men_on_careers
from giglio.games.signorie.state import (
    ALLIANCES,
    CAREER_MEN,
    EMPTY,
    ENDED,
    SOURCES,
    Moment,
)
from giglio.kernel.state import OVER


def end_game(state: Moment) -> None:
    state.phase = ENDED
    state.actor = OVER
    seat: i64 = 0
    while seat < state.seats:
        score_careers(state, seat)
        score_rows(state, seat)
        seat += 1
    if state.story is not None:
        state.story.tell("game-ends", OVER, "signorie/end-1")


def score_careers(state: Moment, seat: i64) -> None:
    points = career_value(state, seat)
    state.score_from(seat, CAREER_MEN, points)
    if state.story is not None:
        facts = {"count": int(men_on_careers(state, seat)), "points": int(points)}
        state.story.tell("careers-score", seat, "signorie/end-2", facts)


def career_value(state: Moment, seat: i64) -> i64:
    """Half the points of its slot for every male, each rounded down (signorie/end-2)."""
    points: i64 = 0
    career: i64 = 0
    while career < CAREERS:
        slot: i64 = 0
        while slot < state.parts.slots:
            points += state.men(seat, career, slot) * (state.parts.career_points[slot] // 2)
            slot += 1
        career += 1
    return points


def score_rows(state: Moment, seat: i64) -> None:
    """All tiles of a row, where there are three at least (signorie/end-3)."""
    plan: i64 = 0
    while plan < ROWS:
        tiles = state.tiles_beside(seat, plan)
        points: i64 = 0
        if tiles >= state.parts.least_tiles:
            points = state.row_value(seat, plan)
        state.score_from(seat, ALLIANCES, points)
        if state.story is not None and tiles > 0:
            facts = {
                "row": state.parts.row_names[plan],
                "count": int(tiles),
                "points": int(points),
            }
            state.story.tell("row-scores", seat, "signorie/end-3", facts)
        plan += 1


# -- what must hold at any moment ------------------------------------------------------------------


def faults(state: Moment) -> list[str]:
    """What is wrong with a state: pieces lost or won, things where they cannot be."""
    found: list[str] = []
    if sorted(state.order) != list(range(state.seats)):
        found.append("the turn order does not name every seat once")
    for seat in range(state.seats):
        found += seat_faults(state, seat)
    found += city_faults(state)
    found += tile_faults(state)
    if state.round > 0:
        found += dice_faults(state)
    hired = sum(state.helper_count(seat) for seat in range(state.seats))
    if state.helper_supply < 0 or state.helper_supply + hired != state.parts.helper_supply:
        found.append(f"{state.helper_supply} helpers in the supply and {hired} hired")
    return found


def seat_faults(state: Moment, seat: int) -> list[str]:
    found: list[str] = []
    if state.florins[seat] < 0:
        found.append(f"seat {seat} has {state.florins[seat]} florins")
    for sex in range(SEXES):
        at = seat * SEXES + sex
        total = state.available[at] + state.stock[at] + state.waiting[at]
        total += sum(place == at for place in state.places)
        if sex == 0:
            total += men_on_careers(state, seat)
        if total != state.parts.available[sex] + state.parts.stock[sex]:
            found.append(f"seat {seat} has {total} meeples of sex {sex}")
        if min(state.available[at], state.stock[at], state.waiting[at]) < 0:
            found.append(f"seat {seat} has fewer than no meeples of sex {sex}")
    if not 0 <= state.brides[seat] <= len(state.parts.wedding_points):
        found.append(f"seat {seat} has {state.brides[seat]} brides")
    if not 0 <= state.initiative[seat] < len(state.parts.initiative_points):
        found.append(f"the disc of seat {seat} has left the initiative track")
    if state.boards[seat] >= 0:
        found += plan_faults(state, seat)
    return found


def plan_faults(state: Moment, seat: int) -> list[str]:
    found: list[str] = []
    for plan in range(ROWS):
        for house in range(HOUSES):
            wanted = state.parts.wanted[(state.boards[seat] * ROWS + plan) * HOUSES + house]
            if state.face_up(seat, plan, house) > wanted:
                found.append(f"seat {seat} has more of a House beside a row than its plan wants")
    return found


def city_faults(state: Moment) -> list[str]:
    found: list[str] = []
    for city in range(CITIES):
        first, last = state.parts.place_first[city], state.parts.place_first[city + 1]
        taken = [state.places[place] != EMPTY for place in range(first, last)]
        if taken != [at < state.filled[city] for at in range(last - first)]:
            found.append(f"the places of {state.parts.city_names[city]} are not filled in order")
        if state.open_cities[city] == 0 and any(taken):
            found.append(f"{state.parts.city_names[city]} is not used in this game")
    return found


def tile_faults(state: Moment) -> list[str]:
    parts = state.parts
    found: list[str] = []
    for kind in range(parts.kinds):
        seen = sum(tile == kind for tile in state.alliances)
        for row in range(state.seats * ROWS):
            seen += state.laid[row * parts.kinds + kind]
        if seen + state.unseen[kind] != parts.kind_count[kind]:
            found.append(f"there are too many or too few tiles {parts.tile_names[kind]}")
    removed = HOUSES * parts.removed[state.seats]
    if state.stack < 0 or state.stack + sum(state.face_down) + removed != sum(state.unseen):
        found.append("the tiles nobody has seen do not add up")
    return found


def dice_faults(state: Moment) -> list[str]:
    found: list[str] = []
    for column in range(COLUMNS):
        dice = sum(state.dice[column * FACES : (column + 1) * FACES])
        dice += sum(state.placed[seat * COLUMNS + column] > 0 for seat in range(state.seats))
        if dice != state.parts.dice[state.seats]:
            found.append(f"there are {dice} {state.parts.column_names[column]} dice")
    for seat in range(state.seats):
        if state.dice_taken(seat) > state.parts.most_dice:
            found.append(f"seat {seat} has too many dice")
    return found


def points_of(state: Moment, seat: i64) -> i64:
    points: i64 = 0
    source: i64 = 0
    while source < SOURCES:
        points += state.points[seat * SOURCES + source]
        source += 1
    return points
