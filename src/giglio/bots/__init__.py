"""Computer players. They see only what their seat may see."""

from giglio.bots.bot import Bot, Budget, decide
from giglio.bots.simple import GreedyBot, RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "Budget", "decide", "make"]


def make(name: str, seed: int = 0) -> Bot:
    """A computer player by name; ValueError names the ones there are."""
    if name not in BOTS:
        raise ValueError(f"there is no bot “{name}”; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
