"""Actions: numbers inside, words outside, from one declaration."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from giglio.kernel.actions import Actions, Choice, Verb, Whole
from giglio.kernel.refusal import GameError, IllegalAction, UnknownAction

TOWNS = ("san-gimignano", "pisa", "lucca")
ACTIONS = Actions(
    Verb("pass"),
    Verb("bid", Whole("amount", 5, 9)),
    Verb("send", Choice("town", TOWNS), Whole("row", 1, 4, prefix="r")),
)

words = st.text(alphabet=st.characters(codec="utf-8"), max_size=12)


@pytest.mark.parametrize(
    ("number", "text", "described"),
    [
        (0, "pass", {"verb": "pass"}),
        (1, "bid 5", {"verb": "bid", "amount": 5}),
        (5, "bid 9", {"verb": "bid", "amount": 9}),
        (6, "send san-gimignano r1", {"verb": "send", "town": "san-gimignano", "row": 1}),
        (12, "send pisa r3", {"verb": "send", "town": "pisa", "row": 3}),
        (17, "send lucca r4", {"verb": "send", "town": "lucca", "row": 4}),
    ],
)
def test_numbers_follow_the_declaration(
    number: int, text: str, described: dict[str, int | str]
) -> None:
    assert ACTIONS.size == 18  # 1 + 5 + 3 * 4
    assert ACTIONS.words(number) == text
    assert ACTIONS.describe(number) == described
    assert ACTIONS.parse(text) == number
    assert ACTIONS.from_described(described) == number


@given(st.integers(0, ACTIONS.size - 1))
def test_words_and_structures_lead_back(number: int) -> None:
    assert ACTIONS.parse(ACTIONS.words(number)) == number
    described = json.loads(json.dumps(ACTIONS.describe(number)))
    assert ACTIONS.from_described(described) == number
    assert ACTIONS.verb_of(number).number(*ACTIONS.verb_of(number).indices(number)) == number


@pytest.mark.parametrize("text", ["  BID   7 ", "Bid 07", "bid\t7"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert ACTIONS.words(ACTIONS.parse(text)) == "bid 7"


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("", "no-such-verb", "there are pass, bid, send"),
        ("dance", "no-such-verb", "“dance” is no action"),
        ("bid", "wrong-arguments", "amount from 5 to 9"),
        ("bid 4", "wrong-arguments", "“4” does not fit"),
        ("bid 10", "wrong-arguments", "amount from 5 to 9"),
        ("bid -7", "wrong-arguments", "amount from 5 to 9"),
        ("bid ７", "wrong-arguments", "amount from 5 to 9"),
        ("bid 7777777777777777777777", "wrong-arguments", "amount from 5 to 9"),
        ("bid 7 7", "wrong-arguments", "amount from 5 to 9"),
        ("pass 1", "wrong-arguments", "“pass” stands alone"),
        ("send rome r1", "wrong-arguments", "town, one of san-gimignano, pisa, lucca"),
        ("send pisa r5", "wrong-arguments", "row from r1 to r4"),
    ],
)
def test_what_is_no_action_says_what_there_is(text: str, code: str, reason: str) -> None:
    with pytest.raises(UnknownAction) as failed:
        ACTIONS.parse(text)
    assert failed.value.code == code
    assert reason in failed.value.reason
    assert isinstance(failed.value, IllegalAction)


@pytest.mark.parametrize("number", [-1, 18, 1 << 40])
def test_numbers_out_of_range_are_unknown(number: int) -> None:
    for ask in (ACTIONS.words, ACTIONS.describe):
        with pytest.raises(UnknownAction, match="from 0 to 17"):
            ask(number)


@pytest.mark.parametrize(
    "described",
    [
        {},
        {"verb": "bid"},
        {"verb": "bid", "amount": 7, "town": "pisa"},
        {"verb": "bid", "price": 7},
        {"verb": "bid", "amount": 4},
        {"verb": "bid", "amount": "seven"},
        {"verb": "send", "town": "pisa", "row": "r9"},
    ],
)
def test_structures_that_do_not_fit_are_unknown(described: dict[str, int | str]) -> None:
    with pytest.raises(UnknownAction):
        ACTIONS.from_described(described)


@given(st.lists(words, max_size=4).map(" ".join))
def test_any_text_is_an_action_or_unknown(text: str) -> None:
    try:
        number = ACTIONS.parse(text)
    except UnknownAction as error:
        assert error.reason
    else:
        assert ACTIONS.words(number) == " ".join(ACTIONS.words(number).split())


@given(st.dictionaries(words | st.sampled_from(["verb", "amount"]), words | st.integers()))
def test_any_structure_is_an_action_or_unknown(described: dict[str, int | str]) -> None:
    try:
        number = ACTIONS.from_described(described)
    except UnknownAction as error:
        assert error.reason
    else:
        assert 0 <= number < ACTIONS.size


def test_a_verb_is_declared_once() -> None:
    with pytest.raises(GameError, match="same name"):
        Actions(Verb("pass"), Verb("pass"))


def test_more_actions_than_a_record_can_hold_are_refused() -> None:
    with pytest.raises(GameError, match="more than a record can hold"):
        Actions(Verb("bid", Whole("amount", 0, 1 << 20)))


def test_whole_numbers_may_go_in_steps() -> None:
    actions = Actions(Verb("pass"), Verb("bid", Whole("amount", 200, 500, step=100)))
    assert [actions.words(number) for number in range(1, 5)] == [
        "bid 200", "bid 300", "bid 400", "bid 500",
    ]  # fmt: skip
    assert actions.size == 5
    assert actions.parse("bid 400") == 3
    assert actions.describe(3) == {"verb": "bid", "amount": 400}
    for wrong in ("bid 250", "bid 100", "bid 600"):
        with pytest.raises(UnknownAction, match="from 200 to 500 in steps of 100"):
            actions.parse(wrong)


def test_long_lists_of_names_are_shown_shortened() -> None:
    many = Choice("card", [f"card-{number}" for number in range(30)])
    assert "card-11 …" in many.expected()
    assert "card-12" not in many.expected()
