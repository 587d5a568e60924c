"""Initial preparation: what every seat has, turn order, rewards, tiles and cities."""

import pytest

import giglio
from signorie.table import (
    BLUE,
    CITIES,
    HOUSES,
    PURPLE,
    RED,
    YELLOW,
    events,
    legal,
    phase,
    refused,
    seat,
    stack,
)
from support import rule

every_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(*order: int) -> list[tuple[str, int, object]]:
    """Four seats with the boards in order, in this turn order."""
    boards = [("board", 0, name) for name in ("yellow", "red", "purple")]
    return [*boards, *(("seat", 0, number) for number in order[:-1])]


@rule("signorie/supply-1", "signorie/supply-2", "signorie/supply-5")
@every_seats
def test_everybody_starts_with_the_same_family(seats: int) -> None:
    state = giglio.new("signorie", seats, seed=3)
    for number in range(seats):
        row = seat(state, number)
        assert row["available"] == {"male": 4, "female": 3}
        assert row["stock"] == {"male": 8, "female": 8}
        assert row["threshold_space"] == {"male": 0, "female": 0}
        assert row["brides"] == 0
        assert state.score_sheet(number)["weddings"] == 0
        assert state.scores()[number] == 0
        assert row["florins"] - 5 in (1, 2, 3)


@rule("signorie/supply-3", "signorie/S10")
@every_seats
def test_boards_are_dealt_by_chance(seats: int) -> None:
    seen = set()
    for seed in range(30):
        state = giglio.new("signorie", seats, seed=seed)
        boards = [seat(state, number)["board"] for number in range(seats)]
        assert len(set(boards)) == seats
        seen |= set(boards)
    assert seen == {"yellow", "red", "purple", "blue"}


@rule("signorie/supply-4", "signorie/S10")
@every_seats
def test_with_the_option_seats_choose_their_boards(seats: int) -> None:
    state = giglio.new("signorie", seats, seed=1, options={"choose_boards": True})
    assert phase(state) == "board"
    assert legal(state) == ["board yellow", "board red", "board purple", "board blue"]
    state.play("board purple")
    assert state.actor == 1
    error = refused(state, "board purple")
    assert (error.clause, error.code) == ("signorie/supply-4", "board-taken")
    assert refused(state, "pass").code == "choose-board"
    for name in ("blue", "red")[: seats - 1]:
        state.play(f"board {name}")
    boards = [seat(state, number)["board"] for number in range(seats)]
    # Of four, the last takes the one that is left without being asked.
    assert boards == ["purple", "blue", "red", "yellow"][:seats]
    assert phase(state) == "taking"


@rule("signorie/order-1")
def test_chance_draws_the_first_turn_order() -> None:
    orders = {tuple(giglio.new("signorie", 3, seed=seed).view(None)["order"]) for seed in range(60)}
    assert len(orders) == 6
    state = giglio.new("signorie", 4, seed=1, chance=dealt(YELLOW, BLUE, RED, PURPLE))
    assert state.view(None)["order"] == [YELLOW, BLUE, RED, PURPLE]
    assert state.actor == YELLOW


@rule("signorie/order-2")
def test_later_places_get_more_florins() -> None:
    state = giglio.new("signorie", 4, seed=1, chance=dealt(YELLOW, BLUE, RED, PURPLE))
    florins = {number: seat(state, number)["florins"] for number in range(4)}
    assert florins == {YELLOW: 6, BLUE: 7, RED: 7, PURPLE: 8}
    for seats, expected in ((3, [6, 7, 7]), (2, [6, 7])):
        state = giglio.new("signorie", seats, seed=2)
        order = state.view(None)["order"]
        assert [seat(state, number)["florins"] for number in order] == expected


@rule("signorie/order-3", "signorie/S8")
def test_discs_are_stacked_with_the_first_on_top() -> None:
    state = giglio.new("signorie", 4, seed=1, chance=dealt(YELLOW, BLUE, RED, PURPLE))
    assert stack(state, 1) == [YELLOW, BLUE, RED, PURPLE]


@rule("signorie/tiles-1")
@every_seats
def test_five_bonuses_and_two_tiles_with_points_lie_open(seats: int) -> None:
    bonuses = {
        "mission", "alliance", "marriage", "offspring", "tracks", "career", "helper", "meeples",
        "florins",
    }  # fmt: skip
    points = {"helpers", "cities", "married", "alliances", "careers"}
    seen: set[str] = set()
    for seed in range(40):
        rewards = giglio.new("signorie", seats, seed=seed).view(None)["rewards"]
        assert len(rewards) == 7
        assert len(set(rewards[:5])) == 5
        assert len(set(rewards[5:])) == 2
        assert set(rewards[:5]) <= bonuses
        assert set(rewards[5:]) <= points
        seen |= set(rewards)
    assert seen == bonuses | points


@rule("signorie/alliance-1", "signorie/alliance-2")
@pytest.mark.parametrize(("seats", "left"), [(4, 54), (3, 48), (2, 42)])
def test_tiles_are_taken_out_of_every_house(seats: int, left: int) -> None:
    state = giglio.new("signorie", seats, seed=1)
    assert state.view(None)["stack"] == left - 2 * {2: 3, 3: 4, 4: 5}[seats]


@rule("signorie/alliance-2", "signorie/S9")
@pytest.mark.parametrize(("seats", "most"), [(4, 9), (3, 8), (2, 7)])
def test_of_every_house_no_more_tiles_come_than_are_in_the_game(seats: int, most: int) -> None:
    """Every tile that is drawn, with the cities emptied round after round."""
    from giglio.games.signorie.setup import draw_tile

    for seed in range(5):
        state = giglio.new("signorie", seats, seed=seed)
        drawn = [row for row in state.state()["alliances"] if row >= 0]
        while state.stack > 0:
            drawn.append(int(draw_tile(state)))
        houses = [state.edition.tile_names[kind].split("-")[0] for kind in drawn]
        assert {house: houses.count(house) for house in HOUSES} == dict.fromkeys(HOUSES, most)


@rule("signorie/city-1", "signorie/city-2", "signorie/setup-1")
@pytest.mark.parametrize(("seats", "used"), [(4, 5), (3, 4), (2, 3)])
def test_with_fewer_seats_cities_are_closed_by_chance(seats: int, used: int) -> None:
    closed: set[str] = set()
    for seed in range(40):
        state = giglio.new("signorie", seats, seed=seed, story=True)
        cities = state.view(None)["cities"]
        assert [row["city"] for row in cities] == list(CITIES)
        assert sum(row["open"] for row in cities) == used
        for row in cities:
            assert (row["marriage"] is not None) == row["open"]
            assert (row["mission"] is not None) == row["open"]
            assert {place["value"] for place in row["places"]} == {1, 2, 3, 4}
            if not row["open"]:
                closed.add(row["city"])
        assert len(events(state, "city-closed")) == 5 - used
    assert closed == (set(CITIES) if used < 5 else set())
