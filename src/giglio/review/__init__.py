"""A game looked at again: chances to win after every ply, and decisions that cost some of them."""

from giglio.review.examine import DEEP, DEPTHS, QUICK, Depth, Verdict
from giglio.review.failure import ReviewError
from giglio.review.marks import THRESHOLDS, mark_of
from giglio.review.report import Report, report
from giglio.review.review import Review

__all__ = [
    "DEEP", "DEPTHS", "QUICK", "THRESHOLDS", "Depth", "Report", "Review", "ReviewError",
    "Verdict", "mark_of", "report",
]  # fmt: skip
