"""Nothing that a client receives changes when only things change that are hidden from it."""

from dataclasses import replace

import msgspec
import pytest

import giglio
from giglio.kernel.chance import EVERYONE
from giglio.kernel.events import Event
from giglio.kernel.state import OVER
from giglio.server.clocks import Clock
from giglio.server.live import PLAYING, Live, places_of
from giglio.server.plans import Plan, Step
from giglio.server.store import SeatRow, TableRow
from giglio.server.told import Cursor, Reader, known_sheets, table_told
from giglio.table.lines import ChanceLine, DecisionLine, Line, visible
from giglio.table.table import Table
from support.cases import Case, every_play, stream
from support.server import PEOPLE

OTHER = "something else"


def live_at(case: Case, seed: bytes) -> Live:
    """A table in play, as the server holds it."""
    seats = [
        SeatRow(seat, PEOPLE[seat % 6] + str(seat // 6 or ""), True, True)
        for seat in range(case.seats)
    ]
    live = Live("table")
    live.table = Table(case.game, places_of(seats), seed, options=dict(case.options))
    state = live.table.state
    live.row = TableRow(
        id="table", game=case.game, rules=1, edition=state.edition.name,
        digest=state.edition.digest, options=dict(case.options), seed=seed, commitment="c",
        stage=PLAYING, watch_hash=b"", clock=Clock().as_dict(), seats=seats,
    )  # fmt: skip
    live.clock = Clock()
    return live


def received(live: Live, eyes: int | None, entry: int) -> str:
    """Everything that can be sent to these eyes, as it is sent."""
    assert live.table is not None
    reader = Reader(eyes, Cursor(entry), "en" if entry % 2 else "")
    told: list[object] = [table_told(live, reader, [], 0.0)]
    told.append(str(live.table.record(OVER if eyes is None else eyes)))
    if eyes is not None and live.table.state.actor != OVER:
        told.append(known_sheets(live.table.state, eyes))
    return msgspec.json.encode(told).decode()


def with_other_secrets(live: Live, eyes: int, seed: int) -> Live:
    """The same table where all is different that these eyes may not see."""
    table = live.table
    assert table is not None
    other = Live("table")
    other.row, other.clock = replace(live.row, seed=b"\xee" * 32), live.clock
    twin = Table.__new__(Table)
    twin.__dict__.update(table.__dict__)
    twin.state = with_the_past_of(table.state, table.state.resample(eyes, seed))
    twin.told = [(entry, other_event(event, eyes)) for entry, event in table.told]
    twin.lines = [other_line(line, eyes) for line in table.lines]
    other.table = twin
    mine = {eyes: live.plans[eyes]} if eyes in live.plans else {}
    strangers = (eyes + 1) % len(live.row.seats)
    other.plans = {**mine, strangers: Plan((Step(words=OTHER),))}
    return other


def with_the_past_of(state: giglio.State, guess: giglio.State) -> giglio.State:
    """A guess has no past; what a table tells must not depend on what is put here."""
    guess.chance.begin_seeded(b"\xee" * 32)
    guess.chance.log = state.chance.log
    return guess


def other_event(event: Event, eyes: int) -> Event:
    if event.seen_by(eyes):
        return event
    return Event(OTHER, event.seat, OTHER, {"secret": 7}, event.audience, event.forced)


def other_line(line: Line, eyes: int) -> Line:
    if isinstance(line, DecisionLine) and not visible(line.audience, eyes) and line.seat != eyes:
        return replace(line, words=OTHER)
    if isinstance(line, ChanceLine) and not visible(line.audience, eyes):
        return replace(line, value=99)
    return line


def check(case: Case, seed: int, every: int) -> None:
    live, choices = live_at(case, bytes([seed]) * 32), stream(seed)
    table = live.table
    assert table is not None
    live.plans[0] = Plan((Step(words="mine"),))
    ply = 0
    while not table.over:
        if ply % every == 0:
            eyes = (ply // every) % case.seats
            entry = table.entry - 3
            other = with_other_secrets(live, eyes, ply)
            mine, theirs = received(live, eyes, entry), received(other, eyes, entry)
            assert without_commitment(mine) == without_commitment(theirs)
            assert OTHER not in theirs
            assert OTHER not in received(other, None, entry)
        legal = table.state.legal()
        action = legal[choices.below(len(legal))]
        table.play(int(table.state.actor), table.state.words(action))
        ply += 1


def without_commitment(told: str) -> str:
    """The record's promise follows from the seed, which is another one here."""
    before, _, after = told.partition("commitment ")
    return before + after[64:] if after else told


@every_play
def test_nothing_changes_with_what_is_hidden(case: Case) -> None:
    check(case, seed=31, every=7)


@pytest.mark.long
@every_play
@pytest.mark.parametrize("seed", range(40, 44))
def test_nothing_changes_with_what_is_hidden_at_any_ply(case: Case, seed: int) -> None:
    check(case, seed=seed, every=1)


def test_the_test_notices_a_leak() -> None:
    """Events and lines for other eyes do differ between the two tables that are compared."""
    live = live_at(Case("medici", 3), b"\x01" * 32)
    table = live.table
    assert table is not None
    table.told.append((0, Event("looks", 1, "medici/x", {"card": "gold"}, audience=0b010)))
    table.lines.append(DecisionLine(1, 1, "keep gold", audience=0b010))
    other = with_other_secrets(live, 0, 1)
    assert without_commitment(received(live, 0, -1)) == without_commitment(received(other, 0, -1))
    assert "keep gold" in received(live, 1, -1)
    assert "keep gold" not in received(live, 0, -1)
    assert "keep gold" not in received(live, None, -1)
    assert received(live, 1, -1) != received(other, 1, -1)


def test_what_others_took_back_is_told_to_nobody_who_was_away() -> None:
    live = live_at(Case("medici", 3), b"\x02" * 32)
    table = live.table
    assert table is not None
    seat = int(table.state.actor)
    table.play(seat, "stop")
    table.undo(seat)
    told = msgspec.json.encode(table_told(live, Reader((seat + 1) % 3), [], 0.0)).decode()
    assert '"words":"stop"' not in told


def test_audiences_are_seats() -> None:
    """The masks above mean what `visible` takes them for."""
    assert visible(EVERYONE, OVER)
    assert visible(0b010, 1)
    assert not visible(0b010, 0)
    assert not visible(0b010, OVER)
