"""Why an action is refused in Medici, in the rulebook's terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.medici.actions import BID, DRAW, STOP
from giglio.kernel.refusal import IllegalAction

if TYPE_CHECKING:
    from giglio.games.medici.rules import Medici


def refusal(state: Medici, action: int) -> IllegalAction:
    if state.selecting():
        return lot_refusal(state, action)
    if action in (DRAW, STOP):
        return IllegalAction(
            "the lot is complete and being auctioned: bid or pass", "medici/lot-3", "auction-runs"
        )
    return bid_refusal(state, action - BID)


def lot_refusal(state: Medici, action: int) -> IllegalAction:
    if action != DRAW:
        return IllegalAction(
            "nobody bids before the lot is complete: draw or stop", "medici/lot-3", "no-auction"
        )
    cards, most = len(state.lot), int(state.parts.most_cards)
    if cards == most:
        return IllegalAction(
            f"a lot has at most {most} cards", "medici/lot-2", "lot-full", most=most
        )
    if state.deck_left == 0:
        return IllegalAction("the deck is empty", "medici/lot-2", "deck-empty")
    return IllegalAction(
        f"no ship has room for more than {cards} cards", "medici/auction-3", "no-room", room=cards
    )


def bid_refusal(state: Medici, amount: int) -> IllegalAction:
    seat = state.actor
    room, cards = int(state.room(seat)), len(state.lot)
    if room < cards:
        return IllegalAction(
            f"the lot has {cards} cards and your ship room for {room}",
            "medici/auction-2", "no-room", cards=cards, room=room,
        )  # fmt: skip
    florins, high = int(state.florins[seat]), int(state.high_bid)
    if amount <= high:
        return IllegalAction(
            f"the bid stands at {high}; yours must be higher", "medici/bid-2", "too-low", high=high
        )
    return IllegalAction(
        f"you have {florins} florins and cannot bid {amount}",
        "medici/load-1", "too-dear", florins=florins, amount=amount,
    )  # fmt: skip
