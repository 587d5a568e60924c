"""A game's record: every decision and every outcome, as a text that a person can read and mail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from giglio.kernel.chance import GENERATOR, ChanceError
from giglio.kernel.edition import Edition
from giglio.kernel.events import Event
from giglio.kernel.game import Game
from giglio.kernel.outcome import Outcome
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import OVER, State
from giglio.registry import Seed, game, new, open_edition
from giglio.table.lines import (
    ChanceLine,
    DecisionLine,
    Line,
    Played,
    line_of_play,
    lines_from,
    masked,
)

FORMAT = 1
SCRIPTED = "script"  # the generator of a game whose outcomes were given, not drawn
UNNAMED = "-"
LINES_BEFORE_SEATS = 7
OPTIONS_LINE = 5

EditionSource = str | Path | Edition | None


class RecordError(ValueError):
    """A record that is broken, foreign or false: where, and why."""

    def __init__(self, reason: str, line: int = 0, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: {reason}" if line else reason)
        self.reason = reason
        self.line = line
        self.column = column


@dataclass(frozen=True)
class Position:
    """A moment of a record: the state after so many decisions, and what has just happened."""

    ply: int
    line: DecisionLine | None
    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Proof:
    """What `verify` has shown. Without a seed, the outcomes fit the rules but may be chosen."""

    decisions: int
    outcomes: int
    seeded: bool


@dataclass(frozen=True)
class Record:
    """One game from its beginning to where it stands."""

    game: str
    rules: int
    edition: str
    digest: str
    options: tuple[tuple[str, int], ...]
    generator: str
    commitment: str
    names: tuple[str, ...]
    lines: tuple[Line, ...]
    result: tuple[int, ...] = ()
    seed: str = ""

    def __str__(self) -> str:
        body = [*self.opening(), f"commitment {self.commitment or UNNAMED}"]
        body += [f"seat {seat} {name}" for seat, name in enumerate(self.names)]
        body += [str(line) for line in self.lines]
        if self.result:
            body.append("result " + " ".join(map(str, self.result)))
        if self.seed:
            body.append(f"seed {self.seed}")
        return "\n".join(body) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record that a text tells; RecordError says where it is broken."""
        from giglio.table.record_text import read_record

        return read_record(text)

    def opening(self) -> list[str]:
        """The lines that say what is played. The commitment covers them and the seed."""
        return [
            f"giglio {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"edition {self.edition} sha256:{self.digest}",
            f"options {options_text(self.options)}",
            f"generator {self.generator}",
        ]

    def line_number(self, line: Line) -> int:
        """Where a line stands in the text, from 1."""
        place = next(place for place, own in enumerate(self.lines) if own is line)
        return LINES_BEFORE_SEATS + len(self.names) + 1 + place

    @cached_property
    def played(self) -> list[Played]:
        """The line of play, without what was taken back."""
        return line_of_play(self.lines)

    @property
    def decisions(self) -> list[DecisionLine]:
        return [line for line in self.played if isinstance(line, DecisionLine)]

    # -- playing it again ------------------------------------------------------------------------

    def replay(
        self, ply: int | None = None, *, edition: EditionSource = None, seed: Seed | None = None
    ) -> State:
        """The position after so many decisions (None: all). `seed` gives it a future."""
        total = len(self.decisions)
        if ply is None:
            ply = total
        if not 0 <= ply <= total:
            raise ValueError(f"this record has the plies 0 to {total}, not {ply}")
        outcomes = self.outcomes_before(ply)
        last = Position(0, None, State(), ())
        for position in self.walk(edition, outcomes=outcomes, seed=seed, plies=ply):
            last = position
        if ply == total:
            self.check_result(last.state)
        return last.state

    def positions(self, edition: EditionSource = None) -> Iterator[Position]:
        """Every position from the first on, with its events."""
        return self.walk(edition, outcomes=self.outcomes_before(None), story=True)

    def resume(self, edition: EditionSource = None) -> State:
        """The last position with its future: that of its seed, or a new one where it has none."""
        last: State | None = None
        for position in self.retrace(edition):
            last = position.state
        assert last is not None
        return last

    def retrace(self, edition: EditionSource = None, *, story: bool = False) -> Iterator[Position]:
        """Every position up to the last one, which has a future and can be played on."""
        future: Seed | None = self.seed or None
        given = None if self.seed else self.outcomes_before(None)
        if not self.seed:
            from secrets import token_bytes

            future = token_bytes(32)
        return self.walk(edition, outcomes=given, seed=future, story=story)

    def outcomes_before(self, ply: int | None) -> list[Outcome]:
        """The outcomes that came before the decision after `ply`."""
        self.refuse_masks()
        outcomes: list[Outcome] = []
        decisions = 0
        for line in self.played:
            if isinstance(line, ChanceLine):
                outcomes.append(line.outcome)
            elif decisions == ply:
                break
            else:
                decisions += 1
        return outcomes

    def walk(
        self,
        edition: EditionSource = None,
        *,
        outcomes: Sequence[Outcome] | None = None,
        seed: Seed | None = None,
        plies: int | None = None,
        story: bool = False,
    ) -> Iterator[Position]:
        """Play it again with these outcomes or this seed, checked line by line."""
        parts = self.own_edition(edition)
        log = Replayed(self)
        with log.at(None):
            state = new(
                self.game, len(self.names), seed,
                options=dict(self.options), chance=outcomes, edition=parts, story=story,
            )  # fmt: skip
        log.compare(state)
        yield Position(0, None, state, log.events(state))
        for ply, line in enumerate(self.decisions[:plies], 1):
            with log.at(line):
                if state.actor == OVER:
                    raise IllegalAction("the game is over")
                if state.actor != line.seat:
                    raise IllegalAction(f"it is the turn of seat {state.actor}")
                state.play(line.words)
            log.compare(state)
            yield Position(ply, line, state, log.events(state))

    def own_edition(self, source: EditionSource) -> Edition:
        """The components it was played with; RecordError where the rules or they are others."""
        try:
            card = game(self.game)
        except ValueError as error:
            raise RecordError(str(error), 2, 6) from error
        if card.rules != self.rules:
            raise RecordError(
                f"this game was played under rules {self.rules} of {card.title}; "
                f"this giglio plays rules {card.rules}", 3, 7,
            )  # fmt: skip
        self.check_players(card)
        parts = source if isinstance(source, Edition) else open_edition(self.game, source)
        if parts.digest != self.digest:
            raise RecordError(
                f"this game was played with the edition {self.edition} "
                f"(sha256:{self.digest[:12]}…); given is {parts.name} "
                f"(sha256:{parts.digest[:12]}…). Name the right file with --edition", 4, 9,
            )  # fmt: skip
        return parts

    def check_players(self, card: Game) -> None:
        try:
            card.check_seats(len(self.names))
        except ValueError as error:
            raise RecordError(str(error), LINES_BEFORE_SEATS + 1) from error
        try:
            values = card.option_values(dict(self.options), len(self.names))
        except ValueError as error:
            raise RecordError(str(error), OPTIONS_LINE, 9) from error
        if tuple(values.items()) != self.options:
            told = options_text(tuple(values.items()))
            raise RecordError(f"the options must read “{told}”", OPTIONS_LINE, 9)

    def refuse_masks(self) -> None:
        for line in self.lines:
            if isinstance(line, (ChanceLine, DecisionLine)) and line.masked:
                raise RecordError(
                    "hidden here: this record shows only what one seat could see, and cannot be "
                    "played again", self.line_number(line),
                )  # fmt: skip

    def check_result(self, state: State) -> None:
        end = LINES_BEFORE_SEATS + len(self.names) + len(self.lines) + 1
        if state.actor == OVER and list(self.result) != state.scores():
            told = " ".join(map(str, state.scores()))
            raise RecordError(f"the game ends here with the result {told}", end)
        if state.actor != OVER and self.result:
            raise RecordError("a result, but the game is not over", end)

    # -- proving it ------------------------------------------------------------------------------

    def verify(self, edition: EditionSource = None) -> Proof:
        """Show that every decision was legal and every outcome came from the seed promised."""
        self.replay(edition=edition)
        outcomes = len(self.played) - len(self.decisions)
        if self.generator == SCRIPTED or not self.seed:
            return Proof(len(self.decisions), outcomes, False)
        if commitment(self, bytes.fromhex(self.seed)) != self.commitment:
            raise RecordError(
                "the seed is not the one promised at the start", LINES_BEFORE_SEATS, 12
            )
        for _ in self.walk(edition, seed=self.seed):
            pass
        return Proof(len(self.decisions), outcomes, True)


class Replayed:
    """The check of a record against the state that is played again from it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.checked = 0  # lines of the record
        self.logged = 0  # entries of the state's log
        self.line: DecisionLine | None = None

    def at(self, line: DecisionLine | None) -> Replayed:
        self.line = line
        return self

    def __enter__(self) -> None:
        """What goes wrong in here went wrong at this line."""

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, (ChanceError, IllegalAction)):
            reason = error.reason if isinstance(error, IllegalAction) else str(error)
            raise RecordError(reason, self.place_of(error)) from error

    def place_of(self, error: Exception) -> int:
        if isinstance(error, ChanceError) and error.place >= 0:
            outcomes = [line for line in self.record.played if isinstance(line, ChanceLine)]
            return self.record.line_number(outcomes[error.place])
        return self.here()

    def here(self) -> int:
        if self.line is not None:
            return self.record.line_number(self.line)
        return LINES_BEFORE_SEATS + len(self.record.names) + 1

    def compare(self, state: State) -> None:
        """The new entries of the state's log say what the record says."""
        entry = self.line.entry if self.line else 0
        made = lines_from(state, self.logged, entry - 1 if self.line else 0)
        self.logged = len(state.chance.log)
        for line in made:
            there = self.record.played[self.checked] if self.has_more() else None
            if line != there:
                at = self.record.line_number(there) if there else self.here()
                raise RecordError(f"here the game says “{line}”", at)
            self.checked += 1
        if self.has_more() and isinstance(self.record.played[self.checked], ChanceLine):
            there = self.record.played[self.checked]
            raise RecordError("no outcome of chance is due here", self.record.line_number(there))

    def has_more(self) -> bool:
        return self.checked < len(self.record.played)

    def events(self, state: State) -> tuple[Event, ...]:
        if state.story is None:
            return ()
        new_ones = tuple(state.story.events)
        state.tell()
        return new_ones


def record(
    state: State,
    names: Sequence[str] = (),
    *,
    eyes: int | None = None,
    lines: Sequence[Line] | None = None,
    with_seed: bool = False,
) -> Record:
    """The record of a game that was played from its beginning.

    `eyes` (a seat, or OVER for a spectator) masks what it may not see while the game runs. The
    seed is told when the game is over; `with_seed` tells it before, for a game one keeps oneself.
    """
    if not state.chance.keeps_log:
        raise ValueError("a guess or a restored state has no beginning, so it has no record")
    for name in names:
        check_name(name)
    kept: Sequence[Line] = lines_from(state) if lines is None else lines
    seed = state.chance.seed
    over = state.actor == OVER
    scripted = len(state.chance.script) > 0 or not seed
    made = Record(
        game=state.edition.game,
        rules=state.edition.rules_version,
        edition=state.edition.name,
        digest=state.edition.digest,
        options=tuple(state.options.items()),
        generator=SCRIPTED if scripted else GENERATOR,
        commitment="",
        names=tuple(names) or (UNNAMED,) * int(state.seats),
        lines=tuple(kept if over or eyes is None else masked(kept, eyes)),
        result=tuple(state.scores()) if over else (),
        seed=seed.hex() if (over or with_seed) and not scripted else "",
    )
    if len(made.names) != state.seats:
        raise ValueError(f"{len(names)} names for {state.seats} seats")
    return made if scripted else replace(made, commitment=commitment(made, seed))


def commitment(record: Record, seed: bytes) -> str:
    """What is published at the start: nobody can choose another seed afterwards."""
    text = "\n".join([*record.opening(), f"seats {len(record.names)}", f"seed {seed.hex()}"])
    return sha256(text.encode()).hexdigest()


def options_text(options: Sequence[tuple[str, int]]) -> str:
    told = [f"{name}={value_text(value)}" for name, value in options]
    return " ".join(told) or UNNAMED


def value_text(value: int) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def check_name(name: str) -> None:
    """ValueError where a name does not fit into one line of a record."""
    if not name.strip() or name != name.strip() or not name.isprintable() or len(name) > 60:
        raise ValueError(f"{name!r} is no name: one line of 1 to 60 printable characters")
