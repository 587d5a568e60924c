"""Tracks: careers and initiative."""

import pytest

from signorie.table import (
    BLUE,
    CAREERS,
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
    stack,
)
from support import rule


@rule("signorie/tracks-1", "signorie/tracks-2", "signorie/career-2", "signorie/career-3",
      "signorie/initiative-1")  # fmt: skip
def test_red_splits_four_points() -> None:
    """The rulebook’s example: a step of initiative, two of a career, one male enters another."""
    state = position(actor=RED, careers={RED: {"political": [1]}})
    play(state, "take turquoise 3, signoria")
    assert phase(state) == "tracks"
    play(state, "rise, advance political 1, advance political 2, enter military")
    assert men(state, RED) == {"political": [3], "clerical": [], "military": [1]}
    assert seat(state, RED)["initiative"] == 2
    assert seat(state, RED)["available"]["male"] == 3
    assert state.actor == PURPLE


@rule("signorie/tracks-1", "signorie/signoria-1")
@pytest.mark.parametrize("used", [1, 2, 3, 4])
def test_one_to_four_points_are_used(used: int) -> None:
    state = position()
    play(state, "take turquoise 3, signoria")
    assert "done" not in legal(state)
    assert refused(state, "done").code == "one-at-least"
    for _ in range(used):
        state.play("rise")
    if used < 4:
        assert "done" in legal(state)
        state.play("done")
    assert seat(state, 0)["initiative"] == 1 + used
    assert state.actor == 1


@rule("signorie/tracks-2")
def test_points_may_go_to_several_males() -> None:
    state = position(careers={0: {"political": [1, 1], "clerical": [5]}})
    play(state, "take turquoise 3, signoria")
    play(state, "advance political 1, advance clerical 5, advance political 1, enter political")
    assert men(state, 0) == {"political": [1, 2, 2], "clerical": [6], "military": []}


@rule("signorie/tracks-3")
def test_career_points_do_not_move_the_disc() -> None:
    state = position()
    play(state, "take red 3, assign male 1")
    assert legal(state) == [f"enter {name}" for name in CAREERS]
    error = refused(state, "rise")
    assert (error.clause, error.code) == ("signorie/tracks-3", "careers-only")


@rule("signorie/tracks-3")
def test_initiative_steps_do_not_move_males() -> None:
    state = position(helpers={0: ["turquoise-middle"]}, careers={0: {"military": [2]}})
    play(state, "take turquoise 3, assign male 1, use turquoise-middle")
    assert phase(state) == "tracks"
    for action in ("enter military", "advance military 2"):
        error = refused(state, action)
        assert (error.clause, error.code) == ("signorie/tracks-3", "initiative-only")


@rule("signorie/tracks-3")
def test_where_no_step_is_possible_the_action_cannot_be_chosen() -> None:
    on_top = position(initiative=[(0, 7)])
    on_top.play("take violet 3")
    assert "assign male 1" not in legal(on_top)
    assert refused(on_top, "assign male 1").code == "not-possible"
    # The one male there is is spent first, so nobody is left to enter a career.
    alone = position(available={0: (1, 0)})
    alone.play("take red 3")
    assert "assign male 1" not in legal(alone)


@rule("signorie/career-2")
def test_only_available_males_enter_a_career() -> None:
    state = position(available={0: (1, 0)})
    play(state, "take turquoise 3, signoria, enter clerical")
    assert legal(state) == ["advance clerical 1", "rise", "done"]
    error = refused(state, "enter political")
    assert (error.clause, error.code) == ("signorie/career-2", "no-male")


@rule("signorie/career-3")
def test_any_number_of_males_stand_on_a_slot() -> None:
    state = position(
        careers={0: {"military": [2, 3, 3]}, 1: {"military": [3, 3]}, 3: {"military": [3]}}
    )
    play(state, "take turquoise 3, signoria, advance military 2, done")
    assert state.view(None)["careers"]["military"][2] == [3, 2, 0, 1]
    error = refused(position(), "take turquoise 2")
    assert error.code == "no-such-die"


@rule("signorie/career-3")
def test_nobody_advances_from_an_empty_slot() -> None:
    state = position(careers={1: {"military": [3]}})
    play(state, "take turquoise 3, signoria")
    error = refused(state, "advance military 3")
    assert (error.clause, error.code) == ("signorie/career-3", "nobody-there")


@rule("signorie/career-4")
def test_nobody_goes_beyond_the_top_slot() -> None:
    state = position(careers={0: {"clerical": [7, 8]}})
    play(state, "take turquoise 3, signoria, advance clerical 7")
    assert men(state, 0)["clerical"] == [8, 8]
    assert not any("clerical 8" in text for text in legal(state))
    error = refused(state, "advance clerical 8")
    assert (error.clause, error.code) == ("signorie/career-4", "career-top")


@rule("signorie/career-5")
def test_the_fourth_slot_brings_two_florins_each_time() -> None:
    state = position(florins={0: 2}, careers={0: {"political": [3, 3], "military": [4]}})
    play(state, "take turquoise 3, signoria, advance political 3")
    assert seat(state, 0)["florins"] == 2
    state.play("advance political 3")
    assert seat(state, 0)["florins"] == 4
    state.play("advance political 4")  # leaving it brings nothing
    assert seat(state, 0)["florins"] == 4
    assert [event.clause for event in events(state, "slot-florins")] == ["signorie/career-5"] * 2


@rule("signorie/career-6")
def test_the_sixth_slot_brings_a_step_of_initiative() -> None:
    state = position(careers={0: {"clerical": [5, 5]}})
    play(state, "take turquoise 3, signoria, advance clerical 5, advance clerical 5, done")
    assert seat(state, 0)["initiative"] == 3
    assert seat(state, 0)["points"] == 0


@rule("signorie/career-6", "signorie/initiative-3")
def test_on_the_top_slot_the_step_is_lost() -> None:
    state = position(careers={0: {"clerical": [5]}}, initiative=[(0, 7)])
    play(state, "take turquoise 3, signoria, advance clerical 5, done")
    assert seat(state, 0)["initiative"] == 7


@rule("signorie/initiative-2", "signorie/S8")
def test_an_arriving_disc_lies_on_top() -> None:
    state = position(initiative=[(BLUE, 3), (PURPLE, 3)])
    assert stack(state, 3) == [PURPLE, BLUE]
    play(state, "take turquoise 3, signoria, rise, rise, done")
    assert stack(state, 3) == [YELLOW, PURPLE, BLUE]
    assert stack(state, 1) == [RED]


@rule("signorie/initiative-3", "signorie/S8")
def test_a_disc_on_the_top_slot_stays_where_it_lies() -> None:
    state = position(initiative=[(YELLOW, 7), (RED, 7)], careers={YELLOW: {"military": [5]}})
    play(state, "take turquoise 3, signoria")
    error = refused(state, "rise")
    assert (error.clause, error.code) == ("signorie/initiative-3", "initiative-top")
    state.play("advance military 5")
    assert stack(state, 7) == [RED, YELLOW]
