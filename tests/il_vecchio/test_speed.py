"""No decision keeps anybody waiting for the list of what is legal."""

from time import perf_counter

import pytest

import giglio
from giglio import build
from support.cases import stream, walk

LONGEST = 50e-6  # seconds


def time_to_list(state: giglio.State) -> float:
    """The best of several, since the machine may be busy."""
    best = 1.0
    for _ in range(7):
        begun = perf_counter()
        state.moves()
        best = min(best, perf_counter() - begun)
    return best


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_list_of_legal_actions_takes_long(seats: int) -> None:
    if not build.compiled():
        pytest.skip("how fast the compiled build is")
    state = giglio.new("il_vecchio", seats, seed=51)
    longest = max(time_to_list(state) for _ in walk(state, stream(51)))
    assert longest < LONGEST
