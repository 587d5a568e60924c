"""Completing works: their value, bonus cards, the pay, the best work of a round, recruiting."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from princes.table import (
    ANNA,
    BOB,
    BUILDINGS,
    CHRIS,
    DAVID,
    FREEDOMS,
    LANDSCAPES,
    MINIMUM,
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

PREFERRED: dict[str, tuple[str, str, str]] = {
    name: (
        BUILDINGS[PARTS.wanted_building[number]],
        LANDSCAPES[PARTS.wanted_landscape[number]],
        FREEDOMS[PARTS.wanted_freedom[number]],
    )
    for number, name in enumerate(PARTS.profession_names)
}
# What the lists of bonus and prestige cards take for granted.
SAMPLE = ["university", "workshop", "opera", "tower", "chapel", "forest", "forest", "lake"]


def value(state: Any) -> int:
    return int(told(state, "completes-work")[-1][1]["value"])


# -- the worked example ----------------------------------------------------------------------------


@rule("princes/work-3", "princes/work-4", "princes/work-5", "princes/work-6", "princes/work-7",
      "princes/work-9", "princes/work-10")  # fmt: skip
def test_the_worked_example_of_the_poet() -> None:
    """Round 3: theatre 4, lake 0, travel 3, jesters 4, cards 4: 15, and 7 points at most."""
    state = position(
        round=3, hands={ANNA: ["poet", "lawyer"]}, recruiting={ANNA: 1}, tables={ANNA: ["painter"]},
        pieces={ANNA: ["theater"]}, freedoms={ANNA: ["travel"]}, jesters={ANNA: 2},
        florins={ANNA: 1000},
    )  # fmt: skip
    play(state, "complete poet")
    assert told(state, "completes-work") == [
        (ANNA, {"profession": "poet", "value": 15, "building": 4, "landscape": 0, "freedom": 3,
                "jesters": 4, "cards": 4, "bonus": 0, "muse": 0})
    ]  # fmt: skip
    assert seat(state, ANNA)["florins"] == 2500
    assert legal(state, "exchange") == [str(points) for points in range(8)]
    error = refused(state, "exchange 8")
    assert (error.code, error.facts) == ("too-many-points", {"most": 7})
    play(state, "exchange 7")
    assert (seat(state, ANNA)["florins"], seat(state, ANNA)["points"]) == (1100, 7)
    assert seat(state, ANNA)["best"] == 15


# -- playing the card ------------------------------------------------------------------------------


@rule("princes/work-1")
def test_the_card_comes_from_the_hand_and_lies_face_up() -> None:
    state = position(hands={ANNA: ["poet", "lawyer"]}, jesters={ANNA: 3})
    assert legal(state, "complete") == ["lawyer", "poet"]
    play(state, "complete poet, exchange 0")
    assert seat(state, ANNA)["table"] == ["poet"]
    assert hand(state, ANNA) == ["lawyer"]
    assert refused(state, "complete painter").code == "not-in-hand"


@rule("princes/work-2")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_minimum_of_each_round(number: int) -> None:
    """Jesters bring 2 each and the card itself 1."""
    needed = MINIMUM[number - 1]
    cards = ["painter", "lawyer", "botanist", "composer", "sculptor", "physicist"]
    jesters = min((needed - 1) // 2, 7)
    rest = needed - 1 - 2 * jesters
    enough = position(
        round=number, hands={ANNA: ["poet"]}, tables={ANNA: cards[:rest]}, jesters={ANNA: jesters}
    )
    assert legal(enough, "complete") == ["poet"]
    play(enough, "complete poet")
    assert value(enough) == needed
    short = position(
        round=number, hands={ANNA: ["poet"]}, tables={ANNA: cards[:rest]},
        jesters={ANNA: jesters - 1},
    )  # fmt: skip
    assert legal(short, "complete") == []
    error = refused(short, "complete poet")
    assert (error.code, error.facts) == ("below-minimum", {"needed": needed, "value": needed - 2})


@rule("princes/work-11")
def test_a_card_on_the_table_completes_no_other_work() -> None:
    state = position(tables={ANNA: ["poet"]}, jesters={ANNA: 7})
    assert legal(state, "complete") == []
    assert refused(state, "complete poet").code == "not-in-hand"


@rule("princes/work-11", "princes/recruit-2")
def test_a_card_recruited_back_does() -> None:
    state = position(
        4, actor=BOB, starter=BOB, tables={ANNA: ["poet"]}, recruiting={BOB: 1, ANNA: 1},
        jesters={ANNA: 4, BOB: 3},
    )  # fmt: skip
    play(state, "recruit poet, complete poet, exchange 0, done, done, done")
    assert state.actor == ANNA
    play(state, "recruit poet, complete poet")
    assert [number for number, _ in told(state, "completes-work")] == [BOB, ANNA]
    assert (seat(state, ANNA)["recruited"], seat(state, BOB)["recruited"]) == (1, 1)


# -- the value, part by part -----------------------------------------------------------------------


@rule("princes/work-3", "princes/work-4", "princes/work-5")
@pytest.mark.parametrize("profession", PREFERRED)
def test_what_each_profession_prefers(profession: str) -> None:
    building, landscape, freedom = PREFERRED[profession]
    for mask in range(8):
        pieces = [building] * (mask & 1) + [landscape] * (mask >> 1 & 1)
        state = position(
            hands={ANNA: [profession]}, jesters={ANNA: 3}, pieces={ANNA: pieces},
            freedoms={ANNA: [freedom] * (mask >> 2 & 1)},
        )  # fmt: skip
        play(state, f"complete {profession}")
        assert value(state) == 7 + 4 * (mask & 1) + 3 * (mask >> 1 & 1) + 3 * (mask >> 2 & 1)


@rule("princes/work-4")
def test_a_second_landscape_of_a_type_adds_nothing() -> None:
    state = position(hands={ANNA: ["poet"]}, jesters={ANNA: 3}, pieces={ANNA: ["lake", "lake"]})
    play(state, "complete poet")
    assert value(state) == 6 + 1 + 3


@rule("princes/work-6")
@pytest.mark.parametrize("jesters", [3, 5, 7])
def test_two_for_each_jester(jesters: int) -> None:
    state = position(hands={ANNA: ["poet"]}, jesters={ANNA: jesters})
    play(state, "complete poet")
    assert value(state) == 2 * jesters + 1


@rule("princes/work-7", "princes/recruit-5")
def test_one_for_each_card_in_hand_and_on_the_table() -> None:
    state = position(
        hands={ANNA: ["poet", "painter"]}, tables={ANNA: ["lawyer", "botanist", "composer"]},
        recruiting={ANNA: 1}, recruited={ANNA: 2}, jesters={ANNA: 1},
    )  # fmt: skip
    play(state, "complete poet")
    assert value(state) == 2 + 2 + 3 + 1 + 2


HAVING = st.fixed_dictionaries(
    {
        "owned": st.sets(st.sampled_from((*BUILDINGS[7:], *LANDSCAPES))),
        "freedoms": st.sets(st.sampled_from(FREEDOMS)),
        "jesters": st.integers(3, 7),
        "builders": st.integers(0, 3),
        "cards": st.lists(st.sampled_from(sorted(PREFERRED)), unique=True, min_size=1, max_size=9),
        "held": st.integers(1, 9),
        "recruiting": st.integers(0, 2),
        "recruited": st.integers(0, 2),
        "bonus": st.lists(st.sampled_from(PARTS.bonus_names), unique=True, max_size=4),
        "prestige": st.integers(0, 3),
    }
)


@given(HAVING)
def test_the_value_equals_a_plain_recount(having: dict[str, Any]) -> None:
    held, table = having["cards"][: having["held"]], having["cards"][having["held"] :]
    state = position(
        hands={ANNA: held},
        tables={ANNA: table},
        jesters={ANNA: having["jesters"]},
        builders={ANNA: having["builders"]},
        freedoms={ANNA: sorted(having["freedoms"])},
        pieces={ANNA: sorted(having["owned"])},
        recruiting={ANNA: having["recruiting"]},
        recruited={ANNA: having["recruited"]},
        bonus={ANNA: having["bonus"]},
        prestige={ANNA: PARTS.prestige_names[: having["prestige"]]},
    )
    play(state, f"complete {held[0]}")
    for card in having["bonus"]:
        play(state, f"add {card}")
    assert value(state) == recounted(held, table, having)
    assert seat(state, ANNA)["best"] == value(state)


def recounted(held: list[str], table: list[str], having: dict[str, Any]) -> int:
    """The value of the work of the first card in hand, with all bonus cards."""
    owned, freedoms = having["owned"], having["freedoms"]
    building, landscape, freedom = PREFERRED[held[0]]
    plain = 4 * (building in owned) + 3 * (landscape in owned) + 3 * (freedom in freedoms)
    plain += 2 * having["jesters"] + len(held) + len(table)
    plain += having["recruiting"] + having["recruited"]
    medium = int("theater" in owned)
    small = len(owned & {"tower", "chapel"})
    lands = len(owned & set(LANDSCAPES))
    others = (having["builders"], having["prestige"], len(freedoms))
    counted = {
        "buildings": medium + small,
        "large-buildings": 0,
        "medium-buildings": medium,
        "small-buildings": small,
        "building-sizes": medium + (small > 0),
        "landscapes": lands,
        "forests": int("forest" in owned),
        "lakes": int("lake" in owned),
        "parks": int("park" in owned),
        "landscape-types": lands,
        "freedoms": len(freedoms),
        "jesters": having["jesters"],
        "builders": having["builders"],
        "prestige-cards": having["prestige"],
        "categories": lands + 1 + sum(count > 0 for count in others),
        "hand-cards": len(held) - 1 + having["recruiting"],
        "table-cards": len(table) + 1 + having["recruited"],
    }
    rows = {row["name"]: row["adds"] for row in PARTS.data["bonus"]}
    added = [rows[card] for card in having["bonus"]]
    return plain + sum(each * counted[name] for adds in added for name, each in adds.items())


# -- bonus cards -----------------------------------------------------------------------------------


@rule("princes/bonus-3")
@pytest.mark.parametrize(
    ("card", "adds"),
    [
        ("each-building", 5), ("each-large-building", 4), ("medium-buildings-and-forests", 3),
        ("small-buildings-and-landscapes", 5), ("building-sizes", 6), ("each-landscape", 3),
        ("each-forest", 4), ("each-lake", 2), ("each-park", 0), ("each-freedom", 4),
        ("each-jester", 0), ("jesters-and-freedoms", 2), ("each-builder", 4),
        ("builders-and-lakes", 3), ("each-prestige-card", 2), ("prestige-cards-and-freedoms", 3),
        ("landscape-types", 4), ("categories", 5), ("hand-cards", 2), ("table-cards", 3),
    ],
)  # fmt: skip
def test_the_sample_values_of_the_bonus_cards(card: str, adds: int) -> None:
    """Two other cards lie on the table before the third is played; one and a recruiting card stay
    in hand."""
    state = position(
        hands={ANNA: ["alchemist", "painter"]}, tables={ANNA: ["lawyer", "botanist"]},
        recruiting={ANNA: 1}, builders={ANNA: 2}, prestige={ANNA: ["most-works"]},
        freedoms={ANNA: ["travel", "religion"]}, pieces={ANNA: SAMPLE}, bonus={ANNA: [card]},
    )  # fmt: skip
    play(state, f"complete alchemist, add {card}")
    assert told(state, "adds-bonus") == [(ANNA, {"bonus": card, "value": adds})]
    assert told(state, "completes-work")[0][1]["bonus"] == adds


@rule("princes/work-8")
def test_none_one_or_more_bonus_cards() -> None:
    cards = ["each-jester", "each-building", "categories"]
    for played in range(4):
        state = position(hands={ANNA: ["poet"]}, jesters={ANNA: 3}, bonus={ANNA: cards})
        play(state, "complete poet")
        for card in cards[:played]:
            play(state, f"add {card}")
        if played < 3:
            play(state, "finish")
        assert value(state) == 7 + [0, 6, 6, 7][played]
        assert hand(state, ANNA, "bonus") == sorted(cards[played:], key=PARTS.bonus_names.index)


@rule("princes/work-8")
def test_bonus_cards_played_are_out_of_the_game() -> None:
    state = position(hands={ANNA: ["poet"]}, jesters={ANNA: 3}, bonus={ANNA: ["each-jester"]})
    play(state, "complete poet, add each-jester, exchange 0")
    assert hand(state, ANNA, "bonus") == []
    assert view(state)["decks"]["bonus"]["count"] == 19


@rule("princes/work-8", "princes/work-2")
def test_bonus_cards_may_bring_a_work_to_the_minimum() -> None:
    state = position(hands={ANNA: ["poet"]}, jesters={ANNA: 2}, bonus={ANNA: ["each-jester"]})
    assert legal(state, "complete") == ["poet"]
    play(state, "complete poet")  # 5 without the card: it must be added
    assert value(state) == 9
    state = position(hands={ANNA: ["poet"]}, jesters={ANNA: 2},
                     bonus={ANNA: ["each-jester", "each-park"]})  # fmt: skip
    play(state, "complete poet")
    error = refused(state, "finish")
    assert (error.code, error.facts) == ("below-minimum", {"needed": 7, "value": 5})
    assert legal(state) == ["add each-park", "add each-jester"]


@rule("princes/bonus-1", "princes/work-8")
def test_a_bonus_card_may_be_played_in_the_round_it_was_acquired() -> None:
    state = position(hands={ANNA: ["poet"]}, jesters={ANNA: 3}, top={"bonus": ["each-jester"]})
    play(state, "draw bonus, keep each-jester, rest, complete poet, add each-jester")
    assert value(state) == 13


# -- the pay ---------------------------------------------------------------------------------------


@rule("princes/work-9", "princes/work-10")
@pytest.mark.parametrize("points", range(4))
def test_any_part_of_the_pay_may_be_exchanged_at_once(points: int) -> None:
    state = position(hands={ANNA: ["poet"]}, jesters={ANNA: 3}, florins={ANNA: 0})
    play(state, f"complete poet, exchange {points}")
    assert seat(state, ANNA)["florins"] == 700 - 200 * points
    assert seat(state, ANNA)["points"] == points
    assert state.score_sheet(ANNA)["works"] == points
    assert legal(state, "exchange") == []  # not later


@rule("princes/work-10")
def test_other_money_is_not_exchanged() -> None:
    state = position(hands={ANNA: ["poet"]}, jesters={ANNA: 3}, florins={ANNA: 9900})
    play(state, "complete poet")
    assert legal(state, "exchange") == ["0", "1", "2", "3"]


# -- the best work ---------------------------------------------------------------------------------


@rule("princes/best-1")
def test_the_most_valuable_work_scores_3() -> None:
    state = position(4, actor=DAVID, best={ANNA: 9, BOB: 12, CHRIS: 11})
    play(state, "done")
    assert [row["points"] for row in view(state)["seats"]] == [0, 3, 0, 0]
    assert told(state, "best-work") == [(BOB, {"value": 12, "points": 3})]
    assert state.score_sheet(BOB)["best-works"] == 3


@rule("princes/best-1")
def test_markers_are_taken_back() -> None:
    state = position(3, actor=CHRIS, best={ANNA: 9})
    play(state, "done, decline, decline, decline")
    assert (phase(state), [row["best"] for row in view(state)["seats"]]) == ("acting", [0, 0, 0])


@rule("princes/best-2", "princes/P7")
def test_the_better_of_two_works_counts() -> None:
    state = position(
        3, actor=CHRIS, hands={CHRIS: ["poet", "painter"]}, pieces={CHRIS: ["lake", "theater"]},
        jesters={CHRIS: 3}, best={ANNA: 14},
    )  # fmt: skip
    play(state, "complete poet, exchange 0")  # 4 + 3 + 6 + 2 = 15
    play(state, "complete painter, exchange 0")  # 3 + 6 + 2 = 11: together they would be 26
    assert [facts["value"] for _, facts in told(state, "completes-work")] == [15, 11]
    assert told(state, "best-work") == [(CHRIS, {"value": 15, "points": 3})]


@rule("princes/best-3")
def test_all_that_share_the_best_value_score() -> None:
    state = position(4, actor=DAVID, best={ANNA: 12, CHRIS: 12, BOB: 7})
    play(state, "done")
    assert [row["points"] for row in view(state)["seats"]] == [3, 0, 3, 0]


@rule("princes/best-4", "princes/best-1")
def test_without_a_work_nobody_scores_and_a_single_one_is_the_best() -> None:
    state = position(3, actor=CHRIS)
    play(state, "done")
    assert [row["points"] for row in view(state)["seats"]] == [0, 0, 0]
    assert len(events(state, "no-best-work")) == 1
    state = position(3, actor=CHRIS, best={BOB: 7})
    play(state, "done")
    assert [row["points"] for row in view(state)["seats"]] == [0, 3, 0]


# -- recruiting ------------------------------------------------------------------------------------


@rule("princes/recruit-1", "princes/recruit-2", "princes/P4")
def test_a_recruiting_card_may_be_used_at_once() -> None:
    state = position(3, phase="naming", tables={BOB: ["poet"], CHRIS: ["painter"]})
    play(state, "name recruiting, pass, pass")
    assert (phase(state), legal(state)) == (
        "recruit-now", ["recruit painter", "recruit poet", "later"],
    )  # fmt: skip
    play(state, "recruit poet")
    assert hand(state, ANNA) == ["poet"]
    assert (seat(state, BOB)["table"], seat(state, BOB)["recruited"]) == ([], 1)
    assert seat(state, ANNA)["recruiting"] == 0
    assert told(state, "recruits") == [(ANNA, {"profession": "poet", "victim": BOB})]
    assert (state.actor, phase(state)) == (BOB, "naming")


@rule("princes/P4")
def test_on_purchase_only_the_card_bought_is_used() -> None:
    state = position(3, phase="naming", tables={BOB: ["poet", "painter"]}, recruiting={ANNA: 2})
    play(state, "name recruiting, pass, pass, recruit poet")
    assert state.actor == BOB
    assert seat(state, ANNA)["recruiting"] == 2


@rule("princes/recruit-3")
def test_or_later_in_ones_own_action_turn_without_an_action() -> None:
    state = position(3, phase="naming", tables={BOB: ["poet", "painter"]}, recruiting={ANNA: 1})
    play(state, "name recruiting, pass, pass, later, decline, decline")
    assert (phase(state), state.actor) == ("acting", ANNA)
    play(state, "recruit poet, recruit painter")
    assert view(state)["left"] == 2
    assert hand(state, ANNA) == ["painter", "poet"]
    assert refused(state, "recruit lawyer").code == "no-recruiting-card"


@rule("princes/recruit-3")
def test_also_when_all_actions_are_taken() -> None:
    state = position(3, tables={BOB: ["poet"]}, recruiting={ANNA: 1}, left=1)
    play(state, "introduce travel")
    assert legal(state) == ["recruit poet", "done"]
    play(state, "recruit poet")
    assert state.actor == BOB


@rule("princes/recruit-1", "princes/recruit-4")
def test_with_nobody_to_recruit_the_card_comes_into_the_hand() -> None:
    state = position(
        3, phase="naming", tables={ANNA: ["poet"]}, hands={BOB: ["painter"]}, recruited={BOB: 1}
    )
    play(state, "name recruiting, pass, pass")
    assert seat(state, ANNA)["recruiting"] == 1
    assert (phase(state), state.actor) == ("naming", BOB)


@rule("princes/recruit-4")
def test_nobody_recruits_from_itself_or_from_hands() -> None:
    state = position(tables={ANNA: ["poet"], BOB: ["lawyer"]}, hands={BOB: ["painter"]},
                     recruiting={ANNA: 1})  # fmt: skip
    assert legal(state, "recruit") == ["lawyer"]
    assert refused(state, "recruit poet").code == "own-card"
    assert refused(state, "recruit painter").code == "not-face-up"


@rule("princes/recruit-5", "princes/recruit-2")
def test_the_recruiting_card_counts_for_the_seat_that_was_raided() -> None:
    state = position(
        3, tables={BOB: ["poet", "lawyer"]}, recruiting={ANNA: 1}, hands={BOB: ["painter"]},
        jesters={BOB: 3},
    )  # fmt: skip
    assert seat(state, BOB)["works"] == 2
    play(state, "recruit poet")
    assert seat(state, BOB)["works"] == 2
    play(state, "done, complete painter")
    assert value(state) == 6 + 3  # painter, lawyer and the recruiting card


@rule("princes/recruit-2")
def test_everybody_knows_a_card_that_was_recruited() -> None:
    state = position(3, tables={BOB: ["poet"]}, recruiting={ANNA: 1}, hands={ANNA: ["lawyer"]})
    play(state, "recruit poet")
    assert seat(state, ANNA, CHRIS)["open_hand"] == ["poet"]
    assert seat(state, ANNA, CHRIS)["cards"]["profession"] == {"count": 2, "names": None}
    for seed in range(10):
        guess = state.resample(CHRIS, seed)
        assert "poet" in hand(guess, ANNA)
    assert len({tuple(hand(state.resample(CHRIS, seed), ANNA)) for seed in range(10)}) > 3
