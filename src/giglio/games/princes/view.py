"""What a seat may see of The Princes of Florence: not the cards in other hands, nor their order.

Florins lie open unless the option `open_money` is off; then a seat sees its own alone. All payments
are public, so who keeps count knows them anyway.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.princes.auction import is_auctioned
from giglio.games.princes.characters import is_on_offer, lowest_offer
from giglio.games.princes.constants import (
    ADDING,
    BIDDING,
    ENDED,
    EXCHANGING,
    INTRODUCED,
    LAST,
    NAMING,
    NONE,
    PHASES,
    PRINCESS_WORK,
    SOURCE_NAMES,
    SOURCES,
    STAGES,
    TOOK_PROFESSION,
)
from giglio.games.princes.counting import empty_spaces, hand_cards, table_cards
from giglio.games.princes.decks import names_in_order, names_of
from giglio.games.princes.grid import spaces_of
from giglio.games.princes.laying import fits
from giglio.games.princes.objects import may_acquire
from giglio.games.princes.parts import (
    BONUS_DECK,
    CHARACTER_NAMES,
    DECK_NAMES,
    LANDSCAPE,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    OBJECT_NAMES,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSION_DECK,
)
from giglio.games.princes.works import most_exchanged, value_so_far
from giglio.games.princes.worth import seen_view, worth_view
from giglio.kernel.layers import ORDERED, card_of, known_to

if TYPE_CHECKING:
    from giglio.games.princes.state import Moment


def princes_view(state: Moment, eyes: int) -> dict[str, object]:
    parts = state.parts
    return {
        "round": int(state.round),
        "rounds": int(parts.rounds),
        "stage": STAGES[state.stage],
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "starter": int(state.starter),
        "minimum": int(parts.minimum[max(int(state.round), 1) - 1]),
        "minimums": [int(value) for value in parts.minimum],
        **auction_view(state, eyes),
        **turn_view(state),
        **looking_view(state, eyes),
        "objects": [
            object_view(state, number)
            for number in range(len(OBJECT_NAMES))
            if is_auctioned(state, number)
        ],
        "landscapes": {
            name: int(state.supply[number]) for number, name in enumerate(LANDSCAPE_NAMES)
        },
        "buildings": counted(parts.building_names, state.building_supply),
        "freedoms": counted(parts.freedom_names, state.freedom_supply),
        "decks": {name: deck_view(state, deck, eyes) for deck, name in enumerate(DECK_NAMES)},
        "characters": characters_view(state),
        "pot": int(state.pot),
        "palazzo": spaces_of(int(parts.palazzo)),
        "open_money": bool(state.options["open_money"]),
        "seats": [seat_view(state, seat, eyes) for seat in range(state.seats)],
    }


def counted(names: tuple[str, ...], numbers: object) -> dict[str, int]:
    return {name: int(number) for name, number in zip(names, numbers, strict=True)}  # type: ignore[call-overload]


# -- what is going on ------------------------------------------------------------------------------


def auction_view(state: Moment, eyes: int) -> dict[str, object]:
    """The object under auction, if there is one."""
    return {
        "object": OBJECT_NAMES[state.object] if state.object != NONE else None,
        "opening": int(state.opening()),
        "high_bid": int(state.high_bid),
        "next_bid": int(state.high_bid + state.parts.step),
        "high_bidder": int(state.high_bidder),
        "namer": int(state.namer),
        "bid_sells": bid_sells(state, eyes),
    }


def bid_sells(state: Moment, eyes: int) -> int:
    """How many points a bid, or an object as the last seat, would sell (princes/money-3)."""
    seat = int(state.actor)
    if state.phase not in (NAMING, BIDDING, LAST) or shown_florins(state, seat, eyes) is None:
        return 0
    bid = state.high_bid + state.parts.step if state.phase == BIDDING else state.opening()
    return max(int(state.points_to_sell(seat, bid)), 0)


def turn_view(state: Moment) -> dict[str, object]:
    """What the acting seat is doing."""
    parts = state.parts
    piece = int(state.piece)
    return {
        "left": int(state.left),
        "took_profession": bool(state.limits & TOOK_PROFESSION),
        "introduced": bool(state.limits & INTRODUCED),
        "muse": int(state.muse),
        "profession": work_name(state),
        "value": work_value(state),
        "played": names_of(state, int(BONUS_DECK), state.played),
        "most_points": int(most_exchanged(state)) if state.phase == EXCHANGING else 0,
        "piece": parts.piece_names[piece] if piece != NONE else None,
        "turns": [list(shape) for shape in parts.shapes[piece]] if piece != NONE else [],
    }


def work_name(state: Moment) -> str | None:
    """The profession at work, or the Princess."""
    if state.work == NONE:
        return None
    if state.work == PRINCESS_WORK:
        return "princess"
    return state.parts.profession_names[state.work]


def work_value(state: Moment) -> int:
    return int(value_so_far(state)) if state.phase == ADDING else int(state.value)


def looking_view(state: Moment, eyes: int) -> dict[str, object]:
    """Cards that are being looked at: how many, and to who looks which."""
    deck = int(state.deck)
    mine = deck != NONE and eyes == state.actor
    return {
        "deck": DECK_NAMES[deck] if deck != NONE else None,
        "looked_at": len(state.seen),
        "seen": names_in_order(state, deck, state.seen) if mine else [],
        "seen_worth": seen_view(state) if mine else [],
        "under": names_in_order(state, deck, state.under) if mine else [],
    }


# -- beside the game board -------------------------------------------------------------------------


def object_view(state: Moment, number: int) -> dict[str, object]:
    if number == LANDSCAPE:
        left = sum(int(state.supply[landscape]) for landscape in range(LANDSCAPES))
    elif number == PRESTIGE:
        left = len(state.prestige_deck)
    else:
        left = int(state.supply[number])
    return {
        "object": OBJECT_NAMES[number],
        "left": left,
        "closed": bool(state.closed >> number & 1),
        "for": [seat for seat in range(state.seats) if may_acquire(state, seat, number)],
    }


def deck_view(state: Moment, deck: int, eyes: int) -> dict[str, object]:
    """How many cards are left, and those that a seat knows by their place, 1 the uppermost.

    A card that it knows to be somewhere in a shuffled part has place 0.
    """
    names = state.parts.card_names[deck]
    known = []
    for place, entry in enumerate(state.deck_of(deck), 1):
        if known_to(entry, eyes):
            at = place if entry & ORDERED else 0
            known.append({"place": at, "card": names[card_of(entry)]})
    return {"count": len(state.deck_of(deck)), "known": known}


def characters_view(state: Moment) -> list[dict[str, object]]:
    """The six cards and who has or bids for them; none without the expansion."""
    if not state.expansion:
        return []
    owners = {int(card): seat for seat, card in enumerate(state.characters) if card != NONE}
    view: list[dict[str, object]] = []
    for number, name in enumerate(CHARACTER_NAMES):
        marker = int(state.markers[number])
        view.append(
            {
                "character": name,
                "owner": owners.get(number),
                "bidder": marker if marker != NONE else None,
                "space": int(state.spaces[number]) if marker != NONE else None,
                "lowest": int(lowest_offer(state, number)),
                "highest": int(state.parts.highest_space[number]),
                "on_offer": bool(is_on_offer(state, number)),
            }
        )
    return view


# -- the seats -------------------------------------------------------------------------------------


def seat_view(state: Moment, seat: int, eyes: int) -> dict[str, object]:
    parts = state.parts
    first = seat * LANDSCAPES
    character = int(state.characters[seat])
    return {
        "florins": shown_florins(state, seat, eyes),
        "purse": shown_purse(state, seat, eyes),
        "points": int(state.fame[seat]),
        "sheet": {
            name: int(state.earned[seat * SOURCES + source])
            for source, name in enumerate(SOURCE_NAMES)
        },
        "in_auction": not (state.supplied | state.declined) >> seat & 1,
        "supplied": bool(state.supplied >> seat & 1),
        "passed": bool(state.passed >> seat & 1),
        "settled": bool(state.settled >> seat & 1),
        "landscapes": {
            name: int(state.landscapes[first + number])
            for number, name in enumerate(LANDSCAPE_NAMES)
        },
        "buildings": [
            name
            for number, name in enumerate(parts.building_names)
            if state.has_built(seat, number)
        ],
        "buildable": [
            name
            for number, name in enumerate(parts.building_names)
            if not state.has_built(seat, number)
            and state.building_supply[number] > 0
            and fits(state, seat, LANDSCAPES + number)
        ],
        "freedoms": [
            name
            for number, name in enumerate(parts.freedom_names)
            if state.has_freedom(seat, number)
        ],
        "jesters": int(state.jesters[seat]),
        "builders": int(state.builders[seat]),
        "building_price": int(state.building_price(seat)),
        "best": int(state.best[seat]),
        "table": names_of(state, int(PROFESSION_DECK), state.tables[seat]),
        "recruited": int(state.recruited[seat]),
        "works": int(table_cards(state, seat)),
        "hand_cards": int(hand_cards(state, seat)),
        "recruiting": int(state.recruiting[seat]),
        "open_hand": names_of(state, int(PROFESSION_DECK), state.open_hands[seat]),
        "cards": {name: hand_view(state, seat, deck, eyes) for deck, name in enumerate(DECK_NAMES)},
        "worth": worth_view(state, seat, eyes),
        "character": CHARACTER_NAMES[character] if character != NONE else None,
        "empty": int(empty_spaces(state, seat)),
        "pieces": [piece_view(state, int(entry) // 8) for entry in state.laid if entry % 8 == seat],
    }


def shown_florins(state: Moment, seat: int, eyes: int) -> int | None:
    """Hidden money shows when the game is over."""
    if state.options["open_money"] or seat == eyes or state.phase == ENDED:
        return int(state.florins[seat])
    return None


def shown_purse(state: Moment, seat: int, eyes: int) -> int | None:
    """What it can pay at most, with the points that it may sell."""
    if shown_florins(state, seat, eyes) is None:
        return None
    return int(state.purse(seat))


def hand_view(state: Moment, seat: int, deck: int, eyes: int) -> dict[str, object]:
    """Cards in hand: how many, and which to their owner. Prestige cards show at the end."""
    cards = int(state.hand(seat, deck))
    shown = seat == eyes or (state.phase == ENDED and deck == PRESTIGE_DECK)
    return {
        "count": cards.bit_count(),
        "names": names_of(state, deck, cards) if shown else None,
    }


def piece_view(state: Moment, placement: int) -> dict[str, object]:
    """A piece that lies in the principality, with the spaces it covers."""
    parts = state.parts
    piece = int(parts.piece_of(placement))
    return {
        "piece": parts.piece_names[piece],
        "spaces": spaces_of(int(parts.placement_covers[placement])),
    }
