"""The component data holds what rulebook and sources say, and a file that does not is refused."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import giglio
from giglio.cli.info import how_known
from giglio.games.signorie import actions
from giglio.games.signorie.components import signorie_edition
from giglio.games.signorie.parts import BLOCKS, SignorieEdition
from giglio.registry import game, make_edition
from signorie.table import CITIES, COLUMNS, HOUSES
from support import rule

FILE = game("signorie").folder / "components.toml"
DATA: dict[str, Any] = tomllib.loads(Path(FILE).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def edition() -> SignorieEdition:
    return signorie_edition(DATA)


def kinds(blocks: list[Any]) -> list[str]:
    return [effect["do"] for block in blocks for effect in block["effects"]]


# -- what the loaded data says ---------------------------------------------------------------------


@rule("signorie/setup-2", "signorie/signoria-1", "signorie/die-3")
def test_columns() -> None:
    columns = {row["name"]: row for row in DATA["columns"]}
    assert tuple(columns) == COLUMNS
    assert [row["cost"] for row in columns.values()] == [1, 2, 3, 4, 5]
    assert columns["red"]["signoria"] == "marriage"
    assert columns["red"]["hires"] == "yellow"
    assert columns["turquoise"]["cost"] == 5
    assert {row["signoria"] for row in columns.values()} == {
        "florins", "marriage", "offspring", "mission", "tracks",
    }  # fmt: skip
    assert sorted(row["hires"] for row in columns.values()) == sorted(COLUMNS)
    left_of = dict(zip(COLUMNS[1:], COLUMNS, strict=False))
    assert all(columns[name]["hires"] == left for name, left in left_of.items())


@rule("signorie/helper-5", "signorie/facedown-1")
def test_helpers() -> None:
    helpers = DATA["helpers"]
    assert len(helpers) == 15
    yellow = {row["place"]: row for row in helpers if row["column"] == "yellow"}
    assert yellow["middle"]["cost"] == 3
    assert kinds(helpers).count("alliance") == 3
    points = [effect for row in helpers for effect in row["effects"] if effect["do"] == "points"]
    assert {"do": "points", "n": 3} in points
    assert len(points) >= 2
    assert sum("by_die" in effect for row in helpers for effect in row["effects"]) >= 2
    assert {"career", "mission", "marriage", "florins", "points"} <= set(kinds(helpers))
    # Thirty things to do in a turn: for each colour one Signoria action, two assignments, and
    # every helper.
    assert 5 * (1 + 2) + len(helpers) == 30


@rule("signorie/assignment-3", "signorie/threshold-1")
def test_assignments() -> None:
    tiles = {row["name"]: row for row in DATA["assignments"]}
    assert len(tiles) == 10
    assert kinds(list(tiles.values())).count("alliance") == 1
    assert tiles["initiative"]["meeples"][1] * tiles["initiative"]["effects"][0]["n"] == 6
    raised = tiles["threshold"]["meeples"][1] * tiles["threshold"]["effects"][0]["n"]
    assert DATA["threshold"]["base"] + raised == DATA["threshold"]["most"] == 22
    assert all(1 <= row["meeples"][0] <= row["meeples"][1] <= 3 for row in tiles.values())
    assert "points" not in kinds(list(tiles.values()))


@rule("signorie/tiles-1")
def test_rewards() -> None:
    bonuses, points = DATA["bonus_tiles"], DATA["point_tiles"]
    assert (len(bonuses), len(points)) == (9, 5)
    mission = next(row for row in bonuses if row["name"] == "mission")
    assert mission["effects"] == [{"do": "mission", "n": 1}]
    assert kinds(bonuses).count("alliance") == 1
    assert "points" not in kinds(bonuses)
    assert DATA["rewards"]["bonuses"] + DATA["rewards"]["points"] == DATA["rounds"]["count"] == 7


@rule("signorie/career-1", "signorie/career-5", "signorie/career-6")
def test_careers() -> None:
    careers = DATA["careers"]
    points, ranks = careers["points"], careers["ranks"]
    assert (points[0], points[-1]) == (1, 13)
    assert points == sorted(set(points))
    assert ranks == sorted(ranks)
    assert set(ranks) == {1, 2, 3, 4}
    assert ranks[points.index(9)] == 4
    assert ranks[points.index(13)] >= 3
    assert (points[3], points[5]) == (4, 6)
    assert (careers["florins"][3], careers["initiative"][5]) == (2, 1)
    assert sum(careers["florins"]) == 2
    assert sum(careers["initiative"]) == 1


@rule("signorie/reward-1")
def test_initiative() -> None:
    points = DATA["initiative"]["points"]
    assert points == sorted(points)
    assert {0, 4, 9} <= set(points)
    assert len(points) - 1 >= 6


@rule("signorie/city-1", "signorie/city-3")
def test_cities() -> None:
    places = {row["name"]: row["places"] for row in DATA["cities"]}
    assert tuple(places) == CITIES
    # Filled from below, Milano can show 3, 4, 4 and 4, 4.
    assert places["milano"][-3:] == [3, 4, 4]
    assert 1 in places["firenze"]
    most = DATA["dowry"]["most"]
    assert all(1 <= value <= most for row in places.values() for value in row)
    assert (min(places["firenze"]) * 2, most * DATA["dowry"]["points"]) == (2, 8)


@rule("signorie/alliance-1", "signorie/alliance-2", "signorie/facedown-2")
def test_alliance_tiles(edition: SignorieEdition) -> None:
    assert tuple(row["name"] for row in DATA["houses"]) == HOUSES
    assert sum(edition.kind_count) == 54
    assert all(len(row["values"]) == 9 for row in DATA["houses"])
    assert {value for row in DATA["houses"] for value in row["values"]} == {2, 3, 4, 5}
    assert DATA["alliances"] | {"back": 1, "least_tiles": 3} == DATA["alliances"]
    for seats, row in DATA["players"].items():
        tiles = 6 * (9 - row["removed"])
        places = sum(len(city["places"]) for city in DATA["cities"][: row["cities"]])
        assert places + 2 * row["cities"] <= tiles, f"{seats} seats could run out of tiles"


@rule("signorie/plan-1", "signorie/supply-3")
def test_boards() -> None:
    seen = []
    for board in DATA["boards"]:
        rows = [board[name] for name in DATA["careers"]["names"]]
        for row in rows:
            assert sorted(row.count(house) for house in set(row)) == [1, 1, 2]
        assert all(sum(row.count(house) for row in rows) == 2 for house in HOUSES)
        seen.append(rows)
    assert len(seen) == 4
    assert all(seen.count(rows) == 1 for rows in seen)


@rule("signorie/supply-1", "signorie/supply-2", "signorie/supply-5", "signorie/order-2")
def test_supplies() -> None:
    supply, extra = DATA["supply"], DATA["players"]["4"]["extra"]
    assert [sum(pair) for pair in zip(supply["available"], supply["stock"], strict=True)] == [
        12, 11,
    ]  # fmt: skip
    assert [supply["florins"] + florins for florins in extra] == [6, 7, 7, 8]
    assert len(DATA["weddings"]["points"]) == 4  # sixteen brides for four boards
    assert 0 in DATA["weddings"]["points"]
    assert DATA["weddings"]["florins"] == [0, 2, 2, 2, 2]
    assert DATA["offspring"]["daughters"] == [1, 2, 3]
    assert DATA["helper_supply"]["count"] == 48
    assert [DATA["players"][seats]["dice"] for seats in "234"] == [2, 3, 4]
    assert [DATA["players"][seats]["cities"] for seats in "234"] == [3, 4, 5]


def test_every_block_says_how_it_is_known() -> None:
    for name, value in DATA.items():
        if name == "edition":
            continue
        blocks = value if isinstance(value, list) else [value]
        if name == "players":
            blocks = list(value.values())
        for block in blocks:
            assert block["known"] in ("sourced", "inferred", "reconstructed"), name
            assert len(block["where"]) > 3, name


def test_what_is_partly_reconstructed_is_said_to_be_so() -> None:
    """A block of many tiles is as sure as the least sure of them."""
    known = how_known(game("signorie"))
    assert known["columns"] == known["assignments"] == known["bonus_tiles"] == "reconstructed"
    assert known["careers"] == known["weddings"] == "reconstructed"
    assert known["rewards"] == known["supply"] == "sourced"


def test_action_numbers_are_where_the_rules_look_for_them(edition: SignorieEdition) -> None:
    first = {name: verb.first for name, verb in edition.actions.by_name.items()}
    for verb in ("pass", "done", "signoria", "rise", "bonus", "florins", "wed", "pay", "decline",
                 "take", "assign", "lay", "board", "enter", "advance"):  # fmt: skip
        assert first[verb] == getattr(actions, verb.upper()), verb
    for verb in ("send", "marry", "hire", "use"):
        assert first[verb] == getattr(edition, verb), verb


# -- files that are refused ------------------------------------------------------------------------


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    change(data)
    return data


def named(data: dict[str, Any], blocks: str, name: str) -> Any:
    return next(block for block in data[blocks] if block["name"] == name)


WRONG: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a column is missing": (lambda d: d["columns"].pop(), "5 columns"),
    "two columns hire alike": (
        lambda d: named(d, "columns", "grey").update(hires="red"), "hired into by one colour",
    ),
    "a column hires nowhere": (
        lambda d: named(d, "columns", "grey").update(hires="green"), "columns 4.*names no column",
    ),
    "an unknown building block": (
        lambda d: d["columns"][0].update(effects=[{"do": "dance", "n": 1}]),
        r"columns 1.effects 1.*not “dance”",
    ),
    "an action without effect": (lambda d: d["columns"][0].update(effects=[]), "is empty"),
    "an action that scores": (
        lambda d: d["columns"][0].update(effects=[{"do": "points", "n": 1}]), "only helpers score",
    ),
    "an assignment by die": (
        lambda d: d["assignments"][0].update(effects=[{"do": "florins", "by_die": [1] * 6}]),
        "helpers alone",
    ),
    "a helper by five faces": (
        lambda d: d["helpers"][0].update(effects=[{"do": "florins", "by_die": [1] * 5}]),
        "each face",
    ),
    "helpers in disorder": (lambda d: d["helpers"].reverse(), "column by column"),
    "two helpers in one place": (
        lambda d: d["helpers"][1].update(place="top"), "have the same place",
    ),
    "a fourth helper with a tile": (
        lambda d: d["helpers"][0].update(effects=[{"do": "alliance", "n": 1}]),
        "3 helpers give a tile face down.*not 4",
    ),
    "no assignment with a tile": (
        lambda d: named(d, "assignments", "alliance").update(effects=[{"do": "florins", "n": 3}]),
        "1 assignment give.*not 0",
    ),
    "no bonus with a tile": (
        lambda d: named(d, "bonus_tiles", "alliance").update(effects=[{"do": "florins", "n": 4}]),
        "1 reward tile give",
    ),
    "nine assignments": (lambda d: d["assignments"].pop(), "10 assignments"),
    "four meeples": (lambda d: d["assignments"][0].update(meeples=[1, 4]), "from 1 to 3"),
    "more at least than at most": (
        lambda d: d["assignments"][0].update(meeples=[3, 1]), "least and the most",
    ),
    "a threshold out of reach": (lambda d: d["threshold"].update(most=23), "to 22"),
    "no threshold tile": (
        lambda d: named(d, "assignments", "threshold").update(effects=[{"do": "florins", "n": 3}]),
        "one assignment raises",
    ),
    "eight bonus tiles": (lambda d: d["bonus_tiles"].pop(0), "9 bonus tiles"),
    "too few rewards": (lambda d: d["rewards"].update(points=1), "one tile for each round"),
    "an unknown criterion": (
        lambda d: d["point_tiles"][0].update(per="florins"), "not “florins”",
    ),
    "a career to twelve": (
        lambda d: d["careers"]["points"].__setitem__(-1, 12), "rise from 1 to 13",
    ),
    "no rank four": (
        lambda d: d["careers"].update(ranks=[1, 1, 2, 2, 3, 3, 3, 3]), "from 1 to 4",
    ),
    "nine points with rank three": (
        lambda d: d["careers"].update(ranks=[1, 1, 2, 2, 3, 3, 3, 4]), "9 points has rank 4",
    ),
    "florins on the third slot": (
        lambda d: d["careers"].update(florins=[0, 0, 2, 0, 0, 0, 0, 0]), "fourth slot",
    ),
    "a row too short": (lambda d: d["careers"].update(initiative=[0]), "one number for each slot"),
    "two careers": (lambda d: d["careers"].update(names=["political", "clerical"]), "3 careers"),
    "a short initiative track": (
        lambda d: d["initiative"].update(points=[0, 1, 2, 4, 6, 9]), "six steps",
    ),
    "initiative without 4": (
        lambda d: d["initiative"].update(points=[0, 0, 1, 2, 3, 6, 9]), "4 and 9",
    ),
    "four cities": (lambda d: d["cities"].pop(), "5 cities"),
    "places in disorder": (
        lambda d: d["cities"][0].update(places=[2, 1]), "the lowest first",
    ),
    "a place of five": (lambda d: d["cities"][0].update(places=[5]), "from 1 to 4"),
    "eight tiles of a House": (lambda d: d["houses"][0]["values"].pop(), "nine tiles"),
    "a tile of six": (lambda d: d["houses"][0]["values"].__setitem__(0, 6), "from 2 to 5"),
    "three boards": (lambda d: d["boards"].pop(), "4 player boards"),
    "a row of two pairs": (
        lambda d: d["boards"][0].update(political=["medici", "medici", "este", "este"]),
        "boards 1.*two shields of one House",
    ),
    "an unknown House": (
        lambda d: d["boards"][0].update(political=["medici", "medici", "este", "orsini"]),
        "names no House",
    ),
    "three weddings": (lambda d: d["weddings"]["points"].pop(), "four males"),
    "a wedding without florins": (lambda d: d["weddings"]["florins"].pop(), "each round"),
    "too few extra florins": (
        lambda d: d["players"]["3"].update(extra=[1, 2]), "each of 3 places",
    ),
    "all tiles removed": (lambda d: d["players"]["2"].update(removed=9), "too few alliance tiles"),
    "the same name twice": (
        lambda d: d["assignments"][1].update(name="initiative"), "is there twice",
    ),
    "an unknown mark": (lambda d: d["dowry"].update(known="guessed"), "“known” is one of"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_a_file_against_the_rules_is_refused(case: str) -> None:
    change, reason = WRONG[case]
    with pytest.raises(giglio.EditionError, match=reason):
        signorie_edition(changed(change))


# -- files that are corrected ----------------------------------------------------------------------


def test_an_owner_can_correct_effects_costs_and_values_in_data() -> None:
    """Other columns for Mission and Tracks, twelve helpers, a longer career, a composed tile."""

    def correct(data: dict[str, Any]) -> None:
        data["edition"]["name"] = "mine"
        grey, turquoise = named(data, "columns", "grey"), named(data, "columns", "turquoise")
        for key in ("signoria", "effects"):
            grey[key], turquoise[key] = turquoise[key], grey[key]
        data["helpers"] = [
            row for row in data["helpers"] if (row["column"], row["place"]) not in
            {("red", "middle"), ("violet", "top"), ("grey", "top")}
        ]  # fmt: skip
        data["careers"] |= {
            "points": list(range(1, 14)),
            "ranks": [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4],
            "florins": [0, 0, 0, 2, *[0] * 9],
            "initiative": [0, 0, 0, 0, 0, 1, *[0] * 7],
        }
        named(data, "assignments", "tracks")["effects"] = [
            {"do": "florins", "n": 1},
            {"do": "marriage", "n": 1},
            {"do": "hire", "n": 1, "cheaper": 3},
        ]
        named(data, "assignments", "mission")["meeples"] = [1, 3]
        data["houses"][0]["values"] = [2, 2, 2, 2, 2, 2, 2, 2, 2]

    edition = make_edition("signorie", changed(correct))
    assert len(edition.helper_names) == 12
    for seats in (2, 3, 4):
        for seed in range(4):
            state = giglio.new("signorie", seats, seed=seed, edition=edition)
            assert state.playout(seed) > 50
            assert state.audit() == []


def test_every_building_block_is_used() -> None:
    used = {
        effect["do"]
        for blocks in ("columns", "helpers", "assignments", "bonus_tiles")
        for effect in (effect for block in DATA[blocks] for effect in block["effects"])
    }
    assert used == set(BLOCKS)
