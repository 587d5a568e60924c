"""Making up a lot."""

import pytest

from medici.table import events, legal, new, play, position, refused
from support import rule


@rule("medici/lot-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_first_card_is_turned_up_at_once(seats: int) -> None:
    state = new(seats, "fur-3", first=1)
    assert state.view(None)["lot"] == ["fur-3"]
    assert legal(state) == ["draw", "stop"]
    (drawn,) = events(state, "draws")
    assert (drawn.seat, drawn.clause, drawn.facts["card"]) == (1, "medici/lot-1", "fur-3")


@rule("medici/lot-2")
def test_after_one_card_the_selector_may_stop() -> None:
    state = new(4, "fur-3")
    play(state, "stop")
    assert state.view(None)["phase"] == "bidding"
    assert state.view(None)["lot"] == ["fur-3"]


@rule("medici/lot-2")
def test_a_second_card_may_follow_and_be_the_last() -> None:
    state = new(4, "fur-3", "gold")
    play(state, "draw")
    assert legal(state) == ["draw", "stop"]
    play(state, "stop")
    assert state.view(None)["lot"] == ["fur-3", "gold"]


@rule("medici/lot-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_after_three_cards_the_lot_is_complete(seats: int) -> None:
    state = new(seats, "fur-3", "gold", "dye-0")
    play(state, "draw, draw")
    assert state.view(None)["lot"] == ["fur-3", "gold", "dye-0"]
    assert (state.view(None)["phase"], state.actor) == ("bidding", 1)
    (offer,) = events(state, "offers")
    assert offer.forced


@rule("medici/lot-2")
def test_an_empty_deck_ends_the_lot() -> None:
    unsold = ["cloth-0", "cloth-1", "cloth-2", "cloth-3", "cloth-4", "cloth-5", "fur-0", "fur-1"]
    ships = {
        0: ["dye-1", "dye-0", "dye-2"],
        1: ["grain-0", "grain-1", "grain-2"],
        2: ["spice-1", "spice-2"],
    }
    state = position(3, ships, ["gold"], actor=0, phase="selecting", unsold=unsold)
    assert state.view(None)["deck"] == 1
    play(state, "draw")
    assert state.view(None)["deck"] == 0
    assert len(state.view(None)["lot"]) == 2
    assert state.view(None)["phase"] == "bidding"


@rule("medici/lot-3")
def test_nobody_bids_before_the_lot_is_complete() -> None:
    state = new(4, "fur-3")
    for action in ("bid 1", "pass"):
        error = refused(state, action)
        assert (error.clause, error.code) == ("medici/lot-3", "no-auction")
        assert "draw or stop" in error.reason


@rule("medici/lot-3")
def test_the_lot_does_not_change_while_it_is_auctioned() -> None:
    state = new(4, "fur-3")
    play(state, "stop")
    for action in ("draw", "stop"):
        error = refused(state, action)
        assert (error.clause, error.code) == ("medici/lot-3", "auction-runs")
        assert "bid or pass" in error.reason


@rule("medici/auction-3")
def test_no_lot_is_larger_than_the_roomiest_ship() -> None:
    ships = {
        0: ["cloth-0", "cloth-1", "cloth-2", "cloth-3"],
        1: ["grain-0", "grain-1", "grain-2"],
        2: ["spice-1", "spice-2", "spice-3", "spice-4"],
    }
    state = position(3, ships, ["gold"], actor=0, phase="selecting")
    assert state.view(None)["roomiest"] == 2
    play(state, "draw")
    assert len(state.view(None)["lot"]) == 2
    assert (state.view(None)["phase"], state.actor) == ("bidding", 1)


@rule("medici/auction-3")
def test_a_lot_may_be_too_large_for_its_selector() -> None:
    ships = {0: ["cloth-0", "cloth-1", "cloth-2", "cloth-3"], 1: ["grain-0", "grain-1"]}
    state = position(3, ships, ["gold"], actor=0, phase="selecting")
    play(state, "draw, draw")
    assert len(state.view(None)["lot"]) == 3


@rule("medici/auction-3")
def test_with_one_hold_each_the_first_card_is_the_lot() -> None:
    ships = {
        0: ["cloth-0", "cloth-1", "cloth-2", "cloth-3"],
        1: ["grain-0", "grain-1", "grain-2"],
        2: ["spice-1", "spice-2", "spice-3", "spice-4"],
    }
    state = position(
        3, ships, ["dye-0", "dye-1"], actor=1, selector=0, coming=["gold"], unsold=["fur-0"]
    )
    play(state, "bid 1")  # only this ship has room for two: the others must pass
    assert [seat["florins"] for seat in state.view(None)["seats"]] == [40, 39, 40]
    # Seat 1 is full; the lot of seat 2 is one card, and nobody could take two.
    assert state.view(None)["lot"] == ["gold"]
    assert (state.view(None)["selector"], state.view(None)["phase"]) == (2, "bidding")
    assert state.actor == 0
