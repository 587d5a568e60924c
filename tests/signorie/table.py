"""Setting up what the tests of Signorie are about: positions, and what comes next by chance.

The seats play the boards in order: yellow is seat 0, red 1, purple 2, blue 3, so that the worked
examples of the rulebook can be told with its names.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import giglio
from giglio.kernel.events import Event
from giglio.registry import begin_chance

YELLOW, RED, PURPLE, BLUE = range(4)
COLUMNS = ("yellow", "red", "violet", "grey", "turquoise")
CAREERS = ("political", "clerical", "military")
ROWS = (*CAREERS, "marriage")
CITIES = ("milano", "venezia", "firenze", "roma", "napoli")
HOUSES = ("medici", "sforza", "este", "gonzaga", "borgia", "montefeltro")
VALUES = {2: 3, 3: 3, 4: 2, 5: 1}
TILES = {f"{house}-{value}": VALUES[value] for house in HOUSES for value in VALUES}
PHASES = (
    "board", "taking", "acting", "tracks", "mission", "marriage", "alliance", "hiring",
    "helpers", "reward", "wedding", "payment", "over",
)  # fmt: skip
REMOVED = {2: 2, 3: 1, 4: 0}
CITIES_USED = {2: 3, 3: 4, 4: 5}
MALES, FEMALES = 12, 11
EMPTY = -1
# Where the assignment tiles lie unless a test says otherwise.
ASSIGNED = {
    ("yellow", "male"): "alliance",
    ("yellow", "female"): "threshold",
    ("red", "male"): "career",
    ("red", "female"): "florins",
    ("violet", "male"): "initiative",
    ("violet", "female"): "tracks",
    ("grey", "male"): "mission",
    ("grey", "female"): "marriage",
    ("turquoise", "male"): "offspring",
    ("turquoise", "female"): "helper",
}
REWARDS = ("mission", "alliance", "marriage", "offspring", "tracks", "helpers", "cities")


def position(
    seats: int = 4,
    *,
    actor: int = 0,
    phase: str = "taking",
    round: int = 1,
    order: Sequence[int] | None = None,
    passed: Sequence[int] = (),
    florins: Mapping[int, int] | None = None,
    available: Mapping[int, tuple[int, int]] | None = None,
    stock: Mapping[int, tuple[int, int]] | None = None,
    careers: Mapping[int, Mapping[str, Sequence[int]]] | None = None,
    cities: Mapping[str, Sequence[str]] | None = None,
    alliances: Mapping[str, Mapping[str, str]] | None = None,
    dice: Mapping[str, Sequence[int]] | None = None,
    placed: Mapping[int, Mapping[str, int]] | None = None,
    assigned: Mapping[tuple[str, str], str] | None = None,
    helpers: Mapping[int, Sequence[str]] | None = None,
    helper_supply: int | None = None,
    brides: Mapping[int, int] | None = None,
    laid: Mapping[int, Mapping[str, Sequence[str]]] | None = None,
    face_down: Mapping[int, Mapping[str, int]] | None = None,
    initiative: Sequence[tuple[int, int]] = (),
    threshold: Mapping[int, int] | None = None,
    rewards: Sequence[str] = REWARDS,
    stack_empty: bool = False,
    coming: Sequence[tuple[str, int, Any]] = (),
) -> giglio.State:
    """A moment of a game.

    Slots of careers count from 1. `cities`: who is where, in order, “0m” a male of seat 0.
    `initiative`: seat and slot from 1, those that came later further back. Everybody has 10
    florins, 4 males and 3 females available, and whatever is not said lies in the stock.
    """
    start = giglio.new("signorie", seats, seed=1)
    told = start.state()
    parts = start.edition
    tiles = list(TILES)
    order = list(range(seats)) if order is None else list(order)
    told |= {
        "actor": actor,
        "phase": PHASES.index(phase),
        "round": round,
        "order": order,
        "turn": order.index(actor),
        "passed": [int(seat in passed) for seat in range(seats)],
        "boards": list(range(seats)),
        "open_cities": [int(city < CITIES_USED[seats]) for city in range(5)],
        "florins": [(florins or {}).get(seat, 10) for seat in range(seats)],
        "points": [0] * (seats * 9),
        "waiting": [0] * (seats * 2),
        "threshold": [(threshold or {}).get(seat, 13) for seat in range(seats)],
        "brides": [(brides or {}).get(seat, 0) for seat in range(seats)],
    }
    men = [
        [(careers or {}).get(seat, {}).get(name, ()).count(slot) for slot in range(1, 9)]
        for seat in range(seats)
        for name in CAREERS
    ]
    told["careers"] = [count for row in men for count in row]
    here = {name: list((cities or {}).get(name, ())) for name in CITIES}
    told["filled"] = [len(here[name]) for name in CITIES]
    told["places"] = [
        place
        for city in CITIES
        for place in [int(n[0]) * 2 + "mf".index(n[1]) for n in here[city]]
        + [EMPTY] * (8 - len(here[city]))
    ]
    told["available"], told["stock"] = supplies(told, seats, available or {}, stock or {})
    lying = {
        (city, slot): (alliances or {}).get(city, {}).get(slot)
        for city in CITIES
        for slot in ("marriage", "mission")
    }
    told["alliances"] = [EMPTY if t is None else tiles.index(t) for t in lying.values()]
    beside = [
        list((laid or {}).get(seat, {}).get(row, ())) for seat in range(seats) for row in ROWS
    ]
    told["laid"] = [row.count(tile) for row in beside for tile in tiles]
    told["face_down"] = [
        (face_down or {}).get(seat, {}).get(row, 0) for seat in range(seats) for row in ROWS
    ]
    seen = [t for t in lying.values() if t] + [t for row in beside for t in row]
    told["unseen"] = [TILES[tile] - seen.count(tile) for tile in tiles]
    told["stack"] = sum(told["unseen"]) - 6 * REMOVED[seats] - sum(told["face_down"])
    if stack_empty:  # all that is left lies face down before the last seat
        told["face_down"][-1] += told["stack"]
        told["stack"] = 0
    told |= dice_of(seats, dice or {}, placed or {})
    slots = dict(ASSIGNED)
    for slot, tile in (assigned or {}).items():
        other = next(place for place, lies in slots.items() if lies == tile)
        slots[other], slots[slot] = slots[slot], tile
    told["assigned"] = [
        parts.assignment_names.index(slots[column, sex])
        for column in COLUMNS
        for sex in ("male", "female")
    ]
    hired = [list((helpers or {}).get(seat, ())) for seat in range(seats)]
    told["helpers"] = [sum(1 << parts.helper_names.index(name) for name in row) for row in hired]
    told["helper_supply"] = 48 - sum(len(row) for row in hired)
    if helper_supply is not None:
        assert helper_supply == told["helper_supply"]
    told["rewards"] = [
        (parts.bonus_names if at < 5 else parts.point_names).index(name)
        for at, name in enumerate(rewards)
    ]
    told["initiative"] = [0] * seats
    told["arrival"] = [seats - order.index(seat) for seat in range(seats)]
    told["arrivals"] = seats
    for seat, slot in initiative:
        told["arrivals"] += 1
        told["initiative"][seat] = slot - 1
        told["arrival"][seat] = told["arrivals"]
    state = giglio.load("signorie", told, seed=1)
    begin_chance(state, 1, coming)
    state.tell()
    return state


def supplies(
    told: Mapping[str, Any],
    seats: int,
    available: Mapping[int, tuple[int, int]],
    stock: Mapping[int, tuple[int, int]],
) -> tuple[list[int], list[int]]:
    """Available supply and general stock, so that every seat has all its meeples."""
    here: list[int] = []
    there: list[int] = []
    for seat in range(seats):
        men = sum(told["careers"][seat * 24 : seat * 24 + 24])
        left = [
            MALES - men - told["places"].count(seat * 2),
            FEMALES - told["places"].count(seat * 2 + 1),
        ]
        if seat in stock:
            supply = [left[sex] - stock[seat][sex] for sex in (0, 1)]
        else:
            supply = list(available.get(seat, (4, 3)))
        here += supply
        there += [left[sex] - supply[sex] for sex in (0, 1)]
    return here, there


def dice_of(
    seats: int, dice: Mapping[str, Sequence[int]], placed: Mapping[int, Mapping[str, int]]
) -> dict[str, list[int]]:
    """The dice on the game board (threes, where nothing is said) and on the player boards."""
    pool: list[int] = []
    for column in COLUMNS:
        taken = sum(column in placed.get(seat, {}) for seat in range(seats))
        values = list(dice.get(column, ()))
        values += [3] * (seats - taken - len(values))
        pool += [values.count(face) for face in range(1, 7)]
    on_boards = [placed.get(seat, {}).get(column, 0) for seat in range(seats) for column in COLUMNS]
    return {"dice": pool, "placed": on_boards}


def rolls(*dice: int) -> list[tuple[str, int, Any]]:
    """Offspring dice to come."""
    names = ("one", "two", "three", "four", "five", "six")
    return [("child", 6, names[face - 1]) for face in dice]


def play(state: giglio.State, actions: str) -> None:
    """Several actions: `take red 3, signoria`."""
    for action in actions.split(", "):
        state.play(action)


def legal(state: giglio.State, verb: str = "") -> list[str]:
    """What may be done, or with a verb only those actions."""
    words = [state.words(action) for action in state.legal()]
    return [text for text in words if text.split()[0] == verb or not verb]


def seat(state: giglio.State, number: int) -> Any:
    return state.view(None)["seats"][number]  # type: ignore[index]


def city(state: giglio.State, name: str) -> Any:
    return state.view(None)["cities"][CITIES.index(name)]  # type: ignore[index]


def phase(state: giglio.State) -> object:
    return state.view(None)["phase"]


def stack(state: giglio.State, slot: int) -> Any:
    """The discs on a slot of the initiative track, the topmost first; slots count from 1."""
    return state.view(None)["initiative"][slot - 1]["stack"]  # type: ignore[index]


def men(state: giglio.State, number: int) -> dict[str, list[int]]:
    """The slots, from 1, on which males of a seat stand."""
    careers: Any = state.view(None)["careers"]
    return {
        name: [slot + 1 for slot, counts in enumerate(rows) for _ in range(counts[number])]
        for name, rows in careers.items()
    }


def events(state: giglio.State, what: str) -> list[Event]:
    assert state.story is not None
    return [event for event in state.story.events if event.what == what]


def refused(state: giglio.State, action: str) -> giglio.IllegalAction:
    """How an action is refused; nothing may have changed."""
    before = state.state()
    try:
        state.play(action)
    except giglio.IllegalAction as error:
        assert state.state() == before
        return error
    raise AssertionError(f"“{action}” was not refused")
