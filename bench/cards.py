"""RLCard: gin rummy and Texas hold'em, in Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import rlcard

from subject import STEP, Subject, Work, numbers

GAMES = {"gin-rummy": "gin_rummy", "limit-holdem": "limit_holdem"}


def subjects(only: Sequence[str]) -> list[Subject]:
    return [Subject(STEP, name, steps(rlcard.make(made))) for made, name in GAMES.items()]


def steps(environment: Any) -> Callable[[int], Work]:
    number = numbers()

    def play(count: int) -> Work:
        made = 0
        for _ in range(count):
            state, _ = environment.reset()
            while not environment.is_over():
                legal = list(state["legal_actions"])
                state, _ = environment.step(legal[number() % len(legal)])
                made += 1
        return Work(made, count)

    return play
