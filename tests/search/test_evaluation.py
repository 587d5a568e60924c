"""What a position is worth, by arithmetic."""

from math import exp

import pytest

from giglio.bots.search.evaluation import Blend, Evaluation
from giglio.bots.search.levels import BLENDS
from giglio.kernel.judge import Judge
from giglio.kernel.state import OVER
from support.toys import Long, Tranquil, begin


def looked_at(points: list[int], over: bool, *, doubtful: bool = False) -> Evaluation:
    toy = begin(Long(), len(points))
    toy.points = points
    if over:
        toy.actor = OVER
    evaluation = Evaluation(len(points))
    evaluation.blends = [Blend(0.6, 0.2, 0.2, 1.0) for _ in points]
    evaluation.look(toy, Tranquil() if doubtful else Judge())
    return evaluation


def test_at_the_end_the_highest_has_won_and_equals_share() -> None:
    assert list(looked_at([10, 30, 20], over=True).wins) == [0, 1, 0]
    assert list(looked_at([30, 30, 20], over=True).wins) == [0.5, 0.5, 0]
    assert list(looked_at([5, 5, 5, 5], over=True).wins) == [0.25] * 4


def test_margins_are_counted_against_the_best_of_the_others() -> None:
    evaluation = looked_at([10, 30, 20], over=True)
    assert list(evaluation.worth) == [10, 30, 20]
    assert list(evaluation.margins) == [-20, 10, -10]


def test_a_result_is_put_together_from_win_rank_and_margin() -> None:
    """The usual margin is first 1, then what it is found to be: results are reckoned before that.

    A margin m counts 0.5 + 0.5 · m / (|m| + 1).
    """
    results = looked_at([10, 30, 20], over=True).results
    assert results[1] == pytest.approx(0.6 + 0.2 + 0.2 * (0.5 + 0.5 * 10 / 11))
    assert results[2] == pytest.approx(0.2 * 0.5 + 0.2 * (0.5 - 0.5 * 10 / 11))
    assert results[0] == pytest.approx(0.2 * (0.5 - 0.5 * 20 / 21))


def test_the_usual_margin_is_the_mean_of_those_that_were_seen() -> None:
    assert looked_at([10, 30, 20], over=True).scale == pytest.approx((20 + 10 + 10) / 3)


def test_with_doubt_the_win_is_shared_by_outlook() -> None:
    """A doubt of 20: 20 points behind is e times less likely."""
    wins = looked_at([40, 20], over=False, doubtful=True).wins
    assert wins[0] == pytest.approx(1 / (1 + exp(-1)))
    assert wins[0] + wins[1] == pytest.approx(1)


def test_without_doubt_the_outlook_decides() -> None:
    assert list(looked_at([40, 20], over=False).wins) == [1, 0]


def test_results_lie_between_0_and_1_and_more_points_are_never_worse() -> None:
    last = -1.0
    for own in range(0, 400, 20):
        evaluation = looked_at([own, 150, 180], over=False, doubtful=True)
        assert all(0 <= result <= 1 for result in evaluation.results)
        assert evaluation.results[0] > last
        last = evaluation.results[0]


def test_spread_is_a_standard_deviation() -> None:
    """Half of the results 0.6 + 0.2 + margin, half without: wins and losses by ten points."""
    toy = begin(Long(), 2)
    toy.actor = OVER
    evaluation = Evaluation(2)
    evaluation.blends = [Blend(1.0, 0.0, 0.0, 0.0)] * 2
    for number in range(40):
        toy.points = [10, 20] if number % 2 else [20, 10]
        evaluation.look(toy, Judge())
    assert evaluation.spread(0) == pytest.approx(0.5)


@pytest.mark.parametrize("temper", BLENDS)
def test_every_temper_is_a_blend_of_one(temper: str) -> None:
    blend = BLENDS[temper]
    assert blend.win + blend.rank + blend.margin == pytest.approx(1)
    assert min(blend.win, blend.margin) > 0
    assert 0 <= blend.spite <= 1
