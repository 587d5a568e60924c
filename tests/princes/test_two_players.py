"""The rules for two players."""

from collections import Counter

import pytest

import giglio
from princes.table import (
    ANNA,
    BOB,
    FREEDOMS,
    LANDSCAPES,
    legal,
    phase,
    play,
    position,
    refused,
    seat,
    told,
    view,
)
from support import rule

CROWDED = ["university", "laboratory", "workshop", "opera", "studio", "theater", "tower"]


@rule("princes/two-1")
def test_2500_florins() -> None:
    state = giglio.new("princes", 2, seed=1)
    assert [row["florins"] for row in view(state)["seats"]] == [2500, 2500]


@rule("princes/two-2", "princes/P6")
def test_one_tile_of_each_freedom_and_two_by_chance() -> None:
    seen = Counter()
    for seed in range(60):
        state = giglio.new("princes", 2, seed=seed, story=True)
        tiles = view(state)["freedoms"]
        assert sum(tiles.values()) == 5
        assert all(1 <= tiles[name] <= 3 for name in FREEDOMS)
        assert len(told(state, "freedom-drawn")) == 2
        draws = [outcome.n for outcome in state.outcomes if outcome.kind == "freedom"]
        assert draws == [9, 8]  # out of the nine that are left of twelve
        seen[tuple(tiles.values())] += 1
    assert len(seen) == 6


@rule("princes/two-2")
def test_four_tiles_for_a_harder_game() -> None:
    for seed in range(10):
        state = giglio.new("princes", 2, seed=seed, options={"freedoms": 4})
        assert sorted(view(state)["freedoms"].values()) == [1, 1, 2]


@rule("princes/two-2")
def test_the_option_is_for_two_players() -> None:
    with pytest.raises(ValueError, match="2 seats"):
        giglio.new("princes", 3, options={"freedoms": 4})


@rule("princes/two-3")
def test_the_opening_bid_is_300() -> None:
    state = position(2, phase="naming")
    play(state, "name jester")
    assert (view(state)["high_bid"], legal(state)) == (300, ["bid 400", "pass"])
    play(state, "pass")
    assert seat(state, ANNA)["florins"] == 3200
    state = position(2, phase="naming", florins={ANNA: 200})
    assert refused(state, "name jester").facts == {"needed": 300, "have": 200}


@rule("princes/two-3", "princes/P2")
def test_the_last_seat_pays_300() -> None:
    state = position(2, phase="naming")
    play(state, "name jester, pass, take builder")
    assert seat(state, BOB)["florins"] == 3200
    assert told(state, "acquires")[-1] == (BOB, {"object": "builder", "amount": 300})


@rule("princes/two-4")
def test_the_landscapes_are_one_object() -> None:
    state = position(2, phase="naming")
    assert legal(state, "name") == ["jester", "builder", "prestige", "recruiting", "landscape"]
    assert refused(state, "name forest").code == "landscapes-as-one"
    play(state, "name landscape, bid 400, pass")
    assert (state.actor, phase(state)) == (BOB, "choosing")
    assert legal(state, "choose") == list(LANDSCAPES)
    play(state, "choose lake, lay a1 r1")
    assert seat(state, BOB)["landscapes"] == {"forest": 0, "lake": 1, "park": 0}
    assert seat(state, BOB)["florins"] == 3100
    assert (state.actor, phase(state)) == (ANNA, "last")
    assert "landscape" not in legal(state, "take")
    assert refused(state, "take landscape").code == "stack-closed"


@rule("princes/two-4")
def test_with_more_players_they_are_three() -> None:
    state = position(3, phase="naming")
    assert refused(state, "name landscape").code == "landscapes-apart"


@rule("princes/two-4", "princes/P6")
def test_only_landscapes_that_fit_and_are_left_are_chosen() -> None:
    state = position(2, phase="naming", pieces={ANNA: CROWDED}, builders={ANNA: 3})
    play(state, "name landscape, pass")
    assert told(state, "chooses") == [(ANNA, {"landscape": "park"})]  # forced: only a park fits
    state = position(2, phase="naming", pieces={ANNA: ["forest"] * 3, BOB: ["forest"] * 3})
    play(state, "name landscape, pass")
    assert legal(state, "choose") == ["lake", "park"]
    assert refused(state, "choose forest").code == "stack-empty"


@rule("princes/P6")
def test_where_none_fits_the_object_is_closed() -> None:
    full = [*CROWDED, "park", "park"]
    state = position(2, phase="naming", pieces={ANNA: full}, builders={ANNA: 3})
    assert "landscape" not in legal(state, "name")
    assert refused(state, "name landscape").code == "fits-nowhere"


@rule("princes/two-5")
def test_the_expansion_can_be_added() -> None:
    state = giglio.new("princes", 2, seed=3, options={"muse_and_princess": True})
    assert len(view(state)["characters"]) == 6
    state.playout(3)
    assert state.audit() == []
