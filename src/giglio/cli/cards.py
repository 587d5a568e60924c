"""Games, options and languages as they are named on the command line."""

import os
from collections.abc import Sequence

from giglio.cli.failure import misused
from giglio.kernel.game import Game
from giglio.registry import game, games
from giglio.words import LANGUAGES

ANSWERS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def card_of(name: str) -> Game:
    """The game of this name; `il-vecchio` and `IL_VECCHIO` are fine too."""
    try:
        return game(name.lower().replace("-", "_"))
    except ValueError as error:
        known = ", ".join(games())
        raise misused(f"There is no game “{name}”. There are: {known}.") from error


def options_of(card: Game, given: Sequence[str]) -> dict[str, object]:
    """`["a=yes,b=3"]` as values of options."""
    values: dict[str, object] = {}
    for pair in ",".join(given).split(","):
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not name:
            continue
        known = {option.name: option for option in card.options}
        name = name.replace("-", "_")
        if name not in known:
            raise misused(
                f"{card.title} has no option “{name}”. There are: {', '.join(known) or 'none'}."
            )
        values[name] = option_value(value) if equals else True
    return values


def option_value(value: str) -> object:
    if value.lower() in ANSWERS:
        return ANSWERS[value.lower()]
    return int(value) if value.lstrip("-").isdigit() else value


def language_of(given: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    if given is not None:
        if given.lower() not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise misused(f"There is no language “{given}”. There are: {known}.")
        return given.lower()
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            language = os.environ[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def players_span(card: Game) -> str:
    """“2–6”, or “2” alone."""
    least, most = card.seats[0], card.seats[-1]
    return str(least) if least == most else f"{least}–{most}"
