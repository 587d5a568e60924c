"""When a search has to stop: after so many iterations, so much time, or at once when told to."""

from collections.abc import Callable
from time import perf_counter, sleep
from typing import Final

from mypy_extensions import i64

CHECK_EVERY: Final[i64] = 64  # iterations, at most
CHECK_SECONDS: Final = 0.002
# A limit may be exceeded by a tenth; this much is allowed for the last iteration.
OVERTIME: Final = 0.03
NO_LIMIT: Final[i64] = -1
LONG: Final = 1e9  # seconds


class Limit:
    """The budget of one decision, running from the moment it is made."""

    started: float
    seconds: float  # below 0: no limit
    iterations: i64  # below 0: no limit
    stop: Callable[[], bool] | None
    made: i64
    last: float  # when the clock was read last
    slowest: float  # of recent iterations, in seconds
    broken_off: bool  # stopped on demand

    def __init__(
        self,
        seconds: float = -1.0,
        iterations: i64 = -1,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.started = perf_counter()
        self.seconds = seconds
        self.iterations = iterations
        self.stop = stop
        self.made = 0
        self.last = self.started
        self.slowest = 0.0
        self.broken_off = False

    def next_batch(self, done: i64) -> i64:
        """So many iterations have been made; how many may follow before this is asked again."""
        self.made += done
        if done > 0:
            sleep(0.0)  # compiled code would never let another thread have its turn
        if self.stop is not None and self.stop():
            self.broken_off = True
            return 0
        batch = CHECK_EVERY - self.made % CHECK_EVERY
        if self.iterations >= 0:
            batch = min(batch, self.iterations - self.made)
        if self.seconds >= 0.0 or self.stop is not None:
            batch = min(batch, self.batch_in_time(done))
        return max(batch, 0)

    def at_check(self) -> bool:
        """Whether it is time to ask if the matter is decided: always after as many iterations, so
        that searches by iterations end at the same place however fast they are."""
        return self.made % CHECK_EVERY == 0

    def batch_in_time(self, done: i64) -> i64:
        now = perf_counter()
        if done == 0:
            self.last = now
            return 1  # how long one takes is not known yet
        cost = (now - self.last) / float(done)
        self.last = now
        self.slowest = max(cost, self.slowest * 0.9, 1e-9)
        left = self.started + self.seconds - now if self.seconds >= 0.0 else LONG
        if left <= 0.0 or self.slowest > left + OVERTIME * max(self.seconds, 0.0):
            return 0
        fitting = min(CHECK_SECONDS, left * 0.5) / self.slowest
        return max(1, CHECK_EVERY if fitting >= float(CHECK_EVERY) else i64(fitting))

    def left(self) -> float:
        """How many iterations may still come; a guess where time is the only limit."""
        if self.iterations >= 0:
            return float(self.iterations - self.made)
        if self.seconds >= 0.0 and self.slowest > 0.0:
            return (self.started + self.seconds - self.last) / self.slowest
        return 1e18

    def elapsed(self) -> float:
        return perf_counter() - self.started
