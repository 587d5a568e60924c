"""Bots that the arena's tests send into matches, as `support.bots:WinningBot`."""

from giglio.bots import Bot, Budget
from giglio.kernel.state import State


class WinningBot(Bot):
    """Wins at once where it can; otherwise any action."""

    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        seat = state.actor
        for action in legal:
            after = state.clone()
            after.play(action)
            if after.actor < 0 and after.ranks()[seat] == 1:
                return action
        return legal[self.stream.below(len(legal))]


class FailingBot(Bot):
    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        raise RuntimeError("lost my thread")


class WildBot(Bot):
    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        return 999_999


NO_BOT = 3
