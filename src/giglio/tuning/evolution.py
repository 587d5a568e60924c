"""Looks for the numbers at which something noisy is best: a small evolution strategy.

Each generation draws points around a middle, in mirrored pairs, and hears how well they did. Only
their order counts, not by how much: so neither the scale of the results nor a lucky game matters
much. The middle moves to the weighted mean of the better half, and each number's spread follows
how far apart those lie: it shrinks where results tell, and stays where they are noise. All of it
is drawn from the seed and the number of the generation.

The idea: N. Hansen, “The CMA Evolution Strategy”, in its separable form.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, log, pi, sqrt

from giglio.kernel.pcg import Pcg32

Point = tuple[float, ...]

FIRST_SPREAD = 0.15  # of the range of each number
LEAST_SPREAD = 0.01
LEARNING = 0.3  # how quickly spreads follow
COOLING = 0.97  # what is left of them after a generation in any case


@dataclass(frozen=True)
class Range:
    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low

    def within(self, value: float) -> float:
        return min(max(value, self.low), self.high)


@dataclass(frozen=True)
class Cloud:
    """Where points are drawn: a middle and a spread for each number."""

    middle: Point
    spread: Point


class Evolution:
    """The strategy. It keeps nothing: what comes after a cloud follows from the results."""

    def __init__(self, ranges: Sequence[Range], population: int, seed: int) -> None:
        if population < 4 or population % 2:
            raise ValueError("a population is an even number from 4 on")
        self.ranges = tuple(ranges)
        self.population = population
        self.seed = seed

    def begin(self, start: Sequence[float]) -> Cloud:
        spread = tuple(FIRST_SPREAD * one.width for one in self.ranges)
        return Cloud(tuple(start), spread)

    def points(self, cloud: Cloud, generation: int) -> list[Point]:
        """Whom this generation consists of."""
        stream = Pcg32()
        stream.key_from((self.seed << 20) + generation)
        found: list[Point] = []
        for _ in range(self.population // 2):
            steps = [normal(stream) * spread for spread in cloud.spread]
            found += [self.moved(cloud.middle, steps, sign) for sign in (1, -1)]
        return found

    def moved(self, middle: Point, steps: Sequence[float], sign: int) -> Point:
        return tuple(
            one.within(value + sign * step)
            for one, value, step in zip(self.ranges, middle, steps, strict=True)
        )

    def after(self, cloud: Cloud, points: Sequence[Point], results: Sequence[float]) -> Cloud:
        """The next cloud, once it is known how well each of the points did."""
        order = sorted(range(len(points)), key=lambda place: -results[place])
        better = [points[place] for place in order[: len(points) // 2]]
        shares = parts(len(better))
        middle = tuple(
            sum(share * point[place] for share, point in zip(shares, better, strict=True))
            for place in range(len(self.ranges))
        )
        spread = tuple(self.spread(cloud, better, shares, place) for place in range(len(middle)))
        return Cloud(middle, spread)

    def spread(
        self, cloud: Cloud, better: Sequence[Point], shares: Sequence[float], place: int
    ) -> float:
        """How far apart the better points lie, seen from the old middle."""
        apart = sum(
            share * (point[place] - cloud.middle[place]) ** 2
            for share, point in zip(shares, better, strict=True)
        )
        square = (1 - LEARNING) * cloud.spread[place] ** 2 + LEARNING * apart
        return max(COOLING * sqrt(square), LEAST_SPREAD * self.ranges[place].width)


def parts(count: int) -> list[float]:
    """The shares of the best, the second best …: falling, 1 in all."""
    raw = [log(count + 1) - log(place + 1) for place in range(count)]
    return [share / sum(raw) for share in raw]


def normal(stream: Pcg32) -> float:
    """A number from the bell curve (Box and Muller)."""
    radius = sqrt(-2 * log((float(stream.next32()) + 1) / 2.0**32))
    return radius * cos(2 * pi * float(stream.next32()) / 2.0**32)


def mean_point(points: Sequence[Point]) -> Point:
    """The middle of several middles: what is noise in them evens out."""
    return tuple(sum(column) / len(points) for column in zip(*points, strict=True))
