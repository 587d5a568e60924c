"""Computer players. They see only what their seat may see."""

from giglio.bots.bot import NO_LIMIT, Bot, Budget, decide
from giglio.bots.making import BOTS, NAMES, check, make
from giglio.bots.simple import GreedyBot, RandomBot, YardstickBot

__all__ = [
    "BOTS",
    "NAMES",
    "NO_LIMIT",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "YardstickBot",
    "check",
    "decide",
    "make",
]
