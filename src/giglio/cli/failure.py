"""What goes wrong in a command, in one line, and the exit code it means."""

from typing import Final

FINE: Final = 0
REFUSED: Final = 1  # a check failed, or a file is not what it should be
USAGE: Final = 2  # the command line asks for something that is not there
INTERRUPTED: Final = 130


class FailureError(Exception):
    """One clear line for the person at the terminal."""

    def __init__(self, text: str, code: int = REFUSED) -> None:
        super().__init__(text)
        self.code = code


def misused(text: str) -> FailureError:
    return FailureError(text, USAGE)
