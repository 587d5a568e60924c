"""The last round, the double turns, and all that is scored."""

from collections.abc import Sequence

import pytest

import giglio
from il_vecchio.table import (
    crest,
    draw,
    events,
    has,
    legal,
    line,
    phase,
    play,
    position,
    refused,
    roll,
    seat,
    view,
    where,
)
from support import rule

RICH = {"florins": 30, "assassin": 3, "knight": 3, "abbot": 3, "scroll": 6}


# -- the way to the end ----------------------------------------------------------------------------


@rule("il_vecchio/end-1", "il_vecchio/end-2", "il_vecchio/crest-7")
def test_the_round_is_finished_and_double_turns_follow() -> None:
    state = position(
        3, actor=1, start=0, goods={1: {"assassin": 1, "florins": 4}}, standing={1: ["vicchio"]},
        tracks={"venice": [2, 2]}, crests={2: 4}, shown={"levy": 3, "member": 1},
        coming=[crest("middlemen")],
    )  # fmt: skip
    play(state, "member vicchio, stay?, claim venice-knight, done")
    assert (state.actor, view(state)["final"]) == (2, False)  # the round goes on
    play(state, "recover")
    assert (state.actor, view(state)["final"]) == (0, True)
    assert view(state)["actions_left"] == 2
    play(state, "recover, recover")
    assert state.actor == 1


@rule("il_vecchio/end-1", "il_vecchio/end-2")
def test_the_last_seat_of_a_round_takes_the_last_crest() -> None:
    state = position(
        3, actor=2, start=0, goods={2: {"assassin": 1, "florins": 4}}, standing={2: ["vicchio"]},
        tracks={"venice": [1, 1]}, crests={1: 4}, coming=[crest("levy")],
    )  # fmt: skip
    play(state, "member vicchio, stay?, claim venice-knight, use venice-knight")
    assert (state.actor, view(state)["final"], view(state)["round"]) == (0, True, 4)


@rule("il_vecchio/end-2", "il_vecchio/I13")
def test_everybody_has_two_actions_and_the_game_ends() -> None:
    state = position(2, actor=0, start=0, final=True)
    play(state, "recover, recover")
    assert state.actor == 1
    assert refused(state, "done").code == "act-now"
    play(state, "recover, recover")
    assert state.actor == giglio.OVER
    assert [row["florins"] for row in view(state)["seats"]] == [2, 2]


@rule("il_vecchio/end-3", "il_vecchio/score-7", "il_vecchio/I5")
def test_passing_the_whole_double_turn() -> None:
    state = position(2, final=True, provinces={0: ["milan-florins"], 1: ["milan-clergy"]})
    before = state.scores()
    play(state, "pass")
    assert state.actor == 1  # no tile, no action
    assert state.scores()[0] == before[0] + 2
    assert state.score_sheet(0)["passing"] == 2
    play(state, "use milan-clergy")
    error = refused(state, "pass")
    assert (error.code, error.clause) == ("pass-too-late", "il_vecchio/end-3")
    play(state, "recover, recover")
    assert state.actor == giglio.OVER
    assert state.score_sheet(1)["passing"] == 0


@rule("il_vecchio/end-3", "il_vecchio/I5")
def test_only_the_whole_double_turn_can_be_passed() -> None:
    state = position(2, final=True)
    play(state, "recover")
    assert refused(state, "pass").code == "pass-too-late"
    assert refused(position(2), "pass").code == "pass-only-double"


@rule("il_vecchio/I5", "il_vecchio/turn-3")
def test_tiles_between_the_two_actions() -> None:
    state = position(2, final=True, provinces={0: ["milan-florins"]})
    play(state, "recover, use milan-florins, recover")
    assert has(state, 0) == {"florins": 8}
    assert state.actor == 1


# -- full tracks -----------------------------------------------------------------------------------


@rule("il_vecchio/end-4", "il_vecchio/track-2")
def test_a_full_region_in_a_double_turn() -> None:
    """The last space costs 7 and brings 3; no tile is left."""
    claimed = [
        "venice-scroll", "venice-knight", "venice-assassin", "venice-abbot", "venice-members",
        "venice-roll",
    ]  # fmt: skip
    state = position(
        final=True, goods={0: RICH}, standing={0: ["vicchio", "vicchio"]},
        tracks={"venice": [1, 1, 2, 2, 3, 3]}, claimed=claimed,
    )  # fmt: skip
    play(state, "member vicchio, stay")
    assert seat(state, 0)["florins"] == 23
    assert line(state, "venice") == [1, 1, 2, 2, 3, 3, 0]
    assert view(state)["tracks"]["venice"]["beyond"] == [0]
    assert phase(state) == "acting"
    play(state, "member vicchio, stay")
    assert seat(state, 0)["florins"] == 16
    assert state.score_sheet(0)["regions"] == 6


@rule("il_vecchio/end-4")
def test_a_tile_that_is_left_is_chosen_on_a_full_track() -> None:
    state = position(
        2, final=True, goods={0: RICH}, standing={0: ["vicchio"]}, tracks={"venice": [1] * 5},
        claimed=["venice-scroll", "venice-knight", "venice-abbot", "venice-members"],
    )  # fmt: skip
    play(state, "member vicchio, stay")
    assert set(legal(state)) == {"claim venice-assassin", "claim venice-roll"}


@rule("il_vecchio/end-4", "il_vecchio/florence-3")
def test_a_full_track_of_florence_in_a_double_turn() -> None:
    state = position(
        final=True, goods={0: RICH}, standing={0: ["florence", "florence"]},
        tracks={"nobility": [1, 1, 2, 2, 3, 3], "council": [1, 1, 2, 2, 3, 3]},
        coming=draw("nobility-sets", "nobility-nobles", "nobility-purse", "nobility-unused",
                    "nobility-crests"),
    )  # fmt: skip
    play(state, "member florence, stay, nobility, keep nobility-nobles")
    assert has(state, 0)["florins"] == 27
    assert state.score_sheet(0)["nobility"] == 1
    state = position(
        final=True, goods={0: RICH}, standing={0: ["florence"]}, nobility_left=[],
        tracks={"nobility": [1, 1, 2, 2, 3, 3]},
    )  # fmt: skip
    play(state, "member florence, stay, nobility")
    assert phase(state) == "acting"


@rule("il_vecchio/end-5", "il_vecchio/I5", "il_vecchio/council-9")
def test_a_council_tile_of_the_double_turn_is_turned_up_at_once() -> None:
    five = ("council-florence", "council-scroll", "council-abbot", "council-knight",
            "council-recovery")  # fmt: skip
    state = position(
        final=True, goods={0: RICH}, standing={0: ["florence", "florence", "mensano"]},
        coming=draw(*five),
    )  # fmt: skip
    play(state, "member florence, stay, council, keep council-knight")
    assert seat(state, 0)["council"] == ["council-knight"]
    assert seat(state, 0)["knight"] == 4
    play(state, "member mensano, stay, lie?")
    assert seat(state, 0)["knight"] == 6  # it enhances the second action
    # The tile for Florence gives its bonus once, not for the action it came with.
    state = position(final=True, goods={0: RICH}, standing={0: ["florence"]}, coming=draw(*five))
    play(state, "member florence, stay, council, keep council-florence, take abbot")
    assert phase(state) == "acting"
    assert seat(state, 0)["abbot"] == 4
    kept = events(state, "keeps-tile")[0]
    assert kept.seen_by(None)


@rule("il_vecchio/end-5", "il_vecchio/council-6")
def test_a_roll_for_a_tile_of_the_double_turn() -> None:
    five = ("council-florence", "council-scroll", "council-abbot", "council-knight",
            "council-recovery")  # fmt: skip
    state = position(
        final=True, goods={0: RICH}, standing={0: ["florence"]}, coming=[*draw(*five), roll(12)]
    )
    play(state, "member florence, stay, council, keep council-recovery, roll, place siena")
    assert where(state, 0)["standing"] == ["siena"]
    assert phase(state) == "acting"


# -- scoring ---------------------------------------------------------------------------------------


@rule("il_vecchio/score-2", "il_vecchio/score-3")
def test_points_of_spaces() -> None:
    state = position(
        tracks={
            "venice": [0, 1, 0], "milan": [1, 0], "church": [0, 0, 1],
            "council": [1, 0, 0], "nobility": [0, 1, 0, 0],
        },
        crests={3: 5},
    )  # fmt: skip
    sheet = state.score_sheet(0)
    assert sheet["regions"] == (5 + 4) + 6 + (10 + 9)
    assert (sheet["council"], sheet["nobility"]) == (4, 3)
    assert state.score_sheet(1)["regions"] == 4 + 7 + 8


@rule("il_vecchio/setup-4", "il_vecchio/score-2")
def test_points_of_spaces_with_two_seats() -> None:
    state = position(2, tracks={"church": [0, 1]})
    assert [state.score_sheet(number)["regions"] for number in (0, 1)] == [9, 8]


@rule("il_vecchio/score-4")
def test_presence_on_all_five_tracks() -> None:
    everywhere = {name: [0] for name in ("venice", "milan", "church", "council", "nobility")}
    assert position(tracks=everywhere).score_sheet(0)["presence"] == 5
    del everywhere["council"]
    assert position(tracks=everywhere).score_sheet(0)["presence"] == 0


@rule("il_vecchio/score-5", "il_vecchio/I10")
def test_majorities() -> None:
    def leads(members: Sequence[int]) -> list[int]:
        state = position(tracks={"milan": members}, crests={3: 2})
        return [state.score_sheet(number)["majorities"] for number in range(4)]

    assert leads([]) == [0, 0, 0, 0]
    assert leads([2]) == [0, 0, 3, 0]
    assert leads([0, 1, 1]) == [0, 3, 0, 0]
    assert leads([0, 1]) == [3, 0, 0, 0]
    # Both have two; seat 1 had its two there first, though seat 0 had come before it.
    assert leads([0, 1, 1, 0]) == [0, 3, 0, 0]
    assert leads([0, 1, 2, 2, 1, 0]) == [0, 0, 3, 0]


@rule("il_vecchio/score-6")
def test_crests_score() -> None:
    state = position(crests={0: 3, 2: 1})
    assert [state.score_sheet(number)["crests"] for number in range(4)] == [3, 0, 1, 0]


def points_with(tile: str, **more: object) -> int:
    return position(nobility={0: [tile]}, **more).score_sheet(0)["nobility-tiles"]  # type: ignore[arg-type]


@rule("il_vecchio/noble-1", "il_vecchio/score-8")
@pytest.mark.parametrize(("out", "points"), [(0, 18), (1, 15), (2, 15), (3, 12), (12, 0)])
def test_pairs_in_the_supply(out: int, points: int) -> None:
    assert points_with("nobility-supply", standing={0: ["siena"] * out}) == points


@rule("il_vecchio/noble-2", "il_vecchio/score-8")
def test_three_colours() -> None:
    tile = "nobility-colours"
    assert points_with(tile, standing={0: ["siena", "prato"]}, lying={0: ["poppi"]}) == 6
    assert points_with(tile, standing={0: ["siena", "prato", "pistoia"]}) == 0
    twice = ["siena", "prato", "poppi", "vinci", "figline", "radda"]
    assert points_with(tile, standing={0: twice}) == 6


@rule("il_vecchio/noble-3", "il_vecchio/score-8")
def test_pairs_in_towns() -> None:
    tile = "nobility-towns"
    assert points_with(tile, standing={0: ["florence", "vernio"]}, lying={0: ["siena"]}) == 3
    assert points_with(tile, standing={0: ["siena"] * 3}, lying={0: ["siena"]}) == 6
    assert points_with(tile, tracks={"milan": [0, 0]}) == 0


@rule("il_vecchio/noble-4")
def test_sets_of_regions() -> None:
    tile = "nobility-sets"
    tracks = {"venice": [0, 0], "milan": [0, 0, 0], "church": [0, 1, 0]}
    assert points_with(tile, tracks=tracks, crests={3: 3}) == 10
    assert points_with(tile, tracks=tracks | {"church": [1, 0]}, crests={3: 3}) == 5
    assert points_with(tile, tracks=tracks | {"church": [1]}, crests={3: 3}) == 0


@rule("il_vecchio/noble-5")
def test_pairs_in_regions() -> None:
    tile = "nobility-regions"
    assert points_with(tile, tracks={"venice": [0, 1, 0], "milan": [0]}, crests={3: 1}) == 3
    assert points_with(tile, tracks={"venice": [0, 0], "council": [0, 0], "church": [0, 0]}) == 6


@rule("il_vecchio/noble-6", "il_vecchio/I6")
@pytest.mark.parametrize(
    ("tracks", "pairs"),
    [
        ({"venice": [0, 0]}, 1),
        ({"venice": [0, 1, 0]}, 0),
        ({"venice": [0, 0, 0]}, 1),
        ({"venice": [0, 0, 0, 0]}, 2),
        ({"venice": [0, 0, 1, 0, 0]}, 2),
        ({"venice": [0], "milan": [0], "council": [1, 0, 0]}, 1),
        ({"nobility": [1, 1, 1, 1, 1, 0, 0]}, 1),  # the seventh came to the full track
    ],
)
def test_neighbours_on_tracks(tracks: dict[str, list[int]], pairs: int) -> None:
    tile = "nobility-neighbours"
    assert points_with(tile, tracks=tracks, final=True) == 4 * pairs


@rule("il_vecchio/noble-6")
def test_neighbours_score_by_the_number_of_seats() -> None:
    for seats in (2, 3, 4):
        state = position(seats, nobility={0: ["nobility-neighbours"]}, tracks={"milan": [0, 0]})
        assert state.score_sheet(0)["nobility-tiles"] == seats


@rule("il_vecchio/noble-7", "il_vecchio/noble-9")
def test_members_in_florence() -> None:
    tracks = {"council": [0, 1, 0], "nobility": [0]}
    assert points_with("nobility-nobles", tracks=tracks, crests={3: 1}) == 2
    assert points_with("nobility-councillors", tracks=tracks, crests={3: 1}) == 4


@rule("il_vecchio/noble-8")
def test_one_of_each() -> None:
    tile = "nobility-purse"
    goods = {"florins": 1, "abbot": 1, "scroll": 1, "carriage": 1, "bishop": 1}
    assert points_with(tile, goods={0: goods}) == 8
    assert points_with(tile, goods={0: dict.fromkeys(goods, 3)}) == 8
    for token in goods:
        assert points_with(tile, goods={0: goods | {token: 0}}) == 0


@rule("il_vecchio/noble-10")
def test_unused_provinces() -> None:
    tile = "nobility-unused"
    up = ["milan-florins", "milan-any-followers", "church-again"]
    assert points_with(tile, provinces={0: up}, used={0: ["venice-knight"]}) == 9
    assert points_with(tile, used={0: up}) == 0


@rule("il_vecchio/noble-11")
@pytest.mark.parametrize(
    ("carriages", "bishops", "points"), [(0, 3, 0), (2, 3, 4), (4, 4, 8), (9, 7, 8)]
)
def test_carriages_with_bishops(carriages: int, bishops: int, points: int) -> None:
    goods = {0: {"carriage": carriages, "bishop": bishops}}
    assert points_with("nobility-coaches", goods=goods) == points


@rule("il_vecchio/noble-12")
@pytest.mark.parametrize(
    ("crests", "points"), [(0, 0), (1, 3), (2, 5), (3, 7), (4, 10), (5, 10), (7, 10)]
)
def test_crests_of_a_nobility_tile(crests: int, points: int) -> None:
    assert points_with("nobility-crests", crests={0: crests}) == points


@rule("il_vecchio/score-1")
def test_things_count_for_several_tiles() -> None:
    state = position(
        nobility={0: ["nobility-towns", "nobility-colours"]},
        standing={0: ["siena", "prato", "poppi", "poppi"]},
    )
    assert state.score_sheet(0)["nobility-tiles"] == 6 + 6


@rule("il_vecchio/score-1", "il_vecchio/florence-8")
def test_nobility_tiles_are_shown_at_the_end() -> None:
    state = position(2, final=True, nobility={0: ["nobility-supply"], 1: ["nobility-towns"]})
    assert view(state, 1)["seats"][0]["points"] == 0 + state.score_sheet(0)["crests"]
    play(state, "pass, pass")
    assert view(state)["seats"][0]["nobility"] == ["nobility-supply"]
    assert view(state)["seats"][0]["points"] == state.scores()[0] == 18 + 2
    assert events(state, "shows-nobility")[0].facts["points"] == 18


@rule("il_vecchio/score-9")
@pytest.mark.parametrize(
    ("goods", "ranks"),
    [
        ({0: {"scroll": 1}, 1: {"florins": 9}}, [1, 2]),
        ({0: {"scroll": 1, "abbot": 1}, 1: {"knight": 3}}, [2, 1]),
        ({0: {"scroll": 2, "florins": 1}, 1: {"knight": 2}}, [1, 2]),
        ({0: {"scroll": 2, "florins": 1}, 1: {"knight": 2, "florins": 1, "bishop": 4}}, [1, 1]),
        ({0: {"scroll": 9}}, [1, 2]),
    ],
)
def test_who_wins_with_equal_points(goods: dict[int, dict[str, int]], ranks: list[int]) -> None:
    state = position(3, final=True, goods=goods, crests={0: 2, 1: 2, 2: 1})
    play(state, "pass, pass, pass")
    assert state.scores() == [4, 4, 3]
    assert state.ranks() == [*ranks, 3]
    winners = 2 if ranks == [1, 1] else 1
    what = "shares-victory" if winners == 2 else "wins"
    assert len(events(state, what)) == winners


@rule("il_vecchio/score-9")
def test_points_come_before_all_else() -> None:
    state = position(3, final=True, goods={1: {"scroll": 9}}, crests={0: 3, 1: 1, 2: 1})
    play(state, "pass, pass, pass")
    assert state.ranks() == [1, 2, 3]
