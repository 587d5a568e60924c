"""Reading component data, with errors that say where and what."""

from collections.abc import Mapping

from giglio.kernel.refusal import EditionError

KNOWN = ("sourced", "inferred", "reconstructed")


class Block:
    """A table of a TOML file, asked for what must be in it."""

    def __init__(self, data: Mapping[str, object], path: str = "") -> None:
        self.data = data
        self.path = path

    def error(self, text: str) -> EditionError:
        return EditionError(f"[{self.path}] {text}" if self.path else text)

    def value(self, name: str) -> object:
        if name not in self.data:
            raise self.error(f"“{name}” is missing")
        return self.data[name]

    def block(self, name: str) -> "Block":
        value = self.value(name)
        path = f"{self.path}.{name}" if self.path else name
        if not isinstance(value, dict):
            raise self.error(f"“{name}” must be a table")
        return Block(value, path)

    def blocks(self, name: str) -> list["Block"]:
        """The tables of an array of tables, `[[name]]`."""
        value = self.value(name)
        path = f"{self.path}.{name}" if self.path else name
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.error(f"“{name}” must be a list of tables")
        return [Block(item, f"{path} {number + 1}") for number, item in enumerate(value)]

    def number(self, name: str, low: int, high: int) -> int:
        return self.whole(name, self.value(name), low, high)

    def numbers(self, name: str, low: int, high: int) -> list[int]:
        value = self.value(name)
        if not isinstance(value, list):
            raise self.error(f"“{name}” must be a list of whole numbers")
        return [self.whole(name, item, low, high) for item in value]

    def whole(self, name: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(f"“{name}” has {value!r} where a whole number must stand")
        if not low <= value <= high:
            raise self.error(f"“{name}” has {value}; it goes from {low} to {high}")
        return value

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str) or not value:
            raise self.error(f"“{name}” must be a text")
        return value

    def texts(self, name: str) -> list[str]:
        value = self.value(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(f"“{name}” must be a list of texts")
        return value

    def known(self) -> str:
        """How the numbers of this block are known: sourced, inferred or reconstructed."""
        known = self.text("known")
        if known not in KNOWN:
            raise self.error(f"“known” is one of {', '.join(KNOWN)}, not “{known}”")
        return known
