"""The one door for chance: seeded, scripted, both, and what it writes down."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64, u8

from giglio.kernel.chance import (
    DECISION,
    EVERYONE,
    LARGEST,
    NOBODY,
    Chance,
    ChanceError,
    audience_of,
    kind_of,
    n_of,
    pack,
    value_of,
)
from support.pcg_model import SeededModel

SEED = bytes(range(32))
DIE, CARD = 3, 4
# Twelve throws of a die from that seed, worked out by `support.pcg_model`.
THROWS = [4, 5, 1, 0, 1, 5, 3, 5, 2, 0, 1, 2]


def seeded(seed: bytes = SEED) -> Chance:
    chance = Chance()
    chance.begin_seeded(seed)
    return chance


def scripted(*outcomes: tuple[int, int, int]) -> Chance:
    """From outcomes of kind, count and value."""
    chance = Chance()
    chance.begin_script(vec[i64]([pack(kind, 0, n, value) for kind, n, value in outcomes]))
    return chance


def bag(*counts: int) -> vec[u8]:
    return vec[u8](list(counts))


# -- seeded ----------------------------------------------------------------------------------------


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, LARGEST), max_size=60))
def test_a_seed_gives_what_the_description_of_the_generator_says(
    seed: bytes, bounds: list[int]
) -> None:
    chance, model = seeded(seed), SeededModel(seed)
    for n in bounds:
        assert chance.draw(DIE, n) == model.below(n)


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records are replayed in years to come: these numbers may only change with its name."""
    chance = seeded()
    assert [chance.draw(DIE, 6) for _ in range(12)] == THROWS


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        seeded(b"short")


def test_no_key_shows_more_than_64_bits() -> None:
    """A die of 6 shows 3 bits: 21 throws, then a new key; the digest of the seed gives two."""
    chance = seeded()
    keys = []
    for _ in range(64):
        chance.draw(DIE, 6)
        keys.append(int(chance.keys))
    assert keys == [1] * 21 + [2] * 21 + [3] * 21 + [4]


@pytest.mark.parametrize("n", [0, -1, LARGEST + 1])
def test_impossible_numbers_of_outcomes_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match="outcomes"):
        seeded().draw(DIE, n)


def test_a_bag_gives_each_thing_as_often_as_it_is_in_it() -> None:
    chance = seeded()
    cards = bag(2, 0, 1, 3)
    taken = Counter(int(chance.pick(CARD, cards)) for _ in range(6))
    assert taken == {0: 2, 2: 1, 3: 3}
    assert list(cards) == [0, 0, 0, 0]
    with pytest.raises(ValueError, match="empty bag"):
        chance.pick(CARD, cards)


def test_the_first_thing_out_of_a_bag_is_drawn_by_its_share() -> None:
    chance = seeded()
    first = Counter(int(chance.pick(CARD, bag(1, 0, 3))) for _ in range(4000))
    assert set(first) == {0, 2}
    assert 900 < first[0] < 1100  # a quarter, within 3.6 standard deviations


# -- what is written down --------------------------------------------------------------------------


@given(
    st.integers(0, 0xFE),
    st.integers(0, 0xFF),
    st.integers(0, LARGEST),
    st.integers(0, LARGEST),
)
def test_an_entry_of_the_log_unpacks_to_what_was_packed(
    kind: int, audience: int, n: int, value: int
) -> None:
    entry = pack(kind, audience, n, value)
    assert (kind_of(entry), audience_of(entry)) == (kind, audience)
    assert (n_of(entry), value_of(entry)) == (n, value)


def test_the_log_holds_outcomes_and_decisions_in_order() -> None:
    chance = seeded()
    throw = chance.draw(DIE, 6)
    chance.note_decision(2, 77, 0b100)
    card = chance.pick(CARD, bag(1, 1), NOBODY)
    told = [(kind_of(e), audience_of(e), n_of(e), value_of(e)) for e in chance.log]
    assert told == [
        (DIE, EVERYONE, 6, throw),
        (DECISION, 0b100, 2, 77),
        (CARD, NOBODY, 2, card),
    ]


def test_a_guess_keeps_no_log() -> None:
    chance = Chance()
    chance.begin_guess(5)
    chance.draw(DIE, 6)
    chance.note_decision(0, 1, EVERYONE)
    assert len(chance.log) == 0
    assert not chance.may_break_off()


# -- scripted --------------------------------------------------------------------------------------


def test_a_script_is_followed_and_written_down() -> None:
    chance = scripted((DIE, 6, 5), (CARD, 3, 1), (DIE, 6, 0))
    cards = bag(2, 1)
    assert chance.may_break_off()
    assert [chance.draw(DIE, 6), chance.pick(CARD, cards), chance.draw(DIE, 6)] == [5, 1, 0]
    assert list(cards) == [2, 0]
    assert [value_of(entry) for entry in chance.log] == [5, 1, 0]


def test_a_script_may_leave_open_how_many_outcomes_there_were() -> None:
    assert scripted((DIE, 0, 5)).draw(DIE, 6) == 5


def test_a_script_that_ends_too_early_is_an_error() -> None:
    chance = scripted((DIE, 6, 5))
    chance.draw(DIE, 6)
    with pytest.raises(ChanceError, match="come to its end"):
        chance.draw(DIE, 6)


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [
        ((CARD, 6, 1), "kind 4"),
        ((DIE, 8, 1), "one of 8"),
        ((DIE, 6, 6), "only 0..5"),
        ((DIE, 0, 17), "only 0..5"),
    ],
)
def test_an_outcome_that_does_not_fit_is_named(outcome: tuple[int, int, int], reason: str) -> None:
    chance = scripted((DIE, 6, 0), outcome)
    chance.draw(DIE, 6)
    with pytest.raises(ChanceError, match="outcome 2") as failed:
        chance.draw(DIE, 6)
    assert reason in str(failed.value)
    assert failed.value.place == 1


@pytest.mark.parametrize("thing", [1, 2, 99])
def test_a_script_takes_nothing_that_is_not_in_the_bag(thing: int) -> None:
    cards = bag(1, 0)
    with pytest.raises(ChanceError, match="not in the bag"):
        scripted((CARD, 1, thing)).pick(CARD, cards)
    assert list(cards) == [1, 0]


def test_a_seed_carries_on_where_a_script_ends() -> None:
    chance = scripted((DIE, 6, 5), (DIE, 6, 5))
    chance.begin_seeded(SEED)
    alone = seeded()
    assert chance.may_break_off()
    assert [chance.draw(DIE, 6) for _ in range(2)] == [5, 5]
    assert not chance.may_break_off()
    later = [chance.draw(DIE, 6) for _ in range(30)]
    assert later == [alone.draw(DIE, 6) for _ in range(30)]


# -- clones ----------------------------------------------------------------------------------------


def test_a_clone_has_the_same_future_and_a_past_of_its_own() -> None:
    chance = seeded()
    for _ in range(20):
        chance.draw(DIE, 6)
    twin = chance.clone()
    ahead = [twin.draw(DIE, 6) for _ in range(50)]
    assert len(chance.log) == 20
    assert ahead == [chance.draw(DIE, 6) for _ in range(50)]
    assert list(twin.log) == list(chance.log)


def test_a_clone_reads_the_rest_of_the_script() -> None:
    chance = scripted((DIE, 6, 1), (DIE, 6, 2))
    chance.draw(DIE, 6)
    twin = chance.clone()
    assert twin.draw(DIE, 6) == 2
    assert chance.draw(DIE, 6) == 2
