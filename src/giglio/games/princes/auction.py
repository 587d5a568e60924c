"""The auction phase: seats name objects, bid by hundreds, and acquire one each at most."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.actions import BID, DECLINE, FREE, NAME, PASS, PAY, TAKE
from giglio.games.princes.constants import AUCTIONS, BIDDING, FAVOUR, LAST, NAMING, NONE
from giglio.games.princes.objects import acquire, may_acquire
from giglio.games.princes.parts import LANDSCAPE, MERCHANT, OBJECT_NAMES, STACKS
from giglio.games.princes.state import Moment
from giglio.games.princes.windows import add_uses, score_merchant
from giglio.kernel.state import NO_ACTION


def begin_auctions(state: Moment) -> None:
    state.stage = AUCTIONS
    state.supplied = 0
    state.declined = 0
    state.closed = 0
    state.namer = state.starter  # princes/auction-4
    next_naming(state)


def next_naming(state: Moment) -> None:
    """The namer as long as it has no object, then the next seats clockwise (auction-8, -9, P1)."""
    state.object = NONE
    state.high_bid = 0
    state.high_bidder = NONE
    state.passed = 0
    waiting = state.everyone() & ~(state.supplied | state.declined)
    if waiting == 0:
        state.auctions_done()
        return
    while (waiting >> state.namer) & 1 == 0:
        state.namer = state.after(state.namer)
    state.actor = state.namer
    state.phase = LAST if waiting & (waiting - 1) == 0 else NAMING  # princes/auction-12, P2


# -- naming an object, or taking one as the last seat ----------------------------------------------


def can_name(state: Moment, seat: i64, thing: i64) -> bool:
    """princes/auction-2, auction-3, auction-13"""
    return (state.closed >> thing) & 1 == 0 and may_acquire(state, seat, thing)


def is_auctioned(state: Moment, thing: i64) -> bool:
    """With two players the landscapes are one object (princes/two-4)."""
    if state.seats == 2:
        return thing > 2
    return thing != LANDSCAPE


def naming_moves(state: Moment) -> vec[i64]:
    seat = state.actor
    verb = NAME if state.phase == NAMING else TAKE
    moves = vec[i64](capacity=12)
    if state.purse(seat) >= state.opening():  # princes/money-3
        thing: i64 = 0
        while thing <= STACKS:
            if is_auctioned(state, thing) and can_name(state, seat, thing):
                moves = append(moves, verb + thing)
            thing += 1
    if state.expansion:
        moves = add_uses(state, moves)
    return append(moves, DECLINE)


def name(state: Moment, thing: i64) -> None:
    """Naming an object is a bid of the opening price for it (princes/auction-4)."""
    state.object = thing
    state.high_bid = state.opening()
    state.high_bidder = state.actor
    if state.story is not None:
        facts = {"object": OBJECT_NAMES[thing], "amount": int(state.high_bid)}
        state.story.tell("names", state.actor, "princes/auction-4", facts)
    next_bidder(state)


def decline(state: Moment) -> None:
    """princes/auction-10: for the rest of the auctions"""
    bit: i64 = 1
    seat = state.actor
    if state.story is not None:
        if any_named(state):
            state.story.tell("declines", seat, "princes/auction-10")
        else:
            state.story.tell("cannot-name", seat, "princes/auction-13")
    state.declined |= bit << seat
    next_naming(state)


def any_named(state: Moment) -> bool:
    """Whether the acting seat can name anything."""
    return any(NAME <= action < TAKE + STACKS + 1 for action in naming_moves(state))


def take(state: Moment, thing: i64) -> None:
    """The last seat pays the opening price (princes/auction-12)."""
    state.object = thing
    state.high_bid = state.opening()
    state.high_bidder = state.actor
    award(state)


# -- bidding ---------------------------------------------------------------------------------------


def next_bidder(state: Moment) -> None:
    """The next seat clockwise that is still in, until the bid comes round (auction-5, -11)."""
    bidding = state.everyone() & ~(state.supplied | state.declined | state.passed)
    seat = state.after(state.actor)
    while seat != state.high_bidder:
        if (bidding >> seat) & 1 == 1:
            state.actor = seat
            state.phase = BIDDING
            return
        seat = state.after(seat)
    award(state)


def next_bid(state: Moment) -> i64:
    """One step more than the bid so far, no more and no less (princes/auction-5)."""
    return state.high_bid + state.parts.step


def may_bid(state: Moment) -> bool:
    """Whether the acting seat could pay the next bid and take the object (auction-13, -14)."""
    amount = next_bid(state)
    if amount > state.purse(state.actor) or amount > state.parts.coins:
        return False
    return may_acquire(state, state.actor, state.object)


def bid_action(state: Moment) -> i64:
    return BID + (next_bid(state) - state.parts.first_bid) // state.parts.step


def bidding_moves(state: Moment) -> vec[i64]:
    if may_bid(state):
        return vec[i64]([bid_action(state), PASS])
    return vec[i64]([PASS])


def only_bidding(state: Moment) -> i64:
    return NO_ACTION if may_bid(state) else PASS


def bid(state: Moment) -> None:
    state.high_bid = next_bid(state)
    state.high_bidder = state.actor
    if state.story is not None:
        facts = {"object": OBJECT_NAMES[state.object], "amount": int(state.high_bid)}
        state.story.tell("bids", state.actor, "princes/auction-5", facts)
    next_bidder(state)


def pass_object(state: Moment) -> None:
    """princes/auction-6: only on this object"""
    bit: i64 = 1
    seat = state.actor
    if state.story is not None:
        facts = {"object": OBJECT_NAMES[state.object]}
        if may_bid(state):
            state.story.tell("passes", seat, "princes/auction-6", facts)
        elif may_acquire(state, seat, state.object):
            state.story.tell("cannot-bid", seat, "princes/auction-14", facts)
        else:
            state.story.tell("cannot-bid", seat, "princes/auction-13", facts)
    state.passed |= bit << seat
    next_bidder(state)


# -- who has it ------------------------------------------------------------------------------------


def award(state: Moment) -> None:
    """Seat and stack are out for the round (princes/auction-1, auction-2)."""
    bit: i64 = 1
    seat = state.high_bidder
    state.actor = seat
    state.supplied |= bit << seat
    state.closed |= bit << state.object
    if state.characters[seat] == MERCHANT:
        state.phase = FAVOUR  # princes/merchant-2
    else:
        pay_and_acquire(state)


def pay_and_acquire(state: Moment) -> None:
    """princes/auction-7"""
    state.pay(state.actor, state.high_bid)
    if state.story is not None:
        facts = {"object": OBJECT_NAMES[state.object], "amount": int(state.high_bid)}
        state.story.tell("acquires", state.actor, "princes/auction-7", facts)
    acquire(state, state.actor, state.object)


def favour_moves() -> vec[i64]:
    return vec[i64]([FREE, PAY])


def take_free(state: Moment) -> None:
    """The Merchant: the object for nothing (princes/merchant-2)."""
    seat = state.actor
    state.characters[seat] = NONE
    if state.story is not None:
        facts = {"object": OBJECT_NAMES[state.object]}
        state.story.tell("takes-free", seat, "princes/merchant-2", facts)
    acquire(state, seat, state.object)


def pay_for_points(state: Moment) -> None:
    """The Merchant: pay as usual, and points instead (princes/merchant-3)."""
    score_merchant(state)
    pay_and_acquire(state)
