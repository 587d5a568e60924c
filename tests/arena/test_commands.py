"""`giglio arena` and `giglio ladder` as they are typed."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from giglio.cli.app import run
from giglio.kernel.weights import weights_text
from giglio.registry import own_weights

DOCUMENT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
MATCH = ("arena", "connect_four", "--bots", "support.bots:WinningBot,random", "--jobs", "1")


def typed(*words: str | Path) -> int:
    return run([str(word) for word in words])


def told(capsys: pytest.CaptureFixture[str], *words: str | Path) -> dict[str, object]:
    assert typed(*words, "--json") == 0
    value: dict[str, object] = json.loads(capsys.readouterr().out)
    return value


# -- for programs --------------------------------------------------------------------------------


def keys_of(documented: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", documented))


def test_the_document_for_programs_holds_what_is_documented(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = told(capsys, *MATCH, "--games", "8", "--seed", "3")
    rows = re.findall(r"^\| (`.*) \| (.*) \|$", DOCUMENT, re.M)
    assert {key for keys, _ in rows for key in keys_of(keys)} == set(report)
    inner = {keys: keys_of(meaning) for keys, meaning in rows}
    for key in ("bots", "pairs"):
        entries = report[key]
        assert isinstance(entries, list)
        assert all(set(entry) == inner[f"`{key}`"] for entry in entries)
    for key in ("interval", "winning_score", "test"):
        assert set(report[key]) == inner[f"`{key}`"]


def test_the_numbers_of_the_document_fit_together(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, *MATCH, "--games", "20", "--seed", "3")
    assert (report["games"], report["deals"], report["chance"]) == (20, 10, 0.5)
    winning, careless = report["bots"]
    assert [winning["name"], careless["name"]] == ["support.bots:WinningBot", "random"]
    assert winning["win_share"] + careless["win_share"] == pytest.approx(1)
    assert winning["win_share"] > 0.5
    assert winning["low"] <= winning["win_share"] <= winning["high"]
    assert winning["rank"] + careless["rank"] == pytest.approx(3)
    assert winning["rating"] > careless["rating"]
    assert winning["seconds"] > 0
    (pair,) = report["pairs"]
    assert pair["ahead"] == pytest.approx(winning["win_share"])
    assert sum(report["seat_wins"]) == pytest.approx(1)
    assert report["running"]["deals"][-1] == 10
    assert report["running"]["win_shares"]["random"][-1] == pytest.approx(careless["win_share"])


def test_fewer_bots_than_seats_in_a_game_of_the_house(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "medici", "--bots", "random", "--seats", "3", "--games", "2", "--jobs", "1")
    report = told(capsys, *words)
    assert report["companies"] == [["random"] * 3]
    assert (report["deals"], report["games"], report["pairs"]) == (2, 2, [])
    assert report["bots"][0]["win_share"] == pytest.approx(1 / 3)


def test_a_kept_match_goes_on_without_naming_its_seed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    first = told(capsys, *MATCH, "--games", "4", "--out", file)
    more = told(capsys, *MATCH, "--games", "8", "--out", file)
    assert more["seed"] == first["seed"]
    assert len(file.read_text().splitlines()) == 9


# -- for people ----------------------------------------------------------------------------------


def test_the_report_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(*MATCH, "--games", "40", "--seed", "5", "--sequential", "--margin", "20") == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "Connect four, 2 seats" in text
    assert "An even share of the wins is 50.0 %." in text
    assert "support.bots:WinningBot wins more than 50.0 % of its games: decided after" in text
    assert "ahead of" in text


def test_the_page_needs_nothing_beside_itself(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "report.html"
    assert typed(*MATCH, "--games", "12", "--seed", "5", "--html", file) == 0
    page = file.read_text(encoding="utf-8")
    assert not re.search(r"https?:|<script|<link|@import|url\(", page)
    pictures = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(pictures) == 4
    for picture in pictures:
        assert ElementTree.fromstring(picture).get("aria-label")
    assert page.count("<table") == page.count("<caption") >= 6
    assert "prefers-color-scheme: dark" in page
    again = "giglio arena connect_four --bots support.bots:WinningBot,random --seats 2 --games 12"
    assert f"{again} --seed 5" in page


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess", "--bots", "random"], "There is no game “chess”"),
        (["medici", "--bots", "gready"], "There is no bot “gready”"),
        (["medici", "--bots", "no_such:Bot"], "“no_such:Bot” cannot be loaded"),
        (["medici", "--bots", ","], "Name the bots that meet"),
        (["medici", "--bots", "random", "--seats", "9"], "Medici is for 2 to 6 seats, not 9"),
        (["medici", "--bots", "random", "--games", "0"], "Play at least one game"),
        (["medici", "--bots", "random", "--jobs", "-1"], "The number of jobs"),
        (["medici", "--bots", "random", "--seed", "-1"], "Seeds are numbers from 0 on"),
        (["medici", "--bots", "random", "--margin", "90"], "A margin lies between 0 and"),
        (["medici", "--bots", "random", "--options", "x=1"], "Medici has no option “x”"),
        (["medici", "--bots", "random", "--edition", "no.toml"], "no.toml"),
        (["medici"], "--bots"),
    ],
)
def test_what_cannot_be_carried_out_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], reason: str
) -> None:
    assert typed("arena", *words) == 2
    captured = capsys.readouterr()
    assert reason in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_bot_that_fails_ends_the_match_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--bots", "support.bots:FailingBot,random", "--jobs", "1")
    assert typed("arena", "connect_four", *bots, "--seed", "4") == 1
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert "The bot “support.bots:FailingBot” failed in the game of seed 4: lost" in captured.err


def test_ctrl_c_reports_the_deals_that_were_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The bot leaves while its fourth game begins: one deal of two games is whole."""
    words = ("arena", "connect_four", "--bots", "support.bots:LeavingBot,random", "--jobs", "1")
    assert typed(*words, "--games", "20", "--out", tmp_path / "games.jsonl") == 130
    captured = capsys.readouterr()
    assert "2 games, 1 deal" in captured.out
    assert "the same command goes on" in captured.err


def test_results_of_another_match_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    assert typed(*MATCH, "--games", "2", "--seed", "1", "--out", file) == 0
    capsys.readouterr()
    assert typed(*MATCH, "--games", "2", "--seed", "2", "--out", file) == 1
    assert "seed is 1 there and 2 here; name another file with --out" in capsys.readouterr().err


def test_results_with_other_weights_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    weights, file = tmp_path / "new.toml", tmp_path / "games.jsonl"
    own = own_weights("medici")
    weights.write_text(weights_text("Medici", own))
    match = ("arena", "medici", "--bots", f"greedy+{weights},random", "--seats", "2", "--jobs", "1")
    match = (*match, "--games", "2", "--seed", "1", "--out", str(file))
    assert typed(*match) == 0
    assert typed(*match) == 0
    weights.write_text(weights_text("Medici", own.moved((0.5, *own.values[1:]), {"method": "x"})))
    capsys.readouterr()
    assert typed(*match) == 1
    assert "belongs to another match: weights is" in capsys.readouterr().err


# -- the ladder ----------------------------------------------------------------------------------


def test_the_ladder_is_added_to_the_page_of_strength(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page, kept = tmp_path / "strength.md", tmp_path / "kept"
    words = ("ladder", "medici", "--seats", "2", "--games", "2", "--only", "greedy@1")
    words = (*words, "--jobs", "1", "--into", page, "--keep", kept)
    assert typed(*words) == 0
    first = page.read_text(encoding="utf-8")
    assert first.startswith("# How strong the computer players are\n")
    assert first.count("· Medici, 2 seats\n") == 1
    assert "| **greedy@1** | random | 2 | 100.0 % |" in first
    assert "    giglio arena medici --bots greedy@1,random --seats 2 --games 2 --seed" in first
    games = (kept / "medici-greedy@1-among-random.jsonl").read_text()
    assert typed(*words) == 0
    assert (kept / "medici-greedy@1-among-random.jsonl").read_text() == games
    second = page.read_text(encoding="utf-8")
    assert second.startswith(first)
    assert second.count("· Medici, 2 seats\n") == 2


def test_a_game_without_the_bots_has_no_ladder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "strength.md"
    assert typed("ladder", "connect_four", "--only", "greedy", "--into", page) == 2
    assert "Connect four has no rung for “greedy”" in capsys.readouterr().err
    assert not page.exists()


def test_the_program_of_the_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", DOCUMENT, re.M | re.S)
    exec(compile(program.replace('("greedy"', '("random"'), "docs/arena.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 3
    assert 0 <= float(lines[-1]) <= 1
