"""The strategy on functions whose best point is known."""

import pytest

from giglio.kernel.pcg import Pcg32
from giglio.tuning.evolution import Cloud, Evolution, Range, mean_point, normal, parts

RANGES = [Range(0.0, 10.0), Range(-1.0, 1.0), Range(100.0, 300.0)]
BEST = (2.5, 0.4, 240.0)
START = (8.0, -0.6, 130.0)


def distance(point: tuple[float, ...]) -> list[float]:
    """In parts of the ranges."""
    return [abs(own - best) / one.width for own, best, one in zip(point, BEST, RANGES, strict=True)]


def tuned(noise: float, generations: int, seed: int) -> tuple[tuple[float, ...], Cloud]:
    """A bowl with its lowest point at BEST, and so much noise (standard deviation) upon it."""
    evolution = Evolution(RANGES, 16, seed)
    stream = Pcg32()
    stream.key_from(seed + 1)
    cloud = evolution.begin(START)
    middles = []
    for number in range(generations):
        points = evolution.points(cloud, number)
        results = [
            noise * normal(stream) - sum(apart**2 for apart in distance(point)) for point in points
        ]
        cloud = evolution.after(cloud, points, results)
        middles.append(cloud.middle)
    return mean_point(middles[generations // 2 :]), cloud


@pytest.mark.parametrize("seed", range(5))
def test_without_noise_the_best_point_is_found(seed: int) -> None:
    found, cloud = tuned(0.0, 40, seed)
    assert max(distance(cloud.middle)) < 0.02
    assert max(distance(found)) < 0.05


@pytest.mark.parametrize("seed", range(5))
def test_with_noise_as_large_as_what_is_at_stake_it_comes_near(seed: int) -> None:
    """A step aside of 0.2 makes a result worse by 0.04, which is less than half of its noise."""
    found, _ = tuned(0.1, 60, seed)
    assert max(distance(found)) < 0.2


def test_points_keep_to_their_bounds_and_come_in_mirrored_pairs() -> None:
    evolution = Evolution(RANGES, 6, 3)
    cloud = Cloud((5.0, 0.0, 200.0), (1.0, 0.1, 10.0))
    points = evolution.points(cloud, 0)
    assert len(points) == 6
    for one, other in zip(points[::2], points[1::2], strict=True):
        assert mean_point([one, other]) == pytest.approx(cloud.middle)
    for point in evolution.points(Cloud((0.0, 1.0, 300.0), (9.0, 9.0, 900.0)), 1):
        assert all(one.low <= value <= one.high for one, value in zip(RANGES, point, strict=True))


def test_generations_follow_from_the_seed() -> None:
    evolution = Evolution(RANGES, 6, 3)
    cloud = evolution.begin(START)
    assert evolution.points(cloud, 2) == evolution.points(cloud, 2)
    assert evolution.points(cloud, 2) != evolution.points(cloud, 3)
    assert evolution.points(cloud, 2) != Evolution(RANGES, 6, 4).points(cloud, 2)


def test_only_the_order_of_results_counts() -> None:
    evolution = Evolution(RANGES, 6, 3)
    cloud = evolution.begin(START)
    points = evolution.points(cloud, 0)
    results = [0.3, 0.1, 0.9, 0.2, 0.4, 0.5]
    assert evolution.after(cloud, points, results) == evolution.after(
        cloud, points, [1000 * result - 7 for result in results]
    )


def test_a_number_that_tells_nothing_keeps_its_spread_longer() -> None:
    evolution = Evolution([Range(0.0, 1.0), Range(0.0, 1.0)], 16, 1)
    cloud = evolution.begin((0.5, 0.5))
    for number in range(15):
        points = evolution.points(cloud, number)
        cloud = evolution.after(cloud, points, [-abs(point[0] - 0.5) for point in points])
    assert cloud.spread[0] < 0.5 * cloud.spread[1]


def test_shares_fall_and_add_up() -> None:
    shares = parts(8)
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] > 0


def test_the_bell_curve_is_one() -> None:
    stream = Pcg32()
    stream.key_from(5)
    numbers = [normal(stream) for _ in range(20_000)]
    assert sum(numbers) / 20_000 == pytest.approx(0, abs=0.03)
    assert sum(number**2 for number in numbers) / 20_000 == pytest.approx(1, abs=0.04)
    within = sum(abs(number) < 1 for number in numbers) / 20_000
    assert within == pytest.approx(0.6827, abs=0.015)


@pytest.mark.parametrize("population", [0, 2, 7])
def test_a_population_has_pairs(population: int) -> None:
    with pytest.raises(ValueError, match="even number"):
        Evolution(RANGES, population, 1)
