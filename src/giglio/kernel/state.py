"""The base of every game state: it waits for one decision of one seat, or is over.

A game gives: `moves`, `apply`, `copy`, `score` (hot, integers only) and `begin`, `view`, `sheet`,
`refusal` and perhaps `redraw` (not hot). Everything a caller uses is built on them here.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from giglio.kernel.actions import Described
from giglio.kernel.chance import DECISION, EVERYONE, Chance, kind_of, n_of, value_of
from giglio.kernel.edition import NO_EDITION, Edition
from giglio.kernel.events import Story
from giglio.kernel.fields import packed, plain
from giglio.kernel.outcome import Outcome
from giglio.kernel.pcg import Pcg32
from giglio.kernel.refusal import GameError, IllegalAction, UnknownAction

OVER: Final[i64] = -1
NO_ACTION: Final[i64] = -1
MOST_FORCED_IN_A_ROW: Final[i64] = 10_000


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one play."""

    # The names of a game's own fields, for `state()` and `load`: every one, nothing derived.
    FIELDS: ClassVar[tuple[str, ...]] = ()

    edition: Edition
    options: dict[str, int]  # True, False or a number
    seats: i64
    actor: i64
    chance: Chance
    story: Story | None
    reveals: i64  # how often something hidden was shown: no undo goes back over it
    offered: vec[i64]  # the legal actions, once they have been listed
    listed: bool

    def __init__(self) -> None:
        self.edition = NO_EDITION
        self.options = {}
        self.seats = 0
        self.actor = OVER
        self.chance = Chance()
        self.story = None
        self.reveals = 0
        self.offered = vec[i64]()
        self.listed = False

    # -- what a game provides ----------------------------------------------------------------

    def prepare(self) -> None:
        """Look into edition and options, before `begin` or before a stored state is restored."""

    def begin(self) -> None:
        """Set the game up and go to its first decision. Edition, seats and options are there."""
        raise NotImplementedError

    def moves(self) -> vec[i64]:
        """Every legal action of the acting seat, without duplicates."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out a legal action and go on to the next decision (set `actor`) or the end."""
        raise NotImplementedError

    def copy(self) -> State:
        """A new state of the same class with the game's own fields copied."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points of a seat as they stand."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """What ranks the seats: the score, with tie-breaks below it where the rules have some."""
        return self.score(seat)

    def sheet(self, seat: i64) -> dict[str, int]:
        """The score by source; the parts add up to the score."""
        return {"points": self.score(seat)}

    def view_for(self, seat: i64) -> dict[str, object]:
        """What a seat (OVER: a spectator) may see, built field by field."""
        raise NotImplementedError

    def refusal(self, action: i64) -> IllegalAction:
        """Why this action, which is not legal now, is refused."""
        return IllegalAction(f"“{self.words(action)}” is not possible now")

    def redraw(self, seat: i64, chance: Chance) -> None:
        """In a guess: draw anew all that the seat cannot know. Nothing, where all is open."""

    def audience(self, action: i64) -> i64:
        """Which seats see this decision of the actor: everyone, unless it is a secret one."""
        return EVERYONE

    def audit(self) -> list[str]:
        """What is wrong with this state (pieces lost, money below zero …), in words."""
        return []

    def forced(self) -> i64:
        """The only legal action, or NO_ACTION. A game may know it without listing all."""
        self.offered = self.moves()
        self.listed = True
        if len(self.offered) == 1:
            return self.offered[0]
        return NO_ACTION

    def random_move(self, stream: Pcg32) -> i64:
        """A legal action, each as likely. A game may find one without listing all."""
        if not self.listed:
            self.list_moves()
        return self.offered[stream.below(len(self.offered))]

    # -- moving on, in the core ----------------------------------------------------------------

    def list_moves(self) -> None:
        self.offered = self.moves()
        self.listed = True

    def step(self, action: i64) -> None:
        """Carry out an action known to be legal, and all forced ones after it."""
        self.listed = False
        self.apply(action)
        self.settle()

    def settle(self) -> None:
        """Take the decisions that are none: those with one legal answer."""
        taken: i64 = 0
        while self.actor >= 0:
            only = self.forced()
            if only < 0:
                return
            taken += 1
            if taken > MOST_FORCED_IN_A_ROW:
                raise GameError("the rules go in a circle without a decision")
            self.listed = False
            if self.story is None:
                self.apply(only)
            else:
                self.story.forced = True
                self.apply(only)
                self.story.forced = False

    def show(self, thing: i64, audience: i64 = EVERYONE) -> None:
        """Something hidden is shown: no undo goes back over it, and search knows that it was seen.

        `thing` says what it was, as a number.
        """
        self.reveals += 1
        self.chance.note_shown(thing, audience)

    def clone(self) -> State:
        """A twin that stays apart, with the same future: for tools, never for players."""
        twin = self.twin()
        twin.chance = self.chance.clone()
        return twin

    def imagine(self, seat: i64, seed: i64) -> State:
        """What this seat may take the state for: all it cannot know is drawn anew."""
        guess = self.twin()
        guess.chance.begin_guess(seed)
        guess.redraw(seat, guess.chance)
        # What another seat may do can depend on what this one does not know.
        guess.listed = guess.listed and self.actor == seat
        return guess

    def twin(self) -> State:
        """A copy with no chance of its own yet, and no story."""
        twin = self.copy()
        twin.edition = self.edition
        twin.options = self.options
        twin.seats = self.seats
        twin.actor = self.actor
        twin.reveals = self.reveals
        twin.offered = self.offered  # never written to, so it can be shared
        twin.listed = self.listed
        return twin

    # -- for callers ---------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal actions: at least two, or none when the game is over."""
        if self.actor < 0:
            return []
        if not self.listed:
            self.list_moves()
        return [int(action) for action in self.offered]

    def is_legal(self, action: i64) -> bool:
        if self.actor < 0:
            return False
        if not self.listed:
            self.list_moves()
        for offered in self.offered:
            if offered == action:
                return True
        return False

    def play(self, action: int | str | Described) -> None:
        """Take a decision. `IllegalAction` says why not, and nothing has changed."""
        number: i64
        if isinstance(action, int):
            number = action
        else:
            number = self.action(action)
        if not self.is_legal(number):
            raise self.why_not(number)
        if self.chance.may_break_off():
            self.clone().step(number)  # a script that does not fit must fail on a twin
        if self.chance.keeps_log:
            self.chance.note_decision(self.actor, number, self.audience(number))
        self.step(number)

    def why_not(self, action: i64) -> IllegalAction:
        """The reason why an action is refused now."""
        self.words(action)  # raises UnknownAction for a number out of range
        if self.actor < 0:
            return IllegalAction("the game is over", code="over")
        return self.refusal(action)

    def words(self, action: int) -> str:
        """The canonical text of an action."""
        return self.edition.actions.words(action)

    def describe(self, action: int) -> Described:
        """The structured form of an action."""
        return self.edition.actions.describe(action)

    def action(self, words: str | Described) -> int:
        """The number of an action given as text or in structured form."""
        if isinstance(words, str):
            return self.edition.actions.parse(words)
        if isinstance(words, dict):
            return self.edition.actions.from_described(words)
        raise UnknownAction("an action is a number, a text like “pass” or a structure")

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may see; None: a spectator."""
        if seat is None:
            return self.view_for(OVER)
        self.check_seat(seat)
        return self.view_for(seat)

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """The place of every seat, 1 for first; equals share a place."""
        standings = [int(self.standing(seat)) for seat in range(self.seats)]
        return [1 + sum(other > own for other in standings) for own in standings]

    def score_sheet(self, seat: int) -> dict[str, int]:
        """A seat's score by source."""
        self.check_seat(seat)
        return self.sheet(seat)

    def resample(self, seat: int, seed: int = 0) -> State:
        """A guess of the whole state from what one seat knows, the same for the same seed."""
        self.check_seat(seat)
        return self.imagine(seat, seed & 0x7FFFFFFFFFFFFFFF)

    def playout(self, seed: int | None = None) -> int:
        """Random legal play to the end, in the core; returns the number of decisions made."""
        stream = Pcg32()
        if seed is None:
            stream.copy_stream(self.chance)
            stream.key_from(stream.next32() << 31 ^ stream.next32())
        else:
            stream.key_from(seed & 0x7FFFFFFFFFFFFFFF)
        return play_out(self, stream)

    @property
    def outcomes(self) -> list[Outcome]:
        """Every chance outcome so far; `giglio.new(..., chance=outcomes)` gives the same game."""
        kinds = self.edition.chance_kinds
        return [
            Outcome.named(kinds, int(kind_of(entry)), int(n_of(entry)), int(value_of(entry)))
            for entry in self.chance.log
            if kind_of(entry) != DECISION
        ]

    def state(self) -> dict[str, object]:
        """The full truth as a plain dict for tests and tools; never seed or source of chance."""
        told: dict[str, object] = {
            "game": self.edition.game,
            "edition": self.edition.name,
            "rules": self.edition.rules_version,
            "seats": int(self.seats),
            "options": dict(self.options),
            "actor": int(self.actor),
            "reveals": int(self.reveals),
        }
        for name in self.FIELDS:
            told[name] = plain(getattr(self, name))
        return told

    def restore(self, told: dict[str, object]) -> None:
        """Take over the fields of such a dict; ValueError says what does not fit."""
        for name in self.FIELDS:
            if name not in told:
                raise ValueError(f"the state says nothing of “{name}”")
            setattr(self, name, packed(name, told[name], getattr(self, name)))
        wrong = self.audit()
        if wrong:
            raise ValueError("this is no state of the game: " + "; ".join(wrong))

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; they go from 0 to {int(self.seats) - 1}")

    def tell(self) -> Story:
        """Attach a story from here on: it collects the events."""
        story = Story()
        self.story = story
        return story


def play_out(state: State, stream: Pcg32) -> i64:
    """Random legal play to the end; the number of decisions made."""
    made: i64 = 0
    if not state.chance.keeps_log:
        while state.actor >= 0:
            state.step(state.random_move(stream))
            made += 1
        return made
    while state.actor >= 0:
        action = state.random_move(stream)
        state.chance.note_decision(state.actor, action, state.audience(action))
        state.step(action)
        made += 1
    return made
