"""Using a character: when each may be used, and what it does (The Muse and the Princess)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.actions import DECLINE, DRAW, LATER, USE
from giglio.games.princes.constants import ACTING, FROM_MERCHANT, JUST_WON, NONE, PROFESSOR_DECK
from giglio.games.princes.decks import look
from giglio.games.princes.parts import (
    BONUS_DECK,
    CARDINAL,
    CHARACTER_NAMES,
    DECK_NAMES,
    MERCHANT,
    MUSE,
    PRESTIGE_DECK,
    PRINCESS,
    PROFESSOR,
)
from giglio.games.princes.state import Moment
from giglio.games.princes.works import complete_with_princess, minimum, princess_value


def lasts(state: Moment, seat: i64) -> bool:
    """Whether a seat has a card that may be used outside the action phase, too."""
    character = state.characters[seat]
    return character == MERCHANT or (character == PROFESSOR and any_cards(state))


def any_cards(state: Moment) -> bool:
    """Whether the Professor finds cards in one of the decks (princes/professor-1)."""
    return len(state.prestige_deck) > 0 or len(state.bonus_deck) > 0


def may_use(state: Moment) -> bool:
    """Whether the acting seat may use its character now (princes/characters-9, characters-10)."""
    seat = state.actor
    if lasts(state, seat):
        return True
    if state.phase != ACTING:
        return False
    character = state.characters[seat]
    if character == CARDINAL:
        return True
    if state.left == 0:
        return False
    if character == PRINCESS:
        return princess_value(state, seat) >= minimum(state)
    return character == MUSE


def add_uses(state: Moment, moves: vec[i64]) -> vec[i64]:
    if may_use(state):
        return append(moves, USE + state.characters[state.actor])
    return moves


def just_won_moves(state: Moment) -> vec[i64]:
    return vec[i64]([USE + state.characters[state.actor], LATER])


def lapsing_moves(state: Moment) -> vec[i64]:
    return vec[i64]([USE + state.characters[state.actor], DECLINE])


def use(state: Moment) -> None:
    """The card goes back beside the board; during its auction face down (characters-8)."""
    seat = state.actor
    bit: i64 = 1
    character = state.characters[seat]
    if character == MERCHANT:
        score_merchant(state)
        go_on(state)
        return
    state.characters[seat] = NONE
    if state.phase == JUST_WON:
        state.face_down |= bit << character
    if state.story is not None:
        facts = {"character": CHARACTER_NAMES[character]}
        state.story.tell("uses", seat, "princes/characters-8", facts)
    if character == PROFESSOR:
        state.back = state.phase
        state.phase = PROFESSOR_DECK
    elif character == CARDINAL:
        state.left += 1  # princes/cardinal-1
    elif character == MUSE:
        state.muse = state.round  # princes/muse-1
    else:
        complete_with_princess(state)


def go_on(state: Moment) -> None:
    """What was interrupted goes on."""
    state.back = state.phase
    state.resume()


def score_merchant(state: Moment) -> None:
    """As many points as the rank on the fame track says (princes/merchant-1, P10)."""
    seat = state.actor
    bit: i64 = 1
    rank: i64 = 1
    for fame in state.fame:
        if fame > state.fame[seat]:
            rank += 1
    state.characters[seat] = NONE
    if state.phase == JUST_WON:
        state.face_down |= bit << MERCHANT
    state.score_from(seat, FROM_MERCHANT, rank)
    if state.story is not None:
        facts = {"rank": int(rank), "points": int(rank)}
        state.story.tell("merchant-scores", seat, "princes/merchant-1", facts)


# -- the Professor ---------------------------------------------------------------------------------


def professor_moves(state: Moment) -> vec[i64]:
    moves = vec[i64](capacity=2)
    if len(state.prestige_deck) > 0:
        moves = append(moves, DRAW + PRESTIGE_DECK)
    if len(state.bonus_deck) > 0:
        moves = append(moves, DRAW + BONUS_DECK)
    return moves


def draw_free(state: Moment, deck: i64) -> None:
    """princes/professor-1"""
    if state.story is not None:
        facts = {"deck": DECK_NAMES[deck]}
        state.story.tell("professor-draws", state.actor, "princes/professor-1", facts)
    look(state, deck, state.back)
