"""Fields of states as plain values, and back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64, u8

from giglio.kernel.fields import packed, plain

NATIVE = st.integers(-(1 << 63), (1 << 63) - 1)


@given(st.lists(NATIVE, max_size=9))
def test_a_row_survives_json(numbers: list[int]) -> None:
    row = vec[i64](numbers)
    told = json.loads(json.dumps(plain(row)))
    back = packed("row", told, vec[i64]())
    assert list(back) == numbers  # type: ignore[call-overload]
    assert type(back) is type(row)


@given(st.lists(st.integers(0, 255), max_size=9))
def test_a_small_row_survives_json(numbers: list[int]) -> None:
    row = vec[u8](numbers)
    back = packed("row", json.loads(json.dumps(plain(row))), vec[u8]())
    assert list(back) == numbers  # type: ignore[call-overload]
    assert type(back) is type(row)


def test_a_number_stays_a_number() -> None:
    assert packed("day", plain(3), 0) == 3


@pytest.mark.parametrize(
    ("value", "like", "message"),
    [
        ("three", 0, "“it” must be a whole number"),
        ([3], 0, "“it” must be a whole number"),
        (None, 0, "“it” must be a whole number"),
        (1 << 63, 0, "“it” cannot hold 9223372036854775808"),
        (3, vec[i64](), "“it” must be a list of whole numbers"),
        (["three"], vec[i64](), "“it” must be a list of whole numbers"),
        ([1, 256], vec[u8](), "“it” cannot hold 256"),
        ([-1], vec[u8](), "“it” cannot hold -1"),
        ([1 << 63], vec[i64](), "“it” cannot hold 9223372036854775808"),
    ],
)
def test_what_a_field_cannot_hold_is_refused(value: object, like: object, message: str) -> None:
    with pytest.raises(ValueError, match="“it”") as failed:
        packed("it", value, like)
    assert str(failed.value) == message
