"""The figures as a table in the terminal, as JSON, and in docs/performance.md."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from giglio import __version__
from library import Figure
from subject import CLONE, MEMORY, PLAYOUT, STEP

if TYPE_CHECKING:
    from targets import Target

Key = tuple[str, str, str]
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
PEERS = {"OpenSpiel": "open_spiel", "catanatron": "catanatron", "RLCard": "rlcard"}
PEERS["PettingZoo"] = "pettingzoo"
TITLES = {
    PLAYOUT: "Random playouts in the core",
    STEP: "Stepping from Python",
    CLONE: "Cloning a state in mid-game",
    MEMORY: "Memory for a state in mid-game",
}
IMPORT = "Importing"
LISTS = "The longest list of legal actions"
# What the others are compared with.
YARDSTICK = ("OpenSpiel", "connect_four")


@dataclass
class Figures:
    """The best of every subject, and who could not be measured."""

    best: dict[Key, Figure] = field(default_factory=dict)
    imports: dict[str, float] = field(default_factory=dict)
    lists: dict[str, float] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)

    def add(self, figure: Figure) -> None:
        known = self.best.get(figure.key)
        if known is None or figure.rate > known.rate:
            self.best[figure.key] = figure

    def extend(self, figures: Sequence[Figure]) -> None:
        for figure in figures:
            self.add(figure)

    def rate(self, key: Key) -> float | None:
        return self.best[key].rate if key in self.best else None

    def ratio(self, key: Key, against: Key) -> float | None:
        ours, theirs = self.rate(key), self.rate(against)
        return ours / theirs if ours and theirs else None

    def games(self, but: Sequence[str]) -> list[str]:
        """Our games that were measured, but these."""
        played = [key for key in self.best if key[0] == PLAYOUT and key[1] == "giglio"]
        return [name for _, _, name in played if name not in but]

    def of(self, group: str) -> list[Figure]:
        return [figure for figure in self.best.values() if figure.group == group]

    def as_dict(self, targets: Sequence[Target]) -> dict[str, object]:
        return {
            "machine": machine(),
            "date": today(),
            "versions": versions(),
            "figures": [asdict(figure) for figure in self.best.values()],
            "imports": self.imports,
            "lists": self.lists,
            "targets": [{**asdict(target), "verdict": target.verdict} for target in targets],
            "missing": self.missing,
        }


def rows(figures: Figures, group: str) -> list[tuple[str, str, str, str]]:
    """Library and game, figure, games per second, ratio to the yardstick."""
    return [
        (
            f"{figure.library}: {figure.name}",
            shown(figure),
            f"{figure.games:,.0f}" if group in (PLAYOUT, STEP) else "",
            times(figures.ratio(figure.key, (group, *YARDSTICK))),
        )
        for figure in figures.of(group)
    ]


def import_rows(figures: Figures) -> list[tuple[str, str, str, str]]:
    return [(label, f"{took * 1000:.0f} ms", "", "") for label, took in figures.imports.items()]


def list_rows(figures: Figures) -> list[tuple[str, str, str, str]]:
    return [
        (f"giglio: {name}", f"{took * 1e6:.1f} µs", "", "") for name, took in figures.lists.items()
    ]


def shown(figure: Figure) -> str:
    if figure.group == MEMORY:
        return f"{figure.rate:,.0f} bytes"
    if figure.group == CLONE:
        return f"{1e6 / figure.rate:.2f} µs"
    return f"{figure.rate / 1e6:.3f} M/s"


def times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}"


def tables(figures: Figures) -> list[tuple[str, list[tuple[str, str, str, str]]]]:
    measured = [(title, rows(figures, group)) for group, title in TITLES.items()]
    return [*measured, (LISTS, list_rows(figures)), (IMPORT, import_rows(figures))]


def target_rows(targets: Sequence[Target]) -> list[tuple[str, str, str, str]]:
    return [
        (
            target.text,
            f"{'≤' if target.at_most else '≥'} {target.wanted:,.4g}{target.unit}",
            "" if target.found is None else f"{target.found:,.4g}{target.unit}",
            target.verdict,
        )
        for target in targets
    ]


HEADINGS = ("", "CPU time or size", "games/s", "to OpenSpiel's connect four")
TARGET_HEADINGS = ("target", "wanted", "found", "")


def print_figures(console: Console, figures: Figures, targets: Sequence[Target]) -> None:
    for title, lines in tables(figures):
        print_table(console, title, HEADINGS, lines)
    print_table(console, "Targets", TARGET_HEADINGS, target_rows(targets))
    for reason in figures.missing:
        console.print(f"Not measured: {reason}")


def print_table(
    console: Console, title: str, headings: Sequence[str], lines: Sequence[Sequence[str]]
) -> None:
    table = Table(title=title, title_justify="left")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    for line in lines:
        table.add_row(*line)
    console.print(table)


def write_page(page: Path, figures: Figures, targets: Sequence[Target]) -> None:
    """Replace what stands between the two marks; the text around them stays."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    new = "\n".join([BEGIN, "", *page_lines(figures, targets), END])
    page.write_text(before + new + after, encoding="utf-8")


def page_lines(figures: Figures, targets: Sequence[Target]) -> list[str]:
    compared = ", ".join(f"{name} {number}" for name, number in versions().items())
    lines = [f"{today()}, {machine()}.", "", f"{compared}.", ""]
    lines += markdown("Targets", TARGET_HEADINGS, target_rows(targets))
    for title, found in tables(figures):
        lines += markdown(title, HEADINGS, found)
    lines += [f"Not measured: {reason}\n" for reason in figures.missing]
    return lines


def markdown(title: str, headings: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    made = [f"### {title}", "", "| " + " | ".join(headings) + " |", "|---" * len(headings) + "|"]
    made += ["| " + " | ".join(line) + " |" for line in lines]
    return [*made, ""]


def machine() -> str:
    """The processor and the system, without any name of this computer."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        for line in cpus.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def today() -> str:
    return time.strftime("%Y-%m-%d", time.gmtime())


def versions() -> dict[str, str]:
    """What ran: giglio, Python and the peers that are installed."""
    found = {"giglio": __version__, "Python": platform.python_version()}
    for label, name in PEERS.items():
        try:
            found[label] = version(name)
        except PackageNotFoundError:
            continue
    return found
