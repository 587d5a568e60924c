"""Chance outcomes in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from giglio.kernel.chance import ChanceError, kind_of, n_of, value_of
from giglio.kernel.outcome import Outcome

KINDS = (("first-seat", ()), ("card", ("fur-0", "fur-5", "gold")))


def test_kinds_and_values_have_names() -> None:
    assert str(Outcome.named(KINDS, 1, 36, 2)) == "card 36 = gold"
    assert str(Outcome.named(KINDS, 0, 4, 3)) == "first-seat 4 = 3"


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("card 36 = gold", Outcome("card", 36, "gold")),
        ("  card   36=gold ", Outcome("card", 36, "gold")),
        ("card = gold", Outcome("card", 0, "gold")),
        ("first-seat 4 = 3", Outcome("first-seat", 4, 3)),
    ],
)
def test_texts_are_understood(text: str, outcome: Outcome) -> None:
    assert Outcome.parse(text) == outcome


@given(st.integers(0, 1), st.integers(1, 1000), st.integers(0, 2))
def test_what_is_written_can_be_read_and_packed(kind: int, n: int, value: int) -> None:
    outcome = Outcome.parse(str(Outcome.named(KINDS, kind, n, value)))
    entry = outcome.packed(KINDS)
    assert (kind_of(entry), n_of(entry), value_of(entry)) == (kind, n, value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is no chance outcome"),
        ("card 36", "is no chance outcome"),
        ("card 36 =", "is no chance outcome"),
        ("card 36 = fur 5", "is no chance outcome"),
        ("the card 36 = gold", "is no chance outcome"),
        ("card many = gold", "“many” in “card many = gold” is not a number"),
    ],
)
def test_what_is_no_outcome_is_refused(text: str, message: str) -> None:
    with pytest.raises(ChanceError) as failed:
        Outcome.parse(text)
    assert message in str(failed.value)


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        (Outcome("die", 6, 3), "no chance of kind “die” here; known: first-seat, card"),
        (Outcome("card", 36, "silver"), "“silver” in “card 36 = silver” is no card; known: fur-0"),
        (Outcome("card", 36, 1), "is no card"),
        (Outcome("first-seat", 4, "last"), "“last” in “first-seat 4 = last” is not a number"),
        (Outcome("first-seat", 4, -1), "is not a number"),
    ],
)
def test_an_outcome_of_another_game_is_refused(outcome: Outcome, message: str) -> None:
    with pytest.raises(ChanceError) as failed:
        outcome.packed(KINDS)
    assert message in str(failed.value)
