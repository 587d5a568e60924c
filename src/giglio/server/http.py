"""The doors for single requests. What each one means stands in docs/protocol.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from giglio.kernel.edition import Edition
from giglio.kernel.game import Game
from giglio.registry import games, own_edition
from giglio.server import messages
from giglio.server.hosting import offered_bots
from giglio.server.rooms import Rooms
from giglio.server.shapes import (
    AboutTold,
    AnalysisTold,
    DoneTold,
    EditionTold,
    EntryTold,
    ErrorTold,
    GameTold,
    LobbyTold,
    OpenedTold,
    SeatedTold,
    SheetTold,
    SummaryTold,
    TableTold,
)
from giglio.server.told import Cursor
from giglio.version import VERSION

DONE: DoneTold = {"done": True}

# How far a client has read: see `Cursor`.
EntryAt = Annotated[int, QueryParameter(ge=-1, le=10_000_000)]
ChatAt = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
LanguageOf = Annotated[str, QueryParameter(pattern="^(en|de|it)?$")]
Asked = Request[Any, Any, Any]


def rooms(request: Asked) -> Rooms:
    found: Rooms = request.app.state.rooms
    return found


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """What can be answered beside what was asked for."""
    reasons = {
        400: "malformed", 403: "from a foreign page", 404: "no such table, or not with this key",
        409: "made for another entry", 413: "too large", 415: "not JSON",
        422: "refused: see reason and clause", 429: "too many", 503: "busy",
    }  # fmt: skip
    return {
        status: ResponseSpec(
            data_container=ErrorTold, description=reasons[status], generate_examples=False
        )
        for status in statuses
    }


BY_KEY = errors(400, 403, 404, 413, 422, 429, 503)
BY_ENTRY = errors(400, 403, 404, 409, 413, 422, 429, 503)
OPEN = errors(400, 403, 413, 422, 429, 503)


def key_of(request: Asked) -> str | None:
    """`Authorization: Bearer …`. A key never stands in an address, where it would be written down
    by others."""
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    return key if scheme.lower() == "bearer" else None


@get("/api/about", responses=errors(403, 429), summary="The games, and what can be asked for")
async def about(request: Asked) -> AboutTold:
    return {
        "giglio": VERSION,
        "games": [game_told(card, rooms(request).house.editions) for card in games().values()],
    }


def game_told(card: Game, editions: Sequence[Edition]) -> GameTold:
    own = [own_edition(card.name)]
    own += [edition for edition in editions if edition.game == card.name]
    offered: list[EditionTold] = [{"name": each.name, "digest": each.digest} for each in own]
    return {
        "name": card.name,
        "title": card.title,
        "author": card.author,
        "seats": list(card.seats),
        "usual_seats": card.usual_seats,
        "minutes": card.minutes,
        "rules": card.rules,
        "editions": offered,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "text": option.text,
                "choices": list(option.choices),
                "seats": list(option.seats),
            }
            for option in card.options
        ],
        "bots": offered_bots(card),
    }


@get("/api/lobby", responses=errors(403, 429), summary="Open tables with a free seat")
async def lobby(request: Asked) -> list[LobbyTold]:
    return await rooms(request).hosting.lobby()


@post("/api/tables", responses=OPEN, summary="Open a table")
async def open_table(request: Asked, data: JSONBody[messages.NewTable]) -> OpenedTold:
    return await rooms(request).hosting.open(data)


@post("/api/mine", status_code=200, responses=OPEN, summary="The tables that these keys open")
async def mine(request: Asked, data: JSONBody[messages.Mine]) -> list[SummaryTold]:
    return await rooms(request).hosting.mine(data.keys)


@get("/api/tables/{table:str}", responses=BY_KEY, summary="A table, as this key may see it")
async def look(
    request: Asked,
    table: FromPath[str],
    *,
    entry: EntryAt = -1,
    chat: ChatAt = 0,
    language: LanguageOf = "",
) -> TableTold:
    return await rooms(request).playing.look(table, key_of(request), Cursor(entry, chat), language)


@get(
    "/api/tables/{table:str}/record",
    responses=BY_KEY, media_type=MediaType.TEXT, summary="The record, masked while the game runs",
)  # fmt: skip
async def record(request: Asked, table: FromPath[str]) -> str:
    return await rooms(request).playing.record(table, key_of(request))


@get("/api/tables/{table:str}/scores", responses=BY_KEY, summary="Score sheets, as far as known")
async def scores(request: Asked, table: FromPath[str]) -> list[SheetTold]:
    return await rooms(request).playing.scores(table, key_of(request))


@post("/api/tables/{table:str}/join", status_code=200, responses=BY_KEY, summary="Sit down")
async def join(request: Asked, table: FromPath[str], data: JSONBody[messages.Join]) -> SeatedTold:
    return await rooms(request).hosting.join(table, data)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=BY_KEY, summary="Once more")
async def rematch(
    request: Asked, table: FromPath[str], data: JSONBody[messages.Rematch]
) -> SeatedTold:
    seat = await rooms(request).playing.seat_at(table, key_of(request))
    return await rooms(request).hosting.rematch(table, seat, data.key)


@post("/api/tables/{table:str}/move", status_code=200, responses=BY_ENTRY, summary="Decide")
async def move(request: Asked, table: FromPath[str], data: JSONBody[messages.Move]) -> EntryTold:
    return {"entry": await rooms(request).playing.move(table, key_of(request), data)}


@post("/api/tables/{table:str}/undo", status_code=200, responses=BY_ENTRY, summary="Take back")
async def undo(request: Asked, table: FromPath[str], data: JSONBody[messages.Undo]) -> EntryTold:
    return {"entry": await rooms(request).playing.undo(table, key_of(request), data)}


@post(
    "/api/tables/{table:str}/plan",
    status_code=200, responses=BY_KEY, summary="Keep a conditional move, or call it off",
)  # fmt: skip
async def plan(request: Asked, table: FromPath[str], data: JSONBody[messages.PlanWish]) -> DoneTold:
    await rooms(request).playing.plan(table, key_of(request), data)
    return DONE


@post("/api/tables/{table:str}/chat", status_code=200, responses=BY_KEY, summary="Say a line")
async def chat(request: Asked, table: FromPath[str], data: JSONBody[messages.Say]) -> DoneTold:
    await rooms(request).playing.say(table, key_of(request), data.text)
    return DONE


@post("/api/tables/{table:str}/pause", status_code=200, responses=BY_KEY, summary="Pause, go on")
async def pause(request: Asked, table: FromPath[str], data: JSONBody[messages.Pause]) -> DoneTold:
    await rooms(request).playing.pause(table, key_of(request), data.paused)
    return DONE


@post(
    "/api/tables/{table:str}/bot",
    status_code=200, responses=BY_KEY, summary="Let a bot play one's own seat",
)  # fmt: skip
async def to_bot(request: Asked, table: FromPath[str], data: JSONBody[messages.ToBot]) -> DoneTold:
    await rooms(request).playing.to_bot(table, key_of(request), data.bot)
    return DONE


@post(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200, responses=BY_KEY, summary="Let a bot play for somebody who is away",
)  # fmt: skip
async def replace(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[messages.ToBot]
) -> DoneTold:
    await rooms(request).playing.to_bot(table, key_of(request), data.bot, seat)
    return DONE


@post("/api/tables/{table:str}/back", status_code=200, responses=BY_KEY, summary="Take it back")
async def take_back(request: Asked, table: FromPath[str]) -> DoneTold:
    await rooms(request).playing.take_back(table, key_of(request))
    return DONE


@post("/api/tables/{table:str}/leave", status_code=200, responses=BY_KEY, summary="Leave")
async def leave(request: Asked, table: FromPath[str]) -> DoneTold:
    await rooms(request).playing.leave(table, key_of(request))
    return DONE


@post("/api/tables/{table:str}/hint", status_code=200, responses=BY_KEY, summary="A hint")
async def hint(request: Asked, table: FromPath[str], data: JSONBody[messages.Hint]) -> AnalysisTold:
    return await rooms(request).playing.hint(table, key_of(request), data)


@get("/api/health", responses=errors(403, 429), summary="Whether this server serves")
async def health(request: Asked) -> DoneTold:
    await rooms(request).house.database.read(lambda connection: None)
    return DONE


HANDLERS = [
    about, lobby, open_table, mine, look, record, scores, join, rematch, move, undo, plan, chat,
    pause, to_bot, replace, take_back, leave, hint, health,
]  # fmt: skip
