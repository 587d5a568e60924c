"""What the states of Signorie look up: an edition, packed into rows of numbers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from giglio.kernel.edition import Edition

COLUMNS: Final[i64] = 5
CAREERS: Final[i64] = 3
ROWS: Final[i64] = 4  # of a plan: one for each career, and the last for marriages
MARRIAGE_ROW: Final[i64] = 3
HOUSES: Final[i64] = 6
CITIES: Final[i64] = 5
BOARDS: Final[i64] = 4
MOST_SEATS: Final[i64] = 4

MALE: Final[i64] = 0
FEMALE: Final[i64] = 1
SEXES: Final[i64] = 2

# What effects are made of, as a components file names it (`do = "florins"`).
BLOCKS: Final = (
    "florins", "points", "male", "female", "offspring", "threshold",
    "tracks", "career", "initiative", "mission", "marriage", "alliance", "hire",
)  # fmt: skip
DO_FLORINS: Final[i64] = 0
DO_POINTS: Final[i64] = 1
DO_MALE: Final[i64] = 2
DO_FEMALE: Final[i64] = 3
DO_OFFSPRING: Final[i64] = 4
DO_THRESHOLD: Final[i64] = 5
DO_TRACKS: Final[i64] = 6  # from here on the seat has something to choose
DO_CAREER: Final[i64] = 7
DO_INITIATIVE: Final[i64] = 8
DO_MISSION: Final[i64] = 9
DO_MARRIAGE: Final[i64] = 10
DO_ALLIANCE: Final[i64] = 11
DO_HIRE: Final[i64] = 12

DICE: Final[i64] = 7  # amounts of an effect: without a die, then by a die of 1 to 6

# What a reward tile in points counts (`per = "helpers"`).
CRITERIA: Final = ("helpers", "cities", "married", "alliances", "careers")
PER_HELPER: Final[i64] = 0
PER_CITY: Final[i64] = 1
PER_MARRIED: Final[i64] = 2
PER_ALLIANCE: Final[i64] = 3
PER_CAREER: Final[i64] = 4


class SignorieEdition(Edition):
    """The frozen table of an edition.

    Effects are kept as programs: `program_first[p]` to `program_first[p + 1]` are the numbers of
    its effects, each with what it does, how much (by die) and how much cheaper it hires.
    """

    column_names: tuple[str, ...] = ()
    signoria_names: tuple[str, ...] = ()  # by column
    helper_names: tuple[str, ...] = ()
    assignment_names: tuple[str, ...] = ()
    bonus_names: tuple[str, ...] = ()
    point_names: tuple[str, ...] = ()
    career_names: tuple[str, ...] = ()
    row_names: tuple[str, ...] = ()
    house_names: tuple[str, ...] = ()
    city_names: tuple[str, ...] = ()
    board_names: tuple[str, ...] = ()
    tile_names: tuple[str, ...] = ()

    rounds: i64 = 0
    most_dice: i64 = 0
    # By number of seats:
    dice: vec[i64] = vec[i64]()
    cities: vec[i64] = vec[i64]()
    removed: vec[i64] = vec[i64]()
    extra: vec[i64] = vec[i64]()  # and place, MOST_SEATS to a number of seats
    florins: i64 = 0
    available: vec[i64] = vec[i64]()  # by sex
    stock: vec[i64] = vec[i64]()  # by sex

    effect_does: vec[i64] = vec[i64]()
    effect_amounts: vec[i64] = vec[i64]()  # by effect and die
    effect_cheaper: vec[i64] = vec[i64]()
    program_first: vec[i64] = vec[i64]()

    cost: vec[i64] = vec[i64]()  # by column
    hires: vec[i64] = vec[i64]()  # by column: the column hired into
    signoria: vec[i64] = vec[i64]()  # by column: its program
    helper_supply: i64 = 0
    helper_first: vec[i64] = vec[i64]()  # by column, and one more: the numbers of its helpers
    helper_column: vec[i64] = vec[i64]()
    helper_cost: vec[i64] = vec[i64]()
    helper_program: vec[i64] = vec[i64]()
    assignment_least: vec[i64] = vec[i64]()
    assignment_most: vec[i64] = vec[i64]()
    assignment_program: vec[i64] = vec[i64]()
    threshold: i64 = 0
    most_threshold: i64 = 0

    bonus_program: vec[i64] = vec[i64]()
    point_per: vec[i64] = vec[i64]()
    point_each: vec[i64] = vec[i64]()
    bonus_rounds: i64 = 0  # the rounds with a bonus; the later ones have a reward in points
    reward_florins: i64 = 0
    price: i64 = 0
    price_points: i64 = 0

    slots: i64 = 0  # of a career
    career_points: vec[i64] = vec[i64]()  # by slot
    career_ranks: vec[i64] = vec[i64]()
    career_florins: vec[i64] = vec[i64]()
    career_steps: vec[i64] = vec[i64]()
    initiative_points: vec[i64] = vec[i64]()  # by slot
    most_dowry: i64 = 0
    dowry_points: i64 = 0

    place_first: vec[i64] = vec[i64]()  # by city, and one more: the numbers of its places
    place_value: vec[i64] = vec[i64]()
    kinds: i64 = 0  # of alliance tiles: a House and a value
    kind_first: vec[i64] = vec[i64]()  # by House, and one more
    kind_house: vec[i64] = vec[i64]()
    kind_value: vec[i64] = vec[i64]()
    kind_count: vec[u8] = vec[u8]()
    least_tiles: i64 = 0
    back: i64 = 0
    wanted: vec[i64] = vec[i64]()  # by board, row and House
    wedding_points: vec[i64] = vec[i64]()  # by slot
    wedding_florins: vec[i64] = vec[i64]()  # by round, from 0
    daughters: vec[i64] = vec[i64]()  # by die: 1 where it brings a daughter
    # The first numbers of the verbs that depend on the edition:
    send: i64 = 0  # + (career * slots + slot) * CITIES + city
    marry: i64 = 0  # + city * most_dowry + dowry - 1
    hire: i64 = 0  # + helper
    use: i64 = 0  # + helper

    def add_effect(self, does: i64, amounts: list[int], cheaper: i64) -> None:
        self.effect_does = append(self.effect_does, does)
        self.effect_cheaper = append(self.effect_cheaper, cheaper)
        for amount in amounts:
            self.effect_amounts = append(self.effect_amounts, i64(amount))

    def end_program(self) -> i64:
        """The number of the program that the effects added last make up."""
        self.program_first = append(self.program_first, i64(len(self.effect_does)))
        return len(self.program_first) - 2

    def add_tile(self, house: i64, value: i64, count: i64) -> None:
        self.kind_house = append(self.kind_house, house)
        self.kind_value = append(self.kind_value, value)
        self.kind_count = append(self.kind_count, u8(count))
        self.kinds += 1


NO_PARTS = SignorieEdition()
