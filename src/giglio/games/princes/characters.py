"""The auction of the six characters, after that of the objects (The Muse and the Princess)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.games.princes.actions import HIGHEST_SPACE, OFFER, PASS
from giglio.games.princes.constants import CHARACTER_AUCTION, JUST_WON, LAPSING, NONE, OFFERING
from giglio.games.princes.parts import BANKER, CHARACTER_NAMES, CHARACTERS
from giglio.games.princes.state import Moment
from giglio.games.princes.windows import lasts
from giglio.kernel.state import OVER

ROW: Final[i64] = HIGHEST_SPACE + 1
UNIT: Final[i64] = 100  # florins for each number on a bidding space


# -- cards of the round before lapse ---------------------------------------------------------------


def begin_character_auction(state: Moment) -> None:
    state.stage = CHARACTER_AUCTION
    next_lapse(state)


def next_lapse(state: Moment) -> None:
    """A last chance for every Merchant and Professor, the starting seat first (characters-10)."""
    seat = state.starter
    tried: i64 = 0
    while tried < state.seats:
        if lasts(state, seat):
            state.actor = seat
            state.phase = LAPSING
            return
        seat = state.after(seat)
        tried += 1
    state.lapsed()


def let_lapse(state: Moment) -> None:
    return_character(state, state.actor)
    next_lapse(state)


def return_character(state: Moment, seat: i64) -> None:
    """An unused card goes back beside the board (princes/characters-11)."""
    if state.story is not None:
        facts = {"character": CHARACTER_NAMES[state.characters[seat]]}
        state.story.tell("returns-character", seat, "princes/characters-11", facts)
    state.characters[seat] = NONE


# -- the auction -----------------------------------------------------------------------------------


def open_characters(state: Moment) -> None:
    """All six lie there; the starting seat begins (princes/characters-3)."""
    seat: i64 = 0
    while seat < state.seats:
        if state.characters[seat] != NONE:
            return_character(state, seat)
        seat += 1
    state.settled = 0
    state.face_down = 0
    state.banker_sold = 0
    state.actor = state.starter
    state.phase = OFFERING


def next_offer(state: Moment) -> None:
    """Clockwise to the next seat that is still in; has it been outbid, or has it won?"""
    if state.settled == state.everyone():
        end_character_auction(state)
        return
    seat = state.after(state.actor)
    while (state.settled >> seat) & 1 == 1:
        seat = state.after(seat)
    state.actor = seat
    character = marker_of(state, seat)
    if character == NONE:
        state.phase = OFFERING
    else:
        win(state, character)  # princes/characters-6, P12


def marker_of(state: Moment, seat: i64) -> i64:
    """The character on which the marker of a seat lies."""
    character: i64 = 0
    while character < CHARACTERS:
        if state.markers[character] == seat:
            return character
        character += 1
    return NONE


def is_on_offer(state: Moment, character: i64) -> bool:
    """A card that somebody has won, or that lies face down, is not (princes/characters-8)."""
    if (state.face_down >> character) & 1 == 1:
        return False
    for owned in state.characters:
        if owned == character:
            return False
    return True


def lowest_offer(state: Moment, character: i64) -> i64:
    """The lowest space that may still be taken (princes/characters-4, characters-5)."""
    if state.markers[character] == NONE:
        return state.parts.lowest_space[character]
    return state.spaces[character] + 1


def highest_offer(state: Moment, character: i64) -> i64:
    """Nobody bids more than it can pay (princes/characters-7)."""
    return min(state.parts.highest_space[character], state.florins[state.actor] // UNIT)


def offering_moves(state: Moment) -> vec[i64]:
    moves = vec[i64](capacity=64)
    character: i64 = 0
    while character < CHARACTERS:
        if is_on_offer(state, character):
            space = lowest_offer(state, character)
            highest = highest_offer(state, character)
            while space <= highest:
                moves = append(moves, OFFER + character * ROW + space)
                space += 1
        character += 1
    return append(moves, PASS)


def offer(state: Moment, character: i64, space: i64) -> None:
    seat = state.actor
    displaced = state.markers[character]
    state.markers[character] = seat
    state.spaces[character] = space
    if state.story is not None:
        bid = {
            "character": CHARACTER_NAMES[character],
            "space": int(space),
            "amount": int(space) * 100,
        }
        state.story.tell("offers", seat, "princes/characters-4", bid)
        if displaced != NONE:
            facts = {"character": CHARACTER_NAMES[character]}
            state.story.tell("is-displaced", displaced, "princes/characters-5", facts)
    next_offer(state)


def pass_characters(state: Moment) -> None:
    """princes/characters-7: for good"""
    bit: i64 = 1
    if state.story is not None:
        state.story.tell("passes-characters", state.actor, "princes/characters-7")
    state.settled |= bit << state.actor
    next_offer(state)


def win(state: Moment, character: i64) -> None:
    """The price goes to the Bank, the card to the winner (princes/characters-6)."""
    seat = state.actor
    bit: i64 = 1
    florins = state.spaces[character] * UNIT
    state.markers[character] = NONE
    state.spaces[character] = 0
    state.settled |= bit << seat
    state.characters[seat] = character
    state.receive(seat, -florins)
    if state.story is not None:
        facts = {"character": CHARACTER_NAMES[character], "amount": int(florins)}
        state.story.tell("wins-character", seat, "princes/characters-6", facts)
    if character == BANKER:
        use_banker(state)
    if lasts(state, seat):
        state.phase = JUST_WON
    else:
        next_offer(state)


def use_banker(state: Moment) -> None:
    """At once: the florins on the card (princes/banker-2). In the last round it is kept (P11)."""
    seat = state.actor
    bit: i64 = 1
    state.banker_sold = 1
    state.florins[seat] += state.pot
    if state.story is not None:
        facts = {"florins": int(state.pot)}
        state.story.tell("banker-pays", seat, "princes/banker-2", facts)
    state.pot = 0
    if state.round < state.parts.rounds:
        state.characters[seat] = NONE
        state.face_down |= bit << BANKER
        state.pot = state.parts.pot
        state.bank -= state.pot


def end_character_auction(state: Moment) -> None:
    """A Banker whom nobody wanted gets more florins (princes/banker-3)."""
    if state.banker_sold == 0:
        state.pot += state.parts.pot_growth
        state.bank -= state.parts.pot_growth
        if state.story is not None:
            facts = {"florins": int(state.pot)}
            state.story.tell("banker-grows", OVER, "princes/banker-3", facts)
    state.face_down = 0
    state.characters_done()
