"""How positions and actions look to the seats of The Princes of Florence, in points: what computer
players go by."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.princes import actions
from giglio.games.princes.appraisal import FREE_OBJECT, Appraisal, rank_of
from giglio.games.princes.auction import next_bid
from giglio.games.princes.characters import ROW, UNIT
from giglio.games.princes.constants import (
    ACTING,
    ADDING,
    BIDDING,
    CHOOSING,
    DEALING,
    EXCHANGING,
    FAVOUR,
    KEEPING,
    LAPSING,
    LAST,
    LAYING,
    NAMING,
    NONE,
    OFFERING,
    ORDERING,
    RECRUIT_NOW,
)
from giglio.games.princes.firstsight import FirstSight
from giglio.games.princes.parts import (
    BONUS_DECK,
    CARDINAL,
    MERCHANT,
    MUSE,
    OBJECTS,
    PRESTIGE_DECK,
    PRINCESS,
)
from giglio.games.princes.placing import rate_places
from giglio.games.princes.rules import Princes
from giglio.games.princes.weights import (
    DOUBT_A_ROUND,
    LEAST_DOUBT,
    OTHER_CHANCE,
    RIVALRY,
)
from giglio.kernel.judge import Judge
from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import State

TRIES: Final[i64] = 3  # actions of which a rollout takes the one that promises most
NOT_NOW: Final = -0.5  # an unused chance, beside one that is used to no effect


class PrincesJudge(Judge):
    """One position after another."""

    appraisal: Appraisal
    sight: FirstSight
    me: i64

    def __init__(self, weights: vec[float] = vec[float]()) -> None:  # noqa: B008
        super().__init__(weights)
        self.appraisal = Appraisal(weights)
        self.sight = FirstSight()
        self.me = NONE

    # -- positions -------------------------------------------------------------------------------

    def look(self, state: State) -> None:
        """The points that every seat may expect."""
        if state.actor < 0:
            self.take_scores(state)
            return
        assert isinstance(state, Princes)
        self.make_room(state.seats)
        outlook = self.appraisal.outlook
        seat: i64 = 0
        while seat < state.seats:
            self.worth[seat] = outlook.worth(state, seat)
            seat += 1
        rounds = outlook.rest + (0.5 if state.phase < ACTING else 0.25)
        self.doubt = self.weights[LEAST_DOUBT] + self.weights[DOUBT_A_ROUND] * rounds

    # -- actions ---------------------------------------------------------------------------------

    def rate(self, state: State, legal: list[int]) -> list[float]:
        """One step of judgement, and what follows from it at once."""
        assert isinstance(state, Princes)
        self.me = state.actor
        phase = state.phase
        if phase == LAYING:
            return rate_places(state, legal)
        if phase == ORDERING:
            return [1.0 if action == actions.REST else 0.0 for action in legal]
        self.appraisal.look(state)
        if phase in (NAMING, LAST, BIDDING, CHOOSING):
            return self.rate_auction(state, legal)
        if phase == OFFERING:
            return [self.rate_offer(state, action) for action in legal]
        if phase == FAVOUR:
            return self.rate_favour(state, legal)
        return [self.rate_rest(state, action) for action in legal]

    def rate_rest(self, state: Princes, action: i64) -> float:
        if actions.USE <= action < actions.BUILD:
            return self.rate_use(state, action - actions.USE)
        if action in (actions.DECLINE, actions.LATER):
            return NOT_NOW if state.phase != RECRUIT_NOW else 0.0
        if actions.DRAW <= action < actions.INTRODUCE:
            return self.rate_drawing(state, action - actions.DRAW)
        return self.after(state, action) - self.appraisal.now[self.me]

    def after(self, state: Princes, action: i64) -> float:
        """The worth of the acting seat when an action and what follows at once is done."""
        twin = state.clone()
        assert isinstance(twin, Princes)
        twin.apply(action)
        while twin.actor == self.me and twin.phase == ADDING:
            twin.apply(self.next_in_work(twin))
        if twin.actor != self.me and state.phase == ACTING:
            twin.actor = self.me  # the turn is over; what it has brought is asked for
            twin.left = 0
        return self.appraisal.outlook.worth(twin, self.me)

    def next_in_work(self, twin: Princes) -> i64:
        """Finish a work as soon as it can be, else add the first bonus card."""
        return twin.moves()[0]

    def rate_drawing(self, state: Princes, deck: i64) -> float:
        """A card from a deck: by the Professor, or for florins and an action."""
        gain = self.appraisal.expected_card(self.me, deck)
        if state.phase != ACTING:
            return gain
        price = state.parts.bonus_price if deck == BONUS_DECK else state.parts.profession_price
        twin = self.appraisal.state
        twin.left -= 1
        action = self.appraisal.now[self.me] - self.appraisal.worth(self.me)
        twin.left += 1
        return gain - action - self.appraisal.cost(self.me, price)

    # -- the auction -----------------------------------------------------------------------------

    def rate_auction(self, state: Princes, legal: list[int]) -> list[float]:
        self.appraisal.weigh_objects()
        return [self.rate_object(state, action) for action in legal]

    def rate_object(self, state: Princes, action: i64) -> float:
        if action >= actions.BID:
            gain = self.appraisal.gains[self.me * OBJECTS + state.object]
            return gain - self.appraisal.cost(self.me, next_bid(state))
        if action == actions.PASS:
            return self.rate_pass(state)
        if action == actions.DECLINE:
            return 0.0
        if action >= actions.USE:
            return self.rate_use(state, action - actions.USE)
        return self.rate_taking(state, action)

    def rate_taking(self, state: Princes, action: i64) -> float:
        """Name an object, take it as the last seat, or choose a landscape that is paid already."""
        if action >= actions.CHOOSE:
            return self.appraisal.landscape_gain(self.me, action - actions.CHOOSE)
        if action >= actions.TAKE:
            gain = self.appraisal.gains[self.me * OBJECTS + action - actions.TAKE]
            return gain - self.appraisal.cost(self.me, state.opening())
        return self.rate_naming(state, action - actions.NAME)

    def rate_pass(self, state: Princes) -> float:
        """What the other objects promise, less what the bidder gains by this one."""
        appraisal = self.appraisal
        bidder = state.high_bidder
        gain = appraisal.gains[bidder * OBJECTS + state.object]
        gain = max(gain - appraisal.cost(bidder, state.high_bid), 0.0)
        others = self.weights[OTHER_CHANCE] * appraisal.best_prospect(self.me, state.object)
        return others - self.weights[RIVALRY] * gain / float(state.seats - 1)

    def rate_naming(self, state: Princes, thing: i64) -> float:
        """Won at a price, or left to a rival, who then is out of the way."""
        prospect = self.appraisal.prospect(self.me, thing)
        if prospect > 0.0:
            return prospect
        others = self.appraisal.best_prospect(self.me, thing)
        gain = self.appraisal.gains[self.me * OBJECTS + thing]
        return min(gain - self.appraisal.cost(self.me, state.opening()), 0.9 * others)

    def rate_favour(self, state: Princes, legal: list[int]) -> list[float]:
        """The Merchant: florins saved, or points."""
        saved = self.appraisal.cost(self.me, state.high_bid)
        points = float(rank_of(state, self.me))
        return [saved if action == actions.FREE else points for action in legal]

    # -- characters ------------------------------------------------------------------------------

    def rate_offer(self, state: Princes, action: i64) -> float:
        """A character for its price; the lowest space, unless a rival would soon go higher."""
        if action == actions.PASS:
            return 0.0
        offered = action - actions.OFFER
        character, space = offered // ROW, offered % ROW
        gain = self.appraisal.character(self.me, character)
        gain -= self.appraisal.cost(self.me, space * UNIT)
        rival = 0.0
        seat: i64 = 0
        while seat < state.seats:
            if seat != self.me and (state.settled >> seat) & 1 == 0:
                theirs = self.appraisal.character(seat, character)
                rival = max(rival, theirs - self.appraisal.cost(seat, (space + 1) * UNIT))
            seat += 1
        return gain if rival <= 0.0 or gain < 0.0 else gain / (1.0 + rival)

    def rate_use(self, state: Princes, character: i64) -> float:
        if character == MERCHANT:
            return self.rate_merchant(state)
        if character == CARDINAL:
            return 1.0
        if character == MUSE:
            ready = self.appraisal.works_ready(self.me)
            return 10.0 if ready > 0.0 else NOT_NOW - 1.0
        if character == PRINCESS:
            return self.after(state, actions.USE + PRINCESS) - self.appraisal.now[self.me]
        best = 0.0
        for deck in (PRESTIGE_DECK, BONUS_DECK):
            best = max(best, self.appraisal.expected_card(self.me, deck))
        return best

    def rate_merchant(self, state: Princes) -> float:
        """Points now, or an object for nothing in the next auction: as long as there is one."""
        points = float(rank_of(state, self.me))
        if state.round == state.parts.rounds or state.phase == LAPSING:
            return points
        return points - FREE_OBJECT - 0.5

    # -- rollouts --------------------------------------------------------------------------------

    def consider(self, state: State) -> None:
        assert isinstance(state, Princes)
        self.sight.consider(state)

    def promise(self, state: State, action: i64) -> float:
        assert isinstance(state, Princes)
        return self.sight.promise(state, action)

    def ripe(self, state: State, plies: i64) -> bool:
        """A turn of actions or the auctions of a round have just begun."""
        assert isinstance(state, Princes)
        if state.phase == ACTING:
            return state.left == state.parts.actions_a_turn and state.limits == 0
        return state.phase == NAMING and state.supplied | state.declined == 0

    def likely_move(self, state: State, stream: Pcg32) -> i64:
        """Of a few legal actions the one that promises most at first sight."""
        assert isinstance(state, Princes)
        phase = state.phase
        if phase in (LAYING, DEALING):
            return state.random_move(stream)
        self.sight.consider(state)
        if phase == EXCHANGING:
            return self.sight.likely_exchange(state)
        if not state.listed:
            state.list_moves()
        number = len(state.offered)
        tries = number if phase in (BIDDING, KEEPING, ORDERING) else TRIES
        best = NONE
        most = -1e9
        trial: i64 = 0
        while trial < tries:
            at = trial if tries == number else stream.below(number)
            promised = self.sight.promise(state, state.offered[at])
            if promised > most:
                most = promised
                best = state.offered[at]
            trial += 1
        return best
