"""Setting up what the tests of Il Vecchio are about: positions, and what comes next by chance."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import giglio
from giglio.kernel.events import Event
from giglio.kernel.layers import put_under
from giglio.registry import begin_chance

MEMBERS = 12
CRESTS = {2: 5, 3: 5, 4: 7}
TOKENS = ("florins", "assassin", "knight", "abbot", "scroll", "carriage", "bishop")
TRACKS = ("venice", "milan", "church", "council", "nobility")
COLOURS = ("brown", "black", "gray", "white", "purple")
EVENTS = ("levy", "middlemen", "member")
SUMS = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
# Where the middlemen stand unless a test says otherwise: a placement the setup allows.
MIDDLEMEN = {
    "brown": "pistoia",
    "black": "borgo-san-lorenzo",
    "gray": "mensano",
    "white": "vallombrosa",
    "purple": "greve",
}
PHASES = (
    "choosing", "area", "placing", "acting", "travelling", "help", "goods", "buying", "followers",
    "paying", "office", "levy", "member", "province", "tiles", "price", "gain", "rolling",
    "after", "over",
)  # fmt: skip
LINE = 16

Goods = Mapping[int, Mapping[str, int]]
Places = Mapping[int, Sequence[str]]


def position(
    seats: int = 4,
    *,
    actor: int = 0,
    start: int = 0,
    round: int = 3,
    final: bool = False,
    goods: Goods | None = None,
    standing: Places | None = None,
    lying: Places | None = None,
    tracks: Mapping[str, Sequence[int]] | None = None,
    middlemen: Mapping[str, str] | None = None,
    provinces: Places | None = None,
    used: Places | None = None,
    council: Places | None = None,
    nobility: Places | None = None,
    unturned: Mapping[int, str] | None = None,
    crests: Mapping[int, int] | None = None,
    shown: Mapping[str, int] | None = None,
    claimed: Sequence[str] = (),
    passed: Sequence[int] = (),
    council_left: Sequence[str] | None = None,
    nobility_left: Sequence[str] | None = None,
    coming: Sequence[tuple[str, int, Any]] = (),
    options: Mapping[str, bool] | None = None,
) -> giglio.State:
    """A moment of a game at the beginning of the acting seat’s turn.

    Nobody has anything but what is said; members that are nowhere are in the supply. What has been
    taken of the stacks and is said to be with nobody lies with the last seat: its province tiles
    (`claimed`) are used up, and stacks hold only `council_left` and `nobility_left`.
    """
    begun = giglio.new("il_vecchio", seats, seed=1, options=dict(options or {}))
    told, parts = begun.state(), begun.edition
    towns, tiles = parts.town_names, parts.florence_names
    taken = sum((crests or {}).values())
    if final and taken < CRESTS[seats]:  # the last seat has taken the others
        crests = dict(crests or {})
        crests[seats - 1] = crests.get(seats - 1, 0) + CRESTS[seats] - taken
        taken = CRESTS[seats]
    told |= {
        "actor": actor,
        "turn": actor,
        "start": start,
        "round": round,
        "phase": PHASES.index("acting"),
        "stage": 2,
        "final": int(final),
        "actions_left": 2 if final else 1,
        "untouched": 1,
        "goods": [(goods or {}).get(s, {}).get(token, 0) for s in range(seats) for token in TOKENS],
        "members": [
            list((standing or {}).get(s, ())).count(town)
            + 16 * list((lying or {}).get(s, ())).count(town)
            for s in range(seats)
            for town in towns
        ],
        "middlemen": [
            towns.index((middlemen or {}).get(colour, MIDDLEMEN[colour])) for colour in COLOURS
        ],
        "lines": [member for track in TRACKS for member in line_of((tracks or {}).get(track, ()))],
        "filled": [len((tracks or {}).get(track, ())) for track in TRACKS],
        "crests": [(crests or {}).get(s, 0) for s in range(seats)],
        "crests_left": CRESTS[seats] - taken,
        "unseen_events": unseen_events(0 if begun.options["quiet_crests"] else taken, shown),
        "passed": sum(1 << s for s in passed),
        "town": -1, "track": -1, "tile": -1, "area": -1, "to_place": 0, "optional": 0,
        "followers": 0, "rolls": 0, "seen": 0,
    }  # fmt: skip
    told["supply"] = [
        MEMBERS
        - len((standing or {}).get(s, ()))
        - len((lying or {}).get(s, ()))
        - sum(list(line).count(s) for line in (tracks or {}).values())
        for s in range(seats)
    ]
    face_up = masks(seats, provinces, parts.province_names)
    face_down = masks(seats, used, parts.province_names)
    face_down[-1] |= mask(claimed, parts.province_names)
    told["provinces"], told["used"] = face_up, face_down
    told["province_stack"] = (1 << 18) - 1 - sum(face_up) - sum(face_down)
    florence = masks(seats, council, tiles)
    for number, own in enumerate(masks(seats, nobility, tiles)):
        florence[number] |= own
    new = [tiles.index(unturned[s]) + 1 if s in (unturned or {}) else 0 for s in range(seats)]
    free = (1 << 24) - 1 - sum(florence) - sum(1 << tile - 1 for tile in new if tile)
    for left, kind in ((council_left, 0xFFF), (nobility_left, 0xFFF000)):
        if left is not None:  # what else there is has been kept by the last seat
            gone = free & kind & ~mask(left, tiles)
            florence[-1] |= gone
            free &= ~gone
    told["florence"], told["unturned"] = florence, new
    told["council_stack"] = stack(free & 0xFFF)
    told["nobility_stack"] = stack(free & 0xFFF000)
    state = giglio.load("il_vecchio", told, seed=1)
    begin_chance(state, 1, coming)
    state.tell()
    return state


def line_of(seats: Sequence[int]) -> list[int]:
    return [seat + 1 for seat in seats] + [0] * (LINE - len(seats))


def unseen_events(taken: int, shown: Mapping[str, int] | None) -> list[int]:
    """The crests whose face nobody has seen; middlemen came first, if nothing is said."""
    unseen = [3 - (shown or {}).get(name, 0) for name in EVENTS]
    for at in (1, 0, 2):
        more = max(0, min(unseen[at], taken - (9 - sum(unseen))))
        unseen[at] -= more
    return unseen


def mask(names: Iterable[str], all_names: Sequence[str]) -> int:
    return sum(1 << all_names.index(name) for name in names)


def masks(seats: int, held: Places | None, names: Sequence[str]) -> list[int]:
    return [mask((held or {}).get(seat, ()), names) for seat in range(seats)]


def stack(tiles: int) -> list[int]:
    """These tiles in an order that nobody knows."""
    cards = vec[i64]([tile for tile in range(24) if tiles >> tile & 1])
    return [int(entry) for entry in put_under(vec[i64](), cards, False, 0)]


# -- what comes by chance --------------------------------------------------------------------------


def roll(total: int) -> tuple[str, int, Any]:
    return ("roll", 36, SUMS[total - 2])


def crest(event: str) -> tuple[str, int, Any]:
    return ("event", 0, event)


def draw(*tiles: str) -> list[tuple[str, int, Any]]:
    return [("tile", 0, tile) for tile in tiles]


# -- playing and asking ----------------------------------------------------------------------------


def play(state: giglio.State, actions: str) -> None:
    """Several actions: `member prato, walk vernio`.

    With a question mark an action is left out where the engine has taken it as the only one.
    """
    for action in actions.split(", "):
        if not action.endswith("?"):
            state.play(action)
        elif action[:-1] in legal(state):
            state.play(action[:-1])


def legal(state: giglio.State, verb: str = "") -> list[str]:
    """What may be done, or with a verb only those actions."""
    words = [state.words(action) for action in state.legal()]
    return [text for text in words if text.split()[0] == verb or not verb]


def view(state: giglio.State, eyes: int | None = None) -> Any:
    return state.view(eyes)


def seat(state: giglio.State, number: int) -> Any:
    return view(state, number)["seats"][number]


def has(state: giglio.State, number: int) -> dict[str, int]:
    """What a seat has of coins and tokens, without what it has nothing of."""
    return {token: seat(state, number)[token] for token in TOKENS if seat(state, number)[token]}


def phase(state: giglio.State) -> str:
    return str(view(state)["phase"])


def town(state: giglio.State, name: str) -> Any:
    return next(one for one in view(state)["towns"] if one["town"] == name)


def where(state: giglio.State, number: int) -> dict[str, list[str]]:
    """The towns with members of a seat: those standing, those lying."""
    return {
        how: [one["town"] for one in view(state)["towns"] for _ in range(one[how][number])]
        for how in ("standing", "lying")
    }


def middleman(state: giglio.State, colour: str) -> str:
    return str(view(state)["middlemen"][colour]["town"])


def line(state: giglio.State, track: str) -> list[int]:
    """The seats on a track in the order in which their members came."""
    told = view(state)["tracks"][track]
    on_spaces = [space["seat"] for space in told["spaces"] if space["seat"] is not None]
    return [*on_spaces, *told["beyond"]]


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
