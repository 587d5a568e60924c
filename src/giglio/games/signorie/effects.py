"""What actions, helpers and rewards do: programs of effects, one building block after the other.

Some blocks are carried out at once; for the others the seat is asked, once for every advancement
point, mission, marriage, tile and helper.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.signorie.actions import ADVANCE, DONE, ENTER, FACES, LAY, RISE
from giglio.games.signorie.parts import (
    CAREERS,
    CITIES,
    DICE,
    DO_ALLIANCE,
    DO_CAREER,
    DO_FEMALE,
    DO_FLORINS,
    DO_HIRE,
    DO_INITIATIVE,
    DO_MALE,
    DO_MARRIAGE,
    DO_MISSION,
    DO_OFFSPRING,
    DO_POINTS,
    DO_THRESHOLD,
    DO_TRACKS,
    FEMALE,
    MALE,
    MARRIAGE_ROW,
    ROWS,
    SEXES,
)
from giglio.games.signorie.preparation import A_CHILD
from giglio.games.signorie.state import (
    ALLIANCE,
    EMPTY,
    FOR_MARRIAGE,
    FOR_MISSION,
    HELPING,
    HIRING,
    IMPOSSIBLE,
    MARRIAGE,
    MARRIAGES,
    MISSION,
    MISSIONS,
    NONE,
    TRACKS,
    Moment,
)
from giglio.kernel.rows import added, put, small_added

SEX: Final = ("male", "female")


# -- what can be done ------------------------------------------------------------------------------


def price_of(state: Moment, seat: i64, program: i64, males: i64, females: i64) -> i64:
    """The florins a seat must have to carry out a program, or IMPOSSIBLE.

    `males` and `females` are in its available supply by then. Of a choice with several steps the
    first must be possible (ruling S4).
    """
    parts = state.parts
    owed: i64 = 0
    most: i64 = 0
    fruitful = False
    part = parts.program_first[program]
    while part < parts.program_first[program + 1]:
        does = parts.effect_does[part]
        if does >= DO_TRACKS:
            price = price_of_part(state, seat, part, males, females)
            if price == IMPOSSIBLE:
                return IMPOSSIBLE
            owed += price
            most = max(most, owed)
            fruitful = True
        elif does == DO_FLORINS:
            owed -= amount_of(state, seat, part)
            fruitful = True
        elif DO_MALE <= does <= DO_FEMALE:
            if state.stock[seat * SEXES + does - DO_MALE] > 0:
                fruitful = True
        else:
            fruitful = True
        part += 1
    return most if fruitful else IMPOSSIBLE


def price_of_part(state: Moment, seat: i64, part: i64, males: i64, females: i64) -> i64:
    """The florins the next step of an effect takes at least, or IMPOSSIBLE."""
    does = state.parts.effect_does[part]
    if does <= DO_INITIATIVE:
        possible = (does != DO_CAREER and state.may_rise(seat)) or (
            does != DO_INITIATIVE and (males > 0 or state.may_advance(seat))
        )
        return 0 if possible else IMPOSSIBLE
    if does == DO_ALLIANCE:
        return 0 if state.stack > 0 else IMPOSSIBLE
    if does == DO_HIRE:
        helpers = len(state.parts.helper_cost)
        return state.cheapest_helper(seat, 0, helpers, state.parts.effect_cheaper[part])
    least = state.least_value()
    if least == 0:
        return IMPOSSIBLE
    if does == DO_MARRIAGE:
        return least if females > 0 else IMPOSSIBLE  # signorie/marriage-2
    return 0 if state.best_rank(seat) >= least else IMPOSSIBLE  # signorie/mission-2


def amount_of(state: Moment, seat: i64, part: i64) -> i64:
    """How much an effect gives, once; a helper’s may depend on the die just placed."""
    die: i64 = 0
    if state.column != NONE:
        die = state.die_placed(seat, state.column)
    return state.parts.effect_amounts[part * DICE + die]


# -- carrying out ----------------------------------------------------------------------------------


def begin_program(state: Moment, program: i64, times: i64, origin: i64) -> None:
    state.origin = origin
    state.program = program
    state.times = times
    state.part = state.parts.program_first[program] - 1
    next_part(state)


def next_part(state: Moment) -> None:
    """Go on to the next effect that asks something, or to the end of the program."""
    seat = state.actor
    last = state.parts.program_first[state.program + 1]
    state.left = 0
    state.used = 0
    state.part += 1
    while state.part < last:
        amount = state.times * amount_of(state, seat, state.part)
        does = state.parts.effect_does[state.part]
        if does < DO_TRACKS:
            carry_out(state, seat, does, amount)
        elif amount > 0 and may_go_on(state):
            state.left = amount
            state.phase = phase_of(does)
            return
        state.part += 1
    state.program = NONE
    state.part = NONE
    state.times = 0
    state.effects_done()


def phase_of(does: i64) -> i64:
    if does <= DO_INITIATIVE:
        return TRACKS
    if does == DO_MISSION:
        return MISSION
    if does == DO_MARRIAGE:
        return MARRIAGE
    return ALLIANCE if does == DO_ALLIANCE else HIRING


def may_go_on(state: Moment) -> bool:
    """Whether one more step of the effect under way is possible."""
    seat = state.actor
    males = state.available[seat * SEXES + MALE]
    females = state.available[seat * SEXES + FEMALE]
    return price_of_part(state, seat, state.part, males, females) <= state.florins[seat]


def step_made(state: Moment) -> None:
    """One point, mission … of the effect under way has been used."""
    state.left -= 1
    state.used += 1
    if state.left == 0 or not may_go_on(state):
        next_part(state)


def carry_out(state: Moment, seat: i64, does: i64, amount: i64) -> None:
    """An effect that asks nothing."""
    if does == DO_FLORINS:
        state.florins[seat] += amount
        if state.story is not None:
            own = state.column != NONE and state.program == state.parts.signoria[state.column]
            clause = "signorie/florins-1" if own else "signorie/florins-2"
            state.story.tell("gets-florins", seat, clause, {"florins": int(amount)})
    elif does == DO_POINTS:
        state.score_from(seat, HELPING, amount)
        if state.story is not None:
            state.story.tell("helper-scores", seat, "signorie/helper-5", {"points": int(amount)})
    elif DO_MALE <= does <= DO_FEMALE:
        take_from_stock(state, seat, does - DO_MALE, amount)
    elif does == DO_THRESHOLD:
        raised = min(state.threshold[seat] + amount, state.parts.most_threshold)
        state.threshold = put(state.threshold, seat, raised)
        if state.story is not None:
            facts = {"threshold": int(raised)}
            state.story.tell("raises-threshold", seat, "signorie/threshold-1", facts)
    elif does == DO_OFFSPRING:
        while amount > 0:
            roll_offspring(state, seat)
            amount -= 1


def take_from_stock(state: Moment, seat: i64, sex: i64, amount: i64) -> None:
    """As many as there are."""
    taken = min(amount, state.stock[seat * SEXES + sex])
    state.stock = added(state.stock, seat * SEXES + sex, -taken)
    state.available[seat * SEXES + sex] += taken
    if state.story is not None:
        facts = {"sex": SEX[sex], "count": int(taken)}
        state.story.tell("takes-from-stock", seat, "signorie/helper-6", facts)


# -- Tracks ----------------------------------------------------------------------------------------


def track_moves(state: Moment) -> vec[i64]:
    seat = state.actor
    slots = state.parts.slots
    does = state.parts.effect_does[state.part]
    moves = vec[i64](capacity=16)
    if does != DO_INITIATIVE:
        career: i64 = 0
        while career < CAREERS:
            if state.available[seat * SEXES + MALE] > 0:
                moves = append(moves, ENTER + career)
            slot: i64 = 0
            while slot < slots - 1:
                if state.men(seat, career, slot) > 0:
                    moves = append(moves, ADVANCE + career * slots + slot)
                slot += 1
            career += 1
    if does != DO_CAREER and state.may_rise(seat):
        moves = append(moves, RISE)
    if state.used > 0:  # signorie/tracks-1: one point must be used, the others may
        moves = append(moves, DONE)
    return moves


def enter(state: Moment, career: i64) -> None:
    """signorie/career-2"""
    seat = state.actor
    state.available[seat * SEXES + MALE] -= 1
    if state.story is not None:
        facts = {"career": state.parts.career_names[career]}
        state.story.tell("enters", seat, "signorie/career-2", facts)
    reach(state, seat, career, 0)
    step_made(state)


def advance(state: Moment, career: i64, slot: i64) -> None:
    """signorie/career-3"""
    seat = state.actor
    state.move_man(seat, career, slot, -1)
    if state.story is not None:
        facts = {"career": state.parts.career_names[career], "slot": int(slot) + 2}
        state.story.tell("advances", seat, "signorie/career-3", facts)
    reach(state, seat, career, slot + 1)
    step_made(state)


def reach(state: Moment, seat: i64, career: i64, slot: i64) -> None:
    """A male comes to a slot, which may bring something (signorie/career-5, signorie/career-6)."""
    state.move_man(seat, career, slot, 1)
    florins = state.parts.career_florins[slot]
    if florins > 0:
        state.florins[seat] += florins
        if state.story is not None:
            facts = {"florins": int(florins), "slot": int(slot) + 1}
            state.story.tell("slot-florins", seat, "signorie/career-5", facts)
    steps = state.parts.career_steps[slot]
    while steps > 0:
        climb(state, seat, "signorie/career-6")
        steps -= 1


def rise(state: Moment) -> None:
    climb(state, state.actor, "signorie/initiative-1")
    step_made(state)


def climb(state: Moment, seat: i64, clause: str) -> None:
    """One step up, on top of the discs already there, if there is a slot (ruling S8)."""
    if not state.may_rise(seat):
        return
    state.initiative[seat] += 1
    state.arrivals += 1
    state.arrival[seat] = state.arrivals
    if state.story is not None:
        state.story.tell("rises", seat, clause, {"slot": int(state.initiative[seat]) + 1})


# -- Diplomatic Mission ----------------------------------------------------------------------------


def mission_moves(state: Moment) -> vec[i64]:
    parts = state.parts
    seat = state.actor
    moves = vec[i64](capacity=32)
    career: i64 = 0
    while career < CAREERS:
        slot: i64 = 0
        while slot < parts.slots:
            if state.men(seat, career, slot) > 0:
                first = parts.send + (career * parts.slots + slot) * CITIES
                city: i64 = 0
                while city < CITIES:
                    value = state.free_value(city)
                    if 0 < value <= parts.career_ranks[slot]:  # signorie/mission-2
                        moves = append(moves, first + city)
                    city += 1
            slot += 1
        career += 1
    if state.used > 0:
        moves = append(moves, DONE)
    return moves


def send(state: Moment, career: i64, slot: i64, city: i64) -> None:
    parts = state.parts
    seat = state.actor
    points = parts.career_points[slot]
    if state.story is not None:
        facts = {
            "career": parts.career_names[career],
            "slot": int(slot) + 1,
            "city": parts.city_names[city],
            "place": int(state.free_value(city)),
            "points": int(points),
        }
        state.story.tell("sends", seat, "signorie/mission-1", facts)
    state.move_man(seat, career, slot, -1)
    state.move_into(city, seat, MALE)
    state.score_from(seat, MISSIONS, points)  # signorie/mission-3
    ally(state, seat, career, city, FOR_MISSION)
    step_made(state)


def ally(state: Moment, seat: i64, plan: i64, city: i64, slot: i64) -> None:
    """A tile the plan wants must be taken; another stays (mission-4, marriage-5, plan-2)."""
    kind = state.alliances[city * 2 + slot]
    if kind == EMPTY:
        return
    taken = state.is_wanted(seat, plan, kind)
    if taken:
        state.alliances = put(state.alliances, city * 2 + slot, EMPTY)
        at = (seat * ROWS + plan) * state.parts.kinds + kind
        state.laid = small_added(state.laid, at, 1)
    if state.story is not None:
        facts = {
            "row": state.parts.row_names[plan],
            "city": state.parts.city_names[city],
            "house": state.parts.house_names[state.parts.kind_house[kind]],
            "points": int(state.parts.kind_value[kind]),
        }
        clause = "signorie/mission-4" if slot == FOR_MISSION else "signorie/marriage-5"
        state.story.tell("takes-tile" if taken else "leaves-tile", seat, clause, facts)


# -- Marriage --------------------------------------------------------------------------------------


def marriage_moves(state: Moment) -> vec[i64]:
    """signorie/marriage-3: a dowry from the value of the place up to the most, if it is there"""
    parts = state.parts
    most = min(parts.most_dowry, state.florins[state.actor])
    moves = vec[i64](capacity=32)
    city: i64 = 0
    while city < CITIES:
        dowry = state.free_value(city)
        while 0 < dowry <= most:
            moves = append(moves, parts.marry + city * parts.most_dowry + dowry - 1)
            dowry += 1
        city += 1
    if state.used > 0:
        moves = append(moves, DONE)
    return moves


def marry(state: Moment, city: i64, dowry: i64) -> None:
    seat = state.actor
    points = dowry * state.parts.dowry_points
    if state.story is not None:
        facts = {
            "city": state.parts.city_names[city],
            "place": int(state.free_value(city)),
            "dowry": int(dowry),
            "points": int(points),
        }
        state.story.tell("marries", seat, "signorie/marriage-1", facts)
    state.available[seat * SEXES + FEMALE] -= 1
    state.florins[seat] -= dowry
    state.move_into(city, seat, FEMALE)
    state.score_from(seat, MARRIAGES, points)  # signorie/marriage-4
    ally(state, seat, MARRIAGE_ROW, city, FOR_MARRIAGE)
    step_made(state)


# -- Offspring -------------------------------------------------------------------------------------


def roll_offspring(state: Moment, seat: i64) -> None:
    """A die for the head of the family and for every wedding (offspring-1 to offspring-4)."""
    dice: list[int] = []
    born = vec[i64]([0, 0])
    number = 1 + state.brides[seat]
    while number > 0:
        face = state.chance.draw(A_CHILD, FACES) + 1
        sex = FEMALE if state.parts.daughters[face] == 1 else MALE
        if state.stock[seat * SEXES + sex] > 0:
            state.stock = added(state.stock, seat * SEXES + sex, -1)
            state.available[seat * SEXES + sex] += 1
            born[sex] += 1
        if state.story is not None:
            dice.append(int(face))
        number -= 1
    if state.story is not None:
        facts = {"dice": dice, "sons": int(born[MALE]), "daughters": int(born[FEMALE])}
        state.story.tell("offspring", seat, "signorie/offspring-1", facts)


# -- tiles face down, helpers ----------------------------------------------------------------------


def alliance_moves(state: Moment) -> vec[i64]:
    moves = vec[i64]([LAY, LAY + 1, LAY + 2, LAY + 3])
    if state.used > 0:
        moves = append(moves, DONE)
    return moves


def lay(state: Moment, plan: i64) -> None:
    """A tile from the stack, unseen, face down beside a row (signorie/facedown-1)."""
    seat = state.actor
    state.stack -= 1
    state.face_down = added(state.face_down, seat * ROWS + plan, 1)
    if state.story is not None:
        facts = {"row": state.parts.row_names[plan]}
        state.story.tell("lays-face-down", seat, "signorie/facedown-1", facts)
    step_made(state)


def hiring_moves(state: Moment) -> vec[i64]:
    helpers = len(state.parts.helper_cost)
    cheaper = state.parts.effect_cheaper[state.part]
    moves = add_helpers(state, vec[i64](capacity=16), 0, helpers, cheaper)
    if state.used > 0:
        moves = append(moves, DONE)
    return moves


def add_helpers(state: Moment, moves: vec[i64], first: i64, last: i64, cheaper: i64) -> vec[i64]:
    """The moves with those added that hire one of these helpers."""
    seat = state.actor
    if state.helper_supply == 0:
        return moves
    helper = first
    while helper < last:
        if not state.has_helper(seat, helper) and state.fee(helper, cheaper) <= state.florins[seat]:
            moves = append(moves, state.parts.hire + helper)
        helper += 1
    return moves


def hire(state: Moment, helper: i64, cheaper: i64) -> None:
    """signorie/hire-1: a disc from the supply to a free slot, for its fee"""
    seat = state.actor
    fee = state.fee(helper, cheaper)
    state.florins[seat] -= fee
    state.helper_supply -= 1
    state.helpers = added(state.helpers, seat, i64(1) << helper)
    if state.story is not None:
        facts = {"helper": state.parts.helper_names[helper], "fee": int(fee)}
        state.story.tell("hires", seat, "signorie/hire-1", facts)
