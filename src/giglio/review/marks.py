"""When a decision is called an inaccuracy, a mistake or a blunder: the one place that says so."""

INACCURACY = "inaccuracy"
MISTAKE = "mistake"
BLUNDER = "blunder"

# From how much lost chance to win (parts of 1) a decision gets a mark, the gravest first.
THRESHOLDS = {BLUNDER: 0.12, MISTAKE: 0.06, INACCURACY: 0.03}
# What looks lost must be so many standard errors of the estimate, else it is no more than noise.
SURE = 2.0
SIGNS = {INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}


def mark_of(loss: float, error: float = 0.0) -> str | None:
    """The mark of a decision that lost so much, give or take an error; None: a good one."""
    if loss < SURE * error:
        return None
    return next((mark for mark, least in THRESHOLDS.items() if loss >= least), None)
