"""A record turned over with the keys of a terminal: position, what led to it, where it stands."""

from collections.abc import Callable, Sequence
from io import StringIO

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from rich.console import Console
from rich.text import Text

from giglio.cli.boards import Draw
from giglio.cli.scores import draw_scores, known_sheets
from giglio.cli.screen import screen
from giglio.cli.told import sentences
from giglio.kernel.state import OVER
from giglio.table.record import Position
from giglio.words import Words

PAGE = 10


class Steps:
    """Forward and back through the positions of one game."""

    def __init__(self, positions: Sequence[Position], words: Words, draw: Draw) -> None:
        self.positions = positions
        self.words = words
        self.draw = draw
        self.at = 0
        self.plain = screen().color_system is None

    def run(self) -> None:
        control = FormattedTextControl(lambda: ANSI(self.page()))
        application: Application[None] = Application(
            layout=Layout(Window(control)), key_bindings=self.bindings(), full_screen=True
        )
        application.run()

    def bindings(self) -> KeyBindings:
        bindings = KeyBindings()
        for keys, step in (
            (("right", "down", "l", "j", "space", "enter"), 1),
            (("left", "up", "h", "k", "backspace"), -1),
            (("pagedown", "n"), PAGE),
            (("pageup", "p"), -PAGE),
            (("home", "g"), -len(self.positions)),
            (("end", "G"), len(self.positions)),
        ):
            for key in keys:
                bindings.add(key)(self.step(step))
        for key in ("q", "escape", "c-c", "c-d"):
            bindings.add(key, eager=True)(leave)
        return bindings

    def step(self, by: int) -> Callable[[KeyPressEvent], None]:
        def move(event: KeyPressEvent) -> None:
            self.at = min(max(self.at + by, 0), len(self.positions) - 1)

        return move

    def page(self) -> str:
        """The present position as text with colours, fitted to the terminal."""
        size = get_app().output.get_size()
        drawn = StringIO()
        out = Console(
            file=drawn, width=size.columns, force_terminal=True, highlight=False, markup=False,
            emoji=False, no_color=self.plain or None, color_system=None if self.plain else "auto",
        )  # fmt: skip
        position = self.positions[self.at]
        state = position.state
        last = len(self.positions) - 1
        ply = self.words.ui("replay-ply", ply=position.ply, last=last)
        out.print(Text.assemble((ply, "bold"), "  ", (self.words.ui("replay-keys"), "dim")))
        out.print(self.draw(state.view(None), self.words.names, None, self.words))
        if state.actor == OVER:
            out.print(draw_scores(known_sheets(state), self.words))
        for sentence in sentences(position.events, self.words):
            out.print(Text("· ", "dim") + sentence)
        return drawn.getvalue()


def leave(event: KeyPressEvent) -> None:
    event.app.exit()
