"""What a match came to, for programs: one plain dict, which pages and tables are drawn from."""

from dataclasses import asdict
from datetime import date
from typing import Any

from giglio import build
from giglio.arena.bootstrap import DRAWS, LEVEL
from giglio.arena.course import Course
from giglio.arena.figures import BotFigures, Pair, figures, running
from giglio.registry import game
from giglio.version import VERSION

FORMAT = "giglio arena report"
VERSION_OF_FORMAT = 1

Report = dict[str, Any]


def report(course: Course, day: date | None = None) -> Report:
    """Shares are parts of 1, times are seconds, everything else counts what its name says."""
    match = course.match
    header = match.header()
    found = figures(match.names, course.deals)
    stops, shares = running(match.names, course.deals)
    return {
        FORMAT: VERSION_OF_FORMAT,
        "version": VERSION,
        "build": "compiled" if build.compiled() else "interpreted",
        "date": (day or date.today()).isoformat(),
        "game": match.game,
        "title": game(match.game).title,
        "rules": header["rules"],
        "edition": {"name": header["edition"], "digest": header["digest"]},
        "options": header["options"],
        "seats": match.seats,
        "seed": match.seed,
        "entered": list(match.bots),
        "companies": [list(company) for company in match.companies],
        "deals": found.deals,
        "games": found.games,
        "games_planned": course.games,
        "decisions": found.decisions,
        "chance": 1 / match.seats,
        "interval": {"level": LEVEL, "method": "bootstrap over deals", "draws": DRAWS},
        "bots": [bot_data(bot) for bot in found.bots],
        "pairs": [pair_data(pair) for pair in found.pairs],
        "seat_wins": list(found.seat_wins),
        "winning_score": asdict(found.winners) if found.winners else None,
        "running": {"deals": stops, "win_shares": shares},
        "test": test_data(course),
    }


def bot_data(bot: BotFigures) -> Report:
    return {
        "name": bot.name,
        "games": bot.games,
        "win_share": bot.wins.value,
        "low": bot.wins.low,
        "high": bot.wins.high,
        "rank": bot.rank,
        "score": bot.score,
        "rating": bot.rating.mu,
        "rating_sigma": bot.rating.sigma,
        "places": list(bot.places),
        "decisions": bot.decisions,
        "seconds": bot.seconds,
        "slowest": bot.slowest,
    }


def pair_data(pair: Pair) -> Report:
    return {
        "bot": pair.bot,
        "against": pair.against,
        "ahead": pair.ahead.value,
        "low": pair.ahead.low,
        "high": pair.ahead.high,
        "meetings": pair.ahead.of,
    }


def test_data(course: Course) -> Report:
    """What can be said of the first bot, however early one stops."""
    question = course.trial.question
    return {
        "bot": course.match.bots[0],
        "answer": course.trial.answer,
        "deals": course.trial.deals,
        "margin": question.margin,
        "error": question.error,
        "stops_early": course.stops_early,
    }
