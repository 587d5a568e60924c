"""The yardstick stays as it is."""

import json
from pathlib import Path

import pytest

import giglio
from giglio.kernel.game import Game
from support.yardstick import choices_of_yardstick

NOTED = json.loads(
    (Path(__file__).parents[1] / "golden" / "yardsticks.json").read_text(encoding="utf-8")
)
CARDS = [card for card in giglio.games().values() if card.yardstick is not None]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_yardstick_chooses_as_it_always_did(card: Game) -> None:
    """A yardstick that has just been added is noted by `make golden`."""
    assert choices_of_yardstick(card) == NOTED.get(card.name)


def test_every_noted_yardstick_is_there() -> None:
    assert set(NOTED) == {card.name for card in CARDS}


def test_the_yardstick_stands_on_its_own() -> None:
    """It takes nothing from the judgement that goes on being improved."""
    for card in CARDS:
        for file in card.folder.glob("yardstick*.py"):
            text = file.read_text(encoding="utf-8")
            imported = [line for line in text.splitlines() if line.startswith("from giglio.games")]
            assert imported
            for line in imported:
                module = line.split()[1].rpartition(".")[2]
                assert module.startswith(("yardstick", *SHARED)), f"{file.name}: {line}"


# What a yardstick may share with the rest: the rules and what they are made of.
SHARED = (
    "actions", "components", "constants", "kernel", "parts", "rewards", "rules", "scoring", "state",
)  # fmt: skip
