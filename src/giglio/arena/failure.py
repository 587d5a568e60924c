"""What goes wrong in the arena, in one line for people."""


class ArenaError(Exception):
    """A match that cannot be played, or results that cannot be read; the text says what to do."""
