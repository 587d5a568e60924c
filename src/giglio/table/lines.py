"""What stands in a record: outcomes of chance, decisions, and decisions taken back."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from giglio.kernel.chance import DECISION, EVERYONE, audience_of, kind_of, n_of, value_of
from giglio.kernel.outcome import Outcome
from giglio.kernel.state import State

HIDDEN = "?"  # stands for what the reader of a masked record may not see


@dataclass(frozen=True, slots=True)
class ChanceLine:
    """An outcome of chance. `entry` is the number of the decision that it came after."""

    entry: int
    kind: str
    n: int
    value: int | str
    audience: int = field(default=int(EVERYONE), compare=False)

    def __str__(self) -> str:
        return f"{self.entry} chance {self.kind} {self.n} = {self.value}"

    @property
    def masked(self) -> bool:
        return self.value == HIDDEN

    @property
    def outcome(self) -> Outcome:
        return Outcome(self.kind, self.n, self.value)


@dataclass(frozen=True, slots=True)
class DecisionLine:
    """A decision of a seat in canonical words."""

    entry: int
    seat: int
    words: str
    audience: int = field(default=int(EVERYONE), compare=False)

    def __str__(self) -> str:
        return f"{self.entry} seat {self.seat} {self.words}"

    @property
    def masked(self) -> bool:
        return self.words == HIDDEN


@dataclass(frozen=True, slots=True)
class UndoLine:
    """A seat takes back all that was decided after the entry `back_to`."""

    entry: int
    seat: int
    back_to: int

    def __str__(self) -> str:
        return f"{self.entry} seat {self.seat} undo {self.back_to}"


Played = ChanceLine | DecisionLine
Line = Played | UndoLine


def lines_from(state: State, start: int = 0, entry: int = 0) -> list[Played]:
    """The log of a state from place `start` on, numbered after `entry`."""
    kinds = state.edition.chance_kinds
    lines: list[Played] = []
    for packed in state.chance.log[start:]:
        audience, n, number = int(audience_of(packed)), int(n_of(packed)), int(value_of(packed))
        if kind_of(packed) == DECISION:
            entry += 1
            lines.append(DecisionLine(entry, n, state.words(number), audience))
        else:
            kind, n, value = Outcome.named(kinds, int(kind_of(packed)), n, number)
            lines.append(ChanceLine(entry, kind, n, value, audience))
    return lines


def line_of_play(lines: Sequence[Line]) -> list[Played]:
    """What counts: without undos and what they took back. ValueError where an undo goes wrong."""
    played: list[Played] = []
    for line in lines:
        if not isinstance(line, UndoLine):
            played.append(line)
            continue
        while played and played[-1].entry > line.back_to:
            if isinstance(played.pop(), ChanceLine):
                raise ValueError("an undo never goes back over chance")
    return played


def masked(lines: Sequence[Line], eyes: int) -> list[Line]:
    """The lines as a seat (OVER: a spectator) may see them, what others took back hidden too."""
    played = {id(line) for line in line_of_play(lines)}
    shown: list[Line] = []
    for line in lines:
        if isinstance(line, DecisionLine):
            seen = visible(line.audience, eyes) and (id(line) in played or line.seat == eyes)
            shown.append(line if seen else replace(line, words=HIDDEN))
        elif isinstance(line, ChanceLine) and not visible(line.audience, eyes):
            shown.append(replace(line, value=HIDDEN))
        else:
            shown.append(line)
    return shown


def visible(audience: int, eyes: int) -> bool:
    return audience == EVERYONE or (eyes >= 0 and bool(audience >> eyes & 1))


def with_audiences(lines: Sequence[Line], state: State) -> list[Line]:
    """Lines that were read from a text, told again who may see them by the state they led to."""
    known = iter(lines_from(state))
    played = {id(line) for line in line_of_play(lines)}
    told: list[Line] = []
    for line in lines:
        if not isinstance(line, UndoLine) and id(line) in played:
            told.append(replace(line, audience=next(known).audience))
        else:
            told.append(line)
    return told
