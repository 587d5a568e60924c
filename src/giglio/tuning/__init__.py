"""Tuning: better weights for a game's judgement, found by games against the present ones."""

from giglio.tuning.course import Course, Generation
from giglio.tuning.failure import TuningError
from giglio.tuning.plan import Plan

__all__ = ["Course", "Generation", "Plan", "TuningError"]
