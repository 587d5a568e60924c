"""What a seat has in Signorie, in points: those it has scored, and what all else is worth.

Judgement weighs actions by it, and search trusts it at the end of a turn.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.signorie.parts import (
    CAREERS,
    DICE,
    FEMALE,
    MALE,
    PER_CAREER,
    PER_MARRIED,
    ROWS,
    SEXES,
)
from giglio.games.signorie.rewards import count_of, is_above
from giglio.games.signorie.scoring import points_of
from giglio.games.signorie.state import REWARD, Moment
from giglio.games.signorie.weights import (
    BONUS,
    BRIDE,
    DAUGHTER,
    DOUBT_OF_A_ROUND,
    FIRST,
    FLORIN,
    FLORINS_ENOUGH,
    GROWTH,
    LATER_REWARD,
    MISSIONS_A_ROUND,
    NEXT_DIE,
    ONE_TILE,
    PIPS,
    SON,
    TIME_FIRST,
    TIME_GROWTH,
    TWO_TILES,
    USES_A_ROUND,
)

# What one of each building block is worth, in the order of BLOCKS in parts.py.
WORTH_OF_ONE: Final = (1.1, 1.0, 1.2, 1.8, 2.0, 0.5, 1.0, 1.0, 0.9, 2.5, 2.5, 1.3, 1.3)

NEVER_SURE: Final = 0.25  # rounds that there is always doubt of


def expectation(state: Moment, seat: i64, taste: vec[float]) -> float:
    """The points a seat may expect at the end. What time brings is the same for all seats."""
    time = mean_time(state)
    return worth_to(state, seat, taste) + time * (taste[TIME_FIRST] + taste[TIME_GROWTH] * time)


def doubt_of(state: Moment, taste: vec[float]) -> float:
    """Expectations are the surer the less is to come."""
    return taste[DOUBT_OF_A_ROUND] * sqrt(mean_time(state) + NEVER_SURE)


def mean_time(state: Moment) -> float:
    time = 0.0
    seat: i64 = 0
    while seat < state.seats:
        time += time_left(state, seat)
        seat += 1
    return time / float(state.seats)


def dice_to_come(state: Moment, seat: i64) -> i64:
    """The dice a seat may still take in this round."""
    if state.passed[seat] == 1 or state.phase >= REWARD:
        return 0
    return state.parts.most_dice - state.dice_taken(seat)


def time_left(state: Moment, seat: i64) -> float:
    """In rounds, of which every die to come is a quarter."""
    return float(state.parts.rounds - state.round) + 0.25 * float(dice_to_come(state, seat))


def worth_to(state: Moment, seat: i64, taste: vec[float]) -> float:
    """The points of a seat, and what all else it has is worth in points."""
    rest = float(state.parts.rounds - state.round)
    dice = dice_to_come(state, seat)
    time = time_left(state, seat)
    worth = float(points_of(state, seat))
    worth += worth_of_men(state, seat, time, taste)
    worth += worth_of_family(state, seat, time, taste)
    worth += worth_of_helpers(state, seat, rest, dice, taste)
    worth += worth_of_rows(state, seat, time, taste)
    worth += worth_of_criteria(state, seat, taste)
    worth += taste[BRIDE] * rest * float(state.brides[seat])
    earned = False
    if state.phase < REWARD:
        earned = state.dice_sum(seat) <= state.threshold[seat]
        worth += worth_of_round(state, seat, dice, earned, taste)
    worth += worth_of_florins(state, seat, dice, earned, taste)
    return worth


def worth_of_florins(state: Moment, seat: i64, dice: i64, earned: bool, taste: vec[float]) -> float:
    florins = float(state.florins[seat])
    if state.round < state.parts.rounds:
        enough = taste[FLORINS_ENOUGH]
        return taste[FLORIN] * (min(florins, enough) + 0.5 * max(florins - enough, 0.0))
    worth = 0.0
    if state.phase < REWARD and earned and state.florins[seat] >= state.parts.price:
        worth += float(state.parts.price_points)
        florins -= float(state.parts.price)
    if dice > 0:
        worth += 0.5 * min(florins, 5.0)
    return worth


def worth_of_men(state: Moment, seat: i64, time: float, taste: vec[float]) -> float:
    """Men on careers: the best are sent on missions, as many as time allows; others count half."""
    parts = state.parts
    missions = taste[MISSIONS_A_ROUND] * time
    growth = taste[GROWTH] * min(time, 2.0)
    worth = 0.0
    slot = parts.slots - 1
    while slot >= 0:
        career: i64 = 0
        while career < CAREERS:
            men = state.men(seat, career, slot)
            while men > 0:
                share = min(max(missions, 0.0), 1.0)
                missions -= 1.0
                points = float(parts.career_points[slot])
                if slot < parts.slots - 1:
                    points += growth
                half = float(parts.career_points[slot] // 2)
                worth += share * points + (1.0 - share) * half
                men -= 1
            career += 1
        slot -= 1
    return worth


def worth_of_family(state: Moment, seat: i64, time: float, taste: vec[float]) -> float:
    males = float(state.available[seat * SEXES + MALE])
    females = float(state.available[seat * SEXES + FEMALE])
    early = min(time / 2.5, 1.0)
    return early * (
        taste[SON] * (min(males, 3.0) + 0.4 * max(males - 3.0, 0.0))
        + taste[DAUGHTER] * (min(females, 2.0) + 0.4 * max(females - 2.0, 0.0))
    )


def worth_of_helpers(state: Moment, seat: i64, rest: float, dice: i64, taste: vec[float]) -> float:
    """What hired helpers will do in the rounds to come."""
    worth = 0.0
    helpers = state.helpers[seat]
    helper: i64 = 0
    while helpers >> helper > 0:
        if (helpers >> helper) & 1 == 1:
            uses = taste[USES_A_ROUND] * rest
            if dice > 0 and state.die_placed(seat, state.parts.helper_column[helper]) == 0:
                uses += 0.5
            worth += uses * worth_of_use(state, helper)
        helper += 1
    return worth


def worth_of_use(state: Moment, helper: i64) -> float:
    parts = state.parts
    worth = 0.0
    program = parts.helper_program[helper]
    part = parts.program_first[program]
    while part < parts.program_first[program + 1]:
        amount = 0.0
        die: i64 = 1
        while die < DICE:
            amount += float(parts.effect_amounts[part * DICE + die]) / 6.0
            die += 1
        worth += amount * WORTH_OF_ONE[parts.effect_does[part]]
        part += 1
    return worth


def worth_of_rows(state: Moment, seat: i64, time: float, taste: vec[float]) -> float:
    worth = 0.0
    plan: i64 = 0
    while plan < ROWS:
        tiles = state.tiles_beside(seat, plan)
        value = float(state.row_value(seat, plan))
        if tiles >= state.parts.least_tiles:
            worth += value
        elif tiles == state.parts.least_tiles - 1:
            worth += value * taste[TWO_TILES] * min(time / 1.5, 1.0)
        elif tiles > 0:
            worth += value * taste[ONE_TILE] * min(time / 3.0, 1.0)
        plan += 1
    return worth


def worth_of_criteria(state: Moment, seat: i64, taste: vec[float]) -> float:
    """What the tiles with points of later rounds will count."""
    worth = 0.0
    at = max(state.parts.bonus_rounds, state.round)
    while at < state.parts.rounds:
        tile = state.rewards[at]
        per = state.parts.point_per[tile]
        share = 0.4 if per == PER_CAREER else taste[LATER_REWARD]
        worth += share * float(count_of(state, seat, per) * state.parts.point_each[tile])
        at += 1
    return worth


def worth_of_round(state: Moment, seat: i64, dice: i64, earned: bool, taste: vec[float]) -> float:
    """What the end of this round will bring, and what dice may still be taken."""
    parts = state.parts
    worth = float(parts.initiative_points[state.initiative[seat]])
    other: i64 = 0
    while other < state.seats:
        if other != seat and is_above(state, seat, other):
            worth += taste[FIRST]
        other += 1
    if dice > 0:
        slack = float(state.threshold[seat] - state.dice_sum(seat)) / taste[PIPS]
        worth += taste[NEXT_DIE] * min(float(dice), max(slack, 0.5))
    if not earned:
        return worth
    if state.round > parts.bonus_rounds:
        tile = state.rewards[state.round - 1]
        return worth + float(count_of(state, seat, parts.point_per[tile]) * parts.point_each[tile])
    worth += taste[BONUS]
    brides = state.brides[seat]
    if brides < len(parts.wedding_points):
        worth += float(parts.wedding_points[brides])
        worth += taste[FLORIN] * float(parts.wedding_florins[state.round - 1])
        worth += taste[BRIDE] * float(parts.rounds - state.round)
        worth += married_later(state, taste)
    return worth


def married_later(state: Moment, taste: vec[float]) -> float:
    """What one more married male adds to the tiles with points."""
    worth = 0.0
    at = state.parts.bonus_rounds
    while at < state.parts.rounds:
        tile = state.rewards[at]
        if state.parts.point_per[tile] == PER_MARRIED:
            worth += taste[LATER_REWARD] * float(state.parts.point_each[tile])
        at += 1
    return worth
