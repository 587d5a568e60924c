"""A thousand tables with two clients each, and so many moves a second: how long until all know?"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SECONDS = 60
AT_ONCE = 40
Told = dict[str, Any]


class Pushed(msgspec.Struct):
    """What the generator reads of a push."""

    type: str
    entry: int | None = None
    play: Any = None


@dataclass
class Table:
    """One table, both its lines, and what is under way there."""

    id: str
    keys: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    entry: int = 0
    turn: int = 0
    legal: list[str] = field(default_factory=list)
    heard: list[int] = field(default_factory=lambda: [-1, -1])
    over: bool = False
    sent_at: float = 0.0
    waiting: int = -1  # for this entry


@dataclass
class Load:
    """What was measured, in seconds and bytes."""

    tables: int
    clients: int
    moves: int
    seconds: float
    latencies: list[float]

    def percentile(self, share: float) -> float:
        ranked = sorted(self.latencies)
        return ranked[min(int(len(ranked) * share), len(ranked) - 1)]


class Generator:
    def __init__(self, address: str, tables: int, seed: int = 1) -> None:
        self.address = address
        self.count = tables
        self.chance = random.Random(seed)
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open_tables(self) -> None:
        limit = asyncio.Semaphore(AT_ONCE)
        wish = {"game": "medici", "seats": [{"kind": "you", "name": name} for name in "AB"]}
        async with httpx.AsyncClient(base_url=self.address, timeout=SECONDS) as http:

            async def one() -> None:
                async with limit:
                    told = (await http.post("/api/tables", json=wish)).json()
                    self.tables.append(
                        Table(told["table"], [seat["key"] for seat in told["seats"]])
                    )

            await asyncio.gather(*(one() for _ in range(self.count)))

    async def connect(self) -> None:
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table, seat: int) -> None:
            async with limit:
                socket = await connect(
                    f"{self.address.replace('http', 'ws')}/api/socket",
                    compression=None, open_timeout=SECONDS, ping_interval=None,
                )  # fmt: skip
                await socket.send(
                    json.dumps({"type": "hello", "table": table.id, "key": table.keys[seat]})
                )
            table.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(table, seat, socket)))

        for seat in (0, 1):
            await asyncio.gather(*(one(table, seat) for table in self.tables))
        while any(min(table.heard) < 0 for table in self.tables):
            await asyncio.sleep(0.05)

    async def read(self, table: Table, seat: int, socket: ClientConnection) -> None:
        decoder = msgspec.json.Decoder(Pushed)
        async for text in socket:
            told = decoder.decode(text)
            if told.type != "table" or told.entry is None:
                continue
            table.heard[seat] = told.entry
            if told.play["legal"]:
                table.turn = seat
                table.legal = [action["words"] for action in told.play["legal"]]
            table.over = told.play["turn"] is None
            if table.waiting >= 0 and min(table.heard) >= table.waiting:
                self.latencies.append(time.perf_counter() - table.sent_at)
                table.entry = table.waiting
                table.waiting = -1

    async def move(self, table: Table) -> None:
        table.waiting = table.entry + 1
        table.sent_at = time.perf_counter()
        words = self.chance.choice(table.legal)
        message = {"type": "move", "entry": table.entry, "words": words}
        await table.sockets[table.turn].send(json.dumps(message))

    async def run(self, rate: float, seconds: float) -> Load:
        """Moves at this rate (0: each table as fast as it can)."""
        self.latencies.clear()
        gc.collect()
        gc.freeze()  # what the generator itself stops for is not the server's time
        began = time.perf_counter()
        moves = 0
        while (now := time.perf_counter() - began) < seconds:
            ready = [t for t in self.tables if t.waiting < 0 and not t.over and t.legal]
            due = int(now * rate) - moves if rate else len(ready)
            for table in self.chance.sample(ready, min(due, len(ready))):
                await self.move(table)
                moves += 1
            await asyncio.sleep(0.002)
        spent = time.perf_counter() - began
        done = len(self.latencies)
        while any(table.waiting >= 0 for table in self.tables):
            await asyncio.sleep(0.02)
        made = done if not rate else len(self.latencies)
        return Load(len(self.tables), 2 * len(self.tables), made, spent, [*self.latencies])

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        await asyncio.gather(*(s.close() for t in self.tables for s in t.sockets))
