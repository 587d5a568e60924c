"""What all games share: states, actions, chance, events, clauses. No I/O, no clock, no threads."""
