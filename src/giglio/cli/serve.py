"""`giglio serve`: tables on the network, for this machine or for everybody."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from giglio.cli.failure import FINE, FailureError, misused
from giglio.cli.screen import screen
from giglio.kernel.refusal import EditionError
from giglio.registry import game, open_edition
from giglio.server.migrate import StorageError
from giglio.server.serve import ServeError, serve
from giglio.server.settings import Settings, usual_database

Several = Annotated[list[str] | None, Parameter(negative="", show_default=False)]


def run(settings: Settings, *, search_port: bool = False, browser: bool = False) -> int:
    """Serve until Ctrl-C."""
    out = screen()

    def ready(address: str) -> None:
        out.print(Text.assemble("giglio is at ", (address, "bold"), "; Ctrl-C ends it."))
        out.print(Text(f"Tables are kept in {shown(settings.database)}.", "dim"), soft_wrap=True)
        sys.stdout.flush()
        if browser:
            webbrowser.open(address)

    try:
        serve(settings, ready, search_port)
    except (ServeError, StorageError) as error:
        raise FailureError(f"{sentence(str(error))}") from error
    except KeyboardInterrupt:
        pass
    return FINE


def settings_from(
    *,
    host: str,
    port: int,
    database: str,
    workers: int,
    thinkers: int,
    origins: list[str] | None,
    names: list[str] | None,
    editions: list[str] | None,
    rate: float,
) -> Settings:
    if workers < 1 or thinkers < 0 or not 0 <= port < 65536:
        raise misused("Workers are one or more, ports go from 0 to 65535.")
    return Settings(
        database=database or usual_database(),
        host=host,
        port=port,
        workers=workers,
        thinkers=thinkers,
        origins=tuple(origins or ()),
        names=tuple(name.lower() for name in names or ()),
        editions=tuple(edition_from(text) for text in editions or ()),
        rate=rate,
        new_tables=Settings.new_tables if rate > 0 else 0.0,
    )


def edition_from(text: str) -> tuple[str, Path]:
    """`medici=my.toml`, tried at once."""
    name, equals, path = text.partition("=")
    if not equals:
        raise misused(f"An edition is given as GAME=FILE, like medici=my.toml, not “{text}”.")
    try:
        open_edition(game(name).name, Path(path))
    except (EditionError, ValueError) as error:
        raise misused(f"{sentence(str(error))}") from error
    return name, Path(path)


def shown(database: str) -> str:
    """An address without its password."""
    if "@" not in database:
        return database
    head, _, tail = database.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}"


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."
