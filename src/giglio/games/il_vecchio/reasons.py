"""Why an action is refused in Il Vecchio, in the rulebook's terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giglio.games.il_vecchio.actions import LEAST_AREA, TOKEN_NAMES
from giglio.games.il_vecchio.journeys import budget, fits_plainly
from giglio.games.il_vecchio.parts import (
    CARRIAGE,
    COLOURS,
    FLORINS,
    SCROLL,
    THE_COUNCIL,
    THE_NOBILITY,
    TRACK_NAMES,
    USE_AGAIN,
    USE_ANY_FOLLOWERS,
    USE_MEMBERS,
    USE_NO_FLORINS,
    USE_PLACE,
    USE_ROLL,
)
from giglio.games.il_vecchio.state import (
    ACTING,
    AFTER,
    AREA,
    BUYING,
    CHOOSING,
    FOLLOWERS,
    GAIN,
    GOODS,
    HELP,
    LEVY,
    MEMBER,
    OFFICE,
    PAYING,
    PLACING,
    PRICE,
    PROVINCE,
    ROLLING,
    TILES,
    TRAVELLING,
)
from giglio.kernel.refusal import IllegalAction

if TYPE_CHECKING:
    from giglio.games.il_vecchio.state import Moment

# What every phase asks for: its verbs, the clause and the reason why anything else must wait.
PHASE_VERBS = {
    int(CHOOSING): ("keep",),
    int(AREA): ("area",),
    int(PLACING): ("place", "done"),
    int(ACTING): ("member", "reinforce", "recover", "use", "reuse", "pass"),
    int(TRAVELLING): ("stay", "walk", "ride"),
    int(HELP): ("lie", "bishop"),
    int(GOODS): ("take",),
    int(BUYING): ("buy", "done"),
    int(FOLLOWERS): ("pay",),
    int(PAYING): ("coins", "free"),
    int(OFFICE): ("council", "nobility"),
    int(LEVY): ("give",),
    int(MEMBER): ("lay", "return"),
    int(PROVINCE): ("claim",),
    int(TILES): ("keep",),
    int(PRICE): ("give",),
    int(GAIN): ("take",),
    int(ROLLING): ("roll", "done"),
    int(AFTER): ("use", "reuse", "done"),
}
EXPECTED = {
    int(CHOOSING): ("setup-6", "choose-tile", "choose the council tile you begin with"),
    int(AREA): ("setup-9", "choose-area", "choose an area for your members"),
    int(PLACING): ("arrival-1", "place-now", "a member is being placed: name a town"),
    int(ACTING): ("turn-2", "act-now", "choose a member, reinforce, recover, or use a tile"),
    int(TRAVELLING): ("travel-1", "travel-now", "say where the chosen member acts"),
    int(HELP): ("town-2", "help-now", "let the member lie down, or pay a bishop"),
    int(GOODS): ("town-4", "take-now", "say what you take in this town"),
    int(BUYING): ("council-2", "buy-or-not", "buy one more scroll, or go on"),
    int(FOLLOWERS): ("province-2", "pay-followers-now", "followers are to be paid now"),
    int(PAYING): ("province-3", "pay-florins-now", "the florins of the province are to be paid"),
    int(OFFICE): ("florence-1", "office-now", "choose the council or the nobility"),
    int(LEVY): ("crest-3", "levy-now", "the levy must be paid first"),
    int(MEMBER): ("crest-5", "member-now", "a member must lie down or go back first"),
    int(PROVINCE): ("province-6", "claim-now", "choose a province tile of this region"),
    int(TILES): ("florence-5", "keep-now", "choose one of the tiles before you"),
    int(PRICE): ("tile-3", "price-now", "pay what the tile asks"),
    int(GAIN): ("tile-2", "gain-now", "say what you take"),
    int(ROLLING): ("council-6", "roll-or-not", "roll for one more member, or go on"),
    int(AFTER): ("turn-3", "after-now", "your action is done: use tiles, or end your turn"),
}


def refuse(clause: str, code: str, reason: str, **facts: int | str) -> IllegalAction:
    return IllegalAction(reason, f"il_vecchio/{clause}", code, **facts)


def refusal(state: Moment, action: int) -> IllegalAction:
    verb = state.edition.actions.verb_of(action)
    indices = verb.indices(action)
    phase = int(state.phase)
    if verb.name not in PHASE_VERBS[phase]:
        return refuse(*EXPECTED[phase])
    if phase in (ACTING, AFTER):
        return no_action(state, verb.name, indices)
    if phase == TRAVELLING:
        return no_journey(state, verb.name, indices)
    if phase in (FOLLOWERS, PAYING, OFFICE):
        return no_track(state, verb.name, indices)
    if phase in (LEVY, MEMBER):
        return no_answer(state, verb.name, indices)
    return no_choice(state, phase, verb.name, indices)


# -- acting ----------------------------------------------------------------------------------------


def no_action(state: Moment, verb: str, indices: list[int]) -> IllegalAction:
    if verb == "pass":
        return no_pass(state)
    if verb == "reinforce":
        return no_supply()
    if verb == "member":
        return no_member(state, indices[0])
    if verb == "reuse":
        return no_reuse(state, indices[0])
    return no_use(state, indices[0])


def no_pass(state: Moment) -> IllegalAction:
    if not state.final:
        return refuse("end-3", "pass-only-double", "only a double turn can be passed")
    return refuse(
        "end-3", "pass-too-late", "a double turn is passed as a whole, before anything else"
    )


def no_supply() -> IllegalAction:
    return refuse("arrival-3", "no-supply", "you have no member in your supply")


def no_member(state: Moment, town: int) -> IllegalAction:
    name = state.parts.town_names[town]
    if state.count_standing(int(state.actor), town) > 0:
        return refuse(
            "travel-1", "member-stuck",
            "there is nothing this member could reach and carry out", town=name,
        )  # fmt: skip
    if state.count_lying(int(state.actor), town) > 0:
        return refuse("town-1", "member-lies", "your member there is lying down", town=name)
    return refuse("town-1", "no-member", "you have no member there", town=name)


def no_use(state: Moment, tile: int) -> IllegalAction:
    seat, name = int(state.actor), state.parts.province_names[tile]
    if state.used[seat] >> tile & 1:
        return refuse("tile-1", "tile-used", "this tile has been used", tile=name)
    if not state.is_face_up(seat, tile):
        return refuse("tile-1", "not-your-tile", "you do not have this tile", tile=name)
    return tile_idle(state, tile)


def no_reuse(state: Moment, tile: int) -> IllegalAction:
    seat, name = int(state.actor), state.parts.province_names[tile]
    if not state.is_face_up(seat, int(state.parts.again)):
        return refuse("tile-6", "no-reuse", "you have no tile for using another once more")
    if not state.used[seat] >> tile & 1:
        return refuse("tile-6", "tile-not-used", "this is no used tile of yours", tile=name)
    return tile_idle(state, tile)


def tile_idle(state: Moment, tile: int) -> IllegalAction:
    """A tile of the seat that can do nothing now."""
    name, use = state.parts.province_names[tile], int(state.parts.province_use[tile])
    if use in (USE_ANY_FOLLOWERS, USE_NO_FLORINS):
        return refuse(
            "tile-7" if use == USE_ANY_FOLLOWERS else "tile-8", "tile-when-paying",
            "this tile serves while a province is being paid", tile=name,
        )  # fmt: skip
    if use == USE_AGAIN:
        return refuse("tile-6", "name-used-tile", "name the tile that is used once more: “reuse …”")
    if use in (USE_ROLL, USE_PLACE):
        return no_supply()
    if use == USE_MEMBERS:
        return refuse("tile-5", "nobody-in-towns", "you have no member in a town", tile=name)
    return refuse("tile-3", "tile-too-dear", "you cannot pay what the tile asks", tile=name)


# -- travelling ------------------------------------------------------------------------------------


def no_journey(state: Moment, verb: str, indices: list[int]) -> IllegalAction:
    parts, seat = state.parts, int(state.actor)
    town = indices[0] if indices else int(state.town)
    name, florins = parts.town_names[town], int(state.has(seat, FLORINS))
    if verb != "stay" and town == state.town:
        return refuse("travel-1", "already-there", "the member is there: “stay”", town=name)
    if verb == "ride" and state.has(seat, CARRIAGE) == 0:
        return refuse("travel-3", "no-carriage", "you have no carriage")
    cost = 0
    if verb == "walk":
        cost = int(parts.distance[state.town * parts.towns + town]) * int(parts.step)
        if cost > florins:
            return refuse(
                "travel-2", "too-far", f"the way costs {cost} florins, you have {florins}",
                town=name, cost=cost, florins=florins,
            )  # fmt: skip
    return nothing_there(state, town, florins - cost)


def nothing_there(state: Moment, town: int, florins: int) -> IllegalAction:
    """Why a member could not act in a town with what is left."""
    region = int(state.parts.gate_track[town])
    if region >= 0:
        return no_province(state, region, florins)
    if town == state.parts.florence:
        return no_office_at_all(state, florins)
    return refuse(
        "town-2", "no-help", "there is no middleman there, and you have no bishop",
        town=state.parts.town_names[town],
    )  # fmt: skip


def no_province(state: Moment, region: int, florins: int) -> IllegalAction:
    seat, name = int(state.actor), TRACK_NAMES[region]
    if not state.may_enter(region):
        return track_full(name)
    cost = int(state.next_cost(region))
    if budget(state, seat, region) < 0 and state.has(seat, FLORINS) >= cost:
        return followers_missing(name)
    if budget(state, seat, region) < 0 and not fits_plainly(state, seat, region):
        return followers_missing(name)
    return refuse(
        "province-3", "province-too-dear",
        f"the next space costs {cost} florins, you would have {florins}",
        region=name, cost=cost, florins=florins,
    )  # fmt: skip


def followers_missing(region: str) -> IllegalAction:
    return refuse(
        "province-2", "followers-missing", "you lack the followers that it takes", region=region
    )


def track_full(track: str) -> IllegalAction:
    return refuse("province-7", "track-full", "every space of this track is taken", track=track)


def no_office_at_all(state: Moment, florins: int) -> IllegalAction:
    scrolls, needed = int(state.has(int(state.actor), SCROLL)), int(state.parts.office)
    if scrolls < needed:
        return refuse(
            "florence-2", "scrolls-missing", f"{needed} scrolls are needed, you have {scrolls}",
            needed=needed, scrolls=scrolls,
        )  # fmt: skip
    track = THE_COUNCIL if state.may_enter(int(THE_COUNCIL)) else THE_NOBILITY
    return no_office(state, int(track), florins)


def no_office(state: Moment, track: int, florins: int) -> IllegalAction:
    if not state.may_enter(track):
        return track_full(TRACK_NAMES[track])
    cost = int(state.extra_cost(track))
    return refuse(
        "florence-3", "office-too-dear",
        f"the token on this stack asks for {cost} florins, you would have {florins}",
        track=TRACK_NAMES[track], cost=cost, florins=florins,
    )  # fmt: skip


# -- on the way to a track -------------------------------------------------------------------------


def no_track(state: Moment, verb: str, indices: list[int]) -> IllegalAction:
    seat = int(state.actor)
    florins = int(state.has(seat, FLORINS))
    if verb == "pay":
        return no_followers(state, indices)
    if verb == "coins":
        return no_province(state, int(state.track), florins)
    if verb == "free":
        return refuse("tile-8", "no-free-tile", "you have no tile that waives the florins")
    return no_office(state, int(THE_COUNCIL if verb == "council" else THE_NOBILITY), florins)


def no_followers(state: Moment, paid: list[int]) -> IllegalAction:
    region = int(state.track)
    name, needed = TRACK_NAMES[region], int(state.parts.needed[region])
    if sum(paid) != needed:
        return refuse(
            "province-2", "wrong-number", f"this region asks for {needed} followers",
            region=name, needed=needed,
        )  # fmt: skip
    held = [int(state.has(int(state.actor), token)) for token in (1, 2, 3)]
    if any(count > own for count, own in zip(paid, held, strict=True)):
        return followers_missing(name)
    return refuse("province-2", "followers-unfit", "it asks for other followers", region=name)


# -- events ----------------------------------------------------------------------------------------


def no_answer(state: Moment, verb: str, indices: list[int]) -> IllegalAction:
    if verb == "give":
        token = TOKEN_NAMES[indices[0]]
        if indices[0] == FLORINS:
            levy, florins = int(state.parts.levy), int(state.has(int(state.actor), FLORINS))
            return refuse(
                "crest-3", "levy-florins", f"the levy is {levy} florins, you have {florins}",
                needed=levy, florins=florins,
            )  # fmt: skip
        return refuse("crest-3", "nothing-to-give", "you have none of these", token=token)
    town = state.parts.town_names[indices[0]]
    if verb == "lay":
        return refuse("crest-5", "nobody-stands", "no member of yours stands there", town=town)
    return refuse("crest-5", "nobody-lies", "no member of yours is lying there", town=town)


# -- other choices ---------------------------------------------------------------------------------


def no_choice(state: Moment, phase: int, verb: str, indices: list[int]) -> IllegalAction:
    if phase == PLACING:
        return no_place(state, verb, indices)
    if phase == AREA:
        return refuse(
            "map-3", "no-area", "there is no area of this number", number=indices[0] + LEAST_AREA
        )
    if phase == HELP:
        return no_helper(state, verb)
    if phase == GOODS:
        town = state.parts.town_names[state.town]
        token = TOKEN_NAMES[indices[0]]
        return refuse("town-4", "not-given-here", "not given here", town=town, token=token)
    return no_tile(state, phase, indices)


def no_place(state: Moment, verb: str, indices: list[int]) -> IllegalAction:
    if verb == "done":
        return refuse("arrival-1", "must-place", "this member must come to a town")
    town = state.parts.town_names[indices[0]]
    return refuse(
        "map-3", "not-beside", f"this town is not beside area {state.area}",
        town=town, area=int(state.area),
    )  # fmt: skip


def no_helper(state: Moment, verb: str) -> IllegalAction:
    if verb == "bishop":
        return refuse("town-3", "no-bishop", "you have no bishop")
    colour = COLOURS[state.parts.town_colour[state.town]]
    return refuse("town-2", "no-middleman", "his middleman is elsewhere", colour=colour)


def no_tile(state: Moment, phase: int, indices: list[int]) -> IllegalAction:
    if phase == PROVINCE:
        tile = state.parts.province_names[indices[0]]
        if state.parts.province_region[indices[0]] != state.track:
            region = TRACK_NAMES[state.track]
            return refuse(
                "province-6", "other-region", "this tile belongs to another region",
                tile=tile, region=region,
            )  # fmt: skip
        return refuse("province-6", "tile-taken", "somebody has taken this tile", tile=tile)
    if phase in (CHOOSING, TILES):
        tile = state.parts.florence_names[indices[0]]
        clause = "setup-6" if phase == CHOOSING else "florence-5"
        return refuse(clause, "not-seen", "this tile is not before you", tile=tile)
    token = TOKEN_NAMES[indices[0]]
    if phase == PRICE:
        return refuse("tile-3", "tile-asks-other", "the tile asks for other things", token=token)
    return refuse("tile-2", "not-offered", "this is not among what you may take", token=token)
