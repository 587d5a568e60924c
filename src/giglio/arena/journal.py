"""Results kept in a file as they come, so that a match goes on after any stop.

The first line says which match it is; every other line is one game, as JSON. A line that was cut
short by a stop is played again. More games can be added later; everything else must be the same.
"""

import json
import os
from collections.abc import Mapping
from io import FileIO
from pathlib import Path
from types import TracebackType

from giglio.arena.failure import ArenaError
from giglio.arena.match import Match, Task
from giglio.arena.play import Played

FORMAT = "giglio arena"
VERSION = 1


class Journal:
    """The file of one match, open for adding to it."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.header = {FORMAT: VERSION, **match.header()}
        self.file = self.opened()
        try:
            self.played = self.read(match)
        except ArenaError:
            self.file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()

    def opened(self) -> FileIO:
        try:
            file = FileIO(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644), "r+")
        except OSError as error:
            raise ArenaError(f"{self.path} cannot be written: {error.strerror}") from error
        if not locked(file):
            file.close()
            raise ArenaError(f"{self.path} is in use by another match that is being played")
        return file

    def read(self, match: Match) -> list[Played]:
        """The games that are there already; a line that was cut short is removed."""
        whole, newline, _ = self.file.readall().rpartition(b"\n")
        self.file.truncate(len(whole) + len(newline))
        self.file.seek(0, os.SEEK_END)
        if not newline:
            self.write(self.header)
            return []
        first, *lines = whole.split(b"\n")
        self.check_header(self.parsed(first, 1))
        found: dict[Task, Played] = {}
        for number, line in enumerate(lines, 2):
            played = self.as_played(self.parsed(line, number), match, number)
            found.setdefault(played.task, played)
        return list(found.values())

    def parsed(self, line: bytes, number: int) -> dict[str, object]:
        try:
            value = json.loads(line)
        except ValueError as error:
            raise self.broken(number) from error
        if not isinstance(value, dict):
            raise self.broken(number)
        return value

    def as_played(self, value: Mapping[str, object], match: Match, number: int) -> Played:
        try:
            played = Played.from_plain(value)
        except (KeyError, TypeError, ValueError) as error:
            raise self.broken(number) from error
        if not belongs(played, match):
            raise self.broken(number)
        return played

    def check_header(self, found: Mapping[str, object]) -> None:
        if FORMAT not in found:
            raise self.broken(1)
        for name, value in self.header.items():
            if found.get(name) != value:
                raise ArenaError(
                    f"{self.path} belongs to another match: {name} is {shown(found.get(name))} "
                    f"there and {shown(value)} here; name another file with --out"
                )

    def broken(self, number: int) -> ArenaError:
        return ArenaError(f"{self.path} is no file of results: line {number} does not fit")

    def add(self, played: Played) -> None:
        self.write(played.plain())

    def write(self, value: Mapping[str, object]) -> None:
        """One line in one piece, so that a stop can only cut the last one."""
        try:
            self.file.write(json.dumps(value, ensure_ascii=False).encode() + b"\n")
        except OSError as error:
            raise ArenaError(f"{self.path} cannot be written: {error.strerror}") from error


def belongs(played: Played, match: Match) -> bool:
    """Whether the match has this game, with these bots in these seats."""
    if played.round < 0 or not 0 <= played.rotation < len(match.line_ups(played.round)):
        return False
    return played.bots == match.line_up(played.task)


def kept_seed(path: Path) -> int | None:
    """The first seed of the match that a file belongs to, where there is one."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline())
    except (OSError, ValueError):
        return None
    seed = header.get("seed") if isinstance(header, dict) else None
    return seed if isinstance(seed, int) else None


def shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def locked(file: FileIO) -> bool:
    """Whether the file is ours alone now; where the system knows no such locks, it is."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
