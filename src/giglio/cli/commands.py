"""What can be typed beside moves: undo, hint, why, rules, scores, log, save, help, quit."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from rich.text import Text

from giglio.bots.simple import GreedyBot
from giglio.cli import saves
from giglio.cli.boards.parts import bare
from giglio.cli.failure import FailureError
from giglio.cli.moves import draw_offers
from giglio.cli.rules_page import draw_clause, draw_page
from giglio.cli.scores import draw_scores, known_sheets
from giglio.cli.session import LeaveError, Session
from giglio.cli.told import sentences
from giglio.cli.typed import UnclearError, action_of, refused
from giglio.kernel.refusal import IllegalAction
from giglio.words import read_page

GUESSES = 5  # over which a hint's judgement is averaged
HINTS = 5
LOG_LINES = 20


class Command(Protocol):
    def __call__(self, session: Session, seat: int, rest: str) -> None: ...


def undo(session: Session, seat: int, rest: str) -> None:
    """Whoever of the people here acted last takes it back; it is one keyboard."""
    table = session.table
    for person in [seat, *session.people]:
        if table.may_undo(person):
            table.undo(person)
            session.keep()
            session.seen[person] = min(session.seen[person], table.entry - 1)
            return
    session.say(session.words.ui("play-no-undo"), "yellow")


def hint(session: Session, seat: int, rest: str) -> None:
    """The moves the game's own judgement likes best, as far as this seat can know."""
    card = session.words.card
    if not card.has_judgement:
        session.say(session.words.ui("play-no-hint", title=card.title))
        return
    greedy = GreedyBot()
    state = session.state
    legal = state.legal()
    sums = [0.0] * len(legal)
    for seed in range(GUESSES):
        rated = greedy.ratings(card, state.resample(seat, seed), legal)
        sums = [total + rating for total, rating in zip(sums, rated, strict=True)]
    ranked = sorted(zip(sums, legal, strict=True), key=lambda pair: -pair[0])
    best = ranked[0][0]
    table = bare(">", "<", ">")
    for place, (total, action) in enumerate(ranked[:HINTS], 1):
        behind = (total - best) / GUESSES
        told = session.words.ui("play-hint-best") if place == 1 else signed(behind)
        table.add_row(f"{place}.", Text(state.words(action), "bold"), Text(told, "dim"))
    session.screen.print(table)


def signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")


def why(session: Session, seat: int, rest: str) -> None:
    """The clause behind the last refusal or event, or behind an action that is named."""
    words = session.words
    if rest:
        explain_action(session, rest)
    elif session.refusal is not None:
        session.say(refused(session.refusal, words))
        explain(session, session.refusal.clause)
    else:
        events = [event for event in session.events_seen(seat) if event.clause]
        if events:
            session.screen.print(*sentences(events[-1:], words))
            explain(session, events[-1].clause)
        else:
            session.say(words.ui("play-no-why"))


def explain_action(session: Session, text: str) -> None:
    state, words = session.state, session.words
    try:
        action = action_of(text, state, session.offers, words)
        if state.is_legal(action):
            session.say(words.ui("play-possible", move=state.words(action)))
            return
        raise state.why_not(action)
    except UnclearError as error:
        session.say(str(error), "yellow")
    except IllegalAction as error:
        session.say(refused(error, words))
        explain(session, error.clause)


def explain(session: Session, name: str) -> None:
    if not name:
        return
    page = read_page(session.words.card)
    clause = page.clause(name) if page else None
    if page is None or clause is None:
        session.say(name, "dim")
        return
    session.screen.print(draw_clause(page, clause))


def rules(session: Session, seat: int, rest: str) -> None:
    page = read_page(session.words.card)
    if page is None:
        session.say(session.words.ui("rules-none", title=session.words.card.title), "yellow")
    elif not rest:
        session.screen.print(draw_page(page))
    elif not (found := page.found(rest)):
        session.say(session.words.ui("rules-not-found", name=rest), "yellow")
    else:
        for clause in found:
            session.screen.print(draw_clause(page, clause))


def scores(session: Session, seat: int, rest: str) -> None:
    session.screen.print(draw_scores(known_sheets(session.state, seat), session.words))


def log(session: Session, seat: int, rest: str) -> None:
    count = int(rest) if rest.isdigit() else LOG_LINES
    for line in sentences(session.events_seen(seat)[-count:] if count else [], session.words):
        session.screen.print(line)


def moves(session: Session, seat: int, rest: str) -> None:
    """The whole list, or that of one verb."""
    chosen = [offer for offer in session.offers if offer.text.startswith(rest)]
    session.screen.print(draw_offers(chosen, session.words, complete=True))


def board(session: Session, seat: int, rest: str) -> None:
    session.screen.print(session.draw(session.state.view(seat), session.names, seat, session.words))


def save(session: Session, seat: int, rest: str) -> None:
    file = Path(rest).expanduser() if rest else Path(session.file.name)
    try:
        if file.exists() and not rest:
            raise FailureError(session.words.ui("play-save-exists", file=str(file)))
        saves.write(file, str(session.table.record(with_seed=True)))
    except FailureError as error:
        session.say(str(error), "yellow")
        return
    session.say(session.words.ui("play-saved", file=str(file)))


def quit_game(session: Session, seat: int, rest: str) -> None:
    raise LeaveError


def show_help(session: Session, seat: int, rest: str) -> None:
    session.say(session.words.ui("help-typing"))
    table = bare("<", "<")
    for name in COMMANDS:
        typed = session.words.ui(f"help-{name}-typed") if name in TAKING else name
        table.add_row(Text(typed, "bold"), session.words.ui(f"help-{name}"))
    for column in table.columns[1:]:
        column.no_wrap = False
    session.screen.print(table)


COMMANDS: dict[str, Command] = {
    "undo": undo, "hint": hint, "why": why, "rules": rules, "scores": scores, "log": log,
    "moves": moves, "board": board, "save": save, "help": show_help, "quit": quit_game,
}  # fmt: skip
TAKING = ("why", "rules", "log", "moves", "save")
ALSO = {"?": "help", "exit": "quit", "q": "quit", "h": "help", "score": "scores"}


def command_of(line: str, session: Session) -> tuple[Command, str] | None:
    """The command on a line; a verb of the game goes before, and “:” in front asks for commands."""
    name, _, rest = line.partition(" ")
    name = name.lower()
    if name.removeprefix(":") != name:
        name = name.removeprefix(":")
    elif name in session.state.edition.actions.by_name:
        return None
    name = ALSO.get(name, name)
    return (COMMANDS[name], rest.strip()) if name in COMMANDS else None


def arguments_of(name: str, session: Session) -> Sequence[str]:
    """What may follow a command, for completion."""
    if name == "rules":
        page = read_page(session.words.card)
        return [clause.name for clause in page.clauses] if page else []
    if name == "why":
        return [session.state.words(action) for action in session.state.legal()]
    if name == "moves":
        return [*session.state.edition.actions.by_name]
    return []
