"""One moment of a play of The Princes of Florence: what everybody has, and what is being done.

The rules that move things are in the modules named after what is done, in the rulebook's order:
preparation, auction, objects, laying, decks, recruiting, turns, works, ending; and of the expansion
characters and windows. What several of them ask is answered here.
"""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.princes.board import Board
from giglio.games.princes.constants import NONE, SOLD, SOURCES
from giglio.games.princes.parts import DECKS, LANDSCAPES, NO_PARTS, PrincesEdition
from giglio.kernel.chance import Chance


class Moment(Board):
    """The fields, and the questions that several phases ask."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "stage", "phase", "starter", "namer", "object", "high_bid", "high_bidder",
        "supplied", "declined", "passed", "closed", "supply", "building_supply", "freedom_supply",
        "profession_deck", "prestige_deck", "bonus_deck", "bank", "florins", "fame", "earned",
        "hands", "open_hands", "tables", "recruiting", "recruited", "built", "landscapes",
        "freedoms", "jesters", "builders", "covered", "walls", "laid", "best", "left", "limits",
        "muse", "piece", "deck", "seen", "under", "work", "played", "value", "back", "characters",
        "markers", "spaces", "settled", "face_down", "banker_sold", "pot",
    )  # fmt: skip

    parts: PrincesEdition
    expansion: bool  # with The Muse and the Princess
    # By seat:
    florins: vec[i64]
    fame: vec[i64]  # the place of the figure on the fame track
    earned: vec[i64]  # and source: where the points come from
    hands: vec[i64]  # and deck: one bit for each card
    open_hands: vec[i64]  # professions in hand that all have seen, since they were recruited
    tables: vec[i64]  # professions face up beside the board
    recruiting: vec[i64]  # recruiting cards in hand
    recruited: vec[i64]  # recruiting cards on the table, where a profession was taken away
    built: vec[i64]  # one bit for each building
    landscapes: vec[i64]  # and type
    freedoms: vec[i64]  # one bit for each
    jesters: vec[i64]
    builders: vec[i64]
    covered: vec[i64]  # spaces of the grid that are not empty
    walls: vec[i64]  # those of them under buildings and the Palazzo
    laid: vec[i64]  # what was laid in what order: placement * 8 + seat
    best: vec[i64]  # the value of its best work of the round, where its marker stands; 0: none
    fitting: vec[i64]  # pieces known to fit, pieces known not to: follows from the grid
    # The turn of the acting seat:
    left: i64  # actions that it may still take
    limits: i64  # what it may do only once and has done
    muse: i64  # what the Muse adds to its works
    piece: i64  # to be laid, or NONE
    deck: i64  # looked at, or NONE
    seen: vec[i64]  # its cards that have no place yet, as they came
    under: vec[i64]  # those already put under it, the uppermost first
    work: i64  # the profession at work, or NONE
    played: i64  # bonus cards played along
    value: i64  # of the work that is being paid for
    back: i64  # the phase that goes on when a piece is laid or cards have their place
    # The Muse and the Princess:
    characters: vec[i64]  # by seat: the card it has, or NONE

    def __init__(self) -> None:
        super().__init__()
        self.parts = NO_PARTS
        self.expansion = False
        self.florins = vec[i64]()
        self.fame = vec[i64]()
        self.earned = vec[i64]()
        self.hands = vec[i64]()
        self.open_hands = vec[i64]()
        self.tables = vec[i64]()
        self.recruiting = vec[i64]()
        self.recruited = vec[i64]()
        self.built = vec[i64]()
        self.landscapes = vec[i64]()
        self.freedoms = vec[i64]()
        self.jesters = vec[i64]()
        self.builders = vec[i64]()
        self.covered = vec[i64]()
        self.walls = vec[i64]()
        self.laid = vec[i64]()
        self.best = vec[i64]()
        self.fitting = vec[i64]()
        self.left = 0
        self.limits = 0
        self.muse = 0
        self.piece = NONE
        self.deck = NONE
        self.seen = vec[i64]()
        self.under = vec[i64]()
        self.work = NONE
        self.played = 0
        self.value = 0
        self.back = NONE
        self.characters = vec[i64]()

    def copy_to(self, twin: "Moment") -> None:
        self.copy_board_to(twin)
        twin.parts = self.parts
        twin.expansion = self.expansion
        twin.florins = self.florins[:]
        twin.fame = self.fame[:]
        twin.earned = self.earned[:]
        twin.hands = self.hands[:]
        twin.open_hands = self.open_hands[:]
        twin.tables = self.tables[:]
        twin.recruiting = self.recruiting[:]
        twin.recruited = self.recruited[:]
        twin.built = self.built[:]
        twin.landscapes = self.landscapes[:]
        twin.freedoms = self.freedoms[:]
        twin.jesters = self.jesters[:]
        twin.builders = self.builders[:]
        twin.covered = self.covered[:]
        twin.walls = self.walls[:]
        twin.laid = self.laid[:]
        twin.best = self.best[:]
        twin.fitting = self.fitting[:]
        twin.left = self.left
        twin.limits = self.limits
        twin.muse = self.muse
        twin.piece = self.piece
        twin.deck = self.deck
        twin.seen = self.seen[:]
        twin.under = self.under[:]
        twin.work = self.work
        twin.played = self.played
        twin.value = self.value
        twin.back = self.back
        twin.characters = self.characters[:]

    # -- seats -------------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def everyone(self) -> i64:
        """All seats, one bit each."""
        everyone: i64 = 1
        return (everyone << self.seats) - 1

    # -- florins and points ------------------------------------------------------------------------

    def purse(self, seat: i64) -> i64:
        """What a seat can pay at most: it may sell its points (princes/money-2, characters-2)."""
        if self.expansion:
            return self.florins[seat]
        return self.florins[seat] + self.fame[seat] * self.parts.sale

    def points_to_sell(self, seat: i64, amount: i64) -> i64:
        """How many points a payment takes beside the florins (princes/money-3)."""
        short = amount - self.florins[seat]
        if short <= 0:
            return 0
        return (short + self.parts.sale - 1) // self.parts.sale

    def pay(self, seat: i64, amount: i64) -> None:
        """Pay the Bank, with exactly the points that are needed for it."""
        points = self.points_to_sell(seat, amount)
        if points > 0:
            florins = points * self.parts.sale
            self.score_from(seat, SOLD, -points)
            self.receive(seat, florins)
            if self.story is not None:
                facts = {"points": int(points), "florins": int(florins)}
                self.story.tell("sells-points", seat, "princes/money-2", facts)
        self.receive(seat, -amount)

    def receive(self, seat: i64, amount: i64) -> None:
        """Florins from the Bank."""
        self.florins[seat] += amount
        self.bank -= amount

    def score_from(self, seat: i64, source: i64, points: i64) -> None:
        self.fame[seat] += points
        self.earned[seat * SOURCES + source] += points

    def opening(self) -> i64:
        """What naming an object bids, and what the last seat pays (princes/two-3)."""
        return self.parts.opening_of_two if self.seats == 2 else self.parts.opening

    def building_price(self, seat: i64) -> i64:
        """princes/builder-2"""
        return self.parts.building_price[self.builders[seat]]

    # -- cards -------------------------------------------------------------------------------------

    def hand(self, seat: i64, deck: i64) -> i64:
        """The cards of one kind that a seat has, one bit each."""
        return self.hands[seat * DECKS + deck]

    def take_into_hand(self, seat: i64, deck: i64, card: i64) -> None:
        bit: i64 = 1
        self.hands[seat * DECKS + deck] |= bit << card

    def lose_from_hand(self, seat: i64, deck: i64, card: i64) -> None:
        bit: i64 = 1
        self.hands[seat * DECKS + deck] &= ~(bit << card)

    def rival_tables(self, seat: i64) -> i64:
        """Professions that lie face up before others, one bit each (princes/recruit-2)."""
        found: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                found = found | self.tables[other]
            other += 1
        return found

    # -- what a seat has ---------------------------------------------------------------------------

    def has_landscape(self, seat: i64, landscape: i64) -> bool:
        return self.landscapes[seat * LANDSCAPES + landscape] > 0

    def has_built(self, seat: i64, building: i64) -> bool:
        return (self.built[seat] >> building) & 1 == 1

    def has_freedom(self, seat: i64, freedom: i64) -> bool:
        return (self.freedoms[seat] >> freedom) & 1 == 1

    # -- where one part of the game hands over to the next -----------------------------------------

    def prepared(self) -> None:
        """Everybody has three profession cards."""
        raise NotImplementedError

    def auctions_done(self) -> None:
        """Nobody can acquire an object any more in this round."""
        raise NotImplementedError

    def characters_done(self) -> None:
        """Nobody can acquire a character any more in this round."""
        raise NotImplementedError

    def actions_done(self) -> None:
        """All seats have taken their actions of the round."""
        raise NotImplementedError

    def lapsed(self) -> None:
        """Merchant and Professor have had their last chance."""
        raise NotImplementedError

    def resume(self) -> None:
        """A piece is laid, or cards have their place: what was interrupted goes on."""
        raise NotImplementedError

    def redraw(self, seat: i64, chance: Chance) -> None:
        """In a guess: draw anew all cards that the seat cannot know."""
        raise NotImplementedError
