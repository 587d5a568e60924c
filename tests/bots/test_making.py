"""Computer players by name."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import giglio
from giglio import bots
from giglio.bots.guest import Guest
from giglio.bots.search.levels import LEVELS
from giglio.bots.search.player import SearchBot
from giglio.kernel.weights import weights_text
from giglio.registry import own_weights

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def searching(spec: str) -> SearchBot:
    bot = bots.make(spec, seed=1)
    assert isinstance(bot, SearchBot)
    return bot


def test_strengths_are_budgets() -> None:
    assert searching("search@0.2s").budget == bots.Budget(seconds=0.2)
    assert searching("search@500i").budget == bots.Budget(iterations=500)
    for number, level in LEVELS.items():
        bot = searching(f"search@{number}")
        assert (bot.budget, bot.slips) == (level.budget, level.slips)
    assert searching("search").budget == LEVELS[3].budget


def test_named_players_have_a_temper() -> None:
    assert searching("cosimo@2").temper == "careful"
    assert searching("giuliano@10i").temper == "bold"
    assert searching("girolamo").temper == "spiteful"
    assert searching("search@2").temper == "even"


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy@1", "search@5", "cosimo@0.5s"])
def test_names_are_understood_without_making_anything(spec: str) -> None:
    bots.check(spec)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("serach@3", "there is no bot “serach”; there are random, greedy,"),
        ("search@6", "“6” in “search@6” is no strength; write a level from 1 to 5"),
        ("search@", "is no strength"),
        ("search@0s", "is no strength"),
        ("search@infs", "is no strength"),
        ("search@nans", "is no strength"),
        ("search@-5i", "is no strength"),
        ("search@1.5i", "is no strength"),
        ("random@3", "“random” has no strengths"),
        ("no_such_module:Bot", "cannot be loaded: No module named"),
        ("giglio.bots:NoSuchBot", "cannot be loaded"),
        ("giglio.bots:decide", "no class with a method choose"),
        ("giglio:State", "no class with a method choose"),
        (":Bot", "cannot be loaded"),
        ("greedy+none.toml", "there is no file of weights “none.toml”"),
        ("search@2+none.toml", "there is no file of weights “none.toml”"),
    ],
)
def test_what_is_written_wrongly_is_explained(spec: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        bots.make(spec)
    with pytest.raises(ValueError, match=re.escape(reason)):
        bots.check(spec)


class Last:
    """Knows nothing of giglio's classes."""

    def choose(self, state: object, legal: list[int], budget: object) -> int:
        return legal[-1]


class Outside(Last):
    def choose(self, state: object, legal: list[int], budget: object) -> int:
        return -5


class Careful(Last):
    """Has an argument that is no seed."""

    def __init__(self, depth: int = 3) -> None:
        self.depth = depth


class Seeded(Last):
    def __init__(self, seed: int) -> None:
        self.seed = seed


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    made = ModuleType("bots_from_outside")
    for bot in (Last, Outside, Careful, Seeded):
        setattr(made, bot.__name__, bot)
    monkeypatch.setitem(sys.modules, made.__name__, made)
    return made


@pytest.mark.usefixtures("module")
def test_any_class_that_can_choose_is_a_bot() -> None:
    state = giglio.new("medici", seed=1)
    assert bots.decide(bots.make("bots_from_outside:Last"), state) == state.legal()[-1]
    seeded = bots.make("bots_from_outside:Seeded@0.5s", seed=7)
    assert isinstance(seeded, Guest)
    assert isinstance(seeded.player, Seeded)
    assert seeded.player.seed == 7
    assert seeded.budget == bots.Budget(seconds=0.5)
    careful = bots.make("bots_from_outside:Careful", seed=7)
    assert isinstance(careful, Guest)
    assert isinstance(careful.player, Careful)
    assert careful.player.depth == 3


@pytest.mark.usefixtures("module")
def test_an_answer_that_is_none_is_named() -> None:
    state = giglio.new("medici", seed=1)
    with pytest.raises(ValueError, match="Outside chose -5"):
        bots.decide(bots.make("bots_from_outside:Outside"), state)


def test_installed_distributions_bring_bots(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    from importlib import metadata

    point = metadata.EntryPoint("last", "bots_from_outside:Last", "giglio.bots")
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point])
    state = giglio.new("medici", seed=1)
    assert bots.decide(bots.make("last"), state) == state.legal()[-1]
    with pytest.raises(ValueError, match="last, and “module:Class”"):
        bots.make("first")


def test_a_module_that_fails_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text("class Bot:\n    choose = undefined\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match="“broken_bot:Bot” cannot be loaded: name 'undefined'"):
        bots.check("broken_bot:Bot")
    from importlib import metadata

    point = metadata.EntryPoint("broken", "broken_bot:Bot", "giglio.bots")
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point])
    with pytest.raises(ValueError, match="“broken” cannot be loaded"):
        bots.check("broken")


def test_weights_of_a_file_are_gone_by(tmp_path: Path) -> None:
    """With a hold price of nothing a lot is worth more than with one of everything."""
    state = giglio.new("medici", seed=1)
    while state.view(None)["phase"] != "bidding":
        state.play("stop")
    own, bids = own_weights("medici"), []
    for name, price in (("cheap", 0.0), ("dear", 1.0)):
        file = tmp_path / f"{name}.toml"
        file.write_text(
            weights_text("Medici", own.moved((price, *own.values[1:]), {"method": "x"}))
        )
        bot = bots.make(f"greedy+{file}")
        assert isinstance(bot, bots.GreedyBot)
        ratings = bot.ratings(giglio.games()["medici"], state, state.legal())
        bids.append(ratings)
        searching = bots.make(f"search@20i+{file}")
        assert isinstance(searching, SearchBot)
        assert searching.judges.of("medici").weights[0] == price
        assert bots.decide(searching, state) in state.legal()
    assert bids[0] != bids[1]
    with pytest.raises(ValueError, match="“random” goes by no weights"):
        bots.make(f"random+{file}")


def test_the_example_of_the_documentation_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(program.splitlines()) <= 20
    made = ModuleType("my_module")
    monkeypatch.setitem(sys.modules, "my_module", made)
    exec(compile(program, str(PAGE), "exec"), vars(made))
    bot = bots.make("my_module:MyBot@50i", seed=1)
    rivals = [bot, bots.make("random", seed=2)]
    state = giglio.new("connect_four", seed=1)
    while state.actor != giglio.OVER:
        state.play(bots.decide(rivals[state.actor], state))
    assert state.ranks()[0] == 1
