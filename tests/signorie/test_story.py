"""Whole games, told event by event to a second set of books that knows the rulebook."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import giglio
from signorie.bookkeeper import Bookkeeper
from signorie.table import events
from support import rule
from support.cases import Case, short_cases

CARD = giglio.games()["signorie"]
DATA: Mapping[str, Any] = tomllib.loads(
    (CARD.folder / "components.toml").read_text(encoding="utf-8")
)
GOLDEN = Path(__file__).parents[1] / "golden" / "signorie"


def check(state: giglio.State) -> None:
    """Every event fits, and in the end the books and the game agree."""
    assert state.story is not None
    books = Bookkeeper(DATA, int(state.seats))
    for event in state.story.events:
        books.hear(event)
    view: Any = state.view(None)
    assert books.order == view["order"]
    assert books.points == state.scores()
    for seat, row in enumerate(view["seats"]):
        assert books.florins[seat] == row["florins"]
        assert books.available[seat] == row["available"]
        assert sorted(books.hired[seat]) == sorted(row["helpers"])
        assert books.brides[seat] == row["brides"]
        for name, plan in row["rows"].items():
            assert sorted(books.wants[seat][name]) == sorted(plan["wanted"])
            assert sum(books.tiles[seat][name]) == plan["value"]
    assert {city["city"]: [place["owner"] for place in city["places"] if "owner" in place]
            for city in view["cities"]} == books.guests  # fmt: skip


@rule("signorie/action-1", "signorie/reward-4", "signorie/end-1")
@pytest.mark.parametrize("case", short_cases(CARD), ids=str)
def test_golden_games_keep_the_rules(case: Case) -> None:
    record = giglio.Record.parse((GOLDEN / f"{case.file_name}.giglio").read_text(encoding="utf-8"))
    outcomes = record.replay().outcomes
    state = giglio.new(
        "signorie", case.seats, chance=outcomes, options=dict(record.options), story=True
    )
    for position in record.positions():
        if position.line is not None:
            state.play(position.line.words)
    assert state.actor == giglio.OVER
    check(state)


@rule("signorie/action-1", "signorie/reward-4", "signorie/end-1")
@pytest.mark.parametrize("case", short_cases(CARD), ids=str)
def test_random_games_keep_the_rules(case: Case) -> None:
    for seed in range(12):
        state = case.new(seed=seed, story=True)
        state.playout(seed)
        check(state)


def test_random_games_come_to_all_that_the_books_can_check() -> None:
    """Else the books would prove less than they seem to."""
    told: set[str] = set()
    for seed in range(30):
        state = giglio.new("signorie", 3, seed=seed, story=True)
        state.playout(seed)
        assert state.story is not None
        told |= {event.what for event in state.story.events}
    books = {name.replace("_", "-") for name in vars(Bookkeeper) if not name.startswith("_")}
    helping = {"hear", "amount", "score", "career-row", "comes-next", "place-taken", "dice-of"}
    assert told == books - helping
    assert events(state, "game-ends")
