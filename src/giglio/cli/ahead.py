"""Looking ahead on a line that is being typed: where its complete moves lead, and what comes next.

Only as far as nothing new would be seen: chance, cards that are turned up and the decisions of
others end it, for they come when a move is made and not before.
"""

import re

from giglio.cli.moves import offers_of
from giglio.cli.typed import UnclearError, action_of, in_a_row
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import State
from giglio.words import Words


def ahead(text: str, state: State, words: Words) -> tuple[State, str] | None:
    """The position after all moves but the last, and what is typed of that one."""
    *done, last = split(text, state)
    if not done:
        return state, last
    after = state.clone()
    for move in done:
        if not carried_out(move, after, words):
            return None
    return after, last


def split(text: str, state: State) -> list[str]:
    """The moves on a line; the last one as it stands, with the space behind it."""
    *parts, last = re.split(r"[,;]", text)
    moves = [move for part in parts if part.strip() for move in in_a_row(part.strip(), state)]
    last = last.lstrip()
    *others, rest = in_a_row(last, state) or [""]
    return [*moves, *others, last if not others else rest + last[len(last.rstrip()) :]]


def carried_out(move: str, state: State, words: Words) -> bool:
    """Whether it is clear, legal, and leaves the same seat to decide with nothing new seen."""
    seat, before = state.actor, seen(state)
    try:
        state.play(action_of(move, state, offers_of(state, words), words))
    except (UnclearError, IllegalAction):
        return False
    return state.actor == seat and seen(state) == before


def seen(state: State) -> tuple[int, int]:
    return len(state.outcomes), int(state.reveals)
