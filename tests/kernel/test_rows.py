"""Rows of numbers, and changed rows that leave the shared one alone."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from giglio.kernel.rows import added, put, row, small_added, small_row


def test_rows_begin_with_equal_numbers() -> None:
    assert list(row(3, -1)) == [-1, -1, -1]
    assert list(small_row(2, 255)) == [255, 255]
    assert list(row(0, 5)) == []


def test_a_changed_row_is_another_row() -> None:
    shared = vec[i64]([4, 5, 6])
    assert list(put(shared, 1, 9)) == [4, 9, 6]
    assert list(added(shared, 2, -2)) == [4, 5, 4]
    assert list(shared) == [4, 5, 6]
    small = vec[u8]([7, 8])
    assert list(small_added(small, 0, -7)) == [0, 8]
    assert list(small_added(small, 1, 1)) == [7, 9]
    assert list(small) == [7, 8]
