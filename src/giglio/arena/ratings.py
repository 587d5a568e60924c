"""Ratings by OpenSkill (Plackett and Luce): how games of any company compare on one scale."""

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from giglio.arena.play import Played


@dataclass(frozen=True)
class Rating:
    """`mu` is how strong a bot seems (it begins with 25), `sigma` how doubtful that is."""

    mu: float
    sigma: float


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """One game after the other. A bot that sits in several seats is rated in each of them as if
    alone, and goes on with the mean."""
    model = PlackettLuce(tau=0)  # bots do not get better or worse between games
    known: dict[str, Rating] = {}
    for played in games:
        teams = []
        for name in played.bots:
            before = known.get(name)
            teams.append([model.rating(before.mu, before.sigma) if before else model.rating()])
        rated = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for name in dict.fromkeys(played.bots):
            own = [team[0] for other, team in zip(played.bots, rated, strict=True) if other == name]
            known[name] = Rating(
                sum(rating.mu for rating in own) / len(own),
                sum(rating.sigma for rating in own) / len(own),
            )
    return known
