"""The weights of a judgement: declared by the game, kept as data with where they come from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite

from librt.vecs import vec


class WeightsError(ValueError):
    """A file of weights that does not fit; the text says what is wrong."""


@dataclass(frozen=True)
class Weight:
    """One number that a judgement goes by, and between which bounds it makes sense."""

    name: str
    low: float
    high: float
    about: str


@dataclass(frozen=True)
class Weights:
    """A value for each declared weight, in that order; and how they were found."""

    declared: tuple[Weight, ...] = ()
    values: tuple[float, ...] = ()
    provenance: Mapping[str, object] = field(default_factory=dict)

    def packed(self) -> vec[float]:
        """As the compiled judgement reads them."""
        return vec[float](self.values)

    def by_name(self) -> dict[str, float]:
        return {weight.name: at for weight, at in zip(self.declared, self.values, strict=True)}

    def moved(self, values: Sequence[float], provenance: Mapping[str, object]) -> "Weights":
        """Other values of the same weights."""
        return Weights(self.declared, tuple(values), provenance)


def read_weights(declared: tuple[Weight, ...], data: Mapping[str, object]) -> Weights:
    """The content of a weights.toml, checked: every declared weight, each within its bounds."""
    given = table(data, "weights")
    provenance = table(data, "provenance")
    if not isinstance(provenance.get("method"), str):
        raise WeightsError("[provenance] says by which “method” the weights were found")
    names = [weight.name for weight in declared]
    for name in given:
        if name not in names:
            raise WeightsError(f"[weights] there is no weight “{name}”; known: {', '.join(names)}")
    return Weights(declared, tuple(checked(weight, given) for weight in declared), provenance)


def table(data: Mapping[str, object], name: str) -> Mapping[str, object]:
    found = data.get(name)
    if not isinstance(found, dict):
        raise WeightsError(f"a table [{name}] is missing")
    return found


def checked(weight: Weight, given: Mapping[str, object]) -> float:
    if weight.name not in given:
        raise WeightsError(f"[weights] “{weight.name}” is missing")
    value = given[weight.name]
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not isfinite(value):
        raise WeightsError(f"[weights] “{weight.name}” must be a number, not {value!r}")
    if not weight.low <= value <= weight.high:
        bounds = f"it goes from {weight.low:g} to {weight.high:g}"
        raise WeightsError(f"[weights] “{weight.name}” is {value:g}; {bounds}")
    return float(value)


def weights_text(title: str, weights: Weights) -> str:
    """The file that says these weights; reading it gives them again."""
    lines = [
        f"# What the judgement of {title} goes by: each number with what it means, and how all of",
        "# them were found. `giglio tune` writes such files; see docs/tuning.md.",
        "",
        "[weights]",
    ]
    for weight, value in zip(weights.declared, weights.values, strict=True):
        lines += [f"# {weight.about}", f"{weight.name} = {value!r}"]
    lines += ["", "[provenance]"]
    lines += [f"{name} = {toml_value(value)}" for name, value in weights.provenance.items()]
    return "\n".join(lines) + "\n"


def toml_value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(toml_value, value))}]"
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'"{escaped}"'
