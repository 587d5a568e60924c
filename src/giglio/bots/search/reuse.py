"""What the last search already knows about the position that a player is asked about now.

After a decision the game has gone on to a node of the tree, if chance did not speak and the others
did what the tree has tried. The way there is played on the guess the tree was built on; what the
seat sees at its end must be exactly what it sees now.
"""

from hashlib import sha256
from json import dumps

from giglio.bots.search.engine import Search
from giglio.bots.search.tree import ACTION, ACTOR, ANY_TRACE, NONE, ROOT, TRACE, VISITS, Tree
from giglio.kernel.state import State

MOST_STEPS = 60
FEWEST_VISITS = 4  # less is not worth the look


def sees(state: State, seat: int) -> str:
    """A digest of what a seat sees, and of what it may do."""
    told = dumps([state.view(seat), state.legal()], sort_keys=True)
    return sha256(told.encode()).hexdigest()


def known_part(search: Search, action: int, state: State) -> Tree | None:
    """The part of a search's tree about this position, reached by an action; None: nothing fits."""
    edge = search.tree.find_edge(ROOT, action)
    if edge == NONE or search.state.edition is not state.edition:
        return None
    node = Pursuit(search, state).after(search.state, edge)
    return None if node == NONE else search.tree.below(node)


class Pursuit:
    """Looks for the present position in a tree, in a bounded number of steps."""

    def __init__(self, search: Search, state: State) -> None:
        self.tree = search.tree
        self.seat = int(search.seat)
        self.wanted = sees(state, self.seat)
        self.steps = 0

    def after(self, state: State, edge: int) -> int:
        """The node wanted, among those that come after an edge."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            return int(NONE)
        reached = self.carried_out(state, self.tree.of_edge(edge, ACTION))
        for node in self.tree.nodes_after(edge):
            quiet = self.tree.of_node(node, TRACE) in (0, ANY_TRACE)
            if reached is None or not quiet or self.tree.of_node(node, ACTOR) != reached.actor:
                continue
            if reached.actor != self.seat:
                found = self.beyond(reached, node)
                if found != NONE:
                    return found
            elif sees(reached, self.seat) == self.wanted:
                return node
        return int(NONE)

    def carried_out(self, state: State, action: int) -> State | None:
        """The guess after an action; None where it is not possible or chance is seen to speak."""
        if not state.is_legal(action):
            return None
        reached = state.clone()
        reached.chance.watch = 1 << self.seat
        reached.chance.trace = 0
        reached.step(action)
        return reached if reached.chance.trace == 0 and reached.actor >= 0 else None

    def beyond(self, state: State, node: int) -> int:
        """The node wanted, after something another seat has decided."""
        edges = sorted(self.tree.edges_of(node), key=lambda edge: -self.tree.of_edge(edge, VISITS))
        for edge in edges:
            if self.tree.of_edge(edge, VISITS) >= FEWEST_VISITS:
                found = self.after(state, edge)
                if found != NONE:
                    return found
        return int(NONE)
