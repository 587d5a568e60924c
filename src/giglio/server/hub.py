"""Who listens to which table, and how processes tell each other that something has changed.

A listener is only woken; what it is told it works out from its own cursor when it is ready. So
nothing is missed, nothing piles up for a slow client, and nobody waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

CHANNEL = "giglio"
RETRY_SECONDS = 1.0
log = logging.getLogger("giglio.server")


class Listener:
    """One connection: a seat's (or a spectator's, None) eyes on a table."""

    def __init__(self, table: str, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.woken = asyncio.Event()
        self.woken.set()


class Hub:
    def __init__(self) -> None:
        self.listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def add(self, listener: Listener) -> None:
        self.listeners[listener.table].add(listener)

    def remove(self, listener: Listener) -> None:
        group = self.listeners[listener.table]
        group.discard(listener)
        if not group:
            del self.listeners[listener.table]

    def wake(self, table: str) -> None:
        for listener in self.listeners.get(table, ()):
            listener.woken.set()

    def wake_all(self) -> None:
        for table in list(self.listeners):
            self.wake(table)

    def connected(self) -> list[tuple[str, int]]:
        """The seats whose people are here."""
        return [
            (listener.table, listener.seat)
            for group in self.listeners.values()
            for listener in group
            if listener.seat is not None
        ]

    def has(self, table: str, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners.get(table, ()))


class Wire:
    """Word from the other processes on the same PostgreSQL: LISTEN and NOTIFY."""

    def __init__(self, url: URL, own: str, changed: Callable[[str | None], None]) -> None:
        self.url = url
        self.own = own
        self.changed = changed  # is given a table, or None where any may have changed
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def notify(self, connection: Connection, table: str) -> None:
        """Goes out when the transaction is committed, and only then."""
        connection.execute(
            text("SELECT pg_notify(:channel, :told)"),
            {"channel": CHANNEL, "told": f"{self.own} {table}"},
        )

    async def start(self) -> None:
        self.task = asyncio.create_task(self.listen(), name="listen")
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.ready.wait(), 5)

    async def listen(self) -> None:
        """Again and again: whatever was missed while the line was down counts as changed."""
        import psycopg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    self.changed(None)
                    async for notice in connection.notifies():
                        sender, _, table = notice.payload.partition(" ")
                        if sender != self.own:
                            self.changed(table)
            except (psycopg.Error, OSError) as error:
                log.warning("the line to PostgreSQL is down: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
