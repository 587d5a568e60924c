"""Points: nobility tiles, tracks, presence, majorities, crests, a passed double turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.il_vecchio.parts import (
    BISHOP,
    BLACK,
    CARRIAGE,
    CARRIAGES_WITH_BISHOPS,
    COUNCILLORS,
    CRESTS,
    FLORINS,
    GRAY,
    LINE,
    MOST_SPACES,
    NEIGHBOURS,
    NOBILITY_MASK,
    NOBLES,
    ONE_OF_EACH,
    REGION_PAIRS,
    REGION_SETS,
    REGIONS,
    SCROLL,
    SUPPLY_PAIRS,
    THE_COUNCIL,
    THE_NOBILITY,
    THREE_COLOURS,
    TOWN_PAIRS,
    TRACKS,
    UNUSED_PROVINCES,
    WHITE,
)
from giglio.games.il_vecchio.state import Moment

FIRST_NOBILITY_TILE: Final[i64] = 12


def points_of(state: Moment, seat: i64) -> i64:
    """All points of a seat, as they would stand if the game ended now."""
    return open_points(state, seat) + nobility_points(state, seat)


def open_points(state: Moment, seat: i64) -> i64:
    """What everybody can reckon: all but the nobility tiles."""
    points = presence_points(state, seat) + crest_points(state, seat) + passing_points(state, seat)
    track: i64 = 0
    while track < TRACKS:
        points += track_points(state, seat, track)
        if leader(state, track) == seat:
            points += state.parts.majority
        track += 1
    return points


# -- tracks ----------------------------------------------------------------------------------------


def track_points(state: Moment, seat: i64, track: i64) -> i64:
    """The points below the spaces of a seat’s members (score-2, score-3, end-4)."""
    points: i64 = 0
    at: i64 = 0
    last = state.parts.spaces[track] - 1
    space = state.parts.first_space[state.seats]
    while at < i64(state.filled[track]):
        if i64(state.lines[track * LINE + at]) == seat + 1:
            points += state.parts.points[track * MOST_SPACES + min(space, last)]
        at += 1
        space += 1
    return points


def leader(state: Moment, track: i64) -> i64:
    """Who has the most members there; of equals who had all of them there first (score-5)."""
    best: i64 = -1
    most: i64 = 0
    counts = vec[i64]([0, 0, 0, 0])
    at = track * LINE
    last = at + i64(state.filled[track])
    while at < last:
        seat = i64(state.lines[at]) - 1
        counts[seat] += 1
        if counts[seat] > most:  # who reaches a number first keeps it against equals
            most = counts[seat]
            best = seat
        at += 1
    return best


def region_members(state: Moment, seat: i64) -> i64:
    count: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        count += state.on_track(seat, region)
        region += 1
    return count


def presence_points(state: Moment, seat: i64) -> i64:
    """score-4"""
    track: i64 = 0
    while track < TRACKS:
        if state.on_track(seat, track) == 0:
            return 0
        track += 1
    return state.parts.presence


def crest_points(state: Moment, seat: i64) -> i64:
    """score-6"""
    return i64(state.crests[seat]) * state.parts.crest_points


def passing_points(state: Moment, seat: i64) -> i64:
    """score-7"""
    return state.parts.passing if (state.passed >> seat) & 1 == 1 else 0


# -- nobility tiles --------------------------------------------------------------------------------


def nobility_points(state: Moment, seat: i64) -> i64:
    """score-1"""
    points: i64 = 0
    tiles = (state.florence[seat] & NOBILITY_MASK) >> FIRST_NOBILITY_TILE
    tile: i64 = 0
    while tiles >> tile > 0:
        if (tiles >> tile) & 1 == 1:
            points += tile_points(state, seat, tile)
        tile += 1
    return points


def tile_points(state: Moment, seat: i64, tile: i64) -> i64:
    """What a nobility tile, counted from 0, brings its owner."""
    times = count_of(state, seat, i64(state.parts.nobility_counts[tile]))
    most = i64(state.parts.nobility_most[tile])
    if most > 0 and times > most:
        times = most
    return times * i64(state.parts.nobility_points[tile])


def count_of(state: Moment, seat: i64, counts: i64) -> i64:
    """How often a seat fulfils what a nobility tile counts (noble-1 to noble-12)."""
    if counts <= TOWN_PAIRS:
        return count_off_tracks(state, seat, counts)
    if counts <= COUNCILLORS and counts != ONE_OF_EACH:
        return count_on_tracks(state, seat, counts)
    if counts == ONE_OF_EACH:
        return 1 if has_one_of_each(state, seat) else 0
    if counts == UNUSED_PROVINCES:
        return bits(state.provinces[seat])
    if counts == CARRIAGES_WITH_BISHOPS:
        return min(state.has(seat, CARRIAGE), state.has(seat, BISHOP))
    assert counts == CRESTS
    return state.parts.crest_scale[min(i64(state.crests[seat]), len(state.parts.crest_scale) - 1)]


def count_off_tracks(state: Moment, seat: i64, counts: i64) -> i64:
    if counts == SUPPLY_PAIRS:
        return i64(state.supply[seat]) // 2
    if counts == TOWN_PAIRS:
        return state.in_towns(seat) // 2
    assert counts == THREE_COLOURS
    if (
        is_in(state, seat, state.parts.colour_towns[WHITE])
        and is_in(state, seat, state.parts.colour_towns[GRAY])
        and is_in(state, seat, state.parts.colour_towns[BLACK])
    ):
        return 1
    return 0


def count_on_tracks(state: Moment, seat: i64, counts: i64) -> i64:
    if counts == REGION_PAIRS:
        return region_members(state, seat) // 2
    if counts == REGION_SETS:
        fewest = state.on_track(seat, 0)
        region: i64 = 1
        while region < REGIONS:
            fewest = min(fewest, state.on_track(seat, region))
            region += 1
        return fewest
    if counts == NOBLES:
        return state.on_track(seat, THE_NOBILITY)
    if counts == COUNCILLORS:
        return state.on_track(seat, THE_COUNCIL)
    assert counts == NEIGHBOURS
    return state.seats * neighbour_pairs(state, seat)


def neighbour_pairs(state: Moment, seat: i64) -> i64:
    """Pairs of neighbours on all tracks; nobody belongs to two pairs (noble-6, ruling I6)."""
    pairs: i64 = 0
    track: i64 = 0
    while track < TRACKS:
        at = track * LINE
        last = at + i64(state.filled[track]) - 1
        while at < last:
            if i64(state.lines[at]) == seat + 1 and i64(state.lines[at + 1]) == seat + 1:
                pairs += 1
                at += 1
            at += 1
        track += 1
    return pairs


def is_in(state: Moment, seat: i64, towns: i64) -> bool:
    """Whether a member of a seat is in one of these towns, standing or lying."""
    first = seat * state.parts.towns
    town: i64 = 0
    while towns >> town > 0:
        if (towns >> town) & 1 == 1 and state.members[first + town] > 0:
            return True
        town += 1
    return False


def has_one_of_each(state: Moment, seat: i64) -> bool:
    return (
        state.follower_count(seat) > 0
        and state.has(seat, FLORINS) > 0
        and state.has(seat, SCROLL) > 0
        and state.has(seat, CARRIAGE) > 0
        and state.has(seat, BISHOP) > 0
    )


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask > 0:
        mask = mask & (mask - 1)
        count += 1
    return count
