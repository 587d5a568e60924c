"""A server that is killed again and again while clients and bots play on it.

Each client holds a WebSocket, comes back when it breaks, and sends what was not answered again
under the same request id. In the end every record is compared with what was acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from giglio.table.lines import DecisionLine
from giglio.table.record import Record

START_SECONDS = 240
RETRY_SECONDS = 0.05
Told = dict[str, Any]


class Server:
    """`giglio serve` as a process that can be killed and begun again at the same door."""

    def __init__(self, database: str, *more: str, port: int = 0) -> None:
        self.arguments = ["--db", database, "--rate", "0", *more]
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.kills = 0

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "giglio", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, *self.arguments],
            stdout=subprocess.PIPE, text=True, encoding="utf-8",
            env={**os.environ, "NO_COLOR": "1", "COLUMNS": "200"},
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server does not start: {line}")
        self.port = int(line.partition("http://")[2].partition(";")[0].rpartition(":")[2])

    def end(self, number: int = signal.SIGINT) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(number)
        code = self.process.wait(START_SECONDS)
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        self.end(signal.SIGKILL)
        self.kills += 1


@dataclass
class Client:
    """One person at one table, who moves at random and never gives up."""

    server: Server
    table: str
    seat: int
    key: str
    chance: random.Random
    acknowledged: dict[int, str] = field(default_factory=dict)
    seen: dict[int, str] = field(default_factory=dict)  # the moves it was told, by entry
    cursor: int = -1
    legal: list[str] = field(default_factory=list)  # what it may do there
    pending: Told | None = None
    sent: int = 0
    reconnected: int = 0
    over: bool = False

    @property
    def finished(self) -> bool:
        return self.over and self.pending is None

    async def play(self) -> None:
        while not self.finished:
            try:
                async with connect(f"{self.server.address.replace('http', 'ws')}/api/socket") as s:
                    await self.talk(s)
            except (OSError, WebSocketException, TimeoutError):
                self.reconnected += 1
                await asyncio.sleep(RETRY_SECONDS)

    async def talk(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "table": self.table, "key": self.key, "entry": self.cursor}
        await socket.send(json.dumps(hello))
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        while not self.finished:
            told = json.loads(await socket.recv())
            if told["type"] == "table":
                self.hear(told)
            elif told["type"] == "done":
                self.done(told)
            else:  # only its own seat can have gone on meanwhile, so nothing is ever stale
                raise AssertionError(told)
            if self.pending is None and self.legal:
                await self.move(socket)

    def hear(self, told: Told) -> None:
        assert told["entry"] >= self.cursor
        for move in told["play"]["moves"]:
            assert move["entry"] > self.cursor, "told twice"
            self.seen[move["entry"]] = move["words"]
        self.cursor = told["entry"]
        self.legal = [action["words"] for action in told["play"]["legal"]]
        self.over = told["stage"] == "over"

    async def move(self, socket: ClientConnection) -> None:
        words = self.chance.choice(self.legal)
        self.sent += 1
        self.legal = []
        self.pending = {
            "type": "move", "entry": self.cursor, "words": words,
            "request": f"{self.seat}-{self.sent}",
        }  # fmt: skip
        await socket.send(json.dumps(self.pending))

    def done(self, told: Told) -> None:
        if self.pending is not None and told["request"] == self.pending["request"]:
            self.acknowledged[told["entry"]] = self.pending["words"]
            self.pending = None
            if told["entry"] > self.cursor:  # the position that was told last is gone
                self.legal = []


@dataclass
class Survival:
    games: int
    kills: int
    moves: int
    reconnections: int


async def survive(
    server: Server, games: Sequence[tuple[str, int, int]], kills: int, seed: int
) -> Survival:
    """Play (game, seats, people) to their ends, with so many kills in between; then compare."""
    clients: list[Client] = []
    async with httpx.AsyncClient(base_url=server.address, timeout=START_SECONDS) as http:
        for number, game in enumerate(games):
            clients += await seat_down(http, server, game, seed + number)
    playing = [asyncio.create_task(client.play()) for client in clients]
    killing = asyncio.create_task(kill_now_and_then(server, clients, kills, len(games)))
    await asyncio.gather(*playing, killing)
    async with httpx.AsyncClient(base_url=server.address, timeout=START_SECONDS) as http:
        for client in clients:
            await compare(http, client)
    return Survival(
        games=len(games),
        kills=server.kills,
        moves=sum(len(client.acknowledged) for client in clients),
        reconnections=sum(client.reconnected for client in clients),
    )


async def seat_down(
    http: httpx.AsyncClient, server: Server, played: tuple[str, int, int], seed: int
) -> list[Client]:
    game, seats, people = played
    wishes = [{"kind": "you", "name": f"P{seat}"} for seat in range(people)]
    wishes += [{"kind": "bot", "bot": "random"}] * (seats - people)
    told = (await http.post("/api/tables", json={"game": game, "seats": wishes})).json()
    return [
        Client(server, told["table"], seat, told["seats"][seat]["key"], random.Random(seed + seat))
        for seat in range(people)
    ]


async def kill_now_and_then(
    server: Server, clients: Sequence[Client], kills: int, games: int
) -> None:
    """After equal numbers of acknowledged moves, without a warning."""
    done = 0
    step = max(games * 12 // (kills + 1), 3)
    while server.kills < kills and not all(client.finished for client in clients):
        await asyncio.sleep(0.02)
        moves = sum(len(client.acknowledged) for client in clients)
        if moves - done >= step:
            server.kill()
            await asyncio.to_thread(server.start)
            done = moves


async def compare(http: httpx.AsyncClient, client: Client) -> None:
    """Nothing acknowledged is lost, nothing was done twice, nothing was told wrongly."""
    answer = await http.get(
        f"/api/tables/{client.table}/record", headers={"Authorization": f"Bearer {client.key}"}
    )
    kept = Record.parse(answer.text)
    assert kept.verify().seeded
    own = {
        line.entry: line.words
        for line in kept.lines
        if isinstance(line, DecisionLine) and line.seat == client.seat
    }
    assert own == client.acknowledged, "acknowledged and stored moves differ"
    stored = {line.entry: line.words for line in kept.lines if isinstance(line, DecisionLine)}
    assert client.seen == stored, "a client has missed something"
