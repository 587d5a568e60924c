"""What objects, cards and characters are worth to a seat, in points, and what rivals would pay."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.auction import can_name, is_auctioned
from giglio.games.princes.decks import cards_in
from giglio.games.princes.laying import first_placement
from giglio.games.princes.objects import landscape_for, may_acquire
from giglio.games.princes.outlook import Outlook, sorted_in
from giglio.games.princes.parts import (
    BANKER,
    BUILDER,
    CARDINAL,
    DECKS,
    JESTER,
    LANDSCAPE,
    LANDSCAPES,
    MERCHANT,
    MUSE,
    OBJECTS,
    PRESTIGE,
    PRESTIGE_DECK,
    PRINCESS,
    PROFESSION_DECK,
    PROFESSIONS,
    RECRUITING,
)
from giglio.games.princes.rules import NO_STATE, Princes
from giglio.games.princes.weights import NEED, RIVAL_PRICE
from giglio.games.princes.works import common_value, match_value, princess_value
from giglio.kernel.layers import card_of

EXTRA_ACTION: Final = 1.8  # points, for the Cardinal
FREE_OBJECT: Final = 2.0  # points that the Merchant saves
PROFESSORS_CARD: Final = 2.5


class Appraisal:
    """One position, looked at from every seat; things are put into it in thought and taken out."""

    weights: vec[float]
    outlook: Outlook
    state: Princes  # a twin that may be changed
    now: vec[float]  # by seat: its worth as things are
    gains: vec[float]  # by seat and object

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.outlook = Outlook(weights)
        self.state = NO_STATE
        self.now = vec[float]()
        self.gains = vec[float]()

    def look(self, state: Princes) -> None:
        twin = state.clone()
        assert isinstance(twin, Princes)
        self.state = twin
        self.now = vec[float](capacity=state.seats)
        seat: i64 = 0
        while seat < state.seats:
            self.now = append(self.now, self.worth(seat))
            seat += 1

    def worth(self, seat: i64) -> float:
        return self.outlook.worth(self.state, seat)

    def cost(self, seat: i64, amount: i64) -> float:
        """What paying so much takes away in points."""
        state = self.state
        self.outlook.measure(state, seat)
        florins = state.florins[seat]
        points = state.points_to_sell(seat, amount)
        after = florins + points * state.parts.sale - amount
        return float(points) + self.outlook.money(float(florins)) - self.outlook.money(float(after))

    # -- objects ---------------------------------------------------------------------------------

    def weigh_objects(self) -> None:
        """What each object is worth to each seat that can still acquire one; others have 0."""
        state = self.state
        self.gains = vec[float](capacity=state.seats * OBJECTS)
        seat: i64 = 0
        while seat < state.seats:
            free = ((state.supplied | state.declined) >> seat) & 1 == 0
            thing: i64 = 0
            while thing < OBJECTS:
                gain = 0.0
                if free and is_auctioned(state, thing) and self.to_be_had(seat, thing):
                    gain = self.gain(seat, thing)
                self.gains = append(self.gains, gain)
                thing += 1
            seat += 1

    def to_be_had(self, seat: i64, thing: i64) -> bool:
        if thing == self.state.object:
            return may_acquire(self.state, seat, thing)
        return can_name(self.state, seat, thing)

    def gain(self, seat: i64, thing: i64) -> float:
        """What an object adds to the worth of a seat."""
        if thing == PRESTIGE:
            return self.expected_card(seat, PRESTIGE_DECK)
        if thing == LANDSCAPE:
            return self.best_landscape(seat)
        if thing < LANDSCAPES:
            return self.landscape_gain(seat, thing)
        state = self.state
        if thing == JESTER:
            state.jesters[seat] += 1
            gain = self.worth(seat) - self.now[seat]
            state.jesters[seat] -= 1
        elif thing == BUILDER:
            points = state.parts.builder_points[state.builders[seat]]
            state.builders[seat] += 1
            gain = self.worth(seat) - self.now[seat] + float(points)
            state.builders[seat] -= 1
        else:
            assert thing == RECRUITING
            state.recruiting[seat] += 1
            gain = self.worth(seat) - self.now[seat]
            state.recruiting[seat] -= 1
        return gain

    def best_landscape(self, seat: i64) -> float:
        best = 0.0
        landscape: i64 = 0
        while landscape < LANDSCAPES:
            if landscape_for(self.state, seat, landscape):
                best = max(best, self.landscape_gain(seat, landscape))
            landscape += 1
        return best

    def landscape_gain(self, seat: i64, landscape: i64) -> float:
        """Laid in the first place that there is."""
        state = self.state
        placement = first_placement(state, seat, landscape)
        if placement < 0:
            return 0.0
        covers = state.parts.placement_covers[placement]
        points = 0.0
        if state.has_landscape(seat, landscape):
            points = float(state.parts.landscape_points)
        at = seat * LANDSCAPES + landscape
        state.landscapes[at] += 1
        state.covered[seat] |= covers
        gain = self.worth(seat) - self.now[seat] + points
        state.landscapes[at] -= 1
        state.covered[seat] &= ~covers
        return gain

    # -- what is paid for them -------------------------------------------------------------------

    def willing(self, seat: i64, thing: i64) -> i64:
        """How many florins a rival is likely to bid at most."""
        state = self.state
        gain = self.gains[seat * OBJECTS + thing] * self.weights[RIVAL_PRICE]
        amount = i64(gain * float(state.parts.price) / self.weights[NEED])
        return min(amount, state.purse(seat))

    def rival_price(self, me: i64, thing: i64) -> i64:
        """What the keenest rival would bid."""
        most: i64 = 0
        seat: i64 = 0
        while seat < self.state.seats:
            if seat != me:
                most = max(most, self.willing(seat, thing))
            seat += 1
        return most

    def prospect(self, me: i64, thing: i64) -> float:
        """What naming an object is likely to bring: it is won at the price of the keenest rival,
        or not at all."""
        state = self.state
        gain = self.gains[me * OBJECTS + thing]
        price = max(self.rival_price(me, thing), state.opening())
        step = state.parts.step
        price = min((price + step - 1) // step * step, state.parts.coins)
        if price > state.purse(me):
            return 0.0
        return max(gain - self.cost(me, price), 0.0)

    def best_prospect(self, me: i64, but: i64) -> float:
        """The best of the other objects that a seat may still acquire."""
        best = 0.0
        thing: i64 = 0
        while thing < OBJECTS:
            if thing != but and is_auctioned(self.state, thing) and can_name(self.state, me, thing):
                best = max(best, self.prospect(me, thing))
            thing += 1
        return best

    # -- cards -----------------------------------------------------------------------------------

    def card_gain(self, seat: i64, deck: i64, card: i64) -> float:
        """What a card in hand adds to the worth of a seat."""
        bit: i64 = 1
        state = self.state
        state.hands[seat * DECKS + deck] |= bit << card
        gain = self.worth(seat) - self.now[seat]
        state.hands[seat * DECKS + deck] &= ~(bit << card)
        return gain

    def unseen(self, seat: i64, deck: i64) -> i64:
        """The cards that may lie on top of a deck, as far as a seat knows."""
        state = self.state
        bit: i64 = 1
        cards: i64 = 0
        for entry in state.deck_of(deck):
            cards = cards | bit << card_of(entry)
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                hand = state.hand(other, deck)
                if deck == PROFESSION_DECK:
                    hand = hand & ~state.open_hands[other]
                cards = cards | hand
            other += 1
        return cards

    def expected_card(self, seat: i64, deck: i64) -> float:
        """What the best of the five uppermost cards is worth on average."""
        cards = self.unseen(seat, deck)
        gains = vec[float](capacity=cards_in(deck))
        card: i64 = 0
        while card < cards_in(deck):
            if (cards >> card) & 1 == 1:
                gains = sorted_in(gains, self.card_gain(seat, deck, card))
            card += 1
        drawn = min(self.state.parts.looked_at, i64(len(self.state.deck_of(deck))))
        return best_of(gains, float(drawn))

    # -- characters ------------------------------------------------------------------------------

    def character(self, seat: i64, character: i64) -> float:
        """What a character is worth to a seat, before its price."""
        state = self.state
        if character == BANKER:
            return -self.cost(seat, -state.pot)
        if character == MERCHANT:
            worth = float(rank_of(state, seat))
            return max(worth, FREE_OBJECT) if state.round < state.parts.rounds else worth
        if character == MUSE:
            return 0.5 * float(state.round) * self.works_ready(seat)
        if character == PRINCESS:
            return self.princess(seat)
        return EXTRA_ACTION if character == CARDINAL else PROFESSORS_CARD

    def princess(self, seat: i64) -> float:
        """Her work, less the action."""
        value = princess_value(self.state, seat)
        if value < self.state.parts.minimum[self.state.round - 1]:
            return 0.0
        return 0.5 * float(value) - EXTRA_ACTION

    def works_ready(self, seat: i64) -> float:
        """Works that a seat could complete in this round with the Muse, two at most."""
        state = self.state
        common = common_value(state, seat) + state.round
        cards = state.hand(seat, PROFESSION_DECK)
        ready = 0.0
        card: i64 = 0
        while card < PROFESSIONS:
            if (cards >> card) & 1 == 1:
                value = common + match_value(state, seat, card)
                if value >= state.parts.minimum[state.round - 1]:
                    ready += 1.0
            card += 1
        return min(ready, 2.0)


def rank_of(state: Princes, seat: i64) -> i64:
    rank: i64 = 1
    for fame in state.fame:
        if fame > state.fame[seat]:
            rank += 1
    return rank


def best_of(gains: vec[float], drawn: float) -> float:
    """The mean of the best of so many, drawn from these, which are sorted from the best down."""
    number = float(len(gains))
    if number <= 0.0 or drawn <= 0.0:
        return 0.0
    if drawn >= number:
        return gains[0]
    chance = drawn / number
    total = 0.0
    place = 0.0
    for gain in gains:
        total += chance * gain
        place += 1.0
        if place >= number:
            break
        chance = chance * (number - drawn - place + 1.0) / (number - place)
    return total
