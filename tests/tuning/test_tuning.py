"""Tuning a game whose best weights are known, and the command around it."""

import json
import tomllib
from pathlib import Path

import pytest

from giglio.cli.app import run
from giglio.registry import open_weights, own_weights
from giglio.tuning import Course, Plan, TuningError
from giglio.tuning.games import Task, aim, play_task
from support.darts import AIM, MARK

SMALL = ("--generations", "30", "--population", "12", "--deals", "8", "--jobs", "1")


def plan(**wanted: object) -> Plan:
    usual: dict[str, object] = {
        "game": "darts", "player": "greedy", "against": ("self", "random"), "seats": (2, 3),
        "generations": 4, "population": 6, "deals": 4, "seed": 3,
    }  # fmt: skip
    return Plan(**{**usual, **wanted})  # type: ignore[arg-type]


# -- results -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ranks", "seat", "result"),
    [
        ([1, 2, 3, 4], 0, 1.0),
        ([1, 2, 3, 4], 1, 0.5 * 2 / 3),
        ([1, 2, 3, 4], 3, 0.0),
        ([1, 1, 3, 3], 0, 0.5 * 0.5 + 0.5 * 2.5 / 3),
        ([1, 1, 1], 2, 0.5 / 3 + 0.5 * 0.5),
    ],
)
def test_a_result_is_half_the_win_and_half_the_others_left_behind(
    ranks: list[int], seat: int, result: float
) -> None:
    assert aim(ranks, seat) == pytest.approx(result)


def test_equals_share_what_there_is() -> None:
    """The present weights among their like: 1/2 · 1/n + 1/2 · 1/2 of a deal, on average."""
    values = own_weights("darts").values
    for seats, even in ((2, 0.5), (3, 1 / 6 + 1 / 4)):
        tasks = [Task(plan(seats=(seats,)), values, values, 0, 2 * n) for n in range(40)]
        assert sum(map(play_task, tasks)) / 40 == pytest.approx(even, abs=0.08)


# -- the whole -----------------------------------------------------------------------------------


def test_the_best_weights_are_found_and_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new.toml"
    assert run(["tune", "darts", *SMALL, "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    weights = open_weights("darts", out)
    assert weights.values[AIM] == pytest.approx(MARK, abs=1.0)
    assert told["after"]["aim"] == weights.values[AIM]
    assert told["after"]["idle"] == 0.5  # it changes nothing, so it is left alone
    assert told["before"]["aim"] == 15.0
    how = tomllib.loads(out.read_text())["provenance"]
    assert how["tuned"] == ["aim"]
    assert how["games"] == 30 * 12 * 8 * 2
    assert how["confirmed_with_2_seats"].startswith("ahead after")
    low, high = how["interval_with_2_seats"]
    assert 0.5 < low <= how["wins_with_2_seats"] <= high


def test_without_a_gain_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The present weights are the best already."""
    from giglio import registry

    best = own_weights("darts").moved((7.0, 0.5), {"method": "known"})
    monkeypatch.setattr("giglio.tuning.plan.own_weights", lambda game: best)
    monkeypatch.setattr(registry, "own_weights", lambda game: best)
    out = tmp_path / "new.toml"
    words = ["tune", "darts", *SMALL, "--games", "300", "--out", str(out)]
    assert run(words) == 1
    assert not out.exists()
    assert "nothing was written" in " ".join(capsys.readouterr().out.split())


def test_a_tuning_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with Course(plan()) as whole:
        list(whole.run())
    file = tmp_path / "tuning.jsonl"
    with Course(plan(generations=2), file=file) as begun:
        list(begun.run())
    with file.open("a") as out:
        out.write('{"number": 2, "mid')  # cut short by a stop
    with Course(plan(), file=file) as resumed:
        assert [generation.number for generation in resumed.generations] == [0, 1]
        list(resumed.run())
    assert resumed.generations == whole.generations
    assert resumed.found({}).values == whole.found({}).values
    with pytest.raises(TuningError, match="belongs to another tuning"):
        Course(plan(seed=4), file=file)


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game of the house, since other processes do not know the toy."""
    wanted = plan(
        game="medici", against=("greedy",), seats=(3,), generations=1, population=4, deals=1,
        only=("pushed",),
    )  # fmt: skip
    found = []
    for jobs in (1, 2):
        with Course(wanted, jobs) as course:
            found.append(list(course.run()))
    assert found[0] == found[1]


def test_weights_that_change_nothing_cannot_be_tuned() -> None:
    with pytest.raises(TuningError, match="changes anything in what greedy does"):
        list(Course(plan(only=("idle",))).run())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["connect_four"], "Connect four has no weights to tune"),
        (["darts", "--only", "haste"], "There is no weight “haste”; there are aim, idle"),
        (["darts", "--seats", "9"], "Darts is for 2 to 3 seats, not 9"),
        (["darts", "--seats", "two"], "Numbers of seats are written as"),
        (["darts", "--player", "gready"], "There is no bot “gready”"),
        (["darts", "--population", "5"], "A population is an even number"),
        (["darts", "--generations", "0"], "Tune for at least one generation"),
        (["darts", "--games", "0"], "Confirm by at least one game"),
        (["darts", "--seed", "-1"], "Seeds are numbers from 0 on"),
    ],
)
def test_what_cannot_be_carried_out_is_said_in_one_line(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tune", *words]) == 2
    captured = capsys.readouterr()
    assert reason in captured.err
    assert captured.err.count("\n") == 1
