"""`giglio play --join`: a table on a server, played from this terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rich.text import Text

from giglio.cli.boards import board_of
from giglio.cli.boards.parts import bare
from giglio.cli.failure import FINE, INTERRUPTED, FailureError
from giglio.cli.keyboard import Keyboard, keyboard
from giglio.cli.line import Line, Told, ask_once, link_from, take_seat
from giglio.cli.screen import screen, with_players
from giglio.cli.seats import own_name
from giglio.cli.typed import fits
from giglio.registry import games
from giglio.words import Words

MOST_LISTED = 24
HINT_SECONDS = 1.0
TOLD_AT_FIRST = 8


class LeaveError(Exception):
    """The player leaves; the table goes on."""


def play(text: str, name: str, language: str) -> int:
    """Sit down by a link and play to the end."""
    link, typed = link_from(text), keyboard()
    if link.kind == "join":
        link = take_seat(link, name or own_name())
    if link.kind == "seat":
        ask_once(link, "back", {})
    line = Line(link, language)
    game = RemoteGame(line, typed, language)
    if link.kind == "seat":
        game.say(game.ui("join-link"))
        game.say(f"  giglio play --join '{link}'", "bold")
    try:
        game.run()
    except (LeaveError, EOFError):
        game.say(game.ui("join-left"))
    except KeyboardInterrupt:
        game.say(game.ui("join-left"))
        return FINE if typed.live else INTERRUPTED
    finally:
        line.leave()
    return FINE


class RemoteGame:
    """Draws what it is told and sends what is typed: it knows the words of the game, not its
    rules."""

    def __init__(self, line: Line, typed: Keyboard, language: str) -> None:
        self.line = line
        self.keyboard = typed
        self.language = language
        self.screen = screen()
        self.words = Words(next(iter(games().values())), language)
        self.told: Told = {}
        self.first = True

    def run(self) -> None:
        while True:
            self.told = self.line.hear()
            while self.line.heard:
                self.show_news()
                self.told = self.line.hear()
            self.show_news()
            play = self.told["play"]
            if play is None:
                raise FailureError(self.told["reason"] or "This table is closed.")
            if play["result"] is not None:
                self.show_end(play["result"])
                return
            if play["legal"] and self.told["stage"] == "playing" and not self.told["paused"]:
                self.turn()

    # -- what is shown -------------------------------------------------------------------------

    def show_news(self) -> None:
        """What has happened, and what was said."""
        card = games().get(self.told["game"])
        if card is not None and self.words.card is not card:
            self.words = Words(card, self.language)
        self.words.names = self.told["names"]
        play = self.told["play"] or {"events": [], "moves": []}
        lines = [event["words"] for event in play["events"]]
        if not lines:
            lines = [
                f"{self.words.player(move['seat'])}: {move['words'] or '?'}"
                for move in play["moves"]
            ]
        for text in lines[-TOLD_AT_FIRST if self.first else 0 :]:
            self.say(f"· {text}")
        for said in self.told["chat"]:
            self.say(f"{self.words.player(said['seat'])}: “{said['text']}”", "italic")
        if self.told["stage"] == "gathering":
            self.say(self.ui("join-gathering"), "dim")
        elif self.told["paused"]:
            self.say(self.ui("join-paused"), "dim")
        elif self.first and not play.get("legal"):
            self.draw()
        self.first = False

    def draw(self) -> None:
        board = board_of(self.told["game"])
        view, names = self.told["play"]["view"], self.told["names"]
        self.screen.print(board(view, names, self.told["you"], self.words))

    def show_end(self, result: Told) -> None:
        self.draw()
        table = bare("<", ">", ">")
        for seat, score in enumerate(result["scores"]):
            table.add_row(self.words.player(seat), str(score), f"#{result['ranks'][seat]}")
        self.screen.print(table)
        winners = [
            self.words.player(seat) for seat, rank in enumerate(result["ranks"]) if rank == 1
        ]
        names = self.words.listed(winners)
        self.say(self.ui("play-winners", names=names, count=len(winners)), "bold")

    def list_moves(self, complete: bool = False) -> None:
        legal = self.told["play"]["legal"]
        shown = legal if complete else legal[:MOST_LISTED]
        table = bare(">", "<", "<")
        for number, action in enumerate(shown, 1):
            said = action["said"] or ""
            plain = said.casefold().startswith(action["words"])
            table.add_row(str(number), Text(action["words"], "bold"), "" if plain else said)
        self.screen.print(table)
        if len(shown) < len(legal):
            self.say(self.ui("play-moves-hint"), "dim")

    def say(self, text: str, style: str = "") -> None:
        line = with_players(text, self.words.names)
        line.stylize_before(style)
        self.screen.print(line, soft_wrap=True)

    def ui(self, message: str, **values: int | str) -> str:
        return self.words.ui(message, **values)

    # -- a turn --------------------------------------------------------------------------------

    def turn(self) -> None:
        """Ask until the table has gone on."""
        self.draw()
        self.say(self.told["play"]["ask"] or "")
        self.list_moves()
        below = self.ui("join-commands")
        while not self.line.heard:
            typed = self.keyboard.ask("> ", self.completions, below if self.keyboard.live else "")
            if typed:
                self.answer(typed)

    def completions(self, text: str) -> list[str]:
        """The first words of moves and commands, then what may follow."""
        done = text.lower().split()[: None if text.endswith(" ") else -1]
        known = [action["words"].split() for action in self.told["play"]["legal"]]
        known += [[name] for name in self.commands()]
        return sorted({words[len(done)] for words in known
                       if len(words) > len(done) and words[: len(done)] == done})  # fmt: skip

    def answer(self, typed: str) -> None:
        name, _, rest = typed.partition(" ")
        command = self.commands().get(name.lower())
        try:
            if command is not None:
                command(rest.strip())
                return
            for piece in re.split(r"[,;]", typed):
                self.move(piece.strip())
                if "," in typed or ";" in typed:
                    self.told = self.line.hear()
                    self.show_news()
        except FailureError as error:
            self.say(str(error), "yellow")

    def move(self, typed: str) -> None:
        """A move by its words, their beginning, or its number in the list."""
        words = self.meant(typed.lower())
        self.send({"type": "move", "entry": self.told["entry"], "words": words})

    def meant(self, typed: str) -> str:
        legal = [action["words"] for action in self.told["play"]["legal"]]
        number = typed.removeprefix("#")
        if number.isdigit() and 1 <= int(number) <= len(legal):
            return str(legal[int(number) - 1])
        found = [words for words in legal if begins(typed.split(), words.split())]
        if typed in legal or len(found) != 1:
            if len(found) > 1 and typed not in legal:
                named = ", ".join(found[:6])
                raise FailureError(self.ui("play-ambiguous", text=typed, moves=named))
            return typed
        return str(found[0])

    def send(self, message: Told) -> None:
        told = self.line.ask(message)
        if told["type"] == "error":
            clause = f" ({told['clause']})" if told["clause"] else ""
            raise FailureError(f"{told['reason'][:1].upper()}{told['reason'][1:]}.{clause}")
        self.line.catch_up(told.get("entry", -1))

    # -- what can be typed beside moves --------------------------------------------------------

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "help": self.help,
            "moves": lambda rest: self.list_moves(complete=True),
            "board": lambda rest: self.draw(),
            "undo": self.undo,
            "hint": self.hint,
            "say": lambda rest: self.send({"type": "chat", "text": rest}),
            "bot": self.let_a_bot_play,
            "quit": self.quit,
        }

    def help(self, rest: str) -> None:
        table = bare("<", "<")
        for name in self.commands():
            known = f"help-{name}" if name in SHARED_HELP else f"join-help-{name}"
            table.add_row(Text(name, "bold"), self.ui(known))
        self.screen.print(table)

    def undo(self, rest: str) -> None:
        self.send({"type": "undo", "entry": self.told["entry"]})

    def let_a_bot_play(self, rest: str) -> None:
        """Whoever comes by the link again takes the seat back."""
        self.request("bot", {"bot": rest})
        raise LeaveError

    def hint(self, rest: str) -> None:
        told = self.request("hint", {"seconds": HINT_SECONDS})
        table = bare(">", "<", ">")
        for place, found in enumerate(told["candidates"][:5], 1):
            share = f"{found['share']:.0%}"
            table.add_row(f"{place}.", Text(found["words"], "bold"), Text(share, "dim"))
        self.screen.print(table)

    def request(self, what: str, message: Told) -> Told:
        told: Told = ask_once(self.line.link, what, message)
        return told

    def quit(self, rest: str) -> None:
        raise LeaveError


SHARED_HELP = ("help", "moves", "board", "undo", "hint")


def begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    return len(typed) == len(words) and all(map(fits, typed, words))
