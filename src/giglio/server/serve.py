"""Running the server: one process, or several that share a door."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO, Any

import uvicorn

from giglio.server.app import application
from giglio.server.database import engine_of, url_of
from giglio.server.migrate import upgrade
from giglio.server.settings import Settings
from giglio.server.socket import LARGEST_MESSAGE

PORTS_TRIED = 50
PING_SECONDS = 20.0
GRACE_SECONDS = 5
REST_SECONDS = 0.5  # before a worker that has died is replaced
LONGEST_REST_SECONDS = 30.0
STEADY_SECONDS = 20.0  # who has run for so long did not die of its beginning
BACKLOG = 2048
log = logging.getLogger("giglio.server")


class ServeError(RuntimeError):
    """Why the server does not start, and what to do."""


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told, alone or with workers."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST_MESSAGE,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        # A window of its own for every client would cost too much memory.
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "h11_max_incomplete_event_size": LARGEST_MESSAGE,
        "lifespan": "on",
    }


def serve(settings: Settings, ready: Callable[[str], None], search_port: bool = False) -> None:
    """Serve until Ctrl-C. `ready` is told the address once clients can come."""
    door = listen(settings, search_port)
    address = address_of(settings, door.getsockname()[1])
    try:
        if settings.workers > 1:
            door.listen(BACKLOG)
            serve_together(settings, door, lambda: ready(address))
            return
        with only_server_of(settings):
            asyncio.run(serve_alone(settings, door, lambda: ready(address)))
    finally:
        door.close()


async def serve_alone(
    settings: Settings, door: socket.socket, ready: Callable[[], None], parent: int = 0
) -> None:
    server = uvicorn.Server(uvicorn.Config(application(settings), **options(settings)))

    async def watch() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        ready()
        while not parent or os.getppid() == parent:
            await asyncio.sleep(1)
        server.should_exit = True

    watching = asyncio.create_task(watch())
    try:
        await server.serve(sockets=[door])
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    if not server.started:
        raise ServeError("the server did not start; the lines above say why")


def serve_together(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    """Several processes behind one door. One that dies is replaced."""
    if url_of(settings.database).get_backend_name() == "sqlite":
        raise ServeError("several workers need PostgreSQL: --db postgresql://…")
    engine = engine_of(url_of(settings.database))
    upgrade(engine)
    engine.dispose()
    for number in (signal.SIGINT, signal.SIGTERM):  # a shell may have told us to ignore them
        signal.signal(number, signal.default_int_handler)
    workers = [begin_worker(settings, door) for _ in range(settings.workers)]
    ready()
    try:
        replace_the_dead(workers, lambda: begin_worker(settings, door))
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(2 * GRACE_SECONDS)


def replace_the_dead(workers: list[BaseProcess], begin: Callable[[], BaseProcess]) -> None:
    """For ever. Where workers die as soon as they have begun, the pauses grow."""
    rest, began = REST_SECONDS, time.monotonic()
    while True:
        wait([worker.sentinel for worker in workers])
        steady = time.monotonic() - began > STEADY_SECONDS
        rest = REST_SECONDS if steady else min(2 * rest, LONGEST_REST_SECONDS)
        time.sleep(rest)
        for place, worker in enumerate(workers):
            if not worker.is_alive():
                log.warning("worker %s has ended (%s) and is replaced", worker.pid, worker.exitcode)
                workers[place] = begin()
        began = time.monotonic()


def begin_worker(settings: Settings, door: socket.socket) -> BaseProcess:
    process = get_context("spawn").Process(target=work, args=(settings, door, os.getpid()))
    process.start()
    return process


def work(settings: Settings, door: socket.socket, parent: int) -> None:
    """A worker; it does not outlive the process that began it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then ends us
    asyncio.run(serve_alone(settings, door, lambda: None, parent))


def listen(settings: Settings, search: bool) -> socket.socket:
    """The door itself: at this port or, where another may be taken, the next free one."""
    ports = range(settings.port, settings.port + (PORTS_TRIED if search else 1))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in ports:
        # Named as TCP, so that asyncio sends small answers at once (TCP_NODELAY).
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((settings.host, port))
            door.set_inheritable(True)
            return door
        except OSError as error:
            door.close()
            if error.errno != errno.EADDRINUSE:
                raise ServeError(
                    f"cannot listen on {settings.host} port {port}: {error.strerror}"
                ) from error
    raise ServeError(f"port {ports[0]} is in use; choose another with --port")


def address_of(settings: Settings, port: int) -> str:
    host = "localhost" if settings.local else settings.host
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


@contextlib.contextmanager
def only_server_of(settings: Settings) -> Iterator[None]:
    """Two servers on one SQLite file would not hear of each other's moves."""
    url = url_of(settings.database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    path = Path(f"{url.database}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+") as file:
        if not locked(file):
            raise ServeError(
                f"another giglio serves {url.database} already; stop it, or name another file "
                "with --db"
            )
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def locked(file: IO[str]) -> bool:
    """The system gives the lock back when we end, however we end."""
    try:
        import fcntl
    except ImportError:  # there is no such lock on Windows
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
