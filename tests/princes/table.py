"""Setting up what the tests of The Princes of Florence are about: positions, and what comes next.

The seats of the rulebook's examples: Anna is seat 0, Bob 1, Chris 2, David 3.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import giglio
from giglio.games.princes.grid import beside
from giglio.kernel.events import Event
from giglio.kernel.layers import KNOWN_SHIFT, LAYER_SHIFT, ORDERED
from giglio.registry import begin_chance

ANNA, BOB, CHRIS, DAVID, ELENA = range(5)
LANDSCAPES = ("forest", "lake", "park")
BUILDINGS = (
    "university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theater",
    "tower", "chapel",
)  # fmt: skip
FREEDOMS = ("travel", "opinion", "religion")
DECKS = ("profession", "prestige", "bonus")
CHARACTERS = ("banker", "cardinal", "merchant", "muse", "princess", "professor")
OBJECTS = (*LANDSCAPES, "jester", "builder", "prestige", "recruiting", "landscape")
SUPPLY = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting": 5}
PHASES = (
    "dealing", "naming", "bidding", "last", "favour", "choosing", "laying", "keeping", "ordering",
    "recruit-now", "offering", "just-won", "lapsing", "professor-deck", "acting", "adding",
    "exchanging", "over",
)  # fmt: skip
STAGES = {"naming": 1, "bidding": 1, "last": 1, "offering": 2, "acting": 3}
COINS = 22_700
SOURCES = 9
MINIMUM = (7, 10, 12, 14, 15, 16, 17)
NONE = -1

BySeat = Mapping[int, Any]
PARTS: Any = giglio.new("princes", 4, seed=0).edition


def number_of(deck: str, card: str) -> int:
    return PARTS.card_names[DECKS.index(deck)].index(card)


def as_set(deck: str, cards: Sequence[str]) -> int:
    return sum(1 << number_of(deck, card) for card in cards)


def piece_number(piece: str) -> int:
    return (*LANDSCAPES, *BUILDINGS).index(piece)


def placement(piece: str, place: str) -> int:
    """The placement of a piece at “a1 r1”."""
    lay = PARTS.actions.by_name["lay"]
    number = PARTS.actions.parse(f"lay {place}") - lay.first
    found = int(PARTS.placement_at[piece_number(piece) * lay.size + number])
    assert found >= 0, f"{piece} does not lie within the grid at {place}"
    return found


def covers(found: int) -> int:
    return int(PARTS.placement_covers[found])


def packed(pieces: Sequence[str | tuple[str, str]], apart: bool) -> list[int]:
    """Placements of pieces: where a test says nothing, anywhere that is allowed."""

    def rest(at: int, covered: int, walls: int) -> list[int] | None:
        if at == len(pieces):
            return []
        piece = pieces[at]
        name = piece if isinstance(piece, str) else piece[0]
        number = piece_number(name)
        first, last = PARTS.placement_first[number], PARTS.placement_first[number + 1]
        tried = range(first, last) if piece == name else [placement(*piece)]  # type: ignore[misc]
        building = name in BUILDINGS
        blocked = covered | (int(beside(walls)) if building and apart else 0)
        for found in tried:
            if covers(found) & blocked == 0:
                others = rest(at + 1, covered | covers(found), walls | covers(found) * building)
                if others is not None:
                    return [int(found), *others]
        return None

    palazzo = int(PARTS.palazzo)
    found = rest(0, palazzo, palazzo)
    assert found is not None, f"{pieces} do not fit"
    return found


def position(
    seats: int = 4,
    *,
    actor: int = 0,
    phase: str = "acting",
    round: int = 1,
    starter: int = 0,
    florins: BySeat | None = None,
    points: BySeat | None = None,
    hands: BySeat | None = None,
    open_hands: BySeat | None = None,
    tables: BySeat | None = None,
    recruiting: BySeat | None = None,
    recruited: BySeat | None = None,
    prestige: BySeat | None = None,
    bonus: BySeat | None = None,
    pieces: BySeat | None = None,
    freedoms: BySeat | None = None,
    jesters: BySeat | None = None,
    builders: BySeat | None = None,
    best: BySeat | None = None,
    left: int = 2,
    top: Mapping[str, Sequence[str]] | None = None,
    without: Mapping[str, Sequence[str]] | None = None,
    supplied: Sequence[int] = (),
    declined: Sequence[int] = (),
    closed: Sequence[str] = (),
    characters: BySeat | None = None,
    markers: Mapping[str, tuple[int, int]] | None = None,
    settled: Sequence[int] = (),
    pot: int = 600,
    expansion: bool = False,
    coming: Sequence[tuple[str, int, Any]] = (),
    options: Mapping[str, Any] | None = None,
) -> giglio.State:
    """A moment of a game.

    Everybody has 3,500 florins, no points, no cards and an empty principality unless a test says
    otherwise. `pieces`: names, or name and place, in the order they were laid. `top`: cards lying
    uppermost on a deck, in an order that nobody knows; the others are shuffled below. `without`:
    bonus cards out of the game.
    """
    chosen = {"muse_and_princess": expansion, **(options or {})}
    told = giglio.new("princes", seats, seed=1, options=chosen).state()
    everybody = range(seats)

    def by_seat(given: BySeat | None, default: int = 0) -> list[int]:
        return [(given or {}).get(seat, default) for seat in everybody]

    laid = {
        seat: packed((pieces or {}).get(seat, ()), by_seat(builders)[seat] < 2)
        for seat in everybody
    }
    names = {seat: [PARTS.piece_names[PARTS.piece_of(p)] for p in laid[seat]] for seat in everybody}
    walls = {
        seat: int(PARTS.palazzo)
        | sum(
            covers(p) for p, name in zip(laid[seat], names[seat], strict=True) if name in BUILDINGS
        )
        for seat in everybody
    }
    money = by_seat(florins, 3500)
    fame = by_seat(points)
    told |= {
        "actor": actor,
        "phase": PHASES.index(phase),
        "stage": STAGES[phase],
        "round": round,
        "starter": starter,
        "namer": actor,
        "florins": money,
        "fame": fame,
        "earned": [fame[seat] if source == 0 else 0 for seat in everybody for source in range(9)],
        "open_hands": [as_set("profession", (open_hands or {}).get(s, ())) for s in everybody],
        "tables": [as_set("profession", (tables or {}).get(seat, ())) for seat in everybody],
        "recruiting": by_seat(recruiting),
        "recruited": by_seat(recruited),
        "built": [
            sum(1 << BUILDINGS.index(name) for name in names[seat] if name in BUILDINGS)
            for seat in everybody
        ],
        "landscapes": [names[seat].count(name) for seat in everybody for name in LANDSCAPES],
        "freedoms": [
            sum(1 << FREEDOMS.index(name) for name in (freedoms or {}).get(seat, ()))
            for seat in everybody
        ],
        "jesters": by_seat(jesters),
        "builders": by_seat(builders),
        "covered": [int(PARTS.palazzo) | sum(covers(p) for p in laid[s]) for s in everybody],
        "walls": [walls[seat] for seat in everybody],
        "laid": [p * 8 + seat for seat in everybody for p in laid[seat]],
        "best": by_seat(best),
        "left": left if phase == "acting" else 0,
        "supplied": sum(1 << seat for seat in supplied),
        "declined": sum(1 << seat for seat in declined),
        "closed": sum(1 << OBJECTS.index(name) for name in closed),
        "characters": [
            CHARACTERS.index((characters or {})[seat]) if seat in (characters or {}) else NONE
            for seat in everybody
        ],
        "markers": [(markers or {}).get(name, (NONE, 0))[0] for name in CHARACTERS],
        "spaces": [(markers or {}).get(name, (NONE, 0))[1] for name in CHARACTERS],
        "settled": sum(1 << seat for seat in settled),
        "pot": pot if expansion else 0,
    }
    hands = {seat: [*(hands or {}).get(seat, ()), *(open_hands or {}).get(seat, ())]
             for seat in everybody}  # fmt: skip
    held = {"profession": hands, "prestige": prestige or {}, "bonus": bonus or {}}
    told["hands"] = [as_set(deck, held[deck].get(s, ())) for s in everybody for deck in DECKS]
    for deck in DECKS:
        elsewhere = [card for cards in held[deck].values() for card in cards]
        if deck == "profession":
            elsewhere += [card for cards in (tables or {}).values() for card in cards]
        elsewhere += (without or {}).get(deck, ())
        told[f"{deck}_deck"] = stack(deck, elsewhere, (top or {}).get(deck, ()))
    told["supply"] = [
        SUPPLY["forest"] - sum(names[seat].count(name) for seat in everybody) for name in LANDSCAPES
    ] + [
        SUPPLY["jester"] - sum(by_seat(jesters)),
        SUPPLY["builder"] - sum(by_seat(builders)),
        0,
        SUPPLY["recruiting"] - sum(by_seat(recruiting)) - sum(by_seat(recruited)),
    ]
    told["building_supply"] = [
        3 - sum(name in names[seat] for seat in everybody) for name in BUILDINGS
    ]
    start = [1, 2, 2] if seats == 2 else [seats - 1] * 3
    if seats == 2 and chosen.get("freedoms") == 4:
        start = [1, 1, 2]
    told["freedom_supply"] = [
        start[number] - sum(name in (freedoms or {}).get(seat, ()) for seat in everybody)
        for number, name in enumerate(FREEDOMS)
    ]
    told["bank"] = COINS - sum(money) - told["pot"]
    state = giglio.load("princes", told, seed=1)
    begin_chance(state, 1, coming)
    state.tell()
    return state


def stack(deck: str, elsewhere: Sequence[str], top: Sequence[str]) -> list[int]:
    """The cards of a deck: an order that nobody knows, and a shuffled rest below it."""
    upper = [number_of(deck, card) | ORDERED for card in top]
    names = PARTS.card_names[DECKS.index(deck)]
    rest = [n for n, name in enumerate(names) if name not in elsewhere and name not in top]
    return upper + [(1 << LAYER_SHIFT if top else 0) | number for number in rest]


def knows(entry: int, seat: int) -> bool:
    return bool(entry >> (KNOWN_SHIFT + seat) & 1)


# -- playing and asking ----------------------------------------------------------------------------


def play(state: giglio.State, actions: str) -> None:
    """Several actions: `name park, pass, pass`."""
    for action in actions.split(", "):
        state.play(action)


def legal(state: giglio.State, verb: str = "") -> list[str]:
    """What may be done, or with a verb what it may be done with."""
    words = [state.words(action) for action in state.legal()]
    if not verb:
        return words
    return [text.partition(" ")[2] for text in words if text.split()[0] == verb]


def seat(state: giglio.State, number: int, eyes: int | None = None) -> Any:
    return state.view(eyes)["seats"][number]  # type: ignore[index]


def view(state: giglio.State, eyes: int | None = None) -> Any:
    return state.view(eyes)


def phase(state: giglio.State) -> object:
    return state.view(None)["phase"]


def events(state: giglio.State, what: str) -> list[Event]:
    assert state.story is not None
    return [event for event in state.story.events if event.what == what]


def told(state: giglio.State, what: str) -> list[tuple[int, dict[str, Any]]]:
    """Who did it, and the facts."""
    return [(event.seat, dict(event.facts)) for event in events(state, what)]


def refused(state: giglio.State, action: str) -> giglio.IllegalAction:
    """How an action is refused; nothing may have changed."""
    before = state.state()
    try:
        state.play(action)
    except giglio.IllegalAction as error:
        assert state.state() == before
        return error
    raise AssertionError(f"“{action}” was not refused")


def hand(state: giglio.State, number: int, deck: str = "profession") -> list[str]:
    return list(seat(state, number, number)["cards"][deck]["names"])
