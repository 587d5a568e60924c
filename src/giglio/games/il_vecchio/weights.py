"""The numbers that the judgement of Il Vecchio goes by; `weights.toml` holds their values."""

from typing import Final

from mypy_extensions import i64

from giglio.kernel.weights import Weight

FOLLOWER: Final[i64] = 0
SCROLL: Final[i64] = 1
FADE: Final[i64] = 2
FLORIN: Final[i64] = 3
FLORIN_MORE: Final[i64] = 4
CARRIAGE_WORTH: Final[i64] = 5
BISHOP_WORTH: Final[i64] = 6
HELP_FADE: Final[i64] = 7
STANDING_MEMBER: Final[i64] = 8
LYING_MEMBER: Final[i64] = 9
MEMBER_FADE: Final[i64] = 10
HELPED: Final[i64] = 11
PROVINCE_TILE: Final[i64] = 12
COUNCIL_ACTION: Final[i64] = 13
NOBLE_PRIOR: Final[i64] = 14
NOBLE_GROWTH: Final[i64] = 15
LEAD: Final[i64] = 16
PRESENT: Final[i64] = 17
READY: Final[i64] = 18
NEARLY: Final[i64] = 19
FADING: Final[i64] = 20
ACTION_WORTH: Final[i64] = 21
TEMPO: Final[i64] = 22
LEAST_DOUBT: Final[i64] = 23
DOUBT_AN_ACTION: Final[i64] = 24

WEIGHTS: Final = (
    Weight("follower", 0.0, 5.0, "The first follower of a kind, in points."),
    Weight("scroll", 0.0, 5.0, "The first scroll."),
    Weight("fade", 0.1, 1.0, "Every further one of the same kind counts this part of it."),
    Weight("florin", 0.0, 2.0, "One of the first eight florins …"),
    Weight("florin_more", 0.0, 2.0, "… and one of those beyond."),
    Weight("carriage_worth", 0.0, 3.0, "The first carriage."),
    Weight("bishop_worth", 0.0, 3.0, "The first bishop."),
    Weight("help_fade", 0.1, 1.0, "The next carriage or bishop counts this part of it."),
    Weight("standing_member", 0.0, 5.0, "The first member that stands in a town."),
    Weight("lying_member", 0.0, 5.0, "The first that is lying."),
    Weight("member_fade", 0.1, 1.0, "Every further member in a town counts this part of it."),
    Weight("helped", 0.0, 2.0, "A member that stands where a middleman is."),
    Weight("province_tile", 0.0, 3.0, "An unused province tile, in what it brings."),
    Weight("council_action", 0.0, 1.0, "A council tile, for every action to come."),
    Weight("noble_prior", 0.0, 12.0, "A nobility tile whose count rises and falls, early on."),
    Weight("noble_growth", 0.0, 12.0, "What one that counts members on tracks gains, early on."),
    Weight("lead", 0.0, 1.0, "The part of a majority that its leader may count on early on."),
    Weight("present", 0.0, 3.0, "How much of the points for presence four tracks bring early on."),
    Weight("ready", 0.0, 2.0, "This part of what a track brings, for being ready to enter it."),
    Weight("nearly", 0.2, 6.0, "How sharply this falls with what is missing."),
    Weight("fading", 0.5, 20.0, "With so many actions to come, goods count half."),
    Weight("action_worth", 0.0, 5.0, "What an action to come brings a seat beside all this."),
    Weight("tempo", 0.2, 3.0, "How long the crests last, as a part of the usual."),
    Weight("least_doubt", 0.3, 20.0, "Expected points are wrong by so much just before the end …"),
    Weight("doubt_an_action", 0.0, 2.0, "… and by so much more for each action still to come."),
)  # fmt: skip
