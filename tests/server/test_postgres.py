"""Several processes on one PostgreSQL: they hear of each other, and one may die."""

import asyncio
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from giglio.server import messages, migrate, transfer
from giglio.server.database import engine_of, url_of
from giglio.server.hub import Listener
from support.postgres import MISSING, postgres, programs
from support.server import Player, people_at, play_on, rooms, run, settings, until
from support.survival import Server, survive

pytestmark = pytest.mark.skipif(programs() is None, reason=MISSING)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres() as made:
        yield made


def test_the_migrations_lead_to_the_schema_here_too(address: str) -> None:
    engine = engine_of(url_of(address))
    migrate.upgrade(engine)
    assert migrate.faults(engine) == []
    assert migrate.upgrade(engine) == (migrate.newest(), migrate.newest())
    engine.dispose()


async def acting(players: list[Player]) -> Player:
    return players[(await players[0].look())["play"]["turn"]]


def test_a_move_in_one_process_is_heard_in_the_other(address: str, tmp_path: Path) -> None:
    given = settings(tmp_path, database=address)

    async def test() -> None:
        async with rooms(given) as first, rooms(given) as second:
            players = await people_at(first)
            player = await acting(players)
            there = replace(player, rooms=second)
            before = await there.look()
            listener = Listener(player.table, 0)
            second.house.hub.add(listener)
            listener.woken.clear()
            await player.move("draw", 0)
            await asyncio.wait_for(listener.woken.wait(), 60)
            after = await there.look(entry=before["entry"])
            assert after["entry"] == 1
            assert [move["words"] for move in after["play"]["moves"]] == ["draw"]
            assert after == await player.look(entry=0)

    run(test())


def test_processes_take_turns_at_one_table(address: str, tmp_path: Path) -> None:
    """Each goes on with what the other has done: moves, undos, chat, plans, seats."""
    given = settings(tmp_path, database=address)

    async def test() -> None:
        async with rooms(given) as first, rooms(given) as second:
            players = await people_at(first)
            twins = [replace(player, rooms=second) for player in players]
            for number in range(30):
                here, there = (players, twins) if number % 2 else (twins, players)

                async def in_step(here: list[Player] = here, there: list[Player] = there) -> bool:
                    return (await here[0].look())["entry"] == (await there[0].look())["entry"]

                await until(in_step)
                player = await acting(here)
                told = await player.look()
                if told["play"]["may_undo"] and number % 3 == 0:
                    await player.undo()
                else:
                    await player.move(told["play"]["legal"][-1]["words"], told["entry"])
                await here[1].rooms.playing.say(player.table, player.key, f"line {number}")
            assert len((await players[0].look())["chat"]) == 30

            async def same() -> bool:
                return await players[1].look() == await twins[1].look()

            await until(same)

    run(test())


def test_of_two_moves_at_once_one_is_made(address: str, tmp_path: Path) -> None:
    given = settings(tmp_path, database=address)

    async def test() -> None:
        async with rooms(given) as first, rooms(given) as second:
            for _ in range(10):
                players = await people_at(first)
                player = await acting(players)
                there = replace(player, rooms=second)
                await there.look()
                results = await asyncio.gather(
                    player.move("draw", 0, "a"), there.move("draw", 0, "b"), return_exceptions=True
                )
                assert [result for result in results if isinstance(result, int)] == [1]

    run(test())


def test_a_bot_left_behind_is_taken_up(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process has died in the middle of a bot's thought; another one goes on."""
    given = settings(tmp_path, database=address)
    monkeypatch.setattr("giglio.server.house.LEASE_SECONDS", 1.0)

    async def test() -> None:
        async with rooms(given) as first:
            first.attendance.moves_itself = lambda live: False  # type: ignore[method-assign]
            assert first.attendance.ticking is not None
            first.attendance.ticking.cancel()
            wish = messages.NewTable("connect_four", [messages.SeatWish("bot", bot="random")] * 2)
            told = await first.hosting.open(wish)
            async with rooms(given) as second:

                async def over() -> bool:
                    look = await second.playing.look(told["table"], told["watch"])
                    return look["stage"] == "over"

                await until(over)

    run(test())


def test_records_go_from_sqlite_to_postgresql(address: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            await play_on(await people_at(made), 12)
        old, new = engine_of(url_of(str(tmp_path / "tables.db"))), engine_of(url_of(address))
        with old.connect() as connection:
            ((_, kept),) = transfer.records(connection)
        with new.begin() as connection:
            brought = transfer.bring(connection, kept)
            again = dict(transfer.records(connection))[f"medici-{brought.table}"]
        assert str(again) == str(kept)
        old.dispose()
        new.dispose()

    run(test())


class Workers(Server):
    """Two workers; a kill is that of one of them, and the other carries on."""

    def kill(self) -> None:
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        workers = [
            int(child)
            for child in children.read_text().split()
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]
        os.kill(workers[self.kills % len(workers)], signal.SIGKILL)
        self.kills += 1

    def start(self) -> None:
        if self.process is None:
            super().start()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds workers in /proc")
def test_a_worker_that_is_killed_takes_no_game_with_it(address: str) -> None:
    server = Workers(address, "--workers", "2", "--thinkers", "1")
    server.start()
    games = [("connect_four", 2, 2), ("medici", 3, 1), ("connect_four", 2, 1)]

    async def bounded() -> None:
        async with asyncio.timeout(600):
            found = await survive(server, games, kills=1, seed=9)
            assert found.kills == 1
            assert found.moves > 25

    try:
        asyncio.run(bounded())
    finally:
        server.end()
