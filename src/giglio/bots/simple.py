"""The two simplest computer players: one that does anything, one that looks a step ahead."""

from giglio.bots.bot import Bot, Budget
from giglio.kernel.game import Game, Judgement
from giglio.kernel.state import State
from giglio.registry import game


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        return legal[self.stream.below(len(legal))]


class GreedyBot(Bot):
    """The action that the game's judgement likes best; among equals, any."""

    def choose(self, state: State, legal: list[int], budget: Budget) -> int:
        card = game(state.edition.game)
        rate = self.judgement(card)
        if rate is None:
            raise ValueError(f"{card.title} brings no judgement for this bot; try “random”")
        ratings = rate(state, legal)
        most = max(ratings)
        best = [action for action, rating in zip(legal, ratings, strict=True) if rating == most]
        return best[self.stream.below(len(best))] if len(best) > 1 else best[0]

    def judgement(self, card: Game) -> Judgement | None:
        return card.rate


class YardstickBot(GreedyBot):
    """`greedy@1`: greedy with the judgement that a game had first. It never changes, so that later
    bots can be measured by it."""

    def judgement(self, card: Game) -> Judgement | None:
        return card.yardstick
