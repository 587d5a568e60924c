"""Games played side by side, in processes of their own: rules hold the interpreter's lock.

Each worker is reached through a pipe that only the two of them hold. When the arena is killed, the
pipe breaks and the worker ends; no worker outlives its match.
"""

import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from giglio.arena.failure import ArenaError
from giglio.arena.match import Match, Task
from giglio.arena.play import Played, play_game

Worker = tuple[BaseProcess, "Connection[Task, Played | str]"]


def play(match: Match, tasks: Iterable[Task], jobs: int = 1) -> Generator[Played, None, None]:
    """The games in the order in which they end. What comes of each depends on `jobs` in no way."""
    if jobs == 1:
        return (play_game(match, task) for task in tasks)
    return play_aside(match, tasks, jobs)


def play_aside(match: Match, tasks: Iterable[Task], jobs: int) -> Generator[Played, None, None]:
    workers = [begin_worker(match) for _ in range(jobs)]
    left = iter(tasks)
    try:
        busy = [connection for _, connection in workers if give(connection, left)]
        while busy:
            for ready in wait(busy):
                connection = next(one for one in busy if one is ready)
                yield answer_of(connection)
                if not give(connection, left):
                    busy.remove(connection)
    finally:
        for process, connection in workers:
            connection.close()
            process.terminate()
            process.join()


def begin_worker(match: Match) -> Worker:
    context = get_context("spawn")  # the same on every system, and no threads are forked
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(match, theirs), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def give(connection: "Connection[Task, Played | str]", tasks: Iterator[Task]) -> bool:
    """The next game to a worker; False when there is none left."""
    task = next(tasks, None)
    if task is not None:
        connection.send(task)
    return task is not None


def answer_of(connection: "Connection[Task, Played | str]") -> Played:
    try:
        answer = connection.recv()
    except EOFError as error:
        raise ArenaError(
            "a process that played games has died; run again with fewer jobs"
        ) from error
    if isinstance(answer, str):
        raise ArenaError(answer)
    return answer


def work(match: Match, connection: "Connection[Played | str, Task]") -> None:
    """What a worker does: games, until nobody wants more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which then ends us
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            task = connection.recv()
            try:
                connection.send(play_game(match, task))
            except ArenaError as error:
                connection.send(str(error))
