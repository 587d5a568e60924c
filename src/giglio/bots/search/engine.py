"""Monte Carlo tree search over what one seat knows, for any number of seats.

An iteration imagines the whole game anew from what the thinking seat knows, with chance of its own;
goes down the tree, each seat choosing what is best for itself; adds one action; plays on for a
while; and carries the result back. So nothing in the tree rests on hidden truth or on known luck.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giglio.bots.search.budget import Limit
from giglio.bots.search.evaluation import Evaluation
from giglio.bots.search.selection import CURIOSITY, DRAWN, appeal, width
from giglio.bots.search.tree import (
    ACTION,
    AVAILABLE,
    EDGE,
    ENTERED,
    FIRST_EDGE,
    MARGIN,
    NEXT_EDGE,
    NODE,
    NONE,
    POINTS,
    RESULT,
    ROOT,
    SUM,
    VISITS,
    WIN,
    Tree,
)
from giglio.kernel.judge import Judge
from giglio.kernel.pcg import Pcg32
from giglio.kernel.rows import row
from giglio.kernel.state import State

MOST_NODES: Final = 150_000  # about 20 megabytes


class Search:
    """One seat's thoughts about one decision."""

    state: State  # a guess; every iteration makes another from it
    seat: i64  # who thinks
    judge: Judge
    stream: Pcg32
    evaluation: Evaluation
    tree: Tree
    iterations: i64
    plies: i64  # decisions of all rollouts
    legal: vec[i64]  # at the root, where the thinking seat decides
    first_sight: vec[float]  # what they promise
    # By action: the visit of a node in which it was legal, negative once it has an edge there.
    marks: vec[i64]
    mark: i64
    untried: i64  # legal actions without an edge, as counted by the last `best_edge`
    path: vec[i64]  # edges of this iteration
    path_actors: vec[i64]
    depth: i64
    win_total: vec[float]  # by seat, over all iterations
    points_total: vec[float]

    def __init__(
        self,
        state: State | None = None,
        seat: i64 = 0,
        seed: i64 = 0,
        judge: Judge | None = None,
        most_nodes: i64 = MOST_NODES,
    ) -> None:
        self.state = state if state is not None else State()
        self.seat = seat
        self.judge = judge if judge is not None else Judge()
        self.stream = Pcg32()
        self.stream.key_from(seed)
        self.evaluation = Evaluation(self.state.seats)
        self.tree = Tree(most_nodes)
        self.tree.add_node(self.state.actor, 0)
        self.iterations = 0
        self.plies = 0
        self.legal = vec[i64]()
        self.first_sight = vec[float]()
        self.marks = row(self.state.edition.actions.size, 0)
        self.mark = 0
        self.untried = 0
        self.path = vec[i64]()
        self.path_actors = vec[i64]()
        self.depth = 0
        self.win_total = vec[float]([0.0 for _ in range(self.state.seats)])
        self.points_total = vec[float]([0.0 for _ in range(self.state.seats)])
        if self.state.actor == self.seat:
            self.order_root()

    def order_root(self) -> None:
        """At the root everything is ordered once, since the same actions are legal every time."""
        state = self.state.imagine(self.seat, self.next_seed())
        if not state.listed:
            state.list_moves()
        self.legal = state.offered
        self.judge.consider(state)
        for action in self.legal:
            self.first_sight = append(self.first_sight, self.judge.promise(state, action))

    def go_on_with(self, tree: Tree, evaluation: Evaluation) -> None:
        """Begin with what is known already about this very position."""
        self.tree = tree
        self.evaluation = evaluation

    def next_seed(self) -> i64:
        return (self.stream.next32() << 31) ^ self.stream.next32()

    # -- thinking ---------------------------------------------------------------------------------

    def run(self, limit: Limit, until_decided: bool = True) -> None:
        """Think until the limit; or until nothing can overtake the leading action any more."""
        batch = limit.next_batch(0)
        while batch > 0:
            done: i64 = 0
            while done < batch:
                self.iterate()
                done += 1
            batch = limit.next_batch(done)
            if until_decided and batch > 0 and limit.at_check() and self.lead() > limit.left():
                return

    def iterate(self) -> None:
        guess = self.state.imagine(self.seat, self.next_seed())
        chance = guess.chance
        chance.watch = 1 << self.seat
        tree = self.tree
        node: i64 = ROOT
        self.depth = 0
        while node != NONE and guess.actor >= 0:
            edge = self.choose(node, guess)
            if edge == NONE:
                break
            actor = guess.actor
            self.step_to(edge, actor)
            chance.trace = 0
            guess.step(tree.edges[edge * EDGE + ACTION])
            if tree.edges[edge * EDGE + VISITS] == 0 or guess.actor < 0:
                break
            node = tree.node_after(edge, chance.trace, guess.actor)
        self.play_on(guess)
        self.evaluation.look(guess, self.judge)
        self.carry_back()
        self.iterations += 1

    def step_to(self, edge: i64, actor: i64) -> None:
        if self.depth < len(self.path):
            self.path[self.depth] = edge
            self.path_actors[self.depth] = actor
        else:
            self.path = append(self.path, edge)
            self.path_actors = append(self.path_actors, actor)
        self.depth += 1

    def play_on(self, guess: State) -> None:
        """A rollout: likely decisions until the judgement can be trusted."""
        stream = self.stream
        judge = self.judge
        plies: i64 = 0
        while guess.actor >= 0 and not judge.ripe(guess, plies):
            guess.step(judge.likely_move(guess, stream))
            plies += 1
        self.plies += plies

    def carry_back(self) -> None:
        """Add the result to every action that led to it, as its own seat sees it."""
        evaluation = self.evaluation
        edges = self.tree.edges
        sums = self.tree.sums
        place: i64 = 0
        while place < self.depth:
            edge = self.path[place]
            seat = self.path_actors[place]
            edges[edge * EDGE + VISITS] += 1
            at = edge * SUM
            sums[at + RESULT] += evaluation.results[seat]
            sums[at + WIN] += evaluation.wins[seat]
            sums[at + POINTS] += evaluation.worth[seat]
            sums[at + MARGIN] += evaluation.margins[seat]
            place += 1
        seat = 0
        while seat < evaluation.seats:
            self.win_total[seat] += evaluation.wins[seat]
            self.points_total[seat] += evaluation.worth[seat]
            seat += 1

    # -- choosing in the tree ---------------------------------------------------------------------

    def choose(self, node: i64, guess: State) -> i64:
        """The edge to go down: a new one while the list may still grow, else the most appealing."""
        if not guess.listed:
            guess.list_moves()
        legal = guess.offered
        entered = self.tree.nodes[node * NODE + ENTERED]
        self.tree.nodes[node * NODE + ENTERED] = entered + 1
        edge = self.best_edge(node, legal, guess.actor)
        if self.untried > 0 and self.tree.has_room():
            tried = float(len(legal) - self.untried)
            if edge == NONE or tried < width(entered, node == ROOT):
                action = self.next_action(node, guess, legal)
                secret = guess.actor != self.seat and self.is_secret(guess, action)
                edge = self.tree.add_edge(node, action, secret)
                self.tree.edges[edge * EDGE + AVAILABLE] += 1
        return edge

    def is_secret(self, guess: State, action: i64) -> bool:
        return (guess.audience(action) >> self.seat) & 1 == 0

    def best_edge(self, node: i64, legal: vec[i64], actor: i64) -> i64:
        """The most appealing of the legal actions that have edges; counts those that have none."""
        self.mark += 1
        mark = self.mark
        marks = self.marks
        for action in legal:
            marks[action] = mark
        curiosity = CURIOSITY * self.evaluation.spread(actor)
        edges = self.tree.edges
        sums = self.tree.sums
        best: i64 = NONE
        highest = -1e300
        untried = len(legal)
        edge = self.tree.nodes[node * NODE + FIRST_EDGE]
        while edge != NONE:
            at = edge * EDGE
            action = edges[at + ACTION]
            if marks[action] == mark:
                marks[action] = -mark
                untried -= 1
                available = edges[at + AVAILABLE] + 1
                edges[at + AVAILABLE] = available
                found = appeal(sums[edge * SUM + RESULT], edges[at + VISITS], available, curiosity)
                if found > highest:
                    highest = found
                    best = edge
            edge = edges[at + NEXT_EDGE]
        self.untried = untried
        return best

    def next_action(self, node: i64, guess: State, legal: vec[i64]) -> i64:
        """The most promising of the actions that have no edge yet; of equals, any."""
        if node == ROOT and len(self.first_sight) == len(legal):
            return self.most_promising(guess, legal, True)
        self.judge.consider(guess)
        if self.untried <= DRAWN:
            return self.most_promising(guess, legal, False)
        best: i64 = NONE
        highest = -1e300
        tries: i64 = 0
        while tries < DRAWN:
            action = self.any_untried(legal)
            promised = self.judge.promise(guess, action)
            if promised > highest:
                highest = promised
                best = action
            tries += 1
        return best

    def most_promising(self, guess: State, legal: vec[i64], ordered: bool) -> i64:
        judge = self.judge
        best: i64 = NONE
        highest = -1e300
        equals: i64 = 0
        place: i64 = 0
        while place < len(legal):
            action = legal[place]
            if self.marks[action] == self.mark:
                promised = self.first_sight[place] if ordered else judge.promise(guess, action)
                if promised > highest:
                    highest = promised
                    best = action
                    equals = 1
                elif promised == highest:
                    equals += 1
                    if self.stream.below(equals) == 0:
                        best = action
            place += 1
        return best

    def any_untried(self, legal: vec[i64]) -> i64:
        place = self.stream.below(len(legal))
        while self.marks[legal[place]] != self.mark:
            place += 1
            if place == len(legal):
                place = 0
        return legal[place]

    # -- what has come out ------------------------------------------------------------------------

    def lead(self) -> float:
        """By how many visits the leading action is ahead of the next."""
        most: i64 = 0
        second: i64 = 0
        edges = self.tree.edges
        edge = self.tree.nodes[ROOT * NODE + FIRST_EDGE]
        while edge != NONE:
            visits = edges[edge * EDGE + VISITS]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            edge = edges[edge * EDGE + NEXT_EDGE]
        return float(most - second)
