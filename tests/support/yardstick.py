"""What `greedy@1` chooses, to see that it stays as it is."""

from hashlib import sha256

import giglio
from giglio import bots
from giglio.kernel.game import Game

DECISIONS = 60


def choices_of_yardstick(card: Game) -> str:
    """A digest of the decisions of a game among its like."""
    state = giglio.new(card.name, seed=1)
    bot = bots.make("greedy@1", seed=1)
    chosen: list[str] = []
    while state.actor != giglio.OVER and len(chosen) < DECISIONS:
        action = bots.decide(bot, state)
        chosen.append(state.words(action))
        state.play(action)
    return sha256(" / ".join(chosen).encode()).hexdigest()
