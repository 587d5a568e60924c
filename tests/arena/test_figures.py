"""Figures of games made up by hand, with expectations from arithmetic."""

from math import isclose

from giglio.arena.figures import (
    ahead_share,
    deal_shares,
    figures,
    place_shares,
    shared_rank,
    spread,
    win_shares,
)
from giglio.arena.play import Played
from giglio.arena.ratings import ratings


def played(
    bots: str, scores: tuple[int, ...], deal: int = 0, turn: int = 0, seconds: float = 0.5
) -> Played:
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    seats = len(bots)
    return Played(
        round=deal, rotation=turn, bots=tuple(bots), scores=scores, ranks=ranks,
        decisions=(5,) * seats, seconds=(seconds,) * seats, slowest=(seconds / 2,) * seats,
    )  # fmt: skip


def test_a_shared_victory_is_shared_out() -> None:
    assert win_shares(played("abc", (9, 5, 7))) == [1, 0, 0]
    assert win_shares(played("abc", (9, 5, 9))) == [0.5, 0, 0.5]


def test_equals_share_ranks_and_places() -> None:
    ranks = (1, 1, 3, 4)
    assert [shared_rank(ranks, seat) for seat in range(4)] == [1.5, 1.5, 3, 4]
    assert place_shares(ranks, 0) == [0.5, 0.5, 0, 0]
    assert place_shares(ranks, 2) == [0, 0, 1, 0]
    assert shared_rank((1, 2, 2, 2), 3) == 3


def test_ahead_of_one_another() -> None:
    ranks = (2, 1, 2)
    assert ahead_share(ranks, 1, 0) == 1
    assert ahead_share(ranks, 0, 1) == 0
    assert ahead_share(ranks, 0, 2) == 0.5


def test_the_figures_of_one_against_three() -> None:
    """a wins the first game alone (30, places 1), shares the second (20) and is last in two."""
    deals = [
        [played("abbb", (30, 10, 20, 5), 0, 0), played("babb", (20, 20, 5, 1), 0, 1)],
        [played("bbab", (8, 9, 2, 4), 1, 0), played("bbba", (8, 9, 7, 4), 1, 1)],
    ]
    found = figures(["a", "b"], deals)
    assert (found.deals, found.games, found.decisions) == (2, 4, 20)
    a, b = found.bots
    assert (a.games, b.games) == (4, 12)
    assert a.wins.value == 1.5 / 4
    assert b.wins.value == 2.5 / 12
    assert a.wins.value + 3 * b.wins.value == 1
    assert a.rank == (1 + 1.5 + 4 + 4) / 4
    assert a.score == (30 + 20 + 2 + 4) / 4
    assert a.places == (1.5 / 4, 0.5 / 4, 0, 2 / 4)
    assert isclose(sum(b.places), 1)
    assert a.decisions == 20
    assert a.seconds == 4 * 0.5 / 20
    assert a.slowest == 0.25
    (pair,) = found.pairs
    assert (pair.bot, pair.against, pair.ahead.of) == ("a", "b", 12)
    assert isclose(pair.ahead.value, (3 + 2.5 + 0 + 0) / 12)
    assert found.seat_wins == ((1 + 0.5) / 4, (0.5 + 1 + 1) / 4, 0, 0)
    assert found.winners is not None
    assert (found.winners.lowest, found.winners.highest, found.winners.median) == (9, 30, 14.5)


def test_bots_that_never_met_are_no_pair() -> None:
    deals = [[played("ab", (1, 2))], [played("bc", (1, 2), 1)]]
    found = figures(["a", "b", "c"], deals)
    assert [(pair.bot, pair.against) for pair in found.pairs] == [("a", "b"), ("b", "c")]


def test_the_share_of_wins_deal_by_deal() -> None:
    deals = [
        [played("ab", (2, 1)), played("ba", (2, 1), 0, 1)],
        [played("bc", (2, 1), 1)],
        [played("aa", (1, 1), 2)],
    ]
    assert list(deal_shares("a", deals)) == [0.5, 0.5]
    assert list(deal_shares("b", deals)) == [0.5, 1]


def test_no_games_have_no_figures() -> None:
    found = figures(["a"], [])
    assert (found.deals, found.games, found.bots, found.winners) == (0, 0, (), None)


def test_a_spread() -> None:
    told = spread([1, 2, 3, 4, 5])
    assert told is not None
    assert (told.lowest, told.quarter, told.median, told.three_quarters, told.highest) == (
        1, 2, 3, 4, 5,
    )  # fmt: skip


def test_whoever_wins_more_is_rated_higher() -> None:
    games = [played("abbb", (9, 1, 2, 3), deal) for deal in range(20)]
    games += [played("bbcb", (4, 5, 1, 6), deal) for deal in range(20, 40)]
    rated = ratings(games)
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert all(rating.sigma < 25 / 3 for rating in rated.values())


def test_equals_are_rated_alike() -> None:
    even = [played("ab", (1, 1), deal) for deal in range(30)]
    rated = ratings(even)
    assert isclose(rated["a"].mu, rated["b"].mu)
    assert ratings(even) == rated
