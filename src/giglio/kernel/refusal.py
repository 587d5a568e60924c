"""What the kernel says when something is not allowed."""


class IllegalAction(ValueError):
    """The rules refuse an action. The state has not changed.

    `reason` says why in the rulebook's terms, `clause` names the clause of the rules page.
    `code` and `facts` say the same to programs, so that other languages can word it.
    """

    def __init__(
        self, reason: str, clause: str = "", code: str = "illegal", **facts: int | str
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.code = code
        self.facts = facts


class UnknownAction(IllegalAction):
    """A text, number or structure that names no action of this game at all."""


class GameError(RuntimeError):
    """A game broke its own contract: a mistake in rules or in an edition, never in a move."""


class EditionError(ValueError):
    """Component data that cannot be played with; says where and why."""
