"""What lies on and beside the game board: round, auctions, supplies, decks, characters on offer."""

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.princes.constants import DEALING, NONE, PREPARING
from giglio.kernel.state import State


class Board(State):
    """The fields that no seat has of its own."""

    round: i64
    stage: i64
    phase: i64
    starter: i64  # who has the starting player figure
    # The auction; sets of seats and of objects have one bit for each.
    namer: i64
    object: i64  # under auction or just acquired, or NONE
    high_bid: i64
    high_bidder: i64
    supplied: i64  # seats that have acquired an object in this round
    declined: i64  # seats that have dropped out of the auctions of this round
    passed: i64  # seats that have passed on the object
    closed: i64  # objects whose stack is closed for the round
    # What lies beside the game board.
    supply: vec[i64]  # by stack
    building_supply: vec[i64]
    freedom_supply: vec[i64]
    profession_deck: vec[i64]  # layers, see kernel/layers.py
    prestige_deck: vec[i64]
    bonus_deck: vec[i64]
    bank: i64
    # The Muse and the Princess:
    markers: vec[i64]  # by character: whose marker lies on it, or NONE
    spaces: vec[i64]  # by character: on which space
    settled: i64  # seats that have passed or won a character
    face_down: i64  # characters that cannot be bid for any more in this auction
    banker_sold: i64  # whether the Banker found a buyer in this auction
    pot: i64  # florins on the Banker

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.stage = PREPARING
        self.phase = DEALING
        self.starter = 0
        self.namer = 0
        self.object = NONE
        self.high_bid = 0
        self.high_bidder = NONE
        self.supplied = 0
        self.declined = 0
        self.passed = 0
        self.closed = 0
        self.supply = vec[i64]()
        self.building_supply = vec[i64]()
        self.freedom_supply = vec[i64]()
        self.profession_deck = vec[i64]()
        self.prestige_deck = vec[i64]()
        self.bonus_deck = vec[i64]()
        self.bank = 0
        self.markers = vec[i64]()
        self.spaces = vec[i64]()
        self.settled = 0
        self.face_down = 0
        self.banker_sold = 0
        self.pot = 0

    def copy_board_to(self, twin: "Board") -> None:
        twin.round = self.round
        twin.stage = self.stage
        twin.phase = self.phase
        twin.starter = self.starter
        twin.namer = self.namer
        twin.object = self.object
        twin.high_bid = self.high_bid
        twin.high_bidder = self.high_bidder
        twin.supplied = self.supplied
        twin.declined = self.declined
        twin.passed = self.passed
        twin.closed = self.closed
        twin.supply = self.supply[:]
        twin.building_supply = self.building_supply[:]
        twin.freedom_supply = self.freedom_supply[:]
        twin.profession_deck = self.profession_deck[:]
        twin.prestige_deck = self.prestige_deck[:]
        twin.bonus_deck = self.bonus_deck[:]
        twin.bank = self.bank
        twin.markers = self.markers[:]
        twin.spaces = self.spaces[:]
        twin.settled = self.settled
        twin.face_down = self.face_down
        twin.banker_sold = self.banker_sold
        twin.pot = self.pot

    def deck_of(self, deck: i64) -> vec[i64]:
        if deck == 0:
            return self.profession_deck
        if deck == 1:
            return self.prestige_deck
        return self.bonus_deck

    def set_deck(self, deck: i64, cards: vec[i64]) -> None:
        if deck == 0:
            self.profession_deck = cards
        elif deck == 1:
            self.prestige_deck = cards
        else:
            self.bonus_deck = cards
