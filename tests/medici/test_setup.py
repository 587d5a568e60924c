"""Setting up: ships, counters, florins, the deck of the day, who begins."""

from collections import Counter

import pytest

import giglio
from medici.table import ALL_CARDS, CARDS_OF_A_DAY, COMMODITIES, HOLDS, events, new, play
from support import rule

SEATS = (2, 3, 4, 5, 6)


@rule("medici/setup-1")
def test_two_to_six_seats_play() -> None:
    assert giglio.games()["medici"].seats == SEATS
    for seats in SEATS:
        assert len(new(seats).view(None)["seats"]) == seats


@rule("medici/setup-1")
def test_after_the_last_seat_comes_the_first() -> None:
    state = new(3, "dye-2", first=2)
    order = [state.actor]
    play(state, "stop")
    for _ in range(3):
        order.append(state.actor)
        state.play("pass")
    assert order == [2, 0, 1, 2]
    assert state.actor == 0


@rule("medici/setup-2")
@pytest.mark.parametrize(("seats", "holds"), HOLDS.items())
def test_ships_have_five_holds_and_seven_with_two_seats(seats: int, holds: int) -> None:
    view = new(seats).view(0)
    assert [(seat["holds"], seat["ship"]) for seat in view["seats"]] == [(holds, [])] * seats


@rule("medici/setup-3")
@pytest.mark.parametrize("seats", SEATS)
def test_all_counters_start_on_the_lowest_of_eight_levels(seats: int) -> None:
    state = new(seats)
    for seat in state.view(None)["seats"]:
        assert seat["tracks"] == dict.fromkeys(COMMODITIES, 0)
    assert len(state.view(None)["payments"]["bonuses"]) == 8


@rule("medici/setup-4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_lasts_three_days(seats: int) -> None:
    state = new(seats)
    state.playout(4)
    assert [event.facts["day"] for event in events(state, "day-begins")] == [1, 2, 3]
    assert state.view(None)["day"] == 3
    assert state.actor == giglio.OVER


@rule("medici/setup-5")
@pytest.mark.parametrize(("seats", "florins"), [(2, 40), (3, 40), (4, 40), (5, 30), (6, 30)])
def test_starting_florins(seats: int, florins: int) -> None:
    state = new(seats)
    assert state.scores() == [florins] * seats
    assert state.score_sheet(0) == {
        "start": florins, "bids": 0, "ships": 0, "awards": 0, "bonuses": 0,
    }  # fmt: skip


@rule("medici/setup-6")
def test_the_cards() -> None:
    edition = new(4).edition
    deck = {name: int(count) for name, count in zip(edition.card_names, edition.deck, strict=True)}
    assert Counter(deck) == Counter(ALL_CARDS)
    assert sum(deck.values()) == 36
    for commodity in COMMODITIES:
        assert sum(deck[f"{commodity}-{value}"] for value in range(6)) == 7
    values = dict(zip(edition.card_names, edition.value_of, strict=True))
    assert (values["gold"], values["fur-0"], values["dye-5"]) == (10, 0, 5)


@rule("medici/setup-6")
@pytest.mark.parametrize(("seats", "cards"), CARDS_OF_A_DAY.items())
def test_the_deck_of_a_day(seats: int, cards: int) -> None:
    state = new(seats)
    view = state.view(None)
    assert view["deck"] == cards - 1  # one card has been turned up
    assert view["set_aside"] == 36 - cards
    # Which cards are set aside is open: the next one may be any of the 35 that have not shown.
    state.play("draw")
    assert [outcome.n for outcome in state.outcomes if outcome.kind == "card"] == [36, 35]


@rule("medici/setup-7")
def test_the_view_counts_the_deck_and_names_none_of_its_cards() -> None:
    state = new(4, "grain-5", "gold")
    play(state, "draw, stop")
    for eyes in (None, 0, 1, 2, 3):
        view = state.view(eyes)
        assert (view["deck"], view["set_aside"]) == (22, 12)
        assert set(view) == {
            "day", "days", "phase", "actor", "selector", "lot", "lot_value", "high_bid",
            "high_bidder", "roomiest", "deck", "set_aside", "unsold", "unseen", "payments",
            "seats",
        }  # fmt: skip
        # All that has not shown, in the deck or set aside: one grain of 5 and the gold have.
        assert sum(len(values) for values in view["unseen"].values()) == 22 + 12
        assert view["unseen"]["gold"] == []
        assert view["unseen"]["grain"] == [0, 1, 2, 3, 4, 5]
        assert view["unseen"]["fur"] == [0, 1, 2, 3, 4, 5, 5]
        for seat in view["seats"]:
            assert set(seat) == {"florins", "holds", "ship", "cargo", "tracks"}


@rule("medici/setup-7")
def test_a_guess_draws_other_cards_and_looks_the_same() -> None:
    state = new(5)
    guesses = [state.resample(0, seed) for seed in range(20)]
    assert all(guess.view(0) == state.view(0) for guess in guesses)
    for guess in guesses:
        guess.play("draw")
    assert len({tuple(guess.view(0)["lot"]) for guess in guesses}) > 5


@rule("medici/setup-8")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_names_the_first_seat(seats: int) -> None:
    for first in range(seats):
        state = new(seats, first=first)
        assert state.actor == state.view(None)["selector"] == first
        assert state.outcomes[0] == ("first-seat", seats, first)
    free = {giglio.new("medici", seats=seats, seed=seed).actor for seed in range(60)}
    assert free == set(range(seats))
