"""The random stream written a second time, with Python's large numbers, straight from its paper."""

from hashlib import sha256

BITS_64 = (1 << 64) - 1
BITS_32 = (1 << 32) - 1


class Model:
    """PCG32 (XSH-RR) as M. E. O'Neill's `pcg_basic.c` has it, and Lemire's bounded numbers."""

    def __init__(self, state: int, stream: int) -> None:
        self.step = (stream << 1 | 1) & BITS_64
        self.state = 0
        self.next32()
        self.state = (self.state + state) & BITS_64
        self.next32()

    def next32(self) -> int:
        old = self.state
        self.state = (old * 6364136223846793005 + self.step) & BITS_64
        mixed = ((old >> 18 ^ old) >> 27) & BITS_32
        turn = old >> 59
        return (mixed >> turn | mixed << (-turn & 31)) & BITS_32

    def below(self, n: int) -> int:
        while True:
            product = self.next32() * n
            if product & BITS_32 >= (1 << 32) % n:
                return product >> 32


class SeededModel:
    """What a seed of 32 bytes gives: two keys a digest, each left before 64 of its bits showed."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.cut = 0
        self.cut_key()

    def cut_key(self) -> None:
        digest = sha256(self.seed + (self.cut // 2 * 2).to_bytes(8, "big")).digest()
        half = digest[16 * (self.cut % 2) :][:16]
        self.stream = Model(int.from_bytes(half[:8], "big"), int.from_bytes(half[8:], "big"))
        self.cut += 1
        self.shown = 0

    def below(self, n: int) -> int:
        if self.shown + n.bit_length() > 64:
            self.cut_key()
        self.shown += n.bit_length()
        return self.stream.below(n)
