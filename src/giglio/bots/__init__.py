"""Computer players. They see only what their seat may see."""

from giglio.bots.bot import NO_LIMIT, Bot, Budget, decide
from giglio.bots.making import BOTS, check, make
from giglio.bots.simple import GreedyBot, RandomBot

__all__ = [
    "BOTS",
    "NO_LIMIT",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "check",
    "decide",
    "make",
]
