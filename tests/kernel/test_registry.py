"""How a game is found and begun, and what is refused."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import giglio
from giglio import registry
from giglio.kernel.chance import ChanceError
from giglio.kernel.outcome import Outcome

MEDICI = Path(registry.game("medici").folder) / "components.toml"


def same_future(one: giglio.State, other: giglio.State) -> bool:
    """Whether both deal the same cards from here on."""
    for state in (one, other):
        state.playout(1)
    return one.state() == other.state()


# -- finding a game ------------------------------------------------------------------------------


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no game “chess”; there are medici, "):
        giglio.new("chess")


def test_the_games_are_listed_by_name() -> None:
    found = giglio.games()
    assert list(found)[: len(registry.OWN_GAMES)] == list(registry.OWN_GAMES)
    assert all(card.name == name for name, card in found.items())


def test_an_entry_point_must_lead_to_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = EntryPoint("wrong", "giglio.version:VERSION", registry.ENTRY_POINTS)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [wrong])
    with pytest.raises(TypeError, match=r"giglio\.version:VERSION of giglio\.games is no Game"):
        registry.games.__wrapped__()


def test_a_foreign_game_cannot_take_the_name_of_one_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    impostor = registry.Game(**{**vars(giglio.games()["connect_four"]), "name": "medici"})
    point = EntryPoint("medici", "anywhere:GAME", registry.ENTRY_POINTS)
    monkeypatch.setattr(EntryPoint, "load", lambda self: impostor)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [point])
    assert registry.games.__wrapped__()["medici"].title == "Medici"


# -- seats, options, seeds -----------------------------------------------------------------------


def test_without_a_number_of_seats_the_usual_one_is_taken() -> None:
    assert giglio.new("medici").seats == giglio.games()["medici"].usual_seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Medici is for 2 to 6 seats, not {seats}"):
        giglio.new("medici", seats=seats)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ValueError, match="Medici has no option “short”; known: none"):
        giglio.new("medici", options={"short": True})


def test_a_seed_can_be_given_in_three_forms() -> None:
    number = 0x1234
    forms = [number, f"{number:064x}", number.to_bytes(32, "big")]
    first, *others = [giglio.new("medici", seats=3, seed=seed) for seed in forms]
    for other in others:
        assert same_future(first.clone(), other)


def test_without_a_seed_every_game_is_another() -> None:
    games = [giglio.new("medici", seats=3) for _ in range(2)]
    assert not same_future(*games)


@pytest.mark.parametrize(
    ("seed", "message"),
    [
        (-1, "from 0 to 2\\*\\*256 - 1"),
        (1 << 256, "from 0 to 2\\*\\*256 - 1"),
        (b"short", "a seed has 32 bytes, not 5"),
        ("ab", "has 64 hex digits"),
        ("x" * 64, "has 64 hex digits"),
        (" " + "0" * 63, "has 64 hex digits"),
    ],
)
def test_what_is_no_seed_is_refused(seed: int | str | bytes, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        giglio.new("medici", seed=seed)


# -- scripts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "chance",
    [
        pytest.param(["first-seat 3 = 2", "card = gold"], id="texts"),
        pytest.param([("first-seat", 3, 2), ["card", 36, "gold"]], id="triples"),
        pytest.param([Outcome("first-seat", 3, 2), Outcome("card", 0, "gold")], id="outcomes"),
    ],
)
def test_outcomes_can_be_scripted_in_three_forms(chance: list[registry.ScriptedOutcome]) -> None:
    game = giglio.new("medici", seats=3, chance=chance)
    view = game.view(None)
    assert (view["selector"], view["lot"]) == (2, ["gold"])
    assert game.outcomes == [("first-seat", 3, 2), ("card", 36, "gold")]


def test_a_script_without_a_seed_ends_where_it_ends() -> None:
    game = giglio.new("medici", seats=3, chance=["first-seat = 0", "card = gold"])
    before = game.state()
    with pytest.raises(ChanceError, match="come to its end"):
        game.play("draw")
    assert game.state() == before
    assert len(game.outcomes) == 2


def test_with_a_seed_the_game_goes_on_after_the_script() -> None:
    game = giglio.new("medici", seats=3, seed=5, chance=["first-seat = 0", "card = gold"])
    game.playout(1)
    assert game.actor == giglio.OVER
    assert game.outcomes[1].value == "gold"


@pytest.mark.parametrize("outcome", [("card", 36), ("card", "many", "gold"), (1, 2, 3)])
def test_what_is_no_outcome_is_refused(outcome: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match="is no chance outcome; give"):
        giglio.new("medici", seats=3, chance=[outcome])


def test_all_outcomes_give_the_same_game() -> None:
    game = giglio.new("medici", seats=4, seed=6)
    game.playout(6)
    twin = giglio.new("medici", seats=4, chance=game.outcomes)
    for entry in game.chance.log:
        if entry >> 48 == 0xFF:
            twin.play(int(entry & 0xFFFFF))
    assert twin.state() == game.state()
    assert twin.outcomes == game.outcomes


# -- editions ------------------------------------------------------------------------------------


def corrected(folder: Path, old: str, new: str) -> Path:
    text = MEDICI.read_text(encoding="utf-8")
    assert old in text
    file = folder / "mine.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


def test_a_game_can_be_played_with_a_file_of_ones_own(tmp_path: Path) -> None:
    file = corrected(tmp_path, "florins = 40", "florins = 50")
    game = giglio.new("medici", seats=3, seed=1, edition=file)
    own = giglio.new("medici", seats=3, seed=1)
    assert game.scores() == [50, 50, 50]
    assert own.scores() == [40, 40, 40]
    assert game.edition.digest != own.edition.digest


def test_comments_in_a_file_do_not_make_another_edition(tmp_path: Path) -> None:
    file = corrected(tmp_path, "[days]", "# three of them\n[days]")
    assert registry.open_edition("medici", file).digest == registry.open_edition("medici").digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[edition", "is no TOML"),
        ("", "“edition” is missing"),
    ],
)
def test_a_file_that_is_no_edition_is_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(giglio.EditionError, match=message):
        giglio.new("medici", edition=file)


def test_a_file_that_is_no_text_or_not_there_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    with pytest.raises(giglio.EditionError, match="cannot be read"):
        giglio.new("medici", edition=file)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(giglio.EditionError, match="is no TOML"):
        giglio.new("medici", edition=str(file))


# -- restoring -----------------------------------------------------------------------------------


def told() -> dict[str, object]:
    game = giglio.new("medici", seats=3, seed=1)
    return game.state()


def test_a_restored_state_has_a_future_of_its_own() -> None:
    one, other = (giglio.load("medici", told(), seed=seed) for seed in (2, 3))
    assert one.state() == other.state() == told()
    assert one.outcomes == []
    assert not same_future(one, other)


def test_how_often_something_was_shown_is_restored() -> None:
    shown = {**told(), "reveals": 3}
    assert giglio.load("medici", shown).state() == shown


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "princes"}, "of 'princes', not of medici"),
        ({"rules": 0}, "made under rules 0"),
        ({"seats": "three"}, "says seats, actor and options"),
        ({"actor": None}, "says seats, actor and options"),
        ({"options": []}, "says seats, actor and options"),
        ({"seats": 7}, "2 to 6 seats"),
        ({"actor": 3}, "there is no seat 3"),
        ({"actor": -2}, "there is no seat -2"),
        ({"reveals": "two"}, "“reveals” counts"),
        ({"reveals": -1}, "“reveals” counts"),
        ({"edition": "mine"}, "belongs to the edition 'mine'"),
        ({"options": {"short": True}}, "no option “short”"),
        ({"florins": "none"}, "“florins” must be a list"),
        ({"day": 1 << 70}, "“day” cannot hold"),
    ],
)
def test_a_dict_that_is_no_state_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        giglio.load("medici", {**told(), **change})


def test_a_dict_with_a_field_missing_is_refused() -> None:
    known = told()
    del known["florins"]
    with pytest.raises(ValueError, match="says nothing of “florins”"):
        giglio.load("medici", known)
