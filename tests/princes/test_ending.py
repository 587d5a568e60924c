"""The end of the game: prestige cards, ties, money."""

from typing import Any

import pytest

import giglio
from princes.table import (
    ANNA,
    BOB,
    CHRIS,
    DAVID,
    hand,
    play,
    position,
    seat,
    told,
)
from support import rule

# The principality that the rulebook's list of prestige cards takes for granted.
SAMPLE = ["university", "workshop", "opera", "tower", "chapel", "forest", "forest", "lake"]


def finished(**more: Any) -> giglio.State:
    """A game that ends here, with David's last action turn."""
    state = position(4, actor=DAVID, round=7, **more)
    play(state, "done")
    assert state.actor == giglio.OVER
    return state


def scored(state: giglio.State, number: int = ANNA) -> dict[str, int]:
    return {
        str(facts["prestige"]): int(facts["points"])
        for who, facts in told(state, "prestige-scores")
        if who == number
    }


# -- the sample values of the rulebook -------------------------------------------------------------


@rule("princes/end-2", "princes/end-3", "princes/end-4")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("most-buildings", 3), ("two-large-buildings", 5), ("fewest-empty-spaces", 0),
        ("all-landscape-types", 0), ("most-landscapes", 4), ("most-forests", 7),
        ("most-lakes", 3), ("all-freedoms", 0), ("four-buildings-two-freedoms-four-works", 6),
        ("most-jesters", 0), ("most-builders", 6), ("most-parks", 0),
        ("builder-jester-two-landscapes", 0), ("most-works", 4),
    ],
)  # fmt: skip
def test_the_sample_values_of_the_prestige_cards(card: str, points: int) -> None:
    assert scored(sample(card)) == {card: points}


def sample(card: str) -> giglio.State:
    """Bob has five buildings, too; he and Chris have a lake; Chris has five works. For two of the
    cards Bob has fewer empty spaces, or Chris as many landscapes."""
    theirs = {
        BOB: ["opera", "studio", "theater", "tower", "chapel", "lake"],
        CHRIS: ["forest", "lake"],
    }
    if card == "fewest-empty-spaces":
        theirs[BOB] = ["university", "laboratory", "workshop", "opera", "studio", "theater",
                       "tower"]  # fmt: skip
    if card == "most-landscapes":
        theirs[CHRIS] = ["forest", "lake", "park"]
    return finished(
        builders={ANNA: 2, BOB: 1 if card != "fewest-empty-spaces" else 2},
        pieces={ANNA: SAMPLE, **theirs},
        freedoms={ANNA: ["travel", "religion"]},
        recruited={ANNA: 1},
        tables={
            ANNA: ["poet", "painter", "lawyer", "botanist"],
            CHRIS: ["composer", "goldsmith", "dramatist", "sculptor", "physicist"],
        },
        hands={ANNA: ["theologian"]},
        prestige={ANNA: [card]},
    )


# -- comparing -------------------------------------------------------------------------------------


@rule("princes/end-3")
def test_alone_ahead_equal_and_behind() -> None:
    """For the most buildings 6 points; 3 for who shares the lead; 0 if Chris has more."""
    cards = {BOB: ["most-buildings"]}
    three, two = ["tower", "chapel", "opera"], ["tower", "chapel"]
    alone = finished(prestige=cards, pieces={BOB: three, CHRIS: two})
    assert scored(alone, BOB) == {"most-buildings": 6}
    equal = finished(prestige=cards, pieces={BOB: three, CHRIS: three, ANNA: three})
    assert scored(equal, BOB) == {"most-buildings": 3}
    behind = finished(prestige=cards, pieces={BOB: two, CHRIS: three})
    assert scored(behind, BOB) == {"most-buildings": 0}
    assert seat(equal, CHRIS)["points"] == 0  # only the owner of the card scores


@rule("princes/end-3")
@pytest.mark.parametrize(
    ("card", "full", "half"),
    [
        ("most-buildings", 6, 3), ("fewest-empty-spaces", 8, 4), ("most-landscapes", 7, 4),
        ("most-forests", 7, 4), ("most-lakes", 6, 3), ("most-jesters", 6, 3),
        ("most-builders", 6, 3), ("most-parks", 5, 3), ("most-works", 7, 4),
    ],
)  # fmt: skip
def test_all_points_alone_and_half_of_them_rounded_up_for_equals(
    card: str, full: int, half: int
) -> None:
    rich = {
        "pieces": {ANNA: ["tower", "forest", "lake", "park"]}, "jesters": {ANNA: 1},
        "builders": {ANNA: 1}, "tables": {ANNA: ["poet"]}, "prestige": {ANNA: [card]},
    }  # fmt: skip
    assert scored(finished(**rich)) == {card: full}
    both = {
        key: dict(having) | {BOB: having[ANNA]} if key != "prestige" else having
        for key, having in rich.items()
    }
    both["tables"] = {ANNA: ["poet"], BOB: ["painter"]}
    assert scored(finished(**both)) == {card: half}


@rule("princes/end-4")
@pytest.mark.parametrize(
    "card",
    ["most-buildings", "most-landscapes", "most-forests", "most-lakes", "most-jesters",
     "most-builders", "most-parks", "most-works"],
)  # fmt: skip
def test_nobody_has_the_most_of_nothing(card: str) -> None:
    assert scored(finished(prestige={ANNA: [card]})) == {card: 0}


@rule("princes/end-3")
def test_no_empty_space_at_all_is_the_fewest() -> None:
    full = ["university", "laboratory", "workshop", "opera", "studio", "theater", "tower",
            "park", "park"]  # fmt: skip
    state = finished(
        pieces={ANNA: full}, builders={ANNA: 2}, prestige={ANNA: ["fewest-empty-spaces"]}
    )
    assert seat(state, ANNA)["empty"] == 0
    assert scored(state) == {"fewest-empty-spaces": 8}


# -- what is needed --------------------------------------------------------------------------------


@rule("princes/end-2")
@pytest.mark.parametrize(
    ("card", "enough", "missing"),
    [
        ("two-large-buildings", {"pieces": {ANNA: ["university", "laboratory"]}},
         {"pieces": {ANNA: ["university", "opera"]}}),
        ("all-landscape-types", {"pieces": {ANNA: ["forest", "lake", "park"]}},
         {"pieces": {ANNA: ["forest", "lake", "lake"]}}),
        ("all-freedoms", {"freedoms": {ANNA: ["travel", "opinion", "religion"]}},
         {"freedoms": {ANNA: ["travel", "opinion"]}}),
        ("builder-jester-two-landscapes",
         {"builders": {ANNA: 1}, "jesters": {ANNA: 1}, "pieces": {ANNA: ["lake", "lake"]}},
         {"builders": {ANNA: 1}, "jesters": {ANNA: 1}, "pieces": {ANNA: ["lake"]}}),
    ],
)  # fmt: skip
def test_what_is_needed_whatever_others_have(
    card: str, enough: dict[str, Any], missing: dict[str, Any]
) -> None:
    printed = {"two-large-buildings": 5, "builder-jester-two-landscapes": 7}.get(card, 8)
    cards = {ANNA: [card]}
    others = {key: dict(having) | {BOB: having[ANNA]} for key, having in enough.items()}
    assert scored(finished(prestige=cards, **enough)) == {card: printed}
    assert scored(finished(prestige=cards, **others)) == {card: printed}
    assert scored(finished(prestige=cards, **missing)) == {card: 0}


@rule("princes/recruit-5", "princes/end-2")
def test_a_recruiting_card_on_the_table_is_a_work() -> None:
    card = "four-buildings-two-freedoms-four-works"
    having: dict[str, Any] = {
        "pieces": {ANNA: ["tower", "chapel", "opera", "studio"]}, "prestige": {ANNA: [card]},
        "freedoms": {ANNA: ["travel", "opinion"]}, "tables": {ANNA: ["poet", "painter", "lawyer"]},
    }  # fmt: skip
    assert scored(finished(**having)) == {card: 0}
    assert scored(finished(**having, recruited={ANNA: 1})) == {card: 6}


@rule("princes/prestige-2", "princes/end-2")
def test_every_card_scores() -> None:
    state = finished(
        prestige={ANNA: ["most-lakes", "most-landscapes"], BOB: ["most-jesters"]},
        pieces={ANNA: ["lake"]}, jesters={BOB: 2}, points={ANNA: 10, BOB: 20},
    )  # fmt: skip
    assert scored(state) == {"most-lakes": 6, "most-landscapes": 7}
    assert state.scores() == [23, 26, 0, 0]
    assert state.score_sheet(ANNA)["prestige"] == 13


@rule("princes/end-2")
def test_prestige_cards_do_not_score_before_the_end() -> None:
    state = position(4, actor=DAVID, round=6, prestige={ANNA: ["most-lakes"]},
                     pieces={ANNA: ["lake"]})  # fmt: skip
    play(state, "done")
    assert seat(state, ANNA)["points"] == 0


def test_hands_of_prestige_cards_show_at_the_end() -> None:
    state = finished(prestige={ANNA: ["most-lakes"]})
    assert seat(state, ANNA, BOB)["cards"]["prestige"]["names"] == ["most-lakes"]
    assert hand(state, ANNA, "prestige") == ["most-lakes"]


@rule("princes/best-1", "princes/end-1")
def test_the_best_work_of_the_last_round_scores_before_the_end() -> None:
    state = finished(best={BOB: 20})
    assert state.scores() == [0, 3, 0, 0]


# -- who has won -----------------------------------------------------------------------------------


@rule("princes/end-5")
def test_the_most_points_win() -> None:
    state = finished(points={ANNA: 30, BOB: 31, CHRIS: 12})
    assert state.ranks() == [2, 1, 3, 4]
    assert told(state, "wins") == [(BOB, {"points": 31, "florins": 3500})]


@rule("princes/end-6")
def test_of_equals_who_has_more_money() -> None:
    state = finished(points={ANNA: 30, BOB: 30}, florins={ANNA: 100, BOB: 200})
    assert state.ranks()[:2] == [2, 1]
    assert told(state, "wins-by-money") == [(BOB, {"points": 30, "florins": 200})]


@rule("princes/end-7", "princes/P8")
def test_equal_in_both_they_share() -> None:
    state = finished(points={ANNA: 30, CHRIS: 30}, florins={ANNA: 200, CHRIS: 200})
    assert state.ranks() == [1, 3, 1, 3]
    assert [who for who, _ in told(state, "shares-victory")] == [ANNA, CHRIS]


@rule("princes/end-6")
def test_money_is_worth_nothing_else() -> None:
    state = finished(points={ANNA: 1}, florins={ANNA: 0, BOB: 20_000})
    assert state.ranks()[ANNA] == 1
