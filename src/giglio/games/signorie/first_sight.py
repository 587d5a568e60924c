"""How good an action looks at first sight, in points: cheap, for search to try the better first.

An action of a die is thought through to the end of the turn; all else is only glanced at. Only
differences between the actions of one decision count.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.signorie import actions
from giglio.games.signorie.actions import FACES
from giglio.games.signorie.outlook import WORTH_OF_ONE, time_left, worth_of_use, worth_to
from giglio.games.signorie.parts import CITIES, COLUMNS, DICE, MARRIAGE_ROW
from giglio.games.signorie.state import (
    ACTING,
    ALLIANCE,
    EMPTY,
    FOR_MARRIAGE,
    FOR_MISSION,
    HELPERS,
    HIRING,
    MARRIAGE,
    MISSION,
    TAKING,
    TRACKS,
    Moment,
)
from giglio.games.signorie.weights import FIRST, FLORIN, MISSIONS_A_ROUND, NEXT_DIE, USES_A_ROUND
from giglio.kernel.state import State

REWARD_LOST: Final = 9.0  # what going beyond the threshold costs
PIP: Final = 0.3  # what leaves less room for the dice to come
TILE: Final = 1.5  # a tile the plan wants, beside its points


def promise(state: Moment, action: i64, taste: vec[float]) -> float:
    phase = state.phase
    if action in (actions.DONE, actions.PASS):
        return 0.0
    if phase == TAKING:
        return promise_of_die(state, action - actions.TAKE, taste)
    if phase == ACTING:
        return thought_through(state, action, taste)
    if phase == TRACKS:
        return promise_of_step(state, action, taste)
    if phase <= HELPERS:
        return promise_of_choice(state, phase, action, taste)
    return promise_of_reward(state, action, taste)


def best_at_first_sight(state: State, taste: vec[float]) -> i64:
    """The action that promises most."""
    assert isinstance(state, Moment)
    if not state.listed:
        state.list_moves()
    best = state.offered[0]
    most = -1e9
    for action in state.offered:
        promised = promise(state, action, taste)
        if promised > most:
            most = promised
            best = action
    return best


def thought_through(state: Moment, action: i64, taste: vec[float]) -> float:
    """What the seat has when its turn has been played on at first sight."""
    seat = state.actor
    twin = state.clone()
    assert isinstance(twin, Moment)
    twin.step(action)
    while twin.actor == seat and TRACKS <= twin.phase <= HELPERS:
        twin.step(best_at_first_sight(twin, taste))
    return worth_to(twin, seat, taste)


def promise_of_choice(state: Moment, phase: i64, action: i64, taste: vec[float]) -> float:
    if phase == MISSION:
        return promise_of_mission(state, action - state.parts.send)
    if phase == MARRIAGE:
        return promise_of_marriage(state, action - state.parts.marry, taste)
    if phase == ALLIANCE:
        return promise_of_row(state, action - actions.LAY)
    if phase == HIRING:
        cheaper = state.parts.effect_cheaper[state.part]
        return promise_of_helper(state, action - state.parts.hire, cheaper, taste)
    if phase == HELPERS:
        return 1.0 + worth_of_program(state, state.parts.helper_program[action - state.parts.use])
    return 0.0  # one player board is as good as another


def promise_of_reward(state: Moment, action: i64, taste: vec[float]) -> float:
    if action == actions.BONUS:
        tile = state.rewards[state.round - 1]
        return worth_of_program(state, state.parts.bonus_program[tile])
    if action == actions.FLORINS:
        return taste[FLORIN] * float(state.parts.reward_florins)
    return 1.0 if action in (actions.WED, actions.PAY) else 0.0


def promise_of_die(state: Moment, die: i64, taste: vec[float]) -> float:
    """The Signoria action and the helpers of the column, less the price and a reward lost."""
    seat = state.actor
    parts = state.parts
    column = die // FACES
    value = die % FACES + 1
    worth = taste[NEXT_DIE] + worth_of_program(state, parts.signoria[column])
    worth -= taste[FLORIN] * float(state.die_cost(column, value))
    helper = parts.helper_first[column]
    while helper < parts.helper_first[column + 1]:
        if state.has_helper(seat, helper):
            worth += worth_of_use(state, helper)
        helper += 1
    total = state.dice_sum(seat) + value
    if total <= state.threshold[seat]:
        return worth - PIP * float(value)
    return worth - REWARD_LOST if total - value <= state.threshold[seat] else worth


def worth_of_program(state: Moment, program: i64) -> float:
    """What its effects usually bring; by the die just placed, if they go by it."""
    parts = state.parts
    die: i64 = 0
    if 0 <= state.column < COLUMNS:
        die = state.die_placed(state.actor, state.column)
    worth = 0.0
    part = parts.program_first[program]
    while part < parts.program_first[program + 1]:
        amount = float(parts.effect_amounts[part * DICE + die])
        worth += amount * WORTH_OF_ONE[parts.effect_does[part]]
        part += 1
    return worth


def promise_of_helper(state: Moment, helper: i64, cheaper: i64, taste: vec[float]) -> float:
    uses = taste[USES_A_ROUND] * float(state.parts.rounds - state.round)
    worth = uses * worth_of_use(state, helper)
    return worth - taste[FLORIN] * float(state.fee(helper, cheaper))


def promise_of_step(state: Moment, action: i64, taste: vec[float]) -> float:
    """What a step brings on average if all points left go the same way."""
    parts = state.parts
    seat = state.actor
    if action == actions.RISE:
        low = state.initiative[seat]
        high = min(low + state.left, len(parts.initiative_points) - 1)
        gain = float(parts.initiative_points[high] - parts.initiative_points[low])
        return taste[FIRST] + gain / float(high - low)
    share = min(taste[MISSIONS_A_ROUND] * time_left(state, seat), 1.0)
    if action < actions.ADVANCE:
        return 1.5 * share
    low = (action - actions.ADVANCE) % parts.slots
    high = min(low + state.left, parts.slots - 1)
    worth = share * float(parts.career_points[high] - parts.career_points[low])
    worth += (1.0 - share) * float(parts.career_points[high] // 2 - parts.career_points[low] // 2)
    slot = low + 1
    while slot <= high:
        worth += taste[FLORIN] * float(parts.career_florins[slot]) + float(parts.career_steps[slot])
        slot += 1
    return worth / float(high - low)


def promise_of_mission(state: Moment, sent: i64) -> float:
    parts = state.parts
    man = sent // CITIES
    career = man // parts.slots
    worth = float(parts.career_points[man % parts.slots])
    return worth + worth_of_tile(state, career, (sent % CITIES) * 2 + FOR_MISSION)


def promise_of_marriage(state: Moment, married: i64, taste: vec[float]) -> float:
    parts = state.parts
    dowry = married % parts.most_dowry + 1
    city = married // parts.most_dowry
    worth = float(dowry) * (float(parts.dowry_points) - taste[FLORIN])
    return worth + worth_of_tile(state, MARRIAGE_ROW, city * 2 + FOR_MARRIAGE)


def worth_of_tile(state: Moment, plan: i64, slot: i64) -> float:
    kind = state.alliances[slot]
    if kind == EMPTY or not state.is_wanted(state.actor, plan, kind):
        return 0.0
    return TILE + 0.5 * float(state.parts.kind_value[kind])


def promise_of_row(state: Moment, plan: i64) -> float:
    """A third tile makes a row score."""
    tiles = state.tiles_beside(state.actor, plan)
    if tiles == state.parts.least_tiles - 1:
        return 1.0 + float(state.row_value(state.actor, plan))
    return 1.0 if tiles > 0 else 0.5
