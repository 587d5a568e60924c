"""How one server runs. Its worker processes read the same from their environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from platformdirs import user_data_path

VARIABLE = "GIGLIO_SERVER"
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def usual_database() -> str:
    return str(user_data_path("giglio", appauthor=False) / "tables.db")


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=usual_database)
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    # Processes that think; 0: as many as there are processors.
    thinkers: int = 0
    # Origins of pages that may call this server beside its own.
    origins: tuple[str, ...] = ()
    # Names by which this server may be called; empty: any (on loopback: those of this machine).
    names: tuple[str, ...] = ()
    # Component data beside the games' own: game and file.
    editions: tuple[tuple[str, Path], ...] = ()
    # Requests a second that one address may make, on average; 0: no limit.
    rate: float = 50.0
    # Tables that one address may open in a minute; 0: no limit.
    new_tables: float = 30.0
    # Tables that are kept in memory; others are read again when somebody comes.
    keep: int = 2000

    @property
    def thinking(self) -> int:
        return self.thinkers or os.cpu_count() or 1

    @property
    def local(self) -> bool:
        return self.host in LOOPBACK

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self, enc_hook=str).decode()


def from_environment() -> Settings:
    given = os.environ.get(VARIABLE)
    return msgspec.json.decode(given, type=Settings, dec_hook=as_path) if given else Settings()


def as_path(wanted: type, given: object) -> Path:
    return Path(str(given))
