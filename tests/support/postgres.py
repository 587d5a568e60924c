"""A PostgreSQL of our own in a temporary folder, as Debian's package brings it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

SECONDS = 60
MISSING = "no PostgreSQL here: install Debian’s package “postgresql”"


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders else None


def as_user() -> list[str]:
    """PostgreSQL refuses to run as root; then it runs as the user its package brings."""
    if os.getuid() != 0:
        return []
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database; everything is gone afterwards."""
    bin_folder = programs()
    assert bin_folder is not None
    folder = Path(tempfile.mkdtemp(prefix="giglio-pg-"))
    try:
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
        data = folder / "data"
        subprocess.run(
            [*as_user(), bin_folder / "initdb", "-D", data, "-U", "giglio", "-A", "trust",
             "--no-sync", "-E", "UTF8", "--locale=C"],
            check=True, capture_output=True, timeout=SECONDS, cwd=folder,
        )  # fmt: skip
        port = free_port()
        process = subprocess.Popen(
            [*as_user(), bin_folder / "postgres", "-D", data, "-p", str(port), "-k", folder,
             "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=60"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder,
        )  # fmt: skip
        try:
            address = f"postgresql://giglio@127.0.0.1:{port}/postgres"
            wait_for(address)
            yield address
        finally:
            process.send_signal(signal.SIGINT)  # ends it without waiting for connections
            process.wait(SECONDS)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(address: str) -> None:
    for _ in range(SECONDS * 10):
        try:
            psycopg.connect(address).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise TimeoutError("PostgreSQL does not start")


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port
