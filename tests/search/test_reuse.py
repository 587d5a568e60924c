"""What was thought before is used again where the position is the same, and only there."""

import giglio
from giglio.bots import Budget, decide
from giglio.bots.search.budget import Limit
from giglio.bots.search.engine import Search
from giglio.bots.search.player import SearchBot
from giglio.bots.search.reuse import known_part, sees
from giglio.bots.search.tree import ACTION, ENTERED, ROOT, VISITS, Tree
from giglio.kernel.state import State
from support.toys import GUESS, LOOK, Boxes, Pennies, Race, begin


def searched(state: State, iterations: int = 600) -> Search:
    search = Search(state.resample(int(state.actor), 1), int(state.actor), 1)
    search.run(Limit(iterations=iterations), False)
    return search


def counted(tree: Tree, node: int) -> dict[int, int]:
    return {tree.of_edge(e, ACTION): tree.of_edge(e, VISITS) for e in tree.edges_of(node)}


def test_after_a_reply_that_was_foreseen_the_tree_goes_on() -> None:
    state = giglio.new("connect_four", seed=1)
    search = searched(state)
    state.play("drop 4")
    state.play("drop 4")
    known = known_part(search, 3, state)
    assert known is not None
    own = search.tree.find_edge(ROOT, 3)
    reply = search.tree.find_edge(search.tree.nodes_after(own)[0], 3)
    node = search.tree.nodes_after(reply)[0]
    assert counted(known, ROOT) == counted(search.tree, node)
    assert known.of_node(ROOT, ENTERED) == search.tree.of_node(node, ENTERED)
    assert known.size < search.tree.size


def test_all_below_comes_along() -> None:
    search = searched(giglio.new("connect_four", seed=1))
    twin = search.tree.below(ROOT)

    def same(node: int, copy: int) -> int:
        assert counted(search.tree, node) == counted(twin, copy)
        seen = 1
        for edge in search.tree.edges_of(node):
            other = twin.find_edge(copy, search.tree.of_edge(edge, ACTION))
            pairs = zip(search.tree.nodes_after(edge), twin.nodes_after(other), strict=True)
            seen += sum(same(*pair) for pair in pairs)
        return seen

    assert same(ROOT, ROOT) == search.tree.size == twin.size


def test_secret_decisions_keep_their_common_nodes() -> None:
    search = searched(begin(Pennies(), 2))
    twin = search.tree.below(ROOT)
    for tree in (search.tree, twin):
        risky = tree.find_edge(ROOT, GUESS)
        (hiding,) = tree.nodes_after(risky)
        left, right = tree.edges_of(hiding)
        assert tree.nodes_after(left) == tree.nodes_after(right) != []


def test_another_position_is_not_taken_for_the_known_one() -> None:
    state = giglio.new("connect_four", seed=1)
    search = searched(state, 200)
    other = state.clone()
    other.play("drop 1")  # not what the bot has chosen
    other.play("drop 4")
    assert known_part(search, 3, other) is None
    assert known_part(search, 3, giglio.new("connect_four", seed=1)) is None
    assert known_part(search, 3, giglio.new("medici", seed=1)) is None


def test_where_chance_has_spoken_nothing_is_kept() -> None:
    state = begin(Race(), 2)
    search = searched(state)
    state.step(0)
    state.step(0)
    assert state.actor == 0
    assert known_part(search, 0, state) is None


def test_what_was_shown_counts_as_a_difference() -> None:
    state = begin(Boxes(), 2)
    search = searched(state)
    state.step(LOOK)
    while state.actor < 0:  # one look in ten goes wrong
        state = begin(Boxes(), 2, seed=state.chance.keys + 1)
        state.step(LOOK)
    assert known_part(search, LOOK, state) is None


def test_what_a_seat_sees_tells_positions_apart() -> None:
    state = giglio.new("connect_four", seed=1)
    before = sees(state, 0)
    assert sees(state.clone(), 0) == before
    state.play("drop 4")
    assert sees(state, 0) != before


def test_a_bot_goes_on_with_its_thoughts_and_plays_as_well() -> None:
    """Three x with two open ends: whichever end o stops, x has to take the other."""
    state = giglio.new("connect_four", seed=1)
    bot = SearchBot(1, Budget(iterations=500))
    for column in "4433":
        state.play(f"drop {column}")
    first = decide(bot, state)
    assert state.words(first) in ("drop 2", "drop 5")
    state.play(first)
    last = bot.search
    assert last is not None
    stopped, winning = (
        ("drop 1", "drop 5") if state.words(first) == "drop 2" else ("drop 2", "drop 6")
    )
    state.play(stopped)
    action = decide(bot, state)
    assert state.words(action) == winning
    assert bot.search is not None
    assert bot.findings.actions[action].visits > bot.findings.iterations * 0.5
