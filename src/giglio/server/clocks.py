"""Clocks: none, a bank of time with an increment, or so much time for every move."""

from __future__ import annotations

from dataclasses import asdict, dataclass

NONE, BANK, MOVE = "none", "bank", "move"
BOT_MOVES, HAND_OVER = "bot-moves", "hand-over"
DAY = 86_400.0
# Whoever takes a seat back after its time was out gets at least this much.
LEAST_ON_RETURN = 60.0


@dataclass(frozen=True)
class Clock:
    """What a table has agreed on. `out` says what becomes of a seat whose time is out: a bot takes
    this one decision, or the seat."""

    kind: str = NONE
    seconds: float = 0.0
    increment: float = 0.0
    out: str = BOT_MOVES
    bot: str = ""

    def as_dict(self) -> dict[str, object]:
        return asdict(self)

    @property
    def runs(self) -> bool:
        return self.kind != NONE

    def first_bank(self) -> float | None:
        return self.seconds if self.kind == BANK else None

    def deadline(self, since: float, left: float | None) -> float | None:
        """When the time of the seat that decides is out."""
        if self.kind == BANK:
            return since + (left or 0.0)
        if self.kind == MOVE:
            return since + self.seconds
        return None

    def after(self, left: float | None, spent: float, turn_ended: bool) -> float | None:
        """What is left in the bank after a decision that took so long."""
        if self.kind != BANK or left is None:
            return left
        rest = max(left - max(spent, 0.0), 0.0)
        return rest + self.increment if turn_ended else rest

    def on_return(self, left: float | None) -> float | None:
        return left if left is None else max(left, LEAST_ON_RETURN)


def clock_of(told: dict[str, object]) -> Clock:
    """As it was stored."""
    return Clock(**told)  # type: ignore[arg-type]
