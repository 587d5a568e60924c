"""The legal moves as a list for people: numbered, with long runs of numbers folded."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from giglio.cli.boards.parts import bare
from giglio.kernel.actions import Verb, Whole
from giglio.kernel.state import State
from giglio.words import Words

FOLDED_FROM = 12  # a whole number with more values than this is never listed one by one
MOST_LISTED = 24
PLACE = re.compile(r"([a-z])(\d+)")
MOST_NAMED = 24  # of a group, where a list is too long


@dataclass(frozen=True)
class Offer:
    """One line of the list: a single action, or a run of them that differ in a number."""

    text: str  # what is typed: “pass”, “bid 4–40”
    said: str  # what that means
    actions: tuple[int, ...]
    label: str = ""  # the number that may be typed for it
    values: tuple[int, ...] = ()  # of a run: the numbers

    @property
    def folded(self) -> bool:
        return bool(self.values)


def offers_of(state: State, words: Words) -> list[Offer]:
    """All legal actions. Where a number can be meant as such (a bid), moves bear no numbers."""
    runs: dict[tuple[object, ...], list[tuple[int, int]]] = {}
    offers: list[Offer] = []
    for action in state.legal():
        verb = state.edition.actions.verb_of(action)
        if not takes_number(verb):
            offers.append(single(state, action, words))
            continue
        *rest, last = verb.indices(action)
        number = verb.arguments[-1].value(last)
        runs.setdefault((verb.name, *rest), []).append((int(number), action))
    folded = [run(state, found, words) for found in runs.values()]
    if folded:
        return [*offers, *folded]
    return [
        Offer(offer.text, offer.said, offer.actions, str(number))
        for number, offer in enumerate(offers, 1)
    ]


def takes_number(verb: Verb) -> bool:
    if not verb.arguments:
        return False
    last = verb.arguments[-1]
    return isinstance(last, Whole) and last.size > FOLDED_FROM and not last.prefix


def single(state: State, action: int, words: Words) -> Offer:
    return Offer(state.words(action), words.action(state.describe(action)), (action,))


def run(state: State, found: list[tuple[int, int]], words: Words) -> Offer:
    values = tuple(number for number, _ in sorted(found))
    actions = tuple(action for _, action in sorted(found))
    stem = state.words(actions[0]).rpartition(" ")[0]
    described = state.describe(actions[0])
    described[[*described][-1]] = ranges(values)
    return Offer(f"{stem} {ranges(values)}", words.action(described), actions, "", values)


def ranges(numbers: Sequence[int]) -> str:
    """“4–40”, “1–3, 5”, and “300, 400 … 2100” for numbers in equal steps."""
    if len(numbers) > 2:
        steps = {later - former for former, later in pairwise(numbers)}
        if len(steps) == 1 and steps != {1}:
            return f"{numbers[0]}, {numbers[1]} … {numbers[-1]}"
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1][1:] = [number]
        else:
            parts.append([number])
    return ", ".join("–".join(map(str, part)) for part in parts)


def draw_offers(offers: Sequence[Offer], words: Words, complete: bool = False) -> RenderableType:
    """The list; too long a one is told in groups, in full only if it must be complete."""
    if len(offers) > MOST_LISTED and not complete:
        return Group(in_groups(offers, MOST_NAMED), Text(words.ui("play-moves-hint"), style="dim"))
    if len(offers) > MOST_LISTED:
        return in_groups(offers, len(offers))
    if len(offers) > 10 or not any(explained(offer) for offer in offers):
        return Columns([line(offer) for offer in offers], padding=(0, 3))
    table = bare(">", "<", "<")
    for offer in offers:
        said = offer.said if explained(offer) else ""
        table.add_row(Text(offer.label, "bold"), Text(offer.text, "bold"), Text(said, "dim"))
    return table


def explained(offer: Offer) -> bool:
    """Whether what is typed does not say it all."""
    return not offer.said.casefold().startswith(offer.text.casefold())


def line(offer: Offer) -> Text:
    return Text.assemble((f"{offer.label} " if offer.label else "", "bold"), offer.text)


def in_groups(offers: Sequence[Offer], most: int) -> RenderableType:
    """“build  chapel tower  2”, “lay … r1  a1–e1 a2–e2 … 31”; of each at most so many named."""
    table = bare("<", "<", ">")
    table.columns[1].no_wrap = False
    for group in groups(offers):
        common, names = told(group)
        names = in_runs(names)
        more = " …" if len(names) > most else ""
        named = Text(" ".join(names[:most]) + more, "dim")
        table.add_row(Text(common, "bold"), named, Text(str(len(group)), "dim"))
    return table


def groups(offers: Sequence[Offer]) -> list[list[Offer]]:
    """By verbs; those of a verb with two arguments by the one that has fewer values."""
    by_verb: dict[str, list[Offer]] = {}
    for offer in offers:
        by_verb.setdefault(offer.text if offer.folded else offer.text.split()[0], []).append(offer)
    found: list[list[Offer]] = []
    for same in by_verb.values():
        if len(same) == 1 or any(len(offer.text.split()) != 3 for offer in same):
            found.append(same)
            continue
        place = rarer_place(same)
        parts: dict[str, list[Offer]] = {}
        for offer in same:
            parts.setdefault(offer.text.split()[place], []).append(offer)
        found += parts.values()
    return found


def rarer_place(offers: Sequence[Offer]) -> int:
    values = [{offer.text.split()[place] for offer in offers} for place in (1, 2)]
    return 1 if len(values[0]) <= len(values[1]) else 2


def told(group: Sequence[Offer]) -> tuple[str, list[str]]:
    """What all of a group have in common, and what is different."""
    if len(group) == 1:
        return group[0].text, []
    texts = [offer.text.split() for offer in group]
    if len(texts[0]) == 3 and all(text[2] == texts[0][2] for text in texts):
        return f"{texts[0][0]} … {texts[0][2]}", [text[1] for text in texts]
    if len(texts[0]) == 3 and all(text[1] == texts[0][1] for text in texts):
        return f"{texts[0][0]} {texts[0][1]} …", [text[2] for text in texts]
    return texts[0][0], [" ".join(text[1:]) for text in texts]


def in_runs(names: Sequence[str]) -> list[str]:
    """Places that lie beside one another on a grid, taken together: “a1–e1 d2–e2 g2”."""
    runs: list[list[str]] = []
    for name in names:
        if runs and beside(runs[-1][-1], name):
            runs[-1].append(name)
        else:
            runs.append([name])
    return [run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]


def beside(former: str, later: str) -> bool:
    places = [PLACE.fullmatch(name) for name in (former, later)]
    if places[0] is None or places[1] is None:
        return False
    (column, row), (next_column, next_row) = places[0].groups(), places[1].groups()
    return row == next_row and ord(next_column) == ord(column) + 1
