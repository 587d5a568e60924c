"""How positions and actions look to the seats of Medici, in florins: what computer players go by.

A lot is worth to a seat what loading it adds to its outlook. From what it is worth to those who
answer later follows how likely they go higher; what a rival gains counts a little against it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.medici.actions import BID, DRAW, PASS
from giglio.games.medici.constants import BIDDING, NOBODY, SELECTING
from giglio.games.medici.outlook import Outlook, ahead, reals
from giglio.games.medici.rules import NO_STATE, Medici
from giglio.games.medici.weights import (
    DOUBT_A_DAY,
    EAGER,
    ENVY,
    HOPE,
    LEAST_DOUBT,
    MISJUDGED,
    PUSHED,
    RIVALRY,
    SPOILED,
)
from giglio.kernel.judge import Judge
from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import State

OUT: Final = -1000.0  # what a lot is worth to a seat that cannot load it
LEAST: Final = 1.0  # florins that a lot costs at least


class MediciJudge(Judge):
    """One position after another."""

    state: Medici
    outlook: Outlook
    me: i64  # who acts
    rivalry: float
    misjudged: float  # squared
    now: vec[float]  # by seat: the worth of the position as it is, beside its florins
    gains: vec[float]  # by seat: what winning the lot is worth to it
    harms: vec[float]  # by winner and seat: what its winning means to that seat, itself included
    chances: vec[float]  # by seat: how likely it gets the lot

    def __init__(self, weights: vec[float] = vec[float]()) -> None:  # noqa: B008
        super().__init__(weights)
        self.state = NO_STATE
        self.outlook = Outlook(weights)
        self.me = NOBODY
        self.rivalry = 0.0
        self.misjudged = 0.0
        self.now = vec[float]()
        self.gains = vec[float]()
        self.harms = vec[float]()
        self.chances = vec[float]()

    def see(self, state: State) -> Medici:
        """What all questions about a state begin with."""
        assert isinstance(state, Medici)
        self.state = state
        self.me = state.actor
        self.outlook.look(state)
        self.rivalry = self.weights[RIVALRY] / float(state.seats - 1)
        self.misjudged = self.weights[MISJUDGED] * self.weights[MISJUDGED]
        if len(self.now) != state.seats:
            self.now = reals(state.seats)
            self.gains = reals(state.seats)
            self.harms = reals(state.seats * state.seats)
            self.chances = reals(state.seats)
        return state

    def weigh_now(self) -> None:
        seat: i64 = 0
        while seat < self.state.seats:
            self.now[seat] = self.outlook.worth(seat)
            seat += 1

    # -- positions -------------------------------------------------------------------------------

    def look(self, state: State) -> None:
        """The florins that every seat may expect; a lot on offer is shared out by its chances."""
        if state.actor < 0:
            self.take_scores(state)
            return
        medici = self.see(state)
        self.weigh_now()
        self.make_room(state.seats)
        later = self.outlook.later_days()
        seat: i64 = 0
        while seat < state.seats:
            self.worth[seat] = float(medici.florins[seat]) + self.now[seat] + later
            seat += 1
        if medici.phase == BIDDING:
            self.expect_sale()
        days = float(self.outlook.days_after) + self.outlook.day_left()
        self.doubt = self.weights[LEAST_DOUBT] + self.weights[DOUBT_A_DAY] * days

    def expect_sale(self) -> None:
        """Add what the auction that is going on will bring everybody."""
        state = self.state
        high = state.high_bid
        seat: i64 = 0
        while seat < state.seats:
            self.gains[seat] = self.own_gain(seat)
            self.chances[seat] = 1.0 if seat == state.high_bidder else 0.0
            seat += 1
        seat = state.actor
        self.hear(seat, high)
        while seat != state.selector:
            seat = state.next_unfilled(seat)
            self.hear(seat, high)
        winner: i64 = 0
        while winner < state.seats:
            if self.chances[winner] > 0.0:
                price = high if winner == state.high_bidder else high + 1
                self.sell(winner, self.chances[winner], float(price))
            winner += 1

    def own_gain(self, seat: i64) -> float:
        """What the lot adds to the worth of a seat's own things."""
        if self.outlook.room[seat] < len(self.state.lot):
            return OUT
        self.outlook.load(seat, self.state.lot, 1)
        gain = self.outlook.worth(seat) - self.now[seat]
        self.outlook.load(seat, self.state.lot, -1)
        return gain

    def hear(self, seat: i64, high: i64) -> None:
        """One seat answers: it may go higher than whoever had the lot before."""
        if self.state.florins[seat] <= high or self.gains[seat] <= OUT:
            return
        willing = self.weights[EAGER] * self.gains[seat]
        higher = ahead(willing - float(high + 1), self.misjudged)
        other: i64 = 0
        while other < self.state.seats:
            self.chances[other] = self.chances[other] * (1.0 - higher)
            other += 1
        self.chances[seat] += higher

    def sell(self, winner: i64, chance: float, price: float) -> None:
        spoiled = self.weights[SPOILED] * self.gains[winner] / float(self.state.seats - 1)
        seat: i64 = 0
        while seat < self.state.seats:
            if seat == winner:
                self.worth[seat] += chance * (self.gains[seat] - price)
            else:
                self.worth[seat] -= chance * spoiled
            seat += 1

    # -- rollouts --------------------------------------------------------------------------------

    def ripe(self, state: State, plies: i64) -> bool:
        """A turn has just begun: nothing is on offer but its first card."""
        assert isinstance(state, Medici)
        return state.phase == SELECTING and len(state.lot) == 1

    def likely_move(self, state: State, stream: Pcg32) -> i64:
        """A bid about as high as the lot is worth to the bidder, who may err."""
        assert isinstance(state, Medici)
        if state.phase == SELECTING:
            return state.random_move(stream)
        self.see(state)
        seat = state.actor
        self.now[seat] = self.outlook.worth(seat)
        error = float(stream.below(1024) + stream.below(1024)) / 1024.0 - 1.0
        worth = self.weights[EAGER] * self.own_gain(seat) + error * self.weights[MISJUDGED]
        lowest = state.high_bid + 1
        if worth < float(lowest):
            return PASS
        bid = lowest
        if seat != state.selector:
            bid = max(lowest, i64(self.weights[PUSHED] * worth))
        return BID + min(bid, state.florins[seat])

    def consider(self, state: State) -> None:
        medici = self.see(state)
        self.weigh_now()
        if medici.phase == BIDDING:
            self.weigh(medici.lot)

    def promise(self, state: State, action: i64) -> float:
        return self.rate_bid(action) if self.state.phase == BIDDING else 0.0

    # -- what a lot means ------------------------------------------------------------------------

    def rate(self, state: State, actions: list[int]) -> list[float]:
        """One step of judgement; what others answer and which card comes is foreseen on average."""
        medici = self.see(state)
        self.weigh_now()
        if medici.phase == SELECTING:
            return self.rate_lot(actions)
        self.weigh(medici.lot)
        return [self.rate_bid(action) for action in actions]

    def weigh(self, lot: vec[i64]) -> None:
        """What the lot means to every seat, whoever gets it."""
        outlook = self.outlook
        seats = self.state.seats
        winner: i64 = 0
        while winner < seats:
            fits = outlook.room[winner] >= len(lot)
            if fits:
                outlook.load(winner, lot, 1)
            seat: i64 = 0
            while seat < seats:
                change = outlook.worth(seat) - self.now[seat] if fits else 0.0
                self.harms[winner * seats + seat] = change
                seat += 1
            self.gains[winner] = self.harms[winner * seats + winner] if fits else OUT
            if fits:
                outlook.load(winner, lot, -1)
            winner += 1

    def means(self, seat: i64, winner: i64, price: float) -> float:
        """What it means to a seat that somebody wins the lot at a price: its own change of worth,
        and what the others gain counts a little against it."""
        seats = self.state.seats
        own = self.harms[winner * seats + seat]
        others = 0.0
        other: i64 = 0
        while other < seats:
            others += self.harms[winner * seats + other]
            other += 1
        others -= own
        if seat == winner:
            own -= price
        else:
            others -= price
        return own - self.rivalry * others

    def willing(self, seat: i64, holder: i64, price: float) -> float:
        """How high a seat would bid rather than see another have the lot at a price."""
        worth = self.weights[EAGER] * self.means(seat, seat, 0.0)
        if holder == NOBODY:
            return worth
        return worth - self.weights[ENVY] * self.means(seat, holder, price)

    # -- bidding ---------------------------------------------------------------------------------

    def rate_bid(self, action: i64) -> float:
        if action != PASS:
            bid = action - BID
            return self.after(self.means(self.me, self.me, float(bid)), self.me, bid)
        high = self.state.high_bid
        holder = self.state.high_bidder
        standing = self.means(self.me, holder, float(high)) if holder != NOBODY else 0.0
        return self.after(standing, holder, high)

    def after(self, standing: float, holder: i64, high: i64) -> float:
        """What the auction brings me when those after me have answered too."""
        state = self.state
        seat = self.me
        while seat != state.selector:
            seat = state.next_unfilled(seat)
            if state.florins[seat] > high and self.gains[seat] > OUT:
                willing = self.willing(seat, holder, float(high))
                higher = ahead(willing - float(high + 1), self.misjudged)
                standing += higher * (self.means(self.me, seat, float(high + 1)) - standing)
        return standing

    # -- making up a lot -------------------------------------------------------------------------

    def rate_lot(self, actions: list[int]) -> list[float]:
        stop = self.offer(self.state.lot)
        draw = self.expect_card() + self.weights[HOPE]
        return [draw if action == DRAW else stop for action in actions]

    def offer(self, lot: vec[i64]) -> float:
        """What offering this lot brings me, who answer last: I may go higher than the best of the
        others, or let it go at the price that is bid."""
        self.weigh(lot)
        holder = self.me if self.gains[self.me] > OUT else NOBODY
        best = NOBODY
        most = 0.0
        seat: i64 = 0
        while seat < self.state.seats:
            if seat != self.me and self.gains[seat] > OUT:
                willing = self.willing(seat, holder, self.gains[self.me])
                willing = min(willing, float(self.state.florins[seat]))
                if willing > most:
                    best = seat
                    most = willing
            seat += 1
        own = OUT
        if self.gains[self.me] > OUT:
            own = self.means(self.me, self.me, 0.0)
        mine = min(own, float(self.state.florins[self.me]))
        if best == NOBODY:
            return max(own - LEAST, 0.0) if mine >= LEAST else 0.0
        price = max(LEAST, self.weights[PUSHED] * most)
        lost = self.means(self.me, best, price)
        if mine < price:
            return lost
        buys = ahead(mine - price, self.misjudged)
        return buys * (own - price) + (1.0 - buys) * lost

    def expect_card(self) -> float:
        """The same with one more card: of every commodity one of middling value may come."""
        outlook = self.outlook
        total = 0.0
        commodity: i64 = 0
        while commodity < len(outlook.shares):
            if outlook.shares[commodity] > 0.0:
                card = self.middling_card(commodity)
                chance = outlook.shares[commodity]
                total += chance * self.offer(append(self.state.lot[:], card))
            commodity += 1
        return total

    def middling_card(self, commodity: i64) -> i64:
        """The card nearest in value to the mean of those of a commodity that may come."""
        parts = self.state.parts
        copies: i64 = 0
        value: i64 = 0
        card: i64 = 0
        while card < len(self.state.unseen):
            if parts.commodity_of[card] == commodity:
                copies += i64(self.state.unseen[card])
                value += i64(self.state.unseen[card]) * parts.value_of[card]
            card += 1
        best: i64 = 0
        least: i64 = -1
        card = 0
        while card < len(self.state.unseen):
            if parts.commodity_of[card] == commodity:
                above = parts.value_of[card] * copies - value
                distance = above if above >= 0 else -above
                if least < 0 or distance < least:
                    best = card
                    least = distance
            card += 1
        return best
