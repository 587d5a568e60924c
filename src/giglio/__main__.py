"""`python -m giglio` is the command `giglio`."""

from giglio.cli import main

main()
