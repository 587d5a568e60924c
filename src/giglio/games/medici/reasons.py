"""Why an action is refused in Medici, in the rulebook's terms.

A state never waits for a seat that has only one thing to do. So a lot that cannot grow, a ship
without room for it and an empty purse need no refusal: the engine has gone on already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.medici.actions import BID, DRAW, STOP
from giglio.kernel.refusal import IllegalAction

if TYPE_CHECKING:
    from giglio.games.medici.rules import Medici


def refusal(state: Medici, action: int) -> IllegalAction:
    if state.selecting():
        return IllegalAction(
            "nobody bids before the lot is complete: draw or stop", "medici/lot-3", "no-auction"
        )
    if action in (DRAW, STOP):
        return IllegalAction(
            "the lot is complete and being auctioned: bid or pass", "medici/lot-3", "auction-runs"
        )
    return bid_refusal(state, action - BID)


def bid_refusal(state: Medici, amount: int) -> IllegalAction:
    florins, high = int(state.florins[state.actor]), int(state.high_bid)
    if amount <= high:
        return IllegalAction(
            f"the bid stands at {high}; yours must be higher", "medici/bid-2", "too-low", high=high
        )
    return IllegalAction(
        f"you have {florins} florins and cannot bid {amount}",
        "medici/load-1", "too-dear", florins=florins, amount=amount,
    )  # fmt: skip
