"""As many thinking processes as there are cores. Bots come first; hints and analysis wait.

A table asks for one decision at a time, and decisions are taken up in the order in which they were
asked for: so no table waits longer than its neighbours.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections import deque
from dataclasses import dataclass, field

from giglio.kernel.state import State
from giglio.registry import own_edition

COMMAND = (sys.executable, "-m", "giglio.server.thinking.worker")
TRIES = 3  # a decision that takes so many processes with it is given up
LONGEST_SECONDS = 60.0
LEAVE_SECONDS = 2.0
LONGEST_LINE = 1 << 24
log = logging.getLogger("giglio.server")

Told = dict[str, object]


class ThinkingError(RuntimeError):
    """No answer is to be had for this question."""


@dataclass(eq=False)
class Question:
    """A position as one seat may know it, and what is asked about it."""

    guess: State
    seed: int
    bot: str = ""  # whose decision; empty: an analysis
    seconds: float = 1.0  # for an analysis
    answer: asyncio.Future[Told] = field(default_factory=asyncio.Future)

    @property
    def patient(self) -> bool:
        return not self.bot

    def told(self, number: int) -> Told:
        edition = self.guess.edition
        own = own_edition(edition.game)
        return {
            "number": number,
            "what": "decide" if self.bot else "analyse",
            "bot": self.bot,
            "seconds": self.seconds,
            "seed": self.seed,
            "told": self.guess.state(),
            "edition": None if edition.digest == own.digest else edition.data,
        }


class Pool:
    """Questions and the processes that answer them, started when they are first needed."""

    def __init__(self, count: int, command: tuple[str, ...] = COMMAND) -> None:
        self.count = max(count, 1)
        self.command = command
        self.urgent: deque[Question] = deque()
        self.patient: deque[Question] = deque()
        self.patient_running = 0
        self.free = asyncio.Condition()
        self.asked = 0
        self.processes: dict[int, asyncio.subprocess.Process] = {}
        self.attendants: list[asyncio.Task[None]] = []

    async def ask(self, question: Question) -> Told:
        """The answer. Who no longer wants it cancels: then the thinking ends, too."""
        if not self.attendants:
            self.attendants = [
                asyncio.create_task(self.attend(place), name=f"thinker {place}")
                for place in range(self.count)
            ]
        async with self.free:
            (self.patient if question.patient else self.urgent).append(question)
            self.free.notify()
        try:
            return await question.answer
        finally:
            question.answer.cancel()

    async def attend(self, place: int) -> None:
        """Care for one process: give it questions, replace it when it dies."""
        while True:
            question = await self.next_question()
            try:
                await self.settle(place, question)
            finally:
                if question.patient:
                    self.patient_running -= 1
                    async with self.free:
                        self.free.notify()

    async def next_question(self) -> Question:
        async with self.free:
            while True:
                if self.urgent:
                    question = self.urgent.popleft()
                elif self.patient and self.patient_running < max(self.count - 1, 1):
                    question = self.patient.popleft()
                else:
                    await self.free.wait()
                    continue
                if question.answer.done():
                    continue
                if question.patient:
                    self.patient_running += 1
                return question

    async def settle(self, place: int, question: Question) -> None:
        for _ in range(TRIES):
            if question.answer.done():
                return
            try:
                told = await self.put(place, question)
            except (OSError, EOFError, ValueError) as error:
                log.warning("a thinking process has failed (%s); it is replaced", error)
                await self.dismiss(place)
                continue
            self.answered(question, told)
            return
        if not question.answer.done():
            question.answer.set_exception(ThinkingError("every process that tried has died"))

    def answered(self, question: Question, told: Told) -> None:
        if question.answer.done():
            return
        if "error" in told:
            question.answer.set_exception(ThinkingError(str(told["error"])))
        else:
            question.answer.set_result(told)

    async def put(self, place: int, question: Question) -> Told:
        """Ask the process at this place and wait, as long as somebody waits with us."""
        process = await self.process(place)
        assert process.stdin is not None
        assert process.stdout is not None
        self.asked += 1
        number = self.asked
        process.stdin.write(json.dumps(question.told(number)).encode() + b"\n")
        await process.stdin.drain()
        reading = asyncio.create_task(process.stdout.readline())
        try:
            await asyncio.wait(
                (reading, question.answer),
                timeout=LONGEST_SECONDS, return_when=asyncio.FIRST_COMPLETED,
            )  # fmt: skip
            if not reading.done():
                process.stdin.write(json.dumps({"stop": number}).encode() + b"\n")
                await asyncio.wait((reading,), timeout=LEAVE_SECONDS)
            if not reading.done():
                raise TimeoutError("no answer in time")
        finally:
            reading.cancel()
        line = reading.result()
        if not line:
            raise EOFError("it has died")
        told: Told = json.loads(line)
        if told["number"] != number:
            raise ValueError("an answer to another question")
        return told

    async def process(self, place: int) -> asyncio.subprocess.Process:
        found = self.processes.get(place)
        if found is None or found.returncode is not None:
            found = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE,
            )  # fmt: skip
            self.processes[place] = found
        return found

    async def dismiss(self, place: int) -> None:
        process = self.processes.pop(place, None)
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        close_pipes(process)

    async def close(self) -> None:
        for attendant in self.attendants:
            attendant.cancel()
        await asyncio.gather(*self.attendants, return_exceptions=True)
        self.attendants = []
        for place in list(self.processes):
            await self.dismiss(place)
        for question in (*self.urgent, *self.patient):
            question.answer.cancel()


def close_pipes(process: asyncio.subprocess.Process) -> None:
    """A dead process leaves its pipes to us."""
    transport = getattr(process, "_transport", None)
    if transport is not None:
        transport.close()
