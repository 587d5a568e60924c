"""Further processes that think about the same decision, each with a tree of its own.

What they have found at the root is added up. A helper that is late is left behind, since the limit
counts.
"""

import json
import subprocess
import sys
import weakref
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO

from giglio.bots.bot import Budget
from giglio.bots.search.budget import Limit
from giglio.bots.search.engine import Search
from giglio.bots.search.evaluation import Blend
from giglio.bots.search.findings import Findings, Tally
from giglio.registry import own_edition

COMMAND = [sys.executable, "-m", "giglio.bots.search.helper"]
START_SECONDS = 30.0
CLOSE_SECONDS = 2.0
# They are given a little less time, since question and answer travel; and are awaited that long.
TRAVEL_SECONDS = 0.01
SHARE_OF_TIME = 0.96
LATEST = 1.05


class Helpers:
    """So many processes, started when they are first needed."""

    def __init__(self, count: int = 0) -> None:
        self.count = max(count, 0)
        self.running: list[Helper] = []
        self.asked = 0

    def __len__(self) -> int:
        return self.count

    def ask(self, search: Search, budget: Budget, limit: Limit, blend: Blend) -> None:
        """Let all think about the root of this search, as long as it does itself."""
        if not self.count:
            return
        self.start()
        self.asked += 1
        left = None
        if budget.seconds is not None:
            left = budget.seconds * SHARE_OF_TIME - limit.elapsed() - TRAVEL_SECONDS
        question = {
            "number": self.asked,
            "seconds": left,
            "iterations": None if limit.iterations < 0 else int(limit.iterations),
            "blend": [blend.win, blend.rank, blend.margin, blend.spite],
            "seat": int(search.seat),
            "weights": list(search.judge.weights),
            "most_nodes": int(search.tree.most),
            **position(search),
        }
        for helper in self.running:
            helper.tell({**question, "seed": int(search.stream.next32())})

    def start(self) -> None:
        missing = self.count - len(self.running)
        started = [Helper() for _ in range(missing)]
        for helper in started:
            helper.answer(START_SECONDS)  # it says that it is ready
        self.running += started

    def stop(self) -> None:
        for helper in self.running:
            helper.tell({"stop": self.asked})

    def answers(self, limit: Limit) -> list[Findings]:
        """What they have found. Whoever has not answered in time is dismissed."""
        found: list[Findings] = []
        for helper in list(self.running):
            wait = None
            if limit.seconds >= 0:
                wait = max(0.0, limit.seconds * LATEST - limit.elapsed())
            told = helper.answer(wait)
            if told is None:
                helper.close()
                self.running.remove(helper)
            else:
                found.append(findings_from(told))
        return found

    def close(self) -> None:
        for helper in self.running:
            helper.close()
        self.running = []


class Helper:
    """One process: questions go to it and answers come back, a line of JSON each."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.lines: Queue[str] = Queue()
        assert self.process.stdout is not None
        reader = Thread(target=read_lines, args=(self.process.stdout, self.lines), daemon=True)
        reader.start()
        self.end = weakref.finalize(self, end_process, self.process, reader)

    def tell(self, message: dict[str, object]) -> None:
        assert self.process.stdin is not None
        with suppress(OSError):  # it has died: then no answer comes, and it is dismissed
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()

    def answer(self, seconds: float | None) -> dict[str, object] | None:
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            return None
        if not line:
            return None
        told: dict[str, object] = json.loads(line)
        return told

    def close(self) -> None:
        self.end()


def read_lines(source: IO[str], lines: "Queue[str]") -> None:
    for line in source:
        lines.put(line)
    lines.put("")


def end_process(process: "subprocess.Popen[str]", reader: Thread) -> None:
    """A closed door is the sign to leave."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):  # what was still to be said has nobody to hear it
        process.stdin.close()
    try:
        process.wait(CLOSE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    reader.join()
    process.stdout.close()


def position(search: Search) -> dict[str, object]:
    """The guess that is thought about, with its edition where it is not the game's own."""
    edition = search.state.edition
    own = own_edition(edition.game)
    return {
        "told": search.state.state(),
        "edition": None if edition.digest == own.digest else edition.data,
    }


def findings_told(found: Findings) -> dict[str, object]:
    actions = {
        str(action): [tally.visits, tally.result, tally.win, tally.points, tally.margin]
        for action, tally in found.actions.items()
    }
    return {
        "iterations": found.iterations,
        "actions": actions,
        "wins": found.wins,
        "points": found.points,
    }


def findings_from(told: dict[str, object]) -> Findings:
    iterations, actions = told["iterations"], told["actions"]
    wins, points = told["wins"], told["points"]
    assert isinstance(iterations, int)
    assert isinstance(actions, dict)
    assert isinstance(wins, list)
    assert isinstance(points, list)
    tallies = {int(action): Tally(*numbers) for action, numbers in actions.items()}
    return Findings(iterations, tallies, wins, points)
