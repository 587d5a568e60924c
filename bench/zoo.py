"""PettingZoo: its connect four, without the wrappers that only check the caller."""

from __future__ import annotations

from collections.abc import Sequence

from pettingzoo.classic import connect_four_v3

from subject import STEP, Subject, Work, numbers


def subjects(only: Sequence[str]) -> list[Subject]:
    return [Subject(STEP, "connect_four", steps)]


def steps(count: int) -> Work:
    environment = connect_four_v3.env().unwrapped
    number = numbers()
    made = 0
    for seed in range(count):
        environment.reset(seed=seed)
        while True:
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                break
            mask = observation["action_mask"].tolist()
            legal = [action for action, allowed in enumerate(mask) if allowed]
            environment.step(legal[number() % len(legal)])
            made += 1
    return Work(made, count)
