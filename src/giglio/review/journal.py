"""Verdicts kept in a file as they come, so that a review goes on after any stop.

The first line says what is reviewed, and how; every other line is one verdict, as JSON. Notes of
another review are no use and are written over; a line that was cut short is left out.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from giglio.review.examine import Verdict
from giglio.review.failure import ReviewError


class Journal:
    """The notes of one review. Without a file they are only kept in mind."""

    def __init__(self, path: Path | None, header: Mapping[str, object]) -> None:
        self.path = path
        self.header = dict(header)
        self.verdicts: dict[int, Verdict] = {}
        if path is not None:
            self.verdicts = self.read(path)
            self.write_all(path)

    def read(self, path: Path) -> dict[int, Verdict]:
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return {}
        except (OSError, UnicodeDecodeError) as error:
            raise self.failed(path, error) from error
        told = [found for line in lines if (found := parsed(line)) is not None]
        if not told or told[0] != self.header:
            return {}
        verdicts: dict[int, Verdict] = {}
        for plain in told[1:]:
            try:
                verdict = Verdict.from_plain(plain)
            except (KeyError, TypeError):
                continue
            verdicts[verdict.ply] = verdict
        return verdicts

    def write_all(self, path: Path) -> None:
        lines = [self.header, *(verdict.plain() for verdict in self.verdicts.values())]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("".join(map(line_of, lines)), encoding="utf-8")
        except OSError as error:
            raise self.failed(path, error) from error

    def add(self, verdict: Verdict) -> None:
        self.verdicts[verdict.ply] = verdict
        if self.path is None:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line_of(verdict.plain()))
        except OSError as error:
            raise self.failed(self.path, error) from error

    def failed(self, path: Path, error: Exception) -> ReviewError:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        return ReviewError(f"the notes {path} cannot be kept: {reason}")


def line_of(told: Mapping[str, object]) -> str:
    return json.dumps(told, ensure_ascii=False) + "\n"


def parsed(line: str) -> dict[str, object] | None:
    try:
        told = json.loads(line)
    except ValueError:
        return None
    return told if isinstance(told, dict) else None
