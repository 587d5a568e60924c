"""The commands for those who host tables: what they take, and what `--help` teaches about them."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from giglio.cli.parameters import Edition

Database = Annotated[
    str,
    Parameter(
        name="--db",
        show_default=False,
        help="A SQLite file or `postgresql://…`; without it, a file in your data folder.",
    ),
]
Several = Annotated[list[str] | None, Parameter(negative="", show_default=False)]

db = App(name="db", help="Look after the database of a server.")


def page_is_built() -> bool:
    """Whether the page for the browser is part of this installation."""
    return (Path(__file__).parents[1] / "server" / "page" / "index.html").is_file()


def open_page() -> int:
    """Serve on this machine alone, at a free port near 8000, and open the browser."""
    from giglio.cli import serve as serving
    from giglio.server.settings import Settings

    return serving.run(Settings(), search_port=True, browser=True)


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Database = "",
    workers: int = 1,
    thinkers: Annotated[int, Parameter(show_default=False)] = 0,
    name: Several = None,
    origin: Several = None,
    edition: Several = None,
    rate: float = 50.0,
) -> int:
    """Keep tables on the network, for people, programs and bots.

    Every move is on the disk before it is answered; after a restart everything goes on where it
    was. Ctrl-C ends it cleanly.

    ```text
    giglio serve                                    for this machine
    giglio serve --host 0.0.0.0 --name play.example.org
    giglio serve --db postgresql://giglio@db/giglio --workers 4
    ```

    Give it a certificate by a proxy before it (docs/reliability.md shows one).

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for all of this machine's.
    port
        The port.
    workers
        Processes that serve; more than one needs PostgreSQL.
    thinkers
        Processes in which bots think, for each worker; without it, one for each processor.
    name
        The name by which browsers call this server; repeat it for several. Others are refused.
    origin
        A page elsewhere that may use this server, like `https://example.org`.
    edition
        Component data beside the games' own, as GAME=FILE.
    rate
        Requests a second from one address, on average; 0 for no limit.
    """
    from giglio.cli import serve as serving

    settings = serving.settings_from(
        host=host, port=port, database=database, workers=workers, thinkers=thinkers,
        origins=origin, names=name, editions=edition, rate=rate,
    )  # fmt: skip
    return serving.run(settings)


@db.command
def upgrade(*, database: Database = "") -> int:
    """Bring a database to the shape that this giglio needs. `serve` does so by itself.

    ```text
    giglio db upgrade
    giglio db upgrade --db postgresql://giglio@db/giglio
    ```
    """
    from giglio.cli import db as keeping

    return keeping.upgrade(database)


@db.command
def check(*, database: Database = "") -> int:
    """See whether a database has the right shape, and play every table in it again.

    Exit code 1 when anything is wrong.
    """
    from giglio.cli import db as keeping

    return keeping.check(database)


@db.command
def export(folder: Path, /, *, database: Database = "") -> int:
    """Write every table as a record, with its seed.

    Such a record shows everything: keep those of unfinished games to yourself.

    Parameters
    ----------
    folder
        Where the records go.
    """
    from giglio.cli import db as keeping

    return keeping.export(folder, database)


@db.command(name="import")
def bring(*files: Path, database: Database = "", edition: Edition = None) -> int:
    """Make tables of records; an unfinished game goes on.

    Its people come to their seats by the invitations that are printed.

    Parameters
    ----------
    files
        Records with their seeds, as `export` and `giglio play` write them.
    """
    from giglio.cli import db as keeping

    return keeping.bring(files, database, edition)
