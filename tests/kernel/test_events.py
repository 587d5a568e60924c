"""Events: who did what, and whose eyes it is for."""

import pytest

from giglio.kernel.chance import EVERYONE, NOBODY
from giglio.kernel.events import Event, Story


def test_a_story_collects_events_in_order() -> None:
    story = Story()
    story.tell("draws", 1, "medici/lot-1", {"card": "fur-5"})
    story.tell("game-ends", -1, "medici/end-1")
    assert [(event.what, event.seat, event.clause) for event in story.events] == [
        ("draws", 1, "medici/lot-1"),
        ("game-ends", -1, "medici/end-1"),
    ]
    assert story.events[0].facts == {"card": "fur-5"}
    assert story.events[1].facts == {}


def test_what_the_engine_decided_is_marked() -> None:
    story = Story()
    story.tell("passes", 0, "medici/bid-2")
    story.forced = True
    story.tell("passes", 1, "medici/bid-2")
    assert [event.forced for event in story.events] == [False, True]


@pytest.mark.parametrize(
    ("audience", "who"),
    [
        (EVERYONE, [None, 0, 1, 2]),
        (0b010, [1]),
        (0b101, [0, 2]),
        (NOBODY, []),
    ],
)
def test_an_audience_has_one_bit_a_seat(audience: int, who: list[int | None]) -> None:
    event = Event("peeks", 1, "princes/recruit-1", audience=audience)
    assert [seat for seat in (None, 0, 1, 2) if event.seen_by(seat)] == who


def test_an_event_as_a_dict_says_what_there_is_to_say() -> None:
    event = Event("bids", 2, "medici/bid-2", {"amount": 7}, forced=True)
    assert event.as_dict() == {
        "event": "bids",
        "clause": "medici/bid-2",
        "amount": 7,
        "seat": 2,
        "forced": True,
    }
    assert Event("ends", -1, "medici/end-1").as_dict() == {
        "event": "ends",
        "clause": "medici/end-1",
    }
