"""Reads the components of an edition of Signorie into the table the states look up.

What the rulebook itself says of them is checked here and in checks.py, so that a file somebody has
corrected is refused where it contradicts the rules, with the block and the reason.
"""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.signorie.actions import FACES, MOST_MEEPLES, signorie_actions
from giglio.games.signorie.checks import (
    check_assignments,
    check_board,
    check_careers,
    check_columns,
    check_helpers,
    check_initiative,
    check_rewards,
    check_tiles,
)
from giglio.games.signorie.parts import (
    BLOCKS,
    CITIES,
    COLUMNS,
    CRITERIA,
    DICE,
    HOUSES,
    MOST_SEATS,
    SignorieEdition,
)
from giglio.kernel.data import Block

MOST_POINTS = 99
DIE_NAMES = ("one", "two", "three", "four", "five", "six")


def signorie_edition(data: Mapping[str, object]) -> SignorieEdition:
    """The table of components of an edition; EditionError says what is wrong with it."""
    file = Block(data)
    edition = SignorieEdition()
    edition.program_first = vec[i64]([0])
    edition.place_first = vec[i64]([0])
    edition.kind_first = vec[i64]([0])
    edition.name = file.block("edition").text("name")
    read_rounds(edition, file)
    read_supply(edition, file.block("supply"))
    read_columns(edition, file)
    read_helpers(edition, file)
    read_assignments(edition, file)
    read_rewards(edition, file)
    read_tracks(edition, file)
    read_cities(edition, file)
    read_houses(edition, file)
    read_players(edition, file.block("players"))
    read_boards(edition, file)
    read_families(edition, file)
    number_actions(edition)
    edition.chance_kinds = (
        ("board", edition.board_names),
        ("seat", ()),
        ("bonus", edition.bonus_names),
        ("points", edition.point_names),
        ("city", edition.city_names),
        ("house", edition.house_names),
        ("tile", edition.tile_names),
        ("die", DIE_NAMES),
        ("assignment", edition.assignment_names),
        ("child", DIE_NAMES),
    )
    return edition


def number_actions(edition: SignorieEdition) -> None:
    edition.actions = signorie_actions(
        columns=edition.column_names,
        careers=edition.career_names,
        slots=int(edition.slots),
        cities=edition.city_names,
        dowry=int(edition.most_dowry),
        helpers=edition.helper_names,
        boards=edition.board_names,
    )
    verbs = edition.actions.by_name
    edition.send = verbs["send"].first
    edition.marry = verbs["marry"].first
    edition.hire = verbs["hire"].first
    edition.use = verbs["use"].first


def read_rounds(edition: SignorieEdition, file: Block) -> None:
    rounds = file.block("rounds")
    rounds.known()
    edition.rounds = rounds.number("count", 1, 20)
    edition.most_dice = rounds.number("most_dice", 1, int(COLUMNS))
    threshold = file.block("threshold")
    threshold.known()
    edition.threshold = threshold.number("base", 0, 99)
    edition.most_threshold = threshold.number("most", int(edition.threshold), 99)


def read_players(edition: SignorieEdition, players: Block) -> None:
    for seats in range(MOST_SEATS + 1):
        dice, cities, removed, extra = 0, 0, 0, [0] * seats
        if seats >= 2:
            row = players.block(str(seats))
            row.known()
            dice = row.number("dice", 1, 20)
            cities = row.number("cities", 1, int(CITIES))
            removed = row.number("removed", 0, 9)
            extra = row.numbers("extra", 0, 99)
            if len(extra) != seats:
                raise row.error(f"“extra” has one number for each of {seats} places")
            check_tiles(row, edition, cities, removed)
        edition.dice = append(edition.dice, i64(dice))
        edition.cities = append(edition.cities, i64(cities))
        edition.removed = append(edition.removed, i64(removed))
        for place in range(MOST_SEATS):
            edition.extra = append(edition.extra, i64(extra[place] if place < seats else 0))


def read_supply(edition: SignorieEdition, supply: Block) -> None:
    supply.known()
    edition.florins = supply.number("florins", 0, 99)
    edition.available = vec[i64](pair(supply, "available", 0, 99))
    edition.stock = vec[i64](pair(supply, "stock", 0, 99))


def pair(block: Block, name: str, low: int, high: int) -> list[int]:
    numbers = block.numbers(name, low, high)
    if len(numbers) != 2:
        raise block.error(f"“{name}” has two numbers")
    return numbers


# -- effects ---------------------------------------------------------------------------------------


def read_program(edition: SignorieEdition, block: Block, by_die: bool = False) -> i64:
    """The effects of a block as a program; only helpers may go by the die."""
    effects = block.blocks("effects")
    if not effects:
        raise block.error("“effects” is empty")
    for effect in effects:
        does = effect.text("do")
        if does not in BLOCKS:
            raise effect.error(f"“do” is one of {', '.join(BLOCKS)}, not “{does}”")
        if does == "points" and not by_die:
            raise effect.error("only helpers score points by an effect (rulebook, overview)")
        cheaper = effect.number("cheaper", 0, 9) if "cheaper" in effect.data else 0
        edition.add_effect(BLOCKS.index(does), read_amounts(effect, by_die), cheaper)
    return edition.end_program()


def read_amounts(effect: Block, by_die: bool) -> list[int]:
    if "by_die" not in effect.data:
        return [effect.number("n", 1, 99)] * int(DICE)
    if not by_die:
        raise effect.error("“by_die” is for helpers alone: no die belongs to this effect")
    amounts = effect.numbers("by_die", 0, 99)
    if len(amounts) != FACES:
        raise effect.error("“by_die” has one number for each face of a die")
    return [0, *amounts]


# -- the columns of a board ------------------------------------------------------------------------


def read_columns(edition: SignorieEdition, file: Block) -> None:
    columns = file.blocks("columns")
    if len(columns) != COLUMNS:
        raise file.error(f"there are {COLUMNS} columns, one for each colour of dice")
    edition.column_names = names(columns, "name")
    edition.signoria_names = names(columns, "signoria")
    for column in columns:
        column.known()
        hires = column.text("hires")
        if hires not in edition.column_names:
            raise column.error(f"“hires” names no column: “{hires}”")
        edition.cost = append(edition.cost, i64(column.number("cost", 0, 99)))
        edition.hires = append(edition.hires, i64(edition.column_names.index(hires)))
        edition.signoria = append(edition.signoria, read_program(edition, column))
    check_columns(file, edition)


def names(blocks: list[Block], key: str) -> tuple[str, ...]:
    found = tuple(block.text(key) for block in blocks)
    for at, name in enumerate(found):
        if name in found[:at]:
            raise blocks[at].error(f"“{key}” {name} is there twice")
    return found


def read_helpers(edition: SignorieEdition, file: Block) -> None:
    supply = file.block("helper_supply")
    supply.known()
    edition.helper_supply = supply.number("count", 1, 99)
    helpers = file.blocks("helpers")
    column = -1
    for number, helper in enumerate(helpers):
        helper.known()
        name = helper.text("column")
        if name not in edition.column_names:
            raise helper.error(f"“column” names no column: “{name}”")
        here = edition.column_names.index(name)
        if here < column:
            raise helper.error("helpers stand column by column, in the order of the columns")
        while column < here:
            column += 1
            edition.helper_first = append(edition.helper_first, i64(number))
        edition.helper_names = (*edition.helper_names, f"{name}-{helper.text('place')}")
        edition.helper_column = append(edition.helper_column, i64(here))
        edition.helper_cost = append(edition.helper_cost, i64(helper.number("cost", 0, 99)))
        program = read_program(edition, helper, by_die=True)
        edition.helper_program = append(edition.helper_program, program)
    while column < COLUMNS:
        column += 1
        edition.helper_first = append(edition.helper_first, i64(len(helpers)))
    check_helpers(file, edition)


def read_assignments(edition: SignorieEdition, file: Block) -> None:
    tiles = file.blocks("assignments")
    edition.assignment_names = names(tiles, "name")
    for tile in tiles:
        tile.known()
        least, most = pair(tile, "meeples", 1, MOST_MEEPLES)
        if least > most:
            raise tile.error("“meeples” are the least and the most")
        edition.assignment_least = append(edition.assignment_least, i64(least))
        edition.assignment_most = append(edition.assignment_most, i64(most))
        edition.assignment_program = append(edition.assignment_program, read_program(edition, tile))
    check_assignments(file, edition)


def read_rewards(edition: SignorieEdition, file: Block) -> None:
    bonuses, points = file.blocks("bonus_tiles"), file.blocks("point_tiles")
    edition.bonus_names = names(bonuses, "name")
    edition.point_names = names(points, "name")
    for tile in bonuses:
        tile.known()
        edition.bonus_program = append(edition.bonus_program, read_program(edition, tile))
    for tile in points:
        tile.known()
        per = tile.text("per")
        if per not in CRITERIA:
            raise tile.error(f"“per” is one of {', '.join(CRITERIA)}, not “{per}”")
        edition.point_per = append(edition.point_per, i64(CRITERIA.index(per)))
        edition.point_each = append(edition.point_each, i64(tile.number("each", 1, MOST_POINTS)))
    rewards = file.block("rewards")
    rewards.known()
    edition.bonus_rounds = rewards.number("bonuses", 0, len(bonuses))
    edition.reward_florins = rewards.number("florins", 0, 99)
    edition.price = rewards.number("price", 1, 99)
    edition.price_points = rewards.number("price_points", 0, MOST_POINTS)
    check_rewards(rewards, edition)


# -- the game board --------------------------------------------------------------------------------


def read_tracks(edition: SignorieEdition, file: Block) -> None:
    careers = file.block("careers")
    careers.known()
    edition.career_names = tuple(careers.texts("names"))
    edition.row_names = (*edition.career_names, "marriage")
    edition.career_points = vec[i64](careers.numbers("points", 0, MOST_POINTS))
    edition.slots = len(edition.career_points)
    edition.career_ranks = vec[i64](by_slot(edition, careers, "ranks"))
    edition.career_florins = vec[i64](by_slot(edition, careers, "florins"))
    edition.career_steps = vec[i64](by_slot(edition, careers, "initiative"))
    check_careers(careers, edition)
    initiative = file.block("initiative")
    initiative.known()
    edition.initiative_points = vec[i64](initiative.numbers("points", 0, MOST_POINTS))
    check_initiative(initiative, edition)


def by_slot(edition: SignorieEdition, careers: Block, name: str) -> list[int]:
    numbers = careers.numbers(name, 0, 9)
    if len(numbers) != edition.slots:
        raise careers.error(f"“{name}” has one number for each slot, as “points” has")
    return numbers


def read_cities(edition: SignorieEdition, file: Block) -> None:
    dowry = file.block("dowry")
    dowry.known()
    edition.most_dowry = dowry.number("most", 1, 9)
    edition.dowry_points = dowry.number("points", 0, 9)
    cities = file.blocks("cities")
    if len(cities) != CITIES:
        raise file.error(f"there are {CITIES} cities")
    edition.city_names = names(cities, "name")
    ranks = max(int(rank) for rank in edition.career_ranks)
    for city in cities:
        city.known()
        values = city.numbers("places", 1, min(ranks, int(edition.most_dowry)))
        if not values or values != sorted(values):
            raise city.error("“places” are in the order in which they are filled, the lowest first")
        for value in values:
            edition.place_value = append(edition.place_value, i64(value))
        edition.place_first = append(edition.place_first, i64(len(edition.place_value)))


def read_houses(edition: SignorieEdition, file: Block) -> None:
    alliances = file.block("alliances")
    alliances.known()
    edition.least_tiles = alliances.number("least_tiles", 1, 9)
    edition.back = alliances.number("back", 0, 9)
    houses = file.blocks("houses")
    if len(houses) != HOUSES:
        raise file.error(f"there are {HOUSES} Houses")
    edition.house_names = names(houses, "name")
    tiles: list[str] = []
    for number, house in enumerate(houses):
        house.known()
        values = house.numbers("values", 2, 5)
        if len(values) != 9:
            raise house.error("every House has nine tiles: 54 in all")
        for value in sorted(set(values)):
            edition.add_tile(i64(number), i64(value), i64(values.count(value)))
            tiles.append(f"{edition.house_names[number]}-{value}")
        edition.kind_first = append(edition.kind_first, edition.kinds)
    edition.tile_names = tuple(tiles)


def read_boards(edition: SignorieEdition, file: Block) -> None:
    boards = file.blocks("boards")
    if len(boards) != MOST_SEATS:
        raise file.error(f"there are {MOST_SEATS} player boards")
    edition.board_names = names(boards, "name")
    for board in boards:
        board.known()
        check_board(board, edition)
        for career in edition.career_names:
            shields = board.texts(career)
            for house in edition.house_names:
                edition.wanted = append(edition.wanted, i64(shields.count(house)))
        for _ in edition.house_names:
            edition.wanted = append(edition.wanted, 1)


def read_families(edition: SignorieEdition, file: Block) -> None:
    weddings = file.block("weddings")
    weddings.known()
    edition.wedding_points = vec[i64](weddings.numbers("points", 0, MOST_POINTS))
    edition.wedding_florins = vec[i64](weddings.numbers("florins", 0, 99))
    if len(edition.wedding_points) != 4:
        raise weddings.error("four males can be married beside the head of the family")
    if len(edition.wedding_florins) != edition.bonus_rounds:
        raise weddings.error("“florins” has one number for each round with a wedding")
    offspring = file.block("offspring")
    offspring.known()
    daughters = offspring.numbers("daughters", 1, FACES)
    edition.daughters = vec[i64](int(face in daughters) for face in range(FACES + 1))
