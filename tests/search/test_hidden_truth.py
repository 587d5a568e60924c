"""No player counts on what its seat cannot know: another truth behind its view changes nothing."""

from collections.abc import Iterator

import pytest

import giglio
from giglio import bots
from giglio.bots import Budget
from giglio.bots.analysis import study
from giglio.kernel.state import State

GAMES = sorted(giglio.games())
PLAYERS = ("greedy", "greedy@1", "search@12i", "girolamo@12i")


def positions(game: str) -> Iterator[State]:
    """Some of a game, at which it is somebody's turn."""
    for seed in range(4):
        state = giglio.new(game, seed=seed)
        length = giglio.new(game, seed=seed).playout(seed)
        stream = bots.RandomBot(seed)
        for _ in range(length * (2 * seed + 1) // 9):
            if state.actor != giglio.OVER:
                state.play(bots.decide(stream, state))
        if state.actor != giglio.OVER:
            yield state


def truths(state: State) -> list[State]:
    """The same to the eyes of the seat that decides."""
    return [state.resample(int(state.actor), seed) for seed in (101, 102, 103)]


@pytest.mark.parametrize("game", GAMES)
def test_another_truth_is_thought_about_alike(game: str) -> None:
    for state in positions(game):
        told = [study(truth, Budget(iterations=12), seed=7) for truth in truths(state)]
        assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_another_truth_is_decided_alike(game: str, player: str) -> None:
    card = giglio.games()[game]
    if (player == "greedy" and not card.has_judgement) or (
        player == "greedy@1" and card.yardstick is None
    ):
        pytest.skip("this game has no such player")
    for state in positions(game):
        chosen = [bots.decide(bots.make(player, seed=5), truth) for truth in truths(state)]
        assert len(set(chosen)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_truths_differ_where_seats_see_different_things(game: str) -> None:
    """Else the tests above would show nothing. In some games only the future is hidden."""
    for state in positions(game):
        views = {str(state.view(seat)) for seat in range(state.seats)}
        if len(views) > 1 and len({str(truth.state()) for truth in truths(state)}) > 1:
            return
        if len(views) == 1:
            pytest.skip("here all seats see the same")
    pytest.fail("seats see different things, but a guess is always the same")
