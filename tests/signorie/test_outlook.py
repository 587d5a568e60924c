"""What search asks: what a seat may expect, how sure that is, what looks good at first sight."""

import pytest

import giglio
from giglio import bots
from signorie.table import legal, phase, play, position
from support.cases import Case, short_cases, stream, walk

CARD = giglio.games()["signorie"]


@pytest.mark.parametrize("case", short_cases(CARD), ids=str)
def test_asking_changes_nothing_and_likely_moves_are_legal(case: Case) -> None:
    state = case.new(seed=4)
    random = stream(9)
    for ply, _ in enumerate(walk(state, stream(4))):
        if ply % 7 == 0:
            guess = state.resample(int(state.actor), seed=ply)
            before = guess.state()
            assert guess.is_legal(guess.likely_move(random))
            for seat in range(case.seats):
                guess.outlook(seat)
            for action in guess.legal():
                guess.promise(action)
            assert guess.doubt() > 0.0
            assert guess.state() == before


def test_an_outlook_is_trusted_where_a_turn_has_ended() -> None:
    state = position(careers={0: {"political": [3]}}, helpers={0: ["grey-top"]})
    assert state.ripe(0)
    for action in ("take grey 3", "signoria", "send political 3 roma"):
        state.play(action)
        assert not state.ripe(5)
    state.play("use grey-top")
    assert phase(state) == "taking"
    assert state.ripe(0)


def test_the_less_is_to_come_the_surer_it_is() -> None:
    doubts = [position(round=number).doubt() for number in range(1, 8)]
    assert doubts == sorted(doubts, reverse=True)


def test_who_has_more_may_expect_more() -> None:
    state = position(
        florins={1: 15}, helpers={2: ["red-top", "violet-bottom"]},
        careers={3: {"clerical": [7, 7]}}, available={3: (2, 3)}, stock={},
    )  # fmt: skip
    plain = state.outlook(0)
    for seat in (1, 2, 3):
        assert state.outlook(seat) > plain


def test_points_count_in_full() -> None:
    before = position(2, round=7, available={0: (4, 3)})
    expected = before.outlook(0) - before.outlook(1)
    play(before, "take red 3, signoria, marry milano 4")
    scored = before.outlook(0) - before.outlook(1)
    assert scored - expected == pytest.approx(8, abs=5)  # but for florins, daughter and die


def test_first_sight_prefers_what_the_plan_wants() -> None:
    state = position(alliances={
        "roma": {"marriage": "este-5"}, "napoli": {"marriage": "este-2"},
    })  # fmt: skip
    play(state, "take red 3, signoria")
    marriages = {text: state.promise(state.action(text)) for text in legal(state)}
    assert max(marriages, key=lambda text: marriages[text]) == "marry roma 4"
    assert marriages["marry roma 4"] > marriages["marry napoli 4"] > marriages["marry milano 4"]


def test_first_sight_sees_a_reward_that_would_be_lost() -> None:
    state = position(2, placed={0: {"red": 6, "grey": 5}}, dice={"yellow": [2, 3]})
    inside, beyond = (state.promise(state.action(f"take yellow {die}")) for die in (2, 3))
    assert inside > beyond + 5


def test_search_takes_the_points_that_lie_there() -> None:
    """The last turn of the game: a man from the top slot, or a few steps of others."""
    state = position(
        2, round=7, passed=[1], florins={0: 3}, careers={0: {"clerical": [8]}},
        available={0: (0, 0)}, placed={0: {"red": 6, "violet": 6, "yellow": 6}},
    )  # fmt: skip
    state.play(bots.decide(bots.make("search@300i", seed=1), state))
    while state.actor == 0:
        state.play(bots.decide(bots.make("search@300i", seed=2), state))
    assert state.score_sheet(0)["missions"] == 13
