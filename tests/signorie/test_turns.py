"""Rounds, dice, passing, hiring and assignments."""

import pytest

import giglio
from signorie.table import (
    BLUE,
    COLUMNS,
    PURPLE,
    RED,
    YELLOW,
    events,
    legal,
    men,
    phase,
    play,
    position,
    refused,
    seat,
)
from support import rule


def dice(state: giglio.State) -> dict[str, list[int]]:
    return {row["colour"]: row["dice"] for row in state.view(None)["columns"]}


# -- setting up a round ------------------------------------------------------------------------


@rule("signorie/round-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_rounds_are_played(seats: int) -> None:
    state = giglio.new("signorie", seats, seed=5, story=True)
    for number in range(1, 8):
        assert state.view(None)["round"] == number
        while state.view(None)["round"] == number and state.actor >= 0:
            choices = legal(state)
            state.play("pass" if "pass" in choices else choices[-1])
    assert state.actor == giglio.OVER
    assert [event.facts["round"] for event in events(state, "round-begins")] == list(range(1, 8))


@rule("signorie/setup-1")
def test_empty_alliance_slots_are_refilled_and_full_ones_stay() -> None:
    state = position(
        2,
        passed=[1],
        alliances={"milano": {"marriage": "este-5"}},
        placed={0: {"red": 6, "violet": 6, "grey": 6}, 1: {"red": 6, "violet": 6, "grey": 6}},
        coming=[("house", 0, "borgia"), ("tile", 0, "borgia-4")],
    )
    state.play("pass")
    cities = state.view(None)["cities"]
    assert (cities[0]["marriage"], cities[0]["mission"]) == ("este-5", "borgia-4")
    assert all(row[slot] for row in cities[:3] for slot in ("marriage", "mission"))
    assert all(row[slot] is None for row in cities[3:] for slot in ("marriage", "mission"))
    assert state.view(None)["stack"] == 42 - 6


@rule("signorie/setup-1", "signorie/S9")
def test_without_tiles_slots_stay_empty() -> None:
    state = position(2, passed=[1], placed={0: {"red": 6, "grey": 6, "violet": 6},
                                            1: {"red": 6, "grey": 6, "violet": 6}},
                     stack_empty=True)  # fmt: skip
    state.play("pass")
    assert state.view(None)["round"] == 2
    assert state.view(None)["stack"] == 0
    assert all(row["marriage"] is None for row in state.view(None)["cities"])


@rule("signorie/setup-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_dice_of_each_colour_as_seats(seats: int) -> None:
    state = giglio.new("signorie", seats, seed=6)
    assert {name: len(values) for name, values in dice(state).items()} == dict.fromkeys(
        COLUMNS, seats
    )
    rolled = [int(outcome.n) for outcome in state.outcomes if outcome.kind == "die"]
    assert rolled == [6] * (5 * seats)


@rule("signorie/setup-2")
def test_all_dice_are_rolled_again_each_round() -> None:
    names = ("one", "two", "three", "four", "five", "six")
    state = position(
        2, actor=0, passed=[1],
        placed={0: {"red": 6, "violet": 5, "grey": 4}, 1: {"red": 5, "violet": 6, "grey": 3}},
        alliances={city: {"marriage": "este-2", "mission": "medici-2"} for city in ["milano"]}
        | {"venezia": {"marriage": "este-3", "mission": "medici-3"},
           "firenze": {"marriage": "borgia-2", "mission": "borgia-3"}},
        coming=[("die", 6, names[face - 1]) for face in (1, 2, 3, 4, 5, 6, 6, 5, 4, 3)],
    )  # fmt: skip
    state.play("pass")
    assert list(dice(state).values()) == [[1, 2], [3, 4], [5, 6], [5, 6], [3, 4]]
    assert seat(state, 0)["dice"] == {}
    assert seat(state, 0)["threshold"] == 13


@rule("signorie/setup-3")
def test_ten_assignments_lie_on_ten_slots() -> None:
    seen = set()
    for seed in range(8):
        state = giglio.new("signorie", 4, seed=seed)
        lying = [
            row["assignments"][sex]["assignment"]
            for row in state.view(None)["columns"]
            for sex in ("male", "female")
        ]
        assert len(set(lying)) == 10
        seen.add(tuple(lying))
    assert len(seen) == 8


# -- turns and passing -------------------------------------------------------------------------


@rule("signorie/action-1")
def test_seats_act_in_turn_order() -> None:
    state = position(order=[YELLOW, BLUE, RED, PURPLE])
    for number in (YELLOW, BLUE, RED, PURPLE):
        assert state.actor == number
        play(state, "take yellow 3, signoria")
    assert state.actor == YELLOW
    assert refused(state, "signoria").code == "take-or-pass"


@rule("signorie/action-2", "signorie/action-3")
def test_a_pass_holds_for_the_round() -> None:
    state = position(order=[YELLOW, BLUE, RED, PURPLE])
    play(state, "take yellow 3, signoria")
    state.play("pass")  # the rulebook’s example: Blue passes
    assert seat(state, BLUE)["passed"]
    play(state, "take yellow 3, signoria, take yellow 3, signoria")
    turns = []
    while state.view(None)["round"] == 1 and phase(state) == "taking":
        turns.append(state.actor)
        state.play("pass")
    assert turns == [YELLOW, RED, PURPLE]


@rule("signorie/action-3")
def test_who_cannot_take_a_die_must_pass() -> None:
    state = position(
        2, florins={1: 0}, dice={"yellow": [3, 3], "red": [1, 1], "violet": [2, 2],
                                 "grey": [3, 3], "turquoise": [4, 4]},
        placed={}, available={1: (4, 3)}, assigned={("yellow", "male"): "alliance"},
    )  # fmt: skip
    play(state, "take yellow 3, signoria")
    assert state.actor == 1
    play(state, "take yellow 3, signoria")  # 3 florins
    assert seat(state, 1)["florins"] == 3
    poor = position(
        2, florins={1: 0}, placed={1: {"yellow": 1}},
        dice={"red": [1, 1], "violet": [2, 2], "grey": [3, 3], "turquoise": [4, 4]},
    )  # fmt: skip
    play(poor, "take yellow 3, signoria")
    assert poor.actor == 0  # seat 1 could pay for no die
    (passed,) = events(poor, "passes")
    assert (passed.seat, passed.forced) == (1, True)


@rule("signorie/action-4")
def test_after_four_dice_a_seat_passes() -> None:
    placed = {0: {"red": 1, "violet": 1, "grey": 1}}
    state = position(2, placed=placed)
    play(state, "take yellow 3, signoria, take yellow 3, signoria")
    assert state.actor == 1
    assert [event.seat for event in events(state, "passes")] == [0]
    assert len(seat(state, 0)["dice"]) == 4


# -- taking a die ------------------------------------------------------------------------------


@rule("signorie/die-1")
def test_a_die_goes_from_the_game_board_to_its_slot() -> None:
    state = position(dice={"violet": [2, 4, 4, 6]})
    assert legal(state, "take")[0:1] == ["take yellow 3"]
    assert {f"take violet {value}" for value in (2, 4, 6)} <= set(legal(state))
    state.play("take violet 4")
    assert dice(state)["violet"] == [2, 4, 6]
    assert seat(state, 0)["dice"] == {"violet": 4}
    error = refused(position(dice={"violet": [2, 4, 4, 6]}), "take violet 5")
    assert (error.clause, error.code) == ("signorie/die-1", "no-such-die")
    assert error.facts == {"colour": "violet", "die": 5}


@rule("signorie/die-2")
def test_one_die_of_a_colour_in_a_round() -> None:
    state = position(2, placed={0: {"violet": 3}})
    assert not any("violet" in text for text in legal(state))
    error = refused(state, "take violet 3")
    assert (error.clause, error.code) == ("signorie/die-2", "slot-full")


@rule("signorie/die-3")
@pytest.mark.parametrize(("colour", "cost"), list(zip(COLUMNS, (1, 2, 3, 4, 5), strict=True)))
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_difference_to_the_cost_is_paid(colour: str, cost: int, die: int) -> None:
    state = position(dice={colour: [die]}, careers={0: {"political": [8]}})
    state.play(f"take {colour} {die}")
    assert seat(state, 0)["florins"] == 10 - max(cost - die, 0)
    assert phase(state) == "acting"


@rule("signorie/die-3", "signorie/signoria-1")
def test_red_pays_four_florins_for_a_turquoise_one() -> None:
    """The rulebook’s example of taking a die."""
    state = position(actor=RED, dice={"turquoise": [1]})
    play(state, "take turquoise 1, signoria")
    assert seat(state, RED)["florins"] == 10 - 4
    (taken,) = events(state, "takes-die")
    assert taken.facts == {"colour": "turquoise", "die": 1, "cost": 4}


@rule("signorie/die-4")
def test_one_of_three_actions_must_follow() -> None:
    state = position(careers={0: {"military": [2]}})
    state.play("take grey 3")
    assert legal(state) == [
        "signoria", "assign male 1", "assign female 1",
        "hire violet-top", "hire violet-middle", "hire violet-bottom",
    ]  # fmt: skip
    error = refused(state, "pass")
    assert (error.clause, error.code) == ("signorie/die-4", "act-now")


@rule("signorie/die-4")
def test_only_what_is_fully_possible_can_be_chosen() -> None:
    nobody_on_a_career = position()
    nobody_on_a_career.play("take grey 3")
    assert legal(nobody_on_a_career) == [
        "assign female 1", "hire violet-top", "hire violet-middle", "hire violet-bottom",
    ]  # fmt: skip
    for action in ("signoria", "assign male 1"):
        error = refused(nobody_on_a_career, action)
        assert (error.clause, error.code) == ("signorie/die-4", "not-possible")


@rule("signorie/die-4")
def test_a_die_with_which_nothing_can_be_done_cannot_be_taken() -> None:
    state = position(
        2,
        available={0: (0, 0)},
        helpers={0: ["violet-top", "violet-middle", "violet-bottom"]},
    )
    assert not legal(state, "take grey 3")
    assert "take grey 3" not in legal(state)
    error = refused(state, "take grey 3")
    assert (error.clause, error.code) == ("signorie/die-4", "nothing-to-do")


@rule("signorie/die-5", "signorie/marriage-3")
@pytest.mark.parametrize(("florins", "dearest"), [(0, 0), (1, 2), (2, 1), (3, 1)])
def test_die_and_dowry_must_be_payable_together(florins: int, dearest: int) -> None:
    """A red die costs 2 less its value; every city asks for a dowry of 1 at least."""
    state = position(
        florins={0: florins},
        dice={"red": [1, 2, 3, 4]},
        available={0: (0, 1)},
        helpers={0: ["yellow-top", "yellow-middle", "yellow-bottom"]},
        assigned={("red", "female"): "marriage"},
    )
    red = [text for text in legal(state, "take") if "red" in text]
    if florins == 0:
        assert red == []
        error = refused(state, "take red 4")
        assert (error.clause, error.code) == ("signorie/die-5", "too-dear")
        assert error.facts == {"needed": 1, "florins": 0}
    else:
        assert red[0] == f"take red {dearest}"
        assert len(red) == 5 - dearest


@rule("signorie/die-5", "signorie/hire-3")
def test_die_and_helper_must_be_payable_together() -> None:
    state = position(
        2, florins={0: 3}, dice={"grey": [2, 3]}, available={0: (0, 0)},
    )  # fmt: skip
    # A helper of the violet column costs 2 at least: grey 2 makes 4 in all.
    assert [text for text in legal(state) if "grey" in text] == ["take grey 3"]
    state.play("take grey 3")  # 1 florin; the cheapest helper is all that is left to do
    assert seat(state, 0)["helpers"] == ["violet-top"]
    assert seat(state, 0)["florins"] == 0


# -- hiring ------------------------------------------------------------------------------------


@rule("signorie/hire-1", "signorie/hire-2", "signorie/hire-3")
def test_red_hires_into_the_yellow_column() -> None:
    """The rulebook’s example: a red die, the middle yellow slot, 3 florins."""
    state = position(actor=RED, dice={"red": [2]})
    state.play("take red 2")
    assert legal(state, "hire") == ["hire yellow-top", "hire yellow-middle", "hire yellow-bottom"]
    state.play("hire yellow-middle")
    assert seat(state, RED)["helpers"] == ["yellow-middle"]
    assert seat(state, RED)["florins"] == 10 - 3
    assert state.view(None)["helper_supply"] == 47
    assert state.actor == PURPLE


@rule("signorie/hire-1", "signorie/hire-2", "signorie/hire-3")
def test_why_a_helper_cannot_be_hired() -> None:
    state = position(florins={0: 3}, helpers={0: ["yellow-top"]})
    state.play("take red 3")
    cases = {
        "hire red-top": ("signorie/hire-2", "wrong-column"),
        "hire yellow-top": ("signorie/hire-1", "helper-there"),
        "hire yellow-bottom": ("signorie/hire-3", "helper-too-dear"),
    }
    for action, expected in cases.items():
        error = refused(state, action)
        assert (error.clause, error.code) == expected


@rule("signorie/hire-4")
def test_without_helpers_nobody_can_hire() -> None:
    names = [f"{column}-{place}" for column in COLUMNS for place in ("top", "middle", "bottom")]
    hired = dict.fromkeys((1, 2, 3), names) | {0: names[6:9]}
    state = position(helpers=hired, helper_supply=0)
    state.play("take violet 3")  # into the red column, where seat 0 has nobody
    assert legal(state, "hire") == []
    error = refused(state, "hire red-top")
    assert (error.clause, error.code) == ("signorie/hire-4", "no-helpers-left")


@rule("signorie/hire-2", "signorie/hire-3")
def test_an_effect_hires_into_any_column_and_cheaper() -> None:
    state = position(florins={0: 4}, helpers={0: ["grey-top"]})
    play(state, "take turquoise 3, assign female 1")  # 2 florins for the die; the tile saves 1
    assert phase(state) == "hiring"
    assert legal(state) == [
        f"hire {column}-{place}"
        for column in COLUMNS
        for place in ("top", "middle")
        if (column, place) != ("grey", "top")
    ]
    assert refused(state, "hire red-bottom").facts == {
        "helper": "red-bottom", "fee": 3, "florins": 2,
    }  # fmt: skip
    state.play("hire red-middle")
    assert seat(state, 0)["florins"] == 0
    assert seat(state, 0)["helpers"] == ["red-middle", "grey-top"]


# -- assignments -------------------------------------------------------------------------------


@rule("signorie/assignment-1", "signorie/assignment-2", "signorie/assignment-3")
def test_red_spends_three_males_on_initiative() -> None:
    """The rulebook’s example: the male slot of violet, three males, six points of initiative."""
    state = position(actor=RED)
    play(state, "take violet 3, assign male 3")
    assert seat(state, RED)["available"] == {"male": 1, "female": 3}
    assert seat(state, RED)["stock"] == {"male": 11, "female": 8}
    # The first of the six steps is taken at once: there is nothing else to do with it.
    for slot, left in ((2, 5), (3, 4), (4, 3), (5, 2), (6, 1)):
        assert phase(state) == "tracks"
        assert seat(state, RED)["initiative"] == slot
        assert state.view(None)["left"] == left
        assert legal(state) == ["rise", "done"]
        state.play("rise")
    assert seat(state, RED)["initiative"] == 7
    assert state.actor == PURPLE


@rule("signorie/assignment-1")
def test_the_tiles_of_the_dies_colour_can_be_chosen() -> None:
    state = position(assigned={("violet", "female"): "florins"})
    state.play("take violet 3")
    assert legal(state, "assign") == [
        "assign male 1", "assign male 2", "assign male 3",
        "assign female 1", "assign female 2", "assign female 3",
    ]  # fmt: skip
    state.play("assign female 2")
    assert seat(state, 0)["florins"] == 10 + 4
    assert seat(state, 0)["available"] == {"male": 4, "female": 1}


@rule("signorie/assignment-2")
def test_meeples_must_be_there_and_of_the_right_sex() -> None:
    state = position(available={0: (2, 0)})
    state.play("take violet 3")
    assert legal(state, "assign") == ["assign male 1", "assign male 2"]
    error = refused(state, "assign male 3")
    assert (error.clause, error.code) == ("signorie/assignment-2", "too-few-meeples")
    assert error.facts == {"meeples": 3, "have": 2}
    assert refused(state, "assign female 1").code == "too-few-meeples"


@rule("signorie/assignment-3", "signorie/S4")
def test_where_the_number_is_fixed_a_tile_acts_once() -> None:
    state = position()
    state.play("take turquoise 3")
    error = refused(state, "assign male 2")
    assert (error.clause, error.code) == ("signorie/assignment-3", "wrong-number")
    assert error.facts == {"least": 1, "most": 1}


@rule("signorie/assignment-3", "signorie/S4", "signorie/tracks-3")
def test_a_seat_may_stop_after_the_first_step() -> None:
    state = position(assigned={("violet", "male"): "career"})
    play(state, "take violet 3, assign male 2")
    assert state.view(None)["left"] == 4
    error = refused(state, "done")
    assert (error.clause, error.code) == ("signorie/tracks-1", "one-at-least")
    play(state, "enter clerical, done")
    assert men(state, 0)["clerical"] == [1]
    assert state.actor == 1


@rule("signorie/assignment-4")
def test_several_seats_may_use_the_same_tile() -> None:
    state = position(2)
    play(state, "take violet 3, assign male 1, rise")
    play(state, "take violet 3, assign male 1, rise")
    assert [event.facts["assignment"] for event in events(state, "assigns")] == ["initiative"] * 2
    assert [seat(state, number)["initiative"] for number in (0, 1)] == [3, 3]


@rule("signorie/assignment-2", "signorie/S3")
def test_a_marriage_from_the_female_slot_takes_two_females() -> None:
    one = position(available={0: (4, 1)})
    one.play("take grey 3")
    assert "assign female 1" not in legal(one)
    two = position(available={0: (4, 2)})
    play(two, "take grey 3, assign female 1, marry roma 2")
    assert seat(two, 0)["available"] == {"male": 4, "female": 0}
    assert seat(two, 0)["stock"]["female"] == 11 - 1
    assert seat(two, 0)["points"] == 4


@rule("signorie/assignment-2", "signorie/S3")
def test_spent_meeples_are_in_the_stock_when_offspring_is_rolled() -> None:
    from signorie.table import rolls

    state = position(stock={0: (0, 0)}, coming=rolls(5))
    play(state, "take turquoise 3, assign male 1")
    assert seat(state, 0)["stock"] == {"male": 0, "female": 0}
    assert seat(state, 0)["available"] == {"male": 12, "female": 11}


@rule("signorie/assignment-2", "signorie/S3", "signorie/mission-1")
def test_the_envoy_of_an_assignment_comes_from_a_career() -> None:
    state = position(careers={0: {"clerical": [5]}}, available={0: (1, 0)})
    play(state, "take grey 3, assign male 1")
    assert seat(state, 0)["available"]["male"] == 0
    state.play("send clerical 5 napoli")
    assert men(state, 0) == {"political": [], "clerical": [], "military": []}
    assert seat(state, 0)["points"] == 5


@rule("signorie/threshold-1", "signorie/threshold-2")
@pytest.mark.parametrize(("meeples", "threshold"), [(1, 16), (2, 19), (3, 22)])
def test_the_threshold_rises_by_three_for_each_meeple(meeples: int, threshold: int) -> None:
    state = position()
    play(state, f"take yellow 3, assign female {meeples}")
    row = seat(state, 0)
    assert row["threshold"] == threshold
    assert row["available"]["female"] == 3 - meeples
    assert row["threshold_space"] == {"male": 0, "female": meeples}
    assert row["stock"]["female"] == 8
    assert seat(state, 1)["threshold"] == 13


# -- helpers -----------------------------------------------------------------------------------


@rule("signorie/helper-1", "signorie/helper-2", "signorie/helper-3", "signorie/S1")
@pytest.mark.parametrize("action", ["signoria, marry roma 1", "assign female 1", "hire yellow-top"])
def test_helpers_of_the_column_act_after_any_of_the_three_actions(action: str) -> None:
    state = position(
        dice={"red": [5]}, helpers={0: ["red-top", "red-middle", "violet-bottom"]},
    )  # fmt: skip
    play(state, f"take red 5, {action}")
    assert phase(state) == "helpers"
    assert legal(state) == ["use red-top", "use red-middle", "done"]
    before = seat(state, 0)
    state.play("use red-top")  # 3 florins for a five
    assert seat(state, 0)["florins"] == before["florins"] + 3
    assert legal(state) == ["use red-middle", "done"]
    error = refused(state, "use red-top")
    assert (error.clause, error.code) == ("signorie/helper-3", "out-of-order")
    state.play("use red-middle")
    assert state.score_sheet(0)["helpers"] == 2
    assert state.actor == 1


@rule("signorie/helper-1")
def test_helpers_of_other_columns_or_not_hired_do_not_act() -> None:
    state = position(helpers={0: ["yellow-top", "violet-bottom"]})
    play(state, "take yellow 3, signoria")
    error = refused(state, "use violet-bottom")
    assert (error.clause, error.code) == ("signorie/helper-1", "other-column")
    error = refused(state, "use yellow-middle")
    assert (error.clause, error.code) == ("signorie/helper-1", "not-hired")


@rule("signorie/helper-2", "signorie/helper-3")
def test_a_helper_left_out_may_not_act_later() -> None:
    state = position(helpers={0: ["red-top", "red-middle"]})
    play(state, "take red 3, signoria, marry roma 1, use red-middle")
    assert state.actor == 1
    assert seat(state, 0)["florins"] == 9
    skipped = position(helpers={0: ["red-top", "red-middle"]})
    play(skipped, "take red 3, signoria, marry roma 1, done")
    assert skipped.actor == 1
    assert skipped.score_sheet(0)["helpers"] == 0


@rule("signorie/helper-1", "signorie/S2")
def test_a_helper_hired_by_an_assignment_into_the_dies_column_may_act() -> None:
    state = position(assigned={("violet", "female"): "helper"})
    play(state, "take violet 3, assign female 1, hire violet-bottom")
    assert legal(state) == ["use violet-bottom", "done"]
    state.play("use violet-bottom")
    assert state.scores()[0] == 3


@rule("signorie/helper-1", "signorie/S2")
def test_a_helper_hired_by_the_die_waits() -> None:
    state = position()
    play(state, "take grey 3, hire violet-bottom")
    assert state.actor == 1
    assert state.scores()[0] == 0


@rule("signorie/helper-1", "signorie/S1")
def test_what_a_helper_does_sets_off_no_other_column() -> None:
    state = position(
        helpers={0: ["red-bottom", "grey-top", "grey-middle"]},
        careers={0: {"political": [3]}},
    )
    play(state, "take red 3, signoria, marry roma 1, use red-bottom, send political 3 napoli")
    assert state.actor == 1  # the Mission has not asked the helpers of the grey column


@rule("signorie/helper-4")
def test_a_helper_that_can_do_nothing_is_not_asked() -> None:
    state = position(helpers={0: ["red-bottom"]})  # a Mission, but nobody is on a career
    play(state, "take red 3, signoria, marry roma 1")
    assert state.actor == 1
    both = position(helpers={0: ["red-middle", "red-bottom"]})
    play(both, "take red 3, signoria, marry roma 1")
    error = refused(both, "use red-bottom")
    assert (error.clause, error.code) == ("signorie/helper-4", "idle-helper")


@rule("signorie/helper-4")
def test_a_marriage_by_a_helper_has_its_dowry() -> None:
    state = position(
        florins={0: 2}, helpers={0: ["grey-bottom"]}, careers={0: {"clerical": [2]}},
    )  # fmt: skip
    play(state, "take grey 3, signoria, send clerical 2 roma")  # 1 florin for the die
    play(state, "use grey-bottom")
    assert legal(state) == [f"marry {name} 1" for name in ("milano", "venezia", "firenze", "roma",
                                                          "napoli")]  # fmt: skip
    state.play("marry napoli 1")
    assert seat(state, 0)["florins"] == 0
    poor = position(
        florins={0: 1}, helpers={0: ["grey-bottom"]}, careers={0: {"clerical": [2]}},
    )  # fmt: skip
    play(poor, "take grey 3, signoria, send clerical 2 roma")
    assert poor.actor == 1


@rule("signorie/helper-5")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_helper_may_go_by_the_die(die: int) -> None:
    state = position(dice={"yellow": [die]}, helpers={0: ["yellow-top"]})
    play(state, f"take yellow {die}, signoria, use yellow-top")
    assert state.score_sheet(0)["helpers"] == (die + 1) // 2
    state = position(dice={"red": [die]}, helpers={0: ["red-top"]}, florins={0: 5})
    play(state, f"take red {die}, signoria, marry roma 1, use red-top")
    assert seat(state, 0)["florins"] == 5 - max(2 - die, 0) - 1 + (die + 1) // 2


@rule("signorie/helper-6")
def test_helpers_take_meeples_from_the_stock() -> None:
    state = position(helpers={0: ["turquoise-top"]})
    play(state, "take turquoise 3, signoria, rise, done, use turquoise-top")
    assert seat(state, 0)["available"]["male"] == 5
    assert seat(state, 0)["stock"]["male"] == 7
    empty = position(helpers={0: ["turquoise-top"]}, stock={0: (0, 8)})
    play(empty, "take turquoise 3, signoria, rise, done")
    assert empty.actor == 1
