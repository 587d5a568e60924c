"""`giglio replay` and `giglio verify`: a record looked at again, and proved."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from giglio.cli import saves
from giglio.cli.boards import Draw, board_of
from giglio.cli.cards import bad_edition
from giglio.cli.failure import FINE, REFUSED, misused
from giglio.cli.play import is_terminal
from giglio.cli.scores import draw_scores, known_sheets
from giglio.cli.screen import print_json, screen
from giglio.cli.told import position_lines
from giglio.kernel.refusal import EditionError
from giglio.kernel.state import OVER
from giglio.registry import game
from giglio.table.names import table_names
from giglio.table.record import SCRIPTED, Position, Record, RecordError
from giglio.words import Words


def positions_of(file: Path, edition: Path | None) -> tuple[Record, list[Position]]:
    """The record and every position of it, each with a state of its own."""
    record = saves.read(file)
    positions: list[Position] = []
    try:
        for at in record.positions(edition):
            positions.append(Position(at.ply, at.line, at.state.clone(), at.events))
    except RecordError as error:
        raise saves.broken(file, error) from error
    except EditionError as error:
        raise bad_edition(edition, error) from error
    return record, positions


def replay(file: Path, ply: int | None, edition: Path | None, language: str, as_json: bool) -> int:
    record, positions = positions_of(file, edition)
    if ply is not None and not 0 <= ply < len(positions):
        raise misused(f"This record has the plies 0 to {len(positions) - 1}, not {ply}.")
    if as_json:
        print_json(as_data(record, positions, ply))
        return FINE
    words = Words(game(record.game), language, table_names(record.names))
    if ply is None and is_terminal():
        from giglio.cli.steps import Steps

        Steps(positions, words, board_of(record.game)).run()
        return FINE
    last = positions[ply] if ply is not None else positions[-1]
    out = screen()
    for position in positions[: last.ply + 1]:
        for sentence in position_lines(position, words):
            out.print(Text(f"{position.ply:>4}  ", "dim") + sentence)
    out.print(drawing(last, words, board_of(record.game)))
    return FINE


def drawing(position: Position, words: Words, draw: Draw) -> RenderableType:
    state = position.state
    board = draw(state.view(None), words.names, None, words)
    if state.actor != OVER:
        return board
    return Group(board, draw_scores(known_sheets(state), words))


def as_data(record: Record, positions: Sequence[Position], ply: int | None) -> dict[str, object]:
    """For programs: the position (the last, or that after `ply` decisions) and how it came."""
    last = positions[ply] if ply is not None else positions[-1]
    state = last.state
    return {
        "game": record.game,
        "names": list(record.names),
        "plies": len(positions) - 1,
        "ply": last.ply,
        "actor": int(state.actor),
        "view": state.view(None),
        "scores": state.scores(),
        "ranks": state.ranks(),
        "log": [
            {"ply": position.ply, **event.as_dict()}
            for position in positions[: last.ply + 1]
            for event in position.events
        ],
    }


def verify(file: Path, edition: Path | None, as_json: bool) -> int:
    """Every decision legal, every outcome from the seed that was promised, or what is wrong."""
    record = saves.read(file)
    try:
        proof = record.verify(edition)
    except RecordError as error:
        if not as_json:
            raise saves.broken(file, error) from error
        wrong = {"line": error.line, "column": error.column, "reason": error.reason}
        print_json({"file": str(file), "verified": False, **wrong})
        return REFUSED
    except EditionError as error:
        raise bad_edition(edition, error) from error
    if as_json:
        counts = {"decisions": proof.decisions, "outcomes": proof.outcomes}
        print_json({"file": str(file), "verified": True, "seeded": proof.seeded, **counts})
        return FINE
    out = screen()
    out.print(f"{game(record.game).title}: {', '.join(table_names(record.names))}")
    out.print(f"✓ {proof.decisions} decisions, each of them legal")
    if proof.seeded:
        out.print(f"✓ the seed is the one promised by the commitment {record.commitment[:12]}…")
        out.print(f"✓ {proof.outcomes} outcomes of chance, each from that seed")
    else:
        out.print(f"✓ {proof.outcomes} outcomes of chance, each of them possible")
        out.print(f"! {unproved(record)}")
    return FINE


def unproved(record: Record) -> str:
    """Why a record without a fault proves less than it could."""
    if record.generator == SCRIPTED:
        return "This game was scripted: its outcomes were given, not drawn."
    return "The seed is not in this record, so that its outcomes cannot be proved random."
