"""Actions: a number inside, words outside.

A game declares its verbs once; numbers, canonical text, structured form and the parser follow:

    Actions(Verb("pass"), Verb("bid", Whole("amount", 1, 580)))

Numbers are given out in the order of declaration, so they stay the same as long as it does.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from giglio.kernel.chance import LARGEST
from giglio.kernel.refusal import GameError, UnknownAction

Described = dict[str, int | str]


@dataclass(frozen=True)
class Whole:
    """A whole number from low to high in steps, written with an optional prefix: 7, r2."""

    name: str
    low: int
    high: int
    prefix: str = ""
    step: int = 1

    @property
    def size(self) -> int:
        return (self.high - self.low) // self.step + 1

    def text(self, index: int) -> str:
        return f"{self.prefix}{self.low + index * self.step}"

    def value(self, index: int) -> int | str:
        return self.low + index * self.step

    def index(self, given: int | str) -> int | None:
        digits = str(given).lower().removeprefix(self.prefix)
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
            return None
        index, beside = divmod(int(digits) - self.low, self.step)
        return index if 0 <= index < self.size and beside == 0 else None

    def expected(self) -> str:
        steps = f" in steps of {self.step}" if self.step > 1 else ""
        return f"{self.name} from {self.text(0)} to {self.text(self.size - 1)}{steps}"


@dataclass(frozen=True)
class Choice:
    """One of a list of names, written as slugs: san-gimignano, c4."""

    name: str
    slugs: Sequence[str]

    @property
    def size(self) -> int:
        return len(self.slugs)

    @cached_property
    def places(self) -> dict[str, int]:
        return {slug: index for index, slug in enumerate(self.slugs)}

    def text(self, index: int) -> str:
        return self.slugs[index]

    def value(self, index: int) -> int | str:
        return self.slugs[index]

    def index(self, given: int | str) -> int | None:
        return self.places.get(str(given).lower())

    def expected(self) -> str:
        shown = ", ".join(self.slugs[:12])
        return f"{self.name}, one of {shown}{' …' if self.size > 12 else ''}"


Argument = Whole | Choice


class Verb:
    """One kind of action and what it takes."""

    def __init__(self, name: str, *arguments: Argument) -> None:
        self.name = name
        self.arguments = arguments
        self.first = 0  # its first number; set when it joins its Actions
        self.size = 1
        for argument in arguments:
            self.size *= argument.size

    def number(self, *indices: int) -> int:
        """The number of this verb with these argument positions (not values)."""
        number = 0
        for argument, index in zip(self.arguments, indices, strict=True):
            number = number * argument.size + index
        return self.first + number

    def indices(self, number: int) -> list[int]:
        rest = number - self.first
        found: list[int] = []
        for argument in reversed(self.arguments):
            rest, index = divmod(rest, argument.size)
            found.append(index)
        return found[::-1]

    def expected(self) -> str:
        if not self.arguments:
            return f"“{self.name}” stands alone"
        return f"“{self.name}” takes " + " and ".join(a.expected() for a in self.arguments)


class Actions:
    """Every decision of a game, words to numbers and back."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.by_name = {verb.name: verb for verb in verbs}
        if len(self.by_name) != len(verbs):
            raise GameError("two verbs have the same name")
        self.size = 0
        for verb in verbs:
            verb.first = self.size
            self.size += verb.size
        if self.size > LARGEST:
            raise GameError(f"{self.size} actions are more than a record can hold")

    def verb_of(self, number: int) -> Verb:
        if not 0 <= number < self.size:
            raise UnknownAction(
                f"there is no action number {number}; they go from 0 to {self.size - 1}",
                code="no-such-number",
                number=number,
            )
        for verb in self.verbs:
            if number < verb.first + verb.size:
                return verb
        raise AssertionError("unreachable: every number below the size belongs to a verb")

    def words(self, number: int) -> str:
        """The canonical text: `bid 7`."""
        verb = self.verb_of(number)
        pairs = zip(verb.arguments, verb.indices(number), strict=True)
        return " ".join([verb.name, *(argument.text(index) for argument, index in pairs)])

    def describe(self, number: int) -> Described:
        """The structured form: `{"verb": "bid", "amount": 7}`."""
        verb = self.verb_of(number)
        described: Described = {"verb": verb.name}
        for argument, index in zip(verb.arguments, verb.indices(number), strict=True):
            described[argument.name] = argument.value(index)
        return described

    def parse(self, text: str) -> int:
        """The number of a text; case and spaces do not matter."""
        name, *given = text.lower().split() or [""]
        return self.compose(name, given)

    def from_described(self, described: Described) -> int:
        """The number of a structured form."""
        verb = self.named(str(described.get("verb", "")))
        wanted = {argument.name for argument in verb.arguments}
        if set(described) - {"verb"} != wanted:
            raise UnknownAction(verb.expected(), code="wrong-arguments")
        return self.compose(verb.name, [described[a.name] for a in verb.arguments])

    def named(self, name: str) -> Verb:
        verb = self.by_name.get(name)
        if verb is None:
            known = ", ".join(self.by_name)
            raise UnknownAction(
                f"“{name}” is no action of this game; there are {known}", code="no-such-verb"
            )
        return verb

    def compose(self, name: str, given: Sequence[int | str]) -> int:
        verb = self.named(name)
        if len(given) != len(verb.arguments):
            raise UnknownAction(verb.expected(), code="wrong-arguments")
        indices: list[int] = []
        for argument, value in zip(verb.arguments, given, strict=True):
            index = argument.index(value)
            if index is None:
                raise UnknownAction(
                    f"“{value}” does not fit: {verb.expected()}", code="wrong-arguments"
                )
            indices.append(index)
        return verb.number(*indices)
