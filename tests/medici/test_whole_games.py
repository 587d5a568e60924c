"""Whole games, followed by a second bookkeeper who knows only what the log says."""

from collections import Counter

import pytest

import giglio
from giglio.kernel.events import Event
from medici.table import ALL_CARDS, CARDS_OF_A_DAY, COMMODITIES, HOLDS
from support import rule
from support.cases import stream, walk

SHIPS = {
    2: [20, 0],
    3: [30, 15, 0],
    4: [30, 20, 10, 0],
    5: [30, 20, 10, 5, 0],
    6: [30, 20, 15, 10, 5, 0],
}
BONUS = {5: 5, 6: 10, 7: 20}


class Bookkeeper:
    """Keeps florins and counters from what is bought and taken, and scores the days himself."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.holds = HOLDS[seats]
        self.ships: list[list[str]] = [[] for _ in self.seats]
        self.levels = [dict.fromkeys(COMMODITIES, 0) for _ in self.seats]
        self.florins = [40 if seats <= 4 else 30 for _ in self.seats]
        self.drawn: list[str] = []
        self.days = 0

    def hear(self, event: Event) -> None:
        seat, facts = event.seat, event.facts
        if event.what == "day-begins":
            self.begin_day(seat, facts)
        elif event.what in ("draws", "fills-free"):
            self.drawn.append(str(facts["card"]))
            if event.what == "fills-free":
                self.ships[seat].append(str(facts["card"]))
        elif event.what == "buys":
            self.florins[seat] -= facts["amount"]
            assert self.florins[seat] >= 0
            self.ships[seat] += facts["cards"]
            assert len(self.ships[seat]) <= self.holds
        elif event.what == "ship-pays" and seat == 0:
            self.score_day()

    def begin_day(self, seat: int, facts: dict[str, object]) -> None:
        if self.days:
            assert self.florins[seat] == min(self.florins)
        self.days += 1
        assert facts == {"day": self.days, "cards": CARDS_OF_A_DAY[len(self.seats)]}
        self.ships = [[] for _ in self.seats]
        self.drawn = []

    def score_day(self) -> None:
        assert not Counter(self.drawn) - Counter(ALL_CARDS)
        assert len(self.drawn) <= CARDS_OF_A_DAY[len(self.seats)]
        cargo = [sum(10 if c == "gold" else int(c[-1]) for c in ship) for ship in self.ships]
        earned = self.shares(cargo, SHIPS[len(self.seats)])
        for name in COMMODITIES:
            for seat in self.seats:
                count = sum(card.startswith(name) for card in self.ships[seat])
                self.levels[seat][name] = min(7, self.levels[seat][name] + count)
            levels = [self.levels[seat][name] for seat in self.seats]
            second = 5 if len(self.seats) > 2 else 0
            paid = self.shares(levels, [10, second, *[0] * len(self.seats)])
            for seat in self.seats:
                earned[seat] += paid[seat] + BONUS.get(levels[seat], 0)
        self.florins = [have + more for have, more in zip(self.florins, earned, strict=True)]

    def shares(self, values: list[int], payments: list[int]) -> list[int]:
        """By rank: those of one value share what their places pay together."""
        paid = [0 for _ in self.seats]
        place = 0
        for value in sorted(set(values), reverse=True):
            equal = [seat for seat in self.seats if values[seat] == value]
            for seat in equal:
                paid[seat] = sum(payments[place : place + len(equal)]) // len(equal)
            place += len(equal)
        return paid


@rule("medici/ships-3", "medici/tracks-3", "medici/tracks-4", "medici/next-2", "medici/next-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_second_bookkeeper_comes_to_the_same_end(seats: int) -> None:
    for seed in range(8):
        state = giglio.new("medici", seats=seats, seed=seed, story=True)
        # Low bids and many of them, so that florins last and most lots find a buyer.
        choices = stream(seed)
        while state.actor != giglio.OVER:
            state.play(state.legal()[choices.below(min(len(state.legal()), 4))])
        keeper = Bookkeeper(seats)
        for event in state.story.events:
            keeper.hear(event)
        assert keeper.days == 3
        assert state.scores() == keeper.florins
        tracks = [seat["tracks"] for seat in state.view(None)["seats"]]
        assert tracks == keeper.levels


@rule("medici/auction-3", "medici/auction-4", "medici/lot-2", "medici/load-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_can_be_done_is_what_the_rules_allow(seats: int) -> None:
    """The legal actions, worked out a second time from the view."""
    state = giglio.new("medici", seats=seats, seed=seats)
    for _ in walk(state, stream(seats)):
        view = state.view(None)
        rooms = [seat["holds"] - len(seat["ship"]) for seat in view["seats"]]
        lot, actor = view["lot"], view["actor"]
        assert rooms[actor] > 0
        assert 1 <= len(lot) <= min(3, max(rooms))
        offered = [state.words(action) for action in state.legal()]
        if view["phase"] == "selecting":
            assert view["deck"] > 0
            assert len(lot) < min(3, max(rooms))
            assert offered == ["draw", "stop"]
        else:
            assert rooms[actor] >= len(lot)
            highest = view["seats"][actor]["florins"]
            bids = [f"bid {amount}" for amount in range(view["high_bid"] + 1, highest + 1)]
            assert offered == ["pass", *bids]
