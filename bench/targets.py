"""What giglio promises to reach, and whether it did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from report import Figures
from subject import MEMORY, PLAYOUT, STEP

EXAMPLE = "connect_four"
COMPILED_EXAMPLE = f"{EXAMPLE} (compiled)"
STATE_BYTES = 1536
IMPORT_SECONDS = 0.120
LONGEST_LIST = 50  # microseconds, where a list is dearest


@dataclass(frozen=True)
class Target:
    """`found` against `wanted`; None where one of the figures was not measured."""

    text: str
    wanted: float
    found: float | None
    unit: str = "×"
    at_most: bool = False

    @property
    def verdict(self) -> str:
        if self.found is None:
            return "not measured"
        met = self.found <= self.wanted if self.at_most else self.found >= self.wanted
        return "met" if met else "missed"


def reached(figures: Figures) -> list[Target]:
    return [*speed_targets(figures), *size_targets(figures)]


def speed_targets(figures: Figures) -> Iterator[Target]:
    native = (PLAYOUT, "OpenSpiel", EXAMPLE)
    yield Target(
        "Medici, random playout against OpenSpiel's connect four rollouts",
        2.0,
        figures.ratio((PLAYOUT, "giglio", "medici"), native),
    )
    yield Target(
        "Connect four compiled, random playout against OpenSpiel's",
        2.5,
        figures.ratio((PLAYOUT, "giglio", COMPILED_EXAMPLE), native),
    )
    yield Target(
        "Medici, stepping from Python against OpenSpiel's connect four",
        1.8,
        figures.ratio((STEP, "giglio", "medici"), (STEP, "OpenSpiel", EXAMPLE)),
    )
    for name in figures.games(but=("medici", EXAMPLE, COMPILED_EXAMPLE)):
        yield Target(
            f"{name}, random playout against OpenSpiel's gin rummy rollouts",
            8.0,
            figures.ratio((PLAYOUT, "giglio", name), (PLAYOUT, "OpenSpiel", "gin_rummy")),
        )


def size_targets(figures: Figures) -> Iterator[Target]:
    took = figures.imports.get("giglio")
    milliseconds = None if took is None else took * 1000
    yield Target("import giglio, CPU time", IMPORT_SECONDS * 1000, milliseconds, " ms", True)
    for name in figures.games(but=(EXAMPLE, COMPILED_EXAMPLE)):
        size = figures.rate((MEMORY, "giglio", name))
        yield Target(f"{name}, memory for a state", STATE_BYTES, size, " bytes", True)
    listed = figures.lists.get("il_vecchio")
    microseconds = None if listed is None else listed * 1e6
    yield Target(
        "il_vecchio, longest list of legal actions", LONGEST_LIST, microseconds, " µs", True
    )
