"""Travelling: where a member can go for an action that can then be carried out (travel-1 to 3).

A member may go to a town only if what it comes for can be finished there with what is left.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.il_vecchio.actions import STAY
from giglio.games.il_vecchio.parts import (
    BISHOP,
    CARRIAGE,
    FLORINS,
    GREEN,
    MIDDLEMEN,
    REGIONS,
    SCROLL,
    THE_COUNCIL,
    THE_NOBILITY,
    TOKENS,
)
from giglio.games.il_vecchio.state import (
    FOLLOWERS,
    HELP,
    OFFICE,
    STANDING,
    TRAVELLING,
    Moment,
    append_towns,
)

# -- what can be finished where --------------------------------------------------------------------


def open_towns(state: Moment, seat: i64) -> i64:
    """The towns in which a town action is possible now (town-2, town-3, town-5)."""
    parts = state.parts
    towns = parts.colour_towns[GREEN]
    colour: i64 = 0
    if state.has(seat, BISHOP) > 0:
        while colour < MIDDLEMEN:
            towns = towns | parts.colour_towns[colour]
            colour += 1
        return towns
    while colour < MIDDLEMEN:
        towns = towns | (1 << i64(state.middlemen[colour]))
        colour += 1
    return towns


def budget(state: Moment, seat: i64, region: i64) -> i64:
    """The florins a seat can spend on the way to a province and still take it; or less than 0."""
    parts = state.parts
    if not state.may_enter(region) or state.follower_count(seat) < parts.needed[region]:
        return -1
    florins = state.has(seat, FLORINS)
    waived = state.is_face_up(seat, parts.no_florins)
    if fits_plainly(state, seat, region) or state.is_face_up(seat, parts.any_followers):
        if waived or state.may_reuse(seat, parts.no_florins):
            return florins
    elif not state.may_reuse(seat, parts.any_followers):
        return -1
    elif waived:
        return florins
    return florins - state.next_cost(region)


def fits_plainly(state: Moment, seat: i64, region: i64) -> bool:
    """Whether the seat has followers as the region asks for them (province-2)."""
    at = state.parts.payment_first[region]
    while at < state.parts.payment_first[region + 1]:
        if state.parts.payment_fits[at] == 1 and has_payment(state, seat, state.parts.payment[at]):
            return True
        at += 1
    return False


def has_payment(state: Moment, seat: i64, payment: i64) -> bool:
    at = seat * TOKENS
    return (
        state.goods[at + 1] >= payment >> 4
        and state.goods[at + 2] >= (payment >> 2) & 3
        and state.goods[at + 3] >= payment & 3
    )


def office_budget(state: Moment, seat: i64) -> i64:
    """The same for an office in Florence, the cheaper one if there are two (florence-2, 3)."""
    if state.has(seat, SCROLL) < state.parts.office:
        return -1
    least: i64 = -1
    if state.may_enter(THE_COUNCIL):
        least = state.extra_cost(THE_COUNCIL)
    if state.may_enter(THE_NOBILITY):
        extra = state.extra_cost(THE_NOBILITY)
        if least < 0 or extra < least:
            least = extra
    return -1 if least < 0 else state.has(seat, FLORINS) - least


def goals(state: Moment, seat: i64) -> i64:
    """All towns in which a member that is there can act now."""
    towns = open_towns(state, seat)
    region: i64 = 0
    while region < REGIONS:
        if budget(state, seat, region) >= 0:
            towns = towns | (1 << state.parts.gate[region])
        region += 1
    if office_budget(state, seat) >= 0:
        towns = towns | (1 << state.parts.florence)
    return towns


def within(state: Moment, town: i64, florins: i64) -> i64:
    """The towns to which so many florins carry a member, its own among them (travel-2)."""
    parts = state.parts
    if florins < 0:
        return 0
    steps = florins // parts.step
    steps = min(steps, parts.farthest)
    return parts.reach[town * (parts.farthest + 1) + steps]


def on_foot(state: Moment, seat: i64, town: i64) -> i64:
    """The towns in which a member can act after walking there, its own among them."""
    parts = state.parts
    towns = open_towns(state, seat) & within(state, town, state.has(seat, FLORINS))
    region: i64 = 0
    while region < REGIONS:
        gate: i64 = 1 << parts.gate[region]
        towns = towns | (gate & within(state, town, budget(state, seat, region)))
        region += 1
    florence: i64 = 1 << parts.florence
    return towns | (florence & within(state, town, office_budget(state, seat)))


# -- choosing a member and its way -----------------------------------------------------------------


def add_members(state: Moment, moves: vec[i64]) -> vec[i64]:
    """The towns with a standing member that can act somewhere (town-1, travel-1)."""
    seat = state.actor
    towns = state.parts.towns
    rides = state.has(seat, CARRIAGE) > 0  # to a green town, if to nowhere else
    at = seat * towns
    town: i64 = 0
    while town < towns:
        if i64(state.members[at + town]) & STANDING > 0 and (
            rides or on_foot(state, seat, town) != 0
        ):
            moves = append(moves, state.parts.member + town)
        town += 1
    return moves


def travelling_moves(state: Moment) -> vec[i64]:
    parts = state.parts
    seat = state.actor
    here: i64 = 1 << state.town
    walks = on_foot(state, seat, state.town)
    moves = vec[i64](capacity=32)
    if walks & here != 0:
        moves = append(moves, STAY)
    moves = append_towns(moves, parts.walk, walks & ~here)
    if state.has(seat, CARRIAGE) > 0:
        moves = append_towns(moves, parts.ride, goals(state, seat) & ~here)
    return moves


def choose_member(state: Moment, town: i64) -> None:
    state.town = town
    state.phase = TRAVELLING
    if state.story is not None:
        facts = {"town": state.parts.town_names[town]}
        state.story.tell("chooses-member", state.actor, "il_vecchio/turn-2", facts)


def walk(state: Moment, town: i64) -> None:
    """travel-2"""
    seat = state.actor
    parts = state.parts
    steps = i64(parts.distance[state.town * parts.towns + town])
    cost = steps * parts.step
    state.gain(seat, FLORINS, -cost)
    if state.story is not None:
        facts = {
            "town": parts.town_names[town],
            "from_town": parts.town_names[state.town],
            "cost": int(cost),
        }
        state.story.tell("walks", seat, "il_vecchio/travel-2", facts)
    move_to(state, town)


def ride(state: Moment, town: i64) -> None:
    """travel-3"""
    seat = state.actor
    state.gain(seat, CARRIAGE, -1)
    if state.story is not None:
        names = state.parts.town_names
        facts = {"town": names[town], "from_town": names[state.town]}
        state.story.tell("rides", seat, "il_vecchio/travel-3", facts)
    move_to(state, town)


def move_to(state: Moment, town: i64) -> None:
    state.add_standing(state.actor, state.town, -1)
    state.add_standing(state.actor, town, 1)
    state.town = town
    arrive(state)


def arrive(state: Moment) -> None:
    """The member is where it acts."""
    region = state.parts.gate_track[state.town]
    if region >= 0:
        state.track = region
        state.phase = FOLLOWERS
    elif state.town == state.parts.florence:
        state.phase = OFFICE
    else:
        state.phase = HELP
