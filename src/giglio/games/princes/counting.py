"""What bonus and prestige cards count in a principality."""

from mypy_extensions import i64

from giglio.games.princes.grid import COLUMNS, ROWS, count_bits
from giglio.games.princes.parts import (
    ALL_BUILDERS,
    ALL_BUILDINGS,
    ALL_FREEDOMS,
    ALL_JESTERS,
    ALL_LANDSCAPES,
    ALL_PRESTIGE,
    BONUS_CARDS,
    BONUS_DECK,
    BUILDING_SIZES,
    CATEGORIES,
    FORESTS,
    HAND_CARDS,
    LANDSCAPE_TYPES,
    LANDSCAPES,
    LARGE_BUILDINGS,
    PARKS,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    SMALL_BUILDINGS,
    TABLE_CARDS,
)
from giglio.games.princes.state import Moment


def count(state: Moment, seat: i64, metric: i64, moved: i64) -> i64:
    """How many of a metric a seat has; `moved`: profession cards about to go to the table."""
    if metric <= BUILDING_SIZES:
        return count_buildings(state, seat, metric)
    if metric <= LANDSCAPE_TYPES:
        return count_landscapes(state, seat, metric)
    if metric <= ALL_BUILDERS:
        return count_people(state, seat, metric)
    if metric == HAND_CARDS:
        return hand_cards(state, seat) - moved
    if metric == TABLE_CARDS:
        return table_cards(state, seat) + moved
    return count_rest(state, seat, metric)


def count_people(state: Moment, seat: i64, metric: i64) -> i64:
    if metric == ALL_FREEDOMS:
        return count_bits(state.freedoms[seat])
    if metric == ALL_JESTERS:
        return state.jesters[seat]
    return state.builders[seat]


def count_rest(state: Moment, seat: i64, metric: i64) -> i64:
    if metric == ALL_PRESTIGE:
        return count_bits(state.hand(seat, PRESTIGE_DECK))
    if metric == CATEGORIES:
        return categories(state, seat)
    return empty_spaces(state, seat)


def count_buildings(state: Moment, seat: i64, metric: i64) -> i64:
    built = state.built[seat]
    if metric == ALL_BUILDINGS:
        return count_bits(built)
    if metric <= SMALL_BUILDINGS:
        return count_bits(built & state.parts.buildings_of[metric - LARGE_BUILDINGS])
    sizes: i64 = 0
    for members in state.parts.buildings_of:
        if built & members != 0:
            sizes += 1
    return sizes


def count_landscapes(state: Moment, seat: i64, metric: i64) -> i64:
    first = seat * LANDSCAPES
    if FORESTS <= metric <= PARKS:
        return state.landscapes[first + metric - FORESTS]
    total: i64 = 0
    types: i64 = 0
    landscape: i64 = 0
    while landscape < LANDSCAPES:
        pieces = state.landscapes[first + landscape]
        total += pieces
        if pieces > 0:
            types += 1
        landscape += 1
    return total if metric == ALL_LANDSCAPES else types


def categories(state: Moment, seat: i64) -> i64:
    """Landscape types, jesters, builders, prestige cards and freedoms, each counted once."""
    found = count_landscapes(state, seat, LANDSCAPE_TYPES)
    if state.jesters[seat] > 0:
        found += 1
    if state.builders[seat] > 0:
        found += 1
    if state.hand(seat, PRESTIGE_DECK) != 0:
        found += 1
    if state.freedoms[seat] != 0:
        found += 1
    return found


def hand_cards(state: Moment, seat: i64) -> i64:
    """Profession and recruiting cards in hand (princes/recruit-5)."""
    return count_bits(state.hand(seat, PROFESSION_DECK)) + state.recruiting[seat]


def table_cards(state: Moment, seat: i64) -> i64:
    """The same on the table: the works of a seat, wherever their cards have gone since."""
    return count_bits(state.tables[seat]) + state.recruited[seat]


def empty_spaces(state: Moment, seat: i64) -> i64:
    return COLUMNS * ROWS - count_bits(state.covered[seat])


def bonus_value(state: Moment, seat: i64, card: i64, moved: i64) -> i64:
    """What a bonus card adds to the value of a work (princes/bonus-3)."""
    parts = state.parts
    value: i64 = 0
    at = parts.bonus_first[card]
    while at < parts.bonus_first[card + 1]:
        value += count(state, seat, parts.bonus_metric[at], moved) * parts.bonus_each[at]
        at += 1
    return value


def bonus_of_hand(state: Moment, seat: i64, moved: i64) -> i64:
    """What all bonus cards in hand would add."""
    cards = state.hand(seat, BONUS_DECK)
    value: i64 = 0
    card: i64 = 0
    while card < BONUS_CARDS and cards != 0:
        if (cards >> card) & 1 == 1:
            value += bonus_value(state, seat, card, moved)
            cards = cards & (cards - 1)
        card += 1
    return value
