"""What seats know of hands and decks, and what guesses make of it."""

from collections import Counter
from typing import Any

import giglio
from princes.table import (
    ANNA,
    BOB,
    CHRIS,
    PARTS,
    hand,
    legal,
    phase,
    play,
    position,
    seat,
    told,
    view,
)
from support import rule

FIVE = ["poet", "painter", "lawyer", "composer", "physicist"]


def known(state: giglio.State, eyes: int, deck: str = "profession") -> list[tuple[int, str]]:
    rows = view(state, eyes)["decks"][deck]["known"]
    return [(row["place"], row["card"]) for row in rows]


def lying(state: giglio.State, deck: str = "profession") -> list[str]:
    """The truth: what lies in a deck, in the order in which it is kept."""
    entries: Any = state.state()[f"{deck}_deck"]
    names = PARTS.card_names[("profession", "prestige", "bonus").index(deck)]
    return [names[entry & 0xFFF] for entry in entries]


def taken() -> giglio.State:
    """Anna took the lawyer and knows what she laid under the deck."""
    state = position(3, top={"profession": FIVE}, hands={BOB: ["goldsmith"]})
    play(state, "draw profession, keep lawyer, under composer, rest, done")
    return state


@rule("princes/look-3", "princes/P18")
def test_who_laid_cards_under_a_deck_knows_them_and_their_order() -> None:
    state = taken()
    bottom = ["composer", "poet", "painter", "physicist"]
    assert known(state, ANNA) == list(enumerate(bottom, 16))
    assert known(state, BOB) == known(state, CHRIS) == []
    for seed in range(8):
        assert lying(state.resample(ANNA, seed))[-4:] == bottom
    assert len({tuple(lying(state.resample(BOB, seed))[-4:]) for seed in range(8)}) == 8


@rule("princes/P18")
def test_what_another_has_looked_at_is_forgotten() -> None:
    """Anna knows the five uppermost cards; when Bob has looked she does not know where they are."""
    state = position(3, actor=BOB, starter=BOB, top={"profession": FIVE})
    told_of = state.state()
    entries: Any = told_of["profession_deck"]
    told_of["profession_deck"] = [entry | 1 << 12 for entry in entries[:5]] + entries[5:]
    state = giglio.load("princes", told_of, seed=1)
    assert [card for _, card in known(state, ANNA)] == FIVE
    play(state, "draw profession, keep lawyer, rest")
    assert known(state, ANNA) == []
    assert [card for _, card in known(state, BOB)] == ["poet", "painter", "composer", "physicist"]
    hands = Counter(hand(state.resample(ANNA, seed), BOB)[0] for seed in range(40))
    assert len(hands) > 10  # she does not reckon with its being one of five


@rule("princes/P18")
def test_known_cards_below_those_looked_at_stay_known() -> None:
    state = position(3, top={"bonus": [*PARTS.bonus_names[:7]]})
    truth = state.state()
    entries: Any = truth["bonus_deck"]
    truth["bonus_deck"] = [entry | 1 << 12 for entry in entries[:7]] + entries[7:]
    state = giglio.load("princes", truth, seed=1)
    play(state, "done, draw bonus")
    assert known(state, ANNA, "bonus") == [
        (1, PARTS.bonus_names[5]), (2, PARTS.bonus_names[6]),
    ]  # fmt: skip


@rule("princes/setup-4", "princes/P18")
def test_a_returned_card_is_known_to_be_in_the_deck_until_somebody_looks() -> None:
    state = giglio.new("princes", 3, seed=5, story=True)
    while phase(state) == "dealing":
        play(state, legal(state)[0])
    returned = {who: str(facts["profession"]) for who, facts in told(state, "returned")}
    for who, card in returned.items():
        assert known(state, who) == [(0, card)]
        for seed in range(6):
            guess = state.resample(who, seed)
            assert all(card not in hand(guess, other) for other in range(3))
    while phase(state) != "acting":
        play(state, "decline")
    play(state, "draw profession")
    assert all(known(state, who) == [] for who in range(3))


def test_hands_are_guessed_from_what_is_not_seen() -> None:
    state = position(
        3, hands={ANNA: ["poet"], BOB: ["lawyer", "painter"]}, tables={CHRIS: ["botanist"]},
        bonus={BOB: ["categories"], ANNA: ["each-lake"]}, prestige={CHRIS: ["most-works"]},
    )  # fmt: skip
    seen: Counter[str] = Counter()
    for seed in range(400):
        guess = state.resample(ANNA, seed)
        assert hand(guess, ANNA) == ["poet"]
        assert hand(guess, ANNA, "bonus") == ["each-lake"]
        assert seat(guess, CHRIS)["table"] == ["botanist"]
        assert [len(hand(guess, BOB, deck)) for deck in ("profession", "bonus")] == [2, 1]
        seen.update(hand(guess, BOB))
    assert set(seen) == set(PARTS.profession_names) - {"poet", "botanist"}
    assert max(seen.values()) < 3 * min(seen.values())  # 800 cards over 19 names, 42 each


def test_who_looks_at_cards_is_guessed_to_see_others() -> None:
    state = position(3, top={"prestige": ["most-works"]}, phase="last", supplied=[1, 2])
    play(state, "take prestige")
    assert view(state, ANNA)["seen"][0] == "most-works"
    seen = {tuple(view(state.resample(BOB, seed), ANNA)["seen"]) for seed in range(10)}
    assert len(seen) > 8
    same = {tuple(view(state.resample(ANNA, seed), ANNA)["seen"]) for seed in range(10)}
    assert len(same) == 1
    guess = state.resample(BOB, 1)
    play(guess, legal(guess)[0] + ", rest")
    assert guess.audit() == []


def test_a_work_begun_tells_that_the_bonus_cards_suffice() -> None:
    """Bob's work is worth 5 without bonus cards and needs 7: others guess cards that bring 2."""
    state = position(
        3, actor=BOB, starter=BOB, hands={BOB: ["poet"]}, jesters={BOB: 2},
        bonus={BOB: ["each-jester", "each-park"]},
    )  # fmt: skip
    play(state, "complete poet")
    assert phase(state) == "adding"
    pairs = set()
    for seed in range(60):
        guess = state.resample(ANNA, seed)
        pairs.add(tuple(hand(guess, BOB, "bonus")))
        guess.playout(seed)
        assert guess.audit() == []
    enough = {"each-jester", "jesters-and-freedoms", "categories", "table-cards"}
    assert len(pairs) > 8
    for pair in pairs:
        assert (
            "each-jester" in pair or len(enough & set(pair)) == 2 or "jesters-and-freedoms" in pair
        )


def test_even_a_single_sufficient_card_is_found() -> None:
    """Only this card of the fourteen left suffices, and it is not always drawn in time."""
    alone = ["each-jester"]
    useless = ["each-park", "each-lake", "each-forest", "each-landscape", "landscape-types",
               "each-freedom", "each-builder", "builders-and-lakes", "each-prestige-card",
               "each-building", "each-large-building", "building-sizes", "hand-cards"]  # fmt: skip
    others = [name for name in PARTS.bonus_names if name not in (*alone, *useless)]
    state = position(
        3, actor=BOB, starter=BOB, hands={BOB: ["poet"]}, jesters={BOB: 2},
        bonus={BOB: [*alone, useless[0]]}, without={"bonus": others},
    )  # fmt: skip
    play(state, "complete poet")
    for seed in range(120):
        assert "each-jester" in hand(state.resample(ANNA, seed), BOB, "bonus")


def test_closed_money_shows_only_ones_own() -> None:
    state = position(3, options={"open_money": False}, florins={ANNA: 700})
    assert [row["florins"] for row in view(state, ANNA)["seats"]] == [700, None, None]
    assert [row["florins"] for row in view(state)["seats"]] == [None, None, None]
    state.playout(1)
    assert None not in [row["florins"] for row in view(state)["seats"]]
