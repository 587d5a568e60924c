"""A test that may be looked at after every deal: is a bot ahead of an even share of wins?

Money is bet against a claim about the mean of numbers between 0 and 1. While the claim holds, no
way of betting makes money on average; so money that grew twentyfold refutes it, with an error of at
most one in twenty, *whenever* one looks (Ville's inequality). Several stakes are played at once
and their money is added up, since nobody knows the best one beforehand. Nothing is assumed about
the numbers but that deals are independent: ties, mirrored seats and any spread are allowed for.

The idea: I. Waudby-Smith and A. Ramdas, “Estimating means of bounded random variables by betting”.
"""

from dataclasses import dataclass
from math import exp, log, log1p

AHEAD = "ahead"
NOT_AHEAD = "not ahead"
OPEN = "open"

STAKES = 16  # from a small part of what may be staked to nearly all of it
BOLDEST = 0.95


class Bets:
    """Money bet against the claim that the mean is at most `claimed`."""

    def __init__(self, claimed: float) -> None:
        if not 0 < claimed < 1:
            raise ValueError("the mean that is claimed lies between 0 and 1")
        self.claimed = claimed
        self.stakes = [BOLDEST * (number + 1) / STAKES / claimed for number in range(STAKES)]
        self.logs = [0.0] * STAKES  # logarithm of what each stake has grown to, from 1

    def see(self, value: float) -> None:
        if not 0 <= value <= 1:
            raise ValueError("only numbers from 0 to 1 can be bet on")
        gain = value - self.claimed
        self.logs = [
            grown + log1p(stake * gain) for grown, stake in zip(self.logs, self.stakes, strict=True)
        ]

    def evidence(self) -> float:
        """The logarithm of all the money, from 0."""
        most = max(self.logs)
        return most + log(sum(exp(grown - most) for grown in self.logs) / STAKES)


@dataclass(frozen=True)
class Question:
    """What is asked, and how wrong the answer may be.

    “Ahead” is said of a bot whose share is not above `even` with a chance of at most `error`,
    however long it is tried; “not ahead” with the same chance of one whose share is `margin` or
    more above it.
    """

    even: float
    margin: float = 0.05
    error: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.margin < 1 - self.even:
            raise ValueError(f"a margin lies between 0 and {1 - self.even:g}")
        if not 0 < self.error < 1:
            raise ValueError("an error lies between 0 and 1")


class Trial:
    """Shares of wins, seen deal by deal, until the question is answered."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.not_above = Bets(question.even)
        self.far_above = Bets(1 - question.even - question.margin)
        self.deals = 0
        self.answer = OPEN

    def see(self, share: float) -> None:
        """The first answer stands: what comes after it changes nothing."""
        if self.answer != OPEN:
            return
        self.deals += 1
        self.not_above.see(share)
        self.far_above.see(1 - share)
        needed = -log(self.question.error)
        if self.not_above.evidence() >= needed:
            self.answer = AHEAD
        elif self.far_above.evidence() >= needed:
            self.answer = NOT_AHEAD
