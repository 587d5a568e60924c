"""The house in which all tables stand: finds them, keeps them in memory, writes what they do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial, wraps
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from giglio.kernel.edition import Edition
from giglio.kernel.refusal import IllegalAction
from giglio.registry import games, own_edition
from giglio.server import store
from giglio.server.database import Database
from giglio.server.errors import BusyError, NotFoundError, RefusedError, StaleError, refused
from giglio.server.hub import Hub, Wire
from giglio.server.keys import new_table_id
from giglio.server.live import (
    CLOSED,
    ENDED,
    GATHERING,
    Live,
    OutOfStepError,
    entry_row,
    under_new_rules,
)
from giglio.server.settings import Settings
from giglio.server.thinking import Pool
from giglio.table.record import RecordError
from giglio.table.table import StaleEntryError, Table

log = logging.getLogger("giglio.server")
Given = ParamSpec("Given")
Result = TypeVar("Result")

TRIES = 4  # how often a change is tried anew when other processes were faster
LEASE_SECONDS = 6.0  # for so long a process takes care of a bot's turn; then others may


@dataclass
class Changes:
    """What becomes of a table beside its entry, row by row."""

    table: dict[str, object] = field(default_factory=dict)
    seats: dict[int, dict[str, object]] = field(default_factory=dict)
    plans: dict[int, str] = field(default_factory=dict)  # an empty one is forgotten
    chat: store.ChatLine | None = None


class House:
    def __init__(
        self,
        settings: Settings,
        database: Database,
        pool: Pool,
        editions: tuple[Edition, ...] = (),
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.database = database
        self.pool = pool
        self.editions = editions
        self.now = now
        self.id = new_table_id()
        self.hub = Hub()
        self.wire = (
            None if database.is_sqlite else Wire(database.url, self.id, self.changed_elsewhere)
        )
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.after_change: Callable[[Live], None] = lambda live: None

    # -- finding tables ------------------------------------------------------------------------

    @asynccontextmanager
    async def holding(self, table: str) -> AsyncIterator[Live]:
        """The table as it is stored, and nobody else's as long as this lasts."""
        live = self.lives.get(table)
        if live is None:
            live = self.lives[table] = Live(table)
            self.forget_the_oldest()
        self.lives.move_to_end(table)
        async with live.lock:
            if live.stale or not live.sound:
                await self.read(live)
            yield live

    def forget_the_oldest(self) -> None:
        """Only from memory: they are read again when somebody comes."""
        for table in list(self.lives):
            if len(self.lives) <= self.settings.keep:
                return
            if not self.lives[table].lock.locked():
                del self.lives[table]

    async def read(self, live: Live) -> None:
        """Take over what is stored: what is new, or everything."""
        if live.sound and live.table is not None:
            live.stale = False
            entry = live.table.entry
            found = await self.database.read(lambda c: store.stored(c, live.id, entry))
            if found is not None:
                try:
                    live.follow(found)
                    return
                except (OutOfStepError, IllegalAction):
                    log.info("table %s is read anew", live.id)
        await self.read_all(live)

    async def read_all(self, live: Live) -> None:
        live.sound = live.stale = False
        found = await self.database.read(lambda c: store.stored(c, live.id))
        if found is None:
            self.lives.pop(live.id, None)
            raise NotFoundError
        try:
            live.load(found, self.parts(found.row))
        except RecordError as error:
            await self.read_under_new_rules(live, found, error)
        live.sound = True

    async def read_under_new_rules(
        self, live: Live, found: store.Stored, error: RecordError
    ) -> None:
        """A table of older rules goes on if every line of it is the same under the new ones."""
        row = found.row
        card = games().get(row.game)
        parts = self.parts(row)
        reason = str(error)
        if card is not None and card.rules != row.rules and parts is not None:
            newer = under_new_rules(row)
            try:
                live.load(store.Stored(newer, *found_rest(found)), parts)
            except RecordError as other:
                reason = f"{reason}; under these it does not go on: {other}"
            else:
                await self.keep_new_rules(live, newer, row)
                return
        if card is None or parts is None:
            live.row.reason = reason  # only for now: game or edition may come back
            return
        await self.close_table(live, reason)

    async def keep_new_rules(self, live: Live, newer: store.TableRow, row: store.TableRow) -> None:
        changes = {"rules": newer.rules, "commitment": newer.commitment}
        mark = store.Mark(row.id, row.entry, row.version)
        await self.database.write(lambda c: store.change_table(c, mark, changes))
        live.row.version += 1

    async def close_table(self, live: Live, reason: str) -> None:
        """It no longer fits. The record is kept, and the reason told."""
        log.warning("table %s is closed: %s", live.id, reason)
        changes = {"stage": CLOSED, "reason": reason, "due": None, "since": None}
        mark = live.mark
        await self.database.write(lambda c: store.change_table(c, mark, changes))
        live.row.stage, live.row.reason = CLOSED, reason
        live.row.due = live.row.since = None
        live.row.version += 1

    def parts(self, row: store.TableRow) -> Edition | None:
        """The components a table is played with, if this server has them."""
        if row.game not in games():
            return None
        for edition in (own_edition(row.game), *self.editions):
            if edition.game == row.game and edition.digest == row.digest:
                return edition
        return None

    def changed_elsewhere(self, table: str | None) -> None:
        """Another process has done something (None: perhaps many things)."""
        for live in [self.lives.get(table)] if table else list(self.lives.values()):
            if live is not None:
                live.stale = True
        if table:
            self.hub.wake(table)
        else:
            self.hub.wake_all()

    # -- changing them -------------------------------------------------------------------------

    async def act(
        self, live: Live, seat: int, take: Callable[[Table], int], request: str = ""
    ) -> int:
        """A move or an undo: tried on the table in memory, committed, and only then answered."""
        for _ in range(TRIES):
            table = self.playable(live, seat, request)
            if request and (seat, request) in table.answered:
                return table.answered[seat, request]
            mark, lines, decided = live.mark, len(table.lines), self.now()
            before = live.actor
            try:
                take(table)
                live.sound = False  # until it is written, memory is ahead of what is stored
            except StaleEntryError as error:
                raise StaleError(error) from error
            except IllegalAction as error:
                raise refused(error) from error
            if request:
                table.answered[seat, request] = table.entry
            added = entry_row(table.entry, seat, table.lines[lines:])
            changes = self.after_entry(live, before, decided, added)
            try:
                work = partial(write_entry, at=mark, added=added, request=request, changes=changes)
                await self.write(live, work)
            except (store.ConflictError, IntegrityError):
                await self.read_all(live)
                continue
            self.tell(live)
            return added.entry
        raise BusyError("too many things happen at this table at once; try again")

    def after_entry(
        self, live: Live, before: int, decided: float, added: store.EntryRow
    ) -> Changes:
        """Clocks, stage and plans after an entry, in memory and as rows to write."""
        row, table = live.row, live.table
        assert table is not None
        changes = Changes()
        row.entry, row.actor, row.changed = added.entry, live.actor, decided
        if table.over:
            row.stage = ENDED
        if before >= 0 and row.since is not None:
            place = live.seat(before)
            left = live.clock.after(place.left, decided - row.since, live.actor != before)
            if left != place.left:
                place.left = left
                changes.seats[before] = {"left": left}
        self.start_clock(live, decided)
        words = added.lines.split("\n")[0].split(" ", 3)[3]
        final = not table.can_be_undone
        for seat, plan in list(live.plans.items()):
            if plan.lapses(seat, added.seat, words, final) or table.over:
                del live.plans[seat]
                changes.plans[seat] = ""
        changes.table = {
            "actor": row.actor, "changed": row.changed, "stage": row.stage,
            "since": row.since, "due": row.due,
        }  # fmt: skip
        return changes

    def start_clock(self, live: Live, now: float) -> None:
        """From now on the seat that decides is waited for: a person's clock, or a bot."""
        row = live.row
        row.since = row.due = None
        if not live.running or live.actor < 0:
            return
        place = live.seat(live.actor)
        if place.bot:
            row.due = now + LEASE_SECONDS
        elif live.clock.runs:
            row.since = now
            row.due = live.clock.deadline(now, place.left)

    async def change(self, live: Live, changes: Changes) -> None:
        """What is no entry: the caller has changed the rows in memory already."""
        mark = live.mark
        await self.write(live, lambda c: write_change(c, mark, changes))
        live.row.version += 1
        self.tell(live)

    async def write(self, live: Live, work: Callable[[Connection], None]) -> None:
        """Commit. Whatever goes wrong, memory is then read again from what is stored."""
        wire = self.wire

        def told(connection: Connection) -> None:
            work(connection)
            if wire is not None:
                wire.notify(connection, live.id)

        live.sound = False
        await self.database.write(told)
        live.sound = True

    def tell(self, live: Live) -> None:
        self.hub.wake(live.id)
        self.after_change(live)

    def playable(self, live: Live, seat: int, request: str = "") -> Table:
        """The table, if it can be played on; RefusedError says why not."""
        table, row = live.table, live.row
        if table is None:
            raise RefusedError(f"this table is closed: {row.reason}", "closed")
        if request and (seat, request) in table.answered:
            return table
        if row.stage == GATHERING:
            raise RefusedError("not everybody has come yet", "gathering")
        if row.paused:
            raise RefusedError("the game is paused; go on with it first", "paused")
        if row.stage == ENDED:
            raise RefusedError("the game is over", "over")
        return table


def found_rest(
    found: store.Stored,
) -> tuple[list[store.EntryRow], dict[tuple[int, str], int], dict[int, str], int]:
    return found.entries, found.answered, found.plans, found.chat


def write_entry(
    connection: Connection,
    *,
    at: store.Mark,
    added: store.EntryRow,
    request: str,
    changes: Changes,
) -> None:
    store.add_entry(connection, at, added, request, changes.table)
    write_beside(connection, at.table, changes)


def write_change(connection: Connection, mark: store.Mark, changes: Changes) -> None:
    store.change_table(connection, mark, changes.table)
    write_beside(connection, mark.table, changes)


def write_beside(connection: Connection, table: str, changes: Changes) -> None:
    for seat, values in changes.seats.items():
        store.change_seat(connection, table, seat, values)
    for seat, plan in changes.plans.items():
        store.set_plan(connection, table, seat, plan)
    if changes.chat is not None:
        store.add_chat(connection, table, changes.chat)


def to_its_end(
    method: Callable[Given, Coroutine[Any, Any, Result]],
) -> Callable[Given, Coroutine[Any, Any, Result]]:
    """What changes a table is carried out even when the client hangs up meanwhile, and tried anew
    when another process was faster."""

    async def tried(*given: Given.args, **named: Given.kwargs) -> Result:
        for _ in range(TRIES):
            try:
                return await method(*given, **named)
            except store.ConflictError:
                continue
        raise BusyError("too many things happen at this table at once; try again")

    @wraps(method)
    async def carried_out(*given: Given.args, **named: Given.kwargs) -> Result:
        return await asyncio.shield(asyncio.create_task(tried(*given, **named)))

    return carried_out
