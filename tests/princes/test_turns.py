"""The action phase: turns, building, freedoms, professions and bonus cards."""

import pytest

from princes.table import (
    ANNA,
    BOB,
    BUILDINGS,
    CHRIS,
    FREEDOMS,
    PARTS,
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


def end_all(state: object) -> None:
    while phase(state) == "acting" and legal(state) != []:  # type: ignore[arg-type]
        play(state, "done")  # type: ignore[arg-type]


@rule("princes/action-1")
def test_every_seat_has_one_turn_clockwise_from_the_starting_seat() -> None:
    state = position(4, actor=2, starter=2)
    order = []
    for _ in range(4):
        order.append(state.actor)
        play(state, "done")
    assert order == [2, 3, 0, 1]
    assert view(state)["round"] == 2


@rule("princes/action-2")
def test_two_actions_and_no_third() -> None:
    state = position(3)
    play(state, "introduce travel")
    assert (state.actor, view(state)["left"]) == (ANNA, 1)
    play(state, "build tower")
    assert refused(state, "draw bonus").code == "lay-first"  # one is completed before the next
    play(state, "lay d1 r1")
    assert state.actor == BOB
    assert view(state)["left"] == 2


@rule("princes/action-3")
@pytest.mark.parametrize("taken", [0, 1])
def test_fewer_actions_are_allowed(taken: int) -> None:
    state = position(3)
    if taken:
        play(state, "introduce travel")
    play(state, "done")
    assert state.actor == BOB
    assert told(state, "ends-turn") == [(ANNA, {"left": 2 - taken})]


@rule("princes/action-4")
def test_two_works_two_buildings_two_bonus_cards() -> None:
    state = position(hands={ANNA: ["poet", "painter"]}, jesters={ANNA: 3})
    play(state, "complete poet, exchange 0, complete painter, exchange 0")
    assert state.actor == BOB
    state = position()
    play(state, "build tower, lay d1 r1, build chapel")
    play(state, legal(state)[0])
    assert state.actor == BOB
    state = position()
    play(state, "draw bonus")
    play(state, legal(state)[0] + ", rest, draw bonus")
    play(state, legal(state)[0] + ", rest")
    assert state.actor == BOB


@rule("princes/action-5")
def test_one_profession_and_one_freedom_a_round() -> None:
    state = position()
    play(state, "draw profession")
    play(state, legal(state)[0] + ", rest")
    assert "profession" not in legal(state, "draw")
    assert refused(state, "draw profession").code == "one-profession"
    state = position()
    play(state, "introduce travel")
    assert legal(state, "introduce") == []
    assert refused(state, "introduce opinion").code == "one-freedom"


@rule("princes/action-5")
def test_the_limits_end_with_the_turn() -> None:
    state = position(2, florins={0: 9900, 1: 9900})
    play(state, "introduce travel, done, introduce opinion, done")
    while phase(state) != "acting":
        play(state, "decline")
    assert legal(state, "introduce") != []


# -- building --------------------------------------------------------------------------------------


@rule("princes/build-1", "princes/builder-2")
@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
@pytest.mark.parametrize("building", ["university", "opera", "tower"])
def test_the_price_goes_by_the_builders_and_not_by_the_size(
    builders: int, price: int, building: str
) -> None:
    state = position(builders={ANNA: builders})
    play(state, f"build {building}")
    assert seat(state, ANNA)["florins"] == 3500 - price
    assert phase(state) == "laying"


@rule("princes/build-1")
def test_a_building_must_be_paid() -> None:
    state = position(florins={ANNA: 600})
    assert legal(state, "build") == []
    error = refused(state, "build tower")
    assert (error.code, error.facts) == ("too-dear", {"needed": 700, "have": 600})
    assert legal(position(florins={ANNA: 600}, points={ANNA: 1}), "build") == list(BUILDINGS)
    assert legal(position(florins={ANNA: 0}, builders={ANNA: 3}), "build") == list(BUILDINGS)


@rule("princes/build-2")
@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_scores_3_points(building: str) -> None:
    state = position()
    play(state, f"build {building}")
    play(state, legal(state)[0])
    assert seat(state, ANNA)["points"] == 3
    assert seat(state, ANNA)["buildings"] == [building]
    assert state.score_sheet(ANNA)["buildings"] == 3


@rule("princes/build-3")
def test_three_of_each_building() -> None:
    state = position(5, actor=3, pieces={0: ["opera"], 1: ["opera"], 2: ["opera"]})
    assert "opera" not in legal(state, "build")
    assert refused(state, "build opera").code == "none-left"
    assert view(state)["buildings"]["opera"] == 0


# -- freedoms --------------------------------------------------------------------------------------


@rule("princes/freedom-1")
@pytest.mark.parametrize("freedom", FREEDOMS)
def test_a_freedom_costs_300(freedom: str) -> None:
    state = position()
    play(state, f"introduce {freedom}")
    assert seat(state, ANNA)["florins"] == 3200
    assert seat(state, ANNA)["freedoms"] == [freedom]
    assert view(state)["freedoms"][freedom] == 2


@rule("princes/freedom-2")
def test_each_freedom_once() -> None:
    state = position(freedoms={ANNA: ["travel"]})
    assert legal(state, "introduce") == ["opinion", "religion"]
    assert refused(state, "introduce travel").code == "freedom-there"


@rule("princes/freedom-3")
def test_no_tile_no_freedom() -> None:
    state = position(3, actor=2, freedoms={0: ["travel"], 1: ["travel"]})
    assert legal(state, "introduce") == ["opinion", "religion"]
    assert refused(state, "introduce travel").code == "no-freedom-left"


# -- looking at cards ------------------------------------------------------------------------------

FIVE = ["poet", "painter", "lawyer", "composer", "physicist"]


@rule("princes/profession-1", "princes/look-1", "princes/look-2")
def test_a_profession_is_one_of_the_five_uppermost() -> None:
    state = position(top={"profession": FIVE})
    play(state, "draw profession")
    assert seat(state, ANNA)["florins"] == 3200
    assert legal(state, "keep") == FIVE
    play(state, "keep lawyer")
    assert hand(state, ANNA) == ["lawyer"]
    assert told(state, "looks") == [(ANNA, {"deck": "profession", "count": 5})]


@rule("princes/look-3", "princes/P5")
def test_the_others_go_under_the_deck_the_first_named_uppermost() -> None:
    state = position(top={"profession": FIVE})
    play(state, "draw profession, keep lawyer")
    assert legal(state) == ["under poet", "under painter", "under composer", "under physicist",
                            "rest"]  # fmt: skip
    play(state, "under composer, under poet")
    assert legal(state) == ["under painter", "under physicist"]
    assert refused(state, "rest").code == "two-left"
    play(state, "under physicist")  # the last one goes by itself
    assert told(state, "orders") == [
        (ANNA, {"deck": "profession", "cards": ["composer", "poet", "physicist", "painter"]})
    ]
    assert view(state, ANNA)["decks"]["profession"] == {
        "count": 20,
        "known": [
            {"place": 17, "card": "composer"}, {"place": 18, "card": "poet"},
            {"place": 19, "card": "physicist"}, {"place": 20, "card": "painter"},
        ],
    }  # fmt: skip


@rule("princes/P5")
def test_the_rest_goes_under_as_it_lies() -> None:
    state = position(top={"profession": FIVE})
    play(state, "draw profession, keep lawyer, under composer, rest")
    known = view(state, ANNA)["decks"]["profession"]["known"]
    assert [row["card"] for row in known] == ["composer", "poet", "painter", "physicist"]


@rule("princes/look-3")
def test_nobody_else_sees_the_cards() -> None:
    state = position(top={"bonus": ["each-lake", "each-park", "categories"]})
    play(state, "draw bonus")
    assert view(state, ANNA)["seen"][:3] == ["each-lake", "each-park", "categories"]
    for eyes in (BOB, None):
        assert view(state, eyes)["seen"] == []
        assert view(state, eyes)["looked_at"] == 5
    play(state, "keep each-park, rest")
    for eyes in (BOB, None):
        assert seat(state, ANNA, eyes)["cards"]["bonus"] == {"count": 1, "names": None}
        assert view(state, eyes)["decks"]["bonus"] == {"count": 19, "known": []}
    for what in ("sees", "keeps", "orders"):
        assert [event.seen_by(BOB) for event in events(state, what)] == [False]
        assert [event.seen_by(ANNA) for event in events(state, what)] == [True]


@rule("princes/look-1")
@pytest.mark.parametrize("left", [1, 2, 4])
def test_of_fewer_cards_all_are_looked_at(left: int) -> None:
    names = list(PARTS.bonus_names)
    state = position(without={"bonus": names[left:]})
    play(state, "draw bonus")
    assert told(state, "looks") == [(ANNA, {"deck": "bonus", "count": left})]
    if left > 1:
        assert legal(state, "keep") and set(legal(state, "keep")) == set(names[:left])
        play(state, legal(state)[0])
        if left > 2:
            play(state, "rest")
        elif phase(state) == "ordering":
            play(state, legal(state)[0])
    assert len(hand(state, ANNA, "bonus")) == 1
    assert view(state)["decks"]["bonus"]["count"] == left - 1


@rule("princes/profession-2")
def test_no_professions_no_action() -> None:
    names = list(PARTS.profession_names)
    state = position(tables={BOB: names[:10], CHRIS: names[10:]})
    assert legal(state, "draw") == ["bonus"]
    assert refused(state, "draw profession").code == "deck-empty"


@rule("princes/bonus-1")
def test_a_bonus_card_costs_300() -> None:
    state = position(top={"bonus": ["each-lake"]})
    play(state, "draw bonus, keep each-lake, rest")
    assert seat(state, ANNA)["florins"] == 3200
    assert hand(state, ANNA, "bonus") == ["each-lake"]
    assert refused(state, "draw prestige").code == "not-from-this-deck"


@rule("princes/bonus-2")
def test_no_bonus_cards_no_action() -> None:
    state = position(without={"bonus": list(PARTS.bonus_names)})
    assert legal(state, "draw") == ["profession"]
    assert refused(state, "draw bonus").code == "deck-empty"


@rule("princes/prestige-1", "princes/look-2", "princes/look-3")
def test_a_prestige_card_is_one_of_five() -> None:
    five = ["most-works", "most-parks", "all-freedoms", "most-lakes", "most-forests"]
    state = position(3, phase="naming", top={"prestige": five})
    play(state, "name prestige, pass, pass")
    assert legal(state, "keep") == five
    play(state, "keep all-freedoms, rest")
    assert hand(state, ANNA, "prestige") == ["all-freedoms"]
    assert seat(state, ANNA)["florins"] == 3300  # only the price of the auction
    assert view(state)["decks"]["prestige"]["count"] == 13
    assert phase(state) == "naming"


@rule("princes/prestige-2")
def test_any_number_of_prestige_cards() -> None:
    state = position(
        3, phase="last", supplied=[1, 2],
        prestige={ANNA: ["most-works", "most-parks", "all-freedoms", "most-lakes"]},
    )  # fmt: skip
    play(state, "take prestige")
    play(state, legal(state)[0] + ", rest")
    assert len(hand(state, ANNA, "prestige")) == 5


# -- jesters and builders --------------------------------------------------------------------------


@rule("princes/jester-1")
def test_any_number_of_jesters() -> None:
    state = position(3, phase="last", supplied=[1, 2], jesters={ANNA: 6})
    play(state, "take jester")
    assert seat(state, ANNA)["jesters"] == 7


@rule("princes/builder-4")
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 3), (2, 3)])
def test_the_second_and_third_builder_score(before: int, points: int) -> None:
    state = position(3, phase="last", supplied=[1, 2], builders={ANNA: before})
    play(state, "take builder")
    assert seat(state, ANNA)["builders"] == before + 1
    assert seat(state, ANNA)["points"] == points
    assert state.score_sheet(ANNA)["builders"] == points


@rule("princes/builder-1")
def test_three_builders_are_the_most() -> None:
    state = position(3, phase="last", supplied=[1, 2], builders={ANNA: 3})
    assert "builder" not in legal(state, "take")
    assert refused(state, "take builder").code == "all-builders"
