"""What a simulation has shown, as tables in the terminal and as data for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.console import Group as Drawings
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from giglio.cli.boards.parts import Fitting, grid
from giglio.cli.tally import Figures, Group, Tally, figures
from giglio.registry import game
from giglio.words import Words
from giglio.words.words import plain

if TYPE_CHECKING:
    from giglio.cli.simulate import Plan

BLOCKS = " ▁▂▃▄▅▆▇█"
SPARK = 16  # columns of a small histogram
HISTOGRAM = 40
MOST_THINGS = 8


def draw_report(plan: Plan, tally: Tally) -> RenderableType:
    words = Words(game(plan.game))
    parts: list[RenderableType] = [Text(title(plan), "bold"), Text(subtitle(plan), "dim"), ""]
    parts += [group_table("seat", seats_of(tally)), ""]
    parts += [group_table("turn order", order_of(tally)), ""]
    if len(tally.bots) > 1:
        parts += [group_table("bot", sorted(tally.bots.items())), ""]
    parts += [figures_table(tally), "", score_bars(tally), "", source_table(tally, words)]
    if tally.numbers:
        parts += ["", Fitting(*(numbers_table(tally, width) for width in (SPARK, 8, 0)))]
    if tally.things:
        parts += ["", things_table(tally, words)]
    return Drawings(*parts)


def title(plan: Plan) -> str:
    return f"{game(plan.game).title}: {plan.games:,} games with {plan.seats} seats"


def subtitle(plan: Plan) -> str:
    told = [f"bots {', '.join(plan.bots)}", f"seed {plan.seed}"]
    told += [f"{name}={value}" for name, value in plan.options]
    return " · ".join(told)


# -- who won -----------------------------------------------------------------------------------


def seats_of(tally: Tally) -> list[tuple[str, Group]]:
    return [(str(seat), tally.seats[seat]) for seat in sorted(tally.seats)]


def order_of(tally: Tally) -> list[tuple[str, Group]]:
    return [(ordinal(place + 1), tally.order[place]) for place in sorted(tally.order)]


def ordinal(number: int) -> str:
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def group_table(name: str, groups: Iterable[tuple[str, Group]]) -> Table:
    heads = (">wins", ">±", ">points", ">±", ">sd", ">least", ">median", ">most")
    table = grid(f"<{name}", *heads, tight=True)
    for label, group in groups:
        told = figures(group.scores)
        table.add_row(
            Text(label, "bold"), percent(group.wins), percent(group.doubt),
            f"{told.mean:.1f}", f"{told.doubt:.1f}", f"{told.deviation:.1f}",
            str(told.least), str(told.median), str(told.most),
        )  # fmt: skip
    return table


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


# -- numbers -----------------------------------------------------------------------------------


def figures_table(tally: Tally) -> Table:
    table = figures_grid("per game")
    for name, counter in per_game(tally):
        figures_row(table, name, counter, width=SPARK)
    return table


def per_game(tally: Tally) -> list[tuple[str, Counter[int]]]:
    return [
        ("decisions", tally.lengths),
        ("winner’s points", tally.winning),
        ("lead of the winner", tally.margins),
    ]


def figures_grid(name: str, *before: str) -> Table:
    heads = (">mean", ">sd", ">least", ">median", ">most", "<")
    return grid(f"<{name}", *before, *heads, tight=True)


def figures_row(table: Table, name: str, counter: Counter[int], *between: str, width: int) -> None:
    told = figures(counter)
    table.add_row(
        name, *between, f"{told.mean:.1f}", f"{told.deviation:.1f}",
        str(told.least), str(told.median), str(told.most), Text(spark(counter, width), "cyan"),
    )  # fmt: skip


def numbers_table(tally: Tally, width: int) -> Table:
    """What events told in numbers: prices, payments, levels …; what never changed is left out."""
    table = figures_grid("events", ">times")
    for (what, fact), counter in sorted(tally.numbers.items()):
        if len(counter) > 1:
            often = f"{counter.total() / tally.games:.1f}"
            figures_row(table, f"{plain(what)}: {plain(fact)}", counter, often, width=width)
    return table


def source_table(tally: Tally, words: Words) -> Table:
    table = grid("<points from", ">mean", ">sd", ">winners", "<")
    for source, counter in tally.sources.items():
        told, won = figures(counter), figures(tally.winners_sources[source])
        shown = Text(spark(counter), "cyan")
        name = words.source(source)
        table.add_row(name, f"{told.mean:.1f}", f"{told.deviation:.1f}", f"{won.mean:.1f}", shown)
    return table


def things_table(tally: Tally, words: Words) -> Table:
    """Which things events named, the most frequent first."""
    table = grid("<events", "<most often, per game")
    table.columns[1].no_wrap = False
    for (what, fact), counter in sorted(tally.things.items()):
        named = [
            f"{words.name(slug)} {times / tally.games:.2f}"
            for slug, times in sorted(counter.items(), key=lambda pair: (-pair[1], pair[0]))
        ]
        more = f" … ({len(named)})" if len(named) > MOST_THINGS else ""
        told = ", ".join(named[:MOST_THINGS]) + more
        table.add_row(f"{plain(what)}: {plain(fact)}", told)
    return table


# -- plots -------------------------------------------------------------------------------------


def binned(counter: Counter[int], most: int) -> list[tuple[int, int, int]]:
    """(first, last, how often) for runs of equal width, at most `most` of them."""
    if not counter or not most:
        return []
    low, high = min(counter), max(counter)
    width = -(-(high - low + 1) // most)
    bins = [0] * -(-(high - low + 1) // width)
    for number, times in counter.items():
        bins[(number - low) // width] += times
    return [
        (low + width * place, low + width * (place + 1) - 1, times)
        for place, times in enumerate(bins)
    ]


def spark(counter: Counter[int], width: int = SPARK) -> str:
    """A histogram in one line."""
    bins = binned(counter, width)
    most = max((times for _, _, times in bins), default=0)
    return "".join(BLOCKS[-(-8 * times // most)] for _, _, times in bins) if most else ""


def score_bars(tally: Tally) -> Table:
    """How often each score came, in lying bars."""
    table = grid(">points", ">seats", "<")
    bins = binned(tally.everybody.scores, 15)
    most = max(times for _, _, times in bins)
    for low, high, times in bins:
        bar = "█" * round(HISTOGRAM * times / most)
        span = str(low) if low == high else f"{low}–{high}"
        table.add_row(span.replace("-", "−"), str(times), Text(bar, "cyan"))
    return table


# -- for programs --------------------------------------------------------------------------------


def as_data(plan: Plan, tally: Tally) -> dict[str, object]:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": tally.games,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": dict(plan.options),
        "shared_victories": tally.shared,
        "by_seat": [group_data(tally.seats[seat]) for seat in sorted(tally.seats)],
        "by_turn_order": [group_data(tally.order[place]) for place in sorted(tally.order)],
        "by_bot": {bot: group_data(group) for bot, group in sorted(tally.bots.items())},
        "decisions": figures_data(tally.lengths),
        "winning_points": figures_data(tally.winning),
        "lead": figures_data(tally.margins),
        "sources": {
            source: {
                "all": figures_data(counter),
                "winners": figures_data(tally.winners_sources[source]),
            }
            for source, counter in tally.sources.items()
        },
        "events": dict(sorted(tally.events.items())),
        "numbers": {
            f"{what}.{fact}": figures_data(counter)
            for (what, fact), counter in sorted(tally.numbers.items())
        },
        "things": {
            f"{what}.{fact}": dict(sorted(counter.items()))
            for (what, fact), counter in sorted(tally.things.items())
        },
    }


def group_data(group: Group) -> dict[str, object]:
    return {
        "wins": group.wins,
        "wins_95": group.doubt,
        "places": {str(place): group.places[place] for place in sorted(group.places)},
        "points": figures_data(group.scores),
    }


def figures_data(counter: Counter[int]) -> dict[str, object]:
    told: Figures = figures(counter)
    return {
        "count": told.count, "mean": told.mean, "sd": told.deviation, "mean_95": told.doubt,
        "least": told.least, "median": told.median, "most": told.most,
        "histogram": {str(number): counter[number] for number in sorted(counter)},
    }  # fmt: skip
