"""A process that thinks: reads positions, a line of JSON each, and answers in the same way.

It is given a guess of what one seat may know, never a true state. It ends with its server, however
that ends: then nobody holds the other side of the pipe.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from functools import lru_cache
from queue import Queue
from threading import Thread

from giglio.bots import Budget, decide, make
from giglio.kernel.edition import Edition
from giglio.kernel.state import State
from giglio.registry import load, make_edition, own_edition

Told = dict[str, object]
NICENESS = 10  # people are served before bots think


class Worker:
    """One thread reads, so that a question can be called off while the other thinks."""

    def __init__(self) -> None:
        self.questions: Queue[Told] = Queue()
        self.called_off = 0  # the number of the last question nobody waits for any more

    def read(self) -> None:
        for line in sys.stdin:
            told = json.loads(line)
            if "stop" in told:
                self.called_off = told["stop"]
            else:
                self.questions.put(told)
        os._exit(0)

    def work(self) -> None:
        while True:
            question = self.questions.get()
            sys.stdout.write(json.dumps(self.answer(question)) + "\n")
            sys.stdout.flush()

    def answer(self, question: Told) -> Told:
        number = question["number"]
        assert isinstance(number, int)
        try:
            state = position(question)
            seed = question["seed"]
            assert isinstance(seed, int)

            def stop() -> bool:
                return self.called_off >= number

            if question["what"] == "decide":
                return {"number": number, "words": decision(state, question, seed, stop)}
            return {"number": number, "analysis": analysis(state, question, seed, stop)}
        except Exception as error:  # a bot of somebody else may do anything
            return {"number": number, "error": f"{type(error).__name__}: {error}"}


def decision(state: State, question: Told, seed: int, stop: object) -> str:
    bot = make(str(question["bot"]), seed)
    try:
        own = bot.budget
        return state.words(decide(bot, state, Budget(own.seconds, own.iterations, stop)))  # type: ignore[arg-type]
    finally:
        bot.close()


def analysis(state: State, question: Told, seed: int, stop: object) -> Told:
    from giglio.bots.analysis import study

    seconds = question["seconds"]
    assert isinstance(seconds, (int, float))
    found = study(state, Budget(float(seconds), None, stop), seed=seed)  # type: ignore[arg-type]
    return {
        "seat": found.seat,
        "candidates": [
            {
                "words": candidate.words,
                "share": candidate.share,
                "win": candidate.win,
                "score": candidate.score,
                "margin": candidate.margin,
            }
            for candidate in found.candidates
        ],
        "wins": list(found.wins),
        "scores": list(found.scores),
        "iterations": found.iterations,
    }


def position(question: Told) -> State:
    told, data = question["told"], question["edition"]
    assert isinstance(told, dict)
    name = str(told["game"])
    return load(name, told, edition=edition_of(name, json.dumps(data) if data else ""))


@lru_cache(maxsize=32)
def edition_of(name: str, data: str) -> Edition:
    return make_edition(name, json.loads(data)) if data else own_edition(name)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    worker = Worker()
    Thread(target=worker.read, daemon=True).start()
    worker.work()


if __name__ == "__main__":
    main()
