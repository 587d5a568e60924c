"""What the rulebook itself says of the components, held against the data of an edition."""

from collections import Counter
from collections.abc import Sequence

from giglio.games.princes.parts import (
    ALL_BUILDERS,
    ALL_FREEDOMS,
    ALL_JESTERS,
    ALL_LANDSCAPES,
    ALL_PRESTIGE,
    BUILDING_SIZES,
    CATEGORIES,
    EMPTY_SPACES,
    FEWEST,
    FORESTS,
    HAND_CARDS,
    LANDSCAPE_NAMES,
    LANDSCAPE_TYPES,
    LARGE_BUILDINGS,
    LEAST,
    METRICS,
    PARKS,
    SIZE_NAMES,
    SMALL_BUILDINGS,
    TABLE_CARDS,
    PrincesEdition,
)
from giglio.kernel.data import Block

SPACES_OF_SIZE = {"large": 7, "medium": 5, "small": 3}
BUILDINGS_OF_SIZE = {"large": 3, "medium": 5, "small": 2}
WANTED = {"forest": 9, "lake": 7, "park": 5}
PROFESSIONS_OF_FREEDOM = 7
PALAZZO_SPACES = 6
MOST_WANTED = 3  # professions that prefer one building


def check_rounds(rounds: Block, edition: PrincesEdition) -> None:
    minimum = [int(value) for value in edition.minimum]
    if len(minimum) != 7 or minimum != sorted(minimum):
        raise rounds.error("“minimum” rises over seven rounds (rulebook, Complete a Work)")


def check_grid(grid: Block, rows: Sequence[str]) -> None:
    palazzo = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "P"}
    if len(palazzo) != PALAZZO_SPACES:
        raise grid.error(f"the Palazzo covers {PALAZZO_SPACES} spaces")
    if not connected(palazzo):
        raise grid.error("the Palazzo is one piece")


def connected(spaces: set[tuple[int, int]]) -> bool:
    """Whether one can go from any of these spaces to any other over edges."""
    reached = {min(spaces)}
    frontier = list(reached)
    while frontier:
        x, y = frontier.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in spaces and near not in reached:
                reached.add(near)
                frontier.append(near)
    return reached == spaces


def check_shape(piece: Block, shape: tuple[str, ...]) -> None:
    if not shape or any(len(row) != len(shape[0]) or set(row) - {".", "X"} for row in shape):
        raise piece.error("“shape” has rows of equal length made of “.” and “X”")
    if len(shape) > 7 or len(shape[0]) > 7:
        raise piece.error("“shape” does not fit into the principality")
    spaces = {(x, y) for y, row in enumerate(shape) for x, sign in enumerate(row) if sign == "X"}
    edges = (shape[0], shape[-1], [row[0] for row in shape], [row[-1] for row in shape])
    if not spaces or not all("X" in edge for edge in edges):
        raise piece.error("“shape” has no empty row or column at its edge")
    if not connected(spaces):
        raise piece.error("“shape” is one piece")


def check_sizes(file: Block, edition: PrincesEdition) -> None:
    """3 large buildings of 7 spaces, 5 medium ones of 5 and 2 small ones of 3."""
    sizes = Counter(SIZE_NAMES[size] for size in edition.size_of)
    if sizes != BUILDINGS_OF_SIZE:
        raise file.error(
            "there are 3 large, 5 medium and 2 small buildings (rulebook, Build a Building)"
        )
    for number, name in enumerate(edition.building_names):
        spaces = int(edition.piece_spaces[len(LANDSCAPE_NAMES) + number])
        size = SIZE_NAMES[edition.size_of[number]]
        if spaces != SPACES_OF_SIZE[size]:
            raise file.error(
                f"{name} is {size} and covers {SPACES_OF_SIZE[size]} spaces, "
                f"not {spaces} (rulebook, Build a Building)"
            )
    forest, lake, park = (int(edition.piece_spaces[piece]) for piece in range(3))
    if lake >= forest or park >= forest:
        raise file.error("lakes and parks are smaller than forests (rulebook, Lake and Park)")


def check_landscapes(file: Block, edition: PrincesEdition) -> None:
    """9 professions want a forest, 7 a lake, 5 a park; the landscapes' blocks say so themselves."""
    found = Counter(LANDSCAPE_NAMES[landscape] for landscape in edition.wanted_landscape)
    for block in file.blocks("landscapes"):
        name = block.text("name")
        if block.number("wanted", 0, 21) != WANTED[name]:
            raise block.error(
                f"{WANTED[name]} professions want a {name} (rulebook, {name.title()})"
            )
        if found[name] != WANTED[name]:
            raise file.error(
                f"{WANTED[name]} professions want a {name} (rulebook, {name.title()}), "
                f"not {found[name]}"
            )


def check_professions(file: Block, edition: PrincesEdition) -> None:
    freedoms = Counter(edition.freedom_names[freedom] for freedom in edition.wanted_freedom)
    for name in edition.freedom_names:
        if freedoms[name] != PROFESSIONS_OF_FREEDOM:
            raise file.error(
                f"{PROFESSIONS_OF_FREEDOM} professions stand up for {name} "
                f"(rulebook, Introduce a Freedom), not {freedoms[name]}"
            )
    buildings = Counter(edition.building_names[building] for building in edition.wanted_building)
    for name in edition.building_names:
        if not 1 <= buildings[name] <= MOST_WANTED:
            raise file.error(
                f"{name} is preferred by one to {MOST_WANTED} professions "
                f"(rulebook, Build a Building), not by {buildings[name]}"
            )
    triples = zip(
        edition.wanted_building, edition.wanted_landscape, edition.wanted_freedom, strict=True
    )
    if len(set(triples)) != len(edition.profession_names):
        raise file.error("two professions have the same three preferences")


# -- the sample values of the card lists -----------------------------------------------------------


def sample_counts(sample: Block, edition: PrincesEdition) -> dict[str, int]:
    """What the principality of a sample has of everything that cards count."""
    sample.known()
    landscapes = [sample.number(name, 0, 6) for name in LANDSCAPE_NAMES]
    built = sample.texts("buildings")
    for name in built:
        if name not in edition.building_names:
            raise sample.error(f"there is no building “{name}”")
    numbers = [edition.building_names.index(name) for name in built]
    sizes = [SIZE_NAMES[edition.size_of[number]] for number in numbers]
    jesters, builders = sample.number("jesters", 0, 7), sample.number("builders", 0, 3)
    prestige, freedoms = sample.number("prestige", 0, 14), sample.number("freedoms", 0, 3)
    categories = (*landscapes, jesters, builders, prestige, freedoms)
    covered = sum(
        int(edition.piece_spaces[piece])
        for piece in [number + len(LANDSCAPE_NAMES) for number in numbers]
    ) + sum(int(edition.piece_spaces[piece]) * count for piece, count in enumerate(landscapes))
    counts = {
        METRICS[0]: len(built),
        METRICS[BUILDING_SIZES]: len(set(sizes)),
        METRICS[ALL_LANDSCAPES]: sum(landscapes),
        METRICS[LANDSCAPE_TYPES]: sum(count > 0 for count in landscapes),
        METRICS[ALL_FREEDOMS]: freedoms,
        METRICS[ALL_JESTERS]: jesters,
        METRICS[ALL_BUILDERS]: builders,
        METRICS[ALL_PRESTIGE]: prestige,
        METRICS[CATEGORIES]: sum(count > 0 for count in categories),
        METRICS[HAND_CARDS]: sample.number("hand", 0, 26),
        METRICS[TABLE_CARDS]: sample.number("table", 0, 26),
        METRICS[EMPTY_SPACES]: int(edition.spaces) - covered,
    }
    counts |= dict(zip(METRICS[FORESTS : PARKS + 1], landscapes, strict=True))
    of_sizes = [sizes.count(size) for size in SIZE_NAMES]
    return counts | dict(zip(METRICS[LARGE_BUILDINGS : SMALL_BUILDINGS + 1], of_sizes, strict=True))


def check_bonus(file: Block, edition: PrincesEdition) -> None:
    counts = sample_counts(file.block("bonus_sample"), edition)
    for number, card in enumerate(file.blocks("bonus")):
        first, last = edition.bonus_first[number], edition.bonus_first[number + 1]
        value = sum(
            counts[METRICS[edition.bonus_metric[at]]] * int(edition.bonus_each[at])
            for at in range(first, last)
        )
        compare(card, value, "adds")


def check_prestige(file: Block, edition: PrincesEdition) -> None:
    counts = sample_counts(file.block("prestige_sample"), edition)
    for number, card in enumerate(file.blocks("prestige")):
        first, last = edition.prestige_first[number], edition.prestige_first[number + 1]
        own = [counts[METRICS[edition.prestige_metric[at]]] for at in range(first, last)]
        points, shared = int(edition.prestige_points[number]), int(edition.prestige_shared[number])
        if edition.prestige_way[number] == LEAST:
            least = [int(edition.prestige_least[at]) for at in range(first, last)]
            met = all(have >= need for have, need in zip(own, least, strict=True))
            compare(card, points if met else 0, "scores")
            continue
        if shared != (points + 1) // 2:
            raise card.error("equals get half the points, rounded up (rulebook, Prestige cards)")
        rival = card.number("rival", 0, 99)
        behind = own[0] - rival
        if edition.prestige_way[number] == FEWEST:
            behind = -behind
        elif own[0] == 0:
            behind = -1
        compare(card, points if behind > 0 else shared if behind == 0 else 0, "scores")


def compare(card: Block, value: int, does: str) -> None:
    sample = card.number("sample", 0, 99)
    if value != sample:
        raise card.error(
            f"{card.text('name')} {does} {value} in the rulebook's sample, "
            f"where {sample} is printed"
        )
