"""One game of a match."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from giglio.arena.failure import ArenaError
from giglio.arena.match import Company, Match, Task
from giglio.bots import Bot, decide, make
from giglio.kernel.state import OVER, State


@dataclass(frozen=True)
class Played:
    """What came of a game; every row has one entry a seat."""

    round: int
    rotation: int
    bots: Company
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 for first; equals share a rank
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # thought in all
    slowest: tuple[float, ...]  # the longest single decision

    @property
    def task(self) -> Task:
        return Task(self.round, self.rotation)

    def plain(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_plain(cls, told: Mapping[str, object]) -> "Played":
        """What `plain` told; KeyError, TypeError or ValueError where it does not fit."""
        bots = tuple(str(name) for name in row(told, "bots"))
        played = cls(
            round=int(str(told["round"])),
            rotation=int(str(told["rotation"])),
            bots=bots,
            scores=tuple(map(int, row(told, "scores"))),
            ranks=tuple(map(int, row(told, "ranks"))),
            decisions=tuple(map(int, row(told, "decisions"))),
            seconds=tuple(map(float, row(told, "seconds"))),
            slowest=tuple(map(float, row(told, "slowest"))),
        )
        rows = (played.scores, played.ranks, played.decisions, played.seconds, played.slowest)
        if any(len(entries) != len(bots) for entries in rows):
            raise ValueError("every row has one entry a seat")
        return played


def row(told: Mapping[str, object], name: str) -> list[Any]:
    entries = told[name]
    if not isinstance(entries, list):
        raise TypeError(f"“{name}” is a list")
    return entries


def play_game(match: Match, task: Task) -> Played:
    names = match.line_up(task)
    state = match.begin(task.round)
    bots = [make(name, match.bot_seed(task, seat)) for seat, name in enumerate(names)]
    spent: list[list[float]] = [[] for _ in names]
    while state.actor != OVER:
        seat = int(state.actor)
        started = perf_counter()
        action = asked(bots[seat], state, names[seat], match.deal(task.round))
        spent[seat].append(perf_counter() - started)
        state.play(action)
    return Played(
        round=task.round,
        rotation=task.rotation,
        bots=names,
        scores=tuple(state.scores()),
        ranks=tuple(state.ranks()),
        decisions=tuple(len(times) for times in spent),
        seconds=tuple(round(sum(times), 6) for times in spent),
        slowest=tuple(round(max(times, default=0.0), 6) for times in spent),
    )


def asked(bot: Bot, state: State, name: str, deal: int) -> int:
    """A bot's choice. Bots come from anywhere: whatever goes wrong in one is told with its name."""
    try:
        action = decide(bot, state)
    except Exception as error:
        reason = str(error) or type(error).__name__
        raise ArenaError(f"the bot “{name}” failed in the game of seed {deal}: {reason}") from error
    if not state.is_legal(action):
        raise ArenaError(f"the bot “{name}” chose {action!r} in the game of seed {deal}: not legal")
    return action
