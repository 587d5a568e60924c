"""What a seat may see of Medici: everything but which cards are left in deck and box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.medici.components import ROW
from giglio.games.medici.constants import PHASES

if TYPE_CHECKING:
    from giglio.games.medici.rules import Medici


def medici_view(state: Medici) -> dict[str, object]:
    names = state.parts.card_names
    return {
        "day": int(state.day),
        "days": int(state.parts.days),
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "selector": int(state.selector),
        "lot": [names[card] for card in state.lot],
        "high_bid": int(state.high_bid),
        "high_bidder": int(state.high_bidder),
        "roomiest": int(state.most_room()) if state.actor >= 0 else 0,
        "deck": int(state.deck_left),
        "set_aside": set_aside(state),
        "unsold": [names[card] for card in state.unsold],
        "unseen": unseen(state),
        "lot_value": sum(int(state.parts.value_of[card]) for card in state.lot),
        "payments": payments(state),
        "seats": [seat_view(state, seat) for seat in range(state.seats)],
    }


def unseen(state: Medici) -> dict[str, list[int]]:
    """The values of the cards that have not shown today, by good: anyone can count that much."""
    values: dict[str, list[int]] = {}
    for card, count in enumerate(state.unseen):
        good = state.parts.card_names[card].partition("-")[0]
        values.setdefault(good, []).extend([int(state.parts.value_of[card])] * int(count))
    return values


def payments(state: Medici) -> dict[str, list[int]]:
    """What a day pays: by place of the ship, by place on a track, by level of a track."""
    first = state.seats * ROW
    return {
        "ships": [int(amount) for amount in state.parts.ships[first : first + state.seats]],
        "awards": [int(amount) for amount in state.parts.awards[first : first + state.seats]],
        "bonuses": [int(amount) for amount in state.parts.bonuses],
    }


def set_aside(state: Medici) -> int:
    return sum(int(count) for count in state.parts.deck) - int(state.parts.cards[state.seats])


def seat_view(state: Medici, seat: int) -> dict[str, object]:
    parts = state.parts
    first = seat * state.holds
    levels = state.tracks[seat * parts.commodities : (seat + 1) * parts.commodities]
    return {
        "florins": int(state.florins[seat]),
        "holds": int(state.holds),
        "ship": [
            parts.card_names[card] for card in state.ships[first : first + state.loaded[seat]]
        ],
        "cargo": int(state.cargo(seat)),
        "tracks": {
            name: int(level) for name, level in zip(parts.commodity_names, levels, strict=True)
        },
    }
