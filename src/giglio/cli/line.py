"""A line to a table on a server: what it tells, and what it is asked."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections import deque
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from giglio.cli.failure import FailureError, misused

SECONDS = 15.0
TRIES = 40
PAUSE_SECONDS = 0.5
NO_PLACE = 4404  # what the server closes with when a key opens nothing
Told = dict[str, Any]
KINDS = ("join", "seat", "watch")


@dataclass(frozen=True)
class Link:
    """`http://host:8000/#join=TABLE.KEY`: the secret stands behind the #, which stays at home."""

    address: str
    kind: str
    table: str
    key: str

    def __str__(self) -> str:
        return f"{self.address}/#{self.kind}={self.table}.{self.key}"


def link_from(text: str) -> Link:
    parts = urlsplit(text)
    kind, _, secret = parts.fragment.partition("=")
    table, _, key = secret.partition(".")
    if parts.scheme not in ("http", "https") or kind not in KINDS or not table or not key:
        raise misused(
            f"“{text}” is no link to a table; one looks like http://host:8000/#join=TABLE.KEY."
        )
    return Link(f"{parts.scheme}://{parts.netloc}", kind, table, key)


def take_seat(link: Link, name: str) -> Link:
    """Use an invitation up; the answer is the link of one's own seat."""
    told = ask_once(link, "join", {"name": name, "invitation": link.key})
    return Link(link.address, "seat", told["table"], told["key"])


def ask_once(link: Link, what: str, message: Told | None = None) -> Any:
    """A single request. FailureError says why it was refused."""
    request = urllib.request.Request(
        f"{link.address}/api/tables/{link.table}/{what}",
        data=None if message is None else json.dumps(message).encode(),
        headers={"Content-Type": "application/json", "Authorization": f"Bearer {link.key}"},
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            raise FailureError(sentence(reason_of(error.read()))) from error
    except (OSError, ValueError) as error:
        raise FailureError(f"{link.address} does not answer.") from error


def reason_of(body: bytes) -> str:
    try:
        return str(json.loads(body)["reason"])
    except (ValueError, KeyError, TypeError):
        return "the server refuses"


class Line:
    """Comes back by itself when it breaks, and goes on with what has not been heard."""

    def __init__(self, link: Link, language: str) -> None:
        self.link = link
        self.language = language
        self.entry = -1
        self.chat = 0
        self.heard: deque[Told] = deque()
        self.socket: ClientConnection | None = None
        self.held = ExitStack()  # keeps the socket open
        self.asked = 0

    def hear(self) -> Told:
        """The next thing that happens at the table."""
        while not self.heard:
            self.take(self.receive())
        return self.heard.popleft()

    def ask(self, message: Told) -> Told:
        """Wait for the answer; after a break, ask again under the same request id."""
        self.asked += 1
        request = f"{int(time.time() * 1000):x}-{self.asked}"
        text = json.dumps({**message, "request": request})
        self.connected().send(text)
        while True:
            before = self.socket
            told = self.receive()
            if told["type"] != "table" and told.get("request") == request:
                return told
            self.take(told)
            if self.socket is not before:
                self.connected().send(text)

    def catch_up(self, entry: int) -> None:
        """Until this entry has been told."""
        while self.entry < entry:
            self.take(self.receive())

    def take(self, told: Told) -> None:
        if told["type"] != "table":
            return
        self.entry = told["entry"]
        if told["chat"]:
            self.chat = told["chat"][-1]["number"]
        self.heard.append(told)

    def receive(self) -> Told:
        while True:
            try:
                told: Told = json.loads(self.connected().recv())
            except ConnectionClosed as error:
                self.leave()
                if error.rcvd is not None and error.rcvd.code == NO_PLACE:
                    raise FailureError(
                        "There is no such table, or this link is used up."
                    ) from error
                continue
            if told["type"] == "error" and told["status"] == 404:
                raise FailureError(sentence(told["reason"]))
            return told

    def connected(self) -> ClientConnection:
        if self.socket is not None:
            return self.socket
        for attempt in range(TRIES):
            try:
                address = f"{self.link.address.replace('http', 'ws', 1)}/api/socket"
                self.socket = self.held.enter_context(
                    connect(address, open_timeout=SECONDS, close_timeout=1, max_size=None)
                )
                break
            except (OSError, WebSocketException, TimeoutError) as error:
                if attempt == TRIES - 1:
                    raise FailureError(f"{self.link.address} does not answer.") from error
                time.sleep(PAUSE_SECONDS)
        assert self.socket is not None
        hello = {
            "type": "hello", "table": self.link.table, "key": self.link.key,
            "entry": self.entry, "chat": self.chat, "language": self.language,
        }  # fmt: skip
        self.socket.send(json.dumps(hello))
        return self.socket

    def leave(self) -> None:
        self.held.close()
        self.socket = None


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."
