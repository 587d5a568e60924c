"""What holds in every play: supplies, money, principalities, sheets."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import giglio
from princes.table import (
    BUILDINGS,
    COINS,
    FREEDOMS,
    LANDSCAPES,
    MINIMUM,
    PHASES,
    SUPPLY,
    phase,
    position,
    told,
)
from support import rule
from support.cases import stream, walk

plays = st.tuples(
    st.integers(2, 5), st.booleans(), st.integers(0, 2**32), st.lists(st.integers(0, 99))
)
few = settings(max_examples=12, deadline=None)


def views(
    seats: int, expansion: bool, seed: int, choices: list[int]
) -> Iterator[tuple[giglio.State, Any]]:
    """A play with these choices, then mixed ones; works and buildings are liked."""
    options = {"muse_and_princess": expansion}
    state = giglio.new("princes", seats, seed=seed, options=options, story=True)
    ply = 0
    while state.actor >= 0:
        yield state, state.view(None)
        legal = state.legal()
        wanted = choices[ply] if ply < len(choices) else seed + ply * ply
        liked = [a for a in legal if state.words(a).split()[0] in ("complete", "take", "build")]
        picked = liked if liked and ply % 3 else legal
        state.play(picked[wanted % len(picked)])
        ply += 1
    yield state, state.view(None)


@rule("princes/money-1", "princes/money-3")
@given(plays)
@few
def test_all_money_is_somewhere_and_nobody_is_in_debt(play: Any) -> None:
    for state, view in views(*play):
        bank = state.state()["bank"]
        assert bank + sum(row["florins"] for row in view["seats"]) + view["pot"] == COINS
        for row in view["seats"]:
            assert row["florins"] >= 0
            assert row["points"] >= 0
            assert row["florins"] % 100 == 0
            assert sum(row["sheet"].values()) == row["points"]


@rule("princes/setup-7", "princes/auction-3")
@given(plays)
@few
def test_supplies_are_conserved(play: Any) -> None:
    for state, view in views(*play):
        seats, under_way = view["seats"], view["piece"]
        for name in LANDSCAPES:
            laid = sum(row["landscapes"][name] for row in seats)
            assert view["landscapes"][name] + laid + (under_way == name) == SUPPLY[name]
        for name in BUILDINGS:
            built = sum(name in row["buildings"] for row in seats)
            assert view["buildings"][name] + built + (under_way == name) == 3
        for name in FREEDOMS:
            total = view["freedoms"][name] + sum(name in row["freedoms"] for row in seats)
            assert total == len(seats) - 1 or len(seats) == 2
        left = {row["object"]: row["left"] for row in view["objects"]}
        assert left["jester"] + sum(row["jesters"] for row in seats) == SUPPLY["jester"]
        assert left["builder"] + sum(row["builders"] for row in seats) == SUPPLY["builder"]
        cards = left["recruiting"] + sum(row["recruiting"] + row["recruited"] for row in seats)
        assert cards == SUPPLY["recruiting"]
        assert state.audit() == []


@rule("princes/lay-1", "princes/lay-2", "princes/lay-3", "princes/lay-6", "princes/builder-1")
@given(plays)
@few
def test_no_overlap_and_no_forbidden_neighbours(play: Any) -> None:
    before: list[list[Any]] = []
    for _, view in views(*play):
        for number, row in enumerate(view["seats"]):
            spaces = [space for piece in row["pieces"] for space in piece["spaces"]]
            spaces += view["palazzo"]
            assert len(set(spaces)) == len(spaces) == 49 - row["empty"]
            assert row["builders"] <= 3
            if row["builders"] < 2:
                assert not any(touching(walls(row, view)))
            if before:
                assert row["pieces"][: len(before[number])] == before[number]
        before = [row["pieces"] for row in view["seats"]]


def walls(row: Any, view: Any) -> list[set[str]]:
    buildings = [piece["spaces"] for piece in row["pieces"] if piece["piece"] in BUILDINGS]
    return [set(view["palazzo"]), *map(set, buildings)]


def touching(pieces: list[set[str]]) -> Iterator[bool]:
    """For each pair of pieces whether they share an edge."""
    for at, piece in enumerate(pieces):
        near = {
            chr(ord(space[0]) + dx) + str(int(space[1]) + dy)
            for space in piece
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        for other in pieces[at + 1 :]:
            yield bool(near & other)


def played_out(play: Any) -> giglio.State:
    return [state for state, _ in views(*play)][-1]


ACTIONS = ("begins-work", "princess-works", "builds", "introduces", "pays-for-card")


@rule("princes/action-2", "princes/action-5", "princes/cardinal-1", "princes/cardinal-2")
@given(plays)
@few
def test_turns_have_two_actions_and_three_with_the_cardinal(play: Any) -> None:
    state = played_out(play)
    assert state.story is not None
    turn: list[str] = []
    for event in state.story.events:
        facts: Any = event.facts
        if event.what == "ends-turn":
            most = 2 + turn.count("cardinal")
            taken = [what for what in turn if what in (*ACTIONS, "profession")]
            assert len(taken) + facts["left"] == most <= 3
            assert turn.count("introduces") <= 1
            assert turn.count("profession") <= 1
            turn = []
        elif event.what == "uses":
            turn.append(facts["character"])
        elif event.what in ACTIONS:
            turn.append("profession" if facts.get("deck") == "profession" else event.what)


@rule("princes/work-2", "princes/work-9")
@given(plays)
@few
def test_works_reach_the_minimum_and_their_parts_add_up(play: Any) -> None:
    state = played_out(play)
    assert state.story is not None
    number = 0
    for event in state.story.events:
        facts: Any = event.facts
        if event.what == "round-begins":
            number = facts["round"]
        elif event.what == "completes-work":
            parts = [facts[name] for name in facts if name not in ("value", "profession")]
            assert facts["value"] == sum(parts) >= MINIMUM[number - 1]


@given(plays)
@few
def test_scores_are_the_sum_of_what_the_log_tells(play: Any) -> None:
    state = played_out(play)
    scored = [0] * state.seats
    for what in (
        "exchanges", "best-work", "lays", "builder-scores", "prestige-scores", "merchant-scores",
        "banker-exchanges",
    ):  # fmt: skip
        for number, facts in told(state, what):
            scored[number] += facts["points"]
    for number, facts in told(state, "sells-points"):
        scored[number] -= facts["points"]
    assert scored == state.scores()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_object_a_seat_and_a_stack_in_every_round(seats: int) -> None:
    for seed in range(6):
        state = played_out((seats, False, seed, []))
        assert state.story is not None
        acquired: list[tuple[int, object]] = []
        for event in state.story.events:
            if event.what == "round-begins":
                acquired = []
            elif event.what == "acquires":
                acquired.append((event.seat, event.facts["object"]))
                assert len({who for who, _ in acquired}) == len(acquired)
                assert len({what for _, what in acquired}) == len(acquired)


def test_a_stored_state_that_is_none_is_refused() -> None:
    told_of = position(3, pieces={0: ["tower"]}).state()
    for change in (
        {"florins": [1, 2, 3]}, {"fame": [5, 0, 0]}, {"covered": [0, 0, 0]}, {"phase": 99},
        {"builders": [4, 0, 0]}, {"hands": [1] * 9}, {"round": 0}, {"built": [0, 0, 0]},
        {"jesters": [1, 0, 0]}, {"characters": [0, 0, 0]}, {"supply": [6]}, {"piece": 3},
        {"deck": 1}, {"work": 1}, {"freedoms": [1, 0, 0]}, {"markers": [0] * 6}, {"starter": 9},
        {"open_hands": [1, 0, 0]}, {"laid": []}, {"pot": 600}, {"recruited": [1, 0, 0]},
    ):  # fmt: skip
        with pytest.raises(ValueError, match="no state of the game"):
            giglio.load("princes", told_of | change)


def test_random_games_reach_every_phase() -> None:
    reached = {"over"}
    for seed in range(24):
        options = {"muse_and_princess": seed % 4 > 0}
        state = giglio.new("princes", 2 + seed % 4, seed=seed, options=options)
        for _ in walk(state, stream(seed)):
            reached.add(str(phase(state)))
    assert reached == set(PHASES)
