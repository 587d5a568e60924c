"""What holds in every play: pieces are conserved, orders are orders, sheets add up."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import giglio
from signorie.table import (
    CITIES_USED,
    FEMALES,
    MALES,
    REMOVED,
    ROWS,
    TILES,
    events,
    phase,
    position,
    seat,
)
from support import rule

plays = st.tuples(st.integers(2, 4), st.integers(0, 2**32), st.lists(st.integers(0, 99)))
few = settings(max_examples=8, deadline=None)


def views(seats: int, seed: int, choices: list[int]) -> Iterator[tuple[giglio.State, Any]]:
    """A play with these choices, and the lowest numbers mixed with higher ones after them."""
    state = giglio.new("signorie", seats, seed=seed)
    ply = 0
    while state.actor >= 0:
        yield state, state.view(None)
        legal = state.legal()
        wanted = choices[ply] if ply < len(choices) else seed + ply * ply
        state.play(legal[wanted % len(legal)])
        ply += 1
    yield state, state.view(None)


@rule("signorie/supply-1", "signorie/supply-2", "signorie/city-3")
@given(plays)
@few
def test_every_seat_keeps_its_meeples(play: tuple[int, int, list[int]]) -> None:
    for state, view in views(*play):
        for number, row in enumerate(view["seats"]):
            for sex, total in (("male", MALES), ("female", FEMALES)):
                held = sum(row[place][sex] for place in ("available", "stock", "threshold_space"))
                held += sum(
                    place.get("owner") == number and place["sex"] == sex
                    for city in view["cities"]
                    for place in city["places"]
                )
                if sex == "male":
                    held += sum(slot[number] for rows in view["careers"].values() for slot in rows)
                assert held == total
        assert state.audit() == []


@rule("signorie/die-1", "signorie/die-2", "signorie/action-4", "signorie/setup-2")
@given(plays)
@few
def test_dice_are_on_the_game_board_or_on_one_player_board(
    play: tuple[int, int, list[int]],
) -> None:
    for _, view in views(*play):
        for column in view["columns"]:
            placed = [row["dice"].get(column["colour"], 0) for row in view["seats"]]
            assert len(column["dice"]) + sum(die > 0 for die in placed) == play[0]
        for row in view["seats"]:
            assert len(row["dice"]) <= 4
            assert row["sum"] == sum(row["dice"].values())
            assert 13 <= row["threshold"] <= 22


@rule("signorie/alliance-1", "signorie/alliance-2", "signorie/facedown-2", "signorie/plan-2")
@given(plays)
@few
def test_tiles_are_conserved_and_rows_keep_to_the_plan(play: tuple[int, int, list[int]]) -> None:
    seats = play[0]
    for state, view in views(*play):
        seen = [city[slot] for city in view["cities"] for slot in ("marriage", "mission")]
        face_down = 0
        for row in view["seats"]:
            for name in ROWS:
                seen += row["rows"][name]["tiles"]
                face_down += row["rows"][name]["face_down"]
                houses = [tile.split("-")[0] for tile in row["rows"][name]["tiles"]]
                assert len(houses) + len(row["rows"][name]["wanted"]) == (
                    6 if name == "marriage" else 4
                )
        shown = [tile for tile in seen if tile]
        assert all(shown.count(tile) <= TILES[tile] for tile in shown)
        assert view["stack"] + face_down + len(shown) == 54 - 6 * REMOVED[seats]
        assert state.audit() == []


@rule("signorie/reward-2", "signorie/reward-3", "signorie/hire-4", "signorie/city-2")
@given(plays)
@few
def test_the_turn_order_names_every_seat_once(play: tuple[int, int, list[int]]) -> None:
    for _, view in views(*play):
        assert sorted(view["order"]) == list(range(play[0]))
        discs = [number for slot in view["initiative"] for number in slot["stack"]]
        assert sorted(discs) == list(range(play[0]))
        assert view["helper_supply"] + sum(len(row["helpers"]) for row in view["seats"]) == 48
        assert sum(city["open"] for city in view["cities"]) == CITIES_USED[play[0]]
        assert all(row["florins"] >= 0 for row in view["seats"])


@given(plays)
@few
def test_sheets_add_up_and_points_never_fall(play: tuple[int, int, list[int]]) -> None:
    before = [0] * play[0]
    for state, view in views(*play):
        scores = state.scores()
        assert [sum(state.score_sheet(number).values()) for number in range(play[0])] == scores
        assert [row["points"] for row in view["seats"]] == scores
        assert all(now >= then for now, then in zip(scores, before, strict=True))
        before = scores


@rule("signorie/round-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_story_gives_the_points_of_the_sheet(seats: int) -> None:
    """Every point has an event that tells it."""
    told = (
        "helper-scores", "sends", "marries", "initiative-scores", "weds", "reward-scores",
        "pays-for-points", "careers-score", "row-scores",
    )  # fmt: skip
    for seed in range(3):
        state = giglio.new("signorie", seats, seed=seed, story=True)
        state.playout(seed)
        points = [0] * seats
        for what in told:
            for event in events(state, what):
                points[event.seat] += event.facts["points"]
        assert points == state.scores()


def test_a_broken_state_is_not_restored() -> None:
    told = giglio.new("signorie", 3, seed=1).state()
    broken = {
        "florins": [-1, 7, 8],
        "available": [5, 3, 4, 3, 4, 3],
        "order": [0, 1, 1],
        "stack": 41,
        "helper_supply": 47,
        "filled": [1, 0, 0, 0, 0],
        "brides": [5, 0, 0],
        "initiative": [7, 0, 0],
        "phase": 99,
        "round": 8,
    }
    for name, value in broken.items():
        with pytest.raises(ValueError, match="no state of the game"):
            giglio.load("signorie", told | {name: value})


def test_shapes_are_checked_before_a_state_is_restored() -> None:
    told = giglio.new("signorie", 3, seed=1).state()
    for name, value in told.items():
        if isinstance(value, list):
            with pytest.raises(ValueError, match="entries"):
                giglio.load("signorie", told | {name: value[:-1]})


@rule("signorie/supply-3")
def test_the_view_hides_nothing_but_what_nobody_knows() -> None:
    state = position()
    assert phase(state) == "taking"
    assert state.view(0) == state.view(None) == state.view(3)
    assert seat(state, 0)["board"] == "yellow"
    assert "unseen" not in state.view(0)


def test_the_view_tells_what_tiles_and_helpers_do() -> None:
    """Whoever draws the game needs no components file: an owner may have corrected it."""
    view: Any = position().view(None)
    effects = {row["helper"]: row["effects"] for row in view["helpers"]}
    assert effects["yellow-top"] == [{"do": "points", "by_die": [1, 1, 2, 2, 3, 3]}]
    assert effects["turquoise-bottom"] == [{"do": "florins", "n": 2}]
    columns = {row["colour"]: row for row in view["columns"]}
    assert columns["turquoise"]["effects"] == [{"do": "tracks", "n": 4}]
    assert columns["turquoise"]["assignments"]["female"] == {
        "assignment": "helper", "least": 1, "most": 1,
        "effects": [{"do": "hire", "n": 1, "cheaper": 1}],
    }  # fmt: skip
    assert view["reward_tiles"][1] == {
        "reward": "alliance", "effects": [{"do": "alliance", "n": 1}],
    }  # fmt: skip
    assert view["reward_tiles"][6] == {"reward": "cities", "per": "cities", "each": 3}
    assert view["payment"] == {"instead": 3, "price": 5, "points": 5}


@rule("signorie/die-4", "signorie/die-5")
def test_the_view_tells_which_actions_are_possible_before_a_die_is_taken() -> None:
    state = position(
        2, available={0: (1, 1)}, placed={0: {"violet": 2}}, helpers={0: ["yellow-top"]},
        cities={"milano": ["1m", "1f"], "venezia": ["1m", "1f"], "firenze": ["1m", "1f"]},
    )  # fmt: skip
    needs = seat(state, 0)["needs"]
    assert list(needs) == ["yellow", "red", "grey", "turquoise"]
    # A marriage takes a dowry of 2 everywhere; spending the only male leaves nobody for a career.
    assert needs["red"] == {"signoria": 2, "male": None, "female": 0, "hire": 3}
    # Nobody is on a career, and spending the only female leaves none to marry.
    assert needs["grey"] == {"signoria": None, "male": None, "female": None, "hire": 2}
    state.play("pass")
    assert seat(state, 0)["needs"] == {}
    assert list(seat(state, 1)["needs"]) == ["yellow", "red", "violet", "grey", "turquoise"]


@given(plays)
@few
def test_a_die_can_be_taken_exactly_where_the_view_says_so(
    play: tuple[int, int, list[int]],
) -> None:
    for state, view in views(*play):
        if view["phase"] == "taking":
            row = view["seats"][view["actor"]]
            needs = {name: prices_of(row, name) for name in row["needs"]}
            expected = {
                f"take {column['colour']} {die}"
                for column in view["columns"]
                for die in column["dice"]
                if any(
                    max(column["cost"] - die, 0) + price <= row["florins"]
                    for price in needs.get(column["colour"], ())
                )
            }
            words = [state.words(action) for action in state.legal()]
            assert {text for text in words if text != "pass"} == expected


def prices_of(row: Any, colour: str) -> list[int]:
    return [price for price in row["needs"][colour].values() if price is not None]
