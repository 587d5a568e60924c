"""What the states of Il Vecchio look up: an edition, packed into rows of numbers.

Sets of towns and of tiles are single numbers, one bit for each.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from giglio.kernel.edition import Edition

MOST_SEATS: Final[i64] = 4

TOKENS: Final[i64] = 7
FLORINS: Final[i64] = 0
ASSASSIN: Final[i64] = 1
KNIGHT: Final[i64] = 2
ABBOT: Final[i64] = 3
SCROLL: Final[i64] = 4
CARRIAGE: Final[i64] = 5
BISHOP: Final[i64] = 6
FOLLOWERS: Final = "followers"  # in a components file: any of the three

COLOURS: Final = ("brown", "black", "gray", "white", "purple", "green", "red", "florence")
BROWN: Final[i64] = 0
BLACK: Final[i64] = 1
GRAY: Final[i64] = 2
WHITE: Final[i64] = 3
PURPLE: Final[i64] = 4
GREEN: Final[i64] = 5
RED: Final[i64] = 6
FLORENCE: Final[i64] = 7
MIDDLEMEN: Final[i64] = 5  # the first so many colours have one

TRACK_NAMES: Final = ("venice", "milan", "church", "council", "nobility")
TRACKS: Final[i64] = 5
REGIONS: Final[i64] = 3  # the first so many tracks
THE_COUNCIL: Final[i64] = 3
THE_NOBILITY: Final[i64] = 4
MOST_SPACES: Final[i64] = 8
# A line of members on a track: its spaces, and those who come in the double turns when it is full.
LINE: Final[i64] = 16

SUMS: Final[i64] = 11  # of two dice, from 2 to 12
SEVEN: Final[i64] = 7
FREE_AREA: Final[i64] = 99  # in place of an area: any town at all

EVENT_NAMES: Final = ("levy", "middlemen", "member")
LEVY: Final[i64] = 0
MIDDLEMEN_MOVE: Final[i64] = 1
MEMBER: Final[i64] = 2
EVENTS: Final[i64] = 3

# What a province tile does (`use` in a components file; first: what it gives).
USES: Final = ("give", "any-followers", "no-florins", "again", "roll", "place", "members")
USE_GIVE: Final[i64] = 0
USE_ANY_FOLLOWERS: Final[i64] = 1
USE_NO_FLORINS: Final[i64] = 2
USE_AGAIN: Final[i64] = 3
USE_ROLL: Final[i64] = 4
USE_PLACE: Final[i64] = 5
USE_MEMBERS: Final[i64] = 6

# The actions that council tiles enhance. Those of a token are told by the token.
WHENS: Final = (
    "florins", "assassin", "knight", "abbot", "scroll", "carriage", "bishop",
    "follower", "recovery", "reinforcement", "province", "florence",
)  # fmt: skip
WHEN_SCROLL: Final[i64] = 4
WHEN_FOLLOWER: Final[i64] = 7
WHEN_RECOVERY: Final[i64] = 8
WHEN_REINFORCEMENT: Final[i64] = 9
WHEN_PROVINCE: Final[i64] = 10
WHEN_FLORENCE: Final[i64] = 11
COUNCIL_TILES: Final[i64] = 12  # one for each of these

# What nobility tiles count.
CRITERIA: Final = (
    "supply-pairs", "three-colours", "town-pairs", "region-sets", "region-pairs", "neighbours",
    "nobles", "one-of-each", "councillors", "unused-provinces", "carriages-with-bishops", "crests",
)  # fmt: skip
SUPPLY_PAIRS: Final[i64] = 0
THREE_COLOURS: Final[i64] = 1
TOWN_PAIRS: Final[i64] = 2
REGION_SETS: Final[i64] = 3
REGION_PAIRS: Final[i64] = 4
NEIGHBOURS: Final[i64] = 5
NOBLES: Final[i64] = 6
ONE_OF_EACH: Final[i64] = 7
COUNCILLORS: Final[i64] = 8
UNUSED_PROVINCES: Final[i64] = 9
CARRIAGES_WITH_BISHOPS: Final[i64] = 10
CRESTS: Final[i64] = 11
NOBILITY_TILES: Final[i64] = 12
FLORENCE_TILES: Final[i64] = 24  # the council’s first, then the nobility’s
COUNCIL_MASK: Final[i64] = 0xFFF
NOBILITY_MASK: Final[i64] = 0xFFF000
PROVINCES: Final[i64] = 18

# Kinds of chance, as components.py lists them.
THE_MIDDLEMEN: Final[i64] = 0
A_SEAT: Final[i64] = 1
A_ROLL: Final[i64] = 2
A_TILE: Final[i64] = 3
AN_EVENT: Final[i64] = 4


class IlVecchioEdition(Edition):
    """The frozen table of an edition."""

    town_names: tuple[str, ...] = ()
    province_names: tuple[str, ...] = ()
    florence_names: tuple[str, ...] = ()
    start_names: tuple[str, ...] = ()  # by placement of the middlemen

    # Amounts
    members: i64 = 0
    start_florins: i64 = 0
    right_florins: i64 = 0
    other_florins: i64 = 0
    start_carriages: i64 = 0
    start_bishops: i64 = 0
    dealt: i64 = 0
    placed: i64 = 0
    crests: vec[i64] = vec[i64]()  # by number of seats
    first_space: vec[i64] = vec[i64]()  # by number of seats, from 0
    step: i64 = 0
    office: i64 = 0  # scrolls that Florence takes
    extra: i64 = 0
    seen: i64 = 0
    recovery: i64 = 0
    levy: i64 = 0
    majority: i64 = 0
    presence: i64 = 0
    crest_points: i64 = 0
    passing: i64 = 0

    # The map
    towns: i64 = 0
    all_towns: i64 = 0
    town_colour: vec[u8] = vec[u8]()
    colour_towns: vec[i64] = vec[i64]()  # by colour: its towns
    goods: vec[i64] = vec[i64]()  # by colour and token: one of these is taken, 0 where it is not
    neighbours: vec[i64] = vec[i64]()  # by town: the towns one step away
    distance: vec[u8] = vec[u8]()  # by town and town
    farthest: i64 = 0
    reach: vec[i64] = vec[i64]()  # by town and steps (0 to farthest): the towns not farther away
    next_town: vec[i64] = vec[i64]()  # by town: where its middleman goes
    starts: i64 = 0  # placements of the middlemen
    start_towns: vec[u8] = vec[u8]()  # by placement and colour
    area_towns: vec[i64] = vec[i64]()  # by number, from 0 to 12; none for those that are no area
    ways: vec[u8] = vec[u8]()  # by sum of two dice, from 2 on

    # Tracks
    gate_track: vec[i64] = vec[i64]()  # by town: the region it leads to, or -1
    gate: vec[i64] = vec[i64]()  # by track
    florence: i64 = 0  # the town
    spaces: vec[i64] = vec[i64]()  # by track
    cost: vec[i64] = vec[i64]()  # by track and space
    points: vec[i64] = vec[i64]()
    crest: vec[u8] = vec[u8]()
    needed: vec[i64] = vec[i64]()  # by region: how many followers
    # By region, and one more: its payments. Each is a number as the verb “pay” counts it.
    payment_first: vec[i64] = vec[i64]()
    payment: vec[i64] = vec[i64]()
    payment_fits: vec[u8] = vec[u8]()  # 0: only with the tile for any followers
    event_count: vec[u8] = vec[u8]()

    # Province tiles
    province_region: vec[u8] = vec[u8]()
    region_tiles: vec[i64] = vec[i64]()  # by region: its tiles
    province_use: vec[u8] = vec[u8]()
    province_pays: vec[u8] = vec[u8]()  # by tile and token: one of these is paid
    province_gains: vec[u8] = vec[u8]()  # by tile and token: all of these are received
    province_wild: vec[u8] = vec[u8]()  # by tile: and so many followers of any kind
    province_offers: vec[u8] = vec[u8]()  # by tile and token: or one of these instead
    any_followers: i64 = 0  # the tile
    no_florins: i64 = 0
    again: i64 = 0

    # Florence tiles
    council_for: vec[i64] = vec[i64]()  # by WHENS: the tile
    council_when: vec[i64] = vec[i64]()  # by tile
    council_gains: vec[u8] = vec[u8]()  # by tile and token
    council_wild: vec[u8] = vec[u8]()  # by tile
    council_rolls: vec[u8] = vec[u8]()
    council_price: vec[u8] = vec[u8]()
    nobility_counts: vec[u8] = vec[u8]()  # by tile, from 0
    nobility_points: vec[u8] = vec[u8]()
    nobility_most: vec[u8] = vec[u8]()  # 0: any number of times
    crest_scale: vec[i64] = vec[i64]()  # by crests, from 0

    # The first numbers of the verbs that depend on the edition:
    member: i64 = 0
    walk: i64 = 0
    ride: i64 = 0
    place: i64 = 0
    lay: i64 = 0
    take_back: i64 = 0
    use: i64 = 0
    reuse: i64 = 0
    claim: i64 = 0
    keep: i64 = 0

    def add_start(self, towns: list[int]) -> None:
        for town in towns:
            self.start_towns = append(self.start_towns, u8(town))
        self.starts += 1


NO_PARTS = IlVecchioEdition()
