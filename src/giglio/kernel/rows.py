"""Rows of equal numbers: what packed states begin with."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8


def row(size: i64, value: i64) -> vec[i64]:
    """So many numbers of the same value."""
    numbers = vec[i64](capacity=size)
    while len(numbers) < size:
        numbers = append(numbers, value)
    return numbers


def small_row(size: i64, value: i64) -> vec[u8]:
    """The same for numbers from 0 to 255, in an eighth of the space."""
    numbers = vec[u8](capacity=size)
    while len(numbers) < size:
        numbers = append(numbers, u8(value))
    return numbers
