"""Search on games so small that their values can be worked out apart from it."""

import pytest

from giglio.bots.search.budget import Limit
from giglio.bots.search.engine import Search
from giglio.bots.search.evaluation import Blend
from giglio.bots.search.findings import Findings, findings_of
from giglio.kernel.judge import Judge
from giglio.kernel.state import State
from support.toys import (
    GAMBLE,
    GUESS,
    LOOK,
    SAFE,
    TAKE,
    Boxes,
    Foreseeing,
    Long,
    Payoffs,
    Pennies,
    Race,
    begin,
    best_way,
    race_value,
)

ONLY_WINNING = Blend(1.0, 0.0, 0.0, 0.0)
ONLY_POINTS = Blend(0.0, 0.0, 1.0, 0.0)


def thoughts(state: State, iterations: int, blend: Blend, seed: int = 1) -> Findings:
    seat = int(state.actor)
    search = Search(state.resample(seat, seed), seat, seed)
    search.evaluation.blends = [blend for _ in range(state.seats)]
    search.run(Limit(-1.0, iterations), False)
    return findings_of(search)


def chance(found: Findings, action: int) -> float:
    tally = found.actions[action]
    return tally.win / tally.visits


# -- chance ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [1, 2, 3])
@pytest.mark.parametrize(("points", "turns"), [((0, 0), 2), ((3, 1), 2), ((0, 3), 2)])
def test_with_dice_the_better_gamble_is_found(
    points: tuple[int, int], turns: int, card: int
) -> None:
    state = begin(Race(), 2)
    state.points, state.turns, state.card, state.actor = list(points), turns, card, turns % 2
    found = thoughts(state, 3000, ONLY_WINNING)
    values = {action: race_value(points, turns, card, action) for action in (TAKE, GAMBLE)}
    best = max(values, key=lambda action: values[action])
    assert chance(found, best) == pytest.approx(values[best], abs=0.05)
    if abs(values[TAKE] - values[GAMBLE]) > 0.02:
        assert found.ranked()[0] == best


def test_what_chance_shows_is_taken_into_account() -> None:
    """From the start: 3 decisions follow, each made in the light of the card that came."""
    state = begin(Race(), 2)
    for card in (1, 3):
        state.card = card
        values = {action: race_value((0, 0), 0, card, action) for action in (TAKE, GAMBLE)}
        found = thoughts(state, 6000, ONLY_WINNING)
        best = max(values, key=lambda action: values[action])
        assert found.ranked()[0] == best
        assert chance(found, best) == pytest.approx(values[best], abs=0.06)


# -- what is hidden --------------------------------------------------------------------------------


def test_nobody_counts_on_knowing_later_what_is_hidden_now() -> None:
    """Looking into a box wins 9/10 · (1/3 + 2/3 · 1/2) = 0.6; safe play 0.4; a blind guess 1/3."""
    found = thoughts(begin(Boxes(), 2), 6000, ONLY_WINNING)
    assert found.ranked()[0] == LOOK
    assert chance(found, LOOK) == pytest.approx(0.6, abs=0.05)
    assert chance(found, SAFE) == pytest.approx(0.4, abs=0.1)
    for box in range(3):
        assert chance(found, GUESS + box) < 0.5


def test_after_a_look_the_chances_are_those_of_what_was_seen() -> None:
    state = begin(Boxes(), 2)
    state.looked, state.seen, state.coin = True, 0, 2
    found = thoughts(state, 2000, ONLY_WINNING)
    assert chance(found, GUESS) == 0
    assert found.wins[0] / found.iterations == pytest.approx(0.5, abs=0.05)


def test_a_secret_decision_of_another_stays_secret() -> None:
    """The hand is known to the other seat alone: a guess wins half, so 6 of 10 are better."""
    found = thoughts(begin(Pennies(), 2), 4000, ONLY_WINNING)
    assert found.ranked()[0] == SAFE
    assert chance(found, SAFE) == pytest.approx(0.6, abs=0.04)
    assert chance(found, GUESS) < 0.6


@pytest.mark.parametrize("seed", range(5))
def test_two_truths_that_look_the_same_lead_to_the_same_decision(seed: int) -> None:
    first, second = begin(Boxes(), 2), begin(Boxes(), 2)
    first.coin, second.coin = 0, 2
    assert thoughts(first, 200, ONLY_WINNING, seed) == thoughts(second, 200, ONLY_WINNING, seed)


# -- several seats ---------------------------------------------------------------------------------


def test_three_seats_look_each_for_their_own_advantage() -> None:
    """At every node along the best way the search chooses as brute force does."""
    way, points = best_way()
    state = begin(Payoffs(), 3)
    for choice in way:
        found = thoughts(state, 1500, ONLY_POINTS)
        assert found.ranked()[0] == choice
        tally = found.actions[choice]
        assert tally.points / tally.visits == pytest.approx(points[int(state.actor)], abs=40)
        state.step(choice)


class Misled(Judge):
    """Promises the more, the worse an action is."""

    def promise(self, state: State, action: int) -> float:
        assert isinstance(state, Payoffs)
        after = state.clone()
        assert isinstance(after, Payoffs)
        while after.actor >= 0:
            after.step(action)
        return -float(after.points[int(state.actor)])


def test_a_promise_that_misleads_is_found_out() -> None:
    way, _ = best_way()
    state = begin(Payoffs(), 3)
    search = Search(state.resample(0, 1), 0, 1, Misled())
    search.evaluation.blends = [ONLY_POINTS for _ in range(3)]
    search.run(Limit(-1.0, 6000), False)
    assert findings_of(search).ranked()[0] == way[0]


def test_what_promises_little_gets_little_thought() -> None:
    """Among a hundred actions that lead to nearly the same, promises decide what is looked at."""
    shares = []
    for judge in (Judge(), Foreseeing()):
        search = Search(begin(Long(), 2).resample(0, 1), 0, 1, judge)
        search.run(Limit(-1.0, 1500), False)
        found = findings_of(search).actions
        shares.append(sum(found[a].visits for a in found if a < 90) / 1500)
    assert shares[1] < 0.2 < shares[0]
