"""`giglio db`: looking after the database of a server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from giglio.cli.failure import FINE, REFUSED, FailureError
from giglio.cli.saves import read
from giglio.cli.screen import screen
from giglio.kernel.refusal import EditionError
from giglio.registry import open_edition
from giglio.server import migrate, transfer
from giglio.server.database import engine_of, url_of
from giglio.server.settings import usual_database
from giglio.table.record import RecordError

SUFFIX = ".giglio"


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    """The engine; what the database complains of is told in one line."""
    try:
        engine = engine_of(url_of(database or usual_database()))
        try:
            yield engine
        finally:
            engine.dispose()
    except (migrate.StorageError, OSError) as error:
        raise FailureError(f"{error}.") from error
    except SQLAlchemyError as error:
        raise FailureError(f"The database says: {str(error).splitlines()[0]}.") from error


def upgrade(database: str) -> int:
    with opened(database) as engine:
        before, after = migrate.upgrade(engine)
    told = "is new" if before is None else f"was at revision {before}"
    done = "nothing was to be done" if before == after else f"is now at {after}"
    screen().print(f"The database {told}, {done}.")
    return FINE


def check(database: str) -> int:
    """Shape first; then every table is played again."""
    out = screen()
    with opened(database) as engine:
        faults = migrate.faults(engine)
        tables = 0
        if not faults:
            with engine.connect() as connection:
                for name, kept in transfer.records(connection):
                    tables += 1
                    try:
                        kept.replay(seed=kept.seed)
                    except RecordError as error:
                        faults.append(f"{name}: {error}")
    for fault in faults:
        out.print(f"· {fault}", soft_wrap=True)
    out.print("All is well." if not faults else f"{len(faults)} faults.", f"{tables} tables.")
    return REFUSED if faults else FINE


def export(folder: Path, database: str) -> int:
    count = 0
    with opened(database) as engine, engine.connect() as connection:
        ready(engine)
        folder.mkdir(parents=True, exist_ok=True)
        for name, kept in transfer.records(connection):
            (folder / f"{name}{SUFFIX}").write_text(str(kept), encoding="utf-8")
            count += 1
    screen().print(f"{count} records written to {folder}.")
    return FINE


def bring(files: Sequence[Path], database: str, edition: Path | None) -> int:
    out = screen()
    with opened(database) as engine:
        ready(engine)
        for file in files:
            kept = read(file)
            try:
                parts = open_edition(kept.game, edition) if edition else None
                with engine.begin() as connection:
                    brought = transfer.bring(connection, kept, parts)
            except (RecordError, EditionError) as error:
                raise FailureError(f"{file}: {error}.") from error
            out.print(f"{file} is table {brought.table}.", soft_wrap=True)
            for name, key in brought.invitations.items():
                out.print(f"  {name} comes by #join={brought.table}.{key}", soft_wrap=True)
    return FINE


def ready(engine: Engine) -> None:
    faults = migrate.faults(engine)
    if faults:
        raise FailureError(f"{faults[0]}.")
