"""What everybody may see of Signorie: all but the faces of tiles that nobody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.signorie.actions import SEX_NAMES
from giglio.games.signorie.parts import (
    CITIES,
    COLUMNS,
    HOUSES,
    ROWS,
    SEXES,
)
from giglio.games.signorie.setup import shown_dice
from giglio.games.signorie.state import (
    EMPTY,
    ENDED,
    FOR_MARRIAGE,
    FOR_MISSION,
    NONE,
    PHASES,
    REWARD,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from giglio.games.signorie.state import Moment


def signorie_view(state: Moment) -> dict[str, object]:
    parts = state.parts
    return {
        "round": int(state.round),
        "rounds": int(parts.rounds),
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "left": int(state.left),
        "reward": reward_name(state, int(state.round) - 1),
        "signoria": parts.signoria_names[state.column] if state.column != NONE else None,
        "order": [int(seat) for seat in state.order],
        "rewards": [reward_name(state, at) for at in range(parts.rounds)],
        "columns": [column_view(state, column) for column in range(COLUMNS)],
        "cities": [city_view(state, city) for city in range(CITIES)],
        "careers": {
            name: career_view(state, career) for career, name in enumerate(parts.career_names)
        },
        "slots": [slot_view(state, slot) for slot in range(parts.slots)],
        "initiative": initiative_view(state),
        "weddings": [int(points) for points in parts.wedding_points],
        "stack": int(state.stack),
        "helper_supply": int(state.helper_supply),
        "helpers": [helper_view(state, helper) for helper in range(len(parts.helper_cost))],
        "seats": [seat_view(state, seat) for seat in range(state.seats)],
    }


def reward_name(state: Moment, at: int) -> str | None:
    """The reward tile of a round, counted from 0."""
    if not 0 <= at < len(state.rewards) or state.rewards[at] == NONE:
        return None
    parts = state.parts
    names = parts.bonus_names if at < parts.bonus_rounds else parts.point_names
    return names[state.rewards[at]]


def column_view(state: Moment, column: int) -> dict[str, object]:
    parts = state.parts
    return {
        "colour": parts.column_names[column],
        "cost": int(parts.cost[column]),
        "signoria": parts.signoria_names[column],
        "hires": parts.column_names[parts.hires[column]],
        "dice": shown_dice(state, column),
        "assignments": {
            sex: assignment_view(state, int(state.assigned[column * SEXES + at]))
            for at, sex in enumerate(SEX_NAMES)
        },
    }


def assignment_view(state: Moment, tile: int) -> dict[str, object] | None:
    if tile == NONE:
        return None
    return {
        "assignment": state.parts.assignment_names[tile],
        "least": int(state.parts.assignment_least[tile]),
        "most": int(state.parts.assignment_most[tile]),
    }


def helper_view(state: Moment, helper: int) -> dict[str, object]:
    parts = state.parts
    return {
        "helper": parts.helper_names[helper],
        "colour": parts.column_names[parts.helper_column[helper]],
        "fee": int(parts.helper_cost[helper]),
    }


def city_view(state: Moment, city: int) -> dict[str, object]:
    parts = state.parts
    first, last = parts.place_first[city], parts.place_first[city + 1]
    return {
        "city": parts.city_names[city],
        "open": bool(state.open_cities[city]),
        "places": [place_view(state, int(place)) for place in range(first, last)],
        "marriage": tile_name(state, int(state.alliances[city * 2 + FOR_MARRIAGE])),
        "mission": tile_name(state, int(state.alliances[city * 2 + FOR_MISSION])),
    }


def place_view(state: Moment, place: int) -> dict[str, object]:
    view: dict[str, object] = {"value": int(state.parts.place_value[place])}
    who = state.places[place]
    if who != EMPTY:
        view["owner"] = int(who // SEXES)
        view["sex"] = SEX_NAMES[who % SEXES]
    return view


def tile_name(state: Moment, kind: int) -> str | None:
    return None if kind == EMPTY else state.parts.tile_names[kind]


def career_view(state: Moment, career: int) -> list[list[int]]:
    """By slot from the bottom: how many males of each seat stand there."""
    return [
        [int(state.men(seat, career, slot)) for seat in range(state.seats)]
        for slot in range(state.parts.slots)
    ]


def slot_view(state: Moment, slot: int) -> dict[str, int]:
    parts = state.parts
    return {
        "points": int(parts.career_points[slot]),
        "rank": int(parts.career_ranks[slot]),
        "florins": int(parts.career_florins[slot]),
        "initiative": int(parts.career_steps[slot]),
    }


def initiative_view(state: Moment) -> list[dict[str, object]]:
    """By slot from the bottom: its points and its stack of discs, the topmost first."""
    view: list[dict[str, object]] = []
    for slot, points in enumerate(state.parts.initiative_points):
        here = [seat for seat in range(state.seats) if state.initiative[seat] == slot]
        here.sort(key=lambda seat: -int(state.arrival[seat]))
        view.append({"points": int(points), "stack": here})
    return view


def seat_view(state: Moment, seat: int) -> dict[str, object]:
    parts = state.parts
    board = int(state.boards[seat])
    return {
        "board": parts.board_names[board] if board != NONE else None,
        "florins": int(state.florins[seat]),
        "points": int(state.score(seat)),
        "available": meeples(state.available, seat),
        "stock": meeples(state.stock, seat),
        "threshold_space": meeples(state.waiting, seat),
        "dice": {
            parts.column_names[column]: int(state.die_placed(seat, column))
            for column in range(COLUMNS)
            if state.die_placed(seat, column) > 0
        },
        "sum": int(state.dice_sum(seat)),
        "threshold": int(state.threshold[seat]),
        "passed": bool(state.passed[seat]) or REWARD <= state.phase <= ENDED,
        "helpers": [
            name for helper, name in enumerate(parts.helper_names) if state.has_helper(seat, helper)
        ],
        "brides": int(state.brides[seat]),
        "initiative": int(state.initiative[seat]) + 1,
        "rows": {parts.row_names[plan]: row_view(state, seat, plan) for plan in range(ROWS)},
    }


def meeples(row: vec[i64], seat: int) -> dict[str, int]:
    return {name: int(row[seat * SEXES + sex]) for sex, name in enumerate(SEX_NAMES)}


def row_view(state: Moment, seat: int, plan: int) -> dict[str, object]:
    """A row of the plan: what lies beside it, and what is wanted still."""
    parts = state.parts
    first = (seat * ROWS + plan) * parts.kinds
    return {
        "tiles": [
            name
            for kind, name in enumerate(parts.tile_names)
            for _ in range(state.laid[first + kind])
        ],
        "face_down": int(state.face_down[seat * ROWS + plan]),
        "wanted": wanted(state, seat, plan),
        "value": int(state.row_value(seat, plan)),
        "scores": bool(state.tiles_beside(seat, plan) >= parts.least_tiles),
    }


def wanted(state: Moment, seat: int, plan: int) -> list[str]:
    """The Houses whose tiles a row of the plan wants still."""
    if state.boards[seat] == NONE:
        return []
    parts = state.parts
    first = (state.boards[seat] * ROWS + plan) * HOUSES
    return [
        name
        for house, name in enumerate(parts.house_names)
        for _ in range(parts.wanted[first + house] - state.face_up(seat, plan, house))
    ]
