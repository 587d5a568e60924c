"""What boards are made of: players in their colours, a layout for narrow and for wide terminals."""

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

# The plain colours of a terminal: its own theme makes them readable on light and on dark.
SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold magenta", "bold cyan", "bold yellow")


class Fitting:
    """The first of several drawings of one thing that has room; the last one, where none has."""

    def __init__(self, *drawings: RenderableType) -> None:
        self.drawings = drawings

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for drawing in self.drawings[:-1]:
            if (
                Measurement.get(console, options.update(width=500), drawing).maximum
                <= options.max_width
            ):
                yield drawing
                return
        yield self.drawings[-1]


def marks(names: Sequence[str]) -> list[str]:
    """One sign for each player, to stand on tracks: a first letter where it tells them apart."""
    letters = [name[:1].upper() for name in names]
    if all(letter.strip() for letter in letters) and len(set(letters)) == len(letters):
        return letters
    return [str(seat + 1) for seat in range(len(names))]


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def player(names: Sequence[str], seat: int, most: int = 0) -> Text:
    """A player's name in the colour of the seat, cut to `most` signs."""
    name = names[seat]
    if most and len(name) > most:
        name = name[: most - 1] + "…"
    return Text(name, style=seat_style(seat), no_wrap=True)


def seat_label(names: Sequence[str], seat: int, actor: int, most: int = 14) -> Text:
    """The head of a seat's row: an arrow for whose turn it is, the mark, the name."""
    arrow = Text("▶ " if seat == actor else "  ", style="bold")
    mark = Text(marks(names)[seat], style=f"{seat_style(seat)} reverse")
    label = Text.assemble(arrow, mark, " ", player(names, seat, most))
    label.no_wrap = True
    return label


def framed(title: str, content: RenderableType, subtitle: str = "") -> Panel:
    return Panel(
        content, title=Text(title, style="bold"), title_align="left",
        subtitle=Text(subtitle) if subtitle else None, subtitle_align="right",
        box=box.ROUNDED, border_style="dim", padding=(0, 1),
    )  # fmt: skip


def grid(*columns: str, tight: bool = False) -> Table:
    """A table without lines; each column heading starts with < or > for its alignment."""
    padding = (0, 1 if tight else 2, 0, 0)
    table = Table(box=None, padding=padding, header_style="dim", pad_edge=False)
    for column in columns:
        justify, heading = column[:1], column[1:]
        table.add_column(heading, justify="right" if justify == ">" else "left", no_wrap=True)
    return table


def bare(*columns: str) -> Table:
    """The same without headings."""
    table = grid(*columns)
    table.show_header = False
    return table


def spaced(items: Sequence[Text], between: str = " ") -> Text:
    return Text(between).join(items)


def short_names(names: Sequence[str], least: int = 2) -> list[str]:
    """The beginnings of these names, as short as still tells them apart."""
    for length in range(least, max(map(len, names), default=0)):
        cut = [name[:length] for name in names]
        if len(set(cut)) == len(set(names)):
            return cut
    return list(names)
