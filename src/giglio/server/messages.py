"""What clients send, with its bounds. docs/protocol.md tells what it means."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(max_length=24)]
Slug = Annotated[str, Meta(max_length=60)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Request = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Entry = Annotated[int, Meta(ge=0, le=10_000_000)]
LanguageName = Literal["", "en", "de", "it"]
MOST_SEATS = 8
MOST_KEYS = 100


class Message(Struct, forbid_unknown_fields=True):
    """Base of all: what is not known is refused, so that a misspelt field is no silent default."""


class SeatWish(Message):
    """Who is to sit there: you (at this browser), a person by invitation, or a bot."""

    kind: Literal["you", "person", "bot"]
    name: Name = ""
    bot: Slug = ""


class ClockWish(Message):
    kind: Literal["none", "bank", "move"] = "none"
    seconds: Annotated[float, Meta(ge=0, le=31_536_000)] = 0.0
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    out: Literal["bot-moves", "hand-over"] = "bot-moves"
    bot: Slug = ""


class NewTable(Message):
    game: Slug
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Slug, bool | int], Meta(max_length=40)] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=120)] = ""
    clock: ClockWish = field(default_factory=ClockWish)
    listed: bool = False


class Join(Message):
    name: Name
    invitation: Key | None = None  # none: an open table
    key: Key | None = None  # the key to sit with; none: one is made


class Rematch(Message):
    key: Key | None = None


class Mine(Message):
    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)]


class Move(Message):
    entry: Entry  # the last one that was seen
    words: Words
    request: Request = ""


class Undo(Message):
    entry: Entry
    request: Request = ""


class PlanStep(Message):
    words: Annotated[str, Meta(max_length=200)] = ""
    verb: Slug = ""
    most: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class PlanWish(Message):
    """No steps: the plan is called off."""

    steps: Annotated[list[PlanStep], Meta(max_length=8)] = field(default_factory=list)
    holds: Literal["turn", "auction"] = "turn"


class Say(Message):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Pause(Message):
    paused: bool


class ToBot(Message):
    """Which bot is to play the seat; none named: the usual one."""

    bot: Slug = ""


class Hint(Message):
    seconds: Annotated[float, Meta(gt=0, le=5)] = 1.0
    ply: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None  # once the game is over


class Ping(Message):
    """Asks for nothing but an answer."""


class Hello(Message):
    """The first message on a WebSocket."""

    table: Annotated[str, Meta(max_length=16)]
    key: Key | None = None
    entry: Annotated[int, Meta(ge=-1, le=10_000_000)] = -1
    chat: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    language: LanguageName = ""
