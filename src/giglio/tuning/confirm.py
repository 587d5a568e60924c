"""Whether tuned weights are better than the present ones: matches with deals of their own."""

from dataclasses import dataclass
from pathlib import Path

from giglio import arena
from giglio.arena import Match
from giglio.arena.sequential import AHEAD, NOT_AHEAD
from giglio.kernel.weights import Weights
from giglio.tuning.course import Course
from giglio.tuning.plan import Plan

FRESH = 1 << 40  # seeds of these matches begin so far behind those of the tuning


@dataclass(frozen=True)
class Confirmation:
    """One match: the player with the new weights in one seat, with the present ones in the rest."""

    seats: int
    games: int
    wins: float
    low: float
    high: float
    answer: str

    @property
    def even(self) -> float:
        return 1 / self.seats


def matches(plan: Plan, file: Path, games: int) -> list[arena.Course]:
    """One for every number of seats. They are played out: a share told early would flatter."""
    bots = (f"{plan.player}+{file}", plan.player)
    return [
        arena.Course(Match(plan.game, bots, seats, plan.seed + FRESH), games)
        for seats in plan.seats
    ]


def confirmation(match: arena.Course) -> Confirmation:
    told = arena.report(match)
    new = told["bots"][0]
    return Confirmation(
        seats=told["seats"],
        games=told["games"],
        wins=new["win_share"],
        low=new["low"],
        high=new["high"],
        answer=told["test"]["answer"],
    )


def better(found: list[Confirmation]) -> bool:
    """Ahead somewhere, and nowhere shown not to be."""
    answers = [one.answer for one in found]
    return AHEAD in answers and NOT_AHEAD not in answers


def provenance(course: Course, found: list[Confirmation]) -> dict[str, object]:
    """How the weights were found, so that everybody can find them again."""
    plan = course.plan
    told: dict[str, object] = {
        "method": "giglio tune: an evolution strategy over mirrored deals, then a sequential test",
        "player": plan.player,
        "against": list(plan.against),
        "seats": list(plan.seats),
        "seed": plan.seed,
        "generations": len(course.generations),
        "population": plan.population,
        "deals": plan.deals,
        "games": course.games(),
        "tuned": [course.start.declared[place].name for place in course.tuned],
        "from": list(course.start.values),
    }
    for one in found:
        told[f"wins_with_{one.seats}_seats"] = round(one.wins, 4)
        told[f"interval_with_{one.seats}_seats"] = [round(one.low, 4), round(one.high, 4)]
        told[f"confirmed_with_{one.seats}_seats"] = f"{one.answer} after {one.games} games"
    return told


def with_provenance(course: Course, found: list[Confirmation]) -> Weights:
    return course.found(provenance(course, found))
