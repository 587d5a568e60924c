"""A review as one page: chances to win as a graph, the log in words, and the marks."""

from collections.abc import Sequence
from html import escape

from giglio.cli.report_html import head, section, table
from giglio.cli.review_graph import graph
from giglio.cli.review_text import marked, move, percent
from giglio.cli.told import position_lines
from giglio.review import THRESHOLDS, Report, Review
from giglio.review.marks import SIGNS
from giglio.table.record import Position
from giglio.words import Words

STYLE = """
.graph { overflow-x: auto; }
.graph:focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
.graph svg { min-width: 46rem; }
.graph svg text { font-size: 12px; }
@media (max-width: 50rem) { .graph svg text, .graph svg .sign { font-size: 17px; } }
svg .seat { fill: none; stroke-width: 2.4; stroke-linejoin: round; }
svg .seat0 { stroke: var(--bar); }
svg .seat1 { stroke: var(--third); }
svg .seat2 { stroke: var(--second); }
svg .seat3 { stroke: var(--fourth); }
svg .seat4 { stroke: var(--ink); stroke-dasharray: 7 4; }
svg .seat5 { stroke: var(--soft); stroke-dasharray: 2 3; }
svg .sign { font-weight: 700; font-size: 13px; fill: var(--ink); paint-order: stroke;
  stroke: var(--card); stroke-width: 3px; }
svg a:hover .sign, svg a:focus-visible .sign { fill: var(--bar); text-decoration: underline; }
.log { list-style: none; margin: 0; padding: 0; max-width: 46rem; }
.log li { display: grid; grid-template-columns: 3rem 1fr; gap: 0 .8rem; padding: .35rem .5rem;
  border-bottom: 1px solid var(--rule); scroll-margin-top: 1rem; }
.log li:target { background: var(--card); outline: 2px solid var(--bar); }
.log .number { color: var(--soft); text-align: right; font-variant-numeric: tabular-nums; }
.log p { margin: 0; overflow-wrap: anywhere; }
.log .verdict { grid-column: 2; color: var(--soft); font-size: .92rem; }
.mark { display: inline-block; padding: 0 .45rem; border-radius: .8rem; color: var(--paper);
  font: 700 .82rem/1.5 system-ui, sans-serif; }
.mark.inaccuracy { background: #8a6a1f; }
.mark.mistake { background: #a8541c; }
.mark.blunder { background: #9d2235; }
@media (prefers-color-scheme: dark) { .mark.inaccuracy { background: #dcb25d; }
  .mark.mistake { background: #e79a5f; } .mark.blunder { background: #f08a9a; } }
td.text, th.text { text-align: left; }
td.move { white-space: normal; min-width: 8rem; }
.scroll a { color: inherit; }
"""


def page(report: Report, review: Review, words: Words) -> str:
    """The whole page. It needs nothing beside itself."""
    names = ", ".join(words.names)
    title = words.ui("review-title", title=report["title"])
    parts = [
        head(title, names, words.language, STYLE),
        course(report, words),
        losses(report, words),
        log(report, review, words),
        foot(report, words),
    ]
    return "\n".join(parts) + "\n"


def course(report: Report, words: Words) -> str:
    name = words.ui("review-chances")
    drawn = graph(report, words, name)
    cells = [
        [str(ply), *(percent(share) for share in shares)]
        for ply, shares in enumerate(report["chances"])
        if shares is not None
    ]
    numbers = table(name, [words.ui("review-ply"), *words.names], cells, caption=False)
    box = (
        f'<figure><div class="graph" tabindex="0" role="region" aria-label="{escape(name)}">'
        f"{drawn}</div><details><summary>{escape(words.ui('review-numbers'))}</summary>"
        f"{numbers}</details></figure>"
    )
    note = words.ui(f"review-note-{report['depth']}")
    return f"<section><h2>{escape(name)}</h2><p>{escape(note)}</p>{box}</section>"


def losses(report: Report, words: Words) -> str:
    """What every seat lost in all, and where it lost most."""
    name = words.ui("review-by-seat")
    heads = ["", words.ui("review-decisions"), words.ui("review-lost")]
    heads += [words.ui(f"review-{mark}-many") for mark in THRESHOLDS]
    cells = [
        [
            words.player(seat["seat"]), str(seat["decisions"]), percent(seat["lost"]),
            *(str(seat["marks"][mark]) for mark in THRESHOLDS),
        ]
        for seat in report["seats"]
        if seat["decisions"]
    ]  # fmt: skip
    boxes = [f"<figure><figcaption>{escape(name)}</figcaption>"
             f"{table(name, heads, cells, caption=False)}</figure>"]  # fmt: skip
    boxes.append(costly(report, words))
    return section(words.ui("review-costly"), thresholds(words), boxes)


def thresholds(words: Words) -> str:
    shares = {f"{mark}": percent(least) for mark, least in THRESHOLDS.items()}
    return words.ui("review-thresholds", **shares)


def costly(report: Report, words: Words) -> str:
    name = words.ui("review-marks")
    found = marked(report)
    if not found:
        return f"<figure><p>{escape(words.ui('review-none'))}</p></figure>"
    labels = ("review-ply", "", "", "review-played", "review-better", "review-loss")
    top = "".join(
        f'<th scope="col" class="text">{escape(words.ui(label) if label else "")}</th>'
        for label in labels
    )
    rows = "".join(costly_row(report, told, words) for told in found)
    return (
        f"<figure><figcaption>{escape(name)}</figcaption>"
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(name)}"><table>'
        f'<caption class="unseen">{escape(name)}</caption>'
        f"<thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table></div></figure>"
    )


def costly_row(report: Report, told: Report, words: Words) -> str:
    better = move(report, told["better"] or "", words)
    return (
        f'<tr><th scope="row"><a href="#ply-{told["ply"]}">{told["ply"]}</a></th>'
        f'<td class="text">{escape(words.player(told["seat"]))}</td><td>{badge(told, words)}</td>'
        f'<td class="text move">{escape(move(report, told["played"], words))}</td>'
        f'<td class="text move">{escape(better)}</td><td>−{percent(told["loss"])}</td></tr>'
    )


def badge(told: Report, words: Words) -> str:
    mark = told["mark"]
    name = escape(words.ui(f"review-{mark}"))
    return f'<span class="mark {mark}" title="{name}">{SIGNS[mark]}</span>'


# -- the log -------------------------------------------------------------------------------------


def log(report: Report, review: Review, words: Words) -> str:
    told = {decision["ply"]: decision for decision in report["decisions"]}
    entries = [
        entry(report, position, told.get(position.ply), words)
        for position in review.record.positions(review.edition)
    ]
    title = words.ui("review-log")
    return f'<section><h2>{escape(title)}</h2><ol class="log">{"".join(entries)}</ol></section>'


def entry(report: Report, position: Position, told: Report | None, words: Words) -> str:
    """One decision and what it led to."""
    lines = [escape(line.plain) for line in position_lines(position, words)]
    verdict = "" if told is None else verdict_text(report, told, words)
    return (
        f'<li id="ply-{position.ply}"><span class="number">{position.ply}</span>'
        f"<p>{'<br>'.join(lines)}</p>{verdict}</li>"
    )


def verdict_text(report: Report, told: Report, words: Words) -> str:
    """What a mark says; nothing where a decision was good enough."""
    if told["mark"] is None:
        return ""
    sentence = words.ui(
        "review-verdict",
        mark=words.ui(f"review-{told['mark']}"),
        move=move(report, told["better"] or "", words),
        best=percent(told["best_win"]),
        own=percent(told["win"]),
    )
    return f'<p class="verdict">{badge(told, words)} {escape(sentence)}</p>'


def foot(report: Report, words: Words) -> str:
    edition = report["edition"]["name"]
    facts: Sequence[str] = (
        report["title"], edition, f"rules {report['rules']}", f"giglio {report['version']}",
    )  # fmt: skip
    return (
        f"</main>\n<footer><p>{escape(' · '.join(facts))}. "
        f"{escape(words.ui('review-fair'))}</p></footer>\n</body>\n</html>"
    )
