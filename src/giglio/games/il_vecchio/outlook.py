"""What the seats of Il Vecchio may expect from here to the end: the judgement's idea of a position.

Everything is in points: those that stand, what goods, members and tiles are worth with so many
actions still to come, and how near a seat is to its next place on a track.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giglio.games.il_vecchio.parts import (
    ABBOT,
    ASSASSIN,
    BISHOP,
    CARRIAGE,
    COUNCIL_MASK,
    COUNCILLORS,
    CRESTS,
    FLORINS,
    KNIGHT,
    LINE,
    MOST_SPACES,
    NEIGHBOURS,
    NOBILITY_MASK,
    NOBLES,
    REGION_SETS,
    REGIONS,
    SCROLL,
    THE_NOBILITY,
    TOKENS,
    TRACKS,
    USE_GIVE,
    USE_MEMBERS,
)
from giglio.games.il_vecchio.scoring import (
    FIRST_NOBILITY_TILE,
    bits,
    crest_points,
    leader,
    passing_points,
    tile_points,
    track_points,
)
from giglio.games.il_vecchio.state import LYING_SHIFT, STANDING, Moment
from giglio.games.il_vecchio.weights import (
    ACTION_WORTH,
    BISHOP_WORTH,
    CARRIAGE_WORTH,
    COUNCIL_ACTION,
    FADE,
    FADING,
    FLORIN,
    FLORIN_MORE,
    FOLLOWER,
    HELP_FADE,
    HELPED,
    LEAD,
    LYING_MEMBER,
    MEMBER_FADE,
    NEARLY,
    NOBLE_GROWTH,
    NOBLE_PRIOR,
    PRESENT,
    PROVINCE_TILE,
    READY,
    STANDING_MEMBER,
    TEMPO,
)
from giglio.games.il_vecchio.weights import SCROLL as SCROLL_WORTH

ENOUGH: Final[i64] = 8  # florins
LONG: Final = 25.0  # actions: most of a game
SOON: Final = 8.0
# Actions of a seat for a crest, by the number of seats, in games of greedy players.
ACTIONS_A_CREST: Final = vec[float]([0.0, 0.0, 5.5, 5.4, 4.0])


class Outlook:
    """One position as numbers to reckon with."""

    weights: vec[float]
    state: Moment
    rounds: float  # to come after this one, double turns counted twice
    counts: vec[i64]  # by track and seat: members
    leaders: vec[i64]  # by track
    helped: i64  # the towns with a middleman

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.state = NO_MOMENT
        self.rounds = 0.0
        self.counts = vec[i64]([0 for _ in range(20)])
        self.leaders = vec[i64]([0 for _ in range(5)])
        self.helped = 0

    def look(self, state: Moment) -> None:
        self.look_for(state, self.rounds_of(state))

    def rounds_of(self, state: Moment) -> float:
        if state.final == 1:
            return 0.0
        crest = ACTIONS_A_CREST[state.seats]
        return 2.0 + self.weights[TEMPO] * crest * float(state.crests_left)

    def look_for(self, state: Moment, rounds: float) -> None:
        """Look at a state for so many rounds to come."""
        self.state = state
        self.rounds = 0.0 if state.final == 1 else rounds
        self.count_members()
        self.helped = 0
        for town in state.middlemen:
            self.helped = self.helped | (1 << i64(town))

    def count_members(self) -> None:
        state = self.state
        at: i64 = 0
        while at < TRACKS * 4:
            self.counts[at] = 0
            at += 1
        track: i64 = 0
        while track < TRACKS:
            place: i64 = 0
            while place < i64(state.filled[track]):
                self.counts[track * 4 + i64(state.lines[track * LINE + place]) - 1] += 1
                place += 1
            self.leaders[track] = leader(state, track)
            track += 1

    def actions_left(self, seat: i64) -> float:
        """How many actions a seat still has, about."""
        state = self.state
        if state.turn == seat:
            return float(state.actions_left) + self.rounds
        if self.has_played(seat):
            return self.rounds
        return (2.0 if state.final == 1 else 1.0) + self.rounds

    def has_played(self, seat: i64) -> bool:
        """Whether a seat has had its turn in this round."""
        state = self.state
        now = state.turn - state.start
        then = seat - state.start
        if now < 0:
            now += state.seats
        if then < 0:
            then += state.seats
        return then < now

    # -- the worth of a position to a seat ---------------------------------------------------------

    def worth(self, seat: i64) -> float:
        state = self.state
        time = self.actions_left(seat)
        goods = time / (time + self.weights[FADING])
        total = float(crest_points(state, seat) + passing_points(state, seat))
        total += self.on_tracks(seat, time)
        total += self.nobility(seat, time)
        total += goods * (self.tokens(seat) + self.members(seat) + self.provinces(seat))
        total += self.council(seat, time)
        if time >= 1.0:
            total += self.next_place(seat, time, goods)
        return total + time * self.weights[ACTION_WORTH]

    def on_tracks(self, seat: i64, time: float) -> float:
        """Points of spaces, majorities, presence."""
        total = 0.0
        present: i64 = 0
        sure = 1.0 - (1.0 - self.weights[LEAD]) * min(time / LONG, 1.0)
        track: i64 = 0
        while track < TRACKS:
            if self.counts[track * 4 + seat] > 0:
                present += 1
                total += float(track_points(self.state, seat, track))
                if self.leaders[track] == seat:
                    total += sure * float(self.state.parts.majority)
            track += 1
        return total + self.presence(present, time)

    def presence(self, present: i64, time: float) -> float:
        points = float(self.state.parts.presence)
        if present == TRACKS:
            return points
        missing = float(TRACKS - present)
        hope = min(1.0, time / (5.0 * missing))
        return points * self.weights[PRESENT] * hope * float(present * present) / 16.0

    # -- goods -------------------------------------------------------------------------------------

    def tokens(self, seat: i64) -> float:
        state = self.state
        weights = self.weights
        at = seat * TOKENS
        fade = weights[FADE]
        total = weights[FOLLOWER] * (
            row_of(state.goods[at + ASSASSIN], fade)
            + row_of(state.goods[at + KNIGHT], fade)
            + row_of(state.goods[at + ABBOT], fade)
        )
        total += weights[SCROLL_WORTH] * row_of(state.goods[at + SCROLL], fade)
        helps = weights[HELP_FADE]
        total += weights[CARRIAGE_WORTH] * row_of(state.goods[at + CARRIAGE], helps)
        total += weights[BISHOP_WORTH] * row_of(state.goods[at + BISHOP], helps)
        florins = state.goods[at + FLORINS]
        if florins <= ENOUGH:
            return total + weights[FLORIN] * float(florins)
        more = float(min(florins, 20) - ENOUGH)
        return total + weights[FLORIN] * float(ENOUGH) + weights[FLORIN_MORE] * more

    def members(self, seat: i64) -> float:
        state = self.state
        standing: i64 = 0
        lying: i64 = 0
        helped: i64 = 0
        first = seat * state.parts.towns
        town: i64 = 0
        while town < state.parts.towns:
            here = i64(state.members[first + town])
            if here > 0:
                standing += here & STANDING
                lying += here >> LYING_SHIFT
                if here & STANDING > 0 and (self.helped >> town) & 1 == 1:
                    helped += 1
            town += 1
        fade = self.weights[MEMBER_FADE]
        all_members = row_of(standing + lying, fade)
        stand = row_of(standing, fade)
        total = self.weights[LYING_MEMBER] * (all_members - stand)
        total += self.weights[STANDING_MEMBER] * stand
        return total + self.weights[HELPED] * float(helped)

    def provinces(self, seat: i64) -> float:
        total = 0.0
        tiles = self.state.provinces[seat]
        tile: i64 = 0
        while tiles >> tile > 0:
            if (tiles >> tile) & 1 == 1:
                total += self.tile_worth(tile)
            tile += 1
        return self.weights[PROVINCE_TILE] * total

    def tile_worth(self, tile: i64) -> float:
        """What an unused province tile brings, less what it takes."""
        parts = self.state.parts
        weights = self.weights
        use = i64(parts.province_use[tile])
        if use == USE_MEMBERS:
            return 4.0 * weights[FLORIN]
        if use != USE_GIVE:
            return weights[FOLLOWER]
        at = tile * TOKENS
        total = weights[FOLLOWER] * float(parts.province_wild[tile])
        best = 0.0
        least = 99.0
        token: i64 = 0
        while token < TOKENS:
            one = self.token_worth(token)
            total += one * float(parts.province_gains[at + token])
            best = max(best, one * float(parts.province_offers[at + token]))
            price = float(parts.province_pays[at + token])
            if price > 0.0:
                least = min(least, one * price)
            token += 1
        if least < 99.0:
            total -= least
        return total + best

    def token_worth(self, token: i64) -> float:
        if token == FLORINS:
            return self.weights[FLORIN]
        if token == SCROLL:
            return self.weights[SCROLL_WORTH]
        if token == CARRIAGE:
            return self.weights[CARRIAGE_WORTH]
        return self.weights[BISHOP_WORTH] if token == BISHOP else self.weights[FOLLOWER]

    # -- tiles of Florence -------------------------------------------------------------------------

    def council(self, seat: i64, time: float) -> float:
        state = self.state
        tiles = bits(state.florence[seat] & COUNCIL_MASK)
        worth = float(tiles) * self.weights[COUNCIL_ACTION] * time
        if state.unturned[seat] > 0:
            worth += self.weights[COUNCIL_ACTION] * time
            worth += self.weights[FOLLOWER] * min(time, 1.0)  # about what its bonus is worth
        return worth

    def nobility(self, seat: i64, time: float) -> float:
        state = self.state
        tiles = (state.florence[seat] & NOBILITY_MASK) >> FIRST_NOBILITY_TILE
        total = 0.0
        early = min(time / LONG, 1.0)
        open_still = min(time / SOON, 1.0)
        tile: i64 = 0
        while tiles >> tile > 0:
            if (tiles >> tile) & 1 == 1:
                now = float(tile_points(state, seat, tile))
                if self.only_rises(i64(state.parts.nobility_counts[tile])):
                    total += now + early * self.weights[NOBLE_GROWTH]
                else:
                    # Early on what it counts now says little: members leave the supply.
                    total += open_still * self.weights[NOBLE_PRIOR] + (1.0 - open_still) * now
            tile += 1
        return total

    def only_rises(self, counts: i64) -> bool:
        """Whether what a nobility tile counts is on the tracks for good."""
        in_regions = REGION_SETS <= counts <= NEIGHBOURS
        return in_regions or counts in (NOBLES, COUNCILLORS, CRESTS)

    # -- the next place on a track -----------------------------------------------------------------

    def next_place(self, seat: i64, time: float, goods: float) -> float:
        """The best of all tracks: what it would bring, and how nearly it can be entered."""
        best = 0.0
        track: i64 = 0
        while track < TRACKS:
            if self.state.may_enter(track):
                nearly = self.nearness(seat, track)
                if nearly > 0.0:
                    gain = self.gain_of(seat, track, time) - goods * self.price_of(track)
                    best = max(best, gain * nearly)
            track += 1
        return self.weights[READY] * best

    def gain_of(self, seat: i64, track: i64, time: float) -> float:
        """What a member on the next space of a track would bring."""
        state = self.state
        space = track * MOST_SPACES + state.next_space(track)
        gain = float(state.parts.points[space])
        if state.parts.crest[space] == 1 and state.crests_left > 0:
            gain += float(state.parts.crest_points)
        own = self.counts[track * 4 + seat]
        lead = self.leaders[track]
        if lead < 0 or (lead != seat and self.counts[track * 4 + lead] <= own):
            sure = 1.0 - (1.0 - self.weights[LEAD]) * min(time / LONG, 1.0)
            gain += sure * float(state.parts.majority)
        if own == 0:
            gain += 1.0
        if track < REGIONS:
            return gain + min(time / SOON, 1.0) * self.weights[FOLLOWER]
        if track == THE_NOBILITY:
            return gain + self.weights[NOBLE_PRIOR]
        return gain + self.weights[COUNCIL_ACTION] * time + min(time, 1.0)

    def price_of(self, track: i64) -> float:
        state = self.state
        weights = self.weights
        if track < REGIONS:
            florins = weights[FLORIN] * float(state.next_cost(track))
            return florins + weights[FOLLOWER] * float(state.parts.needed[track])
        extra = weights[FLORIN] * float(state.extra_cost(track))
        return extra + weights[SCROLL_WORTH] * float(state.parts.office)

    def nearness(self, seat: i64, track: i64) -> float:
        """From 0 to 1: the part of the price that is there."""
        state = self.state
        there = 0.0
        cost: i64 = 0
        if track < REGIONS:
            needed = state.parts.needed[track]
            there = float(self.matching(seat, track)) / float(needed)
            cost = state.next_cost(track)
        else:
            scrolls = min(state.has(seat, SCROLL), state.parts.office)
            there = float(scrolls) / float(max(state.parts.office, 1))
            cost = state.extra_cost(track)
        paid = 1.0
        if cost > 0:
            paid = float(min(state.has(seat, FLORINS), cost)) / float(cost)
        there = 0.7 * there + 0.3 * paid
        return there if self.weights[NEARLY] == 1.0 else there ** self.weights[NEARLY]

    def matching(self, seat: i64, region: i64) -> i64:
        """The most followers of a payment that a seat has."""
        state = self.state
        parts = state.parts
        if state.is_face_up(seat, parts.any_followers):
            return min(state.follower_count(seat), parts.needed[region])
        first = seat * TOKENS
        best: i64 = 0
        at = parts.payment_first[region]
        while at < parts.payment_first[region + 1]:
            if parts.payment_fits[at] == 1:
                payment = parts.payment[at]
                found = min(state.goods[first + ASSASSIN], payment >> 4)
                found += min(state.goods[first + KNIGHT], (payment >> 2) & 3)
                found += min(state.goods[first + ABBOT], payment & 3)
                best = max(best, found)
            at += 1
        return best


NO_MOMENT: Final = Moment()


def row_of(count: i64, fade: float) -> float:
    """1, 1 + fade, 1 + fade + fade² …: what several of a kind are worth in ones."""
    total = 0.0
    one = 1.0
    while count > 0:
        total += one
        one = one * fade
        count -= 1
        if one < 0.02:
            break
    return total
