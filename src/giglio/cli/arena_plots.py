"""Plots of a match: shares with their doubt, places, and how shares settled."""

from collections.abc import Sequence
from dataclasses import dataclass

from giglio.cli.plots import LABEL, LEFT, ROW, WIDTH, cut, line, rectangle, shown, svg, text, ticks
from giglio.cli.plots import number as tick_text

STROKES = 4  # kinds of lines that the style sheet tells apart


@dataclass(frozen=True)
class Dot:
    """A value with the bounds between which it lies."""

    label: str
    value: float
    low: float
    high: float


def dots(title: str, rows: Sequence[Dot], percent: bool = False, even: float | None = None) -> str:
    """One dot a row on its interval, and a line for what is to be expected."""
    reference = [] if even is None else [even]
    low = min([row.low for row in rows] + reference)
    high = max([row.high for row in rows] + reference)
    low, high = (0.0, min(1.0, high * 1.08)) if percent else (low, high)
    right, bottom = WIDTH - 60, ROW * len(rows) + 10
    scale = (right - LABEL) / max(high - low, 1e-9)
    content = []
    for tick in ticks(low, high):
        x = LABEL + (tick - low) * scale
        content += [line(x, 4, x, bottom, "grid"), text(x, bottom + 16, tick_text(tick, percent))]
    for even_share in reference:
        x = LABEL + (even_share - low) * scale
        content.append(line(x, 2, x, bottom, "median"))
    for place, row in enumerate(rows):
        y = ROW * place + 8 + (ROW - 10) / 2
        left, at, end = (LABEL + (value - low) * scale for value in (row.low, row.value, row.high))
        tip = f"{row.label}: {shown(row.value, percent)}"
        content += [
            text(LABEL - 8, y + 4, cut(row.label), "end", "label"),
            line(left, y, end, y, "doubt"),
            line(left, y - 4, left, y + 4, "doubt"),
            line(end, y - 4, end, y + 4, "doubt"),
            rectangle((at - 5, y - 5), (10, 10), "bar dot", tip),
            text(WIDTH - 4, y + 4, shown(row.value, percent), "end", "value"),
        ]
    told = "; ".join(
        f"{row.label} {shown(row.value, percent)}, {shown(row.low, percent)} to "
        f"{shown(row.high, percent)}"
        for row in rows
    )
    return svg(WIDTH, bottom + 24, title, told, content)


def stacks(title: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Parts of a whole, place by place, the first place darkest."""
    right, bottom = WIDTH - 8, ROW * len(rows) + 6
    content = []
    for number, (label, parts) in enumerate(rows):
        y, x = ROW * number + 6.0, float(LABEL)
        content.append(text(LABEL - 8, y + 13, cut(label), "end", "label"))
        for place, part in enumerate(parts, 1):
            width = part * (right - LABEL)
            tip = f"{label}, place {place}: {shown(part, True)}"
            kind = f"bar place{place}"
            content.append(rectangle((x + 0.7, y), (width - 1.4, ROW - 8), kind, tip))
            if width > 34:
                content.append(text(x + width / 2, y + 13, f"{100 * part:.0f} %", kind="within"))
            x += width
    told = "; ".join(f"{label} first in {shown(parts[0], True)}" for label, parts in rows)
    return svg(WIDTH, bottom + 6, title, told, content)


def courses(
    title: str, stops: Sequence[int], rows: Sequence[tuple[str, Sequence[float]]], even: float
) -> str:
    """How shares settled while deals came in, one line each."""
    height, right, top = 240, WIDTH - 8, 30
    bottom = height - 28
    high = max([even, *(share for _, shares in rows for share in shares)], default=1.0) * 1.05
    content = []
    for tick in ticks(0, high, 4):
        y = bottom - tick / high * (bottom - top)
        content += [
            line(LEFT, y, right, y, "grid"),
            text(LEFT - 6, y + 4, tick_text(tick, True), "end"),
        ]
    y = bottom - even / high * (bottom - top)
    content += [line(LEFT, y, right, y, "median"), line(LEFT, bottom, right, bottom, "axis")]
    for place, (label, shares) in enumerate(rows):
        points = " ".join(
            f"{LEFT + stop / stops[-1] * (right - LEFT):.1f},"
            f"{bottom - share / high * (bottom - top):.1f}"
            for stop, share in zip(stops, shares, strict=True)
        )
        kind = f"line line{place % STROKES}"
        content.append(f'<polyline class="{kind}" points="{points}"/>')
        x = LEFT + 8 + 150 * place
        content += [line(x, 12, x + 22, 12, kind), text(x + 28, 16, cut(label, 17), "start")]
    content += [
        text(LEFT + tick / stops[-1] * (right - LEFT), bottom + 18, tick_text(tick))
        for tick in ticks(0, stops[-1], 6)
        if tick == int(tick)
    ]
    told = ", ".join(f"{label} ends at {shown(shares[-1], True)}" for label, shares in rows)
    return svg(WIDTH, height, title, told, content)
