"""What a decision is about: the actions that were thought of, and what each of them leads to."""

from collections.abc import Callable
from dataclasses import dataclass

from giglio.bots.bot import Budget
from giglio.bots.search.engine import Search
from giglio.bots.search.findings import Findings, findings_of
from giglio.bots.search.player import limit_of
from giglio.kernel.judge import Judge
from giglio.kernel.state import OVER, State
from giglio.registry import judge_of

USUAL_SECONDS = 1.0


@dataclass(frozen=True)
class Candidate:
    """One action, as it looks to the seat that decides.

    `share` of the thought it took (all shares add up to 1); `win` the chance to win; `score` and
    `margin` the points expected at the end, and how many more than the best of the others.
    """

    action: int
    words: str
    share: float
    win: float
    score: float
    margin: float


@dataclass(frozen=True)
class Analysis:
    """A position: the candidates, best first, and by seat the chance to win and the points."""

    seat: int
    candidates: tuple[Candidate, ...]
    wins: tuple[float, ...]
    scores: tuple[float, ...]
    iterations: int


def analyse(
    game: State,
    seconds: float | None = None,
    iterations: int | None = None,
    seat: int | None = None,
    *,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    judge: Judge | None = None,
) -> list[Candidate]:
    """The candidate actions of the seat that decides, the best first.

    Only what `seat` may know is used (by default: the seat that decides); all else is guessed again
    and again. Without a budget it takes a second; without a judge it goes by the game's own.
    """
    budget = Budget(seconds, iterations, stop)
    return list(study(game, budget, seat, seed=seed, judge=judge).candidates)


def study(
    game: State,
    budget: Budget,
    seat: int | None = None,
    *,
    seed: int = 0,
    judge: Judge | None = None,
) -> Analysis:
    """The whole analysis of a position."""
    if game.actor == OVER:
        raise ValueError("the game is over: there is nothing to decide")
    if not budget.limited:
        budget = Budget(USUAL_SECONDS, stop=budget.stop)
    limit = limit_of(budget)
    eyes = int(game.actor) if seat is None else seat
    own = judge if judge is not None else judge_of(game.edition.game)
    search = Search(game.resample(eyes, seed), eyes, seed, own)
    search.run(limit, until_decided=False)
    return told(game, findings_of(search))


def told(game: State, found: Findings) -> Analysis:
    visits = max(sum(tally.visits for tally in found.actions.values()), 1)
    candidates: list[Candidate] = []
    for action in found.ranked():
        tally = found.actions[action]
        candidates.append(
            Candidate(
                action=action,
                words=game.words(action),
                share=tally.visits / visits,
                win=tally.mean(tally.win),
                score=tally.mean(tally.points),
                margin=tally.mean(tally.margin),
            )
        )
    rounds = max(found.iterations, 1)
    return Analysis(
        seat=int(game.actor),
        candidates=tuple(candidates),
        wins=tuple(win / rounds for win in found.wins),
        scores=tuple(points / rounds for points in found.points),
        iterations=found.iterations,
    )
