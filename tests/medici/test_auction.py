"""The auction, paying and loading."""

import pytest

from medici.table import amounts, events, legal, new, play, position, refused
from support import rule


@rule("medici/bid-1", "medici/bid-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_answers_go_round_from_the_selectors_left_and_end_with_it(seats: int) -> None:
    state = new(seats, "dye-4", first=1)
    play(state, "stop")
    order = []
    for _ in range(seats):
        assert state.view(None)["lot"] == ["dye-4"]
        order.append(state.actor)
        state.play("pass")
    assert order == [(1 + step) % seats for step in range(1, seats + 1)]
    assert order[-1] == 1


@rule("medici/bid-2")
def test_each_bid_is_higher_than_the_last() -> None:
    state = new(4, "dye-4")
    play(state, "stop, bid 5")
    assert legal(state) == ["pass", *(f"bid {amount}" for amount in range(6, 41))]
    for amount in (1, 4, 5):
        error = refused(state, f"bid {amount}")
        assert (error.clause, error.code) == ("medici/bid-2", "too-low")
        assert error.facts == {"high": 5}
        assert "5" in error.reason
    play(state, "bid 6, pass, bid 7")
    assert amounts(state, "buys") == {0: 7}


@rule("medici/bid-2")
def test_who_has_answered_is_not_asked_again() -> None:
    state = new(3, "dye-4", "grain-2")
    play(state, "stop, bid 5, bid 6")
    assert state.actor == 0
    state.play("bid 7")  # nobody may answer that
    assert [event.seat for event in events(state, "bids")] == [1, 2, 0]
    assert amounts(state, "buys") == {0: 7}
    assert state.view(None)["lot"] == ["grain-2"]


@rule("medici/bid-2", "medici/M5")
def test_a_selector_who_alone_can_bid_may_pass() -> None:
    ships = {1: ["grain-0", "grain-1", "grain-2"], 2: ["spice-1", "spice-2", "spice-3"]}
    state = position(3, ships, ["gold"], actor=0, phase="selecting", coming=["fur-5", "fur-4"])
    play(state, "draw, draw")
    assert state.actor == 0  # two holds each: the others had to pass
    assert legal(state)[:2] == ["pass", "bid 1"]
    state.play("pass")
    assert state.view(None)["unsold"] == ["gold", "fur-5", "fur-4"]


@rule("medici/load-1")
def test_the_winner_pays_its_bid() -> None:
    state = new(4, "dye-4")
    play(state, "stop, bid 3, pass, bid 9, pass")
    assert state.scores() == [40, 40, 40, 31]
    assert state.score_sheet(3)["bids"] == -9
    (bought,) = events(state, "buys")
    assert (bought.seat, bought.clause) == (3, "medici/load-1")
    assert bought.facts == {"amount": 9, "cards": ["dye-4"]}


@rule("medici/load-1")
def test_nobody_bids_more_than_it_has() -> None:
    state = position(4, {}, ["gold"], actor=1, selector=0, florins={1: 7})
    assert legal(state)[-1] == "bid 7"
    error = refused(state, "bid 8")
    assert (error.clause, error.code) == ("medici/load-1", "too-dear")
    assert error.facts == {"florins": 7, "amount": 8}
    state.play("bid 7")
    play(state, "pass, pass, pass")
    assert state.scores()[1] == 0


@rule("medici/load-1")
def test_who_cannot_go_higher_has_no_decision() -> None:
    state = position(4, {}, ["gold"], actor=1, selector=0, florins={2: 7, 3: 0})
    state.play("bid 7")
    assert state.actor == 0
    passed = events(state, "cannot-pay")
    assert [(event.seat, event.facts["florins"]) for event in passed] == [(2, 7), (3, 0)]
    assert all(event.forced and event.clause == "medici/load-1" for event in passed)


@rule("medici/load-2")
def test_the_cards_lie_open_in_the_winners_ship() -> None:
    state = new(4, "dye-4", "gold")
    play(state, "draw, stop, bid 3, pass, pass, pass")
    for eyes in (None, 0, 1, 2, 3):
        ships = [seat["ship"] for seat in state.view(eyes)["seats"]]
        assert ships == [[], ["dye-4", "gold"], [], []]
    assert state.view(None)["seats"][1]["cargo"] == 14


@rule("medici/load-3")
@pytest.mark.parametrize("bids", ["bid 1, pass, pass, pass", "pass, pass, pass, bid 1"])
def test_the_next_seat_makes_up_the_next_lot_whoever_won(bids: str) -> None:
    state = new(4, "dye-4", first=2)
    play(state, f"stop, {bids}")
    assert state.view(None)["selector"] == state.actor == 3


@rule("medici/auction-1")
def test_a_lot_is_loaded_whole() -> None:
    state = new(4, "dye-0", "fur-0", "gold")
    play(state, "draw, draw, bid 3, pass, pass, pass")
    assert state.view(None)["seats"][1]["ship"] == ["dye-0", "fur-0", "gold"]
    assert state.view(None)["unsold"] == []
    assert not any(words.startswith(("discard", "return")) for words in legal(state))


@rule("medici/auction-2")
def test_a_ship_without_room_must_pass() -> None:
    ships = {1: ["grain-0", "grain-1", "grain-2", "grain-3"], 2: ["spice-1", "spice-2"]}
    state = position(4, ships, ["gold"], actor=0, phase="selecting")
    play(state, "draw, stop")
    assert state.actor == 2
    (passed,) = events(state, "cannot-load")
    assert (passed.seat, passed.clause, passed.facts["room"]) == (1, "medici/auction-2", 1)
    assert passed.forced


@rule("medici/auction-2")
def test_with_two_seats_a_sixth_and_a_seventh_card_have_room() -> None:
    ships = {0: ["grain-0", "grain-1", "grain-2", "grain-3", "grain-4"]}
    state = position(2, ships, ["gold", "dye-1"], actor=0, selector=1)
    play(state, "bid 5, pass")
    assert events(state, "buys")[0].facts["cards"] == ["gold", "dye-1"]
    assert events(state, "ships-full")[0].seat == 1


@rule("medici/auction-4")
def test_a_full_ship_neither_bids_nor_makes_up_lots() -> None:
    full = ["grain-0", "grain-1", "grain-2", "grain-3", "grain-4"]
    state = position(4, {1: full}, ["gold"], actor=0, phase="selecting", coming=["fur-2"])
    play(state, "stop")
    assert state.actor == 2
    play(state, "pass, pass, bid 1")
    assert state.view(None)["selector"] == 2
    assert all(event.seat != 1 for event in state.story.events)


@rule("medici/auction-4")
def test_a_ship_that_has_just_become_full_is_skipped() -> None:
    ships = {1: ["grain-0", "grain-1", "grain-2", "grain-3"]}
    state = position(4, ships, ["gold"], actor=1, selector=0)
    play(state, "bid 1, pass, pass, pass")
    assert state.view(None)["selector"] == 2


@rule("medici/auction-5")
def test_one_florin_is_the_lowest_bid() -> None:
    state = new(4, "dye-4")
    play(state, "stop")
    assert legal(state)[:2] == ["pass", "bid 1"]
    assert refused(state, "bid 0").code == "wrong-arguments"


@rule("medici/auction-5")
def test_a_lot_nobody_wants_is_out_for_the_day() -> None:
    state = new(4, "dye-4", "gold", "fur-1")
    play(state, "draw, stop, pass, pass, pass, pass")
    view = state.view(None)
    assert view["unsold"] == ["dye-4", "gold"]
    assert view["seats"] == new(4).view(None)["seats"]
    assert view["selector"] == 1
    assert view["deck"] == 24 - 3
    (told,) = events(state, "unsold")
    assert (told.seat, told.clause) == (0, "medici/auction-5")
    while state.view(None)["day"] == 1:
        assert state.view(None)["unsold"][:2] == ["dye-4", "gold"]
        state.play(state.legal()[-1])
    assert "gold" not in [event.facts["card"] for event in events(state, "fills-free")]


@rule("medici/auction-2", "medici/bid-3", "medici/auction-3", "medici/load-1")
def test_the_rulebooks_example_of_an_auction() -> None:
    """Jenna has three free holds and draws three cards; later David alone has room for three."""
    jenna, jacob, lisa, david, lily = range(5)
    ships = {
        jenna: ["cloth-0", "cloth-1"],
        jacob: ["cloth-2", "cloth-3", "cloth-4"],
        lisa: ["spice-0", "spice-1", "spice-2", "spice-3"],
        david: ["grain-0", "grain-1"],
        lily: ["dye-0", "dye-1", "dye-2"],
    }
    state = position(
        5, ships, ["fur-0"], actor=jenna, phase="selecting",
        coming=["fur-1", "fur-2", "fur-3", "fur-4", "fur-5"],
    )  # fmt: skip
    play(state, "draw, draw")
    assert state.actor == david  # two and one free hold: Jacob and Lisa must pass
    state.play("bid 7")
    assert state.actor == jenna  # Lily has passed
    state.play("bid 8")
    assert state.scores()[jenna] == 30 - 8
    assert state.view(None)["seats"][jenna]["ship"][2:] == ["fur-0", "fur-1", "fur-2"]

    assert state.actor == jacob
    play(state, "draw, draw")
    assert state.actor == david
    state.play("bid 1")
    assert state.scores()[david] == 30 - 1
    assert len(state.view(None)["seats"][david]["ship"]) == 5
