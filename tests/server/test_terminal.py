"""The commands of the terminal: playing at a server's table, looking after its database."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from giglio.cli import remote
from giglio.cli.app import run
from giglio.cli.keyboard import Script
from giglio.cli.line import link_from
from giglio.table.record import Record
from support.server import Doors, Told, people_at, play_on, rooms, serving, settings
from support.server import run as run_async


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    with serving(settings(tmp_path_factory.mktemp("terminal"))) as made:
        yield made


def type_lines(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> None:
    monkeypatch.setattr(remote, "keyboard", lambda: Script(lines))
    monkeypatch.setenv("COLUMNS", "120")


def new_table(doors: Doors, *wishes: Told, game: str = "medici") -> Told:
    told: Told = doors.post("/api/tables", {"game": game, "seats": list(wishes)}).json()
    return told


BOT = {"kind": "bot", "bot": "random"}


def test_a_whole_game_is_played_by_an_invitation(
    doors: Doors, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = new_table(doors, {"kind": "person"}, BOT, game="connect_four")
    link = f"{doors.address}/#join={told['table']}.{told['seats'][0]['invitation']}"
    type_lines(monkeypatch, ["1"] * 60)
    assert run(["play", "--join", link, "--name", "Anna", "--language", "en"]) == 0
    printed = capsys.readouterr().out
    assert "#seat=" in printed
    assert "Anna" in printed
    assert "win" in printed or "victory" in printed


def test_commands_refusals_and_coming_back(
    doors: Doors, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = new_table(doors, {"kind": "you", "name": "Anna"}, BOT)
    key = told["seats"][0]["key"]
    link = f"{doors.address}/#seat={told['table']}.{key}"
    lines = ["help", "moves", "board", "bid 580", "sing", "undo", "say Ciao", "hint", "1", "quit"]
    type_lines(monkeypatch, lines)
    assert run(["play", "--join", link, "--language", "en"]) == 0
    printed = capsys.readouterr().out
    assert "(medici/" in printed
    assert "“sing” is no action" in printed
    assert "Nothing can be taken back" in printed
    look = doors.get(f"/api/tables/{told['table']}", key).json()
    assert [line["text"] for line in look["chat"]] == ["Ciao"]
    assert 0 in [move["seat"] for move in look["play"]["moves"]]


@pytest.mark.parametrize(
    "link", ["", "localhost:8000", "http://localhost:1/#seat=only", "ftp://x/#seat=a.b"]
)
def test_what_is_no_link_is_said_to_be_none(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--join", link or "x"]) == 2
    assert "is no link" in capsys.readouterr().err


def test_a_link_that_opens_nothing(doors: Doors, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in ("join", "seat", "watch"):
        link = f"{doors.address}/#{kind}=nowhere.{'A' * 22}"
        assert str(link_from(link)) == link
        assert run(["play", "--join", link]) == 1
        assert "here is no such table" in capsys.readouterr().err


def test_the_database_is_looked_after(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> None:
        async with rooms(settings(tmp_path)) as made:
            await play_on(await people_at(made), 10)
            await play_on(await people_at(made, "connect_four", 2), 60)

    database = ["--db", str(tmp_path / "tables.db")]
    assert run(["db", "check", *database]) == 1
    assert "db upgrade" in capsys.readouterr().out
    run_async(fill())
    assert run(["db", "upgrade", *database]) == 0
    assert run(["db", "check", *database]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert run(["db", "export", str(tmp_path / "out"), *database]) == 0
    files = sorted((tmp_path / "out").iterdir())
    assert [bool(Record.parse(file.read_text()).result) for file in files] == [True, False]
    other = ["--db", str(tmp_path / "other.db")]
    assert run(["db", "import", *map(str, files), *other]) == 1
    assert run(["db", "upgrade", *other]) == 0
    capsys.readouterr()
    assert run(["db", "import", *map(str, files), *other]) == 0
    assert "Anna comes by #join=" in capsys.readouterr().out
    assert run(["db", "check", *other]) == 0


def test_broken_entries_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import sqlite3

    async def fill() -> None:
        async with rooms(settings(tmp_path)) as made:
            await play_on(await people_at(made), 10)

    run_async(fill())
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE entries SET lines = '3 seat 0 sing' WHERE entry = 3")
    connection.close()
    assert run(["db", "check", "--db", str(tmp_path / "tables.db")]) == 1
    assert "line" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--workers", "2", "--port", "0"], "PostgreSQL"),
        (["--workers", "0"], "one or more"),
        (["--edition", "medici"], "GAME=FILE"),
        (["--edition", "medici=/no/file"], "cannot be read"),
        (["--db", "mysql://x/y", "--port", "0"], "postgresql"),
    ],
)
def test_a_server_that_cannot_be_is_refused_in_one_line(
    tmp_path: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--db" not in arguments:
        arguments = [*arguments, "--db", str(tmp_path / "x.db")]
    assert run(["serve", *arguments]) in (1, 2)
    printed = capsys.readouterr().err
    assert said in printed
    assert "Traceback" not in printed
