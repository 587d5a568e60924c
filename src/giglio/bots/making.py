"""Computer players by name: the one place that knows how they are written.

random   greedy                  as they are
search@3   cosimo@3              a level, 1 to 5
search@0.2s   search@500i        so many seconds, or iterations, a decision
greedy+FILE   search@3+FILE      with the weights of a file, as `giglio tune` writes them
my_module:MyBot   my_bot         of somebody else: see docs/bots.md
"""

import inspect
import math
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

from giglio.bots.bot import NO_LIMIT, Bot, Budget
from giglio.bots.guest import Guest
from giglio.bots.search.levels import LEVELS, TEMPERS, USUAL_LEVEL
from giglio.bots.simple import GreedyBot, RandomBot, YardstickBot

ENTRY_POINTS = "giglio.bots"

# Bots that are made as they stand; a name may hold an @ of its own.
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,  # also with weights
    "greedy@1": YardstickBot,
}
SEARCHING = ("search", *TEMPERS)
NAMES = (*BOTS, *SEARCHING)


def make(spec: str, seed: int = 0, jobs: int = 1) -> Bot:
    """A computer player by name and strength; ValueError says how it is written rightly.

    `jobs` processes think together, where the bot can use them.
    """
    return maker(spec, jobs)(seed)


def check(spec: str) -> None:
    """ValueError, unless `make` would understand this. Nothing is started."""
    maker(spec)


def maker(spec: str, jobs: int = 1) -> Callable[[int], Bot]:
    """What makes this bot, given a seed."""
    if spec in BOTS:
        return BOTS[spec]
    plain, plus, file = spec.partition("+")
    name, at, strength = plain.partition("@")
    weights = weights_file(file, spec) if plus else None
    if name in SEARCHING:
        return searching(name, strength if at else str(USUAL_LEVEL), spec, jobs, weights)
    if weights is not None:
        if plain != "greedy":
            raise ValueError(f"“{plain}” goes by no weights, so nothing follows it in “{spec}”")
        return partial(GreedyBot, weights=weights)
    if name in BOTS:
        raise ValueError(f"“{name}” has no strengths, so nothing follows it in “{spec}”")
    found = load_class(name, spec)
    return foreign(found, budget_of(strength, spec) if at else NO_LIMIT)


def weights_file(name: str, spec: str) -> Path:
    """Whether the weights fit a game is known when it begins."""
    file = Path(name)
    if not file.is_file():
        raise ValueError(f"there is no file of weights “{name}”, as “{spec}” says")
    return file


def searching(
    name: str, strength: str, spec: str, jobs: int, weights: Path | None
) -> Callable[[int], Bot]:
    temper = TEMPERS.get(name, "even")
    level = LEVELS[int(strength)] if strength in map(str, LEVELS) else None
    budget = level.budget if level is not None else budget_of(strength, spec)

    def made(seed: int) -> Bot:
        from giglio.bots.search.player import SearchBot

        slips = level.slips if level else 0.0
        return SearchBot(seed, budget, slips=slips, temper=temper, weights=weights, jobs=jobs)

    return made


def budget_of(strength: str, spec: str) -> Budget:
    """The budget that `0.2s` or `500i` names."""
    number, unit = strength[:-1], strength[-1:]
    if unit == "i" and number.isascii() and number.isdigit() and int(number) > 0:
        return Budget(iterations=int(number))
    if unit == "s":
        try:
            seconds = float(number)
        except ValueError:
            seconds = math.nan
        if 0 < seconds < math.inf:
            return Budget(seconds=seconds)
    levels = f"a level from {min(LEVELS)} to {max(LEVELS)} (only for search), "
    raise ValueError(
        f"“{strength}” in “{spec}” is no strength; write {levels}seconds like 0.2s "
        f"or iterations like 500i"
    )


def load_class(name: str, spec: str) -> type:
    """The class of a bot of somebody else."""
    module, colon, attribute = name.partition(":")
    if colon:
        try:
            found: object = getattr(import_module(module), attribute)
        except (ImportError, AttributeError, ValueError) as error:
            raise ValueError(f"the bot “{spec}” cannot be loaded: {error}") from error
    else:
        found = registered(name)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise ValueError(f"“{name}” is no class with a method choose(state, legal, budget)")
    return found


def registered(name: str) -> object:
    """A bot that an installed distribution brings."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    points = {point.name: point for point in entry_points(group=ENTRY_POINTS)}
    if name not in points:
        known = ", ".join([*NAMES, *points])
        raise ValueError(f"there is no bot “{name}”; there are {known}, and “module:Class”")
    found: object = points[name].load()
    return found


def foreign(bot: type, budget: Budget) -> Callable[[int], Bot]:
    """What makes a bot of any class with `choose`; it is given the seed if it takes one."""

    def made(seed: int) -> Bot:
        takes_seed = len(inspect.signature(bot).parameters) > 0
        player = bot(seed) if takes_seed else bot()
        own = player if isinstance(player, Bot) else Guest(player, seed)
        if budget.limited:
            own.budget = budget
        return own

    return made
