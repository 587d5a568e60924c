"""Further processes that think along."""

import giglio
from giglio.bots import Budget, decide
from giglio.bots.search.budget import Limit
from giglio.bots.search.engine import Search
from giglio.bots.search.findings import Findings, Tally, findings_of, together
from giglio.bots.search.player import SearchBot


def test_findings_add_up() -> None:
    one = Findings(10, {1: Tally(6, 3.0, 2.0, 60.0, 6.0), 2: Tally(4, 1.0)}, [5.0, 5.0], [9.0, 1.0])
    other = Findings(20, {2: Tally(15, 9.0), 3: Tally(5, 1.0)}, [2.0, 18.0], [1.0, 1.0])
    both = together([one, other])
    assert both.iterations == 30
    assert {action: tally.visits for action, tally in both.actions.items()} == {1: 6, 2: 19, 3: 5}
    assert both.actions[2].result == 10.0
    assert both.wins == [7.0, 23.0]
    assert both.ranked() == [2, 1, 3]


def test_the_most_visited_action_leads_and_of_equals_the_better() -> None:
    found = Findings(9, {1: Tally(3, 1.0), 2: Tally(3, 2.0), 3: Tally(3, 1.0)})
    assert found.ranked() == [2, 1, 3]


def test_helpers_think_the_same_thoughts_and_leave_when_asked() -> None:
    state = giglio.new("medici", seats=3, seed=3)
    bot = SearchBot(1, Budget(iterations=60), jobs=2)
    first = decide(bot, state)
    (helper,) = bot.helpers.running
    alone = findings_of(thought(state, 30, bot_seed=1))
    assert bot.findings.iterations == 60
    assert sum(tally.visits for tally in bot.findings.actions.values()) == 60
    assert alone.iterations == 30
    again = SearchBot(1, Budget(iterations=60), jobs=2)
    assert decide(again, state) == first
    assert again.findings == bot.findings
    again.close()
    bot.close()
    assert helper.process.returncode == 0
    assert bot.helpers.running == []


def thought(state: giglio.State, iterations: int, bot_seed: int) -> Search:
    search = Search(state.resample(int(state.actor), 1), int(state.actor), bot_seed)
    search.run(Limit(iterations=iterations), False)
    return search


def test_a_helper_that_has_died_is_missed_by_nobody() -> None:
    state = giglio.new("connect_four", seed=1)
    bot = SearchBot(1, Budget(iterations=40), jobs=2)
    decide(bot, state)
    bot.helpers.running[0].process.kill()
    assert decide(bot, state) in state.legal()
    assert bot.findings.iterations == 20
    assert decide(bot, state) in state.legal()  # with a new helper
    assert bot.findings.iterations == 40
    bot.close()


def test_helpers_are_called_off_too() -> None:
    state = giglio.new("connect_four", seed=1)
    bot = SearchBot(1, Budget(iterations=40), jobs=2)
    decide(bot, state)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    action = decide(bot, state, Budget(iterations=10_000_000, stop=stop))
    assert action in state.legal()
    assert bot.findings.iterations < 100_000
    bot.close()
