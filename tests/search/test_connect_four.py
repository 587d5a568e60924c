"""Positions of connect four whose answers follow from counting to four."""

import pytest

import giglio
from giglio.bots import Budget, decide
from giglio.bots.search.player import SearchBot
from giglio.kernel.state import State


def position(columns: str) -> State:
    state = giglio.new("connect_four", seed=1)
    for column in columns:
        state.play(f"drop {column}")
    return state


def answer(columns: str, iterations: int, seed: int) -> str:
    state = position(columns)
    bot = SearchBot(seed, Budget(iterations=iterations))
    return state.words(decide(bot, state)).removeprefix("drop ")


# Columns are dropped into from the first move on, x and o in turn; the answer is the next one.
WINS = [
    ("414141", "4"),  # three x above each other
    ("172737", "4"),  # x on 1, 2, 3 of the bottom row, while o has three on column 7
    ("1223733444", "4"),  # x rises from 1 to 3, and column 4 holds three discs
    ("17273", "4"),  # o has to stop the row of x at its only open end …
    ("41414", "4"),  # … or a column
    ("1122336", "4"),  # and here, though above it o has three of its own
]


@pytest.mark.parametrize(("columns", "only"), WINS)
@pytest.mark.parametrize("seed", [1, 2])
def test_wins_are_taken_and_threats_are_met(columns: str, only: str, seed: int) -> None:
    assert answer(columns, 300, seed) == only


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_row_of_three_with_two_open_ends_is_made(seed: int) -> None:
    """x on 3 and 4: with 2 or 5 beside them both ends stay open, and only one can be stopped."""
    assert answer("4433", 800, seed) in ("2", "5")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_row_of_three_with_two_open_ends_is_prevented(seed: int) -> None:
    """The same before o has answered: whatever else it does, x makes three with two open ends."""
    assert answer("443", 1500, seed) in ("2", "5")
