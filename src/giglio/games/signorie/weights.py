"""The numbers that the judgement of Signorie goes by; `weights.toml` holds their values."""

from typing import Final

from mypy_extensions import i64

from giglio.kernel.weights import Weight

FLORIN: Final[i64] = 0
FLORINS_ENOUGH: Final[i64] = 1
SON: Final[i64] = 2
DAUGHTER: Final[i64] = 3
MISSIONS_A_ROUND: Final[i64] = 4
GROWTH: Final[i64] = 5
BRIDE: Final[i64] = 6
USES_A_ROUND: Final[i64] = 7
BONUS: Final[i64] = 8
NEXT_DIE: Final[i64] = 9
PIPS: Final[i64] = 10
FIRST: Final[i64] = 11
ONE_TILE: Final[i64] = 12
TWO_TILES: Final[i64] = 13
LATER_REWARD: Final[i64] = 14
TIME_FIRST: Final[i64] = 15
TIME_GROWTH: Final[i64] = 16
DOUBT_OF_A_ROUND: Final[i64] = 17

WEIGHTS: Final = (
    Weight("florin", 0.0, 5.0, "A florin, while there are rounds to come …"),
    Weight("florins_enough", 0.0, 50.0, "… up to so many; those beyond are worth half."),
    Weight(
        "son",
        0.0,
        10.0,
        "A male in the available supply, of the first three; more are worth less.",
    ),
    Weight("daughter", 0.0, 15.0, "A female there, of the first two; more are worth less."),
    Weight("missions_a_round", 0.0, 4.0, "Men who are sent on missions in a round."),
    Weight(
        "growth", 0.0, 10.0, "How much higher a man comes in a round before he is sent, in points."
    ),
    Weight("bride", 0.0, 10.0, "A bride, for each round to come."),
    Weight("uses_a_round", 0.0, 2.0, "How often a helper acts in a round."),
    Weight("bonus", 0.0, 20.0, "The bonus of a round, or the florins instead."),
    Weight("next_die", 0.0, 20.0, "A die that may still be taken in this round …"),
    Weight("pips", 0.5, 12.0, "… as far as the threshold leaves so many pips for each."),
    Weight("first", 0.0, 5.0, "Each seat that comes later in the next turn order."),
    Weight("one_tile", 0.0, 1.5, "The part of its tiles that a row with one tile is worth …"),
    Weight("two_tiles", 0.0, 1.5, "… and a row that lacks one tile."),
    Weight(
        "later_reward",
        0.0,
        2.0,
        "The part of what a tile with points would count now that is expected of it.",
    ),
    Weight(
        "time_first", -20.0, 20.0, "What comes with time beside all that, in points for a round …"
    ),
    Weight(
        "time_growth",
        0.0,
        20.0,
        "… and for a round and each round after it, since what is there early pays longer.",
    ),
    Weight(
        "doubt_of_a_round",
        0.3,
        20.0,
        "Expectations are wrong by so much a round before the end; it grows with the root.",
    ),
)
