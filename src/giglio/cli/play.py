"""`giglio play`: seats are filled, a game begins or goes on, and ends with its record."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from giglio.bots import NAMES
from giglio.cli import saves
from giglio.cli.boards.parts import bare
from giglio.cli.cards import bad_edition, card_of, options_of, players_span
from giglio.cli.failure import FINE, INTERRUPTED, misused
from giglio.cli.keyboard import Keyboard, keyboard
from giglio.cli.scores import draw_scores, known_sheets
from giglio.cli.screen import screen
from giglio.cli.seats import bots_of, places_of, usual_bot
from giglio.cli.session import LeaveError, Session
from giglio.kernel.game import Game
from giglio.kernel.refusal import EditionError
from giglio.registry import Seed, game, games
from giglio.table.names import table_names
from giglio.table.record import RecordError
from giglio.table.table import Table
from giglio.words import Words


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str = ""
    seats: str = ""
    seed: str = ""
    options: Sequence[str] = ()
    edition: Path | None = None
    language: str = "en"


def play(wishes: Wishes) -> int:
    """A new game."""
    typed = keyboard()
    seats = wishes.seats
    try:
        card = card_of(wishes.game or chosen_game(typed, wishes.language))
        if not wishes.game and not seats:
            seats = chosen_seats(typed, card, wishes.language)
    except (EOFError, KeyboardInterrupt):
        return FINE  # nothing has begun
    places = places_of(card, seats)
    try:
        card.check_seats(len(places))
        table = Table(
            card.name, places, seed_of(wishes.seed),
            options=options_of(card, wishes.options), edition=wishes.edition,
        )  # fmt: skip
    except EditionError as error:
        raise bad_edition(wishes.edition, error) from error
    except ValueError as error:
        raise misused(sentence(str(error))) from error
    return sit_down(table, saves.new_place(card.name), wishes.language, typed)


def resume(name: str, of_game: str, edition: Path | None, language: str) -> int:
    """A game that was interrupted."""
    file = saves.find(name, card_of(of_game).name if of_game else "")
    record = saves.read(file)
    if record.result:
        raise misused(f"This game is over; look at it with “giglio replay {file}”.")
    try:
        table = Table.resume(record, bots_of(record.names), edition)
    except RecordError as error:
        raise saves.broken(file, error) from error
    except EditionError as error:
        raise bad_edition(edition, error) from error
    return sit_down(table, file, language, keyboard())


def sit_down(table: Table, file: Path, language: str, typed: Keyboard) -> int:
    card = game(table.state.edition.game)
    words = Words(card, language, table_names(table.names))
    session = Session(table, words, typed, file)
    welcome(session)
    try:
        session.run()
    except (LeaveError, EOFError, KeyboardInterrupt) as error:
        session.say(words.ui("play-kept"))
        session.say(f"  giglio play --resume {file.stem}", "bold")
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) and not typed.live else FINE
    farewell(session)
    return FINE


def welcome(session: Session) -> None:
    """Who sits at the table, and how one gets help."""
    words, places = session.words, session.table.seats
    table = bare("<", "<")
    for name, place in zip(words.names, places, strict=True):
        kind = words.ui("play-bot", kind=place.bot) if place.bot else words.ui("play-person")
        table.add_row(Text(name, "bold"), Text(kind, "dim"))
    session.say(words.ui("play-welcome", title=words.card.title), "bold")
    session.screen.print(table)
    session.say(words.ui("play-help-hint"), "dim")


def farewell(session: Session) -> None:
    """The end of the last day, the board, the sheets, the winner and where the record is."""
    words, state = session.words, session.state
    eyes = session.people[0] if len(session.people) == 1 else None
    if session.people:
        session.tell(session.people[0])
    session.screen.print(session.draw(state.view(eyes), session.names, eyes, words))
    session.screen.print(draw_scores(known_sheets(state), words))
    session.screen.print()
    session.screen.print(session.over_text())
    told = words.ui("play-record", file=str(session.file))
    session.screen.print(Text(told, "dim"), soft_wrap=True)


def chosen_game(typed: Keyboard, language: str) -> str:
    """Ask which game; the only one needs no asking."""
    cards = list(games().values())
    if len(cards) == 1:
        return cards[0].name
    words = Words(cards[0], language)
    out = screen()
    table = bare(">", "<", "<")
    for number, card in enumerate(cards, 1):
        players = words.ui("games-players", span=players_span(card))
        table.add_row(str(number), Text(card.title, "bold"), Text(players, "dim"))
    out.print(words.ui("play-which-game"))
    out.print(table)
    while True:
        line = typed.ask("> ", lambda text: [card.name for card in cards]).lower()
        chosen = [card.name for card in cards if line and card.name.startswith(line)]
        if line.isdigit() and 1 <= int(line) <= len(cards):
            return cards[int(line) - 1].name
        if len(chosen) == 1:
            return chosen[0]
        out.print(words.ui("play-which-game-again", most=len(cards)))


def chosen_seats(typed: Keyboard, card: Game, language: str) -> str:
    """Ask who plays; Enter takes the usual seats."""
    words = Words(card, language)
    usual = f"you, {card.usual_seats - 1} × {usual_bot(card)}"
    screen().print(words.ui("play-who", span=players_span(card), usual=usual))
    return typed.ask("> ", lambda text: ["you", *NAMES]).replace(" ", "")


def seed_of(text: str) -> Seed | None:
    """A number, or the 64 hex digits of a record."""
    if not text:
        return None
    return int(text) if text.isdigit() and len(text) < 64 else text


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
