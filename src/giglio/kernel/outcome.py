"""One chance outcome in words: `card 36 = grain-5`."""

from typing import NamedTuple

from giglio.kernel.chance import ChanceError, pack

Kinds = tuple[tuple[str, tuple[str, ...]], ...]


class Outcome(NamedTuple):
    """A kind of chance, how many outcomes were equally likely, and which one came."""

    kind: str
    n: int
    value: int | str

    def __str__(self) -> str:
        return f"{self.kind} {self.n} = {self.value}"

    @classmethod
    def named(cls, kinds: Kinds, kind: int, n: int, value: int) -> "Outcome":
        name, values = kinds[kind]
        return cls(name, n, values[value] if values else value)

    @classmethod
    def parse(cls, text: str) -> "Outcome":
        """From `card 36 = grain-5` or the short `card = grain-5`, which leaves the count open."""
        left, equals, value = text.partition("=")
        words = left.split()
        if not equals or len(words) not in (1, 2) or len(value.split()) != 1:
            raise ChanceError(f"“{text}” is no chance outcome; write “card 36 = grain-5”")
        if len(words) == 2 and not words[1].isdigit():
            raise ChanceError(f"“{words[1]}” in “{text}” is not a number")
        value = value.strip()
        return cls(
            words[0],
            int(words[1]) if len(words) == 2 else 0,
            int(value) if value.isdigit() else value,
        )

    def packed(self, kinds: Kinds) -> int:
        """The number a script holds for it."""
        for number, (name, values) in enumerate(kinds):
            if name == self.kind:
                return int(pack(number, 0, self.n, self.place_in(values)))
        known = ", ".join(name for name, _ in kinds) or "none"
        raise ChanceError(f"there is no chance of kind “{self.kind}” here; known: {known}")

    def place_in(self, values: tuple[str, ...]) -> int:
        if not values:
            if isinstance(self.value, int) and self.value >= 0:
                return self.value
            raise ChanceError(f"“{self.value}” in “{self}” is not a number")
        if self.value in values:
            return values.index(str(self.value))
        raise ChanceError(
            f"“{self.value}” in “{self}” is no {self.kind}; known: {', '.join(values)}"
        )
