"""Budgets are kept, memory is bounded, and a search stops when it is told to."""

from time import perf_counter

import pytest

import giglio
from giglio.bots import Budget, decide
from giglio.bots.search.budget import Limit
from giglio.bots.search.engine import Search
from giglio.bots.search.findings import findings_of
from giglio.bots.search.player import SearchBot
from giglio.bots.search.tree import ROOT, Tree
from giglio.kernel.judge import Judge
from giglio.kernel.state import State
from support.toys import Long, Race, Tranquil, begin


def searched(
    state: State,
    limit: Limit,
    most_nodes: int = 1000,
    seed: int = 1,
    judge: Judge | None = None,
) -> Search:
    search = Search(state, int(state.actor), seed, judge, most_nodes)
    search.run(limit, until_decided=False)
    return search


@pytest.mark.parametrize("iterations", [1, 63, 64, 65, 200])
def test_iterations_are_counted_exactly(iterations: int) -> None:
    search = searched(begin(Race(), 2), Limit(iterations=iterations))
    assert search.iterations == iterations
    assert sum(tally.visits for tally in findings_of(search).actions.values()) == iterations


def test_a_time_limit_is_used_and_kept() -> None:
    """Generously, since others may work on this machine too."""
    state = begin(Race(), 2)
    started = perf_counter()
    searched(state, Limit(seconds=0.3))
    assert 0.2 < perf_counter() - started < 0.6


def test_iterations_that_take_longer_than_the_clock_is_read_are_foreseen() -> None:
    """Each takes 20 ms: after ten of them the eleventh would end too late."""

    class Slow(Race):
        def moves(self) -> object:
            if self.turns == 0:
                until = perf_counter() + 0.02
                while perf_counter() < until:
                    pass
            return super().moves()

        def redraw(self, seat: int, chance: object) -> None:
            self.listed = False

    state = begin(Slow(), 2)
    started = perf_counter()
    search = searched(state, Limit(seconds=0.2))
    assert search.iterations <= 11
    assert perf_counter() - started < 0.4


def test_it_stops_at_once_on_demand() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    search = searched(begin(Race(), 2), Limit(seconds=60.0, stop=stop))
    assert search.iterations <= 3 * 64


def test_a_bot_that_is_stopped_before_it_begins_answers_all_the_same() -> None:
    state = giglio.new("connect_four", seed=1)
    bot = SearchBot(1, Budget(seconds=60.0))
    action = decide(bot, state, Budget(seconds=60.0, stop=lambda: True))
    assert action in state.legal()


def test_a_decided_matter_is_not_thought_over() -> None:
    """x wins at once on column 4: soon nothing can overtake it."""
    state = giglio.new("connect_four", seed=1)
    for column in "414141":
        state.play(f"drop {column}")
    bot = SearchBot(1, Budget(iterations=2000))
    assert state.words(decide(bot, state)) == "drop 4"
    assert bot.findings.iterations < 1990


def test_where_there_is_no_choice_nothing_is_thought() -> None:
    state = giglio.new("connect_four", seed=1)
    bot = SearchBot(1, Budget(seconds=60.0))
    assert bot.choose(state, [3], Budget(seconds=60.0)) == 3
    assert bot.findings.iterations == 0


def test_memory_is_bounded_and_thinking_goes_on() -> None:
    search = searched(begin(Long(), 2), Limit(iterations=400), most_nodes=50)
    assert search.tree.size <= 50
    assert search.tree.edge_count <= 51  # a secret edge may come with the last one
    assert search.iterations == 400


def test_of_long_lists_the_most_promising_actions_come_first() -> None:
    search = searched(begin(Long(), 2), Limit(iterations=40), judge=Tranquil())
    looked_at = set(findings_of(search).actions)
    assert looked_at == set(range(100 - len(looked_at), 100))
    assert len(looked_at) < 30


def test_a_judgement_that_can_be_trusted_spares_the_rollout() -> None:
    search = searched(begin(Long(), 2), Limit(iterations=40), judge=Tranquil())
    assert search.plies == 0
    assert searched(begin(Long(), 2), Limit(iterations=40)).plies > 100


def test_an_empty_tree_has_a_root_and_room() -> None:
    tree = Tree(10)
    assert tree.add_node(0, 0) == ROOT
    assert tree.has_room()
    assert tree.edges_of(ROOT) == []


# -- the same again -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["connect_four", "medici"])
def test_the_same_seed_and_iterations_lead_to_the_same_thoughts(game: str) -> None:
    state = giglio.new(game, seed=5)
    found = [
        findings_of(searched(state.resample(0, 1), Limit(iterations=60), seed=seed))
        for seed in (1, 1, 2)
    ]
    assert found[0] == found[1]
    assert found[0] != found[2]


def test_a_bot_with_the_same_seed_plays_the_same_game() -> None:
    def played(seed: int) -> list[int]:
        state = giglio.new("connect_four", seed=1)
        bots = [SearchBot(seed, Budget(iterations=20), slips=0.3) for _ in range(2)]
        actions = []
        while state.actor != giglio.OVER:
            actions.append(decide(bots[state.actor], state))
            state.play(actions[-1])
        return actions

    assert played(1) == played(1)
    assert played(1) != played(2)
