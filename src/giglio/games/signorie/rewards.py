"""Phase 3 of a round: initiative points, the new turn order, rewards and weddings."""

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.signorie.actions import BONUS, DECLINE, FLORINS, PAY, WED
from giglio.games.signorie.effects import begin_program, price_of
from giglio.games.signorie.parts import (
    CAREERS,
    CITIES,
    FEMALE,
    MALE,
    PER_ALLIANCE,
    PER_CAREER,
    PER_CITY,
    PER_HELPER,
    ROWS,
    SEXES,
)
from giglio.games.signorie.preparation import stack_discs
from giglio.games.signorie.state import (
    BY_REWARD,
    INITIATIVE,
    PAYMENT,
    PAYMENTS,
    REWARD,
    REWARDS,
    WEDDING,
    WEDDINGS,
    Moment,
)
from giglio.kernel.rows import added, put


def begin_rewards(state: Moment) -> None:
    score_initiative(state)
    arrange_order(state)
    state.turn = -1
    next_reward(state)


# -- 1 and 2: initiative ---------------------------------------------------------------------------


def score_initiative(state: Moment) -> None:
    """signorie/reward-1"""
    seat: i64 = 0
    while seat < state.seats:
        points = state.parts.initiative_points[state.initiative[seat]]
        state.score_from(seat, INITIATIVE, points)
        if state.story is not None and points > 0:
            facts = {"slot": int(state.initiative[seat]) + 1, "points": int(points)}
            state.story.tell("initiative-scores", seat, "signorie/reward-1", facts)
        seat += 1


def arrange_order(state: Moment) -> None:
    """The highest disc first, of equals the upper one; then all go back (reward-2, reward-3)."""
    state.order = state.order[:]
    place: i64 = 1
    while place < state.seats:
        seat = state.order[place]
        at = place
        while at > 0 and is_above(state, seat, state.order[at - 1]):
            state.order[at] = state.order[at - 1]
            at -= 1
        state.order[at] = seat
        place += 1
    stack_discs(state)
    if state.story is not None:
        place = 0
        while place < state.seats:
            facts = {"place": int(place) + 1}
            state.story.tell("takes-place", state.order[place], "signorie/reward-2", facts)
            place += 1


def is_above(state: Moment, seat: i64, other: i64) -> bool:
    if state.initiative[seat] != state.initiative[other]:
        return state.initiative[seat] > state.initiative[other]
    return state.arrival[seat] > state.arrival[other]


# -- 3: reward tiles -------------------------------------------------------------------------------


def next_reward(state: Moment) -> None:
    """The next seat in the new order whose dice do not exceed its threshold (reward-4)."""
    state.turn += 1
    while state.turn < state.seats:
        seat = state.order[state.turn]
        earned = state.dice_sum(seat) <= state.threshold[seat]
        if state.story is not None:
            facts = {"sum": int(state.dice_sum(seat)), "threshold": int(state.threshold[seat])}
            what = "earns-reward" if earned else "misses-reward"
            state.story.tell(what, seat, "signorie/reward-4", facts)
        if earned:
            state.actor = seat
            offer_reward(state)
            return
        state.turn += 1
    return_meeples(state)
    state.round_done()


def offer_reward(state: Moment) -> None:
    if state.round <= state.parts.bonus_rounds:
        state.phase = REWARD  # signorie/reward-5
        return
    score_reward(state, state.actor)
    state.phase = PAYMENT  # signorie/reward-9


def reward_moves(state: Moment) -> vec[i64]:
    """signorie/reward-5: the bonus, where it is possible, or florins"""
    seat = state.actor
    males = state.available[seat * SEXES + MALE]
    females = state.available[seat * SEXES + FEMALE]
    program = state.parts.bonus_program[state.rewards[state.round - 1]]
    if price_of(state, seat, program, males, females) <= state.florins[seat]:
        return vec[i64]([BONUS, FLORINS])
    return vec[i64]([FLORINS])


def take_bonus(state: Moment) -> None:
    tile = state.rewards[state.round - 1]
    if state.story is not None:
        facts = {"reward": state.parts.bonus_names[tile]}
        state.story.tell("takes-bonus", state.actor, "signorie/reward-5", facts)
    begin_program(state, state.parts.bonus_program[tile], 1, BY_REWARD)


def take_florins(state: Moment) -> None:
    florins = state.parts.reward_florins
    state.florins[state.actor] += florins
    if state.story is not None:
        facts = {"florins": int(florins)}
        state.story.tell("prefers-florins", state.actor, "signorie/reward-5", facts)
    offer_wedding(state)


# -- weddings --------------------------------------------------------------------------------------


def offer_wedding(state: Moment) -> None:
    """signorie/reward-6: beside bonus or florins, while a slot is free"""
    if state.brides[state.actor] < len(state.parts.wedding_points):
        state.phase = WEDDING
    else:
        next_reward(state)


def wedding_moves() -> vec[i64]:
    return vec[i64]([WED, DECLINE])


def wed(state: Moment) -> None:
    seat = state.actor
    points = state.parts.wedding_points[state.brides[seat]]
    florins = state.parts.wedding_florins[state.round - 1]  # signorie/reward-7
    state.brides = added(state.brides, seat, 1)
    state.florins[seat] += florins
    state.score_from(seat, WEDDINGS, points)
    if state.story is not None:
        facts = {"points": int(points), "florins": int(florins)}
        state.story.tell("weds", seat, "signorie/reward-6", facts)
    next_reward(state)


# -- rounds with a reward in points ----------------------------------------------------------------


def score_reward(state: Moment, seat: i64) -> None:
    """signorie/reward-8"""
    tile = state.rewards[state.round - 1]
    count = count_of(state, seat, state.parts.point_per[tile])
    points = count * state.parts.point_each[tile]
    state.score_from(seat, REWARDS, points)
    if state.story is not None:
        facts = {
            "reward": state.parts.point_names[tile],
            "count": int(count),
            "points": int(points),
        }
        state.story.tell("reward-scores", seat, "signorie/reward-8", facts)


def count_of(state: Moment, seat: i64, per: i64) -> i64:
    """How often a seat meets the criterion of a reward tile."""
    if per == PER_HELPER:
        return state.helper_count(seat)
    if per == PER_CITY:
        return cities_with(state, seat)
    if per == PER_ALLIANCE:
        return all_tiles(state, seat)
    if per == PER_CAREER:
        return men_on_careers(state, seat)
    return 1 + state.brides[seat]  # the head of the family is married, too


def cities_with(state: Moment, seat: i64) -> i64:
    """How many cities have a meeple of a seat."""
    count: i64 = 0
    city: i64 = 0
    while city < CITIES:
        place = state.parts.place_first[city]
        last = place + state.filled[city]
        while place < last and state.places[place] // SEXES != seat:
            place += 1
        if place < last:
            count += 1
        city += 1
    return count


def all_tiles(state: Moment, seat: i64) -> i64:
    count: i64 = 0
    plan: i64 = 0
    while plan < ROWS:
        count += state.tiles_beside(seat, plan)
        plan += 1
    return count


def men_on_careers(state: Moment, seat: i64) -> i64:
    slots = CAREERS * state.parts.slots
    count: i64 = 0
    at = seat * slots
    while at < (seat + 1) * slots:
        count += i64(state.careers[at])
        at += 1
    return count


def payment_moves(state: Moment) -> vec[i64]:
    """signorie/reward-9: exactly so many florins, once"""
    if state.florins[state.actor] < state.parts.price:
        return vec[i64]([DECLINE])
    return vec[i64]([PAY, DECLINE])


def pay(state: Moment) -> None:
    seat = state.actor
    state.florins[seat] -= state.parts.price
    state.score_from(seat, PAYMENTS, state.parts.price_points)
    if state.story is not None:
        facts = {"florins": int(state.parts.price), "points": int(state.parts.price_points)}
        state.story.tell("pays-for-points", seat, "signorie/reward-9", facts)
    next_reward(state)


def decline(state: Moment) -> None:
    """Whoever is too poor to pay declines without a word."""
    seat = state.actor
    if state.story is not None and (
        state.phase == WEDDING or state.florins[seat] >= state.parts.price
    ):
        clause = "signorie/reward-6" if state.phase == WEDDING else "signorie/reward-9"
        what = "weds-not" if state.phase == WEDDING else "pays-not"
        state.story.tell(what, seat, clause)
    next_reward(state)


def return_meeples(state: Moment) -> None:
    """From the threshold space to the general stock (signorie/reward-10, ruling S7)."""
    at: i64 = 0
    while at < state.seats * SEXES:
        if state.waiting[at] > 0:
            state.stock = added(state.stock, at, state.waiting[at])
            state.waiting = put(state.waiting, at, 0)
        at += 1
