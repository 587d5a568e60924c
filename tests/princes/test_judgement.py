"""What looks good to a seat: sensible bids, works, places; and games that go well."""

from typing import Any

import pytest

import giglio
from giglio import bots, build
from giglio.registry import judge_of
from princes.table import (
    ANNA,
    BOB,
    CHRIS,
    legal,
    phase,
    play,
    position,
    seat,
    told,
)
from support.cases import stream


def best(state: giglio.State) -> str:
    """What the judgement likes best, from what the seat knows."""
    guess = state.resample(int(state.actor), seed=1)
    ratings = judge_of("princes").rate(guess, state.legal())
    assert len(ratings) == len(state.legal())
    return state.words(state.legal()[ratings.index(max(ratings))])


def self_play(seats: int, seed: int, **options: object) -> giglio.State:
    players = [bots.make("greedy", seed=seed + number) for number in range(seats)]
    state = giglio.new("princes", seats, seed=seed, options=options, story=True)
    while state.actor != giglio.OVER:
        state.play(bots.decide(players[state.actor], state))
    return state


OBJECTS = ("forest", "lake", "park", "jester", "builder", "prestige", "recruiting")


def highest_bid(thing: str, **more: Any) -> int:
    """How far Anna goes against Bob, who always raises, when there is nothing else to be had."""
    others = [name for name in OBJECTS if name != thing]
    state = position(3, phase="naming", declined=[CHRIS], closed=others, **more)
    play(state, f"name {thing}")
    highest = 200
    while phase(state) == "bidding" and (state.actor == BOB or best(state) != "pass"):
        if state.actor == ANNA:
            highest = int(legal(state, "bid")[0])
        play(state, legal(state)[0])
    return highest


CARDS = {"hands": {ANNA: ["poet", "painter", "alchemist"]}, "florins": {ANNA: 3500, BOB: 9900}}


def test_a_jester_is_worth_more_early_than_late() -> None:
    early, late = (highest_bid("jester", round=number, **CARDS) for number in (1, 7))
    assert 500 <= early <= 2500
    assert late < early


def test_a_landscape_that_the_cards_in_hand_want_is_worth_more() -> None:
    """Poet, painter and alchemist want a lake."""
    assert highest_bid("lake", round=1, **CARDS) > highest_bid("park", round=1, **CARDS)


def test_it_completes_a_work_that_is_ready_in_the_last_round() -> None:
    state = position(
        round=7, left=1, hands={ANNA: ["poet"]}, jesters={ANNA: 7}, tables={ANNA: ["lawyer"]},
        pieces={ANNA: ["lake"]},
    )  # fmt: skip
    assert best(state) == "complete poet"
    play(state, "complete poet")
    assert best(state) == f"exchange {legal(state, 'exchange')[-1]}"  # money is worth no more


def test_of_five_professions_it_keeps_one_that_fits() -> None:
    state = position(
        pieces={ANNA: ["theater", "lake"]}, freedoms={ANNA: ["travel"]},
        top={"profession": ["sculptor", "goldsmith", "poet", "botanist", "composer"]},
    )  # fmt: skip
    play(state, "draw profession")
    assert best(state) == "keep poet"
    play(state, "keep poet")
    assert best(state) == "rest"


def test_it_lays_pieces_where_they_leave_room() -> None:
    """A tower in the middle would keep other buildings away on every side."""
    state = position()
    play(state, "build tower")
    place = best(state)
    play(state, place)
    spaces = seat(state, ANNA)["pieces"][0]["spaces"]
    assert any(space[0] in "ag" or space[1] in "17" for space in spaces)


def test_a_position_is_judged_for_every_seat() -> None:
    judge = judge_of("princes")
    state = position(3, round=4, points={ANNA: 30, BOB: 10}, jesters={CHRIS: 3},
                     hands={CHRIS: ["poet"], BOB: ["painter"]})  # fmt: skip
    judge.look(state.resample(ANNA, 1))
    assert judge.worth[ANNA] > judge.worth[BOB]
    assert judge.worth[CHRIS] > judge.worth[BOB] - 10  # three jesters are worth some points
    early = judge.doubt
    judge.look(position(3, round=7))
    assert 0 < judge.doubt < early


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random(seats: int) -> None:
    for seed in range(2):
        state = giglio.new("princes", seats, seed=seed)
        players = [
            bots.make("random" if number else "greedy", seed=seed) for number in range(seats)
        ]
        while state.actor != giglio.OVER:
            state.play(bots.decide(players[state.actor], state))
        assert state.ranks()[0] == 1


@pytest.mark.parametrize("expansion", [False, True])
def test_works_are_completed_and_winners_score(expansion: bool) -> None:
    games = 24 if build.compiled() else 4
    winners = []
    for seed in range(games):
        state = self_play(4, seed, muse_and_princess=expansion)
        winners.append(max(state.scores()))
        works = told(state, "completes-work")
        assert len(works) >= 8
    assert sum(winners) / games > 45


@pytest.mark.parametrize("expansion", [False, True])
def test_rollouts_take_legal_moves_and_promises_tell_actions_apart(expansion: bool) -> None:
    """In every phase that comes up, over whole games of likely moves."""
    judge = judge_of("princes")
    ripe = 0
    for seed in range(3):
        options = {"muse_and_princess": expansion}
        state = giglio.new("princes", 2 + seed, seed=seed, options=options)
        choices = stream(seed)
        while state.actor != giglio.OVER:
            judge.consider(state)
            promises = [judge.promise(state, action) for action in state.legal()]
            assert all(-50 < promised < 50 for promised in promises)
            ripe += judge.ripe(state, 1)
            move = judge.likely_move(state, choices)
            assert move in state.legal()
            state.step(move)
        assert state.audit() == []
    assert ripe > 20


def test_a_search_plays_a_whole_round() -> None:
    state = giglio.new("princes", 3, seed=2)
    thinker = bots.make("search@20i", seed=1)
    for _ in range(30):
        state.play(bots.decide(thinker, state))
    assert state.audit() == []
