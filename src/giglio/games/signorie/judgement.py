"""stub"""

from giglio.kernel.state import State


def rate(state: State, actions: list[int]) -> list[float]:
    return [0.0 for _ in actions]
