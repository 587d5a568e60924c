"""What goes into the database and comes out of it, as plain rows."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from giglio.server import schema

Clock = dict[str, object]


class ConflictError(RuntimeError):
    """Another process has changed this table since we looked."""


@dataclass
class SeatRow:
    """One place at a table: whose it is, and who plays there now."""

    seat: int
    name: str
    person: bool
    joined: bool
    bot: str = ""
    invitation_hash: bytes | None = None
    key_hash: bytes | None = None
    left: float | None = None
    seen: float = 0.0

    def values(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in SEAT_FIELDS}


SEAT_FIELDS = tuple(SeatRow.__dataclass_fields__)


@dataclass
class TableRow:
    """All of a table but its entries."""

    id: str
    game: str
    rules: int
    edition: str
    digest: str
    options: dict[str, int]
    seed: bytes
    commitment: str
    stage: str
    watch_hash: bytes
    clock: Clock
    listed: bool = False
    reason: str = ""
    paused: bool = False
    entry: int = 0
    version: int = 0
    actor: int = -1
    since: float | None = None
    due: float | None = None
    next_table: str | None = None
    created: float = 0.0
    changed: float = 0.0
    seats: list[SeatRow] = field(default_factory=list)

    def values(self) -> dict[str, object]:
        told = {name: getattr(self, name) for name in TABLE_FIELDS}
        told["options"] = json.dumps(self.options)
        told["clock"] = json.dumps(self.clock)
        return told


TABLE_FIELDS = tuple(name for name in TableRow.__dataclass_fields__ if name != "seats")


class Mark(NamedTuple):
    """A table as somebody has seen it: what is written goes on from there, or is refused."""

    table: str
    entry: int
    version: int


@dataclass(frozen=True)
class EntryRow:
    """One entry: the lines that it adds to the record."""

    entry: int
    seat: int
    lines: str


@dataclass(frozen=True)
class Stored:
    """A table with what came after an entry (-1: with all of it)."""

    row: TableRow
    entries: list[EntryRow]
    answered: dict[tuple[int, str], int]
    plans: dict[int, str]
    chat: int  # how many lines have been said


@dataclass(frozen=True)
class ChatLine:
    number: int
    seat: int
    text: str
    at: float


# -- reading -----------------------------------------------------------------------------------


def table_row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    if found is None:
        return None
    made = table_from(found)
    rows = connection.execute(
        select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
    )
    made.seats = [seat_from(row) for row in rows]
    return made


def table_from(row: Row[tuple[object, ...]]) -> TableRow:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    values["clock"] = json.loads(values["clock"])
    return TableRow(**values)


def seat_from(row: Row[tuple[object, ...]]) -> SeatRow:
    values = dict(row._mapping)
    del values["table_id"]
    return SeatRow(**values)


def stored(connection: Connection, table: str, entry: int = -1) -> Stored | None:
    row = table_row(connection, table)
    if row is None:
        return None
    requests, plans, chat = schema.requests.c, schema.plans.c, schema.chat.c
    asked = connection.execute(
        select(requests.seat, requests.request, requests.entry).where(
            requests.table_id == table, requests.entry > entry
        )
    )
    planned = connection.execute(select(plans.seat, plans.plan).where(plans.table_id == table))
    last = connection.execute(select(func.max(chat.number)).where(chat.table_id == table)).scalar()
    return Stored(
        row,
        entries_after(connection, table, entry),
        {(seat, request): at for seat, request, at in asked},
        {row.seat: row.plan for row in planned},
        last or 0,
    )


def entries_after(connection: Connection, table: str, entry: int) -> list[EntryRow]:
    column = schema.entries.c
    rows = connection.execute(
        select(column.entry, column.seat, column.lines)
        .where(column.table_id == table, column.entry > entry)
        .order_by(column.entry)
    )
    return [EntryRow(*row) for row in rows]


def chat_after(connection: Connection, table: str, number: int, most: int) -> list[ChatLine]:
    """The latest lines after this one, in order."""
    column = schema.chat.c
    rows = connection.execute(
        select(column.number, column.seat, column.text, column.at)
        .where(column.table_id == table, column.number > number)
        .order_by(column.number.desc())
        .limit(most)
    )
    return [ChatLine(*row) for row in rows][::-1]


def by_key(connection: Connection, hashes: Sequence[bytes]) -> list[tuple[str, int, bytes]]:
    """The seats that these keys open."""
    column = schema.seats.c
    rows = connection.execute(
        select(column.table_id, column.seat, column.key_hash).where(column.key_hash.in_(hashes))
    )
    return [(table, seat, key) for table, seat, key in rows]


def listed_tables(connection: Connection, most: int) -> list[TableRow]:
    """Open tables that still wait for somebody, the newest first."""
    column = schema.tables.c
    ids = connection.execute(
        select(column.id)
        .where(column.listed, column.stage == "gathering")
        .order_by(column.created.desc())
        .limit(most)
    ).scalars()
    rows = [table_row(connection, table) for table in ids]
    return [row for row in rows if row is not None]


def due_tables(connection: Connection, now: float, most: int) -> list[tuple[str, float]]:
    column = schema.tables.c
    rows = connection.execute(
        select(column.id, column.due).where(column.due <= now).order_by(column.due).limit(most)
    )
    return [(table, due) for table, due in rows]


def all_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(schema.tables.c.id).order_by("created")).scalars())


# What every move needs is put together once: making a statement costs more than carrying it out.
MOVE_ON = update(schema.tables).where(
    schema.tables.c.id == bindparam("at_table"),
    schema.tables.c.entry == bindparam("at_entry"),
    schema.tables.c.version == bindparam("at_version"),
)
SEEN = update(schema.seats).where(
    schema.seats.c.table_id == bindparam("at_table"), schema.seats.c.seat == bindparam("at_seat")
)
NEW_ENTRY = insert(schema.entries)
NEW_REQUEST = insert(schema.requests)

# -- writing -----------------------------------------------------------------------------------


def add_table(connection: Connection, row: TableRow, entries: Sequence[EntryRow]) -> None:
    connection.execute(insert(schema.tables).values(row.values()))
    connection.execute(
        insert(schema.seats), [{"table_id": row.id, **seat.values()} for seat in row.seats]
    )
    connection.execute(
        insert(schema.entries),
        [
            {"table_id": row.id, "entry": e.entry, "seat": e.seat, "lines": e.lines,
             "at": row.created}
            for e in entries
        ],
    )  # fmt: skip


def add_entry(
    connection: Connection,
    at: Mark,
    added: EntryRow,
    request: str,
    changes: Mapping[str, object],
) -> None:
    """One move: the entry check, the entry and the request id in one transaction.

    `at` is where the table stood before, `changes` what else becomes of it.
    """
    update_at(connection, at, {"entry": added.entry, **changes})
    connection.execute(
        NEW_ENTRY,
        {
            "table_id": at.table,
            "entry": added.entry,
            "seat": added.seat,
            "lines": added.lines,
            "at": changes["changed"],
        },
    )
    if request:
        connection.execute(
            NEW_REQUEST,
            {
                "table_id": at.table,
                "seat": added.seat,
                "request": request,
                "entry": added.entry,
            },
        )


def change_table(connection: Connection, at: Mark, changes: Mapping[str, object]) -> None:
    """Anything that is no entry: the table's version grows."""
    update_at(connection, at, {"version": at.version + 1, **changes})


def update_at(connection: Connection, at: Mark, changes: Mapping[str, object]) -> None:
    """Locks the row, too: of several processes one goes on, the others find it changed."""
    seen = {"at_table": at.table, "at_entry": at.entry, "at_version": at.version}
    if connection.execute(MOVE_ON, {**seen, **changes}).rowcount != 1:
        raise ConflictError(at.table)


def change_seat(
    connection: Connection, table: str, seat: int, changes: Mapping[str, object]
) -> None:
    column = schema.seats.c
    connection.execute(
        update(schema.seats).where(column.table_id == table, column.seat == seat).values(**changes)
    )


def add_chat(connection: Connection, table: str, line: ChatLine) -> None:
    connection.execute(
        insert(schema.chat).values(
            table_id=table, number=line.number, seat=line.seat, text=line.text, at=line.at
        )
    )


def set_plan(connection: Connection, table: str, seat: int, plan: str) -> None:
    """Keep a conditional move, or (empty) forget it."""
    column = schema.plans.c
    connection.execute(delete(schema.plans).where(column.table_id == table, column.seat == seat))
    if plan:
        connection.execute(insert(schema.plans).values(table_id=table, seat=seat, plan=plan))


def set_due(connection: Connection, table: str, due: float | None) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(due=due))


def claim(connection: Connection, table: str, seen: float, until: float) -> bool:
    """Take up a table that is due; False when another process was faster."""
    column = schema.tables.c
    done = connection.execute(
        update(schema.tables).where(column.id == table, column.due == seen).values(due=until)
    )
    return done.rowcount == 1


def mark_seen(connection: Connection, seats: Sequence[tuple[str, int]], now: float) -> None:
    if seats:
        connection.execute(
            SEEN, [{"at_table": table, "at_seat": seat, "seen": now} for table, seat in seats]
        )
