"""How positions and actions look to the seats of Il Vecchio: what computer players go by.

An action is carried out on a twin of the guess, the rest of the turn is played as it looks best,
and what the seat may expect then is reckoned by the outlook.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.il_vecchio import actions
from giglio.games.il_vecchio.journeys import budget, office_budget
from giglio.games.il_vecchio.outlook import Outlook
from giglio.games.il_vecchio.parts import GREEN, MIDDLEMEN, REGIONS
from giglio.games.il_vecchio.rules import IlVecchio
from giglio.games.il_vecchio.state import (
    ACTING,
    AFTER,
    GOODS,
    LYING_SHIFT,
    OFFICE,
    STANDING,
    TRAVELLING,
)
from giglio.games.il_vecchio.weights import (
    BISHOP_WORTH,
    CARRIAGE_WORTH,
    DOUBT_AN_ACTION,
    FLORIN,
    FOLLOWER,
    LEAST_DOUBT,
)
from giglio.kernel.judge import Judge
from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import State

NEVER: Final = -1e9
NOISE: Final = 1.5  # of likely moves, in points
FINE: Final[i64] = 1 << 16


class IlVecchioJudge(Judge):
    """One position after another."""

    outlook: Outlook
    rounds: float  # that are to come, where actions are rated
    ready: i64  # the gates at which the acting seat could pay for a place now
    lying: i64
    upright: i64

    def __init__(self, weights: vec[float] = vec[float]()) -> None:  # noqa: B008
        super().__init__(weights)
        self.outlook = Outlook(weights)
        self.rounds = 0.0
        self.ready = 0
        self.lying = 0
        self.upright = 0

    # -- positions -------------------------------------------------------------------------------

    def look(self, state: State) -> None:
        if state.actor < 0:
            self.take_scores(state)
            return
        assert isinstance(state, IlVecchio)
        self.outlook.look(state)
        self.make_room(state.seats)
        time = 0.0
        seat: i64 = 0
        while seat < state.seats:
            self.worth[seat] = self.outlook.worth(seat)
            time += self.outlook.actions_left(seat)
            seat += 1
        time = time / float(state.seats)
        self.doubt = self.weights[LEAST_DOUBT] + self.weights[DOUBT_AN_ACTION] * time

    def worth_to(self, state: IlVecchio, seat: i64) -> float:
        """What one seat may expect."""
        if state.actor < 0:
            return float(state.score(seat))
        self.outlook.look_for(state, self.rounds)
        return self.outlook.worth(seat)

    # -- actions, thought through to the end of the turn -----------------------------------------

    def rate(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, IlVecchio)
        # A crest taken brings the end nearer for all alike, which is no reason to leave it.
        self.rounds = self.outlook.rounds_of(state)
        ratings: list[float] = []
        seat = state.actor
        for action in legal:
            after = twin_of(state)
            after.apply(action)
            ratings.append(self.worth_of_turn(after, seat))
        return ratings

    def worth_of_turn(self, state: IlVecchio, seat: i64) -> float:
        """Play the turn to its end as it looks best, and weigh what the seat has then.

        Where a member goes and what it does there is thought through; tiles, payments and the like
        are taken one by one as they look best; others answer events as it comes.
        """
        while state.actor >= 0 and state.turn == seat and state.phase != AFTER:
            if state.actor != seat:
                state.apply(state.moves()[0])
                continue
            moves = state.moves()
            deep = is_deep(state)
            most = NEVER
            best: i64 = moves[0]
            if len(moves) > 1:
                for action in moves:
                    if state.phase == ACTING and action >= state.parts.use:
                        continue  # one tile a thought
                    twin = twin_of(state)
                    twin.apply(action)
                    worth = self.worth_of_turn(twin, seat) if deep else self.worth_to(twin, seat)
                    if worth > most:
                        most = worth
                        best = action
                if deep:
                    return most
            state.apply(best)
        return self.worth_to(state, seat)

    # -- at first sight --------------------------------------------------------------------------

    def consider(self, state: State) -> None:
        assert isinstance(state, IlVecchio)
        self.ready = 0
        if ACTING <= state.phase <= TRAVELLING:
            seat = state.actor
            region: i64 = 0
            while region < REGIONS:
                if budget(state, seat, region) >= 0:
                    self.ready = self.ready | (1 << state.parts.gate[region])
                region += 1
            if office_budget(state, seat) >= 0:
                self.ready = self.ready | (1 << state.parts.florence)
            self.count_members(state, seat)

    def count_members(self, state: IlVecchio, seat: i64) -> None:
        self.lying = 0
        self.upright = 0
        at = seat * state.parts.towns
        last = at + state.parts.towns
        while at < last:
            here = i64(state.members[at])
            self.upright += here & STANDING
            self.lying += here >> LYING_SHIFT
            at += 1

    def promise(self, state: State, action: i64) -> float:
        assert isinstance(state, IlVecchio)
        if state.phase == ACTING:
            return self.promise_of_action(state, action)
        if state.phase == TRAVELLING:
            return self.promise_of_journey(state, action)
        if action == actions.BISHOP:
            return -self.weights[BISHOP_WORTH]
        if action == actions.DONE:
            return -0.5
        return 0.0

    def promise_of_action(self, state: IlVecchio, action: i64) -> float:
        if action == actions.RECOVER:
            return 0.6 * float(self.lying) - 0.4 * float(self.upright)
        if action == actions.REINFORCE:
            return 0.8 - 0.25 * float(self.lying + self.upright)
        if action == actions.PASS:
            return -2.0
        if action >= state.parts.use:
            return 0.3
        return 3.0 if self.ready != 0 else 1.0

    def promise_of_journey(self, state: IlVecchio, action: i64) -> float:
        """What a town brings, less the way."""
        parts = state.parts
        town = state.town
        cost = 0.0
        if action >= parts.ride:
            town = action - parts.ride
            cost = self.weights[CARRIAGE_WORTH]
        elif action >= parts.walk:
            town = action - parts.walk
            steps = i64(parts.distance[state.town * parts.towns + town])
            cost = self.weights[FLORIN] * float(steps * parts.step)
        if (self.ready >> town) & 1 == 1:
            return 4.0 - cost
        colour = i64(parts.town_colour[town])
        if colour < MIDDLEMEN and i64(state.middlemen[colour]) != town:
            cost += 0.3
        goods = 3.0 * self.weights[FLORIN] if colour == GREEN else self.weights[FOLLOWER]
        return goods - cost

    # -- rollouts --------------------------------------------------------------------------------

    def ripe(self, state: State, plies: i64) -> bool:
        """Where a turn has ended, nothing is half done."""
        assert isinstance(state, IlVecchio)
        return state.phase == ACTING and state.untouched == 1

    def likely_move(self, state: State, stream: Pcg32) -> i64:
        """What looks best at first sight, with some whim."""
        if not state.listed:
            state.list_moves()
        self.consider(state)
        best = state.offered[0]
        most = NEVER
        for action in state.offered:
            whim = NOISE * float(stream.below(FINE)) / float(FINE)
            looks = self.promise(state, action) + whim
            if looks > most:
                most = looks
                best = action
        return best


def is_deep(state: IlVecchio) -> bool:
    """Whether all that may follow is thought through."""
    phase = state.phase
    return ACTING <= phase <= GOODS or phase == OFFICE


def twin_of(state: IlVecchio) -> IlVecchio:
    twin = state.clone()
    assert isinstance(twin, IlVecchio)
    return twin
