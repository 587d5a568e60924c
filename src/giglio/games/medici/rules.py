"""The rules of Medici, in the order of the rulebook.

Clauses are named as in docs/rules/medici.md. A day is a row of turns; in a turn the seat with the
first player card (the selector) makes up a lot, which is auctioned, paid and loaded.
"""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from giglio.games.medici.actions import BID, DRAW, PASS, STOP
from giglio.games.medici.audit import audit
from giglio.games.medici.components import ROW, MediciEdition
from giglio.games.medici.constants import (
    AWARDS,
    BIDDING,
    BIDS,
    BONUSES,
    CARD,
    EMPTY,
    ENDED,
    FIRST_SEAT,
    NOBODY,
    SELECTING,
    SHIPS,
    SOURCES,
)
from giglio.games.medici.reasons import refusal
from giglio.games.medici.view import medici_view
from giglio.kernel.pcg import Pcg32
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.rows import row, small_row
from giglio.kernel.state import NO_ACTION, OVER, State


class Medici(State):
    """One moment of a play of Medici."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "day", "phase", "selector", "lot", "high_bid", "high_bidder", "deck_left", "unseen",
        "unsold", "holds", "florins", "ships", "loaded", "tracks", "income",
    )  # fmt: skip

    parts: MediciEdition
    day: i64
    phase: i64
    selector: i64
    lot: vec[i64]
    high_bid: i64
    high_bidder: i64
    deck_left: i64  # cards in the face-down deck; which ones nobody knows
    unseen: vec[u8]  # by card: how many have not shown today (in the deck or set aside)
    unsold: vec[i64]  # the lots nobody bought today, card by card
    holds: i64  # of each ship
    florins: vec[i64]  # by seat
    ships: vec[i64]  # by seat and hold: the card, or EMPTY
    loaded: vec[i64]  # by seat: holds filled
    tracks: vec[u8]  # by seat and commodity: the level of the counter
    income: vec[i64]  # by seat and source

    def __init__(self) -> None:
        super().__init__()
        self.parts = NO_PARTS
        self.day = 0
        self.phase = SELECTING
        self.selector = NOBODY
        self.lot = vec[i64]()
        self.high_bid = 0
        self.high_bidder = NOBODY
        self.deck_left = 0
        self.unseen = vec[u8]()
        self.unsold = vec[i64]()
        self.holds = 0
        self.florins = vec[i64]()
        self.ships = vec[i64]()
        self.loaded = vec[i64]()
        self.tracks = vec[u8]()
        self.income = vec[i64]()

    # -- Setting up the game -------------------------------------------------------------------

    def prepare(self) -> None:
        parts = self.edition
        assert isinstance(parts, MediciEdition)
        self.parts = parts

    def begin(self) -> None:
        seats = self.seats
        self.holds = self.parts.holds[seats]  # medici/setup-2
        self.florins = row(seats, self.parts.florins[seats])  # medici/setup-5
        self.tracks = small_row(seats * self.parts.commodities, 0)  # medici/setup-3
        self.income = row(seats * SOURCES, 0)
        self.prepare_day(self.chance.draw(FIRST_SEAT, seats))  # medici/setup-8

    def prepare_day(self, first: i64) -> None:
        """Shuffle all cards and deal the day's deck; the rest is set aside unseen."""
        self.day += 1
        self.unseen = self.parts.deck[:]  # medici/setup-6
        self.unsold = vec[i64]()
        self.deck_left = self.parts.cards[self.seats]
        self.ships = row(self.seats * self.holds, EMPTY)
        self.loaded = row(self.seats, 0)
        if self.story is not None:
            clause = "medici/setup-8" if self.day == 1 else "medici/next-3"
            facts = {"day": int(self.day), "cards": int(self.deck_left)}
            self.story.tell("day-begins", first, clause, facts)
        self.begin_turn(first)

    # -- Selecting lots for auction ------------------------------------------------------------

    def begin_turn(self, seat: i64) -> None:
        self.phase = SELECTING
        self.selector = seat
        self.actor = seat
        self.lot = vec[i64]()
        self.high_bid = 0
        self.high_bidder = NOBODY
        self.draw_card()  # medici/lot-1: the first card is compulsory

    def draw_card(self) -> None:
        card = self.turn_card()
        self.lot = append(self.lot, card)
        if self.story is not None:
            clause = "medici/lot-1" if len(self.lot) == 1 else "medici/lot-2"
            facts = {"card": self.parts.card_names[card], "left": int(self.deck_left)}
            self.story.tell("draws", self.selector, clause, facts)

    def turn_card(self) -> i64:
        self.deck_left -= 1
        return self.chance.pick(CARD, self.unseen)

    def may_draw(self) -> bool:
        """medici/lot-2, medici/auction-3: at most three, and no more than some ship can take."""
        cards = len(self.lot)
        return cards < self.parts.most_cards and cards < self.most_room() and self.deck_left > 0

    def room(self, seat: i64) -> i64:
        return self.holds - self.loaded[seat]

    def most_room(self) -> i64:
        most: i64 = 0
        for loaded in self.loaded:
            most = max(most, self.holds - loaded)
        return most

    def selecting(self) -> bool:
        return self.phase == SELECTING

    # -- Auctioning a lot ----------------------------------------------------------------------

    def begin_auction(self) -> None:
        self.phase = BIDDING
        if self.story is not None:
            names = [self.parts.card_names[card] for card in self.lot]
            self.story.tell("offers", self.selector, "medici/lot-3", {"cards": names})
        self.actor = self.next_unfilled(self.selector)  # medici/bid-1

    def next_unfilled(self, seat: i64) -> i64:
        """The next seat clockwise whose ship is not full; full ones are out (medici/auction-4)."""
        seat = self.after(seat)
        while self.loaded[seat] == self.holds:
            seat = self.after(seat)
        return seat

    def after(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def moves(self) -> vec[i64]:
        if self.phase == SELECTING:
            return vec[i64]([DRAW, STOP]) if self.may_draw() else vec[i64]([STOP])
        lowest = BID + self.high_bid + 1
        moves = self.parts.numbers[lowest - 1 : lowest + self.bids_open()]
        moves[0] = PASS
        return moves

    def forced(self) -> i64:
        """The same without a list of bids: stop when no card may follow, pass when no bid can."""
        if self.phase == SELECTING:
            return NO_ACTION if self.may_draw() else STOP
        return NO_ACTION if self.bids_open() > 0 else PASS

    def random_move(self, stream: Pcg32) -> i64:
        if self.phase == SELECTING:
            return DRAW + stream.below(2)
        choice = stream.below(self.bids_open() + 1)
        return PASS if choice == 0 else BID + self.high_bid + choice

    def bids_open(self) -> i64:
        """How many different bids the actor may make; none without room for the lot."""
        if self.room(self.actor) < len(self.lot):  # medici/auction-2
            return 0
        return max(self.florins[self.actor] - self.high_bid, 0)  # medici/bid-2, medici/load-1

    def apply(self, action: i64) -> None:
        if action == DRAW:
            self.draw_card()
        elif action == STOP:
            self.begin_auction()
        else:
            self.answer(action - BID)

    def answer(self, amount: i64) -> None:
        """One answer a seat: a bid, or 0 for a pass (medici/bid-2)."""
        seat = self.actor
        if amount > 0:
            self.high_bid = amount
            self.high_bidder = seat
        if self.story is not None:
            self.tell_answer(seat, amount)
        if seat == self.selector:  # medici/bid-3: the selector speaks last
            self.close_auction()
        else:
            self.actor = self.next_unfilled(seat)

    # -- Loading the ships ---------------------------------------------------------------------

    def close_auction(self) -> None:
        if self.high_bidder == NOBODY:
            self.discard_lot()
        else:
            self.buy_lot(self.high_bidder, self.high_bid)
        # Only the buyer's ship can have become full: there is always one that is not.
        if self.unfilled() == 1 or self.deck_left == 0:  # medici/day-1, medici/day-3
            self.end_day()
        else:
            self.begin_turn(self.next_unfilled(self.selector))  # medici/load-3

    def discard_lot(self) -> None:
        for card in self.lot:  # medici/auction-5
            self.unsold = append(self.unsold, card)
        if self.story is not None:
            self.story.tell("unsold", self.selector, "medici/auction-5")

    def buy_lot(self, seat: i64, amount: i64) -> None:
        self.pay(seat, BIDS, -amount)  # medici/load-1
        if self.story is not None:
            names = [self.parts.card_names[card] for card in self.lot]
            facts = {"amount": int(amount), "cards": names}
            self.story.tell("buys", seat, "medici/load-1", facts)
        for card in self.lot:  # medici/auction-1: the whole lot
            self.load(seat, card)  # medici/load-2

    def pay(self, seat: i64, source: i64, amount: i64) -> None:
        self.florins[seat] += amount
        self.income[seat * SOURCES + source] += amount

    def load(self, seat: i64, card: i64) -> None:
        self.ships[seat * self.holds + self.loaded[seat]] = card
        self.loaded[seat] += 1

    def unfilled(self) -> i64:
        count: i64 = 0
        for loaded in self.loaded:
            if loaded < self.holds:
                count += 1
        return count

    # -- Day's end -----------------------------------------------------------------------------

    def end_day(self) -> None:
        self.lot = vec[i64]()
        self.high_bid = 0
        self.high_bidder = NOBODY
        if self.story is not None:
            self.tell_day_end()
        if self.unfilled() == 1:
            self.fill_free(self.next_unfilled(self.selector))
        self.score_ships()
        self.move_counters()
        commodity: i64 = 0
        while commodity < self.parts.commodities:
            self.score_track(commodity)
            commodity += 1
        if self.day == self.parts.days:
            self.end_game()
        else:
            self.prepare_day(self.poorest())

    def fill_free(self, seat: i64) -> None:
        """The last unfilled ship takes what comes, as far as cards last: medici/day-2, M3, M4."""
        while self.room(seat) > 0 and self.deck_left > 0:
            card = self.turn_card()
            self.load(seat, card)
            if self.story is not None:
                facts = {"card": self.parts.card_names[card]}
                self.story.tell("fills-free", seat, "medici/day-2", facts)

    # -- Scoring the day -----------------------------------------------------------------------

    def cargo(self, seat: i64) -> i64:
        total: i64 = 0
        hold: i64 = 0
        while hold < self.loaded[seat]:
            total += self.parts.value_of[self.ships[seat * self.holds + hold]]
            hold += 1
        return total

    def score_ships(self) -> None:
        cargoes = vec[i64]()
        seat: i64 = 0
        while seat < self.seats:
            cargoes = append(cargoes, self.cargo(seat))
            seat += 1
        seat = 0
        while seat < self.seats:
            amount = share(cargoes, seat, self.parts.ships, self.seats * ROW)  # medici/ships-2
            self.pay(seat, SHIPS, amount)
            if self.story is not None:
                facts = {"cargo": int(cargoes[seat]), "amount": int(amount)}
                self.story.tell("ship-pays", seat, "medici/ships-2", facts)
            seat += 1

    def move_counters(self) -> None:
        """Each card moves its counter up a level, the gold none (medici/tracks-1)."""
        top = len(self.parts.bonuses) - 1
        seat: i64 = 0
        while seat < self.seats:
            moved = vec[i64]()
            hold: i64 = 0
            while hold < self.loaded[seat]:
                commodity = self.parts.commodity_of[self.ships[seat * self.holds + hold]]
                if commodity < self.parts.commodities:
                    counter = seat * self.parts.commodities + commodity
                    if i64(self.tracks[counter]) < top:
                        self.tracks[counter] += 1
                        if self.story is not None:
                            moved = append(moved, commodity)
                hold += 1
            if self.story is not None and len(moved) > 0:
                names = [self.parts.commodity_names[commodity] for commodity in sorted(moved)]
                facts = {"commodities": names}
                self.story.tell("counters-rise", seat, "medici/tracks-1", facts)
            seat += 1

    def score_track(self, commodity: i64) -> None:
        levels = vec[i64]()
        seat: i64 = 0
        while seat < self.seats:
            levels = append(levels, i64(self.tracks[seat * self.parts.commodities + commodity]))
            seat += 1
        seat = 0
        while seat < self.seats:
            award = share(levels, seat, self.parts.awards, self.seats * ROW)  # medici/tracks-2
            bonus = self.parts.bonuses[levels[seat]]  # medici/tracks-4: undivided, every day
            self.pay(seat, AWARDS, award)
            self.pay(seat, BONUSES, bonus)
            if self.story is not None:
                self.tell_track(seat, commodity, award, bonus)
            seat += 1

    # -- Preparing the next day, end of the game -----------------------------------------------

    def poorest(self) -> i64:
        """The seat with the least florins begins, equals by chance (medici/next-3)."""
        least = self.florins[0]
        for florins in self.florins:
            least = min(least, florins)
        poor = vec[u8]()
        last: i64 = 0
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.florins[seat] == least:
                last = seat
                count += 1
                poor = append(poor, 1)
            else:
                poor = append(poor, 0)
            seat += 1
        return last if count == 1 else self.chance.pick(FIRST_SEAT, poor)

    def end_game(self) -> None:
        self.actor = OVER
        self.phase = ENDED
        self.selector = NOBODY
        if self.story is not None:
            self.tell_winners()

    def score(self, seat: i64) -> i64:
        return self.florins[seat]

    # -- what callers see ------------------------------------------------------------------------

    def sheet(self, seat: i64) -> dict[str, int]:
        return {
            "start": int(self.parts.florins[self.seats]),
            "bids": int(self.income[seat * SOURCES + BIDS]),
            "ships": int(self.income[seat * SOURCES + SHIPS]),
            "awards": int(self.income[seat * SOURCES + AWARDS]),
            "bonuses": int(self.income[seat * SOURCES + BONUSES]),
        }

    def view_for(self, seat: i64) -> dict[str, object]:
        return medici_view(self)

    def refusal(self, action: i64) -> IllegalAction:
        return refusal(self, action)

    def audit(self) -> list[str]:
        return audit(self)

    def copy(self) -> State:
        twin = Medici()
        twin.parts = self.parts
        twin.day = self.day
        twin.phase = self.phase
        twin.selector = self.selector
        twin.lot = self.lot[:]
        twin.high_bid = self.high_bid
        twin.high_bidder = self.high_bidder
        twin.deck_left = self.deck_left
        twin.unseen = self.unseen[:]
        twin.unsold = self.unsold[:]
        twin.holds = self.holds
        twin.florins = self.florins[:]
        twin.ships = self.ships[:]
        twin.loaded = self.loaded[:]
        twin.tracks = self.tracks[:]
        twin.income = self.income[:]
        return twin

    # -- the longer events -----------------------------------------------------------------------

    def tell_answer(self, seat: i64, amount: i64) -> None:
        assert self.story is not None
        if amount > 0:
            self.story.tell("bids", seat, "medici/bid-2", {"amount": int(amount)})
        elif self.room(seat) < len(self.lot):
            self.story.tell("cannot-load", seat, "medici/auction-2", {"room": int(self.room(seat))})
        elif self.florins[seat] <= self.high_bid:
            facts = {"florins": int(self.florins[seat])}
            self.story.tell("cannot-pay", seat, "medici/load-1", facts)
        else:
            self.story.tell("passes", seat, "medici/bid-2")

    def tell_day_end(self) -> None:
        assert self.story is not None
        if self.unfilled() == 1:
            last = self.next_unfilled(self.selector)
            self.story.tell("ships-full", last, "medici/day-1", {"left": int(self.deck_left)})
        else:
            self.story.tell("deck-out", OVER, "medici/day-3")

    def tell_track(self, seat: i64, commodity: i64, award: i64, bonus: i64) -> None:
        assert self.story is not None
        name = self.parts.commodity_names[commodity]
        level = int(self.tracks[seat * self.parts.commodities + commodity])
        if award > 0:
            facts = {"commodity": name, "level": level, "amount": int(award)}
            self.story.tell("track-award", seat, "medici/tracks-2", facts)
        if bonus > 0:
            facts = {"commodity": name, "level": level, "amount": int(bonus)}
            self.story.tell("track-bonus", seat, "medici/tracks-4", facts)

    def tell_winners(self) -> None:
        assert self.story is not None
        ranks = self.ranks()
        shared = ranks.count(1) > 1
        for seat, rank in enumerate(ranks):
            if rank == 1:
                what, clause = ("wins", "medici/end-1")
                if shared:
                    what, clause = ("shares-victory", "medici/end-2")
                self.story.tell(what, seat, clause, {"florins": int(self.florins[seat])})


NO_PARTS = MediciEdition()
NO_STATE = Medici()


def share(ranking: vec[i64], seat: i64, payments: vec[i64], first: i64) -> i64:
    """A seat's payment by rank: equals add up the places they cover and divide, rounded down.

    medici/ships-3, medici/tracks-3, M1, M2
    """
    ahead: i64 = 0
    equal: i64 = 0
    for other in ranking:
        if other > ranking[seat]:
            ahead += 1
        elif other == ranking[seat]:
            equal += 1
    pot: i64 = 0
    place = ahead
    while place < ahead + equal:
        pot += payments[first + place]
        place += 1
    return pot // equal
