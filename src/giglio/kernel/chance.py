"""The one door for chance: seeded, scripted, or scripted first and seeded after.

What passes through it can be written down: the log holds every outcome and, between them, every
decision, each packed into one integer. A log is kept for games that are played, never for guesses.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from giglio.kernel.pcg import Pcg32

GENERATOR: Final = "giglio-pcg32-1"

# Who may see a thing: one bit a seat. Everyone is all bits.
EVERYONE: Final[i64] = 0xFF
NOBODY: Final[i64] = 0

# One log entry: kind (8 bits) | audience (8) | n or seat (20) | value or action (20).
DECISION: Final[i64] = 0xFF
SHOWN: Final[i64] = 0xFE  # only in traces
FIELD: Final[i64] = 0xFFFFF
LARGEST: Final[i64] = 0xFFFFF

# Nobody may see more of one key than this many bits; the key has 127, so it stays unknown and the
# cards to come cannot be worked out from the cards that came.
BITS_PER_KEY: Final[i64] = 64


class ChanceError(ValueError):
    """A script of chance outcomes does not fit the game, or has come to its end.

    `place` says which of its outcomes does not fit, from 0.
    """

    def __init__(self, reason: str = "", place: int = -1) -> None:
        super().__init__(reason)
        self.place = place


def pack(kind: i64, audience: i64, n: i64, value: i64) -> i64:
    return (kind << 48) | (audience << 40) | (n << 20) | value


def kind_of(entry: i64) -> i64:
    return entry >> 48


def audience_of(entry: i64) -> i64:
    return (entry >> 40) & 0xFF


def n_of(entry: i64) -> i64:
    return (entry >> 20) & FIELD


def value_of(entry: i64) -> i64:
    return entry & FIELD


def big_endian(digest: bytes, at: i64) -> i64:
    """Four bytes as one number."""
    return (
        (i64(digest[at]) << 24)
        | (i64(digest[at + 1]) << 16)
        | (i64(digest[at + 2]) << 8)
        | i64(digest[at + 3])
    )


def follow(trace: i64, kind: i64, value: i64) -> i64:
    """The digest of one outcome more: 40 bits, so that a factor of 20 keeps it below 2**63."""
    return ((trace ^ (kind << 20) ^ (value + 1)) * 0xF4243 + 0x9E3779B9) & 0xFFFFFFFFFF


def bit_length(n: i64) -> i64:
    bits: i64 = 0
    while n > 0:
        bits += 1
        n = n >> 1
    return bits


class Chance(Pcg32):
    """Where a game's dice and cards come from."""

    seed: bytes  # 32 bytes of a published game's seed; empty: no seed, or a guess
    keys: i64  # how many keys have been cut from the seed
    digest: bytes  # what the last of them were cut from
    shown: i64  # bits an observer can have seen of the present key
    endless: bool  # can draw without a script
    script: vec[i64]
    script_at: i64
    keeps_log: bool
    log: vec[i64]
    watch: i64  # whose eyes the trace goes by, one bit a seat; 0: nobody follows it
    trace: i64  # a digest of the outcomes those eyes have seen since somebody set it

    def __init__(self) -> None:
        super().__init__()
        self.seed = b""
        self.keys = 0
        self.digest = b""
        self.shown = 0
        self.endless = False
        self.script = vec[i64]()
        self.script_at = 0
        self.keeps_log = False
        self.log = vec[i64]()
        self.watch = 0
        self.trace = 0

    # -- where it comes from ---------------------------------------------------------------

    def begin_seeded(self, seed: bytes) -> None:
        """Draw from a 256-bit seed, cutting a new key from it before the old one shows."""
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self.seed = seed
        self.endless = True
        self.keeps_log = True
        self.cut_key()

    def begin_script(self, script: vec[i64]) -> None:
        self.script = script
        self.keeps_log = True

    def begin_guess(self, seed: i64) -> None:
        """A light stream for imagined games: no seed to protect, no log."""
        self.endless = True
        self.key_from(seed)

    def cut_key(self) -> None:
        """A new key from the seed. One digest gives two."""
        half = self.keys & 1
        if half == 0:
            self.digest = sha256(self.seed + int(self.keys).to_bytes(8, "big")).digest()
        self.keys += 1
        self.shown = 0
        at = half * 16
        self.key(
            big_endian(self.digest, at),
            big_endian(self.digest, at + 4),
            big_endian(self.digest, at + 8),
            big_endian(self.digest, at + 12),
        )

    def clone(self) -> "Chance":
        """The same stream from the same place, with the same past."""
        twin = Chance()
        twin.copy_stream(self)
        twin.seed = self.seed
        twin.keys = self.keys
        twin.digest = self.digest
        twin.shown = self.shown
        twin.endless = self.endless
        twin.script = self.script  # never written to, so it can be shared
        twin.script_at = self.script_at
        twin.keeps_log = self.keeps_log
        if self.keeps_log:
            twin.log = self.log[:]
        return twin

    # -- drawing ---------------------------------------------------------------------------

    def raw(self, n: i64) -> i64:
        """A number 0..n-1 from the stream."""
        if len(self.seed) > 0:
            bits = bit_length(n)
            if self.shown + bits > BITS_PER_KEY:
                self.cut_key()
            self.shown += bits
        return self.below(n)

    def draw(self, kind: i64, n: i64, audience: i64 = EVERYONE) -> i64:
        """One of n equally likely outcomes, 0..n-1."""
        if n < 1 or n > LARGEST:
            raise ValueError("chance needs between one and " + str(LARGEST) + " outcomes")
        if self.scripted():
            value = self.next_in_script(kind, n)
            if value >= n:
                raise self.misfit(f"it says {value}, but only 0..{n - 1} are possible")
        else:
            value = self.raw(n)
        if self.watch & audience != 0:
            self.trace = follow(self.trace, kind, value)
        if self.keeps_log:
            self.log = append(self.log, pack(kind, audience, n, value))
        return value

    def pick(self, kind: i64, bag: vec[u8], audience: i64 = EVERYONE) -> i64:
        """Take one thing out of a bag: a row of counts, how many of each thing are in it."""
        total: i64 = 0
        for count in bag:
            total += i64(count)
        if total < 1 or total > LARGEST:
            raise ValueError("nothing can be taken from an empty bag")
        if self.scripted():
            thing = self.next_in_script(kind, total)
            if thing >= len(bag) or bag[thing] == 0:
                raise self.misfit("it takes something that is not in the bag")
        else:
            thing = 0
            rest = self.raw(total) - i64(bag[0])
            while rest >= 0:
                thing += 1
                rest -= i64(bag[thing])
        bag[thing] -= 1
        if self.watch & audience != 0:
            self.trace = follow(self.trace, kind, thing)
        if self.keeps_log:
            self.log = append(self.log, pack(kind, audience, total, thing))
        return thing

    def scripted(self) -> bool:
        if self.script_at < len(self.script):
            return True
        if self.endless:
            return False
        raise ChanceError("the script of chance outcomes has come to its end")

    def may_break_off(self) -> bool:
        """Whether drawing can fail, because a script stands behind it."""
        return not self.endless or self.script_at < len(self.script)

    def next_in_script(self, kind: i64, n: i64) -> i64:
        entry = self.script[self.script_at]
        self.script_at += 1
        # A count of 0 leaves open how many outcomes were possible.
        if kind_of(entry) != kind or (n_of(entry) != n and n_of(entry) != 0):
            raise self.misfit(
                f"it is of kind {kind_of(entry)}, one of {n_of(entry)}; "
                f"the game draws kind {kind}, one of {n}"
            )
        return value_of(entry)

    def misfit(self, reason: str) -> ChanceError:
        """The outcome just read from the script does not fit."""
        place = self.script_at
        return ChanceError(f"outcome {place} of the script does not fit: {reason}", place - 1)

    def note_shown(self, thing: i64, audience: i64) -> None:
        """Something hidden is shown to some: to them it is news like an outcome."""
        if self.watch & audience != 0:
            self.trace = follow(self.trace, SHOWN, thing)

    def note_decision(self, seat: i64, action: i64, audience: i64) -> None:
        """Put a decision between the outcomes, so that the log tells the whole game."""
        if self.keeps_log:
            self.log = append(self.log, pack(DECISION, audience, seat, action))
