"""The searching player."""

from pathlib import Path

from giglio.bots.bot import Bot, Budget
from giglio.bots.judges import Judges
from giglio.bots.search.budget import NO_LIMIT as UNLIMITED
from giglio.bots.search.budget import Limit
from giglio.bots.search.engine import MOST_NODES, Search
from giglio.bots.search.findings import Findings, findings_of, together
from giglio.bots.search.helpers import Helpers
from giglio.bots.search.levels import BLENDS, EVEN, LEVELS, USUAL_LEVEL
from giglio.bots.search.reuse import known_part
from giglio.kernel.state import State
from giglio.kernel.weights import Weights


class SearchBot(Bot):
    """Thinks ahead within a budget. `slips` is how often it takes another action than the best;
    `weights` are for the judgement, without them the game's own."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = LEVELS[USUAL_LEVEL].budget,
        *,
        slips: float = 0.0,
        temper: str = EVEN,
        weights: Weights | Path | None = None,
        jobs: int = 1,
        most_nodes: int = MOST_NODES,
    ) -> None:
        super().__init__(seed)
        if not budget.limited:
            raise ValueError("a searching player needs a budget of seconds or iterations")
        self.budget = budget
        self.slips = slips
        self.temper = temper
        self.most_nodes = most_nodes
        self.judges = Judges(weights)
        self.helpers = Helpers(jobs - 1)
        self.search: Search | None = None  # the last one
        self.chosen = -1  # what it ended with
        self.findings = Findings()

    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        given = budget if budget.limited else Budget(
            self.budget.seconds, self.budget.iterations, budget.stop
        )  # fmt: skip
        limit = limit_of(given, jobs=len(self.helpers) + 1)
        if len(legal) == 1:
            return legal[0]
        search = self.begin(state)
        self.helpers.ask(search, given, limit, BLENDS[self.temper])
        search.run(limit)
        if limit.broken_off:
            self.helpers.stop()
        self.findings = together([findings_of(search), *self.helpers.answers(limit)])
        self.search = search
        self.chosen = self.pick(self.findings, legal)
        return self.chosen

    def begin(self, state: State) -> Search:
        """A search that starts with what the last one knew about this position, if it did."""
        seat = int(state.actor)
        judge = self.judges.of(state.edition.game)
        search = Search(state, seat, self.stream.next32(), judge, self.most_nodes)
        search.evaluation.blends[seat] = BLENDS[self.temper]
        last = self.search
        if last is not None and last.seat == seat and last.state.seats == state.seats:
            known = known_part(last, self.chosen, state)
            if known is not None:
                search.go_on_with(known, last.evaluation)
        self.search = None
        return search

    def pick(self, found: Findings, legal: list[int]) -> int:
        ranked = [action for action in found.ranked() if action in legal]
        if not ranked:  # it was stopped before it could begin
            return legal[self.stream.below(len(legal))]
        if self.slips > 0 and float(self.stream.next32()) < self.slips * 2.0**32:
            return self.by_share(found, ranked)
        return ranked[0]

    def by_share(self, found: Findings, ranked: list[int]) -> int:
        """Any action, each as likely as it was looked at."""
        rest = self.stream.below(sum(found.actions[action].visits for action in ranked))
        for action in ranked:
            rest -= found.actions[action].visits
            if rest < 0:
                return action
        return ranked[0]

    def close(self) -> None:
        self.helpers.close()
        self.search = None


def limit_of(budget: Budget, jobs: int = 1) -> Limit:
    """The limit of one of so many processes, running from now on. Iterations are shared out."""
    iterations = int(UNLIMITED)
    if budget.iterations is not None:
        iterations = -(-budget.iterations // jobs)
    seconds = -1.0 if budget.seconds is None else budget.seconds
    return Limit(seconds, iterations, budget.stop)
