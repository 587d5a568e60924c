"""Taking over provinces, and what province tiles do."""

import pytest

import giglio
from il_vecchio.table import (
    crest,
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

RICH = {"florins": 20, "assassin": 3, "knight": 3, "abbot": 3}


def used_up(state: giglio.State, number: int) -> list[str]:
    return list(seat(state, number)["used"])


# -- taking over -----------------------------------------------------------------------------------


@rule("il_vecchio/province-1", "il_vecchio/province-2", "il_vecchio/province-3",
      "il_vecchio/province-4", "il_vecchio/province-5", "il_vecchio/province-6",
      "il_vecchio/track-2", "il_vecchio/I3")  # fmt: skip
def test_example_of_the_rulebook_milan_with_a_crest() -> None:
    """From Prato to Vernio for 1, a knight and an abbot, 5 for the space, an event, then a tile."""
    state = position(
        goods={0: {"florins": 6, "knight": 1, "abbot": 1}}, standing={0: ["prato"]},
        tracks={"milan": [1, 2]}, coming=[crest("middlemen")],
    )  # fmt: skip
    play(state, "member prato, walk vernio")
    assert has(state, 0) == {}
    assert line(state, "milan") == [1, 2, 0]
    assert where(state, 0)["standing"] == []
    assert seat(state, 0)["crests"] == 1
    assert view(state)["crests_left"] == 6
    assert view(state)["middlemen"]["brown"]["town"] == "dicomano"  # the event came first
    assert phase(state) == "province"
    assert set(legal(state)) == {
        "claim milan-recruits", "claim milan-florins", "claim milan-any-followers",
        "claim milan-scrolls", "claim milan-follower", "claim milan-clergy",
    }  # fmt: skip
    assert refused(state, "claim venice-scroll").code == "other-region"
    play(state, "claim milan-any-followers")
    assert seat(state, 0)["provinces"] == ["milan-any-followers"]
    assert "milan-any-followers" not in view(state)["tracks"]["milan"]["tiles"]


@rule("il_vecchio/province-2")
@pytest.mark.parametrize(
    ("place", "paid"),
    [
        ("vicchio", {"pay 1 0 0"}),
        ("vernio", {"pay 0 1 1"}),
        (
            "sovicille",
            {"pay 2 1 0", "pay 2 0 1", "pay 1 2 0", "pay 0 2 1", "pay 1 0 2", "pay 0 1 2"},
        ),
    ],
)
def test_followers_of_each_region(place: str, paid: set[str]) -> None:
    state = position(goods={0: RICH}, standing={0: [place]})
    play(state, f"member {place}, stay")
    if len(paid) == 1:
        assert phase(state) == "province"
        one = [int(number) for number in next(iter(paid)).split()[1:]]
        assert [seat(state, 0)[name] for name in ("assassin", "knight", "abbot")] == [
            3 - number for number in one
        ]
    else:
        assert set(legal(state)) == paid
        assert refused(state, "pay 3 0 0").code == "followers-unfit"
        assert refused(state, "pay 1 1 1").code == "followers-unfit"
        assert refused(state, "pay 1 1 0").code == "wrong-number"
        play(state, "pay 2 0 1")
        assert has(state, 0) == {"florins": 16, "assassin": 1, "knight": 3, "abbot": 2}


@rule("il_vecchio/province-2", "il_vecchio/province-3")
def test_what_is_missing_is_named() -> None:
    state = position(goods={0: {"florins": 9, "bishop": 1}}, standing={0: ["prato"]})
    play(state, "member prato")
    assert refused(state, "walk vernio").code == "followers-missing"
    state = position(
        goods={0: {"florins": 3, "bishop": 1, "knight": 1, "abbot": 1}}, standing={0: ["prato"]}
    )
    play(state, "member prato")
    error = refused(state, "walk vernio")  # 1 for the way, 3 for the space
    assert (error.code, error.facts["cost"], error.facts["florins"]) == ("province-too-dear", 3, 2)


@rule("il_vecchio/province-3", "il_vecchio/track-2")
def test_every_space_has_its_own_price() -> None:
    paid = []
    for taken in range(6):
        state = position(
            goods={0: RICH}, standing={0: ["vicchio"]}, tracks={"venice": [1] * taken},
            options={"quiet_crests": True}, crests={3: 1},
        )  # fmt: skip
        play(state, "member vicchio, stay")
        paid.append(20 - seat(state, 0)["florins"])
    assert paid == [2, 3, 4, 5, 6, 7]


@rule("il_vecchio/province-7")
def test_a_full_track_cannot_be_entered() -> None:
    state = position(
        goods={0: RICH}, standing={0: ["vicchio"]}, tracks={"venice": [1, 1, 2, 2, 3, 3]},
        crests={1: 2},
    )  # fmt: skip
    play(state, "member vicchio")
    assert "stay" not in legal(state)
    assert refused(state, "stay").code == "track-full"


@rule("il_vecchio/setup-4", "il_vecchio/province-3")
def test_with_two_seats_the_tracks_begin_with_the_second_space() -> None:
    state = position(2, goods={0: RICH}, standing={0: ["vicchio"]})
    spaces = view(state)["tracks"]["venice"]["spaces"]
    assert [space["space"] for space in spaces] == [2, 3, 4, 5, 6]
    play(state, "member vicchio, stay")
    assert seat(state, 0)["florins"] == 17
    state = position(2, goods={0: RICH}, standing={0: ["vicchio"]}, tracks={"venice": [1] * 5},
                     crests={1: 2})  # fmt: skip
    play(state, "member vicchio")
    assert refused(state, "stay").code == "track-full"


@rule("il_vecchio/council-8")
def test_the_province_tile_of_the_council_brings_a_scroll() -> None:
    state = position(goods={0: RICH}, standing={0: ["vicchio"]}, council={0: ["council-province"]})
    play(state, "member vicchio, stay")
    assert seat(state, 0)["scroll"] == 0  # after the tile (ruling I3)
    play(state, "claim venice-knight")
    assert seat(state, 0)["scroll"] == 1


# -- tiles that change what a province costs -------------------------------------------------------


def at_vicchio(**more: object) -> giglio.State:
    state = position(standing={0: ["vicchio"]}, **more)  # type: ignore[arg-type]
    play(state, "member vicchio, stay?")
    return state


@rule("il_vecchio/tile-7", "il_vecchio/I1")
def test_any_followers() -> None:
    state = at_vicchio(
        goods={0: {"florins": 2, "abbot": 1}}, provinces={0: ["milan-any-followers"]}
    )
    assert phase(state) == "province"
    assert used_up(state, 0) == ["milan-any-followers"]
    assert has(state, 0) == {}
    # The tile stays where the followers fit.
    state = at_vicchio(
        goods={0: {"florins": 2, "abbot": 1, "assassin": 1}},
        provinces={0: ["milan-any-followers"]},
    )
    assert set(legal(state)) == {"pay 1 0 0", "pay 0 0 1"}
    play(state, "pay 1 0 0")
    assert seat(state, 0)["provinces"] == ["milan-any-followers"]
    state = position(
        goods={0: {"florins": 9, "abbot": 3}}, standing={0: ["sovicille"]},
        provinces={0: ["milan-any-followers"]},
    )  # fmt: skip
    play(state, "member sovicille, stay")
    assert phase(state) == "province"
    assert has(state, 0) == {"florins": 5}


@rule("il_vecchio/tile-7")
def test_the_number_must_fit_all_the_same() -> None:
    state = position(
        goods={0: {"florins": 9, "abbot": 2}}, standing={0: ["sovicille"]},
        provinces={0: ["milan-any-followers"]},
    )  # fmt: skip
    play(state, "member sovicille")
    assert refused(state, "stay").code == "followers-missing"


@rule("il_vecchio/tile-8", "il_vecchio/I1")
def test_no_florins() -> None:
    state = at_vicchio(goods={0: {"assassin": 1}}, provinces={0: ["church-no-florins"]})
    assert phase(state) == "province"
    assert used_up(state, 0) == ["church-no-florins"]
    state = at_vicchio(
        goods={0: {"assassin": 1, "florins": 2}}, provinces={0: ["church-no-florins"]}
    )
    assert legal(state) == ["coins", "free"]
    play(state, "coins")
    assert has(state, 0) == {}
    assert seat(state, 0)["provinces"] == ["church-no-florins"]


@rule("il_vecchio/tile-6", "il_vecchio/I9")
def test_takeover_tiles_can_be_used_once_more() -> None:
    state = at_vicchio(
        goods={0: {"assassin": 1}}, provinces={0: ["church-again"]}, used={0: ["church-no-florins"]}
    )
    assert phase(state) == "province"
    assert set(used_up(state, 0)) == {"church-again", "church-no-florins"}
    assert seat(state, 0)["provinces"] == []


@rule("il_vecchio/tile-6")
def test_the_tile_for_using_once_more_serves_one_of_two() -> None:
    """No dead end: who needs both takeover tiles again cannot come here."""
    both_used = {0: ["church-no-florins", "milan-any-followers"]}
    state = position(
        goods={0: {"abbot": 1}}, standing={0: ["vicchio", "carmignano"]},
        provinces={0: ["church-again"]}, used=both_used,
    )  # fmt: skip
    assert "member vicchio" not in legal(state)
    # With two kinds at hand only the payment that can be finished is offered.
    state = at_vicchio(
        goods={0: {"abbot": 1, "assassin": 1, "florins": 1}},
        provinces={0: ["church-again"]}, used=both_used,
    )  # fmt: skip
    assert phase(state) == "province"
    assert has(state, 0) == {"abbot": 1, "florins": 1}
    # One that still lies face up, the other once more.
    state = at_vicchio(
        goods={0: {"abbot": 1}}, provinces={0: ["church-again", "church-no-florins"]},
        used={0: ["milan-any-followers"]},
    )  # fmt: skip
    assert phase(state) == "province"
    assert seat(state, 0)["provinces"] == []


@rule("il_vecchio/tile-7", "il_vecchio/tile-8")
def test_takeover_tiles_wait_for_their_moment() -> None:
    state = position(goods={0: RICH}, provinces={0: ["church-no-florins", "milan-any-followers"]})
    assert legal(state, "use") == []
    assert refused(state, "use church-no-florins").code == "tile-when-paying"
    assert refused(state, "use milan-any-followers").clause == "il_vecchio/tile-7"


# -- the other tiles -------------------------------------------------------------------------------


@rule("il_vecchio/tile-1", "il_vecchio/tile-2", "il_vecchio/tile-3", "il_vecchio/follower-1")
@pytest.mark.parametrize(
    ("tile", "before", "choices", "after"),
    [
        ("milan-recruits", {"scroll": 1}, ", take abbot, take knight", {"abbot": 1, "knight": 1}),
        ("milan-florins", {}, "", {"florins": 6}),
        ("milan-scrolls", {"knight": 1}, "", {"scroll": 2}),
        ("milan-scrolls", {"knight": 1, "abbot": 1}, ", give abbot", {"knight": 1, "scroll": 2}),
        ("milan-follower", {}, ", take assassin", {"assassin": 1}),
        ("milan-clergy", {}, "", {"carriage": 1, "bishop": 1}),
        ("venice-scroll", {}, "", {"scroll": 1}),
        ("venice-knight", {}, "", {"knight": 1}),
        ("venice-assassin", {}, "", {"assassin": 1}),
        ("venice-abbot", {}, "", {"abbot": 1}),
        ("church-exchange", {"scroll": 1}, ", take scroll", {"scroll": 2}),
        ("church-exchange", {"abbot": 1}, ", take abbot, take abbot", {"abbot": 2}),
        (
            "church-exchange", {"abbot": 1, "scroll": 1}, ", give abbot, take knight, take knight",
            {"scroll": 1, "knight": 2},
        ),
        ("church-purchase", {"florins": 6}, ", take knight",
         {"florins": 1, "knight": 1, "scroll": 1}),
        ("church-gift", {}, ", take assassin", {"assassin": 1}),
        ("church-gift", {}, ", take scroll", {"scroll": 1}),
        ("church-gift", {}, ", take florins", {"florins": 5}),
    ],
)  # fmt: skip
def test_what_tiles_bring(
    tile: str, before: dict[str, int], choices: str, after: dict[str, int]
) -> None:
    state = position(goods={0: before}, provinces={0: [tile]})
    play(state, f"use {tile}{choices}")
    assert has(state, 0) == after
    assert used_up(state, 0) == [tile]
    assert phase(state) == "acting"
    assert state.actor == 0
    assert refused(state, f"use {tile}").code == "tile-used"


@rule("il_vecchio/tile-3", "il_vecchio/I1")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("milan-recruits", {"abbot": 5}),
        ("milan-scrolls", {"scroll": 5}),
        ("church-exchange", {"florins": 5}),
        ("church-purchase", {"florins": 4}),
    ],
)
def test_tiles_that_cannot_be_paid_are_not_offered(tile: str, goods: dict[str, int]) -> None:
    state = position(goods={0: goods}, provinces={0: [tile]})
    assert legal(state, "use") == []
    assert refused(state, f"use {tile}").code == "tile-too-dear"


@rule("il_vecchio/tile-4")
def test_tiles_that_place_a_member() -> None:
    state = position(provinces={0: ["venice-roll", "church-place"]}, coming=[roll(9)])
    play(state, "use venice-roll")
    assert set(legal(state)) == {"place certaldo", "place poggibonsi", "place san-gimignano"}
    play(state, "place certaldo, use church-place")
    assert len(legal(state, "place")) == 32
    play(state, "place florence")
    assert where(state, 0)["standing"] == ["florence", "certaldo"]
    assert phase(state) == "acting"


@rule("il_vecchio/tile-5")
def test_a_florin_for_every_member_in_a_town() -> None:
    state = position(
        standing={0: ["siena", "siena"]}, lying={0: ["vinci"]}, tracks={"milan": [0]},
        provinces={0: ["venice-members"]},
    )  # fmt: skip
    play(state, "use venice-members")
    assert has(state, 0) == {"florins": 3}
    state = position(provinces={0: ["venice-members"]})
    assert refused(state, "use venice-members").code == "nobody-in-towns"


@rule("il_vecchio/tile-6", "il_vecchio/I9")
def test_using_a_tile_once_more() -> None:
    state = position(
        provinces={0: ["church-again", "milan-florins"]},
        used={0: ["milan-clergy"], 1: ["venice-abbot"]},
    )
    assert legal(state, "reuse") == ["reuse milan-clergy"]
    assert refused(state, "reuse milan-florins").code == "tile-not-used"
    assert refused(state, "reuse venice-abbot").code == "tile-not-used"
    assert refused(state, "use church-again").code == "name-used-tile"
    play(state, "reuse milan-clergy")
    assert has(state, 0) == {"carriage": 1, "bishop": 1}
    assert seat(state, 0)["provinces"] == ["milan-florins"]
    assert set(used_up(state, 0)) == {"church-again", "milan-clergy"}
    assert refused(state, "reuse milan-clergy").code == "no-reuse"


@rule("il_vecchio/turn-3", "il_vecchio/I1")
def test_any_number_of_tiles_before_and_after_the_action() -> None:
    state = position(
        goods={0: {"assassin": 1}}, standing={0: ["vicchio"]},
        provinces={0: ["milan-florins", "milan-clergy", "church-gift"]},
    )  # fmt: skip
    play(state, "use milan-florins, use milan-clergy, member vicchio, stay")
    play(state, "claim venice-knight")
    assert phase(state) == "after"
    assert set(legal(state)) == {"done", "use church-gift", "use venice-knight"}
    play(state, "use venice-knight, use church-gift, take florins")
    assert state.actor == 1  # nothing is left to use
    assert has(state, 0) == {"florins": 6 - 2 + 5, "carriage": 1, "bishop": 1, "knight": 1}
    assert [event.facts["tile"] for event in events(state, "uses-tile")] == [
        "milan-florins", "milan-clergy", "venice-knight", "church-gift",
    ]  # fmt: skip


@rule("il_vecchio/turn-3", "il_vecchio/tile-1")
def test_tiles_of_others_and_other_times() -> None:
    state = position(
        goods={0: {"assassin": 1, "florins": 9}}, standing={0: ["vicchio"]},
        provinces={0: ["milan-florins"], 1: ["milan-clergy"]}, tracks={"venice": [1, 1]},
        coming=[crest("levy")],
    )  # fmt: skip
    assert refused(state, "use milan-clergy").code == "not-your-tile"
    play(state, "member vicchio")
    assert refused(state, "use milan-florins").code == "travel-now"
    play(state, "stay")
    assert phase(state) == "province"  # paid the levy with the only thing it had: 3 florins
    assert has(state, 0) == {"florins": 2}
    assert refused(state, "use milan-florins").code == "claim-now"
