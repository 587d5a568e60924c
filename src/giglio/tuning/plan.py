"""What is tuned, by which games: laid down before the first of them is played."""

from dataclasses import dataclass

from giglio.bots import check
from giglio.kernel.weights import Weights
from giglio.registry import game, own_weights
from giglio.tuning.failure import TuningError

SELF = "self"  # an opponent: the same player, with the weights around which others are tried


@dataclass(frozen=True)
class Plan:
    """A tuning. Everything that is played follows from it, on any number of processes.

    In each game one seat plays with weights that are tried, and all the others are of one kind.
    `against` are these kinds; deals take them, and the numbers of seats, in turn. `self` gets
    better as the tuning goes on: against weak players much would look as good as the best.
    """

    game: str
    player: str
    against: tuple[str, ...]
    seats: tuple[int, ...]
    generations: int
    population: int
    deals: int  # a generation; each is played once for every seat that the tried one can have
    seed: int
    only: tuple[str, ...] = ()  # the weights that may change; none named: all

    def __post_init__(self) -> None:
        card = game(self.game)
        if card.judge is None or not card.weights:
            raise TuningError(f"{card.title} has no weights to tune")
        known = [weight.name for weight in card.weights]
        for name in self.only:
            if name not in known:
                raise TuningError(f"there is no weight “{name}”; there are {', '.join(known)}")
        for seats in self.seats:
            card.check_seats(seats)
        for bot in (self.player, *self.against):
            if bot != SELF:
                check(bot)
        if self.generations < 1 or self.deals < 1:
            raise TuningError("tune for at least one generation of one deal")
        if self.population < 4 or self.population % 2:
            raise TuningError("a population is an even number from 4 on")
        if self.seed < 0:
            raise TuningError("seeds are numbers from 0 on")

    @property
    def start(self) -> Weights:
        return own_weights(self.game)

    def deal(self, generation: int, number: int) -> int:
        """The seed of a deal; no two of a tuning are the same."""
        return self.seed + 1_000_003 * (generation + 1) + number

    def kind_of_deal(self, number: int) -> tuple[int, str]:
        """How many sit at the table, and which opponents."""
        seats = self.seats[number % len(self.seats)]
        return seats, self.against[number // len(self.seats) % len(self.against)]
