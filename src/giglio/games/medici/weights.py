"""The numbers that the judgement of Medici goes by; `weights.toml` holds their values."""

from typing import Final

from mypy_extensions import i64

from giglio.kernel.weights import Weight

HOLD_PRICE: Final[i64] = 0
QUIET_PRICE: Final[i64] = 1
CARD_VARIANCE: Final[i64] = 2
COUNT_VARIANCE: Final[i64] = 3
PATIENCE: Final[i64] = 4
RIVALRY: Final[i64] = 5
MISJUDGED: Final[i64] = 6
PUSHED: Final[i64] = 7
SPOILED: Final[i64] = 8
LEAST_DOUBT: Final[i64] = 9
DOUBT_A_DAY: Final[i64] = 10
EAGER: Final[i64] = 11
HOPE: Final[i64] = 12
ENVY: Final[i64] = 13

WEIGHTS: Final = (
    Weight(
        "hold_price", 0.0, 1.0,
        "A hold will cost this part of what a day pays out for it on average …",
    ),
    Weight(
        "quiet_price", 0.0, 1.0,
        "… when all rivals still want cards. With only one of them left it falls to this part.",
    ),
    Weight("card_variance", 0.1, 20.0, "How far values of cards lie from their mean, squared."),
    Weight(
        "count_variance", 0.01, 2.0,
        "The same of how many cards of one commodity come, for each card that is loaded.",
    ),
    Weight(
        "patience", 0.0, 1.5,
        "What a track pays on the next day counts this much, on the day after that squared.",
    ),
    Weight(
        "rivalry", 0.0, 2.0,
        "A florin for one of the rivals hurts this much, divided by their number.",
    ),
    Weight("misjudged", 0.3, 10.0, "How far others may judge a lot differently, in florins."),
    Weight(
        "pushed", 0.0, 1.0,
        "Bids before the selector's come this near to what the lot is worth to the bidder.",
    ),
    Weight(
        "spoiled", 0.0, 1.5,
        "What one seat gains by a lot the others lose, this part of it, in equal shares.",
    ),
    Weight("least_doubt", 0.3, 20.0, "Expected florins are wrong by so much just before the end …"),
    Weight("doubt_a_day", 0.3, 20.0, "… and by so much more for each day that is still to come."),
    Weight("eager", 0.5, 1.6, "Others bid as if a lot were worth them so many times as much."),
    Weight("hope", -3.0, 3.0, "One card more is worth so much in itself: another may follow it."),
    Weight(
        "envy", 0.0, 2.0,
        "How much others mind, when they bid, what the one who would have the lot gains by it.",
    ),
)  # fmt: skip
