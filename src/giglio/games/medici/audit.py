"""What must hold at every moment of a play of Medici: cards, holds and florins add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.medici.constants import (
    BIDDING,
    BIDS,
    EMPTY,
    ENDED,
    NOBODY,
    SELECTING,
    SHIPS,
    SOURCES,
)

if TYPE_CHECKING:
    from giglio.games.medici.rules import Medici


def audit(state: Medici) -> list[str]:
    """What is wrong with a state, in words."""
    wrong = sizes(state)
    if wrong:
        return wrong  # nothing else can be looked up
    wrong = [*flow(state), *cards(state), *ships(state), *florins(state), *tracks(state)]
    if not wrong and state.actor >= 0 and state.forced() >= 0:
        wrong.append(f"seat {state.actor} has nothing to decide")
    return wrong


def sizes(state: Medici) -> list[str]:
    parts, seats = state.parts, state.seats
    expected = {
        "unseen": (len(state.unseen), len(parts.deck)),
        "florins": (len(state.florins), seats),
        "ships": (len(state.ships), seats * parts.holds[seats]),
        "loaded": (len(state.loaded), seats),
        "tracks": (len(state.tracks), seats * parts.commodities),
        "income": (len(state.income), seats * SOURCES),
    }
    wrong = [
        f"“{name}” has {found} entries, not {needed}"
        for name, (found, needed) in expected.items()
        if found != needed
    ]
    if state.holds != parts.holds[seats]:
        wrong.append(f"ships have {state.holds} holds, not {parts.holds[seats]}")
    for row, low in ((state.lot, 0), (state.unsold, 0), (state.ships, EMPTY)):
        if any(not low <= card < len(parts.deck) for card in row):
            wrong.append("there is a card that the game does not have")
    return wrong


def flow(state: Medici) -> list[str]:
    """Whose turn it is, and for what."""
    wrong: list[str] = []
    over = state.actor < 0
    if not 1 <= state.day <= state.parts.days:
        wrong.append(f"there is no day {state.day}")
    if over != (state.phase == ENDED) or not SELECTING <= state.phase <= ENDED:
        wrong.append(f"phase {state.phase} does not fit the acting seat {state.actor}")
    if over:
        return wrong if not len(state.lot) else [*wrong, "a lot is left over"]
    if not 0 <= state.selector < state.seats:
        return [*wrong, f"there is no selector {state.selector}"]
    if state.phase == SELECTING and state.actor != state.selector:
        wrong.append(f"seat {state.actor} makes up the lot of seat {state.selector}")
    if not 1 <= len(state.lot) <= state.parts.most_cards:
        wrong.append(f"the lot has {len(state.lot)} cards")
    return [*wrong, *bidding(state)]


def bidding(state: Medici) -> list[str]:
    bidder, bid = state.high_bidder, state.high_bid
    if bidder == NOBODY:
        return [] if bid == 0 else [f"nobody bid {bid}"]
    if not 0 <= bidder < state.seats or state.phase != BIDDING:
        return [f"there is no bidder {bidder}"]
    if not 1 <= bid <= state.florins[bidder]:
        return [f"seat {bidder} bid {bid} of {state.florins[bidder]} florins"]
    return []


def cards(state: Medici) -> list[str]:
    """Every card is in a ship, in the lot, unsold or unseen; none twice."""
    parts = state.parts
    held = [int(count) for count in state.unseen]
    for row in (state.lot, state.unsold, state.ships):
        for card in row:
            if card != EMPTY:
                held[card] += 1
    wrong = [
        f"there are {count} of {name}, not {there}"
        for name, count, there in zip(parts.card_names, held, parts.deck, strict=True)
        if count != there
    ]
    aside = sum(int(count) for count in parts.deck) - parts.cards[state.seats]
    unseen = sum(int(count) for count in state.unseen)
    if state.deck_left < 0 or state.deck_left + aside != unseen:
        wrong.append(f"{unseen} cards are unseen: {state.deck_left} in the deck and {aside} aside")
    return wrong


def ships(state: Medici) -> list[str]:
    wrong: list[str] = []
    for seat, loaded in enumerate(state.loaded):
        first = seat * state.holds
        ship = [int(card) for card in state.ships[first : first + state.holds]]
        full = len(ship) - ship.count(EMPTY)
        if loaded != full or EMPTY in ship[:full]:
            wrong.append(f"the ship of seat {seat} counts {loaded} cards and holds {full}")
    if state.actor >= 0 and state.loaded[state.actor] >= state.holds:
        wrong.append(f"seat {state.actor} acts, but its ship is full")
    if state.selector >= 0 and len(state.lot) > state.most_room():
        wrong.append("no ship has room for the lot")
    return wrong


def florins(state: Medici) -> list[str]:
    wrong: list[str] = []
    for seat, florins in enumerate(state.florins):
        income = [int(n) for n in state.income[seat * SOURCES : (seat + 1) * SOURCES]]
        if florins < 0:
            wrong.append(f"seat {seat} has {florins} florins")
        if state.parts.florins[state.seats] + sum(income) != florins:
            wrong.append(f"the florins of seat {seat} do not add up to {florins}")
        if income[BIDS] > 0 or min(income[SHIPS:]) < 0:
            wrong.append(f"seat {seat} earned by bidding or paid for ships or tracks")
    return wrong


def tracks(state: Medici) -> list[str]:
    top = len(state.parts.bonuses) - 1
    return [
        f"a counter of seat {counter // state.parts.commodities} is on level {level} of {top}"
        for counter, level in enumerate(state.tracks)
        if int(level) > top
    ]
