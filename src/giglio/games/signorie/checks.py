"""What the rulebook itself says of the components, held against the data of an edition."""

from giglio.games.signorie.parts import (
    CAREERS,
    COLUMNS,
    DICE,
    DO_ALLIANCE,
    DO_THRESHOLD,
    HOUSES,
    SignorieEdition,
)
from giglio.kernel.data import Block

ASSIGNMENTS = 10
BONUS_TILES = 9
POINT_TILES = 5


def effects_of(edition: SignorieEdition, programs: list[int], does: int) -> list[int]:
    """The effects of one kind in some programs."""
    found: list[int] = []
    for program in programs:
        first, last = edition.program_first[program], edition.program_first[program + 1]
        found += [int(at) for at in range(first, last) if edition.effect_does[at] == does]
    return found


def check_face_down(
    block: Block, edition: SignorieEdition, programs: list[int], count: int, what: str
) -> None:
    found = effects_of(edition, programs, int(DO_ALLIANCE))
    if len(found) != count:
        raise block.error(
            f"{count} {what} give a tile face down (rulebook, Face-down Tiles), not {len(found)}"
        )


def check_columns(file: Block, edition: SignorieEdition) -> None:
    if len(set(edition.hires)) != COLUMNS:
        raise file.error("every column of helpers is hired into by one colour of dice")


def check_helpers(file: Block, edition: SignorieEdition) -> None:
    if len(edition.helper_names) > 63:
        raise file.error("there are too many helpers")
    if len(set(edition.helper_names)) != len(edition.helper_names):
        raise file.error("two helpers of a column have the same place")
    for column, name in enumerate(edition.column_names):
        if edition.helper_first[column] == edition.helper_first[column + 1]:
            raise file.error(f"the {name} column has no helper slot")
    programs = [int(program) for program in edition.helper_program]
    check_face_down(file, edition, programs, 3, "helpers")


def check_assignments(file: Block, edition: SignorieEdition) -> None:
    tiles = len(edition.assignment_names)
    if tiles != ASSIGNMENTS:
        raise file.error(f"there are {ASSIGNMENTS} assignments, two for each colour, not {tiles}")
    programs = [int(program) for program in edition.assignment_program]
    check_face_down(file, edition, programs, 1, "assignment")
    raising = 0
    for tile, program in enumerate(programs):
        for effect in effects_of(edition, [program], int(DO_THRESHOLD)):
            raising += 1
            times = edition.assignment_most[tile]
            most = edition.threshold + times * edition.effect_amounts[effect * DICE]
            if most != edition.most_threshold:
                raise file.error(
                    f"{edition.assignment_names[tile]} can raise the threshold to {most}; "
                    f"its most is {edition.most_threshold} (rulebook, Reward tiles)"
                )
    if raising != 1:
        raise file.error("one assignment raises the threshold (rulebook, Reward tiles)")


def check_rewards(rewards: Block, edition: SignorieEdition) -> None:
    if len(edition.bonus_names) != BONUS_TILES or len(edition.point_names) != POINT_TILES:
        raise rewards.error(f"there are {BONUS_TILES} bonus tiles and {POINT_TILES} with points")
    points = rewards.number("points", 0, POINT_TILES)
    if edition.bonus_rounds + points != edition.rounds:
        raise rewards.error("“bonuses” and “points” make up one tile for each round")
    programs = [int(program) for program in edition.bonus_program]
    check_face_down(rewards, edition, programs, 1, "reward tile")


def check_careers(careers: Block, edition: SignorieEdition) -> None:
    if len(edition.career_names) != CAREERS or len(set(edition.career_names)) != CAREERS:
        raise careers.error(f"there are {CAREERS} careers")
    points = [int(number) for number in edition.career_points]
    ranks = [int(number) for number in edition.career_ranks]
    if len(points) < 6 or points != sorted(set(points)) or points[0] != 1 or points[-1] != 13:
        raise careers.error("“points” rise from 1 to 13 over six slots at least (rulebook)")
    if ranks != sorted(ranks) or set(ranks) != {1, 2, 3, 4}:
        raise careers.error("“ranks” rise from 1 to 4 (rulebook, Rank)")
    if 9 not in points or ranks[points.index(9)] != 4 or ranks[-1] < 3:
        raise careers.error("the slot of 9 points has rank 4 (rulebook, Diplomatic Mission)")
    florins = [0, 0, 0, 2] + [0] * (len(points) - 4)
    steps = [0, 0, 0, 0, 0, 1] + [0] * (len(points) - 6)
    if florins != list(edition.career_florins) or steps != list(edition.career_steps):
        raise careers.error(
            "the fourth slot brings 2 florins and the sixth 1 step (rulebook, Bonus Slots)"
        )


def check_initiative(initiative: Block, edition: SignorieEdition) -> None:
    points = [int(number) for number in edition.initiative_points]
    if points != sorted(points) or not {0, 4, 9} <= set(points) or points[0] != 0:
        raise initiative.error(
            "“points” rise from none and have slots of 4 and 9 (rulebook, Score Initiative VP)"
        )
    if len(points) < 7:
        raise initiative.error("six steps fit on the track (rulebook, Assignment)")


def check_tiles(row: Block, edition: SignorieEdition, cities: int, removed: int) -> None:
    """Removing leaves every House a tile, and the first round fills its slots."""
    left = [
        sum(edition.kind_count[edition.kind_first[house] : edition.kind_first[house + 1]]) - removed
        for house in range(HOUSES)
    ]
    if min(left) < 1 or sum(left) < 2 * cities:
        raise row.error("too few alliance tiles are left")


def check_board(board: Block, edition: SignorieEdition) -> None:
    for career in edition.career_names:
        shields = board.texts(career)
        for shield in shields:
            if shield not in edition.house_names:
                raise board.error(f"“{career}” names no House: “{shield}”")
        if sorted(shields.count(house) for house in set(shields)) != [1, 1, 2]:
            raise board.error(
                f"“{career}” shows two shields of one House and one each of two (rulebook, Plan)"
            )
