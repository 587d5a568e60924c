"""One thing that is measured, and how long it takes."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import NamedTuple

PLAYOUT, STEP, CLONE, MEMORY = "playout", "step", "clone", "memory"
CLONES_AT_ONCE = 20_000


class Work(NamedTuple):
    """How much was done: decisions (or clones, or bytes), and in how many games."""

    done: float
    games: float


@dataclass(frozen=True)
class Subject:
    """`play(n)` plays n games, makes n clones, or holds n clones in memory."""

    group: str
    name: str
    play: Callable[[int], Work]


class Timed(NamedTuple):
    """Per second of CPU time. Of memory: bytes for each state."""

    rate: float
    games: float


def measured(subject: Subject, count: int, seconds: float) -> tuple[Timed, int]:
    """The speed over at least so many seconds, and the count that took that long."""
    if subject.group == MEMORY:
        work = subject.play(CLONES_AT_ONCE)
        return Timed(work.done / work.games, 0), count
    while True:
        begun = time.process_time()
        work = subject.play(count)
        took = time.process_time() - begun
        if took >= seconds:
            return Timed(work.done / took, work.games / took), count
        count = 1 + int(count * max(2.0, 1.05 * seconds / max(took, 1e-6)))


def numbers() -> Callable[[], int]:
    """Random numbers to choose by: `legal[number() % len(legal)]`.

    They are drawn beforehand, so that choosing costs next to nothing and the libraries' own time
    is what is seen; so many that thousands of games pass before one comes again.
    """
    random = Random(1)
    return cycle([random.getrandbits(20) for _ in range(200_003)]).__next__


def clones(make: Callable[[], object]) -> Callable[[int], Work]:
    """Making copies, each dropped at once."""

    def play(count: int) -> Work:
        for _ in range(count):
            make()
        return Work(count, count)

    return play


def memory(make: Callable[[], object]) -> Callable[[int], Work]:
    """What the resident memory of the process grows by when so many copies are kept."""

    def play(count: int) -> Work:
        kept: list[object] = [None] * count
        for index in range(0, count, 100):  # brings in what is needed once, however many
            kept[index] = make()
        gc.collect()
        gc.disable()
        before = resident()
        for index in range(count):
            if kept[index] is None:
                kept[index] = make()
        grown = resident() - before
        gc.enable()
        return Work(grown, sum(index % 100 != 0 for index in range(count)))

    return play


def resident() -> int:
    """Bytes of memory this process really occupies (Linux)."""
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - no Path made here
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
