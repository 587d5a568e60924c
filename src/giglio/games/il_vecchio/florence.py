"""An office in Florence: scrolls, perhaps florins, the space on the track, and a tile of five."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.il_vecchio.actions import COUNCIL as TO_COUNCIL
from giglio.games.il_vecchio.actions import NOBILITY as TO_NOBILITY
from giglio.games.il_vecchio.crests import enter_track
from giglio.games.il_vecchio.deeds import grant
from giglio.games.il_vecchio.knowledge import (
    COUNCIL,
    NOBILITY,
    draw_tiles,
    return_seen,
    stack_of,
)
from giglio.games.il_vecchio.parts import (
    FLORINS,
    SCROLL,
    THE_COUNCIL,
    THE_NOBILITY,
    TRACK_NAMES,
    WHEN_FLORENCE,
)
from giglio.games.il_vecchio.setup import tell_seen
from giglio.games.il_vecchio.state import TILES, Moment, changed, changed_small
from giglio.kernel.chance import EVERYONE


def office_moves(state: Moment) -> vec[i64]:
    """florence-1: a track with room, and its florins (florence-3)"""
    moves = vec[i64](capacity=2)
    if may_take_office(state, THE_COUNCIL):
        moves = append(moves, TO_COUNCIL)
    if may_take_office(state, THE_NOBILITY):
        moves = append(moves, TO_NOBILITY)
    return moves


def may_take_office(state: Moment, track: i64) -> bool:
    return state.may_enter(track) and state.has(state.actor, FLORINS) >= state.extra_cost(track)


def take_office(state: Moment, track: i64) -> None:
    """florence-2 to florence-4"""
    seat = state.actor
    extra = state.extra_cost(track)
    scrolls = state.parts.office
    state.track = track
    state.gain(seat, SCROLL, -scrolls)
    state.gain(seat, FLORINS, -extra)
    if state.story is not None:
        facts = {"track": TRACK_NAMES[track], "scrolls": int(scrolls), "florins": int(extra)}
        state.story.tell("takes-office", seat, "il_vecchio/florence-2", facts)
    enter_track(state, "il_vecchio/florence-4")


def stack_number(state: Moment) -> i64:
    """Which stack belongs to the track that is being entered."""
    return COUNCIL if state.track == THE_COUNCIL else NOBILITY


def offer_tiles(state: Moment) -> None:
    """florence-5, florence-6; in the double turns there may be none left (end-4)"""
    which = stack_number(state)
    if len(stack_of(state, which)) == 0:
        finish_office(state, state.has_council(state.actor, WHEN_FLORENCE))
        return
    draw_tiles(state, state.actor, which, state.parts.seen)
    state.phase = TILES
    tell_seen(state, "il_vecchio/florence-5")


def tile_moves(state: Moment) -> vec[i64]:
    moves = vec[i64](capacity=5)
    tile: i64 = 0
    while state.seen >> tile > 0:
        if (state.seen >> tile) & 1 == 1:
            moves = append(moves, state.parts.keep + tile)
        tile += 1
    return moves


def keep_audience(state: Moment) -> i64:
    """Who sees which tile is kept: all, where it is turned up at once (end-5)."""
    if state.track == THE_COUNCIL and state.final == 1:
        return EVERYONE
    return 1 << state.actor


def keep(state: Moment, tile: i64) -> None:
    """florence-5, florence-7, florence-8"""
    seat = state.actor
    enhanced = state.has_council(seat, WHEN_FLORENCE)  # by a tile that lay there before
    which = stack_number(state)
    state.seen = state.seen & ~(1 << tile)
    return_seen(state, seat, which)
    if state.story is not None:
        state.story.tell(
            "keeps-tile", seat, "il_vecchio/florence-5",
            {"tile": state.parts.florence_names[tile]}, int(keep_audience(state)),
        )  # fmt: skip
        facts = {"track": TRACK_NAMES[state.track]}
        state.story.tell("puts-back", seat, "il_vecchio/florence-5", facts)
    if which == NOBILITY:
        state.florence = changed(state.florence, seat, state.florence[seat] | (1 << tile))
    elif state.final == 1:
        turn_up(state, seat, tile, "il_vecchio/end-5")
    else:
        state.unturned = changed_small(state.unturned, seat, tile + 1)
    finish_office(state, enhanced)


def finish_office(state: Moment, enhanced: bool) -> None:
    if enhanced:
        grant(state, state.actor, state.parts.council_for[WHEN_FLORENCE])  # council-9
    state.go_on()


def turn_up_new(state: Moment, seat: i64) -> None:
    """The council tile of the last turn, before anything is decided (florence-7)."""
    tile = i64(state.unturned[seat]) - 1
    state.unturned = changed_small(state.unturned, seat, 0)
    turn_up(state, seat, tile, "il_vecchio/florence-7")


def turn_up(state: Moment, seat: i64, tile: i64, clause: str) -> None:
    state.florence = changed(state.florence, seat, state.florence[seat] | (1 << tile))
    state.show(tile)
    if state.story is not None:
        state.story.tell("turns-up", seat, clause, {"tile": state.parts.florence_names[tile]})
    grant(state, seat, tile)
