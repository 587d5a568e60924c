"""Preparing the next day, and the end of the game."""

import giglio
from medici.table import COMMODITIES, end_day, events, last_lot, loads, play
from support import rule


def ended(seats: int = 4, **more: object) -> giglio.State:
    """A day has just been scored; on each track all are equal, so ships make the difference."""
    state = last_lot(loads(seats), **more)
    end_day(state)
    return state


@rule("medici/next-1")
def test_all_cards_are_shuffled_and_dealt_anew() -> None:
    for seats, cards in ((2, 18), (3, 18), (4, 24), (5, 30), (6, 36)):
        state = ended(seats)
        view = state.view(None)
        assert view["day"] == 2
        assert view["deck"] == cards - 1
        assert view["unsold"] == []
        assert all(seat["ship"] == [] and seat["cargo"] == 0 for seat in view["seats"])
        assert state.outcomes[-1].n == 36  # any card of all can be the first
        begun = events(state, "day-begins")[-1]
        assert begun.facts == {"day": 2, "cards": cards}


@rule("medici/next-2")
def test_counters_and_florins_stay() -> None:
    state = ended(levels={0: {"cloth": 2}, 3: {"fur": 4}}, florins={2: 77})
    before = [seat["tracks"] for seat in state.view(None)["seats"]]
    ships = loads(4)
    for seat, tracks in enumerate(before):
        for name in COMMODITIES:
            start = {(0, "cloth"): 2, (3, "fur"): 4}.get((seat, name), 0)
            loaded = sum(card.startswith(name) for card in ships[seat])
            assert tracks[name] == min(start + loaded, 7)
    assert state.scores()[2] == 77 + sum(
        event.facts["amount"] for event in state.story.events
        if event.seat == 2 and event.what in ("ship-pays", "track-award", "track-bonus")
    )  # fmt: skip


@rule("medici/next-3")
def test_the_poorest_seat_begins_the_next_day() -> None:
    for poorest in range(4):
        florins = dict.fromkeys(range(4), 90) | {poorest: 5}
        state = ended(florins=florins)
        assert min(state.scores()) == state.scores()[poorest]
        assert state.actor == state.view(None)["selector"] == poorest
        assert events(state, "day-begins")[-1].seat == poorest
        assert [outcome.kind for outcome in state.outcomes].count("first-seat") == 0


@rule("medici/next-3")
def test_chance_decides_among_the_poorest() -> None:
    """Both of two equal ships are the poorest: each of them begins, and never the others."""
    first = ["cloth-0", "cloth-1", "cloth-2", "spice-0", "spice-1"]
    second = ["fur-0", "fur-1", "fur-2", "dye-0", "dye-1"]
    rich = [["gold", "grain-5", "grain-5", "grain-4", "grain-3"]]
    rich += [["cloth-5", "cloth-5", "spice-5", "dye-5", "fur-5"]]
    begun = set()
    for seed in range(20):
        state = last_lot(
            [first, rich[0], second, rich[1]], buyer=1, filler=3, seed=seed,
            florins={0: 20, 1: 61, 2: 20, 3: 60},
        )  # fmt: skip
        end_day(state)
        assert state.scores()[0] == state.scores()[2] == min(state.scores())
        chosen = [outcome for outcome in state.outcomes if outcome.kind == "first-seat"]
        assert [(outcome.n, outcome.value) for outcome in chosen] == [(2, state.actor)]
        begun.add(state.actor)
    assert begun == {0, 2}


@rule("medici/end-1", "medici/setup-4")
def test_after_the_third_day_the_most_florins_win() -> None:
    state = ended(day=3, florins={0: 50, 1: 100, 2: 200, 3: 60})
    assert state.actor == giglio.OVER
    assert state.legal() == []
    assert state.ranks()[2] == 1
    assert state.scores()[2] == max(state.scores())
    (won,) = events(state, "wins")
    assert (won.seat, won.clause, won.facts["florins"]) == (2, "medici/end-1", state.scores()[2])
    view = state.view(None)
    assert (view["phase"], view["actor"], view["selector"], view["lot"]) == ("over", -1, -1, [])


@rule("medici/end-2")
def test_equals_share_the_victory() -> None:
    state = last_lot(loads(4), day=3, florins={2: 150, 3: 150})
    end_day(state)
    gap = state.scores()[2] - state.scores()[3]
    state = ended(day=3, florins={2: 150, 3: 150 + gap})
    assert state.scores()[2] == state.scores()[3]
    assert state.ranks()[2:] == [1, 1]
    assert min(state.ranks()[:2]) == 3
    shared = events(state, "shares-victory")
    assert [(event.seat, event.clause) for event in shared] == [
        (2, "medici/end-2"),
        (3, "medici/end-2"),
    ]
    assert events(state, "wins") == []


@rule("medici/end-1")
def test_nothing_can_be_done_after_the_end() -> None:
    state = ended(day=3)
    for action in ("draw", "stop", "pass", "bid 1"):
        try:
            state.play(action)
        except giglio.IllegalAction as error:
            assert error.code == "over"
        else:
            raise AssertionError(action)


@rule("medici/setup-5", "medici/load-1")
def test_a_whole_game_keeps_its_books() -> None:
    state = giglio.new("medici", seats=5, seed=9, story=True)
    while state.actor != giglio.OVER:
        legal = state.legal()
        play(state, state.words(legal[min(len(legal) - 1, 2)]))
    for seat in range(5):
        paid = sum(event.facts["amount"] for event in events(state, "buys") if event.seat == seat)
        assert state.score_sheet(seat)["bids"] == -paid
        earned = sum(
            event.facts["amount"]
            for what in ("ship-pays", "track-award", "track-bonus")
            for event in events(state, what)
            if event.seat == seat
        )
        assert state.scores()[seat] == 30 - paid + earned
