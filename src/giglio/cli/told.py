"""What has happened, as lines or, where room is scarce, as running text."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from giglio.cli.screen import with_players
from giglio.kernel.events import Event
from giglio.words import Words

RUNNING_FROM = 10


def sentences(events: Sequence[Event], words: Words) -> list[Text]:
    return [with_players(words.event(event), words.names) for event in events]


def draw_events(events: Sequence[Event], words: Words, narrow: bool) -> RenderableType:
    """One line each; where many are to fit above a board, a turn runs together."""
    lines = sentences(events, words)
    if not narrow or len(lines) < RUNNING_FROM:
        return Group(*(Text.assemble(("· ", "dim"), line) for line in lines))
    paragraphs: list[list[Text]] = []
    first = former = None
    for event, line in zip(events, lines, strict=True):
        if first is None or former is None or opens(event, first, former):
            paragraphs.append([])
            first = event
        paragraphs[-1].append(line)
        former = event
    return Group(*(Text.assemble(("· ", "dim"), Text(" ").join(part)) for part in paragraphs))


def opens(event: Event, first: Event, former: Event) -> bool:
    """A paragraph lasts until what it began with comes again, from somebody else or later."""
    again = event.what == first.what
    return again and (event.what, event.seat) != (former.what, former.seat)
