"""What looks good to a seat: the greedy bot takes rewards, marries, sends missions, and wins."""

import pytest

import giglio
from giglio import bots, build
from giglio.registry import judge_of
from signorie.table import events, legal, play, position


def rate(state: giglio.State, legal: list[int]) -> list[float]:
    return judge_of("signorie").rate(state, legal)


def best(state: giglio.State) -> str:
    guess = state.resample(int(state.actor), seed=1)
    ratings = rate(guess, state.legal())
    assert len(ratings) == len(state.legal())
    return state.words(state.legal()[ratings.index(max(ratings))])


def self_play(seats: int, seed: int) -> giglio.State:
    players = [bots.make("greedy", seed=seed + number) for number in range(seats)]
    state = giglio.new("signorie", seats, seed=seed, story=True)
    while state.actor != giglio.OVER:
        state.play(bots.decide(players[state.actor], state))
    return state


def test_it_weds_and_pays() -> None:
    placed = {0: {"red": 6}, 1: {"red": 6, "violet": 6, "grey": 6}}
    state = position(2, passed=[1], placed=placed, round=3)
    play(state, "pass, florins")
    assert best(state) == "wed"
    last = position(2, passed=[1], placed=placed, round=7)
    play(last, "pass")
    assert best(last) == "pay"


def test_it_sends_its_best_man_where_a_tile_is_wanted() -> None:
    state = position(
        careers={0: {"political": [8, 1]}}, alliances={"roma": {"mission": "medici-5"}}, round=6
    )
    play(state, "take grey 3, signoria")
    assert best(state) == "send political 8 roma"


def test_it_keeps_to_the_threshold_when_the_reward_is_dear() -> None:
    state = position(
        2, round=7, passed=[1], available={0: (0, 0)}, florins={0: 9},
        placed={0: {"red": 6, "grey": 6}},
        dice={"yellow": [6, 6], "turquoise": [6, 6], "violet": [6, 6]},
        helpers={0: ["red-top", "red-middle", "grey-top", "violet-top", "violet-middle"]},
        rewards=["mission", "alliance", "marriage", "offspring", "tracks", "cities", "helpers"],
    )  # fmt: skip
    assert best(state) == "pass"  # ten points and five more, against a few steps of a man


def test_rating_changes_nothing() -> None:
    state = giglio.new("signorie", 3, seed=8)
    for ply in range(40):
        guess = state.resample(int(state.actor), seed=ply)
        before = guess.state()
        rate(guess, guess.legal())
        assert guess.state() == before
        state.play(legal(state)[ply % len(legal(state))])


def test_it_takes_rewards_marries_and_sends_missions() -> None:
    state = self_play(2, seed=3)
    earned = len(events(state, "earns-reward"))
    assert earned > 2 * 7 * 0.7
    assert len(events(state, "weds")) >= 6
    assert len(events(state, "marries")) >= 4
    assert len(events(state, "sends")) >= 2
    assert min(state.scores()) > 100


@pytest.mark.long
def test_its_winners_average_what_good_players_reach() -> None:
    """With four seats the winners of a thousand games average 162 points at least."""
    if not build.compiled():
        pytest.skip("a thousand games are for the compiled build")
    winners = [max(self_play(4, seed).scores()) for seed in range(1000)]
    assert sum(winners) / len(winners) >= 162
