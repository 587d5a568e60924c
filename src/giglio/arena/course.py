"""A match on its way: games come in, whole deals are counted in order, and it may stop early."""

from collections.abc import Iterator
from pathlib import Path

from giglio.arena.figures import Deal, deal_shares
from giglio.arena.journal import Journal
from giglio.arena.match import Match, Task
from giglio.arena.play import Played
from giglio.arena.pool import play
from giglio.arena.sequential import OPEN, Question, Trial


class Course:
    """What has been played of a match.

    Deals count in their order, however the games came in, and only when all their games are
    there: so neither the number of jobs nor a stop on the way changes what comes out.
    """

    def __init__(
        self,
        match: Match,
        games: int,
        question: Question | None = None,
        stops_early: bool = False,
    ) -> None:
        self.match = match
        self.rounds = match.rounds(games)
        self.games = sum(len(match.line_ups(number)) for number in range(self.rounds))
        self.trial = Trial(question or Question(1 / match.seats))
        self.stops_early = stops_early
        self.deals: list[Deal] = []
        self.waiting: dict[Task, Played] = {}

    @property
    def over(self) -> bool:
        """Nothing more is wanted: all is played, or the question is answered."""
        decided = self.stops_early and self.trial.answer != OPEN
        return decided or len(self.deals) == self.rounds

    @property
    def played(self) -> int:
        return sum(len(deal) for deal in self.deals) + len(self.waiting)

    def run(self, jobs: int = 1, file: Path | None = None) -> Iterator[Played]:
        """Play what is missing, and yield each game when it has ended.

        With a file, what stands there is not played again, and what is played is added to it.
        """
        if file is None:
            yield from self.go_on(jobs, None)
            return
        with Journal(file, self.match) as journal:
            for played in journal.played:
                if played.round < self.rounds:
                    self.take(played)
            yield from self.go_on(jobs, journal)

    def go_on(self, jobs: int, journal: Journal | None) -> Iterator[Played]:
        if self.over:
            return
        known = {played.task for deal in self.deals for played in deal} | set(self.waiting)
        missing = [task for task in self.match.tasks(self.rounds) if task not in known]
        games = play(self.match, missing, jobs)
        for played in games:
            if journal is not None:
                journal.add(played)
            self.take(played)
            yield played
            if self.over:
                break
        games.close()

    def take(self, played: Played) -> None:
        self.waiting[played.task] = played
        while not self.over:
            number = len(self.deals)
            tasks = [Task(number, turn) for turn in range(len(self.match.line_ups(number)))]
            if not all(task in self.waiting for task in tasks):
                return
            deal = [self.waiting.pop(task) for task in tasks]
            self.deals.append(deal)
            for share in deal_shares(self.match.bots[0], [deal]):
                self.trial.see(share)
