"""While a move is typed, the board draws what it would do, where it can."""

from pathlib import Path

import giglio
from giglio.cli.keyboard import Script
from giglio.cli.session import Session
from giglio.table.table import Place, Table
from giglio.words import Words
from princes.table import position

NAMES = ["Anna", "Bob", "Chris"]


def session(state: giglio.State) -> Session:
    table = Table("princes", [Place(name) for name in NAMES], seed=1)
    table.state = state
    words = Words(giglio.games()["princes"], "en", NAMES)
    return Session(table, words, Script([]), Path("unwritten"))


def test_laying_is_drawn_also_behind_the_move_that_builds() -> None:
    here = session(position(3))
    drawn = here.preview("build tower, lay d1 r1")
    assert drawn is not None
    lines = drawn.plain.splitlines()
    assert lines[0] == "Anna tower d1 r1"
    assert lines[2].split() == ["1", "·", "·", "·", "##", "##", "##", "·"]
    assert here.state.view(0)["phase"] == "acting"


def test_where_it_cannot_lie_the_reason_stands_below() -> None:
    here = session(position(3))
    drawn = here.preview("build tower, lay a5 r1")
    assert drawn is not None
    assert drawn.plain.splitlines()[-1].startswith("Without two builders no building")


def test_nothing_is_drawn_of_other_moves_or_half_a_move() -> None:
    here = session(position(3))
    for text in ("", "done", "build tower", "build tower, lay", "lay d1 r1", "nonsense, lay d1 r1"):
        assert here.preview(text) is None


def test_a_game_whose_board_draws_no_previews_has_none() -> None:
    table = Table("medici", [Place(name) for name in NAMES], seed=1)
    words = Words(giglio.games()["medici"], "en", NAMES)
    assert Session(table, words, Script([]), Path("unwritten")).preview("draw") is None
