"""The random stream: the published generator, unbiased, and the same in every build."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from giglio.kernel.pcg import Pcg32
from support.pcg_model import Model

# The first line of the demo of O'Neill's pcg-c-basic, and the 65 coins that follow it.
PUBLISHED = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]
COINS = "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT"

words = st.integers(0, 0xFFFFFFFF)


def keyed(state: int, stream: int) -> Pcg32:
    made = Pcg32()
    made.key(state >> 32, state & 0xFFFFFFFF, stream >> 32, stream & 0xFFFFFFFF)
    return made


def from_number(seed: int) -> Pcg32:
    made = Pcg32()
    made.key_from(seed)
    return made


def test_it_is_the_published_generator() -> None:
    stream = keyed(42, 54)
    assert [stream.next32() for _ in PUBLISHED] == PUBLISHED
    assert "".join("H" if stream.next32() % 2 else "T" for _ in COINS) == COINS


@given(words, words, st.integers(0, 0x7FFFFFFF), words)
def test_it_follows_the_paper_from_any_start(high: int, low: int, top: int, rest: int) -> None:
    model = Model(high << 32 | low, top << 32 | rest)
    stream = keyed(high << 32 | low, top << 32 | rest)
    for _ in range(20):
        assert stream.next32() == model.next32()


@given(st.integers(0, (1 << 63) - 1), st.lists(st.integers(1, 1 << 31), min_size=1, max_size=30))
def test_bounded_numbers_follow_the_model(seed: int, bounds: list[int]) -> None:
    """Bounds near 2**31 throw many numbers away, so the loop that does is run as well."""
    stream, model = keyed(seed, 7), Model(seed, 7)
    for n in bounds:
        assert stream.below(n) == model.below(n)


def test_numbers_that_would_bias_are_thrown_away() -> None:
    """Of 2**32 numbers, 2**30 are too many for 3 * 2**29 outcomes: about a quarter goes."""
    n = 3 << 29
    stream, plain = keyed(1, 1), keyed(1, 1)
    drawn = [stream.below(n) for _ in range(750)]
    every = [plain.next32() for _ in range(1200)]
    kept = [number * n >> 32 for number in every if number * n & 0xFFFFFFFF >= 1 << 30]
    assert drawn == kept[:750]
    assert 850 < len(kept) < 950


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 36, 1000])
def test_every_number_comes_equally_often(n: int) -> None:
    stream = from_number(n)
    draws = 400 * min(n, 36)
    buckets = min(n, 36)
    counted = Counter(stream.below(n) * buckets // n for _ in range(draws))
    expected = Counter(value * buckets // n for value in range(n))
    chi = sum(
        (counted[bucket] - draws * share / n) ** 2 / (draws * share / n)
        for bucket, share in expected.items()
    )
    freedom = buckets - 1
    assert chi <= freedom + 4 * (2 * freedom) ** 0.5  # four standard deviations


def test_neighbouring_seeds_give_unrelated_streams() -> None:
    """Their first numbers differ in about half of the 32 bits."""
    firsts = [from_number(seed).next32() for seed in range(500)]
    assert len(set(firsts)) == 500
    flipped = [(a ^ b).bit_count() for a, b in itertools.pairwise(firsts)]
    assert 15 < sum(flipped) / len(flipped) < 17


def test_a_large_seed_counts_in_all_its_bits() -> None:
    assert len({from_number(1 << bit).next32() for bit in range(63)}) == 63


def test_a_copied_stream_goes_on_where_the_other_stands() -> None:
    stream = from_number(9)
    stream.next32()
    twin = Pcg32()
    twin.copy_stream(stream)
    assert [twin.next32() for _ in range(9)] == [stream.next32() for _ in range(9)]
