"""The pool of thinking processes: bots first, nobody forgotten, and deaths survived."""

import asyncio
import sys
from pathlib import Path

import pytest

import giglio
from giglio.server.thinking import Pool, Question, ThinkingError
from giglio.server.thinking.pool import COMMAND
from support.server import run

# A process that answers with the number of its questions, dies at “die” and sleeps at “sleep”.
ECHO = """
import json, os, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if "stop" in told:
        continue
    if told["bot"] == "die" and not os.path.exists(sys.argv[1]):
        open(sys.argv[1], "w").close()
        os._exit(1)
    if told["bot"] == "always-die":
        os._exit(1)
    if told["bot"] == "fail":
        print(json.dumps({"number": told["number"], "error": "ValueError: no"}), flush=True)
        continue
    if told["bot"] == "sleep":
        time.sleep(30)
    if told["what"] == "analyse":
        time.sleep(0.05)
    print(json.dumps({"number": told["number"], "words": told["bot"] or "analysis"}), flush=True)
"""


def question(bot: str = "", seed: int = 0) -> Question:
    return Question(giglio.new("medici", 3, seed=1).resample(0, 1), seed, bot)


def echo(tmp_path: Path, count: int = 1) -> Pool:
    return Pool(count, (sys.executable, "-c", ECHO, str(tmp_path / "died")))


def test_a_bot_decides_in_a_process_of_its_own() -> None:
    async def test() -> None:
        pool = Pool(1)
        try:
            answers = [await pool.ask(question("greedy", 7)) for _ in range(2)]
            assert answers[0]["words"] == answers[1]["words"] in ("draw", "stop")
        finally:
            await pool.close()

    run(test())


def test_an_analysis_tells_candidates() -> None:
    async def test() -> None:
        pool = Pool(1)
        asked = question()
        asked.seconds = 0.1
        try:
            told = (await pool.ask(asked))["analysis"]
            words = {each["words"] for each in told["candidates"]}  # type: ignore[index]
            assert words
            assert words <= {"draw", "stop"}
        finally:
            await pool.close()

    run(test())


def test_a_process_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async def test() -> None:
        pool = echo(tmp_path)
        try:
            assert (await pool.ask(question("die")))["words"] == "die"
        finally:
            await pool.close()

    run(test())


def test_what_kills_every_process_is_given_up(tmp_path: Path) -> None:
    async def test() -> None:
        pool = echo(tmp_path)
        try:
            with pytest.raises(ThinkingError, match="died"):
                await pool.ask(question("always-die"))
            with pytest.raises(ThinkingError, match="ValueError"):
                await pool.ask(question("fail"))
            assert (await pool.ask(question("well")))["words"] == "well"
        finally:
            await pool.close()

    run(test())


def test_who_no_longer_wants_an_answer_frees_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("giglio.server.thinking.pool.LEAVE_SECONDS", 0.1)

    async def test() -> None:
        pool = echo(tmp_path)
        try:
            sleeping = question("sleep")
            waiting = asyncio.create_task(pool.ask(sleeping))
            await asyncio.sleep(0.2)
            sleeping.answer.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert (await pool.ask(question("next")))["words"] == "next"
        finally:
            await pool.close()

    run(test())


def test_bots_come_before_analysis_and_in_the_order_in_which_they_asked(tmp_path: Path) -> None:
    async def test() -> None:
        pool, answered = echo(tmp_path), list[str]()

        async def ask(bot: str) -> None:
            answered.append(str((await pool.ask(question(bot)))["words"]))

        try:
            await ask("first")
            asked = [asyncio.create_task(ask(bot)) for bot in ("", "", "a", "b", "c")]
            await asyncio.gather(*asked)
            assert answered.index("c") < len(answered) - 1
            assert [bot for bot in answered if bot in "abc"] == ["a", "b", "c"]
            assert answered[-1] == "analysis"
        finally:
            await pool.close()

    run(test())


def test_one_process_is_left_to_bots(tmp_path: Path) -> None:
    async def test() -> None:
        pool = echo(tmp_path, 2)
        try:
            await asyncio.gather(*(pool.ask(question("warm")) for _ in range(2)))
            asked = [asyncio.create_task(pool.ask(question())) for _ in range(6)]
            await asyncio.sleep(0.02)
            assert pool.patient_running == 1
            await asyncio.gather(*asked)
        finally:
            await pool.close()

    run(test())


def test_no_process_outlives_its_server(tmp_path: Path) -> None:
    """Its door is closed: then it goes, even in the middle of a thought."""

    async def test() -> None:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdin is not None
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), 120) == 0

    run(test())
