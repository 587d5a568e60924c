"""Bringing a database to the shape this giglio needs, and looking whether it has it."""

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from giglio.server.schema import metadata

FOLDER = Path(__file__).parent / "migrations"


class StorageError(RuntimeError):
    """A database that cannot be used as it is; says what to do."""


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def newest() -> str | None:
    return ScriptDirectory.from_config(config()).get_current_head()


def present(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: Engine) -> tuple[str | None, str | None]:
    """Bring the database to the newest shape; from which revision to which."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Several processes may start together: one changes, the others wait.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7161)")
        before = present(connection)
        refuse_foreign(before)
        if before != newest():
            command.upgrade(config(connection), "head")
        return before, present(connection)


def refuse_foreign(revision: str | None) -> None:
    """A database that a newer giglio has changed is left alone."""
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise StorageError(
            f"this database was written by a newer giglio (revision {revision}); "
            "update giglio to use it"
        )


def faults(engine: Engine) -> list[str]:
    """What is not as this giglio needs it, in words."""
    with engine.connect() as connection:
        revision = present(connection)
        refuse_foreign(revision)
        if revision != newest():
            return [f"revision {revision or 'none'} is not {newest()}: run “giglio db upgrade”"]
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        return [str(difference) for difference in compare_metadata(context, metadata)]
