"""Whoever does not move by a click: bots, conditional moves, and seats whose time is out."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from hashlib import sha256

from sqlalchemy import Connection, func, select, update

from giglio.server import schema, store
from giglio.server.clocks import HAND_OVER
from giglio.server.errors import NotFoundError, StaleError
from giglio.server.house import LEASE_SECONDS, Changes, House
from giglio.server.live import Live, places_of
from giglio.server.sweeping import Sweeper
from giglio.server.thinking import Question, ThinkingError

log = logging.getLogger("giglio.server")

TICK_SECONDS = 1.0
ALIVE_EVERY = 5.0
DEAD_AFTER = 3 * ALIVE_EVERY
SEEN_EVERY = 20.0  # less than a third of the time after which somebody counts as away
MOST_DUE = 200
MOST_AT_ONCE = 200


@dataclass
class Thought:
    """A decision that a bot is thinking about, and for which position."""

    seat: int
    entry: int
    question: Question


class Attendance:
    """One task for each table at which something moves by itself."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.thoughts: dict[str, Thought] = {}
        self.ticking: asyncio.Task[None] | None = None
        self.sweeper = Sweeper()
        self.alive_at = 0.0
        self.seen_at = 0.0
        house.after_change = self.look

    # -- at one table --------------------------------------------------------------------------

    def look(self, live: Live) -> None:
        """After every change, with the table held: does anything go on by itself?"""
        thought = self.thoughts.get(live.id)
        if thought is not None and not self.wants(thought, live):
            thought.question.answer.cancel()  # nobody wants to know any more
        if live.id not in self.tasks and self.moves_itself(live):
            self.tasks[live.id] = asyncio.create_task(self.attend(live.id))

    def moves_itself(self, live: Live) -> bool:
        if not live.running or live.actor < 0:
            return False
        return bool(live.seat(live.actor).bot) or live.actor in live.plans or self.time_is_out(live)

    def time_is_out(self, live: Live) -> bool:
        row = live.row
        if row.since is None:
            return False
        end = live.clock.deadline(row.since, live.seat(live.actor).left)
        return end is not None and end <= self.house.now()

    def wants(self, thought: Thought, live: Live) -> bool:
        """Whether a decision is still wanted: nothing has happened that makes it another one, and
        nobody has come back to decide."""
        return (
            live.running
            and live.row.entry == thought.entry
            and live.actor == thought.seat
            and (bool(live.seat(live.actor).bot) or self.time_is_out(live))
        )

    async def attend(self, table: str) -> None:
        """Go on as long as the table moves by itself."""
        try:
            while await self.step(table):
                pass
        except NotFoundError:
            log.warning("table %s has gone", table)
        except Exception:
            log.exception("table %s could not go on by itself; it is tried again", table)
        finally:
            if self.tasks.get(table) is asyncio.current_task():
                del self.tasks[table]

    async def step(self, table: str) -> bool:
        async with self.house.holding(table) as live:
            if not self.moves_itself(live):
                del self.tasks[table]  # while it is held: whoever changes it next looks again
                return False
            if self.time_is_out(live) and live.clock.out == HAND_OVER:
                await self.hand_over(live)
                return True
            if live.actor in live.plans and not live.seat(live.actor).bot:
                await self.carry_out_plan(live)
                return True
            thought = self.thought(live)
        words = await self.think(table, thought)
        if words is not None:
            async with self.house.holding(table) as live:
                if self.wants(thought, live):
                    await self.play(live, thought.seat, words)
        return True

    async def play(self, live: Live, seat: int, words: str) -> None:
        entry = live.row.entry
        try:
            await self.house.act(live, seat, lambda at: at.play(seat, words, entry))
        except StaleError:
            log.info("table %s: another process was faster", live.id)

    async def carry_out_plan(self, live: Live) -> None:
        seat = live.actor
        plan = live.plans[seat]
        assert live.table is not None
        action = plan.choice(live.table.state)
        if action is None:  # not made for this: the person decides
            del live.plans[seat]
            await self.house.change(live, Changes(plans={seat: ""}))
            return
        await self.play(live, seat, live.table.state.words(action))

    async def hand_over(self, live: Live) -> None:
        place = live.seat(live.actor)
        place.bot = live.clock.bot
        assert live.table is not None
        live.table.seats = places_of(live.row.seats)
        self.house.start_clock(live, self.house.now())
        values: dict[str, object] = {"since": live.row.since, "due": live.row.due}
        await self.house.change(live, Changes(table=values, seats={place.seat: place.values()}))

    # -- bots ------------------------------------------------------------------------------------

    def thought(self, live: Live) -> Thought:
        """A bot is asked with what its seat may know, and a seed that follows from the table's."""
        assert live.table is not None
        state, seat = live.table.state, live.actor
        told = f"{seat} {live.row.entry}".encode()
        seed = int.from_bytes(sha256(live.row.seed + told).digest()[:7], "big")
        bot = live.seat(seat).bot or live.clock.bot
        question = Question(state.resample(seat, seed), seed, bot)
        return Thought(seat, live.row.entry, question)

    async def think(self, table: str, thought: Thought) -> str | None:
        """Its decision in words; None where it is no longer wanted."""
        self.thoughts[table] = thought
        answer = asyncio.create_task(self.house.pool.ask(thought.question))
        try:
            while not answer.done():
                await asyncio.wait((answer,), timeout=LEASE_SECONDS / 3)
                if not answer.done():
                    await self.stay(table)
            return str(answer.result()["words"])
        except ThinkingError as error:
            log.error("the bot %s does not decide: %s", thought.question.bot, error)
            guess = thought.question.guess
            return guess.words(guess.legal()[0])
        except asyncio.CancelledError:
            if answer.cancelled() and not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                return None
            raise
        finally:
            answer.cancel()
            self.thoughts.pop(table, None)

    async def stay(self, table: str) -> None:
        """Say to the other processes that this table is being cared for."""
        until = self.house.now() + LEASE_SECONDS
        await self.house.database.write(lambda c: store.set_due(c, table, until))

    # -- all tables ------------------------------------------------------------------------------

    async def start(self) -> None:
        """Go on where the last server stopped."""
        alone, now = self.house.database.is_sqlite, self.house.now()
        await self.house.database.write(lambda c: take_over(c, now, alone))
        self.ticking = asyncio.create_task(self.tick(), name="tick")

    async def tick(self) -> None:
        while True:
            try:
                await self.call_out()
            except Exception:
                log.exception("looking after clocks and bots failed; it is tried again")
            self.sweeper.sweep()
            await asyncio.sleep(TICK_SECONDS)

    async def call_out(self) -> None:
        """Take up what is due: clocks that have run out, bots that another process left behind."""
        house, now = self.house, self.house.now()
        if now - self.alive_at >= ALIVE_EVERY:
            self.alive_at = now
            await house.database.write(lambda c: stay_alive(c, house.id, now))
        if now - self.seen_at >= SEEN_EVERY:
            self.seen_at = now
            await self.mark_seen(now)
        due = await house.database.read(lambda c: store.due_tables(c, now, MOST_DUE))
        for table, seen in due:
            await self.take_up(table, seen, now + LEASE_SECONDS)

    async def mark_seen(self, now: float) -> None:
        """Who is here; in small parts, so that no move waits for it."""
        seats = self.house.hub.connected()
        for first in range(0, len(seats), MOST_AT_ONCE):
            part = seats[first : first + MOST_AT_ONCE]
            await self.house.database.write(partial(store.mark_seen, seats=part, now=now))

    async def take_up(self, table: str, seen: float, until: float) -> None:
        if table in self.tasks:
            return
        if not await self.house.database.write(lambda c: store.claim(c, table, seen, until)):
            return
        async with self.house.holding(table) as live:
            if not live.running:
                await self.house.database.write(lambda c: store.set_due(c, table, None))
            self.look(live)

    async def close(self) -> None:
        tasks = [*self.tasks.values()]
        if self.ticking is not None:
            tasks.append(self.ticking)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.sweeper.close()


def take_over(connection: Connection, now: float, alone: bool) -> None:
    """While no server ran, no bank ran out: its clocks go on from where they stood. What bots
    were about to do is due at once."""
    columns, alive = schema.tables.c, schema.processes.c
    last = connection.execute(select(func.max(alive.alive))).scalar()
    gone = last is None or now - last > DEAD_AFTER
    if alone or gone:
        gap = now - last if last is not None else 0.0
        connection.execute(
            update(schema.tables)
            .where(columns.since.is_not(None), columns.clock.like('%"kind": "bank"%'))
            .values(since=columns.since + gap, due=columns.due + gap)
        )
        connection.execute(
            update(schema.tables)
            .where(columns.since.is_(None), columns.due.is_not(None))
            .values(due=now)
        )
        connection.execute(schema.processes.delete().where(alive.alive <= now))


def stay_alive(connection: Connection, process: str, now: float) -> None:
    processes = schema.processes
    done = connection.execute(update(processes).where(processes.c.id == process).values(alive=now))
    if done.rowcount == 0:
        connection.execute(processes.insert().values(id=process, alive=now))
    connection.execute(processes.delete().where(processes.c.alive < now - 3600))
