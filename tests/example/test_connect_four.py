"""The example game: its rules, and counts of positions that others have published."""

from collections import Counter

import pytest

import giglio
from support import rule

Position = tuple[int, int]

# Sequences of 1 to 8 moves (the "perft" counts of chess programs).
SEQUENCES = [7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234]
# Different positions after 1 to 7 moves: OEIS A212693, by John Tromp.
POSITIONS = [7, 49, 238, 1_120, 4_263, 16_422, 54_859]


@pytest.fixture
def game() -> giglio.State:
    return giglio.new("connect_four", seed=1)


def play(game: giglio.State, *columns: int) -> None:
    for column in columns:
        game.play(f"drop {column}")


def board(game: giglio.State) -> list[str]:
    """The rows from the top down."""
    rows = game.view(None)["board"]
    assert isinstance(rows, list)
    return ["".join(sign or "." for sign in row) for row in rows]


def test_published_counts_of_positions_and_sequences() -> None:
    """Equal positions are merged and counted by the ways that lead there, so depth 8 is quick."""
    start = giglio.new("connect_four", seed=1)
    states = {position(start): start}
    ways = Counter({position(start): 1})
    sequences: list[int] = []
    positions: list[int] = []
    for _ in range(7):
        states, ways = one_move_on(states, ways)
        sequences.append(ways.total())
        positions.append(len(ways))
    sequences.append(sum(ways[key] * len(state.legal()) for key, state in states.items()))
    assert sequences == SEQUENCES
    assert positions == POSITIONS


def one_move_on(
    states: dict[Position, giglio.State], ways: Counter[Position]
) -> tuple[dict[Position, giglio.State], Counter[Position]]:
    reached: dict[Position, giglio.State] = {}
    counted: Counter[Position] = Counter()
    for key, state in states.items():
        for action in state.legal():
            child = state.clone()
            child.play(action)
            counted[position(child)] += ways[key]
            reached[position(child)] = child
    return reached, counted


def position(state: giglio.State) -> Position:
    return state.crosses, state.noughts


@rule("connect_four/drop-1")
def test_discs_fall_on_each_other_and_the_seats_alternate(game: giglio.State) -> None:
    play(game, 4, 4, 7)
    assert board(game)[4:] == ["...o...", "...x..x"]
    assert game.actor == 1


@rule("connect_four/drop-2")
def test_a_full_column_takes_no_disc(game: giglio.State) -> None:
    play(game, 3, 3, 3, 3, 3, 3)
    assert game.legal() == [0, 1, 3, 4, 5, 6]
    before = game.state()
    with pytest.raises(giglio.IllegalAction, match="full") as refused:
        game.play("drop 3")
    assert refused.value.clause == "connect_four/drop-2"
    assert game.state() == before


@rule("connect_four/end-1")
@pytest.mark.parametrize(
    "columns",
    [
        pytest.param((1, 2, 1, 2, 1, 2, 1), id="upright"),
        pytest.param((4, 4, 5, 5, 6, 6, 7), id="level"),
        pytest.param((1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4), id="rising"),
        pytest.param((7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4), id="falling"),
    ],
)
def test_four_in_any_direction_win(game: giglio.State, columns: tuple[int, ...]) -> None:
    play(game, *columns[:-1])
    assert game.scores() == [0, 0]
    assert game.actor == 0
    play(game, columns[-1])
    assert game.actor == giglio.OVER
    assert game.scores() == [1, 0]
    assert game.ranks() == [1, 2]
    assert game.legal() == []


@rule("connect_four/end-1")
def test_discs_at_the_edge_do_not_join_over_it(game: giglio.State) -> None:
    """Three atop column 1 and one at the foot of column 2 are neighbours in no direction."""
    play(game, 2, 1, 7, 1, 7, 1, 1, 7, 1, 7, 1)
    assert [row[0] for row in board(game)] == ["x", "x", "x", "o", "o", "o"]
    assert board(game)[5][1] == "x"
    assert game.actor == 1


@rule("connect_four/end-2")
def test_a_full_board_without_four_is_a_draw(game: giglio.State) -> None:
    columns = "53142627346361637661553712377125174452442"
    story = game.tell()
    play(game, *(int(column) for column in columns))
    rows = board(game)
    assert not any("." in row for row in rows)
    assert not any(four_from(rows, row, column) for row in range(6) for column in range(7))
    assert game.actor == giglio.OVER
    assert game.scores() == [0, 0]
    assert game.ranks() == [1, 1]
    assert [event.what for event in story.events[-2:]] == ["drops", "draw"]
    assert story.events[-2].forced  # only one place was left


def four_from(rows: list[str], row: int, column: int) -> bool:
    """Four equal discs from here on, looked up on the drawn board."""
    for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)):
        places = [(row + step * down, column + step * across) for step in range(4)]
        on_board = all(0 <= at < 6 and 0 <= place < 7 for at, place in places)
        if on_board and len({rows[at][place] for at, place in places}) == 1:
            return True
    return False


def test_a_winning_move_tells_what_happened(game: giglio.State) -> None:
    story = game.tell()
    play(game, 1, 2, 1, 2, 1, 2, 1)
    told = [(event.what, event.seat, event.clause) for event in story.events[-2:]]
    assert told == [("drops", 0, "connect_four/drop-1"), ("wins", 0, "connect_four/end-1")]
    assert story.events[-2].facts == {"column": 1}
