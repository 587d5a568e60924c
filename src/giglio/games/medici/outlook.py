"""What the seats of Medici may expect from here to the end: the judgement's idea of a position.

Everything is an expectation in florins. A seat's ship and counters are taken where they will stand
on average, and the chance of a rival being ahead follows from the distance and from how many cards
may still come between them. Lots can be loaded in thought and taken out again.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.medici.components import ROW, MediciEdition
from giglio.games.medici.constants import EMPTY
from giglio.games.medici.rules import Medici


class Weights:
    """What the judgement goes by. Found by reasoning first, then by games against other numbers."""

    def __init__(self) -> None:
        # A hold will cost this part of what a day pays out for it on average …
        self.hold_price = 0.2
        # … when all rivals still want cards. With only one of them left it falls to this part.
        self.quiet_price = 0.3
        # This part of the deck reaches a ship, where enough of them have room.
        self.sold = 1.0
        # How far values of single cards lie from their mean, squared.
        self.card_variance = 3.5
        # The same of how many cards of one commodity come with each card loaded: between two
        # seats, and for one seat against the levels that pay a bonus.
        self.count_variance = 0.33
        self.bonus_variance = 0.3
        # On days to come a counter climbs faster, the higher it stands: so many levels a level.
        self.focus = 0.0
        # What a track pays on the next day counts this much, on the day after that squared.
        self.patience = 0.9
        # A florin of a rival hurts this much, shared among all rivals: with two seats fully.
        self.rivalry = 0.5
        # How far others may judge a lot differently, in florins.
        self.doubt = 2.5
        # Bids before the selector's come this near to what the lot is worth to the bidder.
        self.pushed = 0.8


# Half the width of the curve that says who is ahead, for a standard deviation of 1.
WIDTH: Final = 2.2
NARROW: Final = 0.5


class Outlook:
    """One position as numbers to reckon with."""

    weights: Weights
    parts: MediciEdition
    seats: i64
    days_after: i64  # days to come after this one
    cargo: vec[i64]  # by seat
    room: vec[i64]  # by seat
    levels: vec[i64]  # by seat and commodity: the counter and today's cards
    deck_left: i64
    mean_value: float  # of a card that may come
    shares: vec[float]  # by commodity: how likely a card that may come is of it
    growth: float  # levels that a counter climbs on a day to come
    middling: float  # where counters stand on average at the end of this day
    hold_price: float
    filled: float  # the part of the empty holds that will get cards
    places: vec[float]  # scratch: how likely so many rivals are ahead

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.parts = NO_PARTS
        self.seats = 0
        self.days_after = 0
        self.cargo = vec[i64]()
        self.room = vec[i64]()
        self.levels = vec[i64]()
        self.deck_left = 0
        self.mean_value = 0.0
        self.shares = vec[float]()
        self.growth = 0.0
        self.middling = 0.0
        self.hold_price = 0.0
        self.filled = 1.0
        self.places = vec[float]()

    # -- looking at a state ----------------------------------------------------------------------

    def look(self, state: Medici) -> None:
        parts = state.parts
        self.parts = parts
        self.seats = state.seats
        self.days_after = parts.days - state.day
        self.deck_left = state.deck_left
        self.places = reals(self.seats + 1)
        self.look_at_ships(state)
        self.look_at_unseen(state)
        holds = float(state.holds)
        self.growth = holds / float(parts.commodities)
        self.middling = self.growth * float(state.day)
        self.hold_price = self.weights.hold_price * self.paid_out() / (float(self.seats) * holds)
        self.count_empty()

    def look_at_ships(self, state: Medici) -> None:
        commodities = self.parts.commodities
        self.cargo = vec[i64](capacity=self.seats)
        self.room = vec[i64](capacity=self.seats)
        self.levels = vec[i64](capacity=self.seats * commodities)
        for level in state.tracks:
            self.levels = append(self.levels, i64(level))
        seat: i64 = 0
        while seat < self.seats:
            self.cargo = append(self.cargo, 0)
            self.room = append(self.room, state.holds)
            hold: i64 = 0
            while hold < state.holds:
                card = state.ships[seat * state.holds + hold]
                if card != EMPTY:
                    self.load_card(seat, card, 1)
                hold += 1
            seat += 1

    def look_at_unseen(self, state: Medici) -> None:
        """Cards in the deck and those set aside look the same."""
        self.shares = reals(self.parts.commodities + 1)
        cards: i64 = 0
        value: i64 = 0
        card: i64 = 0
        while card < len(state.unseen):
            copies = i64(state.unseen[card])
            cards += copies
            value += copies * self.parts.value_of[card]
            self.shares[self.parts.commodity_of[card]] += float(copies)
            card += 1
        if cards == 0:
            self.mean_value = 0.0
            return
        self.mean_value = float(value) / float(cards)
        commodity: i64 = 0
        while commodity < len(self.shares):
            self.shares[commodity] = self.shares[commodity] / float(cards)
            commodity += 1

    def paid_out(self) -> float:
        """By ships and tracks on one day, without bonuses."""
        total: i64 = 0
        place: i64 = 0
        while place < self.seats:
            at = self.seats * ROW + place
            total += self.parts.ships[at] + self.parts.commodities * self.parts.awards[at]
            place += 1
        return float(total)

    # -- loading in thought ----------------------------------------------------------------------

    def load(self, seat: i64, lot: vec[i64], sign: i64) -> None:
        """Load a lot (sign 1) or take it out again (-1)."""
        for card in lot:
            self.load_card(seat, card, sign)
        self.count_empty()

    def load_card(self, seat: i64, card: i64, sign: i64) -> None:
        self.cargo[seat] += sign * self.parts.value_of[card]
        self.room[seat] -= sign
        commodity = self.parts.commodity_of[card]
        if commodity < self.parts.commodities:
            self.levels[seat * self.parts.commodities + commodity] += sign

    def count_empty(self) -> None:
        empty: i64 = 0
        for room in self.room:
            empty += room
        self.filled = 1.0
        if empty > 0:
            self.filled = min(1.0, self.weights.sold * float(self.deck_left) / float(empty))

    # -- what a position is worth ----------------------------------------------------------------

    def worth(self, seat: i64) -> float:
        """Florins still to come for a seat, less what filling its holds will cost."""
        total = self.ship(seat) - self.cost_to_fill(seat)
        commodity: i64 = 0
        while commodity < self.parts.commodities:
            days: i64 = 0
            weight = 1.0
            while days <= self.days_after:
                total += weight * self.track(seat, commodity, days)
                weight = weight * self.weights.patience
                days += 1
            commodity += 1
        return total

    def cost_to_fill(self, seat: i64) -> float:
        """The fewer rivals want cards too, the cheaper; the last ship fills for nothing."""
        rivals: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.room[other] > 0:
                rivals += 1
            other += 1
        if rivals == 0:
            return 0.0
        crowd = float(rivals) / float(self.seats - 1)
        price = self.hold_price * (
            self.weights.quiet_price + (1.0 - self.weights.quiet_price) * crowd
        )
        return price * self.coming(seat)

    def coming(self, seat: i64) -> float:
        """The cards a ship will still get today."""
        return float(self.room[seat]) * self.filled

    def ship(self, seat: i64) -> float:
        """What the ship will earn today."""
        own = float(self.cargo[seat]) + self.coming(seat) * self.mean_value
        counted: i64 = 0
        self.places[0] = 1.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                rival = float(self.cargo[other]) + self.coming(other) * self.mean_value
                cards = self.coming(seat) + self.coming(other)
                self.meet(counted, ahead(rival - own, self.weights.card_variance * cards))
                counted += 1
            other += 1
        return self.expected(self.parts.ships)

    def track(self, seat: i64, commodity: i64, days: i64) -> float:
        """What one track will earn so many days from now, award and bonus."""
        own = self.level(seat, commodity, days)
        later = self.growth * float(self.parts.commodities * days)  # cards of one seat by then
        counted: i64 = 0
        self.places[0] = 1.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                cards = self.coming(seat) + self.coming(other) + 2.0 * later
                rival = self.level(other, commodity, days)
                self.meet(counted, ahead(rival - own, self.weights.count_variance * cards))
                counted += 1
            other += 1
        return self.expected(self.parts.awards) + self.hoped_bonus(own, self.coming(seat) + later)

    def hoped_bonus(self, level: float, cards: float) -> float:
        """The bonus of a level that so many cards may still raise or leave behind.

        Averaged over a bell curve by its three points (Gauss and Hermite).
        """
        spread = sqrt(3.0 * self.weights.bonus_variance * cards)
        beside = self.bonus(level - spread) + self.bonus(level + spread)
        return (4.0 * self.bonus(level) + beside) / 6.0

    def level(self, seat: i64, commodity: i64, days: i64) -> float:
        """Where a counter will stand on average."""
        level = float(self.levels[seat * self.parts.commodities + commodity])
        level += self.coming(seat) * self.shares[commodity]
        level += float(days) * (self.growth + self.weights.focus * (level - self.middling))
        return min(level, float(len(self.parts.bonuses) - 1))

    def bonus(self, level: float) -> float:
        """The bonus of a level, and between two levels what lies between."""
        top = len(self.parts.bonuses) - 1
        if level <= 0.0:
            return float(self.parts.bonuses[0])
        if level >= float(top):
            return float(self.parts.bonuses[top])
        below = i64(level)
        low = float(self.parts.bonuses[below])
        high = float(self.parts.bonuses[below + 1])
        return low + (high - low) * (level - float(below))

    # -- ranks -----------------------------------------------------------------------------------

    def meet(self, counted: i64, chance: float) -> None:
        """One more rival, ahead with this chance."""
        self.places[counted + 1] = self.places[counted] * chance
        place = counted
        while place > 0:
            stays = self.places[place] * (1.0 - chance)
            self.places[place] = stays + self.places[place - 1] * chance
            place -= 1
        self.places[0] = self.places[0] * (1.0 - chance)

    def expected(self, payments: vec[i64]) -> float:
        """A payment by rank, by how likely each rank is."""
        total = 0.0
        place: i64 = 0
        while place < self.seats:
            total += self.places[place] * float(payments[self.seats * ROW + place])
            place += 1
        return total


NO_PARTS = MediciEdition()


def reals(size: i64) -> vec[float]:
    """So many zeros."""
    numbers = vec[float](capacity=size)
    while len(numbers) < size:
        numbers = append(numbers, 0.0)
    return numbers


def ahead(distance: float, variance: float) -> float:
    """How likely a rival ends ahead that is expected so far in front: an S from 0 to 1.

    Equals get a half each, as they share two places.
    """
    width = max(NARROW, WIDTH * sqrt(variance))
    at = 0.5 + 0.5 * distance / width
    if at <= 0.0:
        return 0.0
    if at >= 1.0:
        return 1.0
    return at * at * (3.0 - 2.0 * at)
