"""Reads the components of an edition of Il Vecchio into the table the states look up.

The map is read in geography.py. What the rulebook itself says of the components is checked here and
in checks.py, so that a file somebody has corrected is refused where it contradicts the rules.
"""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from giglio.games.il_vecchio.actions import (
    MOST_FOLLOWERS,
    TOKEN_NAMES,
    il_vecchio_actions,
)
from giglio.games.il_vecchio.checks import (
    check_crests,
    check_map,
    check_points,
    check_provinces,
    check_tracks,
)
from giglio.games.il_vecchio.geography import named, names, read_map
from giglio.games.il_vecchio.parts import (
    ABBOT,
    ASSASSIN,
    COUNCIL_TILES,
    CRITERIA,
    EVENT_NAMES,
    FLORENCE,
    FOLLOWERS,
    MOST_SEATS,
    MOST_SPACES,
    NOBILITY_TILES,
    PROVINCES,
    REGIONS,
    SUMS,
    TOKENS,
    TRACK_NAMES,
    USE_AGAIN,
    USE_ANY_FOLLOWERS,
    USE_GIVE,
    USE_NO_FLORINS,
    USES,
    WHENS,
    IlVecchioEdition,
)
from giglio.kernel.data import Block
from giglio.kernel.rows import row, small_row

MOST_POINTS = 99
SUM_NAMES = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip


def il_vecchio_edition(data: Mapping[str, object]) -> IlVecchioEdition:
    """The table of components of an edition; EditionError says what is wrong with it."""
    file = Block(data)
    edition = IlVecchioEdition()
    edition.name = file.block("edition").text("name")
    read_setup(edition, file)
    read_amounts(edition, file)
    read_map(edition, file)
    check_map(file, edition)
    read_tracks(edition, file)
    check_tracks(file, edition)
    read_crests(edition, file)
    check_crests(file, edition)
    read_provinces(edition, file)
    check_provinces(file, edition)
    read_council(edition, file)
    read_nobility(edition, file)
    check_points(file, edition)
    number_actions(edition)
    edition.chance_kinds = (
        ("middlemen", edition.start_names),
        ("seat", ()),
        ("roll", SUM_NAMES),
        ("tile", edition.florence_names),
        ("event", EVENT_NAMES),
    )
    return edition


def number_actions(edition: IlVecchioEdition) -> None:
    edition.actions = il_vecchio_actions(
        towns=edition.town_names,
        provinces=edition.province_names,
        florence_tiles=edition.florence_names,
    )
    verbs = edition.actions.by_name
    edition.member = verbs["member"].first
    edition.walk = verbs["walk"].first
    edition.ride = verbs["ride"].first
    edition.place = verbs["place"].first
    edition.lay = verbs["lay"].first
    edition.take_back = verbs["return"].first
    edition.use = verbs["use"].first
    edition.reuse = verbs["reuse"].first
    edition.claim = verbs["claim"].first
    edition.keep = verbs["keep"].first


# -- amounts ---------------------------------------------------------------------------------------


def read_setup(edition: IlVecchioEdition, file: Block) -> None:
    setup = file.block("setup")
    setup.known()
    edition.members = setup.number("members", 5, 15)
    florins = setup.block("florins")
    edition.start_florins = florins.number("start", 0, 99)
    edition.right_florins = florins.number("right", 0, 99)
    edition.other_florins = florins.number("others", 0, 99)
    edition.start_carriages = setup.number("carriages", 0, 9)
    edition.start_bishops = setup.number("bishops", 0, 9)
    edition.dealt = setup.number("dealt", 1, int(COUNCIL_TILES // MOST_SEATS))
    edition.placed = setup.number("placed", 1, 2)
    edition.crests = row(MOST_SEATS + 1, 0)
    edition.first_space = row(MOST_SEATS + 1, 0)
    for seats in range(2, MOST_SEATS + 1):
        players = file.block("players").block(str(seats))
        players.known()
        edition.crests[seats] = players.number("crests", 1, 99)
        edition.first_space[seats] = players.number("first_space", 1, 2) - 1


def read_amounts(edition: IlVecchioEdition, file: Block) -> None:
    amounts = file.block("amounts")
    amounts.known()
    edition.step = amounts.number("step", 1, 9)
    edition.office = amounts.number("scrolls", 0, 9)
    edition.extra = amounts.number("extra", 0, 99)
    edition.seen = amounts.number("seen", 1, int(COUNCIL_TILES))
    edition.recovery = amounts.number("recovery", 0, 99)
    edition.levy = amounts.number("levy", 1, 99)
    points = file.block("points")
    points.known()
    edition.majority = points.number("majority", 0, MOST_POINTS)
    edition.presence = points.number("presence", 0, MOST_POINTS)
    edition.crest_points = points.number("crest", 0, MOST_POINTS)
    edition.passing = points.number("passing", 0, MOST_POINTS)
    edition.ways = small_row(SUMS, 0)
    for first in range(6):
        for second in range(6):
            edition.ways[first + second] += 1


# -- tracks and crests -----------------------------------------------------------------------------


def read_tracks(edition: IlVecchioEdition, file: Block) -> None:
    tracks = file.blocks("tracks")
    if names(tracks, "name") != TRACK_NAMES:
        raise file.error(f"the tracks are {', '.join(TRACK_NAMES)}, in this order")
    edition.gate_track = row(edition.towns, -1)
    edition.florence = single(edition.colour_towns[FLORENCE])
    edition.payment_first = vec[i64]([0])
    for number, track in enumerate(tracks):
        track.known()
        gate = named(track, "gate", edition.town_names)
        edition.gate = append(edition.gate, i64(gate))
        if number < REGIONS:
            edition.gate_track[gate] = number
            read_payments(edition, track)
        elif gate != edition.florence:
            raise track.error("this track belongs to Florence: its “gate” is that town")
        read_spaces(edition, track)


def single(towns: i64) -> i64:
    """The number of the one town in a set of one."""
    return i64(int(towns).bit_length() - 1)


def read_spaces(edition: IlVecchioEdition, track: Block) -> None:
    spaces = track.blocks("spaces")
    if not 1 <= len(spaces) <= MOST_SPACES:
        raise track.error(f"a track has from 1 to {MOST_SPACES} spaces")
    edition.spaces = append(edition.spaces, i64(len(spaces)))
    for place in range(MOST_SPACES):
        cost, points, crest = 0, 0, False
        if place < len(spaces):
            cost = spaces[place].number("cost", 0, 99)
            points = spaces[place].number("points", 0, MOST_POINTS)
            crest = flag(spaces[place], "crest")
        edition.cost = append(edition.cost, i64(cost))
        edition.points = append(edition.points, i64(points))
        edition.crest = append(edition.crest, u8(crest))


def flag(block: Block, name: str) -> bool:
    value = block.value(name)
    if not isinstance(value, bool):
        raise block.error(f"“{name}” is true or false")
    return value


def read_payments(edition: IlVecchioEdition, track: Block) -> None:
    """All rows of as many followers as a region asks for, and which of them fit as they are."""
    rows = track.value("followers")
    if not isinstance(rows, list) or not rows:
        raise track.error("“followers” is a list of rows of assassins, knights and abbots")
    fitting = [Block({"row": one}, track.path).numbers("row", 0, MOST_FOLLOWERS) for one in rows]
    sums = {sum(one) for one in fitting}
    if len(sums) != 1 or any(len(one) != 3 for one in fitting) or not 1 <= min(sums) <= 3:
        raise track.error(
            "every row of “followers” has three numbers, from 1 to 3 followers in all"
        )
    needed = min(sums)
    edition.needed = append(edition.needed, i64(needed))
    for assassins in range(needed + 1):
        for knights in range(needed + 1 - assassins):
            one = [assassins, knights, needed - assassins - knights]
            code = (one[0] * (MOST_FOLLOWERS + 1) + one[1]) * (MOST_FOLLOWERS + 1) + one[2]
            edition.payment = append(edition.payment, i64(code))
            edition.payment_fits = append(edition.payment_fits, u8(one in fitting))
    edition.payment_first = append(edition.payment_first, i64(len(edition.payment)))


def read_crests(edition: IlVecchioEdition, file: Block) -> None:
    crests = file.block("crests")
    crests.known()
    for name in EVENT_NAMES:
        edition.event_count = append(edition.event_count, u8(crests.number(name, 0, 99)))


# -- province tiles --------------------------------------------------------------------------------


def read_provinces(edition: IlVecchioEdition, file: Block) -> None:
    tiles = file.blocks("provinces")
    if len(tiles) != PROVINCES:
        raise file.error(f"there are {PROVINCES} province tiles, not {len(tiles)}")
    edition.province_names = names(tiles, "name")
    edition.region_tiles = row(REGIONS, 0)
    found = row(len(USES), -1)
    for number, tile in enumerate(tiles):
        tile.known()
        region = named(tile, "region", TRACK_NAMES[: int(REGIONS)])
        edition.province_region = append(edition.province_region, u8(region))
        edition.region_tiles[region] |= 1 << number
        use = named(tile, "use", USES) if "use" in tile.data else int(USE_GIVE)
        edition.province_use = append(edition.province_use, u8(use))
        found[use] = number
        read_bargain(edition, tile, use == USE_GIVE)
    for use in (USE_ANY_FOLLOWERS, USE_NO_FLORINS, USE_AGAIN):
        if sum(one == use for one in edition.province_use) != 1:
            raise file.error(f"one province tile has use = “{USES[use]}” (rulebook, Appendix A)")
    edition.any_followers = found[USE_ANY_FOLLOWERS]
    edition.no_florins = found[USE_NO_FLORINS]
    edition.again = found[USE_AGAIN]


def read_bargain(edition: IlVecchioEdition, tile: Block, gives: bool) -> None:
    """What a tile takes and gives: alternatives of one kind each, or several kinds together."""
    for name in ("pay", "gain"):
        if name in tile.data and not gives:
            raise tile.error(f"“{name}” is for tiles without “use”")
    pays, _ = alternatives(tile, "pay") if "pay" in tile.data else (small_row(TOKENS, 0), 0)
    gains, offers, wild = small_row(TOKENS, 0), small_row(TOKENS, 0), 0
    if gives:
        blocks = tile.blocks("gain")
        if len(blocks) == 1:
            gains, wild = read_tokens(blocks[0])
        else:
            offers, _ = alternatives(tile, "gain")
    edition.province_wild = append(edition.province_wild, u8(wild))
    for token in range(TOKENS):
        edition.province_pays = append(edition.province_pays, pays[token])
        edition.province_gains = append(edition.province_gains, gains[token])
        edition.province_offers = append(edition.province_offers, offers[token])


def read_tokens(block: Block) -> tuple[vec[u8], int]:
    """Numbers of tokens, and of followers of any kind."""
    amounts, wild = small_row(TOKENS, 0), 0
    for name in block.data:
        number = block.number(name, 1, 99)
        if name == FOLLOWERS:
            wild = number
        elif name in TOKEN_NAMES:
            amounts[TOKEN_NAMES.index(name)] = u8(number)
        else:
            raise block.error(f"“{name}” is none of {', '.join(TOKEN_NAMES)}, {FOLLOWERS}")
    return amounts, wild


def alternatives(tile: Block, name: str) -> tuple[vec[u8], int]:
    """By token how many of it, where one kind is chosen; followers stand for each of the three."""
    chosen, blocks = small_row(TOKENS, 0), tile.blocks(name)
    for block in blocks:
        if len(block.data) != 1:
            raise block.error("each alternative names one kind")
        amounts, wild = read_tokens(block)
        for token in range(TOKENS):
            if wild > 0 and ASSASSIN <= token <= ABBOT:
                amounts[token] = u8(wild)
            chosen[token] = max(chosen[token], amounts[token])
        if name == "pay" and wild > 1:
            raise block.error("a tile takes one follower at most")
    return chosen, len(blocks)


# -- Florence tiles --------------------------------------------------------------------------------


def read_council(edition: IlVecchioEdition, file: Block) -> None:
    tiles = file.blocks("council")
    whens = [named(tile, "when", WHENS) for tile in tiles]
    if sorted(whens) != list(range(len(WHENS))):
        raise file.error(f"there are {COUNCIL_TILES} council tiles, one for each action they name")
    edition.florence_names = names(tiles, "name")
    edition.council_for = row(len(WHENS), 0)
    for number, tile in enumerate(tiles):
        tile.known()
        edition.council_for[whens[number]] = number
        edition.council_when = append(edition.council_when, i64(whens[number]))
        amounts, wild = read_tokens(tile.block("gain"))
        for amount in amounts:
            edition.council_gains = append(edition.council_gains, amount)
        edition.council_wild = append(edition.council_wild, u8(wild))
        rolls = tile.number("rolls", 0, 1) if "rolls" in tile.data else 0
        price = tile.number("price", 1, 9) if "price" in tile.data else 0
        edition.council_rolls = append(edition.council_rolls, u8(rolls))
        edition.council_price = append(edition.council_price, u8(price))


def read_nobility(edition: IlVecchioEdition, file: Block) -> None:
    tiles = file.blocks("nobility")
    counts = [named(tile, "counts", CRITERIA) for tile in tiles]
    if sorted(counts) != list(range(len(CRITERIA))):
        raise file.error(
            f"there are {NOBILITY_TILES} nobility tiles, one for each thing they count"
        )
    edition.florence_names = (*edition.florence_names, *names(tiles, "name"))
    if len(set(edition.florence_names)) != len(edition.florence_names):
        raise file.error("a council tile and a nobility tile have the same name")
    for number, tile in enumerate(tiles):
        tile.known()
        edition.nobility_counts = append(edition.nobility_counts, u8(counts[number]))
        edition.nobility_points = append(
            edition.nobility_points, u8(tile.number("points", 1, MOST_POINTS))
        )
        most = tile.number("most", 1, 99) if "most" in tile.data else 0
        edition.nobility_most = append(edition.nobility_most, u8(most))
        if "scale" in tile.data:
            edition.crest_scale = vec[i64]([0])
            for points in tile.numbers("scale", 0, MOST_POINTS):
                edition.crest_scale = append(edition.crest_scale, i64(points))
    if len(edition.crest_scale) < 2:
        raise file.error("the nobility tile that counts crests has a “scale” of points")
