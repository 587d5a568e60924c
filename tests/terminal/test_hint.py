"""`hint` says what looks best when one thinks ahead."""

import io
import re
from pathlib import Path

import pytest

from giglio.cli import commands, saves
from giglio.cli.app import run


@pytest.fixture(autouse=True)
def kept_aside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_hint_takes_the_win(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both people drop side by side: crosses have three above each other on column 4."""
    monkeypatch.setattr(commands, "HINT_SECONDS", 0.2)
    typed(monkeypatch, *"414141", "hint", "quit")
    run(
        [
            "play",
            "connect_four",
            "--seats",
            "you:Anna,you:Bruno",
            "--seed",
            "1",
            "--language",
            language,
        ]
    )
    told = capsys.readouterr().out
    (first,) = re.findall(r"^ *1\. +drop (\d) +(\d+) %", told, re.M)[-1:]
    assert first == ("4", "100")
    assert "hint-" not in told
