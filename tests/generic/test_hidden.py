"""What a seat cannot know reaches neither its view nor the guesses made for it."""

import pytest

import giglio
from support.cases import Case, digest, every_play, stream, walk

# In the others nobody knows what lies hidden: it has no order before it is drawn.
SEATS_HAVE_SECRETS = ("il_vecchio", "princes")


@every_play
def test_a_view_does_not_change_with_what_is_hidden(case: Case) -> None:
    state = case.new(seed=21)
    for ply, _ in enumerate(walk(state, stream(21))):
        seat = ply % case.seats
        guess = state.resample(seat, seed=ply)
        assert guess.view(seat) == state.view(seat)
        assert guess.view(None) == state.view(None)


@every_play
def test_a_guess_depends_on_nothing_hidden(case: Case) -> None:
    """Two truths that a seat cannot tell apart give it the same guess."""
    state = case.new(seed=22)
    for ply, _ in enumerate(walk(state, stream(22))):
        seat = ply % case.seats
        other_truth = state.resample(seat, seed=ply)
        guesses = [truth.resample(seat, seed=ply + 1) for truth in (state, other_truth)]
        assert guesses[0].state() == guesses[1].state()


@every_play
def test_a_guess_has_the_same_choices_for_its_seat(case: Case) -> None:
    state = case.new(seed=23)
    for ply, _ in enumerate(walk(state, stream(23))):
        guess = state.resample(int(state.actor), seed=ply)
        assert guess.legal() == state.legal()


@every_play
def test_a_guess_is_a_possible_game_without_past_or_future(case: Case) -> None:
    state = case.new(seed=24, story=True)
    for ply, _ in enumerate(walk(state, stream(24))):
        if ply % 6:
            continue
        before = digest(state)
        guess = state.resample(ply % case.seats, seed=ply)
        assert guess.audit() == []
        assert guess.outcomes == []
        assert guess.chance.seed == b""
        assert guess.story is None
        with pytest.raises(ValueError, match="no beginning"):
            giglio.record(guess)
        guess.playout(ply)
        assert guess.audit() == []
        assert digest(state) == before


@every_play
def test_equal_seeds_give_equal_guesses(case: Case) -> None:
    state = case.new(seed=25)
    for ply, _ in enumerate(walk(state, stream(25))):
        if ply == 6:
            break
    for seat in range(case.seats):
        first, second = state.resample(seat, seed=5), state.resample(seat, seed=5)
        assert first.state() == second.state()
        first.playout(1)
        second.playout(1)
        assert first.state() == second.state()


@pytest.mark.parametrize("game", [g for g in SEATS_HAVE_SECRETS if g in giglio.games()])
def test_hidden_things_do_change(game: str) -> None:
    """Otherwise the tests above would prove nothing."""
    card = giglio.games()[game]
    state = giglio.new(game, card.usual_seats, seed=26)
    plies = differing = 0
    for ply, _ in enumerate(walk(state, stream(26))):
        guess = state.resample(ply % card.usual_seats, seed=ply)
        plies += 1
        differing += guess.state() != state.state()
    assert differing > plies // 2
