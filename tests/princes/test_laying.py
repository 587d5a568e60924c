"""Landscapes and buildings are laid into the principality."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from princes.table import (
    ANNA,
    BUILDINGS,
    LANDSCAPES,
    PARTS,
    events,
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

TOWER = ("tower", "d1 r1")  # d1 to f1, lying


# -- the five violations that the rulebook shows ---------------------------------------------------


@rule("princes/lay-1")
def test_within_the_grid() -> None:
    state = position()
    play(state, "build tower")
    error = refused(state, "lay f1 r1")
    assert (error.code, error.clause) == ("outside-grid", "princes/lay-1")
    assert refused(state, "lay a6 r2").code == "outside-grid"
    play(state, "lay e1 r1")
    assert seat(state, ANNA)["pieces"] == [{"piece": "tower", "spaces": ["e1", "f1", "g1"]}]


@rule("princes/lay-2")
@pytest.mark.parametrize("builders", [0, 2, 3])
def test_nothing_overlaps(builders: int) -> None:
    state = position(pieces={ANNA: [TOWER]}, builders={ANNA: builders})
    play(state, "build chapel")
    assert refused(state, "lay d1 r1").code == "overlaps"
    assert refused(state, "lay a6 r1").code == "overlaps"  # the Palazzo


@rule("princes/lay-2")
def test_landscapes_overlap_nothing_either() -> None:
    state = position(phase="last", supplied=[1, 2, 3], pieces={ANNA: [TOWER]})
    play(state, "take lake")
    assert refused(state, "lay d1 r1").code == "overlaps"
    assert refused(state, "lay c6 r1").code == "overlaps"


@rule("princes/lay-3")
@pytest.mark.parametrize("builders", [0, 1])
@pytest.mark.parametrize("place", ["d2 r1", "f2 r1", "b1 r2", "a4 r1", "d6 r1"])
def test_buildings_keep_apart_and_away_from_the_palazzo(builders: int, place: str) -> None:
    """Below the tower and beside it, above the Palazzo and beside it."""
    state = position(pieces={ANNA: [TOWER]}, builders={ANNA: builders})
    play(state, "build chapel")
    error = refused(state, f"lay {place}")
    assert (error.code, error.clause) == ("beside-building", "princes/lay-3")


@rule("princes/lay-3")
@pytest.mark.parametrize("place", ["f3 r2", "d5 r1"])
def test_corners_may_touch(place: str) -> None:
    """f3 lies across the corner of e2, d5 across that of the Palazzo's c6."""
    state = position(pieces={ANNA: [("chapel", "d1 r1")]})
    play(state, f"build tower, lay {place}")
    assert seat(state, ANNA)["buildings"] == ["tower", "chapel"]


@rule("princes/builder-3", "princes/lay-3")
@pytest.mark.parametrize("builders", [2, 3])
def test_with_two_builders_they_may_stand_side_by_side(builders: int) -> None:
    state = position(pieces={ANNA: [TOWER]}, builders={ANNA: builders})
    play(state, "build chapel, lay d2 r1")
    play(state, "build opera, lay a3 r1")
    assert seat(state, ANNA)["buildings"] == ["opera", "tower", "chapel"]


@rule("princes/lay-4")
def test_landscapes_lie_anywhere_and_buildings_beside_them() -> None:
    state = position(phase="last", supplied=[1, 2, 3], pieces={ANNA: [TOWER]})
    play(state, "take lake, lay d2 r1")
    assert seat(state, ANNA)["landscapes"]["lake"] == 1
    state = position(phase="last", supplied=[1, 2, 3])
    play(state, "take park, lay a5 r1")  # on the Palazzo's edge
    state = position(pieces={ANNA: [("forest", "a1 r1")]})
    play(state, "build tower, lay b2 r1")


@rule("princes/lay-5")
def test_each_building_only_once() -> None:
    state = position(pieces={ANNA: [TOWER]}, builders={ANNA: 3})
    assert "tower" not in legal(state, "build")
    assert refused(state, "build tower").code == "built-already"


@rule("princes/lay-6")
def test_what_lies_stays() -> None:
    state = position(pieces={ANNA: [TOWER, ("lake", "a1 r1")]})
    before = seat(state, ANNA)["pieces"]
    play(state, "build library")
    play(state, "lay e3 r1")
    assert seat(state, ANNA)["pieces"][:2] == before


@rule("princes/lay-1")
def test_a_piece_is_turned_in_as_many_ways_as_it_has() -> None:
    state = position()
    play(state, "build tower")
    assert view(state)["turns"] == [["XXX"], ["X", "X", "X"]]
    error = refused(state, "lay a1 r3")
    assert (error.code, error.facts) == ("no-such-turn", {"turns": 2})


# -- landscapes ------------------------------------------------------------------------------------


@rule("princes/landscape-2")
def test_a_landscape_is_laid_at_once() -> None:
    state = position(3, phase="naming")
    play(state, "name forest, pass, pass")
    assert (phase(state), state.actor, view(state)["piece"]) == ("laying", ANNA, "forest")
    assert all(text.startswith("lay ") for text in legal(state))
    assert refused(state, "pass").code == "lay-first"
    play(state, "lay a1 r1")
    assert seat(state, ANNA)["pieces"] == [{"piece": "forest", "spaces": ["a1", "b1", "c1", "a2"]}]


@rule("princes/landscape-3")
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_the_second_and_every_further_one_of_a_type_scores(landscape: str) -> None:
    for owned, points in ((0, 0), (1, 3), (2, 3), (3, 3)):
        state = position(phase="last", supplied=[1, 2, 3], pieces={ANNA: [landscape] * owned})
        play(state, f"take {landscape}")
        play(state, legal(state)[0])
        assert seat(state, ANNA)["points"] == points
        assert state.score_sheet(ANNA)["landscapes"] == points


@rule("princes/landscape-3")
def test_a_first_one_of_another_type_scores_nothing() -> None:
    """A player who has only a Lake and acquires a Forest or a Park scores nothing."""
    for landscape in ("forest", "park"):
        state = position(phase="last", supplied=[1, 2, 3], pieces={ANNA: ["lake"]})
        play(state, f"take {landscape}")
        play(state, legal(state)[0])
        assert seat(state, ANNA)["points"] == 0


@rule("princes/landscape-1")
def test_any_number_of_landscapes() -> None:
    state = position(phase="last", supplied=[1, 2, 3], pieces={ANNA: ["park"] * 5})
    play(state, "take park")
    play(state, legal(state)[0])
    assert seat(state, ANNA)["landscapes"]["park"] == 6


# -- what is legal, recounted ----------------------------------------------------------------------


def recount(piece: str, covered: set[str], walls: set[str], apart: bool) -> set[str]:
    """All legal placements from the picture of the piece, space by space."""
    number = (*LANDSCAPES, *BUILDINGS).index(piece)
    found = set()
    for turn, picture in enumerate(PARTS.shapes[number], 1):
        for row in range(1, 8):
            for column in range(7):
                cells = {
                    (column + right, row + down)
                    for down, line in enumerate(picture)
                    for right, sign in enumerate(line)
                    if sign == "X"
                }
                if any(x > 6 or y > 7 for x, y in cells):
                    continue
                names = {"abcdefg"[x] + str(y) for x, y in cells}
                near = {
                    "abcdefg"[x + dx] + str(y + dy)
                    for x, y in cells
                    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
                    if 0 <= x + dx < 7 and 1 <= y + dy <= 7
                }
                if names & covered or (apart and near & walls):
                    continue
                found.add(f"{'abcdefg'[column]}{row} r{turn}")
    return found


@given(
    piece=st.sampled_from(BUILDINGS),
    others=st.lists(st.sampled_from((*LANDSCAPES, "tower", "chapel")), max_size=4, unique=True),
    builders=st.integers(0, 3),
)
def test_the_list_of_placements_is_complete(piece: str, others: list[str], builders: int) -> None:
    if piece in others:
        others.remove(piece)
    state = position(pieces={ANNA: others}, builders={ANNA: builders})
    if piece not in legal(state, "build"):
        return
    palazzo = set(view(state)["palazzo"])
    pieces = seat(state, ANNA)["pieces"]
    covered = palazzo | {space for lying in pieces for space in lying["spaces"]}
    walls = palazzo | {
        space for lying in pieces if lying["piece"] in BUILDINGS for space in lying["spaces"]
    }
    play(state, f"build {piece}")
    if phase(state) == "laying":
        assert set(legal(state, "lay")) == recount(piece, covered, walls, builders < 2)


def test_a_building_that_fits_nowhere_is_not_offered() -> None:
    crowded = ["university", "laboratory", "workshop", "opera", "studio", "theater", "tower"]
    state = position(pieces={ANNA: crowded}, builders={ANNA: 3})
    assert legal(state, "build") == []
    assert refused(state, "build chapel").code == "fits-nowhere"


def test_only_where_there_is_room() -> None:
    """b1 and b2 are empty, and e6 and e7."""
    crowded = ["university", "laboratory", "workshop", "opera", "studio", "theater", "tower"]
    state = position(3, phase="last", supplied=[1, 2], builders={ANNA: 3}, pieces={ANNA: crowded})
    play(state, "take park")
    assert legal(state, "lay") == ["b1 r2", "e6 r2"]
    play(state, "lay b1 r2")
    assert seat(state, ANNA)["empty"] == 2


def test_a_single_place_is_taken_by_itself() -> None:
    crowded = ["university", "laboratory", "workshop", "opera", "studio", "theater", "tower",
               "park"]  # fmt: skip
    state = position(3, phase="last", supplied=[1, 2], builders={ANNA: 3}, pieces={ANNA: crowded})
    play(state, "take park")
    assert seat(state, ANNA)["empty"] == 0
    assert events(state, "lays")[0].forced
    assert seat(state, ANNA)["points"] == 3


def test_the_log_tells_where_it_lies() -> None:
    state = position()
    play(state, "build tower, lay d1 r1")
    assert told(state, "lays") == [
        (ANNA, {"piece": "tower", "spaces": ["d1", "e1", "f1"], "points": 3})
    ]
    assert not events(state, "lays")[0].forced
