"""The list of legal moves: short ones in full, long ones in groups."""

import io

from rich.console import Console

import giglio
from giglio.cli.moves import draw_offers, offers_of
from giglio.words import Words
from princes.table import ANNA, BOB, position


def listed(state: giglio.State, complete: bool = False) -> list[list[str]]:
    words = Words(giglio.games()["princes"], "en", ("Anna", "Bob", "Chris"))
    out = io.StringIO()
    console = Console(file=out, width=160, highlight=False, markup=False, emoji=False)
    console.print(draw_offers(offers_of(state, words), words, complete))
    return [line.split() for line in out.getvalue().splitlines()]


def test_placements_are_grouped_by_their_turns() -> None:
    # In an empty principality the tower, three spaces long, lies in 5 × 7 places each way, less
    # those on the Palazzo or beside it: with two builders it may touch it.
    state = position(3, builders={ANNA: 2}, florins={ANNA: 3500})
    state.play("build tower")
    lines = listed(state)
    assert [line[:3] for line in lines[:2]] == [["lay", "…", "r1"], ["lay", "…", "r2"]]
    # Across: seven rows of five, of which the last two have only d and e to begin with; b, c
    # and a would cover the Palazzo. Down: seven columns of five, of which a to c end at row 5.
    assert lines[0][3:] == [
        "a1–e1", "a2–e2", "a3–e3", "a4–e4", "a5–e5", "d6–e6", "d7–e7", str(5 * 5 + 2 * 2),
    ]  # fmt: skip
    assert lines[1][3:] == ["a1–g1", "a2–g2", "a3–g3", "d4–g4", "d5–g5", str(4 * 5 + 3 * 3)]


def test_many_moves_of_many_kinds_are_grouped_by_their_verbs() -> None:
    everybody = [
        "poet", "lawyer", "painter", "sculptor", "physicist", "composer", "botanist", "dramatist",
        "physician",
    ]  # fmt: skip
    state = position(3, tables={BOB: everybody}, recruiting={ANNA: 1})
    shown = listed(state)
    build = next(line for line in shown if line[0] == "build")
    assert build[1:3] == ["university", "laboratory"]
    assert build[-1] == "10"
    # The full list of a verb says the same of long and of short groups.
    assert ["recruit", *sorted(everybody), "9"] in [
        [line[0], *sorted(line[1:-1]), line[-1]] for line in listed(state, complete=True)
    ]


def test_few_moves_are_told_one_by_one() -> None:
    lines = listed(position(3, phase="naming"))
    assert lines[0] == ["1", "name", "forest", "name", "a", "forest"]
    assert len(lines) == 8
