"""Reads the components of an edition of The Princes of Florence into the table states look up.

What the rulebook itself says of the material is checked here and in checks.py, so that a file
somebody has corrected is refused where it contradicts the rules, with the block and the reason.
"""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.actions import HIGHEST_SPACE, princes_actions
from giglio.games.princes.checks import (
    check_bonus,
    check_grid,
    check_landscapes,
    check_prestige,
    check_professions,
    check_rounds,
    check_shape,
    check_sizes,
)
from giglio.games.princes.grid import COLUMNS, ROWS, covered_by, placements_of, turns_of
from giglio.games.princes.parts import (
    BONUS_CARDS,
    BUILDINGS,
    CHARACTER_NAMES,
    DECK_NAMES,
    FEWEST,
    FREEDOMS,
    LANDSCAPE_NAMES,
    LEAST,
    METRICS,
    MOST,
    OBJECT_NAMES,
    PRESTIGE_CARDS,
    PROFESSIONS,
    SIZE_NAMES,
    PrincesEdition,
)
from giglio.kernel.data import Block

MOST_FLORINS = 100_000


def princes_edition(data: Mapping[str, object]) -> PrincesEdition:
    """The table of components of an edition; EditionError says what is wrong with it."""
    file = Block(data)
    edition = PrincesEdition()
    edition.name = file.block("edition").text("name")
    read_rounds(edition, file.block("rounds"))
    read_money(edition, file)
    read_points(edition, file)
    read_supply(edition, file)
    read_grid(edition, file.block("grid"))
    read_pieces(edition, file)
    read_professions(edition, file)
    read_bonus(edition, file)
    read_prestige(edition, file)
    read_characters(edition, file)
    edition.card_names = (edition.profession_names, edition.prestige_names, edition.bonus_names)
    number_actions(edition)
    edition.chance_kinds = (
        ("seat", ()),
        ("freedom", edition.freedom_names),
        ("profession", edition.profession_names),
        ("prestige", edition.prestige_names),
        ("bonus", edition.bonus_names),
    )
    return edition


def number_actions(edition: PrincesEdition) -> None:
    edition.first_bid = min(edition.opening, edition.opening_of_two)
    edition.actions = princes_actions(
        objects=OBJECT_NAMES,
        decks=DECK_NAMES,
        freedoms=edition.freedom_names,
        characters=CHARACTER_NAMES,
        buildings=edition.building_names,
        professions=edition.profession_names,
        bonuses=edition.bonus_names,
        cards=(*edition.profession_names, *edition.prestige_names, *edition.bonus_names),
        first_bid=int(edition.first_bid),
        last_bid=int(edition.coins),
        step=int(edition.step),
    )


def names(blocks: list[Block], count: int, what: str, file: Block) -> tuple[str, ...]:
    if len(blocks) != count:
        raise file.error(f"there are {count} {what}, not {len(blocks)}")
    found = tuple(block.text("name") for block in blocks)
    for at, name in enumerate(found):
        if name in found[:at]:
            raise blocks[at].error(f"“{name}” is there twice")
    return found


def row_of(block: Block, name: str, size: int, high: int) -> vec[i64]:
    numbers = block.numbers(name, 0, high)
    if len(numbers) != size:
        raise block.error(f"“{name}” has {size} numbers")
    return vec[i64](numbers)


# -- numbers ---------------------------------------------------------------------------------------


def read_rounds(edition: PrincesEdition, rounds: Block) -> None:
    rounds.known()
    edition.minimum = vec[i64](rounds.numbers("minimum", 1, 99))
    edition.rounds = len(edition.minimum)
    edition.actions_a_turn = rounds.number("actions", 1, 9)
    check_rounds(rounds, edition)


def florins(block: Block, name: str) -> int:
    """An amount in whole hundreds: there are no smaller coins."""
    amount = block.number(name, 0, MOST_FLORINS)
    if amount % 100:
        raise block.error(f"“{name}” has {amount}; amounts go in hundreds of florins")
    return amount


def read_money(edition: PrincesEdition, file: Block) -> None:
    money, auction, two = file.block("money"), file.block("auction"), file.block("two_players")
    prices = file.block("prices")
    for block in (money, auction, two, prices):
        block.known()
    edition.coins = florins(money, "coins")
    edition.start = florins(money, "start")
    edition.sale = florins(money, "sale")
    edition.price = florins(money, "price")
    edition.pay = florins(money, "pay")
    edition.start_of_two = florins(two, "start")
    edition.opening = florins(auction, "opening")
    edition.opening_of_two = florins(two, "opening")
    edition.step = florins(auction, "step")
    for name in ("sale", "price", "pay"):
        if money.value(name) == 0:
            raise money.error(f"“{name}” is more than nothing")
    if edition.step == 0 or (edition.opening_of_two - edition.opening) % edition.step:
        raise auction.error("bids rise by “step” from either opening bid")
    edition.building_price = row_of(prices, "building", 4, MOST_FLORINS)
    edition.profession_price = florins(prices, "profession")
    edition.freedom_price = florins(prices, "freedom")
    edition.bonus_price = florins(prices, "bonus")


def read_points(edition: PrincesEdition, file: Block) -> None:
    points, work = file.block("points"), file.block("work")
    points.known()
    work.known()
    edition.building_points = points.number("building", 0, 99)
    edition.builder_points = row_of(points, "builders", 3, 99)
    edition.landscape_points = points.number("landscape", 0, 99)
    edition.best_work_points = points.number("best_work", 0, 99)
    edition.work_building = work.number("building", 0, 20)
    edition.work_landscape = work.number("landscape", 0, 20)
    edition.work_freedom = work.number("freedom", 0, 20)
    edition.work_jester = work.number("jester", 0, 20)
    edition.work_card = work.number("card", 0, 20)


def read_supply(edition: PrincesEdition, file: Block) -> None:
    cards, supply = file.block("cards"), file.block("supply")
    cards.known()
    supply.known()
    edition.dealt = cards.number("dealt", 1, 4)
    edition.kept = cards.number("kept", 1, int(edition.dealt))
    edition.looked_at = cards.number("looked_at", 1, 9)
    if edition.dealt != edition.kept + 1:
        raise cards.error("one of the cards dealt goes back (rulebook, Preparation)")
    edition.buildings_each = supply.number("buildings", 1, 9)
    edition.freedoms_each = supply.number("freedoms", 1, 9)
    landscapes = supply.number("landscapes", 1, 20)
    stacks = [landscapes] * len(LANDSCAPE_NAMES)
    for name in ("jesters", "builders"):
        stacks.append(supply.number(name, 1, 20))
    stacks.append(0)  # prestige cards are a deck
    stacks.append(supply.number("recruiting", 1, 20))
    edition.supply = vec[i64](stacks)


# -- the grid and the pieces -----------------------------------------------------------------------


def read_grid(edition: PrincesEdition, grid: Block) -> None:
    grid.known()
    rows = grid.texts("spaces")
    if len(rows) != ROWS or any(len(row) != COLUMNS or set(row) - {".", "P"} for row in rows):
        raise grid.error(f"“spaces” has {ROWS} rows of {COLUMNS} signs, “.” or “P”")
    edition.palazzo = covered_by(tuple(row.replace("P", "X") for row in rows))
    edition.spaces = sum(row.count(".") for row in rows)
    check_grid(grid, rows)


def read_pieces(edition: PrincesEdition, file: Block) -> None:
    landscapes, buildings = file.blocks("landscapes"), file.blocks("buildings")
    if names(landscapes, len(LANDSCAPE_NAMES), "landscapes", file) != LANDSCAPE_NAMES:
        raise file.error(f"the landscapes are {', '.join(LANDSCAPE_NAMES)}, in this order")
    edition.building_names = names(buildings, int(BUILDINGS), "buildings", file)
    edition.piece_names = (*LANDSCAPE_NAMES, *edition.building_names)
    edition.placement_first = vec[i64]([0])
    for piece in (*landscapes, *buildings):
        piece.known()
        shape = tuple(piece.texts("shape"))
        check_shape(piece, shape)
        edition.shapes = (*edition.shapes, tuple(turns_of(shape)))
        spaces = sum(row.count("X") for row in shape)
        edition.piece_spaces = append(edition.piece_spaces, i64(spaces))
        edition.add_piece(placements_of(shape))
    members = [0] * len(SIZE_NAMES)
    for number, building in enumerate(buildings):
        size = building.text("size")
        if size not in SIZE_NAMES:
            raise building.error(f"“size” is one of {', '.join(SIZE_NAMES)}, not “{size}”")
        edition.size_of = append(edition.size_of, i64(SIZE_NAMES.index(size)))
        members[SIZE_NAMES.index(size)] |= 1 << number
    edition.buildings_of = vec[i64](members)
    check_sizes(file, edition)


# -- the cards -------------------------------------------------------------------------------------


def read_professions(edition: PrincesEdition, file: Block) -> None:
    freedoms, professions = file.block("freedoms"), file.blocks("professions")
    freedoms.known()
    edition.freedom_names = tuple(freedoms.texts("names"))
    if len(set(edition.freedom_names)) != FREEDOMS or len(edition.freedom_names) != FREEDOMS:
        raise freedoms.error(f"there are {FREEDOMS} freedoms")
    edition.profession_names = names(professions, int(PROFESSIONS), "professions", file)
    for profession in professions:
        profession.known()
        building = place_of(profession, "building", edition.building_names)
        landscape = place_of(profession, "landscape", LANDSCAPE_NAMES)
        freedom = place_of(profession, "freedom", edition.freedom_names)
        edition.wanted_building = append(edition.wanted_building, i64(building))
        edition.wanted_landscape = append(edition.wanted_landscape, i64(landscape))
        edition.wanted_freedom = append(edition.wanted_freedom, i64(freedom))
    check_professions(file, edition)
    check_landscapes(file, edition)


def place_of(block: Block, key: str, among: tuple[str, ...]) -> int:
    name = block.text(key)
    if name not in among:
        raise block.error(f"“{key}” is one of {', '.join(among)}, not “{name}”")
    return among.index(name)


def metrics(block: Block, key: str) -> list[tuple[int, int]]:
    """What is counted, with a number for each: `{ builders = 1, lakes = 1 }`."""
    counted = block.block(key)
    found = [
        (place(counted, name), counted.number(name, 1, 20)) for name in dict.fromkeys(counted.data)
    ]
    if not found:
        raise counted.error("counts nothing")
    return found


def place(block: Block, name: str) -> int:
    if name not in METRICS:
        raise block.error(f"counts “{name}”; there are {', '.join(METRICS)}")
    return METRICS.index(name)


def read_bonus(edition: PrincesEdition, file: Block) -> None:
    cards = file.blocks("bonus")
    edition.bonus_names = names(cards, int(BONUS_CARDS), "bonus cards", file)
    edition.bonus_first = vec[i64]([0])
    for card in cards:
        card.known()
        for metric, each in metrics(card, "adds"):
            edition.bonus_metric = append(edition.bonus_metric, i64(metric))
            edition.bonus_each = append(edition.bonus_each, i64(each))
        edition.bonus_first = append(edition.bonus_first, i64(len(edition.bonus_metric)))
    check_bonus(file, edition)


def read_prestige(edition: PrincesEdition, file: Block) -> None:
    cards = file.blocks("prestige")
    edition.prestige_names = names(cards, int(PRESTIGE_CARDS), "prestige cards", file)
    edition.prestige_first = vec[i64]([0])
    for card in cards:
        card.known()
        points = card.number("points", 1, 99)
        if "least" in card.data:
            way, shared, needed = LEAST, points, metrics(card, "least")
        else:
            way = MOST if "most" in card.data else FEWEST
            shared = card.number("shared", 0, points)
            needed = [(place(card, card.text("most" if way == MOST else "fewest")), 0)]
        edition.prestige_way = append(edition.prestige_way, way)
        edition.prestige_points = append(edition.prestige_points, i64(points))
        edition.prestige_shared = append(edition.prestige_shared, i64(shared))
        for metric, least in needed:
            edition.prestige_metric = append(edition.prestige_metric, i64(metric))
            edition.prestige_least = append(edition.prestige_least, i64(least))
        edition.prestige_first = append(edition.prestige_first, i64(len(edition.prestige_metric)))
    check_prestige(file, edition)


def read_characters(edition: PrincesEdition, file: Block) -> None:
    characters, princess = file.block("characters"), file.block("princess")
    characters.known()
    princess.known()
    if tuple(characters.texts("names")) != CHARACTER_NAMES:
        raise characters.error(f"the characters are {', '.join(CHARACTER_NAMES)}, in this order")
    spaces = characters.value("spaces")
    if not isinstance(spaces, list) or len(spaces) != len(CHARACTER_NAMES):
        raise characters.error("“spaces” has a lowest and a highest bid for every character")
    for number in range(len(spaces)):
        ends = Block({"spaces": spaces[number]}, characters.path).numbers(
            "spaces", 0, HIGHEST_SPACE
        )
        if len(ends) != 2 or ends[0] > ends[1]:
            raise characters.error("“spaces” has a lowest and a highest bid for every character")
        edition.lowest_space = append(edition.lowest_space, i64(ends[0]))
        edition.highest_space = append(edition.highest_space, i64(ends[1]))
    edition.pot = florins(characters, "pot")
    edition.pot_growth = florins(characters, "growth")
    edition.banker_price = florins(characters, "price")
    if edition.banker_price == 0:
        raise characters.error("“price” is more than nothing")
    edition.princess_landscape = princess.number("landscape", 0, 20)
    edition.princess_builder = princess.number("builder", 0, 20)
    edition.princess_building = princess.number("building", 0, 20)
    edition.princess_card = princess.number("card", 0, 20)
