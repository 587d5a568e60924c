"""What goes wrong in tuning, in one line for people."""


class TuningError(Exception):
    """A tuning that cannot be carried out, or gone on with; the text says what to do."""
