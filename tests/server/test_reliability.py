"""The server as a process: kills without warning, Ctrl-C, going on where it was."""

import asyncio
from pathlib import Path

import httpx
import pytest

import giglio
from giglio.server import serve
from support.survival import Server, Survival, survive


def survived(tmp_path: Path, games: list[tuple[str, int, int]], kills: int) -> Survival:
    server = Server(str(tmp_path / "tables.db"), "--thinkers", "1")
    server.start()

    async def bounded() -> Survival:
        async with asyncio.timeout(1800):
            return await survive(server, games, kills, seed=5)

    try:
        return asyncio.run(bounded())
    finally:
        assert server.end() == 0


def test_a_kill_loses_and_doubles_nothing(tmp_path: Path) -> None:
    games = [("connect_four", 2, 2), ("medici", 3, 1), ("medici", 2, 2)]
    found = survived(tmp_path, games, kills=2)
    assert found.kills == 2
    assert found.reconnections >= 2
    assert found.moves > 50


@pytest.mark.long
def test_ten_kills_in_many_games_lose_and_double_nothing(tmp_path: Path) -> None:
    cards = list(giglio.games().values())
    games = [
        (card.name, card.seats[number % len(card.seats)], 1 + number % 2)
        for number in range(60)
        for card in [cards[number % len(cards)]]
    ]
    assert survived(tmp_path, games, kills=10).kills == 10


def test_ctrl_c_ends_cleanly_and_everything_goes_on(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    server.start()
    wish = {"game": "medici", "seats": [{"kind": "you", "name": name} for name in ("A", "B")]}
    told = httpx.post(f"{server.address}/api/tables", json=wish).json()
    key = {"Authorization": f"Bearer {told['seats'][0]['key']}"}
    path = f"{server.address}/api/tables/{told['table']}"
    before = httpx.get(path, headers=key).json()
    assert server.end() == 0
    server.start()
    after = httpx.get(path, headers=key).json()
    for each in (before, after):
        del each["seats"]
    assert after == before
    assert server.end() == 0


def test_workers_that_cannot_begin_are_given_ever_longer_rests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else a database that is away would cost all of a processor."""

    class Dead:
        pid, exitcode, sentinel = 1, 3, 0

        def is_alive(self) -> bool:
            return False

    rests: list[float] = []

    def sleep(seconds: float) -> None:
        rests.append(seconds)
        if len(rests) == 8:
            raise KeyboardInterrupt

    monkeypatch.setattr(serve, "wait", lambda sentinels: None)
    monkeypatch.setattr(serve.time, "sleep", sleep)
    with pytest.raises(KeyboardInterrupt):
        serve.replace_the_dead([Dead()], Dead)  # type: ignore[list-item, arg-type]
    assert rests == [1, 2, 4, 8, 16, 30, 30, 30]
