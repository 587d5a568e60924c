"""What the states of The Princes of Florence look up: an edition, packed into rows of numbers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.grid import MOST_TURNS, SPACES, Placement
from giglio.kernel.edition import Edition

MOST_SEATS: Final[i64] = 5
LANDSCAPES: Final[i64] = 3
BUILDINGS: Final[i64] = 10
PIECES: Final[i64] = 13  # the landscapes, then the buildings
FREEDOMS: Final[i64] = 3
PROFESSIONS: Final[i64] = 21
PRESTIGE_CARDS: Final[i64] = 14
BONUS_CARDS: Final[i64] = 20

LARGE: Final[i64] = 0
MEDIUM: Final[i64] = 1
SMALL: Final[i64] = 2
SIZE_NAMES: Final = ("large", "medium", "small")

# What can be auctioned: one of each stack, the landscapes first; with two players they are one.
JESTER: Final[i64] = 3
BUILDER: Final[i64] = 4
PRESTIGE: Final[i64] = 5
RECRUITING: Final[i64] = 6
LANDSCAPE: Final[i64] = 7
STACKS: Final[i64] = 7
OBJECTS: Final[i64] = 8
LANDSCAPE_NAMES: Final = ("forest", "lake", "park")
OBJECT_NAMES: Final = (*LANDSCAPE_NAMES, "jester", "builder", "prestige", "recruiting", "landscape")

# Decks of cards that seats look at.
PROFESSION_DECK: Final[i64] = 0
PRESTIGE_DECK: Final[i64] = 1
BONUS_DECK: Final[i64] = 2
DECKS: Final[i64] = 3
DECK_NAMES: Final = ("profession", "prestige", "bonus")

BANKER: Final[i64] = 0
CARDINAL: Final[i64] = 1
MERCHANT: Final[i64] = 2
MUSE: Final[i64] = 3
PRINCESS: Final[i64] = 4
PROFESSOR: Final[i64] = 5
CHARACTERS: Final[i64] = 6
CHARACTER_NAMES: Final = ("banker", "cardinal", "merchant", "muse", "princess", "professor")

# What bonus and prestige cards count.
METRICS: Final = (
    "buildings", "large-buildings", "medium-buildings", "small-buildings", "building-sizes",
    "landscapes", "forests", "lakes", "parks", "landscape-types", "freedoms", "jesters",
    "builders", "prestige-cards", "categories", "hand-cards", "table-cards", "empty-spaces",
)  # fmt: skip
ALL_BUILDINGS: Final[i64] = 0
LARGE_BUILDINGS: Final[i64] = 1
SMALL_BUILDINGS: Final[i64] = 3
BUILDING_SIZES: Final[i64] = 4
ALL_LANDSCAPES: Final[i64] = 5
FORESTS: Final[i64] = 6
PARKS: Final[i64] = 8
LANDSCAPE_TYPES: Final[i64] = 9
ALL_FREEDOMS: Final[i64] = 10
ALL_JESTERS: Final[i64] = 11
ALL_BUILDERS: Final[i64] = 12
ALL_PRESTIGE: Final[i64] = 13
CATEGORIES: Final[i64] = 14
HAND_CARDS: Final[i64] = 15
TABLE_CARDS: Final[i64] = 16
EMPTY_SPACES: Final[i64] = 17

# How a prestige card compares.
LEAST: Final[i64] = 0
MOST: Final[i64] = 1
FEWEST: Final[i64] = 2


class PrincesEdition(Edition):
    """The frozen table of an edition."""

    freedom_names: tuple[str, ...] = ()
    building_names: tuple[str, ...] = ()
    piece_names: tuple[str, ...] = ()
    profession_names: tuple[str, ...] = ()
    prestige_names: tuple[str, ...] = ()
    bonus_names: tuple[str, ...] = ()
    card_names: tuple[tuple[str, ...], ...] = ()  # by deck

    rounds: i64 = 0
    minimum: vec[i64] = vec[i64]()  # by round, from 0
    actions_a_turn: i64 = 0
    coins: i64 = 0
    start: i64 = 0
    start_of_two: i64 = 0
    sale: i64 = 0  # florins for a point sold
    price: i64 = 0  # florins for a point when the pay for a work is exchanged
    pay: i64 = 0  # florins for each point of a work’s value
    opening: i64 = 0
    opening_of_two: i64 = 0
    step: i64 = 0
    first_bid: i64 = 0  # the amount of the first action of its verb
    building_price: vec[i64] = vec[i64]()  # by builders
    profession_price: i64 = 0
    freedom_price: i64 = 0
    bonus_price: i64 = 0
    building_points: i64 = 0
    builder_points: vec[i64] = vec[i64]()  # by builders before
    landscape_points: i64 = 0
    best_work_points: i64 = 0
    work_building: i64 = 0
    work_landscape: i64 = 0
    work_freedom: i64 = 0
    work_jester: i64 = 0
    work_card: i64 = 0
    dealt: i64 = 0
    kept: i64 = 0
    looked_at: i64 = 0
    buildings_each: i64 = 0
    freedoms_each: i64 = 0
    supply: vec[i64] = vec[i64]()  # by stack; prestige cards are a deck of their own

    wanted_building: vec[i64] = vec[i64]()  # by profession
    wanted_landscape: vec[i64] = vec[i64]()
    wanted_freedom: vec[i64] = vec[i64]()
    size_of: vec[i64] = vec[i64]()  # by building
    buildings_of: vec[i64] = vec[i64]()  # by size: one bit a building

    palazzo: i64 = 0  # the spaces it covers
    spaces: i64 = 0  # of the grid that the Palazzo leaves free
    shapes: tuple[tuple[tuple[str, ...], ...], ...] = ()  # by piece and turn
    piece_spaces: vec[i64] = vec[i64]()  # by piece: how many it covers
    placement_first: vec[i64] = vec[i64]()  # by piece, and one more
    placement_covers: vec[i64] = vec[i64]()
    placement_action: vec[i64] = vec[i64]()  # space * 8 + turn
    placement_at: vec[i64] = vec[i64]()  # by piece and that number: the placement, or -1

    bonus_first: vec[i64] = vec[i64]()  # by bonus card, and one more
    bonus_metric: vec[i64] = vec[i64]()
    bonus_each: vec[i64] = vec[i64]()
    prestige_way: vec[i64] = vec[i64]()
    prestige_points: vec[i64] = vec[i64]()
    prestige_shared: vec[i64] = vec[i64]()
    prestige_first: vec[i64] = vec[i64]()  # by prestige card, and one more
    prestige_metric: vec[i64] = vec[i64]()
    prestige_least: vec[i64] = vec[i64]()

    lowest_space: vec[i64] = vec[i64]()  # by character
    highest_space: vec[i64] = vec[i64]()
    pot: i64 = 0
    pot_growth: i64 = 0
    banker_price: i64 = 0
    princess_landscape: i64 = 0
    princess_builder: i64 = 0
    princess_building: i64 = 0
    princess_card: i64 = 0

    def add_piece(self, placements: list[Placement]) -> None:
        """One more piece with all its placements."""
        first = len(self.placement_at)
        for _ in range(SPACES * MOST_TURNS):
            self.placement_at = append(self.placement_at, i64(-1))
        for placement in placements:
            number = placement.space * MOST_TURNS + placement.turn
            self.placement_at[first + number] = len(self.placement_covers)
            self.placement_covers = append(self.placement_covers, i64(placement.covered))
            self.placement_action = append(self.placement_action, i64(number))
        self.placement_first = append(self.placement_first, i64(len(self.placement_covers)))

    def piece_of(self, placement: i64) -> i64:
        """Which piece a placement lays."""
        piece: i64 = 0
        while self.placement_first[piece + 1] <= placement:
            piece += 1
        return piece


NO_PARTS = PrincesEdition()
