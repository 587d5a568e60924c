"""`giglio review` as it is typed, and the page that it writes."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import giglio
from giglio.cli import review as command
from giglio.cli import saves
from giglio.cli.app import run
from giglio.review import Depth
from giglio.review import review as reviewing
from giglio.table.record import record

DOCUMENT = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "QUICK", Depth("quick", 120, 80))
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "data" / "games")


@pytest.fixture
def missed(tmp_path: Path) -> Path:
    """Anna misses her win with the last decision."""
    state = giglio.new("connect_four", seed=1)
    for column in "4141412":
        state.play(f"drop {column}")
    file = tmp_path / "missed.giglio"
    file.write_text(str(record(state, ("Anna", "Bruno"))))
    return file


@pytest.fixture
def auction(tmp_path: Path) -> Path:
    state = giglio.new("medici", seats=3, seed=4)
    for _ in range(8):
        state.play(state.legal()[-1])
    file = tmp_path / "auction.giglio"
    file.write_text(str(record(state, ("Anna", "<Bruno>", "Carla"), with_seed=True)))
    return file


def typed(*words: str | Path) -> int:
    return run(["review", *map(str, words)])


def test_the_terminal_shows_what_it_cost(missed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(missed, "--language", "en") == 0
    text = capsys.readouterr().out
    assert re.search(r"^ +7 +Anna +\?\? ", text, re.M)
    assert "missed.html" in text
    assert missed.with_suffix(".html").exists()


def test_the_document_for_programs_holds_what_is_documented(
    missed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(missed, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    rows = re.findall(r"^\| (`.*) \| (.*) \|$", DOCUMENT, re.M)
    names = {keys: set(re.findall(r"`([^`]+)`", keys)) for keys, _ in rows}
    assert set().union(*names.values()) == set(told)
    inner = {keys: set(re.findall(r"`([^`]+)`", meaning)) for keys, meaning in rows}
    assert all(set(entry) == inner["`decisions`"] for entry in told["decisions"])
    assert all(set(entry) == inner["`seats`"] for entry in told["seats"])
    assert told["decisions"][-1]["mark"] == "blunder"
    assert not missed.with_suffix(".html").exists()


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_page_needs_nothing_beside_itself(auction: Path, language: str, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    assert typed(auction, "--html", file, "--language", language) == 0
    page = file.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert not re.search(r"https?:|<script|<link|@import|url\(|src=", page)
    (picture,) = re.findall(r"<svg.*?</svg>", page, re.S)
    drawn = ElementTree.fromstring(picture)
    assert len(drawn.findall("polyline")) == 3
    assert re.findall(r'<li id="ply-(\d+)">', page) == [str(ply) for ply in range(9)]
    assert "<Bruno>" not in page
    assert "&lt;Bruno&gt;" in page
    assert "review-" not in page.replace("auction", "")
    for target in re.findall(r'href="#(ply-\d+)"', page):
        assert f'id="{target}"' in page


def test_every_language_speaks_for_itself(missed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for language in ("en", "de", "it"):
        assert typed(missed, "--language", language) == 0
        text = capsys.readouterr().out
        assert "review-" not in text
        told.add(text)
    assert len(told) == 3


def test_after_a_stop_the_same_command_goes_on(
    missed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    examine, looked = reviewing.examine, []

    def stopping(*what: object) -> object:
        looked.append(what[1])
        if looked == [0, 1, 2]:
            raise KeyboardInterrupt
        return examine(*what)  # type: ignore[arg-type]

    monkeypatch.setattr(reviewing, "examine", stopping)
    assert typed(missed, "--language", "en") == 130
    assert "the same command goes on" in capsys.readouterr().err
    assert typed(missed, "--language", "en") == 0
    assert looked == [0, 1, 2, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("given", "seats"), [("1", {1}), ("anna", {0}), ("Bruno", {1})])
def test_a_seat_is_named_by_number_or_player(
    missed: Path, given: str, seats: set[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(missed, "--seat", given, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert {decision["seat"] for decision in told["decisions"]} == seats


def test_what_cannot_be_reviewed_is_said_in_one_line(
    missed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.giglio"
    broken.write_text(missed.read_text().replace("drop 2", "drop 9"))
    for words, code, reason in (
        ([tmp_path / "none.giglio"], 2, "none.giglio"),
        ([broken], 1, "line"),
        ([missed, "--seat", "Carla"], 2, "“Carla” has no seat in this game"),
        ([missed, "--seat", "2"], 2, "“2” has no seat in this game"),
        ([missed, "--keep", tmp_path], 1, "cannot be kept"),
    ):
        assert typed(*words) == code, words
        captured = capsys.readouterr()
        assert reason in captured.err
        assert captured.err.count("\n") == 1
