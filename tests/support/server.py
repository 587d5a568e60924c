"""A server to test: its rooms alone, or behind real doors on loopback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
import uvicorn

from giglio.server import messages
from giglio.server.app import application
from giglio.server.rooms import Rooms
from giglio.server.serve import listen, options
from giglio.server.settings import Settings
from giglio.server.told import Cursor

PEOPLE = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Franca")
WAIT_SECONDS = 240  # only so that nothing hangs for ever
Told = dict[str, Any]


def settings(folder: Path, **more: Any) -> Settings:
    given = {"database": str(folder / "tables.db"), "thinkers": 1, "rate": 0, "new_tables": 0}
    return Settings(**{**given, "port": 0, **more})


# -- the rooms alone -----------------------------------------------------------------------------


class Clock:
    """A time that only moves when a test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def rooms(given: Settings, clock: Clock | None = None) -> AsyncIterator[Rooms]:
    made = Rooms(given)
    if clock is not None:
        made.house.now = clock
    await made.open()
    try:
        yield made
    finally:
        await made.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(WAIT_SECONDS):
            await work

    asyncio.run(bounded())


@dataclass
class Player:
    """One key at one table, without HTTP."""

    rooms: Rooms
    table: str
    key: str
    seat: int
    requests: Iterator[int] = field(default_factory=count)

    async def look(self, entry: int = -1, chat: int = 0, language: str = "") -> Told:
        told = await self.rooms.playing.look(self.table, self.key, Cursor(entry, chat), language)
        return plain(told)

    async def move(self, words: str, entry: int | None = None, request: str = "") -> int:
        if entry is None:
            entry = (await self.look())["entry"]
        return await self.rooms.playing.move(
            self.table, self.key, messages.Move(entry, words, request)
        )

    async def undo(self, entry: int | None = None, request: str = "") -> int:
        if entry is None:
            entry = (await self.look())["entry"]
        return await self.rooms.playing.undo(self.table, self.key, messages.Undo(entry, request))

    async def plan(self, *steps: dict[str, Any], holds: str = "turn") -> None:
        wish = messages.PlanWish([messages.PlanStep(**step) for step in steps], holds)  # type: ignore[arg-type]
        await self.rooms.playing.plan(self.table, self.key, wish)


def plain(told: Any) -> Told:
    """As it arrives at a client."""
    arrived: Told = msgspec.json.decode(msgspec.json.encode(told))
    return arrived


async def people_at(
    made: Rooms, game: str = "medici", seats: int = 3, bots: tuple[str, ...] = (), **more: Any
) -> list[Player]:
    """A new table at which everybody plays from here; bots sit behind the people."""
    wishes = [messages.SeatWish("you", name) for name in PEOPLE[: seats - len(bots)]]
    wishes += [messages.SeatWish("bot", bot=bot) for bot in bots]
    opened = await made.hosting.open(messages.NewTable(game, wishes, **more))
    return [
        Player(made, opened["table"], told["key"], told["seat"])
        for told in opened["seats"]
        if told["key"] is not None
    ]


async def until(done: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    while not await done():
        await asyncio.sleep(0.01)


async def play_on(players: list[Player], moves: int) -> None:
    """So many moves, each the first that is offered."""
    for _ in range(moves):
        told = await players[0].look()
        if told["play"]["turn"] is None:
            return
        player = players[told["play"]["turn"]]
        told = await player.look()
        await player.move(told["play"]["legal"][0]["words"], told["entry"])


# -- behind its doors ----------------------------------------------------------------------------


class Doors:
    """The address of a server, and what it is asked."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.Client(base_url=address, timeout=WAIT_SECONDS)

    def get(self, path: str, key: str | None = None, **more: Any) -> httpx.Response:
        return self.client.get(path, headers=bearer(key), **more)

    def post(self, path: str, told: object = None, key: str | None = None) -> httpx.Response:
        return self.client.post(path, json=told, headers=bearer(key))

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/api/socket"


def bearer(key: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


@contextmanager
def serving(given: Settings) -> Iterator[Doors]:
    """A real server in a thread of its own."""
    door = listen(given, search=False)
    config = uvicorn.Config(application(given), **options(given))
    server = uvicorn.Server(config)
    thread = Thread(target=lambda: asyncio.run(server.serve(sockets=[door])))
    thread.start()
    doors = Doors(f"http://localhost:{door.getsockname()[1]}")
    try:
        while not server.started and thread.is_alive():
            thread.join(0.02)
        yield doors
    finally:
        server.should_exit = True
        thread.join(WAIT_SECONDS)
        doors.client.close()
        door.close()
