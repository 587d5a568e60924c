"""The judgement that greedy players go by: sensible at the table."""

import pytest

import giglio
from giglio import bots
from giglio.registry import judge_of
from medici.table import new, play, position


def rate(state: giglio.State, legal: list[int]) -> list[float]:
    return judge_of("medici").rate(state, legal)


def best(state: giglio.State) -> str:
    """What the judgement likes best."""
    legal = state.legal()
    ratings = rate(state, legal)
    assert len(ratings) == len(legal)
    return state.words(legal[ratings.index(max(ratings))])


def offered(seats: int, *lot: str, bid: int = 0) -> giglio.State:
    """The selector of an early lot answers last; the highest bid is its left neighbour's."""
    return position(seats, {}, lot, actor=0, bid=(1, bid) if bid else (-1, 0))


def highest_paid(seats: int, *lot: str) -> int:
    """How far the selector would go, as the last to answer."""
    bid = 0
    while best(offered(seats, *lot, bid=bid)) != "pass":
        bid += 1
    return bid


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_last_in_line_it_pays_no_more_than_it_must(seats: int) -> None:
    assert best(offered(seats, "gold", "fur-5")) == "bid 1"
    assert best(offered(seats, "gold", "fur-5", bid=3)) == "bid 4"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_lot_costs_about_the_sum_of_its_cards(seats: int) -> None:
    for lot in (["fur-5", "dye-4", "cloth-2"], ["grain-5", "grain-3"], ["spice-5"]):
        value = sum(int(card[-1]) for card in lot)
        assert 0.4 * value <= highest_paid(seats, *lot) <= 2.2 * value


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_better_lots_are_worth_more(seats: int) -> None:
    assert highest_paid(seats, "gold") > highest_paid(seats, "fur-4") > highest_paid(seats, "fur-1")
    assert highest_paid(seats, "fur-5", "dye-5") > highest_paid(seats, "fur-5")
    # Two of one commodity climb one track further than two of different ones climb two.
    assert highest_paid(seats, "fur-2", "fur-3") >= highest_paid(seats, "fur-2", "dye-3")


def test_what_suits_the_own_tracks_is_worth_more() -> None:
    strong, weak = (
        position(
            4, {}, ["fur-3", "fur-2"], actor=0, bid=(1, 9), day=2,
            levels={0: {name: 4}, 1: {"fur": 3}, 2: {"dye": 3}},
        )
        for name in ("fur", "cloth")
    )  # fmt: skip
    gains = [max(rate(state, state.legal())[1:]) for state in (strong, weak)]
    assert gains[0] > gains[1] + 3


def test_it_goes_so_high_that_others_will_not_follow() -> None:
    state = position(3, {}, ["gold", "fur-5"], actor=1, selector=0)
    said = best(state)
    assert said.startswith("bid ")
    assert int(said.split()[1]) >= 6


def test_it_takes_a_lot_that_nobody_else_can_load_for_one_florin() -> None:
    ships = {
        0: ["cloth-0", "cloth-1"],
        1: ["grain-0", "grain-1", "grain-2"],
        2: ["spice-1", "spice-2", "spice-3"],
    }
    state = position(3, ships, ["gold", "fur-4", "dye-3"], actor=0)
    assert best(state) == "bid 1"


def test_it_draws_on_to_lock_others_out() -> None:
    """Three good cards fit into its ship alone."""
    ships = {
        0: ["cloth-0", "cloth-1"],
        1: ["grain-0", "grain-1", "grain-2"],
        2: ["spice-1", "spice-2", "spice-3"],
    }
    state = position(3, ships, ["gold", "fur-4"], actor=0, phase="selecting")
    assert best(state) == "draw"


def test_it_does_not_pay_for_what_comes_free() -> None:
    """The rival takes its last card now or later; what is left then fills the own ship free."""
    ships = {
        0: ["cloth-5", "cloth-4", "cloth-3"],
        1: ["fur-0", "fur-1", "dye-0", "dye-1"],
        2: ["spice-5", "spice-5", "spice-4", "spice-1", "spice-0"],
    }
    state = position(3, ships, ["grain-0"], actor=0, selector=1)
    assert best(state) == "pass"


def test_with_two_seats_a_rivals_gain_is_an_own_loss() -> None:
    """What costs the rival dearly is worth driving up, though not beyond its use."""
    lot = ["gold", "fur-5", "dye-5"]
    state = position(2, {}, lot, actor=1, selector=0)
    bid = int(best(state).split()[1])
    assert 5 <= bid <= 30


def test_it_depends_on_nothing_hidden() -> None:
    state = new(4, "grain-3", "fur-2")
    for _ in range(30):
        ratings = [rate(state.resample(int(state.actor), seed), state.legal()) for seed in range(3)]
        assert ratings[0] == ratings[1] == ratings[2]
        state.play(state.legal()[ratings[0].index(max(ratings[0]))])
        if state.actor == giglio.OVER:
            break


def test_judging_changes_nothing() -> None:
    state = new(5, "grain-3", "fur-2")
    play(state, "draw")
    before = state.state()
    first = rate(state, state.legal())
    assert state.state() == before
    assert rate(state, state.legal()) == first


def greedy_game(seats: int, seed: int, random_seats: int = 0) -> giglio.State:
    """A game of greedy players; the last seats at random, where wanted."""
    state = giglio.new("medici", seats=seats, seed=seed)
    players = [
        bots.make("random" if seat >= seats - random_seats else "greedy", seed + seat)
        for seat in range(seats)
    ]
    while state.actor != giglio.OVER:
        state.play(bots.decide(players[state.actor], state))
    return state


def test_greedy_beats_random_players() -> None:
    won = sum(greedy_game(4, seed, random_seats=3).ranks()[0] == 1 for seed in range(3))
    assert won == 3


@pytest.mark.long
def test_greedy_beats_three_random_players_in_nineteen_of_twenty_games() -> None:
    won = sum(greedy_game(4, seed, random_seats=3).ranks()[0] == 1 for seed in range(100))
    assert won >= 95


@pytest.mark.long
def test_winners_of_five_greedy_players_have_about_as_much_as_good_people() -> None:
    winners = sorted(max(greedy_game(5, seed).scores()) for seed in range(61))
    assert 95 <= winners[30] <= 140
