"""The tree of a search: packed numbers, no objects.

A node is what the thinking seat knows when somebody decides; an edge is one action there. A node
is found by the edge that led to it, by what chance showed on the way and by who decides now. Which
actions are legal depends on the guess, so an edge counts how often it could have been chosen.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
ROOT: Final[i64] = 0

# One node is a row of so many numbers:
NODE: Final[i64] = 6
ACTOR: Final[i64] = 0
FIRST_EDGE: Final[i64] = 1
ENTERED: Final[i64] = 2  # how often
SIBLING: Final[i64] = 3  # the next node after the same edge
TRACE: Final[i64] = 4  # what chance showed on the way here, as a digest
SECRET: Final[i64] = 5  # the edge that stands for all decisions the thinking seat does not see

# One edge is a row of so many numbers …
EDGE: Final[i64] = 8
ACTION: Final[i64] = 0
NEXT_EDGE: Final[i64] = 1
VISITS: Final[i64] = 2
AVAILABLE: Final[i64] = 3  # how often it was legal when its node was entered
FIRST_NODE: Final[i64] = 4
HOME: Final[i64] = 5  # the edge whose nodes come after it: itself, unless it is secret
NODES: Final[i64] = 6  # how many nodes come after it

# … and of so many sums, all of the seat that decides, with how eagerly the action is explored:
SUM: Final[i64] = 5
RESULT: Final[i64] = 0
WIN: Final[i64] = 1
POINTS: Final[i64] = 2
MARGIN: Final[i64] = 3
EAGERNESS: Final[i64] = 4  # 1 for the most promising action, towards 0 for others

LEAST_EAGERNESS: Final = 0.05  # a promise may mislead: nothing is given up for good
ANY_TRACE: Final[i64] = -1  # of the node for outcomes that have none of their own
# So many different outcomes after an edge get nodes of their own, and more with its visits: an
# outcome that comes rarely would never gather experience.
FEWEST_OUTCOMES: Final[i64] = 4


class Tree:
    """All nodes and edges of one search."""

    most: i64  # nodes, and as many edges
    size: i64  # nodes
    edge_count: i64
    nodes: vec[i64]
    promised: vec[float]  # by node: what the first action looked at there has promised
    edges: vec[i64]
    sums: vec[float]

    def __init__(self, most: i64 = 0) -> None:
        self.most = most
        self.size = 0
        self.edge_count = 0
        self.nodes = vec[i64]()
        self.promised = vec[float]()
        self.edges = vec[i64]()
        self.sums = vec[float]()

    def has_room(self) -> bool:
        return self.size < self.most and self.edge_count < self.most

    def add_node(self, actor: i64, trace: i64) -> i64:
        node = self.size
        self.size += 1
        nodes = self.nodes
        nodes = append(nodes, actor)
        nodes = append(nodes, NONE)
        nodes = append(nodes, 0)
        nodes = append(nodes, NONE)
        nodes = append(nodes, trace)
        self.nodes = append(nodes, NONE)
        self.promised = append(self.promised, 0.0)
        return node

    def add_edge(self, node: i64, action: i64, secret: bool) -> i64:
        """A new action of a node."""
        edge = self.new_edge(action)
        if secret:
            self.edges[edge * EDGE + HOME] = self.secret_of(node)
        self.edges[edge * EDGE + NEXT_EDGE] = self.nodes[node * NODE + FIRST_EDGE]
        self.nodes[node * NODE + FIRST_EDGE] = edge
        return edge

    def secret_of(self, node: i64) -> i64:
        """The edge of a node that stands for whatever the actor has decided secretly."""
        edge = self.nodes[node * NODE + SECRET]
        if edge == NONE:
            edge = self.new_edge(NONE)
            self.nodes[node * NODE + SECRET] = edge
        return edge

    def new_edge(self, action: i64) -> i64:
        edge = self.edge_count
        self.edge_count += 1
        edges = self.edges
        edges = append(edges, action)
        edges = append(edges, NONE)
        edges = append(edges, 0)
        edges = append(edges, 0)
        edges = append(edges, NONE)
        edges = append(edges, edge)
        edges = append(edges, 0)
        self.edges = append(edges, 0)
        sums = self.sums
        sums = append(sums, 0.0)
        sums = append(sums, 0.0)
        sums = append(sums, 0.0)
        sums = append(sums, 0.0)
        self.sums = append(sums, 1.0)
        return edge

    def note_promise(self, node: i64, edge: i64, promise: float, keenness: float) -> None:
        """How eagerly a new action is explored: the less, the less it promises than the first."""
        if self.nodes[node * NODE + FIRST_EDGE] == edge and self.edges[edge * EDGE + NEXT_EDGE] < 0:
            self.promised[node] = promise
            return
        less = self.promised[node] - promise
        if less > 0.0:
            self.sums[edge * SUM + EAGERNESS] = max(exp(-less / keenness), LEAST_EAGERNESS)

    def node_after(self, edge: i64, trace: i64, actor: i64) -> i64:
        """The node that follows this edge, these outcomes and this seat; made where it is new.

        NONE, where there is no room for another.
        """
        home = self.edges[edge * EDGE + HOME] * EDGE
        found = self.find_node(home, trace, actor)
        if found != NONE:
            return found
        if not self.may_branch(home):
            trace = ANY_TRACE
            found = self.find_node(home, trace, actor)
            if found != NONE:
                return found
        if not self.has_room():
            return NONE
        node = self.add_node(actor, trace)
        self.nodes[node * NODE + SIBLING] = self.edges[home + FIRST_NODE]
        self.edges[home + FIRST_NODE] = node
        self.edges[home + NODES] += 1
        return node

    def find_node(self, home: i64, trace: i64, actor: i64) -> i64:
        nodes = self.nodes
        node = self.edges[home + FIRST_NODE]
        while node != NONE:
            at = node * NODE
            if nodes[at + TRACE] == trace and nodes[at + ACTOR] == actor:
                return node
            node = nodes[at + SIBLING]
        return NONE

    def may_branch(self, home: i64) -> bool:
        """Whether outcomes after this edge have come often enough for one node more."""
        known = self.edges[home + NODES] - FEWEST_OUTCOMES
        return known <= 0 or known * known <= 4 * self.entries_after(home)

    def entries_after(self, home: i64) -> i64:
        """How often a secret edge's visits are spread over others; else its own."""
        if self.edges[home + ACTION] != NONE:
            return self.edges[home + VISITS]
        entries: i64 = 0
        node = self.edges[home + FIRST_NODE]
        while node != NONE:
            entries += self.nodes[node * NODE + ENTERED]
            node = self.nodes[node * NODE + SIBLING]
        return entries

    # -- reading it -------------------------------------------------------------------------------

    def find_edge(self, node: i64, action: i64) -> i64:
        edge = self.nodes[node * NODE + FIRST_EDGE]
        while edge != NONE and self.edges[edge * EDGE + ACTION] != action:
            edge = self.edges[edge * EDGE + NEXT_EDGE]
        return edge

    def edges_of(self, node: i64) -> list[int]:
        found: list[int] = []
        edge = self.nodes[node * NODE + FIRST_EDGE]
        while edge != NONE:
            found.append(int(edge))
            edge = self.edges[edge * EDGE + NEXT_EDGE]
        return found

    def nodes_after(self, edge: i64) -> list[int]:
        found: list[int] = []
        node = self.edges[self.edges[edge * EDGE + HOME] * EDGE + FIRST_NODE]
        while node != NONE:
            found.append(int(node))
            node = self.nodes[node * NODE + SIBLING]
        return found

    def of_node(self, node: i64, what: i64) -> int:
        return int(self.nodes[node * NODE + what])

    def of_edge(self, edge: i64, what: i64) -> int:
        return int(self.edges[edge * EDGE + what])

    def sum_of(self, edge: i64, what: i64) -> float:
        return self.sums[edge * SUM + what]

    # -- keeping a part of it ---------------------------------------------------------------------

    def below(self, root: i64) -> "Tree":
        """A tree of its own: one node of this and all that follows it."""
        kept = Tree(self.most)
        waiting = vec[i64]([root])  # nodes of this tree; their places are those in the new one
        kept.add_node(self.nodes[root * NODE + ACTOR], 0)
        place: i64 = 0
        while place < len(waiting):
            waiting = self.copy_node(kept, waiting, place)
            place += 1
        return kept

    def copy_node(self, kept: "Tree", waiting: vec[i64], place: i64) -> vec[i64]:
        """Bring over a node's edges, and put the nodes after them in the queue."""
        at = waiting[place] * NODE
        kept.nodes[place * NODE + ENTERED] = self.nodes[at + ENTERED]
        kept.promised[place] = self.promised[waiting[place]]
        secret = self.nodes[at + SECRET]
        if secret != NONE:
            waiting = self.copy_after(kept, secret, kept.secret_of(place), waiting)
        edge = self.nodes[at + FIRST_EDGE]
        last: i64 = NONE
        while edge != NONE:
            hidden = self.edges[edge * EDGE + HOME] != edge
            twin = kept.new_edge(self.edges[edge * EDGE + ACTION])
            if last == NONE:
                kept.nodes[place * NODE + FIRST_EDGE] = twin
            else:
                kept.edges[last * EDGE + NEXT_EDGE] = twin
            last = twin
            if hidden:
                kept.edges[twin * EDGE + HOME] = kept.secret_of(place)
            self.copy_counts(kept, edge, twin)
            if not hidden:
                waiting = self.copy_after(kept, edge, twin, waiting)
            edge = self.edges[edge * EDGE + NEXT_EDGE]
        return waiting

    def copy_counts(self, kept: "Tree", edge: i64, twin: i64) -> None:
        kept.edges[twin * EDGE + VISITS] = self.edges[edge * EDGE + VISITS]
        kept.edges[twin * EDGE + AVAILABLE] = self.edges[edge * EDGE + AVAILABLE]
        what: i64 = 0
        while what < SUM:
            kept.sums[twin * SUM + what] = self.sums[edge * SUM + what]
            what += 1

    def copy_after(self, kept: "Tree", edge: i64, twin: i64, waiting: vec[i64]) -> vec[i64]:
        kept.edges[twin * EDGE + NODES] = self.edges[edge * EDGE + NODES]
        node = self.edges[edge * EDGE + FIRST_NODE]
        last: i64 = NONE
        while node != NONE:
            copy = kept.add_node(self.nodes[node * NODE + ACTOR], self.nodes[node * NODE + TRACE])
            waiting = append(waiting, node)
            if last == NONE:
                kept.edges[twin * EDGE + FIRST_NODE] = copy
            else:
                kept.nodes[last * NODE + SIBLING] = copy
            last = copy
            node = self.nodes[node * NODE + SIBLING]
        return waiting
