"""What actions promise at first sight, in points: cheap enough to be asked in every rollout."""

from typing import Final

from mypy_extensions import i64

from giglio.games.princes import actions
from giglio.games.princes.auction import next_bid
from giglio.games.princes.characters import ROW
from giglio.games.princes.constants import (
    ADDING,
    BIDDING,
    KEEPING,
    LAST,
    NAMING,
    NONE,
    OFFERING,
    ORDERING,
)
from giglio.games.princes.counting import bonus_value, hand_cards
from giglio.games.princes.parts import (
    BONUS_DECK,
    BUILDER,
    JESTER,
    LANDSCAPE,
    LANDSCAPES,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PROFESSIONS,
)
from giglio.games.princes.rules import Princes
from giglio.games.princes.works import match_value, most_exchanged

FLORINS_A_POINT: Final = 180.0
A_CHARACTER: Final = 2.5
# Florins that are kept rather than exchanged, for each round to come.
KEPT_A_ROUND: Final[i64] = 600


class FirstSight:
    """One decision after another."""

    seat: i64
    rest: float  # rounds to come

    def __init__(self) -> None:
        self.seat = NONE
        self.rest = 0.0

    def consider(self, state: Princes) -> None:
        self.seat = state.actor
        self.rest = float(state.parts.rounds - state.round)

    def promise(self, state: Princes, action: i64) -> float:
        phase = state.phase
        if phase in (NAMING, LAST):
            return self.naming(state, action)
        if phase in (BIDDING, OFFERING):
            return self.bidding(state, action)
        if phase == KEEPING:
            return self.card(state, action - actions.KEEP)
        if phase == ORDERING:
            return 1.0 if action == actions.REST else 0.0
        return self.turn(state, action)

    def bidding(self, state: Princes, action: i64) -> float:
        if action == actions.PASS:
            return 0.0
        if state.phase == BIDDING:
            return self.object(state, state.object) - price_of(next_bid(state))
        return A_CHARACTER - price_of(100 * ((action - actions.OFFER) % ROW))

    # -- objects ---------------------------------------------------------------------------------

    def naming(self, state: Princes, action: i64) -> float:
        if action == actions.DECLINE:
            return 0.0
        if action >= actions.USE:
            return 0.5
        thing = action - (actions.NAME if state.phase == NAMING else actions.TAKE)
        return self.object(state, thing) - price_of(state.opening())

    def object(self, state: Princes, thing: i64) -> float:
        """What an object is worth on average."""
        if thing == JESTER:
            return 0.6 + 0.7 * self.rest
        if thing == BUILDER:
            return 2.5 + 0.3 * self.rest if state.builders[self.seat] > 0 else 1.0 + 0.5 * self.rest
        if thing == PRESTIGE:
            return 3.2
        if thing < LANDSCAPES:
            return self.landscape(state, thing)
        if thing == LANDSCAPE:
            return 2.0
        return 0.5 + 0.5 * self.rest

    def landscape(self, state: Princes, landscape: i64) -> float:
        if state.has_landscape(self.seat, landscape):
            return 2.5
        cards = state.hand(self.seat, PROFESSION_DECK)
        worth = 0.3 + 0.1 * self.rest
        card: i64 = 0
        while card < PROFESSIONS:
            if (cards >> card) & 1 == 1 and state.parts.wanted_landscape[card] == landscape:
                worth += 1.2
            card += 1
        return worth

    # -- cards -----------------------------------------------------------------------------------

    def card(self, state: Princes, card: i64) -> float:
        """`card`: as the verb `keep` numbers them."""
        if state.deck == PROFESSION_DECK:
            return float(match_value(state, self.seat, card))
        if state.deck == PRESTIGE_DECK:
            return float(state.parts.prestige_points[card - PROFESSIONS])
        assert state.deck == BONUS_DECK
        bonus = card - PROFESSIONS - len(state.parts.prestige_names)
        return float(bonus_value(state, self.seat, bonus, 1))

    # -- an action turn --------------------------------------------------------------------------

    def turn(self, state: Princes, action: i64) -> float:
        if state.phase == ADDING:
            return 1.0 if action == actions.FINISH else 0.5
        if action >= actions.RECRUIT:
            return 2.0 + 0.5 * float(match_value(state, self.seat, action - actions.RECRUIT))
        if action >= actions.COMPLETE:
            return 4.0 + 0.5 * float(match_value(state, self.seat, action - actions.COMPLETE))
        return self.purchase(state, action)

    def purchase(self, state: Princes, action: i64) -> float:
        if action >= actions.BUILD:
            return self.building(state, action - actions.BUILD)
        if action >= actions.USE:
            return 1.5
        if action >= actions.INTRODUCE:
            return self.freedom(state, action - actions.INTRODUCE)
        if action >= actions.DRAW:
            return self.drawing(state, action - actions.DRAW)
        return -1.0

    def drawing(self, state: Princes, deck: i64) -> float:
        if deck != PROFESSION_DECK:
            return 0.3
        return min(0.6 * self.rest, 2.5) - 0.9 * float(hand_cards(state, self.seat) - 1)

    def freedom(self, state: Princes, freedom: i64) -> float:
        return 1.2 * self.wanting(state, freedom, 1) - 1.2

    def wanting(self, state: Princes, thing: i64, kind: i64) -> float:
        """Cards in hand that prefer a building (kind 0) or freedom (1)."""
        cards = state.hand(self.seat, PROFESSION_DECK)
        number = 0.0
        card: i64 = 0
        while card < PROFESSIONS:
            if (cards >> card) & 1 == 1:
                wanted = state.parts.wanted_building[card]
                if kind == 1:
                    wanted = state.parts.wanted_freedom[card]
                if wanted == thing:
                    number += 1.0
            card += 1
        return number

    def building(self, state: Princes, building: i64) -> float:
        price = price_of(state.building_price(self.seat))
        return 3.0 + 1.6 * self.wanting(state, building, 0) - price

    def likely_exchange(self, state: Princes) -> i64:
        """All but what the rounds to come will need."""
        spare = state.florins[self.seat] - KEPT_A_ROUND * i64(self.rest)
        points = max(spare // state.parts.price, 0)
        return actions.EXCHANGE + min(points, most_exchanged(state))


def price_of(florins: i64) -> float:
    return float(florins) / FLORINS_A_POINT
