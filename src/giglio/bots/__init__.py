"""Computer players. They see only what their seat may see."""

from giglio.bots.bot import Bot, Budget, decide
from giglio.bots.foreign import foreign_bot
from giglio.bots.simple import GreedyBot, RandomBot, YardstickBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "greedy@1": YardstickBot,
}

__all__ = ["BOTS", "Bot", "Budget", "decide", "make"]


def make(name: str, seed: int = 0) -> Bot:
    """A computer player by name, `module:Class` for one of your own.

    ValueError names the ones there are.
    """
    if ":" in name:
        return foreign_bot(name)(seed)
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise ValueError(f"there is no bot “{name}”; there are {known}, and your own: module:Class")
    return BOTS[name](seed)
