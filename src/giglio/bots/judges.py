"""What a player goes by: the judge of the game it is asked about, with the weights it was given."""

from pathlib import Path

from giglio.kernel.judge import Judge
from giglio.kernel.weights import Weights
from giglio.registry import judge_of, open_weights


class Judges:
    """The judges of one player: made when they are needed, and kept, since they may remember."""

    def __init__(self, weights: Weights | Path | None = None) -> None:
        self.weights = weights
        self.known: dict[str, Judge] = {}

    def of(self, game: str) -> Judge:
        if game not in self.known:
            self.known[game] = judge_of(game, self.weights_for(game))
        return self.known[game]

    def weights_for(self, game: str) -> Weights | None:
        """Those that were given; None: the game's own."""
        return open_weights(game, self.weights) if isinstance(self.weights, Path) else self.weights
