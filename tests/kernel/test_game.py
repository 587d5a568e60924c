"""A game's card: seats and options."""

from pathlib import Path

import pytest

from giglio.kernel.actions import Actions, Verb
from giglio.kernel.game import Game, Option, plain_edition
from giglio.kernel.state import State

CARD = Game(
    name="toy",
    title="Toy",
    seats=(2, 3, 4),
    usual_seats=3,
    rules=1,
    edition="standard",
    folder=Path(),
    state=State,
    read_edition=plain_edition(Actions(Verb("pass"), Verb("draw")), ("die", ())),
    options=(
        Option("short", False, "Two rounds only."),
        Option("prestige", 2, "How many prestige cards.", choices=(1, 2, 3)),
        Option("duel", False, "Only for two.", seats=(2,)),
        Option("expert", False, "Everything.", implies=("short",)),
    ),
)


def test_options_have_their_defaults() -> None:
    defaults = {"short": False, "prestige": 2, "duel": False, "expert": False}
    assert CARD.option_values({}, 3) == defaults


def test_given_options_are_taken() -> None:
    values = CARD.option_values({"short": True, "prestige": 3, "duel": True}, 2)
    assert values == {"short": True, "prestige": 3, "duel": True, "expert": False}


def test_an_option_switches_on_what_it_implies() -> None:
    assert CARD.option_values({"expert": True}, 3)["short"] is True
    assert CARD.option_values({"expert": False}, 3)["short"] is False


def test_an_option_for_other_seats_may_be_given_at_its_default() -> None:
    assert CARD.option_values({"duel": False}, 4)["duel"] is False


@pytest.mark.parametrize(
    ("given", "seats", "message"),
    [
        ({"long": True}, 3, "Toy has no option “long”; known: short, prestige, duel, expert"),
        ({"short": 1}, 3, "option “short” is one of False, True, not 1"),
        ({"short": "yes"}, 3, "option “short” is one of False, True, not 'yes'"),
        ({"prestige": True}, 3, "option “prestige” is one of 1, 2, 3, not True"),
        ({"prestige": 4}, 3, "option “prestige” is one of 1, 2, 3, not 4"),
        ({"duel": True}, 3, "option “duel” is for 2 seats, not 3"),
    ],
)
def test_wrong_options_are_refused(given: dict[str, object], seats: int, message: str) -> None:
    with pytest.raises(ValueError, match="option") as failed:
        CARD.option_values(given, seats)
    assert str(failed.value) == message


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_is_for_its_numbers_of_seats(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Toy is for 2 to 4 seats, not {seats}"):
        CARD.check_seats(seats)


def test_a_game_without_components_has_a_plain_edition() -> None:
    edition = CARD.read_edition({})
    assert edition.name == "standard"
    assert edition.actions.parse("draw") == 1
    assert edition.chance_kinds == (("die", ()),)
