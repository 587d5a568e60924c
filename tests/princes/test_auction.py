"""The auctions of objects: naming, bidding, declining, the last seat."""

import pytest

from princes.table import (
    ANNA,
    BOB,
    CHRIS,
    DAVID,
    ELENA,
    events,
    legal,
    phase,
    play,
    position,
    refused,
    seat,
    told,
    view,
)
from support import rule

ALL = ["forest", "lake", "park", "jester", "builder", "prestige", "recruiting"]


@rule(
    "princes/auction-4", "princes/auction-5", "princes/auction-7", "princes/auction-8",
    "princes/auction-9", "princes/auction-12",
)  # fmt: skip
def test_the_worked_example_of_four_auctions() -> None:
    """Anna 200 for a Park, David 700 for a Jester, Bob 600 for a Forest, Chris 200."""
    state = position(phase="naming")
    play(state, "name park, pass, pass, pass, lay a1 r1")
    assert seat(state, ANNA)["florins"] == 3300
    assert seat(state, ANNA)["landscapes"]["park"] == 1
    assert state.actor == BOB
    play(state, "name jester")
    assert state.actor == CHRIS
    play(state, "bid 300, bid 400")
    assert state.actor == BOB  # Anna is not asked
    play(state, "bid 500, bid 600, bid 700, pass, pass")
    assert (seat(state, DAVID)["florins"], seat(state, DAVID)["jesters"]) == (2800, 1)
    assert state.actor == BOB  # he names again
    assert "park" not in legal(state, "name")
    assert "jester" not in legal(state, "name")
    play(state, "name forest, bid 300, bid 400, bid 500, bid 600, pass, lay a1 r1")
    assert (seat(state, BOB)["florins"], seat(state, BOB)["landscapes"]["forest"]) == (2900, 1)
    assert state.actor == CHRIS
    assert phase(state) == "last"
    assert legal(state) == [
        "take lake", "take builder", "take prestige", "take recruiting", "decline",
    ]  # fmt: skip
    play(state, "take builder")
    assert (seat(state, CHRIS)["florins"], seat(state, CHRIS)["builders"]) == (3300, 1)
    assert (phase(state), state.actor) == ("acting", ANNA)
    assert told(state, "acquires") == [
        (ANNA, {"object": "park", "amount": 200}),
        (DAVID, {"object": "jester", "amount": 700}),
        (BOB, {"object": "forest", "amount": 600}),
        (CHRIS, {"object": "builder", "amount": 200}),
    ]


@rule("princes/auction-1", "princes/auction-11")
def test_who_has_an_object_is_asked_no_more_in_this_round() -> None:
    state = position(3, phase="naming")
    play(state, "name jester, pass, pass")
    asked = []
    while phase(state) != "acting":
        asked.append(state.actor)
        state.play("pass" if "pass" in legal(state) else legal(state)[0])
    assert ANNA not in asked


@rule("princes/auction-1")
def test_markers_come_back_for_the_next_round() -> None:
    state = position(3, phase="naming", round=1)
    play(state, "name jester, pass, pass, decline, decline, done, done, done")
    assert view(state)["round"] == 2
    assert not any(row["supplied"] for row in view(state)["seats"])
    assert legal(state, "name") == ALL


@rule("princes/auction-2")
def test_of_each_stack_one_object_a_round() -> None:
    state = position(3, phase="naming", closed=["jester", "lake"])
    assert legal(state, "name") == ["forest", "park", "builder", "prestige", "recruiting"]
    error = refused(state, "name jester")
    assert (error.code, error.clause) == ("stack-closed", "princes/auction-2")


@rule("princes/auction-3")
def test_empty_stacks_are_not_auctioned() -> None:
    state = position(
        3, phase="naming", jesters={0: 3, 1: 4}, recruiting={0: 5}, builders={1: 3, 2: 3},
        prestige={2: list(state_prestige())},
    )  # fmt: skip
    assert legal(state, "name") == ["forest", "lake", "park"]
    for name in ("jester", "builder", "prestige", "recruiting"):
        assert refused(state, f"name {name}").code == "stack-empty"


def state_prestige() -> list[str]:
    from princes.table import PARTS

    return list(PARTS.prestige_names)


@rule("princes/auction-3")
def test_six_forests_are_enough_for_six_auctions() -> None:
    forests = ["forest"] * 3
    state = position(3, phase="naming", pieces={0: forests, 1: forests})
    assert legal(state, "name") == ALL[1:]


@rule("princes/auction-4")
def test_naming_bids_exactly_200() -> None:
    state = position(3, phase="naming")
    play(state, "name lake")
    assert (view(state)["high_bid"], view(state)["next_bid"]) == (200, 300)
    assert told(state, "names") == [(ANNA, {"object": "lake", "amount": 200})]


@rule("princes/auction-4")
def test_the_starting_seat_names_first() -> None:
    state = position(4, phase="acting", actor=1, starter=2, round=3)
    play(state, "done")
    assert (view(state)["round"], state.actor, phase(state)) == (4, DAVID, "naming")


@rule("princes/auction-5")
def test_bids_rise_by_exactly_100() -> None:
    state = position(3, phase="naming")
    play(state, "name lake")
    assert legal(state) == ["bid 300", "pass"]
    error = refused(state, "bid 400")
    assert (error.code, error.facts) == ("wrong-step", {"needed": 300})
    assert refused(state, "bid 200").code == "wrong-step"
    play(state, "bid 300")
    assert legal(state) == ["bid 400", "pass"]


@rule("princes/auction-6")
def test_a_pass_holds_for_this_object_alone() -> None:
    state = position(3, phase="naming")
    play(state, "name jester, pass, bid 300")
    assert state.actor == ANNA  # Bob, who passed, is not asked again
    play(state, "bid 400, pass")
    assert told(state, "acquires") == [(ANNA, {"object": "jester", "amount": 400})]
    assert state.actor == BOB
    play(state, "name builder")
    assert state.actor == CHRIS
    play(state, "bid 300")
    assert (state.actor, phase(state)) == (BOB, "bidding")


@rule("princes/auction-7")
def test_only_the_highest_bidder_pays() -> None:
    state = position(4, phase="naming")
    play(state, "name jester, bid 300, bid 400, bid 500, pass, pass, pass")
    florins = [row["florins"] for row in view(state)["seats"]]
    assert florins == [3500, 3500, 3500, 3000]
    assert seat(state, DAVID)["jesters"] == 1


@rule("princes/auction-8", "princes/P1")
def test_the_namer_goes_on_naming_until_it_has_something() -> None:
    state = position(5, phase="naming")
    play(state, "name jester, bid 300, pass, pass, pass, pass")  # Bob has it
    assert state.actor == ANNA
    play(state, "name builder, bid 300, pass, pass, pass")  # Chris
    assert state.actor == ANNA
    play(state, "name prestige, bid 300, pass, pass")  # David looks at cards first
    assert (state.actor, phase(state)) == (DAVID, "keeping")
    play(state, legal(state)[0])
    play(state, "rest")
    assert state.actor == ANNA
    play(state, "name lake, pass")
    play(state, "lay a1 r1")
    assert (state.actor, phase(state)) == (ELENA, "last")


@rule("princes/auction-9", "princes/P1")
def test_after_the_namer_the_next_seat_without_an_object_names() -> None:
    state = position(5, phase="naming")
    play(state, "name jester, bid 300, pass, pass, pass, pass")  # Bob has it
    play(state, "name builder, pass, pass, pass")  # Anna herself
    assert (state.actor, phase(state)) == (CHRIS, "naming")  # Bob is left out


@rule("princes/auction-10", "princes/auction-11", "princes/P1")
def test_who_declines_is_out_of_all_auctions_of_the_round() -> None:
    state = position(4, phase="naming")
    play(state, "decline")
    assert (state.actor, phase(state)) == (BOB, "naming")
    play(state, "name jester, bid 300, bid 400")
    assert state.actor == BOB  # Anna may not bid
    play(state, "pass, pass")
    assert told(state, "acquires") == [(DAVID, {"object": "jester", "amount": 400})]
    play(state, "decline")
    assert (state.actor, phase(state)) == (CHRIS, "last")
    play(state, "decline")
    assert (state.actor, phase(state)) == (ANNA, "acting")


@rule("princes/P1")
def test_who_cannot_pay_the_opening_bid_has_declined() -> None:
    state = position(3, phase="naming", florins={ANNA: 3500, BOB: 100}, points={BOB: 0})
    play(state, "name jester, pass")
    assert told(state, "cannot-name") == [(BOB, {})]
    assert (state.actor, phase(state)) == (CHRIS, "last")


@rule("princes/P1")
def test_a_forced_pass_is_told_as_such() -> None:
    state = position(3, phase="naming", florins={BOB: 250 - 50, CHRIS: 3500})
    play(state, "name jester")
    assert state.actor == CHRIS
    assert told(state, "cannot-bid") == [(BOB, {"object": "jester"})]
    assert events(state, "cannot-bid")[0].forced


@rule("princes/auction-12", "princes/P2")
def test_the_last_seat_takes_for_200_or_nothing() -> None:
    state = position(3, actor=CHRIS, phase="last", supplied=[0], declined=[1], closed=["park"])
    assert legal(state, "take") == [name for name in ALL if name != "park"]
    play(state, "take jester")
    assert seat(state, CHRIS)["florins"] == 3300
    state = position(3, actor=CHRIS, phase="last", supplied=[0, 1])
    play(state, "decline")
    assert seat(state, CHRIS)["florins"] == 3500
    assert told(state, "declines") == [(CHRIS, {})]


@rule("princes/P2")
def test_all_others_may_have_declined() -> None:
    state = position(3, phase="naming")
    play(state, "decline, decline")
    assert (state.actor, phase(state)) == (CHRIS, "last")
    play(state, "take jester")
    assert told(state, "acquires") == [(CHRIS, {"object": "jester", "amount": 200})]


@rule("princes/P2")
def test_a_namer_whom_a_bid_left_alone_takes_as_the_last_seat() -> None:
    state = position(3, phase="naming", supplied=[CHRIS], closed=["lake"])
    play(state, "name jester, bid 300, pass")
    assert (state.actor, phase(state)) == (ANNA, "last")
    assert legal(state, "take") == ["forest", "park", "builder", "prestige", "recruiting"]


@rule("princes/P2")
def test_a_last_seat_that_can_pay_nothing_is_not_asked() -> None:
    state = position(3, phase="naming", florins={CHRIS: 100})
    play(state, "decline, decline")
    assert told(state, "cannot-name") == [(CHRIS, {})]
    assert (state.actor, phase(state)) == (ANNA, "acting")


@rule("princes/auction-13", "princes/P3", "princes/builder-1")
def test_a_fourth_builder_is_neither_named_nor_bid_for() -> None:
    state = position(3, phase="naming", builders={ANNA: 3})
    assert "builder" not in legal(state, "name")
    error = refused(state, "name builder")
    assert (error.code, error.facts) == ("all-builders", {"count": 3})
    state = position(3, actor=BOB, phase="naming", builders={ANNA: 3})
    play(state, "name builder, pass")
    assert told(state, "acquires") == [(BOB, {"object": "builder", "amount": 200})]
    assert told(state, "cannot-bid") == [(ANNA, {"object": "builder"})]


# Four spaces are left, two and two side by side: a park fits, a forest or a lake does not.
CROWDED = ["university", "laboratory", "workshop", "opera", "studio", "theater", "tower"]


@rule("princes/auction-13", "princes/P3")
@pytest.mark.parametrize(("verb", "others"), [("name", []), ("take", [BOB, CHRIS])])
def test_a_landscape_that_fits_nowhere_is_not_to_be_had(verb: str, others: list[int]) -> None:
    asked = "last" if others else "naming"
    state = position(3, phase=asked, pieces={ANNA: CROWDED}, builders={ANNA: 3}, supplied=others)
    assert "forest" not in legal(state, verb)
    assert "lake" not in legal(state, verb)
    assert "park" in legal(state, verb)
    assert refused(state, f"{verb} forest").code == "fits-nowhere"


@rule("princes/auction-13", "princes/P3")
def test_a_landscape_that_fits_nowhere_is_not_bid_for() -> None:
    state = position(
        3, actor=BOB, phase="naming", pieces={ANNA: CROWDED}, builders={ANNA: 3}, starter=BOB
    )
    play(state, "name forest, pass")
    assert told(state, "cannot-bid") == [(ANNA, {"object": "forest"})]
    assert phase(state) == "laying"


@rule("princes/auction-14", "princes/P17")
def test_no_bid_beyond_all_the_money_there_is() -> None:
    state = position(2, phase="naming", florins={ANNA: 30_000, BOB: 30_000})
    play(state, "name jester")
    amount = 400
    while "bid" in [text.split()[0] for text in legal(state)]:
        assert legal(state)[0] == f"bid {amount}"
        play(state, f"bid {amount}")
        amount += 100
        if told(state, "acquires"):
            break
    assert told(state, "acquires")[0][1]["amount"] == 22_700


@rule("princes/auction-14")
def test_nobody_bids_more_than_it_can_pay() -> None:
    state = position(3, phase="naming", florins={BOB: 300, CHRIS: 3500}, declined=[])
    play(state, "name jester, bid 300, bid 400")
    assert state.actor == ANNA
    play(state, "bid 500")
    assert state.actor == CHRIS  # Bob cannot bid 600
    assert told(state, "cannot-bid") == [(BOB, {"object": "jester"})]
    state = position(3, phase="naming", florins={ANNA: 200})
    assert refused(state, "bid 300").code == "name-or-decline"
