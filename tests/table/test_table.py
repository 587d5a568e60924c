"""The table: one owner of the truth, who may act when, and what may be taken back."""

import pytest

import giglio
from giglio.table.table import Place, StaleEntryError, Table

PEOPLE = [Place("Anna"), Place("Bruno"), Place("Carla")]
WITH_BOT = [Place("Anna"), Place("b", bot="random"), Place("c", bot="random")]
ANNA_BEGINS = ["first-seat 3 = 0", "card 36 = fur-5", "card 35 = dye-0", "card 34 = dye-1"]


def table(seats: list[Place], chance: list[str] | None = None) -> Table:
    return Table("medici", seats, seed=3, chance=chance or ANNA_BEGINS)


def test_only_who_is_to_act_may_act() -> None:
    made = table(PEOPLE)
    with pytest.raises(giglio.IllegalAction, match="turn of Anna") as refused:
        made.play(1, "draw")
    assert refused.value.code == "not-your-turn"
    with pytest.raises(giglio.IllegalAction, match="no seat 3"):
        made.play(3, "draw")
    assert made.entry == 0


def test_entries_are_counted_and_late_requests_refused() -> None:
    made = table(PEOPLE)
    assert made.play(0, "stop", expected=0) == 1
    with pytest.raises(StaleEntryError) as stale:
        made.play(1, "pass", expected=0)
    assert (stale.value.expected, stale.value.present) == (0, 1)
    assert made.entry == 1


def test_a_repeated_request_is_carried_out_once() -> None:
    made = table(PEOPLE)
    assert made.play(0, "stop", 0, "r1") == 1
    assert made.play(1, "bid 3", 1, "r1") == 2  # requests are counted by seat
    assert made.play(0, "stop", 0, "r1") == 1
    assert made.entry == 2


def test_a_refused_request_leaves_no_trace() -> None:
    made = table(PEOPLE)
    made.play(0, "stop")
    before = (made.state.state(), made.entry, list(made.lines), list(made.told))
    with pytest.raises(giglio.IllegalAction):
        made.play(1, "bid 500", request="r2")
    assert (made.state.state(), made.entry, list(made.lines), list(made.told)) == before
    assert made.play(1, "bid 5", request="r2") == 2


def test_own_decisions_are_taken_back_one_by_one() -> None:
    made = table(PEOPLE)
    before = made.state.state()
    made.play(0, "stop")
    assert made.undo(0) == 2
    assert made.state.state() == before
    assert not made.may_undo(0)
    made.play(0, "stop")
    assert [str(line) for line in made.lines[2:]] == [
        "1 seat 0 stop",
        "2 seat 0 undo 0",
        "3 seat 0 stop",
    ]


def test_no_undo_over_chance() -> None:
    made = table(PEOPLE)
    made.play(0, "draw")
    with pytest.raises(giglio.IllegalAction, match="chance has spoken") as refused:
        made.undo(0)
    assert refused.value.code == "no-undo"


def test_no_undo_over_another_person() -> None:
    made = table(PEOPLE)
    made.play(0, "stop")
    made.play(1, "bid 3")
    assert not made.may_undo(0)
    made.undo(1)
    assert not made.may_undo(0)


def test_an_undo_goes_over_the_replies_of_bots() -> None:
    made = table(WITH_BOT)
    before = made.state.state()
    made.play(0, "stop")
    made.play(1, "bid 3")
    made.play(2, "bid 4")
    assert made.undo(0) == 4
    assert made.state.state() == before
    assert str(made.lines[-1]) == "4 seat 0 undo 0"


def test_what_was_taken_back_is_no_longer_told() -> None:
    made = table(PEOPLE)
    made.play(0, "stop")
    assert "offers" in [event.what for event in made.since(0)]
    made.undo(0)
    assert [event.what for event in made.since(0)] == ["takes-back"]
    made.play(0, "draw")
    assert [event.what for event in made.since(2)] == ["draws"]


def test_a_table_goes_on_from_its_record() -> None:
    made = Table("medici", PEOPLE, seed=11)
    for _ in range(15):
        seat = int(made.state.actor)
        made.play(seat, made.state.words(made.state.legal()[-1]))
        if made.may_undo(seat):
            made.undo(seat)
            made.play(seat, made.state.words(made.state.legal()[0]))
    kept = made.record(with_seed=True)
    again = Table.resume(giglio.Record.parse(str(kept)), bots={1: "random"})
    assert again.entry == made.entry
    assert again.seats[1] == Place("Bruno", bot="random")
    assert again.state.state() == made.state.state()
    assert again.told == made.told
    assert [before.entry for before in again.can_be_undone] == [
        before.entry for before in made.can_be_undone
    ]
    for other in (made, again):
        while not other.over:
            other.play(int(other.state.actor), other.state.words(other.state.legal()[0]))
    assert str(again.record()) == str(made.record())
    assert again.record().verify().seeded


def test_a_table_without_its_seed_goes_on_with_a_new_future() -> None:
    made = Table("medici", PEOPLE, seed=11)
    again = Table.resume(made.record())
    while not again.over:
        again.play(int(again.state.actor), again.state.words(again.state.legal()[0]))
    kept = again.record()
    assert kept.generator == "script"
    assert not kept.verify().seeded


def test_what_may_be_taken_back_may_still_be_after_the_table_went_on_elsewhere() -> None:
    made = table(WITH_BOT)
    made.play(0, "stop")
    made.play(1, "bid 3")
    again = Table.resume(made.record(with_seed=True), bots={1: "random", 2: "random"})
    assert again.may_undo(0)
    assert again.undo(0) == made.undo(0) == 3
    assert again.state.state() == made.state.state()
    assert again.told == made.told


def test_a_table_goes_on_after_undos_of_undone_lines() -> None:
    made = table(PEOPLE)
    made.play(0, "stop")
    made.undo(0)
    made.play(0, "stop")
    made.undo(0)
    made.play(0, "draw")
    again = Table.resume(made.record(with_seed=True))
    assert again.told == made.told
    assert again.lines == made.lines
    assert again.entry == 5
