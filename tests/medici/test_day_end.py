"""How a day ends."""

import giglio
from medici.table import CARDS_OF_A_DAY, HOLDS, events, last_lot, loads, play, position
from support import rule

FULL = ["grain-0", "grain-1", "grain-2", "grain-3", "grain-4"]


def one_hold_left() -> dict[int, list[str]]:
    """Four seats: the first is full, the others lack one card, two cards and five cards."""
    return {
        0: FULL,
        1: ["spice-0", "spice-1", "spice-2", "spice-3"],
        2: ["dye-0", "dye-1", "dye-2"],
    }


@rule("medici/day-1")
def test_the_day_goes_on_while_two_ships_are_not_full() -> None:
    state = position(4, one_hold_left(), ["gold"], actor=2, selector=1)
    play(state, "pass, pass, bid 1")  # seat 1 is full; seats 2 and 3 are not
    assert state.view(None)["day"] == 1
    assert state.view(None)["selector"] == 2
    assert events(state, "ships-full") == []


@rule("medici/day-1", "medici/day-2", "medici/M4")
def test_the_last_ship_fills_from_the_deck_for_nothing() -> None:
    ships = one_hold_left() | {2: [*one_hold_left()[2], "dye-3", "dye-4"]}
    coming = ["fur-0", "fur-1", "fur-2", "cloth-0", "cloth-1"]
    state = position(4, ships, ["gold"], actor=3, selector=1, coming=coming)
    play(state, "pass, bid 2")
    assert state.view(None)["day"] == 2
    (ended,) = events(state, "ships-full")
    assert (ended.seat, ended.clause) == (3, "medici/day-1")
    free = events(state, "fills-free")
    assert [event.facts["card"] for event in free] == coming
    assert all((event.seat, event.clause) == (3, "medici/day-2") for event in free)
    assert all(event.seen_by(None) for event in free)  # everybody sees them
    assert state.score_sheet(3)["bids"] == 0


@rule("medici/day-2", "medici/ships-1", "medici/tracks-1")
def test_free_cards_count_for_ship_and_tracks() -> None:
    state = last_lot(loads(4, without="fur"), buyer=0, filler=1)
    play(state, "pass, bid 1")
    (card,) = [event.facts["card"] for event in events(state, "fills-free")]
    assert card == loads(4, without="fur")[1][-1]
    cargo = {event.seat: event.facts["cargo"] for event in events(state, "ship-pays")}
    assert cargo[1] == sum(int(name[-1]) for name in loads(4, without="fur")[1])
    risen = {event.seat: event.facts["commodities"] for event in events(state, "counters-rise")}
    assert len(risen[1]) == 5
    assert card.split("-")[0] in risen[1]


@rule("medici/day-1", "medici/day-2")
def test_the_selector_itself_can_be_the_last() -> None:
    ships = one_hold_left() | {2: [*one_hold_left()[2], "dye-3", "dye-4"]}
    coming = ["fur-0", "fur-1", "fur-2", "cloth-0", "cloth-1"]
    state = position(4, ships, ["gold"], actor=1, selector=3, coming=coming)
    play(state, "bid 1, pass")
    assert [event.seat for event in events(state, "fills-free")] == [3] * 5


def shortened(cards_left: int) -> giglio.State:
    """Three seats, 18 cards: two ships full but for a hold, and the deck nearly used up."""
    unsold = ["cloth-0", "cloth-1", "cloth-2", "cloth-3", "cloth-4", "cloth-5"]
    ships = {
        0: ["spice-0", "spice-1", "spice-2", "spice-3"],
        1: FULL,
        2: ["dye-0", "dye-1"][: 2 - cards_left],
    }
    shown = sum(map(len, ships.values())) + 1
    state = position(
        3, ships, ["gold"], actor=2, selector=0, unsold=unsold[: 17 - shown - cards_left + 1],
        coming=["fur-5", "fur-4"][:cards_left],
    )  # fmt: skip
    assert state.view(None)["deck"] == cards_left
    return state


@rule("medici/day-2")
def test_too_few_cards_for_the_last_ship_leave_holds_empty() -> None:
    state = shortened(cards_left=1)
    play(state, "pass, bid 1")
    assert [event.facts["card"] for event in events(state, "fills-free")] == ["fur-5"]
    cargo = {event.seat: event.facts["cargo"] for event in events(state, "ship-pays")}
    assert cargo == {0: 6 + 10, 1: 10, 2: 0 + 5}


@rule("medici/M3")
def test_an_empty_deck_leaves_the_last_ship_as_it_is() -> None:
    state = shortened(cards_left=0)
    play(state, "pass, bid 1")
    assert events(state, "fills-free") == []
    assert events(state, "ships-full")[0].seat == 2
    cargo = {event.seat: event.facts["cargo"] for event in events(state, "ship-pays")}
    assert cargo == {0: 6 + 10, 1: 10, 2: 0 + 1}
    assert state.view(None)["day"] == 2


@rule("medici/day-3")
def test_a_used_up_deck_ends_the_day_after_the_last_auction() -> None:
    unsold = [f"cloth-{value}" for value in range(6)] + [f"fur-{value}" for value in range(6)]
    ships = {0: ["spice-0", "spice-1"], 1: ["dye-5"], 2: ["grain-1"]}
    state = position(3, ships, ["gold"], actor=0, phase="selecting", unsold=unsold)
    assert state.view(None)["deck"] == 1
    play(state, "draw")
    assert state.view(None)["deck"] == 0
    assert state.view(None)["day"] == 1  # the last lot is auctioned first
    play(state, "bid 2, bid 3, pass")
    (ended,) = events(state, "deck-out")
    assert ended.clause == "medici/day-3"
    assert events(state, "fills-free") == []  # nobody fills: more than one ship has empty holds
    cargo = {event.seat: event.facts["cargo"] for event in events(state, "ship-pays")}
    assert (cargo[0], cargo[1]) == (1, 5)
    assert cargo[2] >= 1 + 10
    assert state.view(None)["day"] == 2


@rule("medici/day-3", "medici/auction-5")
def test_the_last_lot_may_find_no_buyer() -> None:
    unsold = [f"cloth-{value}" for value in range(6)] + [f"fur-{value}" for value in range(6)]
    ships = {0: ["spice-0", "spice-1"], 1: ["dye-5"], 2: ["grain-1", "grain-2"]}
    state = position(3, ships, ["gold"], actor=1, selector=0, unsold=unsold)
    assert state.view(None)["deck"] == 0
    play(state, "pass, pass, pass")
    assert [event.what for event in state.story.events][3:5] == ["unsold", "deck-out"]
    assert state.view(None)["day"] == 2


@rule("medici/day-1", "medici/day-3")
def test_days_of_random_games_end_for_one_of_the_two_reasons() -> None:
    for seats, holds in HOLDS.items():
        for seed in range(6):
            state = giglio.new("medici", seats=seats, seed=seed, story=True)
            state.playout(seed)
            assert len(events(state, "ships-full")) + len(events(state, "deck-out")) == 3
            check_days(state, seats * holds, CARDS_OF_A_DAY[seats])


def check_days(state: giglio.State, holds: int, cards: int) -> None:
    turned = loaded = 0
    for event in state.story.events:
        if event.what == "day-begins":
            turned = loaded = 0
        elif event.what in ("draws", "fills-free"):
            turned += 1
            loaded += event.what == "fills-free"
        elif event.what == "buys":
            loaded += len(event.facts["cards"])
        elif event.what == "ship-pays":  # the day is over: all ships full, or no card left
            assert loaded == holds or turned == cards
