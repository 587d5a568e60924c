"""A game that another distribution brings: plain Python, with all that games have."""

from importlib.metadata import distribution
from pathlib import Path

import connect_four.connect_four as example

import giglio
from giglio import bots, registry
from giglio.words import Words

SOURCE = Path(__file__).parents[2] / "examples" / "connect_four"


def test_its_distribution_registers_it_by_the_entry_point() -> None:
    points = distribution("giglio-connect-four").entry_points.select(group="giglio.games")
    assert [(point.name, point.load()) for point in points] == [("connect_four", example.GAME)]
    assert giglio.games()["connect_four"] is example.GAME
    assert "connect_four" not in registry.OWN_GAMES


def test_it_is_plain_python_and_the_file_of_the_repository() -> None:
    installed = Path(str(example.__file__))
    assert installed.suffix == ".py"
    assert installed.read_bytes() == (SOURCE / "connect_four.py").read_bytes()
    assert (installed.parent / "rules.md").read_bytes() == (SOURCE / "rules.md").read_bytes()


def test_its_state_is_a_state_of_the_kernel() -> None:
    game = giglio.new("connect_four", seed=5)
    assert type(game) is example.ConnectFour
    assert isinstance(game, giglio.State)
    assert game.seats == 2


def test_it_plays_to_the_end_in_the_core() -> None:
    games = [giglio.new("connect_four", seed=5) for _ in range(30)]
    lengths = [game.playout(seed) for seed, game in enumerate(games)]
    assert all(7 <= length <= 42 for length in lengths)
    assert len(set(lengths)) > 5
    for game in games:
        assert game.actor == giglio.OVER


def test_bots_play_it() -> None:
    game = giglio.new("connect_four", seed=5)
    bot = bots.make("random", seed=3)
    while game.actor != giglio.OVER:
        game.play(bots.decide(bot, game))
    assert sum(game.scores()) in (0, 1)


def test_it_is_recorded_and_played_again() -> None:
    game = giglio.new("connect_four", seed=5)
    game.playout(2)
    text = str(giglio.record(game))
    assert "game connect_four\n" in text
    again = giglio.Record.parse(text).replay()
    assert again.state() == game.state()


def test_it_speaks_its_own_words() -> None:
    words = Words(example.GAME, "en", ["Anna", "Bruno"])
    game = giglio.new("connect_four", seed=5, story=True)
    game.play("drop 3")
    assert game.story is not None
    assert words.event(game.story.events[0]) == "Anna drops a disc into column 3."
    assert words.ask(game.view(1)) == "Bruno is to drop a disc: into which column?"
    assert words.action(game.describe(6)) == "drop into column 7"
    assert words.messages.faults == set()


def test_other_languages_fall_back_to_english() -> None:
    words = Words(example.GAME, "de", ["Anna", "Bruno"])
    assert words.action({"verb": "drop", "column": 7}) == "drop into column 7"
