"""The component data holds what rulebook and sources say, and a file that does not is refused."""

import copy
import tomllib
from collections.abc import Callable
from itertools import combinations
from math import atan2, degrees
from pathlib import Path
from typing import Any

import pytest

import giglio
from giglio.games.il_vecchio import actions
from giglio.games.il_vecchio.components import il_vecchio_edition
from giglio.games.il_vecchio.geography import distance
from giglio.games.il_vecchio.parts import IlVecchioEdition
from giglio.registry import game, make_edition
from il_vecchio.table import COLOURS, TRACKS
from support import rule

FILE = game("il_vecchio").folder / "components.toml"
DATA: dict[str, Any] = tomllib.loads(Path(FILE).read_text(encoding="utf-8"))
TOWNS: dict[str, Any] = {town["name"]: town for town in DATA["towns"]}
AREAS = {area["number"]: set(area["towns"]) for area in DATA["areas"]}
ROADS = [tuple(road) for block in DATA["roads"] for road in block["between"]]
SPACES = {track["name"]: track["spaces"] for track in DATA["tracks"]}


@pytest.fixture(scope="module")
def edition() -> IlVecchioEdition:
    return il_vecchio_edition(DATA)


def of_colour(colour: str) -> set[str]:
    return {name for name, town in TOWNS.items() if town["colour"] == colour}


# -- what the rulebook tells -----------------------------------------------------------------------


@rule("il_vecchio/map-1", "il_vecchio/map-3")
def test_towns_and_areas() -> None:
    assert len(TOWNS) == 32
    assert sorted(AREAS) == [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
    assert {"empoli", "castel-fiorentino"} <= AREAS[4]
    assert {"volterra", "colle"} <= AREAS[6]
    assert of_colour("green") == {"carmignano", "ponte-a-sieve", "poggibonsi"}
    assert of_colour("red") == {"vernio", "vicchio", "sovicille"}
    assert of_colour("florence") == {"florence"}
    assert not any("florence" in towns for towns in AREAS.values())


@rule("il_vecchio/travel-2", "il_vecchio/map-2")
def test_distances_and_middlemen_of_the_examples(edition: IlVecchioEdition) -> None:
    assert distance(edition, "sesto", "vicchio") == 2
    assert distance(edition, "carmignano", "pistoia") == 1
    assert distance(edition, "prato", "vernio") == 1
    brown = DATA["clockwise"]["brown"]
    assert brown[(brown.index("pistoia") + 1) % len(brown)] == "dicomano"
    assert edition.starts == 525
    for colour in COLOURS:
        assert set(DATA["clockwise"][colour]) == of_colour(colour)


@rule("il_vecchio/track-1", "il_vecchio/score-2", "il_vecchio/score-3", "il_vecchio/crest-1")
def test_tracks() -> None:
    assert tuple(SPACES) == TRACKS
    points = [space["points"] for name in TRACKS[:3] for space in SPACES[name]]
    assert (min(points), max(points)) == (3, 10)
    assert {space["points"] for space in SPACES["council"]} == {2}
    assert {space["points"] for space in SPACES["nobility"]} == {1}
    assert any(space["cost"] == 5 and space["crest"] for space in SPACES["milan"])
    assert all(len(spaces) >= 6 for spaces in SPACES.values())
    assert len(SPACES["council"]) <= 12 - 4
    for seats, row in DATA["players"].items():
        crests = sum(
            space["crest"]
            for spaces in SPACES.values()
            for space in spaces[row["first_space"] - 1 :]
        )
        assert crests >= row["crests"], seats


@rule("il_vecchio/setup-1", "il_vecchio/setup-3", "il_vecchio/setup-4", "il_vecchio/setup-5")
def test_amounts() -> None:
    assert DATA["setup"]["members"] == 12
    assert DATA["setup"]["florins"] == {"start": 2, "right": 4, "others": 3}
    crests = DATA["crests"]
    assert crests["levy"] + crests["middlemen"] + crests["member"] == 9
    players = DATA["players"]
    assert [players[n]["crests"] for n in ("2", "3", "4")] == [5, 5, 7]
    assert [players[n]["first_space"] for n in ("2", "3", "4")] == [2, 1, 1]


@rule("il_vecchio/tile-2", "il_vecchio/council-1", "il_vecchio/score-1")
def test_tiles() -> None:
    regions = [tile["region"] for tile in DATA["provinces"]]
    assert {name: regions.count(name) for name in regions} == {"venice": 6, "milan": 6, "church": 6}
    assert len(DATA["council"]) == len(DATA["nobility"]) == 12
    assert len({tile["when"] for tile in DATA["council"]}) == 12
    assert len({tile["counts"] for tile in DATA["nobility"]}) == 12


# -- what reviews tell, and what makes the map playable --------------------------------------------


@rule("il_vecchio/map-1")
def test_the_map_follows_the_reviews(edition: IlVecchioEdition) -> None:
    assert TOWNS["mensano"]["colour"] == "gray"
    assert sum(len(of_colour(colour)) for colour in COLOURS) == 25
    assert all(len(towns) in (3, 4) for towns in AREAS.values())
    assert sum("florence" in road for road in ROADS) == 3
    venice = [(space["cost"], space["points"]) for space in SPACES["venice"]]
    assert venice[:2] == [(2, 5), (3, 4)]
    for name in TRACKS[:3]:
        costs = [space["cost"] for space in SPACES[name]]
        points = [space["points"] for space in SPACES[name]]
        assert costs == sorted(set(costs))
        assert points == sorted(points, reverse=True)


def test_the_map_is_playable() -> None:
    for name, town in TOWNS.items():
        touching = sum(name in towns for towns in AREAS.values())
        assert touching in ((0,) if name == "florence" else (1, 2))
        assert 0 <= town["x"] <= 1000
        assert 0 <= town["y"] <= 1000
    assert all(len(of_colour(colour)) == 5 for colour in COLOURS)
    for towns in AREAS.values():
        crests = [TOWNS[town]["colour"] for town in towns if TOWNS[town]["colour"] in COLOURS]
        assert len(set(crests)) == len(crests)
    for first, second in ROADS:
        colour = TOWNS[first]["colour"]
        assert colour not in COLOURS or colour != TOWNS[second]["colour"]


def test_middlemen_turn_clockwise_around_florence() -> None:
    def bearing(name: str) -> float:
        centre, town = TOWNS["florence"], TOWNS[name]
        return degrees(atan2(town["x"] - centre["x"], centre["y"] - town["y"])) % 360

    for colour in COLOURS:
        order = DATA["clockwise"][colour]
        steps = [
            (bearing(after) - bearing(town)) % 360
            for town, after in zip(order, [*order[1:], order[0]], strict=True)
        ]
        assert min(steps) > 20
        assert round(sum(steps)) == 360


def test_roads_do_not_cross() -> None:
    def side(a: Any, b: Any, c: Any) -> float:
        return float((b["x"] - a["x"]) * (c["y"] - a["y"]) - (b["y"] - a["y"]) * (c["x"] - a["x"]))

    for (a, b), (c, d) in combinations(ROADS, 2):
        p, q, r, s = (TOWNS[name] for name in (a, b, c, d))
        crossing = side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0
        assert not crossing, (a, b, c, d)


def test_every_block_says_how_it_is_known() -> None:
    for name, block in DATA.items():
        if name != "edition":
            rows = block if isinstance(block, list) else [block]
            rows = list(block.values()) if name == "players" else rows
            assert all(row["known"] in ("sourced", "inferred", "reconstructed") for row in rows)
            assert all(row["where"] for row in rows)


def test_numbers_of_actions_are_those_the_rules_count_with(edition: IlVecchioEdition) -> None:
    words = edition.actions.words
    assert words(int(actions.TAKE) + 4) == "take scroll"
    assert words(int(actions.GIVE) + 6) == "give bishop"
    assert words(int(actions.AREA) + 10) == "area 12"
    assert words(int(actions.PAY) + 2 * 16 + 1 * 4) == "pay 2 1 0"
    assert words(int(actions.ROLL)) == "roll"
    assert words(int(edition.member)) == "member florence"
    assert words(int(edition.take_back) + 1) == "return carmignano"
    assert words(int(edition.keep) + 12) == "keep nobility-supply"


# -- files that contradict the rulebook ------------------------------------------------------------


def town(data: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in data["towns"] if one["name"] == name)
    return found


def set_in(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Sets the last of a path to a value."""

    def change(data: dict[str, Any]) -> None:
        *way, key, value = path
        block: Any = data
        for step in way:
            block = block[step]
        block[key] = value

    return change


def swap_brown(data: dict[str, Any]) -> None:
    data["clockwise"]["brown"] = data["clockwise"]["brown"][::-1]


def drop_road(data: dict[str, Any]) -> None:
    data["roads"][0]["between"].remove(["prato", "vernio"])


def cut_off(data: dict[str, Any]) -> None:
    for block in data["roads"]:
        block["between"] = [road for road in block["between"] if "pescia" not in road]


BROKEN: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "area 7": (set_in("areas", 0, "number", 7), "2 to 6 and 8 to 12"),
    "area twice": (set_in("areas", 0, "number", 3), "twice"),
    "area 4": (set_in("areas", 2, "towns", ["vinci", "empoli"]), "castel-fiorentino and empoli"),
    "area of nowhere": (set_in("areas", 0, "towns", ["roma"]), "roma"),
    "area of nothing": (set_in("areas", 0, "towns", []), "one town at least"),
    "colour": (set_in("towns", 0, "colour", "pink"), "pink"),
    "two Florences": (set_in("towns", 12, "colour", "florence"), "one town"),
    "green": (set_in("towns", 1, "colour", "red"), "green towns are"),
    "no such town": (set_in("towns", 10, "name", "lucca"), "prato"),
    "clockwise": (swap_brown, "Dicomano"),
    "not every town": (set_in("clockwise", "brown", ["pistoia", "dicomano"]), "every brown"),
    "road": (drop_road, "prato to vernio"),
    "road to itself": (set_in("roads", 0, "between", [["prato"]]), "two towns"),
    "cut off": (cut_off, "no road leads"),
    "gate": (set_in("tracks", 0, "gate", "vernio"), "region of its own"),
    "council gate": (set_in("tracks", 3, "gate", "vernio"), "Florence"),
    "points": (set_in("tracks", 2, "spaces", 0, "points", 11), "from 3 to 10"),
    "council points": (set_in("tracks", 3, "spaces", 0, "points", 3), "brings 2"),
    "milan": (set_in("tracks", 1, "spaces", 2, "cost", 6), "costs 5 and shows a crest"),
    "crest": (set_in("tracks", 1, "spaces", 2, "crest", 1), "true or false"),
    "followers": (set_in("tracks", 0, "followers", [[1, 0]]), "three numbers"),
    "payments": (set_in("tracks", 0, "followers", [[1, 0, 0], [1, 1, 0]]), "in all"),
    "too short": (set_in("tracks", 0, "spaces", DATA["tracks"][0]["spaces"][:5]), "tiles"),
    "crests": (set_in("crests", "levy", 4), "9 crests"),
    "too many crests": (set_in("players", "2", "crests", 10), "10 crests are used"),
    "gives": (set_in("colours", 6, "gives", [{"florins": 1}]), "red"),
    "gives what": (set_in("colours", 0, "gives", [{"gold": 1}]), "gold"),
    "middleman": (set_in("colours", 5, "middleman", True), "no others"),
    "tile region": (set_in("provinces", 0, "region", "venice"), "six tiles"),
    "tile use": (set_in("provinces", 12, "use", "never"), "never"),
    "tile gone": (set_in("provinces", 12, "use", "roll"), "again"),
    "tile gives": (set_in("provinces", 0, "gain", [{"gold": 2}]), "gold"),
    "council twice": (set_in("council", 0, "when", "abbot"), "12 council"),
    "nobility twice": (set_in("nobility", 0, "counts", "nobles"), "12 nobility"),
    "same name": (set_in("nobility", 0, "name", "council-abbot"), "same name"),
    "scale": (set_in("nobility", 11, "scale", [5, 3]), "rise"),
    "known": (set_in("towns", 0, "known", "guessed"), "guessed"),
    "dealt": (set_in("setup", "dealt", 4), "goes from 1 to 3"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_broken_files_are_refused_with_the_reason(name: str) -> None:
    data = copy.deepcopy(DATA)
    change, reason = BROKEN[name]
    change(data)
    with pytest.raises(giglio.EditionError, match=reason):
        il_vecchio_edition(data)


@pytest.mark.parametrize("block", sorted(set(DATA) - {"edition"}))
def test_no_block_can_be_missing(block: str) -> None:
    data = copy.deepcopy(DATA)
    del data[block]
    with pytest.raises(giglio.EditionError, match=block):
        il_vecchio_edition(data)


def test_a_corrected_file_is_played_with() -> None:
    """An owner who sees that the first space of Milan costs 2 and brings 8."""
    data = copy.deepcopy(DATA)
    data["edition"]["name"] = "mine"
    data["tracks"][1]["spaces"][0] |= {"cost": 2, "points": 8}
    data["setup"]["florins"]["start"] = 5
    state = giglio.new("il_vecchio", 4, seed=1, edition=make_edition("il_vecchio", data))
    view: Any = state.view(None)
    assert view["tracks"]["milan"]["next_cost"] == 2
    assert view["seats"][view["start"]]["florins"] == 5
    state.playout(1)
    assert state.audit() == []
