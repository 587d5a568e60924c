"""The board in the terminal says what matters, in every language and on narrow terminals, too."""

import io
from typing import Any

import pytest
from rich.console import Console

import giglio
from giglio.cli.boards import board_of, preview_of
from giglio.words import LANGUAGES, Words
from princes.table import ANNA, BOB, CHRIS, position
from support.cases import Case, short_cases, stream, walk

NAMES = ("Anna", "Bob", "Chris", "David", "Elena")
CARD = giglio.games()["princes"]


def words_for(state: giglio.State, language: str = "en") -> Words:
    return Words(CARD, language, NAMES[: state.seats])


def shown(drawing: Any, width: int) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False)
    console.print(drawing)
    return out.getvalue()


def drawn(state: giglio.State, width: int = 110, language: str = "en", me: int | None = 0) -> str:
    words = words_for(state, language)
    text = shown(board_of("princes")(state.view(me), words.names, me, words), width)
    assert words.messages.faults == set()
    return text


def row(text: str, label: str) -> str:
    """The first line that begins with this label."""
    lines = [line.strip("│ ") for line in text.splitlines()]
    return next(line for line in lines if line.startswith(label))


@pytest.mark.parametrize("case", short_cases(CARD), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_and_lacks_no_words(case: Case, language: str) -> None:
    state = case.new(seed=7)
    for ply, _ in enumerate(walk(state, stream(7))):
        if ply % 9 == 0 or ply < 9:
            for width in (80, 110):
                text = drawn(state, width, language, ply % case.seats)
                assert max(map(len, text.splitlines())) <= width
                assert "…" not in text, text
            drawn(state, 40, language, None)
    drawn(state, 80, language, None)


def secrets(state: giglio.State, seat: int) -> set[str]:
    """What the cards are called that this seat alone sees."""
    words = words_for(state)
    row: Any = state.view(seat)["seats"][seat]  # type: ignore[index]
    held = [card for cards in row["cards"].values() for card in cards["names"] or []]
    return {words.name(card) for card in held if card not in row["open_hand"]}


@pytest.mark.parametrize("case", short_cases(CARD), ids=str)
def test_it_shows_no_card_that_only_another_seat_sees(case: Case) -> None:
    state = case.new(seed=8)
    hidden = 0
    for ply, _ in enumerate(walk(state, stream(8))):
        if ply % 7:
            continue
        owner = ply % case.seats
        cards = secrets(state, owner)
        hidden += len(cards)
        for eyes in (None, (owner + 1) % case.seats):
            text = " ".join(drawn(state, 110, me=eyes).replace("│", " ").split())
            assert not {card for card in cards if card in text}
    assert hidden > 0


def test_hidden_money_is_shown_to_its_owner_alone() -> None:
    state = position(3, options={"open_money": False}, florins={ANNA: 1230, BOB: 2340})
    assert "1230" in row(drawn(state, me=ANNA), "▶ A Anna")
    assert "2340" not in drawn(state, me=ANNA)
    assert row(drawn(state, me=ANNA), "B Bob").split()[3] == "?"
    assert "2340" in row(drawn(state, me=BOB), "B Bob")


def test_the_auction_shows_bid_stacks_and_who_is_out() -> None:
    state = position(4, phase="naming", declined=[3], closed=["lake"], builders={ANNA: 1})
    state.play("name builder")
    state.play("bid 300")
    text = drawn(state, me=CHRIS)
    assert "forest 6 · lake 6 ✗ · park 6 · jester 7 · ▶builder 5" in row(text, "Objects")
    assert row(text, "Auction") == "Auction builder · 300 bid by Bob · next bid 400"
    assert row(text, "D David").endswith("out")
    assert row(text, "B Bob").endswith("bids highest")
    assert row(text, "▶ C Chris").split()[-1] == "43"


def test_a_seat_shows_points_money_and_what_it_has() -> None:
    state = position(
        3, florins={BOB: 500}, points={BOB: 4}, jesters={BOB: 2}, builders={BOB: 1},
        freedoms={BOB: ["travel", "religion"]}, hands={BOB: ["poet", "painter"]},
        recruiting={BOB: 1}, bonus={BOB: ["each-lake"]}, tables={BOB: ["lawyer"]}, best={BOB: 12},
        pieces={BOB: ["chapel"]},
    )  # fmt: skip
    text = drawn(state)
    heads = row(text, "PP").split()
    assert heads == [
        "PP", "florins", "can", "pay", "jesters", "builders", "freed.", "hand", "prest.", "bonus",
        "works", "best", "empty",
    ]  # fmt: skip
    # 500 florins and four points that sell for 100 each; 43 spaces without the chapel's three.
    assert row(text, "B Bob").split() == [
        "B", "Bob", "4", "500", "900", "2", "1", "TR", "2+1", "·", "1", "1", "12", "40",
    ]  # fmt: skip
    assert row(text, "Fame track") == "Fame track B 4 · AC 0"


def test_the_principality_has_coordinates_palazzo_and_pieces() -> None:
    state = position(3, pieces={ANNA: [("tower", "c2 r1"), ("forest", "e5 r1")]})
    text = drawn(state)
    lines = [line.strip("│ ") for line in text.splitlines()]
    top = next(at for at, line in enumerate(lines) if line.startswith("a  b  c"))
    grid = [line[:22].split() for line in lines[top + 1 : top + 8]]
    assert grid[1] == ["2", "·", "·", "To", "To", "To", "·", "·"]
    # The forest’s picture is three spaces wide with one more below the first.
    assert grid[4] == ["5", "·", "·", "·", "·", "Fo", "Fo", "Fo"]
    assert grid[5] == ["6", "▒▒", "▒▒", "▒▒", "·", "Fo", "·", "·"]
    assert grid[6] == ["7", "▒▒", "▒▒", "▒▒", "·", "·", "·", "·"]


def test_professions_show_what_they_lack_and_what_their_work_comes_to() -> None:
    # Two jesters make 4, the two cards in hand 2; the poet finds the theater, 4, and travel, 3.
    # The bonus card adds 2 for the one freedom. Nobody else has a jester.
    state = position(
        3, round=4, jesters={ANNA: 2}, hands={ANNA: ["poet", "theologian"]},
        freedoms={ANNA: ["travel"]}, pieces={ANNA: ["theater"]},
        bonus={ANNA: ["each-freedom"]}, prestige={ANNA: ["most-jesters", "all-freedoms"]},
    )  # fmt: skip
    text = drawn(state)
    assert "Poet       ✓ theater ✗ lake    ✓ travel   13 (−1) → 15" in text
    assert "Theologian ✗ chapel  ✗ lake    ✗ religion 6 (−8) → 8 (−6)" in text
    assert "+2 per freedom  +2" in " ".join(text.split("  ")).replace("   ", "  ")
    assert "6 of 6 (3) PP" in text
    assert "0 of 8 PP" in text
    assert "Poet" not in drawn(state, me=BOB)


def test_works_on_tables_and_recruited_cards_are_told() -> None:
    state = position(
        3, tables={BOB: ["poet", "lawyer"], CHRIS: ["painter"]}, recruited={CHRIS: 1},
        open_hands={BOB: ["architect"]},
    )  # fmt: skip
    text = drawn(state)
    assert row(text, "Works on the table") == (
        "Works on the table: B Lawyer, Poet · C Painter, recruiting card"
    )
    assert row(text, "Recruited, in hand") == "Recruited, in hand: B Architect"


def test_who_may_recruit_sees_what_the_others_have_on_the_table() -> None:
    state = position(3, tables={BOB: ["poet"]}, recruiting={ANNA: 1}, pieces={ANNA: ["lake"]})
    # The recruiting card counts until it goes, the profession from then on: one card in hand.
    assert row(drawn(state), "Poet (Bob)").split() == [
        "Poet", "(Bob)", "✗", "theater", "✓", "lake", "✗", "travel", "4", "(−3)",
    ]  # fmt: skip
    assert "Poet (Bob)" not in drawn(state, me=CHRIS)


def test_cards_one_looks_at_are_told_with_their_worth() -> None:
    seen = ["each-lake", "each-forest", "each-park", "each-freedom", "each-jester"]
    state = position(3, top={"bonus": seen}, jesters={ANNA: 2}, pieces={ANNA: ["lake"]})
    state.play("draw bonus")
    text = drawn(state)
    assert row(text, "+2 per jester").split()[-1] == "+4"
    assert row(text, "+2 per lake").split()[-1] == "+2"
    assert "+2 per jester" not in drawn(state, me=BOB)
    state.play("keep each-lake")
    state.play("under each-park")
    assert "Under the deck, the uppermost first: +2 per park" in drawn(state)


def test_what_can_still_be_built_and_freedoms_left() -> None:
    state = position(3, pieces={ANNA: ["chapel"]}, builders={ANNA: 1}, freedoms={BOB: ["travel"]})
    text = drawn(state)
    assert "Room to build at 300: university · laboratory" in text
    assert "chapel" not in row(text, "Room to build")
    assert row(text, "Freedoms left") == "Freedoms left: travel 1 · opinion 2 · religion 2"


def test_characters_show_markers_spaces_and_owners() -> None:
    state = position(
        3, phase="offering", expansion=True, markers={"muse": (BOB, 7)}, pot=700,
    )  # fmt: skip
    text = drawn(state)
    assert row(text, "Banker") == "Banker (700 fl.)  0 1 2 3 4 5"
    assert row(text, "Muse").split() == ["Muse", "B7", *map(str, range(8, 16))]
    later = position(3, expansion=True, characters={CHRIS: "professor"})
    assert row(drawn(later), "Characters").endswith("Professor Chris")


def test_a_piece_to_lay_is_shown_in_all_turns_and_previewed() -> None:
    state = position(3, builders={ANNA: 1})
    state.play("build theater")
    text = drawn(state)
    assert row(text, "To lay:").startswith("To lay: theater")
    assert row(text, "r1").split() == ["r1", "r2", "r3", "r4"]
    preview = preview_of("princes")
    assert preview is not None
    view, words = state.view(ANNA), words_for(state)
    # The theater is three wide and two high, open at the middle of its upper side.
    lay = {"verb": "lay", "space": "c3", "turn": 1}
    drawing = shown(preview(view, NAMES[:3], lay, True, words), 80).splitlines()
    assert drawing[4].split() == ["3", "·", "·", "##", "·", "##", "·", "·"]
    assert drawing[5].split() == ["4", "·", "·", "##", "##", "##", "·", "·"]
    assert preview(view, NAMES[:3], {"verb": "pass"}, True, words) is None
    # Beyond the edge of the grid nothing is drawn.
    edge = {"verb": "lay", "space": "g7", "turn": 1}
    assert shown(preview(view, NAMES[:3], edge, False, words), 80).count("##") == 1
