"""The toy that is tuned is registered while these tests run."""

from collections.abc import Iterator

import pytest

from giglio import registry

KEPT = (registry.game, registry.games, registry.own_weights, registry.own_edition)


@pytest.fixture(autouse=True)
def darts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.OWN_GAMES, "darts", "support.darts:GAME")
    yield
    for kept in KEPT:
        kept.cache_clear()
