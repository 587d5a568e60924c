"""What a position is worth to every seat: winning above all, then rank, then points."""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.kernel.judge import Judge
from giglio.kernel.state import State

# The first so many results say which margins are usual in this position: the unit of margins.
MEASURED: Final[i64] = 32
SMALLEST_SCALE: Final = 0.5
# Before there is experience, results are taken to differ that much; and never by less than that.
SPREAD_AT_FIRST: Final = 0.3
SPREAD_AFTER: Final[i64] = 24
SMALLEST_SPREAD: Final = 0.005
# Only the first so many results tell: later ones are alike because the search has settled.
SPREAD_UNTIL: Final[i64] = 400


class Blend:
    """What a seat wants, in shares that add up to 1, so that a result goes from 0 to 1.

    `win` the chance to win, `rank` the share of the others left behind, `margin` the points more
    than they have: it keeps a seat playing well when winning is out of reach or certain. `spite`
    says who "they" are: from 0, all the others on average, to 1, the best of them alone.
    """

    win: float
    rank: float
    margin: float
    spite: float

    def __init__(
        self, win: float = 0.6, rank: float = 0.1, margin: float = 0.3, spite: float = 0.5
    ) -> None:
        self.win = win
        self.rank = rank
        self.margin = margin
        self.spite = spite


class Evaluation:
    """The worth of one position after another, and how widely they are spread."""

    seats: i64
    blends: list[Blend]  # by seat
    worth: vec[float]  # by seat: points, as they stand at the end or are expected
    weight: vec[float]  # by seat: chances to win, before they are made to add up to 1
    results: vec[float]  # by seat: what it wants, from 0 to 1
    wins: vec[float]  # by seat: share of the win
    margins: vec[float]  # by seat: points more than the best other
    scale: float  # a usual margin
    seen: i64
    total: vec[float]  # of results, by seat
    squares: vec[float]

    def __init__(self, seats: i64 = 0) -> None:
        self.seats = seats
        self.blends = [Blend() for _ in range(seats)]
        self.worth = zeros(seats)
        self.weight = zeros(seats)
        self.results = zeros(seats)
        self.wins = zeros(seats)
        self.margins = zeros(seats)
        self.scale = 1.0
        self.seen = 0
        self.total = zeros(seats)
        self.squares = zeros(seats)

    def look(self, state: State, judge: Judge) -> None:
        """Judge a position: fill `results`, `wins`, `worth` and `margins`."""
        if state.actor < 0:
            self.weigh_end(state)
        else:
            judge.look(state)
            self.weigh(judge)
        self.blend()
        self.gather()

    def weigh_end(self, state: State) -> None:
        """The game is over: who stands highest has won, equals share."""
        best = state.standing(0)
        seat: i64 = 1
        while seat < self.seats:
            best = max(best, state.standing(seat))
            seat += 1
        winners = 0.0
        seat = 0
        while seat < self.seats:
            self.worth[seat] = float(state.score(seat))
            self.weight[seat] = float(state.standing(seat) - best)
            if self.weight[seat] == 0.0:
                winners += 1.0
            seat += 1
        self.compare(0.0, 0.0, winners)

    def weigh(self, judge: Judge) -> None:
        """The game goes on: expectations of about the same points leave the win open."""
        best = -1e300
        seat: i64 = 0
        while seat < self.seats:
            worth = judge.worth[seat]
            self.worth[seat] = worth
            best = max(best, worth)
            seat += 1
        doubt = judge.doubt
        total = 0.0
        seat = 0
        while seat < self.seats:
            behind = self.worth[seat] - best
            if doubt > 0.0:
                behind = exp(behind / doubt)
                total += behind
            elif behind == 0.0:
                total += 1.0
            self.weight[seat] = behind
            seat += 1
        self.compare(best, doubt, total)

    def compare(self, best: float, doubt: float, total: float) -> None:
        """From weights to shares of the win and of others left behind.

        Without doubt a weight is the distance to the best, which is 0 for who has won; with doubt
        it is e to the power of that distance in doubts, and wins are shared in proportion.
        """
        seat: i64 = 0
        while seat < self.seats:
            own = self.weight[seat]
            behind = 0.0
            other: i64 = 0
            while other < self.seats:
                if other != seat:
                    behind += ahead(own, self.weight[other], doubt)
                other += 1
            if self.seats > 1:
                behind /= float(self.seats - 1)
            if doubt > 0.0:
                self.wins[seat] = own / total
            else:
                self.wins[seat] = 1.0 / total if own == 0.0 else 0.0
            self.results[seat] = behind
            seat += 1

    def blend(self) -> None:
        """Put winning, rank and margin together as each seat wants them."""
        seat: i64 = 0
        while seat < self.seats:
            best = -1e300
            others = 0.0
            other: i64 = 0
            while other < self.seats:
                if other != seat:
                    best = max(best, self.worth[other])
                    others += self.worth[other]
                other += 1
            if self.seats > 1:
                others /= float(self.seats - 1)
            else:
                best = 0.0
            own = self.worth[seat]
            self.margins[seat] = own - best
            wanted = self.blends[seat]
            margin = own - others - wanted.spite * (best - others)
            margin = 0.5 + 0.5 * margin / (abs(margin) + self.scale)
            self.results[seat] = (
                wanted.win * self.wins[seat]
                + wanted.rank * self.results[seat]
                + wanted.margin * margin
            )
            seat += 1

    # -- experience -------------------------------------------------------------------------------

    def gather(self) -> None:
        """Remember how far results lie apart."""
        if self.seen >= SPREAD_UNTIL:
            return
        usual = 0.0
        seat: i64 = 0
        while seat < self.seats:
            result = self.results[seat]
            self.total[seat] += result
            self.squares[seat] += result * result
            usual += abs(self.margins[seat])
            seat += 1
        self.seen += 1
        if self.seen <= MEASURED and self.seats > 0:
            usual /= float(self.seats)
            mean = self.scale if self.seen > 1 else usual
            mean += (usual - mean) / float(self.seen)
            self.scale = max(mean, SMALLEST_SCALE)

    def spread(self, seat: i64) -> float:
        """By how much results of a seat usually lie apart (their standard deviation)."""
        if self.seen < SPREAD_AFTER:
            return SPREAD_AT_FIRST
        count = float(self.seen)
        mean = self.total[seat] / count
        variance = self.squares[seat] / count - mean * mean
        if variance <= SMALLEST_SPREAD * SMALLEST_SPREAD:
            return SMALLEST_SPREAD
        return sqrt(variance)


def ahead(own: float, other: float, doubt: float) -> float:
    """How likely one seat comes in before another, by their weights."""
    if doubt > 0.0:
        both = own + other
        return own / both if both > 0.0 else 0.5
    if own == other:
        return 0.5
    return 1.0 if own > other else 0.0


def zeros(size: i64) -> vec[float]:
    row = vec[float](capacity=size)
    while len(row) < size:
        row = append(row, 0.0)
    return row
