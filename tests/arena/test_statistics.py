"""Intervals and the sequential test, tried on made-up matches whose truth is known."""

import pytest

from giglio.arena.bootstrap import Column, intervals
from giglio.arena.sequential import AHEAD, NOT_AHEAD, OPEN, Bets, Question, Trial
from giglio.kernel.pcg import Pcg32

EVEN = 0.25


def stream(seed: int) -> Pcg32:
    made = Pcg32()
    made.key_from(seed)
    return made


def deal_share(chance: Pcg32, strength: float) -> float:
    """The share of wins in a deal of four games. Luck is partly that of the deal: in half of them
    the four games go all the same way."""
    if chance.below(2):
        return float(won(chance, strength))
    return sum(won(chance, strength) for _ in range(4)) / 4


def won(chance: Pcg32, strength: float) -> bool:
    return chance.below(1_000_000) < 1_000_000 * strength


# -- intervals -----------------------------------------------------------------------------------


def test_the_same_results_give_the_same_interval() -> None:
    column = Column([1, 2, 0, 4, 1], [4] * 5)
    assert intervals([column]) == intervals([column])


def test_intervals_lie_around_the_share_and_narrow_with_more_deals() -> None:
    few, many = (Column([1, 0, 3, 0] * times, [4] * 4 * times) for times in (3, 48))
    ((low, high),) = intervals([few])
    ((lower, higher),) = intervals([many])
    assert low < lower < 0.25 < higher < high
    # sd of a deal's share is 0.306; 192 deals: ± 1.96 · 0.306 / √192 = ± 0.043
    assert higher - lower == pytest.approx(2 * 0.0433, rel=0.1)


def test_deals_are_drawn_whole() -> None:
    """Where mirrored seats cancel all luck, there is no doubt, however few the deals."""
    assert intervals([Column([1] * 10, [4] * 10)]) == [(0.25, 0.25)]


def test_one_deal_says_nothing() -> None:
    assert intervals([Column([2], [4])]) == [(0.0, 1.0)]


def test_a_clean_sweep_leaves_the_doubt_of_its_length() -> None:
    """All of 20 deals won: at 0.025 ** (1 / 20) = 0.8316 that happens once in forty matches."""
    ((low, high),) = intervals([Column([4] * 20, [4] * 20)])
    assert (round(low, 4), high) == (0.8316, 1)
    ((low, high),) = intervals([Column([0] * 20, [4] * 20)])
    assert (low, round(high, 4)) == (0, 0.1684)


def test_deals_in_which_a_bot_did_not_sit_do_not_count() -> None:
    ((low, high),) = intervals([Column([1, 0, 1, 0, 0, 0], [1, 0, 1, 0, 1, 0])])
    assert 0 <= low < 2 / 3 < high <= 1


def test_many_deals_are_drawn_in_blocks() -> None:
    chance = stream(5)
    row = [deal_share(chance, EVEN) for _ in range(4000)]
    ((low, high),) = intervals([Column(row, [1] * 4000)], draws=400)
    centre = sum(row) / 4000
    assert low < centre < high
    # variance of a deal: half of them p(1-p), half p(1-p)/4, so 0.117; ± 1.96 · √(0.117/4000)
    assert high - low == pytest.approx(2 * 0.0106, rel=0.25)


def test_intervals_hold_as_often_as_they_promise() -> None:
    """95 % intervals of 40 deals each, whose games belong together: of 100 at least 86 hold."""
    holds = 0
    for number in range(100):
        chance = stream(number)
        row = [deal_share(chance, 0.4) for _ in range(40)]
        ((low, high),) = intervals([Column(row, [1] * 40)], draws=200)
        holds += low <= 0.4 <= high
    assert holds >= 86


# -- the sequential test -------------------------------------------------------------------------


def answers(strength: float, matches: int, deals: int) -> dict[str, int]:
    told = {AHEAD: 0, NOT_AHEAD: 0, OPEN: 0}
    for number in range(matches):
        chance = stream(1000 + number)
        trial = Trial(Question(EVEN, margin=0.1))
        while trial.answer == OPEN and trial.deals < deals:
            trial.see(deal_share(chance, strength))
        told[trial.answer] += 1
    return told


def test_equals_are_rarely_called_ahead() -> None:
    """At most 5 % in theory; of 120 matches more than 14 would come once in a thousand times."""
    assert answers(EVEN, 120, 150)[AHEAD] <= 14


def test_those_far_ahead_are_rarely_called_not_ahead() -> None:
    assert answers(EVEN + 0.1, 120, 150)[NOT_AHEAD] <= 14


def test_clear_cases_are_decided_soon() -> None:
    assert answers(0.7, 40, 60)[AHEAD] == 40
    assert answers(0.05, 40, 60)[NOT_AHEAD] >= 38


def test_bets_on_a_true_claim_make_no_money() -> None:
    """Of a fair coin, over all ways it can fall, 1 grows to 1 on average."""
    total = 0.0
    for ways in range(2**8):
        bets = Bets(0.5)
        for bit in range(8):
            bets.see(ways >> bit & 1)
        total += 2.718281828459045 ** bets.evidence()
    assert total / 2**8 == pytest.approx(1)


def test_the_first_answer_stands() -> None:
    trial = Trial(Question(0.5))
    for _ in range(40):
        trial.see(1.0)
    assert trial.answer == AHEAD
    decided = trial.deals
    for _ in range(100):
        trial.see(0.0)
    assert (trial.answer, trial.deals) == (AHEAD, decided)


@pytest.mark.parametrize(
    "wrong", [{"margin": 0.0}, {"margin": 0.8}, {"error": 0.0}, {"error": 1.0}]
)
def test_questions_that_have_no_answer(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="between 0 and"):
        Question(EVEN, **wrong)
