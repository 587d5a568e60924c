"""Why an action is refused in Signorie, in the rulebook's terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.signorie.effects import price_of_part
from giglio.games.signorie.parts import (
    COLUMNS,
    DO_CAREER,
    DO_INITIATIVE,
    FEMALE,
    MALE,
    SEXES,
)
from giglio.games.signorie.state import (
    ACTING,
    ALLIANCE,
    BOARD,
    HELPERS,
    HIRING,
    IMPOSSIBLE,
    MARRIAGE,
    MISSION,
    PAYMENT,
    REWARD,
    TAKING,
    TRACKS,
    WEDDING,
)
from giglio.games.signorie.turns import assignment_price, column_price
from giglio.kernel.refusal import IllegalAction

if TYPE_CHECKING:
    from giglio.games.signorie.state import Moment

# What every phase asks for: its verbs, the clause and the reason why anything else must wait.
PHASE_VERBS = {
    int(BOARD): ("board",),
    int(TAKING): ("take", "pass"),
    int(ACTING): ("signoria", "assign", "hire"),
    int(TRACKS): ("enter", "advance", "rise", "done"),
    int(MISSION): ("send", "done"),
    int(MARRIAGE): ("marry", "done"),
    int(ALLIANCE): ("lay", "done"),
    int(HIRING): ("hire", "done"),
    int(HELPERS): ("use", "done"),
    int(REWARD): ("bonus", "florins"),
    int(WEDDING): ("wed", "decline"),
    int(PAYMENT): ("pay", "decline"),
}
EXPECTED = {
    int(BOARD): ("signorie/supply-4", "choose-board", "a player board is chosen now"),
    int(TAKING): ("signorie/action-1", "take-or-pass", "take a die, or pass"),
    int(ACTING): (
        "signorie/die-4", "act-now",
        "the die lies on your board: carry out its Signoria action, an assignment, or hire",
    ),
    int(TRACKS): ("signorie/tracks-1", "use-points", "advancement points are being used"),
    int(MISSION): ("signorie/mission-1", "send-now", "a Diplomatic Mission is being carried out"),
    int(MARRIAGE): ("signorie/marriage-1", "marry-now", "a Marriage is being arranged"),
    int(ALLIANCE): ("signorie/facedown-1", "lay-now", "a tile is being laid face down"),
    int(HIRING): ("signorie/hire-1", "hire-now", "a helper is being hired"),
    int(HELPERS): ("signorie/helper-1", "helpers-now", "the helpers of the column may act now"),
    int(REWARD): ("signorie/reward-5", "reward-now", "choose the bonus, or florins instead"),
    int(WEDDING): ("signorie/reward-6", "wedding-now", "arrange a wedding, or decline"),
    int(PAYMENT): ("signorie/reward-9", "payment-now", "pay florins for points, or decline"),
}  # fmt: skip


def refusal(state: Moment, action: int) -> IllegalAction:
    actions = state.edition.actions
    verb = actions.verb_of(action)
    indices = verb.indices(action)
    phase = int(state.phase)
    if verb.name not in PHASE_VERBS[phase]:
        clause, code, reason = EXPECTED[phase]
        return IllegalAction(reason, clause, code)
    if verb.name == "take":
        return no_die(state, *indices)
    if verb.name == "assign":
        return no_assignment(state, *indices)
    if verb.name in ("enter", "advance", "rise"):
        return no_step(state, verb.name, indices)
    if verb.name in ("send", "marry"):
        return no_place(state, verb.name, indices)
    return other_refusal(state, verb.name, indices)


def other_refusal(state: Moment, verb: str, indices: list[int]) -> IllegalAction:
    if verb == "signoria":
        return no_signoria(state)
    if verb == "hire":
        return no_hiring(state, *indices)
    if verb == "use":
        return no_helper(state, *indices)
    if verb == "done":
        return IllegalAction(
            "at least one must be used before you stop", "signorie/tracks-1", "one-at-least"
        )
    return IllegalAction(
        "another seat has chosen this board", "signorie/supply-4", "board-taken",
        board=state.parts.board_names[indices[0]],
    )  # fmt: skip


# -- taking a die ------------------------------------------------------------------------------


def no_die(state: Moment, column: int, at: int) -> IllegalAction:
    seat, die = state.actor, at + 1
    colour = state.parts.column_names[column]
    if state.placed[seat * COLUMNS + column] > 0:
        return IllegalAction(
            f"your {colour} action slot has a die already",
            "signorie/die-2", "slot-full", colour=colour,
        )  # fmt: skip
    if state.dice_left(column, die) == 0:
        return IllegalAction(
            f"there is no {colour} {die} on the game board",
            "signorie/die-1", "no-such-die", colour=colour, die=die,
        )  # fmt: skip
    price = int(column_price(state, seat, column))
    if price >= IMPOSSIBLE:
        return IllegalAction(
            f"none of the {colour} actions can be carried out completely",
            "signorie/die-4", "nothing-to-do", colour=colour,
        )  # fmt: skip
    cost, florins = int(state.die_cost(column, die)), int(state.florins[seat])
    return IllegalAction(
        f"die and action take {cost + price} florins at least, you have {florins}",
        "signorie/die-5", "too-dear", needed=cost + price, florins=florins,
    )  # fmt: skip


# -- acting ------------------------------------------------------------------------------------


def no_signoria(state: Moment) -> IllegalAction:
    program = state.parts.signoria[state.column]
    return not_possible(
        state, int(state.parts.program_first[program]),
        int(state.available[state.actor * SEXES + MALE]),
        int(state.available[state.actor * SEXES + FEMALE]),
    )  # fmt: skip


def no_assignment(state: Moment, sex: int, at: int) -> IllegalAction:
    parts = state.parts
    tile = state.assigned[state.column * SEXES + sex]
    meeples = at + 1
    least, most = int(parts.assignment_least[tile]), int(parts.assignment_most[tile])
    if not least <= meeples <= most:
        return IllegalAction(
            f"this assignment takes {least} to {most} meeples",
            "signorie/assignment-3", "wrong-number", least=least, most=most,
        )  # fmt: skip
    have = int(state.available[state.actor * SEXES + sex])
    if have < meeples:
        return IllegalAction(
            f"{meeples} meeples are needed, you have {have} in your available supply",
            "signorie/assignment-2", "too-few-meeples", meeples=meeples, have=have,
        )  # fmt: skip
    assert assignment_price(state, state.actor, sex, meeples, tile) > state.florins[state.actor]
    spent = [meeples, 0] if sex == MALE else [0, meeples]
    return not_possible(
        state, int(parts.program_first[parts.assignment_program[tile]]),
        int(state.available[state.actor * SEXES + MALE]) - spent[MALE],
        int(state.available[state.actor * SEXES + FEMALE]) - spent[FEMALE],
    )  # fmt: skip


def not_possible(state: Moment, part: int, males: int, females: int) -> IllegalAction:
    """Why an action cannot be carried out completely: its effect, or its price."""
    price = int(price_of_part(state, state.actor, part, males, females))
    florins = int(state.florins[state.actor])
    if price < IMPOSSIBLE and price > florins:
        return IllegalAction(
            f"this action takes {price} florins at least, you have {florins}",
            "signorie/die-5", "too-dear", needed=price, florins=florins,
        )  # fmt: skip
    return IllegalAction(
        "this action cannot be carried out completely", "signorie/die-4", "not-possible"
    )


def no_hiring(state: Moment, helper: int) -> IllegalAction:
    parts, seat = state.parts, state.actor
    name = parts.helper_names[helper]
    into = parts.hires[state.column] if state.phase == ACTING else parts.helper_column[helper]
    if parts.helper_column[helper] != into:
        colour = parts.column_names[into]
        return IllegalAction(
            f"this die hires into the {colour} column",
            "signorie/hire-2", "wrong-column", colour=colour,
        )  # fmt: skip
    if state.has_helper(seat, helper):
        return IllegalAction(
            "there is a helper on this slot already",
            "signorie/hire-1", "helper-there", helper=name,
        )  # fmt: skip
    if state.helper_supply == 0:
        return IllegalAction("no helpers are left", "signorie/hire-4", "no-helpers-left")
    cheaper = int(parts.effect_cheaper[state.part]) if state.phase == HIRING else 0
    fee, florins = int(state.fee(helper, cheaper)), int(state.florins[seat])
    return IllegalAction(
        f"this helper costs {fee} florins, you have {florins}",
        "signorie/hire-3", "helper-too-dear", helper=name, fee=fee, florins=florins,
    )  # fmt: skip


def no_helper(state: Moment, helper: int) -> IllegalAction:
    parts = state.parts
    name = parts.helper_names[helper]
    if not state.has_helper(state.actor, helper):
        return IllegalAction(
            "you have not hired this helper", "signorie/helper-1", "not-hired", helper=name
        )
    if parts.helper_column[helper] != state.column:
        colour = parts.column_names[state.column]
        return IllegalAction(
            f"only helpers of the {colour} column may act now",
            "signorie/helper-1", "other-column", colour=colour,
        )  # fmt: skip
    if helper < state.next_helper:
        return IllegalAction(
            "helpers act once and in printed order", "signorie/helper-3", "out-of-order"
        )
    return IllegalAction(
        "this helper can do nothing now", "signorie/helper-4", "idle-helper", helper=name
    )


# -- tracks, missions, marriages -----------------------------------------------------------------


def no_step(state: Moment, verb: str, indices: list[int]) -> IllegalAction:
    does = state.parts.effect_does[state.part]
    if verb == "rise":
        if does == DO_CAREER:
            return IllegalAction(
                "these points are for careers only", "signorie/tracks-3", "careers-only"
            )
        return IllegalAction(
            "your disc is on the top slot", "signorie/initiative-3", "initiative-top"
        )
    if does == DO_INITIATIVE:
        return IllegalAction(
            "these steps are for the initiative track only",
            "signorie/tracks-3", "initiative-only",
        )  # fmt: skip
    if verb == "enter":
        return IllegalAction(
            "you have no male in your available supply", "signorie/career-2", "no-male"
        )
    career, slot = indices
    if slot == state.parts.slots - 1 and state.men(state.actor, career, slot) > 0:
        return IllegalAction(
            "nobody goes beyond the top slot of a career", "signorie/career-4", "career-top"
        )
    return no_man(state, career, slot)


def no_man(state: Moment, career: int, slot: int) -> IllegalAction:
    name = state.parts.career_names[career]
    return IllegalAction(
        f"you have nobody on slot {slot + 1} of the {name} career",
        "signorie/career-3", "nobody-there", career=name, slot=slot + 1,
    )  # fmt: skip


def no_place(state: Moment, verb: str, indices: list[int]) -> IllegalAction:
    city = indices[0] if verb == "marry" else indices[2]
    name = state.parts.city_names[city]
    if not state.open_cities[city]:
        return IllegalAction(
            "this city is not used in this game", "signorie/city-2", "city-closed", city=name
        )
    value = int(state.free_value(city))
    if value == 0:
        return IllegalAction(
            "every place of this city is taken", "signorie/city-4", "city-full", city=name
        )
    if verb == "marry":
        return no_dowry(state, value, indices[1] + 1)
    career, slot, _ = indices
    if state.men(state.actor, career, slot) == 0:
        return no_man(state, career, slot)
    rank = int(state.parts.career_ranks[slot])
    return IllegalAction(
        f"rank {value} is needed there, this slot has rank {rank}",
        "signorie/mission-2", "rank-too-low", city=name, needed=value, rank=rank,
    )  # fmt: skip


def no_dowry(state: Moment, value: int, dowry: int) -> IllegalAction:
    florins = int(state.florins[state.actor])
    if dowry < value:
        return IllegalAction(
            f"the dowry there is {value} florins at least",
            "signorie/marriage-3", "dowry-too-low", needed=value,
        )  # fmt: skip
    return IllegalAction(
        f"you have {florins} florins and cannot pay a dowry of {dowry}",
        "signorie/marriage-3", "dowry-too-high", florins=florins, dowry=dowry,
    )  # fmt: skip
