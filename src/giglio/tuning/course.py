"""A tuning on its way: which weights matter, generation after generation, and what comes out."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType

from giglio.kernel.weights import Weights
from giglio.registry import game
from giglio.tuning.evolution import Cloud, Evolution, Point, Range, mean_point
from giglio.tuning.failure import TuningError
from giglio.tuning.games import Task, Workers
from giglio.tuning.plan import Plan

FORMAT = "giglio tuning"
VERSION = 1
PROBES = 6  # deals that show whether a weight changes anything
PROBING = -1  # their generation
SETTLED = 0.5  # the last part of the middles, whose mean comes out

Advance = Callable[[int], None]


@dataclass(frozen=True)
class Generation:
    """What one generation came to. `mean` is the result of all, `best` that of the best."""

    number: int
    middle: Point
    spread: Point
    mean: float
    best: float


class Course:
    """A tuning. With a file it goes on after a stop."""

    def __init__(self, plan: Plan, jobs: int = 1, file: Path | None = None) -> None:
        self.plan = plan
        self.file = file
        self.start = plan.start
        self.tuned: tuple[int, ...] = ()  # places of the weights that are tuned
        self.generations: list[Generation] = []
        if file is not None:
            self.read(file)
        self.workers = Workers(jobs)

    def __enter__(self) -> "Course":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.workers.close()

    # -- playing ---------------------------------------------------------------------------------

    @property
    def deals_in_all(self) -> int:
        """How many deals a whole tuning plays, beside the probes."""
        return self.plan.generations * self.plan.population * self.plan.deals

    def run(self, advance: Advance = lambda done: None) -> Iterator[Generation]:
        """One generation after the other; those that are kept in the file come at once."""
        if not self.tuned:
            self.tuned = self.sensitive()
            self.keep({"tuned": [self.start.declared[place].name for place in self.tuned]})
        evolution = Evolution(self.ranges(), self.plan.population, self.plan.seed)
        cloud = evolution.begin(self.reduced(self.start.values))
        for known in self.generations:
            advance(self.plan.population * self.plan.deals)
            cloud = Cloud(known.middle, known.spread)
            yield known
        for number in range(len(self.generations), self.plan.generations):
            points = evolution.points(cloud, number)
            results = self.results(points, cloud.middle, number, advance)
            cloud = evolution.after(cloud, points, results)
            mean = sum(results) / len(results)
            found = Generation(number, cloud.middle, cloud.spread, mean, max(results))
            self.generations.append(found)
            self.keep(asdict(found))
            yield found

    def sensitive(self) -> tuple[int, ...]:
        """The weights that may change and that make this player do something else at all."""
        named = self.plan.only
        places = [
            place
            for place, weight in enumerate(self.start.declared)
            if not named or weight.name in named
        ]
        usual = self.probe(self.start.values)
        found = tuple(
            place
            for place in places
            if any(self.probe(values) != usual for values in self.extremes(place))
        )
        if not found:
            raise TuningError(
                f"none of these weights changes anything in what {self.plan.player} does"
            )
        return found

    def extremes(self, place: int) -> Iterator[Point]:
        weight = self.start.declared[place]
        for value in (weight.low, weight.high):
            yield (*self.start.values[:place], value, *self.start.values[place + 1 :])

    def probe(self, values: Sequence[float]) -> list[float]:
        start = self.start.values
        tasks = [Task(self.plan, tuple(values), start, PROBING, n) for n in range(PROBES)]
        return list(self.workers.results(tasks))

    def results(
        self, points: Sequence[Point], middle: Point, number: int, advance: Advance
    ) -> list[float]:
        """Everybody plays the same deals, so that only the weights make the difference."""
        deals = self.plan.deals
        tasks = [
            Task(self.plan, self.whole(point), self.whole(middle), number, number * deals + deal)
            for point in points
            for deal in range(deals)
        ]
        played: list[float] = []
        for result in self.workers.results(tasks):
            played.append(result)
            advance(1)
        return [
            sum(played[first : first + deals]) / deals for first in range(0, len(played), deals)
        ]

    # -- values ----------------------------------------------------------------------------------

    def ranges(self) -> list[Range]:
        declared = self.start.declared
        return [Range(declared[place].low, declared[place].high) for place in self.tuned]

    def reduced(self, values: Sequence[float]) -> Point:
        """Of all values those that are tuned."""
        return tuple(values[place] for place in self.tuned)

    def whole(self, point: Point) -> Point:
        """All values: the tuned ones, and the others as they were."""
        values = list(self.start.values)
        for place, value in zip(self.tuned, point, strict=True):
            values[place] = value
        return tuple(values)

    def found(self, provenance: Mapping[str, object]) -> Weights:
        """What has come out: the mean of the middles of the later generations."""
        middles = [generation.middle for generation in self.generations]
        settled = middles[int(len(middles) * (1 - SETTLED)) :]
        point = tuple(rounded(value) for value in mean_point(settled))
        return self.start.moved(self.whole(point), provenance)

    def games(self) -> int:
        """How many games the generations have played."""
        deals = range(len(self.generations) * self.plan.deals)
        a_point = sum(self.plan.kind_of_deal(number)[0] for number in deals)
        return a_point * self.plan.population

    # -- the file --------------------------------------------------------------------------------

    def header(self) -> dict[str, object]:
        card = game(self.plan.game)
        plan = asdict(self.plan)
        del plan["generations"]  # more of them may be wanted later
        plain = {
            name: list(told) if isinstance(told, tuple) else told for name, told in plan.items()
        }
        return {FORMAT: VERSION, **plain, "rules": card.rules, "start": self.start.by_name()}

    def read(self, file: Path) -> None:
        """Go on with what is there; a line that was cut short is played again."""
        try:
            text = file.read_text(encoding="utf-8") if file.exists() else ""
        except (OSError, UnicodeDecodeError) as error:
            raise TuningError(f"{file} cannot be read: {error}") from error
        whole, newline, _ = text.rpartition("\n")
        if not newline:
            self.write("w", self.header())
            return
        lines = [self.parsed(line) for line in whole.split("\n")]
        if lines[0] != self.header():
            raise TuningError(f"{file} belongs to another tuning; name another file with --keep")
        names = [weight.name for weight in self.start.declared]
        for line in lines[1:]:
            if "tuned" in line:
                told = line["tuned"]
                assert isinstance(told, list)
                self.tuned = tuple(names.index(name) for name in told)
            else:
                self.generations.append(generation_from(line))
        if len(self.generations) > self.plan.generations:
            self.generations = self.generations[: self.plan.generations]
        file.write_text(whole + "\n", encoding="utf-8")

    def parsed(self, line: str) -> dict[str, object]:
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            raise TuningError(f"{self.file} is no file of a tuning; name another with --keep")
        return told

    def keep(self, told: Mapping[str, object]) -> None:
        if self.file is not None:
            self.write("a", told)

    def write(self, mode: str, told: Mapping[str, object]) -> None:
        assert self.file is not None
        try:
            with self.file.open(mode, encoding="utf-8") as out:
                out.write(json.dumps(told, ensure_ascii=False) + "\n")
        except OSError as error:
            raise TuningError(f"{self.file} cannot be written: {error.strerror}") from error


def generation_from(told: Mapping[str, object]) -> Generation:
    middle, spread = told["middle"], told["spread"]
    number, mean, best = told["number"], told["mean"], told["best"]
    assert isinstance(middle, list)
    assert isinstance(spread, list)
    assert isinstance(number, int)
    assert isinstance(mean, float)
    assert isinstance(best, float)
    return Generation(number, tuple(middle), tuple(spread), mean, best)


def rounded(value: float) -> float:
    """Three digits: more would say more than games can."""
    return float(f"{value:.3g}")
