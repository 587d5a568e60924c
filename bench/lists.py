"""How long listing the legal actions takes in the decision of a game that takes longest."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

import giglio

TRIES = 7  # of each list the fastest counts: the machine has other things to do
GAMES = 3


def longest_lists(only: Sequence[str]) -> dict[str, float]:
    """Seconds by game."""
    names = [name for name in giglio.games() if not only or name in only]
    return {name: max(longest_of(name, seed) for seed in range(GAMES)) for name in names}


def longest_of(name: str, seed: int) -> float:
    random = Random(seed)
    state = giglio.new(name, seed=seed)
    longest = 0.0
    while legal := state.legal():
        longest = max(longest, min(time_to_list(state) for _ in range(TRIES)))
        state.play(random.choice(legal))
    return longest


def time_to_list(state: giglio.State) -> float:
    begun = time.perf_counter()
    state.moves()
    return time.perf_counter() - begun
