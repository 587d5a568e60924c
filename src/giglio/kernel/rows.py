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


# A row that states share is not written to: a changed one takes its place.


def put(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """The same row with another number there."""
    changed = numbers[:]
    changed[at] = number
    return changed


def added(numbers: vec[i64], at: i64, more: i64) -> vec[i64]:
    """The same row with so much more there."""
    changed = numbers[:]
    changed[at] += more
    return changed


def small_added(numbers: vec[u8], at: i64, more: i64) -> vec[u8]:
    """The same of a row of small numbers."""
    changed = numbers[:]
    changed[at] = u8(i64(changed[at]) + more)
    return changed
