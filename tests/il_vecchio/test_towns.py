"""Travelling, town actions, reinforcement and recovery."""

import pytest

import giglio
from il_vecchio.table import (
    events,
    has,
    legal,
    middleman,
    play,
    position,
    refused,
    roll,
    seat,
    where,
)
from support import rule

DICOMANO, PISTOIA = "dicomano", "pistoia"


# -- travelling ------------------------------------------------------------------------------------


@rule("il_vecchio/town-2", "il_vecchio/town-4", "il_vecchio/travel-1", "il_vecchio/map-2")
def test_example_of_the_rulebook_from_carmignano_to_pistoia() -> None:
    """1 florin for the way; the middleman goes on to Dicomano, the member lies, 5 florins come."""
    state = position(goods={0: {"florins": 1}}, standing={0: ["carmignano"]})
    play(state, "member carmignano, walk pistoia, take florins")
    assert has(state, 0) == {"florins": 5}
    assert where(state, 0) == {"standing": [], "lying": [PISTOIA]}
    assert middleman(state, "brown") == DICOMANO
    assert state.actor == 1


@rule("il_vecchio/travel-2", "il_vecchio/travel-3", "il_vecchio/province-1")
def test_example_of_the_rulebook_from_sesto_to_vicchio() -> None:
    """Two florins or a carriage."""
    enough = {"assassin": 1, "florins": 4}
    state = position(goods={0: enough}, standing={0: ["sesto"]})
    play(state, "member sesto")
    assert "walk vicchio" in legal(state)
    assert legal(state, "ride") == []
    play(state, "walk vicchio")
    assert has(state, 0) == {}  # two for the way, two for the first space of Venice
    state = position(
        goods={0: {"assassin": 1, "florins": 2, "carriage": 1}}, standing={0: ["sesto"]}
    )
    play(state, "member sesto")
    assert "walk vicchio" not in legal(state)  # nothing would be left for Venice
    play(state, "ride vicchio")
    assert has(state, 0) == {}


@rule("il_vecchio/travel-2")
def test_the_shortest_way_is_paid() -> None:
    state = position(goods={0: {"florins": 9}}, standing={0: ["pescia"]})
    play(state, "member pescia")
    # Pescia, Pistoia, Carmignano, Florence, Poggibonsi: four steps.
    play(state, "walk poggibonsi")
    assert events(state, "walks")[0].facts["cost"] == 4
    assert has(state, 0) == {"florins": 9 - 4 + 3}


@rule("il_vecchio/travel-2")
def test_no_way_is_longer_than_the_purse() -> None:
    state = position(goods={0: {"florins": 2}}, standing={0: ["pescia"]})
    play(state, "member pescia")
    assert set(legal(state)) == {"walk pistoia", "walk carmignano"}
    assert refused(state, "walk florence").code == "too-far"
    assert refused(state, "ride florence").code == "no-carriage"
    assert refused(state, "walk pescia").code == "already-there"


@rule("il_vecchio/travel-3", "il_vecchio/track-1")
def test_a_carriage_goes_to_every_town_where_something_can_be_done() -> None:
    state = position(goods={0: {"carriage": 1}}, standing={0: ["florence"]})
    play(state, "member florence")
    assert set(legal(state)) == {
        "ride carmignano", "ride ponte-a-sieve", "ride poggibonsi", "ride pistoia",
        "ride borgo-san-lorenzo", "ride mensano", "ride vallombrosa", "ride greve",
    }  # fmt: skip
    assert refused(state, "ride pescia").code == "no-help"
    assert refused(state, "ride vernio").code == "followers-missing"
    assert refused(state, "stay").code == "scrolls-missing"


@rule("il_vecchio/travel-1")
def test_a_member_that_can_reach_nothing_is_not_offered() -> None:
    state = position(goods={0: {"florins": 0}}, standing={0: ["pescia", "carmignano"]})
    assert legal(state, "member") == ["member carmignano"]
    error = refused(state, "member pescia")
    assert (error.code, error.clause) == ("member-stuck", "il_vecchio/travel-1")


# -- town actions ----------------------------------------------------------------------------------


@rule("il_vecchio/town-4", "il_vecchio/supply-1")
@pytest.mark.parametrize(
    ("place", "take", "gained"),
    [
        ("pistoia", ", take florins", {"florins": 5}),
        ("pistoia", ", take scroll", {"scroll": 1}),
        ("borgo-san-lorenzo", "", {"assassin": 1}),
        ("mensano", "", {"knight": 1}),
        ("vallombrosa", "", {"abbot": 1}),
        ("greve", ", take bishop", {"bishop": 2}),
        ("greve", ", take carriage", {"carriage": 2}),
    ],
)
def test_what_towns_bring(place: str, take: str, gained: dict[str, int]) -> None:
    state = position(standing={0: [place]})
    play(state, f"member {place}{take}")
    assert has(state, 0) == gained
    assert where(state, 0)["lying"] == [place]


@rule("il_vecchio/town-1")
def test_only_standing_members_act() -> None:
    state = position(goods={0: {"florins": 5}}, standing={0: ["greve"]}, lying={0: ["siena"]})
    assert legal(state, "member") == ["member greve"]
    assert refused(state, "member siena").code == "member-lies"
    assert refused(state, "member vinci").code == "no-member"


@rule("il_vecchio/town-3")
def test_a_bishop_keeps_the_member_standing_and_moves_no_middleman() -> None:
    state = position(goods={0: {"bishop": 1}}, standing={0: ["prato"]})
    play(state, "member prato, stay?")
    assert has(state, 0) == {"knight": 1}
    assert where(state, 0)["standing"] == ["prato"]
    assert middleman(state, "gray") == "mensano"


@rule("il_vecchio/town-2", "il_vecchio/town-3")
def test_where_both_are_there_the_seat_chooses() -> None:
    state = position(goods={0: {"bishop": 1}}, standing={0: ["mensano"]})
    play(state, "member mensano, stay?")
    assert legal(state) == ["lie", "bishop"]
    play(state, "bishop")
    assert where(state, 0)["standing"] == ["mensano"]
    assert middleman(state, "gray") == "mensano"
    state = position(goods={0: {"bishop": 1}}, standing={0: ["mensano"]})
    play(state, "member mensano, stay?, lie")
    assert where(state, 0)["lying"] == ["mensano"]
    assert middleman(state, "gray") == "san-miniato"
    assert has(state, 0) == {"knight": 1, "bishop": 1}


@rule("il_vecchio/town-2", "il_vecchio/town-3")
def test_without_middleman_and_bishop_nothing_happens_in_a_crest_town() -> None:
    state = position(goods={0: {"florins": 1}}, standing={0: ["prato"]})
    play(state, "member prato")
    assert refused(state, "stay").clause == "il_vecchio/town-2"


@rule("il_vecchio/town-5", "il_vecchio/map-1")
@pytest.mark.parametrize("place", ["carmignano", "ponte-a-sieve", "poggibonsi"])
def test_green_towns_need_nobody(place: str) -> None:
    state = position(standing={0: [place]})
    play(state, f"member {place}")
    assert has(state, 0) == {"florins": 3}
    assert where(state, 0)["lying"] == [place]
    state = position(goods={0: {"bishop": 1}}, standing={0: [place]})
    play(state, f"member {place}, stay?, bishop")
    assert has(state, 0) == {"florins": 3}
    assert where(state, 0)["standing"] == [place]


@rule("il_vecchio/map-2")
def test_middlemen_come_round_their_towns() -> None:
    state = position()
    parts = state.edition
    for colour in range(5):
        town = first = state.state()["middlemen"][colour]  # type: ignore[index]
        seen = set()
        for _ in range(5):
            seen.add(town)
            town = int(parts.next_town[town])
        assert town == first
        assert len(seen) == 5


# -- council tiles that enhance town actions -------------------------------------------------------


@rule(
    "il_vecchio/council-1", "il_vecchio/council-3", "il_vecchio/council-4", "il_vecchio/council-5"
)
@pytest.mark.parametrize(
    ("tile", "place", "take", "gained"),
    [
        ("council-florins", "pistoia", ", take florins", {"florins": 9}),
        ("council-florins", "poggibonsi", "", {"florins": 3}),  # brown towns only
        ("council-florins", "pistoia", ", take scroll", {"scroll": 1}),
        ("council-follower", "mensano", "", {"knight": 1, "florins": 2}),
        ("council-follower", "greve", ", take bishop", {"bishop": 2}),
        ("council-assassin", "borgo-san-lorenzo", "", {"assassin": 2}),
        ("council-knight", "mensano", "", {"knight": 2}),
        ("council-abbot", "vallombrosa", "", {"abbot": 2}),
        ("council-abbot", "mensano", "", {"knight": 1}),
        ("council-bishop", "greve", ", take bishop", {"bishop": 2, "carriage": 1, "florins": 2}),
        (
            "council-carriage",
            "greve",
            ", take carriage",
            {"bishop": 1, "carriage": 2, "florins": 2},
        ),
        ("council-carriage", "greve", ", take bishop", {"bishop": 2}),
    ],
)
def test_enhanced_town_actions(tile: str, place: str, take: str, gained: dict[str, int]) -> None:
    state = position(standing={0: [place]}, council={0: [tile]})
    play(state, f"member {place}{take}")
    assert has(state, 0) == gained


@rule("il_vecchio/council-1")
def test_two_tiles_can_enhance_one_action_and_a_bishop_changes_nothing() -> None:
    state = position(
        goods={0: {"bishop": 1}}, standing={0: ["prato"]},
        council={0: ["council-knight", "council-follower"]},
    )  # fmt: skip
    play(state, "member prato, stay?")
    assert has(state, 0) == {"knight": 2, "florins": 2}


@rule("il_vecchio/council-2", "il_vecchio/I10")
def test_one_more_scroll_may_be_bought() -> None:
    def at_pistoia(florins: int) -> giglio.State:
        state = position(
            goods={0: {"florins": florins}}, standing={0: ["pistoia"]},
            council={0: ["council-scroll"]},
        )  # fmt: skip
        if florins:
            play(state, "member pistoia, stay?, take scroll")
        else:
            play(state, "member pistoia, take scroll")
        return state

    state = at_pistoia(2)
    assert legal(state) == ["done", "buy"]
    play(state, "buy")
    assert has(state, 0) == {"scroll": 2, "florins": 1}
    state = at_pistoia(2)
    play(state, "done")
    assert has(state, 0) == {"scroll": 1, "florins": 2}
    assert has(at_pistoia(0), 0) == {"scroll": 1}


# -- reinforcement ---------------------------------------------------------------------------------


@rule("il_vecchio/reinforce-1", "il_vecchio/arrival-1", "il_vecchio/map-3", "il_vecchio/I12")
def test_reinforcement_goes_beside_the_area_rolled() -> None:
    state = position(standing={0: ["siena"]}, coming=[roll(4)])
    play(state, "reinforce")
    assert set(legal(state)) == {
        "place san-miniato", "place empoli", "place castel-fiorentino", "place vinci",
    }  # fmt: skip
    assert refused(state, "place florence").code == "not-beside"
    assert refused(state, "done").code == "must-place"
    play(state, "place empoli")
    assert where(state, 0)["standing"] == ["siena", "empoli"]
    assert seat(state, 0)["supply"] == 10
    assert state.actor == 1


@rule("il_vecchio/arrival-2", "il_vecchio/I7")
def test_a_seven_leaves_the_town_open() -> None:
    state = position(coming=[roll(7)])
    play(state, "reinforce")
    assert len(legal(state, "place")) == 32
    play(state, "place florence")
    assert where(state, 0)["standing"] == ["florence"]


@rule("il_vecchio/arrival-3")
def test_without_a_member_in_the_supply_there_is_no_reinforcement() -> None:
    state = position(
        standing={0: ["siena"] * 12}, goods={0: {"bishop": 1}}, provinces={0: ["venice-roll"]}
    )
    assert "reinforce" not in legal(state)
    assert refused(state, "reinforce").code == "no-supply"
    assert refused(state, "use venice-roll").code == "no-supply"


@rule("il_vecchio/council-7", "il_vecchio/I8", "il_vecchio/map-4")
def test_the_reinforcement_tile_brings_a_second_member() -> None:
    council = {0: ["council-reinforcement"]}
    state = position(council=council, coming=[roll(6)])
    play(state, "reinforce")
    assert "done" not in legal(state)
    play(state, "place volterra")
    assert "done" in legal(state)
    play(state, "place volterra")
    assert where(state, 0)["standing"] == ["volterra", "volterra"]
    state = position(council=council, coming=[roll(7)])
    play(state, "reinforce, place florence")
    assert "place pescia" in legal(state)
    play(state, "done")
    assert where(state, 0)["standing"] == ["florence"]
    assert state.actor == 1


@rule("il_vecchio/council-7", "il_vecchio/arrival-3")
def test_the_second_member_must_be_there() -> None:
    state = position(
        standing={0: ["siena"] * 11}, council={0: ["council-reinforcement"]}, coming=[roll(6)]
    )
    play(state, "reinforce, place volterra")
    assert state.actor == 1


@rule("il_vecchio/variant-1", "il_vecchio/I8")
def test_reinforcement_without_a_roll() -> None:
    state = position(options={"free_reinforcement": True})
    play(state, "reinforce")
    assert len(legal(state, "place")) == 32
    play(state, "place florence")
    assert events(state, "rolls") == []
    state = position(options={"free_reinforcement": True}, council={0: ["council-reinforcement"]})
    play(state, "reinforce, place florence, place vernio")
    assert where(state, 0)["standing"] == ["florence", "vernio"]
    # The rolls of tiles stay.
    state = position(
        options={"free_reinforcement": True}, provinces={0: ["venice-roll"]}, coming=[roll(2)]
    )
    play(state, "use venice-roll")
    assert len(legal(state, "place")) == 4


# -- recovery --------------------------------------------------------------------------------------


@rule("il_vecchio/recover-1", "il_vecchio/turn-2")
def test_recovery_raises_all_members_and_brings_a_florin() -> None:
    state = position(standing={0: ["greve"]}, lying={0: ["siena", "siena", "vinci"], 1: ["vinci"]})
    play(state, "recover")
    assert where(state, 0) == {"standing": ["vinci", "greve", "siena", "siena"], "lying": []}
    assert where(state, 1) == {"standing": [], "lying": ["vinci"]}
    assert has(state, 0) == {"florins": 1}


@rule("il_vecchio/council-6", "il_vecchio/I10")
def test_the_recovery_tile_may_bring_a_member() -> None:
    council = {0: ["council-recovery"]}
    state = position(council=council, coming=[roll(9)])
    play(state, "recover")
    assert legal(state) == ["done", "roll"]
    play(state, "roll, place certaldo")
    assert where(state, 0)["standing"] == ["certaldo"]
    assert state.actor == 1
    state = position(council=council)
    play(state, "recover, done")
    assert where(state, 0)["standing"] == []
    state = position(council=council, standing={0: ["siena"] * 12})
    play(state, "recover")
    assert state.actor == 1


@rule("il_vecchio/turn-1", "il_vecchio/turn-2")
def test_one_action_and_the_next_seat_clockwise() -> None:
    state = position(actor=3, start=2)
    for number in (3, 0, 1, 2):
        assert state.actor == number
        play(state, "recover")
    assert state.actor == 3
    assert state.state()["round"] == 4
