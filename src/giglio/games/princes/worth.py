"""What cards are worth to a seat as things stand: for the eyes that see them."""

from giglio.games.princes.constants import ADDING, ENDED, NONE
from giglio.games.princes.counting import bonus_value
from giglio.games.princes.ending import prestige_value
from giglio.games.princes.parts import (
    BONUS_DECK,
    LANDSCAPE_NAMES,
    LEAST,
    PRESTIGE_DECK,
    PRINCESS,
    PROFESSION_DECK,
)
from giglio.games.princes.recruiting import owner_of
from giglio.games.princes.state import Moment
from giglio.games.princes.works import best_value, common_value, match_value, princess_value


def worth_view(state: Moment, seat: int, eyes: int) -> dict[str, object] | None:
    """The cards in a seat's own hand, and the professions that it could recruit."""
    if seat != eyes or state.phase == ENDED:
        return None
    return {
        "works": [
            work_view(state, seat, card) for card in members(state.hand(seat, PROFESSION_DECK))
        ],
        "recruits": recruits_view(state, seat) if state.recruiting[seat] > 0 else [],
        "princess": int(princess_value(state, seat))
        if state.characters[seat] == PRINCESS
        else None,
        "bonus": [bonus_view(state, seat, card) for card in members(state.hand(seat, BONUS_DECK))],
        "prestige": [
            prestige_view(state, seat, card) for card in members(state.hand(seat, PRESTIGE_DECK))
        ],
    }


def seen_view(state: Moment) -> list[dict[str, object]]:
    """The same of the cards that the acting seat looks at."""
    seat = int(state.actor)
    if state.deck == NONE:
        return []
    if state.deck == PROFESSION_DECK:
        return [work_view(state, seat, int(card), more=1) for card in state.seen]
    if state.deck == PRESTIGE_DECK:
        return [prestige_view(state, seat, int(card)) for card in state.seen]
    return [bonus_view(state, seat, int(card)) for card in state.seen]


def members(cards: int) -> list[int]:
    return [card for card in range(int(cards).bit_length()) if int(cards) >> card & 1]


def recruits_view(state: Moment, seat: int) -> list[dict[str, object]]:
    """The number of cards stays the same: the recruiting card goes, the profession comes."""
    return [
        {**work_view(state, seat, card), "from_seat": int(owner_of(state, card))}
        for card in members(state.rival_tables(seat))
    ]


def work_view(state: Moment, seat: int, profession: int, more: int = 0) -> dict[str, object]:
    """What a profession prefers, and what a work of it comes to.

    `value`: without bonus cards; `best`: with all of them. `more`: cards that come to the hand.
    """
    parts = state.parts
    building = int(parts.wanted_building[profession])
    landscape = int(parts.wanted_landscape[profession])
    freedom = int(parts.wanted_freedom[profession])
    value = int(common_value(state, seat) + match_value(state, seat, profession)) + more
    return {
        "profession": parts.profession_names[profession],
        "building": parts.building_names[building],
        "landscape": LANDSCAPE_NAMES[landscape],
        "freedom": parts.freedom_names[freedom],
        "has_building": bool(state.has_built(seat, building)),
        "has_landscape": bool(state.has_landscape(seat, landscape)),
        "has_freedom": bool(state.has_freedom(seat, freedom)),
        "value": value,
        "best": int(best_value(state, seat, profession)) + more,
    }


def bonus_view(state: Moment, seat: int, card: int) -> dict[str, object]:
    """What it adds to a work under way, or to one begun with a profession in hand."""
    moved = 0 if state.phase == ADDING and state.actor == seat else 1
    return {
        "bonus": state.parts.bonus_names[card],
        "value": int(bonus_value(state, seat, card, moved)),
    }


def prestige_view(state: Moment, seat: int, card: int) -> dict[str, object]:
    """What it would score now, what at most, and what for who shares the lead, if that counts."""
    parts = state.parts
    return {
        "prestige": parts.prestige_names[card],
        "points": int(prestige_value(state, seat, card)),
        "most": int(parts.prestige_points[card]),
        "shared": int(parts.prestige_shared[card]) if parts.prestige_way[card] != LEAST else 0,
    }
