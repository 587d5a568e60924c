"""A table in memory: the true state, played again from what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from giglio.kernel.chance import GENERATOR
from giglio.kernel.edition import Edition
from giglio.kernel.state import OVER
from giglio.registry import game
from giglio.server.clocks import Clock, clock_of
from giglio.server.plans import Plan, plan_from
from giglio.server.store import EntryRow, Mark, SeatRow, Stored, TableRow
from giglio.table.lines import Line
from giglio.table.names import table_names
from giglio.table.record import Record, RecordError, commitment
from giglio.table.table import Place, Table

GATHERING, PLAYING, ENDED, CLOSED = "gathering", "playing", "over", "closed"
NOTHING: list[EntryRow] = []


class OutOfStepError(RuntimeError):
    """Entries that another process made do not follow from ours: all must be read again."""


class Live:
    """One table as this process knows it. `lock` is held by whoever looks at it or changes it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.stale = False  # another process has gone on with it
        self.sound = False  # what is here is what is stored, or was
        self.row: TableRow
        self.clock: Clock
        self.table: Table | None = None  # none where it cannot be played on
        self.entries: list[EntryRow] = NOTHING  # only of a closed table
        self.plans: dict[int, Plan] = {}
        self.chat = 0

    # -- as stored -----------------------------------------------------------------------------

    def load(self, found: Stored, parts: Edition | None) -> None:
        """Play it again from its entries. RecordError: it does not fit the rules or components of
        this giglio."""
        self.take_over(found)
        self.table = None
        self.entries = found.entries
        if self.row.stage == CLOSED:
            return
        if parts is None:
            raise RecordError(
                f"the edition {self.row.edition} (sha256:{self.row.digest[:12]}…) is not at hand"
            )
        bots = {seat.seat: seat.bot for seat in self.row.seats if seat.bot}
        made = Table.resume(record_of(self.row, found.entries), bots, parts)
        made.answered = dict(found.answered)
        self.table = made
        self.entries = NOTHING

    def follow(self, found: Stored) -> None:
        """Take over what other processes have done since."""
        table = self.table
        if table is None or found.row.stage == CLOSED:
            raise OutOfStepError(self.id)
        self.take_over(found)
        for entry in found.entries:
            follow_entry(table, entry)
        table.answered.update(found.answered)

    def take_over(self, found: Stored) -> None:
        self.row = found.row
        self.clock = clock_of(found.row.clock)
        self.plans = {seat: plan_from(text) for seat, text in found.plans.items()}
        self.chat = found.chat
        if self.table is not None:
            self.table.seats = places_of(self.row.seats)

    # -- as it is ------------------------------------------------------------------------------

    @property
    def mark(self) -> Mark:
        return Mark(self.row.id, self.row.entry, self.row.version)

    @property
    def actor(self) -> int:
        return int(self.table.state.actor) if self.table is not None else OVER

    @property
    def names(self) -> list[str]:
        return table_names([record_name(seat) for seat in self.row.seats])

    @property
    def running(self) -> bool:
        """Whether moves can be made."""
        return self.row.stage == PLAYING and not self.row.paused and self.table is not None

    def seat(self, number: int) -> SeatRow:
        return self.row.seats[number]

    def record(self, eyes: int | None) -> Record:
        """The record as these eyes (None: a spectator) may read it. All of it, once it is over."""
        if self.table is None:
            kept = record_of(self.row, self.entries)
            return kept if self.row.stage == CLOSED else replace(kept, seed="", lines=())
        return self.table.record(OVER if eyes is None else eyes)


def record_name(seat: SeatRow) -> str:
    """How a seat stands in the record."""
    if not seat.person:
        return f"bot:{seat.bot}"
    return seat.name or f"Seat {seat.seat + 1}"


def places_of(seats: Sequence[SeatRow]) -> list[Place]:
    return [Place(record_name(seat), seat.bot) for seat in seats]


def record_of(row: TableRow, entries: Sequence[EntryRow]) -> Record:
    """All that is stored, as a record with its seed: enough to go on."""
    head = Record(
        game=row.game,
        rules=row.rules,
        edition=row.edition,
        digest=row.digest,
        options=tuple(row.options.items()),
        generator=GENERATOR,
        commitment=row.commitment,
        names=tuple(record_name(seat) for seat in row.seats),
        lines=(),
    )
    text = str(head) + "".join(f"{entry.lines}\n" for entry in entries if entry.lines)
    return replace(Record.parse(text), seed=row.seed.hex())


def entry_row(entry: int, seat: int, lines: Sequence[Line]) -> EntryRow:
    return EntryRow(entry, seat, "\n".join(map(str, lines)))


def follow_entry(table: Table, entry: EntryRow) -> None:
    """Do what another process has done."""
    first = entry.lines.split("\n")[0].split(" ")
    before = len(table.lines)
    if first[3] == "undo":
        table.undo(entry.seat)
    else:
        table.play(entry.seat, " ".join(first[3:]))
    if entry_row(table.entry, entry.seat, table.lines[before:]) != entry:
        raise OutOfStepError(f"entry {entry.entry}")


def under_new_rules(row: TableRow) -> TableRow:
    """The same table under the rules of this giglio, with the promise made anew."""
    newer = replace(row, rules=game(row.game).rules)
    return replace(newer, commitment=commitment(record_of(newer, []), row.seed))
