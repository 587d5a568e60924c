"""The arena: matches between computer players, and what can be said of their strength."""

from giglio.arena.course import Course
from giglio.arena.failure import ArenaError
from giglio.arena.match import Match
from giglio.arena.play import Played
from giglio.arena.report import Report, report
from giglio.arena.sequential import Question

__all__ = ["ArenaError", "Course", "Match", "Played", "Question", "Report", "report"]
