"""The board in the terminal says what matters, in every language and on narrow terminals, too."""

import io
from typing import Any

import pytest
from rich.console import Console

import giglio
from giglio.cli.boards import board_of
from giglio.words import LANGUAGES, Words
from signorie.table import play, position
from support.cases import Case, short_cases, stream, walk

NAMES = ("Anna", "Bruno", "Carla", "Dino")
CARD = giglio.games()["signorie"]


def drawn(state: giglio.State, width: int = 100, language: str = "en", me: int | None = 0) -> str:
    words = Words(CARD, language, NAMES[: state.seats])
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False)
    console.print(board_of("signorie")(state.view(me), words.names, me, words))
    assert words.messages.faults == set()
    return out.getvalue()


def row(text: str, label: str) -> str:
    """The first line that begins with this label."""
    lines = [line.strip("│ ") for line in text.splitlines()]
    return next(line for line in lines if line.startswith(label))


@pytest.mark.parametrize("case", short_cases(CARD), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_and_lacks_no_words(case: Case, language: str) -> None:
    state = case.new(seed=7)
    for ply, _ in enumerate(walk(state, stream(7))):
        if ply % 10 == 0 or ply < 6:
            for width in (80, 100):
                text = drawn(state, width, language)
                assert max(map(len, text.splitlines())) <= width
                assert "…" not in text, text
            drawn(state, 40, language, None)
    drawn(state, 80, language, None)


def test_columns_show_dice_prices_assignments_and_helpers() -> None:
    state = position(
        2, florins={0: 4}, available={0: (1, 1)}, placed={0: {"violet": 2}, 1: {"violet": 5}},
        helpers={0: ["yellow-top"], 1: ["yellow-top", "grey-bottom"]},
        dice={"yellow": [1, 6], "turquoise": [4, 5]},
        cities={"milano": ["1m", "1f"], "venezia": ["1m", "1f"], "firenze": ["1m", "1f"]},
    )  # fmt: skip
    text = drawn(state)
    assert row(text, "yellow 1").split() == [
        "yellow", "1", "red", "2", "violet", "3", "grey", "4", "turquoise", "5",
    ]  # fmt: skip
    assert row(text, "dice").split() == ["dice", *"16", *"33", "·", *"33", *"45"]
    assert row(text, "placed").split() == ["placed", "·", "·", "A2", "B5", "·", "·"]
    # A dowry of 2 is the least; nobody is on a career for a mission; violet is taken.
    assert "marriage +2 " in row(text, "Signoria")
    assert "mission ✗ " in row(text, "Signoria")
    assert "offspring  " in row(text, "Signoria")
    assert "1–3: 2 fl. " in row(text, "♀ assigns")
    assert "→ yellow +3 " in row(text, "hires")
    wide = drawn(state, 120)
    assert "2: 1/1/2/2/3/3 VP AB " in row(wide, "top")
    assert "4: marriage B" in row(text, "bottom")


def test_the_column_of_the_die_is_marked() -> None:
    state = position()
    state.play("take red 3")
    assert "▶red 2" in drawn(state)


def test_tracks_show_men_and_stacks() -> None:
    state = position(
        2, careers={0: {"political": [1, 1, 4]}, 1: {"political": [1]}},
        initiative=[(0, 3), (1, 3)],
    )  # fmt: skip
    text = drawn(state)
    assert row(text, "political").split()[:5] == ["political", "AAB", "·", "·", "A"]
    assert row(text, "initiative").split()[:4] == ["initiative", "·", "·", "BA"]
    slots = text[text.index("│ slot") :]
    assert row(slots, "VP").split() == ["VP", *"1234", "+2", "fl.", *"56", "+1↑", "9", "13"]
    assert row(text, "rank").split() == ["rank", *"11223344"]


def test_cities_show_free_places_and_who_wants_a_tile() -> None:
    state = position(
        2, cities={"milano": ["0m", "1f"]},
        alliances={"milano": {"marriage": "este-2", "mission": "medici-5"}},
        laid={0: {"marriage": ["este-4"]}},
    )  # fmt: skip
    text = drawn(state)
    # The yellow board wants the Medici for politics; the red one for clerics and for war.
    assert row(text, "Milano").split() == [
        "Milano", "A♂", "B♀", "2", "2", "3", "3", "4", "4",
        "Este", "2", "B", "Medici", "5", "A:p", "B:cm",
    ]  # fmt: skip
    assert "not used in this game" in row(text, "Napoli")


def test_families_show_supply_dice_weddings_and_rows() -> None:
    state = position(
        2, order=[1, 0], actor=1, passed=[0], placed={0: {"red": 6, "grey": 6, "violet": 5}},
        threshold={0: 16}, brides={0: 2}, available={0: (2, 1)}, face_down={0: {"military": 3}},
        laid={0: {"political": ["medici-2"], "military": ["este-5"]}},
    )  # fmt: skip
    text = drawn(state)
    assert row(text, "A Anna").split() == [
        "A", "Anna", "0", "10", "2", "(10)", "1", "(10)", "passed", "17/16!", "2/4",
        "1=2", "·", "4=8", "·",
    ]  # fmt: skip
    assert text.index("▶ B Bruno") < text.index("A Anna")
    plan = text[text.index("Plan of Anna (yellow board)") :]
    assert "2 tiles short (2 VP)" in row(plan, "political")
    assert row(plan, "military").split() == [
        "military", "Este", "5,", "3", "face", "down",
        "Sforza,", "Sforza,", "Montefeltro", "8", "VP",
    ]  # fmt: skip


def test_rewards_show_the_current_one_and_what_comes_beside() -> None:
    state = position(round=2)
    text = drawn(state)
    assert "1: mission · ▶2: tile face down · 3: marriage" in text
    assert (
        "3 fl. instead of the bonus · weddings: 0/2/3/5 VP in turn, with 2 fl. this round" in text
    )
    assert "with 2 fl." not in drawn(position(round=1))
    assert "one may pay 5 fl. for 5 VP" in drawn(position(round=6))


def test_meeples_on_the_threshold_space_are_told() -> None:
    state = position()
    play(state, "take yellow 3, assign female 2")
    assert "On the threshold space: A 2♀" in drawn(state)
    assert "threshold space" not in drawn(position())


def test_an_owners_edition_is_drawn_as_it_is(tmp_path: Any) -> None:
    source = (CARD.folder / "components.toml").read_text(encoding="utf-8")
    old = 'effects = [{ do = "points", n = 3 }]'
    assert source.count(old) == 1
    mine = tmp_path / "mine.toml"
    mine.write_text(
        source.replace(old, 'effects = [{ do = "tracks", n = 2 }, { do = "florins", n = 1 }]')
        .replace('name = "wyg-2015"', 'name = "mine"'),
        encoding="utf-8",
    )  # fmt: skip
    state = giglio.new("signorie", 2, seed=1, edition=mine)
    assert "2 steps + 1 fl." in drawn(state, 120)
