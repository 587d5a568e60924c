"""The score sheets, as far as somebody can know them."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from giglio.cli.boards.parts import grid, player
from giglio.kernel.state import State
from giglio.words import Words

GUESSES = 4


@dataclass(frozen=True)
class Sheet:
    """One seat's points by source, its place; parts that `eyes` cannot know are None."""

    seat: int
    parts: dict[str, int | None]
    total: int | None
    rank: int | None


def known_sheets(state: State, eyes: int | None = None) -> list[Sheet]:
    """Everything once the game is over (or for no eyes in particular, with a record in hand);
    before, what is the same in all that the seat may take the position for."""
    guesses = [state]
    if eyes is not None and state.actor >= 0:
        guesses += [state.resample(eyes, seed) for seed in range(GUESSES)]
    told = [[guess.score_sheet(seat) for guess in guesses] for seat in range(state.seats)]
    totals = [[guess.scores()[seat] for guess in guesses] for seat in range(state.seats)]
    ranks = [[guess.ranks()[seat] for guess in guesses] for seat in range(state.seats)]
    return [
        Sheet(
            seat,
            {key: agreed([sheet.get(key, 0) for sheet in told[seat]]) for key in told[seat][0]},
            agreed(totals[seat]),
            agreed(ranks[seat]),
        )
        for seat in range(state.seats)
    ]


def agreed(values: Sequence[int]) -> int | None:
    return values[0] if len(set(values)) == 1 else None


def draw_scores(sheets: Sequence[Sheet], words: Words) -> RenderableType:
    """One row a source, one column a player."""
    table = grid("<", *(">" for _ in sheets))
    for column, sheet in zip(table.columns[1:], sheets, strict=True):
        column.header = player(words.names, sheet.seat, 12)
    for key in sheets[0].parts:
        table.add_row(words.source(key), *(number(sheet.parts.get(key)) for sheet in sheets))
    totals = [Text(number(sheet.total), "bold") for sheet in sheets]
    if len(sheets[0].parts) > 1:
        table.add_row(Text(words.ui("scores-total"), "bold"), *totals)
    table.add_row(words.ui("scores-rank"), *(place(sheet.rank) for sheet in sheets))
    return table


def number(value: int | None) -> str:
    return "?" if value is None else str(value).replace("-", "−")


def place(rank: int | None) -> str:
    return "?" if rank is None else f"#{rank}"
