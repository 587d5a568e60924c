"""Taking over a province: followers, florins, the space on the track, and a tile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.il_vecchio.actions import COINS, FREE, PAY
from giglio.games.il_vecchio.crests import enter_track
from giglio.games.il_vecchio.deeds import enhance
from giglio.games.il_vecchio.journeys import has_payment
from giglio.games.il_vecchio.parts import (
    ABBOT,
    ASSASSIN,
    FLORINS,
    KNIGHT,
    TRACK_NAMES,
    WHEN_PROVINCE,
)
from giglio.games.il_vecchio.state import PAYING, PROVINCE, Moment, changed


def follower_moves(state: Moment) -> vec[i64]:
    """province-2: what fits, and with the tile for any followers all else (tile-7)"""
    parts = state.parts
    seat = state.actor
    moves = vec[i64](capacity=12)
    any_followers = may_use_in_payment(state, seat, parts.any_followers)
    if any_followers and not state.is_face_up(seat, parts.any_followers):
        # The tile for using once more serves here; it cannot waive the florins too.
        affordable = state.has(seat, FLORINS) >= state.next_cost(state.track)
        any_followers = affordable or state.is_face_up(seat, parts.no_florins)
    at = parts.payment_first[state.track]
    while at < parts.payment_first[state.track + 1]:
        fits = parts.payment_fits[at] == 1
        if (fits or any_followers) and has_payment(state, seat, parts.payment[at]):
            moves = append(moves, PAY + parts.payment[at])
        at += 1
    return moves


def may_use_in_payment(state: Moment, seat: i64, tile: i64) -> bool:
    """A takeover tile that lies face up, or one that can be used once more (tile-6)."""
    return state.is_face_up(seat, tile) or state.may_reuse(seat, tile)


def pay_followers(state: Moment, payment: i64) -> None:
    """province-2"""
    parts = state.parts
    seat = state.actor
    if not fits(state, payment):
        use_in_payment(state, seat, parts.any_followers, "il_vecchio/tile-7")
    state.gain(seat, ASSASSIN, -(payment >> 4))
    state.gain(seat, KNIGHT, -((payment >> 2) & 3))
    state.gain(seat, ABBOT, -(payment & 3))
    if state.story is not None:
        facts = {
            "region": TRACK_NAMES[state.track],
            "assassins": int(payment >> 4),
            "knights": int((payment >> 2) & 3),
            "abbots": int(payment & 3),
        }
        state.story.tell("pays-followers", seat, "il_vecchio/province-2", facts)
    state.phase = PAYING


def fits(state: Moment, payment: i64) -> bool:
    """Whether a region asks for just these followers."""
    at = state.parts.payment_first[state.track]
    while state.parts.payment[at] != payment:
        at += 1
    return state.parts.payment_fits[at] == 1


def use_in_payment(state: Moment, seat: i64, tile: i64, clause: str) -> None:
    """The tile turns face down; where it has been used, the one for using it once more does."""
    parts = state.parts
    turned = tile if state.is_face_up(seat, tile) else parts.again
    turn_down(state, seat, turned)
    if state.story is not None:
        names = parts.province_names
        if turned == tile:
            state.story.tell("uses-tile", seat, clause, {"tile": names[tile]})
        else:
            state.story.tell("reuses-tile", seat, "il_vecchio/tile-6", {"tile": names[tile]})


def turn_down(state: Moment, seat: i64, tile: i64) -> None:
    """tile-1"""
    state.provinces = changed(state.provinces, seat, state.provinces[seat] & ~(1 << tile))
    state.used = changed(state.used, seat, state.used[seat] | (1 << tile))


# -- florins ---------------------------------------------------------------------------------------


def paying_moves(state: Moment) -> vec[i64]:
    seat = state.actor
    moves = vec[i64](capacity=2)
    if state.has(seat, FLORINS) >= state.next_cost(state.track):
        moves = append(moves, COINS)
    if may_use_in_payment(state, seat, state.parts.no_florins):
        moves = append(moves, FREE)
    return moves


def pay_florins(state: Moment) -> None:
    """province-3"""
    seat = state.actor
    cost = state.next_cost(state.track)
    state.gain(seat, FLORINS, -cost)
    if state.story is not None:
        facts = {"region": TRACK_NAMES[state.track], "cost": int(cost)}
        state.story.tell("pays-florins", seat, "il_vecchio/province-3", facts)
    enter_track(state, "il_vecchio/province-4")


def pay_nothing(state: Moment) -> None:
    """tile-8"""
    use_in_payment(state, state.actor, state.parts.no_florins, "il_vecchio/tile-8")
    enter_track(state, "il_vecchio/province-4")


# -- the tile --------------------------------------------------------------------------------------


def tiles_left(state: Moment) -> i64:
    return state.province_stack & state.parts.region_tiles[state.track]


def offer_provinces(state: Moment) -> None:
    """province-6; in the double turns there may be none left (end-4)"""
    if tiles_left(state) != 0:
        state.phase = PROVINCE
    else:
        finish_takeover(state)


def province_moves(state: Moment) -> vec[i64]:
    moves = vec[i64](capacity=6)
    left = tiles_left(state)
    tile: i64 = 0
    while left >> tile > 0:
        if (left >> tile) & 1 == 1:
            moves = append(moves, state.parts.claim + tile)
        tile += 1
    return moves


def claim(state: Moment, tile: i64) -> None:
    """province-6"""
    seat = state.actor
    state.province_stack = state.province_stack & ~(1 << tile)
    state.provinces = changed(state.provinces, seat, state.provinces[seat] | (1 << tile))
    if state.story is not None:
        facts = {"tile": state.parts.province_names[tile]}
        state.story.tell("claims-tile", seat, "il_vecchio/province-6", facts)
    finish_takeover(state)


def finish_takeover(state: Moment) -> None:
    enhance(state, WHEN_PROVINCE)  # council-8
    state.go_on()
