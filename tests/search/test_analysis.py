"""What `giglio.analyse` tells."""

import pytest

import giglio
from giglio.bots import Budget
from giglio.bots.analysis import study
from giglio.kernel.judge import Judge
from support.toys import Boxes, Long, Tranquil, begin


def test_candidates_come_with_their_share_of_thought_best_first() -> None:
    state = giglio.new("connect_four", seed=1)
    for column in "414141":
        state.play(f"drop {column}")
    candidates = giglio.analyse(state, iterations=300)
    best = candidates[0]
    assert (best.action, best.words) == (3, "drop 4")
    assert best.win == 1
    assert best.score == 1  # a win is a point there
    assert best.margin == 1
    assert [c.share for c in candidates] == sorted((c.share for c in candidates), reverse=True)
    assert sum(candidate.share for candidate in candidates) == pytest.approx(1)


def test_expected_scores_are_points() -> None:
    """The last decision: 99 points more for seat 1, who has 40, against 100."""
    state = begin(Long(), 2)
    state.points, state.turns, state.actor = [100, 40], 5, 1
    best = giglio.analyse(state, iterations=200, judge=Tranquil())[0]
    assert best.action == 99
    assert best.score == 139
    assert best.margin == 39
    assert best.win == 1


def test_the_truth_does_not_matter() -> None:
    first, second = begin(Boxes(), 2), begin(Boxes(), 2)
    first.coin, second.coin = 0, 2
    found = [giglio.analyse(toy, iterations=50, judge=Judge()) for toy in (first, second)]
    assert found[0] == found[1]


def test_every_seat_has_its_chance() -> None:
    state = giglio.new("medici", seats=4, seed=2)
    analysis = study(state, Budget(iterations=60))
    assert analysis.seat == state.actor
    assert sum(analysis.wins) == pytest.approx(1)
    assert len(analysis.scores) == 4
    assert analysis.iterations == 60


def test_another_seat_may_look_on() -> None:
    state = giglio.new("medici", seats=4, seed=2)
    watching = (int(state.actor) + 1) % 4
    candidates = giglio.analyse(state, iterations=40, seat=watching)
    assert {candidate.words for candidate in candidates} == {"draw", "stop"}


def test_a_game_that_is_over_has_nothing_to_decide() -> None:
    state = giglio.new("connect_four", seed=1)
    state.playout(1)
    with pytest.raises(ValueError, match="over"):
        giglio.analyse(state)
