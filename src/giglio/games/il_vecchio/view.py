"""What a seat may see of Il Vecchio, field by field.

Hidden are the nobility tiles of others, council tiles that lie face down, what another has before
it to choose from, and what lies in the stacks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.il_vecchio.actions import TOKEN_NAMES
from giglio.games.il_vecchio.parts import (
    COLOURS,
    COUNCIL_MASK,
    EVENT_NAMES,
    FREE_AREA,
    LINE,
    MIDDLEMEN,
    MOST_SPACES,
    NOBILITY_MASK,
    REGIONS,
    TOKENS,
    TRACK_NAMES,
)
from giglio.games.il_vecchio.scoring import leader, nobility_points, open_points
from giglio.games.il_vecchio.state import ENDED, NONE, PHASES, TRAVELLING
from giglio.kernel.layers import CARD, known_to

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from giglio.games.il_vecchio.state import Moment


def il_vecchio_view(state: Moment, eyes: int) -> dict[str, object]:
    parts = state.parts
    return {
        "round": int(state.round),
        "final": bool(state.final),
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "turn": int(state.turn),
        "start": int(state.start),
        "actions_left": int(state.actions_left),
        "crests_left": int(state.crests_left),
        "crests": int(parts.crests[state.seats]),
        "token": TRACK_NAMES[state.token_track()],
        "unseen_events": unseen_events(state),
        **under_way(state, eyes),
        "towns": [town_view(state, town) for town in range(parts.towns)],
        "areas": area_views(state),
        "middlemen": {
            COLOURS[colour]: middleman_view(state, colour) for colour in range(MIDDLEMEN)
        },
        "tracks": {name: track_view(state, track) for track, name in enumerate(TRACK_NAMES)},
        "council_stack": stack_view(state, state.council_stack, eyes),
        "nobility_stack": stack_view(state, state.nobility_stack, eyes),
        "tiles": tile_views(state),
        "seats": [seat_view(state, seat, eyes) for seat in range(state.seats)],
    }


def unseen_events(state: Moment) -> dict[str, int]:
    """How often each event can still come; none does where crests are quiet (variant-2)."""
    if state.quiet_crests:
        return {}
    return {name: int(count) for name, count in zip(EVENT_NAMES, state.unseen_events, strict=True)}


def under_way(state: Moment, eyes: int) -> dict[str, object]:
    """What is being done, and what there is to choose from."""
    parts = state.parts
    track = int(state.track)
    return {
        "town": parts.town_names[state.town] if state.town != NONE else None,
        "fares": fares(state) if state.phase == TRAVELLING else {},
        "track": TRACK_NAMES[track] if track != NONE else None,
        "cost": int(state.next_cost(track)) if NONE < track < REGIONS else 0,
        "tile": parts.province_names[state.tile] if state.tile != NONE else None,
        # 0: any town at all
        "area": None if state.area == NONE else int(state.area) % int(FREE_AREA),
        "to_place": int(state.to_place),
        "may_leave": bool(state.optional),
        "followers": int(state.followers),
        "levy": int(parts.levy),
        "seen_count": int(state.seen).bit_count(),
        "seen": tile_names(state, int(state.seen)) if eyes == state.actor else [],
    }


def fares(state: Moment) -> dict[str, int]:
    """What the ways of the chosen member cost, town by town."""
    parts = state.parts
    first = state.town * parts.towns
    return {
        name: int(parts.distance[first + town]) * int(parts.step)
        for town, name in enumerate(parts.town_names)
        if town != state.town
    }


def tile_names(state: Moment, tiles: int) -> list[str]:
    """The tiles of Florence in a set."""
    return [name for tile, name in enumerate(state.parts.florence_names) if tiles >> tile & 1]


def town_names(state: Moment, towns: int) -> list[str]:
    return [name for town, name in enumerate(state.parts.town_names) if towns >> town & 1]


# -- the board -------------------------------------------------------------------------------------


def blocks(state: Moment, name: str) -> list[dict[str, object]]:
    """A list of tables of the edition’s file, for what only drawings need."""
    found = state.parts.data[name]
    assert isinstance(found, list)
    return found


def town_view(state: Moment, town: int) -> dict[str, object]:
    parts = state.parts
    colour = int(parts.town_colour[town])
    drawn = blocks(state, "towns")[town]
    serves = colour < MIDDLEMEN and state.middlemen[colour] == town
    return {
        "town": parts.town_names[town],
        "colour": COLOURS[colour],
        "x": drawn["x"],
        "y": drawn["y"],
        "roads": town_names(state, int(parts.neighbours[town])),
        "leads_to": leads_to(state, town),
        "gives": {
            token: int(parts.goods[colour * TOKENS + at])
            for at, token in enumerate(TOKEN_NAMES)
            if parts.goods[colour * TOKENS + at] > 0
        },
        "middleman": bool(serves),
        "standing": [int(state.count_standing(seat, town)) for seat in range(state.seats)],
        "lying": [int(state.count_lying(seat, town)) for seat in range(state.seats)],
    }


def leads_to(state: Moment, town: int) -> list[str]:
    """The tracks that are entered from a town."""
    return [name for track, name in enumerate(TRACK_NAMES) if state.parts.gate[track] == town]


def area_views(state: Moment) -> list[dict[str, object]]:
    return [
        {
            "number": area["number"],
            "towns": area["towns"],
            "x": area["x"],
            "y": area["y"],
        }
        for area in blocks(state, "areas")
    ]


def middleman_view(state: Moment, colour: int) -> dict[str, object]:
    town = int(state.middlemen[colour])
    names = state.parts.town_names
    return {"town": names[town], "next": names[state.parts.next_town[town]]}


def track_view(state: Moment, track: int) -> dict[str, object]:
    parts = state.parts
    first = int(parts.first_space[state.seats])
    count = int(parts.spaces[track])
    line = [int(member) - 1 for member in state.lines[track * LINE : (track + 1) * LINE]]
    members = [seat for seat in line if seat != NONE]
    room = count - first
    view: dict[str, object] = {
        "gate": parts.town_names[parts.gate[track]],
        "spaces": [
            space_view(state, track, space, members[space - first : space - first + 1])
            for space in range(first, count)
        ],
        "beyond": members[room:],  # who came when it was full, in order
        "full": bool(state.is_full(track)),
        "leader": int(leader(state, track)),
    }
    if track < REGIONS:
        view["next_cost"] = int(state.next_cost(track))
        view["needs"] = needs(state, track)
        view["tiles"] = [
            name
            for tile, name in enumerate(parts.province_names)
            if int(state.province_stack & parts.region_tiles[track]) >> tile & 1
        ]
    else:
        view["scrolls"] = int(parts.office)
        view["next_cost"] = int(state.extra_cost(track))
    return view


def space_view(state: Moment, track: int, space: int, here: list[int]) -> dict[str, object]:
    at = track * int(MOST_SPACES) + space
    return {
        "space": space + 1,
        "cost": int(state.parts.cost[at]),
        "points": int(state.parts.points[at]),
        "crest": bool(state.parts.crest[at]),
        "seat": here[0] if here else None,
    }


def needs(state: Moment, region: int) -> list[list[int]]:
    """The payments that fit: assassins, knights, abbots."""
    parts = state.parts
    return [
        [int(parts.payment[at] >> 4), int(parts.payment[at] >> 2 & 3), int(parts.payment[at] & 3)]
        for at in range(parts.payment_first[region], parts.payment_first[region + 1])
        if parts.payment_fits[at]
    ]


def stack_view(state: Moment, stack: vec[i64], eyes: int) -> dict[str, object]:
    """How many tiles lie there, and which of them these eyes have put under it."""
    known = sum(1 << int(entry & CARD) for entry in stack if known_to(entry, eyes))
    return {"count": len(stack), "known": tile_names(state, known)}


def tile_views(state: Moment) -> dict[str, object]:
    """What every tile of the edition does, in the terms of its file."""
    told = ("name", "region", "known", "where")
    return {
        str(tile["name"]): {term: said for term, said in tile.items() if term not in told}
        for kind in ("provinces", "council", "nobility")
        for tile in blocks(state, kind)
    }


# -- the seats -------------------------------------------------------------------------------------


def seat_view(state: Moment, seat: int, eyes: int) -> dict[str, object]:
    own = eyes == seat
    open_to_all = state.phase == ENDED
    florence = int(state.florence[seat])
    nobility = florence & int(NOBILITY_MASK)
    points = int(open_points(state, seat))
    sheet: dict[str, int | None] = {**state.score_sheet(seat)}
    if own or open_to_all:
        points += int(nobility_points(state, seat))
    elif nobility:
        sheet["nobility-tiles"] = None
    unturned = int(state.unturned[seat])
    return {
        **{token: int(state.goods[seat * TOKENS + at]) for at, token in enumerate(TOKEN_NAMES)},
        "supply": int(state.supply[seat]),
        "in_towns": int(state.in_towns(seat)),
        "on_tracks": {
            name: int(state.on_track(seat, track)) for track, name in enumerate(TRACK_NAMES)
        },
        "provinces": province_names(state, int(state.provinces[seat])),
        "used": province_names(state, int(state.used[seat])),
        "council": tile_names(state, florence & int(COUNCIL_MASK)),
        "face_down": unturned > 0,
        "face_down_tile": state.parts.florence_names[unturned - 1] if own and unturned else None,
        "nobility_count": nobility.bit_count(),
        "nobility": tile_names(state, nobility) if own or open_to_all else [],
        "crests": int(state.crests[seat]),
        "passed": bool(state.passed >> seat & 1),
        "points": points,
        "sheet": sheet,  # the same by source, as it would stand if the game ended now
    }


def province_names(state: Moment, tiles: int) -> list[str]:
    return [name for tile, name in enumerate(state.parts.province_names) if tiles >> tile & 1]
