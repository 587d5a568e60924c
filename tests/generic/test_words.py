"""Everything a game says at the table is said in every language, with nothing left blank."""

import pytest

import giglio
from giglio.kernel.game import Game
from giglio.words import LANGUAGES, Words
from support.cases import OWN, Case, short_cases, stream, walk

OWN_CASES = [
    pytest.param(case, id=str(case))
    for name, card in giglio.games().items()
    if name in OWN
    for case in short_cases(card)
]
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio")


def all_words(card: Game, seats: int) -> list[Words]:
    return [Words(card, language, NAMES[:seats]) for language in LANGUAGES]


@pytest.mark.parametrize("case", OWN_CASES)
def test_events_questions_actions_and_refusals_have_words(case: Case) -> None:
    card = giglio.games()[case.game]
    every = all_words(card, case.seats)
    state = case.new(seed=41, story=True)
    choices = stream(41)
    size = state.edition.actions.size
    heard = 0
    for ply, action in enumerate(walk(state, stream(42))):
        assert state.story is not None
        events = state.story.events[heard:]
        heard = len(state.story.events)
        refused = refusal_of(state, choices.below(size))
        for words in every:
            sentences = [words.event(event) for event in events]
            sentences.append(words.ask(state.view(None)))
            sentences.append(words.action(state.describe(action)))
            if refused is not None and ply % 3 == 0:
                sentences.append(words.refusal(refused))
            assert all(sentence.strip() for sentence in sentences)
            assert not any("{" in sentence or "$" in sentence for sentence in sentences), sentences
    assert {fault for words in every for fault in words.messages.faults} == set()


def refusal_of(state: giglio.State, action: int) -> giglio.IllegalAction | None:
    if action in state.legal():
        return None
    with pytest.raises(giglio.IllegalAction) as refused:
        state.play(action)
    return refused.value


@pytest.mark.parametrize("case", OWN_CASES)
def test_score_sheets_and_options_have_words(case: Case) -> None:
    card = giglio.games()[case.game]
    state = case.new(seed=43)
    state.playout(43)
    for words in all_words(card, case.seats):
        said = [words.source(key) for key in state.score_sheet(0)]
        said += [words.option(option.name) for option in card.options]
        assert all(said)
        assert words.messages.faults == set()


@pytest.mark.parametrize("case", OWN_CASES)
def test_other_languages_are_no_copies_of_english(case: Case) -> None:
    card = giglio.games()[case.game]
    state = case.new(seed=44)
    english, german, italian = (
        [words.action(state.describe(action)) for action in state.legal()]
        for words in all_words(card, case.seats)
    )
    assert english != german
    assert english != italian
    assert german != italian
