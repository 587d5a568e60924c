"""One game at the terminal: whose turn it is, what is shown, what is typed."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from hashlib import sha256
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from giglio.bots import BOTS, decide, make
from giglio.cli import saves
from giglio.cli.ahead import ahead
from giglio.cli.boards import board_of, preview_of
from giglio.cli.boards.parts import Gap
from giglio.cli.completion import complete
from giglio.cli.keyboard import Keyboard
from giglio.cli.moves import Offer, draw_offers, offers_of
from giglio.cli.screen import screen, with_players
from giglio.cli.told import draw_events
from giglio.cli.typed import UnclearError, action_of, pieces, refused
from giglio.kernel.chance import EVERYONE
from giglio.kernel.events import Event
from giglio.kernel.refusal import IllegalAction
from giglio.kernel.state import State
from giglio.table.lines import DecisionLine
from giglio.table.table import Table
from giglio.words import Words

TOLD_ON_RESUMING = 8


class LeaveError(Exception):
    """The player leaves the game; it is kept."""


class Session:
    """A table at which people share one keyboard, with computer players beside them."""

    def __init__(self, table: Table, words: Words, keyboard: Keyboard, file: Path) -> None:
        self.table = table
        self.words = words
        self.keyboard = keyboard
        self.file = file
        self.screen = screen()
        self.draw = board_of(words.card.name)
        self.people = [seat for seat in range(len(table.seats)) if table.is_person(seat)]
        self.seen = dict.fromkeys(self.people, -1)  # by person: the last entry they were told
        self.at_keyboard = -1
        self.secrets = False
        self.refusal: IllegalAction | None = None
        self.offers: list[Offer] = []

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def names(self) -> Sequence[str]:
        return self.words.names

    # -- the game ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end. LeaveError when somebody quits before."""
        self.keep()
        while not self.table.over:
            seat = int(self.state.actor)
            if self.table.is_person(seat):
                self.turn(seat)
            else:
                self.bot_turn(seat)

    def bot_turn(self, seat: int) -> None:
        """A bot's choice follows from the game's seed, so that the same seed is the same game."""
        told = f"{self.state.chance.seed.hex()} {seat} {self.table.entry}"
        seed = int.from_bytes(sha256(told.encode()).digest()[:7], "big")
        bot = make(self.table.seats[seat].bot, seed)
        with self.thinking(seat):
            action = decide(bot, self.state)
        self.play(seat, action)

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """Says who is thinking, while a person waits for a bot that takes its time."""
        if not self.keyboard.live or self.table.seats[seat].bot in BOTS:
            return nullcontext()
        return self.screen.status(self.words.ui("play-thinking", name=self.names[seat]))

    def play(self, seat: int, action: int) -> None:
        self.table.play(seat, self.state.words(action))
        self.keep()

    def keep(self) -> None:
        """Nothing goes on before it is stored. The seed goes along: it is this player's file."""
        saves.write(self.file, str(self.table.record(with_seed=True)))

    # -- a person's turn -----------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Ask until something has changed."""
        self.hand_over(seat)
        self.show(seat)
        while self.table.entry == self.seen[seat]:
            self.answer(seat, self.ask())

    def ask(self) -> str:
        below = self.words.ui("play-commands")
        return self.keyboard.ask("> ", self.completions, below, self.preview)

    def completions(self, text: str) -> list[str]:
        """What may come next on a line, after the moves that stand on it already."""
        from giglio.cli.commands import COMMANDS, arguments_of

        found = ahead(text, self.state, self.words)
        if found is None:
            return []
        state, move = found
        commands = [*COMMANDS] if state is self.state else []
        return complete(move, state, commands, lambda name: arguments_of(name, self))

    def preview(self, text: str) -> Text | None:
        """What the last move on a line would change, where the board can draw that."""
        preview = preview_of(self.words.card.name)
        found = ahead(text, self.state, self.words) if preview and text.strip() else None
        if preview is None or found is None:
            return None
        state, move = found
        try:
            action = action_of(move, state, offers_of(state, self.words), self.words)
        except (UnclearError, IllegalAction):
            return None
        legal = state.is_legal(action)
        view = state.view(int(state.actor))
        drawing = preview(view, self.names, state.describe(action), legal, self.words)
        if drawing is None or legal:
            return drawing
        return Text("\n").join([drawing, Text(refused(state.why_not(action), self.words))])

    def answer(self, seat: int, line: str) -> None:
        """Carry out what was typed: a command, or one or several moves."""
        from giglio.cli.commands import command_of

        if not line:
            return
        found = command_of(line, self)
        if found is not None:
            command, rest = found
            command(self, seat, rest)
        else:
            self.play_line(seat, line)

    def play_line(self, seat: int, line: str) -> None:
        """Moves one after the other, as long as they are this seat's and the rules allow them."""
        for number, piece in enumerate(moves := pieces(line, self.state)):
            if self.state.actor != seat:
                left = ", ".join(moves[number:])
                self.say(self.words.ui("play-not-played", moves=left), "yellow")
                return
            try:
                action = action_of(piece, self.state, offers_of(self.state, self.words), self.words)
                self.play(seat, action)
            except UnclearError as error:
                self.say(str(error), "yellow")
                return
            except IllegalAction as error:
                self.refusal = error
                self.say(refused(error, self.words), "yellow")
                return
            self.refusal = None

    # -- what is shown -------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """What happened since this person's last turn, the board, the question, the moves."""
        self.tell(seat)
        view = self.state.view(seat)
        self.screen.print(self.draw(view, self.names, seat, self.words))
        self.screen.print(with_players(self.words.ask(view), self.names))
        self.offers = offers_of(self.state, self.words)
        self.screen.print(draw_offers(self.offers, self.words))

    def tell(self, seat: int) -> None:
        """What this person has not been told yet."""
        since, self.seen[seat] = self.seen[seat], self.table.entry
        events = self.table.since(since, seat)
        if since < 0 and self.table.entry > 0:
            events = events[-TOLD_ON_RESUMING:]
        narrow = self.keyboard.live and self.screen.height < len(events) + 30
        if events:
            self.screen.print(Gap())
            self.screen.print(draw_events(events, self.words, narrow))
        elif not self.table.told:
            self.tell_decisions(since)

    def tell_decisions(self, since: int) -> None:
        """For a game that tells no story: what the others decided."""
        verbs = self.state.edition.actions
        for line in self.table.lines:
            if isinstance(line, DecisionLine) and line.entry > since and not line.masked:
                move = self.words.action(verbs.describe(verbs.parse(line.words)))
                self.say(f"· {self.names[line.seat]}: {move}")

    def say(self, text: str, style: str = "") -> None:
        line = with_players(text, self.names)
        line.stylize_before(style)
        self.screen.print(line)

    def hand_over(self, seat: int) -> None:
        """When something is hidden, the next person takes the keyboard before anything is shown."""
        before, self.at_keyboard = self.at_keyboard, seat
        if seat == before or len(self.people) < 2 or not self.keyboard.live:
            return
        if before < 0 or not self.hides_something():
            return
        self.screen.clear()
        self.screen.print(Rule(style="dim"))
        self.say(self.words.ui("play-hand-over", name=self.names[seat]))
        self.keyboard.ask(self.words.ui("play-hand-over-key"), lambda text: [])
        self.screen.clear()

    def hides_something(self) -> bool:
        """Whether people at this table see different things; once they do, it stays so."""
        open_view = self.state.view(None)
        self.secrets = (
            self.secrets
            or any(self.state.view(seat) != open_view for seat in self.people)
            or any(event.audience != EVERYONE for _, event in self.table.told)
        )
        return self.secrets

    def events_seen(self, seat: int) -> list[Event]:
        return self.table.since(-1, seat)

    def over_text(self) -> Text:
        """Who has won."""
        ranks = zip(self.names, self.state.ranks(), strict=True)
        winners = [name for name, rank in ranks if rank == 1]
        return with_players(
            self.words.ui("play-winners", names=self.words.listed(winners), count=len(winners)),
            self.names,
        )
