"""Setting up what the tests of Medici are about: games with scripted cards, and positions."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import giglio
from giglio.kernel.events import Event

COMMODITIES = ("cloth", "spice", "grain", "dye", "fur")
ALL_CARDS = [
    *(f"{name}-{value}" for name in COMMODITIES for value in (0, 1, 2, 3, 4, 5, 5)),
    "gold",
]
CARDS_OF_A_DAY = {2: 18, 3: 18, 4: 24, 5: 30, 6: 36}
HOLDS = {2: 7, 3: 5, 4: 5, 5: 5, 6: 5}
PHASES = ("selecting", "bidding", "over")
EMPTY = -1


def new(seats: int, *cards: str, first: int = 0, seed: int = 1, **more: object) -> giglio.State:
    """A game in which the first cards and the first seat are known, and the story is told."""
    script = [("first-seat", seats, first), *(("card", 0, card) for card in cards)]
    return giglio.new("medici", seats=seats, seed=seed, chance=script, story=True, **more)


def play(state: giglio.State, actions: str) -> None:
    """Several actions: `draw, stop, bid 3`."""
    for action in actions.split(", "):
        state.play(action)


def names(state: giglio.State, cards: Iterable[int]) -> list[str]:
    return [state.edition.card_names[card] for card in cards]


def events(state: giglio.State, what: str) -> list[Event]:
    assert state.story is not None
    return [event for event in state.story.events if event.what == what]


def amounts(state: giglio.State, what: str, **facts: object) -> dict[int, int]:
    """What each seat was paid by events of a kind."""
    return {
        event.seat: event.facts["amount"]
        for event in events(state, what)
        if all(event.facts[name] == value for name, value in facts.items())
    }


def legal(state: giglio.State) -> list[str]:
    return [state.words(action) for action in state.legal()]


def refused(state: giglio.State, action: str) -> giglio.IllegalAction:
    """How an action is refused; nothing may have changed."""
    before = state.state()
    try:
        state.play(action)
    except giglio.IllegalAction as error:
        assert state.state() == before
        return error
    raise AssertionError(f"“{action}” was not refused")


def position(
    seats: int,
    ships: Mapping[int, Sequence[str]],
    lot: Sequence[str],
    *,
    actor: int,
    selector: int | None = None,
    phase: str = "bidding",
    bid: tuple[int, int] = (EMPTY, 0),
    unsold: Sequence[str] = (),
    florins: Mapping[int, int] | None = None,
    levels: Mapping[int, Mapping[str, int]] | None = None,
    day: int = 1,
    coming: Sequence[str] = (),
    seed: int = 1,
) -> giglio.State:
    """A moment of a game. `bid`: seat and amount; `levels`: of counters; `coming`: next cards."""
    told = giglio.new("medici", seats=seats, seed=1).state()
    numbers = {name: number for number, name in enumerate(giglio.new("medici").edition.card_names)}
    holds = HOLDS[seats]
    loads = [list(ships.get(seat, ())) for seat in range(seats)]
    shown = [card for load in loads for card in load] + [*lot, *unsold]
    unseen = Counter(ALL_CARDS) - Counter(shown)
    start = 40 if seats < 5 else 30
    owned = [(florins or {}).get(seat, start) for seat in range(seats)]
    told |= {
        "actor": actor,
        "day": day,
        "phase": PHASES.index(phase),
        "selector": actor if selector is None else selector,
        "lot": [numbers[card] for card in lot],
        "high_bidder": bid[0],
        "high_bid": bid[1],
        "deck_left": CARDS_OF_A_DAY[seats] - len(shown),
        "unseen": [unseen[name] for name in numbers],
        "unsold": [numbers[card] for card in unsold],
        "ships": [
            numbers[load[hold]] if hold < len(load) else EMPTY
            for load in loads
            for hold in range(holds)
        ],
        "loaded": [len(load) for load in loads],
        "florins": owned,
        "tracks": [
            (levels or {}).get(seat, {}).get(name, 0)
            for seat in range(seats)
            for name in COMMODITIES
        ],
        "income": [
            part for have in owned for part in (min(have - start, 0), max(have - start, 0), 0, 0)
        ],
    }
    state = giglio.load("medici", told, seed=seed)
    script = [state.edition.chance_kinds[1][1].index(card) for card in coming]
    script_cards(state, script)
    state.tell()
    return state


def script_cards(state: giglio.State, cards: Sequence[int]) -> None:
    """Let these cards come next; the seed carries on after them."""
    from librt.vecs import vec
    from mypy_extensions import i64

    from giglio.kernel.chance import pack

    state.chance.begin_script(vec[i64]([pack(1, 0, 0, card) for card in cards]))


def last_lot(
    ships: Sequence[Sequence[str]],
    *,
    buyer: int = 0,
    filler: int | None = None,
    levels: Mapping[int, Mapping[str, int]] | None = None,
    florins: Mapping[int, int] | None = None,
    day: int = 1,
    seed: int = 1,
) -> giglio.State:
    """The last auction of a day that ends with these full ships.

    The buyer gets its last card for 1 florin, the filler its own for nothing; others are full.
    """
    seats = len(ships)
    filler = (buyer + 1) % seats if filler is None else filler
    loads = {seat: list(ship) for seat, ship in enumerate(ships)}
    lot, free = [loads[buyer].pop()], loads[filler].pop()
    return position(
        seats, loads, lot, actor=filler, selector=buyer, levels=levels, florins=florins, day=day,
        coming=[free], seed=seed,
    )  # fmt: skip


def end_day(state: giglio.State) -> None:
    """Bring such a last auction to its end."""
    play(state, "pass, bid 1")


def loads(seats: int, without: str = "") -> list[list[str]]:
    """Full ships for everyone, of cards of other commodities than the one named."""
    deck = [card for card in ALL_CARDS if not card.startswith(without or "?")]
    holds = HOLDS[seats]
    return [deck[seat * holds : (seat + 1) * holds] for seat in range(seats)]
