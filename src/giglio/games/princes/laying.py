"""Laying landscapes and buildings into a principality."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.actions import LAY
from giglio.games.princes.constants import FROM_BUILDINGS, FROM_LANDSCAPES, LAYING, NONE
from giglio.games.princes.grid import beside, spaces_of
from giglio.games.princes.parts import LANDSCAPES, PIECES
from giglio.games.princes.state import Moment
from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import NO_ACTION

NEIGHBOURS_FROM: Final[i64] = 2  # builders that allow buildings side by side
PLACES: Final[i64] = 392  # 49 spaces in 8 turns: placements of a piece, by their number
TRIES: Final[i64] = 24  # random placements before all are listed


def blocked(state: Moment, seat: i64, piece: i64) -> i64:
    """The spaces that a piece may not cover (princes/lay-2, lay-3, builder-3)."""
    covered = state.covered[seat]
    if piece >= LANDSCAPES and state.builders[seat] < NEIGHBOURS_FROM:
        return covered | beside(state.walls[seat])
    return covered


def fits(state: Moment, seat: i64, piece: i64) -> bool:
    """Whether there is any place for a piece. What was found is kept until something is laid."""
    bit: i64 = 1
    known = state.fitting[seat]
    if (known >> piece) & 1 == 1:
        return True
    if (known >> (PIECES + piece)) & 1 == 1:
        return False
    if first_placement(state, seat, piece) == NONE:
        state.fitting[seat] = known | bit << (PIECES + piece)
        return False
    state.fitting[seat] = known | bit << piece
    return True


def first_placement(state: Moment, seat: i64, piece: i64) -> i64:
    parts = state.parts
    forbidden = blocked(state, seat, piece)
    placement = parts.placement_first[piece]
    last = parts.placement_first[piece + 1]
    while placement < last:
        if parts.placement_covers[placement] & forbidden == 0:
            return placement
        placement += 1
    return NONE


def begin_laying(state: Moment, piece: i64, back: i64) -> None:
    state.piece = piece
    state.back = back
    state.phase = LAYING


def laying_moves(state: Moment) -> vec[i64]:
    """princes/lay-1 to lay-4"""
    parts = state.parts
    forbidden = blocked(state, state.actor, state.piece)
    moves = vec[i64](capacity=128)
    placement = parts.placement_first[state.piece]
    last = parts.placement_first[state.piece + 1]
    while placement < last:
        if parts.placement_covers[placement] & forbidden == 0:
            moves = append(moves, LAY + parts.placement_action[placement])
        placement += 1
    return moves


def only_laying(state: Moment) -> i64:
    """The only placement there is, or NO_ACTION: without a list."""
    parts = state.parts
    forbidden = blocked(state, state.actor, state.piece)
    found = NO_ACTION
    placement = parts.placement_first[state.piece]
    last = parts.placement_first[state.piece + 1]
    while placement < last:
        if parts.placement_covers[placement] & forbidden == 0:
            if found != NO_ACTION:
                return NO_ACTION
            found = LAY + parts.placement_action[placement]
        placement += 1
    return found


def random_laying(state: Moment, stream: Pcg32) -> i64:
    """Any of the placements, each as likely: tried at random first, since a list is long."""
    parts = state.parts
    forbidden = blocked(state, state.actor, state.piece)
    first = parts.placement_first[state.piece]
    number = parts.placement_first[state.piece + 1] - first
    tries = TRIES
    while tries > 0:
        placement = first + stream.below(number)
        if parts.placement_covers[placement] & forbidden == 0:
            return LAY + parts.placement_action[placement]
        tries -= 1
    moves = laying_moves(state)
    return moves[stream.below(len(moves))]


def lay(state: Moment, place: i64) -> None:
    """`place`: space * 8 + turn."""
    seat = state.actor
    piece = state.piece
    placement = state.parts.placement_at[piece * PLACES + place]
    covers = state.parts.placement_covers[placement]
    state.covered[seat] |= covers
    state.laid = append(state.laid, placement * 8 + seat)
    state.fitting[seat] = 0
    state.piece = NONE
    if piece < LANDSCAPES:
        add_landscape(state, seat, piece, covers)
    else:
        add_building(state, seat, piece - LANDSCAPES, covers)
    state.resume()


def add_landscape(state: Moment, seat: i64, landscape: i64, covers: i64) -> None:
    """The second and every further one of a type scores (princes/landscape-3)."""
    points: i64 = 0
    if state.has_landscape(seat, landscape):
        points = state.parts.landscape_points
    state.landscapes[seat * LANDSCAPES + landscape] += 1
    state.score_from(seat, FROM_LANDSCAPES, points)
    if state.story is not None:
        tell_laid(state, seat, landscape, covers, points)


def add_building(state: Moment, seat: i64, building: i64, covers: i64) -> None:
    """princes/build-2"""
    bit: i64 = 1
    state.walls[seat] |= covers
    state.built[seat] |= bit << building
    state.score_from(seat, FROM_BUILDINGS, state.parts.building_points)
    if state.story is not None:
        piece = LANDSCAPES + building
        tell_laid(state, seat, piece, covers, state.parts.building_points)


def tell_laid(state: Moment, seat: i64, piece: i64, covers: i64, points: i64) -> None:
    assert state.story is not None
    clause = "princes/landscape-2" if piece < LANDSCAPES else "princes/build-2"
    facts = {
        "piece": state.parts.piece_names[piece],
        "spaces": spaces_of(int(covers)),
        "points": int(points),
    }
    state.story.tell("lays", seat, clause, facts)
