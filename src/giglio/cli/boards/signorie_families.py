"""The lower half of the board of Signorie: every family in a line, and one plan in full."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from giglio.cli.boards import View
from giglio.cli.boards.parts import Fitting, grid, marks, player, seat_label, seat_style, spaced
from giglio.words import Words

SEX_SIGNS = {"male": "♂", "female": "♀"}


def families(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """One line a seat in turn order: what it has, its dice, and how its rows stand."""
    waiting = threshold_space(view, names, words)
    table = Fitting(
        family_table(view, names, words, 14, words.board),
        family_table(view, names, words, 7, words.board),
    )
    return Group(table, waiting) if waiting else table


def family_table(view: View, names: Sequence[str], words: Words, most: int, label: Any) -> Table:
    rows = [words.name(name) for name in view["seats"][0]["rows"]]
    if most < 10:
        rows = [name[:4] for name in rows]
    heads = [label("vp"), label("florins"), "♂", "♀", label("sum"), label("brides"), *rows]
    table = grid(f"<{label('turn-order')}", *(f">{head}" for head in heads), tight=True)
    for seat in view["order"]:
        row = view["seats"][seat]
        table.add_row(
            seat_label(names, seat, view["actor"], most),
            Text(str(row["points"]), style="bold"),
            str(row["florins"]),
            *(family_members(row, sex) for sex in SEX_SIGNS),
            dice_sum(row, words),
            f"{row['brides']}/{len(view['weddings'])}",
            *(tiles_beside(plan_row) for plan_row in row["rows"].values()),
        )
    return table


def family_members(row: Mapping[str, Any], sex: str) -> Text:
    """The available supply, and the general stock in brackets."""
    stock = (f" ({row['stock'][sex]})", "dim")
    return Text.assemble(str(row["available"][sex]), stock)


def dice_sum(row: Mapping[str, Any], words: Words) -> Text:
    """The dice against the threshold: too many in red, and so in brackets."""
    over = row["sum"] > row["threshold"]
    said = Text(f"{row['sum']}/{row['threshold']}", style="red" if over else "")
    if over:
        said = Text.assemble(said, "!")
    return Text.assemble((words.board("passed"), "dim"), " ", said) if row["passed"] else said


def tiles_beside(row: Mapping[str, Any]) -> Text:
    """How many tiles lie beside a row and what they are worth; in bold, if it scores."""
    count = len(row["tiles"]) + row["face_down"]
    if not count:
        return Text("·", style="dim")
    return Text(f"{count}={row['value']}", style="bold" if row["scores"] else "dim")


def threshold_space(view: View, names: Sequence[str], words: Words) -> Text | None:
    signs = marks(names)
    there = [
        Text(f"{signs[seat]} {row['threshold_space'][sex]}{sign}", style=seat_style(seat))
        for seat, row in enumerate(view["seats"])
        for sex, sign in SEX_SIGNS.items()
        if row["threshold_space"][sex]
    ]
    if not there:
        return None
    return Text.assemble((f"{words.board('threshold-space')} ", "dim"), spaced(there, " · "))


# -- One plan in full ----------------------------------------------------------------------------


def plan(view: View, names: Sequence[str], seat: int, words: Words) -> RenderableType:
    """The rows of one seat: the tiles beside them and the Houses still wanted."""
    row = view["seats"][seat]
    if row["board"] is None:
        return Text(words.board("no-board"), style="dim")
    heading = Text.assemble(
        (f"{words.board('plan')} ", "dim"), player(names, seat, 20),
        (f" ({words.board('player-board', board=row['board'])})", "dim"),
    )  # fmt: skip
    labels = [words.board(label) for label in ("beside", "wanted", "value")]
    table = grid("<", *(f"<{label}" for label in labels))
    for column in table.columns[1:3]:
        column.no_wrap = False
    for name, plan_row in row["rows"].items():
        table.add_row(
            words.name(name),
            beside(plan_row, words),
            ", ".join(words.name(house) for house in plan_row["wanted"]) or "–",
            worth(plan_row, view["least_tiles"], words),
        )
    return Group(heading, table)


def beside(row: Mapping[str, Any], words: Words) -> str:
    tiles = [words.name(tile) for tile in row["tiles"]]
    if row["face_down"]:
        tiles.append(words.board("face-down", count=row["face_down"]))
    return ", ".join(tiles) or "–"


def worth(row: Mapping[str, Any], least: int, words: Words) -> Text:
    """What the row scores at the end, or how many tiles it lacks."""
    if not row["tiles"] and not row["face_down"]:
        return Text("–", style="dim")
    lacking = least - len(row["tiles"]) - row["face_down"]
    if lacking <= 0:
        return Text(words.board("row-scores", points=row["value"]), style="bold")
    return Text(words.board("row-lacks", points=row["value"], count=lacking), style="dim")
