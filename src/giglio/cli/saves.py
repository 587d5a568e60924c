"""Games in play, kept in the user's data folder: each decision is on the disk before the next."""

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from giglio.cli.failure import FailureError, misused
from giglio.table.record import Record, RecordError

SUFFIX = ".giglio"


def folder() -> Path:
    return user_data_path("giglio", appauthor=False) / "games"


def new_place(game: str) -> Path:
    """A file name of its own for a game that begins now."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    taken = {file.stem for file in folder().glob(f"{stem}*{SUFFIX}")}
    number = 2
    name = stem
    while name in taken:
        name = f"{stem}-{number}"
        number += 1
    return folder() / f"{name}{SUFFIX}"


def write(file: Path, text: str) -> None:
    """Replace the file in one step, so that a power cut leaves the old one or the new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f".{file.name}.new")
        with draft.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
        sync_folder(file.parent)
    except OSError as error:
        raise FailureError(f"{file} cannot be written: {error.strerror}.") from error


def sync_folder(path: Path) -> None:
    """Bring the name of a file to the disk too, where the system can do that."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    number = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def read(file: Path) -> Record:
    """A record from a file; what is wrong with it is told with line and column."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise misused(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise FailureError(f"{file} is no record: it is not UTF-8 text.") from error
    try:
        return Record.parse(text)
    except RecordError as error:
        raise broken(file, error) from error


def broken(file: Path, error: RecordError) -> FailureError:
    return FailureError(f"{file}: {error}.")


def unfinished() -> list[Path]:
    """The games that can go on, the newest first."""
    files = sorted(folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    return [file for file in files if "\nresult " not in file.read_text(encoding="utf-8")]


def find(name: str, game: str = "") -> Path:
    """The file meant: a path, the name of a game in play, or (empty) the newest one."""
    if name:
        for file in (Path(name), folder() / f"{name}{SUFFIX}", folder() / name):
            if file.is_file():
                return file
        raise misused(f"There is no game “{name}” to resume.{known()}")
    for file in unfinished():
        if not game or file.name.startswith(f"{game}-"):
            return file
    raise misused("There is no unfinished game to resume; begin one with “giglio play”.")


def known() -> str:
    names = [file.stem for file in unfinished()[:5]]
    return f" Unfinished are: {', '.join(names)}." if names else ""
