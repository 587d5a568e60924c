"""The cards, boards and payments of an edition of Medici, checked and packed."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from giglio.games.medici.actions import medici_actions
from giglio.kernel.data import Block
from giglio.kernel.edition import Edition


class MediciEdition(Edition):
    """What the states of Medici look up. Cards are numbered by kind: cloth-0 … fur-5, gold."""

    commodity_names: tuple[str, ...]
    card_names: tuple[str, ...]
    commodities: i64
    commodity_of: vec[i64]  # by card; the gold has the number after the last commodity
    value_of: vec[i64]  # by card
    deck: vec[u8]  # by card: how many of it there are
    numbers: vec[i64]  # 0, 1, 2 … as far as actions go, to cut lists of bids from
    most_cards: i64  # in a lot
    days: i64
    bonuses: vec[i64]  # by level of a track
    # By number of seats:
    florins: vec[i64]
    cards: vec[i64]
    holds: vec[i64]
    # By number of seats and place, ROW to a number of seats:
    ships: vec[i64]
    awards: vec[i64]

    def __init__(self) -> None:
        super().__init__()
        self.commodity_names = ()
        self.card_names = ()
        self.commodities = 0
        self.commodity_of = vec[i64]()
        self.value_of = vec[i64]()
        self.deck = vec[u8]()
        self.numbers = vec[i64]()
        self.most_cards = 0
        self.days = 0
        self.bonuses = vec[i64]()
        self.florins = vec[i64]()
        self.cards = vec[i64]()
        self.holds = vec[i64]()
        self.ships = vec[i64]()
        self.awards = vec[i64]()

    def add_card(self, name: str, commodity: i64, value: i64, copies: i64) -> None:
        self.card_names = (*self.card_names, name)
        self.commodity_of = append(self.commodity_of, commodity)
        self.value_of = append(self.value_of, value)
        self.deck = append(self.deck, u8(copies))


MOST_SEATS: Final = 6
ROW: Final[i64] = 6
MOST_COPIES: Final = 9
SLUG: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


def medici_edition(data: Mapping[str, object]) -> MediciEdition:
    """The table of components of an edition; EditionError says what is wrong with it."""
    file = Block(data)
    edition = MediciEdition()
    edition.name = slug(file.block("edition"), file.block("edition").text("name"))
    edition.most_cards = sourced(file, "lot").number("most_cards", 1, 9)
    edition.days = sourced(file, "days").number("count", 1, 9)
    read_cards(edition, file)
    read_tracks(edition, sourced(file, "tracks"))
    read_players(edition, file.block("players"))
    edition.actions = medici_actions(most_florins(edition))
    edition.numbers = vec[i64](range(edition.actions.size))
    edition.chance_kinds = (("first-seat", ()), ("card", edition.card_names))
    return edition


def sourced(file: Block, name: str) -> Block:
    """A block that says how its numbers are known and where from."""
    block = file.block(name)
    block.known()
    block.text("where")
    return block


def slug(block: Block, name: str) -> str:
    """A name as it stands in records: no capitals, no spaces."""
    if not set(name) <= SLUG or not name[:1].isalpha() or name.endswith("-"):
        raise block.error(f"“{name}” must be small letters, digits and hyphens")
    return name


def read_cards(edition: MediciEdition, file: Block) -> None:
    commodities = sourced(file, "commodities")
    names = [slug(commodities, name) for name in commodities.texts("names")]
    if not names or len(set(names)) != len(names):
        raise commodities.error("“names” has one name for each commodity, all different")
    edition.commodity_names = tuple(names)
    edition.commodities = len(names)
    values = commodities.numbers("values", 0, 99)
    if not values:
        raise commodities.error("“values” has one number for each card of a commodity")
    for value in sorted(set(values)):
        if values.count(value) > MOST_COPIES:
            raise commodities.error(f"“values” has {value} more than {MOST_COPIES} times")
    for commodity, name in enumerate(names):
        for value in sorted(set(values)):
            edition.add_card(f"{name}-{value}", commodity, value, values.count(value))
    gold = sourced(file, "gold")
    gold_name = slug(gold, gold.text("name"))
    if gold_name in edition.card_names or gold_name in names:
        raise gold.error(f"“{gold_name}” is the name of something else already")
    edition.add_card(gold_name, edition.commodities, gold.number("value", 0, 99), 1)


def read_tracks(edition: MediciEdition, tracks: Block) -> None:
    bonuses = tracks.numbers("bonuses", 0, 99)
    if len(bonuses) < 2 or bonuses[0] != 0:
        raise tracks.error("“bonuses” begins with the bottom level, which has none")
    if len(bonuses) > 99:
        raise tracks.error("“bonuses” has more than 99 levels")
    if bonuses != sorted(bonuses):
        raise tracks.error("“bonuses” must not fall from one level to the next")
    edition.bonuses = vec[i64](bonuses)


def read_players(edition: MediciEdition, players: Block) -> None:
    for seats in range(MOST_SEATS + 1):
        if seats < 2:
            add_row(edition, (0, 0, 0), [], [])
        else:
            read_row(edition, sourced(players, str(seats)), seats)


def read_row(edition: MediciEdition, block: Block, seats: int) -> None:
    """What depends on the number of players, for one number of them."""
    cards = block.number("cards", 1, sum(edition.deck))
    holds = block.number("holds", 1, 20)
    if cards < seats * holds:
        raise block.error(f"“cards” has {cards}; {seats} ships of {holds} holds need more")
    ships = payments(block, "ships", seats)
    awards = payments(block, "awards", seats)
    add_row(edition, (block.number("florins", 0, 999), cards, holds), ships, awards)


def payments(block: Block, name: str, seats: int) -> list[int]:
    """One payment a place, the first place best."""
    numbers = block.numbers(name, 0, 99)
    if len(numbers) != seats:
        raise block.error(f"“{name}” has one number for each of {seats} places")
    if numbers != sorted(numbers, reverse=True):
        raise block.error(f"“{name}” must not rise from one place to the next")
    return numbers


def add_row(
    edition: MediciEdition, supply: tuple[int, int, int], ships: list[int], awards: list[int]
) -> None:
    florins, cards, holds = supply
    edition.florins = append(edition.florins, i64(florins))
    edition.cards = append(edition.cards, i64(cards))
    edition.holds = append(edition.holds, i64(holds))
    for place in range(ROW):
        edition.ships = append(edition.ships, i64(ships[place] if place < len(ships) else 0))
        edition.awards = append(edition.awards, i64(awards[place] if place < len(awards) else 0))


def most_florins(edition: MediciEdition) -> int:
    """No seat can ever hold more: all payments of all days in one hand, and nothing spent."""
    most = 0
    for seats in range(2, MOST_SEATS + 1):
        row = seats * ROW
        track = max(edition.awards[row : row + ROW]) + max(edition.bonuses)
        day = max(edition.ships[row : row + ROW]) + edition.commodities * track
        most = max(most, int(edition.florins[seats]) + int(edition.days) * int(day))
    return most
