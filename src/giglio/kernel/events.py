"""Events: what happened, told while somebody listens."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from giglio.kernel.chance import EVERYONE

# What an event tells beside who and what: numbers, texts and lists of them.
Facts = Mapping[str, object]


@dataclass(slots=True, frozen=True)
class Event:
    """One thing that happened: who, what, how much, under which clause, for whose eyes."""

    what: str
    seat: int  # OVER (-1) where no seat did it
    clause: str
    facts: Facts = field(default_factory=dict)
    audience: int = int(EVERYONE)  # one bit a seat
    forced: bool = False  # taken by the engine, as the only legal thing to do

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (or a spectator, None) may see it."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and bool(self.audience >> seat & 1)

    def as_dict(self) -> dict[str, object]:
        told: dict[str, object] = {"event": self.what, "clause": self.clause, **self.facts}
        if self.seat >= 0:
            told["seat"] = self.seat
        if self.forced:
            told["forced"] = True
        return told


class Story:
    """The events of a game in order. Attached to a state only while somebody listens."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.forced = False

    def tell(
        self,
        what: str,
        seat: int,
        clause: str,
        facts: Facts | None = None,
        audience: int = int(EVERYONE),
    ) -> None:
        self.events.append(Event(what, seat, clause, facts or {}, audience, self.forced))
