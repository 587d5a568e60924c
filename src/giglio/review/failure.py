"""What goes wrong in a review, in one line for people."""


class ReviewError(Exception):
    """A game that cannot be reviewed, or notes that cannot be kept; the text says what to do."""
