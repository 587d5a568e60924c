"""Small games whose values can be worked out by hand or by brute force, for tests of search."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.kernel.actions import Actions, Verb, Whole
from giglio.kernel.chance import EVERYONE, NOBODY, Chance
from giglio.kernel.edition import Edition
from giglio.kernel.judge import Judge
from giglio.kernel.state import OVER, State


def begin(toy: Toy, seats: int, seed: int = 1) -> Toy:
    """Set a toy game up."""
    edition = Edition()
    edition.game = type(toy).__name__
    edition.actions = Actions(Verb("choose", Whole("number", 0, 99)))
    edition.chance_kinds = tuple((f"kind-{kind}", ()) for kind in range(4))
    toy.edition = edition
    toy.seats = seats
    toy.chance.begin_seeded(seed.to_bytes(32, "big"))
    toy.begin()
    toy.settle()
    return toy


def row(*numbers: int) -> vec[i64]:
    made = vec[i64]()
    for number in numbers:
        made = append(made, number)
    return made


class Toy(State):
    """What all toys share: points by seat, and a view of all that is open."""

    OPEN: ClassVar[tuple[str, ...]] = ()
    SECRET: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self.points: list[int] = []

    def copy(self) -> State:
        twin = type(self)()
        twin.points = list(self.points)
        for name in (*self.OPEN, *self.SECRET):
            setattr(twin, name, getattr(self, name))
        return twin

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def view_for(self, seat: i64) -> dict[str, object]:
        told: dict[str, object] = {name: int(getattr(self, name)) for name in self.OPEN}
        return {"actor": int(self.actor), "points": list(map(int, self.points)), **told}


TAKE, GAMBLE = 0, 1
CARDS, DIE = 3, 5


class Race(Toy):
    """In turn, a card of 1 to 3 shows: take that many points, or roll 0 to 4 instead."""

    OPEN = ("card", "turns")

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0
        self.card = 0

    def begin(self) -> None:
        self.points = [0] * self.seats
        self.actor = 0
        self.card = 1 + self.chance.draw(0, CARDS)

    def moves(self) -> vec[i64]:
        return row(TAKE, GAMBLE)

    def apply(self, action: i64) -> None:
        gained = self.card if action == TAKE else self.chance.draw(1, DIE)
        self.points[self.actor] += int(gained)
        self.turns += 1
        if self.turns == 4:
            self.actor = OVER
        else:
            self.actor = self.turns % self.seats
            self.card = 1 + self.chance.draw(0, CARDS)


def race_value(points: tuple[int, ...], turns: int, card: int, action: int) -> float:
    """The chance that seat 0 wins, if both play their best, by the rules alone."""
    seat = turns % 2
    outcomes = [card] if action == TAKE else list(range(DIE))
    total = 0.0
    for gained in outcomes:
        after = tuple(own + gained * (at == seat) for at, own in enumerate(points))
        if turns == 3:
            total += 0.5 if after[0] == after[1] else float(after[0] > after[1])
            continue
        best = max if (turns + 1) % 2 == 0 else min
        for next_card in range(1, CARDS + 1):
            choices = [race_value(after, turns + 1, next_card, a) for a in (TAKE, GAMBLE)]
            total += best(choices) / CARDS
    return total / len(outcomes)


SAFE, LOOK, GUESS = 0, 1, 10  # guess n is the action GUESS + n
BOXES = 3


class Boxes(Toy):
    """A coin lies in one of three boxes; seat 0 wins by naming it.

    It may play safe instead and win 4 times of 10; or look into box 0 before it names one, which
    goes wrong once in ten times.
    """

    OPEN = ("looked", "seen")
    SECRET = ("coin",)

    def __init__(self) -> None:
        super().__init__()
        self.coin = 0
        self.looked = False
        self.seen = -1  # what it saw: 1 the coin, 0 nothing

    def begin(self) -> None:
        self.points = [0, 0]
        self.actor = 0
        self.coin = int(self.chance.draw(0, BOXES, NOBODY))

    def moves(self) -> vec[i64]:
        guesses = row(*(GUESS + box for box in range(BOXES)))
        return guesses if self.looked else append(append(guesses, SAFE), LOOK)

    def apply(self, action: i64) -> None:
        if action == SAFE:
            self.end(self.chance.draw(1, 10) < 4)
        elif action >= GUESS:
            self.end(action - GUESS == self.coin)
        elif self.chance.draw(2, 10) == 0:
            self.end(False)
        else:
            self.looked = True
            self.seen = int(self.coin == 0)
            self.show(self.seen)

    def end(self, won: bool) -> None:
        self.points = [1, 0] if won else [0, 1]
        self.actor = OVER

    def redraw(self, seat: i64, chance: Chance) -> None:
        boxes = [box for box in range(BOXES) if self.seen < 0 or (box == 0) == (self.seen == 1)]
        self.coin = boxes[chance.below(len(boxes))]


class Pennies(Toy):
    """Seat 1 puts a coin into one of two hands; seat 0 guesses it, or plays safe: 6 wins of 10."""

    OPEN = ("hidden", "risk")
    SECRET = ("hand",)

    def __init__(self) -> None:
        super().__init__()
        self.hand = 0
        self.hidden = False
        self.risk = False

    def begin(self) -> None:
        self.points = [0, 0]
        self.actor = 0

    def moves(self) -> vec[i64]:
        if self.actor == 0 and not self.risk:
            return row(SAFE, GUESS)
        return row(0, 1)

    def audience(self, action: i64) -> i64:
        return 1 << 1 if self.actor == 1 else EVERYONE

    def apply(self, action: i64) -> None:
        if self.actor == 1:
            self.hand, self.hidden, self.actor = int(action), True, 0
        elif self.hidden:
            self.end(action == self.hand)
        elif action == SAFE:
            self.end(self.chance.draw(0, 10) < 6)
        else:
            self.risk, self.actor = True, 1

    def end(self, won: bool) -> None:
        self.points = [1, 0] if won else [0, 1]
        self.actor = OVER

    def redraw(self, seat: i64, chance: Chance) -> None:
        if seat != 1 and self.hidden:
            self.hand = int(chance.below(2))


DEPTH, WIDTH = 3, 4


class Payoffs(Toy):
    """Three seats choose in turn one of four; the way gives everybody's points.

    The numbers are such that nobody is nearly indifferent: choices differ by 80 points or more.
    """

    OPEN = ("way", "made")

    def __init__(self) -> None:
        super().__init__()
        self.way = 0
        self.made = 0

    def begin(self) -> None:
        self.points = [0, 0, 0]
        self.actor = 0

    def moves(self) -> vec[i64]:
        return row(*range(WIDTH))

    def apply(self, action: i64) -> None:
        self.way = self.way * WIDTH + int(action)
        self.made += 1
        self.actor = self.made % 3
        if self.made == DEPTH:
            self.points = payoffs(self.way)
            self.actor = OVER


def payoffs(way: int) -> list[int]:
    return [(way * 4248 + seat * 104_729 + way * way * 31 * (seat + 1)) % 997 for seat in range(3)]


def advantage(points: list[int], seat: int) -> float:
    """Own points less those of the others on average."""
    return points[seat] - (sum(points) - points[seat]) / 2


def best_way(way: int = 0, made: int = 0) -> tuple[list[int], list[int]]:
    """What three seats choose that each look for their own advantage, and where it leads."""
    if made == DEPTH:
        return [], payoffs(way)
    seat = made % 3
    lines = []
    for choice in range(WIDTH):
        line, points = best_way(way * WIDTH + choice, made + 1)
        lines.append(([choice, *line], points))
    return max(lines, key=lambda found: advantage(found[1], seat))


class Long(Toy):
    """A list of a hundred actions, of which the highest is best; then the other seat's turn."""

    OPEN = ("turns",)

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0

    def begin(self) -> None:
        self.points = [0] * self.seats
        self.actor = 0

    def moves(self) -> vec[i64]:
        return row(*range(100))

    def apply(self, action: i64) -> None:
        self.points[self.actor] += int(action)
        self.turns += 1
        self.actor = OVER if self.turns == 6 else self.turns % self.seats


class Foreseeing(Judge):
    """For long lists: high actions are promising."""

    def promise(self, state: State, action: i64) -> float:
        return float(action)


class Tranquil(Foreseeing):
    """The same, and rollouts are needless: points as they stand, with a doubt of 20."""

    def ripe(self, state: State, plies: i64) -> bool:
        return True

    def look(self, state: State) -> None:
        self.take_scores(state)
        self.doubt = 20.0
