"""The report of a match as tables in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from giglio.arena import Report, texts
from giglio.cli.boards.parts import Fitting, grid
from giglio.cli.plots import cut

MARKS = {"above": Text("▲", "green"), "below": Text("▼", "red"), "open": Text(" ")}


def draw_report(report: Report) -> RenderableType:
    title = Text(f"{report['title']}, {report['seats']} seats", "bold")
    parts: list[RenderableType] = [title, Text(texts.played(report), "dim"), ""]
    if not report["games"]:
        return Group(*parts, Text("No deal was played to its end."))
    parts += [wins(report), ""]
    if report["pairs"]:
        parts += [meetings(report), ""]
    parts += [Text(texts.answer(report), "bold"), Text(texts.chance(report), "dim")]
    parts.append(Text(rest(report), "dim"))
    return Group(*parts)


def wins(report: Report) -> RenderableType:
    return Fitting(wide(report), narrow(report))


def wide(report: Report) -> Table:
    table = grid(
        "<",
        ">wins",
        ">95 % interval",
        "<",
        ">place",
        ">points",
        ">rating",
        ">a decision",
        ">longest",
    )
    for bot in texts.by_wins(report):
        table.add_row(
            Text(bot["name"], "bold"), texts.percent(bot["win_share"]),
            texts.span(bot["low"], bot["high"]), MARKS[texts.against_chance(bot, report["chance"])],
            f"{bot['rank']:.2f}", f"{bot['score']:.1f}", texts.rating(bot),
            texts.seconds(bot["seconds"]), texts.seconds(bot["slowest"]),
        )  # fmt: skip
    return table


def narrow(report: Report) -> Table:
    """What one asks for first, with long names cut."""
    table = grid("<", ">wins", ">95 % interval", "<", ">place", ">points", ">rating")
    for bot in texts.by_wins(report):
        table.add_row(
            Text(cut(bot["name"]), "bold"), texts.percent(bot["win_share"]),
            texts.span(bot["low"], bot["high"]), MARKS[texts.against_chance(bot, report["chance"])],
            f"{bot['rank']:.2f}", f"{bot['score']:.1f}", f"{bot['rating']:.1f}",
        )  # fmt: skip
    return table


def meetings(report: Report) -> Table:
    """How often the bot of the row finished ahead of the bot of the column."""
    bots = [bot["name"] for bot in texts.by_wins(report)]
    ahead = {(pair["bot"], pair["against"]): pair for pair in report["pairs"]}
    table = grid("<ahead of", *(f">{cut(bot, 14)}" for bot in bots))
    for bot in bots:
        shares = [texts.ahead_of(ahead, bot, other) for other in bots]
        told = ["–" if share is None else texts.percent(share) for share in shares]
        table.add_row(Text(cut(bot), "bold"), *told)
    return table


def rest(report: Report) -> str:
    """What else one may want to know, in one line."""
    winning = report["winning_score"]
    seats = " ".join(f"{100 * share:.0f}" for share in report["seat_wins"])
    return (
        f"Winners have {winning['median']:g} points (half of them {winning['quarter']:g} to "
        f"{winning['three_quarters']:g}); wins by seat: {seats} %; "
        f"{report['decisions']:.0f} decisions a game."
    )
