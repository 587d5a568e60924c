"""What the games of a match come to, in numbers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from statistics import quantiles

from giglio.arena.bootstrap import Column, intervals
from giglio.arena.play import Played
from giglio.arena.ratings import Rating, ratings

Deal = Sequence[Played]  # the games of one deal


@dataclass(frozen=True)
class Share:
    """A part of a whole, with the bounds between which it lies."""

    value: float
    low: float
    high: float
    of: int  # how many trials it was counted in


@dataclass(frozen=True)
class BotFigures:
    """One bot. `games` counts it once for each seat that it had."""

    name: str
    games: int
    wins: Share  # a shared victory is shared among the winners
    rank: float  # equals share the ranks they hold together
    score: float
    places: tuple[float, ...]  # how often first, second …; shared places are shared out
    rating: Rating
    decisions: int
    seconds: float  # a decision
    slowest: float


@dataclass(frozen=True)
class Pair:
    """How often one bot finished ahead of another at the same table; a tie counts half."""

    bot: str
    against: str
    ahead: Share


@dataclass(frozen=True)
class Spread:
    """Five numbers that show how something is spread."""

    lowest: float
    quarter: float
    median: float
    three_quarters: float
    highest: float


@dataclass(frozen=True)
class Figures:
    deals: int
    games: int
    decisions: float  # a game
    bots: tuple[BotFigures, ...]
    pairs: tuple[Pair, ...]
    seat_wins: tuple[float, ...]  # by seat, whoever sat there
    winners: Spread | None  # the score of the winner of each game


def figures(names: Sequence[str], deals: Sequence[Deal]) -> Figures:
    """All that can be said about these bots. The games come deal by deal, in order."""
    games = [played for deal in deals for played in deal]
    rated = ratings(games)
    pairs = list(combinations(names, 2))
    columns = [column_of(deals, wins_of(name)) for name in names]
    columns += [column_of(deals, ahead_of(bot, against)) for bot, against in pairs]
    shares = [
        Share(column.share, low, high, round(sum(column.out_of)))
        for column, (low, high) in zip(columns, intervals(columns), strict=True)
    ]
    seats = len(games[0].bots) if games else 0
    return Figures(
        deals=len(deals),
        games=len(games),
        decisions=mean([float(sum(played.decisions)) for played in games]),
        bots=tuple(
            bot_figures(name, games, wins, rated)
            for name, wins in zip(names, shares, strict=False)
            if wins.of
        ),
        pairs=tuple(
            Pair(*pair, ahead)
            for pair, ahead in zip(pairs, shares[len(names) :], strict=True)
            if ahead.of
        ),
        seat_wins=tuple(mean([win_shares(game)[seat] for game in games]) for seat in range(seats)),
        winners=spread([float(max(winning_scores(played))) for played in games]),
    )


def bot_figures(
    name: str, games: Sequence[Played], wins: Share, rated: dict[str, Rating]
) -> BotFigures:
    sat = [(played, seat) for played in games for seat in seats_of(name, played)]
    decisions = sum(played.decisions[seat] for played, seat in sat)
    places = [place_shares(played.ranks, seat) for played, seat in sat]
    return BotFigures(
        name=name,
        games=len(sat),
        wins=wins,
        rank=mean([shared_rank(played.ranks, seat) for played, seat in sat]),
        score=mean([float(played.scores[seat]) for played, seat in sat]),
        places=tuple(mean(list(column)) for column in zip(*places, strict=True)),
        rating=rated[name],
        decisions=decisions,
        seconds=sum(played.seconds[seat] for played, seat in sat) / max(decisions, 1),
        slowest=max(played.slowest[seat] for played, seat in sat),
    )


# -- one game ------------------------------------------------------------------------------------


def seats_of(name: str, played: Played) -> list[int]:
    return [seat for seat, bot in enumerate(played.bots) if bot == name]


def win_shares(played: Played) -> list[float]:
    """What of the victory each seat has: 1 in all."""
    winners = played.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in played.ranks]


def shared_rank(ranks: Sequence[int], seat: int) -> float:
    """The mean of the ranks that equals hold together: two first of three have 1.5."""
    return ranks[seat] + (ranks.count(ranks[seat]) - 1) / 2


def place_shares(ranks: Sequence[int], seat: int) -> list[float]:
    """Of each place, how much this seat has: equals share out the places they hold together."""
    equals = ranks.count(ranks[seat])
    return [
        1 / equals if ranks[seat] <= place < ranks[seat] + equals else 0.0
        for place in range(1, len(ranks) + 1)
    ]


def winning_scores(played: Played) -> list[int]:
    return [score for score, rank in zip(played.scores, played.ranks, strict=True) if rank == 1]


def ahead_share(ranks: Sequence[int], seat: int, other: int) -> float:
    if ranks[seat] == ranks[other]:
        return 0.5
    return 1.0 if ranks[seat] < ranks[other] else 0.0


# -- many games ----------------------------------------------------------------------------------

Running = tuple[list[int], dict[str, list[float]]]
Count = Callable[[Played], tuple[float, float]]  # something counted, and out of how much


def wins_of(name: str) -> Count:
    def count(played: Played) -> tuple[float, float]:
        seats = seats_of(name, played)
        shares = win_shares(played)
        return sum(shares[seat] for seat in seats), len(seats)

    return count


def ahead_of(name: str, against: str) -> Count:
    def count(played: Played) -> tuple[float, float]:
        meetings = list(product(seats_of(name, played), seats_of(against, played)))
        return sum(ahead_share(played.ranks, *pair) for pair in meetings), len(meetings)

    return count


def column_of(deals: Sequence[Deal], count: Count) -> Column:
    sums = [[count(played) for played in deal] for deal in deals]
    return Column(
        [sum(part for part, _ in deal) for deal in sums],
        [sum(whole for _, whole in deal) for deal in sums],
    )


def deal_shares(name: str, deals: Sequence[Deal]) -> Iterator[float]:
    """A bot's share of wins in each deal in which it sat."""
    column = column_of(deals, wins_of(name))
    for part, whole in zip(column.counted, column.out_of, strict=True):
        if whole:
            yield part / whole


def running(names: Sequence[str], deals: Sequence[Deal], points: int = 100) -> Running:
    """How the shares of wins came about: after so many deals, so much for each bot."""
    step = max(1, -(-len(deals) // points))
    stops = [*range(step, len(deals), step), len(deals)] if deals else []
    columns = {name: column_of(deals, wins_of(name)) for name in names}
    shares = {
        name: [column.first(stop).share for stop in stops] for name, column in columns.items()
    }
    return stops, shares


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def spread(numbers: Sequence[float]) -> Spread | None:
    if len(numbers) < 2:
        return Spread(*list(numbers) * 5) if numbers else None
    quarter, median, three_quarters = quantiles(numbers, n=4, method="inclusive")
    return Spread(min(numbers), quarter, median, three_quarters, max(numbers))
