"""Conditional moves: “pass”, “bid up to 12”. Kept on the server, seen by their seat alone.

A plan is a row of steps; the first that is possible when the seat has to decide is played. It holds

* `turn`: until the seat's next decision, whatever happens before;
* `auction`: as often as needed, until something else than its own verbs is decided by anybody, or
  chance speaks or something is shown.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from giglio.kernel.actions import Actions, Whole
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import State

TURN, AUCTION = "turn", "auction"


@dataclass(frozen=True)
class Step:
    """Either the words of one action, or a verb whose number may go up to `most`."""

    words: str = ""
    verb: str = ""
    most: int = 0

    def check(self, actions: Actions) -> None:
        """IllegalAction where the game knows no such action."""
        if self.words:
            actions.parse(self.words)
            return
        verb = actions.named(self.verb)
        if not verb.arguments or not isinstance(verb.arguments[-1], Whole):
            raise IllegalAction(f"“{self.verb}” takes no number that could go up", code="no-plan")

    def choice(self, state: State, legal: Sequence[int]) -> int | None:
        if self.words:
            action = state.action(self.words)
            return action if action in legal else None
        actions = state.edition.actions
        verb = actions.named(self.verb)
        argument = verb.arguments[-1]
        assert isinstance(argument, Whole)
        fitting = [
            (argument.low + verb.indices(action)[-1], action)
            for action in legal
            if actions.verb_of(action) is verb
        ]
        possible = [pair for pair in fitting if pair[0] <= self.most]
        return min(possible)[1] if possible else None

    def name(self) -> str:
        return self.verb or self.words.lower().split()[0]


@dataclass(frozen=True)
class Plan:
    steps: tuple[Step, ...]
    holds: str = TURN

    def check(self, actions: Actions) -> None:
        for step in self.steps:
            step.check(actions)

    def choice(self, state: State) -> int | None:
        """What it plays for the seat that decides; None where nothing of it is possible."""
        legal = state.legal()
        for step in self.steps:
            action = step.choice(state, legal)
            if action is not None:
                return action
        return None

    def lapses(self, seat: int, actor: int, words: str, final: bool) -> bool:
        """Whether it is over after `actor` has decided this; `final`: chance spoke, or more."""
        if self.holds == TURN:
            return seat == actor
        return final or words.split()[0] not in {step.name() for step in self.steps}

    def as_dict(self) -> dict[str, object]:
        return asdict(self)

    def text(self) -> str:
        return json.dumps(self.as_dict())


def plan_from(text: str) -> Plan:
    told = json.loads(text)
    return Plan(tuple(Step(**step) for step in told["steps"]), told["holds"])
