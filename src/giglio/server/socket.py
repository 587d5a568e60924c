"""The door that stays open: each seat is sent its own view and events as they happen.

The client says hello with its key and how far it has read. Whenever something has happened, it is
told what is new since then, worked out when it is ready to hear it: so a client that was away
misses nothing, and a slow one gets several things at once instead of being waited for.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import SerializationException, WebSocketDisconnect

from giglio.server import messages
from giglio.server.errors import MalformedError, NotFoundError, ServiceError, TooManyError
from giglio.server.hub import Listener
from giglio.server.rooms import Rooms
from giglio.server.safety import Buckets
from giglio.server.shapes import TableTold
from giglio.server.told import Cursor

HELLO_SECONDS = 10.0
SEND_SECONDS = 30.0  # whoever takes nothing for so long is no longer there
MESSAGES_A_SECOND = 20.0
MESSAGES_SAVED_UP = 60.0
LARGEST_MESSAGE = 1 << 16
REPEATABLE = ("move", "undo")  # the same request again gets the same answer
NOT_FOUND, MALFORMED, LATE = 4404, 4400, 4408

Socket = WebSocket[Any, Any, Any]
Told = dict[str, object]


@websocket("/api/socket")
async def socket(socket: Socket) -> None:
    await socket.accept()
    connection = Connection(socket, socket.app.state.rooms)
    with contextlib.suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
        await connection.serve()


class Connection:
    def __init__(self, socket: Socket, rooms: Rooms) -> None:
        self.socket = socket
        self.rooms = rooms
        self.sending = asyncio.Lock()
        self.bucket = Buckets(MESSAGES_A_SECOND, MESSAGES_SAVED_UP)
        self.hello = messages.Hello("")
        self.cursor = Cursor()

    async def serve(self) -> None:
        """Greet, then listen and tell side by side until the client goes."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                self.hello = hello_from(await self.receive())
            eyes = await self.rooms.playing.eyes_at(self.hello.table, self.hello.key)
        except TimeoutError:
            await self.socket.close(LATE, "no hello")
            return
        except ServiceError as error:
            await self.send({"type": "error", **error.told()})
            missing = isinstance(error, NotFoundError)
            await self.socket.close(NOT_FOUND if missing else MALFORMED, error.code)
            return
        self.cursor = Cursor(self.hello.entry, self.hello.chat)
        listener = Listener(self.hello.table, eyes)
        hub = self.rooms.house.hub
        hub.add(listener)
        hub.wake(self.hello.table)  # the others see that somebody is here
        try:
            await first_to_end(self.tell(listener), self.listen())
        finally:
            hub.remove(listener)
            hub.wake(self.hello.table)

    # -- telling -------------------------------------------------------------------------------

    async def tell(self, listener: Listener) -> None:
        while True:
            await listener.woken.wait()
            listener.woken.clear()
            try:
                told = await self.rooms.playing.look(
                    self.hello.table, self.hello.key, self.cursor, self.hello.language
                )
            except NotFoundError as error:  # the seat was left
                await self.send({"type": "error", **error.told()})
                await self.socket.close(NOT_FOUND, error.code)
                return
            self.cursor = self.after(told)
            await self.send({"type": "table", **told})

    def after(self, told: TableTold) -> Cursor:
        said = told["chat"]
        return Cursor(told["entry"], said[-1]["number"] if said else self.cursor.chat)

    async def send(self, message: object) -> None:
        data = msgspec.json.encode(message).decode()
        async with self.sending, asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(data)

    # -- listening -----------------------------------------------------------------------------

    async def listen(self) -> None:
        while True:
            text = await self.receive()
            request = ""
            try:
                if not self.bucket.take(""):
                    raise TooManyError("too many messages; wait a moment")
                kind, rest = envelope(text)
                request = str(rest.get("request", ""))[:64]
                answer = await self.carry_out(kind, rest)
            except ServiceError as error:
                answer = {"type": "error", "request": request, **error.told()}
            await self.send(answer)

    async def receive(self) -> str:
        """Text, whatever frame it came in; longer ones than `LARGEST_MESSAGE` end the connection
        before they come here."""
        try:
            data = await self.socket.receive_data(mode="text")
        except (SerializationException, KeyError, UnicodeDecodeError):
            return ""
        return str(data)

    async def carry_out(self, kind: str, rest: Told) -> Told:
        actions: dict[str, Callable[[Told], Awaitable[Told]]] = {
            "move": self.move,
            "undo": self.undo,
            "plan": self.plan,
            "chat": self.chat,
            "pause": self.pause,
            "ping": self.ping,
        }
        if kind not in actions:
            known = ", ".join(actions)
            raise MalformedError(f"there are messages of the types {known}, not “{kind[:40]}”")
        request = rest.get("request", "")
        if kind not in REPEATABLE:
            rest.pop("request", None)  # it only tells which answer is for which message
        return {"type": "done", "request": request, **await actions[kind](rest)}

    async def move(self, rest: Told) -> Told:
        wish = convert(rest, messages.Move)
        return {"entry": await self.rooms.playing.move(self.hello.table, self.hello.key, wish)}

    async def undo(self, rest: Told) -> Told:
        wish = convert(rest, messages.Undo)
        return {"entry": await self.rooms.playing.undo(self.hello.table, self.hello.key, wish)}

    async def plan(self, rest: Told) -> Told:
        wish = convert(rest, messages.PlanWish)
        await self.rooms.playing.plan(self.hello.table, self.hello.key, wish)
        return {}

    async def chat(self, rest: Told) -> Told:
        wish = convert(rest, messages.Say)
        await self.rooms.playing.say(self.hello.table, self.hello.key, wish.text)
        return {}

    async def pause(self, rest: Told) -> Told:
        wish = convert(rest, messages.Pause)
        await self.rooms.playing.pause(self.hello.table, self.hello.key, wish.paused)
        return {}

    async def ping(self, rest: Told) -> Told:
        convert(rest, messages.Ping)
        return {}


def envelope(text: str) -> tuple[str, Told]:
    """The type of a message, and the rest of it."""
    try:
        told = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MalformedError("a message is one JSON object in text") from error
    if not isinstance(told, dict) or not isinstance(told.get("type"), str):
        raise MalformedError("a message is a JSON object with a “type”")
    return told.pop("type"), told


def hello_from(text: str) -> messages.Hello:
    kind, rest = envelope(text)
    if kind != "hello":
        raise MalformedError("first comes a message of the type “hello”")
    hello: messages.Hello = convert(rest, messages.Hello)
    return hello


def convert(rest: Told, shape: type[Any]) -> Any:
    try:
        return msgspec.convert(rest, shape)
    except msgspec.ValidationError as error:
        raise MalformedError(str(error)) from error


async def first_to_end(*works: Awaitable[None]) -> None:
    """Run side by side; when one ends, or fails, the others are called off."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
