"""Whose turn it is, what a turn consists of, and how the game ends."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.il_vecchio.actions import DONE, PASS, RECOVER, REINFORCE
from giglio.games.il_vecchio.florence import turn_up_new
from giglio.games.il_vecchio.journeys import add_members
from giglio.games.il_vecchio.parts import NOBILITY_MASK
from giglio.games.il_vecchio.scoring import nobility_points
from giglio.games.il_vecchio.state import (
    ACTING,
    ACTION,
    AFTER,
    BEFORE,
    DONE_ACTING,
    ENDED,
    GAIN,
    NONE,
    ROLLING,
    Moment,
)
from giglio.games.il_vecchio.tiles import add_tiles
from giglio.kernel.state import OVER


def begin_round(state: Moment) -> None:
    state.round += 1
    if state.story is not None:
        if state.final == 1:
            facts = {"round": int(state.round)}
            state.story.tell("double-turns", OVER, "il_vecchio/end-2", facts)
        else:
            facts = {"round": int(state.round)}
            state.story.tell("round-begins", state.start, "il_vecchio/turn-1", facts)
    begin_turn(state, state.start)


def begin_turn(state: Moment, seat: i64) -> None:
    state.turn = seat
    state.actor = seat
    state.actions_left = 2 if state.final == 1 else 1  # end-2
    state.untouched = 1
    state.stage = BEFORE
    if state.unturned[seat] > 0:
        turn_up_new(state, seat)
    go_on(state)


def go_on(state: Moment) -> None:
    """What is due from tiles; then the turn goes on where it stands."""
    if state.followers > 0:
        state.phase = GAIN
        return
    if state.rolls > 0:
        if state.supply[state.actor] > 0:
            state.phase = ROLLING
            return
        state.rolls = 0  # nobody is left to come (ruling I10)
    if state.stage == ACTION:
        state.town = NONE
        state.track = NONE
        state.actions_left -= 1
        state.stage = BEFORE if state.actions_left > 0 else DONE_ACTING
    state.phase = ACTING if state.stage == BEFORE else AFTER


def acting_moves(state: Moment) -> vec[i64]:
    """turn-2, turn-3; the whole double turn can be passed as its first decision (end-3)"""
    moves = vec[i64](capacity=16)
    if state.final == 1 and state.untouched == 1:
        moves = append(moves, PASS)
    if state.supply[state.actor] > 0:  # arrival-3
        moves = append(moves, REINFORCE)
    moves = append(moves, RECOVER)
    moves = add_members(state, moves)
    if state.provinces[state.actor] != 0:
        moves = add_tiles(state, moves)
    return moves


def after_moves(state: Moment) -> vec[i64]:
    moves = vec[i64]([DONE])
    if state.provinces[state.actor] != 0:
        moves = add_tiles(state, moves)
    return moves


def pass_double_turn(state: Moment) -> None:
    """end-3"""
    state.passed = state.passed | (1 << state.actor)
    if state.story is not None:
        state.story.tell("passes", state.actor, "il_vecchio/end-3")
    end_turn(state)


def end_turn(state: Moment) -> None:
    """Clockwise; after the last crest the round is played to its end (end-1, end-2)."""
    seat = state.after(state.turn)
    if seat != state.start:
        begin_turn(state, seat)
    elif state.final == 1:
        end_game(state)
    else:
        if state.crests_left == 0:
            state.final = 1
        begin_round(state)


# -- the end of the game ---------------------------------------------------------------------------


def end_game(state: Moment) -> None:
    state.actor = OVER
    state.phase = ENDED
    seat: i64 = 0
    while seat < state.seats:
        tile: i64 = 0
        while tile < len(state.parts.florence_names):
            if (state.florence[seat] & NOBILITY_MASK) >> tile & 1 == 1:
                state.show(tile)
            tile += 1
        seat += 1
    if state.story is not None:
        tell_end(state)


def tell_end(state: Moment) -> None:
    assert state.story is not None
    names = state.parts.florence_names
    for seat in range(int(state.seats)):
        owned = state.florence[seat] & NOBILITY_MASK
        tiles = [name for tile, name in enumerate(names) if owned >> tile & 1]
        facts = {"tiles": tiles, "points": int(nobility_points(state, seat))}
        if tiles:
            state.story.tell("shows-nobility", seat, "il_vecchio/score-1", facts)
        told = {"points": int(state.score(seat))}
        state.story.tell("final-score", seat, "il_vecchio/score-9", told)
    ranks = state.ranks()
    what = "shares-victory" if ranks.count(1) > 1 else "wins"
    for seat, rank in enumerate(ranks):
        if rank == 1:
            facts = {"points": int(state.score(seat))}
            state.story.tell(what, seat, "il_vecchio/score-9", facts)
