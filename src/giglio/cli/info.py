"""`giglio games`, `giglio rules`, `giglio version`: what there is and how it is built."""

import json
import platform
import sys
from importlib.metadata import version as version_of

from rich.text import Text

from giglio import build
from giglio.cli.boards.parts import bare
from giglio.cli.cards import card_of, players_span
from giglio.cli.failure import FINE, REFUSED, FailureError, misused
from giglio.cli.rules_page import draw_clause, draw_page
from giglio.cli.screen import print_json, screen
from giglio.kernel.game import Game
from giglio.registry import games, own_edition
from giglio.version import VERSION
from giglio.words import Clause, Page, Words, read_page

RECONSTRUCTED = "reconstructed"


def show_games(language: str, as_json: bool) -> int:
    cards = list(games().values())
    if as_json:
        print_json([card_data(card) for card in cards])
        return FINE
    out = screen()
    for card in cards:
        words = Words(card, language)
        players = words.ui("games-players", span=players_span(card))
        told = [players]
        if card.minutes:
            told.append(words.ui("games-minutes", minutes=card.minutes))
        if card.author:
            told.append(card.author)
        out.print(Text.assemble((card.title, "bold"), f"  ({card.name})"))
        out.print(f"  {' · '.join(told)}")
        out.print(Text(f"  {edition_line(card, words)}", "dim"))
        table = bare("<", "<")
        for option in card.options:
            typed = option_text(option.name, option.default)
            table.add_row(f"  {typed}", words.option(option.name))
        table.columns[1].no_wrap = False
        if card.options:
            out.print(table)
        out.print()
    return FINE


def option_text(name: str, default: bool | int) -> str:
    return f"--options {name}" if default is False else f"--options {name}={default}"


def edition_line(card: Game, words: Words) -> str:
    """Which components it is played with, and what of them is not from the rulebook."""
    told = words.ui("games-edition", edition=card.edition, rules=card.rules)
    unsure = [name for name, known in how_known(card).items() if known == RECONSTRUCTED]
    if unsure:
        told += f" · {words.ui('games-reconstructed', parts=', '.join(unsure))}"
    return told


def how_known(card: Game) -> dict[str, str]:
    """By block of the edition: sourced, inferred or reconstructed."""
    found: dict[str, str] = {}
    for name, block in own_edition(card.name).data.items():
        rows = block if isinstance(block, list) else [block]
        for row in rows:
            if isinstance(row, dict) and isinstance(row.get("known"), str):
                found[name] = str(row["known"])
    return found


def card_data(card: Game) -> dict[str, object]:
    return {
        "name": card.name,
        "title": card.title,
        "author": card.author,
        "seats": list(card.seats),
        "usual_seats": card.usual_seats,
        "minutes": card.minutes,
        "rules": card.rules,
        "edition": card.edition,
        "edition_digest": own_edition(card.name).digest,
        "known": how_known(card),
        "judgement": card.has_judgement,
        "options": [
            {
                "name": option.name, "default": option.default, "choices": list(option.choices),
                "seats": list(option.seats), "text": option.text,
            }
            for option in card.options
        ],
    }  # fmt: skip


def show_rules(name: str, clause: str, as_json: bool) -> int:
    if not clause and "/" in name:
        name, _, clause = name.partition("/")
    card = card_of(name)
    page = read_page(card)
    if page is None:
        raise FailureError(f"{card.title} brings no rules page.")
    clauses = page.found(clause) if clause else page.clauses
    if not clauses:
        raise misused(f"There is no clause “{clause}” in the rules of {card.title}.")
    out = screen()
    if as_json:
        print_json([clause_data(page, found) for found in clauses])
    elif not clause:
        out.print(draw_page(page))
    else:
        for found in clauses:
            out.print(draw_clause(page, found))
    return FINE


def clause_data(page: Page, clause: Clause) -> dict[str, object]:
    return {
        "clause": f"{page.game}/{clause.name}",
        "section": clause.section,
        "text": clause.text,
        "about": [f"{page.game}/{name}" for name in clause.about],
    }


def show_version(as_json: bool) -> int:
    """Which build runs. A stale one is an error: its rules are not those of the source."""
    stale = build.stale()
    told: dict[str, object] = {
        "giglio": VERSION,
        "build": "compiled" if build.compiled() else "interpreted",
        "stale": stale,
        "python": platform.python_version(),
        "librt": version_of("librt"),
        "platform": f"{platform.system()} {platform.machine()}",
        "rules": {card.name: card.rules for card in games().values()},
    }
    if as_json:
        sys.stdout.write(json.dumps(told, indent=2) + "\n")
        return REFUSED if stale else FINE
    out = screen()
    out.print(f"giglio {VERSION}, {told['build']} build")
    out.print(f"Python {told['python']}, librt {told['librt']}, {told['platform']}")
    out.print(", ".join(f"{card.title}: rules {card.rules}" for card in games().values()))
    if not build.compiled():
        out.print("Without the compiled core everything works alike, but about 20 times slower.")
    if stale:
        out.print(f"STALE: compiled from other sources than are here: {', '.join(stale)}.")
        out.print("Install giglio again (in its source tree: make .venv/installed).")
        return REFUSED
    return FINE
