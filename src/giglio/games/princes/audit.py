"""What must hold at every moment of a play: nothing is lost, won or misplaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.princes.constants import (
    ACTIONS,
    ADDING,
    DEALING,
    ENDED,
    EXCHANGING,
    KEEPING,
    LAYING,
    NONE,
    ORDERING,
    PREPARING,
    SOURCES,
)
from giglio.games.princes.decks import cards_in
from giglio.games.princes.grid import beside, count_bits
from giglio.games.princes.parts import (
    BUILDER,
    BUILDINGS,
    CHARACTERS,
    DECK_NAMES,
    DECKS,
    FREEDOMS,
    JESTER,
    LANDSCAPES,
    PIECES,
    PROFESSION_DECK,
    PROFESSIONS,
    RECRUITING,
    STACKS,
)
from giglio.kernel.layers import card_of

if TYPE_CHECKING:
    from giglio.games.princes.state import Moment

NEIGHBOURS_FROM = 2  # builders that allow buildings side by side


def audit(state: Moment) -> list[str]:
    """What is wrong with a state, in words."""
    wrong = sizes(state) or ranges(state)
    if wrong:
        return wrong  # nothing else can be looked up
    wrong = [*flow(state), *money(state), *supplies(state), *characters(state)]
    for deck in range(DECKS):
        wrong += cards(state, deck)
    for seat in range(state.seats):
        wrong += principality(state, seat)
    return wrong


def sizes(state: Moment) -> list[str]:
    seats = int(state.seats)
    expected = {
        "supply": STACKS,
        "building_supply": BUILDINGS,
        "freedom_supply": FREEDOMS,
        "florins": seats,
        "fame": seats,
        "earned": seats * SOURCES,
        "hands": seats * DECKS,
        "open_hands": seats,
        "tables": seats,
        "recruiting": seats,
        "recruited": seats,
        "built": seats,
        "landscapes": seats * LANDSCAPES,
        "freedoms": seats,
        "jesters": seats,
        "builders": seats,
        "covered": seats,
        "walls": seats,
        "best": seats,
        "characters": seats,
        "markers": CHARACTERS,
        "spaces": CHARACTERS,
    }
    found = {name: len(getattr(state, name)) for name in expected}
    return [
        f"“{name}” has {found[name]} entries, not {needed}"
        for name, needed in expected.items()
        if found[name] != needed
    ]


def ranges(state: Moment) -> list[str]:
    """Numbers that stand for things the game does not have."""
    parts, seats = state.parts, int(state.seats)
    everybody = (1 << seats) - 1
    allowed = {
        "supply": (0, 99),
        "building_supply": (0, parts.buildings_each),
        "freedom_supply": (0, parts.freedoms_each),
        "florins": (0, 1 << 29),
        "fame": (0, 1 << 20),
        "hands": (0, (1 << PROFESSIONS) - 1),
        "open_hands": (0, (1 << PROFESSIONS) - 1),
        "tables": (0, (1 << PROFESSIONS) - 1),
        "recruiting": (0, 99),
        "recruited": (0, 99),
        "built": (0, (1 << BUILDINGS) - 1),
        "landscapes": (0, 99),
        "freedoms": (0, (1 << FREEDOMS) - 1),
        "jesters": (0, 99),
        "builders": (0, len(parts.builder_points)),
        "covered": (0, (1 << 56) - 1),
        "walls": (0, (1 << 56) - 1),
        "best": (0, 1 << 20),
        "characters": (NONE, CHARACTERS - 1),
        "markers": (NONE, seats - 1),
        "spaces": (0, 99),
        "laid": (0, len(parts.placement_covers) * 8 - 1),
    }
    wrong = [
        f"“{name}” holds {number}"
        for name, (low, high) in allowed.items()
        for number in getattr(state, name)
        if not low <= number <= high
    ]
    single = {
        "starter": (0, seats - 1),
        "namer": (0, seats - 1),
        "object": (NONE, STACKS),
        "high_bidder": (NONE, seats - 1),
        "supplied": (0, everybody),
        "declined": (0, everybody),
        "passed": (0, everybody),
        "settled": (0, everybody),
        "left": (0, 9),
        "piece": (NONE, PIECES - 1),
        "deck": (NONE, DECKS - 1),
        "work": (NONE, PROFESSIONS),
    }
    return wrong + [
        f"“{name}” is {getattr(state, name)}"
        for name, (low, high) in single.items()
        if not low <= getattr(state, name) <= high
    ]


def flow(state: Moment) -> list[str]:
    """Whose turn it is, and for what."""
    phase = state.phase
    if not DEALING <= phase <= ENDED or (state.actor < 0) != (phase == ENDED):
        return [f"phase {phase} does not fit the acting seat {state.actor}"]
    wrong: list[str] = []
    if not 0 <= state.round <= state.parts.rounds or (state.round == 0) != (phase == DEALING):
        wrong.append(f"there is no round {state.round} in this phase")
    if (state.stage == PREPARING) != (phase == DEALING):
        wrong.append("the part of the round does not fit what is decided")
    if (state.piece != NONE) != (phase == LAYING):
        wrong.append("a piece is to be laid, or none, when it should be otherwise")
    if (state.deck != NONE) != (phase in (KEEPING, ORDERING)):
        wrong.append("a deck is looked at, or none, when it should be otherwise")
    if (state.work != NONE) != (phase in (ADDING, EXCHANGING)):
        wrong.append("a work is under way, or none, when it should be otherwise")
    if state.left > 0 and state.stage < ACTIONS:
        wrong.append("actions are left to nobody")
    return wrong


def money(state: Moment) -> list[str]:
    """All florins are with the seats, on the Banker or in the Bank, whose books may go below 0."""
    wrong: list[str] = []
    total = sum(state.florins) + state.bank + state.pot
    if total != state.parts.coins:
        wrong.append(f"there are {total} florins, not {state.parts.coins}")
    for seat in range(state.seats):
        points = sum(state.earned[seat * SOURCES : (seat + 1) * SOURCES])
        if points != state.fame[seat]:
            wrong.append(f"seat {seat} has {state.fame[seat]} points, but earned {points}")
    return wrong


def supplies(state: Moment) -> list[str]:
    """Pieces and tiles are beside the game board or with a seat."""
    parts, seats = state.parts, range(state.seats)
    wrong: list[str] = []
    under_way = int(state.piece)
    for landscape in range(LANDSCAPES):
        laid = sum(state.landscapes[seat * LANDSCAPES + landscape] for seat in seats)
        total = state.supply[landscape] + laid + (under_way == landscape)
        compare(wrong, parts.piece_names[landscape], int(total), int(parts.supply[landscape]))
    for building, name in enumerate(parts.building_names):
        built = sum(state.has_built(seat, building) for seat in seats)
        total = state.building_supply[building] + built + (under_way == LANDSCAPES + building)
        compare(wrong, name, int(total), int(parts.buildings_each))
    compare(
        wrong, "jesters", int(state.supply[JESTER] + sum(state.jesters)), int(parts.supply[JESTER])
    )
    builders = int(state.supply[BUILDER] + sum(state.builders))
    compare(wrong, "builders", builders, int(parts.supply[BUILDER]))
    recruiting = state.supply[RECRUITING] + sum(state.recruiting) + sum(state.recruited)
    compare(wrong, "recruiting cards", int(recruiting), int(parts.supply[RECRUITING]))
    tiles = int(sum(state.freedom_supply)) + sum(int(own).bit_count() for own in state.freedoms)
    needed = FREEDOMS * (state.seats - 1)
    compare(wrong, "freedoms", tiles, state.options["freedoms"] if state.seats == 2 else needed)
    return wrong


def compare(wrong: list[str], what: str, total: int, needed: int) -> None:
    if total != needed:
        wrong.append(f"there are {total} of {what}, not {needed}")


def cards(state: Moment, deck: int) -> list[str]:
    """Every card of a kind is in one place; bonus cards that were played are out of the game."""
    places = [int(card_of(entry)) for entry in state.deck_of(deck)]
    for seat in range(state.seats):
        places += in_set(int(state.hand(seat, deck)))
        if deck == PROFESSION_DECK:
            places += in_set(int(state.tables[seat]))
    if state.deck == deck:
        places += [int(card) for card in (*state.seen, *state.under)]
    wrong: list[str] = []
    if len(set(places)) != len(places) or any(card >= cards_in(deck) for card in places):
        wrong.append(f"a {DECK_NAMES[deck]} card is in two places, or is none")
    if DECK_NAMES[deck] != "bonus" and len(places) != cards_in(deck):
        wrong.append(f"there are {len(places)} {DECK_NAMES[deck]} cards, not {cards_in(deck)}")
    return wrong


def in_set(cards: int) -> list[int]:
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def principality(state: Moment, seat: int) -> list[str]:
    """Grid and pieces agree; nothing overlaps, and buildings keep their distance."""
    parts = state.parts
    wrong: list[str] = []
    covered = walls = int(parts.palazzo)
    built, apart = 0, True
    landscapes = [0] * LANDSCAPES
    for entry in state.laid:
        if entry % 8 != seat:
            continue
        piece = int(parts.piece_of(entry // 8))
        covers = int(parts.placement_covers[entry // 8])
        if covers & covered:
            wrong.append(f"pieces of seat {seat} overlap")
        covered |= covers
        if piece < LANDSCAPES:
            landscapes[piece] += 1
        else:
            apart = apart and not covers & int(beside(walls))
            walls |= covers
            built |= 1 << (piece - int(LANDSCAPES))
    if not apart and state.builders[seat] < NEIGHBOURS_FROM:
        wrong.append(f"buildings of seat {seat} touch")
    first = seat * LANDSCAPES
    found = (covered, walls, built, landscapes)
    kept = (
        int(state.covered[seat]),
        int(state.walls[seat]),
        int(state.built[seat]),
        [int(count) for count in state.landscapes[first : first + LANDSCAPES]],
    )
    if found != kept:
        wrong.append(f"the principality of seat {seat} does not agree with its pieces")
    if state.open_hands[seat] & ~state.hand(seat, int(PROFESSION_DECK)):
        wrong.append(f"seat {seat} has shown a card that it does not have")
    if int(count_bits(state.covered[seat])) > 49:
        wrong.append(f"seat {seat} has more than 49 spaces")
    return wrong


def characters(state: Moment) -> list[str]:
    """Every character is with one seat at most, and so is every marker."""
    owned = [int(card) for card in state.characters if card != NONE]
    markers = [int(seat) for seat in state.markers if seat != NONE]
    if len(set(owned)) != len(owned):
        return ["two seats have the same character"]
    if len(set(markers)) != len(markers):
        return ["a seat has two markers"]
    if not state.expansion and (owned or markers or state.pot):
        return ["there are characters without the expansion"]
    return []
