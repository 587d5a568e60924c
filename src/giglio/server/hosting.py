"""Opening tables, joining them, playing once more, finding them again."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence

from sqlalchemy import Connection

from giglio.bots import BOTS, check
from giglio.bots.search.levels import LEVELS, TEMPERS
from giglio.kernel.edition import Edition
from giglio.kernel.game import Game
from giglio.registry import game as card_of
from giglio.registry import own_edition
from giglio.server import store
from giglio.server.clocks import MOVE, NONE, Clock, clock_of
from giglio.server.errors import NotFoundError, RefusedError
from giglio.server.house import Changes, House, to_its_end, write_change
from giglio.server.keys import hash_of, new_key, new_table_id
from giglio.server.live import ENDED, GATHERING, PLAYING, Live, entry_row, places_of
from giglio.server.messages import ClockWish, Join, NewTable, SeatWish
from giglio.server.shapes import LobbyTold, OpenedTold, SeatedTold, SeatKeyTold, SummaryTold
from giglio.server.store import SeatRow, TableRow
from giglio.server.told import clock_told, summary
from giglio.table.names import BOT
from giglio.table.record import commitment, record
from giglio.table.table import Table

SEED_BYTES = 32
MOST_LISTED = 100


class Hosting:
    def __init__(self, house: House) -> None:
        self.house = house

    # -- a new table ---------------------------------------------------------------------------

    async def open(self, wish: NewTable) -> OpenedTold:
        """A table as it was asked for; the answer holds the keys, which nobody sees again."""
        card, edition = self.game_of(wish)
        keys: list[str] = []
        seats = [self.new_seat(place, seat, card, keys) for place, seat in enumerate(wish.seats)]
        check_names([seat.name for seat in seats if seat.person and seat.joined])
        watch = new_key()
        row = self.new_row(card, edition, wish, seats, watch)
        entries = [self.begin(row, edition)]
        await self.house.database.write(lambda c: store.add_table(c, row, entries))
        await self.begin_if_complete(row.id)
        return {
            "table": row.id,
            "watch": watch,
            "seats": [
                seat_keys(seat, wish.seats[seat.seat].kind, key)
                for seat, key in zip(seats, keys, strict=True)
            ],
        }

    def game_of(self, wish: NewTable) -> tuple[Game, Edition]:
        try:
            card = card_of(wish.game)
            card.check_seats(len(wish.seats))
            card.option_values(wish.options, len(wish.seats))
        except ValueError as error:
            raise RefusedError(str(error), "no-such-game") from error
        return card, self.edition_of(card, wish.edition)

    def edition_of(self, card: Game, name: str) -> Edition:
        known = [own_edition(card.name)]
        known += [edition for edition in self.house.editions if edition.game == card.name]
        for edition in known:
            if name in ("", edition.name, edition.digest):
                return edition
        told = ", ".join(edition.name for edition in known)
        raise RefusedError(f"there is no edition “{name}” here; there are {told}", "no-edition")

    def new_seat(self, place: int, wish: SeatWish, card: Game, keys: list[str]) -> SeatRow:
        key = new_key()
        keys.append(key)
        if wish.kind == "bot":
            bot = checked_bot(wish.bot, card)
            return SeatRow(place, "", person=False, joined=True, bot=bot)
        if wish.kind == "you":
            name = checked_name(wish.name or "Player")
            return SeatRow(place, name, person=True, joined=True, key_hash=hash_of(key))
        return SeatRow(place, "", person=True, joined=False, invitation_hash=hash_of(key))

    def new_row(
        self, card: Game, edition: Edition, wish: NewTable, seats: list[SeatRow], watch: str
    ) -> TableRow:
        clock = checked_clock(wish.clock, card)
        for seat in seats:
            seat.left = clock.first_bank() if seat.person else None
            seat.seen = self.house.now() if seat.joined else 0.0
        return TableRow(
            id=new_table_id(),
            game=card.name,
            rules=card.rules,
            edition=edition.name,
            digest=edition.digest,
            options=card.option_values(wish.options, len(seats)),
            seed=secrets.token_bytes(SEED_BYTES),
            commitment="",
            stage=GATHERING,
            watch_hash=hash_of(watch),
            clock=clock.as_dict(),
            listed=wish.listed,
            seats=seats,
        )

    def begin(self, row: TableRow, edition: Edition) -> store.EntryRow:
        """Lay the game out: its seed is promised now, and all that chance says first is stored."""
        table = Table(
            row.game, places_of(row.seats), row.seed, options=row.options, edition=edition
        )
        row.commitment = commitment(record(table.state, table.names), row.seed)
        row.actor = int(table.state.actor)
        row.created = row.changed = self.house.now()
        return entry_row(0, -1, table.lines)

    # -- coming ------------------------------------------------------------------------------

    @to_its_end
    async def join(self, table: str, wish: Join) -> SeatedTold:
        """Sit down: with an invitation, or at an open table wherever there is room. Whoever asks
        again with the same key gets the same answer."""
        name, key = checked_name(wish.name), wish.key or new_key()
        async with self.house.holding(table) as live:
            for seat in live.row.seats:
                if seat.key_hash == hash_of(key):
                    return {"table": table, "seat": seat.seat, "key": key}
            place = self.place_for(live, wish.invitation)
            await self.sit_down(live, place, name, key)
        return {"table": table, "seat": place.seat, "key": key}

    def place_for(self, live: Live, invitation: str | None) -> SeatRow:
        for seat in live.row.seats:
            free = seat.person and not seat.joined
            if invitation is None and free and live.row.listed:
                return seat
            if invitation is not None and free and seat.invitation_hash == hash_of(invitation):
                return seat
        if invitation is None and live.row.listed:
            raise RefusedError("every seat of this table is taken", "full")
        raise NotFoundError

    async def sit_down(self, live: Live, place: SeatRow, name: str, key: str) -> None:
        others = [seat for seat in live.row.seats if seat.person and seat is not place]
        check_names([name, *(seat.name for seat in others if seat.joined)])
        place.name, place.joined, place.bot = name, True, ""
        place.key_hash, place.seen = hash_of(key), self.house.now()
        await self.change_seat(live, place)

    async def change_seat(self, live: Live, place: SeatRow) -> None:
        """Somebody has come or gone: perhaps the game can begin."""
        if live.table is not None:
            live.table.seats = places_of(live.row.seats)
        changes = Changes(seats={place.seat: place.values()})
        self.set_stage(live, changes)
        await self.house.change(live, changes)

    def set_stage(self, live: Live, changes: Changes) -> None:
        row, now = live.row, self.house.now()
        if row.stage == GATHERING and all(seat.joined or seat.bot for seat in row.seats):
            row.stage = PLAYING
        if row.stage == PLAYING and (row.since is None or live.seat(live.actor).bot):
            self.house.start_clock(live, now)
        row.changed = now
        for name in ("stage", "since", "due", "changed"):
            changes.table[name] = getattr(row, name)

    async def begin_if_complete(self, table: str) -> None:
        """Nobody is waited for where only bots and people at this browser play."""
        async with self.house.holding(table) as live:
            if all(seat.joined or seat.bot for seat in live.row.seats):
                await self.change_seat(live, live.row.seats[0])

    # -- once more ---------------------------------------------------------------------------

    @to_its_end
    async def rematch(self, table: str, seat: int, key: str | None) -> SeatedTold:
        """A new table with the same people, everybody one seat further. The first who wants it
        opens it; the others come to it with the key of their old seat."""
        key = key or new_key()
        async with self.house.holding(table) as live:
            if live.row.stage != ENDED:
                raise RefusedError("this game is not over yet", "not-over")
            if live.row.next_table is None:
                await self.open_next(live)
            next_table, old = live.row.next_table, live.seat(seat)
            assert next_table is not None
        count = len(live.row.seats)
        async with self.house.holding(next_table) as live:
            place = live.seat((seat - 1) % count)
            if place.key_hash != hash_of(key):
                await self.sit_down(live, place, old.name, key)
        return {"table": next_table, "seat": place.seat, "key": key}

    async def open_next(self, live: Live) -> None:
        house, old = self.house, live.row
        parts = house.parts(old)
        if parts is None or live.table is None:
            raise RefusedError(f"this game cannot be played again: {old.reason}", "closed")
        clock = clock_of(old.clock)
        seats = [
            SeatRow(
                place,
                "",
                person=before.person,
                joined=not before.person,
                bot="" if before.person else before.bot,
                left=clock.first_bank() if before.person else None,
            )
            for place, before in enumerate([*old.seats[1:], old.seats[0]])
        ]
        row = TableRow(
            id=new_table_id(), game=old.game, rules=card_of(old.game).rules,
            edition=old.edition, digest=old.digest, options=old.options,
            seed=secrets.token_bytes(SEED_BYTES), commitment="", stage=GATHERING,
            watch_hash=old.watch_hash, clock=old.clock, listed=False, seats=seats,
        )  # fmt: skip
        entries = [self.begin(row, parts)]
        mark, changes = live.mark, Changes(table={"next_table": row.id})

        def write(connection: Connection) -> None:
            write_change(connection, mark, changes)
            store.add_table(connection, row, entries)

        await house.write(live, write)
        old.next_table = row.id
        old.version += 1
        house.tell(live)

    # -- finding them --------------------------------------------------------------------------

    async def lobby(self) -> list[LobbyTold]:
        """Open tables with a free seat."""
        rows = await self.house.database.read(lambda c: store.listed_tables(c, MOST_LISTED))
        return [
            {
                "table": row.id,
                "game": row.game,
                "title": card_of(row.game).title,
                "options": row.options,
                "names": [seat.name or seat.bot for seat in row.seats],
                "free": sum(seat.person and not seat.joined for seat in row.seats),
                "clock": clock_told(clock_of(row.clock), row, self.house.now()),
                "created": row.created,
            }
            for row in rows
        ]

    async def mine(self, keys: Sequence[str]) -> list[SummaryTold]:
        """The tables that these keys open, those that were changed last first."""
        hashes = [hash_of(key) for key in keys]
        found = await self.house.database.read(lambda c: store.by_key(c, hashes))
        tables: list[SummaryTold] = []
        for table, seat, key_hash in found:
            key = keys[hashes.index(key_hash)]
            async with self.house.holding(table) as live:
                tables.append(summary(live, seat, key, self.house.now()))
        return sorted(tables, key=lambda told: -told["changed"])


def seat_keys(seat: SeatRow, kind: str, key: str) -> SeatKeyTold:
    return {
        "seat": seat.seat,
        "kind": kind,
        "key": key if kind == "you" else None,
        "invitation": key if kind == "person" else None,
    }


# -- what is accepted ----------------------------------------------------------------------------


def checked_name(name: str) -> str:
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name or not name.isprintable() or len(name) > 24 or name.startswith(BOT):
        raise RefusedError("a name has 1 to 24 printable characters", "bad-name")
    return name


def check_names(names: Sequence[str]) -> None:
    if len({name.casefold() for name in names}) < len(names):
        raise RefusedError("somebody at this table has that name already", "name-taken")


def usual_bot(card: Game) -> str:
    return "greedy" if card.has_judgement else "random"


def offered_bots(card: Game) -> list[str]:
    """The computer players that can be asked for: none that would load code by name."""
    simple = [name for name in BOTS if name == "random" or has_judgement(name, card)]
    return simple + [f"{name}@{level}" for name in ("search", *TEMPERS) for level in LEVELS]


def has_judgement(bot: str, card: Game) -> bool:
    return card.yardstick is not None if bot == "greedy@1" else card.has_judgement


def checked_bot(bot: str, card: Game) -> str:
    bot = bot or usual_bot(card)
    if bot not in offered_bots(card):
        raise RefusedError(
            f"there is no bot “{bot}” here; there are {', '.join(offered_bots(card))}", "no-bot"
        )
    check(bot)
    return bot


def checked_clock(wish: ClockWish, card: Game) -> Clock:
    if wish.kind == NONE:
        return Clock()
    if wish.seconds < 1:
        raise RefusedError("a clock gives at least one second", "bad-clock")
    increment = 0.0 if wish.kind == MOVE else wish.increment
    return Clock(wish.kind, wish.seconds, increment, wish.out, checked_bot(wish.bot, card))
