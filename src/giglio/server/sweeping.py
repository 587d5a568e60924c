"""When Python looks for garbage that holds itself.

A full search goes through every object of every table and connection, and stops the server
meanwhile: half a second with a thousand tables. So what has lived for a while is set aside, and
only searched now and then.
"""

import gc
from time import monotonic

SET_ASIDE_EVERY = 5.0
SEARCH_ALL_EVERY = 900.0
THRESHOLDS = (5_000, 20, 100)


class Sweeper:
    def __init__(self) -> None:
        self.set_aside_at = self.searched_at = monotonic()
        self.usual = gc.get_threshold()
        gc.set_threshold(*THRESHOLDS)

    def sweep(self) -> None:
        """Called every second or so."""
        now = monotonic()
        if now - self.searched_at >= SEARCH_ALL_EVERY:
            self.searched_at = now
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        elif now - self.set_aside_at >= SET_ASIDE_EVERY:
            self.set_aside_at = now
            gc.collect(1)
            gc.freeze()

    def close(self) -> None:
        """Everything is searched as usual again."""
        gc.set_threshold(*self.usual)
        gc.unfreeze()
