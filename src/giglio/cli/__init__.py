"""giglio in a terminal: play, replay, verify, simulate, read the rules."""

import sys


def main() -> None:
    """The command `giglio`."""
    from giglio.cli.app import run

    sys.exit(run(sys.argv[1:]))
