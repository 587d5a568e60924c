"""Golden games: a change of rules shows as a change of these transcripts, to be read and agreed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import giglio
from support.cases import Case, digest, golden_cases, plays
from support.transcript import transcript

FOLDER = Path(__file__).parents[1] / "golden"
GOLDEN = [
    pytest.param(case, id=str(case))
    for card in giglio.games().values()
    for case in golden_cases(card)
]
FINGERPRINTS = json.loads((FOLDER / "fingerprints.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", GOLDEN)
def test_golden_games_are_told_as_ever(case: Case) -> None:
    kept = FOLDER / case.game / f"{case.file_name}.giglio"
    record = giglio.Record.parse(kept.read_text(encoding="utf-8"))
    assert (len(record.names), record.game) == (case.seats, case.game)
    assert set(case.options) <= set(record.options)
    told = kept.with_suffix(".txt").read_text(encoding="utf-8")
    assert transcript(record) == told
    assert record.verify().seeded


@pytest.mark.parametrize("case", GOLDEN)
def test_both_builds_play_the_same_games(case: Case) -> None:
    """The stored fingerprints were made by one build; both are tested against them."""
    marks = FINGERPRINTS[str(case)].split()
    for seed, mark in enumerate(marks):
        state = case.new(seed)
        state.playout(seed)
        assert digest(state).startswith(mark)


def test_no_golden_game_is_left_over() -> None:
    stored = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.*")}
    wanted = {
        f"{case.game}/{case.file_name}.{kind}"
        for card in giglio.games().values()
        for case in golden_cases(card)
        for kind in ("giglio", "txt")
    }
    assert stored == wanted
    assert len(plays()) >= len(GOLDEN)


PLAY_ALL = """
import giglio
for card in giglio.games().values():
    state = giglio.new(card.name, seed=5)
    state.playout(5)
    print(card.name, state.scores(), giglio.record(state).commitment)
"""


def test_games_do_not_depend_on_the_order_of_hashes() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAY_ALL], env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert told[0] == told[1]
    assert told[0].count("\n") == len(giglio.games())
