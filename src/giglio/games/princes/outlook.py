"""What a seat of The Princes of Florence may expect from here to the end, in points.

Points as they stand; what its florins will be good for; the works that its cards, jesters and
principality promise; buildings to come; prestige cards; and its share of the best works.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.constants import (
    ACTIONS,
    AUCTIONS,
    ENDING,
    EXCHANGING,
    LAYING,
    PREPARING,
)
from giglio.games.princes.counting import bonus_of_hand, count, hand_cards, table_cards
from giglio.games.princes.ending import prestige_value
from giglio.games.princes.grid import COLUMNS, ROWS, count_bits
from giglio.games.princes.laying import blocked
from giglio.games.princes.parts import (
    BUILDINGS,
    FEWEST,
    FREEDOMS,
    LANDSCAPES,
    LEAST,
    PRESTIGE_CARDS,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSIONS,
)
from giglio.games.princes.rules import NO_STATE, Princes
from giglio.games.princes.weights import (
    ACTION,
    ACTION_COST,
    AUCTION_COST,
    BEST_WORK,
    BONUS_KEPT,
    BUILDINGS_A_ROUND,
    GROWTH,
    LEADING,
    NEED,
    NEW_CARDS,
    NEW_COST,
    PATIENCE,
    PLANS,
    POVERTY,
    PROGRESS,
    RESERVE,
    ROUND_COST,
    SPACES_A_BUILDING,
    SPARE,
    UNSURE,
    WORKS_A_ROUND,
)
from giglio.games.princes.works import match_value

LATE_ROUNDS: Final = 3.0  # with fewer rounds to come what is not yet there will hardly come
HALF: Final = 0.5  # points for each point of a work’s value, when its pay is exchanged
RECRUITED_MATCH: Final = 3.0  # a recruited profession fits better by so much than any
BUILDING_MATCH: Final = 1.5  # points that a building to come adds to works on average
FAR_BEHIND: Final[i64] = -1000
WANT_BITS: Final[i64] = 3
WANT: Final[i64] = 7


class Outlook:
    """One position and one seat after another."""

    weights: vec[float]
    state: Princes
    seat: i64
    rest: float  # rounds to come after this one
    left: float  # actions left to the seat in this one
    needs: float  # florins it will spend
    values: vec[float]  # of the works of its cards in hand, the most valuable first
    ready: bool  # whether one of them reaches the minimum of this round

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.state = NO_STATE
        self.seat = 0
        self.rest = 0.0
        self.left = 0.0
        self.needs = 0.0
        self.values = vec[float]()
        self.ready = False

    # -- time and money --------------------------------------------------------------------------

    def measure(self, state: Princes, seat: i64) -> None:
        """How much of the game is left to a seat, and what it will spend."""
        self.state = state
        self.seat = seat
        rounds = max(state.round, 1)
        self.rest = float(state.parts.rounds - rounds)
        self.left = self.actions_left()
        needs = self.weights[ROUND_COST] * self.rest + self.weights[ACTION_COST] * self.left
        if state.stage == PREPARING or (state.stage == AUCTIONS and self.may_acquire_still()):
            needs += self.weights[AUCTION_COST]
        self.needs = needs

    def actions_left(self) -> float:
        state = self.state
        actions = float(state.parts.actions_a_turn)
        if state.stage < ACTIONS:
            return actions
        if state.stage == ENDING:
            return 0.0
        if state.actor == self.seat:
            return float(state.left)
        mine = (self.seat - state.starter + state.seats) % state.seats
        now = (state.actor - state.starter + state.seats) % state.seats
        return actions if mine > now else 0.0

    def may_acquire_still(self) -> bool:
        state = self.state
        return ((state.supplied | state.declined) >> self.seat) & 1 == 0

    def money(self, florins: float) -> float:
        """What florins are worth in points: those that will be needed, and the others."""
        enough = min(florins, self.needs)
        worth = self.weights[NEED] * enough + self.weights[SPARE] * (florins - enough)
        return worth / float(self.state.parts.price)

    def poverty(self, florins: float) -> float:
        """Without money and without a work that is ready nothing can be begun any more."""
        state, seat = self.state, self.seat
        if not state.expansion:
            florins += float(state.fame[seat] * state.parts.sale)
        short = self.weights[RESERVE] - florins
        if short <= 0.0 or (self.ready and self.left > 0.0):
            return 0.0
        return self.weights[POVERTY] * short / float(state.parts.price)

    # -- all that is expected --------------------------------------------------------------------

    def worth(self, state: Princes, seat: i64) -> float:
        self.measure(state, seat)
        florins = float(state.florins[seat])
        total = float(state.fame[seat])
        if state.actor == seat:
            if state.phase == EXCHANGING:
                points = min(float(state.value) * HALF, max(florins - self.needs, 0.0) / 200.0)
                total += points
                florins -= 200.0 * points
            elif state.phase == LAYING and state.piece >= LANDSCAPES:
                total += float(state.parts.building_points)
        total += self.money(florins)
        if self.left + self.rest > 0.0:
            total += self.works()
            total += self.buildings()
            total += self.plans()
            total -= self.poverty(florins)
        total += self.best_works()
        return total + self.prestige()

    # -- works -----------------------------------------------------------------------------------

    def works(self) -> float:
        """The cards in hand, one work after the other; professions to come; bonus cards."""
        state, seat = self.state, self.seat
        common = float(state.jesters[seat] * state.parts.work_jester)
        common += float(hand_cards(state, seat) + table_cards(state, seat))
        self.collect_values(common)
        cards = float(len(self.values))
        slots = self.left + self.rest * self.weights[WORKS_A_ROUND]
        bonus = 0.0
        if slots > 0.0:
            bonus = float(bonus_of_hand(state, seat, 1))
        least = float(state.parts.minimum[max(state.round, 1) - 1])
        self.ready = len(self.values) > 0 and self.values[0] + bonus >= least
        total = 0.0
        place: i64 = 0
        while place < len(self.values):
            share = min(max(slots - float(place), 0.0), 1.0)
            if share > 0.0:
                total += share * self.work(place, bonus if place == 0 else 0.0)
            place += 1
        if bonus > 0.0 and cards > 0.0:
            total += self.weights[BONUS_KEPT] * HALF * bonus * min(slots, 1.0)
        return total + self.later_works(common, max(slots - cards, 0.0))

    def collect_values(self, common: float) -> None:
        """What each card in hand would come to now, the most valuable first."""
        state, seat = self.state, self.seat
        cards = state.hand(seat, PROFESSION_DECK)
        self.values = vec[float](capacity=8)
        common += float(state.muse) if state.actor == seat else 0.0
        card: i64 = 0
        while card < PROFESSIONS:
            if (cards >> card) & 1 == 1:
                value = common + float(match_value(state, seat, card))
                self.values = sorted_in(self.values, value)
            card += 1

    def work(self, place: i64, bonus: float) -> float:
        """What the work of one card is worth, in this turn or later."""
        state = self.state
        value = self.values[place]
        at = max(state.round, 1) - 1
        if float(place) < self.left and value + bonus >= float(state.parts.minimum[at]):
            return value * HALF
        delay = (float(place) - self.left + 1.0) / self.weights[WORKS_A_ROUND]
        delay = max(delay, 1.0)
        if delay > self.rest + 0.5:
            delay = self.rest
            if self.rest < 1.0:
                return 0.0
        value += self.weights[GROWTH] * delay
        then = min(at + i64(delay + 0.5), state.parts.rounds - 1)
        beyond = value + bonus - float(state.parts.minimum[then])
        return self.weights[PATIENCE] * value * HALF * ramp(beyond, self.weights[UNSURE])

    def later_works(self, common: float, slots: float) -> float:
        """Works of professions that will be taken or recruited."""
        state, seat = self.state, self.seat
        recruits = min(float(state.recruiting[seat]), slots)
        new = min(self.weights[NEW_CARDS] * self.rest, slots - recruits)
        if recruits + new <= 0.0:
            return 0.0
        value = common + self.mean_match() + self.weights[GROWTH] * 0.5 * self.rest
        total = 0.0
        if recruits > 0.0 and (self.rest > 0.0 or state.rival_tables(seat) != 0):
            total += recruits * self.later_work(value + RECRUITED_MATCH)
        cost = self.weights[NEW_COST] + self.weights[ACTION]
        return total + new * max(self.later_work(value) - cost, 0.0)

    def later_work(self, value: float) -> float:
        state = self.state
        then = min(state.round + i64(0.5 * self.rest), state.parts.rounds) - 1
        beyond = value - float(state.parts.minimum[max(then, 0)])
        return self.weights[PATIENCE] * value * HALF * ramp(beyond, 2.0 * self.weights[UNSURE])

    def mean_match(self) -> float:
        """What any profession finds of its preferences on average."""
        state, seat = self.state, self.seat
        total: i64 = 0
        card: i64 = 0
        while card < PROFESSIONS:
            total += match_value(state, seat, card)
            card += 1
        return float(total) / float(PROFESSIONS)

    # -- what several cards in hand prefer together ------------------------------------------------

    def plans(self) -> float:
        """Buildings, landscapes and freedoms that would serve the cards in hand."""
        state, seat, parts = self.state, self.seat, self.state.parts
        wanted = self.wants(state, seat)
        gain = self.weights[PATIENCE] * HALF
        need = self.weights[NEED] / float(parts.price)
        total = 0.0
        price = need * float(state.building_price(seat)) - float(parts.building_points)
        price += self.weights[ACTION]
        thing: i64 = 0
        while thing < BUILDINGS:
            number = (wanted >> (thing * WANT_BITS)) & WANT
            if number > 0 and not state.has_built(seat, thing):
                total += max(gain * float(number * parts.work_building) - price, 0.0)
            thing += 1
        thing = 0
        while thing < LANDSCAPES:
            number = (wanted >> ((BUILDINGS + thing) * WANT_BITS)) & WANT
            if number > 0 and not state.has_landscape(seat, thing):
                price = need * 1.5 * float(parts.opening)
                total += max(gain * float(number * parts.work_landscape) - price, 0.0)
            thing += 1
        thing = 0
        while thing < FREEDOMS:
            number = (wanted >> ((BUILDINGS + LANDSCAPES + thing) * WANT_BITS)) & WANT
            if number > 0 and not state.has_freedom(seat, thing):
                price = need * float(parts.freedom_price) + self.weights[ACTION]
                total += max(gain * float(number * parts.work_freedom) - price, 0.0)
            thing += 1
        return self.weights[PLANS] * total * self.late()

    def wants(self, state: Princes, seat: i64) -> i64:
        """How many cards in hand prefer each building, landscape and freedom: three bits each."""
        parts = state.parts
        cards = state.hand(seat, PROFESSION_DECK)
        wanted: i64 = 0
        one: i64 = 1
        card: i64 = 0
        while card < PROFESSIONS:
            if (cards >> card) & 1 == 1:
                wanted += one << (parts.wanted_building[card] * WANT_BITS)
                landscape = BUILDINGS + parts.wanted_landscape[card]
                freedom = BUILDINGS + LANDSCAPES + parts.wanted_freedom[card]
                if (wanted >> (landscape * WANT_BITS)) & WANT < WANT:
                    wanted += one << (landscape * WANT_BITS)
                if (wanted >> (freedom * WANT_BITS)) & WANT < WANT:
                    wanted += one << (freedom * WANT_BITS)
            card += 1
        return wanted

    # -- buildings, best works -------------------------------------------------------------------

    def spaces(self) -> float:
        """Spaces on which buildings may still stand."""
        covered = blocked(self.state, self.seat, LANDSCAPES)
        return float(COLUMNS * ROWS - count_bits(covered))

    def buildings(self) -> float:
        state, seat = self.state, self.seat
        price = float(state.building_price(seat)) / float(state.parts.price)
        gain = float(state.parts.building_points) + BUILDING_MATCH - self.weights[ACTION]
        gain -= self.weights[NEED] * price
        if gain <= 0.0:
            return 0.0
        number = self.weights[BUILDINGS_A_ROUND] * (self.rest + 0.5 * self.left)
        number = min(number, self.spaces() / self.weights[SPACES_A_BUILDING])
        return gain * min(number, float(BUILDINGS - count_bits(state.built[seat])))

    def best_works(self) -> float:
        """The best work so far may stay so; and a share of those to come, by strength."""
        state, seat = self.state, self.seat
        points = float(state.parts.best_work_points)
        total = 0.0
        if state.stage == ACTIONS and state.best[seat] > 0:
            total += points * self.chance_to_stay()
        own = 0.0
        everybody = 0.0
        other: i64 = 0
        while other < state.seats:
            strength = float(2 * state.jesters[other] + 4)
            strength += float(hand_cards(state, other) + table_cards(state, other))
            strength = strength * strength
            everybody += strength
            if other == seat:
                own = strength
            other += 1
        return total + self.weights[BEST_WORK] * points * self.rest * own / everybody

    def chance_to_stay(self) -> float:
        """How likely the marker of a seat stays the foremost."""
        state, seat = self.state, self.seat
        for best in state.best:
            if best > state.best[seat]:
                return 0.0
        after = (state.starter - state.actor + state.seats - 1) % state.seats
        chance = 1.0
        while after > 0:
            chance = chance * 0.75
            after -= 1
        return chance

    # -- prestige cards --------------------------------------------------------------------------

    def prestige(self) -> float:
        cards = self.state.hand(self.seat, PRESTIGE_DECK)
        total = 0.0
        card: i64 = 0
        while card < PRESTIGE_CARDS and cards != 0:
            if (cards >> card) & 1 == 1:
                total += self.promised(card)
                cards = cards & (cards - 1)
            card += 1
        return total

    def promised(self, card: i64) -> float:
        """What a prestige card will score, going by how things stand."""
        parts = self.state.parts
        now = float(prestige_value(self.state, self.seat, card))
        if parts.prestige_way[card] == LEAST:
            return now if now > 0.0 else self.partly(card)
        if self.rest + self.left <= 0.0:
            return now
        return self.compared(card)

    def late(self) -> float:
        """From 1 down to 0 as the end comes near."""
        return min((self.rest + 0.3 * self.left) / LATE_ROUNDS, 1.0)

    def partly(self, card: i64) -> float:
        """Some of what is needed is there, and there is time for more."""
        state, parts = self.state, self.state.parts
        have = 0.0
        need = 0.0
        at = parts.prestige_first[card]
        while at < parts.prestige_first[card + 1]:
            least = parts.prestige_least[at]
            have += float(min(count(state, self.seat, parts.prestige_metric[at], 0), least))
            need += float(least)
            at += 1
        share = (have + 0.5) / (need + 0.5)
        return self.weights[PROGRESS] * share * self.late() * float(parts.prestige_points[card])

    def compared(self, card: i64) -> float:
        """Ahead or behind of the best rival, counting steps."""
        state, parts = self.state, self.state.parts
        metric = parts.prestige_metric[parts.prestige_first[card]]
        own = count(state, self.seat, metric, 0)
        best: i64 = FAR_BEHIND
        other: i64 = 0
        while other < state.seats:
            if other != self.seat:
                theirs = count(state, other, metric, 0)
                if parts.prestige_way[card] == FEWEST:
                    theirs = -theirs
                best = max(best, theirs)
            other += 1
        step = 1.0
        if parts.prestige_way[card] == FEWEST:
            own = -own
            step = 4.0
        lead = float(own - best) / step
        hoped = 1.0 - (1.0 - self.weights[LEADING]) * self.late()
        points = float(parts.prestige_points[card])
        if lead > 0.0:
            return points * min(hoped + 0.1 * (lead - 1.0), 1.0)
        if lead == 0.0 and own != 0:
            return points * (0.5 * hoped + 0.5 * self.weights[PROGRESS] * self.late())
        return points * self.weights[PROGRESS] * self.late() / (1.0 - lead)


def ramp(beyond: float, width: float) -> float:
    """How likely something is reached that is expected to be exceeded by so much."""
    at = 0.5 + 0.5 * (beyond + 0.5) / width
    if at <= 0.0:
        return 0.0
    return min(at, 1.0)


def sorted_in(numbers: vec[float], number: float) -> vec[float]:
    """Numbers sorted from the highest down, with one more."""
    numbers = append(numbers, number)
    at = len(numbers) - 1
    while at > 0 and numbers[at - 1] < number:
        numbers[at] = numbers[at - 1]
        at -= 1
    numbers[at] = number
    return numbers
