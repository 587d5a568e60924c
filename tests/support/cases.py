"""The plays that generic tests go over: every game with its numbers of seats and its options."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from itertools import product
from json import dumps

import pytest

import giglio
from giglio.kernel.game import Game, Option
from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import State

OWN = ("medici", "il_vecchio", "princes", "signorie")
# Options that add so much that they are almost games of their own.
EXPANSIONS = {"princes": ("muse_and_princess",)}


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...] = field(default=())

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game, str(self.seats), *chosen])

    @property
    def file_name(self) -> str:
        """`4`, `4-muse`, `2-freedoms-4`: how files of this case are called in its game's folder."""
        words = [name if value is True else f"{name}-{value}" for name, value in self.options]
        return "-".join([str(self.seats), *words])

    def new(self, seed: int, story: bool = False, **more: object) -> State:
        return giglio.new(
            self.game, self.seats, seed, options=dict(self.options), story=story, **more
        )


def variants(card: Game, seats: int) -> list[tuple[tuple[str, int], ...]]:
    """Every option alone, off its default."""
    return [
        ((option.name, choice),)
        for option in card.options
        for choice in option.choices
        if choice != option.default and fits(option, seats)
    ]


def fits(option: Option, seats: int) -> bool:
    return not option.seats or seats in option.seats


def short_cases(card: Game) -> list[Case]:
    """Every number of seats, and every option at one number of them."""
    cases = [Case(card.name, seats) for seats in card.seats]
    seen: set[tuple[tuple[str, int], ...]] = set()
    for seats in (card.usual_seats, *card.seats):
        for options in variants(card, seats):
            if options not in seen:
                seen.add(options)
                cases.append(Case(card.name, seats, options))
    return cases


def golden_cases(card: Game) -> list[Case]:
    """What golden games are kept of: the short cases, and expansions at every number of seats."""
    cases = short_cases(card)
    for name in EXPANSIONS.get(card.name, ()):
        with_it = [Case(card.name, seats, ((name, True),)) for seats in card.seats]
        cases += [case for case in with_it if case not in cases]
    return cases


def all_cases(card: Game) -> list[Case]:
    """The full product of seats and options."""
    cases: list[Case] = []
    for seats in card.seats:
        possible = [option for option in card.options if fits(option, seats)]
        for values in product(*(option.choices for option in possible)):
            chosen = zip((option.name for option in possible), values, strict=True)
            defaults = {option.name: option.default for option in possible}
            cases.append(
                Case(
                    card.name, seats, tuple(pair for pair in chosen if defaults[pair[0]] != pair[1])
                )
            )
    return cases


@cache
def plays() -> list[object]:
    """All cases as parameters; those beyond the short profile are marked long."""
    parameters: list[object] = []
    for card in giglio.games().values():
        short = short_cases(card)
        parameters += [pytest.param(case, id=str(case)) for case in short]
        parameters += [
            pytest.param(case, id=str(case), marks=pytest.mark.long)
            for case in all_cases(card)
            if case not in short
        ]
    return parameters


every_play = pytest.mark.parametrize("case", plays())


def stream(seed: int) -> Pcg32:
    made = Pcg32()
    made.key_from(seed)
    return made


def walk(state: State, choices: Pcg32, most: int = 20_000) -> Iterator[int]:
    """Random decisions one by one; yields before each the action that comes next."""
    for _ in range(most):
        if state.actor == giglio.OVER:
            return
        legal = state.legal()
        action = legal[choices.below(len(legal))]
        yield action
        state.play(action)
    raise AssertionError(f"no end after {most} decisions")


def digest(state: State) -> str:
    """A fingerprint of all that a state is, its past included."""
    told = dumps(state.state(), sort_keys=True)
    return sha256(f"{told} {list(state.chance.log)}".encode()).hexdigest()
