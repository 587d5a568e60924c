"""A helping process: reads positions, thinks about them and says what it has found.

Started by `helpers`, with a line of JSON a question. It ends when nobody can ask any more.
"""

import json
import signal
import sys
from queue import Queue
from threading import Thread

from librt.vecs import vec

from giglio.bots.search.budget import Limit
from giglio.bots.search.engine import Search
from giglio.bots.search.evaluation import Blend
from giglio.bots.search.findings import findings_of
from giglio.bots.search.helpers import findings_told
from giglio.kernel.edition import Edition
from giglio.kernel.judge import Judge
from giglio.kernel.state import State
from giglio.registry import game, load, make_edition

Question = dict[str, object]


class Helping:
    """Reads in one thread, so that a question can be called off while the other thinks."""

    def __init__(self) -> None:
        self.questions: Queue[Question | None] = Queue()
        self.called_off = 0  # the number of the last question nobody waits for any more
        self.over = False

    def read(self) -> None:
        for line in sys.stdin:
            told = json.loads(line)
            if "stop" in told:
                self.called_off = told["stop"]
            else:
                self.questions.put(told)
        self.over = True
        self.questions.put(None)

    def work(self) -> None:
        say({"ready": True})
        while (question := self.questions.get()) is not None:
            say(self.answer(question))

    def answer(self, question: Question) -> dict[str, object]:
        number = whole(question["number"])

        def stop() -> bool:
            return self.over or self.called_off >= number

        seconds, iterations = question["seconds"], question["iterations"]
        limit = Limit(
            -1.0 if seconds is None else number_of(seconds),
            -1 if iterations is None else whole(iterations),
            stop,
        )
        seat = whole(question["seat"])
        state = position_from(question)
        judge = judge_from(question, state.edition.game)
        most_nodes = whole(question["most_nodes"])
        search = Search(state, seat, whole(question["seed"]), judge, most_nodes)
        blend = question["blend"]
        assert isinstance(blend, list)
        search.evaluation.blends[seat] = Blend(*blend)
        search.run(limit)
        return findings_told(findings_of(search))


def position_from(question: Question) -> State:
    told, data = question["told"], question["edition"]
    assert isinstance(told, dict)
    name = str(told["game"])
    edition: Edition | None = None
    if data is not None:
        assert isinstance(data, dict)
        edition = make_edition(name, data)
    return load(name, told, edition=edition)


def judge_from(question: Question, name: str) -> Judge:
    """A judge with the weights of the one who asks."""
    weights, make = question["weights"], game(name).judge
    assert isinstance(weights, list)
    return make(vec[float](weights)) if make is not None else Judge()


def whole(told: object) -> int:
    assert isinstance(told, int)
    return told


def number_of(told: object) -> float:
    assert isinstance(told, (int, float))
    return max(float(told), 0.0)


def say(message: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks is told, and closes the door
    helping = Helping()
    Thread(target=helping.read, daemon=True).start()
    helping.work()


if __name__ == "__main__":
    main()
