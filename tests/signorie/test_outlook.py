"""What search asks: what a seat may expect, how sure that is, what looks good at first sight."""

import pytest

import giglio
from giglio import bots
from giglio.registry import judge_of, own_weights
from signorie.table import legal, phase, play, position
from support.cases import Case, short_cases, stream, walk

CARD = giglio.games()["signorie"]
JUDGE = judge_of("signorie")


def expected(state: giglio.State) -> list[float]:
    """The points every seat may expect."""
    JUDGE.look(state)
    return list(JUDGE.worth)


def doubt(state: giglio.State) -> float:
    JUDGE.look(state)
    return JUDGE.doubt


@pytest.mark.parametrize("case", short_cases(CARD), ids=str)
def test_asking_changes_nothing_and_likely_moves_are_legal(case: Case) -> None:
    state = case.new(seed=4)
    random = stream(9)
    for ply, _ in enumerate(walk(state, stream(4))):
        if ply % 7 == 0:
            guess = state.resample(int(state.actor), seed=ply)
            before = guess.state()
            assert guess.is_legal(JUDGE.likely_move(guess, random))
            assert len(expected(guess)) == case.seats
            for action in guess.legal():
                JUDGE.promise(guess, action)
            assert doubt(guess) > 0.0
            assert guess.state() == before


def test_an_outlook_is_trusted_where_a_turn_has_ended() -> None:
    state = position(careers={0: {"political": [3]}}, helpers={0: ["grey-top"]})
    assert JUDGE.ripe(state, 0)
    for action in ("take grey 3", "signoria", "send political 3 roma"):
        state.play(action)
        assert not JUDGE.ripe(state, 5)
    state.play("use grey-top")
    assert phase(state) == "taking"
    assert JUDGE.ripe(state, 0)


def test_the_less_is_to_come_the_surer_it_is() -> None:
    doubts = [doubt(position(round=number)) for number in range(1, 8)]
    assert doubts == sorted(doubts, reverse=True)


def test_who_has_more_may_expect_more() -> None:
    state = position(
        florins={1: 15}, helpers={2: ["red-top", "violet-bottom"]},
        careers={3: {"clerical": [7, 7]}}, available={3: (2, 3)}, stock={},
    )  # fmt: skip
    plain, *richer = expected(state)
    assert all(points > plain for points in richer)


def test_points_count_in_full() -> None:
    state = position(2, round=7)
    own, other = expected(state)
    play(state, "take red 3, signoria, marry milano 4")
    own_after, other_after = expected(state)
    more = (own_after - other_after) - (own - other)
    assert more == pytest.approx(8, abs=5)  # but for florins, daughter and die


def test_first_sight_prefers_what_the_plan_wants() -> None:
    state = position(alliances={
        "roma": {"marriage": "este-5"}, "napoli": {"marriage": "este-2"},
    })  # fmt: skip
    play(state, "take red 3, signoria")
    marriages = {text: JUDGE.promise(state, state.action(text)) for text in legal(state)}
    assert max(marriages, key=lambda text: marriages[text]) == "marry roma 4"
    assert marriages["marry roma 4"] > marriages["marry napoli 4"] > marriages["marry milano 4"]


def test_first_sight_sees_a_reward_that_would_be_lost() -> None:
    state = position(2, placed={0: {"red": 6, "grey": 5}}, dice={"yellow": [2, 3]})
    inside, beyond = (JUDGE.promise(state, state.action(f"take yellow {die}")) for die in (2, 3))
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


def test_a_game_that_is_over_is_worth_its_points() -> None:
    state = giglio.new("signorie", 3, seed=2)
    state.playout(2)
    assert expected(state) == state.scores()
    assert doubt(state) == 0.0


def test_weights_matter() -> None:
    own = own_weights("signorie")
    values = [9.0 if name == "daughter" else value for name, value in own.by_name().items()]
    fond = judge_of("signorie", own.moved(values, {}))
    state = position(2, available={0: (4, 3), 1: (4, 0)})
    fond.look(state)
    usual = expected(state)
    assert fond.worth[0] - fond.worth[1] > usual[0] - usual[1] + 5
