"""One table: seats, record, undo, clocks; the only owner of a true state."""
