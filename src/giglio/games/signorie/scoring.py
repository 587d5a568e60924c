"""The end of the game: trained males and alliance rows."""

from mypy_extensions import i64

from giglio.games.signorie.parts import CAREERS, ROWS
from giglio.games.signorie.rewards import men_on_careers
from giglio.games.signorie.state import (
    ALLIANCES,
    CAREER_MEN,
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
    count = men_on_careers(state, seat)
    if state.story is not None and count > 0:
        facts = {"count": int(count), "points": int(points)}
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


def points_of(state: Moment, seat: i64) -> i64:
    points: i64 = 0
    source: i64 = 0
    while source < SOURCES:
        points += state.points[seat * SOURCES + source]
        source += 1
    return points
