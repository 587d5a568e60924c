"""Stacks of which every seat knows only what it has seen."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import pop, vec
from mypy_extensions import i64

from giglio.kernel.chance import EVERYONE, Chance
from giglio.kernel.layers import (
    ORDERED,
    card_of,
    known_to,
    put_under,
    redrawn,
    shuffle,
    top,
    unknown_cards,
)
from giglio.kernel.pcg import Pcg32

CARD = 1
KINDS = 50
ANNA, BRUNO = 0, 1
KNOWN_TO_ANNA = 0b01
NOBODY_KNOWS = 0


def cards(*numbers: int) -> vec[i64]:
    return vec[i64](list(numbers))


def seeded(number: int = 0) -> Chance:
    chance = Chance()
    chance.begin_seeded(number.to_bytes(32, "big"))
    return chance


def turn(stack: vec[i64], chance: Chance) -> tuple[vec[i64], int]:
    """Take the card that comes next."""
    stack, entry = pop(stack, top(stack, chance, CARD, KINDS, EVERYONE))
    return stack, int(card_of(entry))


def turned(stack: vec[i64], chance: Chance) -> list[int]:
    found = []
    while len(stack) > 0:
        stack, card = turn(stack, chance)
        found.append(card)
    return found


def stream(seed: int) -> Pcg32:
    made = Pcg32()
    made.key_from(seed)
    return made


def test_a_bag_gives_its_cards_in_an_order_nobody_knows() -> None:
    stack = put_under(vec[i64](), cards(3, 5, 8, 13), False, NOBODY_KNOWS)
    orders = {tuple(turned(stack[:], seeded(number))) for number in range(60)}
    assert len(orders) > 15  # of 24
    assert all(sorted(order) == [3, 5, 8, 13] for order in orders)


def test_every_card_of_a_bag_comes_first_equally_often() -> None:
    stack = put_under(vec[i64](), cards(1, 2, 2, 3), False, NOBODY_KNOWS)
    chance = seeded()
    first = Counter(turn(stack[:], chance)[1] for _ in range(2000))
    assert set(first) == {1, 2, 3}
    assert 900 < first[2] < 1100  # half, within 4.5 standard deviations


def test_an_order_gives_its_cards_as_they_were_laid_and_asks_no_chance() -> None:
    stack = put_under(vec[i64](), cards(9, 4, 7), True, KNOWN_TO_ANNA)
    chance = seeded()
    assert turned(stack, chance) == [9, 4, 7]
    assert len(chance.log) == 0


def test_layers_come_one_after_another() -> None:
    stack = put_under(vec[i64](), cards(1, 2, 3), False, NOBODY_KNOWS)
    stack = put_under(stack, cards(20, 10), True, KNOWN_TO_ANNA)
    stack = put_under(stack, cards(31, 32), False, NOBODY_KNOWS)
    order = turned(stack, seeded())
    assert sorted(order[:3]) == [1, 2, 3]
    assert order[3:5] == [20, 10]
    assert sorted(order[5:]) == [31, 32]


def test_a_layer_put_under_a_bag_of_which_cards_are_left_stays_below_it() -> None:
    stack, _ = turn(put_under(vec[i64](), cards(1, 2), False, NOBODY_KNOWS), seeded())
    stack = put_under(stack, cards(7), False, NOBODY_KNOWS)
    assert turned(stack, seeded())[1] == 7


def test_the_bag_on_top_is_what_chance_draws_from() -> None:
    stack = put_under(vec[i64](), cards(6, 6, 8), False, NOBODY_KNOWS)
    stack = put_under(stack, cards(9), False, NOBODY_KNOWS)
    script = Chance()
    recorded = seeded()
    turn(stack[:], recorded)
    script.begin_script(recorded.log)
    assert (recorded.log[0] >> 20) & 0xFFFFF == 3  # the card below is not among the outcomes
    assert turn(stack, script)[1] in (6, 8)


@pytest.mark.parametrize("seat", range(8))
def test_each_of_eight_seats_can_know_a_card(seat: int) -> None:
    stack = put_under(vec[i64](), cards(5), True, 1 << seat)
    assert [known_to(stack[0], other) for other in range(8)] == [o == seat for o in range(8)]
    assert not known_to(stack[0], -1)  # a spectator
    assert card_of(stack[0]) == 5
    assert stack[0] & ORDERED


def test_who_laid_cards_keeps_them_in_a_guess_and_others_have_them_drawn_anew() -> None:
    stack = put_under(vec[i64](), cards(1, 2), False, NOBODY_KNOWS)
    stack = put_under(stack, cards(8, 9), True, KNOWN_TO_ANNA)
    assert list(unknown_cards(stack, ANNA, vec[i64]())) == [1, 2]
    assert list(unknown_cards(stack, BRUNO, vec[i64]())) == [1, 2, 8, 9]

    of_anna = redrawn(stack, ANNA, cards(40, 41), 0)
    assert [card_of(entry) for entry in of_anna] == [40, 41, 8, 9]
    of_bruno = redrawn(stack, BRUNO, cards(0, 40, 41, 42, 43), 1)
    assert [card_of(entry) for entry in of_bruno] == [40, 41, 42, 43]
    assert [card_of(entry) for entry in stack] == [1, 2, 8, 9]  # the truth stays as it was


layers = st.lists(
    st.tuples(st.lists(st.integers(0, KINDS - 1), min_size=1, max_size=5), st.booleans(),
              st.integers(0, 0b111)),
    max_size=5,
)  # fmt: skip


@given(layers, st.integers(-1, 2))
def test_a_guess_has_the_same_layers_and_knowers(
    made: list[tuple[list[int], bool, int]], seat: int
) -> None:
    stack = vec[i64]()
    for numbers, ordered, knowers in made:
        stack = put_under(stack, vec[i64](numbers), ordered, knowers)
    pool = unknown_cards(stack, seat, vec[i64]())
    guess = redrawn(stack, seat, vec[i64]([KINDS - 1 - card for card in pool]), 0)
    assert len(guess) == len(stack)
    for entry, guessed in zip(stack, guess, strict=True):
        assert entry >> 12 == guessed >> 12
        known = known_to(entry, seat)
        assert card_of(guessed) == (card_of(entry) if known else KINDS - 1 - card_of(entry))


def test_shuffling_brings_cards_into_every_order_equally_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    source = stream(4)
    for _ in range(2400):
        row = cards(1, 2, 3)
        shuffle(row, source)
        orders[tuple(row)] += 1
    assert len(orders) == 6
    assert all(320 < count < 480 for count in orders.values())  # 400, within 4.4 deviations


def test_shuffling_nothing_or_one_card_asks_no_chance() -> None:
    source, untouched = stream(4), stream(4)
    shuffle(vec[i64](), source)
    shuffle(cards(5), source)
    assert source.next32() == untouched.next32()
