"""A match: which bots play which games, laid down before the first one begins.

It goes in rounds. A round is one deal (one seed) with one company of bots, played once for every
rotation of them around the table, so that each bot meets the same luck in each seat.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path

from giglio.arena.failure import ArenaError
from giglio.kernel.edition import Edition
from giglio.kernel.state import State
from giglio.registry import game, new, open_edition, own_weights

Company = tuple[str, ...]  # who sits at one table, seat by seat


@dataclass(frozen=True, order=True)
class Task:
    """One game of a match."""

    round: int
    rotation: int


@dataclass(frozen=True)
class Match:
    """Bots and the circumstances they meet in.

    The first bot is the one whose strength a test decides on. Bots that bear the same name are
    counted as one.
    """

    game: str
    bots: Company
    seats: int
    seed: int = 0  # of the first round; each round has the next one
    options: Mapping[str, object] = field(default_factory=dict)
    edition: str | None = None  # a file of component data

    def __post_init__(self) -> None:
        if not self.bots:
            raise ArenaError("a match needs at least one bot")
        if self.seed < 0:
            raise ArenaError("seeds are numbers from 0 on")

    @property
    def names(self) -> Company:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def companies(self) -> tuple[Company, ...]:
        return companies(self.bots, self.seats)

    def line_ups(self, number: int) -> tuple[Company, ...]:
        """Who sits where in each game of a round."""
        every = self.companies
        circles = circles_of(every[number % len(every)])
        return rotations(circles[number // len(every) % len(circles)])

    def line_up(self, task: Task) -> Company:
        return self.line_ups(task.round)[task.rotation]

    def rounds(self, games: int) -> int:
        """How many rounds make at least so many games, each company being met equally often."""
        number = played = 0
        while played < games:
            for _ in self.companies:
                played += len(self.line_ups(number))
                number += 1
        return number

    def tasks(self, rounds: int) -> Iterator[Task]:
        for number in range(rounds):
            for rotation in range(len(self.line_ups(number))):
                yield Task(number, rotation)

    def deal(self, number: int) -> int:
        """The seed of a round: `giglio play --seed` deals the same."""
        return self.seed + number

    def begin(self, number: int) -> State:
        edition = edition_of(self.game, self.edition)
        return new(self.game, self.seats, self.deal(number), options=self.options, edition=edition)

    def bot_seed(self, task: Task, seat: int) -> int:
        """What a bot's own chance is made from: apart from the deal, another in each game."""
        source = f"giglio arena {self.deal(task.round)} {task.rotation} {seat}"
        return int.from_bytes(sha256(source.encode()).digest()[:8], "big") >> 1

    def header(self) -> dict[str, object]:
        """What must be the same for results to belong together."""
        card = game(self.game)
        edition = edition_of(self.game, self.edition)
        return {
            "game": self.game,
            "rules": card.rules,
            "edition": edition.name,
            "digest": edition.digest,
            "options": card.option_values(self.options, self.seats),
            "seats": self.seats,
            "bots": list(self.bots),
            "weights": digest_of_weights(self.game, self.names),
            "seed": self.seed,
        }


def digest_of_weights(name: str, bots: Company) -> str:
    """What the bots go by: the game's own weights, and those of files that bots are named with."""
    told = repr(own_weights(name).values)
    for file in (bot.partition("+")[2] for bot in bots):
        told += Path(file).read_text(encoding="utf-8") if file else ""
    return sha256(told.encode()).hexdigest()[:16]


@cache
def edition_of(name: str, file: str | None) -> Edition:
    return open_edition(name, file)


@cache
def companies(bots: Company, seats: int) -> tuple[Company, ...]:
    """The companies that meet at a table.

    As many bots as seats: just these. Fewer: the last one fills the seats that are left, so that
    `A,B` with four seats is A against three B. More: every combination of them.
    """
    if len(bots) <= seats:
        return (bots + bots[-1:] * (seats - len(bots)),)
    return tuple(dict.fromkeys(combinations(bots, seats)))


@cache
def circles_of(company: Company) -> tuple[Company, ...]:
    """The different orders around a round table. Rounds take them in turn, so that no bot
    always sits behind the same neighbour."""
    first, *others = company
    found: dict[Company, Company] = {}
    for order in permutations(others):
        circle = (first, *order)
        found.setdefault(min(turned(circle)), circle)
    return tuple(found.values())


@cache
def rotations(circle: Company) -> tuple[Company, ...]:
    """The different ways to turn a circle; one only, where all bots are the same."""
    return tuple(dict.fromkeys(turned(circle)))


def turned(circle: Sequence[str]) -> list[Company]:
    """Everybody moves up by no seat, by one, by two …"""
    doubled = (*circle, *circle)
    return [doubled[start : start + len(circle)] for start in range(len(circle), 0, -1)]
