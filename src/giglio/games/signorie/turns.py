"""Phase 2 of a round: seats take dice in turn order and act with them, or pass."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.signorie.actions import (
    ASSIGN,
    DONE,
    FACES,
    MOST_MEEPLES,
    PASS,
    SEX_NAMES,
    SIGNORIA,
    TAKE,
)
from giglio.games.signorie.effects import add_helpers, begin_program, hire, price_of
from giglio.games.signorie.parts import COLUMNS, DO_THRESHOLD, FEMALE, MALE, SEXES
from giglio.games.signorie.state import (
    ACTING,
    BY_DIE,
    BY_HELPER,
    HELPERS,
    IMPOSSIBLE,
    NONE,
    TAKING,
    Moment,
)
from giglio.kernel.rows import added, put, row


def begin_actions(state: Moment) -> None:
    state.passed = row(state.seats, 0)
    state.turn = state.seats - 1
    next_turn(state)


def next_turn(state: Moment) -> None:
    """The next seat in turn order that has not passed (signorie/action-1, signorie/action-2)."""
    state.column = NONE
    seats = state.seats
    tried: i64 = 0
    while tried < seats:
        state.turn = state.turn + 1 if state.turn + 1 < seats else 0
        seat = state.order[state.turn]
        if state.passed[seat] == 0:
            state.actor = seat
            state.phase = TAKING
            return
        tried += 1
    state.actions_done()


# -- taking a die ----------------------------------------------------------------------------------


def taking_moves(state: Moment) -> vec[i64]:
    """Dice with which at least one action can be paid and fully carried out (die-4, die-5)."""
    seat = state.actor
    moves = vec[i64](capacity=32)
    if state.dice_taken(seat) < state.parts.most_dice:  # signorie/action-4
        column: i64 = 0
        while column < COLUMNS:
            if state.placed[seat * COLUMNS + column] == 0:  # signorie/die-2
                moves = add_dice(state, moves, column)
            column += 1
    return append(moves, PASS)


def add_dice(state: Moment, moves: vec[i64], column: i64) -> vec[i64]:
    left = state.florins[state.actor] - column_price(state, state.actor, column)
    if left < 0:
        return moves
    die: i64 = 1
    while die <= FACES:
        if state.dice_left(column, die) > 0 and state.die_cost(column, die) <= left:
            moves = append(moves, TAKE + column * FACES + die - 1)
        die += 1
    return moves


def column_price(state: Moment, seat: i64, column: i64) -> i64:
    """The florins that the cheapest action of a column takes beside the die, or IMPOSSIBLE."""
    parts = state.parts
    males = state.available[seat * SEXES + MALE]
    females = state.available[seat * SEXES + FEMALE]
    least = price_of(state, seat, parts.signoria[column], males, females)
    sex: i64 = 0
    while sex < SEXES and least > 0:
        tile = state.assigned[column * SEXES + sex]
        least = min(least, assignment_price(state, seat, sex, parts.assignment_least[tile], tile))
        sex += 1
    if least > 0:
        into = parts.hires[column]
        first, last = parts.helper_first[into], parts.helper_first[into + 1]
        least = min(least, state.cheapest_helper(seat, first, last, 0))
    return least


def assignment_price(state: Moment, seat: i64, sex: i64, meeples: i64, tile: i64) -> i64:
    """The florins an assignment takes when so many meeples are spent on it, or IMPOSSIBLE."""
    males = state.available[seat * SEXES + MALE]
    females = state.available[seat * SEXES + FEMALE]
    if sex == MALE:
        males -= meeples
    else:
        females -= meeples
    if males < 0 or females < 0:
        return IMPOSSIBLE
    return price_of(state, seat, state.parts.assignment_program[tile], males, females)


def pass_turn(state: Moment) -> None:
    """signorie/action-3: for the rest of the phase"""
    state.passed[state.actor] = 1
    if state.story is not None:
        state.story.tell("passes", state.actor, "signorie/action-3")
    next_turn(state)


def take(state: Moment, column: i64, die: i64) -> None:
    """The die goes to the board, its difference is paid at once (signorie/die-1 to die-3)."""
    seat = state.actor
    cost = state.die_cost(column, die)
    state.dice[column * FACES + die - 1] -= 1
    state.placed = put(state.placed, seat * COLUMNS + column, die)
    state.florins[seat] -= cost
    state.column = column
    state.phase = ACTING
    if state.story is not None:
        facts = {"colour": state.parts.column_names[column], "die": int(die), "cost": int(cost)}
        state.story.tell("takes-die", seat, "signorie/die-1", facts)


# -- one of three kinds of action ------------------------------------------------------------------


def acting_moves(state: Moment) -> vec[i64]:
    """signorie/die-4: only what can be carried out completely"""
    parts = state.parts
    seat = state.actor
    column = state.column
    florins = state.florins[seat]
    males = state.available[seat * SEXES + MALE]
    females = state.available[seat * SEXES + FEMALE]
    moves = vec[i64](capacity=16)
    if price_of(state, seat, parts.signoria[column], males, females) <= florins:
        moves = append(moves, SIGNORIA)
    sex: i64 = 0
    while sex < SEXES:
        tile = state.assigned[column * SEXES + sex]
        meeples = parts.assignment_least[tile]
        while meeples <= parts.assignment_most[tile]:
            if assignment_price(state, seat, sex, meeples, tile) <= florins:
                moves = append(moves, ASSIGN + sex * MOST_MEEPLES + meeples - 1)
            meeples += 1
        sex += 1
    into = parts.hires[column]
    return add_helpers(state, moves, parts.helper_first[into], parts.helper_first[into + 1], 0)


def perform_signoria(state: Moment) -> None:
    """signorie/signoria-1"""
    if state.story is not None:
        facts = {"signoria": state.parts.signoria_names[state.column]}
        state.story.tell("performs", state.actor, "signorie/signoria-1", facts)
    begin_program(state, state.parts.signoria[state.column], 1, BY_DIE)


def perform_assignment(state: Moment, sex: i64, meeples: i64) -> None:
    """The meeples are spent first, then the tile acts (signorie/assignment-2, ruling S3)."""
    parts = state.parts
    seat = state.actor
    tile = state.assigned[state.column * SEXES + sex]
    program = parts.assignment_program[tile]
    state.available[seat * SEXES + sex] -= meeples
    if raises_threshold(state, program):
        state.waiting = added(state.waiting, seat * SEXES + sex, meeples)  # signorie/threshold-2
    else:
        state.stock = added(state.stock, seat * SEXES + sex, meeples)
    if state.story is not None:
        facts = {
            "assignment": parts.assignment_names[tile],
            "sex": SEX_NAMES[sex],
            "count": int(meeples),
        }
        state.story.tell("assigns", seat, "signorie/assignment-1", facts)
    # Where the tile leaves the number open, it acts once for each (signorie/assignment-3).
    times = meeples if parts.assignment_least[tile] < parts.assignment_most[tile] else 1
    begin_program(state, program, times, BY_DIE)


def raises_threshold(state: Moment, program: i64) -> bool:
    part = state.parts.program_first[program]
    while part < state.parts.program_first[program + 1]:
        if state.parts.effect_does[part] == DO_THRESHOLD:
            return True
        part += 1
    return False


def hire_with_die(state: Moment, helper: i64) -> None:
    hire(state, helper, 0)
    begin_helping(state)


# -- helpers of the die’s column -------------------------------------------------------------------


def begin_helping(state: Moment) -> None:
    """signorie/helper-1: after the action, whichever it was"""
    state.next_helper = state.parts.helper_first[state.column]
    go_on_helping(state)


def go_on_helping(state: Moment) -> None:
    helper = state.next_helper
    while helper < state.parts.helper_first[state.column + 1]:
        if may_help(state, helper):
            state.phase = HELPERS
            return
        helper += 1
    end_turn(state)


def may_help(state: Moment, helper: i64) -> bool:
    seat = state.actor
    if not state.has_helper(seat, helper):
        return False
    males = state.available[seat * SEXES + MALE]
    females = state.available[seat * SEXES + FEMALE]
    program = state.parts.helper_program[helper]
    return price_of(state, seat, program, males, females) <= state.florins[seat]


def helper_moves(state: Moment) -> vec[i64]:
    """signorie/helper-2, signorie/helper-3: each once, in printed order, none is compulsory"""
    moves = vec[i64](capacity=8)
    helper = state.next_helper
    while helper < state.parts.helper_first[state.column + 1]:
        if may_help(state, helper):
            moves = append(moves, state.parts.use + helper)
        helper += 1
    return append(moves, DONE)


def use_helper(state: Moment, helper: i64) -> None:
    state.next_helper = helper + 1
    if state.story is not None:
        facts = {"helper": state.parts.helper_names[helper]}
        state.story.tell("uses-helper", state.actor, "signorie/helper-1", facts)
    begin_program(state, state.parts.helper_program[helper], 1, BY_HELPER)


def end_turn(state: Moment) -> None:
    state.next_helper = 0
    next_turn(state)
