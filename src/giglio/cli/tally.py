"""What many games have shown, counted: mergeable, and the same in whatever order it is merged."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from giglio.kernel.events import Event

# A shared victory is counted in parts; this many of them divide evenly among up to 8 seats.
PARTS_OF_A_WIN = 840
NORMAL_95 = 1.96


@dataclass(frozen=True)
class Figures:
    """The usual figures of a row of numbers."""

    count: int
    mean: float
    deviation: float
    least: int
    median: int
    most: int

    @property
    def doubt(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return NORMAL_95 * self.deviation / sqrt(self.count) if self.count > 1 else 0.0


def figures(numbers: Counter[int]) -> Figures:
    """From how often each number came; all zero where none did."""
    count = numbers.total()
    if not count:
        return Figures(0, 0.0, 0.0, 0, 0, 0)
    total = sum(number * times for number, times in numbers.items())
    mean = total / count
    squares = sum(times * (number - mean) ** 2 for number, times in sorted(numbers.items()))
    deviation = sqrt(squares / (count - 1)) if count > 1 else 0.0
    return Figures(count, mean, deviation, min(numbers), median(numbers), max(numbers))


def median(numbers: Counter[int]) -> int:
    """The lower one of the two in the middle."""
    half = (numbers.total() + 1) // 2
    for number in sorted(numbers):
        half -= numbers[number]
        if half <= 0:
            return number
    raise ValueError("no numbers have no median")


@dataclass
class Group:
    """The results of some seats: those at one place, those of one bot, all."""

    scores: Counter[int] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    win_parts: int = 0

    def add(self, score: int, place: int, winners: int) -> None:
        self.scores[score] += 1
        self.places[place] += 1
        if place == 1:
            self.win_parts += PARTS_OF_A_WIN // winners

    def merge(self, other: "Group") -> None:
        self.scores.update(other.scores)
        self.places.update(other.places)
        self.win_parts += other.win_parts

    @property
    def played(self) -> int:
        return self.scores.total()

    @property
    def wins(self) -> float:
        """The share of games won, a shared victory counted in part."""
        return self.win_parts / PARTS_OF_A_WIN / self.played if self.played else 0.0

    @property
    def doubt(self) -> float:
        """Half the width of the 95 % interval of `wins`."""
        return NORMAL_95 * sqrt(self.wins * (1 - self.wins) / self.played) if self.played else 0.0


Numbers = dict[tuple[str, str], Counter[int]]
Things = dict[tuple[str, str], Counter[str]]


@dataclass
class Tally:
    """Everything that is counted over games."""

    games: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    winning: Counter[int] = field(default_factory=Counter)
    margins: Counter[int] = field(default_factory=Counter)
    shared: int = 0  # games with more than one winner
    seats: dict[int, Group] = field(default_factory=dict)
    order: dict[int, Group] = field(default_factory=dict)  # by place after the first to decide
    bots: dict[str, Group] = field(default_factory=dict)
    sources: dict[str, Counter[int]] = field(default_factory=dict)
    winners_sources: dict[str, Counter[int]] = field(default_factory=dict)
    events: Counter[str] = field(default_factory=Counter)
    numbers: Numbers = field(default_factory=dict)  # by event and fact
    things: Things = field(default_factory=dict)

    def add_game(
        self,
        length: int,
        scores: Sequence[int],
        ranks: Sequence[int],
        bots: Sequence[str],
        first: int,
    ) -> None:
        winners = ranks.count(1)
        self.games += 1
        self.lengths[length] += 1
        self.winning[scores[ranks.index(1)]] += 1
        self.shared += winners > 1
        ordered = sorted(scores, reverse=True)
        self.margins[ordered[0] - ordered[1]] += 1
        for seat, (score, rank, bot) in enumerate(zip(scores, ranks, bots, strict=True)):
            place = (seat - first) % len(scores)
            self.seats.setdefault(seat, Group()).add(score, rank, winners)
            self.order.setdefault(place, Group()).add(score, rank, winners)
            self.bots.setdefault(bot, Group()).add(score, rank, winners)

    def add_sheet(self, sheet: dict[str, int], winner: bool) -> None:
        for source, points in sheet.items():
            self.sources.setdefault(source, Counter())[points] += 1
            if winner:
                self.winners_sources.setdefault(source, Counter())[points] += 1

    def add_event(self, event: Event) -> None:
        """Count what it says in numbers and which things it names; seats are neither."""
        self.events[event.what] += 1
        for name, fact in event.facts.items():
            if isinstance(fact, bool) or name.endswith(("_seat", "_seats")):
                continue
            key = (event.what, name)
            if isinstance(fact, int):
                self.numbers.setdefault(key, Counter())[fact] += 1
            else:
                self.things.setdefault(key, Counter()).update(slugs(fact))

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.shared += other.shared
        for name in ("lengths", "winning", "margins", "events"):
            getattr(self, name).update(getattr(other, name))
        for name in ("seats", "order", "bots"):
            own: dict[object, Group] = getattr(self, name)
            for key, group in getattr(other, name).items():
                own.setdefault(key, Group()).merge(group)
        for name in ("sources", "winners_sources", "numbers", "things"):
            counters: dict[object, Counter[object]] = getattr(self, name)
            for key, counter in getattr(other, name).items():
                counters.setdefault(key, Counter()).update(counter)

    @property
    def everybody(self) -> Group:
        """All seats of all games."""
        total = Group()
        for group in self.seats.values():
            total.merge(group)
        return total


def slugs(fact: object) -> Iterable[str]:
    if isinstance(fact, str):
        yield fact
    elif isinstance(fact, (list, tuple)):
        for item in fact:
            yield from slugs(item)
