"""A computer player of somebody else, which need not know our classes."""

from typing import Protocol

from giglio.bots.bot import Bot, Budget
from giglio.kernel.state import State


class Chooser(Protocol):
    def choose(self, state: State, legal: list[int], budget: Budget, /) -> int: ...


class Guest(Bot):
    """Passes the question on and looks at the answer."""

    def __init__(self, player: Chooser, seed: int = 0) -> None:
        super().__init__(seed)
        self.player = player

    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        action = self.player.choose(state, legal, budget)
        if action not in legal:
            who = type(self.player).__name__
            raise ValueError(f"{who} chose {action!r}, which is not one of the legal actions")
        return int(action)
