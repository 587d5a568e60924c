"""How good each action looks to the seat that acts, in florins: what greedy players go by.

A lot is worth to a seat what loading it adds to its outlook. From what it is worth to those who
answer later follows how likely they go higher; what a rival gains counts a little against it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.medici.actions import BID, DRAW, PASS
from giglio.games.medici.constants import NOBODY, SELECTING
from giglio.games.medici.outlook import Outlook, Weights, ahead, reals
from giglio.games.medici.rules import Medici
from giglio.kernel.state import State

OUT: Final = -1000.0  # what a lot is worth to a seat that cannot load it

USUAL = Weights()


def rate(state: State, actions: list[int], weights: Weights = USUAL) -> list[float]:
    assert isinstance(state, Medici)
    table = Judgement(state, weights)
    if state.phase == SELECTING:
        return table.rate_lot(actions)
    return table.rate_bids(actions)


class Judgement:
    """One decision of one seat."""

    def __init__(self, state: Medici, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.outlook = Outlook(weights)
        self.outlook.look(state)
        self.me: i64 = state.actor
        self.rivalry: float = weights.rivalry / float(state.seats - 1)
        self.doubt: float = weights.doubt * weights.doubt
        self.now: vec[float] = reals(0)  # by seat: the worth of the position as it is
        self.gains: vec[float] = reals(state.seats)  # by seat: what winning the lot is worth to it
        self.harms: vec[float] = reals(state.seats)  # by seat: what its winning means to me
        seat: i64 = 0
        while seat < state.seats:
            self.now = append(self.now, self.outlook.worth(seat))
            seat += 1

    def weigh(self, lot: vec[i64]) -> None:
        """What the lot is worth to every seat, and what it means to me if another gets it."""
        outlook = self.outlook
        seat: i64 = 0
        while seat < self.state.seats:
            if outlook.room[seat] < len(lot):
                self.gains[seat] = OUT
                self.harms[seat] = 0.0
            else:
                outlook.load(seat, lot, 1)
                self.gains[seat] = outlook.worth(seat) - self.now[seat]
                self.harms[seat] = outlook.worth(self.me) - self.now[self.me]
                outlook.load(seat, lot, -1)
            seat += 1

    def loss(self, winner: i64, price: float) -> float:
        """What I think of another winning the lot at a price."""
        return self.harms[winner] - self.rivalry * (self.gains[winner] - price)

    # -- bidding ---------------------------------------------------------------------------------

    def rate_bids(self, actions: list[int]) -> list[float]:
        self.weigh(self.state.lot)
        return [self.rate_bid(action) for action in actions]

    def rate_bid(self, action: i64) -> float:
        if action != PASS:
            bid = action - BID
            return self.after(self.gains[self.me] - float(bid), bid)
        high = self.state.high_bid
        standing = 0.0
        if self.state.high_bidder != NOBODY:
            standing = self.loss(self.state.high_bidder, float(high))
        return self.after(standing, high)

    def after(self, standing: float, high: i64) -> float:
        """What the auction brings me when those after me have answered too."""
        state = self.state
        seat = self.me
        while seat != state.selector:
            seat = state.next_unfilled(seat)
            if state.florins[seat] > high and self.gains[seat] > OUT:
                higher = ahead(self.gains[seat] - float(high + 1), self.doubt)
                standing += higher * (self.loss(seat, float(high + 1)) - standing)
        return standing

    # -- making up a lot -------------------------------------------------------------------------

    def rate_lot(self, actions: list[int]) -> list[float]:
        stop = self.offer(self.state.lot)
        draw = self.expect_card()
        return [draw if action == DRAW else stop for action in actions]

    def offer(self, lot: vec[i64]) -> float:
        """What offering this lot brings me, who answer last."""
        self.weigh(lot)
        best = NOBODY
        most = 0.0
        seat: i64 = 0
        while seat < self.state.seats:
            gain = min(self.gains[seat], float(self.state.florins[seat]))
            if seat != self.me and gain > most:
                best = seat
                most = gain
            seat += 1
        mine = min(self.gains[self.me], float(self.state.florins[self.me]))
        if mine >= most:
            return self.gains[self.me] - max(1.0, self.weights.pushed * most) if mine > 1.0 else 0.0
        return self.loss(best, max(1.0, mine))

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
