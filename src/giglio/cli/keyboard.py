"""Where what a person types comes from: a terminal with completion, or plain lines of a script."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from rich.text import Text

from giglio.cli.screen import screen

Completer = Callable[[str], list[str]]  # what is typed so far -> words that can stand there
Preview = Callable[[str], Text | None]  # what is typed so far -> a drawing of what it would do


def no_preview(text: str) -> Text | None:
    return None


def coloured(drawing: Text) -> str:
    """As a terminal takes it."""
    console = screen()
    with console.capture() as captured:
        console.print(drawing)
    return captured.get().rstrip("\n")


class Keyboard(Protocol):
    """Asks for a line. EOFError at the end of input; KeyboardInterrupt at Ctrl-C."""

    live: bool  # whether a person sits there and looks

    def ask(
        self, prompt: str, completer: Completer, below: str = "", preview: Preview = no_preview
    ) -> str: ...


class Script:
    """Lines from standard input. Each is printed after its prompt, as if it had been typed."""

    live = False

    def __init__(self, lines: Iterable[str] | None = None) -> None:
        self.lines: Iterator[str] = iter(sys.stdin if lines is None else lines)

    def ask(
        self, prompt: str, completer: Completer, below: str = "", preview: Preview = no_preview
    ) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        screen().print(f"{prompt}{line.strip()}", soft_wrap=True)
        return line.strip()


class Terminal:
    """A line editor: history by the arrow keys, Tab completes, `below` stands under the line.

    Above it comes what `preview` draws of what is typed.
    """

    live = True

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle
        from prompt_toolkit.styles import Style

        self.session: PromptSession[str] = PromptSession(
            complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False,
            style=Style.from_dict({"bottom-toolbar": "noreverse"}),
        )  # fmt: skip

    def ask(
        self, prompt: str, completer: Completer, below: str = "", preview: Preview = no_preview
    ) -> str:
        from prompt_toolkit.application import get_app
        from prompt_toolkit.completion import Completer as LineCompleter
        from prompt_toolkit.completion import Completion, DynamicCompleter
        from prompt_toolkit.document import Document
        from prompt_toolkit.formatted_text import ANSI

        class Words(LineCompleter):
            def get_completions(self, document: Document, event: object) -> Iterable[Completion]:
                before = document.text_before_cursor
                begun = re.split(r"[\s,;]", before)[-1]
                for word in completer(before):
                    yield Completion(word, -len(begun))

        def toolbar() -> ANSI:
            drawn = preview(get_app().current_buffer.text)
            return ANSI(f"{coloured(drawn)}\n{below}" if drawn else below)

        typed: str = self.session.prompt(
            prompt, completer=DynamicCompleter(Words), bottom_toolbar=toolbar if below else None
        )
        return typed.strip()


def keyboard() -> Keyboard:
    return Terminal() if sys.stdin.isatty() and sys.stdout.isatty() else Script()
