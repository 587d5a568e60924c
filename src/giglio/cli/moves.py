"""The legal moves as a list for people: numbered, with long runs of numbers folded."""

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
    """The list; too long a one is told by its verbs, unless it must be complete."""
    if len(offers) > MOST_LISTED and not complete:
        return Group(by_verb(offers), Text(words.ui("play-moves-hint"), style="dim"))
    if len(offers) > 10 or not any(explained(offer) for offer in offers):
        return Columns([line(offer) for offer in offers], padding=(0, 3))
    table = bare(">", "<", "<")
    table.columns[2].no_wrap = False  # where room is scarce, explanations give way, not numbers
    for offer in offers:
        said = offer.said if explained(offer) else ""
        table.add_row(Text(offer.label, "bold"), Text(offer.text, "bold"), Text(said, "dim"))
    return table


def explained(offer: Offer) -> bool:
    """Whether what is typed does not say it all."""
    return not offer.said.casefold().startswith(offer.text.casefold())


def line(offer: Offer) -> Text:
    return Text.assemble((f"{offer.label} " if offer.label else "", "bold"), offer.text)


def by_verb(offers: Sequence[Offer]) -> RenderableType:
    """“lay c4 r1 … (57 moves)”."""
    table = bare("<", "<", ">")
    verbs: dict[str, list[Offer]] = {}
    for offer in offers:
        verbs.setdefault(offer.text.split()[0], []).append(offer)
    for verb, found in verbs.items():
        span = "" if len(found) == 1 else f"{found[0].text} … {found[-1].text}"
        table.add_row(Text(verb, "bold"), Text(span, "dim"), Text(str(len(found)), "dim"))
    return table
