"""A library that is measured, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from subject import MEMORY

WORKER = Path(__file__).with_name("worker.py")


@dataclass(frozen=True)
class Figure:
    """One measurement: per second of CPU time, or bytes for each state."""

    group: str
    library: str
    name: str
    rate: float
    games: float

    @property
    def key(self) -> tuple[str, str, str]:
        return self.group, self.library, self.name


class Library:
    """Asks its process for measurements; `missing` says why there are none."""

    def __init__(
        self, label: str, module: str, only: Sequence[str] = (), *, note: str = "", path: str = ""
    ) -> None:
        self.label = label
        self.note = note
        self.command = [sys.executable, str(WORKER), module, *only]
        self.environment = {**os.environ, **({"PYTHONPATH": path} if path else {})}
        self.missing = ""
        self.subjects: list[tuple[str, str]] = []
        self.process = self.begin()

    def begin(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=self.environment,
            text=True,
        )
        told = self.answer(process)
        self.missing = told.get("missing", "")
        self.subjects = [(group, name) for group, name in told.get("subjects", [])]
        return process

    def answer(self, process: subprocess.Popen[str]) -> dict[str, str]:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.label}: the measuring process has ended")
        told: dict[str, str] = json.loads(line)
        return told

    def speeds(self) -> Iterator[tuple[int, str]]:
        """The numbers and titles of what is measured in turns."""
        for at, (group, name) in enumerate(self.subjects):
            if group != MEMORY:
                yield at, f"{self.label} {name}, {group}"

    def ask(self, at: int, seconds: float) -> Figure:
        return self.ask_in(self.process, at, seconds)

    def ask_in(self, process: subprocess.Popen[str], at: int, seconds: float) -> Figure:
        assert process.stdin is not None
        process.stdin.write(f"{at} {seconds}\n")
        process.stdin.flush()
        told = self.answer(process)
        group, name = self.subjects[at]
        shown = f"{name} ({self.note})" if self.note else name
        return Figure(group, self.label, shown, float(told["rate"]), float(told["games"]))

    def memories(self) -> list[Figure]:
        """Each in a fresh process, in which nothing else has been given back."""
        figures = []
        for at, (group, _) in enumerate(self.subjects):
            if group == MEMORY:
                process = self.begin()
                figures.append(self.ask_in(process, at, 0))
                finish(process)
        return figures

    def close(self) -> None:
        finish(self.process)


def finish(process: subprocess.Popen[str]) -> None:
    """A worker ends when nobody can ask it any more."""
    process.communicate()
