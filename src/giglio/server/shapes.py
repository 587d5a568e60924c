"""The shapes of what clients are told: the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Any, TypedDict


class EditionTold(TypedDict):
    name: str
    digest: str


class Heading(TypedDict):
    """What anybody at a table may know, whatever is played."""

    table: str
    game: str
    title: str
    rules: int
    edition: EditionTold
    options: dict[str, bool | int]
    commitment: str
    stage: str
    reason: str
    paused: bool
    entry: int
    next_table: str | None


class SeatTold(TypedDict):
    seat: int
    person: bool
    joined: bool
    bot: str
    here: bool


class ClockTold(TypedDict):
    kind: str
    seconds: float
    increment: float
    out: str
    running: int | None
    left: list[float | None]


class ChatTold(TypedDict):
    number: int
    seat: int
    text: str
    at: float


class PlanStepTold(TypedDict):
    words: str
    verb: str
    most: int


class PlanTold(TypedDict):
    steps: list[PlanStepTold]
    holds: str


class LegalTold(TypedDict):
    """A legal action: number, canonical words, structured form; `said` in the client's language."""

    number: int
    words: str
    form: dict[str, str | int]
    said: str | None


class EventTold(TypedDict):
    entry: int
    event: str
    seat: int | None
    clause: str
    facts: dict[str, Any]
    forced: bool
    words: str | None


class MoveTold(TypedDict):
    entry: int
    seat: int
    words: str | None


class UndoneTold(TypedDict):
    entry: int
    seat: int
    back_to: int


class SheetTold(TypedDict):
    """Points by source; null what this seat cannot know."""

    seat: int
    parts: dict[str, int | None]
    total: int | None


class ResultTold(TypedDict):
    scores: list[int]
    ranks: list[int]
    sheets: list[SheetTold]
    seed: str


class PlayTold(TypedDict):
    """The game itself, for one pair of eyes."""

    turn: int | None
    view: dict[str, Any]
    ask: str | None
    legal: list[LegalTold]
    may_undo: bool
    events: list[EventTold]
    moves: list[MoveTold]
    undone: list[UndoneTold]
    result: ResultTold | None


class TableTold(Heading):
    """A table as it stands, and what has happened since the cursor. `play` is null where a table
    is closed because it no longer fits the rules."""

    you: int | None
    names: list[str]
    seats: list[SeatTold]
    clock: ClockTold
    chat: list[ChatTold]
    plan: PlanTold | None
    play: PlayTold | None


class SummaryTold(Heading):
    """A table in somebody's list."""

    key: str
    seat: int
    names: list[str]
    turn: int | None
    seats: list[SeatTold]
    changed: float


class SeatKeyTold(TypedDict):
    """`key`: yours; `invitation`: pass it on to the person who is to sit there."""

    seat: int
    kind: str
    key: str | None
    invitation: str | None


class OpenedTold(TypedDict):
    table: str
    watch: str
    seats: list[SeatKeyTold]


class SeatedTold(TypedDict):
    table: str
    seat: int
    key: str


class LobbyTold(TypedDict):
    table: str
    game: str
    title: str
    options: dict[str, bool | int]
    names: list[str]
    free: int
    clock: ClockTold
    created: float


class CandidateTold(TypedDict):
    words: str
    share: float
    win: float
    score: float
    margin: float


class AnalysisTold(TypedDict):
    seat: int
    candidates: list[CandidateTold]
    wins: list[float]
    scores: list[float]
    iterations: int


class OptionTold(TypedDict):
    name: str
    default: bool | int
    text: str
    choices: list[bool | int]
    seats: list[int]


class GameTold(TypedDict):
    name: str
    title: str
    author: str
    seats: list[int]
    usual_seats: int
    minutes: int
    rules: int
    editions: list[EditionTold]
    options: list[OptionTold]
    bots: list[str]


class AboutTold(TypedDict):
    giglio: str
    games: list[GameTold]


class EntryTold(TypedDict):
    entry: int


class DoneTold(TypedDict):
    done: bool


class ErrorTold(TypedDict):
    """Why something did not go. Nothing has changed. `entry` stands beside “stale”, `clause` and
    `facts` beside what the rules refuse."""

    status: int
    code: str
    reason: str
    entry: int | None
    clause: str | None
    facts: dict[str, str | int] | None
