"""The rewards of a round: initiative, turn order, bonuses, weddings, points; and the end."""

from collections.abc import Mapping
from typing import Any

import pytest

import giglio
from signorie.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    events,
    legal,
    phase,
    play,
    position,
    refused,
    rolls,
    seat,
    stack,
)
from support import rule

EARNED = {"red": 6, "grey": 6}
MISSED = {"red": 6, "violet": 6, "grey": 3}


def last_turn(seats: int = 4, **more: Any) -> giglio.State:
    """The last moment of the actions of a round: one seat is left, and only has to pass."""
    last = more.pop("last", 0)
    placed: Mapping[int, Mapping[str, int]] = more.pop(
        "placed", dict.fromkeys(range(seats), EARNED)
    )
    state = position(
        seats, actor=last, passed=[number for number in range(seats) if number != last],
        placed=placed, **more,
    )  # fmt: skip
    state.play("pass")
    return state


# -- initiative and turn order -----------------------------------------------------------------


@rule("signorie/reward-1")
def test_initiative_scores() -> None:
    """The rulebook’s example: Red scores 9, Blue and Purple 4 each, Yellow nothing."""
    state = last_turn(initiative=[(RED, 7), (BLUE, 5), (PURPLE, 5)])
    points = {number: state.score_sheet(number)["initiative"] for number in range(4)}
    assert points == {RED: 9, BLUE: 4, PURPLE: 4, YELLOW: 0}


@rule("signorie/reward-2", "signorie/S8")
def test_the_highest_disc_is_first_and_of_equals_the_upper() -> None:
    state = last_turn(
        order=[YELLOW, BLUE, RED, PURPLE],
        initiative=[(PURPLE, 5), (BLUE, 5), (RED, 2)],
    )
    assert state.view(None)["order"] == [BLUE, PURPLE, RED, YELLOW]
    assert state.actor == BLUE  # the first to be rewarded


@rule("signorie/reward-2", "signorie/order-3")
def test_who_has_not_moved_keeps_the_order_of_the_stack() -> None:
    state = last_turn(order=[PURPLE, BLUE, RED, YELLOW], initiative=[(RED, 2)])
    assert state.view(None)["order"] == [RED, PURPLE, BLUE, YELLOW]


@rule("signorie/reward-3")
def test_all_discs_go_back_with_the_first_on_top() -> None:
    state = last_turn(initiative=[(RED, 7), (BLUE, 5), (PURPLE, 5)])
    assert state.view(None)["order"] == [RED, PURPLE, BLUE, YELLOW]
    assert stack(state, 1) == [RED, PURPLE, BLUE, YELLOW]


@rule("signorie/reward-2")
def test_the_new_order_holds_in_the_next_round() -> None:
    state = last_turn(
        2, initiative=[(1, 3)], placed={0: MISSED, 1: MISSED},
    )  # fmt: skip
    assert state.view(None)["round"] == 2
    assert state.view(None)["order"] == [1, 0]
    assert state.actor == 1


@rule("signorie/reward-3", "signorie/S7")
def test_steps_won_by_a_reward_count_in_the_next_round() -> None:
    rewards = ("tracks", "alliance", "marriage", "offspring", "mission", "helpers", "cities")
    state = last_turn(2, placed={0: EARNED, 1: MISSED}, rewards=rewards)
    play(state, "bonus, rise, rise, rise, decline")
    assert state.view(None)["round"] == 2
    assert stack(state, 4) == [0]
    assert state.view(None)["order"] == [0, 1]
    assert state.score_sheet(0)["initiative"] == 0


# -- who is rewarded ---------------------------------------------------------------------------


@rule("signorie/reward-4")
@pytest.mark.parametrize(
    ("dice", "earned"),
    [({}, True), ({"red": 6, "grey": 6}, True), ({"red": 6, "grey": 6, "violet": 1}, True),
     ({"red": 6, "grey": 6, "violet": 2}, False), ({"red": 5, "grey": 3, "violet": 6}, False)],
)  # fmt: skip
def test_dice_up_to_thirteen_earn_the_reward(dice: dict[str, int], earned: bool) -> None:
    state = last_turn(2, placed={0: dice, 1: MISSED})
    assert (phase(state) == "wedding") is earned  # nobody is on a career for the bonus
    what = "earns-reward" if earned else "misses-reward"
    assert events(state, what)[0].facts == {"sum": sum(dice.values()), "threshold": 13}


@rule("signorie/reward-4", "signorie/threshold-1")
@pytest.mark.parametrize(("total", "threshold"), [(16, 16), (17, 16), (22, 22), (23, 22)])
def test_a_raised_threshold_counts(total: int, threshold: int) -> None:
    dice = {"red": 6, "grey": 6, "violet": total - 12 - 1, "yellow": 1}
    if total > 19:
        dice = {"red": 6, "grey": 6, "violet": 6, "yellow": total - 18}
    state = last_turn(2, placed={0: dice, 1: MISSED}, threshold={0: threshold})
    assert (phase(state) == "wedding") is (total <= threshold)


@rule("signorie/reward-4", "signorie/reward-5", "signorie/reward-6")
def test_the_first_round_of_the_rulebook() -> None:
    """Red and Purple are above; Blue sends a man, Yellow takes 3 florins, both have a wedding."""
    state = last_turn(
        order=[YELLOW, BLUE, RED, PURPLE],
        placed={YELLOW: EARNED, BLUE: EARNED, RED: MISSED, PURPLE: MISSED},
        initiative=[(BLUE, 2)],
        careers={BLUE: {"military": [2]}, YELLOW: {"military": [2]}},
    )
    assert state.actor == BLUE
    assert legal(state) == ["bonus", "florins"]
    play(state, "bonus, send military 2 roma, wed")
    assert state.score_sheet(BLUE)["missions"] == 2
    assert (seat(state, BLUE)["brides"], seat(state, BLUE)["florins"]) == (1, 10)
    assert state.actor == YELLOW
    play(state, "florins, wed")
    assert (seat(state, YELLOW)["brides"], seat(state, YELLOW)["florins"]) == (1, 13)
    assert state.view(None)["round"] == 2
    assert [seat(state, number)["brides"] for number in (RED, PURPLE)] == [0, 0]


@rule("signorie/reward-5")
def test_a_bonus_that_is_not_possible_cannot_be_taken() -> None:
    state = last_turn(2, placed={0: EARNED, 1: MISSED})  # a Mission, and nobody on a career
    assert phase(state) == "wedding"  # the florins were all there was
    assert seat(state, 0)["florins"] == 13
    assert events(state, "prefers-florins")[0].forced


BONUSES = {
    "alliance": ("lay clerical", {}),
    "marriage": ("marry milano 4", {"florins": 6, "points": 8}),
    "offspring": ("", {"available": {"male": 5, "female": 3}}),
    "tracks": ("enter political, rise, rise", {"initiative": 3}),
    "career": ("enter political, advance political 1, advance political 2", {}),
    "helper": ("hire violet-bottom", {"florins": 8, "helpers": ["violet-bottom"]}),
    "meeples": ("", {"available": {"male": 5, "female": 4}}),
    "florins": ("", {"florins": 15}),
}


@rule("signorie/reward-5", "signorie/helper-6")
@pytest.mark.parametrize("bonus", BONUSES)
def test_bonuses(bonus: str) -> None:
    choices, expected = BONUSES[bonus]
    others = [name for name in ("mission", *BONUSES) if name != bonus][:4]
    state = last_turn(
        2, placed={0: EARNED, 1: MISSED}, rewards=[bonus, *others, "helpers", "cities"],
        coming=rolls(6),
    )  # fmt: skip
    play(state, ", ".join(["bonus", *([choices] if choices else [])]))
    row = seat(state, 0)
    assert {name: row[name] for name in expected} == expected
    assert phase(state) == "wedding"
    assert events(state, "takes-bonus")[0].facts == {"reward": bonus}


@rule("signorie/reward-5")
def test_nothing_else_is_possible_meanwhile() -> None:
    state = last_turn(2, careers={0: {"political": [1]}})
    error = refused(state, "wed")
    assert (error.clause, error.code) == ("signorie/reward-5", "reward-now")
    state.play("florins")
    error = refused(state, "bonus")
    assert (error.clause, error.code) == ("signorie/reward-6", "wedding-now")


# -- weddings ----------------------------------------------------------------------------------


@rule("signorie/reward-6", "signorie/reward-7", "signorie/S6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("brides", [0, 1, 2, 3])
def test_a_wedding_scores_its_slot_and_brings_florins_from_round_two(
    number: int, brides: int
) -> None:
    state = last_turn(2, round=number, placed={0: EARNED, 1: MISSED}, brides={0: brides})
    if phase(state) == "reward":
        state.play("florins")
    before = seat(state, 0)["florins"]
    state.play("wed")
    assert state.score_sheet(0)["weddings"] == (0, 2, 3, 5)[brides]
    assert seat(state, 0)["florins"] == before + (2 if number >= 2 else 0)
    assert seat(state, 0)["brides"] == brides + 1


@rule("signorie/reward-6", "signorie/reward-7", "signorie/S6")
def test_a_wedding_may_be_left_out_and_then_brings_nothing() -> None:
    state = last_turn(2, round=3, placed={0: EARNED, 1: MISSED})
    play(state, "florins, decline")
    assert seat(state, 0)["florins"] == 13
    assert seat(state, 0)["brides"] == 0
    assert state.view(None)["round"] == 4


@rule("signorie/reward-6", "signorie/S6")
def test_without_a_free_slot_there_is_no_wedding() -> None:
    state = last_turn(2, round=3, placed={0: EARNED, 1: MISSED}, brides={0: 4})
    state.play("florins")
    assert state.view(None)["round"] == 4
    assert seat(state, 0)["florins"] == 13


# -- rounds 6 and 7 ----------------------------------------------------------------------------

FAMILY: dict[str, Any] = {
    "helpers": {0: ["red-top", "grey-middle", "violet-bottom"]},
    "cities": {"milano": ["0m", "1m", "0f"], "roma": ["1f"], "firenze": ["1m", "0f"]},
    "brides": {0: 2},
    "laid": {0: {"political": ["medici-2", "medici-4"], "marriage": ["este-2"]}},
    "face_down": {0: {"military": 3}},
    "careers": {0: {"political": [1, 3], "clerical": [8, 8]}},
    "available": {0: (2, 1)},
}
CRITERIA = {
    "helpers": 3 * 2,  # three helpers
    "cities": 2 * 3,  # Milano and Firenze
    "married": 3 * 2,  # two sons and the head of the family
    "alliances": 6 * 1,  # three face up, three face down
    "careers": 4 * 3,  # four men
}


@rule("signorie/reward-8")
@pytest.mark.parametrize("number", [6, 7])
@pytest.mark.parametrize("tile", CRITERIA)
def test_tiles_with_points(number: int, tile: str) -> None:
    other = "cities" if tile == "helpers" else "helpers"
    last = [tile, other] if number == 6 else [other, tile]
    rewards = ["mission", "alliance", "marriage", "offspring", "tracks", *last]
    state = last_turn(
        4, round=number, placed={0: EARNED, 1: MISSED, 2: MISSED, 3: MISSED}, rewards=rewards,
        **FAMILY,
    )  # fmt: skip
    assert phase(state) == "payment"
    assert state.score_sheet(0)["rewards"] == CRITERIA[tile]
    assert state.score_sheet(1)["rewards"] == 0
    assert seat(state, 0)["brides"] == 2


@rule("signorie/reward-9")
def test_exactly_five_florins_buy_five_points_once() -> None:
    state = last_turn(2, round=6, placed={0: EARNED, 1: MISSED}, florins={0: 12})
    assert legal(state) == ["pay", "decline"]
    error = refused(state, "wed")
    assert (error.clause, error.code) == ("signorie/reward-9", "payment-now")
    state.play("pay")
    assert seat(state, 0)["florins"] == 7
    assert state.score_sheet(0)["payments"] == 5
    assert state.view(None)["round"] == 7


@rule("signorie/reward-9")
def test_nobody_has_to_pay_and_who_is_too_poor_is_not_asked() -> None:
    state = last_turn(2, round=6, placed={0: EARNED, 1: MISSED}, florins={0: 5})
    state.play("decline")
    assert seat(state, 0)["florins"] == 5
    poor = last_turn(2, round=6, placed={0: EARNED, 1: MISSED}, florins={0: 4})
    assert poor.view(None)["round"] == 7
    assert seat(poor, 0)["florins"] == 4
    assert poor.score_sheet(0)["payments"] == 0


@rule("signorie/reward-4", "signorie/reward-8")
def test_without_the_reward_there_are_no_points_and_no_payment() -> None:
    state = last_turn(2, round=6, placed={0: MISSED, 1: MISSED})
    assert state.view(None)["round"] == 7
    assert state.scores() == [0, 0]


# -- the end of the round ----------------------------------------------------------------------


@rule("signorie/reward-10", "signorie/threshold-2", "signorie/S7")
def test_meeples_leave_the_threshold_space_after_the_rewards() -> None:
    rewards = ("offspring", "alliance", "marriage", "mission", "tracks", "helpers", "cities")
    state = position(
        2, actor=0, passed=[1], placed={0: {"red": 2}, 1: MISSED}, rewards=rewards,
        stock={0: (8, 0)}, coming=rolls(1),
    )  # fmt: skip
    spare = seat(state, 0)["available"]["female"]
    play(state, "take yellow 3, assign female 3, pass, bonus")
    # The child is a daughter, but all that could come wait on the threshold space.
    assert seat(state, 0)["threshold_space"] == {"male": 0, "female": 3}
    assert seat(state, 0)["available"]["female"] == spare - 3
    state.play("decline")
    assert seat(state, 0)["threshold_space"] == {"male": 0, "female": 0}
    assert seat(state, 0)["stock"]["female"] == 3
    assert seat(state, 0)["threshold"] == 13


# -- the end of the game -----------------------------------------------------------------------


def ended(**more: Any) -> giglio.State:
    seats = more.pop("seats", 2)
    state = last_turn(
        seats, round=7, placed=dict.fromkeys(range(seats), MISSED), **more
    )  # fmt: skip
    assert state.actor == giglio.OVER
    return state


@rule("signorie/end-1", "signorie/round-1")
def test_the_game_ends_after_the_seventh_round() -> None:
    state = ended(initiative=[(1, 5)])
    assert phase(state) == "over"
    assert state.scores() == [0, 4]
    assert state.ranks() == [2, 1]
    assert len(events(state, "game-ends")) == 1


@rule("signorie/end-2")
@pytest.mark.parametrize(
    ("slots", "points"),
    [([1], 0), ([2], 1), ([3], 1), ([4], 2), ([5], 2), ([6], 3), ([7], 4), ([8], 6),
     ([1, 1, 1], 0), ([3, 5, 7], 7), ([8, 8], 12)],
)  # fmt: skip
def test_men_on_careers_score_half_each_rounded_down(slots: list[int], points: int) -> None:
    state = ended(careers={0: {"clerical": slots}})
    assert state.score_sheet(0)["careers"] == points


@rule("signorie/end-3", "signorie/facedown-2", "signorie/plan-1")
@pytest.mark.parametrize(
    ("tiles", "face_down", "points"),
    [(["medici-2", "medici-4"], 0, 0), (["medici-2", "medici-4"], 1, 7),
     (["medici-2", "medici-4", "gonzaga-5"], 0, 11), ([], 3, 3), ([], 2, 0), ([], 7, 7),
     (["medici-2", "medici-4", "gonzaga-5", "montefeltro-3"], 2, 16)],
)  # fmt: skip
def test_a_row_scores_with_three_tiles(tiles: list[str], face_down: int, points: int) -> None:
    state = ended(laid={0: {"political": tiles}}, face_down={0: {"political": face_down}})
    assert state.score_sheet(0)["alliances"] == points


@rule("signorie/end-3")
def test_rows_score_each_for_itself() -> None:
    state = ended(
        laid={0: {"political": ["medici-2", "medici-4"], "marriage": ["este-5", "borgia-5"]}},
        face_down={0: {"marriage": 1, "clerical": 2}},
    )
    assert state.score_sheet(0)["alliances"] == 11


@rule("signorie/end-4", "signorie/S10")
def test_of_equals_the_first_in_turn_order_wins() -> None:
    state = ended(seats=4, order=[PURPLE, RED, BLUE, YELLOW], laid={
        RED: {"military": ["gonzaga-2", "medici-2"]}, BLUE: {"military": ["este-2", "este-2"]},
    }, face_down={RED: {"military": 1}, BLUE: {"military": 1}})  # fmt: skip
    assert state.scores() == [0, 5, 0, 5]
    assert state.ranks() == [4, 1, 3, 2]
    later = ended(
        seats=4, order=[PURPLE, RED, BLUE, YELLOW], initiative=[(BLUE, 2)],
        face_down={RED: {"military": 3}, BLUE: {"clerical": 3}},
    )  # fmt: skip
    assert later.view(None)["order"] == [BLUE, PURPLE, RED, YELLOW]
    assert later.ranks() == [4, 2, 3, 1]
