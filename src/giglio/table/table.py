"""One table: who sits there, what has happened, and what may be taken back.

The table owns the true state. Whoever plays names the entry they have seen last, so that a late
request never fits a wrong position, and may send the same request twice without harm.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from giglio.kernel.events import Event
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import OVER, State
from giglio.registry import ScriptedOutcome, Seed, new
from giglio.table.lines import Line, UndoLine, lines_from, with_audiences
from giglio.table.record import EditionSource, Record, check_name, record


@dataclass(frozen=True)
class Place:
    """Who sits in a seat: a person, or a bot of this kind."""

    name: str
    bot: str = ""


@dataclass(frozen=True)
class Before:
    """How things stood before a decision that can still be taken back."""

    seat: int
    state: State
    entry: int


class StaleEntryError(ValueError):
    """A request that was made for another position than the present one."""

    def __init__(self, expected: int, present: int) -> None:
        super().__init__(f"this was meant for entry {expected}; the table is at {present}")
        self.expected = expected
        self.present = present


class Table:
    """A game in play. Entries are numbered 1, 2, 3 …; an undo is an entry too."""

    def __init__(
        self,
        game: str,
        seats: Sequence[Place],
        seed: Seed | None = None,
        *,
        options: Mapping[str, object] | None = None,
        chance: Iterable[ScriptedOutcome] | None = None,
        edition: EditionSource = None,
    ) -> None:
        state = new(
            game, len(seats), seed, options=options, chance=chance, edition=edition, story=True
        )
        self.begin_at(state, seats, list(lines_from(state)))

    @classmethod
    def resume(
        cls, kept: Record, bots: Mapping[int, str] | None = None, edition: EditionSource = None
    ) -> Table:
        """Go on where a record stands. `bots` says which seats are a bot's."""
        table = cls.__new__(cls)
        given = bots or {}
        places = [Place(name, given.get(seat, "")) for seat, name in enumerate(kept.names)]
        positions = kept.retrace(edition, story=True)
        first = next(positions)
        state = first.state
        table.begin_at(state, places, [])
        table.tell_events(first.events)
        before = state.clone()
        for position in positions:
            assert position.line is not None
            table.entry = position.line.entry
            table.tell_events(position.events)
            table.remember(Before(position.line.seat, before, table.entry - 1))
            before = state.clone()
        table.take_over_lines(with_audiences(kept.lines, state))
        return table

    def begin_at(self, state: State, seats: Sequence[Place], lines: list[Line]) -> None:
        for place in seats:
            check_name(place.name)
        self.state = state
        self.seats = list(seats)
        self.lines = lines
        self.entry = 0
        self.told: list[tuple[int, Event]] = []
        self.tell_events(self.new_events())
        self.can_be_undone: list[Before] = []
        self.answered: dict[tuple[int, str], int] = {}

    def take_over_lines(self, lines: list[Line]) -> None:
        """The lines of a record whose line of play has been followed."""
        self.lines = lines
        self.entry = lines[-1].entry if lines else 0
        for line in lines:
            if isinstance(line, UndoLine):
                self.tell_undo(line)

    # -- playing -----------------------------------------------------------------------------------

    def play(self, seat: int, words: str, expected: int | None = None, request: str = "") -> int:
        """Take a decision; the number of its entry.

        StaleEntryError: the position has changed meanwhile. IllegalAction: the rules refuse it. The
        same request of the same seat gives the same answer again and is carried out once.
        """
        if request and (seat, request) in self.answered:
            return self.answered[seat, request]
        self.check_entry(expected)
        if not 0 <= seat < len(self.seats):
            raise IllegalAction(f"there is no seat {seat}", code="no-such-seat")
        if self.state.actor != seat:
            raise self.not_your_turn()
        self.carry_out(seat, words)
        if request:
            self.answered[seat, request] = self.entry
        return self.entry

    def carry_out(self, seat: int, words: str) -> None:
        before = Before(seat, self.state.clone(), self.entry)
        self.state.play(words)
        self.entry += 1
        self.lines += lines_from(self.state, len(before.state.chance.log), before.entry)
        self.tell_events(self.new_events())
        self.remember(before)

    def remember(self, before: Before) -> None:
        """A person's decision, chance and whatever was shown close what lies before."""
        spoken = len(self.state.chance.log) > len(before.state.chance.log) + 1
        if spoken or self.state.reveals != before.state.reveals:
            self.can_be_undone = []
        elif self.is_person(before.seat) and any(
            self.is_person(other.seat) and other.seat != before.seat for other in self.can_be_undone
        ):
            self.can_be_undone = [before]
        else:
            self.can_be_undone.append(before)

    # -- taking back -------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        return any(before.seat == seat for before in self.can_be_undone)

    def undo(self, seat: int, expected: int | None = None, request: str = "") -> int:
        """Take back this seat's latest decision and what bots replied; the number of the entry."""
        if request and (seat, request) in self.answered:
            return self.answered[seat, request]
        self.check_entry(expected)
        if not self.may_undo(seat):
            raise IllegalAction(
                "nothing can be taken back: chance has spoken, something was shown or somebody "
                "else has acted since your last decision", code="no-undo",
            )  # fmt: skip
        while self.can_be_undone[-1].seat != seat:
            self.can_be_undone.pop()
        self.go_back_to(self.can_be_undone.pop(), seat)
        if request:
            self.answered[seat, request] = self.entry
        return self.entry

    def go_back_to(self, before: Before, seat: int) -> None:
        self.state = before.state
        self.state.tell()
        self.entry += 1
        line = UndoLine(self.entry, seat, before.entry)
        self.lines.append(line)
        self.tell_undo(line)

    def tell_undo(self, line: UndoLine) -> None:
        """What was taken back is no longer told."""
        kept = [told for told in self.told if not line.back_to < told[0] < line.entry]
        place = bisect(kept, line.entry, key=lambda told: told[0])
        kept.insert(place, (line.entry, Event("takes-back", line.seat, "")))
        self.told = kept

    # -- what there is to know ---------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [place.name for place in self.seats]

    def is_person(self, seat: int) -> bool:
        return not self.seats[seat].bot

    def since(self, entry: int, eyes: int | None = None) -> list[Event]:
        """What has been told after an entry and may be seen by a seat (None: a spectator)."""
        return [event for at, event in self.told if at > entry and event.seen_by(eyes)]

    def record(self, eyes: int | None = None, *, with_seed: bool = False) -> Record:
        """The record so far, masked for these eyes while the game runs."""
        return record(self.state, self.names, eyes=eyes, lines=self.lines, with_seed=with_seed)

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    # -- inside ------------------------------------------------------------------------------------

    def check_entry(self, expected: int | None) -> None:
        if expected is not None and expected != self.entry:
            raise StaleEntryError(expected, self.entry)

    def not_your_turn(self) -> IllegalAction:
        if self.over:
            return IllegalAction("the game is over", code="over")
        return IllegalAction(
            f"it is the turn of {self.seats[self.state.actor].name}", code="not-your-turn"
        )

    def tell_events(self, events: Iterable[Event]) -> None:
        self.told += [(self.entry, event) for event in events]

    def new_events(self) -> list[Event]:
        """What has been told since this was asked last."""
        if self.state.story is None:
            return []
        events = self.state.story.events
        self.state.tell()
        return events
