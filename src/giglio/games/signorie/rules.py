"""The rules of Signorie: which decision comes when, in the order of the rulebook.

Clauses are named as in docs/rules/signorie.md. The game is prepared; then every round is set up,
played in turn order until all have passed, and rewarded. What happens in a phase stands in the
module of its name; here stands what every phase asks and what follows on it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.signorie import actions
from giglio.games.signorie.actions import FACES, MOST_MEEPLES
from giglio.games.signorie.audit import audit
from giglio.games.signorie.effects import (
    advance,
    alliance_moves,
    enter,
    hire,
    hiring_moves,
    lay,
    marriage_moves,
    marry,
    mission_moves,
    next_part,
    rise,
    send,
    step_made,
    track_moves,
)
from giglio.games.signorie.parts import CITIES, SignorieEdition
from giglio.games.signorie.preparation import begin_preparation, choose_board, free_boards
from giglio.games.signorie.reasons import refusal
from giglio.games.signorie.rewards import (
    begin_rewards,
    decline,
    offer_wedding,
    pay,
    payment_moves,
    reward_moves,
    take_bonus,
    take_florins,
    wed,
    wedding_moves,
)
from giglio.games.signorie.scoring import end_game, points_of
from giglio.games.signorie.setup import begin_round
from giglio.games.signorie.state import (
    ACTING,
    ALLIANCE,
    BOARD,
    BY_DIE,
    BY_HELPER,
    HELPERS,
    HIRING,
    MARRIAGE,
    MISSION,
    REWARD,
    SOURCE_NAMES,
    SOURCES,
    TAKING,
    TRACKS,
    WEDDING,
    Moment,
)
from giglio.games.signorie.turns import (
    acting_moves,
    begin_actions,
    begin_helping,
    end_turn,
    go_on_helping,
    helper_moves,
    hire_with_die,
    pass_turn,
    perform_assignment,
    perform_signoria,
    take,
    taking_moves,
    use_helper,
)
from giglio.games.signorie.view import signorie_view
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import State


class Signorie(Moment):
    """One moment of a play of Signorie, and its flow."""

    def prepare(self) -> None:
        parts = self.edition
        assert isinstance(parts, SignorieEdition)
        self.parts = parts

    def begin(self) -> None:
        begin_preparation(self)

    def prepared(self) -> None:
        self.next_round()

    def next_round(self) -> None:
        begin_round(self)
        begin_actions(self)

    def actions_done(self) -> None:
        begin_rewards(self)

    def round_done(self) -> None:
        if self.round < self.parts.rounds:
            self.next_round()
        else:
            end_game(self)

    def effects_done(self) -> None:
        if self.origin == BY_DIE:
            begin_helping(self)
        elif self.origin == BY_HELPER:
            go_on_helping(self)
        else:
            offer_wedding(self)

    # -- what a seat may do ----------------------------------------------------------------------

    def moves(self) -> vec[i64]:
        phase = self.phase
        if phase == TAKING:
            return taking_moves(self)
        if phase == ACTING:
            return acting_moves(self)
        if phase == TRACKS:
            return track_moves(self)
        if phase == HELPERS:
            return helper_moves(self)
        if phase >= REWARD:
            return self.reward_moves(phase)
        return self.choices(phase)

    def choices(self, phase: i64) -> vec[i64]:
        if phase == MISSION:
            return mission_moves(self)
        if phase == MARRIAGE:
            return marriage_moves(self)
        if phase == ALLIANCE:
            return alliance_moves(self)
        if phase == HIRING:
            return hiring_moves(self)
        return free_boards(self)

    def reward_moves(self, phase: i64) -> vec[i64]:
        if phase == REWARD:
            return reward_moves(self)
        if phase == WEDDING:
            return wedding_moves()
        return payment_moves(self)

    # -- what it does ----------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == TAKING:
            self.apply_taking(action)
        elif phase == ACTING:
            self.apply_acting(action)
        elif action == actions.DONE:
            self.apply_done()
        elif phase == TRACKS:
            self.apply_tracks(action)
        elif phase == HELPERS:
            use_helper(self, action - self.parts.use)
        elif phase >= REWARD:
            self.apply_reward(action)
        else:
            self.apply_choice(phase, action)

    def apply_taking(self, action: i64) -> None:
        if action == actions.PASS:
            pass_turn(self)
        else:
            die = action - actions.TAKE
            take(self, die // FACES, die % FACES + 1)

    def apply_acting(self, action: i64) -> None:
        if action == actions.SIGNORIA:
            perform_signoria(self)
        elif action >= self.parts.hire:
            hire_with_die(self, action - self.parts.hire)
        else:
            spent = action - actions.ASSIGN
            perform_assignment(self, spent // MOST_MEEPLES, spent % MOST_MEEPLES + 1)

    def apply_done(self) -> None:
        if self.phase == HELPERS:
            end_turn(self)
        else:
            next_part(self)

    def apply_tracks(self, action: i64) -> None:
        if action == actions.RISE:
            rise(self)
        elif action < actions.ADVANCE:
            enter(self, action - actions.ENTER)
        else:
            man = action - actions.ADVANCE
            advance(self, man // self.parts.slots, man % self.parts.slots)

    def apply_choice(self, phase: i64, action: i64) -> None:
        if phase == MISSION:
            sent = action - self.parts.send
            man = sent // CITIES
            send(self, man // self.parts.slots, man % self.parts.slots, sent % CITIES)
        elif phase == MARRIAGE:
            married = action - self.parts.marry
            dowries = self.parts.most_dowry
            marry(self, married // dowries, married % dowries + 1)
        elif phase == ALLIANCE:
            lay(self, action - actions.LAY)
        elif phase == HIRING:
            hire(self, action - self.parts.hire, self.parts.effect_cheaper[self.part])
            step_made(self)
        else:
            assert phase == BOARD
            choose_board(self, action - actions.BOARD)

    def apply_reward(self, action: i64) -> None:
        if action == actions.BONUS:
            take_bonus(self)
        elif action == actions.FLORINS:
            take_florins(self)
        elif action == actions.WED:
            wed(self)
        elif action == actions.PAY:
            pay(self)
        else:
            decline(self)

    # -- points ----------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return points_of(self, seat)

    def standing(self, seat: i64) -> i64:
        """Of equals the one that is first in the turn order (signorie/end-4)."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        return self.score(seat) * self.seats - place

    def sheet(self, seat: i64) -> dict[str, int]:
        first = seat * SOURCES
        return {name: int(self.points[first + source]) for source, name in enumerate(SOURCE_NAMES)}

    # -- what callers see ------------------------------------------------------------------------

    def view_for(self, seat: i64) -> dict[str, object]:
        return signorie_view(self)

    def refusal(self, action: i64) -> IllegalAction:
        return refusal(self, action)

    def audit(self) -> list[str]:
        return audit(self)

    def copy(self) -> State:
        twin = Signorie()
        self.copy_to(twin)
        return twin
