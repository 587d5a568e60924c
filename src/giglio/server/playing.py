"""What people do at a table: move, take back, talk, pause, plan ahead, leave, come back."""

from __future__ import annotations

import secrets
import time
from collections import defaultdict, deque
from hmac import compare_digest

from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import OVER, State
from giglio.registry import game as card_of
from giglio.server import store
from giglio.server.errors import NotFoundError, RefusedError, TooManyError, refused
from giglio.server.hosting import Hosting, checked_bot
from giglio.server.house import Changes, House, to_its_end
from giglio.server.keys import hash_of
from giglio.server.live import ENDED, GATHERING, PLAYING, Live, places_of
from giglio.server.messages import Hint, Move, PlanWish, Undo
from giglio.server.plans import Plan, Step
from giglio.server.shapes import AnalysisTold, SheetTold, TableTold
from giglio.server.thinking import Question, ThinkingError
from giglio.server.told import (
    HERE_SECONDS,
    NEWCOMER,
    Cursor,
    Reader,
    known_sheets,
    sheets_told,
    table_told,
)

MOST_CHAT = 200  # lines that a newcomer is told
ABSENT_SECONDS = 2 * HERE_SECONDS  # then others may let a bot play for somebody
HINTS_A_MINUTE = 20
MOST_REMEMBERED = 10_000  # tables whose hints are counted


class Playing:
    def __init__(self, house: House, hosting: Hosting) -> None:
        self.house = house
        self.hosting = hosting
        self.hints: defaultdict[str, deque[float]] = defaultdict(deque)
        self.thinking: set[str] = set()  # tables for which a hint is being thought of

    # -- who asks ------------------------------------------------------------------------------

    def eyes(self, live: Live, key: str | None) -> int | None:
        """The seat that a key opens; None for a spectator. NotFoundError for anybody else."""
        if key is None:
            if live.row.listed:
                return None
            raise NotFoundError
        given = hash_of(key)
        for seat in live.row.seats:
            if seat.key_hash is not None and compare_digest(seat.key_hash, given):
                return seat.seat
        if compare_digest(live.row.watch_hash, given):
            return None
        raise NotFoundError

    def seat(self, live: Live, key: str | None) -> int:
        """The seat that a key opens; spectators have none."""
        eyes = self.eyes(live, key)
        if eyes is None:
            raise NotFoundError
        return eyes

    async def eyes_at(self, table: str, key: str | None) -> int | None:
        async with self.house.holding(table) as live:
            return self.eyes(live, key)

    async def seat_at(self, table: str, key: str | None) -> int:
        async with self.house.holding(table) as live:
            return self.seat(live, key)

    # -- looking -------------------------------------------------------------------------------

    async def look(
        self, table: str, key: str | None, cursor: Cursor = NEWCOMER, language: str = ""
    ) -> TableTold:
        """The table for these eyes, and what they have not seen yet."""
        async with self.house.holding(table) as live:
            reader = Reader(self.eyes(live, key), cursor, language)
            chat: list[store.ChatLine] = []
            if live.chat > cursor.chat:
                chat = await self.house.database.read(
                    lambda c: store.chat_after(c, table, cursor.chat, MOST_CHAT)
                )
            now = self.house.now()
            for seat in live.row.seats:
                if self.house.hub.has(table, seat.seat):
                    seat.seen = now
            return table_told(live, reader, chat, now)

    async def record(self, table: str, key: str | None) -> str:
        async with self.house.holding(table) as live:
            return str(live.record(self.eyes(live, key)))

    async def scores(self, table: str, key: str | None) -> list[SheetTold]:
        """The score sheets as far as this seat knows them."""
        async with self.house.holding(table) as live:
            seat, state = self.seat(live, key), self.state(live)
            return sheets_told(state) if state.actor == OVER else known_sheets(state, seat)

    def state(self, live: Live) -> State:
        if live.table is None:
            raise RefusedError(f"this table is closed: {live.row.reason}", "closed")
        return live.table.state

    # -- playing -------------------------------------------------------------------------------

    @to_its_end
    async def move(self, table: str, key: str | None, wish: Move) -> int:
        async with self.house.holding(table) as live:
            seat = self.playing_seat(live, key)
            return await self.house.act(
                live, seat,
                lambda at: at.play(seat, wish.words, wish.entry), wish.request,
            )  # fmt: skip

    @to_its_end
    async def undo(self, table: str, key: str | None, wish: Undo) -> int:
        async with self.house.holding(table) as live:
            seat = self.playing_seat(live, key)
            return await self.house.act(
                live, seat, lambda at: at.undo(seat, wish.entry), wish.request
            )

    def playing_seat(self, live: Live, key: str | None) -> int:
        seat = self.seat(live, key)
        if live.seat(seat).bot:
            raise RefusedError("a bot plays your seat now; take it back first", "bot-plays")
        return seat

    @to_its_end
    async def plan(self, table: str, key: str | None, wish: PlanWish) -> None:
        """Keep a conditional move, or call it off."""
        async with self.house.holding(table) as live:
            seat = self.playing_seat(live, key)
            plan = Plan(
                tuple(Step(step.words, step.verb, step.most) for step in wish.steps), wish.holds
            )
            at = self.house.playable(live, seat)
            try:
                plan.check(at.state.edition.actions)
            except IllegalAction as error:
                raise refused(error) from error
            if plan.steps:
                live.plans[seat] = plan
            else:
                live.plans.pop(seat, None)
            text = plan.text() if plan.steps else ""
            await self.house.change(live, Changes(plans={seat: text}))

    # -- beside the game -----------------------------------------------------------------------

    @to_its_end
    async def say(self, table: str, key: str | None, text: str) -> None:
        text = " ".join(text.split())
        if not text or not text.isprintable():
            raise RefusedError("a line of chat is plain text", "bad-text")
        async with self.house.holding(table) as live:
            seat = self.seat(live, key)
            line = store.ChatLine(live.chat + 1, seat, text, self.house.now())
            live.chat += 1
            await self.house.change(live, Changes(chat=line))

    @to_its_end
    async def pause(self, table: str, key: str | None, paused: bool) -> None:
        """Clocks stand still and nobody moves until somebody goes on."""
        async with self.house.holding(table) as live:
            self.seat(live, key)
            row, now, changes = live.row, self.house.now(), Changes()
            if row.stage != PLAYING:
                raise RefusedError("only a game in play can be paused", "not-playing")
            if row.paused == paused:
                return
            row.paused = paused
            if paused and row.since is not None:
                place = live.seat(live.actor)
                place.left = live.clock.after(place.left, now - row.since, turn_ended=False)
                changes.seats[place.seat] = {"left": place.left}
            self.house.start_clock(live, now)
            changes.table = {"paused": paused, "since": row.since, "due": row.due, "changed": now}
            await self.house.change(live, changes)

    @to_its_end
    async def to_bot(self, table: str, key: str | None, bot: str, seat: int | None = None) -> None:
        """Let a bot play one's own seat, or that of somebody who has gone or never came."""
        async with self.house.holding(table) as live:
            own = self.seat(live, key)
            place = self.place(live, own if seat is None else seat)
            if place.seat != own:
                await self.check_absent(live, place)
            if live.row.stage not in (GATHERING, PLAYING):
                raise RefusedError("the game is over", "over")
            place.bot = checked_bot(bot, card_of(live.row.game))
            changes = {place.seat: ""} if live.plans.pop(place.seat, None) else {}
            await self.seat_changed(live, place, changes)

    def place(self, live: Live, seat: int) -> store.SeatRow:
        if not 0 <= seat < len(live.row.seats):
            raise RefusedError(f"there is no seat {seat}", "no-such-seat")
        place = live.seat(seat)
        if not place.person:
            raise RefusedError("a bot sits there anyway", "bot-plays")
        return place

    async def check_absent(self, live: Live, place: store.SeatRow) -> None:
        if live.row.stage == GATHERING and not place.joined:
            return
        stored = await self.house.database.read(lambda c: store.table_row(c, live.id))
        seen = stored.seats[place.seat].seen if stored is not None else 0.0
        here = self.house.hub.has(live.id, place.seat)
        if here or self.house.now() - seen < ABSENT_SECONDS:
            raise RefusedError(
                f"{place.name or 'this person'} was here a moment ago; only for somebody who is "
                "away can others call a bot", "not-away",
            )  # fmt: skip

    @to_its_end
    async def take_back(self, table: str, key: str | None) -> None:
        """Come back to a seat that a bot has played."""
        async with self.house.holding(table) as live:
            place = live.seat(self.seat(live, key))
            if not place.bot:
                return
            place.bot, place.seen = "", self.house.now()
            place.left = live.clock.on_return(place.left)
            await self.seat_changed(live, place, {})

    @to_its_end
    async def leave(self, table: str, key: str | None) -> None:
        """Before the game begins, the seat is free again; later, a bot takes it."""
        async with self.house.holding(table) as live:
            place = live.seat(self.seat(live, key))
            waiting = live.row.stage == GATHERING
            if waiting:
                place.joined, place.name, place.key_hash = False, "", None
                await self.seat_changed(live, place, {})
        if not waiting:
            await self.to_bot(table, key, "")

    async def seat_changed(self, live: Live, place: store.SeatRow, plans: dict[int, str]) -> None:
        if live.table is not None:
            live.table.seats = places_of(live.row.seats)
        changes = Changes(seats={place.seat: place.values()}, plans=plans)
        if live.row.stage == PLAYING and place.seat == live.actor:
            live.row.since = None
        self.hosting.set_stage(live, changes)
        await self.house.change(live, changes)

    # -- hints ---------------------------------------------------------------------------------

    async def hint(self, table: str, key: str | None, wish: Hint) -> AnalysisTold:
        """What a thinking process makes of the decision one has to take, or, once the game is
        over, of any position of it."""
        async with self.house.holding(table) as live:
            seat = self.seat(live, key)
            state = self.position(live, seat, wish.ply)
            eyes = int(state.actor)
            self.count_hint(table)
            seed = secrets.randbits(31)
            question = Question(state.resample(eyes, seed), seed, seconds=wish.seconds)
        try:
            told = await self.house.pool.ask(question)
        except ThinkingError as error:
            raise RefusedError(f"there is no hint to be had: {error}", "no-hint") from error
        finally:
            self.thinking.discard(table)
        return told["analysis"]  # type: ignore[return-value]  # as the worker has put it together

    def position(self, live: Live, seat: int, ply: int | None) -> State:
        state = self.state(live)
        if ply is None:
            if state.actor != seat:
                raise RefusedError("a hint is for whoever has to decide", "not-your-turn")
            return state
        if live.row.stage != ENDED or live.table is None:
            raise RefusedError("earlier positions are looked at when the game is over", "not-over")
        try:
            kept = live.table.record()
            found = kept.replay(ply, edition=self.house.parts(live.row))
        except ValueError as error:
            raise RefusedError(str(error), "no-such-ply") from error
        if found.actor == OVER:
            raise RefusedError("there is nothing to decide at the end", "over")
        return found

    def count_hint(self, table: str) -> None:
        if len(self.hints) > MOST_REMEMBERED:
            self.hints.clear()
        now, asked = time.monotonic(), self.hints[table]
        while asked and asked[0] < now - 60:
            asked.popleft()
        if table in self.thinking or len(asked) >= HINTS_A_MINUTE:
            raise TooManyError("one hint at a time, and not too many; wait a little")
        asked.append(now)
        self.thinking.add(table)
