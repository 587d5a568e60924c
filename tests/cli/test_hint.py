"""`hint` shows what the game's own judgement likes best, whichever way the game brings one."""

import io
from dataclasses import replace
from types import SimpleNamespace

import pytest
from rich.console import Console

import giglio
from giglio.cli.commands import hint
from giglio.words import Words


def hinted(name: str, **card: object) -> str:
    state = giglio.new(name, giglio.games()[name].seats[0], seed=4)
    words = Words(replace(giglio.games()[name], **card))  # type: ignore[arg-type]
    out = Console(file=io.StringIO(), width=80)
    session = SimpleNamespace(state=state, words=words, screen=out, say=out.print)
    hint(session, int(state.actor), "")  # type: ignore[arg-type]
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize("name", [n for n, card in giglio.games().items() if card.has_judgement])
def test_the_best_move_comes_first(name: str) -> None:
    lines = hinted(name).splitlines()
    state = giglio.new(name, giglio.games()[name].seats[0], seed=4)
    legal = [state.words(action) for action in state.legal()]
    assert len(lines) == min(len(legal), 5)
    assert lines[0].startswith("1. ")
    assert lines[0].endswith("best")
    for line in lines:
        assert any(f" {move} " in line for move in legal)


def test_a_game_without_judgement_says_so() -> None:
    assert "Medici brings no judgement" in hinted("medici", judge=None, rate=None)
