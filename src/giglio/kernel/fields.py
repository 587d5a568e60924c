"""The fields of a state as plain values, and back."""

from librt.vecs import append

LARGEST = (1 << 63) - 1  # that a field of a compiled state can hold


def plain(value: object) -> object:
    """A field as JSON knows it."""
    if isinstance(value, (int, str)):
        return value
    return [int(number) for number in value]  # type: ignore[attr-defined]


def packed(name: str, value: object, like: object) -> object:
    """A plain value in the form of the field it stands for; ValueError where it has another."""
    if isinstance(like, int):
        if not isinstance(value, int):
            raise ValueError(f"“{name}” must be a whole number")
        if not -LARGEST <= value <= LARGEST:
            raise ValueError(f"“{name}” cannot hold {value}")
        return value
    if not isinstance(value, list) or not all(isinstance(number, int) for number in value):
        raise ValueError(f"“{name}” must be a list of whole numbers")
    return row_like(name, value, like)


def row_like(name: str, numbers: list[int], like: object) -> object:
    """These numbers as a row of the same type as another."""
    row = like[:0]  # type: ignore[index]
    for number in numbers:
        try:
            row = append(row, number)
        except (OverflowError, ValueError) as error:
            raise ValueError(f"“{name}” cannot hold {number}") from error
    return row
