"""A review in the terminal: what every seat lost, and the decisions that cost most."""

from rich.console import Group, RenderableType
from rich.text import Text

from giglio.cli.boards.parts import bare
from giglio.cli.screen import with_players
from giglio.registry import own_edition
from giglio.review import THRESHOLDS, Report
from giglio.review.marks import SIGNS
from giglio.words import Words

MOST_SHOWN = 12
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def draw_report(report: Report, words: Words) -> RenderableType:
    costly = marked(report)
    parts: list[RenderableType] = [seats_table(report, words), Text()]
    if costly:
        parts.append(costly_table(report, words))
    else:
        parts.append(Text(words.ui("review-none")))
    return Group(*parts, Text())


def marked(report: Report) -> list[Report]:
    """The decisions with a mark, the most expensive first."""
    told = [decision for decision in report["decisions"] if decision["mark"]]
    return sorted(told, key=lambda decision: -float(decision["loss"]))


def seats_table(report: Report, words: Words) -> RenderableType:
    table = bare("<", ">", ">", *(">" for _ in THRESHOLDS))
    heads = ["review-decisions", "review-lost", *(f"review-{mark}-many" for mark in THRESHOLDS)]
    table.add_row("", *(Text(words.ui(head), "dim") for head in heads))
    for seat in report["seats"]:
        if seat["decisions"] == 0:
            continue
        table.add_row(
            with_players(words.player(seat["seat"]), words.names),
            str(seat["decisions"]), percent(seat["lost"]),
            *(str(seat["marks"][mark]) for mark in THRESHOLDS),
        )  # fmt: skip
    return table


def costly_table(report: Report, words: Words) -> RenderableType:
    table = bare(">", "<", "<", "<", ">", "<")
    heads = ("review-ply", "", "", "review-played", "review-loss", "review-better")
    table.add_row(*(Text(words.ui(head) if head else "", "dim") for head in heads))
    for told in marked(report)[:MOST_SHOWN]:
        table.add_row(
            str(told["ply"]),
            with_players(words.player(told["seat"]), words.names),
            Text(SIGNS[told["mark"]], STYLES[told["mark"]]),
            move(report, told["played"], words),
            f"−{percent(told['loss'])}",
            move(report, told["better"] or "", words),
        )
    for column in (table.columns[3], table.columns[5]):
        column.no_wrap = False
    return table


def move(report: Report, text: str, words: Words) -> str:
    """An action in words for people; the canonical text where the edition is a stranger's."""
    if report["edition"]["digest"] != own_edition(report["game"]).digest:
        return text
    verbs = own_edition(report["game"]).actions
    return words.action(verbs.describe(verbs.parse(text)))


def percent(share: float) -> str:
    return f"{100 * share:.0f}\u00a0%"
