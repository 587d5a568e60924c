"""A game's card: what it is called, who can play, with which options, and how to start it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from giglio.kernel.actions import Actions
from giglio.kernel.edition import Edition
from giglio.kernel.state import State


@dataclass(frozen=True)
class Option:
    """A variant that a table can choose."""

    name: str
    default: bool | int
    text: str
    choices: tuple[bool | int, ...] = (False, True)


@dataclass(frozen=True)
class Game:
    """One game, as it is registered.

    `rules` is the version of its rules, `edition` the name of the component data it comes with.
    `folder` holds its texts: `rules.md` (the clauses) and, where it has parts, `components.toml`;
    `read_edition` turns the data of such a file into the game's table, or raises EditionError.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    usual_seats: int
    rules: int
    edition: str
    folder: Path
    state: Callable[[], State]
    read_edition: Callable[[dict[str, object]], Edition]
    options: tuple[Option, ...] = ()
    author: str = ""
    minutes: int = 0
    # How good each of these legal actions looks to the seat that decides, in points: what greedy
    # bots and hints go by. It is given a guess, never the truth.
    rate: Callable[[State, list[int]], list[float]] | None = None

    def option_values(self, given: dict[str, object]) -> dict[str, object]:
        """All options with their values; ValueError names an unknown one or a wrong value."""
        values: dict[str, object] = {option.name: option.default for option in self.options}
        for name, value in given.items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                known = ", ".join(values) or "none"
                raise ValueError(f"{self.title} has no option “{name}”; known: {known}")
            allowed = [choice for choice in option.choices if same(choice, value)]
            if not allowed:
                choices = ", ".join(str(choice) for choice in option.choices)
                raise ValueError(f"option “{name}” is one of {choices}, not {value!r}")
            values[name] = allowed[0]
        return values

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise ValueError(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}"
            )


def same(choice: object, value: object) -> bool:
    """Equal in kind too, so that 1 is not taken for True."""
    return type(choice) is type(value) and choice == value


def plain_edition(
    actions: Actions, *chance_kinds: tuple[str, tuple[str, ...]]
) -> Callable[[dict[str, object]], Edition]:
    """The reader of the edition of a game without component data."""

    def read(data: dict[str, object]) -> Edition:
        edition = Edition()
        edition.name = "standard"
        edition.actions = actions
        edition.chance_kinds = chance_kinds
        return edition

    return read
