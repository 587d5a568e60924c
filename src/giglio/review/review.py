"""A review on its way through a record."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from giglio.kernel.state import OVER, State
from giglio.registry import game, own_weights
from giglio.review.examine import QUICK, Depth, Verdict, chances, examine
from giglio.review.journal import Journal
from giglio.table.record import EditionSource, Record

FORMAT = "giglio review"
VERSION_OF_FORMAT = 1


class Review:
    """What has been found out about a game.

    With a `seat` only its decisions are weighed; of the others, only the chances are told.
    """

    def __init__(
        self,
        record: Record,
        depth: Depth = QUICK,
        seat: int | None = None,
        edition: EditionSource = None,
    ) -> None:
        self.record = record
        self.depth = depth
        self.seat = seat
        self.edition = edition
        self.final: State = record.replay(edition=edition)
        self.verdicts: dict[int, Verdict] = {}

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self.final.actor == OVER

    @property
    def plies(self) -> int:
        return len(self.record.decisions)

    @property
    def wanted(self) -> int:
        """How many positions are to be looked at: those in which somebody decides."""
        return self.plies + (0 if self.finished else 1)

    @property
    def complete(self) -> bool:
        return len(self.verdicts) == self.wanted

    def run(self, notes: Path | None = None) -> Iterator[Verdict]:
        """Look at one position after the other. Those that are in the notes come at once."""
        journal = Journal(notes, self.header())
        for position in self.record.positions(self.edition):
            if position.state.actor == OVER:
                return
            verdict = journal.verdicts.get(position.ply)
            if verdict is None:
                verdict = self.look(position.state, position.ply)
                journal.add(verdict)
            self.verdicts[verdict.ply] = verdict
            yield verdict

    def look(self, state: State, ply: int) -> Verdict:
        decisions = self.record.decisions
        played = decisions[ply].words if ply < len(decisions) else ""
        if not played or self.seat not in (None, state.actor):
            return chances(state, ply, self.depth, played)
        return examine(state, ply, played, self.depth)

    def header(self) -> dict[str, object]:
        """What must be the same for notes to be of use."""
        return {
            FORMAT: VERSION_OF_FORMAT,
            "game": self.record.game,
            "rules": game(self.record.game).rules,
            "record": digest(str(self.record)),
            "weights": digest(str(own_weights(self.record.game).values)),
            "depth": [self.depth.name, self.depth.find, self.depth.weigh],
            "seat": self.seat,
        }


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
