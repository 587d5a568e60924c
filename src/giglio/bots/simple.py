"""The two simplest computer players: one that does anything, one that looks a step ahead."""

from pathlib import Path

from giglio.bots.bot import Bot, Budget
from giglio.bots.judges import Judges
from giglio.kernel.game import Game
from giglio.kernel.state import State
from giglio.kernel.weights import Weights
from giglio.registry import game


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        return legal[self.stream.below(len(legal))]


class GreedyBot(Bot):
    """The action that the game's judgement likes best; among equals, any.

    With `weights` it goes by these instead of the game's own.
    """

    def __init__(self, seed: int = 0, weights: Weights | Path | None = None) -> None:
        super().__init__(seed)
        self.judges = Judges(weights)

    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        ratings = self.ratings(game(state.edition.game), state, legal)
        most = max(ratings)
        best = [action for action, rating in zip(legal, ratings, strict=True) if rating == most]
        return best[self.stream.below(len(best))] if len(best) > 1 else best[0]

    def ratings(self, card: Game, state: State, legal: list[int]) -> list[float]:
        if not card.has_judgement:
            raise no_judgement(card)
        return self.judges.of(card.name).rate(state, legal)


class YardstickBot(GreedyBot):
    """`greedy@1`: greedy with the judgement that a game had first. It never changes, so that later
    bots can be measured by it."""

    def ratings(self, card: Game, state: State, legal: list[int]) -> list[float]:
        if card.yardstick is None:
            raise no_judgement(card)
        return card.yardstick(state, legal)


def no_judgement(card: Game) -> ValueError:
    return ValueError(f"{card.title} brings no judgement for this bot; try “random”")
