"""Measures giglio and its peers in one run, in turns, and writes docs/performance.md.

make bench                       everything, and the page
python bench/run.py --quick      a first impression, without the page
python bench/run.py --only medici --json figures.json
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from compiled_example import compile_into
from giglio import build
from imports import import_times
from library import Library
from lists import longest_lists
from report import Figures, print_figures, write_page
from targets import EXAMPLE, reached

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
# A library, the module that measures it, and the label of its subjects.
PEERS = {"openspiel": "OpenSpiel", "catan": "catanatron", "cards": "RLCard", "zoo": "PettingZoo"}


def main() -> int:
    given = arguments()
    console = Console()
    if not build.compiled() or build.stale():
        console.print("The compiled build is missing or stale; “make bench” makes it.")
        return 1
    with TemporaryDirectory(prefix="giglio-bench-") as folder:
        with_example = not given.only or EXAMPLE in given.only
        if with_example:
            console.print("Compiling the example game with the kernel …")
            compile_into(Path(folder))
        libraries = [Library("giglio", "ours", given.only)]
        if with_example:
            libraries.append(Library("giglio", "ours", [EXAMPLE], note="compiled", path=folder))
        libraries += [Library(label, module) for module, label in PEERS.items()]
        figures = measure(console, libraries, given.quick)
    figures.lists = longest_lists(given.only)
    targets = reached(figures)
    print_figures(console, figures, targets)
    if given.json:
        given.json.write_text(json.dumps(figures.as_dict(targets), indent=1), encoding="utf-8")
    if not (given.quick or given.only):
        write_page(PAGE, figures, targets)
        console.print(f"Written to {PAGE.name}.")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure giglio beside its peers.")
    parser.add_argument("--only", nargs="+", default=[], metavar="GAME", help="only these games")
    parser.add_argument("--quick", action="store_true", help="short rounds; the page stays")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON")
    return parser.parse_args()


def measure(console: Console, libraries: list[Library], quick: bool) -> Figures:
    rounds, seconds = (2, 0.1) if quick else (5, 0.4)
    figures = Figures()
    for library in libraries:
        if library.missing:
            figures.missing.append(f"{library.label}: {library.missing}")
    for number in range(rounds):
        with console.status(f"Round {number + 1} of {rounds}") as status:
            for library in libraries:
                for at, subject in library.speeds():
                    status.update(f"Round {number + 1} of {rounds}: {subject}")
                    figures.add(library.ask(at, seconds))
    for library in libraries:
        figures.extend(library.memories())
        library.close()
    figures.imports = import_times(rounds)
    return figures


if __name__ == "__main__":
    os.environ["PYTHONWARNINGS"] = "ignore"  # what peers deprecate is not our subject here
    sys.exit(main())
