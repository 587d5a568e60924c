"""The random stream: PCG32 (XSH-RR 64/32) by M. E. O'Neill, in 32-bit halves.

The 64-bit state of the generator is kept as two halves and every product stays below 2**63, so
that the same source gives the same numbers interpreted (Python's integers) and compiled (native
64-bit ones), on every platform.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
# The multiplier 6364136223846793005; both halves happen to be below 2**31.
MULTIPLIER_HIGH: Final[i64] = 0x5851F42D
MULTIPLIER_LOW: Final[i64] = 0x4C957F2D


def scramble(number: i64) -> i64:
    """A good 32-bit hash of a 32-bit number (C. Wellons' "lowbias32")."""
    number = number ^ (number >> 16)
    number = (number * 0x7FEB352D) & MASK
    number = number ^ (number >> 15)
    # 0x846CA68B is above 2**31; multiplied in two steps to stay below 2**63.
    number = (((number * 0x42365345) << 1) + number) & MASK
    return number ^ (number >> 16)


@mypyc_attr(allow_interpreted_subclasses=False)
class Pcg32:
    """One stream of evenly spread numbers."""

    high: i64
    low: i64
    step_high: i64
    step_low: i64

    def __init__(self) -> None:
        self.high = 0
        self.low = 0
        self.step_high = 0
        self.step_low = 1

    def key(self, high: i64, low: i64, stream_high: i64, stream_low: i64) -> None:
        """Start from a 64-bit state and a 63-bit stream number, as `pcg32_srandom` does."""
        self.step_high = ((stream_high << 1) | (stream_low >> 31)) & MASK
        self.step_low = ((stream_low << 1) | 1) & MASK
        self.high = 0
        self.low = 0
        self.advance()
        total = self.low + low
        self.low = total & MASK
        self.high = (self.high + high + (total >> 32)) & MASK
        self.advance()

    def key_from(self, seed: i64) -> None:
        """Start from a plain number: neighbouring numbers give unrelated streams."""
        low = seed & MASK
        high = (seed >> 32) & MASK
        first = scramble(low ^ scramble(high ^ 0x67696C69))
        second = scramble(first ^ 0x6F67696C)
        third = scramble(second ^ high)
        self.key(first, second, third, scramble(third ^ low))

    def advance(self) -> None:
        product = self.low * MULTIPLIER_LOW + self.step_low
        high = (product >> 32) + ((self.low * MULTIPLIER_HIGH) & MASK)
        high = high + ((self.high * MULTIPLIER_LOW) & MASK) + self.step_high
        self.low = product & MASK
        self.high = high & MASK

    def next32(self) -> i64:
        """The next 32 random bits."""
        high = self.high
        low = self.low
        self.advance()
        mixed = (((high << 5) | (low >> 27)) ^ (high >> 13)) & MASK
        turn = high >> 27
        return ((mixed >> turn) | (mixed << ((32 - turn) & 31))) & MASK

    def below(self, n: i64) -> i64:
        """A number 0..n-1, each exactly as likely (Lemire's method)."""
        product = self.next32() * n
        rest = product & MASK
        if rest < n:
            threshold = (0x100000000 - n) % n
            while rest < threshold:
                product = self.next32() * n
                rest = product & MASK
        return product >> 32

    def copy_stream(self, other: "Pcg32") -> None:
        """Go on exactly where another stream stands."""
        self.high = other.high
        self.low = other.low
        self.step_high = other.step_high
        self.step_low = other.step_low
