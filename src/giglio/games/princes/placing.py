"""Where a piece lies best: where it leaves most room for others."""

from mypy_extensions import i64

from giglio.games.princes.actions import LAY
from giglio.games.princes.grid import COLUMNS, ROWS, beside, count_bits
from giglio.games.princes.laying import NEIGHBOURS_FROM, PLACES
from giglio.games.princes.parts import BUILDINGS, LANDSCAPES
from giglio.games.princes.rules import Princes


def rate_places(state: Princes, legal: list[int]) -> list[float]:
    return [rate_place(state, action) for action in legal]


def rate_place(state: Princes, action: i64) -> float:
    """Room for buildings counts most, then room for anything, then a snug place."""
    parts, seat, piece = state.parts, state.actor, state.piece
    covers = parts.placement_covers[parts.placement_at[piece * PLACES + action - LAY]]
    covered = state.covered[seat] | covers
    walls = state.walls[seat]
    if piece >= LANDSCAPES:
        walls = walls | covers
    forbidden = covered
    if state.builders[seat] < NEIGHBOURS_FROM:
        forbidden = forbidden | beside(walls)
    free = float(COLUMNS * ROWS - count_bits(forbidden))
    snug = float(count_bits(beside(covers) & ~covered))
    return room_for_buildings(state, seat, forbidden) + 0.3 * free - 0.1 * snug


def room_for_buildings(state: Princes, seat: i64, forbidden: i64) -> float:
    """How many of the buildings not yet built would still find a place."""
    parts = state.parts
    room = 0.0
    building: i64 = 0
    while building < BUILDINGS:
        if not state.has_built(seat, building):
            placement = parts.placement_first[LANDSCAPES + building]
            last = parts.placement_first[LANDSCAPES + building + 1]
            while placement < last:
                if parts.placement_covers[placement] & forbidden == 0:
                    room += 1.0
                    break
                placement += 1
        building += 1
    return room
