"""Decisions looked at again: what is marked, by what knowledge, and that a review goes on."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import giglio
from giglio.kernel.state import State
from giglio.review import Depth, Review, Verdict, mark_of, report
from giglio.review import review as reviewing
from giglio.table.record import Record, record

SHORT = Depth("short", 120, 80)


def connect_four(columns: str) -> Record:
    state = giglio.new("connect_four", seed=1)
    for column in columns:
        state.play(f"drop {column}")
    return record(state, ("Anna", "Bruno"))


def looked_at(game: Record, **how: object) -> Review:
    review = Review(game, SHORT, **how)  # type: ignore[arg-type]
    assert list(review.run()) == [review.verdicts[ply] for ply in range(review.wanted)]
    return review


# -- marks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(0.0, None), (0.029, None), (0.03, "inaccuracy"), (0.059, "inaccuracy"), (0.06, "mistake"),
     (0.119, "mistake"), (0.12, "blunder"), (1.0, "blunder")],
)  # fmt: skip
def test_the_mark_follows_from_the_loss(loss: float, mark: str | None) -> None:
    assert mark_of(loss) == mark


def test_what_may_be_noise_is_not_marked() -> None:
    assert mark_of(0.2, error=0.11) is None
    assert mark_of(0.2, error=0.09) == "blunder"


# -- decisions -----------------------------------------------------------------------------------


def test_a_win_that_is_missed_is_a_blunder() -> None:
    """Anna has three above each other on column 4 and drops elsewhere."""
    told = report(looked_at(connect_four("414142")))
    last = told["decisions"][-1]
    assert (last["ply"], last["seat"], last["played"]) == (6, 1, "drop 2")
    missed = report(looked_at(connect_four("4141412")))["decisions"][-1]
    assert (missed["ply"], missed["seat"], missed["played"]) == (7, 0, "drop 2")
    assert (missed["better"], missed["best_win"], missed["mark"]) == ("drop 4", 1.0, "blunder")
    assert missed["loss"] == pytest.approx(1.0 - missed["win"])
    assert missed["candidates"][0]["words"] == "drop 4"


def test_a_win_that_is_taken_is_no_mistake() -> None:
    told = report(looked_at(connect_four("4141414")))
    last = told["decisions"][-1]
    assert (last["better"], last["loss"], last["mark"]) == (None, 0.0, None)
    assert told["finished"]
    assert told["chances"][-1] == [1.0, 0.0]
    assert told["chances"][6][0] == 1.0


def test_a_threat_that_is_not_met_is_a_blunder_of_its_own_seat() -> None:
    """After 41414 Bruno has to stop column 4; he does not."""
    told = report(looked_at(connect_four("414141")))
    last = told["decisions"][-1]
    assert (last["seat"], last["better"], last["mark"]) == (1, "drop 4", "blunder")
    assert told["seats"][1]["marks"]["blunder"] >= 1
    assert told["seats"][1]["lost"] >= last["loss"]


def test_chances_are_told_for_every_ply_and_seat() -> None:
    told = report(looked_at(connect_four("4433")))
    assert len(told["chances"]) == 5  # nobody has won yet: the position at the end counts, too
    assert all(sum(shares) == pytest.approx(1) for shares in told["chances"])
    assert not told["finished"]
    assert [decision["ply"] for decision in told["decisions"]] == [1, 2, 3, 4]


def test_only_one_seat_is_weighed_on_demand() -> None:
    told = report(looked_at(connect_four("414141"), seat=0))
    assert {decision["seat"] for decision in told["decisions"]} == {0}
    assert all(shares is not None for shares in told["chances"])
    assert [seat["decisions"] for seat in told["seats"]] == [3, 0]


# -- what the seat knew --------------------------------------------------------------------------


def medici(outcomes: Sequence[object], future: int, decisions: int) -> Record:
    """The same beginning, and then cards of another seed."""
    state: State = giglio.new("medici", seats=3, seed=future, chance=outcomes)  # type: ignore[arg-type]
    for _ in range(decisions):
        state.play(state.legal()[0])
    return record(state, ("Anna", "Bruno", "Carla"))


def test_what_turned_out_later_has_no_say() -> None:
    beginning = giglio.new("medici", seats=3, seed=1).outcomes
    first, second = (medici(beginning, future, 3) for future in (11, 12))
    one, other = looked_at(first), looked_at(second)
    assert first.lines != second.lines
    assert one.verdicts[0].plain() == other.verdicts[0].plain()


def test_the_same_record_gives_the_same_review() -> None:
    game = connect_four("4433")
    assert report(looked_at(game)) == report(looked_at(game))


# -- stops ---------------------------------------------------------------------------------------


def test_a_review_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, notes = connect_four("443352"), tmp_path / "notes" / "review.jsonl"
    whole = looked_at(game)
    begun = Review(game, SHORT)
    for verdict in begun.run(notes):
        if verdict.ply == 2:
            break
    assert not begun.complete
    assert report(begun)["chances"][5] is None
    with notes.open("a") as file:
        file.write('{"ply": 3, "seat": 1, "pla')  # cut short by a stop
    looked: list[int] = []
    examine = reviewing.examine

    def watched(state: State, ply: int, played: str, depth: Depth) -> Verdict:
        looked.append(ply)
        return examine(state, ply, played, depth)

    monkeypatch.setattr(reviewing, "examine", watched)
    resumed = Review(game, SHORT)
    list(resumed.run(notes))
    assert looked == [3, 4, 5]
    assert resumed.complete
    assert report(resumed) == report(whole)
    list(Review(game, SHORT).run(notes))
    assert looked == [3, 4, 5]


@pytest.mark.parametrize("other", ["game", "depth", "seat"])
def test_notes_of_another_review_are_not_used(other: str, tmp_path: Path) -> None:
    notes = tmp_path / "review.jsonl"
    list(Review(connect_four("44"), SHORT).run(notes))
    review = Review(
        connect_four("45" if other == "game" else "44"),
        Depth("short", 121, 80) if other == "depth" else SHORT,
        0 if other == "seat" else None,
    )
    list(review.run(notes))
    fresh = Review(review.record, review.depth, review.seat)
    list(fresh.run())
    assert review.verdicts == fresh.verdicts
