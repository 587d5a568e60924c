"""One moment of a play of Il Vecchio: what lies where, and what everybody asks of it.

The rules that move things are in modules named after what they are about: setup, turns, journeys,
deeds (town actions, reinforcement, recovery), provinces, florence, crests, tiles, scoring.
"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from giglio.games.il_vecchio.parts import (
    ABBOT,
    ASSASSIN,
    LINE,
    MOST_SPACES,
    NO_PARTS,
    TOKENS,
    IlVecchioEdition,
)
from giglio.kernel.state import State

# Phases: what the acting seat decides.
CHOOSING: Final[i64] = 0  # which council tile it begins with
AREA: Final[i64] = 1  # around which area it places members (setup)
PLACING: Final[i64] = 2  # in which town a member comes
ACTING: Final[i64] = 3  # its action, or a province tile
TRAVELLING: Final[i64] = 4  # where the chosen member goes
HELP: Final[i64] = 5  # by middleman, or by bishop
GOODS: Final[i64] = 6  # what it takes in the town
BUYING: Final[i64] = 7  # whether it buys one more scroll
FOLLOWERS: Final[i64] = 8  # which followers it pays for a province
PAYING: Final[i64] = 9  # florins for a province, or the tile instead
OFFICE: Final[i64] = 10  # council or nobility
LEVY: Final[i64] = 11  # what it gives
MEMBER: Final[i64] = 12  # which member lies down or goes back
PROVINCE: Final[i64] = 13  # which province tile it claims
TILES: Final[i64] = 14  # which of the tiles seen in Florence it keeps
PRICE: Final[i64] = 15  # what it pays for what a province tile does
GAIN: Final[i64] = 16  # what a tile brings
ROLLING: Final[i64] = 17  # whether it rolls for one more member
AFTER: Final[i64] = 18  # its action is done: province tiles, or the end of its turn
ENDED: Final[i64] = 19
PHASES: Final = (
    "choosing", "area", "placing", "acting", "travelling", "help", "goods", "buying", "followers",
    "paying", "office", "levy", "member", "province", "tiles", "price", "gain", "rolling",
    "after", "over",
)  # fmt: skip

# Where in the game, or in a turn, all this happens.
FIRST_PLACING: Final[i64] = 0  # setup: by roll
SECOND_PLACING: Final[i64] = 1  # setup: by choice
BEFORE: Final[i64] = 2  # an action is still to come
ACTION: Final[i64] = 3  # it is under way
DONE_ACTING: Final[i64] = 4  # it has been carried out

NONE: Final[i64] = -1
STANDING: Final[i64] = 15  # the low half of a number of members in a town
LYING_SHIFT: Final[i64] = 4


class Moment(State):
    """The fields, and the questions that several phases ask."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "phase", "stage", "turn", "start", "final", "actions_left", "untouched", "goods",
        "supply", "members", "middlemen", "lines", "filled", "crests_left", "unseen_events",
        "crests", "province_stack", "provinces", "used", "florence", "unturned", "council_stack",
        "nobility_stack", "passed", "town", "track", "tile", "area", "to_place", "optional",
        "followers", "rolls", "seen",
    )  # fmt: skip

    parts: IlVecchioEdition
    free_reinforcement: bool
    quiet_crests: bool
    round: i64  # from 1; 0 while the game is set up
    phase: i64
    stage: i64  # where in the game or in a turn
    turn: i64  # whose turn it is; the actor may be another, in an event
    start: i64  # the starting seat
    final: i64  # 1 in the round of double turns
    actions_left: i64  # of the seat whose turn it is
    untouched: i64  # 1 until that seat has decided anything in its turn
    goods: vec[i64]  # by seat and token
    supply: vec[u8]  # by seat: members in it
    members: vec[u8]  # by seat and town: those standing, and 16 times those lying
    middlemen: vec[u8]  # by colour: the town
    lines: vec[u8]  # by track and place: the seat whose member came there, and 1; 0 for nobody
    filled: vec[u8]  # by track: how many members are on it
    crests_left: i64
    unseen_events: vec[u8]  # by event: crests whose face nobody has seen
    crests: vec[u8]  # by seat
    province_stack: i64  # the tiles nobody has
    provinces: vec[i64]  # by seat: its tiles that lie face up
    used: vec[i64]  # by seat: its tiles that lie face down
    florence: vec[i64]  # by seat: its council tiles that are turned up, and its nobility tiles
    unturned: vec[u8]  # by seat: the council tile that still lies face down, and 1; 0 without one
    council_stack: vec[i64]  # as kernel.layers has it
    nobility_stack: vec[i64]
    passed: i64  # the seats that passed their double turn
    # What is being done:
    town: i64  # where the acting member is, or NONE
    track: i64  # that it enters, or NONE
    tile: i64  # the province tile in use, or NONE
    area: i64  # where members may come, or NONE
    to_place: i64  # members that come there
    optional: i64  # 1 if the last of them may be left in the supply
    followers: i64  # of any kind that are still to be chosen
    rolls: i64  # members that may still come by a roll
    seen: i64  # the tiles of Florence that the acting seat has before it

    def __init__(self) -> None:
        super().__init__()
        self.parts = NO_PARTS
        self.free_reinforcement = False
        self.quiet_crests = False
        self.round = 0
        self.phase = CHOOSING
        self.stage = FIRST_PLACING
        self.turn = 0
        self.start = 0
        self.final = 0
        self.actions_left = 0
        self.untouched = 0
        self.goods = vec[i64]()
        self.supply = vec[u8]()
        self.members = vec[u8]()
        self.middlemen = vec[u8]()
        self.lines = vec[u8]()
        self.filled = vec[u8]()
        self.crests_left = 0
        self.unseen_events = vec[u8]()
        self.crests = vec[u8]()
        self.province_stack = 0
        self.provinces = vec[i64]()
        self.used = vec[i64]()
        self.florence = vec[i64]()
        self.unturned = vec[u8]()
        self.council_stack = vec[i64]()
        self.nobility_stack = vec[i64]()
        self.passed = 0
        self.town = NONE
        self.track = NONE
        self.tile = NONE
        self.area = NONE
        self.to_place = 0
        self.optional = 0
        self.followers = 0
        self.rolls = 0
        self.seen = 0

    def copy_to(self, twin: "Moment") -> None:
        twin.parts = self.parts
        twin.free_reinforcement = self.free_reinforcement
        twin.quiet_crests = self.quiet_crests
        twin.round = self.round
        twin.phase = self.phase
        twin.stage = self.stage
        twin.turn = self.turn
        twin.start = self.start
        twin.final = self.final
        twin.actions_left = self.actions_left
        twin.untouched = self.untouched
        twin.goods = self.goods[:]
        twin.supply = self.supply[:]
        twin.members = self.members[:]
        twin.middlemen = self.middlemen[:]
        twin.crests_left = self.crests_left
        twin.province_stack = self.province_stack
        # What follows changes rarely: it is replaced then and never written to, so it is shared.
        twin.lines = self.lines
        twin.filled = self.filled
        twin.unseen_events = self.unseen_events
        twin.crests = self.crests
        twin.provinces = self.provinces
        twin.used = self.used
        twin.florence = self.florence
        twin.unturned = self.unturned
        twin.council_stack = self.council_stack
        twin.nobility_stack = self.nobility_stack
        twin.passed = self.passed
        twin.town = self.town
        twin.track = self.track
        twin.tile = self.tile
        twin.area = self.area
        twin.to_place = self.to_place
        twin.optional = self.optional
        twin.followers = self.followers
        twin.rolls = self.rolls
        twin.seen = self.seen

    # -- tokens ------------------------------------------------------------------------------------

    def has(self, seat: i64, token: i64) -> i64:
        return self.goods[seat * TOKENS + token]

    def gain(self, seat: i64, token: i64, amount: i64) -> None:
        self.goods[seat * TOKENS + token] += amount

    def follower_count(self, seat: i64) -> i64:
        at = seat * TOKENS
        return self.goods[at + ASSASSIN] + self.goods[at + ABBOT] + self.goods[at + ASSASSIN + 1]

    # -- members in towns --------------------------------------------------------------------------

    def count_standing(self, seat: i64, town: i64) -> i64:
        return i64(self.members[seat * self.parts.towns + town]) & STANDING

    def count_lying(self, seat: i64, town: i64) -> i64:
        return i64(self.members[seat * self.parts.towns + town]) >> LYING_SHIFT

    def add_standing(self, seat: i64, town: i64, by: i64) -> None:
        at = seat * self.parts.towns + town
        self.members[at] = u8(i64(self.members[at]) + by)

    def add_lying(self, seat: i64, town: i64, by: i64) -> None:
        at = seat * self.parts.towns + town
        self.members[at] = u8(i64(self.members[at]) + (by << LYING_SHIFT))

    def in_towns(self, seat: i64) -> i64:
        """How many members of a seat are in towns, standing or lying."""
        count: i64 = 0
        at = seat * self.parts.towns
        last = at + self.parts.towns
        while at < last:
            here = i64(self.members[at])
            if here > 0:
                count += (here & STANDING) + (here >> LYING_SHIFT)
            at += 1
        return count

    # -- tracks ------------------------------------------------------------------------------------

    def next_space(self, track: i64) -> i64:
        """The next free space of a track, from 0; on a full one the last (end-4)."""
        space = self.parts.first_space[self.seats] + i64(self.filled[track])
        last = self.parts.spaces[track] - 1
        return space if space < last else last

    def is_full(self, track: i64) -> bool:
        taken = self.parts.first_space[self.seats] + i64(self.filled[track])
        return taken >= self.parts.spaces[track]

    def may_enter(self, track: i64) -> bool:
        """province-7, florence-4; in the double turns full tracks are open too (end-4)"""
        return self.final == 1 or not self.is_full(track)

    def next_cost(self, track: i64) -> i64:
        return self.parts.cost[track * MOST_SPACES + self.next_space(track)]

    def on_track(self, seat: i64, track: i64) -> i64:
        """How many members of a seat are on a track."""
        count: i64 = 0
        at = track * LINE
        last = at + i64(self.filled[track])
        while at < last:
            if i64(self.lines[at]) == seat + 1:
                count += 1
            at += 1
        return count

    def extra_cost(self, track: i64) -> i64:
        """The florins that the additional cost token asks for on a track of Florence."""
        return self.parts.extra if track == self.token_track() else 0

    def token_track(self) -> i64:
        """Where the additional cost token lies (setup-7, crest-6)."""
        return 3 if self.crests_left == self.parts.crests[self.seats] else 4

    # -- tiles -------------------------------------------------------------------------------------

    def is_face_up(self, seat: i64, tile: i64) -> bool:
        return (self.provinces[seat] >> tile) & 1 == 1

    def may_reuse(self, seat: i64, tile: i64) -> bool:
        """Whether a used tile may be used once more by the tile for that (tile-6)."""
        return (self.used[seat] >> tile) & 1 == 1 and self.is_face_up(seat, self.parts.again)

    def has_council(self, seat: i64, when: i64) -> bool:
        """Whether a council tile that lies face up enhances an action."""
        return (self.florence[seat] >> self.parts.council_for[when]) & 1 == 1

    # -- seats -------------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    # -- where one part of the rules hands over to the next ----------------------------------------

    def prepared(self) -> None:
        """Everybody has members in the towns: the first turn can begin."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Something has been done: what is due next, or what the turn goes on with."""
        raise NotImplementedError

    def event_over(self) -> None:
        """A crest has had its effect, or there was none: the member has arrived on its track."""
        raise NotImplementedError


def changed(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A new row with one other number: for rows that states share."""
    new = row[:]
    new[at] = value
    return new


def changed_small(row: vec[u8], at: i64, value: i64) -> vec[u8]:
    new = row[:]
    new[at] = u8(value)
    return new


def append_towns(moves: vec[i64], first: i64, towns: i64) -> vec[i64]:
    """The moves with one more for each town of a set."""
    town: i64 = 0
    while towns > 0:
        if towns & 1 == 1:
            moves = append(moves, first + town)
        towns = towns >> 1
        town += 1
    return moves
