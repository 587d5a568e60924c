"""What is said to people, in their language: events, questions, refusals, names, rules pages."""

from giglio.words.messages import LANGUAGES
from giglio.words.pages import Clause, Page, Section, read_page
from giglio.words.words import Words

__all__ = ["LANGUAGES", "Clause", "Page", "Section", "Words", "read_page"]
