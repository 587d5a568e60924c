"""Component data is asked for what must be in it; errors say where and what."""

from collections.abc import Callable

import pytest

from giglio.kernel.data import Block
from giglio.kernel.refusal import EditionError

FILE = Block(
    {
        "edition": {"name": "first", "year": 2023},
        "players": {"2": {"florins": 40, "ships": [20, 0], "known": "guessed"}},
        "cards": [{"name": "fur", "value": 5}, {"name": "", "value": True}],
        "names": ["fur", 5],
        "odd": [{"name": "fur"}, "grain"],
    }
)


def test_what_is_there_is_given() -> None:
    row = FILE.block("players").block("2")
    assert FILE.block("edition").text("name") == "first"
    assert row.number("florins", 0, 40) == 40
    assert row.numbers("ships", 0, 20) == [20, 0]
    assert [card.value("value") for card in FILE.blocks("cards")] == [5, True]


@pytest.mark.parametrize("known", ["sourced", "inferred", "reconstructed"])
def test_how_numbers_are_known_is_one_of_three(known: str) -> None:
    assert Block({"known": known}).known() == known


Ask = Callable[[], object]


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: FILE.block("tracks"), "“tracks” is missing"),
        (lambda: FILE.block("names"), "“names” must be a table"),
        (lambda: FILE.blocks("edition"), "“edition” must be a list of tables"),
        (lambda: FILE.blocks("odd"), "“odd” must be a list of tables"),
        (lambda: FILE.texts("names"), "“names” must be a list of texts"),
        (lambda: FILE.texts("edition"), "“edition” must be a list of texts"),
        (lambda: FILE.numbers("names", 0, 9), "“names” has 'fur' where a whole number must stand"),
        (lambda: FILE.numbers("edition", 0, 9), "“edition” must be a list of whole numbers"),
        (lambda: FILE.block("edition").text("year"), "[edition] “year” must be a text"),
        (
            lambda: FILE.block("players").block("2").number("florins", 0, 39),
            "[players.2] “florins” has 40; it goes from 0 to 39",
        ),
        (
            lambda: FILE.block("players").block("2").number("florins", 41, 99),
            "[players.2] “florins” has 40; it goes from 41 to 99",
        ),
        (
            lambda: FILE.block("players").block("2").known(),
            "[players.2] “known” is one of sourced, inferred, reconstructed, not “guessed”",
        ),
        (lambda: FILE.blocks("cards")[1].text("name"), "[cards 2] “name” must be a text"),
        (
            lambda: FILE.blocks("cards")[1].number("value", 0, 9),
            "[cards 2] “value” has True where a whole number must stand",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(ask: Ask, message: str) -> None:
    with pytest.raises(EditionError) as failed:
        ask()
    assert str(failed.value) == message
