"""The Muse and the Princess: the auction of characters, and when each is used."""

from typing import Any

import pytest

import giglio
from princes.table import (
    ANNA,
    BOB,
    CHARACTERS,
    CHRIS,
    DAVID,
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


def moment(seats: int = 4, **more: Any) -> giglio.State:
    return position(seats, expansion=True, **more)


def offering(seats: int = 3, **more: Any) -> giglio.State:
    return moment(seats, phase="offering", **more)


def card(state: giglio.State, name: str) -> Any:
    return view(state)["characters"][CHARACTERS.index(name)]


# -- preparation and money -------------------------------------------------------------------------


@rule("princes/characters-1", "princes/banker-1")
def test_six_cards_and_600_florins_on_the_banker() -> None:
    state = giglio.new("princes", 4, seed=1, options={"muse_and_princess": True})
    assert [row["character"] for row in view(state)["characters"]] == list(CHARACTERS)
    assert all(row["on_offer"] for row in view(state)["characters"])
    assert view(state)["pot"] == 600
    assert view(giglio.new("princes", 4, seed=1))["characters"] == []


@rule("princes/characters-2")
def test_points_are_not_sold() -> None:
    state = moment(florins={ANNA: 200}, points={ANNA: 30})
    assert refused(state, "introduce travel").facts == {"needed": 300, "have": 200}
    state = moment(phase="naming", florins={ANNA: 100}, points={ANNA: 30})
    assert legal(state, "name") == []
    state = moment(3, phase="naming", florins={BOB: 200}, points={BOB: 30})
    play(state, "name jester")
    assert state.actor == CHRIS
    assert told(state, "cannot-bid") == [(BOB, {"object": "jester"})]


@rule("princes/characters-3", "princes/P16")
def test_after_the_objects_and_before_the_actions_from_the_starting_seat() -> None:
    state = moment(3, phase="last", actor=CHRIS, starter=BOB, supplied=[0, 1])
    play(state, "take jester")
    assert (phase(state), state.actor) == ("offering", BOB)
    play(state, "pass, pass, pass")
    assert (phase(state), state.actor) == ("acting", BOB)


# -- bidding ---------------------------------------------------------------------------------------


@rule("princes/characters-4")
def test_any_space_of_a_card_without_a_marker() -> None:
    state = offering(florins={ANNA: 2000})
    spaces = [text.split() for text in legal(state, "offer")]
    for name in CHARACTERS:
        numbers = [int(number) for whose, number in spaces if whose == name]
        assert numbers == (list(range(6)) if name == "banker" else list(range(3, 16)))
    error = refused(state, "offer muse 2")
    assert (error.code, error.facts) == (
        "no-such-space", {"character": "muse", "lowest": 3, "highest": 15},
    )  # fmt: skip
    assert refused(state, "offer banker 6").code == "no-such-space"
    play(state, "offer merchant 6")
    assert (card(state, "merchant")["bidder"], card(state, "merchant")["space"]) == (ANNA, 6)
    assert state.actor == BOB


@rule("princes/characters-4")
def test_each_space_stands_for_100_florins() -> None:
    state = offering()
    play(state, "offer muse 6, pass, pass")
    assert seat(state, ANNA)["florins"] == 2900
    assert told(state, "wins-character") == [(ANNA, {"character": "muse", "amount": 600})]


@rule("princes/characters-5", "princes/P12")
def test_a_higher_space_displaces_a_marker_and_its_owner_bids_anew() -> None:
    state = offering()
    play(state, "offer muse 6")
    assert [text for text in legal(state, "offer") if text.startswith("muse")] == [
        f"muse {number}" for number in range(7, 16)
    ]
    error = refused(state, "offer muse 6")
    assert (error.code, error.facts) == ("higher-space", {"character": "muse", "needed": 7})
    play(state, "offer muse 7")
    assert told(state, "is-displaced") == [(ANNA, {"character": "muse"})]
    play(state, "pass")
    assert (phase(state), state.actor) == ("offering", ANNA)
    play(state, "offer cardinal 3")  # any card: she may also go elsewhere
    assert told(state, "wins-character") == [
        (BOB, {"character": "muse", "amount": 700}),
        (ANNA, {"character": "cardinal", "amount": 300}),
    ]
    assert phase(state) == "acting"


@rule("princes/characters-6", "princes/P12")
def test_whose_marker_still_lies_there_has_won() -> None:
    state = offering(4)
    play(state, "offer muse 3, offer cardinal 4, offer muse 5, pass")
    assert (state.actor, phase(state)) == (ANNA, "offering")
    play(state, "offer princess 3")  # Bob has won the Cardinal without being asked, Chris the Muse
    assert [who for who, _ in told(state, "wins-character")] == [BOB, CHRIS, ANNA]
    assert [seat(state, number)["character"] for number in range(4)] == [
        "princess", "cardinal", "muse", None,
    ]  # fmt: skip


@rule("princes/characters-6")
def test_one_card_at_most() -> None:
    state = offering()
    play(state, "offer muse 3, offer cardinal 3, offer princess 3")
    assert phase(state) == "acting"
    assert len(told(state, "wins-character")) == 3


@rule("princes/characters-7", "princes/P12")
def test_a_pass_is_final() -> None:
    state = offering()
    play(state, "pass, offer muse 3, offer muse 4")
    assert state.actor == BOB  # Anna is asked no more
    play(state, "pass")
    assert phase(state) == "acting"


@rule("princes/characters-7")
def test_nobody_bids_more_than_it_can_pay() -> None:
    state = offering(florins={ANNA: 500}, points={ANNA: 20})
    assert "muse 5" in legal(state, "offer")
    assert refused(state, "offer muse 6").facts == {"needed": 600, "have": 500}
    state = offering(florins={ANNA: 200})
    assert legal(state) == ["offer banker 0", "offer banker 1", "offer banker 2", "pass"]


@rule("princes/characters-12")
def test_it_ends_when_all_have_passed_or_won() -> None:
    state = offering(4)
    play(state, "offer muse 3, pass, pass, offer merchant 3")  # Anna wins the Muse
    assert (phase(state), state.actor) == ("just-won", DAVID)
    play(state, "later")
    assert (phase(state), state.actor) == ("acting", ANNA)


# -- cards used and not used -----------------------------------------------------------------------


@rule("princes/characters-8", "princes/P12")
def test_a_card_used_in_its_auction_cannot_be_bought_in_it() -> None:
    state = offering(4)
    play(state, "pass, offer banker 2, offer muse 3, offer muse 4")
    assert told(state, "banker-pays") == [(BOB, {"florins": 600})]
    assert state.actor == CHRIS
    assert not any(text.startswith("banker") for text in legal(state, "offer"))
    assert refused(state, "offer banker 3").code == "not-on-offer"
    state = offering(4)
    play(state, "offer merchant 3, pass, offer muse 3, offer muse 4, use merchant")
    assert state.actor == CHRIS
    assert refused(state, "offer merchant 5").code == "not-on-offer"


@rule("princes/characters-8")
def test_a_card_that_somebody_has_won_is_not_on_offer() -> None:
    state = offering(4)
    play(state, "offer muse 3, pass, offer cardinal 3, offer cardinal 4")
    assert state.actor == CHRIS  # Anna has the Muse
    assert refused(state, "offer muse 9").code == "not-on-offer"


@rule("princes/characters-8", "princes/characters-11")
def test_cards_used_or_unused_are_there_again_in_the_next_round() -> None:
    state = moment(3, actor=CHRIS, round=2, characters={ANNA: "muse", CHRIS: "cardinal"})
    play(state, "use cardinal, done, decline, decline, decline")
    assert phase(state) == "offering"
    assert told(state, "returns-character") == [(ANNA, {"character": "muse"})]
    assert all(row["on_offer"] for row in view(state)["characters"])


@rule("princes/characters-9")
@pytest.mark.parametrize("name", ["cardinal", "muse", "princess"])
def test_three_are_used_only_in_the_action_phase(name: str) -> None:
    state = moment(3, phase="naming", characters={ANNA: name}, pieces={ANNA: ["forest"] * 3})
    assert legal(state, "use") == []
    assert refused(state, f"use {name}").code == "not-now"
    state = offering(3)
    play(state, f"offer {name} 3, pass, pass")
    assert phase(state) == "acting"
    state = moment(3, characters={ANNA: name}, pieces={ANNA: ["forest"] * 3})
    assert legal(state, "use") == [name]


@rule("princes/characters-9", "princes/P19")
@pytest.mark.parametrize("name", ["merchant", "professor"])
def test_two_are_used_at_any_time(name: str) -> None:
    state = offering(3)
    play(state, f"offer {name} 3, pass, pass")
    assert legal(state) == [f"use {name}", "later"]
    play(state, "later")
    assert (phase(state), legal(state, "use")) == ("acting", [name])
    naming = moment(3, phase="naming", characters={ANNA: name})
    assert legal(naming, "use") == [name]
    last = moment(3, phase="last", supplied=[1, 2], characters={ANNA: name})
    assert legal(last, "use") == [name]
    assert refused(last, "use muse").code == "no-character"


@rule("princes/P19")
def test_after_the_actions_too() -> None:
    state = moment(3, characters={ANNA: "merchant"}, left=1, points={BOB: 5})
    play(state, "introduce travel")
    assert legal(state) == ["use merchant", "done"]


@rule("princes/characters-10", "princes/P10")
def test_a_last_chance_before_the_next_auction() -> None:
    state = moment(3, phase="last", actor=CHRIS, supplied=[0, 1],
                   characters={BOB: "professor", ANNA: "merchant"}, points={BOB: 1})  # fmt: skip
    play(state, "decline")
    assert (phase(state), state.actor, legal(state)) == (
        "lapsing", ANNA, ["use merchant", "decline"],
    )  # fmt: skip
    play(state, "use merchant")
    assert seat(state, ANNA)["points"] == 2
    assert (phase(state), state.actor) == ("lapsing", BOB)
    play(state, "decline")
    assert told(state, "returns-character") == [(BOB, {"character": "professor"})]
    assert phase(state) == "offering"
    assert all(row["on_offer"] for row in view(state)["characters"])


@rule("princes/characters-10", "princes/P10")
def test_a_last_chance_at_the_end_of_the_game() -> None:
    state = moment(
        3, actor=CHRIS, round=7, characters={ANNA: "merchant", BOB: "professor"},
        points={CHRIS: 9}, top={"prestige": ["most-lakes"]}, pieces={BOB: ["lake"]},
    )  # fmt: skip
    play(state, "done, use merchant")
    assert seat(state, ANNA)["points"] == 2
    play(state, "use professor, draw prestige, keep most-lakes, rest")
    assert state.actor == giglio.OVER
    assert told(state, "prestige-scores") == [(BOB, {"prestige": "most-lakes", "points": 6})]


# -- Banker ----------------------------------------------------------------------------------------


@rule("princes/banker-2", "princes/banker-3")
def test_the_example_of_the_banker() -> None:
    """Nobody buys in the first round: 700 lie there. Then it is bought for 200."""
    state = offering(3, round=1)
    play(state, "pass, pass, pass")
    assert view(state)["pot"] == 700
    assert told(state, "banker-grows") == [(-1, {"florins": 700})]
    state = offering(3, round=2, pot=700, florins={ANNA: 1000})
    play(state, "offer banker 2, pass, pass")
    assert seat(state, ANNA)["florins"] == 1000 - 200 + 700
    assert (seat(state, ANNA)["character"], view(state)["pot"]) == (None, 600)
    assert state.audit() == []


@rule("princes/P11")
def test_the_bid_must_be_covered_before_the_card_pays() -> None:
    state = offering(3, florins={ANNA: 100})
    assert legal(state) == ["offer banker 0", "offer banker 1", "pass"]


@rule("princes/banker-4", "princes/P11")
def test_who_has_the_banker_at_the_end_exchanges_all_it_can() -> None:
    state = offering(3, round=7, florins={ANNA: 1100, BOB: 5000}, points={ANNA: 10, BOB: 15})
    play(state, "offer banker 0, pass, pass")
    assert (seat(state, ANNA)["florins"], seat(state, ANNA)["character"]) == (1700, "banker")
    play(state, "done, done, done")
    assert told(state, "banker-exchanges") == [(ANNA, {"points": 8, "florins": 1600})]
    assert state.scores() == [18, 15, 0]
    assert seat(state, ANNA)["florins"] == 100
    assert state.score_sheet(ANNA)["banker"] == 8


@rule("princes/P11")
def test_the_exchange_comes_before_money_breaks_ties() -> None:
    state = offering(3, round=7, florins={ANNA: 0, BOB: 500}, points={ANNA: 10, BOB: 13})
    play(state, "offer banker 0, pass, pass, done, done, done")
    assert state.scores()[:2] == [13, 13]
    assert state.ranks()[:2] == [2, 1]


# -- Cardinal --------------------------------------------------------------------------------------


@rule("princes/cardinal-1")
def test_the_example_of_the_cardinal() -> None:
    """Anna builds a University, introduces Religion and completes a work by a Mathematician."""
    state = moment(characters={ANNA: "cardinal"}, hands={ANNA: ["mathematician"]})
    play(state, "use cardinal, build university, lay a1 r1, introduce religion")
    assert view(state)["left"] == 1
    play(state, "complete mathematician")  # 4 + 3 + 1
    assert told(state, "completes-work")[0][1]["value"] == 8
    play(state, "exchange 0")
    assert state.actor == BOB


@rule("princes/cardinal-1")
def test_the_cardinal_may_be_used_after_two_actions() -> None:
    state = moment(characters={ANNA: "cardinal"})
    play(state, "introduce travel, draw profession")
    play(state, legal(state)[0] + ", rest")
    assert legal(state) == ["use cardinal", "done"]
    play(state, "use cardinal")
    assert view(state)["left"] == 1


@rule("princes/cardinal-2", "princes/P15")
def test_the_limits_stay_but_a_third_work_is_allowed() -> None:
    state = moment(characters={ANNA: "cardinal"})
    play(state, "use cardinal, introduce travel, draw profession")
    play(state, legal(state)[0] + ", rest")
    assert legal(state, "introduce") == []
    assert legal(state, "draw") == ["bonus"]
    assert refused(state, "introduce opinion").code == "one-freedom"
    cards = ["poet", "painter", "lawyer"]
    state = moment(characters={ANNA: "cardinal"}, hands={ANNA: cards}, jesters={ANNA: 2})
    play(state, "use cardinal")
    for name in cards:
        play(state, f"complete {name}, exchange 0")
    assert state.actor == BOB
    assert seat(state, ANNA)["table"] == ["lawyer", "painter", "poet"]


@rule("princes/P15")
def test_a_third_building_and_a_third_bonus_card_are_allowed() -> None:
    state = moment(characters={ANNA: "cardinal"}, florins={ANNA: 9000})
    play(state, "use cardinal")
    for _ in range(3):
        play(state, "draw bonus")
        play(state, legal(state)[0] + ", rest")
    assert len(hand(state, ANNA, "bonus")) == 3
    state = moment(characters={ANNA: "cardinal"}, builders={ANNA: 3})
    play(state, "use cardinal")
    for name in ("tower", "chapel", "studio"):
        play(state, f"build {name}")
        play(state, legal(state)[0])
    assert len(seat(state, ANNA)["buildings"]) == 3


# -- Merchant --------------------------------------------------------------------------------------


@rule("princes/merchant-1", "princes/P10")
@pytest.mark.parametrize(
    ("points", "rank"), [((9, 8, 7, 6), 1), ((6, 9, 8, 7), 4), ((6, 6, 9, 9), 3), ((5, 5, 5, 5), 1)]
)
def test_as_many_points_as_the_rank(points: tuple[int, ...], rank: int) -> None:
    state = moment(characters={ANNA: "merchant"}, points=dict(enumerate(points)))
    play(state, "use merchant")
    assert seat(state, ANNA)["points"] == points[0] + rank
    assert told(state, "merchant-scores") == [(ANNA, {"rank": rank, "points": rank})]
    assert seat(state, ANNA)["character"] is None


@rule("princes/merchant-1")
def test_the_example_of_the_merchant() -> None:
    """From fourth place to the first: 4 points more."""
    state = moment(characters={ANNA: "merchant"},
                   points={ANNA: 20, BOB: 21, CHRIS: 22, DAVID: 23})  # fmt: skip
    play(state, "use merchant")
    assert state.ranks()[ANNA] == 1


@rule("princes/merchant-2", "princes/P10")
def test_or_the_next_object_for_nothing() -> None:
    state = moment(3, phase="naming", characters={ANNA: "merchant"}, florins={ANNA: 500})
    play(state, "name jester, bid 300, pass, bid 400, pass")
    assert (phase(state), legal(state)) == ("favour", ["free", "pay"])
    play(state, "free")
    assert (seat(state, ANNA)["florins"], seat(state, ANNA)["jesters"]) == (500, 1)
    assert (seat(state, ANNA)["points"], seat(state, ANNA)["character"]) == (0, None)
    assert told(state, "takes-free") == [(ANNA, {"object": "jester"})]


@rule("princes/merchant-2", "princes/P10")
def test_the_bid_must_be_payable() -> None:
    state = moment(3, phase="naming", actor=CHRIS, starter=CHRIS, characters={ANNA: "merchant"},
                   florins={ANNA: 300, CHRIS: 3500})  # fmt: skip
    play(state, "name jester, bid 300, bid 400")
    assert told(state, "cannot-bid") == []
    play(state, "bid 500")
    assert told(state, "cannot-bid") == [(ANNA, {"object": "jester"})]


@rule("princes/merchant-3", "princes/P10")
def test_or_it_is_paid_and_the_points_are_taken() -> None:
    state = moment(3, phase="naming", characters={ANNA: "merchant"}, points={BOB: 1, CHRIS: 4},
                   builders={ANNA: 1})  # fmt: skip
    play(state, "name builder, pass, pass, pay")
    assert seat(state, ANNA)["florins"] == 3300
    assert seat(state, ANNA)["points"] == 3 + 3  # third on the track, then the second builder
    assert seat(state, ANNA)["character"] is None


@rule("princes/P10")
def test_the_merchant_pays_for_the_last_seat_too() -> None:
    state = moment(3, phase="last", supplied=[1, 2], characters={ANNA: "merchant"})
    play(state, "take forest")
    assert phase(state) == "favour"
    play(state, "free, lay a1 r1")
    assert seat(state, ANNA)["florins"] == 3500


# -- Muse ------------------------------------------------------------------------------------------


@rule("princes/muse-1")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_muse_adds_the_number_of_the_round(number: int) -> None:
    state = moment(round=number, characters={ANNA: "muse"}, hands={ANNA: ["poet"]},
                   jesters={ANNA: 7})  # fmt: skip
    if number == 7:
        assert legal(state, "complete") == []  # 15 is too little without her
    play(state, "use muse, complete poet")
    assert told(state, "completes-work")[0][1]["value"] == 15 + number
    assert told(state, "completes-work")[0][1]["muse"] == number


@rule("princes/muse-1", "princes/P9")
def test_she_works_from_her_use_on_for_every_work_of_the_turn() -> None:
    state = moment(round=1, characters={ANNA: "muse"}, hands={ANNA: ["poet", "painter"]},
                   jesters={ANNA: 3})  # fmt: skip
    play(state, "complete poet, exchange 0, use muse, complete painter, exchange 0")
    assert [facts["value"] for _, facts in told(state, "completes-work")] == [8, 9]
    state = moment(round=6, characters={ANNA: "muse"}, hands={ANNA: ["poet", "painter"]},
                   jesters={ANNA: 6}, tables={ANNA: ["lawyer"]})  # fmt: skip
    play(state, "use muse, complete poet, exchange 0, complete painter, exchange 0")
    assert [facts["value"] for _, facts in told(state, "completes-work")] == [21, 21]
    assert view(state)["muse"] == 0  # not for the next seat


# -- Princess --------------------------------------------------------------------------------------

TODD = {"pieces": {ANNA: ["forest", "forest", "lake", "laboratory", "library"]},
        "hands": {ANNA: ["poet", "painter", "lawyer"]}}  # fmt: skip


@rule("princes/princess-1", "princes/princess-2")
def test_the_example_of_the_princess() -> None:
    """Two forests, a lake, laboratory, library and three cards: 9 + 4 + 3 = 16."""
    state = moment(round=6, characters={ANNA: "princess"}, **TODD)
    play(state, "use princess")
    assert told(state, "princess-works") == [(ANNA, {"value": 16, "muse": 0})]
    assert view(state)["left"] == 1
    play(state, "exchange 8")
    assert seat(state, ANNA)["points"] == 8
    assert seat(state, ANNA)["florins"] == 3500


@rule("princes/princess-2", "princes/P9")
def test_two_for_a_builder_nothing_for_jesters_and_freedoms() -> None:
    state = moment(round=6, characters={ANNA: "princess"}, builders={ANNA: 2}, jesters={ANNA: 4},
                   freedoms={ANNA: ["travel"]}, recruiting={ANNA: 1}, recruited={ANNA: 1},
                   tables={ANNA: ["botanist"]}, **TODD)  # fmt: skip
    play(state, "use princess")
    assert told(state, "princess-works")[0][1]["value"] == 16 + 4 + 3


@rule("princes/princess-3")
def test_her_work_needs_the_minimum_and_may_be_the_best() -> None:
    state = moment(4, round=7, characters={ANNA: "princess"}, **TODD)
    assert legal(state, "use") == []
    assert refused(state, "use princess").facts == {"needed": 17, "value": 16}
    state = moment(
        4, actor=DAVID, round=6, characters={DAVID: "princess"}, best={BOB: 15},
        pieces={DAVID: TODD["pieces"][ANNA]}, hands={DAVID: TODD["hands"][ANNA]},
    )  # fmt: skip
    play(state, "use princess, exchange 0, done")
    assert told(state, "best-work") == [(DAVID, {"value": 16, "points": 3})]


@rule("princes/princess-4", "princes/P9")
def test_no_bonus_cards_and_no_card_on_the_table() -> None:
    state = moment(round=6, characters={ANNA: "princess"}, bonus={ANNA: ["categories"]}, **TODD)
    play(state, "use princess")
    assert phase(state) == "exchanging"
    play(state, "exchange 0")
    assert seat(state, ANNA)["works"] == 0
    assert hand(state, ANNA, "bonus") == ["categories"]
    assert len(hand(state, ANNA)) == 3


@rule("princes/princess-1")
def test_her_work_is_an_action() -> None:
    state = moment(round=6, characters={ANNA: "princess"}, left=1, **TODD)
    play(state, "use princess, exchange 0")
    assert state.actor == BOB
    state = moment(round=6, characters={ANNA: "princess"}, left=1, recruiting={ANNA: 1},
                   tables={BOB: ["dramatist"]}, **TODD)  # fmt: skip
    play(state, "introduce travel")
    assert refused(state, "use princess").code == "no-actions-left"


# -- Professor -------------------------------------------------------------------------------------


@rule("princes/professor-1", "princes/P5")
def test_the_example_of_the_professor() -> None:
    """Ken takes a bonus card: he keeps the one for buildings."""
    five = ["each-lake", "each-building", "each-park", "categories", "each-jester"]
    state = moment(characters={ANNA: "professor"}, top={"bonus": five})
    play(state, "use professor")
    assert legal(state) == ["draw prestige", "draw bonus"]
    assert refused(state, "draw profession").code == "not-from-this-deck"
    play(state, "draw bonus")
    assert legal(state, "keep") == five
    play(state, "keep each-building, under each-park, rest")
    assert hand(state, ANNA, "bonus") == ["each-building"]
    assert (seat(state, ANNA)["florins"], view(state)["left"]) == (3500, 2)
    assert phase(state) == "acting"


@rule("princes/professor-1", "princes/characters-8")
def test_the_professor_at_once_during_the_auction() -> None:
    state = offering(3)
    play(state, "offer professor 3, offer muse 3, offer muse 4, use professor, draw prestige")
    play(state, legal(state)[0] + ", rest")
    assert (phase(state), state.actor) == ("offering", BOB)
    assert refused(state, "offer professor 9").code == "not-on-offer"
    assert len(hand(state, ANNA, "prestige")) == 1


@rule("princes/professor-1")
def test_the_professor_in_a_turn_to_name() -> None:
    state = moment(3, phase="naming", characters={ANNA: "professor"})
    play(state, "use professor, draw prestige")
    play(state, legal(state)[0] + ", rest")
    assert (phase(state), state.actor) == ("naming", ANNA)
    assert "prestige" in legal(state, "name")


@rule("princes/professor-1")
def test_without_cards_the_professor_is_of_no_use() -> None:
    names = PARTS.prestige_names
    state = moment(
        3, characters={ANNA: "professor"}, prestige={BOB: names},
        without={"bonus": list(PARTS.bonus_names)},
    )  # fmt: skip
    assert legal(state, "use") == []
    assert refused(state, "use professor").code == "decks-empty"
    state = moment(3, characters={ANNA: "professor"}, prestige={BOB: names})
    play(state, "use professor")  # only bonus cards are left
    assert phase(state) == "keeping"
    assert told(state, "professor-draws") == [(ANNA, {"deck": "bonus"})]
    assert events(state, "professor-draws")[0].forced
