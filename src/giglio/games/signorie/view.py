"""What everybody may see of Signorie: all but the faces of tiles that nobody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.signorie.actions import SEX_NAMES
from giglio.games.signorie.effects import price_of
from giglio.games.signorie.parts import (
    BLOCKS,
    CITIES,
    COLUMNS,
    CRITERIA,
    DICE,
    FEMALE,
    HOUSES,
    MALE,
    ROWS,
    SEXES,
)
from giglio.games.signorie.setup import shown_dice
from giglio.games.signorie.state import (
    EMPTY,
    ENDED,
    FOR_MARRIAGE,
    FOR_MISSION,
    IMPOSSIBLE,
    NONE,
    PHASES,
    REWARD,
    TAKING,
)
from giglio.games.signorie.turns import assignment_price

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
        "colour": parts.column_names[state.column] if state.column != NONE else None,
        "signoria": parts.signoria_names[state.column] if state.column != NONE else None,
        "order": [int(seat) for seat in state.order],
        "rewards": [reward_name(state, at) for at in range(parts.rounds)],
        "reward_tiles": [reward_view(state, at) for at in range(parts.rounds)],
        "payment": {
            "instead": int(parts.reward_florins),
            "price": int(parts.price),
            "points": int(parts.price_points),
        },
        "columns": [column_view(state, column) for column in range(COLUMNS)],
        "cities": [city_view(state, city) for city in range(CITIES)],
        "careers": {
            name: career_view(state, career) for career, name in enumerate(parts.career_names)
        },
        "slots": [slot_view(state, slot) for slot in range(parts.slots)],
        "initiative": initiative_view(state),
        "weddings": [int(points) for points in parts.wedding_points],
        "wedding_florins": [int(florins) for florins in parts.wedding_florins],
        "least_tiles": int(parts.least_tiles),
        "houses": list(parts.house_names),
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


def reward_view(state: Moment, at: int) -> dict[str, object] | None:
    """What that tile brings: effects, or points for each of what it counts."""
    name = reward_name(state, at)
    if name is None:
        return None
    parts, tile = state.parts, state.rewards[at]
    if at < parts.bonus_rounds:
        return {"reward": name, "effects": effects_view(state, int(parts.bonus_program[tile]))}
    return {
        "reward": name,
        "per": CRITERIA[parts.point_per[tile]],
        "each": int(parts.point_each[tile]),
    }


def effects_view(state: Moment, program: int) -> list[dict[str, object]]:
    """The effects of a program, as a components file writes them."""
    parts = state.parts
    view: list[dict[str, object]] = []
    for part in range(parts.program_first[program], parts.program_first[program + 1]):
        effect: dict[str, object] = {"do": BLOCKS[parts.effect_does[part]]}
        amounts = [int(amount) for amount in parts.effect_amounts[part * DICE : (part + 1) * DICE]]
        if len(set(amounts)) == 1:
            effect["n"] = amounts[0]
        else:
            effect["by_die"] = amounts[1:]
        if parts.effect_cheaper[part] > 0:
            effect["cheaper"] = int(parts.effect_cheaper[part])
        view.append(effect)
    return view


def column_view(state: Moment, column: int) -> dict[str, object]:
    parts = state.parts
    return {
        "colour": parts.column_names[column],
        "cost": int(parts.cost[column]),
        "signoria": parts.signoria_names[column],
        "effects": effects_view(state, int(parts.signoria[column])),
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
        "effects": effects_view(state, int(state.parts.assignment_program[tile])),
    }


def helper_view(state: Moment, helper: int) -> dict[str, object]:
    parts = state.parts
    return {
        "helper": parts.helper_names[helper],
        "colour": parts.column_names[parts.helper_column[helper]],
        "fee": int(parts.helper_cost[helper]),
        "effects": effects_view(state, int(parts.helper_program[helper])),
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
        "needs": needs_view(state, seat),
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


def needs_view(state: Moment, seat: int) -> dict[str, dict[str, int | None]]:
    """For each colour of which it may still take a die: what the actions cost at least beside it.

    None stands for an action that it cannot carry out at all.
    """
    over = state.phase < TAKING or state.phase >= REWARD
    if over or state.passed[seat] or state.dice_taken(seat) == state.parts.most_dice:
        return {}
    return {
        name: column_needs(state, seat, column)
        for column, name in enumerate(state.parts.column_names)
        if state.die_placed(seat, column) == 0
    }


def column_needs(state: Moment, seat: int, column: int) -> dict[str, int | None]:
    parts = state.parts
    males, females = state.available[seat * SEXES + MALE], state.available[seat * SEXES + FEMALE]
    into = parts.hires[column]
    first, last = parts.helper_first[into], parts.helper_first[into + 1]
    prices = {"signoria": price_of(state, seat, parts.signoria[column], males, females)}
    for sex, name in enumerate(SEX_NAMES):
        tile = state.assigned[column * SEXES + sex]
        prices[name] = assignment_price(state, seat, sex, parts.assignment_least[tile], tile)
    prices["hire"] = state.cheapest_helper(seat, first, last, 0)
    return {name: int(price) if price < IMPOSSIBLE else None for name, price in prices.items()}


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
