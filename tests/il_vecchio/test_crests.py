"""Crests, and the three events."""

import pytest

import giglio
from giglio.kernel.chance import ChanceError
from il_vecchio.table import (
    COLOURS,
    crest,
    events,
    has,
    legal,
    middleman,
    phase,
    play,
    position,
    refused,
    seat,
    view,
    where,
)
from support import rule


def taking_a_crest(event: str, seats: int = 4, actor: int = 0, **more: object) -> giglio.State:
    """The acting seat takes the third space of Venice, which costs 4 and bears a crest."""
    goods = dict(more.pop("goods", {}))  # type: ignore[call-overload]
    own = {"assassin": 1, "florins": 4}
    for token, count in goods.get(actor, {}).items():
        own[token] = own.get(token, 0) + count
    goods[actor] = own
    standing = dict(more.pop("standing", {}))  # type: ignore[call-overload]
    standing[actor] = ["vicchio", *standing.get(actor, [])]
    tracks = {"venice": [1, 1]} if seats > 2 else {"venice": [1]}
    state = position(
        seats, actor=actor, goods=goods, standing=standing, tracks=tracks,
        coming=[crest(event)], **more,
    )  # type: ignore[arg-type]  # fmt: skip
    play(state, "member vicchio, stay?, pay 1 0 0?, coins?")
    return state


@rule("il_vecchio/crest-1", "il_vecchio/setup-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_crest_is_taken_from_the_stack(seats: int) -> None:
    state = taking_a_crest("middlemen", seats)
    assert seat(state, 0)["crests"] == 1
    assert view(state)["crests_left"] == {2: 4, 3: 4, 4: 6}[seats]
    assert view(state)["unseen_events"] == {"levy": 3, "middlemen": 2, "member": 3}


@rule("il_vecchio/crest-1")
def test_a_space_with_a_crest_does_nothing_when_none_is_left() -> None:
    state = position(
        final=True, goods={0: {"assassin": 1, "florins": 4}}, standing={0: ["vicchio"]},
        tracks={"venice": [1, 1]},
    )  # fmt: skip
    play(state, "member vicchio, stay")
    assert phase(state) == "province"
    assert seat(state, 0)["crests"] == 0
    assert events(state, "event") == []


@rule("il_vecchio/crest-4")
def test_all_middlemen_move_on() -> None:
    state = taking_a_crest("middlemen")
    assert {colour: middleman(state, colour) for colour in COLOURS} == {
        "brown": "dicomano",
        "black": "poppi",
        "gray": "san-miniato",
        "white": "siena",
        "purple": "san-gimignano",
    }


@rule("il_vecchio/crest-2", "il_vecchio/crest-3", "il_vecchio/I4")
def test_the_levy_goes_round_from_the_seat_that_took_the_crest() -> None:
    state = taking_a_crest(
        "levy", actor=2,
        goods={
            0: {"florins": 3, "scroll": 1}, 1: {"florins": 2},
            2: {"bishop": 2, "abbot": 1}, 3: {"carriage": 1, "florins": 2},
        },
    )  # fmt: skip
    assert phase(state) == "levy"
    assert state.actor == 2  # itself first
    assert legal(state) == ["give abbot", "give bishop"]
    assert refused(state, "give florins").code == "levy-florins"
    assert refused(state, "give knight").code == "nothing-to-give"
    play(state, "give bishop")
    # Seat 3 has a carriage to give and nothing else; then seat 0 chooses; seat 1 has too little.
    assert seat(state, 3)["carriage"] == 0
    assert state.actor == 0
    assert legal(state) == ["give florins", "give scroll"]
    play(state, "give florins")
    assert has(state, 0) == {"scroll": 1}
    assert has(state, 1) == {"florins": 2}
    assert [event.seat for event in events(state, "has-nothing")] == [1]
    assert (state.actor, phase(state)) == (2, "province")


@rule("il_vecchio/crest-3", "il_vecchio/I1")
def test_the_levy_takes_what_is_left_after_paying() -> None:
    state = taking_a_crest("levy", provinces={0: ["milan-florins"]})
    assert phase(state) == "province"  # nothing was left, and tiles are closed during the event
    assert [event.seat for event in events(state, "has-nothing")] == [0, 1, 2, 3]


@rule("il_vecchio/crest-5", "il_vecchio/I4")
def test_members_lie_down_or_go_back() -> None:
    state = taking_a_crest(
        "member",
        standing={0: ["siena"], 2: ["vinci", "vinci"], 3: []},
        lying={2: ["siena"], 3: ["colle"]},
    )
    # Seat 0 has only one in a town, seat 1 nobody, seat 2 chooses, seat 3 takes back its only one.
    assert where(state, 0)["lying"] == ["siena"]
    assert [event.seat for event in events(state, "has-nobody")] == [1]
    assert state.actor == 2
    assert set(legal(state)) == {"lay vinci", "return siena"}
    assert refused(state, "lay siena").code == "nobody-stands"
    assert refused(state, "return vinci").code == "nobody-lies"
    before = seat(state, 2)["supply"]
    play(state, "return siena")
    assert seat(state, 2)["supply"] == before + 1
    assert where(state, 2) == {"standing": ["vinci", "vinci"], "lying": []}
    assert where(state, 3) == {"standing": [], "lying": []}
    assert seat(state, 3)["supply"] == 12
    assert (state.actor, phase(state)) == (0, "province")


@rule("il_vecchio/crest-5")
def test_laying_one_of_two_members() -> None:
    state = taking_a_crest("member", standing={1: ["vinci", "siena"]})
    play(state, "lay vinci")
    assert where(state, 1) == {"standing": ["siena"], "lying": ["vinci"]}


@rule("il_vecchio/crest-6")
def test_the_first_crest_moves_the_token() -> None:
    state = taking_a_crest("middlemen")
    assert view(state)["token"] == "nobility"
    assert len(events(state, "token-moves")) == 1
    state = taking_a_crest("middlemen", crests={1: 1})
    assert view(state)["token"] == "nobility"
    assert events(state, "token-moves") == []


@rule("il_vecchio/crest-7")
def test_the_last_crest_is_told() -> None:
    state = taking_a_crest("middlemen", 3, crests={1: 4}, shown={"levy": 3, "member": 1})
    assert view(state)["crests_left"] == 0
    assert len(events(state, "last-crest")) == 1
    assert view(state)["final"] is False


@rule("il_vecchio/variant-2", "il_vecchio/I11")
def test_quiet_crests() -> None:
    state = position(
        goods={0: {"assassin": 1, "florins": 4, "bishop": 1}}, standing={0: ["vicchio"]},
        tracks={"venice": [1, 1]}, options={"quiet_crests": True},
    )  # fmt: skip
    play(state, "member vicchio, stay")
    assert phase(state) == "province"
    assert seat(state, 0)["crests"] == 1
    assert view(state)["token"] == "nobility"
    assert seat(state, 0)["bishop"] == 1
    assert middleman(state, "brown") == "pistoia"


@rule("il_vecchio/variant-3")
def test_less_luck_is_both() -> None:
    state = giglio.new("il_vecchio", 3, seed=1, options={"less_luck": True})
    assert state.options["free_reinforcement"] is True
    assert state.options["quiet_crests"] is True


@rule("il_vecchio/setup-3")
def test_every_event_may_be_among_the_crests() -> None:
    """Three of each lie among nine, so any may come until its three are out."""
    state = taking_a_crest("member", crests={1: 5}, shown={"levy": 3, "member": 2})
    assert view(state)["unseen_events"] == {"levy": 0, "middlemen": 3, "member": 0}
    with pytest.raises(ChanceError):
        taking_a_crest("levy", crests={1: 5}, shown={"levy": 3, "member": 2})
