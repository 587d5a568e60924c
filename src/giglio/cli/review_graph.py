"""Every seat's chance to win over the plies of a game, with the marks where they were lost."""

from html import escape

from giglio.cli.plots import cut, line, text, ticks
from giglio.cli.review_text import percent
from giglio.review import Report
from giglio.review.marks import SIGNS
from giglio.words import Words

WIDE = 1100
LEFT = 58
TOP = 44
HEIGHT = 380
BOTTOM = HEIGHT - 30
RIGHT = WIDE - 10


def graph(report: Report, words: Words, title: str) -> str:
    last = max(len(report["chances"]) - 1, 1)
    content = frame(last)
    for seat, name in enumerate(words.names):
        content += curve(report, seat, last)
        x = LEFT + 10 + 170 * seat
        content.append(line(x, 14, x + 26, 14, f"seat seat{seat}"))
        content.append(text(x + 32, 18, cut(name, 16), "start", "label"))
    content += [sign(told, report, last, words) for told in report["decisions"] if told["mark"]]
    label = escape(f"{title}: {standing(report, words)}")
    return (
        f'<svg viewBox="0 0 {WIDE} {HEIGHT}" role="group" aria-label="{label}">'
        f"{''.join(content)}</svg>"
    )


def standing(report: Report, words: Words) -> str:
    """The last chances, in words."""
    known = [shares for shares in report["chances"] if shares is not None]
    pairs = zip(words.names, known[-1] if known else [], strict=False)
    return ", ".join(f"{name} {percent(share)}" for name, share in pairs)


def frame(last: int) -> list[str]:
    content: list[str] = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = height(tick)
        content += [line(LEFT, y, RIGHT, y, "grid"), text(LEFT - 6, y + 4, percent(tick), "end")]
    content += [
        text(place(int(tick), last), BOTTOM + 20, str(int(tick)))
        for tick in ticks(0, last, 8)
        if tick == int(tick)
    ]
    return content


def place(ply: int, last: int) -> float:
    return LEFT + ply / last * (RIGHT - LEFT)


def height(share: float) -> float:
    return BOTTOM - share * (BOTTOM - TOP)


def curve(report: Report, seat: int, last: int) -> list[str]:
    """One line, in pieces where nobody has looked yet."""
    pieces: list[list[str]] = [[]]
    for ply, shares in enumerate(report["chances"]):
        if shares is None:
            pieces.append([])
        else:
            pieces[-1].append(f"{place(ply, last):.1f},{height(shares[seat]):.1f}")
    return [
        f'<polyline class="seat seat{seat}" points="{" ".join(points)}"/>'
        for points in pieces
        if len(points) > 1
    ]


def sign(told: Report, report: Report, last: int, words: Words) -> str:
    """A mark on the line of the seat that earned it, as a link into the log."""
    x = place(told["ply"] - 1, last)
    y = height(told["best_win"]) - 8
    name = f"{words.player(told['seat'])}: {words.ui('review-' + told['mark'])}"
    drawn = text(x, max(y, TOP - 8), SIGNS[told["mark"]], "middle", "sign")
    return f'<a href="#ply-{told["ply"]}" aria-label="{escape(name)}">{drawn}</a>'
