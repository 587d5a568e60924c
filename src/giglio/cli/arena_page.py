"""The report of a match as one page: plots, and the same numbers in tables."""

from html import escape

from giglio.arena import Report, texts
from giglio.cli.arena_plots import STROKES, Dot, courses, dots, stacks
from giglio.cli.plots import shown
from giglio.cli.report_html import figure, head, section, table

QUARTERS = {
    "lowest": "lowest", "quarter": "a quarter up to", "median": "half up to",
    "three_quarters": "three quarters up to", "highest": "highest",
}  # fmt: skip


def page(report: Report, again: str) -> str:
    """The whole page; `again` is the command that gives the same one."""
    parts = [head(f"{report['title']}: computer players", texts.played(report)), tiles(report)]
    if report["games"]:
        parts += [wins(report), compared(report), thought(report)]
    return "\n".join([*parts, foot(report, again)]) + "\n"


def tiles(report: Report) -> str:
    told = [
        (f"{report['games']:,}", "games"),
        (f"{report['deals']:,}", "deals, each in mirrored seats"),
        (f"{report['decisions']:.0f}", "decisions in a game"),
    ]
    winning = report["winning_score"]
    if winning:
        told.append((f"{winning['median']:g}", "points are the median of winners"))
    items = "".join(f"<div><dt>{what}</dt><dd>{value}</dd></div>" for value, what in told)
    return f'<dl class="tiles">{items}</dl>'


# -- sections ----------------------------------------------------------------------------------


def wins(report: Report) -> str:
    bots = texts.by_wins(report)
    name = "Share of wins"
    drawn = dots(name, [share_of(bot) for bot in bots], True, report["chance"])
    numbers = table(
        name,
        ["bot", "games", "wins", "95 % interval", "place", "points"],
        [
            [
                bot["name"], f"{bot['games']:,}",
                texts.percent(bot["win_share"]), texts.span(bot["low"], bot["high"]),
                f"{bot['rank']:.2f}", f"{bot['score']:.1f}",
            ]
            for bot in bots
        ],
        caption=False,
    )  # fmt: skip
    boxes = [
        box(name, drawn, texts.answer(report)),
        box("Wins, mean place and mean points", numbers),
        places(report),
        settled(report),
    ]
    return section("Who wins", texts.chance(report), boxes)


def share_of(bot: Report) -> Dot:
    return Dot(bot["name"], bot["win_share"], bot["low"], bot["high"])


def places(report: Report) -> str:
    bots = texts.by_wins(report)
    name = "Places"
    heads = ["bot", *(f"place {number + 1}" for number in range(report["seats"]))]
    cells = [[bot["name"], *(shown(part, True) for part in bot["places"])] for bot in bots]
    drawn = stacks(name, [(bot["name"], bot["places"]) for bot in bots])
    return figure(name, drawn, table(name, heads, cells))


def settled(report: Report) -> str:
    """The line of each bot; of many only the best, which lie apart."""
    name = "Share of wins after so many deals"
    stops, shares = report["running"]["deals"], report["running"]["win_shares"]
    best = [bot["name"] for bot in texts.by_wins(report)]
    drawn = courses(name, stops, [(bot, shares[bot]) for bot in best[:STROKES]], report["chance"])
    cells = [
        [str(stop), *(shown(shares[bot][place], True) for bot in best)]
        for place, stop in enumerate(stops)
    ]
    return figure(name, drawn, table(name, ["deals", *best], cells))


def compared(report: Report) -> str:
    """Who finishes ahead of whom, and what that comes to on one scale."""
    boxes = [meetings(report)] if report["pairs"] else []
    return section("Compared", "", [*boxes, ratings(report)])


def meetings(report: Report) -> str:
    """A table whose cells are tinted, the more the darker."""
    bots = [bot["name"] for bot in texts.by_wins(report)]
    ahead = {(pair["bot"], pair["against"]): pair for pair in report["pairs"]}
    rows = "".join(
        f'<tr><th scope="row">{escape(bot)}</th>'
        + "".join(meeting(ahead, bot, other) for other in bots)
        + "</tr>"
        for bot in bots
    )
    top = "".join(f'<th scope="col">{escape(bot)}</th>' for bot in bots)
    name = "How often the bot of the row finishes ahead of the bot of the column"
    drawn = (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{name}"><table class="matrix">'
        f'<caption class="unseen">{name}</caption><thead><tr><th scope="col">ahead of</th>{top}'
        f"</tr></thead><tbody>{rows}</tbody></table></div>"
    )
    cells = [
        [
            f"{pair['bot']} of {pair['against']}", f"{pair['meetings']:,}",
            texts.percent(pair["ahead"]), texts.span(pair["low"], pair["high"]),
        ]
        for pair in report["pairs"]
    ]  # fmt: skip
    numbers = table("Ahead", ["ahead", "meetings", "share", "95 % interval"], cells)
    facts = "Of all the times that two of them sat at one table; a tie counts half."
    return figure("Row ahead of column", drawn, numbers, facts)


def meeting(ahead: dict[tuple[str, str], Report], bot: str, other: str) -> str:
    share = texts.ahead_of(ahead, bot, other)
    if share is None:
        return "<td>–</td>"
    tint = f"{max(0.0, 1.4 * (share - 0.5)):.2f}"
    return f'<td style="--tint: {tint}">{shown(share, True)}</td>'


def ratings(report: Report) -> str:
    bots = sorted(report["bots"], key=lambda bot: -float(bot["rating"]))
    name = "Rating"
    rows = [
        Dot(bot["name"], bot["rating"], *around(bot["rating"], 2 * bot["rating_sigma"]))
        for bot in bots
    ]
    cells = [[row.label, f"{row.value:.1f}", f"{row.low:.1f} – {row.high:.1f}"] for row in rows]
    facts = (
        "OpenSkill (Plackett and Luce), over the games in their order, beginning with 25; the "
        "lines reach two sigma to either side."
    )
    numbers = table(name, ["bot", "rating", "± 2 sigma"], cells)
    return figure(name, dots(name, rows), numbers, facts)


def around(value: float, doubt: float) -> tuple[float, float]:
    return value - doubt, value + doubt


def thought(report: Report) -> str:
    time = table(
        "Time a decision",
        ["bot", "decisions", "mean", "longest"],
        [
            [
                bot["name"], f"{bot['decisions']:,}",
                texts.seconds(bot["seconds"]), texts.seconds(bot["slowest"]),
            ]
            for bot in report["bots"]
        ],
        caption=False,
    )  # fmt: skip
    seats = table(
        "Share of wins by seat",
        ["seat", "wins"],
        [[str(seat), shown(share, True)] for seat, share in enumerate(report["seat_wins"])],
        caption=False,
    )
    winning = report["winning_score"]
    spread = table(
        "Points of the winner",
        ["games", "points"],
        [[label, f"{winning[name]:g}"] for name, label in QUARTERS.items()],
        caption=False,
    )
    boxes = [
        box("Time a decision", time),
        box("Share of wins by seat", seats),
        box("Points of the winner", spread),
    ]
    return section("Thought, seats and points", "", boxes, "small")


def box(name: str, content: str, facts: str = "") -> str:
    """Like a figure, where the numbers are told already."""
    told = f'<p class="facts">{escape(facts)}</p>' if facts else ""
    return f"<figure><figcaption>{escape(name)}</figcaption>{content}{told}</figure>"


def foot(report: Report, again: str) -> str:
    edition = report["edition"]["name"]
    return (
        f"</main>\n<footer><p>{escape(report['title'])}, edition {escape(edition)}, rules version "
        f"{report['rules']}, options {escape(texts.options_text(report['options']))}; giglio "
        f"{report['version']} ({report['build']}), {report['date']}. The same match again: "
        f"<code>{escape(again)}</code></p></footer>\n</body>\n</html>"
    )
