"""Why an action is refused in The Princes of Florence, in the rulebook's terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.princes.auction import is_auctioned
from giglio.games.princes.characters import is_on_offer, lowest_offer
from giglio.games.princes.constants import (
    ACTING,
    ADDING,
    BIDDING,
    CHOOSING,
    DEALING,
    EXCHANGING,
    FAVOUR,
    INTRODUCED,
    JUST_WON,
    KEEPING,
    LAPSING,
    LAST,
    LAYING,
    NAMING,
    NONE,
    OFFERING,
    ORDERING,
    PROFESSOR_DECK,
    RECRUIT_NOW,
    TOOK_PROFESSION,
)
from giglio.games.princes.grid import MOST_TURNS, SPACE_NAMES
from giglio.games.princes.laying import PLACES, blocked
from giglio.games.princes.objects import may_acquire, most_builders
from giglio.games.princes.parts import (
    BUILDER,
    CHARACTER_NAMES,
    DECK_NAMES,
    LANDSCAPE,
    OBJECT_NAMES,
    PRESTIGE,
    PRESTIGE_DECK,
    PRINCESS,
    PROFESSION_DECK,
    PROFESSOR,
)
from giglio.games.princes.windows import any_cards
from giglio.games.princes.works import (
    best_value,
    minimum,
    most_exchanged,
    princess_value,
    value_so_far,
)
from giglio.kernel.refusal import IllegalAction

if TYPE_CHECKING:
    from giglio.games.princes.state import Moment

# What every phase asks for: its verbs, the clause and the reason why anything else must wait.
PHASE_VERBS = {
    int(DEALING): ("return",),
    int(NAMING): ("name", "decline", "use"),
    int(BIDDING): ("bid", "pass"),
    int(LAST): ("take", "decline", "use"),
    int(FAVOUR): ("free", "pay"),
    int(CHOOSING): ("choose",),
    int(LAYING): ("lay",),
    int(KEEPING): ("keep",),
    int(ORDERING): ("under", "rest"),
    int(RECRUIT_NOW): ("recruit", "later"),
    int(OFFERING): ("offer", "pass"),
    int(JUST_WON): ("use", "later"),
    int(LAPSING): ("use", "decline"),
    int(PROFESSOR_DECK): ("draw",),
    int(ACTING): ("complete", "build", "draw", "introduce", "recruit", "use", "done"),
    int(ADDING): ("add", "finish"),
    int(EXCHANGING): ("exchange",),
}
EXPECTED = {
    int(DEALING): ("setup-3", "return-first", "one of your profession cards goes back first"),
    int(NAMING): ("auction-4", "name-or-decline", "name an object to auction, or decline"),
    int(BIDDING): ("auction-5", "bid-or-pass", "raise the bid, or pass"),
    int(LAST): ("auction-12", "take-or-decline", "take an object as the last seat, or decline"),
    int(FAVOUR): ("merchant-2", "free-or-pay", "the Merchant: take it free, or pay for points"),
    int(CHOOSING): ("two-4", "choose-landscape", "choose which landscape you take"),
    int(LAYING): ("landscape-2", "lay-first", "lay the piece into your principality first"),
    int(KEEPING): ("look-2", "keep-first", "keep one of the cards you look at first"),
    int(ORDERING): ("look-3", "order-first", "lay the other cards under the deck first"),
    int(RECRUIT_NOW): ("recruit-1", "recruit-or-later", "recruit at once, or later"),
    int(OFFERING): ("characters-4", "offer-or-pass", "bid for a character, or pass"),
    int(JUST_WON): ("characters-9", "use-or-later", "use the character at once, or later"),
    int(LAPSING): ("characters-10", "use-or-lose", "use the character now, or give it back"),
    int(PROFESSOR_DECK): ("professor-1", "choose-deck", "choose the Professor’s deck first"),
    int(ACTING): ("action-2", "take-actions", "this is the action phase: take an action, or end"),
    int(ADDING): ("work-8", "finish-work", "a work is under way: add bonus cards, or finish it"),
    int(EXCHANGING): ("work-10", "exchange-now", "say how many points you take for the pay"),
}


def refuse(clause: str, code: str, reason: str, **facts: int | str) -> IllegalAction:
    return IllegalAction(reason, f"princes/{clause}", code, **facts)


def refusal(state: Moment, action: int) -> IllegalAction:
    """Why this action, which is not legal now, is refused."""
    verb = state.edition.actions.verb_of(action)
    phase = int(state.phase)
    if verb.name not in PHASE_VERBS[phase]:
        return refuse(*EXPECTED[phase])
    return REASONS[verb.name](state, verb.indices(action))


def too_dear(clause: str, needed: int, purse: int) -> IllegalAction:
    return refuse(
        clause, "too-dear", f"this takes {needed} florins, you can pay {purse}",
        needed=needed, have=purse,
    )  # fmt: skip


def no_actions_left() -> IllegalAction:
    return refuse("action-2", "no-actions-left", "you have taken all your actions of this round")


def below_minimum(state: Moment, value: int) -> IllegalAction:
    needed = int(minimum(state))
    return refuse(
        "work-2", "below-minimum",
        f"a work needs a value of {needed} in this round, this one reaches {value}",
        needed=needed, value=value,
    )  # fmt: skip


# -- cards -----------------------------------------------------------------------------------------


def no_return(state: Moment, indices: list[int]) -> IllegalAction:
    return not_in_hand(state.parts.profession_names[indices[0]])


def not_in_hand(card: str) -> IllegalAction:
    return refuse("work-1", "not-in-hand", "you do not have this card in your hand", card=card)


def not_seen(state: Moment, indices: list[int]) -> IllegalAction:
    cards = [name for names in state.parts.card_names for name in names]
    return refuse(
        "look-2", "not-seen", "this is none of the cards before you", card=cards[indices[0]]
    )


def no_rest(state: Moment, indices: list[int]) -> IllegalAction:
    return refuse("look-3", "two-left", "two cards are left: say which of them lies uppermost")


def no_recruiting(state: Moment, indices: list[int]) -> IllegalAction:
    seat, profession = state.actor, indices[0]
    name = state.parts.profession_names[profession]
    if state.recruiting[seat] == 0:
        return refuse("recruit-3", "no-recruiting-card", "you have no recruiting card")
    if state.tables[seat] >> profession & 1:
        return refuse(
            "recruit-4", "own-card", "nobody recruits from the cards before it", profession=name
        )
    return refuse(
        "recruit-4", "not-face-up", "this profession lies face up before none of your opponents",
        profession=name,
    )  # fmt: skip


# -- the auction -----------------------------------------------------------------------------------


def no_naming(state: Moment, indices: list[int]) -> IllegalAction:
    thing, seat = indices[0], int(state.actor)
    name = OBJECT_NAMES[thing]
    if not is_auctioned(state, thing):
        if thing == LANDSCAPE:
            return refuse("auction-4", "landscapes-apart", "name a forest, a lake or a park")
        return refuse("two-4", "landscapes-as-one", "with two players the landscapes are one")
    if state.closed >> thing & 1:
        return refuse(
            "auction-2", "stack-closed", "this stack has been auctioned in this round", object=name
        )
    if not may_acquire(state, seat, thing):
        return not_to_be_had(state, thing)
    return too_dear("money-3", int(state.opening()), int(state.purse(seat)))


def not_to_be_had(state: Moment, thing: int) -> IllegalAction:
    """An object that the acting seat could not take: empty stack, full board."""
    name = OBJECT_NAMES[thing]
    empty = len(state.prestige_deck) == 0 if thing == PRESTIGE else False
    if thing < LANDSCAPE and thing != PRESTIGE:
        empty = state.supply[thing] == 0
    if empty:
        return refuse("auction-3", "stack-empty", "this stack is empty", object=name)
    if thing == BUILDER:
        most = int(most_builders(state))
        return refuse("builder-1", "all-builders", f"you have {most} builders", count=most)
    return refuse("auction-13", "fits-nowhere", "it fits nowhere in your principality", object=name)


def no_bid(state: Moment, indices: list[int]) -> IllegalAction:
    parts, seat = state.parts, int(state.actor)
    needed = int(state.high_bid + parts.step)
    if not may_acquire(state, seat, state.object):
        return not_to_be_had(state, int(state.object))
    if needed > parts.coins:
        most = int(parts.coins)
        return refuse(
            "auction-14", "highest-bid", f"nobody bids more than {most} florins", most=most
        )
    if needed > state.purse(seat):
        return too_dear("money-3", needed, int(state.purse(seat)))
    return refuse(
        "auction-5", "wrong-step", f"the next bid is {needed}, no more and no less", needed=needed
    )


def no_choice(state: Moment, indices: list[int]) -> IllegalAction:
    return not_to_be_had(state, indices[0])


# -- laying and building ---------------------------------------------------------------------------


def no_place(state: Moment, indices: list[int]) -> IllegalAction:
    space, turn = indices
    parts, seat, piece = state.parts, state.actor, int(state.piece)
    turns = len(parts.shapes[piece])
    if turn >= turns:
        return refuse(
            "lay-1", "no-such-turn", f"this piece can be turned in {turns} ways, r1 to r{turns}",
            turns=turns,
        )  # fmt: skip
    placement = int(parts.placement_at[piece * PLACES + space * MOST_TURNS + turn])
    if placement == NONE:
        return refuse(
            "lay-1", "outside-grid", "the piece would not lie within the grid",
            space=SPACE_NAMES[space],
        )  # fmt: skip
    covers = parts.placement_covers[placement]
    if covers & state.covered[seat]:
        return refuse("lay-2", "overlaps", "the piece would overlap what lies there")
    assert covers & blocked(state, seat, piece)
    return refuse(
        "lay-3", "beside-building",
        "without two builders no building may share an edge with another or with the Palazzo",
    )  # fmt: skip


def no_building(state: Moment, indices: list[int]) -> IllegalAction:
    building, seat = indices[0], state.actor
    name = state.parts.building_names[building]
    if state.left == 0:
        return no_actions_left()
    if state.has_built(seat, building):
        return refuse("lay-5", "built-already", "you have built this already", building=name)
    if state.building_supply[building] == 0:
        return refuse("build-3", "none-left", "none of these is left", building=name)
    price = int(state.building_price(seat))
    if price > state.purse(seat):
        return too_dear("build-1", price, int(state.purse(seat)))
    return refuse("auction-13", "fits-nowhere", "it fits nowhere in your principality", object=name)


# -- other actions ---------------------------------------------------------------------------------


def no_freedom(state: Moment, indices: list[int]) -> IllegalAction:
    freedom, seat = indices[0], state.actor
    name = state.parts.freedom_names[freedom]
    if state.left == 0:
        return no_actions_left()
    if state.limits & INTRODUCED:
        return refuse("action-5", "one-freedom", "only one freedom is introduced in a round")
    if state.has_freedom(seat, freedom):
        return refuse("freedom-2", "freedom-there", "you have this freedom", freedom=name)
    if state.freedom_supply[freedom] == 0:
        return refuse("freedom-3", "no-freedom-left", "no such tile is left", freedom=name)
    return too_dear("freedom-1", int(state.parts.freedom_price), int(state.purse(seat)))


def no_drawing(state: Moment, indices: list[int]) -> IllegalAction:
    deck, seat, parts = indices[0], state.actor, state.parts
    professor = state.phase == PROFESSOR_DECK
    if deck == (PROFESSION_DECK if professor else PRESTIGE_DECK):
        return refuse(
            "professor-1" if professor else "action-4", "not-from-this-deck",
            "no card can be taken from this deck now", deck=DECK_NAMES[deck],
        )  # fmt: skip
    if state.left == 0 and not professor:
        return no_actions_left()
    if deck == PROFESSION_DECK and state.limits & TOOK_PROFESSION:
        return refuse("action-5", "one-profession", "only one profession is taken in a round")
    if len(state.deck_of(deck)) == 0:
        clause = "profession-2" if deck == PROFESSION_DECK else "bonus-2"
        return refuse(clause, "deck-empty", "this deck is used up", deck=DECK_NAMES[deck])
    profession = deck == PROFESSION_DECK
    price = int(parts.profession_price if profession else parts.bonus_price)
    clause = "profession-1" if profession else "bonus-1"
    return too_dear(clause, price, int(state.purse(seat)))


def no_work(state: Moment, indices: list[int]) -> IllegalAction:
    profession, seat = indices[0], state.actor
    if not state.hand(seat, PROFESSION_DECK) >> profession & 1:
        return not_in_hand(state.parts.profession_names[profession])
    if state.left == 0:
        return no_actions_left()
    return below_minimum(state, int(best_value(state, seat, profession)))


def no_bonus(state: Moment, indices: list[int]) -> IllegalAction:
    return not_in_hand(state.parts.bonus_names[indices[0]])


def no_finish(state: Moment, indices: list[int]) -> IllegalAction:
    return below_minimum(state, int(value_so_far(state)))


def no_exchange(state: Moment, indices: list[int]) -> IllegalAction:
    most = int(most_exchanged(state))
    return refuse(
        "work-10", "too-many-points", f"the pay for this work buys {most} points at most", most=most
    )


# -- characters ------------------------------------------------------------------------------------


def no_offer(state: Moment, indices: list[int]) -> IllegalAction:
    character, space = indices
    name, parts = CHARACTER_NAMES[character], state.parts
    if not is_on_offer(state, character):
        return refuse(
            "characters-8", "not-on-offer", "this card cannot be bid for now", character=name
        )
    lowest, highest = int(parts.lowest_space[character]), int(parts.highest_space[character])
    if not lowest <= space <= highest:
        return refuse(
            "characters-4", "no-such-space", f"this card has spaces from {lowest} to {highest}",
            character=name, lowest=lowest, highest=highest,
        )  # fmt: skip
    needed = int(lowest_offer(state, character))
    if space < needed:
        return refuse(
            "characters-5", "higher-space", f"the next bid for this card is {needed} or more",
            character=name, needed=needed,
        )  # fmt: skip
    return too_dear("characters-7", space * 100, int(state.florins[state.actor]))


def no_use(state: Moment, indices: list[int]) -> IllegalAction:
    character, seat = indices[0], state.actor
    name = CHARACTER_NAMES[character]
    if state.characters[seat] != character:
        return refuse("characters-8", "no-character", "you do not have this card", character=name)
    if character == PROFESSOR and not any_cards(state):
        return refuse("professor-1", "decks-empty", "no prestige or bonus cards are left")
    if state.phase == ACTING and state.left == 0:
        return no_actions_left()
    if state.phase == ACTING and character == PRINCESS:
        return below_minimum(state, int(princess_value(state, seat)))
    return refuse(
        "characters-9", "not-now", "this card is used in the action phase", character=name
    )


REASONS = {
    "return": no_return,
    "name": no_naming,
    "take": no_naming,
    "bid": no_bid,
    "choose": no_choice,
    "lay": no_place,
    "keep": not_seen,
    "under": not_seen,
    "rest": no_rest,
    "recruit": no_recruiting,
    "offer": no_offer,
    "use": no_use,
    "draw": no_drawing,
    "complete": no_work,
    "build": no_building,
    "introduce": no_freedom,
    "add": no_bonus,
    "finish": no_finish,
    "exchange": no_exchange,
}
