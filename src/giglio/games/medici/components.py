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


def medici_edition(data: Mapping[str, object]) -> MediciEdition:
    """The table of components of an edition; EditionError says what is wrong with it."""
    file = Block(data)
    edition = MediciEdition()
    edition.name = file.block("edition").text("name")
    edition.most_cards = file.block("lot").number("most_cards", 1, 9)
    edition.days = file.block("days").number("count", 1, 9)
    read_cards(edition, file)
    read_tracks(edition, file.block("tracks"))
    read_players(edition, file.block("players"))
    edition.actions = medici_actions(most_florins(edition))
    edition.numbers = vec[i64](range(edition.actions.size))
    edition.chance_kinds = (("first-seat", ()), ("card", edition.card_names))
    return edition


def read_cards(edition: MediciEdition, file: Block) -> None:
    commodities = file.block("commodities")
    edition.commodity_names = tuple(commodities.texts("names"))
    edition.commodities = len(edition.commodity_names)
    values = commodities.numbers("values", 0, 99)
    for commodity, name in enumerate(edition.commodity_names):
        for value in sorted(set(values)):
            edition.add_card(f"{name}-{value}", commodity, value, values.count(value))
    gold = file.block("gold")
    edition.add_card(gold.text("name"), edition.commodities, gold.number("value", 0, 99), 1)
    if len(set(edition.card_names)) != len(edition.card_names):
        raise file.error("two commodities have the same name")


def read_tracks(edition: MediciEdition, tracks: Block) -> None:
    bonuses = tracks.numbers("bonuses", 0, 99)
    if len(bonuses) < 2 or bonuses[0] != 0:
        raise tracks.error("“bonuses” begins with the bottom level, which has none")
    edition.bonuses = vec[i64](bonuses)


def read_players(edition: MediciEdition, players: Block) -> None:
    total = sum(edition.deck)
    for seats in range(MOST_SEATS + 1):
        if seats < 2:
            add_row(edition, (0, 0, 0), [], [])
            continue
        row = players.block(str(seats))
        cards = row.number("cards", 1, total)
        holds = row.number("holds", 1, cards)
        ships = row.numbers("ships", 0, 99)
        awards = row.numbers("awards", 0, 99)
        if len(ships) != seats or len(awards) != seats:
            raise row.error(f"“ships” and “awards” have one number for each of {seats} places")
        add_row(edition, (row.number("florins", 0, 999), cards, holds), ships, awards)


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
