"""A game's card: what it is called, who can play, with which options, and how to start it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from librt.vecs import vec

from giglio.kernel.actions import Actions
from giglio.kernel.edition import Edition
from giglio.kernel.judge import Judge
from giglio.kernel.state import State
from giglio.kernel.weights import Weight

Judgement = Callable[[State, list[int]], list[float]]


@dataclass(frozen=True)
class Option:
    """A variant that a table can choose.

    `seats`: where it means something (empty: everywhere); elsewhere it stays at its default.
    `implies`: the options that are switched on with it.
    """

    name: str
    default: bool | int
    text: str
    choices: tuple[bool | int, ...] = (False, True)
    seats: tuple[int, ...] = ()
    implies: tuple[str, ...] = ()

    def checked(self, value: object, seats: int) -> bool | int:
        """This value as one of the choices; ValueError where it is none."""
        allowed = [choice for choice in self.choices if same(choice, value)]
        if not allowed:
            choices = ", ".join(str(choice) for choice in self.choices)
            raise ValueError(f"option “{self.name}” is one of {choices}, not {value!r}")
        if self.seats and seats not in self.seats and not same(self.default, value):
            places = " or ".join(str(number) for number in self.seats)
            raise ValueError(f"option “{self.name}” is for {places} seats, not {seats}")
        return allowed[0]


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
    # What computer players go by, made from the values of these weights; `weights.toml` in the
    # folder holds them. It is given guesses, never the truth.
    judge: Callable[[vec[float]], Judge] | None = None
    weights: tuple[Weight, ...] = ()
    # The first good judgement, frozen: the bot `greedy@1`, which later ones are measured by. It
    # says how good each of these legal actions looks to the seat that decides, in points.
    yardstick: Judgement | None = None

    @property
    def has_judgement(self) -> bool:
        """Whether there are greedy players of this game."""
        return self.judge is not None

    def option_values(self, given: Mapping[str, object], seats: int) -> dict[str, int]:
        """All options with their values; ValueError names an unknown one or a wrong value."""
        values: dict[str, int] = {option.name: option.default for option in self.options}
        for name, value in given.items():
            option = self.option(name)
            values[name] = option.checked(value, seats)
        for option in self.options:
            if option.implies and values[option.name]:
                values.update(dict.fromkeys(option.implies, True))
        return values

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise ValueError(f"{self.title} has no option “{name}”; known: {known}")

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
