"""Weights as data: what is declared, what a file says, and that the two fit."""

import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import giglio
from giglio.kernel.game import Game
from giglio.kernel.weights import Weight, Weights, WeightsError, read_weights, weights_text
from giglio.registry import judge_of, open_weights, own_weights

DECLARED = (Weight("price", 0.0, 1.0, "What it costs."), Weight("hurry", -2.0, 2.0, "How urgent."))
GIVEN = {"weights": {"hurry": -1, "price": 0.25}, "provenance": {"method": "by hand"}}
JUDGED = [card for card in giglio.games().values() if card.judge is not None]


def test_values_stand_in_the_order_of_the_declaration() -> None:
    weights = read_weights(DECLARED, GIVEN)
    assert weights.values == (0.25, -1.0)
    assert list(weights.packed()) == [0.25, -1.0]
    assert weights.by_name() == {"price": 0.25, "hurry": -1.0}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"weights": {"price": 0.5}}, "“hurry” is missing"),
        ({"weights": {"price": 0.5, "hurry": 0, "speed": 1}}, "there is no weight “speed”"),
        ({"weights": {"price": 1.5, "hurry": 0}}, "“price” is 1.5; it goes from 0 to 1"),
        ({"weights": {"price": "much", "hurry": 0}}, "must be a number, not 'much'"),
        ({"weights": {"price": True, "hurry": 0}}, "must be a number, not True"),
        ({"weights": {"price": float("nan"), "hurry": 0}}, "must be a number, not nan"),
        ({"weights": 3}, r"a table \[weights\] is missing"),
        ({"provenance": {"games": 3}}, "by which “method”"),
    ],
)
def test_what_does_not_fit_is_named(given: dict[str, object], reason: str) -> None:
    with pytest.raises(WeightsError, match=reason):
        read_weights(DECLARED, {**GIVEN, **given})


def test_the_text_says_the_weights_and_where_they_come_from() -> None:
    how = {"method": 'a "match"\\', "games": 400, "interval": [0.2, 0.3], "won": True}
    weights = Weights(DECLARED, (1 / 3, 2.0), how)
    text = weights_text("Toy", weights)
    assert "# What it costs.\nprice = " in text
    again = read_weights(DECLARED, tomllib.loads(text))
    assert again.values == weights.values
    assert again.provenance == how


def test_a_file_that_does_not_fit_is_named(tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    with pytest.raises(WeightsError, match=r"new\.toml cannot be read"):
        open_weights("medici", file)
    file.write_text("[weights]\nprice =")
    with pytest.raises(WeightsError, match=r"new\.toml is no TOML"):
        open_weights("medici", file)
    file.write_text("[weights]\nprice = 1\n[provenance]\nmethod = 'x'")
    with pytest.raises(WeightsError, match=r"new\.toml do not fit Medici: .* no weight “price”"):
        open_weights("medici", file)


def test_a_game_without_a_judge_is_judged_by_its_points() -> None:
    state = giglio.new("connect_four", seed=1)
    judge = judge_of("connect_four")
    judge.look(state)
    assert (list(judge.worth), judge.doubt) == ([0.0, 0.0], 0.0)


@pytest.mark.parametrize("card", JUDGED, ids=lambda card: card.name)
def test_every_constant_is_the_place_of_its_weight(card: Game) -> None:
    module = import_module(f"giglio.games.{card.name}.weights")
    for place, weight in enumerate(card.weights):
        assert getattr(module, weight.name.upper()) == place


@pytest.mark.parametrize("card", JUDGED, ids=lambda card: card.name)
def test_the_file_of_a_game_is_as_it_would_be_written(card: Game) -> None:
    text = (card.folder / "weights.toml").read_text(encoding="utf-8")
    assert text == weights_text(card.title, own_weights(card.name))


@pytest.mark.parametrize("card", JUDGED, ids=lambda card: card.name)
def test_different_weights_live_side_by_side(card: Game) -> None:
    """A judge of other weights changes nothing in what the first one says."""
    own = own_weights(card.name)
    middle = [(weight.low + weight.high) / 2 for weight in card.weights]
    one, other = judge_of(card.name), judge_of(card.name, own.moved(middle, {}))
    state = giglio.new(card.name, seed=3)
    rated = one.rate(state.resample(0, 1), state.legal())
    other.rate(state.resample(0, 1), state.legal())
    other.look(state.resample(0, 1))
    assert one.rate(state.resample(0, 1), state.legal()) == rated
    one.look(state)
    other.look(state)
    assert list(one.worth) != list(other.worth)
