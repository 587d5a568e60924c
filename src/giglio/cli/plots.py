"""Plots as inline SVG, drawn here so that a report needs nothing beside itself.

Colours come from the page's style sheet by class, so that a plot is light or dark with its page;
everything a plot shows stands in a table beside it too.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDTH = 640
LEFT = 52
ROW = 26
LABEL = 150  # room for the names of lying bars


@dataclass(frozen=True)
class Bar:
    """A lying bar: its name, how long it is, and half the width of what is in doubt."""

    label: str
    value: float
    doubt: float = 0.0
    second: float | None = None


def svg(width: int, height: int, title: str, told: str, content: Sequence[str]) -> str:
    """A picture with a name and a description for those who do not see it."""
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}: '
        f'{escape(told)}" preserveAspectRatio="xMidYMid meet">{"".join(content)}</svg>'
    )


def text(x: float, y: float, said: str, anchor: str = "middle", kind: str = "tick") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def rectangle(corner: tuple[float, float], size: tuple[float, float], kind: str, tip: str) -> str:
    place = f'x="{corner[0]:.1f}" y="{corner[1]:.1f}"'
    extent = f'width="{max(size[0], 0):.1f}" height="{max(size[1], 0):.1f}"'
    return f'<rect class="{kind}" {place} {extent} rx="1.5"><title>{escape(tip)}</title></rect>'


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from low to high, about so many."""
    if high <= low:
        return [low]
    raw = (high - low) / about
    power = 10.0 ** floor(log10(raw))
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= raw)
    first = floor(low / step)
    found = [step * number for number in range(first, first + 3 * about)]
    return [tick for tick in found if low - 1e-9 <= tick <= high + 1e-9]


def number(value: float, percent: bool = False) -> str:
    if percent:
        return f"{100 * value:.0f} %"
    shown = f"{value:,.0f}" if abs(value - round(value)) < 1e-9 else f"{value:,.1f}"
    return shown.replace("-", "−")


def span(low: int, high: int) -> str:
    return number(low) if low == high else f"{number(low)} to {number(high)}"


# -- standing bars -----------------------------------------------------------------------------


def histogram(
    title: str, bins: Sequence[tuple[int, int, int]], middle: int, height: int = 220
) -> str:
    """How often numbers came, in runs (first, last, times), with a line at the median."""
    total = sum(times for _, _, times in bins)
    most = max(times for _, _, times in bins)
    bottom, top, right = height - 28, 14, WIDTH - 8
    low, high = bins[0][0], bins[-1][1] + 1
    scale = (right - LEFT) / (high - low)
    content: list[str] = []
    for tick in ticks(0, most / total, 4):
        y = bottom - (bottom - top) * tick * total / most
        content.append(line(LEFT, y, right, y, "grid"))
        content.append(text(LEFT - 6, y + 4, number(tick, True), "end"))
    for first, last, times in bins:
        x, width = LEFT + (first - low) * scale, (last + 1 - first) * scale
        y = bottom - (bottom - top) * times / most
        tip = f"{span(first, last)}: {times:,} ({100 * times / total:.1f} %)"
        content.append(rectangle((x + 0.7, y), (width - 1.4, bottom - y), "bar", tip))
    at = LEFT + (middle + 0.5 - low) * scale
    content.append(line(at, top - 6, at, bottom, "median"))
    content += [
        text(LEFT + (tick + 0.5 - low) * scale, bottom + 18, number(tick))
        for tick in ticks(low, high - 1, 8)
        if tick == int(tick)
    ]
    content.append(line(LEFT, bottom, right, bottom, "axis"))
    told = f"from {number(low)} to {number(high - 1)}, half of them up to {number(middle)}"
    return svg(WIDTH, height, title, told, content)


def polygons(title: str, rows: Sequence[tuple[str, Sequence[tuple[int, int, int]]]]) -> str:
    """Several distributions over the same numbers, as lines in different strokes."""
    height, right, top = 240, WIDTH - 8, 30
    bottom = height - 28
    low = min(bins[0][0] for _, bins in rows)
    high = max(bins[-1][1] for _, bins in rows) + 1
    densities = [
        [
            ((first + last) / 2, times / (last + 1 - first) / sum(b[2] for b in bins))
            for first, last, times in bins
        ]
        for _, bins in rows
    ]
    most = max(density for row in densities for _, density in row)
    content = [line(LEFT, bottom, right, bottom, "axis")]
    for place, ((label, _), row) in enumerate(zip(rows, densities, strict=True)):
        points = " ".join(
            f"{LEFT + (at - low) / (high - low) * (right - LEFT):.1f},"
            f"{bottom - density / most * (bottom - top):.1f}"
            for at, density in row
        )
        kind = f"line line{place % 4}"
        content.append(f'<polyline class="{kind}" points="{points}"/>')
        x = LEFT + 8 + 130 * place
        content += [line(x, 12, x + 22, 12, kind), text(x + 28, 16, label, "start")]
    content += [
        text(LEFT + (tick - low) / (high - low) * (right - LEFT), bottom + 18, number(tick))
        for tick in ticks(low, high, 8)
    ]
    return svg(WIDTH, height, title, "one line each for " + ", ".join(r[0] for r in rows), content)


# -- lying bars ----------------------------------------------------------------------------------


def lying_bars(
    title: str, bars: Sequence[Bar], percent: bool = False, reference: float | None = None
) -> str:
    """One bar a row, with whiskers for what is in doubt and a line for what is to be expected."""
    reach = [bar.value + bar.doubt for bar in bars] + [bar.second or 0.0 for bar in bars]
    low = min(0.0, *(bar.value - bar.doubt for bar in bars), *(bar.second or 0.0 for bar in bars))
    high = max(*reach, reference or 0.0, low + 1e-9) * 1.04
    right, bottom = WIDTH - 56, ROW * len(bars) + 10
    scale = (right - LABEL) / (high - low)

    def at(value: float) -> float:
        return LABEL + (value - low) * scale

    content = [
        part
        for tick in ticks(low, high)
        for part in (
            line(at(tick), 4, at(tick), bottom, "grid"),
            text(at(tick), bottom + 16, number(tick, percent)),
        )
    ]
    for row, bar in enumerate(bars):
        content += lying_bar(bar, ROW * row + 8, at, percent)
    if reference is not None:
        content.append(line(at(reference), 2, at(reference), bottom, "median"))
    content.append(line(at(0), 4, at(0), bottom, "axis"))
    told = "; ".join(f"{bar.label} {shown(bar.value, percent)}" for bar in bars[:12])
    return svg(WIDTH, bottom + 24, title, told, content)


def lying_bar(bar: Bar, y: float, at: Callable[[float], float], percent: bool) -> list[str]:
    thick = ROW - 10 if bar.second is None else (ROW - 8) / 2
    begin, end = sorted((at(0), at(bar.value)))
    value = shown(bar.value, percent)
    parts = [
        text(LABEL - 8, y + ROW / 2 - 1, cut(bar.label), "end", "label"),
        rectangle((begin, y), (end - begin, thick), "bar", f"{bar.label}: {value}"),
    ]
    if bar.second is not None:
        begin, end = sorted((at(0), at(bar.second)))
        tip = f"{bar.label}, winners: {shown(bar.second, percent)}"
        parts.append(rectangle((begin, y + thick), (end - begin, thick), "bar second", tip))
    if bar.doubt:
        middle = y + thick / 2
        left, right = at(bar.value - bar.doubt), at(bar.value + bar.doubt)
        parts += [
            line(left, middle, right, middle, "doubt"),
            line(left, middle - 4, left, middle + 4, "doubt"),
            line(right, middle - 4, right, middle + 4, "doubt"),
        ]
    outermost = max(at(0), at(bar.value + bar.doubt), at(bar.second or 0.0))
    parts.append(text(outermost + 6, y + ROW / 2 - 2, value, "start", "value"))
    return parts


def shown(value: float, percent: bool = False) -> str:
    return f"{100 * value:.1f} %" if percent else f"{value:,.1f}".replace("-", "−")


def cut(label: str, most: int = 22) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"
