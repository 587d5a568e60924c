"""Offices in Florence, the tiles seen and kept, council tiles turned up, and who knows what."""

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

COUNCIL_FIVE = (
    "council-scroll", "council-carriage", "council-florins", "council-bishop", "council-follower",
)  # fmt: skip
NOBLE_FIVE = (
    "nobility-supply", "nobility-colours", "nobility-towns", "nobility-sets", "nobility-regions",
)  # fmt: skip
READY = {0: {"scroll": 2, "florins": 3}}


def in_florence(**more: object) -> giglio.State:
    told = {"goods": READY, "standing": {0: ["florence"]}} | more
    return position(**told)  # type: ignore[arg-type]


# -- taking an office ------------------------------------------------------------------------------


@rule("il_vecchio/florence-1", "il_vecchio/florence-2", "il_vecchio/florence-3",
      "il_vecchio/florence-4", "il_vecchio/florence-5", "il_vecchio/florence-7")  # fmt: skip
def test_example_of_the_rulebook_an_office_in_the_council() -> None:
    """2 scrolls, 3 florins for the token, the next space, one of five tiles, face down."""
    state = in_florence(coming=draw(*COUNCIL_FIVE))
    play(state, "member florence, stay, council")
    assert has(state, 0) == {}
    assert line(state, "council") == [0]
    assert where(state, 0)["standing"] == []
    assert set(legal(state)) == {f"keep {tile}" for tile in COUNCIL_FIVE}
    assert refused(state, "keep council-abbot").code == "not-seen"
    play(state, "keep council-florins")
    assert seat(state, 0)["council"] == []
    assert seat(state, 0)["face_down_tile"] == "council-florins"
    assert view(state)["seats"][0]["face_down_tile"] is None
    assert view(state)["council_stack"]["count"] == 11
    assert set(view(state, 0)["council_stack"]["known"]) == set(COUNCIL_FIVE) - {"council-florins"}


@rule("il_vecchio/florence-3", "il_vecchio/setup-7", "il_vecchio/crest-6")
def test_the_token_asks_for_three_florins_on_one_of_the_stacks() -> None:
    poor = {0: {"scroll": 2, "florins": 2}}
    state = in_florence(goods=poor, coming=draw(*NOBLE_FIVE))
    assert view(state)["token"] == "council"
    play(state, "member florence, stay")
    assert phase(state) == "tiles"  # only the nobility can be paid
    assert line(state, "nobility") == [0]
    assert has(state, 0) == {"florins": 2}
    state = in_florence(goods=poor, crests={1: 1}, coming=draw(*COUNCIL_FIVE))
    assert view(state)["token"] == "nobility"
    play(state, "member florence, stay")
    assert line(state, "council") == [0]
    assert has(state, 0) == {"florins": 2}
    state = in_florence(goods={0: {"scroll": 2, "florins": 4}}, crests={1: 1})
    play(state, "member florence, stay, nobility")
    assert has(state, 0) == {"florins": 1}


@rule("il_vecchio/florence-2", "il_vecchio/florence-3")
def test_what_florence_misses_is_named() -> None:
    state = in_florence(goods={0: {"scroll": 1, "florins": 9}})
    play(state, "member florence")
    error = refused(state, "stay")
    assert (error.code, error.facts["scrolls"]) == ("scrolls-missing", 1)
    state = in_florence(
        goods={0: {"scroll": 2, "florins": 2}}, tracks={"nobility": [1, 1, 1, 2, 2, 2]},
        standing={0: ["florence", "carmignano"]},
    )  # fmt: skip
    assert "member florence" in legal(state)
    play(state, "member florence")
    assert refused(state, "stay").code == "office-too-dear"


@rule("il_vecchio/florence-4", "il_vecchio/province-7")
def test_a_full_track_of_florence() -> None:
    state = in_florence(tracks={"nobility": [1, 1, 1, 2, 2, 2]}, crests={1: 2},
                        coming=draw(*COUNCIL_FIVE))  # fmt: skip
    play(state, "member florence, stay")
    assert line(state, "council") == [0]


@rule("il_vecchio/florence-4", "il_vecchio/I3")
def test_the_crest_comes_before_the_tiles() -> None:
    state = in_florence(
        tracks={"council": [1, 2]}, goods={0: {"scroll": 3, "florins": 3}},
        coming=[crest("levy"), *draw(*COUNCIL_FIVE)],
    )  # fmt: skip
    play(state, "member florence, stay, council")
    assert has(state, 0) == {}  # the last scroll went to the levy
    assert phase(state) == "tiles"
    what = [event.what for event in state.story.events]  # type: ignore[union-attr]
    assert what.index("gives") < what.index("sees")
    assert view(state)["token"] == "nobility"  # the first crest is gone


@rule("il_vecchio/florence-8")
def test_nobility_tiles_stay_hidden() -> None:
    state = in_florence(coming=draw(*NOBLE_FIVE))
    play(state, "member florence, stay, nobility")
    assert view(state, 0)["seen"] == list(NOBLE_FIVE)
    assert view(state, 1)["seen"] == []
    assert view(state, 1)["seen_count"] == 5
    play(state, "keep nobility-sets")
    assert seat(state, 0)["nobility"] == ["nobility-sets"]
    assert view(state, 1)["seats"][0]["nobility"] == []
    assert view(state, 1)["seats"][0]["nobility_count"] == 1
    kept = events(state, "keeps-tile")[0]
    assert [kept.seen_by(eyes) for eyes in (0, 1, 2, 3, None)] == [True, False, False, False, False]
    seen = events(state, "sees")[0]
    assert [seen.seen_by(eyes) for eyes in (0, 1, None)] == [True, False, False]


@rule("il_vecchio/florence-6")
def test_fewer_than_five_tiles() -> None:
    state = in_florence(council_left=["council-knight", "council-abbot"])
    play(state, "member florence, stay, council")
    assert set(legal(state)) == {"keep council-knight", "keep council-abbot"}
    play(state, "keep council-abbot")
    assert view(state)["council_stack"]["count"] == 1
    state = in_florence(council_left=["council-knight"])
    play(state, "member florence, stay, council")
    assert seat(state, 0)["face_down_tile"] == "council-knight"
    assert view(state)["council_stack"]["count"] == 0
    state = in_florence(council_left=[])
    play(state, "member florence, stay, council")
    assert state.actor == 1
    assert line(state, "council") == [0]


@rule("il_vecchio/council-9", "il_vecchio/I3")
def test_the_tile_for_florence_brings_a_follower_after_the_tile() -> None:
    state = in_florence(council={0: ["council-florence"]}, coming=draw(*NOBLE_FIVE))
    play(state, "member florence, stay, nobility, keep nobility-sets")
    assert legal(state) == ["take assassin", "take knight", "take abbot"]
    play(state, "take knight")
    assert has(state, 0) == {"florins": 3, "knight": 1}


# -- a council tile is turned up -------------------------------------------------------------------


def turned_up(tile: str, **more: object) -> giglio.State:
    """Seat 3 ends its turn, and seat 0 turns up its tile."""
    state = position(actor=3, unturned={0: tile}, **more)  # type: ignore[arg-type]
    play(state, "recover")
    assert state.actor == 0
    return state


@rule("il_vecchio/florence-7", "il_vecchio/council-2", "il_vecchio/I2")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("council-scroll", {"scroll": 1}),
        ("council-carriage", {"bishop": 1, "florins": 2}),
        ("council-florins", {"florins": 4}),
        ("council-bishop", {"carriage": 1, "florins": 2}),
        ("council-follower", {"florins": 2}),
        ("council-abbot", {"abbot": 1}),
        ("council-knight", {"knight": 1}),
        ("council-assassin", {"assassin": 1}),
        ("council-province", {"scroll": 1}),
    ],
)
def test_bonus_when_turned_up(tile: str, gained: dict[str, int]) -> None:
    state = turned_up(tile)
    assert has(state, 0) == gained
    assert seat(state, 0)["council"] == [tile]
    assert view(state)["seats"][0]["face_down"] is False
    assert phase(state) == "acting"


@rule("il_vecchio/council-6", "il_vecchio/council-7", "il_vecchio/florence-7")
@pytest.mark.parametrize("tile", ["council-recovery", "council-reinforcement"])
def test_a_roll_when_turned_up(tile: str) -> None:
    state = turned_up(tile, coming=[roll(12)])
    assert legal(state) == ["done", "roll"]
    play(state, "roll")
    assert set(legal(state)) == {"place siena", "place sovicille", "place mensano"}
    play(state, "place siena")
    assert phase(state) == "acting"
    assert len(where(state, 0)["standing"]) == 1
    state = turned_up(tile)
    play(state, "done")
    assert phase(state) == "acting"
    state = turned_up(tile, standing={0: ["siena"] * 12}, goods={0: {"bishop": 1}})
    assert phase(state) == "acting"


@rule("il_vecchio/council-9", "il_vecchio/florence-7")
def test_a_follower_when_turned_up() -> None:
    state = turned_up("council-florence")
    play(state, "take abbot")
    assert has(state, 0) == {"abbot": 1}
    assert phase(state) == "acting"


@rule("il_vecchio/florence-7", "il_vecchio/I2")
def test_turning_up_comes_before_the_choice_to_pass() -> None:
    state = position(
        3, actor=2, start=0, crests={2: 5}, unturned={0: "council-recovery"}, coming=[roll(4)]
    )
    play(state, "recover")
    assert view(state)["final"] is True
    assert legal(state) == ["done", "roll"]
    play(state, "roll, place empoli")
    assert "pass" in legal(state)


@rule("il_vecchio/florence-7")
def test_turning_up_shows_a_hidden_thing() -> None:
    state = position(actor=3, unturned={0: "council-knight"})
    before = state.reveals
    play(state, "recover")
    assert state.reveals == before + 1


# -- what is known ---------------------------------------------------------------------------------


@rule("il_vecchio/florence-5")
def test_a_seat_knows_what_it_put_under_the_stack_until_another_draws_of_it() -> None:
    state = in_florence(
        goods={0: {"scroll": 2}, 1: {"scroll": 4}},
        standing={0: ["florence"], 1: ["florence", "florence"]},
        nobility_left=[*NOBLE_FIVE, "nobility-neighbours", "nobility-nobles"],
        coming=[
            *draw(*NOBLE_FIVE),
            *draw("nobility-neighbours", "nobility-nobles", *NOBLE_FIVE[:3]),
        ],
    )  # fmt: skip
    play(state, "member florence, stay?, keep nobility-regions")
    known = set(NOBLE_FIVE) - {"nobility-regions"}
    assert set(view(state, 0)["nobility_stack"]["known"]) == known
    assert view(state, 1)["nobility_stack"]["known"] == []
    for number in range(20):
        guess = state.resample(1, seed=number).state()
        assert guess["nobility_stack"] != [] and len(guess["nobility_stack"]) == 6  # type: ignore[arg-type]
        own = state.resample(0, seed=number)
        assert set(view(own, 0)["nobility_stack"]["known"]) == known
    play(state, "member florence, stay?, keep nobility-nobles")
    # Seat 1 drew three of the four: it knows what is left of them, seat 0 does not any more.
    assert view(state, 0)["nobility_stack"]["known"] == []
    assert set(view(state, 1)["nobility_stack"]["known"]) == {
        "nobility-neighbours", *NOBLE_FIVE[:3],
    }  # fmt: skip


@rule("il_vecchio/florence-8", "il_vecchio/florence-7")
def test_guesses_go_over_all_that_may_be_hidden() -> None:
    state = position(
        nobility={1: ["nobility-sets"]},
        unturned={1: "council-knight"},
        council={0: ["council-abbot"]},
    )
    nobles, councils = set(), set()
    for number in range(200):
        told = view(state.resample(0, seed=number), 1)["seats"][1]
        nobles.update(told["nobility"])
        councils.add(told["face_down_tile"])
    assert len(nobles) == 12
    assert len(councils) == 11
    assert "council-abbot" not in councils
    own = {tuple(seat(state.resample(1, seed=n), 1)["nobility"]) for n in range(50)}
    assert own == {("nobility-sets",)}
