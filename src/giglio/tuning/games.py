"""Games in which one seat tries weights, and what is made of their results."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context

from giglio.bots import Bot, decide, make
from giglio.kernel.state import OVER, State
from giglio.registry import new
from giglio.tuning.plan import SELF, Plan

# What is aimed at: the share of the win, and the share of the others left behind. Winning is what
# counts, but places tell more of one game.
WIN = 0.5
PLACE = 0.5


@dataclass(frozen=True)
class Task:
    """All games of one deal with one set of values."""

    plan: Plan
    values: tuple[float, ...]
    middle: tuple[float, ...]  # the weights of opponents that are called `self`
    generation: int
    number: int


def aim(ranks: Sequence[int], seat: int) -> float:
    """How well a seat has done, from 0 to 1."""
    own = ranks[seat]
    win = 1 / ranks.count(1) if own == 1 else 0.0
    others = [rank for place, rank in enumerate(ranks) if place != seat]
    behind = sum(1.0 if own < rank else 0.5 for rank in others if own <= rank)
    return WIN * win + PLACE * behind / len(others)


def play_task(task: Task) -> float:
    """The mean over all seats that the tried weights can have: luck and seats are the same for
    everybody who is tried in this generation."""
    seats, against = task.plan.kind_of_deal(task.number)
    results = [play_game(task, seats, against, own) for own in range(seats)]
    return sum(results) / seats


def play_game(task: Task, seats: int, against: str, own: int) -> float:
    plan = task.plan
    deal = plan.deal(task.generation, task.number)
    state = new(plan.game, seats, deal)
    bots = [
        player(task, SELF if seat == own else against, seat == own, bot_seed(deal, own, seat))
        for seat in range(seats)
    ]
    finish(state, bots)
    return aim(state.ranks(), own)


def player(task: Task, name: str, tried: bool, seed: int) -> Bot:
    """Who tries weights, who plays with those of the middle, or a bot as it is."""
    if name != SELF:
        return make(name, seed)
    values = task.values if tried else task.middle
    return make(task.plan.player, seed, weights=task.plan.start.moved(values, {}))


def finish(state: State, bots: Sequence[Bot]) -> None:
    try:
        while state.actor != OVER:
            state.play(decide(bots[state.actor], state))
    finally:
        for bot in bots:
            bot.close()


def bot_seed(deal: int, own: int, seat: int) -> int:
    source = f"giglio tune {deal} {own} {seat}"
    return int.from_bytes(sha256(source.encode()).digest()[:8], "big") >> 1


class Workers:
    """Processes that play; with one job all is played here."""

    def __init__(self, jobs: int) -> None:
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None

    def results(self, tasks: Sequence[Task]) -> Iterator[float]:
        """In the order of the tasks."""
        if self.pool is None:
            return map(play_task, tasks)
        return self.pool.map(play_task, tasks, chunksize=1)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
