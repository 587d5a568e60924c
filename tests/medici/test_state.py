"""What callers get: views, refusals, invariants, words."""

import json

import pytest

import giglio
from giglio.words import LANGUAGES, Words
from medici.table import ALL_CARDS, legal, new, play, position, refused


def test_the_view_of_a_lot_being_made_up() -> None:
    state = new(3, "grain-5", "gold", first=1)
    state.play("draw")
    view = state.view(2)
    assert view == state.view(None) == json.loads(json.dumps(view))
    seats = view.pop("seats")
    assert view == {
        "day": 1, "days": 3, "phase": "selecting", "actor": 1, "selector": 1,
        "lot": ["grain-5", "gold"], "lot_value": 15, "high_bid": 0, "high_bidder": -1,
        "roomiest": 5, "deck": 16, "set_aside": 18, "unsold": [],
        "unseen": {
            **{good: [0, 1, 2, 3, 4, 5, 5] for good in ("cloth", "spice", "dye", "fur")},
            "grain": [0, 1, 2, 3, 4, 5], "gold": [],
        },
        "payments": {
            "ships": [30, 15, 0], "awards": [10, 5, 0], "bonuses": [0, 0, 0, 0, 0, 5, 10, 20],
        },
    }  # fmt: skip
    assert seats == [
        {
            "florins": 40, "holds": 5, "ship": [], "cargo": 0,
            "tracks": {"cloth": 0, "spice": 0, "grain": 0, "dye": 0, "fur": 0},
        }
    ] * 3  # fmt: skip


def test_the_view_of_an_auction() -> None:
    state = position(
        4, {1: ["fur-3", "dye-2"]}, ["gold"], actor=2, selector=0, bid=(1, 6), unsold=["fur-0"],
        levels={1: {"fur": 4}},
    )  # fmt: skip
    view = state.view(0)
    assert (view["phase"], view["actor"], view["selector"]) == ("bidding", 2, 0)
    assert (view["high_bidder"], view["high_bid"]) == (1, 6)
    assert view["unsold"] == ["fur-0"]
    assert view["seats"][1]["ship"] == ["fur-3", "dye-2"]
    assert view["seats"][1]["cargo"] == 5
    assert view["seats"][1]["tracks"]["fur"] == 4  # it moves at the end of the day


@pytest.mark.parametrize(
    ("before", "action", "clause", "code"),
    [
        ("draw", "pass", "medici/lot-3", "no-auction"),
        ("draw", "bid 40", "medici/lot-3", "no-auction"),
        ("stop", "draw", "medici/lot-3", "auction-runs"),
        ("stop", "stop", "medici/lot-3", "auction-runs"),
        ("stop, bid 4", "bid 4", "medici/bid-2", "too-low"),
        ("stop", "bid 41", "medici/load-1", "too-dear"),
    ],
)
def test_refusals_say_why(before: str, action: str, clause: str, code: str) -> None:
    state = new(4, "fur-3", "fur-2", "fur-1")
    play(state, before)
    error = refused(state, action)
    assert (error.clause, error.code) == (clause, code)
    assert error.reason
    for language in LANGUAGES:
        words = Words(giglio.games()["medici"], language)
        said = words.refusal(error)
        assert said
        assert (said == error.reason) is False
        assert words.messages.faults == set()


@pytest.mark.parametrize("text", ["bid", "bid x", "bid 0", "bid 581", "draw 1", "sell", ""])
def test_words_that_mean_nothing_are_refused(text: str) -> None:
    assert isinstance(refused(new(4), text), giglio.UnknownAction)


def test_actions_in_words() -> None:
    state = new(4, "fur-3")
    assert [state.action(words) for words in ("draw", "stop", "pass", "bid 1")] == [0, 1, 2, 3]
    assert state.describe(state.action("bid 7")) == {"verb": "bid", "amount": 7}
    play(state, "stop")
    assert len(legal(state)) == 41


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_source_has_a_name_in_every_language(language: str) -> None:
    words = Words(giglio.games()["medici"], language, ["Anna", "Bruno"])
    named = {words.name(card) for card in set(ALL_CARDS)}
    assert len(named) == 31
    sources = [words.source(key) for key in ("start", "bids", "ships", "awards", "bonuses")]
    assert len(set(sources)) == 5
    assert words.messages.faults == set()


def test_what_is_told_in_english() -> None:
    words = Words(giglio.games()["medici"], "en", ["Anna", "Bruno", "Carla"])
    state = new(3, "grain-5", "gold")
    play(state, "draw, stop, bid 1, pass, bid 12")
    told = [words.event(event) for event in state.story.events]
    assert told[:9] == [
        "Day 1 begins with 18 cards in the deck. Anna goes first.",
        "Anna turns up grain 5. 17 cards are left in the deck.",
        "Anna turns up gold. 16 cards are left in the deck.",
        "Anna offers the lot: grain 5 and gold.",
        "Bruno bids 1.",
        "Carla passes.",
        "Anna bids 12.",
        "Anna pays 12 florins and loads grain 5 and gold.",
        told[8],
    ]
    assert words.ask(state.view(None)) == "Bruno makes up a lot: draw another card, or stop?"


def broken(**fields: object) -> list[str]:
    """What the audit says of a state with these fields."""
    state = position(4, {1: ["fur-3", "dye-2"]}, ["gold"], actor=2, selector=0, bid=(1, 6))
    assert state.audit() == []
    for name, value in fields.items():
        row = getattr(state, name)
        if isinstance(value, tuple):
            at, number = value
            row[at] = number
        else:
            setattr(state, name, value)
    return state.audit()


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"deck_left": 20}, "cards are unseen"),
        ({"unseen": (0, 2)}, "there are 2 of cloth-0, not 1"),
        ({"ships": (5, 0)}, "of cloth-0"),
        ({"loaded": (1, 3)}, "counts 3 cards and holds 2"),
        ({"florins": (1, 41)}, "do not add up to 41"),
        ({"florins": (1, -1)}, "seat 1 has -1 florins"),
        ({"income": (1, -3)}, "earned by bidding"),
        ({"tracks": (7, 8)}, "level 8 of 7"),
        ({"holds": 6}, "6 holds, not 5"),
        ({"day": 4}, "no day 4"),
        ({"phase": 2}, "phase 2"),
        ({"phase": 0}, "makes up the lot of seat 0"),
        ({"selector": 4}, "no selector 4"),
        ({"high_bid": 41}, "bid 41 of 40"),
        ({"high_bidder": -1}, "nobody bid 6"),
        ({"high_bid": 40}, "nothing to decide"),
    ],
)
def test_the_audit_finds_what_is_wrong(fields: dict[str, object], said: str) -> None:
    wrong = broken(**fields)
    assert any(said in sentence for sentence in wrong), wrong


def test_states_that_cannot_be_are_not_restored() -> None:
    told = new(4).state()
    for change in ({"unseen": [0] * 31}, {"florins": [40] * 3}, {"lot": []}, {"ships": [31] * 20}):
        with pytest.raises(ValueError, match="no state of the game"):
            giglio.load("medici", told | change)
