"""One moment of a play of Signorie: what lies where, and what everybody asks of it.

The rules that move things are in the modules named after the phases, in the rulebook's order:
preparation, setup, turns, effects, helping, rewards, scoring.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from giglio.games.signorie.actions import FACES
from giglio.games.signorie.parts import (
    CAREERS,
    COLUMNS,
    HOUSES,
    NO_PARTS,
    ROWS,
    SEXES,
    SignorieEdition,
)
from giglio.kernel.rows import added, put
from giglio.kernel.state import State

# Phases: what the acting seat decides.
BOARD: Final[i64] = 0  # its player board, with the option
TAKING: Final[i64] = 1  # a die, or to pass
ACTING: Final[i64] = 2  # which action of the die
TRACKS: Final[i64] = 3  # where an advancement point goes
MISSION: Final[i64] = 4  # who is sent where
MARRIAGE: Final[i64] = 5  # where a daughter marries, for how much
ALLIANCE: Final[i64] = 6  # beside which row a tile lies face down
HIRING: Final[i64] = 7  # which helper is hired by an effect
HELPERS: Final[i64] = 8  # which helper acts next
REWARD: Final[i64] = 9  # the bonus, or florins
WEDDING: Final[i64] = 10
PAYMENT: Final[i64] = 11  # florins for points, in the last rounds
ENDED: Final[i64] = 12
PHASES: Final = (
    "board", "taking", "acting", "tracks", "mission", "marriage", "alliance", "hiring",
    "helpers", "reward", "wedding", "payment", "over",
)  # fmt: skip

# Who set off the effects under way.
BY_DIE: Final[i64] = 0
BY_HELPER: Final[i64] = 1
BY_REWARD: Final[i64] = 2

EMPTY: Final[i64] = -1
NONE: Final[i64] = -1
IMPOSSIBLE: Final[i64] = 1_000_000  # more florins than anybody will ever have

# Alliance slots of a city.
FOR_MARRIAGE: Final[i64] = 0
FOR_MISSION: Final[i64] = 1

# Sources of points.
MISSIONS: Final[i64] = 0
MARRIAGES: Final[i64] = 1
INITIATIVE: Final[i64] = 2
HELPING: Final[i64] = 3
WEDDINGS: Final[i64] = 4
REWARDS: Final[i64] = 5
PAYMENTS: Final[i64] = 6
CAREER_MEN: Final[i64] = 7
ALLIANCES: Final[i64] = 8
SOURCES: Final[i64] = 9
SOURCE_NAMES: Final = (
    "missions", "marriages", "initiative", "helpers", "weddings", "rewards", "payments",
    "careers", "alliances",
)  # fmt: skip


class Moment(State):
    """The fields, and the questions that several phases ask."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "phase", "order", "turn", "passed", "boards", "rewards", "open_cities",
        "alliances", "unseen", "stack", "dice", "assigned", "places", "filled", "helper_supply",
        "florins", "points", "available", "stock", "waiting", "careers", "placed", "threshold",
        "helpers", "brides", "laid", "face_down", "initiative", "arrival", "arrivals",
        "column", "origin", "program", "part", "times", "left", "used", "next_helper",
    )  # fmt: skip

    parts: SignorieEdition
    round: i64
    phase: i64
    order: vec[i64]  # the Turn Order track: seats, first player first
    turn: i64  # the place on it whose turn it is
    passed: vec[i64]  # by seat
    boards: vec[i64]  # by seat: which player board
    rewards: vec[i64]  # by round, from 0: the reward tile
    open_cities: vec[i64]  # by city: whether it is used in this game
    alliances: vec[i64]  # by city and slot (marriage, mission): the kind of tile, or EMPTY
    unseen: vec[u8]  # by kind: tiles whose face nobody has seen (stack, removed, face down)
    stack: i64  # how many of them are still to be drawn
    dice: vec[u8]  # by column and value: dice still on the game board
    assigned: vec[i64]  # by column and sex: the assignment tile
    places: vec[i64]  # by place in the cities: seat * 2 + sex, or EMPTY
    filled: vec[i64]  # by city: how many of its places are taken, the lowest first
    helper_supply: i64
    # By seat:
    florins: vec[i64]
    points: vec[i64]  # and source
    available: vec[i64]  # and sex: the available supply
    stock: vec[i64]  # and sex: the general stock
    waiting: vec[i64]  # and sex: on the threshold space
    careers: vec[u8]  # and career and slot: males on it
    placed: vec[i64]  # and column: the value of the die on the player board, or 0
    threshold: vec[i64]
    helpers: vec[i64]  # one bit for each helper
    brides: vec[i64]  # weddings so far
    laid: vec[u8]  # and row and kind: face-up tiles
    face_down: vec[i64]  # and row
    initiative: vec[i64]  # the slot of the disc, 0 the bottommost
    arrival: vec[i64]  # the later it came to its slot, the higher; it lies on those below
    arrivals: i64
    # What is being done:
    column: i64  # of the die just placed, or NONE
    origin: i64  # who set off the effects under way
    program: i64  # the effects under way
    part: i64  # the number of the effect under way
    times: i64  # how often the program is carried out
    left: i64  # points, missions … that remain
    used: i64  # how many have been used
    next_helper: i64  # helpers before it may not act any more

    def __init__(self) -> None:
        super().__init__()
        self.parts = NO_PARTS
        self.round = 0
        self.phase = BOARD
        self.order = vec[i64]()
        self.turn = 0
        self.passed = vec[i64]()
        self.boards = vec[i64]()
        self.rewards = vec[i64]()
        self.open_cities = vec[i64]()
        self.alliances = vec[i64]()
        self.unseen = vec[u8]()
        self.stack = 0
        self.dice = vec[u8]()
        self.assigned = vec[i64]()
        self.places = vec[i64]()
        self.filled = vec[i64]()
        self.helper_supply = 0
        self.florins = vec[i64]()
        self.points = vec[i64]()
        self.available = vec[i64]()
        self.stock = vec[i64]()
        self.waiting = vec[i64]()
        self.careers = vec[u8]()
        self.placed = vec[i64]()
        self.threshold = vec[i64]()
        self.helpers = vec[i64]()
        self.brides = vec[i64]()
        self.laid = vec[u8]()
        self.face_down = vec[i64]()
        self.initiative = vec[i64]()
        self.arrival = vec[i64]()
        self.arrivals = 0
        self.column = NONE
        self.origin = BY_DIE
        self.program = NONE
        self.part = NONE
        self.times = 0
        self.left = 0
        self.used = 0
        self.next_helper = 0

    def copy_to(self, twin: "Moment") -> None:
        """Rows that change with nearly every decision are copied. The others are shared by copies
        and never written to: where one changes, a new row takes its place (kernel/rows.py)."""
        twin.passed = self.passed[:]
        twin.dice = self.dice[:]
        twin.florins = self.florins[:]
        twin.available = self.available[:]
        twin.careers = self.careers[:]
        twin.initiative = self.initiative[:]
        twin.arrival = self.arrival[:]
        twin.order = self.order
        twin.boards = self.boards
        twin.rewards = self.rewards
        twin.open_cities = self.open_cities
        twin.alliances = self.alliances
        twin.unseen = self.unseen
        twin.assigned = self.assigned
        twin.places = self.places
        twin.filled = self.filled
        twin.points = self.points
        twin.stock = self.stock
        twin.waiting = self.waiting
        twin.placed = self.placed
        twin.threshold = self.threshold
        twin.helpers = self.helpers
        twin.brides = self.brides
        twin.laid = self.laid
        twin.face_down = self.face_down
        twin.parts = self.parts
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.stack = self.stack
        twin.helper_supply = self.helper_supply
        twin.arrivals = self.arrivals
        twin.column = self.column
        twin.origin = self.origin
        twin.program = self.program
        twin.part = self.part
        twin.times = self.times
        twin.left = self.left
        twin.used = self.used
        twin.next_helper = self.next_helper

    # -- dice --------------------------------------------------------------------------------------

    def die_placed(self, seat: i64, column: i64) -> i64:
        return self.placed[seat * COLUMNS + column]

    def dice_taken(self, seat: i64) -> i64:
        taken: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if self.placed[seat * COLUMNS + column] > 0:
                taken += 1
            column += 1
        return taken

    def dice_sum(self, seat: i64) -> i64:
        total: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            total += self.placed[seat * COLUMNS + column]
            column += 1
        return total

    def die_cost(self, column: i64, die: i64) -> i64:
        """What placing it costs: the action slot's cost less the value (signorie/die-3)."""
        cost = self.parts.cost[column] - die
        return cost if cost > 0 else 0

    def dice_left(self, column: i64, die: i64) -> i64:
        return i64(self.dice[column * FACES + die - 1])

    # -- florins and points ------------------------------------------------------------------------

    def score_from(self, seat: i64, source: i64, points: i64) -> None:
        self.points = added(self.points, seat * SOURCES + source, points)

    # -- careers and initiative --------------------------------------------------------------------

    def men(self, seat: i64, career: i64, slot: i64) -> i64:
        """How many males of a seat stand there; slots count from 0."""
        return i64(self.careers[(seat * CAREERS + career) * self.parts.slots + slot])

    def move_man(self, seat: i64, career: i64, slot: i64, by: i64) -> None:
        at = (seat * CAREERS + career) * self.parts.slots + slot
        self.careers[at] = u8(i64(self.careers[at]) + by)

    def best_rank(self, seat: i64) -> i64:
        """The highest rank of a male on any career, 0 without one."""
        slots = self.parts.slots
        first = seat * CAREERS * slots
        slot = slots - 1
        while slot >= 0:
            career: i64 = 0
            while career < CAREERS:
                if self.careers[first + career * slots + slot] > 0:
                    return self.parts.career_ranks[slot]
                career += 1
            slot -= 1
        return 0

    def may_advance(self, seat: i64) -> bool:
        """Whether some male on a career is not on its top slot."""
        slots = self.parts.slots
        first = seat * CAREERS * slots
        at = first
        while at < first + CAREERS * slots:
            if self.careers[at] > 0 and (at - first + 1) % slots > 0:
                return True
            at += 1
        return False

    def may_rise(self, seat: i64) -> bool:
        """Whether the disc is below the top of the initiative track (signorie/initiative-3)."""
        return self.initiative[seat] < len(self.parts.initiative_points) - 1

    # -- cities ------------------------------------------------------------------------------------

    def free_value(self, city: i64) -> i64:
        """The value of the lowest empty place of a city, 0 where there is none."""
        if self.open_cities[city] == 0:
            return 0
        place = self.parts.place_first[city] + self.filled[city]
        if place == self.parts.place_first[city + 1]:
            return 0
        return self.parts.place_value[place]

    def least_value(self) -> i64:
        """The least value of all lowest empty places, 0 where every place is taken."""
        least: i64 = 0
        city: i64 = 0
        while city < len(self.open_cities):
            value = self.free_value(city)
            if value > 0 and (least == 0 or value < least):
                least = value
            city += 1
        return least

    def move_into(self, city: i64, seat: i64, sex: i64) -> None:
        """Put a meeple on the lowest empty place of a city."""
        place = self.parts.place_first[city] + self.filled[city]
        self.places = put(self.places, place, seat * SEXES + sex)
        self.filled = added(self.filled, city, 1)

    # -- alliances ---------------------------------------------------------------------------------

    def face_up(self, seat: i64, row: i64, house: i64) -> i64:
        """How many face-up tiles of a House lie beside a row."""
        first = (seat * ROWS + row) * self.parts.kinds
        count: i64 = 0
        kind = self.parts.kind_first[house]
        while kind < self.parts.kind_first[house + 1]:
            count += i64(self.laid[first + kind])
            kind += 1
        return count

    def is_wanted(self, seat: i64, row: i64, kind: i64) -> bool:
        """Whether the plan still wants a tile for a row (signorie/plan-2)."""
        house = self.parts.kind_house[kind]
        wanted = self.parts.wanted[(self.boards[seat] * ROWS + row) * HOUSES + house]
        return self.face_up(seat, row, house) < wanted

    def tiles_beside(self, seat: i64, row: i64) -> i64:
        """All tiles beside a row, face up or face down."""
        first = (seat * ROWS + row) * self.parts.kinds
        count = self.face_down[seat * ROWS + row]
        kind: i64 = 0
        while kind < self.parts.kinds:
            count += i64(self.laid[first + kind])
            kind += 1
        return count

    def row_value(self, seat: i64, row: i64) -> i64:
        """The points on all tiles beside a row, whether it scores or not."""
        first = (seat * ROWS + row) * self.parts.kinds
        value = self.face_down[seat * ROWS + row] * self.parts.back
        kind: i64 = 0
        while kind < self.parts.kinds:
            value += i64(self.laid[first + kind]) * self.parts.kind_value[kind]
            kind += 1
        return value

    # -- helpers -----------------------------------------------------------------------------------

    def has_helper(self, seat: i64, helper: i64) -> bool:
        return (self.helpers[seat] >> helper) & 1 == 1

    def helper_count(self, seat: i64) -> i64:
        count: i64 = 0
        rest = self.helpers[seat]
        while rest > 0:
            rest = rest & (rest - 1)
            count += 1
        return count

    def cheapest_helper(self, seat: i64, first: i64, last: i64, cheaper: i64) -> i64:
        """The least fee of a helper whose slot is free, or IMPOSSIBLE (signorie/hire-1)."""
        least = IMPOSSIBLE
        if self.helper_supply == 0:
            return least
        helper = first
        while helper < last:
            if not self.has_helper(seat, helper):
                least = min(least, self.fee(helper, cheaper))
            helper += 1
        return least

    def fee(self, helper: i64, cheaper: i64) -> i64:
        fee = self.parts.helper_cost[helper] - cheaper
        return fee if fee > 0 else 0

    # -- where one phase hands over to the next ----------------------------------------------------

    def prepared(self) -> None:
        """Everything lies ready for the first round."""
        raise NotImplementedError

    def effects_done(self) -> None:
        """The last effect of a program has been carried out."""
        raise NotImplementedError

    def actions_done(self) -> None:
        """Everybody has passed."""
        raise NotImplementedError

    def round_done(self) -> None:
        """The rewards of a round have been handed out."""
        raise NotImplementedError
