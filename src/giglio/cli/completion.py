"""What Tab offers: the words that can stand at the end of what is typed."""

import re
from collections.abc import Callable, Iterable, Sequence

from giglio.kernel.state import State


def complete(
    text: str, state: State, commands: Sequence[str], arguments: Callable[[str], Sequence[str]]
) -> list[str]:
    """The next words of legal moves and of commands.

    `arguments` gives what may follow a command, as texts of one or more words.
    """
    piece = re.split(r"[,;]\s*", text)[-1]
    words = piece.lower().split()
    begun = "" if not piece or piece[-1].isspace() else words.pop()
    alone = piece == text
    texts = [state.words(action) for action in state.legal()]
    if alone and words and words[0] in commands:
        texts = [f"{words[0]} {argument}" for argument in arguments(words[0])]
    elif alone:
        texts += commands
    return sorted(set(next_words(texts, words, begun)), key=by_number)


def next_words(texts: Iterable[str], words: Sequence[str], begun: str) -> Iterable[str]:
    for text in texts:
        parts = text.split()
        if len(parts) > len(words) and parts[: len(words)] == list(words):
            candidate = parts[len(words)]
            if candidate.lower().startswith(begun):
                yield candidate


def by_number(word: str) -> tuple[int, str]:
    return (int(word), "") if word.isdigit() else (-1, word)
