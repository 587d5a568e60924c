"""Members come to tracks; crests are taken, and Il Vecchio’s events are carried out."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.il_vecchio.actions import GIVE, TOKEN_NAMES
from giglio.games.il_vecchio.deeds import move_middleman
from giglio.games.il_vecchio.parts import (
    AN_EVENT,
    EVENT_NAMES,
    FLORINS,
    LINE,
    MIDDLEMEN,
    MIDDLEMEN_MOVE,
    MOST_SPACES,
    TOKENS,
    TRACK_NAMES,
)
from giglio.games.il_vecchio.parts import LEVY as THE_LEVY
from giglio.games.il_vecchio.state import LEVY, LYING_SHIFT, MEMBER, STANDING, Moment, changed_small


def enter_track(state: Moment, clause: str) -> None:
    """The member leaves its town for the next free space (track-2); a crest there is taken."""
    parts = state.parts
    seat = state.actor
    track = state.track
    beyond = state.is_full(track)
    space = track * MOST_SPACES + state.next_space(track)
    state.add_standing(seat, state.town, -1)
    count = i64(state.filled[track])
    state.lines = changed_small(state.lines, track * LINE + count, seat + 1)
    state.filled = changed_small(state.filled, track, count + 1)
    if state.story is not None:
        facts = {
            "track": TRACK_NAMES[track],
            "space": int(space - track * MOST_SPACES) + 1,
            "points": int(parts.points[space]),
        }
        what = "joins-full-track" if beyond else "enters-track"
        state.story.tell(what, seat, "il_vecchio/end-4" if beyond else clause, facts)
    if parts.crest[space] == 1 and not beyond and state.crests_left > 0:
        take_crest(state)
    else:
        state.event_over()


def take_crest(state: Moment) -> None:
    """crest-1 to crest-7"""
    seat = state.actor
    state.crests_left -= 1
    state.crests = changed_small(state.crests, seat, i64(state.crests[seat]) + 1)
    if state.story is not None:
        tell_crest(state)
    if state.quiet_crests:  # variant-2
        state.event_over()
        return
    unseen = state.unseen_events[:]
    event = state.chance.pick(AN_EVENT, unseen)
    state.unseen_events = unseen
    if state.story is not None:
        facts = {"event": EVENT_NAMES[event]}
        state.story.tell("event", seat, "il_vecchio/crest-2", facts)
    if event == MIDDLEMEN_MOVE:
        colour: i64 = 0
        while colour < MIDDLEMEN:  # crest-4
            move_middleman(state, colour, "il_vecchio/crest-4")
            colour += 1
        state.event_over()
    else:
        state.phase = LEVY if event == THE_LEVY else MEMBER
        ask(state)


def tell_crest(state: Moment) -> None:
    assert state.story is not None
    left = int(state.crests_left)
    seat = state.actor
    state.story.tell("takes-crest", seat, "il_vecchio/crest-1", {"left": left})
    if left == state.parts.crests[state.seats] - 1:
        state.story.tell("token-moves", seat, "il_vecchio/crest-6")
    if left == 0:
        state.story.tell("last-crest", seat, "il_vecchio/crest-7")


# -- who is asked ----------------------------------------------------------------------------------


def ask(state: Moment) -> None:
    """The acting seat, or the next that has something to lose."""
    while not has_answer(state):
        if state.story is not None:
            levy = state.phase == LEVY
            clause = "il_vecchio/crest-3" if levy else "il_vecchio/crest-5"
            what = "has-nothing" if levy else "has-nobody"
            state.story.tell(what, state.actor, clause)
        state.actor = state.after(state.actor)
        if state.actor == state.turn:
            state.event_over()
            return


def ask_next(state: Moment) -> None:
    """crest-2: clockwise from the seat that took the crest"""
    state.actor = state.after(state.actor)
    if state.actor == state.turn:
        state.event_over()
    else:
        ask(state)


def has_answer(state: Moment) -> bool:
    seat = state.actor
    if state.phase == MEMBER:
        return state.in_towns(seat) > 0
    if state.has(seat, FLORINS) >= state.parts.levy:
        return True
    token: i64 = FLORINS + 1
    while token < TOKENS:
        if state.has(seat, token) > 0:
            return True
        token += 1
    return False


# -- the levy --------------------------------------------------------------------------------------


def levy_moves(state: Moment) -> vec[i64]:
    """crest-3"""
    seat = state.actor
    moves = vec[i64](capacity=TOKENS)
    if state.has(seat, FLORINS) >= state.parts.levy:
        moves = append(moves, GIVE + FLORINS)
    token: i64 = FLORINS + 1
    while token < TOKENS:
        if state.has(seat, token) > 0:
            moves = append(moves, GIVE + token)
        token += 1
    return moves


def give_levy(state: Moment, token: i64) -> None:
    count = state.parts.levy if token == FLORINS else 1
    state.gain(state.actor, token, -count)
    if state.story is not None:
        facts = {"token": TOKEN_NAMES[token], "count": int(count)}
        state.story.tell("gives", state.actor, "il_vecchio/crest-3", facts)
    ask_next(state)


# -- a member lies down or goes back ---------------------------------------------------------------


def member_moves(state: Moment) -> vec[i64]:
    """crest-5"""
    first = state.actor * state.parts.towns
    moves = vec[i64](capacity=24)
    town: i64 = 0
    while town < state.parts.towns:
        here = i64(state.members[first + town])
        if here & STANDING > 0:
            moves = append(moves, state.parts.lay + town)
        if here >> LYING_SHIFT > 0:
            moves = append(moves, state.parts.take_back + town)
        town += 1
    return moves


def lay_member(state: Moment, town: i64) -> None:
    state.add_standing(state.actor, town, -1)
    state.add_lying(state.actor, town, 1)
    if state.story is not None:
        facts = {"town": state.parts.town_names[town]}
        state.story.tell("lays-member", state.actor, "il_vecchio/crest-5", facts)
    ask_next(state)


def return_member(state: Moment, town: i64) -> None:
    state.add_lying(state.actor, town, -1)
    state.supply[state.actor] += 1
    if state.story is not None:
        facts = {"town": state.parts.town_names[town]}
        state.story.tell("returns-member", state.actor, "il_vecchio/crest-5", facts)
    ask_next(state)
