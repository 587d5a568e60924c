"""Scoring a day: ships, tracks, bonuses, ties."""

from collections.abc import Mapping

import pytest

import giglio
from medici.table import COMMODITIES, amounts, end_day, events, last_lot, loads
from support import rule

SHIPS = {
    2: [20, 0],
    3: [30, 15, 0],
    4: [30, 20, 10, 0],
    5: [30, 20, 10, 5, 0],
    6: [30, 20, 15, 10, 5, 0],
}
# Ships of different value, best first: of five holds, and (two seats) of seven.
FIVES = [
    ["gold", "cloth-5", "cloth-5", "spice-5", "spice-5"],
    ["grain-5", "grain-5", "dye-5", "dye-5", "fur-0"],
    ["fur-5", "fur-5", "cloth-3", "spice-3", "dye-0"],
    ["cloth-4", "spice-4", "grain-3", "dye-1", "grain-0"],
    ["fur-2", "cloth-2", "spice-2", "grain-2", "spice-0"],
    ["fur-1", "cloth-1", "spice-1", "grain-1", "cloth-0"],
]
SEVENS = [
    ["gold", "cloth-5", "cloth-5", "spice-5", "spice-5", "fur-1", "fur-0"],
    ["grain-5", "dye-5", "dye-0", "grain-0", "dye-1", "grain-1", "spice-0"],
]


def scored(ships: list[list[str]], **more: object) -> giglio.State:
    state = last_lot(ships, **more)
    end_day(state)
    return state


@rule("medici/ships-1", "medici/ships-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ships_are_paid_by_rank(seats: int) -> None:
    ships = (SEVENS if seats == 2 else FIVES)[:seats]
    state = scored(ships)
    values = [sum(10 if card == "gold" else int(card[-1]) for card in ship) for ship in ships]
    assert values == sorted(set(values), reverse=True)
    paid = events(state, "ship-pays")
    assert [event.facts["cargo"] for event in paid] == values
    assert [event.facts["amount"] for event in paid] == SHIPS[seats]
    assert [state.score_sheet(seat)["ships"] for seat in range(seats)] == SHIPS[seats]


@rule("medici/ships-2")
def test_the_order_of_seats_does_not_matter_for_ships() -> None:
    state = scored([FIVES[3], FIVES[0], FIVES[4], FIVES[1]])
    assert amounts(state, "ship-pays") == {1: 30, 3: 20, 0: 10, 2: 0}


@rule("medici/ships-1", "medici/ships-2", "medici/ships-3")
def test_the_rulebooks_first_example() -> None:
    """Jenna 23, Jacob 20, Lisa and David 16, Lily 14: they get 30, 20, 7, 7 and 0."""
    jenna = ["grain-5", "fur-5", "cloth-0", "cloth-3", "gold"]
    jacob = ["dye-5", "dye-5", "cloth-5", "cloth-4", "dye-1"]
    lisa = ["cloth-5", "fur-5", "spice-3", "spice-2", "spice-1"]
    david = ["spice-5", "spice-5", "dye-4", "dye-2", "fur-0"]
    lily = ["grain-5", "grain-4", "grain-3", "grain-2", "spice-0"]
    state = scored([jenna, jacob, lisa, david, lily])
    cargo = {event.seat: event.facts["cargo"] for event in events(state, "ship-pays")}
    assert cargo == {0: 23, 1: 20, 2: 16, 3: 16, 4: 14}
    assert amounts(state, "ship-pays") == {0: 30, 1: 20, 2: 7, 3: 7, 4: 0}


@rule("medici/ships-3", "medici/M1")
def test_a_tie_that_includes_the_last_place_counts_its_nothing() -> None:
    as_poor = ["fur-4", "dye-4", "cloth-2", "spice-2", "cloth-0"]
    state = scored([*FIVES[:4], as_poor])
    cargo = [event.facts["cargo"] for event in events(state, "ship-pays")]
    assert cargo == [30, 20, 16, 12, 12]
    assert amounts(state, "ship-pays") == {0: 30, 1: 20, 2: 10, 3: 2, 4: 2}  # (5 + 0) / 2


@rule("medici/ships-3", "medici/M1")
def test_two_equal_ships_of_two_seats_get_ten_each() -> None:
    first = ["cloth-0", "cloth-1", "cloth-2", "cloth-3", "cloth-4", "cloth-5", "fur-0"]
    second = ["dye-0", "dye-1", "dye-2", "dye-3", "dye-4", "dye-5", "spice-0"]
    assert amounts(scored([first, second]), "ship-pays") == {0: 10, 1: 10}


@rule("medici/ships-3")
def test_three_equal_ships_share_three_places() -> None:
    equal = [[f"{name}-{value}" for value in (1, 2, 3, 4, 5)] for name in COMMODITIES[:3]]
    lower = ["dye-0", "dye-1", "dye-2", "dye-3", "fur-0"]
    state = scored([*equal, lower])
    assert amounts(state, "ship-pays") == {0: 20, 1: 20, 2: 20, 3: 0}  # (30 + 20 + 10) / 3


@rule("medici/tracks-1")
def test_counters_rise_by_the_number_of_cards_not_their_value() -> None:
    state = scored(FIVES[:4], levels={0: {"cloth": 3, "grain": 1}, 2: {"fur": 6}})
    tracks = [seat["tracks"] for seat in state.view(None)["seats"]]
    assert tracks[0] == {"cloth": 5, "spice": 2, "grain": 1, "dye": 0, "fur": 0}  # the gold: none
    assert tracks[1] == {"cloth": 0, "spice": 0, "grain": 2, "dye": 2, "fur": 1}
    assert tracks[2] == {"cloth": 1, "spice": 1, "grain": 0, "dye": 1, "fur": 7}  # not beyond
    risen = {event.seat: event.facts["commodities"] for event in events(state, "counters-rise")}
    assert risen[0] == ["cloth", "cloth", "spice", "spice"]
    assert risen[2] == ["cloth", "spice", "dye", "fur"]


def track(seats: int, levels: Mapping[int, int], **more: object) -> giglio.State:
    """A day's end at which counters stand so on the dye track, which nobody has loaded for.

    With six seats there are not enough other cards: the last one loads a dye.
    """
    at = {seat: {"dye": level} for seat, level in levels.items()}
    ships = loads(seats, without="dye")
    if seats == 6:
        ships[5].append("dye-0")
        at[5] = {"dye": max(levels.get(5, 0) - 1, 0)}
    return scored(ships, levels=at, **more)


def awards(state: giglio.State) -> dict[int, int]:
    return amounts(state, "track-award", commodity="dye")


def bonuses(state: giglio.State) -> dict[int, int]:
    return amounts(state, "track-bonus", commodity="dye")


@rule("medici/tracks-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_first_and_second_on_a_track(seats: int) -> None:
    assert awards(track(seats, {seats - 1: 4, seats - 2: 3})) == {seats - 1: 10, seats - 2: 5}


@rule("medici/tracks-2")
def test_with_two_seats_the_second_gets_nothing() -> None:
    assert awards(track(2, {0: 2, 1: 1})) == {0: 10}


@rule("medici/tracks-2", "medici/tracks-3")
def test_the_rulebooks_second_example() -> None:
    """Red is first; blue, yellow and white share the second place; black gets nothing."""
    red, blue, yellow, white, black = range(5)
    state = track(5, {red: 4, blue: 3, yellow: 3, white: 3, black: 1})
    assert awards(state) == {red: 10, blue: 1, yellow: 1, white: 1}
    assert bonuses(state) == {}


@rule("medici/tracks-4")
def test_the_rulebooks_third_example() -> None:
    """Red 20, blue and yellow on the same level 10 each, white 5, black nothing."""
    red, blue, yellow, white, black = range(5)
    state = track(5, {red: 7, blue: 6, yellow: 6, white: 5, black: 4})
    assert bonuses(state) == {red: 20, blue: 10, yellow: 10, white: 5}
    assert awards(state) == {red: 10, blue: 2, yellow: 2}


@rule("medici/tracks-3", "medici/M2")
def test_several_on_top_share_both_awards_and_nobody_is_second() -> None:
    assert awards(track(4, {0: 3, 1: 3, 2: 2, 3: 1})) == {0: 7, 1: 7}  # (10 + 5) / 2
    assert awards(track(4, {0: 3, 1: 3, 2: 3, 3: 1})) == {0: 5, 1: 5, 2: 5}
    assert awards(track(4, {0: 3, 1: 3, 2: 3, 3: 3})) == {0: 3, 1: 3, 2: 3, 3: 3}


@rule("medici/tracks-3", "medici/M2")
def test_two_seats_on_top_share_ten() -> None:
    assert awards(track(2, {0: 2, 1: 2})) == {0: 5, 1: 5}


@rule("medici/tracks-4")
@pytest.mark.parametrize(("level", "bonus"), [(4, None), (5, 5), (6, 10), (7, 20)])
@pytest.mark.parametrize("seats", [2, 6])
def test_bonuses_of_the_top_levels(seats: int, level: int, bonus: int | None) -> None:
    assert bonuses(track(seats, {1: level})).get(1) == bonus


@rule("medici/tracks-4")
def test_bonuses_are_paid_again_on_every_day() -> None:
    for day in (1, 2, 3):
        state = track(3, {0: 7}, day=day)
        assert bonuses(state) == {0: 20}


@rule("medici/tracks-5")
def test_the_lowest_level_is_paid_too() -> None:
    assert awards(track(3, {0: 2})) == {0: 10, 1: 2, 2: 2}  # two share the second place
    assert awards(track(3, {})) == {0: 5, 1: 5, 2: 5}  # all share both
    assert awards(track(5, {})) == dict.fromkeys(range(5), 3)


@rule("medici/ships-2", "medici/tracks-2", "medici/tracks-4")
def test_the_score_sheet_adds_up() -> None:
    state = track(5, {0: 7, 1: 6}, florins={2: 55})
    for seat in range(5):
        sheet = state.score_sheet(seat)
        before = 25 if seat == 2 else 0
        assert sheet["ships"] - before == amounts(state, "ship-pays")[seat]
        assert sum(sheet.values()) == state.scores()[seat]
        assert state.scores()[seat] == state.view(None)["seats"][seat]["florins"]
