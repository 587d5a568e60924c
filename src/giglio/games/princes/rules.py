"""The rules of The Princes of Florence: which decision comes when, in the order of the rulebook.

Clauses are named as in docs/rules/princes.md. In each of seven rounds objects are auctioned, then
(with The Muse and the Princess) characters, then every seat takes its actions. What happens in a
phase stands in a module of its own; here stands what every phase asks and what follows on it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.princes import actions
from giglio.games.princes.auction import (
    begin_auctions,
    bid,
    bidding_moves,
    decline,
    favour_moves,
    name,
    naming_moves,
    next_naming,
    only_bidding,
    pass_object,
    pay_for_points,
    take,
    take_free,
)
from giglio.games.princes.audit import audit
from giglio.games.princes.characters import (
    ROW,
    begin_character_auction,
    let_lapse,
    next_lapse,
    next_offer,
    offer,
    offering_moves,
    open_characters,
    pass_characters,
)
from giglio.games.princes.constants import (
    ACTING,
    ADDING,
    BIDDING,
    CHARACTER_AUCTION,
    CHOOSING,
    DEALING,
    ENDING,
    EXCHANGING,
    FAVOUR,
    JUST_WON,
    KEEPING,
    LAPSING,
    LAST,
    LAYING,
    NAMING,
    NONE,
    OFFERING,
    ORDERING,
    RECRUIT_NOW,
    SOURCE_NAMES,
    SOURCES,
)
from giglio.games.princes.decks import (
    first_card,
    keep,
    keeping_moves,
    lay_rest_under,
    lay_under,
    ordering_moves,
)
from giglio.games.princes.ending import end_game
from giglio.games.princes.guessing import redraw_cards
from giglio.games.princes.laying import lay, laying_moves, only_laying, random_laying
from giglio.games.princes.objects import choose_landscape, choosing_moves
from giglio.games.princes.parts import PrincesEdition
from giglio.games.princes.preparation import begin_preparation, dealing_moves, return_profession
from giglio.games.princes.reasons import refusal
from giglio.games.princes.recruiting import keep_for_later, recruit, recruit_now_moves
from giglio.games.princes.state import Moment
from giglio.games.princes.turns import (
    acting_moves,
    begin_actions,
    build,
    draw,
    end_actions,
    introduce,
)
from giglio.games.princes.view import princes_view
from giglio.games.princes.windows import (
    draw_free,
    just_won_moves,
    lapsing_moves,
    professor_moves,
    use,
)
from giglio.games.princes.works import (
    add_bonus,
    adding_moves,
    begin_work,
    exchange,
    exchange_moves,
    finish_work,
    most_exchanged,
    score_best_work,
)
from giglio.kernel.chance import EVERYONE, Chance
from giglio.kernel.pcg import Pcg32
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.rows import row
from giglio.kernel.state import NO_ACTION, State

# Ties in points are broken by florins, of which nobody ever has as many as this.
A_POINT: Final[i64] = 1 << 30


class Princes(Moment):
    """One moment of a play of The Princes of Florence, and its flow."""

    def prepare(self) -> None:
        parts = self.edition
        assert isinstance(parts, PrincesEdition)
        self.parts = parts
        self.expansion = self.options["muse_and_princess"] != 0
        self.fitting = row(self.seats, 0)

    def begin(self) -> None:
        begin_preparation(self)

    def prepared(self) -> None:
        self.next_round()

    def next_round(self) -> None:
        self.round += 1
        if self.story is not None:
            facts = {"round": int(self.round), "minimum": int(self.parts.minimum[self.round - 1])}
            self.story.tell("round-begins", self.starter, "princes/round-1", facts)
        begin_auctions(self)

    def auctions_done(self) -> None:
        if self.expansion:
            begin_character_auction(self)
        else:
            begin_actions(self)

    def characters_done(self) -> None:
        begin_actions(self)

    def actions_done(self) -> None:
        score_best_work(self)
        if self.round < self.parts.rounds:
            self.starter = self.after(self.starter)  # princes/round-3
            self.next_round()
        else:
            self.stage = ENDING
            next_lapse(self)

    def lapsed(self) -> None:
        if self.stage == CHARACTER_AUCTION:
            open_characters(self)
        else:
            end_game(self)

    def resume(self) -> None:
        back = self.back
        self.back = NONE
        if back == BIDDING:
            next_naming(self)
        elif back == JUST_WON:
            next_offer(self)
        elif back == LAPSING:
            next_lapse(self)
        else:
            self.phase = back

    # -- what a seat may do ----------------------------------------------------------------------

    def moves(self) -> vec[i64]:
        phase = self.phase
        if phase == ACTING:
            return acting_moves(self)
        if phase <= LAST:
            return self.auction_moves(phase)
        if phase == LAYING:
            return laying_moves(self)
        if phase == KEEPING:
            return keeping_moves(self)
        if phase == ORDERING:
            return ordering_moves(self)
        return self.rarer_moves(phase)

    def auction_moves(self, phase: i64) -> vec[i64]:
        if phase == BIDDING:
            return bidding_moves(self)
        if phase == DEALING:
            return dealing_moves(self)
        return naming_moves(self)

    def rarer_moves(self, phase: i64) -> vec[i64]:
        if phase == ADDING:
            return adding_moves(self)
        if phase == EXCHANGING:
            return exchange_moves(self)
        if phase == RECRUIT_NOW:
            return recruit_now_moves(self)
        if phase == CHOOSING:
            return choosing_moves(self)
        return self.character_moves(phase)

    def character_moves(self, phase: i64) -> vec[i64]:
        if phase == OFFERING:
            return offering_moves(self)
        if phase == FAVOUR:
            return favour_moves()
        if phase == JUST_WON:
            return just_won_moves(self)
        if phase == LAPSING:
            return lapsing_moves(self)
        return professor_moves(self)

    def forced(self) -> i64:
        """The same without a list where one would be long or is never needed."""
        phase = self.phase
        if phase == BIDDING:
            return only_bidding(self)
        if phase == LAYING:
            return only_laying(self)
        if phase == EXCHANGING:
            return actions.EXCHANGE if most_exchanged(self) == 0 else NO_ACTION
        if phase in (KEEPING, ORDERING):
            return NO_ACTION if len(self.seen) > 1 else self.moves()[0]
        if phase == DEALING:
            return NO_ACTION
        self.offered = self.moves()
        self.listed = True
        return self.offered[0] if len(self.offered) == 1 else NO_ACTION

    def random_move(self, stream: Pcg32) -> i64:
        if not self.listed:
            phase = self.phase
            if phase == LAYING:
                return random_laying(self, stream)
            if phase == EXCHANGING:
                return actions.EXCHANGE + stream.below(most_exchanged(self) + 1)
            if phase == KEEPING:
                card = self.seen[stream.below(len(self.seen))]
                return actions.KEEP + first_card(self.deck) + card
            self.list_moves()
        return self.offered[stream.below(len(self.offered))]

    # -- what it does ----------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == ACTING:
            self.apply_acting(action)
        elif phase == BIDDING:
            if action == actions.PASS:
                pass_object(self)
            else:
                bid(self)
        elif phase in (NAMING, LAST):
            self.apply_naming(action)
        elif phase == LAYING:
            lay(self, action - actions.LAY)
        elif phase == KEEPING:
            keep(self, action - actions.KEEP - first_card(self.deck))
        elif phase == ORDERING:
            self.apply_ordering(action)
        else:
            self.apply_rarer(phase, action)

    def apply_naming(self, action: i64) -> None:
        if action == actions.DECLINE:
            decline(self)
        elif action >= actions.USE:
            use(self)
        elif action >= actions.TAKE:
            take(self, action - actions.TAKE)
        else:
            name(self, action - actions.NAME)

    def apply_ordering(self, action: i64) -> None:
        if action == actions.REST:
            lay_rest_under(self)
        else:
            lay_under(self, action - actions.UNDER - first_card(self.deck))

    def apply_acting(self, action: i64) -> None:
        if action == actions.DONE:
            end_actions(self)
        elif action >= actions.RECRUIT:
            recruit(self, action - actions.RECRUIT)
        elif action >= actions.COMPLETE:
            begin_work(self, action - actions.COMPLETE)
        elif action >= actions.BUILD:
            build(self, action - actions.BUILD)
        elif action >= actions.USE:
            use(self)
        elif action >= actions.INTRODUCE:
            introduce(self, action - actions.INTRODUCE)
        else:
            draw(self, action - actions.DRAW)

    def apply_rarer(self, phase: i64, action: i64) -> None:
        if phase == EXCHANGING:
            exchange(self, action - actions.EXCHANGE)
        elif phase == ADDING:
            if action == actions.FINISH:
                finish_work(self)
            else:
                add_bonus(self, action - actions.ADD)
        elif phase == DEALING:
            return_profession(self, action - actions.RETURN)
        elif phase == CHOOSING:
            choose_landscape(self, action - actions.CHOOSE)
        elif phase == RECRUIT_NOW:
            self.apply_recruiting(action)
        else:
            self.apply_character(phase, action)

    def apply_recruiting(self, action: i64) -> None:
        if action == actions.LATER:
            keep_for_later(self)
        else:
            recruit(self, action - actions.RECRUIT)
            self.resume()

    def apply_character(self, phase: i64, action: i64) -> None:
        if phase == OFFERING:
            if action == actions.PASS:
                pass_characters(self)
            else:
                offered = action - actions.OFFER
                offer(self, offered // ROW, offered % ROW)
        elif phase == FAVOUR:
            if action == actions.FREE:
                take_free(self)
            else:
                pay_for_points(self)
        elif action == actions.LATER:
            next_offer(self)
        elif action == actions.DECLINE:
            let_lapse(self)
        elif action >= actions.USE:
            use(self)
        else:
            draw_free(self, action - actions.DRAW)

    # -- points ----------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return self.fame[seat]

    def standing(self, seat: i64) -> i64:
        """Of equals in points who has more florins (princes/end-6)."""
        return self.fame[seat] * A_POINT + self.florins[seat]

    def sheet(self, seat: i64) -> dict[str, int]:
        first = seat * SOURCES
        return {name: int(self.earned[first + source]) for source, name in enumerate(SOURCE_NAMES)}

    # -- what callers see ------------------------------------------------------------------------

    def audience(self, action: i64) -> i64:
        """What happens to cards in hand is for the eyes of their seat alone."""
        if self.phase in (DEALING, KEEPING, ORDERING):
            bit: i64 = 1
            return bit << self.actor
        return EVERYONE

    def view_for(self, seat: i64) -> dict[str, object]:
        return princes_view(self, int(seat))

    def refusal(self, action: i64) -> IllegalAction:
        return refusal(self, action)

    def redraw(self, seat: i64, chance: Chance) -> None:
        redraw_cards(self, seat, chance)

    def audit(self) -> list[str]:
        return audit(self)

    def copy(self) -> State:
        twin = Princes()
        self.copy_to(twin)
        return twin


NO_STATE = Princes()
