"""Who meets whom, how often, and in which seats."""

from collections import Counter

import pytest

from giglio.arena import ArenaError, Match
from giglio.arena.match import Task, circles_of, companies, rotations


def test_as_many_bots_as_seats_are_one_company() -> None:
    assert companies(("a", "b", "b", "b"), 4) == (("a", "b", "b", "b"),)


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert companies(("a", "b"), 4) == (("a", "b", "b", "b"),)
    assert companies(("a", "b", "c"), 4) == (("a", "b", "c", "c"),)
    assert companies(("a",), 3) == (("a", "a", "a"),)


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    found = companies(("a", "b", "c", "d", "e"), 3)
    assert len(found) == 10
    assert len(set(found)) == 10
    assert all(len(set(company)) == 3 for company in found)


def test_combinations_that_look_the_same_are_one() -> None:
    assert companies(("a", "b", "b"), 2) == (("a", "b"), ("b", "b"))


def test_rotations_put_every_bot_into_every_seat() -> None:
    line_ups = rotations(("a", "b", "c"))
    assert line_ups == (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"))


def test_rotations_that_look_the_same_are_played_once() -> None:
    assert rotations(("a", "a", "a")) == (("a", "a", "a"),)
    assert rotations(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))


def test_the_orders_around_a_table() -> None:
    assert circles_of(("a", "b", "b", "b")) == (("a", "b", "b", "b"),)
    assert circles_of(("a", "b", "c")) == (("a", "b", "c"), ("a", "c", "b"))
    assert len(circles_of(("a", "b", "c", "d"))) == 6
    # Two and two sit side by side or face each other.
    assert set(circles_of(("a", "a", "b", "b"))) == {("a", "a", "b", "b"), ("a", "b", "a", "b")}


def test_every_bot_follows_every_other_equally_often() -> None:
    match = Match("medici", ("a", "b", "c", "d"), 4)
    followed: Counter[tuple[str, str]] = Counter()
    for task in match.tasks(6):
        line_up = match.line_up(task)
        for seat, name in enumerate(line_up):
            followed[name, line_up[(seat + 1) % 4]] += 1
    assert len(followed) == 12
    assert set(followed.values()) == {8}


def test_rounds_make_whole_deals() -> None:
    assert Match("medici", ("a", "b"), 4).rounds(400) == 100
    assert Match("medici", ("a", "b"), 4).rounds(401) == 101
    assert Match("medici", ("a", "b"), 3).rounds(1) == 1
    assert Match("medici", ("a",), 4).rounds(10) == 10  # all seats the same: one game a deal


def test_every_company_meets_equally_often() -> None:
    match = Match("medici", ("a", "b", "c", "d", "e"), 4)  # five companies of four
    assert match.rounds(30) == 10
    met = Counter(frozenset(match.line_up(task)) for task in match.tasks(10))
    assert set(met.values()) == {8}


def test_every_round_has_the_next_seed_and_the_same_deal_in_each_rotation() -> None:
    match = Match("medici", ("random", "greedy"), 4, seed=7)
    assert [match.deal(number) for number in range(3)] == [7, 8, 9]
    assert match.begin(1).state() == match.begin(1).state()
    assert match.begin(1).state() != match.begin(2).state()


def test_the_chance_of_bots_is_apart_from_the_deal_and_differs_everywhere() -> None:
    match = Match("medici", ("random", "greedy"), 4)
    seeds = {match.bot_seed(task, seat) for task in match.tasks(50) for seat in range(4)}
    assert len(seeds) == 50 * 4 * 4
    assert seeds.isdisjoint({match.deal(number) for number in range(50)})
    other = Match("medici", ("random", "greedy"), 4, seed=1)
    assert match.bot_seed(Task(1, 0), 2) == other.bot_seed(Task(0, 0), 2)


@pytest.mark.parametrize("wrong", [{"bots": ()}, {"bots": ("random",), "seed": -1}])
def test_a_match_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(ArenaError):
        Match(**{"game": "medici", "seats": 4, **wrong})
