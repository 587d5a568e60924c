"""The base of all states, seen through a game small enough to know by heart.

Each seat holds a card that only its owner knows. The seat in turn draws or, once it has more than
zero, stops; when both have stopped the higher card wins.
"""

from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import giglio
from giglio.kernel.actions import Actions, Verb
from giglio.kernel.chance import DECISION, EVERYONE, Chance, audience_of, kind_of
from giglio.kernel.edition import Edition
from giglio.kernel.game import Game, plain_edition
from giglio.kernel.refusal import GameError, IllegalAction
from giglio.kernel.state import OVER, State
from giglio.registry import begin_chance, blank

DRAW, STOP, PEEK = 0, 1, 2
CARDS = 10


class Toy(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "stopped")

    cards: vec[i64]
    stopped: i64

    def __init__(self) -> None:
        super().__init__()
        self.cards = vec[i64]()
        self.stopped = 0

    def begin(self) -> None:
        self.cards = vec[i64]([0, 0])
        self.actor = 0

    def moves(self) -> vec[i64]:
        if self.cards[self.actor] == 0:
            return vec[i64]([DRAW])
        return vec[i64]([DRAW, STOP])

    def apply(self, action: i64) -> None:
        seat = self.actor
        if action == DRAW:
            self.cards[seat] = self.chance.draw(0, CARDS, 1 << seat)
        else:
            self.stopped += 1
        if self.story is not None:
            self.story.tell("acts", seat, "toy/act-1")
        self.actor = OVER if self.stopped == 2 else 1 - seat

    def copy(self) -> State:
        twin = Toy()
        twin.cards = self.cards[:]
        twin.stopped = self.stopped
        return twin

    def score(self, seat: i64) -> i64:
        return self.cards[seat]

    def view_for(self, seat: i64) -> dict[str, object]:
        cards = [card if seat == owner else -1 for owner, card in enumerate(self.cards)]
        return {"phase": "drawing", "actor": self.actor, "seats": cards}

    def redraw(self, seat: i64, chance: Chance) -> None:
        self.cards[1 - seat] = chance.draw(0, CARDS)

    def audience(self, action: i64) -> i64:
        return 1 << self.actor if action == PEEK else EVERYONE

    def audit(self) -> list[str]:
        return [f"there is no card {card}" for card in self.cards if not 0 <= card < CARDS]


class Circle(Toy):
    """Never comes to a decision."""

    def moves(self) -> vec[i64]:
        return vec[i64]([DRAW])


READ = plain_edition(Actions(Verb("draw"), Verb("stop"), Verb("peek")), ("card", ()))


def edition() -> Edition:
    made = READ({})
    made.game = "toy"
    return made


def begun(kind: type[State] = Toy, script: list[str] | None = None) -> State:
    card = Game(
        name="toy", title="Toy", seats=(2,), usual_seats=2, rules=1, edition="standard",
        folder=None, state=kind, read_edition=READ,
    )  # fmt: skip
    state = blank(card, 2, {}, edition())
    begin_chance(state, 1, script)
    state.begin()
    return state


@pytest.fixture
def toy() -> State:
    """Anna holds a 4 and Bruno a 7; it is her turn."""
    state = begun(script=["card 10 = 4", "card 10 = 7"])
    state.settle()
    return state


def test_decisions_with_one_answer_are_taken_and_told_as_such() -> None:
    state = begun(script=["card 10 = 4", "card 10 = 7"])
    story = state.tell()
    state.settle()
    assert [(event.seat, event.forced) for event in story.events] == [(0, True), (1, True)]
    state.play("draw")
    assert [event.forced for event in story.events] == [True, True, False]
    assert state.actor == 1


def test_rules_that_go_in_a_circle_are_stopped() -> None:
    with pytest.raises(GameError, match="in a circle"):
        begun(Circle).settle()


def test_a_decision_can_be_given_in_three_forms(toy: State) -> None:
    first, second, third = toy, toy.clone(), toy.clone()
    first.play(STOP)
    second.play(" STOP ")
    third.play({"verb": "stop"})
    assert first.state() == second.state() == third.state()


@pytest.mark.parametrize("action", [PEEK, "peek", {"verb": "peek"}])
def test_an_action_not_offered_is_refused(toy: State, action: int | str) -> None:
    before = toy.state()
    with pytest.raises(IllegalAction, match="“peek” is not possible now"):
        toy.play(action)
    assert toy.state() == before
    assert len(toy.chance.log) == 2


@pytest.mark.parametrize("action", [None, 1.0, ["stop"], b"stop"])
def test_what_is_no_action_at_all_is_refused(toy: State, action: object) -> None:
    with pytest.raises((giglio.UnknownAction, TypeError)):
        toy.play(action)  # type: ignore[arg-type]


def test_after_the_end_everything_is_refused(toy: State) -> None:
    toy.play(STOP)
    toy.play(STOP)
    assert toy.legal() == []
    with pytest.raises(IllegalAction, match="the game is over") as refused:
        toy.play(STOP)
    assert refused.value.code == "over"


def test_scores_ranks_and_sheets(toy: State) -> None:
    assert toy.scores() == [4, 7]
    assert toy.ranks() == [2, 1]
    assert toy.score_sheet(1) == {"points": 7}
    for ask in (toy.score_sheet, toy.view, toy.resample):
        with pytest.raises(ValueError, match="there is no seat 2; they go from 0 to 1"):
            ask(2)


def test_equals_share_a_rank() -> None:
    state = begun(script=["card 10 = 4", "card 10 = 4"])
    state.settle()
    assert state.ranks() == [1, 1]


def test_each_seat_sees_its_own_card_and_a_spectator_none(toy: State) -> None:
    assert toy.view(0)["seats"] == [4, -1]
    assert toy.view(1)["seats"] == [-1, 7]
    assert toy.view(None)["seats"] == [-1, -1]


def test_the_log_says_who_saw_what(toy: State) -> None:
    toy.play(STOP)
    entries = [(kind_of(entry), audience_of(entry)) for entry in toy.chance.log]
    assert entries == [(0, 0b01), (0, 0b10), (DECISION, EVERYONE)]
    assert [str(outcome) for outcome in toy.outcomes] == ["card 10 = 4", "card 10 = 7"]


def test_a_clone_stays_apart_with_the_same_future(toy: State) -> None:
    twin = toy.clone()
    twin.play(DRAW)
    assert toy.scores() == [4, 7]
    assert len(toy.chance.log) == 2
    toy.play(DRAW)
    assert twin.state() == toy.state()


def test_a_clone_has_no_story(toy: State) -> None:
    story = toy.tell()
    toy.clone().play(STOP)
    assert story.events == []
    assert toy.clone().story is None


def test_a_guess_keeps_what_is_known_and_draws_the_rest(toy: State) -> None:
    guesses = [toy.resample(0, seed=seed) for seed in range(60)]
    assert {guess.scores()[0] for guess in guesses} == {4}
    assert len({guess.scores()[1] for guess in guesses}) == CARDS
    assert all(guess.view(0) == toy.view(0) for guess in guesses)


def test_a_guess_has_no_past_and_no_seed(toy: State) -> None:
    guess = toy.resample(0, seed=3)
    assert guess.outcomes == []
    assert bytes(guess.chance.seed) == b""
    assert len(guess.chance.script) == 0
    guess.play(STOP)
    assert len(guess.chance.log) == 0


def test_the_same_seed_gives_the_same_guess_whatever_is_hidden(toy: State) -> None:
    other = begun(script=["card 10 = 4", "card 10 = 1"])
    other.settle()
    assert other.view(0) == toy.view(0)
    for seed in (0, 1, 1 << 62, -1):
        assert toy.resample(0, seed).state() == other.resample(0, seed).state()


def test_a_play_out_is_the_same_for_the_same_seed(toy: State) -> None:
    one, other, third = toy.clone(), toy.clone(), toy.clone()
    assert one.playout(5) == other.playout(5)
    assert one.state() == other.state()
    assert list(one.chance.log) == list(other.chance.log)
    third.playout(6)
    assert list(third.chance.log) != list(one.chance.log)


def test_a_play_out_without_a_seed_follows_the_stream_of_the_state(toy: State) -> None:
    one, other = toy.clone(), toy.clone()
    assert one.playout() == other.playout()
    assert list(one.chance.log) == list(other.chance.log)


def test_a_script_that_does_not_fit_changes_nothing() -> None:
    state = begun(script=["card 10 = 4", "card 10 = 7", "card 12 = 1"])
    state.settle()
    before = state.state()
    with pytest.raises(ValueError, match="outcome 3 of the script does not fit"):
        state.play(DRAW)
    assert state.state() == before
    assert len(state.chance.log) == 2


def test_fields_are_restored_and_checked(toy: State) -> None:
    other = begun()
    other.restore({**toy.state(), "cards": [3, 9]})
    assert other.scores() == [3, 9]
    with pytest.raises(ValueError, match="no state of the game: there is no card 12"):
        other.restore({**toy.state(), "cards": [3, 12]})
