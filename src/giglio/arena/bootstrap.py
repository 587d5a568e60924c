"""How sure a share is: intervals by bootstrap over deals.

The games of one deal belong together (same luck, other seats), so deals are drawn anew, with all
their games; never single games.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from giglio.kernel.pcg import Pcg32

LEVEL = 0.95
DRAWS = 2000
MOST_BLOCKS = 400  # more deals than these are drawn in blocks of neighbours: as good, and quicker
STREAM = 0x6269676C  # the bootstrap's own chance: the same results give the same intervals


@dataclass(frozen=True)
class Column:
    """Something counted in each deal, and out of how much: wins out of games …"""

    counted: Sequence[float]
    out_of: Sequence[float]

    @property
    def share(self) -> float:
        whole = sum(self.out_of)
        return sum(self.counted) / whole if whole else 0.0

    def first(self, deals: int) -> "Column":
        return Column(self.counted[:deals], self.out_of[:deals])

    def in_blocks(self, most: int) -> "Column":
        size = max(1, -(-len(self.counted) // most))
        return Column(blocks(self.counted, size), blocks(self.out_of, size))


def blocks(row: Sequence[float], size: int) -> list[float]:
    return [sum(row[start : start + size]) for start in range(0, len(row), size)]


def intervals(
    columns: Sequence[Column], level: float = LEVEL, draws: int = DRAWS
) -> list[tuple[float, float]]:
    """Between which bounds each share lies, at this level of confidence (percentiles)."""
    blocked = [column.in_blocks(MOST_BLOCKS) for column in columns]
    count = len(blocked[0].counted) if blocked else 0
    stream = Pcg32()
    stream.key_from(STREAM)
    found: list[list[float]] = [[] for _ in columns]
    for _ in range(draws if count > 1 else 0):
        drawn = [stream.below(count) for _ in range(count)]
        for column, shares in zip(blocked, found, strict=True):
            whole = sum(map(column.out_of.__getitem__, drawn))
            if whole:
                shares.append(sum(map(column.counted.__getitem__, drawn)) / whole)
    return [
        bounds(column, sorted(shares), 1 - level)
        for column, shares in zip(columns, found, strict=True)
    ]


def bounds(column: Column, shares: Sequence[float], error: float) -> tuple[float, float]:
    deals = sum(1 for whole in column.out_of if whole)
    if deals < 2 or not shares:
        return (0.0, 1.0)  # one deal says nothing about others
    low = shares[int(error / 2 * len(shares))]
    high = shares[len(shares) - 1 - int(error / 2 * len(shares))]
    # Where every deal was won, or none, drawing them anew shows no doubt at all. What is left is
    # the chance that something rarer has not come yet: the exact bound for so many trials.
    rare: float = (error / 2) ** (1 / deals)
    if column.share == 1:
        low = min(low, rare)
    if column.share == 0:
        high = max(high, 1 - rare)
    return (low, high)
