"""What a computer player is, and how one is asked."""

from dataclasses import dataclass

from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import State


@dataclass(frozen=True)
class Budget:
    """How much thought one decision may cost; None: no limit of that kind."""

    seconds: float | None = None
    iterations: int | None = None


class Bot:
    """A computer player: given what its seat may know, it chooses one of the legal actions.

    `state` is a guess: all that the seat cannot know has been drawn anew, so there is nothing in
    it to spy on. The bot may do with it what it likes.
    """

    def __init__(self, seed: int = 0) -> None:
        self.stream = Pcg32()
        self.stream.key_from(seed)

    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        raise NotImplementedError


NO_LIMIT = Budget()


def decide(bot: Bot, state: State, budget: Budget = NO_LIMIT) -> int:
    """A bot's choice for the seat that acts. It sees a guess, never the state itself."""
    seed = int(bot.stream.next32())
    return bot.choose(state.resample(int(state.actor), seed), state.legal(), budget)
