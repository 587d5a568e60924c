"""What a search has found out about the actions at its root; several can be added up."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from giglio.bots.search.engine import Search
from giglio.bots.search.tree import (
    ACTION,
    MARGIN,
    POINTS,
    RESULT,
    ROOT,
    VISITS,
    WIN,
)


@dataclass
class Tally:
    """One action: how often it was looked at, and sums over that for the seat that decides."""

    visits: int = 0
    result: float = 0.0
    win: float = 0.0
    points: float = 0.0
    margin: float = 0.0

    def add(self, other: "Tally") -> None:
        self.visits += other.visits
        self.result += other.result
        self.win += other.win
        self.points += other.points
        self.margin += other.margin

    def mean(self, total: float) -> float:
        return total / self.visits if self.visits else 0.0


@dataclass
class Findings:
    """All actions that were looked at; and over all iterations the sums of every seat."""

    iterations: int = 0
    actions: dict[int, Tally] = field(default_factory=dict)
    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        self.iterations += other.iterations
        for action, tally in other.actions.items():
            self.actions.setdefault(action, Tally()).add(tally)
        self.wins = added(self.wins, other.wins)
        self.points = added(self.points, other.points)

    def ranked(self) -> list[int]:
        """The actions, the most visited first; of equals, the one with the better results."""

        def merit(action: int) -> tuple[int, float, int]:
            tally = self.actions[action]
            return (-tally.visits, -tally.mean(tally.result), action)

        return sorted(self.actions, key=merit)


def added(one: list[float], other: list[float]) -> list[float]:
    if not one or not other:
        return one or other
    return [a + b for a, b in zip(one, other, strict=True)]


def findings_of(search: Search) -> Findings:
    tree = search.tree
    found = Findings(int(search.iterations))
    for edge in tree.edges_of(ROOT):
        visits = tree.of_edge(edge, VISITS)
        if visits:
            sums = [tree.sum_of(edge, what) for what in (RESULT, WIN, POINTS, MARGIN)]
            found.actions[tree.of_edge(edge, ACTION)] = Tally(visits, *sums)
    found.wins = list(search.win_total)
    found.points = list(search.points_total)
    return found


def together(all_findings: Iterable[Findings]) -> Findings:
    total = Findings()
    for findings in all_findings:
        total.add(findings)
    return total
