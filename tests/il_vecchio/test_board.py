"""The board in the terminal says what matters, in every language and on narrow terminals, too."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import giglio
from giglio.cli.boards import board_of
from giglio.cli.boards.il_vecchio import MAP
from giglio.cli.boards.il_vecchio_map import draw_map
from giglio.cli.boards.il_vecchio_places import Label, arranged
from giglio.cli.boards.il_vecchio_tiles import effect
from giglio.cli.moves import draw_offers, offers_of
from giglio.words import LANGUAGES, Words
from il_vecchio.table import play, position
from support.cases import Case, stream, walk

NAMES = ("Anna", "Bruno", "Carla", "Dino")
CARD = giglio.games()["il_vecchio"]


def drawn(state: giglio.State, width: int = 110, language: str = "en", me: int | None = 0) -> str:
    words = Words(CARD, language, NAMES[: state.seats])
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False)
    console.print(board_of("il_vecchio")(state.view(me), words.names, me, words))
    assert words.messages.faults == set()
    return out.getvalue()


def the_map(state: giglio.State, language: str = "en") -> list[str]:
    words = Words(CARD, language, NAMES[: state.seats])
    return draw_map(state.view(0), words.names, words, *MAP).plain.splitlines()


def row(text: str, label: str) -> str:
    """The first line that begins with this label."""
    lines = [line.strip("│ ") for line in text.splitlines()]
    return next(line for line in lines if line.startswith(label))


def moments(seats: int, seed: int) -> Iterator[giglio.State]:
    """Of a random game every kind of decision when it first comes, and others now and then."""
    state = Case("il_vecchio", seats).new(seed)
    phases: set[object] = set()
    for ply, _ in enumerate(walk(state, stream(seed))):
        phase = state.view(None)["phase"]
        if phase not in phases or ply % 300 == 0:
            phases.add(phase)
            yield state
    yield state


@pytest.mark.parametrize("seats", CARD.seats)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_and_lacks_no_words(seats: int, language: str) -> None:
    for state in moments(seats, seed=7):
        for width in (80, 110):
            text = drawn(state, width, language, max(int(state.actor), 0))
            assert max(map(len, text.splitlines())) <= width
    drawn(state, 40, language, None)


@pytest.mark.parametrize("seats", CARD.seats)
def test_nobody_sees_what_lies_face_down_before_others(seats: int) -> None:
    words = Words(CARD, "en")
    shown = 0
    for state in moments(seats, seed=8):
        if state.actor < 0:
            continue
        views = [state.view(seat) for seat in range(seats)]
        texts = [drawn(state, 1000, "en", eyes) for eyes in range(seats)]
        spectator = drawn(state, 1000, "en", None)
        for seat, view in enumerate(views):
            hidden = [*view["seats"][seat]["nobility"], view["seats"][seat]["face_down_tile"]]
            for said in [effect(view, tile, words) for tile in hidden if tile]:
                assert [said in text for text in texts] == [eyes == seat for eyes in range(seats)]
                assert said not in spectator
                shown += 1
    assert shown


# -- the map -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_town_and_area_stands_on_the_map(language: str) -> None:
    state = position()
    lines = the_map(state, language)
    words = Words(CARD, language)
    assert max(map(len, lines)) <= MAP[0]
    assert len(lines) == MAP[1]
    whole = "\n".join(lines)
    for town in state.view(0)["towns"]:
        assert whole.count(words.name(town["town"])) == 1
    for area in state.view(0)["areas"]:
        assert whole.count(f"‹{area['number']}›") == 1


def test_towns_lie_as_they_do_in_the_country() -> None:
    lines = the_map(position())
    at = {
        name: (number, line.index(name))
        for number, line in enumerate(lines)
        for name in ("Vernio", "Pescia", "Florence", "Poppi", "Siena")
        if name in line
    }
    north_to_south = sorted(at, key=lambda name: at[name][0])
    assert north_to_south[0] == "Vernio"
    assert north_to_south[-1] == "Siena"
    west_to_east = sorted(at, key=lambda name: at[name][1])
    assert west_to_east[0] == "Pescia"
    assert west_to_east[-1] == "Poppi"


def test_tags_show_colours_and_middlemen() -> None:
    whole = "\n".join(the_map(position(middlemen={"gray": "mensano", "purple": "greve"})))
    assert "[gy] Mensano" in whole
    assert "[pu] Greve" in whole
    assert " gy  San Miniato" in whole
    assert " gn  Carmignano" in whole
    assert " FL  Florence" in whole


def test_members_stand_below_their_town_and_lie_in_brackets() -> None:
    state = position(
        standing={0: ["greve", "greve"], 1: ["greve"]}, lying={2: ["greve"], 3: ["siena"]}
    )
    lines = the_map(state)
    number = next(at for at, line in enumerate(lines) if "Greve" in line)
    assert "AAB(C)" in lines[number + 1]
    number = next(at for at, line in enumerate(lines) if "Siena" in line)
    assert "(D)" in lines[number + 1]


def test_a_crowd_that_has_no_room_on_the_map_is_told_below() -> None:
    everybody = {seat: ["greve", "greve", "greve"] for seat in range(4)}
    state = position(standing=everybody, lying=everybody)
    assert "Greve: A3B3C3D3(A3B3C3D3)" in drawn(state)
    assert "Greve:" not in drawn(position(standing={0: ["greve"]}))


def test_labels_that_would_lie_on_each_other_move_apart() -> None:
    labels = tuple(Label(x, 5, 10, 2, 4) for x in (0, 1, 50, 51, 100))
    boxes = arranged(labels, 40, 10)
    assert not any(one.covered(other) for one in boxes for other in boxes if one is not other)
    assert all(0 <= box.column <= 30 and 0 <= box.row <= 8 for box in boxes)


def test_what_the_chosen_member_can_reach_is_told_with_its_price() -> None:
    state = position(
        standing={0: ["greve"]}, goods={0: {"florins": 1, "bishop": 1}}, middlemen={}
    )  # fmt: skip
    assert "On foot" not in drawn(state)
    play(state, "member greve")
    said = drawn(state, 200)
    assert "On foot from Greve:  1 fl. Poggibonsi, Figline, Radda" in said
    assert "2 fl. " not in row(said, "On foot")


def test_areas_are_listed_while_members_are_placed() -> None:
    state = giglio.new("il_vecchio", 2, seed=3)
    assert "‹2› Prato, Vernio" not in drawn(state, 400)
    while state.view(None)["phase"] != "area":
        state.play(state.legal()[0])
    said = drawn(state, 400)
    assert "‹2› Prato, Vernio, Barberino, Sesto  ‹3› Pescia" in said


def test_beside_the_map_stands_what_towns_bring_and_where_middlemen_go() -> None:
    text = drawn(position(middlemen={"brown": "pistoia"}))
    number = next(at for at, line in enumerate(text.splitlines()) if "5 fl. / 1 scroll" in line)
    assert text.splitlines()[number].rstrip("│ ").endswith("[br] 5 fl. / 1 scroll")
    assert text.splitlines()[number + 1].rstrip("│ ").endswith(" Pistoia → Dicomano")
    assert row(drawn(position(), 80), "[br]").split() == [
        "[br]", "5", "fl.", "/", "1", "scroll", "Pistoia", "→", "Dicomano",
    ]  # fmt: skip


def test_who_has_no_florins_reaches_nothing_on_foot() -> None:
    state = position(standing={0: ["greve"]}, goods={0: {"carriage": 1, "bishop": 1}})
    play(state, "member greve")
    assert state.view(0)["phase"] == "travelling"
    assert "On foot" not in drawn(state)


def test_events_to_come_are_told_unless_crests_are_quiet() -> None:
    assert "Events not yet seen: levy 2, middlemen 3, member 3" in drawn(
        position(crests={0: 1}, shown={"levy": 1}), 80
    )
    quiet = drawn(position(options={"quiet_crests": True}))
    assert "Events" not in quiet
    assert "Additional cost token" in quiet


# -- tracks and tiles ------------------------------------------------------------------------------


def test_tracks_show_members_prices_points_crests_and_majorities() -> None:
    state = position(tracks={"venice": [1, 0, 0], "nobility": [2]}, crests={0: 1})
    text = drawn(state)
    assert row(text, "Venice").split()[:9] == [
        "Venice", "B", "5", "A", "4", "A", "4", "5→3", "6→3♦",
    ]  # fmt: skip
    assert row(text, "Venice").split()[-1] == "A"
    assert row(text, "nobility").split() == [
        "nobility", "C", "1", "→1", "→1♦", "→1", "→1♦", "→1", "C",
    ]  # fmt: skip
    assert "6 of 7 crests left" in text


def test_with_two_seats_tracks_begin_with_the_second_space() -> None:
    text = drawn(position(2))
    assert row(text, "tracks").split() == ["tracks", *"23456", "majority"]
    assert row(text, "Venice").split()[1] == "3→4"


def test_who_comes_to_a_full_track_stands_behind_it() -> None:
    text = drawn(position(tracks={"council": [0, 1, 0, 1, 0, 1, 3]}, final=True))
    assert row(text, "tracks").split()[-2:] == ["beyond", "majority"]
    assert row(text, "council").split()[-2:] == ["D", "A"]
    assert "double turns" in text


def test_regions_tell_their_price_in_followers_and_their_tiles() -> None:
    text = drawn(position(claimed=["venice-roll", "venice-abbot"]), 400)
    assert row(text, "Venice (").endswith(
        "Venice (from Vicchio, for 1 assassin): 1 scroll · 1 knight · 1 assassin"
        " · 1 fl. per member in towns"
    )
    assert "for 1 knight + 1 abbot" in row(text, "Milan (")
    assert "for 2 + 1 followers of different kinds" in row(text, "the Church (")
    assert "5 fl. → 1 follower + 1 scroll" in row(text, "the Church (")


def test_florence_tells_where_the_additional_cost_lies() -> None:
    state = position(council_left=["council-knight", "council-abbot"])
    said = row(drawn(state), "Florence: ")
    assert "council 2 scrolls + 3 fl., 2 tiles" in said
    assert "nobility 2 scrolls, 12 tiles" in said


def test_families_show_tokens_members_and_points_by_source() -> None:
    state = position(
        goods={0: {"florins": 7, "knight": 2, "bishop": 1}}, standing={0: ["siena", "greve"]},
        tracks={"church": [0, 1]}, nobility={0: ["nobility-towns"], 1: ["nobility-nobles"]},
    )  # fmt: skip
    text = drawn(state)
    # The Church 10 and 9, the majority there 3, and Anna’s own tile 3 for two members in towns.
    assert row(text, "▶ A Anna").split()[3:] == [
        "16", "7", "·", "2", "·", "·", "·", "1", "9", "2", "·",
    ]  # fmt: skip
    sheet = text[text.index("if it ended now") :]
    assert row(sheet, "▶ A Anna").split()[3:] == ["3", "10", "·", "·", "·", "3", "·", "·"]
    assert row(sheet, "B Bruno").split()[2:] == ["?", "9", "·", "·", "·", "·", "·", "·"]


def test_own_tiles_are_shown_and_those_of_others_only_counted() -> None:
    state = position(
        council={0: ["council-scroll"]}, unturned={0: "council-recovery", 1: "council-knight"},
        provinces={1: ["milan-florins"]}, used={1: ["church-gift"]},
        nobility={0: ["nobility-coaches"], 1: ["nobility-purse", "nobility-crests"]},
    )  # fmt: skip
    text = drawn(state, 300)
    assert row(text, "A  council").split("  ")[1:] == [
        "council: scrolls: + 1 scroll for 1 fl.",
        "council, face down: recovery: + member by a roll",
        "nobility: 2 VP per carriage with a bishop (at most 8)",
    ]
    assert row(text, "B  council").split("  ")[1:] == [
        "council: 1 face down", "provinces: 6 fl.",
        "used: 1 follower / 1 scroll / 5 fl.", "nobility: 2 face down",
    ]  # fmt: skip
    assert "VP per carriage" not in drawn(state, 300, me=2)
    assert "3/5/7/10 VP for crests" in drawn(state, 300, me=1)


def test_tiles_to_choose_from_are_shown_to_who_chooses() -> None:
    state = giglio.new("il_vecchio", 3, seed=5)
    seat = int(state.actor)
    seen = state.view(seat)["seen"]
    own, other = drawn(state, me=seat), drawn(state, me=(seat + 1) % 3)
    assert all(tile in own for tile in seen)
    assert not any(tile in other for tile in seen)


def test_points_of_neighbours_grow_with_the_seats() -> None:
    words = Words(CARD, "en")
    for seats in (2, 3, 4):
        view = position(seats).view(0)
        said = effect(view, "nobility-neighbours", words)
        assert said == f"{seats} VP per 2 neighbours on a track"


def test_an_owners_edition_is_drawn_as_it_is(tmp_path: Any) -> None:
    source = (CARD.folder / "components.toml").read_text(encoding="utf-8")
    old = "gain = [{ florins = 6 }]"
    assert source.count(old) == 1
    mine = tmp_path / "mine.toml"
    mine.write_text(
        source.replace(old, "gain = [{ florins = 8, scroll = 1 }]")
        .replace('name = "hall-games-2012"', 'name = "mine"'),
        encoding="utf-8",
    )  # fmt: skip
    state = giglio.new("il_vecchio", 2, seed=1, edition=mine)
    assert "8 fl. + 1 scroll" in drawn(state, 400)


def test_players_whose_signs_are_numbers_are_not_counted_by_numbers() -> None:
    state = position(2, standing={0: ["siena"] * 4, 1: ["siena"]})
    for names, sign in ((["Anna", "Bruno"], " A4B "), (["Anna", "Alba"], " 11112 ")):
        text = draw_map(state.view(0), names, Words(CARD, "en", names), *MAP)
        assert sign in text.plain


def test_the_list_of_moves_keeps_its_numbers_on_narrow_terminals() -> None:
    state = position(standing={0: ["borgo-san-lorenzo", "castel-fiorentino"]})
    words = Words(CARD, "de", NAMES)
    out = io.StringIO()
    Console(file=out, width=60).print(draw_offers(offers_of(state, words), words))
    text = out.getvalue()
    for number, move in ((1, "reinforce"), (3, "member borgo-san-lorenzo")):
        assert row(text, f"{number}  {move}")
    assert "…" not in text
