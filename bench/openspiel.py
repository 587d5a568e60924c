"""OpenSpiel: its states stepped from Python, and its native random rollouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pyspiel

from subject import CLONE, MEMORY, PLAYOUT, STEP, Subject, Work, clones, memory, numbers

# Each with the games to average the number of decisions over: rollouts do not tell it.
GAMES = {"connect_four": 20_000, "gin_rummy": 400, "backgammon": 400}


def subjects(only: Sequence[str]) -> list[Subject]:
    return [subject for name, sample in GAMES.items() for subject in of_game(name, sample)]


def of_game(name: str, sample: int) -> list[Subject]:
    game = pyspiel.load_game(name)
    steps = steps_with_chance if game.max_chance_outcomes() else steps_without_chance
    random = Random(1)
    decisions = steps(game, lambda: random.getrandbits(20))(sample)
    halfway = in_the_middle(game, int(decisions.done / decisions.games / 2))
    return [
        Subject(PLAYOUT, name, rollouts(game, decisions.done / decisions.games)),
        Subject(STEP, name, steps(game, numbers())),
        Subject(CLONE, name, clones(halfway.clone)),
        Subject(MEMORY, name, memory(halfway.clone)),
    ]


def rollouts(game: Any, decisions: float) -> Callable[[int], Work]:
    """The evaluator of OpenSpiel's search: clone, then random legal play to the end, in C++.

    Python cannot call it by itself, so a search of one simulation does: it evaluates the position
    once, with as many rollouts as are wanted. The position is the first in which a player decides
    (the search cannot begin with chance), so OpenSpiel need not deal the cards in each of them.
    """
    start = first_decision(game)

    def play(count: int) -> Work:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=count, seed=count)
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
        search.mcts_search(start)
        return Work(count * decisions, count)

    return play


def steps_without_chance(game: Any, number: Callable[[], int]) -> Callable[[int], Work]:
    """The loop of OpenSpiel's own examples."""

    def play(count: int) -> Work:
        made = 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[number() % len(legal)])
                made += 1
        return Work(made, count)

    return play


def steps_with_chance(game: Any, number: Callable[[], int]) -> Callable[[int], Work]:
    random = Random(1)

    def play(count: int) -> Work:
        made = 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    chance(state, random)
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[number() % len(legal)])
                made += 1
        return Work(made, count)

    return play


def chance(state: Any, random: Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, weights)[0])


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    random = Random(1)
    while state.is_chance_node():
        chance(state, random)
    return state


def in_the_middle(game: Any, decisions: int) -> Any:
    """A position after so many decisions, in a game that lasts so long."""
    random = Random(1)
    while True:
        state = first_decision(game)
        for _ in range(decisions):
            state.apply_action(random.choice(state.legal_actions()))
            while state.is_chance_node():
                chance(state, random)
            if state.is_terminal():
                break
        if not state.is_terminal():
            return state
