"""What holds in every play: members, tiles and crests are conserved, money is never negative."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import giglio
from il_vecchio.table import COLOURS, CRESTS, MEMBERS, TOKENS, TRACKS, events
from support import rule
from support.cases import stream

plays = st.tuples(st.integers(2, 4), st.integers(0, 2**32), st.lists(st.integers(0, 99)))
few = settings(max_examples=6, deadline=None)


def views(
    seats: int, seed: int, choices: list[int], every: int = 3
) -> Iterator[tuple[giglio.State, Any]]:
    """A play with these choices, and random ones after them."""
    state = giglio.new("il_vecchio", seats, seed=seed)
    more = stream(seed)
    ply = 0
    while state.actor >= 0:
        if ply % every == 0:
            yield state, state.view(None)
        legal = state.legal()
        chosen = choices[ply] if ply < len(choices) else more.below(len(legal))
        state.play(legal[chosen % len(legal)])
        ply += 1
        assert ply < 20_000
    yield state, state.view(None)


@rule("il_vecchio/setup-1", "il_vecchio/track-2", "il_vecchio/map-4")
@given(plays)
@few
def test_every_seat_keeps_its_members(play: tuple[int, int, list[int]]) -> None:
    for state, view in views(*play):
        for number, row in enumerate(view["seats"]):
            in_towns = sum(
                town["standing"][number] + town["lying"][number] for town in view["towns"]
            )
            on_tracks = sum(
                [space["seat"] for space in view["tracks"][name]["spaces"]].count(number)
                + view["tracks"][name]["beyond"].count(number)
                for name in TRACKS
            )
            assert row["supply"] + in_towns + on_tracks == MEMBERS
            assert row["in_towns"] == in_towns
        assert state.audit() == []


@rule("il_vecchio/travel-2", "il_vecchio/supply-1", "il_vecchio/map-2", "il_vecchio/town-2")
@given(plays)
@few
def test_money_is_never_negative_and_middlemen_keep_to_their_colour(
    play: tuple[int, int, list[int]],
) -> None:
    for _, view in views(*play):
        assert all(row[token] >= 0 for row in view["seats"] for token in TOKENS)
        colours = {town["town"]: town["colour"] for town in view["towns"]}
        for colour in COLOURS:
            assert colours[view["middlemen"][colour]["town"]] == colour
        serving = [town["town"] for town in view["towns"] if town["middleman"]]
        assert sorted(serving) == sorted(one["town"] for one in view["middlemen"].values())


@rule("il_vecchio/crest-1", "il_vecchio/setup-3", "il_vecchio/tile-1", "il_vecchio/florence-5")
@given(plays)
@few
def test_tiles_and_crests_are_conserved(play: tuple[int, int, list[int]]) -> None:
    for _, view in views(*play):
        taken = sum(row["crests"] for row in view["seats"])
        assert taken + view["crests_left"] == CRESTS[play[0]]
        assert sum(view["unseen_events"].values()) == 9 - taken
        provinces = [tile for name in TRACKS[:3] for tile in view["tracks"][name]["tiles"]]
        for row in view["seats"]:
            provinces += [*row["provinces"], *row["used"]]
        assert len(provinces) == len(set(provinces)) == 18
        council = sum(len(row["council"]) + row["face_down"] for row in view["seats"])
        nobles = sum(row["nobility_count"] for row in view["seats"])
        stacks = view["council_stack"]["count"] + view["nobility_stack"]["count"]
        assert council + nobles + stacks + view["seen_count"] == 24
        assert (view["token"] == "council") == (taken == 0)


@rule("il_vecchio/end-4", "il_vecchio/province-7")
@given(plays)
@few
def test_tracks_hold_more_than_their_spaces_only_at_the_end(
    play: tuple[int, int, list[int]],
) -> None:
    for state, view in views(*play):
        for name in TRACKS:
            track = view["tracks"][name]
            taken = [space["seat"] is not None for space in track["spaces"]]
            assert taken == sorted(taken, reverse=True)
            assert not track["beyond"] or (view["final"] and all(taken))
        scores = state.scores()
        for number in range(play[0]):
            assert sum(state.score_sheet(number).values()) == scores[number]


@rule("il_vecchio/end-1", "il_vecchio/end-2", "il_vecchio/turn-1", "il_vecchio/turn-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_as_many_actions_as_the_others(seats: int) -> None:
    """One in every round and two, or none, in the last."""
    for seed in range(3):
        state = giglio.new("il_vecchio", seats, seed=seed, story=True)
        state.playout(seed)
        told = state.story.events  # type: ignore[union-attr]
        last = next(at for at, event in enumerate(told) if event.what == "double-turns")
        rounds = len(events(state, "round-begins"))
        passed = {event.seat for event in events(state, "passes")}
        begun = ("chooses-member", "reinforces", "recovers")
        for number in range(seats):
            before = [e for e in told[:last] if e.what in begun and e.seat == number]
            after = [e for e in told[last:] if e.what in begun and e.seat == number]
            assert len(before) == rounds
            assert len(after) == (0 if number in passed else 2)


def test_a_broken_state_is_not_restored() -> None:
    told = giglio.new("il_vecchio", 3, seed=1).state()
    broken: dict[str, object] = {
        "goods": [-1] + [1] * 20,
        "supply": [11, 12, 12],
        "crests_left": 4,
        "unseen_events": [3, 3, 2],
        "province_stack": 1,
        "passed": 99,
        "phase": 19,
        "round": 2,
        "seen": 0,
        "florence": [1, 1, 0],
        "unturned": [3, 0, 0],
    }
    for name, value in broken.items():
        with pytest.raises(ValueError, match="no state of the game"):
            giglio.load("il_vecchio", told | {name: value})


def test_shapes_are_checked_before_a_state_is_restored() -> None:
    told = giglio.new("il_vecchio", 3, seed=1).state()
    for name, value in told.items():
        if isinstance(value, list) and not name.endswith("stack"):
            with pytest.raises(ValueError, match="entries"):
                giglio.load("il_vecchio", told | {name: value[:-1]})
