"""giglio's games, through the interface that everybody uses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import giglio
from subject import CLONE, MEMORY, PLAYOUT, STEP, Subject, Work, clones, memory, numbers

SEATS = {"medici": 3}  # elsewhere the usual number
EXAMPLE = "connect_four"


def subjects(only: Sequence[str]) -> list[Subject]:
    """Every registered game, or those named."""
    names = [name for name in giglio.games() if not only or name in only]
    return [subject for name in names for subject in of_game(name)]


def of_game(name: str) -> list[Subject]:
    seats = SEATS.get(name, giglio.games()[name].usual_seats)
    halfway = in_the_middle(giglio.new(name, seats=seats, seed=1))
    guess = halfway.resample(int(halfway.actor), seed=1)
    return [
        Subject(PLAYOUT, name, playouts(giglio.new(name, seats=seats, seed=1))),
        Subject(STEP, name, steps(name, seats)),
        Subject(CLONE, name, clones(guess.clone)),
        Subject(MEMORY, name, memory(guess.clone)),
        Subject(MEMORY, f"{name} with its past", memory(halfway.clone)),
    ]


def in_the_middle(state: giglio.State) -> giglio.State:
    """Half of a random game played."""
    random = Random(1)
    for _ in range(state.clone().playout(1) // 2):
        state.play(random.choice(state.legal()))
    return state


def playouts(start: giglio.State) -> Callable[[int], Work]:
    def play(count: int) -> Work:
        made = 0
        for seed in range(count):
            made += start.clone().playout(seed)
        return Work(made, count)

    return play


def steps(name: str, seats: int) -> Callable[[int], Work]:
    number = numbers()

    def play(count: int) -> Work:
        made = 0
        for seed in range(count):
            state = giglio.new(name, seats=seats, seed=seed)
            while legal := state.legal():
                state.play(legal[number() % len(legal)])
                made += 1
        return Work(made, count)

    return play
