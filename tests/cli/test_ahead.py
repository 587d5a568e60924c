"""Looking ahead on a line that is being typed: completion and preview after complete moves."""

import giglio
from giglio.cli.ahead import ahead, split
from giglio.cli.completion import complete
from giglio.words import Words
from princes.table import ANNA, position

WORDS = Words(giglio.games()["princes"], "en", ("Anna", "Bob", "Chris"))


def offered(text: str, state: giglio.State) -> list[str]:
    """What Tab offers behind this text."""
    found = ahead(text, state, WORDS)
    return [] if found is None else complete(found[1], found[0], [], lambda name: [])


def test_a_line_is_parted_by_commas_and_by_verbs() -> None:
    state = position(3)
    assert split("build theater, lay d1 r1", state) == ["build theater", "lay d1 r1"]
    assert split("build theater lay d1 r1", state) == ["build theater", "lay d1 r1"]
    assert split("build theater, ", state) == ["build theater", ""]
    assert split("build theater; lay ", state) == ["build theater", "lay "]
    assert split("rules lay-1", state) == ["rules lay-1"]
    assert split("", state) == [""]


def test_completion_goes_on_after_a_complete_move() -> None:
    state = position(3)
    before = state.state()
    assert offered("build theater, l", state) == ["lay"]
    assert offered("build theater, lay d1 ", state) == ["r1", "r2", "r3", "r4"]
    assert offered("build theater lay d1 ", state) == ["r1", "r2", "r3", "r4"]
    # In the middle of the left edge the theater would touch the Palazzo, or leave the grid.
    assert offered("build theater, lay a5 ", state) == []
    assert "draw" in offered("build theater, lay d1 r1, ", state)
    assert state.state() == before


def test_it_ends_where_a_move_is_unclear_or_illegal() -> None:
    state = position(3, florins={ANNA: 600})
    assert ahead("build theater, l", state, WORDS) is None  # it costs 700
    assert ahead("build t, l", position(3), WORDS) is None  # theater or tower


def test_it_ends_where_chance_speaks_or_another_seat_decides() -> None:
    assert ahead("draw bonus, k", position(3), WORDS) is None
    assert ahead("name park, b", position(3, phase="naming"), WORDS) is None
    known = position(3, top={"bonus": ["each-lake", "each-park", "each-forest"]})
    assert ahead("draw bonus, k", known, WORDS) is None
