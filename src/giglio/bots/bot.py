"""What a computer player is, and how one is asked."""

from collections.abc import Callable
from dataclasses import dataclass

from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import State


@dataclass(frozen=True)
class Budget:
    """How much thought one decision may cost; None: no limit of that kind.

    `stop` is asked every few iterations; when it says True, the bot answers at once.
    """

    seconds: float | None = None
    iterations: int | None = None
    stop: Callable[[], bool] | None = None

    @property
    def limited(self) -> bool:
        return self.seconds is not None or self.iterations is not None


NO_LIMIT = Budget()


class Bot:
    """A computer player: given what its seat may know, it chooses one of the legal actions.

    `state` is a guess: all that the seat cannot know has been drawn anew, so there is nothing in
    it to spy on. The bot may do with it what it likes.
    """

    budget: Budget = NO_LIMIT  # what it takes when it is asked without one

    def __init__(self, seed: int = 0) -> None:
        self.stream = Pcg32()
        self.stream.key_from(seed)

    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        raise NotImplementedError

    def close(self) -> None:
        """It will not be asked again: give back what it holds (helping processes …)."""


def decide(bot: Bot, state: State, budget: Budget | None = None) -> int:
    """A bot's choice for the seat that acts. It sees a guess, never the state itself."""
    seed = int(bot.stream.next32())
    guess = state.resample(int(state.actor), seed)
    return bot.choose(guess, state.legal(), bot.budget if budget is None else budget)
