"""What the rulebook itself says of the components, held against the data of an edition."""

from giglio.games.il_vecchio.geography import distance
from giglio.games.il_vecchio.parts import (
    COUNCIL_TILES,
    CRITERIA,
    GREEN,
    MOST_SEATS,
    MOST_SPACES,
    RED,
    REGIONS,
    THE_COUNCIL,
    THE_NOBILITY,
    TRACK_NAMES,
    TRACKS,
    IlVecchioEdition,
)
from giglio.kernel.data import Block
from giglio.kernel.refusal import EditionError

AREAS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
GREEN_TOWNS = {"carmignano", "ponte-a-sieve", "poggibonsi"}
RED_TOWNS = {"vernio", "vicchio", "sovicille"}
BROWN_TOWNS = ("pistoia", "dicomano")  # the second follows on the first
# Towns that the examples name, with the area they touch and how far apart they are.
IN_AREAS = {4: {"empoli", "castel-fiorentino"}, 6: {"volterra", "colle"}}
STEPS = (("sesto", "vicchio", 2), ("carmignano", "pistoia", 1), ("prato", "vernio", 1))
TILES_OF_A_REGION = 6
CRESTS = 9


def named_towns(edition: IlVecchioEdition, towns: int) -> set[str]:
    return {name for number, name in enumerate(edition.town_names) if towns >> number & 1}


def check_map(file: Block, edition: IlVecchioEdition) -> None:
    check_named_towns(file, edition)
    numbers = tuple(number for number, towns in enumerate(edition.area_towns) if towns)
    if numbers != AREAS:
        raise file.error("the areas are 2 to 6 and 8 to 12 (rulebook, Game Setup 10)")
    for number, names in IN_AREAS.items():
        if not names <= named_towns(edition, int(edition.area_towns[number])):
            both = " and ".join(sorted(names))
            raise file.error(f"area {number} touches {both} (rulebook, example of the setup)")
    for start, end, steps in STEPS:
        found = distance(edition, start, end)
        if found != steps:
            raise file.error(
                f"from {start} to {end} it is {steps} (rulebook, examples), not {found}"
            )
    first, second = (edition.town_names.index(name) for name in BROWN_TOWNS)
    if edition.next_town[first] != second:
        raise file.error("the middleman of Pistoia goes on to Dicomano (rulebook, example)")


def check_named_towns(file: Block, edition: IlVecchioEdition) -> None:
    names = {name for pair in IN_AREAS.values() for name in pair}
    names |= {name for start, end, _ in STEPS for name in (start, end)} | set(BROWN_TOWNS)
    missing = sorted(names - set(edition.town_names))
    if missing:
        raise file.error(f"the rulebook names towns that are missing: {', '.join(missing)}")
    for colour, wanted in ((GREEN, GREEN_TOWNS), (RED, RED_TOWNS)):
        if named_towns(edition, int(edition.colour_towns[colour])) != wanted:
            what = "green" if colour == GREEN else "red"
            raise file.error(f"the {what} towns are {', '.join(sorted(wanted))} (rulebook)")


def check_tracks(file: Block, edition: IlVecchioEdition) -> None:
    gates = {edition.town_names[edition.gate[region]] for region in range(REGIONS)}
    if gates != RED_TOWNS:
        raise file.error("each red town leads to a region of its own (rulebook, Take over)")
    if edition.town_names[edition.gate[TRACK_NAMES.index("milan")]] != "vernio":
        raise file.error("Vernio leads to Milan (rulebook, example)")
    milan = spaces_of(edition, TRACK_NAMES.index("milan"))
    if not any(edition.cost[at] == 5 and edition.crest[at] for at in milan):
        raise file.error("a space of Milan costs 5 and shows a crest (rulebook, example)")
    points = [
        int(edition.points[at]) for region in range(REGIONS) for at in spaces_of(edition, region)
    ]
    if (min(points), max(points)) != (3, 10):
        raise file.error("the spaces of the regions bring from 3 to 10 points (rulebook, Scoring)")
    for track, wanted in ((THE_COUNCIL, 2), (THE_NOBILITY, 1)):
        if {int(edition.points[at]) for at in spaces_of(edition, int(track))} != {wanted}:
            raise file.error(f"a space of the {TRACK_NAMES[track]} brings {wanted} (rulebook)")


def spaces_of(edition: IlVecchioEdition, track: int) -> range:
    first = int(track * MOST_SPACES)
    return range(first, first + int(edition.spaces[track]))


def check_crests(file: Block, edition: IlVecchioEdition) -> None:
    if sum(int(count) for count in edition.event_count) != CRESTS:
        raise file.error(f"there are {CRESTS} crests (rulebook, components)")
    for seats in range(2, MOST_SEATS + 1):
        first, crests = int(edition.first_space[seats]), int(edition.crests[seats])
        shown = sum(
            int(edition.crest[at])
            for track in range(TRACKS)
            for at in list(spaces_of(edition, track))[first:]
        )
        if crests > CRESTS or shown < crests:
            raise file.error(
                f"with {seats} players {crests} crests are used, but {shown} spaces show one"
            )


def check_provinces(file: Block, edition: IlVecchioEdition) -> None:
    for region in range(REGIONS):
        tiles = int(edition.region_tiles[region]).bit_count()
        if tiles != TILES_OF_A_REGION:
            raise file.error(f"every region has six tiles, {TRACK_NAMES[region]} has {tiles}")
        if edition.spaces[region] < tiles:
            raise file.error(
                f"the tiles of {TRACK_NAMES[region]} must be gone when its track is full (rulebook)"
            )


def check_points(file: Block, edition: IlVecchioEdition) -> None:
    """Tiles of Florence: enough for its tracks, and no more crests counted than there can be."""
    left = int(COUNCIL_TILES - MOST_SEATS)
    for track in (THE_COUNCIL, THE_NOBILITY):
        if edition.spaces[track] > left:
            raise file.error(f"{left} tiles are left with four players: the tracks are too long")
    scale = list(edition.crest_scale)
    if scale != sorted(scale) or len(edition.nobility_counts) != len(CRITERIA):
        raise EditionError("the points for crests rise with their number (rulebook, Appendix C)")
