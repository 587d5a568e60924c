"""How one server runs."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

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
