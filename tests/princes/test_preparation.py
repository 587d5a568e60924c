"""Preparation, rounds and money."""

import pytest

import giglio
from princes.table import (
    ANNA,
    BOB,
    BUILDINGS,
    FREEDOMS,
    LANDSCAPES,
    MINIMUM,
    events,
    hand,
    legal,
    phase,
    play,
    position,
    refused,
    seat,
    told,
    view,
)
from support import rule


@rule("princes/setup-1", "princes/P13")
def test_chance_says_who_starts() -> None:
    starters = set()
    for seed in range(20):
        state = giglio.new("princes", 3, seed=seed, story=True)
        starter = view(state)["starter"]
        starters.add(starter)
        assert told(state, "starts") == [(starter, {})]
        assert state.outcomes[0].kind == "seat"
        assert state.actor == starter
    assert starters == {0, 1, 2}


@rule("princes/setup-2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_3500_florins_and_no_points(seats: int) -> None:
    state = giglio.new("princes", seats, seed=1)
    assert [row["florins"] for row in view(state)["seats"]] == [3500] * seats
    assert state.scores() == [0] * seats
    assert state.state()["bank"] == 22_700 - 3500 * seats


@rule("princes/setup-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_of_four_profession_cards_one_goes_back(seats: int) -> None:
    state = giglio.new("princes", seats, seed=2, story=True)
    dealt = [hand(state, number) for number in range(seats)]
    assert [len(cards) for cards in dealt] == [4] * seats
    assert len({card for cards in dealt for card in cards}) == 4 * seats
    for _ in range(seats):
        number = int(state.actor)
        assert legal(state, "return") == dealt[number]
        state.play("return " + dealt[number][1])
    for number, cards in enumerate(dealt):
        assert hand(state, number) == [cards[0], *cards[2:]]
    assert phase(state) == "naming"


@rule("princes/setup-4")
@pytest.mark.parametrize(("seats", "left"), [(2, 15), (3, 12), (4, 9), (5, 6)])
def test_returned_cards_are_shuffled_into_the_deck(seats: int, left: int) -> None:
    state = giglio.new("princes", seats, seed=3)
    returned = []
    while phase(state) == "dealing":
        returned.append(legal(state, "return")[0])
        state.play(state.legal()[0])
    assert view(state)["decks"]["profession"]["count"] == left
    lying = {int(entry) & 0xFFF for entry in state.state()["profession_deck"]}  # type: ignore[attr-defined]
    names = state.edition.profession_names
    assert {names[card] for card in lying} >= set(returned)


def test_only_its_owner_sees_what_was_dealt_and_returned() -> None:
    state = giglio.new("princes", 3, seed=4, story=True)
    mine = int(state.actor)
    state.play(state.legal()[0])
    for event in events(state, "returned") + events(state, "is-dealt"):
        assert [number for number in range(3) if event.seen_by(number)] == [event.seat]
        assert not event.seen_by(None)
    assert events(state, "returns-card")[0].seen_by(None)
    other = (mine + 1) % 3
    assert seat(state, mine, other)["cards"]["profession"] == {"count": 3, "names": None}
    assert view(state, mine)["decks"]["profession"]["known"] == [
        {"place": 0, "card": told(state, "returned")[0][1]["profession"]}
    ]
    assert view(state, other)["decks"]["profession"]["known"] == []


@rule("princes/setup-5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_freedom_less_of_each_than_seats(seats: int) -> None:
    state = giglio.new("princes", seats, seed=5)
    assert view(state)["freedoms"] == dict.fromkeys(FREEDOMS, seats - 1)


@rule("princes/setup-7")
def test_what_lies_beside_the_game_board() -> None:
    shown = view(giglio.new("princes", 4, seed=6))
    assert shown["buildings"] == dict.fromkeys(BUILDINGS, 3)
    assert shown["landscapes"] == dict.fromkeys(LANDSCAPES, 6)
    assert {row["object"]: row["left"] for row in shown["objects"]} == {
        "forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "prestige": 14,
        "recruiting": 5,
    }  # fmt: skip
    assert shown["decks"]["prestige"]["count"] == 14
    assert shown["decks"]["bonus"]["count"] == 20


# -- money -----------------------------------------------------------------------------------------


@rule("princes/money-1")
def test_payments_go_to_the_bank() -> None:
    state = position()
    before = int(state.state()["bank"])  # type: ignore[call-overload]
    state.play("introduce travel")
    assert seat(state, ANNA)["florins"] == 3200
    assert state.state()["bank"] == before + 300


@rule("princes/money-2", "princes/P14")
def test_a_payment_sells_exactly_the_points_it_needs() -> None:
    state = position(florins={ANNA: 100}, points={ANNA: 5})
    state.play("introduce travel")
    assert (seat(state, ANNA)["florins"], seat(state, ANNA)["points"]) == (0, 3)
    assert told(state, "sells-points") == [(ANNA, {"points": 2, "florins": 200})]
    assert state.score_sheet(ANNA)["sold"] == -2


@rule("princes/money-2")
def test_who_has_the_florins_sells_nothing() -> None:
    state = position(florins={ANNA: 300}, points={ANNA: 5})
    state.play("introduce travel")
    assert (seat(state, ANNA)["florins"], seat(state, ANNA)["points"]) == (0, 5)
    assert told(state, "sells-points") == []


@rule("princes/money-2", "princes/P14")
def test_points_are_sold_in_the_auction_too() -> None:
    """A ceiling of 500 + 100 × 4 = 900 florins."""
    state = position(
        phase="naming", florins={ANNA: 500, BOB: 3500}, points={ANNA: 4}, declined=[2, 3]
    )
    play(state, "name jester, bid 300, bid 400, bid 500, bid 600, bid 700, bid 800, bid 900")
    assert told(state, "acquires") == [(BOB, {"object": "jester", "amount": 900})]
    state = position(
        phase="naming", florins={ANNA: 500, BOB: 3500}, points={ANNA: 4}, declined=[2, 3]
    )
    play(state, "name jester, bid 300, bid 400, bid 500, bid 600, bid 700, bid 800, pass")
    assert told(state, "acquires") == [(ANNA, {"object": "jester", "amount": 800})]
    assert told(state, "sells-points") == [(ANNA, {"points": 3, "florins": 300})]
    assert (seat(state, ANNA)["florins"], seat(state, ANNA)["points"]) == (0, 1)


@rule("princes/money-3")
def test_nobody_pays_more_than_florins_and_points_bring() -> None:
    state = position(florins={ANNA: 0}, points={ANNA: 2}, hands={ANNA: ["poet"]}, jesters={ANNA: 3})
    error = refused(state, "introduce travel")
    assert (error.code, error.facts) == ("too-dear", {"needed": 300, "have": 200})
    assert legal(state) == ["complete poet", "done"]
    state = position(florins={ANNA: 0}, points={ANNA: 3})
    state.play("introduce travel")
    assert seat(state, ANNA)["points"] == 0


# -- rounds ----------------------------------------------------------------------------------------


def cheapest(state: giglio.State) -> None:
    """Decline, pass, end: the dullest decision there is."""
    for dull in ("decline", "pass", "done"):
        if dull in legal(state):
            state.play(dull)
            return
    state.play(state.legal()[0])


@rule("princes/round-1", "princes/end-1", "princes/round-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("expansion", [False, True])
def test_seven_rounds_of_auctions_and_actions(seats: int, expansion: bool) -> None:
    options = {"muse_and_princess": expansion}
    state = giglio.new("princes", seats, seed=7, options=options, story=True)
    stages: list[tuple[int, str]] = []
    while state.actor >= 0:
        now = (view(state)["round"], view(state)["stage"])
        if not stages or stages[-1] != now:
            stages.append(now)
        cheapest(state)
    order = ["auctions", "characters", "actions"] if expansion else ["auctions", "actions"]
    assert stages[1:] == [(number, stage) for number in range(1, 8) for stage in order]
    rounds = told(state, "round-begins")
    assert [facts for _, facts in rounds] == [
        {"round": number, "minimum": MINIMUM[number - 1]} for number in range(1, 8)
    ]


@rule("princes/round-3")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_starting_figure_goes_to_the_left(seats: int) -> None:
    state = giglio.new("princes", seats, seed=8, story=True)
    first = view(state)["starter"]
    while state.actor >= 0:
        cheapest(state)
    starters = [number for number, _ in told(state, "round-begins")]
    assert starters == [(first + number) % seats for number in range(7)]
