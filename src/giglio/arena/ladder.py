"""The standing field: which computer player is measured against which, and what is written down."""

from collections.abc import Sequence
from dataclasses import dataclass

from giglio.arena import texts
from giglio.arena.figures import Deal
from giglio.arena.ratings import ratings
from giglio.arena.report import Report
from giglio.bots import check
from giglio.kernel.game import Game


@dataclass(frozen=True)
class Rung:
    """One bot among others that are all of one kind."""

    bot: str
    against: str

    @property
    def bots(self) -> str:
        return f"{self.bot},{self.against}"


# `greedy@1` is the yardstick that never changes; every level must beat the one below it.
STANDING = (
    Rung("greedy@1", "random"),
    Rung("greedy", "random"),
    Rung("greedy", "greedy@1"),
    Rung("search@1", "random"),
    Rung("search@2", "search@1"),
    Rung("search@3", "search@2"),
    Rung("search@4", "search@3"),
    Rung("search@5", "search@4"),
    Rung("search@0.2s", "greedy@1"),
    Rung("search@0.2s", "greedy"),
    Rung("search@0.2s", "search@0.02s"),
)

PAGE_HEAD = """# How strong the computer players are

Measured by `giglio ladder GAME`, which adds to this page. On each rung one bot sits among others of
one kind; every deal is played once for each rotation around the table. Intervals are 95 % by
bootstrap over deals. “Ahead” and “not ahead” are the answers of a sequential test, each wrong in at
most 5 of 100 matches: more than an even share of the wins, or less than five points above it.
"""


def rungs(card: Game, only: str = "") -> list[Rung]:
    """Those whose bots there are in this game; with `only`, those on which that bot is tried."""
    return [
        rung
        for rung in STANDING
        if (not only or rung.bot == only) and plays(card, rung.bot) and plays(card, rung.against)
    ]


def plays(card: Game, name: str) -> bool:
    """Whether there is such a bot, and what it needs of the game."""
    if name == "greedy":
        return card.has_judgement
    if name == "greedy@1":
        return card.yardstick is not None
    try:
        check(name)
    except ValueError:
        return False
    return True


def section(reports: Sequence[Report], commands: Sequence[str], deals: Sequence[Deal]) -> str:
    """What a day's matches showed, in Markdown. `deals`: those of all rungs, for the ratings."""
    first = reports[0]
    heads = [
        "bot",
        "among",
        "games",
        "wins",
        "95 % interval",
        "answer",
        "place",
        "points",
        "a decision",
    ]
    rows = [rung_row(report) for report in reports]
    rated = sorted(
        ratings(played for deal in deals for played in deal).items(), key=lambda pair: -pair[1].mu
    )
    told = ", ".join(f"{name} {rating.mu:.1f} ± {2 * rating.sigma:.1f}" for name, rating in rated)
    return "\n".join(
        [
            f"## {first['date']} · {first['title']}, {first['seats']} seats",
            "",
            f"giglio {first['version']} ({first['build']}), rules {first['rules']}, edition "
            f"{first['edition']['name']}, options {texts.options_text(first['options'])}. "
            f"An even share is {texts.percent(first['chance'])}.",
            "",
            f"| {' | '.join(heads)} |",
            "|" + "---|" * len(heads),
            *(f"| {' | '.join(row)} |" for row in rows),
            "",
            f"Ratings over all of these games (OpenSkill, ± 2 sigma): {told}.",
            "",
            *(f"    {command}" for command in commands),
            "",
        ]
    )


def rung_row(report: Report) -> list[str]:
    name, against = report["entered"]
    bot = next(one for one in report["bots"] if one["name"] == name)
    return [
        f"**{name}**", against, str(report["games"]), texts.percent(bot["win_share"]),
        texts.span(bot["low"], bot["high"]), report["test"]["answer"], f"{bot['rank']:.2f}",
        f"{bot['score']:.1f}", texts.seconds(bot["seconds"]),
    ]  # fmt: skip
