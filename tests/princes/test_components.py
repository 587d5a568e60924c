"""The component data holds what the rulebook says, and a file that does not is refused."""

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import giglio
from giglio.games.princes import actions
from giglio.games.princes.components import princes_edition
from giglio.games.princes.grid import COLUMNS, SPACE_NAMES, beside, placements_of, turns_of
from giglio.games.princes.parts import PrincesEdition
from giglio.registry import game, make_edition
from princes.table import BUILDINGS, FREEDOMS, LANDSCAPES
from support import rule

FILE = game("princes").folder / "components.toml"
DATA: dict[str, Any] = tomllib.loads(Path(FILE).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def edition() -> PrincesEdition:
    return princes_edition(DATA)


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    change(data)
    return data


def named(kind: str, name: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda data: next(row for row in data[kind] if row["name"] == name)


# -- what the loaded data says ---------------------------------------------------------------------


@rule("princes/setup-3", "princes/setup-7")
def test_there_are_as_many_of_everything_as_the_rulebook_says(edition: PrincesEdition) -> None:
    assert len(edition.profession_names) == 21
    assert len(edition.prestige_names) == 14
    assert len(edition.bonus_names) == 20
    assert list(edition.supply) == [6, 6, 6, 7, 6, 0, 5]
    assert edition.building_names == BUILDINGS
    assert edition.buildings_each == 3
    assert edition.coins == 27 * 100 + 12 * 500 + 14 * 1000


def test_preferences_are_spread_as_the_rulebook_says() -> None:
    professions = DATA["professions"]
    wanted = Counter(row["landscape"] for row in professions)
    assert [wanted[name] for name in LANDSCAPES] == [9, 7, 5]
    assert Counter(row["freedom"] for row in professions) == dict.fromkeys(FREEDOMS, 7)
    buildings = Counter(row["building"] for row in professions)
    assert set(buildings) == set(BUILDINGS)
    assert set(buildings.values()) == {1, 2, 3}


def test_what_the_rulebook_tells_of_single_professions() -> None:
    rows = {row["name"]: row for row in DATA["professions"]}
    assert (rows["poet"]["building"], rows["poet"]["freedom"]) == ("theater", "travel")
    assert rows["poet"]["landscape"] == "lake"  # the landscape that Anna lacks in the example
    mathematician = rows["mathematician"]
    assert (mathematician["building"], mathematician["freedom"]) == ("university", "religion")


def test_buildings_cover_as_many_spaces_as_their_size_says(edition: PrincesEdition) -> None:
    sizes = {"large": 7, "medium": 5, "small": 3}
    rows = {row["name"]: row for row in DATA["buildings"]}
    assert Counter(row["size"] for row in rows.values()) == {"large": 3, "medium": 5, "small": 2}
    for row in rows.values():
        assert "".join(row["shape"]).count("X") == sizes[row["size"]]
    assert {name for name in rows if rows[name]["size"] == "large"} == {
        "university", "laboratory", "workshop",
    }  # fmt: skip
    assert {name for name in rows if rows[name]["size"] == "small"} == {"tower", "chapel"}


@rule("princes/setup-6")
def test_the_grid_has_seven_by_seven_spaces_with_the_palazzo_in_the_corner() -> None:
    assert len(SPACE_NAMES) == 49
    assert (SPACE_NAMES[0], SPACE_NAMES[COLUMNS], SPACE_NAMES[-1]) == ("a1", "a2", "g7")
    view: Any = giglio.new("princes", 3, seed=1).view(None)
    assert view["palazzo"] == ["a6", "b6", "c6", "a7", "b7", "c7"]
    assert all(row["empty"] == 43 for row in view["seats"])


def test_every_block_says_how_it_is_known() -> None:
    blocks = [block for block in DATA.values() if isinstance(block, dict) and "title" not in block]
    blocks += [row for rows in DATA.values() if isinstance(rows, list) for row in rows]
    assert len(blocks) == 15 + 3 + 10 + 21 + 20 + 14
    for block in blocks:
        assert block["known"] in ("sourced", "inferred", "reconstructed")
        assert len(block["where"]) > 7


def test_verbs_have_the_numbers_that_the_rules_go_by(edition: PrincesEdition) -> None:
    for verb in edition.actions.verbs:
        assert verb.first == getattr(actions, verb.name.upper())
    assert edition.actions.words(edition.actions.size - 1) == "bid 22700"


# -- placements, counted by hand -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "turns", "ways"),
    [
        (("XX",), 2, 2 * 6 * 7),
        (("XXX",), 2, 2 * 5 * 7),
        (("X.", "XX"), 4, 4 * 6 * 6),
        (("XXX", "X.."), 8, 8 * 5 * 6),
        (("X.X", "XXX"), 4, 4 * 5 * 6),
        (("X.X", "X.X", "XXX"), 4, 4 * 5 * 5),
        (("XXXX", "XXX."), 8, 8 * 4 * 6),
        (("XXXXXXX",) * 7, 1, 1),
    ],
)
def test_all_ways_to_lay_a_piece(shape: tuple[str, ...], turns: int, ways: int) -> None:
    assert len(turns_of(shape)) == turns
    placements = placements_of(shape)
    assert len(placements) == ways
    assert len({placement.covered for placement in placements}) == ways
    size = "".join(shape).count("X")
    assert {placement.covered.bit_count() for placement in placements} == {size}


def test_spaces_beside_a_corner_and_an_edge() -> None:
    a1, g7, d1 = 1, 1 << (6 * 8 + 6), 1 << 3
    assert beside(a1) == 1 << 1 | 1 << 8
    assert beside(g7) == 1 << (6 * 8 + 5) | 1 << (5 * 8 + 6)
    assert beside(d1) == 1 << 2 | 1 << 4 | 1 << 11


# -- what is refused -------------------------------------------------------------------------------


def moves_forest_to_park(data: dict[str, Any]) -> None:
    next(row for row in data["professions"] if row["landscape"] == "forest")["landscape"] = "park"


def broken_shape(data: dict[str, Any]) -> None:
    named("buildings", "opera")(data).update(shape=["XXX", ".X.", "..."])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (moves_forest_to_park, "9 professions want a forest"),
        (
            lambda data: named("professions", "poet")(data).update(freedom="opinion"),
            "7 professions",
        ),
        (
            lambda data: named("professions", "theologian")(data).update(building="tower"),
            "one to 3",
        ),
        (lambda data: named("professions", "poet")(data).update(building="barn"), "is one of univ"),
        (lambda data: data["professions"].pop(), "there are 21 professions, not 20"),
        (lambda data: named("professions", "poet")(data).update(name="painter"), "there twice"),
        (lambda data: named("buildings", "tower")(data).update(shape=["XXXX"]), "covers 3 spaces"),
        (lambda data: named("buildings", "tower")(data).update(size="huge"), "is one of large"),
        (lambda data: named("buildings", "tower")(data).update(size="medium"), "3 large, 5 medium"),
        (lambda data: named("buildings", "tower")(data).update(shape=["X.X", "..X"]), "one piece"),
        (lambda data: named("buildings", "tower")(data).update(shape=["XX", "X"]), "equal length"),
        (lambda data: named("buildings", "tower")(data).update(shape=["X" * 8]), "does not fit"),
        (broken_shape, "no empty row or column"),
        (lambda data: named("landscapes", "lake")(data).update(shape=["XXXX"]), "smaller than for"),
        (lambda data: named("landscapes", "lake")(data).update(name="pond"), "forest, lake, park"),
        (lambda data: data["grid"]["spaces"].pop(), "7 rows of 7"),
        (lambda data: data["grid"]["spaces"].__setitem__(6, "PP....."), "covers 6 spaces"),
        (lambda data: data["grid"]["spaces"].__setitem__(6, "PP....P"), "is one piece"),
        (lambda data: data["rounds"].update(minimum=[7, 10, 12]), "seven rounds"),
        (lambda data: data["prices"].update(building=[700, 300]), "has 4 numbers"),
        (lambda data: data["money"].update(start=3550), "hundreds of florins"),
        (lambda data: data["money"].update(pay=0), "more than nothing"),
        (lambda data: data["auction"].update(step=0), "rise by"),
        (lambda data: data["cards"].update(kept=2), "one of the cards dealt goes back"),
        (lambda data: data["freedoms"].update(names=["travel", "opinion"]), "3 freedoms"),
        (lambda data: named("bonus", "each-lake")(data).update(sample=3), "adds 2 in the rulebook"),
        (
            lambda data: named("bonus", "each-lake")(data).update(adds={"ponds": 2}),
            "counts “ponds”",
        ),
        (lambda data: named("bonus", "each-lake")(data).update(adds={}), "counts nothing"),
        (lambda data: named("prestige", "most-lakes")(data).update(shared=2), "half the points"),
        (lambda data: named("prestige", "most-lakes")(data).update(points=7), "half the points"),
        (lambda data: named("prestige", "all-freedoms")(data).update(sample=8), "scores 0 in the"),
        (lambda data: data["characters"].update(names=["banker"]), "the characters are"),
        (lambda data: data["characters"].update(spaces=[[0, 5]]), "a lowest and a highest"),
        (
            lambda data: data["characters"]["spaces"].__setitem__(1, [9, 3]),
            "a lowest and a highest",
        ),
        (lambda data: data["characters"].update(price=0), "more than nothing"),
        (lambda data: named("landscapes", "park")(data).update(known="guessed"), "“known” is one"),
    ],
)
def test_a_file_that_contradicts_the_rulebook_is_refused(
    change: Callable[[dict[str, Any]], object], reason: str
) -> None:
    with pytest.raises(giglio.EditionError, match=reason):
        princes_edition(changed(change))


def test_an_owner_may_correct_what_is_reconstructed() -> None:
    data = changed(lambda data: named("landscapes", "forest")(data).update(shape=["XXXX"]))
    named("buildings", "university")(data).update(shape=["XXXX", "XXX."])
    state = giglio.new("princes", 3, seed=1, edition=make_edition("princes", data))
    state.playout(1)
    assert state.audit() == []
