"""The application: doors, errors, the OpenAPI document, and the gatekeeper before all of it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme

from giglio.server.errors import ServiceError
from giglio.server.http import HANDLERS
from giglio.server.page import page_handlers
from giglio.server.rooms import Rooms
from giglio.server.safety import App, Gatekeeper
from giglio.server.settings import Settings
from giglio.server.shapes import ErrorTold
from giglio.server.socket import socket
from giglio.version import VERSION

LARGEST_BODY = 1 << 16
BEARER = SecurityScheme(
    type="http", scheme="bearer", description="the key of a seat, or of the spectators"
)
CODES = {404: "not-found", 405: "no-such-method", 413: "too-large", 415: "not-json"}
log = logging.getLogger("giglio.server")

AnyRequest = Request[Any, Any, Any]


def application(settings: Settings) -> App:
    return Gatekeeper(litestar(settings), settings)  # type: ignore[arg-type]


def litestar(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def rooms_open(app: Litestar) -> AsyncIterator[None]:
        rooms = Rooms(settings)
        app.state.rooms = rooms
        await rooms.open()
        try:
            yield
        finally:
            await rooms.close()

    return Litestar(
        [*HANDLERS, socket, *page_handlers()],
        lifespan=[rooms_open],
        # The page is text. What tables tell is short, and more of it means more work at every move.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude="/api"),
        exception_handlers={
            ServiceError: told_error,
            HTTPException: http_error,
            Exception: unexpected_error,
        },
        openapi_config=OpenAPIConfig(
            title="giglio",
            version=VERSION,
            description="Tables of board games; see docs/protocol.md.",
            license=License(name="MIT"),
            components=Components(security_schemes={"key": BEARER}),
            security=[{"key": []}],
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        debug=False,
        logging_config=None,
    )


def answer(told: ErrorTold) -> Response[ErrorTold]:
    return Response(told, status_code=told["status"], media_type=MediaType.JSON)


def told_error(request: AnyRequest, error: ServiceError) -> Response[ErrorTold]:
    return answer(error.told())


def http_error(request: AnyRequest, error: HTTPException) -> Response[ErrorTold]:
    """What the framework refuses: unknown paths, bodies that do not fit."""
    if error.status_code >= 500:
        return unexpected_error(request, error)
    return answer(
        {
            "status": error.status_code,
            "code": CODES.get(error.status_code, "malformed"),
            "reason": reason_of(error),
            "entry": None,
            "clause": None,
            "facts": None,
        }
    )


def reason_of(error: HTTPException) -> str:
    """Which field does not fit; never what was sent, which may be a secret."""
    if error.status_code == 404:
        return "there is nothing at this address"
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [
        f"{fault.get('key', '')}: {fault.get('message', '')}".strip(": ")
        for fault in extra
        if isinstance(fault, dict)
    ]
    return "; ".join(faults) or error.detail.partition(" for ")[0]


def unexpected_error(request: AnyRequest, error: Exception) -> Response[ErrorTold]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    told = ServiceError("something went wrong here; the server's log says what")
    return answer(told.told())
