"""How strong a searching player is, and of what temper. Both change how it thinks, never what it
knows."""

from dataclasses import dataclass

from giglio.bots.bot import Budget
from giglio.bots.search.evaluation import Blend


@dataclass(frozen=True)
class Level:
    """A budget, and how often it slips: takes another action than the one it liked best."""

    budget: Budget
    slips: float = 0.0


# The lower levels count iterations, to be equally strong everywhere; the seconds are for builds
# that would take too long over them.
LEVELS = {
    1: Level(Budget(seconds=1.0, iterations=12), slips=0.4),
    2: Level(Budget(seconds=1.0, iterations=100), slips=0.15),
    3: Level(Budget(seconds=1.5, iterations=1_000)),
    4: Level(Budget(seconds=0.6)),
    5: Level(Budget(seconds=3.0)),
}
USUAL_LEVEL = 3

EVEN = "even"
BLENDS = {
    EVEN: Blend(),
    "careful": Blend(win=0.45, rank=0.25, margin=0.3, spite=0.5),
    "bold": Blend(win=0.85, rank=0.0, margin=0.15, spite=0.5),
    "spiteful": Blend(win=0.5, rank=0.1, margin=0.4, spite=1.0),
    "thrifty": Blend(win=0.4, rank=0.1, margin=0.5, spite=0.0),
}
# Players by name, and the temper they are known for.
TEMPERS = {
    "cosimo": "careful",
    "giuliano": "bold",
    "girolamo": "spiteful",
    "clarice": "thrifty",
}
