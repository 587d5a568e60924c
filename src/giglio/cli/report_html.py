"""The report of a simulation as one page: plots, and the same numbers in tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from giglio.cli.plots import Bar, histogram, lying_bars, number, polygons, shown, span
from giglio.cli.report import binned, order_of, ordinal, per_game, seats_of, subtitle, title
from giglio.cli.report_style import STYLE
from giglio.cli.tally import Group, Tally, figures
from giglio.registry import game, own_edition
from giglio.version import VERSION
from giglio.words import Words
from giglio.words.words import plain

if TYPE_CHECKING:
    from giglio.cli.simulate import Plan

BINS = 32
SMALL_BINS = 24
MOST_THINGS = 24


def page(plan: Plan, tally: Tally) -> str:
    """The whole page; the same plan gives the same page to the letter."""
    words = Words(game(plan.game))
    parts = [
        head(title(plan), subtitle(plan)), tiles(tally), winners(plan, tally), points(tally),
        sources(tally, words), events(tally), things(tally, words), foot(plan),
    ]  # fmt: skip
    return "\n".join(parts) + "\n"


def head(name: str, note: str, language: str = "en", style: str = "") -> str:
    """Down to where the sections begin. `style` is what a page needs beside the common one."""
    name = escape(name)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{name}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n<header>\n"
        f'<p class="sign" aria-hidden="true">⚜</p>\n<h1>{name}</h1>\n'
        f"<p>{escape(note)}</p>\n</header>\n<main>"
    )


def foot(plan: Plan) -> str:
    card = game(plan.game)
    edition = str(plan.edition.name) if plan.edition else own_edition(plan.game).name
    again = f"giglio simulate {plan.game} --seats {plan.seats} --games {plan.games}"
    again += f" --bots {','.join(plan.bots)} --seed {plan.seed}"
    again += "".join(f" --options {name}={value}" for name, value in plan.options)
    return (
        f"</main>\n<footer><p>{escape(card.title)}, edition {escape(edition)}, rules version "
        f"{card.rules}; giglio {VERSION}. Whiskers and ± are 95 % intervals. The same page again: "
        f"<code>{escape(again)}</code></p></footer>\n</body>\n</html>"
    )


def tiles(tally: Tally) -> str:
    """The three or four numbers one asks for first."""
    won, long, lead = figures(tally.winning), figures(tally.lengths), figures(tally.margins)
    told = [
        (f"{won.mean:.1f}", "points win a game"),
        (f"{lead.mean:.1f}", "points ahead of the next"),
        (f"{long.mean:.0f}", "decisions in a game"),
        (f"{100 * tally.shared / tally.games:.1f} %", "of the victories are shared"),
    ]
    items = "".join(f"<div><dt>{what}</dt><dd>{value}</dd></div>" for value, what in told)
    return f'<dl class="tiles">{items}</dl>'


# -- sections ----------------------------------------------------------------------------------


def winners(plan: Plan, tally: Tally) -> str:
    even = 1 / plan.seats
    figures_of = [
        groups("Wins by seat", "seat", [(f"seat {name}", g) for name, g in seats_of(tally)], even),
        groups("Wins by turn order", "turn order", order_of(tally), even),
    ]
    if len(tally.bots) > 1:
        figures_of.append(groups("Wins by bot", "bot", sorted(tally.bots.items()), even))
    note = f"The line marks an even share, {100 * even:.1f} %; a shared victory counts in part."
    return section("Who wins", note, figures_of)


def groups(name: str, kind: str, rows: Sequence[tuple[str, Group]], even: float) -> str:
    bars = [Bar(label, group.wins, group.doubt) for label, group in rows]
    heads = [kind, "games", "wins", "±", "points", "±", "deviation", "least", "median", "most"]
    cells = []
    for label, group in rows:
        told = figures(group.scores)
        cells.append([
            label, number(group.played), shown(group.wins, True), shown(group.doubt, True),
            f"{told.mean:.1f}", f"{told.doubt:.1f}", f"{told.deviation:.1f}",
            number(told.least), number(told.median), number(told.most),
        ])  # fmt: skip
    return figure(name, lying_bars(name, bars, True, even), table(name, heads, cells))


def points(tally: Tally) -> str:
    drawn = [distribution("Points of all seats", tally.everybody.scores)]
    if len(tally.bots) > 1:
        drawn.append(points_by_bot(tally))
    labels = {"decisions": "Decisions in a game", "winner’s points": "Points of the winner"}
    drawn += [
        distribution(labels.get(name, name.capitalize()), counter)
        for name, counter in per_game(tally)
    ]
    drawn.append(places(tally))
    return section("Points and lengths", "The line marks the median.", drawn)


def points_by_bot(tally: Tally) -> str:
    name = "Points by bot"
    rows = [(bot, binned(tally.bots[bot].scores, SMALL_BINS)) for bot in sorted(tally.bots)]
    cells = [[bot, span(low, high), number(n)] for bot, bins in rows for low, high, n in bins]
    return figure(name, polygons(name, rows), table(name, ["bot", "points", "seats"], cells))


def places(tally: Tally) -> str:
    """How often each seat came first, second …"""
    name = "Places by seat"
    most = sorted(tally.seats)
    heads = ["seat", *(ordinal(place + 1) for place in most)]
    cells = [
        [label, *(shown(group.places[place + 1] / group.played, True) for place in most)]
        for label, group in seats_of(tally)
    ]
    return f"<figure><figcaption>{name}</figcaption>{table(name, heads, cells, False)}</figure>"


def sources(tally: Tally, words: Words) -> str:
    name = "Points by source, on average"
    bars: list[Bar] = []
    cells: list[list[str]] = []
    for source, counter in tally.sources.items():
        told, won = figures(counter), figures(tally.winners_sources[source])
        label = words.source(source)
        bars.append(Bar(label, told.mean, second=won.mean))
        cells.append([
            label, shown(told.mean), shown(told.deviation), shown(won.mean),
            number(told.least), number(told.median), number(told.most),
        ])  # fmt: skip
    heads = ["source", "mean", "deviation", "winners’ mean", "least", "median", "most"]
    note = "The upper bar is the mean of all seats, the lower one that of the winners."
    drawn = figure(name, lying_bars(name, bars), table(name, heads, cells))
    return section("Where points come from", note, [drawn])


def events(tally: Tally) -> str:
    """Prices, payments, levels: every number that events told, and that was not always the same."""
    drawn = [
        distribution(f"{plain(what)}: {plain(fact)}", counter, counter.total() / tally.games)
        for (what, fact), counter in sorted(tally.numbers.items())
        if len(counter) > 1
    ]
    if not drawn:
        return ""
    return section("What happened, in numbers", "The line marks the median.", drawn, "small")


def things(tally: Tally, words: Words) -> str:
    drawn: list[str] = []
    for (what, fact), counter in sorted(tally.things.items()):
        name = f"{plain(what)}: {plain(fact)}"
        rows = sorted(counter.items(), key=lambda pair: (-pair[1], pair[0]))
        bars = [Bar(words.name(slug), times / tally.games) for slug, times in rows[:MOST_THINGS]]
        cells = [[words.name(slug), number(n), f"{n / tally.games:.2f}"] for slug, n in rows]
        heads = ["what", "times", "per game"]
        drawn.append(figure(name, lying_bars(name, bars), table(name, heads, cells)))
    return section("What it happened to", "How often in a game.", drawn, "small") if drawn else ""


# -- pieces --------------------------------------------------------------------------------------


def distribution(name: str, counter: Counter[int], often: float | None = None) -> str:
    told = figures(counter)
    bins = binned(counter, BINS)
    facts = f"mean {told.mean:.1f} ± {told.doubt:.1f}, deviation {told.deviation:.1f}, "
    facts += f"median {number(told.median)}, from {number(told.least)} to {number(told.most)}"
    if often is not None:
        facts += f"; {often:.1f} times a game"
    cells = [[span(low, high), number(n), shown(n / told.count, True)] for low, high, n in bins]
    shown_table = table(name, ["value", "times", "share"], cells)
    return figure(name, histogram(name, bins, told.median), shown_table, facts.replace(" -", " −"))


def section(name: str, note: str, content: Sequence[str], kind: str = "") -> str:
    told = f"<p>{escape(note)}</p>" if note else ""
    body = f'<div class="figures {kind}">' + "\n".join(content) + "</div>"
    return f"<section><h2>{escape(name)}</h2>{told}\n{body}</section>"


def figure(name: str, plot: str, numbers: str, facts: str = "") -> str:
    told = f'<p class="facts">{escape(facts)}</p>' if facts else ""
    return (
        f"<figure><figcaption>{escape(name)}</figcaption>{plot}{told}"
        f"<details><summary>The numbers</summary>{numbers}</details></figure>"
    )


def table(
    name: str, heads: Sequence[str], rows: Sequence[Sequence[str]], caption: bool = True
) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    kind = "" if caption else ' class="unseen"'
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(name)}, table"><table>'
        f"<caption{kind}>{escape(name)}</caption>"
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )
