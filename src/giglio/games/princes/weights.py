"""The numbers that the judgement of The Princes of Florence goes by; `weights.toml` holds their
values."""

from typing import Final

from mypy_extensions import i64

from giglio.kernel.weights import Weight

NEED: Final[i64] = 0
SPARE: Final[i64] = 1
ROUND_COST: Final[i64] = 2
AUCTION_COST: Final[i64] = 3
ACTION_COST: Final[i64] = 4
WORKS_A_ROUND: Final[i64] = 5
GROWTH: Final[i64] = 6
UNSURE: Final[i64] = 7
PATIENCE: Final[i64] = 8
NEW_CARDS: Final[i64] = 9
NEW_COST: Final[i64] = 10
BONUS_KEPT: Final[i64] = 11
BUILDINGS_A_ROUND: Final[i64] = 12
SPACES_A_BUILDING: Final[i64] = 13
LEADING: Final[i64] = 14
PROGRESS: Final[i64] = 15
BEST_WORK: Final[i64] = 16
RIVALRY: Final[i64] = 17
RIVAL_PRICE: Final[i64] = 18
OTHER_CHANCE: Final[i64] = 19
LEAST_DOUBT: Final[i64] = 20
DOUBT_A_ROUND: Final[i64] = 21
PLANS: Final[i64] = 22
ACTION: Final[i64] = 23
RESERVE: Final[i64] = 24
POVERTY: Final[i64] = 25

WEIGHTS: Final = (
    Weight(
        "need", 0.3, 3.0,
        "200 florins that will be needed are worth so many points; a point costs as much …",
    ),
    Weight("spare", 0.0, 1.0, "… and 200 florins that will not be needed so many."),
    Weight("round_cost", 0.0, 3000.0, "Florins that a round to come takes …"),
    Weight("auction_cost", 0.0, 2000.0, "… the object still to be acquired in this round …"),
    Weight("action_cost", 0.0, 1000.0, "… and each action that is left in it."),
    Weight("works_a_round", 0.2, 2.0, "Works that a seat completes in a round to come."),
    Weight("growth", 0.0, 5.0, "The value of a work rises by so much for each round it waits."),
    Weight("unsure", 0.2, 8.0, "How far the value of a later work may lie from what is expected."),
    Weight("patience", 0.2, 1.2, "What a work to come is worth, beside one completed now."),
    Weight("new_cards", 0.0, 1.5, "Professions that a seat takes in a round to come …"),
    Weight("new_cost", 0.0, 8.0, "… and what one costs in points, beside its action."),
    Weight("bonus_kept", 0.0, 1.5, "What a bonus card in hand is worth, beside one played now."),
    Weight("buildings_a_round", 0.0, 2.0, "Buildings that a seat builds in a round to come …"),
    Weight("spaces_a_building", 3.0, 30.0, "… if so many spaces are left for each of them."),
    Weight("leading", 0.1, 1.0, "What a prestige card for the most promises who leads early."),
    Weight("progress", 0.0, 1.0, "What a prestige card promises who has some of what it needs."),
    Weight("best_work", 0.0, 2.0, "How much of the points for best works to come one reckons on."),
    Weight("rivalry", 0.0, 2.0, "A point for one of the rivals hurts this much, divided by them."),
    Weight("rival_price", 0.0, 1.5, "Rivals bid this part of what an object is worth to them."),
    Weight("other_chance", 0.0, 1.2, "What the best of the other objects promises who passes."),
    Weight("least_doubt", 0.3, 20.0, "Expected points are wrong by so much just before the end …"),
    Weight("doubt_a_round", 0.1, 10.0, "… and by so much more for each round still to come."),
    Weight("plans", 0.0, 1.0, "How much of what would serve the cards in hand one reckons on."),
    Weight("action", 0.0, 5.0, "What an action could bring otherwise, in points."),
    Weight("reserve", 0.0, 2000.0, "With less money than this and no work ready one is poor …"),
    Weight("poverty", 0.0, 5.0, "… and each 200 florins short of it cost so many points."),
)  # fmt: skip
