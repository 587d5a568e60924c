"""One table: who sits there, what has happened, and what may be taken back.

The table owns the true state. Whoever plays names the entry they have seen last, so that a late
request never fits a wrong position, and may send the same request twice without harm.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from giglio.kernel.events import Event
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import OVER, State
from giglio.registry import ScriptedOutcome, Seed, new
from giglio.table.lines import ChanceLine, Line, UndoLine, lines_from, with_audiences
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
    events: int


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
        state = kept.resume(edition, story=True)
        table.begin_at(state, places, with_audiences(kept.lines, state))
        return table

    def begin_at(self, state: State, seats: Sequence[Place], lines: list[Line]) -> None:
        for place in seats:
            check_name(place.name)
        self.state = state
        self.seats = list(seats)
        self.lines = lines
        self.entry = lines[-1].entry if lines else 0
        self.told = [(self.entry, event) for event in self.new_events(0)]
        self.can_be_undone: list[Before] = []
        self.answered: dict[tuple[int, str], int] = {}

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
        logged = len(self.state.chance.log)
        reveals = self.state.reveals
        events = self.event_count()
        before = Before(seat, self.state.clone(), self.entry, len(self.told))
        self.state.play(words)
        self.entry += 1
        lines = lines_from(self.state, logged, self.entry - 1)
        self.lines += lines
        self.told += [(self.entry, event) for event in self.new_events(events)]
        spoken = any(isinstance(line, ChanceLine) for line in lines)
        self.remember(before, final=spoken or self.state.reveals != reveals)

    def remember(self, before: Before, final: bool) -> None:
        """A person's decision, chance and whatever was shown close what lies before."""
        if final:
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
        self.lines.append(UndoLine(self.entry, seat, before.entry))
        del self.told[before.events :]
        self.told.append((self.entry, Event("takes-back", seat, "")))

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

    def event_count(self) -> int:
        return len(self.state.story.events) if self.state.story else 0

    def new_events(self, start: int) -> list[Event]:
        return self.state.story.events[start:] if self.state.story else []
