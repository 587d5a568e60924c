"""What every game promises, whoever wrote it (DESIGN: the contract of a game)."""

import json

import pytest

import giglio
from giglio.kernel.game import Game
from support.cases import Case, digest, every_play, stream, walk


@every_play
def test_random_games_end_and_nothing_is_lost(case: Case) -> None:
    state = case.new(seed=1)
    for _ in walk(state, stream(1)):
        assert state.audit() == []
        assert 0 <= state.actor < case.seats
        for seat in range(case.seats):
            assert sum(state.score_sheet(seat).values()) == state.scores()[seat]
    assert state.audit() == []
    assert state.legal() == []
    assert sorted(state.ranks())[0] == 1
    for seat, rank in enumerate(state.ranks()):
        assert rank == 1 + sum(other < rank for other in state.ranks())
        assert sum(state.score_sheet(seat).values()) == state.scores()[seat]


@every_play
def test_nobody_is_asked_where_there_is_no_choice(case: Case) -> None:
    state = case.new(seed=2)
    for _ in walk(state, stream(2)):
        legal = state.legal()
        assert len(legal) >= 2
        assert len(set(legal)) == len(legal)


@every_play
def test_every_listed_action_can_be_played(case: Case) -> None:
    state = case.new(seed=3)
    choices = stream(3)
    for _ in walk(state, stream(33)):
        legal = state.legal()
        for action in [legal[choices.below(len(legal))] for _ in range(3)] + [legal[0], legal[-1]]:
            twin = state.clone()
            twin.play(action)
            assert twin.audit() == []
            assert digest(twin) != digest(state)


@every_play
def test_what_is_not_listed_is_refused_and_changes_nothing(case: Case) -> None:
    state = case.new(seed=4)
    choices = stream(4)
    size = state.edition.actions.size
    for ply, _ in enumerate(walk(state, stream(44))):
        if ply % 7 and not near_the_start(ply):
            continue
        legal = set(state.legal())
        before = digest(state)
        tried = {choices.below(size) for _ in range(25)} | set(neighbours(legal, size))
        for action in tried - legal:
            refuse(state, action)
        assert digest(state) == before


def near_the_start(ply: int) -> bool:
    return ply < 12


def neighbours(legal: set[int], size: int) -> list[int]:
    """The numbers beside the legal ones: where mistakes are likeliest."""
    beside = {action + step for action in legal for step in (-1, 1)}
    return sorted(action for action in beside - legal if 0 <= action < size)[:25]


def refuse(state: giglio.State, action: int) -> None:
    with pytest.raises(giglio.IllegalAction) as refused:
        state.play(action)
    error = refused.value
    assert error.reason, state.words(action)
    assert error.code, state.words(action)
    assert error.clause.startswith(state.edition.game + "/"), (state.words(action), error.reason)


@every_play
def test_after_the_end_everything_is_refused(case: Case) -> None:
    state = case.new(seed=5)
    state.playout(5)
    with pytest.raises(giglio.IllegalAction, match="over"):
        state.play(0)


@every_play
def test_unknown_numbers_and_words_are_refused(case: Case) -> None:
    state = case.new(seed=6)
    before = digest(state)
    for wrong in (-1, state.edition.actions.size, 1 << 40, "", "dance on the table", {"verb": "?"}):
        with pytest.raises(giglio.UnknownAction):
            state.play(wrong)
    assert digest(state) == before


@every_play
def test_words_and_structures_lead_back_to_the_number(case: Case) -> None:
    state = case.new(seed=7)
    size = state.edition.actions.size
    step = max(1, size // 5000)
    seen: set[str] = set()
    for action in range(0, size, step):
        words = state.words(action)
        assert words not in seen
        seen.add(words)
        assert state.action(words) == action
        described = json.loads(json.dumps(state.describe(action)))
        assert state.action(described) == action


@every_play
def test_clones_stay_apart(case: Case) -> None:
    state = case.new(seed=8)
    clones: list[tuple[giglio.State, str]] = []
    for _ in walk(state, stream(8)):
        clones.append((state.clone(), digest(state)))
        assert digest(clones[-1][0]) == clones[-1][1]
        if len(clones) % 5 == 0:
            for clone, before in clones[-30:]:
                assert digest(clone) == before
    for clone, before in clones:
        assert digest(clone) == before
    final = digest(state)
    middle, _ = clones[len(clones) // 2]
    middle.playout(1)
    assert digest(state) == final


@every_play
def test_a_clone_has_the_same_future(case: Case) -> None:
    state = case.new(seed=9)
    for ply, _ in enumerate(walk(state, stream(9))):
        if ply == 10:
            break
    twin = state.clone()
    state.playout(3)
    twin.playout(3)
    assert digest(twin) == digest(state)


@every_play
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    first, second, other = case.new(seed=10), case.new(seed=10), case.new(seed=11)
    for state in (first, second, other):
        state.playout(10)
    assert digest(first) == digest(second)
    if first.outcomes:
        assert digest(first) != digest(other)


@every_play
def test_a_script_of_the_outcomes_gives_the_same_game(case: Case) -> None:
    state = case.new(seed=12)
    actions = list(walk(state, stream(12)))
    again = case.new(seed=None, chance=state.outcomes)
    for action in actions:
        again.play(action)
    assert digest(again) == digest(state)


@every_play
def test_telling_the_story_changes_nothing(case: Case) -> None:
    silent, told = case.new(seed=13), case.new(seed=13, story=True)
    for action in walk(silent, stream(13)):
        told.play(action)
    assert digest(told) == digest(silent)
    assert told.story is not None
    assert told.story.events or case.game == "connect_four"


@every_play
def test_a_state_can_be_stored_and_restored(case: Case) -> None:
    state = case.new(seed=14)
    for ply, _ in enumerate(walk(state, stream(14))):
        if ply % 9:
            continue
        stored = json.loads(json.dumps(state.state()))
        again = giglio.load(case.game, stored, seed=1)
        assert again.state() == state.state()
        assert again.legal() == state.legal()
        assert all(again.view(seat) == state.view(seat) for seat in range(case.seats))
        again.playout(ply)
        assert again.audit() == []


@every_play
def test_views_are_plain_and_say_who_acts(case: Case) -> None:
    state = case.new(seed=15)
    for ply, _ in enumerate(walk(state, stream(15))):
        if ply % 5:
            continue
        for eyes in (None, *range(case.seats)):
            view = state.view(eyes)
            assert json.loads(json.dumps(view)) == view
            assert view["actor"] == state.actor
    assert state.view(None)["actor"] == giglio.OVER


@every_play
def test_random_moves_of_the_core_reach_every_action(case: Case) -> None:
    state = case.new(seed=16)
    choices = stream(16)
    for ply, _ in enumerate(walk(state, stream(66))):
        legal = state.legal()
        if ply % 10 or len(legal) > 12:
            continue
        drawn = [int(state.random_move(choices)) for _ in range(40 * len(legal))]
        assert set(drawn) == set(legal)


@every_play
def test_playouts_in_the_core_end_like_games_played_by_hand(case: Case) -> None:
    for seed in range(5):
        state = case.new(seed=seed)
        made = state.playout(seed)
        assert made > 0
        assert state.actor == giglio.OVER
        assert state.audit() == []


def test_seats_and_options_are_checked() -> None:
    for card in giglio.games().values():
        refuse_seats(card)
        with pytest.raises(ValueError, match="no option"):
            giglio.new(card.name, options={"no_such_option": True})


def refuse_seats(card: Game) -> None:
    for seats in (0, card.seats[0] - 1, card.seats[-1] + 1):
        with pytest.raises(ValueError, match="seats"):
            giglio.new(card.name, seats)
