"""Records out of a database and into one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from sqlalchemy import Connection

from giglio.kernel.edition import Edition
from giglio.kernel.state import OVER
from giglio.server import store
from giglio.server.clocks import Clock
from giglio.server.keys import hash_of, new_key, new_table_id
from giglio.server.live import ENDED, GATHERING, PLAYING, entry_row, record_of
from giglio.server.store import EntryRow, SeatRow, TableRow
from giglio.table.lines import Line
from giglio.table.names import BOT
from giglio.table.record import Record, RecordError
from giglio.table.table import Table


@dataclass(frozen=True)
class Brought:
    """A table made from a record. Its people come to their seats by these invitations."""

    table: str
    over: bool
    invitations: dict[str, str]


def records(connection: Connection) -> Iterator[tuple[str, Record]]:
    """Every table as a record with its seed, so that it could go on elsewhere."""
    for table in store.all_ids(connection):
        found = store.stored(connection, table)
        if found is None:
            continue
        kept = record_of(found.row, found.entries)
        if found.row.stage == ENDED:
            kept = replace(kept, result=result_of(kept))
        yield f"{found.row.game}-{table}", kept


def result_of(kept: Record) -> tuple[int, ...]:
    """The scores of a finished game; none where it cannot be played again here."""
    try:
        return tuple(kept.resume().scores())
    except RecordError:
        return ()


def bring(connection: Connection, kept: Record, edition: Edition | None = None) -> Brought:
    """Make a table of a record. RecordError: it is broken, or tells no seed to go on with."""
    if not kept.seed:
        raise RecordError("without its seed a record cannot go on at a table")
    bots = {
        seat: name.removeprefix(BOT) for seat, name in enumerate(kept.names) if name.startswith(BOT)
    }
    table = Table.resume(kept, bots, edition)
    over = table.state.actor == OVER
    invitations: dict[str, str] = {}
    seats: list[SeatRow] = []
    for seat, name in enumerate(kept.names):
        key = new_key()
        if seat in bots:
            seats.append(SeatRow(seat, "", person=False, joined=True, bot=bots[seat]))
        else:
            seats.append(SeatRow(seat, name, True, over, invitation_hash=hash_of(key)))
            invitations[name] = key
    now = time.time()
    row = TableRow(
        id=new_table_id(), game=kept.game, rules=kept.rules, edition=kept.edition,
        digest=kept.digest, options=dict(kept.options), seed=bytes.fromhex(kept.seed),
        commitment=kept.commitment, stage=stage_of(over, invitations),
        watch_hash=hash_of(new_key()), clock=Clock().as_dict(), entry=table.entry,
        actor=int(table.state.actor), created=now, changed=now, seats=seats,
    )  # fmt: skip
    if row.stage == PLAYING:
        row.due = now
    store.add_table(connection, row, list(entries_of(table.lines)))
    return Brought(row.id, over, {} if over else invitations)


def stage_of(over: bool, invitations: dict[str, str]) -> str:
    if over:
        return ENDED
    return GATHERING if invitations else PLAYING


def entries_of(lines: list[Line]) -> Iterator[EntryRow]:
    """The lines as they came, an entry at a time."""
    if not lines or lines[0].entry > 0:
        yield EntryRow(0, -1, "")
    for entry, group in groupby(lines, key=lambda line: line.entry):
        own = list(group)
        seat = getattr(own[0], "seat", -1)
        yield entry_row(entry, seat, own)
