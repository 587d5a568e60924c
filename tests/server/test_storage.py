"""The database: its shape, commits together, and tables that no longer fit."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, text, update

from giglio.registry import game
from giglio.server import migrate, schema, transfer
from giglio.server.database import Database, engine_of, url_of
from giglio.server.errors import RefusedError
from giglio.server.migrate import StorageError
from giglio.table.record import Record, RecordError
from support.server import people_at, play_on, rooms, run, settings


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = engine_of(url_of(str(tmp_path / "a.db")))
    assert "run “giglio db upgrade”" in migrate.faults(engine)[0]
    assert migrate.upgrade(engine) == (None, migrate.newest())
    assert migrate.upgrade(engine) == (migrate.newest(), migrate.newest())
    assert migrate.faults(engine) == []
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE chat"))
    assert migrate.faults(engine) != []
    engine.dispose()


def test_a_database_of_a_newer_giglio_is_left_alone(tmp_path: Path) -> None:
    engine = engine_of(url_of(str(tmp_path / "a.db")))
    migrate.upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match="newer giglio"):
        migrate.upgrade(engine)
    engine.dispose()


@pytest.mark.parametrize("address", ["mysql://localhost/x", "::://"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(StorageError, match="postgresql:"):
        url_of(address)


def test_sqlite_loses_nothing(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "a.db"))
    with database.engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    database.close()


def alive(connection: Connection, name: str) -> str:
    connection.execute(insert(schema.processes).values(id=name, alive=1.0))
    if name.startswith("bad"):
        raise ValueError(name)
    return name


def test_what_waits_is_committed_together_and_fails_alone(tmp_path: Path) -> None:
    async def test() -> None:
        database = Database(str(tmp_path / "a.db"))
        migrate.upgrade(database.engine)
        writer = database.writer
        assert writer is not None
        names = [f"{'bad' if number in (3, 60) else 'good'}{number}" for number in range(100)]
        works = [database.write(lambda c, name=name: alive(c, name)) for name in names]
        results = await asyncio.gather(*works, return_exceptions=True)
        good = [name for name in names if name.startswith("good")]
        assert [result for result in results if isinstance(result, str)] == good
        assert sum(isinstance(result, ValueError) for result in results) == 100 - len(good)
        stored = await database.read(
            lambda c: set(c.execute(select(schema.processes.c.id)).scalars())
        )
        assert stored == set(good)
        assert writer.commits < 50
        database.close()

    run(test())


def test_a_failed_commit_is_nobodys_success(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            told = await players[0].look()
            player = players[told["play"]["turn"]]
            database = made.house.database
            write = database.write

            async def full(work: object) -> None:
                raise OSError("the disk is full")

            database.write = full  # type: ignore[assignment, method-assign]
            with pytest.raises(OSError, match="full"):
                await player.move("draw", 0, "r")
            database.write = write  # type: ignore[method-assign]
            assert (await player.look())["entry"] == 0
            assert await player.move("draw", 0, "r") == 1

    run(test())


def test_two_servers_on_one_database_do_not_both_go_on(tmp_path: Path) -> None:
    """As after a mistake with SQLite, or as usual with PostgreSQL: the entry check decides."""

    async def test() -> None:
        async with rooms(settings(tmp_path)) as first, rooms(settings(tmp_path)) as second:
            players = await people_at(first)
            told = await players[0].look()
            player = players[told["play"]["turn"]]
            there = replace(player, rooms=second)
            await there.look()
            results = await asyncio.gather(
                player.move("draw", 0, "a"), there.move("draw", 0, "b"), return_exceptions=True
            )
            assert sorted(map(str, results))[0] == "1"
            assert sum(result == 1 for result in results) == 1
            for each in (player, there):
                each.rooms.house.changed_elsewhere(player.table)
                assert (await each.look())["entry"] == 1

    run(test())


def test_a_repeated_request_is_known_to_every_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as first, rooms(settings(tmp_path)) as second:
            players = await people_at(first)
            player = players[(await players[0].look())["play"]["turn"]]
            there = replace(player, rooms=second)
            await there.look()
            assert await player.move("draw", 0, "a") == 1
            second.house.changed_elsewhere(player.table)
            assert await there.move("draw", 0, "a") == 1

    run(test())


# -- rules and editions that have changed ----------------------------------------------------------


async def stored_table(tmp_path: Path, moves: int = 6, **changes: object) -> str:
    """A table in the database, changed there behind the server's back."""
    async with rooms(settings(tmp_path)) as made:
        players = await people_at(made)
        await play_on(players, moves)
        table = players[0].table
        key = players[0].key
        await made.house.database.write(
            lambda c: c.execute(update(schema.tables).values(**changes)) if changes else None
        )
    return f"{table} {key}"


def test_a_table_of_older_rules_that_still_fits_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        table, key = (await stored_table(tmp_path, rules=0)).split()
        async with rooms(settings(tmp_path)) as made:
            told = await made.playing.look(table, key)
            assert (told["stage"], told["rules"]) == ("playing", game("medici").rules)
            kept = Record.parse(await made.playing.record(table, key))
            assert kept.commitment == told["commitment"]

    run(test())


def test_a_table_that_no_longer_fits_is_closed_and_its_record_kept(tmp_path: Path) -> None:
    async def test() -> None:
        table, key = (await stored_table(tmp_path, rules=0)).split()
        engine = engine_of(url_of(str(tmp_path / "tables.db")))
        with engine.begin() as connection:
            entries = schema.entries.c
            connection.execute(
                update(schema.entries).where(entries.entry == 3).values(lines="3 seat 0 sing")
            )
        engine.dispose()
        async with rooms(settings(tmp_path)) as made:
            told = await made.playing.look(table, key)
            assert told["stage"] == "closed"
            assert "rules 0" in told["reason"]
            assert told["play"] is None
            assert "3 seat 0 sing" in await made.playing.record(table, key)
            with pytest.raises(RefusedError, match="closed"):
                await made.playing.scores(table, key)

    run(test())


def test_a_table_whose_edition_is_not_here_waits_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        table, key = (await stored_table(tmp_path, digest="0" * 64)).split()
        async with rooms(settings(tmp_path)) as made:
            told = await made.playing.look(table, key)
            assert (told["stage"], told["play"]) == ("playing", None)
            assert "edition" in told["reason"]
            assert "seat 0 " in await made.playing.record(table, key)
            assert "draw" not in await made.playing.record(table, key)

    run(test())


# -- records in and out --------------------------------------------------------------------------


def test_records_go_out_and_in_again(tmp_path: Path) -> None:
    async def test() -> None:
        await stored_table(tmp_path, 12)
        engine = engine_of(url_of(str(tmp_path / "tables.db")))
        with engine.begin() as connection:
            ((_, kept),) = transfer.records(connection)
            brought = transfer.bring(connection, Record.parse(str(kept)))
            again = dict(transfer.records(connection))[f"medici-{brought.table}"]
        engine.dispose()
        assert str(again) == str(kept)
        assert not brought.over
        assert list(brought.invitations) == ["Anna", "Bruno", "Carla"]

    run(test())


def test_a_record_without_its_seed_cannot_go_on(tmp_path: Path) -> None:
    engine = engine_of(url_of(str(tmp_path / "tables.db")))
    migrate.upgrade(engine)
    import giglio

    kept = giglio.record(giglio.new("medici", 3, seed=1), ["A", "B", "C"])
    with engine.begin() as connection, pytest.raises(RecordError, match="seed"):
        transfer.bring(connection, kept)
    engine.dispose()
