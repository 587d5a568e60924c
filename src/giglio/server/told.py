"""What a client is told about a table. All that leaves the server about a game is put together
here, from what a pair of eyes may see: a seat's, or (None) a spectator's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from giglio.kernel.events import Event
from giglio.kernel.state import OVER, State
from giglio.registry import game, games
from giglio.server.clocks import Clock
from giglio.server.live import ENDED, Live
from giglio.server.shapes import (
    ChatTold,
    ClockTold,
    EventTold,
    Heading,
    LegalTold,
    MoveTold,
    PlanTold,
    PlayTold,
    ResultTold,
    SeatTold,
    SheetTold,
    SummaryTold,
    TableTold,
)
from giglio.server.store import ChatLine, SeatRow, TableRow
from giglio.table.lines import DecisionLine, Line, UndoLine, line_of_play, visible
from giglio.table.table import Table
from giglio.words import Words

HERE_SECONDS = 60.0  # who was connected so long ago still counts as here
GUESSES = 8


@dataclass(frozen=True)
class Cursor:
    """How far a client has read: the last entry (-1: nothing) and the last line of chat."""

    entry: int = -1
    chat: int = 0


NEWCOMER = Cursor()


@dataclass(frozen=True)
class Reader:
    """Whose eyes these are, how far they have read, and in which language they read, if any."""

    eyes: int | None
    cursor: Cursor = NEWCOMER
    language: str = ""


def table_told(live: Live, reader: Reader, chat: Sequence[ChatLine], now: float) -> TableTold:
    """The table as it stands, and what has happened since the cursor."""
    row = live.row
    return {
        **heading(row),
        "you": reader.eyes,
        "names": live.names,
        "seats": [seat_told(seat, now) for seat in row.seats],
        "clock": clock_told(live.clock, row, now),
        "chat": [chat_told(line) for line in chat],
        "plan": plan_told(live, reader.eyes),
        "play": play_told(live, live.table, reader) if live.table is not None else None,
    }


def heading(row: TableRow) -> Heading:
    """What anybody at the table may know, whatever is played."""
    return {
        "table": row.id,
        "game": row.game,
        "title": games()[row.game].title if row.game in games() else row.game,
        "rules": row.rules,
        "edition": {"name": row.edition, "digest": row.digest},
        "options": row.options,
        "commitment": row.commitment,
        "stage": row.stage,
        "reason": row.reason,
        "paused": row.paused,
        "entry": row.entry,
        "next_table": row.next_table,
    }


def seat_told(seat: SeatRow, now: float) -> SeatTold:
    return {
        "seat": seat.seat,
        "person": seat.person,
        "joined": seat.joined,
        "bot": seat.bot,
        "here": not seat.person or now - seat.seen < HERE_SECONDS,
    }


def clock_told(clock: Clock, row: TableRow, now: float) -> ClockTold:
    running = row.actor if row.since is not None and row.actor >= 0 else None
    left: list[float | None] = []
    for seat in row.seats:
        rest = seat.left
        if seat.seat == running and row.since is not None:
            rest = max((clock.deadline(row.since, rest) or now) - now, 0.0)
        left.append(rest if rest is None else round(rest, 1))
    return {
        "kind": clock.kind,
        "seconds": clock.seconds,
        "increment": clock.increment,
        "out": clock.out,
        "running": running,
        "left": left,
    }


def chat_told(line: ChatLine) -> ChatTold:
    return {"number": line.number, "seat": line.seat, "text": line.text, "at": line.at}


def plan_told(live: Live, eyes: int | None) -> PlanTold | None:
    """A conditional move is nobody else's business."""
    plan = live.plans.get(eyes) if eyes is not None else None
    if plan is None:
        return None
    return {
        "steps": [
            {"words": step.words, "verb": step.verb, "most": step.most} for step in plan.steps
        ],
        "holds": plan.holds,
    }


def play_told(live: Live, table: Table, reader: Reader) -> PlayTold:
    """The game itself."""
    state, eyes, entry = table.state, reader.eyes, reader.cursor.entry
    words = words_of(live, reader.language)
    over = state.actor == OVER
    view = state.view(eyes)
    lines = lines_since(table, entry)
    return {
        "turn": None if over else int(state.actor),
        "view": view,
        "ask": words.ask(view) if words is not None and not over else None,
        "legal": legal_told(state, eyes, words),
        "may_undo": eyes is not None and not over and table.may_undo(eyes),
        "events": [
            event_told(at, event, words)
            for at, event in events_since(table, entry)
            if event.seen_by(eyes)
        ],
        "moves": moves_told(lines, eyes),
        "undone": [
            {"entry": line.entry, "seat": line.seat, "back_to": line.back_to}
            for line in lines
            if isinstance(line, UndoLine)
        ],
        "result": result_told(live, state) if live.row.stage == ENDED else None,
    }


def events_since(table: Table, entry: int) -> list[tuple[int, Event]]:
    found: list[tuple[int, Event]] = []
    for pair in reversed(table.told):
        if pair[0] <= entry:
            break
        found.append(pair)
    return found[::-1]


def lines_since(table: Table, entry: int) -> list[Line]:
    found: list[Line] = []
    for line in reversed(table.lines):
        if line.entry <= entry:
            break
        found.append(line)
    return found[::-1]


def event_told(entry: int, event: Event, words: Words | None) -> EventTold:
    return {
        "entry": entry,
        "event": event.what,
        "seat": event.seat if event.seat >= 0 else None,
        "clause": event.clause,
        "facts": dict(event.facts),
        "forced": event.forced,
        "words": words.event(event) if words is not None else None,
    }


def moves_told(lines: Sequence[Line], eyes: int | None) -> list[MoveTold]:
    """What was decided and still counts; null where these eyes may not see it."""
    seat = OVER if eyes is None else eyes
    return [
        {
            "entry": line.entry,
            "seat": line.seat,
            "words": line.words if visible(line.audience, seat) or line.seat == seat else None,
        }
        for line in line_of_play(lines)
        if isinstance(line, DecisionLine)
    ]


def legal_told(state: State, eyes: int | None, words: Words | None) -> list[LegalTold]:
    """The legal actions of the seat that decides, for its own eyes only."""
    if eyes is None or state.actor != eyes:
        return []
    return [
        {
            "number": action,
            "words": state.words(action),
            "form": state.describe(action),
            "said": words.action(state.describe(action)) if words is not None else None,
        }
        for action in state.legal()
    ]


def result_told(live: Live, state: State) -> ResultTold:
    return {
        "scores": state.scores(),
        "ranks": state.ranks(),
        "sheets": sheets_told(state),
        "seed": live.row.seed.hex(),
    }


def sheets_told(state: State) -> list[SheetTold]:
    """At the end everything is known."""
    return [
        {"seat": seat, "parts": {**state.score_sheet(seat)}, "total": total}
        for seat, total in enumerate(state.scores())
    ]


def known_sheets(state: State, eyes: int) -> list[SheetTold]:
    """The score sheets as far as a seat can know them: what is the same in everything that it may
    take the position for. Made from guesses alone, so that nothing hidden can show."""
    guesses = [state.resample(eyes, seed) for seed in range(GUESSES)]
    sheets: list[SheetTold] = []
    for seat in range(int(state.seats)):
        told = [guess.score_sheet(seat) for guess in guesses]
        sheets.append(
            {
                "seat": seat,
                "parts": {key: agreed([sheet.get(key, 0) for sheet in told]) for key in told[0]},
                "total": agreed([guess.scores()[seat] for guess in guesses]),
            }
        )
    return sheets


def agreed(values: Sequence[int]) -> int | None:
    return values[0] if len(set(values)) == 1 else None


def words_of(live: Live, language: str) -> Words | None:
    if not language or live.table is None:
        return None
    return Words(game(live.row.game), language, live.names)


def summary(live: Live, seat: int, key: str, now: float) -> SummaryTold:
    """A table in somebody's list."""
    return {
        **heading(live.row),
        "key": key,
        "seat": seat,
        "names": live.names,
        "turn": live.actor if live.actor >= 0 else None,
        "seats": [seat_told(row, now) for row in live.row.seats],
        "changed": live.row.changed,
    }
