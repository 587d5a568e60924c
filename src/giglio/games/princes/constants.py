"""The small numbers that a state of The Princes of Florence is written in."""

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

# Parts of a round.
PREPARING: Final[i64] = 0
AUCTIONS: Final[i64] = 1
CHARACTER_AUCTION: Final[i64] = 2
ACTIONS: Final[i64] = 3
ENDING: Final[i64] = 4
STAGES: Final = ("preparing", "auctions", "characters", "actions", "ending")

# Phases: what the acting seat decides.
DEALING: Final[i64] = 0  # which of four profession cards goes back
NAMING: Final[i64] = 1  # which object is auctioned, or to have none in this round
BIDDING: Final[i64] = 2  # to raise, or to pass
LAST: Final[i64] = 3  # which object it takes as the last seat, or none
FAVOUR: Final[i64] = 4  # the Merchant: the object for nothing, or points
CHOOSING: Final[i64] = 5  # with two players: which landscape
LAYING: Final[i64] = 6  # where a landscape or building lies
KEEPING: Final[i64] = 7  # which of the cards looked at
ORDERING: Final[i64] = 8  # which of the others lies uppermost under the deck
RECRUIT_NOW: Final[i64] = 9  # whom the recruiting card just bought recruits, or later
OFFERING: Final[i64] = 10  # which character is bid for
JUST_WON: Final[i64] = 11  # to use Merchant or Professor at once
LAPSING: Final[i64] = 12  # the same, for the last time
PROFESSOR_DECK: Final[i64] = 13  # which deck the Professor draws from
ACTING: Final[i64] = 14  # which action
ADDING: Final[i64] = 15  # which bonus cards are played along with a work
EXCHANGING: Final[i64] = 16  # how many points the pay for a work is exchanged for
ENDED: Final[i64] = 17
PHASES: Final = (
    "dealing", "naming", "bidding", "last", "favour", "choosing", "laying", "keeping", "ordering",
    "recruit-now", "offering", "just-won", "lapsing", "professor-deck", "acting", "adding",
    "exchanging", "over",
)  # fmt: skip

PRINCESS_WORK: Final[i64] = 21  # where the number of a profession stands

# What a seat has done in its action turn and may do only once, as bits.
TOOK_PROFESSION: Final[i64] = 1
INTRODUCED: Final[i64] = 2

# Kinds of chance.
A_SEAT: Final[i64] = 0
A_FREEDOM: Final[i64] = 1
A_CARD: Final[i64] = 2  # + deck

# Sources of points.
FROM_WORKS: Final[i64] = 0
FROM_BEST_WORKS: Final[i64] = 1
FROM_BUILDINGS: Final[i64] = 2
FROM_LANDSCAPES: Final[i64] = 3
FROM_BUILDERS: Final[i64] = 4
FROM_PRESTIGE: Final[i64] = 5
FROM_MERCHANT: Final[i64] = 6
FROM_BANKER: Final[i64] = 7
SOLD: Final[i64] = 8
SOURCES: Final[i64] = 9
SOURCE_NAMES: Final = (
    "works", "best-works", "buildings", "landscapes", "builders", "prestige", "merchant", "banker",
    "sold",
)  # fmt: skip
