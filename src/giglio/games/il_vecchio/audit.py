"""What must hold at every moment of a play of Il Vecchio: nothing is lost, won or misplaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.il_vecchio.parts import (
    COUNCIL_MASK,
    COUNCIL_TILES,
    EVENT_NAMES,
    FLORENCE_TILES,
    FREE_AREA,
    LINE,
    MIDDLEMEN,
    NOBILITY_MASK,
    PROVINCES,
    TOKENS,
    TRACK_NAMES,
    TRACKS,
)
from giglio.games.il_vecchio.state import (
    ACTING,
    AFTER,
    BEFORE,
    CHOOSING,
    DONE_ACTING,
    ENDED,
    FIRST_PLACING,
    FOLLOWERS,
    HELP,
    LEVY,
    MEMBER,
    NONE,
    OFFICE,
    PAYING,
    PLACING,
    PRICE,
    TILES,
    TRAVELLING,
)
from giglio.kernel.layers import CARD

if TYPE_CHECKING:
    from giglio.games.il_vecchio.state import Moment


def audit(state: Moment) -> list[str]:
    """What is wrong with a state, in words."""
    wrong = sizes(state) or ranges(state)
    if wrong:
        return wrong  # nothing else can be looked up
    for seat in range(state.seats):
        wrong += family(state, seat)
    return [
        *wrong, *flow(state), *under_way(state), *lines(state), *middlemen(state), *crests(state),
        *provinces(state), *florence(state),
    ]  # fmt: skip


def sizes(state: Moment) -> list[str]:
    seats, towns = int(state.seats), int(state.parts.towns)
    expected = {
        "goods": seats * TOKENS,
        "supply": seats,
        "members": seats * towns,
        "middlemen": MIDDLEMEN,
        "lines": TRACKS * LINE,
        "filled": TRACKS,
        "unseen_events": len(EVENT_NAMES),
        "crests": seats,
        "provinces": seats,
        "used": seats,
        "florence": seats,
        "unturned": seats,
    }
    found = {name: len(getattr(state, name)) for name in expected}
    return [
        f"“{name}” has {found[name]} entries, not {needed}"
        for name, needed in expected.items()
        if found[name] != needed
    ]


def ranges(state: Moment) -> list[str]:
    """Numbers that stand for things the game does not have."""
    seats, towns = int(state.seats), int(state.parts.towns)
    all_provinces, all_florence = (1 << int(PROVINCES)) - 1, (1 << int(FLORENCE_TILES)) - 1
    allowed = {
        "goods": (0, 1 << 40),
        "middlemen": (0, towns - 1),
        "lines": (0, seats),
        "filled": (0, int(LINE)),
        "provinces": (0, all_provinces),
        "used": (0, all_provinces),
        "florence": (0, all_florence),
        "unturned": (0, int(COUNCIL_TILES)),
    }
    wrong = [
        f"“{name}” holds {number}"
        for name, (low, high) in allowed.items()
        for number in getattr(state, name)
        if not low <= number <= high
    ]
    single = {
        "phase": (int(CHOOSING), int(ENDED)),
        "stage": (int(FIRST_PLACING), int(DONE_ACTING)),
        "turn": (0, seats - 1),
        "start": (0, seats - 1),
        "final": (0, 1),
        "untouched": (0, 1),
        "optional": (0, 1),
        "actions_left": (0, 2),
        "crests_left": (0, int(state.parts.crests[seats])),
        "province_stack": (0, all_provinces),
        "passed": (0, (1 << seats) - 1),
        "town": (NONE, towns - 1),
        "track": (NONE, int(TRACKS) - 1),
        "tile": (NONE, int(PROVINCES) - 1),
        "area": (NONE, int(FREE_AREA)),
        "to_place": (0, 2),
        "followers": (0, 99),
        "rolls": (0, 9),
        "seen": (0, all_florence),
    }
    wrong += [
        f"“{name}” is {getattr(state, name)}"
        for name, (low, high) in single.items()
        if not low <= getattr(state, name) <= high
    ]
    return wrong


def flow(state: Moment) -> list[str]:
    """Whose turn it is, and for what."""
    phase = state.phase
    if (state.actor < 0) != (phase == ENDED):
        return [f"phase {phase} does not fit the acting seat {state.actor}"]
    if (state.round == 0) != (state.stage < BEFORE):
        return [f"there is no round {state.round} in this part of the game"]
    wrong: list[str] = []
    in_event = LEVY <= phase <= MEMBER
    if state.round > 0 and phase != ENDED and not in_event and state.actor != state.turn:
        wrong.append(f"it is not the turn of seat {state.actor}")
    if state.final == 1 and state.crests_left > 0:
        wrong.append("there are double turns while crests are left")
    if phase == AFTER and state.actions_left > 0:
        wrong.append("an action is left, but the turn is at its end")
    if phase == ACTING and state.actions_left == 0:
        wrong.append("no action is left")
    return wrong


def under_way(state: Moment) -> list[str]:
    """What a phase needs to know."""
    phase = state.phase
    in_town = TRAVELLING <= phase <= HELP or FOLLOWERS <= phase <= OFFICE
    if in_town and (
        state.town == NONE or state.count_standing(int(state.actor), int(state.town)) == 0
    ):
        return ["no member stands where one acts"]
    if (FOLLOWERS <= phase <= PAYING or LEVY <= phase <= TILES) and state.track == NONE:
        return ["no track is entered"]
    if phase == PRICE and state.tile == NONE:
        return ["no tile is being paid for"]
    if (phase in (CHOOSING, TILES)) != (state.seen > 0):
        return ["tiles are seen at the wrong time"]
    return placing(state) if phase == PLACING else []


def placing(state: Moment) -> list[str]:
    if state.to_place == 0 or state.area == NONE:
        return ["no member is to be placed"]
    if int(state.supply[state.actor]) < state.to_place:
        return ["more members are to be placed than are in the supply"]
    return []


def family(state: Moment, seat: int) -> list[str]:
    """Every seat has all its members: in the supply, in towns, on tracks."""
    total = int(state.supply[seat]) + int(state.in_towns(seat))
    total += sum(int(state.on_track(seat, track)) for track in range(TRACKS))
    if total == state.parts.members:
        return []
    return [f"seat {seat} has {total} members, not {state.parts.members}"]


def lines(state: Moment) -> list[str]:
    wrong: list[str] = []
    for track, name in enumerate(TRACK_NAMES):
        line = state.lines[track * LINE : (track + 1) * LINE]
        filled = int(state.filled[track])
        if [member > 0 for member in line] != [at < filled for at in range(LINE)]:
            wrong.append(f"the track {name} has gaps")
        room = int(state.parts.spaces[track] - state.parts.first_space[state.seats])
        if filled > room and state.final == 0:
            wrong.append(f"the track {name} holds more members than it has spaces")
    return wrong


def middlemen(state: Moment) -> list[str]:
    return [
        f"a middleman is in {state.parts.town_names[int(town)]}, which is not of his colour"
        for colour, town in enumerate(state.middlemen)
        if state.parts.town_colour[int(town)] != colour
    ]


def crests(state: Moment) -> list[str]:
    """Every crest used in this game is on the stack or with a seat."""
    taken = sum(int(count) for count in state.crests)
    if taken + state.crests_left != state.parts.crests[state.seats]:
        return [f"{taken} crests are taken and {state.crests_left} left"]
    shown = 0
    for most, unseen in zip(state.parts.event_count, state.unseen_events, strict=True):
        if unseen > most:
            return ["there are more crests of one kind than the game has"]
        shown += int(most) - int(unseen)
    if shown != (0 if state.quiet_crests else taken):
        return [f"{taken} crests are taken, and {shown} have been turned"]
    return []


def provinces(state: Moment) -> list[str]:
    """Every province tile is on its stack, or with one seat, face up or face down."""
    held = [int(state.province_stack), *map(int, state.provinces), *map(int, state.used)]
    if sum(held) != (1 << int(PROVINCES)) - 1 or overlapping(held):
        return ["the province tiles are not all in one place each"]
    return []


def florence(state: Moment) -> list[str]:
    """The same for the tiles of Florence."""
    wrong: list[str] = []
    stacks = [1 << int(entry & CARD) for entry in [*state.council_stack, *state.nobility_stack]]
    faced = [1 << int(tile) - 1 for tile in state.unturned if tile > 0]
    held = [*stacks, *faced, int(state.seen), *map(int, state.florence)]
    if sum(held) != (1 << int(FLORENCE_TILES)) - 1 or overlapping(held):
        wrong.append("the tiles of Florence are not all in one place each")
    if any(not 1 << int(entry & CARD) & COUNCIL_MASK for entry in state.council_stack):
        wrong.append("a nobility tile lies with those of the council")
    if any(not 1 << int(entry & CARD) & NOBILITY_MASK for entry in state.nobility_stack):
        wrong.append("a council tile lies with those of the nobility")
    return wrong


def overlapping(masks: list[int]) -> bool:
    seen = 0
    for mask in masks:
        if seen & mask:
            return True
        seen |= mask
    return False
