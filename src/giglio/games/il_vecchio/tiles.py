"""Province tiles: used face up, once, before or after one’s action (turn-3, tile-1)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.il_vecchio.actions import GIVE, TAKE, TOKEN_NAMES
from giglio.games.il_vecchio.deeds import roll_member, welcome
from giglio.games.il_vecchio.parts import (
    ABBOT,
    ASSASSIN,
    FLORINS,
    FREE_AREA,
    TOKENS,
    USE_GIVE,
    USE_MEMBERS,
    USE_PLACE,
    USE_ROLL,
)
from giglio.games.il_vecchio.provinces import turn_down
from giglio.games.il_vecchio.state import GAIN, NONE, PRICE, Moment


def add_tiles(state: Moment, moves: vec[i64]) -> vec[i64]:
    """The tiles the acting seat can use now, those it can use once more among them."""
    seat = state.actor
    parts = state.parts
    up = state.provinces[seat]
    tile: i64 = 0
    while up >> tile > 0:
        if (up >> tile) & 1 == 1 and is_usable(state, seat, tile):
            moves = append(moves, parts.use + tile)
        tile += 1
    if (up >> parts.again) & 1 == 0:
        return moves
    down = state.used[seat]
    tile = 0
    while down >> tile > 0:
        if (down >> tile) & 1 == 1 and is_usable(state, seat, tile):
            moves = append(moves, parts.reuse + tile)
        tile += 1
    return moves


def is_usable(state: Moment, seat: i64, tile: i64) -> bool:
    """Whether a tile can do something here (tile-2 to tile-5); tile-7 and tile-8 wait for their
    own moment."""
    use = i64(state.parts.province_use[tile])
    if use == USE_GIVE:
        return can_pay(state, seat, tile)
    if USE_ROLL <= use <= USE_PLACE:
        return state.supply[seat] > 0
    return use == USE_MEMBERS and state.in_towns(seat) > 0


def can_pay(state: Moment, seat: i64, tile: i64) -> bool:
    asked = False
    token: i64 = 0
    while token < TOKENS:
        price = i64(state.parts.province_pays[tile * TOKENS + token])
        if price > 0:
            asked = True
            if state.has(seat, token) >= price:
                return True
        token += 1
    return not asked


def use_tile(state: Moment, tile: i64, again: bool) -> None:
    """It turns face down; used once more, the tile for that does, and this one stays (tile-6)."""
    seat = state.actor
    turn_down(state, seat, state.parts.again if again else tile)
    if state.story is not None:
        facts = {"tile": state.parts.province_names[tile]}
        if again:
            state.story.tell("reuses-tile", seat, "il_vecchio/tile-6", facts)
        else:
            state.story.tell("uses-tile", seat, "il_vecchio/tile-1", facts)
    use = i64(state.parts.province_use[tile])
    if use == USE_ROLL:
        roll_member(state, 1)  # tile-4
    elif use == USE_PLACE:
        welcome(state, FREE_AREA, 1)
    elif use == USE_MEMBERS:
        receive(state, FLORINS, state.in_towns(seat), "il_vecchio/tile-5")
        state.go_on()
    elif asks_price(state, tile):
        state.tile = tile
        state.phase = PRICE
    else:
        bring(state, tile)


def asks_price(state: Moment, tile: i64) -> bool:
    token: i64 = 0
    while token < TOKENS:
        if state.parts.province_pays[tile * TOKENS + token] > 0:
            return True
        token += 1
    return False


def price_moves(state: Moment) -> vec[i64]:
    """tile-3"""
    moves = vec[i64](capacity=TOKENS)
    token: i64 = 0
    while token < TOKENS:
        price = i64(state.parts.province_pays[state.tile * TOKENS + token])
        if price > 0 and state.has(state.actor, token) >= price:
            moves = append(moves, GIVE + token)
        token += 1
    return moves


def pay_price(state: Moment, token: i64) -> None:
    """tile-3"""
    count = i64(state.parts.province_pays[state.tile * TOKENS + token])
    state.gain(state.actor, token, -count)
    if state.story is not None:
        facts = {"token": TOKEN_NAMES[token], "count": int(count)}
        state.story.tell("pays-tile", state.actor, "il_vecchio/tile-3", facts)
    bring(state, state.tile)


def bring(state: Moment, tile: i64) -> None:
    """What a tile gives at once; for the rest the seat is asked (tile-2)."""
    parts = state.parts
    choice = False
    token: i64 = 0
    while token < TOKENS:
        amount = i64(parts.province_gains[tile * TOKENS + token])
        if amount > 0:
            receive(state, token, amount, "il_vecchio/tile-2")
        if parts.province_offers[tile * TOKENS + token] > 0:
            choice = True
        token += 1
    state.followers += i64(parts.province_wild[tile])
    state.tile = tile if choice else NONE
    if choice:
        state.phase = GAIN
    else:
        state.go_on()


def receive(state: Moment, token: i64, amount: i64, clause: str) -> None:
    state.gain(state.actor, token, amount)
    if state.story is not None:
        facts = {"token": TOKEN_NAMES[token], "count": int(amount)}
        state.story.tell("gains", state.actor, clause, facts)


# -- choosing what a tile brings -------------------------------------------------------------------


def gain_moves(state: Moment) -> vec[i64]:
    """What the tile in use offers; else any follower that is due."""
    if state.tile == NONE:
        return vec[i64]([TAKE + ASSASSIN, TAKE + ASSASSIN + 1, TAKE + ABBOT])
    moves = vec[i64](capacity=TOKENS)
    token: i64 = 0
    while token < TOKENS:
        if state.parts.province_offers[state.tile * TOKENS + token] > 0:
            moves = append(moves, TAKE + token)
        token += 1
    return moves


def take_gain(state: Moment, token: i64) -> None:
    """Followers one by one, since each may be of another kind; anything else at once."""
    if state.tile == NONE:
        state.followers -= 1
        receive(state, token, 1, "il_vecchio/follower-1")
    else:
        amount = i64(state.parts.province_offers[state.tile * TOKENS + token])
        state.tile = NONE
        if ASSASSIN <= token <= ABBOT:
            state.followers += amount - 1
            receive(state, token, 1, "il_vecchio/tile-2")
        else:
            receive(state, token, amount, "il_vecchio/tile-2")
    state.go_on()
