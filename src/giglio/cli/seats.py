"""Who sits where: `you:Anna,greedy,random`, and what computer players are called at the table."""

import getpass
from collections.abc import Sequence

from giglio.bots import check
from giglio.cli.failure import misused
from giglio.kernel.game import Game
from giglio.table.names import BOT
from giglio.table.table import Place


def places_of(card: Game, given: str) -> list[Place]:
    """The seats as they were asked for; ours when nothing or just a number was."""
    if not given or given.isdigit():
        count = int(given) if given else card.usual_seats
        return [person(""), *[bot(usual_bot(card))] * (count - 1)]
    places = [place(word.strip()) for word in given.split(",")]
    if not card.has_judgement and any(seat.bot == "greedy" for seat in places):
        raise misused(f"{card.title} brings no judgement for greedy bots; take “random”.")
    people = [seat.name for seat in places if not seat.bot]
    if len(set(people)) < len(people):
        raise misused("Two people have the same name; write “you:Anna,you:Bruno”.")
    return places


def place(word: str) -> Place:
    kind, _, name = word.partition(":")
    if kind.lower() == "you":
        return person(name.strip())
    spec = word if name else word.lower()
    try:
        check(spec)
    except ValueError as error:
        raise misused(
            f"“{word}” is no seat. Write “you” or “you:NAME” for a person, or a bot; {error}."
        ) from error
    return bot(spec)


def person(name: str) -> Place:
    name = name or own_name()
    if not name.isprintable() or len(name) > 24 or name.startswith(BOT):
        raise misused(f"“{name}” is no name: use up to 24 printable characters.")
    return Place(name)


def own_name() -> str:
    """What the person at this computer is called."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        name = ""
    return name.capitalize()[:24] if name not in ("", "root") else "Player"


def bot(kind: str) -> Place:
    return Place(f"{BOT}{kind}", kind)


def usual_bot(card: Game) -> str:
    return "greedy" if card.has_judgement else "random"


def bots_of(names: Sequence[str]) -> dict[int, str]:
    """Which seats of a record are a bot's; a kind this giglio does not know is named."""
    found = {
        seat: name.removeprefix(BOT) for seat, name in enumerate(names) if name.startswith(BOT)
    }
    for kind in found.values():
        try:
            check(kind)
        except ValueError as error:
            raise misused(f"This game needs the bot “{kind}”, but {error}.") from error
    return found
