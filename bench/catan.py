"""catanatron: Catan with four seats, in Python."""

from __future__ import annotations

from collections.abc import Sequence

from catanatron import Color, Game, RandomPlayer

from subject import STEP, Subject, Work, numbers

MOST_TURNS = 1000  # as in catanatron's own `Game.play`


def subjects(only: Sequence[str]) -> list[Subject]:
    return [Subject(STEP, "catan", steps)]


def steps(count: int) -> Work:
    number = numbers()
    made = 0
    for seed in range(count):
        game = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=seed)
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            legal = game.state.playable_actions
            game.execute(legal[number() % len(legal)], validate_action=False)
            made += 1
    return Work(made, count)
