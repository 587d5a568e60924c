"""Town actions, reinforcement and recovery, with what council tiles add to them."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from giglio.games.il_vecchio.actions import (
    BISHOP as WITH_BISHOP,
)
from giglio.games.il_vecchio.actions import BUY, DONE, LEAST_AREA, LIE, ROLL, TAKE, TOKEN_NAMES
from giglio.games.il_vecchio.parts import (
    A_ROLL,
    ABBOT,
    ASSASSIN,
    BISHOP,
    BROWN,
    COLOURS,
    FLORINS,
    FREE_AREA,
    GREEN,
    SCROLL,
    SEVEN,
    TOKENS,
    WHEN_FOLLOWER,
    WHEN_RECOVERY,
    WHEN_REINFORCEMENT,
    WHEN_SCROLL,
)
from giglio.games.il_vecchio.state import (
    BUYING,
    GOODS,
    LYING_SHIFT,
    NONE,
    PLACING,
    STANDING,
    Moment,
    append_towns,
)

# -- a town action ---------------------------------------------------------------------------------


def help_moves(state: Moment) -> vec[i64]:
    """By the middleman (or alone, in a green town), or by a bishop (town-2, town-3, town-5)."""
    moves = vec[i64](capacity=2)
    colour = i64(state.parts.town_colour[state.town])
    if colour == GREEN or i64(state.middlemen[colour]) == state.town:
        moves = append(moves, LIE)
    if state.has(state.actor, BISHOP) > 0:
        moves = append(moves, WITH_BISHOP)
    return moves


def lie_down(state: Moment) -> None:
    """The member lies down, and a middleman goes on (town-2, town-5)."""
    seat, town = state.actor, state.town
    state.add_standing(seat, town, -1)
    state.add_lying(seat, town, 1)
    colour = i64(state.parts.town_colour[town])
    if colour == GREEN:
        if state.story is not None:
            facts = {"town": state.parts.town_names[town]}
            state.story.tell("lies-down", seat, "il_vecchio/town-5", facts)
    else:
        if state.story is not None:
            facts = {"town": state.parts.town_names[town]}
            state.story.tell("lies-down", seat, "il_vecchio/town-2", facts)
        move_middleman(state, colour, "il_vecchio/town-2")
    collect(state)


def move_middleman(state: Moment, colour: i64, clause: str) -> None:
    """Clockwise to the next town of his colour."""
    town = state.parts.next_town[i64(state.middlemen[colour])]
    state.middlemen[colour] = u8(town)
    if state.story is not None:
        facts = {"colour": COLOURS[colour], "town": state.parts.town_names[town]}
        state.story.tell("middleman-moves", state.turn, clause, facts)


def pay_bishop(state: Moment) -> None:
    """town-3"""
    state.gain(state.actor, BISHOP, -1)
    if state.story is not None:
        facts = {"town": state.parts.town_names[state.town]}
        state.story.tell("pays-bishop", state.actor, "il_vecchio/town-3", facts)
    collect(state)


def collect(state: Moment) -> None:
    """Take what the town brings, after a question where there are two kinds (town-4)."""
    first = i64(state.parts.town_colour[state.town]) * TOKENS
    only = NONE
    token: i64 = 0
    while token < TOKENS:
        if state.parts.goods[first + token] > 0:
            if only != NONE:
                state.phase = GOODS
                return
            only = token
        token += 1
    take_goods(state, only)


def goods_moves(state: Moment) -> vec[i64]:
    first = i64(state.parts.town_colour[state.town]) * TOKENS
    moves = vec[i64](capacity=4)
    token: i64 = 0
    while token < TOKENS:
        if state.parts.goods[first + token] > 0:
            moves = append(moves, TAKE + token)
        token += 1
    return moves


def take_goods(state: Moment, token: i64) -> None:
    """town-4, town-5, and what council tiles add (council-1 to council-5)"""
    seat = state.actor
    colour = i64(state.parts.town_colour[state.town])
    amount = state.parts.goods[colour * TOKENS + token]
    state.gain(seat, token, amount)
    if state.story is not None:
        clause = "il_vecchio/town-5" if colour == GREEN else "il_vecchio/town-4"
        facts = {
            "token": TOKEN_NAMES[token],
            "count": int(amount),
            "town": state.parts.town_names[state.town],
        }
        state.story.tell("takes", seat, clause, facts)
    if token != FLORINS or colour == BROWN:
        if token != SCROLL:
            enhance(state, token)
        elif may_buy(state, seat):
            state.phase = BUYING
            return
        if ASSASSIN <= token <= ABBOT:
            enhance(state, WHEN_FOLLOWER)
    state.go_on()


def may_buy(state: Moment, seat: i64) -> bool:
    tile = state.parts.council_for[WHEN_SCROLL]
    price = i64(state.parts.council_price[tile])
    return state.has_council(seat, WHEN_SCROLL) and state.has(seat, FLORINS) >= price


def buying_moves() -> vec[i64]:
    return vec[i64]([DONE, BUY])


def buy_scroll(state: Moment) -> None:
    """council-2"""
    tile = state.parts.council_for[WHEN_SCROLL]
    price = i64(state.parts.council_price[tile])
    state.gain(state.actor, FLORINS, -price)
    if state.story is not None:
        state.story.tell("buys-scroll", state.actor, "il_vecchio/council-2", {"cost": int(price)})
    grant(state, state.actor, tile)
    state.go_on()


# -- what council tiles bring ----------------------------------------------------------------------


def enhance(state: Moment, when: i64) -> None:
    """An action is taken that a council tile of the seat may enhance (council-1)."""
    if state.has_council(state.actor, when):
        grant(state, state.actor, state.parts.council_for[when])


def grant(state: Moment, seat: i64, tile: i64) -> None:
    """A council tile brings its bonus; what has to be chosen or rolled for it is due."""
    parts = state.parts
    first = tile * TOKENS
    token: i64 = 0
    while token < TOKENS:
        amount = i64(parts.council_gains[first + token])
        if amount > 0:
            state.gain(seat, token, amount)
            if state.story is not None:
                facts = {
                    "tile": parts.florence_names[tile],
                    "token": TOKEN_NAMES[token],
                    "count": int(amount),
                }
                state.story.tell("council-brings", seat, "il_vecchio/council-1", facts)
        token += 1
    state.followers += i64(parts.council_wild[tile])
    state.rolls += i64(parts.council_rolls[tile])


# -- reinforcement ---------------------------------------------------------------------------------


def reinforce(state: Moment) -> None:
    """reinforce-1, with the tile that doubles it (council-7) and the option (variant-1)"""
    seat = state.actor
    doubled = state.has_council(seat, WHEN_REINFORCEMENT) and state.supply[seat] > 1
    if state.story is not None:
        state.story.tell("reinforces", seat, "il_vecchio/reinforce-1")
    if state.free_reinforcement:
        welcome(state, FREE_AREA, 2 if doubled else 1)
    else:
        roll_member(state, 2 if doubled else 1)
    state.optional = 1 if doubled else 0


def throw(state: Moment, clause: str) -> i64:
    """Both dice together."""
    total = state.chance.pick(A_ROLL, state.parts.ways[:]) + LEAST_AREA
    if state.story is not None:
        state.story.tell("rolls", state.actor, clause, {"sum": int(total)})
    return total


def roll_member(state: Moment, count: i64) -> None:
    """arrival-1; a seven leaves the town open (arrival-2)"""
    total = throw(state, "il_vecchio/arrival-1")
    welcome(state, FREE_AREA if total == SEVEN else total, count)


def welcome(state: Moment, area: i64, count: i64) -> None:
    """Members come from the supply to the towns of an area."""
    state.area = area
    state.to_place = count
    state.optional = 0
    state.phase = PLACING


def towns_beside(state: Moment, area: i64) -> i64:
    return state.parts.all_towns if area == FREE_AREA else state.parts.area_towns[area]


def placing_moves(state: Moment) -> vec[i64]:
    moves = append_towns(vec[i64](capacity=8), state.parts.place, towns_beside(state, state.area))
    if state.optional == 1 and state.to_place == 1:
        moves = append(moves, DONE)
    return moves


def place(state: Moment, town: i64, clause: str) -> bool:
    """A member comes to a town; whether it was the last."""
    seat = state.actor
    state.supply[seat] -= 1
    state.add_standing(seat, town, 1)
    state.to_place -= 1
    if state.story is not None:
        state.story.tell("places", seat, clause, {"town": state.parts.town_names[town]})
    return state.to_place == 0


def placed_all(state: Moment) -> None:
    state.to_place = 0
    state.optional = 0
    state.area = NONE


def rolling_moves() -> vec[i64]:
    return vec[i64]([DONE, ROLL])


def roll_bonus(state: Moment) -> None:
    """council-6, council-7: one more member by a roll"""
    state.rolls -= 1
    roll_member(state, 1)


# -- recovery --------------------------------------------------------------------------------------


def recover(state: Moment) -> None:
    """recover-1"""
    seat = state.actor
    raised: i64 = 0
    at = seat * state.parts.towns
    last = at + state.parts.towns
    while at < last:
        here = i64(state.members[at])
        if here > STANDING:
            raised += here >> LYING_SHIFT
            state.members[at] = u8((here & STANDING) + (here >> LYING_SHIFT))
        at += 1
    state.gain(seat, FLORINS, state.parts.recovery)
    if state.story is not None:
        facts = {"count": int(raised), "florins": int(state.parts.recovery)}
        state.story.tell("recovers", seat, "il_vecchio/recover-1", facts)
    enhance(state, WHEN_RECOVERY)
    state.go_on()
