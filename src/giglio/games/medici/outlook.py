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
from giglio.games.medici.rules import Medici
from giglio.games.medici.weights import (
    CARD_VARIANCE,
    COUNT_VARIANCE,
    HOLD_PRICE,
    PATIENCE,
    QUIET_PRICE,
)
from giglio.kernel.rows import row

# Half the width of the curve that says who is ahead, for a standard deviation of 1.
WIDTH: Final = 2.2
NARROW: Final = 0.5


class Outlook:
    """One position as numbers to reckon with."""

    weights: vec[float]
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
    hold_price: float
    filled: float  # the part of the empty holds that will get cards
    coming: vec[float]  # by seat: the cards a ship will still get today
    evening: vec[float]  # by seat and commodity: where counters will stand at the end of this day
    top: float  # level of a track
    paid: i64  # places that are paid for at all, the last ones often are not
    places: vec[float]  # scratch: how likely so many rivals are ahead
    widths: vec[float]  # scratch: by seat, how far apart it and another may still move on tracks

    def __init__(self, weights: vec[float] = vec[float]()) -> None:  # noqa: B008
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
        self.hold_price = 0.0
        self.filled = 1.0
        self.coming = vec[float]()
        self.evening = vec[float]()
        self.top = 0.0
        self.paid = 0
        self.places = vec[float]()
        self.widths = vec[float]()

    # -- looking at a state ----------------------------------------------------------------------

    def look(self, state: Medici) -> None:
        parts = state.parts
        self.parts = parts
        self.seats = state.seats
        self.days_after = parts.days - state.day
        self.deck_left = state.deck_left
        if len(self.coming) != self.seats:
            self.coming = reals(self.seats)
            self.widths = reals(self.seats)
            self.places = reals(self.seats + 1)
        self.top = float(len(parts.bonuses) - 1)
        self.paid = max(self.paid_places(parts.ships), self.paid_places(parts.awards))
        self.look_at_ships(state)
        self.look_at_unseen(state)
        holds = float(state.holds)
        self.growth = holds / float(parts.commodities)
        self.hold_price = self.weights[HOLD_PRICE] * self.paid_out() / (float(self.seats) * holds)
        self.count_empty()

    def look_at_ships(self, state: Medici) -> None:
        commodities = self.parts.commodities
        if len(self.levels) != self.seats * commodities:
            self.cargo = row(self.seats, 0)
            self.room = row(self.seats, 0)
            self.levels = row(self.seats * commodities, 0)
            self.evening = reals(self.seats * commodities)
        counter: i64 = 0
        while counter < len(self.levels):
            self.levels[counter] = i64(state.tracks[counter])
            counter += 1
        seat: i64 = 0
        while seat < self.seats:
            self.cargo[seat] = 0
            self.room[seat] = state.holds
            hold: i64 = 0
            while hold < state.loaded[seat]:
                self.load_card(seat, state.ships[seat * state.holds + hold], 1)
                hold += 1
            seat += 1

    def look_at_unseen(self, state: Medici) -> None:
        """Cards in the deck and those set aside look the same."""
        if len(self.shares) != self.parts.commodities + 1:
            self.shares = reals(self.parts.commodities + 1)
        commodity: i64 = 0
        while commodity < len(self.shares):
            self.shares[commodity] = 0.0
            commodity += 1
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
        commodity = 0
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
            self.filled = min(1.0, float(self.deck_left) / float(empty))
        seat: i64 = 0
        while seat < self.seats:
            self.expect_cards(seat)
            seat += 1

    def expect_cards(self, seat: i64) -> None:
        """How many a seat will still get today, and where its counters will then stand."""
        coming = float(self.room[seat]) * self.filled
        self.coming[seat] = coming
        counter = seat * self.parts.commodities
        commodity: i64 = 0
        while commodity < self.parts.commodities:
            level = float(self.levels[counter + commodity])
            self.evening[counter + commodity] = level + coming * self.shares[commodity]
            commodity += 1

    # -- what a position is worth ----------------------------------------------------------------

    def worth(self, seat: i64) -> float:
        """Florins still to come for a seat, less what filling its holds will cost."""
        total = self.ship(seat) - self.cost_to_fill(seat)
        weight = 1.0
        days: i64 = 0
        while days <= self.days_after:
            total += weight * self.tracks(seat, days)
            weight = weight * self.weights[PATIENCE]
            days += 1
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
            self.weights[QUIET_PRICE] + (1.0 - self.weights[QUIET_PRICE]) * crowd
        )
        return price * self.coming[seat]

    def ship(self, seat: i64) -> float:
        """What the ship will earn today."""
        own = float(self.cargo[seat]) + self.coming[seat] * self.mean_value
        counted: i64 = 0
        self.places[0] = 1.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                rival = float(self.cargo[other]) + self.coming[other] * self.mean_value
                cards = self.coming[seat] + self.coming[other]
                self.meet(counted, ahead(rival - own, self.weights[CARD_VARIANCE] * cards))
                counted += 1
            other += 1
        return self.expected(self.parts.ships)

    def tracks(self, seat: i64, days: i64) -> float:
        """What all tracks will earn so many days from now, awards and bonuses."""
        variance = self.weights[COUNT_VARIANCE]
        later = self.growth * float(self.parts.commodities * days)  # cards of one seat by then
        other: i64 = 0
        while other < self.seats:
            cards = self.coming[seat] + self.coming[other] + 2.0 * later
            self.widths[other] = width_of(variance * cards)
            other += 1
        # Bonuses are averaged over a bell curve by its three points (Gauss and Hermite).
        spread = sqrt(3.0 * variance * (self.coming[seat] + later))
        climbed = self.growth * float(days)
        total = 0.0
        commodity: i64 = 0
        while commodity < self.parts.commodities:
            own = self.level(seat, commodity, climbed)
            total += self.award(seat, own, commodity, climbed)
            beside = self.bonus(own - spread) + self.bonus(own + spread)
            total += (4.0 * self.bonus(own) + beside) / 6.0
            commodity += 1
        return total

    def award(self, seat: i64, own: float, commodity: i64, climbed: float) -> float:
        """What a seat may expect of the awards of one track, its own counter standing so."""
        counted: i64 = 0
        self.places[0] = 1.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                rival = self.level(other, commodity, climbed)
                self.meet(counted, in_front(rival - own, self.widths[other]))
                counted += 1
            other += 1
        return self.expected(self.parts.awards)

    def level(self, seat: i64, commodity: i64, climbed: float) -> float:
        """Where a counter will stand on average, so many levels after this day."""
        level = self.evening[seat * self.parts.commodities + commodity] + climbed
        return self.top if level > self.top else level

    def bonus(self, level: float) -> float:
        """The bonus of a level, and between two levels what lies between."""
        bonuses = self.parts.bonuses
        if level <= 0.0:
            return float(bonuses[0])
        if level >= self.top:
            return float(bonuses[len(bonuses) - 1])
        below = i64(level)
        low = float(bonuses[below])
        return low + (float(bonuses[below + 1]) - low) * (level - float(below))

    # -- ranks -----------------------------------------------------------------------------------

    def paid_places(self, payments: vec[i64]) -> i64:
        place = self.seats
        while place > 0 and payments[self.seats * ROW + place - 1] == 0:
            place -= 1
        return place

    def meet(self, counted: i64, chance: float) -> None:
        """One more rival, ahead with this chance. Places that nobody pays for are left out."""
        places = self.places
        stays = 1.0 - chance
        place = counted + 1
        if place >= self.paid:
            place = self.paid - 1
        else:
            places[place] = 0.0
        while place > 0:
            places[place] = places[place] * stays + places[place - 1] * chance
            place -= 1
        places[0] = places[0] * stays

    def day_left(self) -> float:
        """The part of this day that is still to come."""
        holds: i64 = 0
        for room in self.room:
            holds += room
        return float(holds) / (float(self.seats) * self.growth * float(self.parts.commodities))

    def later_days(self) -> float:
        """What ships earn on the days to come, less what filling them costs: the same for all."""
        ships: i64 = 0
        place: i64 = 0
        while place < self.seats:
            ships += self.parts.ships[self.seats * ROW + place]
            place += 1
        holds = self.growth * float(self.parts.commodities)
        a_day = float(ships) / float(self.seats) - self.hold_price * holds
        return a_day * float(self.days_after)

    def expected(self, payments: vec[i64]) -> float:
        """A payment by rank, by how likely each rank is."""
        total = 0.0
        place: i64 = 0
        while place < self.paid:
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
    """How likely a rival ends ahead that is expected so far in front."""
    return in_front(distance, width_of(variance))


def width_of(variance: float) -> float:
    """From where to where the chance rises from 0 to 1."""
    return max(NARROW, WIDTH * sqrt(variance))


def in_front(distance: float, width: float) -> float:
    """How likely somebody is ahead, by a distance on average: an S from 0 to 1.

    Equals get a half each, as they share two places.
    """
    at = 0.5 + 0.5 * distance / width
    if at <= 0.0:
        return 0.0
    if at >= 1.0:
        return 1.0
    return at * at * (3.0 - 2.0 * at)
