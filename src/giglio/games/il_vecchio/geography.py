"""Reads the map of an edition: towns, roads, areas, and the ways of the middlemen."""

from itertools import product
from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from giglio.games.il_vecchio.actions import MOST_AREA, TOKEN_NAMES
from giglio.games.il_vecchio.parts import (
    COLOURS,
    FLORENCE,
    MIDDLEMEN,
    TOKENS,
    IlVecchioEdition,
)
from giglio.kernel.data import Block
from giglio.kernel.rows import row, small_row

MOST_TOWNS: Final = 60  # so that a set of them is one number
MOST_STARTS: Final = 100_000
UNREACHED: Final = 255


def names(blocks: list[Block], key: str) -> tuple[str, ...]:
    found = tuple(block.text(key) for block in blocks)
    for at, name in enumerate(found):
        if name in found[:at]:
            raise blocks[at].error(f"“{key}” {name} is there twice")
    return found


def named(block: Block, key: str, known: tuple[str, ...]) -> int:
    """The place of a name in the list of those there are."""
    name = block.text(key)
    if name not in known:
        raise block.error(f"“{key}” is one of {', '.join(known)}, not “{name}”")
    return known.index(name)


def towns_of(block: Block, key: str, edition: IlVecchioEdition) -> list[int]:
    """A list of towns by name."""
    towns: list[int] = []
    for name in block.texts(key):
        if name not in edition.town_names:
            raise block.error(f"“{key}” names no town: “{name}”")
        towns.append(edition.town_names.index(name))
    if len(set(towns)) != len(towns):
        raise block.error(f"“{key}” names a town twice")
    return towns


def read_map(edition: IlVecchioEdition, file: Block) -> None:
    read_towns(edition, file)
    read_colours(edition, file)
    read_roads(edition, file)
    measure(edition, file)
    read_areas(edition, file)
    orders = read_clockwise(edition, file)
    find_starts(edition, file, orders)


def read_towns(edition: IlVecchioEdition, file: Block) -> None:
    towns = file.blocks("towns")
    if len(towns) > MOST_TOWNS:
        raise file.error(f"there is room for {MOST_TOWNS} towns")
    edition.town_names = names(towns, "name")
    edition.towns = len(towns)
    edition.colour_towns = row(len(COLOURS), 0)
    for number, town in enumerate(towns):
        town.known()
        town.number("x", 0, 1000)
        town.number("y", 0, 1000)
        colour = named(town, "colour", COLOURS)
        edition.town_colour = append(edition.town_colour, u8(colour))
        edition.colour_towns[colour] |= 1 << number
        edition.all_towns |= 1 << number
    if len([colour for colour in edition.town_colour if colour == FLORENCE]) != 1:
        raise file.error("one town has the colour “florence”")


def read_colours(edition: IlVecchioEdition, file: Block) -> None:
    colours = file.blocks("colours")
    if names(colours, "name") != COLOURS:
        raise file.error(f"the colours are {', '.join(COLOURS)}, in this order")
    for number, colour in enumerate(colours):
        colour.known()
        if bool(colour.value("middleman")) != (number < MIDDLEMEN):
            raise colour.error("brown, black, gray, white and purple have a middleman, no others")
        given = [0] * int(TOKENS)
        for choice in colour.blocks("gives"):
            for token in choice.data:
                if token not in TOKEN_NAMES:
                    raise choice.error(f"“{token}” is none of {', '.join(TOKEN_NAMES)}")
                given[TOKEN_NAMES.index(token)] = choice.number(token, 1, 99)
        if (sum(given) > 0) != (number < MIDDLEMEN + 1):
            raise colour.error("towns give something, but not the red ones and Florence")
        for amount in given:
            edition.goods = append(edition.goods, i64(amount))


def read_roads(edition: IlVecchioEdition, file: Block) -> None:
    edition.neighbours = row(edition.towns, 0)
    for roads in file.blocks("roads"):
        roads.known()
        pairs = roads.value("between")
        if not isinstance(pairs, list):
            raise roads.error("“between” is a list of pairs of towns")
        for pair in pairs:
            ends = towns_of(Block({"between": pair}, roads.path), "between", edition)
            if len(ends) != 2:
                raise roads.error(f"a road goes between two towns, not {pair!r}")
            edition.neighbours[ends[0]] |= 1 << ends[1]
            edition.neighbours[ends[1]] |= 1 << ends[0]


def measure(edition: IlVecchioEdition, file: Block) -> None:
    """How far every town is from every other, and which are no farther than so many steps."""
    rings: list[list[int]] = []
    edition.distance = small_row(edition.towns * edition.towns, UNREACHED)
    for start in range(edition.towns):
        reached, steps, here = 0, 0, 1 << start
        rings.append([])
        while here != reached:
            for town in range(edition.towns):
                if (here & ~reached) >> town & 1:
                    edition.distance[start * edition.towns + town] = u8(steps)
            reached = here
            rings[start].append(reached)
            steps += 1
            for town in range(edition.towns):
                if reached >> town & 1:
                    here |= int(edition.neighbours[town])
        if reached != edition.all_towns:
            raise file.error(f"no road leads from {edition.town_names[start]} to every other town")
    edition.farthest = max(len(ring) for ring in rings) - 1
    for ring in rings:
        for steps in range(edition.farthest + 1):
            reached = ring[min(steps, len(ring) - 1)]
            edition.reach = append(edition.reach, i64(reached))


def read_areas(edition: IlVecchioEdition, file: Block) -> None:
    edition.area_towns = row(MOST_AREA + 1, 0)
    for area in file.blocks("areas"):
        area.known()
        number = area.number("number", 2, MOST_AREA)
        area.number("x", 0, 1000)
        area.number("y", 0, 1000)
        if edition.area_towns[number] != 0:
            raise area.error(f"area {number} is there twice")
        towns = towns_of(area, "towns", edition)
        if not towns:
            raise area.error("an area touches one town at least")
        for town in towns:
            edition.area_towns[number] |= 1 << town


def read_clockwise(edition: IlVecchioEdition, file: Block) -> list[list[int]]:
    """By colour: its towns in the order in which its middleman visits them."""
    clockwise = file.block("clockwise")
    clockwise.known()
    edition.next_town = row(edition.towns, -1)
    orders: list[list[int]] = []
    for colour in range(MIDDLEMEN):
        name = COLOURS[colour]
        order = towns_of(clockwise, name, edition)
        if sum(1 << town for town in order) != edition.colour_towns[colour] or not order:
            raise clockwise.error(f"“{name}” holds every {name} town once")
        for town, after in zip(order, [*order[1:], order[0]], strict=True):
            edition.next_town[town] = after
        orders.append(order)
    return orders


def find_starts(edition: IlVecchioEdition, file: Block, orders: list[list[int]]) -> None:
    """Every placement of the middlemen with one at most beside each area."""
    placements = 1
    for order in orders:
        placements *= len(order)
    if placements > MOST_STARTS:
        raise file.error("there are too many towns with crests")
    found: list[str] = []
    for towns in product(*orders):
        chosen = sum(1 << town for town in towns)
        if all(one_at_most(chosen & int(area)) for area in edition.area_towns):
            edition.add_start(list(towns))
            found.append("+".join(edition.town_names[town] for town in towns))
    edition.start_names = tuple(found)
    if not found:
        raise file.error("the middlemen cannot stand with one at most beside every area")


def one_at_most(towns: int) -> bool:
    """Whether a set has one member at most."""
    return towns & (towns - 1) == 0


def distance(edition: IlVecchioEdition, start: str, end: str) -> int:
    """The steps from one town to another, by their names."""
    place = edition.town_names.index
    return int(edition.distance[place(start) * edition.towns + place(end)])
