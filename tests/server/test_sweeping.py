"""Garbage is found in the end, and nothing of the process is changed for good."""

import gc
import weakref

import pytest

from giglio.server import sweeping


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_set_aside_is_searched_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(sweeping, "monotonic", lambda: now)
    usual = gc.get_threshold()
    sweeper = sweeping.Sweeper()
    try:
        knot = Knot()
        gone = weakref.ref(knot)
        now += sweeping.SET_ASIDE_EVERY
        sweeper.sweep()
        assert gc.get_freeze_count() > 0
        del knot
        gc.collect()
        assert gone() is not None
        now += sweeping.SEARCH_ALL_EVERY
        sweeper.sweep()
        assert gone() is None
    finally:
        sweeper.close()
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold() == usual
