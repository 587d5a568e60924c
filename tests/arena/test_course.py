"""Matches that are really played: the same however they are played, and after any stop."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from giglio.arena import ArenaError, Course, Match, Played, Question

MEDICI = Match("medici", ("random", "greedy"), 3, seed=5)
FOUR = Match("connect_four", ("support.bots:WinningBot", "random"), 2)


def timeless(games: list[Played]) -> list[Played]:
    """Apart from time, which is never the same."""
    return sorted(
        (replace(played, seconds=(), slowest=()) for played in games),
        key=lambda played: played.task,
    )


def held(match: Match, games: int, jobs: int = 1, file: Path | None = None) -> Course:
    course = Course(match, games)
    for _ in course.run(jobs, file):
        pass
    return course


def games_of(course: Course) -> list[Played]:
    return timeless([played for deal in course.deals for played in deal])


def test_a_match_in_a_game_of_the_house() -> None:
    course = held(MEDICI, 6)
    assert course.over
    assert [len(deal) for deal in course.deals] == [3, 3]
    for deal in course.deals:
        assert {played.bots for played in deal} == {
            ("random", "greedy", "greedy"), ("greedy", "random", "greedy"),
            ("greedy", "greedy", "random"),
        }  # fmt: skip
        for played in deal:
            assert min(played.ranks) == 1
            assert all(count > 0 for count in played.decisions)
            times = zip(played.slowest, played.seconds, strict=True)
            assert all(0 < slowest <= spent for slowest, spent in times)


def test_two_processes_play_the_same_match_as_one() -> None:
    assert games_of(held(FOUR, 12, jobs=2)) == games_of(held(FOUR, 12))


def test_bots_of_ones_own_meet_in_games_of_ones_own() -> None:
    course = held(FOUR, 40)
    wins = sum(
        rank == 1 and name != "random"
        for deal in course.deals
        for played in deal
        for name, rank in zip(played.bots, played.ranks, strict=True)
    )
    assert wins > 26


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    stopped = Course(FOUR, 20)
    games = stopped.run(1, file)
    for _ in range(7):
        next(games)
    games.close()
    again = Course(FOUR, 20)
    assert len(list(again.run(1, file))) == 13
    assert games_of(again) == games_of(held(FOUR, 20))


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    held(FOUR, 6, file=file)
    whole = file.read_bytes()
    for cut in (1, 30, len(whole.splitlines()[-1]) + 5):
        file.write_bytes(whole[:-cut])
        assert games_of(held(FOUR, 6, file=file)) == games_of(held(FOUR, 6))
        assert len(file.read_bytes().splitlines()) == 7


def test_a_file_cut_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b'{"giglio are')
    assert len(held(FOUR, 2, file=file).deals) == 1


def test_more_games_can_be_added_and_fewer_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    held(FOUR, 4, file=file)
    more = Course(FOUR, 8)
    assert len(list(more.run(1, file))) == 4
    fewer = Course(FOUR, 2)
    assert list(fewer.run(1, file)) == []
    assert len(fewer.deals) == 1
    assert fewer.deals[0] == more.deals[0]


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(FOUR, seed=1), "seed is 0 there and 1 here"),
        (replace(FOUR, bots=("random",)), "bots is"),
        (Match("medici", FOUR.bots, 2), 'game is "connect_four" there'),
    ],
)
def test_results_of_another_match_are_refused(tmp_path: Path, other: Match, named: str) -> None:
    file = tmp_path / "games.jsonl"
    held(FOUR, 2, file=file)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match=named):
        held(other, 2, file=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "line", ["{}", "no json", "[1]", '{"round": 0, "rotation": 0, "bots": ["greedy", "greedy"]}']
)
def test_a_broken_file_is_refused_by_its_line(tmp_path: Path, line: str) -> None:
    file = tmp_path / "games.jsonl"
    held(FOUR, 2, file=file)
    with file.open("a") as more:
        more.write(line + "\n")
    with pytest.raises(ArenaError, match="line 4"):
        held(FOUR, 4, file=file)


def test_games_that_do_not_belong_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    held(FOUR, 2, file=file)
    header, first, second = file.read_text().splitlines()
    turned = json.dumps({**json.loads(second), "rotation": 2})
    file.write_text("\n".join([header, first, turned, ""]))
    with pytest.raises(ArenaError, match="line 3"):
        held(FOUR, 4, file=file)


def test_some_other_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary,\ntoday I won.\n")
    with pytest.raises(ArenaError, match="line 1"):
        held(FOUR, 2, file=file)
    assert file.read_text() == "Dear diary,\ntoday I won.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked otherwise there")
def test_two_matches_do_not_write_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    games = Course(FOUR, 4).run(1, file)
    next(games)
    with pytest.raises(ArenaError, match="in use"):
        held(FOUR, 4, file=file)
    games.close()


PROGRAM = """
import sys
from pathlib import Path
from giglio.arena import Course, Match

if __name__ == "__main__":
    match = Match("connect_four", ("support.bots:WinningBot", "random"), 2)
    for played in Course(match, 100_000).run(2, Path(sys.argv[1])):
        pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
def test_a_killed_arena_leaves_its_games_and_no_process(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    tests = str(Path(__file__).parents[1])
    paths = os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")])
    arena = subprocess.Popen(
        [sys.executable, str(program), str(file)],
        env={**os.environ, "PYTHONPATH": paths},
        start_new_session=True,
    )
    try:
        until(lambda: file.exists() and file.read_bytes().count(b"\n") > 5)
    finally:
        arena.send_signal(signal.SIGKILL)
        arena.wait()
    until(lambda: not alive(arena.pid))
    kept = file.read_bytes().count(b"\n") - 1
    again = Course(FOUR, 2 * kept)
    list(again.run(1, file))
    first = held(FOUR, 4)
    assert games_of(again)[:4] == games_of(first)


def alive(group: int) -> bool:
    """Whether a process of this session is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def until(happened: Callable[[], bool], most: float = 60) -> None:
    end = time.monotonic() + most
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("support.bots:FailingBot", "lost my thread"),
        ("support.bots:WildBot", "chose 999999 in the game of seed 0: not legal"),
        ("greedy", "brings no judgement"),
    ],
)
def test_a_bot_that_fails_is_named(bot: str, reason: str, jobs: int) -> None:
    with pytest.raises(ArenaError, match=reason) as error:
        held(Match("connect_four", (bot, "random"), 2), 2, jobs=jobs)
    assert f"“{bot}”" in str(error.value)


def test_a_decided_question_stops_the_match_at_the_same_deal(tmp_path: Path) -> None:
    course = Course(FOUR, 200, Question(0.5, margin=0.2), stops_early=True)
    file = tmp_path / "games.jsonl"
    list(course.run(1, file))
    assert course.trial.answer == "ahead"
    assert len(course.deals) == course.trial.deals < 100
    side_by_side = Course(FOUR, 200, Question(0.5, margin=0.2), stops_early=True)
    list(side_by_side.run(2))
    assert games_of(side_by_side) == games_of(course)
    again = Course(FOUR, 200, Question(0.5, margin=0.2), stops_early=True)
    assert list(again.run(1, file)) == []
    assert len(again.deals) == len(course.deals)
