"""Bots, hints and analysis, in processes of their own: the event loop never thinks."""

from giglio.server.thinking.pool import Pool, Question, ThinkingError

__all__ = ["Pool", "Question", "ThinkingError"]
