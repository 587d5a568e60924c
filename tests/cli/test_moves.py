"""The list of legal moves: short ones in full, long ones in groups."""

import io

from rich.console import Console

import giglio
from giglio.cli.moves import draw_offers, offers_of
from giglio.words import Words
from princes.table import ANNA, position


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
    assert lines[0][-2:] == ["…", str(5 * 5 + 2 * 2)]
    assert lines[1][-2:] == ["…", str(4 * 5 + 3 * 3)]


def test_the_complete_list_names_every_place() -> None:
    state = position(3, builders={ANNA: 2})
    state.play("build tower")
    text = " ".join(" ".join(line) for line in listed(state, complete=True))
    for action in state.legal():
        assert state.words(action).split()[1] in text.split()


def test_few_moves_are_told_one_by_one() -> None:
    lines = listed(position(3, phase="naming"))
    assert lines[0] == ["1", "name", "forest", "name", "a", "forest"]
    assert len(lines) == 8
