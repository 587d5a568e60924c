"""One decision looked at again, with the eyes of the seat that took it.

The seat's knowledge at that moment is all that counts: search resamples everything else, so what
turned out later has no say. First all actions are searched, then the best one and the one that was
played are followed alone, each as far, with the same luck.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from giglio.bots import Budget
from giglio.bots.analysis import Candidate, study
from giglio.bots.search.budget import Limit
from giglio.bots.search.engine import Search
from giglio.kernel.state import State
from giglio.registry import judge_of

SHOWN = 4  # candidates that are kept


@dataclass(frozen=True)
class Depth:
    """How much thought a decision gets: iterations to find the best action, and to weigh one."""

    name: str
    find: int
    weigh: int


QUICK = Depth("quick", 1000, 600)
DEEP = Depth("deep", 12_000, 6_000)
DEPTHS = {depth.name: depth for depth in (QUICK, DEEP)}


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth to the seat that took it.

    `ply` decisions came before. `wins` are the chances of every seat then, if it went on well;
    `best_win` and `played_win` those of the seat after the best action and after its own, `error`
    the standard error of what lies between. Where nothing was weighed, `best` is empty.
    """

    ply: int
    seat: int
    played: str
    wins: tuple[float, ...]
    best: str = ""
    best_win: float = 0.0
    played_win: float = 0.0
    error: float = 0.0
    candidates: tuple[Candidate, ...] = ()

    @property
    def loss(self) -> float:
        return max(self.best_win - self.played_win, 0.0)

    def plain(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_plain(cls, told: Mapping[str, Any]) -> "Verdict":
        """What `plain` told; KeyError or TypeError where it does not fit."""
        candidates = tuple(Candidate(**candidate) for candidate in told["candidates"])
        return cls(**{**told, "wins": tuple(told["wins"]), "candidates": candidates})


@dataclass(frozen=True)
class Followed:
    """What one action leads to: every seat's chance to win, and how far results lie apart."""

    wins: tuple[float, ...]
    variance: float  # of the mean chance of the seat that thinks


def chances(state: State, ply: int, depth: Depth, played: str = "") -> Verdict:
    """Only how likely every seat wins, as the seat that decides sees it."""
    found = study(state, Budget(iterations=depth.weigh), seed=ply)
    return Verdict(ply, int(state.actor), played, found.wins)


def examine(state: State, ply: int, played: str, depth: Depth) -> Verdict:
    """A decision against the best that the seat could have found with the same knowledge."""
    seat = int(state.actor)
    found = study(state, Budget(iterations=depth.find), seed=ply)
    own = state.action(played)
    best = found.candidates[0].action
    after_best = follow(state, best, ply, depth)
    after_own = after_best if own == best else follow(state, own, ply, depth)
    if after_own.wins[seat] > after_best.wins[seat]:
        best, after_best = own, after_own
    error = 0.0 if own == best else sqrt(after_best.variance + after_own.variance)
    return Verdict(
        ply=ply,
        seat=seat,
        played=played,
        wins=after_best.wins,
        best=state.words(best),
        best_win=after_best.wins[seat],
        played_win=after_own.wins[seat],
        error=error,
        candidates=found.candidates[:SHOWN],
    )


def follow(state: State, action: int, ply: int, depth: Depth) -> Followed:
    """One action, and then whatever is best for everybody."""
    seat = int(state.actor)
    search = Search(state.resample(seat, ply), seat, ply, judge_of(state.edition.game))
    search.confine(action)
    search.run(Limit(iterations=depth.weigh), until_decided=False)
    count = float(search.iterations)
    wins = tuple(total / count for total in search.win_total)
    spread = max(search.win_squares[seat] / count - wins[seat] ** 2, 0.0)
    return Followed(wins, spread / count)
