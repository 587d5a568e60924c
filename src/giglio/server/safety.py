"""What every request goes through: who may call, from which page, how often; and what every
answer says to browsers."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from giglio.server.errors import ServiceError, TooManyError
from giglio.server.settings import LOOPBACK, Settings

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
BURST_SECONDS = 4.0  # so much may be saved up
MOST_ADDRESSES = 10_000
REFUSED_SOCKET = 4403

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
LINES = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NEVER_KEPT = (b"cache-control", b"no-store")


class ForeignError(ServiceError):
    status = 403
    code = "foreign"


class Buckets:
    """So many a second on average for each address, with a little saved up."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.filled: dict[str, tuple[float, float]] = {}

    def take(self, address: str) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        left, at = self.filled.get(address, (self.burst, now))
        left = min(left + (now - at) * self.rate, self.burst)
        if len(self.filled) >= MOST_ADDRESSES and address not in self.filled:
            self.forget_full(now)
        self.filled[address] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def forget_full(self, now: float) -> None:
        """Who has not come for a while need not be remembered."""
        self.filled = {
            address: (left, at)
            for address, (left, at) in self.filled.items()
            if left + (now - at) * self.rate < self.burst
        }


class Gatekeeper:
    """Stands before the whole application."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.rate, settings.rate * BURST_SECONDS)
        self.openings = Buckets(settings.new_tables / 60, max(settings.new_tables, 1))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except ServiceError as error:
            await self.refuse(scope, receive, send, error)
            return
        await self.app(scope, receive, with_headers(scope, send))

    def check(self, scope: Scope) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self.host_is_known(host):
            raise ForeignError("this server is not called by that name; see “giglio serve --help”")
        origin = headers.get(b"origin")
        changing = scope["type"] == "websocket" or scope["method"] in CHANGING
        if origin is not None and changing and not self.origin_is_own(origin, host):
            raise ForeignError("this request comes from a page of somebody else")
        address = address_of(scope)
        if not self.requests.take(address):
            raise TooManyError("too many requests; wait a moment")
        opening = scope["type"] == "http" and (scope["method"], scope["path"]) == OPENING
        if opening and not self.openings.take(address):
            raise TooManyError("too many new tables; wait a moment")

    def host_is_known(self, host: str) -> bool:
        """On loopback nobody is served who came here by a foreign name: a page of somebody else
        may have told the browser that this name is this machine."""
        name = name_of(host)
        if self.settings.names:
            return name in self.settings.names or (self.settings.local and name in LOOPBACK)
        return not self.settings.local or name in LOOPBACK

    def origin_is_own(self, origin: str, host: str) -> bool:
        return origin in self.settings.origins or urlsplit(origin).netloc == host

    async def refuse(self, scope: Scope, receive: Receive, send: Send, error: ServiceError) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": error.code})
            return
        told = with_headers(scope, send)
        headers = [(b"content-type", b"application/json")]
        await told({"type": "http.response.start", "status": error.status, "headers": headers})
        await told({"type": "http.response.body", "body": msgspec.json.encode(error.told())})


OPENING = ("POST", "/api/tables")


def with_headers(scope: Scope, send: Send) -> Send:
    async def told(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            own = [*message.get("headers", ())]
            own += LINES
            if scope["path"].startswith("/api"):
                own.append(NEVER_KEPT)
            message["headers"] = own
        await send(message)

    return told


def name_of(host: str) -> str:
    """Without the port; `[::1]:8000` is `::1`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def address_of(scope: Scope) -> str:
    """Whom limits count for: an address, or a network of IPv6, where one person has many."""
    given = str((scope.get("client") or ("unknown", 0))[0])
    try:
        address = ipaddress.ip_address(given)
    except ValueError:
        return given
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return given
