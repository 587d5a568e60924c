"""The database behind the server: one writer for SQLite, which commits what waits together; a few
connections side by side for PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import queue
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from giglio.server.migrate import StorageError

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

MOST_TOGETHER = 128  # units of work in one commit
READERS = 2
CONNECTIONS = 6


def url_of(given: str) -> URL:
    """The address of a database: a file, or `postgresql://…`."""
    if "://" not in given:
        return URL.create("sqlite", database=str(Path(given).expanduser()))
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise StorageError("the address of a database is a file or postgresql://…") from error
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite":
        return url
    raise StorageError("tables are kept in SQLite (a file) or PostgreSQL (postgresql://…)")


def engine_of(url: URL, *, readonly: bool = False) -> Engine:
    """A door to the database. Every connection of SQLite is set to lose nothing."""
    if url.get_backend_name() == "sqlite":
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"check_same_thread": False})
        prepare_sqlite(engine, readonly)
        return engine
    try:
        return create_engine(url, pool_size=CONNECTIONS, max_overflow=2, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise StorageError("PostgreSQL needs one package more: pip install giglio[postgres]") from (
            error
        )


def prepare_sqlite(engine: Engine, readonly: bool) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: object, record: object) -> None:
        connection.isolation_level = None  # type: ignore[attr-defined]  # we say BEGIN ourselves
        cursor = connection.cursor()  # type: ignore[attr-defined]
        for pragma in (
            "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000",
            f"query_only={'ON' if readonly else 'OFF'}",
        ):  # fmt: skip
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if readonly else "BEGIN IMMEDIATE")


class Database:
    """Runs units of work in threads. What `write` returns has been committed."""

    def __init__(self, url: str) -> None:
        self.url = url_of(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = engine_of(self.url)
        threads = READERS if self.is_sqlite else CONNECTIONS
        self.readers = (
            engine_of(self.url, readonly=True)
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self.pool = ThreadPoolExecutor(threads, "giglio-db")
        self.writer = GroupWriter(self.engine) if self.is_sqlite else None

    async def write(self, work: Work[Result]) -> Result:
        """Carry out and commit. When it raises, nothing has changed."""
        if self.writer is not None:
            return await asyncio.wrap_future(self.writer.submit(work))
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.alone, work)

    def alone(self, work: Work[Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    async def read(self, work: Work[Result]) -> Result:
        """All that is read belongs to one moment."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.looked, work)

    def looked(self, work: Work[Result]) -> Result:
        with self.readers.connect() as connection:
            return work(connection)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.pool.shutdown(wait=True)
        self.readers.dispose()
        self.engine.dispose()


class GroupWriter:
    """The only thread that writes. While one commit goes to the disk the next work gathers; all of
    it goes there together, so that many moves share one wait for the disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: queue.Queue[Job | None] = queue.Queue()
        self.commits = 0
        self.thread = Thread(target=self.run, name="giglio-writer", daemon=True)
        self.thread.start()

    def submit(self, work: Work[Result]) -> Future[Result]:
        job = Job(work)
        self.waiting.put(job)
        return job.future  # type: ignore[return-value]  # it will hold what the work gives

    def run(self) -> None:
        while (first := self.waiting.get()) is not None:
            jobs = [first]
            with contextlib.suppress(queue.Empty):
                while len(jobs) < MOST_TOGETHER:
                    job = self.waiting.get_nowait()
                    if job is None:
                        self.waiting.put(None)
                        break
                    jobs.append(job)
            self.commit(jobs)

    def commit(self, jobs: list[Job]) -> None:
        """All together; where one of them fails, in halves, so that it takes nobody with it."""
        self.commits += 1
        try:
            self.together(jobs)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = error
            else:
                half = len(jobs) // 2
                self.commit(jobs[:half])
                self.commit(jobs[half:])
                return
        for job in jobs:
            job.answer()

    def together(self, jobs: list[Job]) -> None:
        with self.engine.begin() as connection:
            for job in jobs:
                job.result = job.work(connection)

    def close(self) -> None:
        self.waiting.put(None)
        self.thread.join(10)


class Job:
    """One unit of work, and who waits for it. It may be carried out twice, when the first time was
    rolled back: all that it changes stands in the database."""

    def __init__(self, work: Callable[[Connection], object]) -> None:
        self.work = work
        self.future: Future[object] = Future()
        self.result: object = None
        self.error: Exception | None = None

    def answer(self) -> None:
        if self.future.set_running_or_notify_cancel():
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.result)
