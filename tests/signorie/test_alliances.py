"""The plan, missions, marriages, tiles face down, and offspring."""

import pytest

from signorie.table import (
    BLUE,
    CITIES,
    PURPLE,
    RED,
    ROWS,
    city,
    events,
    legal,
    men,
    phase,
    play,
    position,
    refused,
    rolls,
    seat,
)
from support import rule

# How Milano fills up from below: values 1, 1, 2, 2, 3, 3, 4, 4.
FIVE = ["2m", "2f", "3m", "3f", "2m"]
SIX = [*FIVE, "3m"]


# -- the plan ------------------------------------------------------------------------------------


@rule("signorie/plan-1")
def test_rows_of_the_plan() -> None:
    """The red board: two shields of Gonzaga, one of the Medici, one of the Borgia, and so on."""
    rows = seat(position(), RED)["rows"]
    assert rows["military"]["wanted"] == ["medici", "gonzaga", "gonzaga", "borgia"]
    assert sorted(rows["marriage"]["wanted"]) == [
        "borgia", "este", "gonzaga", "medici", "montefeltro", "sforza",
    ]  # fmt: skip


@rule("signorie/plan-2", "signorie/facedown-1")
@pytest.mark.parametrize(
    ("tile", "taken"), [("gonzaga-3", False), ("medici-4", True), ("borgia-2", True)]
)
def test_a_row_takes_what_its_plan_still_wants(tile: str, taken: bool) -> None:
    """The rulebook’s example: two tiles of the doubled House and one face down are there."""
    state = position(
        actor=RED,
        careers={RED: {"military": [4]}},
        laid={RED: {"military": ["gonzaga-2", "gonzaga-5"]}},
        face_down={RED: {"military": 1}},
        alliances={"roma": {"mission": tile}},
    )
    play(state, "take grey 3, signoria, send military 4 roma")
    row = seat(state, RED)["rows"]["military"]
    assert (tile in row["tiles"]) is taken
    assert city(state, "roma")["mission"] == (None if taken else tile)
    assert len(events(state, "takes-tile" if taken else "leaves-tile")) == 1
    assert row["face_down"] == 1


@rule("signorie/plan-2")
def test_a_house_the_row_does_not_show_is_left() -> None:
    state = position(careers={0: {"political": [3]}}, alliances={"napoli": {"mission": "sforza-5"}})
    play(state, "take grey 3, signoria, send political 3 napoli")
    assert city(state, "napoli")["mission"] == "sforza-5"
    assert seat(state, 0)["rows"]["political"]["tiles"] == []


@rule("signorie/plan-3")
def test_tiles_stay_beside_their_row() -> None:
    state = position(2, laid={0: {"political": ["medici-2", "medici-3"]}}, face_down={0: {
        "marriage": 2}})  # fmt: skip
    before = seat(state, 0)["rows"]
    for seed in range(3):
        twin = state.clone()
        twin.playout(seed)
        after = seat(twin, 0)["rows"]
        for name in ROWS:
            rest = list(after[name]["tiles"])
            for tile in before[name]["tiles"]:
                rest.remove(tile)
            assert after[name]["face_down"] >= before[name]["face_down"]


@rule("signorie/facedown-1")
@pytest.mark.parametrize("name", ROWS)
def test_a_tile_from_the_stack_goes_face_down_beside_any_row(name: str) -> None:
    state = position(face_down={0: {name: 5}})
    left = state.view(None)["stack"]
    play(state, "take yellow 3, assign male 1")
    assert phase(state) == "alliance"
    assert legal(state) == [f"lay {row}" for row in ROWS]
    outcomes = len(state.outcomes)
    state.play(f"lay {name}")
    assert seat(state, 0)["rows"][name]["face_down"] == 6
    assert state.view(None)["stack"] == left - 1
    assert len(state.outcomes) == outcomes  # nobody sees which tile it is, so none is drawn


@rule("signorie/facedown-1", "signorie/S9")
def test_without_tiles_nobody_lays_one() -> None:
    state = position(stack_empty=True, helpers={0: ["yellow-middle"]})
    state.play("take yellow 3")
    assert "assign male 1" not in legal(state)
    state.play("signoria")
    assert state.actor == 1  # the helper has nothing to lay


@rule("signorie/facedown-2")
def test_a_tile_face_down_counts_one() -> None:
    state = position(laid={0: {"clerical": ["borgia-5"]}}, face_down={0: {"clerical": 2}})
    row = seat(state, 0)["rows"]["clerical"]
    assert (row["value"], row["scores"]) == (7, True)
    assert row["wanted"] == ["este", "gonzaga", "borgia"]


# -- Diplomatic Mission ----------------------------------------------------------------------------


@rule("signorie/mission-1", "signorie/mission-2", "signorie/mission-3", "signorie/mission-4",
      "signorie/city-3")  # fmt: skip
def test_red_sends_a_man_from_the_thirteen_to_milano() -> None:
    """The rulebook’s first example: places of 3, 4 and 4 are empty, her plan wants the tile."""
    state = position(
        actor=RED,
        careers={RED: {"military": [8], "political": [4]}},
        cities={"milano": FIVE},
        alliances={"milano": {"mission": "medici-5", "marriage": "este-2"}},
    )
    places = [place["value"] for place in city(state, "milano")["places"] if "owner" not in place]
    assert places == [3, 4, 4]
    play(state, "take grey 3, signoria")
    assert "send political 4 milano" not in legal(state)
    error = refused(state, "send political 4 milano")
    assert (error.clause, error.code) == ("signorie/mission-2", "rank-too-low")
    assert error.facts == {"city": "milano", "needed": 3, "rank": 2}
    state.play("send military 8 milano")
    assert state.score_sheet(RED)["missions"] == 13
    assert seat(state, RED)["rows"]["military"]["tiles"] == ["medici-5"]
    assert city(state, "milano")["mission"] is None
    assert city(state, "milano")["marriage"] == "este-2"
    assert city(state, "milano")["places"][5] == {"value": 3, "owner": RED, "sex": "male"}
    assert men(state, RED) == {"political": [4], "clerical": [], "military": []}


@rule("signorie/mission-2", "signorie/mission-3", "signorie/mission-4", "signorie/city-3")
def test_blue_sends_a_man_from_the_nine_and_takes_no_tile() -> None:
    """The rulebook’s second example: only places of 4 are empty, and no tile lies there."""
    state = position(
        actor=BLUE, careers={BLUE: {"political": [7], "clerical": [6]}}, cities={"milano": SIX}
    )
    play(state, "take grey 3, signoria")
    error = refused(state, "send clerical 6 milano")
    assert error.facts == {"city": "milano", "needed": 4, "rank": 3}
    state.play("send political 7 milano")
    assert state.scores()[BLUE] == 9
    assert all(seat(state, BLUE)["rows"][name]["tiles"] == [] for name in ROWS)


@rule("signorie/mission-2")
@pytest.mark.parametrize(
    ("slot", "rank"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_the_rank_decides_where_a_man_can_go(slot: int, rank: int) -> None:
    state = position(
        careers={0: {"clerical": [slot]}},
        cities={"milano": SIX, "venezia": FIVE[:4], "firenze": FIVE[:2]},
    )
    values = {"milano": 4, "venezia": 3, "firenze": 2, "roma": 1, "napoli": 1}
    play(state, "take grey 3, signoria")
    assert legal(state) == [
        f"send clerical {slot} {name}" for name in CITIES if values[name] <= rank
    ]


@rule("signorie/city-3")
def test_a_family_may_have_several_meeples_in_a_city() -> None:
    state = position(careers={0: {"clerical": [3]}}, cities={"roma": ["0m", "0f"]})
    play(state, "take grey 3, signoria, send clerical 3 roma")
    owners = [place.get("owner") for place in city(state, "roma")["places"]]
    assert owners == [0, 0, 0, None, None, None, None, None]


@rule("signorie/city-4")
def test_nobody_comes_to_a_full_city() -> None:
    full = [*SIX, "3m", "3f"]
    state = position(careers={0: {"clerical": [8]}}, cities={"roma": full})
    play(state, "take grey 3, signoria")
    error = refused(state, "send clerical 8 roma")
    assert (error.clause, error.code) == ("signorie/city-4", "city-full")
    state.play("send clerical 8 napoli")
    play(state, "take red 3, signoria")
    assert refused(state, "marry roma 4").code == "city-full"


@rule("signorie/city-2")
def test_nobody_comes_to_a_city_that_is_not_used() -> None:
    state = position(2, careers={0: {"clerical": [8]}})
    play(state, "take grey 3, signoria")
    error = refused(state, "send clerical 8 napoli")
    assert (error.clause, error.code) == ("signorie/city-2", "city-closed")
    assert [text.split()[-1] for text in legal(state)] == list(CITIES[:3])


@rule("signorie/city-4", "signorie/mission-2", "signorie/die-4")
def test_without_a_city_for_anybody_there_is_no_mission() -> None:
    state = position(2, careers={0: {"clerical": [4]}}, cities={
        "milano": ["1m", "1f", "1m", "1f"], "venezia": ["1m", "1f", "1m", "1f"],
        "firenze": ["1m", "1f", "1m", "0f"],
    }, available={0: (2, 2), 1: (2, 2)})  # fmt: skip
    state.play("take grey 3")  # rank 2, and every city asks for 3
    assert refused(state, "signoria").code == "not-possible"


# -- Marriage --------------------------------------------------------------------------------------


@rule("signorie/marriage-1", "signorie/marriage-3", "signorie/marriage-4", "signorie/marriage-5")
def test_a_daughter_marries_in_firenze_for_four_florins() -> None:
    """The rulebook’s example: the place is worth 1, 4 florins are paid, the House is there."""
    state = position(
        actor=PURPLE,
        laid={PURPLE: {"marriage": ["este-2"]}},
        alliances={"firenze": {"marriage": "este-4", "mission": "medici-2"}},
    )
    play(state, "take red 3, signoria, marry firenze 4")
    assert state.score_sheet(PURPLE)["marriages"] == 8
    assert seat(state, PURPLE)["florins"] == 6
    assert seat(state, PURPLE)["rows"]["marriage"]["tiles"] == ["este-2"]
    assert city(state, "firenze")["marriage"] == "este-4"
    assert city(state, "firenze")["mission"] == "medici-2"
    assert city(state, "firenze")["places"][0] == {"value": 1, "owner": PURPLE, "sex": "female"}


@rule("signorie/marriage-5", "signorie/plan-2")
def test_a_marriage_takes_the_tile_of_a_new_house() -> None:
    state = position(
        laid={0: {"marriage": ["este-2"], "political": ["gonzaga-2"]}},
        alliances={"firenze": {"marriage": "gonzaga-3"}},
    )
    play(state, "take red 3, signoria, marry firenze 1")
    assert seat(state, 0)["rows"]["marriage"]["tiles"] == ["este-2", "gonzaga-3"]
    assert city(state, "firenze")["marriage"] is None


@rule("signorie/marriage-2")
def test_no_marriage_without_a_female() -> None:
    state = position(available={0: (4, 0)})
    state.play("take red 3")
    assert "signoria" not in legal(state)
    assert refused(state, "signoria").code == "not-possible"


@rule("signorie/marriage-3", "signorie/city-3")
@pytest.mark.parametrize(
    ("there", "dowries"), [(0, [1, 2, 3, 4]), (2, [2, 3, 4]), (4, [3, 4]), (6, [4])]
)
def test_the_dowry_goes_from_the_place_to_four(there: int, dowries: list[int]) -> None:
    state = position(cities={"venezia": [*SIX, "3m"][:there]})
    play(state, "take red 3, signoria")
    venezia = [text for text in legal(state) if "venezia" in text]
    assert venezia == [f"marry venezia {dowry}" for dowry in dowries]
    if there:
        error = refused(state, "marry venezia 1")
        assert (error.clause, error.code) == ("signorie/marriage-3", "dowry-too-low")


@rule("signorie/marriage-3")
def test_nobody_pays_a_dowry_it_does_not_have() -> None:
    state = position(florins={0: 2})
    play(state, "take red 3, signoria")
    assert [text.split()[-1] for text in legal(state)] == ["1", "2"] * 5
    error = refused(state, "marry roma 3")
    assert (error.clause, error.code) == ("signorie/marriage-3", "dowry-too-high")


@rule("signorie/marriage-4")
@pytest.mark.parametrize("dowry", [1, 2, 3, 4])
def test_every_florin_of_the_dowry_scores_two(dowry: int) -> None:
    state = position()
    play(state, f"take red 3, signoria, marry roma {dowry}")
    assert state.scores() == [2 * dowry, 0, 0, 0]


# -- Offspring and florins ---------------------------------------------------------------------


@rule("signorie/offspring-1", "signorie/offspring-2", "signorie/offspring-3", "signorie/supply-5")
@pytest.mark.parametrize(
    ("brides", "dice", "sons", "daughters"),
    [(0, [1], 0, 1), (0, [4], 1, 0), (1, [2, 5], 1, 1), (4, [1, 2, 3, 6, 4], 2, 3)],
)
def test_every_married_male_has_a_child(
    brides: int, dice: list[int], sons: int, daughters: int
) -> None:
    state = position(brides={0: brides}, coming=rolls(*dice))
    play(state, "take violet 3, signoria")
    assert seat(state, 0)["available"] == {"male": 4 + sons, "female": 3 + daughters}
    assert seat(state, 0)["stock"] == {"male": 8 - sons, "female": 8 - daughters}
    (rolled,) = events(state, "offspring")
    assert rolled.facts == {"dice": dice, "sons": sons, "daughters": daughters}


@rule("signorie/offspring-4")
def test_a_stock_that_is_used_up_gives_what_it_has() -> None:
    state = position(brides={0: 3}, stock={0: (1, 8)}, coming=rolls(6, 5, 4, 1))
    play(state, "take violet 3, signoria")
    assert seat(state, 0)["stock"] == {"male": 0, "female": 7}
    assert events(state, "offspring")[0].facts["sons"] == 1


@rule("signorie/offspring-4", "signorie/S5")
def test_offspring_may_be_chosen_with_an_empty_stock() -> None:
    state = position(stock={0: (0, 0)}, coming=rolls(6))
    play(state, "take violet 3, signoria")
    assert seat(state, 0)["available"] == {"male": 12, "female": 11}


@rule("signorie/florins-1", "signorie/signoria-1")
def test_the_yellow_action_brings_three_florins() -> None:
    state = position(florins={0: 0})
    play(state, "take yellow 3, signoria")
    assert seat(state, 0)["florins"] == 3
    assert events(state, "gets-florins")[0].clause == "signorie/florins-1"


@rule("signorie/florins-2")
def test_what_else_brings_florins() -> None:
    state = position(florins={0: 0}, helpers={0: ["violet-top"]}, coming=rolls(1), placed={})
    play(state, "take violet 3, signoria, use violet-top")
    assert seat(state, 0)["florins"] == 1
    spent = position(florins={1: 0}, actor=1, assigned={("yellow", "female"): "florins"})
    play(spent, "take yellow 3, assign female 3")
    assert seat(spent, 1)["florins"] == 3 * 2
    for told in (state, spent):
        assert [event.clause for event in events(told, "gets-florins")] == ["signorie/florins-2"]
