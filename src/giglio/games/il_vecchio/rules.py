"""The rules of Il Vecchio: which decision comes when, in the order of the rulebook.

Clauses are named as in docs/rules/il_vecchio.md. The game is set up; then the seats take turns of
one action each until the last crest is gone, and a double turn each after that. What happens in a
phase stands in the module of its name; here stands what every phase asks and what follows on it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.il_vecchio import actions
from giglio.games.il_vecchio.actions import LEAST_AREA
from giglio.games.il_vecchio.audit import audit
from giglio.games.il_vecchio.crests import (
    give_levy,
    lay_member,
    levy_moves,
    member_moves,
    return_member,
)
from giglio.games.il_vecchio.deeds import (
    buy_scroll,
    buying_moves,
    goods_moves,
    help_moves,
    lie_down,
    pay_bishop,
    place,
    placed_all,
    placing_moves,
    recover,
    reinforce,
    roll_bonus,
    rolling_moves,
    take_goods,
)
from giglio.games.il_vecchio.florence import (
    keep,
    keep_audience,
    offer_tiles,
    office_moves,
    take_office,
    tile_moves,
)
from giglio.games.il_vecchio.journeys import (
    arrive,
    choose_member,
    ride,
    travelling_moves,
    walk,
)
from giglio.games.il_vecchio.knowledge import redraw
from giglio.games.il_vecchio.parts import (
    FLORINS,
    REGIONS,
    SCROLL,
    THE_COUNCIL,
    THE_NOBILITY,
    TRACKS,
    IlVecchioEdition,
)
from giglio.games.il_vecchio.provinces import (
    claim,
    follower_moves,
    offer_provinces,
    pay_florins,
    pay_followers,
    pay_nothing,
    paying_moves,
    province_moves,
)
from giglio.games.il_vecchio.reasons import refusal
from giglio.games.il_vecchio.scoring import (
    crest_points,
    leader,
    nobility_points,
    passing_points,
    points_of,
    presence_points,
    track_points,
)
from giglio.games.il_vecchio.setup import (
    area_moves,
    begin_setup,
    choose_area,
    keep_first,
    place_first,
)
from giglio.games.il_vecchio.state import (
    ACTING,
    ACTION,
    AFTER,
    AREA,
    BEFORE,
    BUYING,
    CHOOSING,
    FOLLOWERS,
    GAIN,
    GOODS,
    HELP,
    LEVY,
    MEMBER,
    OFFICE,
    PAYING,
    PLACING,
    PRICE,
    PROVINCE,
    ROLLING,
    TILES,
    TRAVELLING,
    Moment,
)
from giglio.games.il_vecchio.tiles import (
    gain_moves,
    pay_price,
    price_moves,
    take_gain,
    use_tile,
)
from giglio.games.il_vecchio.turns import (
    acting_moves,
    after_moves,
    begin_round,
    end_turn,
    go_on,
    pass_double_turn,
)
from giglio.games.il_vecchio.view import il_vecchio_view
from giglio.kernel.chance import EVERYONE, Chance
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import State

# Tie-breaks below the points: followers and scrolls, then florins (score-9).
TIE_BREAK: Final[i64] = 1_000_000


class IlVecchio(Moment):
    """One moment of a play of Il Vecchio, and its flow."""

    def prepare(self) -> None:
        parts = self.edition
        assert isinstance(parts, IlVecchioEdition)
        self.parts = parts
        self.free_reinforcement = bool(self.options["free_reinforcement"])
        self.quiet_crests = bool(self.options["quiet_crests"])

    def begin(self) -> None:
        begin_setup(self)

    def prepared(self) -> None:
        begin_round(self)

    def go_on(self) -> None:
        go_on(self)

    def event_over(self) -> None:
        self.actor = self.turn
        if self.track < REGIONS:
            offer_provinces(self)
        else:
            offer_tiles(self)

    # -- what a seat may do ----------------------------------------------------------------------

    def moves(self) -> vec[i64]:
        phase = self.phase
        if phase == ACTING:
            return acting_moves(self)
        if phase == TRAVELLING:
            return travelling_moves(self)
        if phase == AFTER:
            return after_moves(self)
        if phase < FOLLOWERS:
            return self.early_moves(phase)
        if phase < PROVINCE:
            return self.track_moves(phase)
        return self.tile_moves(phase)

    def early_moves(self, phase: i64) -> vec[i64]:
        if phase == HELP:
            return help_moves(self)
        if phase == GOODS:
            return goods_moves(self)
        if phase == PLACING:
            return placing_moves(self)
        if phase == CHOOSING:
            return tile_moves(self)
        if phase == AREA:
            return area_moves(self)
        assert phase == BUYING
        return buying_moves()

    def track_moves(self, phase: i64) -> vec[i64]:
        if phase == FOLLOWERS:
            return follower_moves(self)
        if phase == PAYING:
            return paying_moves(self)
        if phase == OFFICE:
            return office_moves(self)
        if phase == LEVY:
            return levy_moves(self)
        assert phase == MEMBER
        return member_moves(self)

    def tile_moves(self, phase: i64) -> vec[i64]:
        if phase == PROVINCE:
            return province_moves(self)
        if phase == TILES:
            return tile_moves(self)
        if phase == PRICE:
            return price_moves(self)
        if phase == GAIN:
            return gain_moves(self)
        assert phase == ROLLING
        return rolling_moves()

    # -- what it does ----------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == ACTING:
            self.apply_acting(action)
        elif phase == TRAVELLING:
            self.apply_travelling(action)
        elif phase == HELP:
            if action == actions.LIE:
                lie_down(self)
            else:
                pay_bishop(self)
        elif phase == AFTER:
            if action == actions.DONE:
                end_turn(self)
            else:
                self.apply_tile(action)
        elif phase == PLACING:
            self.apply_placing(action)
        elif phase < FOLLOWERS:
            self.apply_early(phase, action)
        elif phase < PROVINCE:
            self.apply_track(phase, action)
        else:
            self.apply_choice(phase, action)

    def apply_acting(self, action: i64) -> None:
        if action == actions.PASS:
            pass_double_turn(self)
            return
        self.untouched = 0
        if action >= self.parts.use:
            self.apply_tile(action)
            return
        self.stage = ACTION
        if action == actions.REINFORCE:
            reinforce(self)
        elif action == actions.RECOVER:
            recover(self)
        else:
            choose_member(self, action - self.parts.member)

    def apply_tile(self, action: i64) -> None:
        if action >= self.parts.reuse:
            use_tile(self, action - self.parts.reuse, True)
        else:
            use_tile(self, action - self.parts.use, False)

    def apply_travelling(self, action: i64) -> None:
        if action == actions.STAY:
            arrive(self)
        elif action < self.parts.ride:
            walk(self, action - self.parts.walk)
        else:
            ride(self, action - self.parts.ride)

    def apply_placing(self, action: i64) -> None:
        if self.stage < BEFORE:
            place_first(self, action - self.parts.place)
        elif action == actions.DONE or place(
            self, action - self.parts.place, "il_vecchio/arrival-1"
        ):
            placed_all(self)
            self.go_on()

    def apply_early(self, phase: i64, action: i64) -> None:
        if phase == CHOOSING:
            keep_first(self, action - self.parts.keep)
        elif phase == AREA:
            choose_area(self, action - actions.AREA + LEAST_AREA)
        elif phase == GOODS:
            take_goods(self, action - actions.TAKE)
        elif action == actions.BUY:
            buy_scroll(self)
        else:
            self.go_on()

    def apply_track(self, phase: i64, action: i64) -> None:
        if phase == FOLLOWERS:
            pay_followers(self, action - actions.PAY)
        elif phase == PAYING:
            if action == actions.COINS:
                pay_florins(self)
            else:
                pay_nothing(self)
        elif phase == OFFICE:
            take_office(self, THE_COUNCIL if action == actions.COUNCIL else THE_NOBILITY)
        elif phase == LEVY:
            give_levy(self, action - actions.GIVE)
        elif action >= self.parts.take_back:
            return_member(self, action - self.parts.take_back)
        else:
            lay_member(self, action - self.parts.lay)

    def apply_choice(self, phase: i64, action: i64) -> None:
        if phase == PROVINCE:
            claim(self, action - self.parts.claim)
        elif phase == TILES:
            keep(self, action - self.parts.keep)
        elif phase == PRICE:
            pay_price(self, action - actions.GIVE)
        elif phase == GAIN:
            take_gain(self, action - actions.TAKE)
        elif action == actions.ROLL:
            roll_bonus(self)
        else:
            self.rolls = 0
            self.go_on()

    # -- points ----------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return points_of(self, seat)

    def standing(self, seat: i64) -> i64:
        """score-9: then followers and scrolls together, then florins"""
        kept = self.follower_count(seat) + self.has(seat, SCROLL)
        return (self.score(seat) * TIE_BREAK + kept) * TIE_BREAK + self.has(seat, FLORINS)

    def sheet(self, seat: i64) -> dict[str, int]:
        majorities = sum(int(leader(self, track) == seat) for track in range(int(TRACKS)))
        return {
            "nobility-tiles": int(nobility_points(self, seat)),
            "regions": sum(int(track_points(self, seat, region)) for region in range(int(REGIONS))),
            "council": int(track_points(self, seat, THE_COUNCIL)),
            "nobility": int(track_points(self, seat, THE_NOBILITY)),
            "presence": int(presence_points(self, seat)),
            "majorities": majorities * int(self.parts.majority),
            "crests": int(crest_points(self, seat)),
            "passing": int(passing_points(self, seat)),
        }

    # -- what callers see ------------------------------------------------------------------------

    def view_for(self, seat: i64) -> dict[str, object]:
        return il_vecchio_view(self, int(seat))

    def refusal(self, action: i64) -> IllegalAction:
        return refusal(self, action)

    def audience(self, action: i64) -> i64:
        return keep_audience(self) if self.phase == TILES else EVERYONE

    def redraw(self, seat: i64, chance: Chance) -> None:
        redraw(self, seat, chance)

    def audit(self) -> list[str]:
        return audit(self)

    def copy(self) -> State:
        twin = IlVecchio()
        self.copy_to(twin)
        return twin
