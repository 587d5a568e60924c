"""Fluent files: those of the program and those of a game, with English behind every language."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "en-GB", "de": "de-DE", "it": "it-IT"}
OWN_TEXTS = Path(__file__).parent / "texts"

Value = int | float | str


@cache
def bundle(language: str, folder: Path) -> FluentBundle:
    """The program's texts in one language, and those of the game whose folder this is."""
    # People copy what they read into mails: no invisible marks around what is filled in.
    made = FluentBundle([LANGUAGES[language]], use_isolating=False)
    for source in (OWN_TEXTS, folder / "words"):
        file = source / f"{language}.ftl"
        if file.exists():
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")), True)
    return made


class Messages:
    """Messages by name, in one language, and in English where it has none.

    `faults` collects what could not be said as it should be, for the tests of the texts.
    """

    def __init__(self, language: str, folder: Path) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language “{language}”; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.folder = folder
        self.faults: set[str] = set()

    def find(self, message: str, values: Mapping[str, Value]) -> str | None:
        """The message with its values filled in; None where no file has it."""
        for language in dict.fromkeys((self.language, "en")):
            texts = bundle(language, self.folder)
            if texts.has_message(message):
                pattern = texts.get_message(message).value
                if pattern is not None:
                    return self.filled_in(texts, message, pattern, values)
            self.faults.add(f"{language}: “{message}” is missing")
        return None

    def filled_in(
        self, texts: FluentBundle, message: str, pattern: object, values: Mapping[str, Value]
    ) -> str:
        said, errors = texts.format_pattern(pattern, dict(values))  # type: ignore[arg-type]
        self.faults.update(f"{self.language}: “{message}”: {error}" for error in errors)
        return str(said)

    def has(self, message: str) -> bool:
        """Whether some file has it, in the language itself or in English."""
        return any(
            bundle(language, self.folder).has_message(message) for language in (self.language, "en")
        )
