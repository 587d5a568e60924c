"""What a person typed, as actions: by number, by words, shortened, several on one line."""

import re
from collections.abc import Sequence

from giglio.cli.moves import Offer
from giglio.kernel.refusal import IllegalAction, UnknownAction
from giglio.kernel.state import State
from giglio.words import Words

MOST_NAMED = 6


class UnclearError(ValueError):
    """What was typed fits no action, or several; says so in words."""


def action_of(text: str, state: State, offers: Sequence[Offer], words: Words) -> int:
    """The action meant. It need not be legal: then the rules will say why not."""
    text = " ".join(text.lower().split())
    if text.removeprefix("#").isdigit():
        return by_number(int(text.removeprefix("#")), state, offers, words)
    found = by_beginning(text, state)
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        named = [state.words(action) for action in found[:MOST_NAMED]]
        more = " …" if len(found) > MOST_NAMED else ""
        raise UnclearError(words.ui("play-ambiguous", text=text, moves=", ".join(named) + more))
    return by_words(text, state)


def by_number(number: int, state: State, offers: Sequence[Offer], words: Words) -> int:
    """The number of a move in the list or, where numbers are bids or the like, that number."""
    labelled = [offer for offer in offers if offer.label == str(number)]
    runs = [offer for offer in offers if offer.folded]
    meant = [run for run in runs if number in run.values] or runs
    if labelled:
        return labelled[0].actions[0]
    if not runs:
        raise UnclearError(words.ui("play-no-label", number=number, most=len(offers)))
    if len(meant) > 1:
        named = ", ".join(run.text for run in meant)
        raise UnclearError(words.ui("play-ambiguous", text=str(number), moves=named))
    stem = state.words(meant[0].actions[0]).rpartition(" ")[0]
    return state.action(f"{stem} {number}")


def by_beginning(text: str, state: State) -> list[int]:
    """The legal actions whose words begin with the words typed; an exact one alone."""
    typed = text.split()
    found: list[int] = []
    for action in state.legal():
        canonical = state.words(action)
        if canonical == text:
            return [action]
        words = canonical.split()
        if len(words) == len(typed) and all(map(fits, typed, words)):
            found.append(action)
    return found


def fits(typed: str, word: str) -> bool:
    """Names may be shortened; numbers may not, so that “bid 1” is never “bid 10”."""
    return typed == word or (word.startswith(typed) and not any(map(str.isdigit, typed)))


def by_words(text: str, state: State) -> int:
    """Any action of the game, with its verb perhaps shortened."""
    verb, *rest = text.split() or [""]
    begun = [name for name in state.edition.actions.by_name if name.startswith(verb)]
    if verb and len(begun) == 1:
        verb = begun[0]
    return state.action(" ".join([verb, *rest]))


def pieces(text: str, state: State) -> list[str]:
    """The moves on one line, parted by commas or simply one after the other: “draw draw stop”."""
    parted = [piece.strip() for piece in re.split(r"[,;]", text) if piece.strip()]
    return [piece for part in parted for piece in in_a_row(part, state)]


def in_a_row(text: str, state: State) -> list[str]:
    """One move as it stands; several, where each verb is followed by what it takes."""
    words = text.split()
    if len(words) > 1 and all(word.isdigit() for word in words):
        return words
    verbs = state.edition.actions.by_name
    found: list[str] = []
    while words:
        verb = verbs.get(words[0].lower())
        if verb is None:
            return [text]
        length = 1 + len(verb.arguments)
        found.append(" ".join(words[:length]))
        words = words[length:]
    return found


def refused(error: IllegalAction, words: Words) -> str:
    """Why it does not go, as a sentence in the player's language."""
    if isinstance(error, UnknownAction):
        return words.ui("play-unknown", reason=error.reason)
    said = words.refusal(error)
    said = said[:1].upper() + said[1:]
    return said if said.endswith((".", "!", "?")) else f"{said}."
