"""What looks good to a seat: the greedy bot gathers for provinces, takes them, and wins."""

import pytest

import giglio
from giglio import bots, build
from giglio.kernel.pcg import Pcg32
from giglio.registry import judge_of
from il_vecchio.table import events, has, legal, line, phase, play, position, seat

RICH = {"florins": 9, "assassin": 1, "knight": 1, "abbot": 1}


def best(state: giglio.State) -> str:
    guess = state.resample(int(state.actor), seed=1)
    ratings = judge_of("il_vecchio").rate(guess, state.legal())
    assert len(ratings) == len(state.legal())
    return state.words(state.legal()[ratings.index(max(ratings))])


def act(state: giglio.State) -> None:
    """The acting seat takes its turn as it looks best."""
    number = state.actor
    while state.actor == number:
        state.play(best(state))


def test_it_takes_a_province_that_it_can_pay() -> None:
    state = position(goods={0: {"florins": 4, "assassin": 1}}, standing={0: ["vicchio", "siena"]})
    act(state)
    assert line(state, "venice") == [0]


def test_it_goes_on_foot_where_a_carriage_would_be_wasted() -> None:
    state = position(
        goods={0: {"florins": 9, "carriage": 1, "assassin": 1}}, standing={0: ["dicomano"]}
    )
    play(state, "member dicomano, walk vicchio")
    walked = has(state, 0)
    assert walked["carriage"] == 1
    state = position(
        goods={0: {"florins": 9, "carriage": 1, "assassin": 1}}, standing={0: ["dicomano"]}
    )
    act(state)
    assert line(state, "venice") == [0]
    assert seat(state, 0)["carriage"] == 1


def test_it_recovers_when_everybody_lies() -> None:
    state = position(lying={0: ["siena", "vinci", "prato", "colle"]}, goods={0: {"florins": 3}})
    assert best(state) == "recover"


def test_it_takes_the_town_where_a_middleman_helps() -> None:
    state = position(standing={0: ["mensano", "prato"]}, goods={0: {"bishop": 1}})
    ratings = judge_of("il_vecchio").rate(state.resample(0, seed=1), state.legal())
    looks = dict(zip(legal(state), ratings, strict=True))
    assert looks["member mensano"] > looks["member prato"]
    play(state, "member mensano, stay?")
    assert best(state) == "lie"


def test_it_passes_a_double_turn_in_which_nothing_is_to_be_had() -> None:
    state = position(2, final=True, standing={0: ["siena"]})
    assert best(state) == "pass"


def test_it_gathers_and_enters_within_a_double_turn() -> None:
    """An assassin from the middleman’s town, then Venice beside it: 5 points and a majority."""
    state = position(
        2, final=True, goods={0: {"florins": 4}}, standing={0: ["borgo-san-lorenzo", "vicchio"]}
    )
    act(state)
    assert line(state, "venice") == [0]


def test_it_uses_a_tile_to_pay_for_a_province() -> None:
    state = position(
        2, final=True, goods={0: {"florins": 4, "knight": 1}}, standing={0: ["vicchio"]},
        provinces={0: ["milan-any-followers", "milan-florins"]},
    )  # fmt: skip
    act(state)
    assert line(state, "venice") == [0]


def test_rating_changes_nothing() -> None:
    state = giglio.new("il_vecchio", 3, seed=8)
    judge = judge_of("il_vecchio")
    for ply in range(60):
        guess = state.resample(int(state.actor), seed=ply)
        before = guess.state()
        judge.rate(guess, guess.legal())
        judge.look(guess)
        judge.consider(guess)
        assert guess.state() == before
        state.play(legal(state)[ply % len(legal(state))])


def test_expectations_end_with_the_points() -> None:
    state = position(2, final=True, standing={0: ["siena"]}, tracks={"milan": [0], "council": [1]})
    judge = judge_of("il_vecchio")
    judge.look(state)
    assert judge.doubt > 0
    play(state, "pass, pass")
    judge.look(state)
    assert list(judge.worth) == state.scores()
    assert judge.doubt == 0


def test_more_of_everything_is_worth_more() -> None:
    judge = judge_of("il_vecchio")

    def worth(**more: object) -> float:
        judge.look(position(standing={0: ["siena"]}, **more))  # type: ignore[arg-type]
        return judge.worth[0]

    plain = worth()
    for token in ("florins", "assassin", "knight", "abbot", "scroll", "carriage", "bishop"):
        assert worth(goods={0: {token: 1}}) > plain
    assert worth(provinces={0: ["milan-florins"]}) > plain
    assert worth(council={0: ["council-knight"]}) > plain
    assert worth(nobility={0: ["nobility-sets"]}) > plain
    assert worth(tracks={"church": [0]}) > plain


def test_likely_moves_are_legal_and_go_on() -> None:
    judge = judge_of("il_vecchio")
    stream = Pcg32()
    stream.key_from(3)
    state = giglio.new("il_vecchio", 2, seed=3)
    for _ in range(300):
        if state.actor == giglio.OVER:
            break
        action = int(judge.likely_move(state, stream))
        assert action in state.legal()
        state.play(action)
    assert phase(state) in ("acting", "over") or state.legal()


def self_play(seats: int, seed: int, *others: str) -> giglio.State:
    players = [bots.make(spec, seed=seed + at) for at, spec in enumerate(["greedy", *others])]
    players += [bots.make("greedy", seed=seed + at) for at in range(len(players), seats)]
    state = giglio.new("il_vecchio", seats, seed=seed, story=True)
    while state.actor != giglio.OVER:
        state.play(bots.decide(players[state.actor], state))
    return state


def test_it_ends_games_and_takes_provinces() -> None:
    state = self_play(2, seed=3)
    assert len(events(state, "claims-tile")) >= 4
    assert min(state.scores()) >= 20
    assert int(state.state()["round"]) < 90  # type: ignore[call-overload]


@pytest.mark.long
def test_its_winners_reach_what_good_players_do() -> None:
    """With four seats the winners of a hundred games have a median of 42 points at least."""
    if not build.compiled():
        pytest.skip("a hundred games are for the compiled build")
    winners = sorted(max(self_play(4, seed).scores()) for seed in range(100))
    assert (winners[49] + winners[50]) / 2 >= 42


@pytest.mark.long
def test_it_beats_random_players() -> None:
    """In 98 of 100 games at least."""
    if not build.compiled():
        pytest.skip("a hundred games are for the compiled build")
    won = sum(self_play(2, seed, "random").ranks()[0] == 1 for seed in range(100))
    assert won >= 98
