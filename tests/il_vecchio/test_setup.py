"""Setting up: middlemen, starting seat, council tiles, the first members."""

import pytest

import giglio
from il_vecchio.table import (
    COLOURS,
    MIDDLEMEN,
    draw,
    legal,
    phase,
    play,
    refused,
    roll,
    seat,
    view,
    where,
)
from support import rule

START = "+".join(MIDDLEMEN[colour] for colour in COLOURS)


def begun(seats: int = 4, first: int = 0, **more: object) -> giglio.State:
    """A game whose middlemen and starting seat are known."""
    coming = [("middlemen", 525, START), ("seat", seats, first), *more.pop("coming", [])]  # type: ignore[misc]
    return giglio.new("il_vecchio", seats, 1, chance=coming, story=True, **more)  # type: ignore[arg-type]


def keep_first_tiles(state: giglio.State) -> None:
    while phase(state) == "choosing":
        state.play(state.legal()[0])


@rule("il_vecchio/setup-2", "il_vecchio/map-2", "il_vecchio/map-3")
def test_middlemen_stand_apart_on_towns_of_their_colour() -> None:
    seen = set()
    for seed in range(40):
        told = view(giglio.new("il_vecchio", 2, seed))
        places = {colour: told["middlemen"][colour]["town"] for colour in COLOURS}
        colours = {one["town"]: one["colour"] for one in told["towns"]}
        assert all(colours[town] == colour for colour, town in places.items())
        for area in told["areas"]:
            assert len(set(area["towns"]) & set(places.values())) <= 1
        seen.add(tuple(places.values()))
    assert len(seen) > 30


@rule("il_vecchio/setup-2")
def test_every_placement_that_the_areas_allow_can_come() -> None:
    """525 of the 3125, reckoned from the lists of the areas."""
    state = begun()
    assert view(state)["middlemen"]["brown"]["town"] == "pistoia"
    assert state.outcomes[0].n == 525


@rule("il_vecchio/setup-1", "il_vecchio/setup-5")
@pytest.mark.parametrize(
    ("seats", "first", "florins"),
    [(4, 0, [2, 3, 3, 4]), (4, 2, [3, 4, 2, 3]), (3, 1, [4, 2, 3]), (2, 0, [2, 4]), (2, 1, [4, 2])],
)
def test_what_everybody_begins_with(seats: int, first: int, florins: list[int]) -> None:
    state = begun(seats, first)
    assert [row["florins"] for row in view(state)["seats"]] == florins
    assert all((row["carriage"], row["bishop"]) == (1, 1) for row in view(state)["seats"])
    assert all(row["supply"] == 12 for row in view(state)["seats"])
    assert (state.actor, view(state)["start"]) == (first, first)


@rule("il_vecchio/setup-3", "il_vecchio/setup-4", "il_vecchio/setup-7")
@pytest.mark.parametrize(("seats", "crests", "first"), [(2, 5, 2), (3, 5, 1), (4, 7, 1)])
def test_crests_and_spaces_by_number_of_seats(seats: int, crests: int, first: int) -> None:
    state = begun(seats)
    assert (view(state)["crests_left"], view(state)["token"]) == (crests, "council")
    for track in view(state)["tracks"].values():
        assert track["spaces"][0]["space"] == first
    keep_first_tiles(state)
    assert view(state)["council_stack"]["count"] == 12 - seats
    assert view(state)["nobility_stack"]["count"] == 12


@rule("il_vecchio/setup-6")
def test_one_of_three_council_tiles_is_kept_face_up_without_its_bonus() -> None:
    three = ("council-florins", "council-knight", "council-scroll")
    state = begun(3, 1, coming=draw(*three))
    assert set(legal(state)) == {f"keep {tile}" for tile in three}
    assert view(state, 1)["seen"] == ["council-scroll", "council-florins", "council-knight"]
    assert view(state, 0)["seen"] == view(state)["seen"] == []
    assert refused(state, "keep council-abbot").clause == "il_vecchio/setup-6"
    play(state, "keep council-florins")
    assert seat(state, 1)["florins"] == 2
    assert view(state)["seats"][1]["council"] == ["council-florins"]
    assert state.actor == 2


@rule("il_vecchio/setup-7")
def test_tiles_that_were_not_kept_come_back() -> None:
    """With four seats all twelve are dealt; the eight others lie in the stack, known to nobody."""
    state = begun()
    keep_first_tiles(state)
    kept = {row["council"][0] for row in view(state)["seats"]}
    assert len(kept) == 4
    for number in range(4):
        assert view(state, number)["council_stack"] == {"count": 8, "known": []}
    first = {state.resample(0, n).state()["council_stack"][0] & 0xFFF for n in range(100)}  # type: ignore[index]
    assert len(first) == 8


@rule("il_vecchio/setup-8", "il_vecchio/setup-9", "il_vecchio/map-4", "il_vecchio/I7")
def test_example_of_the_rulebook_red_rolls_a_four() -> None:
    """Empoli and Castel Fiorentino beside 4; then area 6 is chosen: Volterra and Colle."""
    state = begun(
        2,
        coming=[
            *draw("council-scroll", "council-abbot", "council-knight"),
            *draw("council-florins", "council-bishop", "council-carriage"),
            roll(4), roll(7),
        ],
    )  # fmt: skip
    play(state, "keep council-scroll, keep council-florins")
    assert set(legal(state)) == {
        "place san-miniato", "place empoli", "place castel-fiorentino", "place vinci",
    }  # fmt: skip
    play(state, "place empoli, place castel-fiorentino")
    # Seat 1 rolled a seven and chooses the area.
    assert len(legal(state, "area")) == 10
    assert refused(state, "area 7").code == "no-area"
    play(state, "area 12, place siena, place siena")  # both may share a town
    # The second round: everybody chooses.
    play(state, "area 6")
    assert refused(state, "place empoli").code == "not-beside"
    play(state, "place volterra, place colle")
    assert where(state, 0)["standing"] == ["colle", "volterra", "castel-fiorentino", "empoli"]
    assert seat(state, 0)["supply"] == 8
    assert (state.actor, phase(state)) == (1, "area")
    play(state, "area 9, place certaldo, place poggibonsi")
    assert (state.actor, phase(state)) == (0, "acting")
    assert view(state)["round"] == 1


@rule("il_vecchio/setup-8", "il_vecchio/I7")
def test_a_seven_in_the_setup_chooses_an_area_not_a_town() -> None:
    state = begun(
        2,
        coming=[
            *draw("council-scroll", "council-abbot", "council-knight"),
            *draw("council-florins", "council-bishop", "council-carriage"),
            roll(7),
        ],
    )  # fmt: skip
    play(state, "keep council-scroll, keep council-florins")
    assert all(text.startswith("area ") for text in legal(state))
    play(state, "area 2")
    assert set(legal(state)) == {
        "place prato", "place vernio", "place barberino", "place sesto",
    }  # fmt: skip


@rule("il_vecchio/setup-8", "il_vecchio/variant-1", "il_vecchio/I8")
def test_the_option_leaves_the_rolls_of_the_setup() -> None:
    state = giglio.new("il_vecchio", 2, 3, options={"free_reinforcement": True}, story=True)
    keep_first_tiles(state)
    assert any(event.what == "rolls" for event in state.story.events)  # type: ignore[union-attr]
