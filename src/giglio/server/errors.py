"""What a client is told when something does not go: a status, a code, a reason."""

from __future__ import annotations

from giglio.kernel.refusal import IllegalAction
from giglio.server.shapes import ErrorTold
from giglio.table.table import StaleEntryError


class ServiceError(Exception):
    """Nothing has changed."""

    status = 500
    code = "error"

    def __init__(self, reason: str, code: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.code = code or self.code
        self.entry: int | None = None
        self.clause: str | None = None
        self.facts: dict[str, str | int] | None = None

    def told(self) -> ErrorTold:
        return {
            "status": self.status,
            "code": self.code,
            "reason": self.reason,
            "entry": self.entry,
            "clause": self.clause,
            "facts": self.facts,
        }


class NotFoundError(ServiceError):
    """No such table, or a key that opens nothing there: the answer is the same."""

    status = 404
    code = "not-found"

    def __init__(self) -> None:
        super().__init__("there is no such table, or this key does not open it")


class StaleError(ServiceError):
    """Made for another position than the present one, which is named."""

    status = 409
    code = "stale"

    def __init__(self, error: StaleEntryError) -> None:
        super().__init__(f"{error}; look at it again")
        self.entry = error.present


class RefusedError(ServiceError):
    status = 422
    code = "refused"


class BusyError(ServiceError):
    status = 503
    code = "busy"


class TooManyError(ServiceError):
    status = 429
    code = "too-many"


class MalformedError(ServiceError):
    status = 400
    code = "malformed"


def refused(error: IllegalAction) -> RefusedError:
    """Why the rules refuse an action: reason, clause and what programs word it from."""
    made = RefusedError(error.reason, error.code)
    made.clause = error.clause
    made.facts = dict(error.facts)
    return made
