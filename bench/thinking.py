"""What thinking costs in each game: judgements and iterations a second, and where the time goes.

python bench/thinking.py                 all games, with their usual number of seats
python bench/thinking.py medici --seats 5

CPU time, on positions of one game among greedy players (or random ones). Printed as Markdown.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

import giglio
from giglio import bots, build
from giglio.bots.search.budget import Limit
from giglio.bots.search.engine import Search
from giglio.kernel.judge import Judge
from giglio.kernel.pcg import Pcg32
from giglio.kernel.state import State
from giglio.registry import judge_of

MOST_POSITIONS = 40
SECONDS = 0.6  # for each figure
PART = 0.02  # CPU seconds of search at each position


@dataclass(frozen=True)
class Costs:
    """In microseconds, the mean over the positions."""

    look: float  # judging a position
    rate: float  # rating all actions of one: a decision of a greedy player
    guess: float  # imagining what the seat cannot know
    rollout: float  # from the position on
    plies: float  # of it
    iteration: float

    @property
    def tree(self) -> float:
        """What is left: going down the tree, promises, carrying results back."""
        return max(self.iteration - self.guess - self.rollout - self.look, 0.0)


def positions(game: str, seats: int) -> list[State]:
    card = giglio.games()[game]
    kind = "greedy" if card.has_judgement else "random"
    state = giglio.new(game, seats=seats, seed=1)
    players = [bots.make(kind, seat) for seat in range(seats)]
    found: list[State] = []
    while state.actor != giglio.OVER:
        found.append(state.resample(int(state.actor), 1))
        state.play(bots.decide(players[state.actor], state))
    step = max(1, len(found) // MOST_POSITIONS)
    return found[::step]


def cost_of(work: Callable[[State], object], states: list[State]) -> float:
    """Microseconds a call."""
    started, calls = process_time(), 0
    while process_time() - started < SECONDS:
        for state in states:
            work(state)
        calls += len(states)
    return 1e6 * (process_time() - started) / calls


def costs(game: str, seats: int) -> Costs:
    judge = judge_of(game)
    states = positions(game, seats)
    stream = Pcg32()
    stream.key_from(1)
    played = 0
    rollouts = 0

    def roll(state: State) -> None:
        nonlocal played, rollouts
        guess = state.clone()
        plies = 0
        while guess.actor >= 0 and not judge.ripe(guess, plies):
            guess.step(judge.likely_move(guess, stream))
            plies += 1
        played += plies
        rollouts += 1

    rate = cost_of(lambda state: judge.rate(state, state.legal()), states)
    look = cost_of(judge.look, states)
    clone = cost_of(lambda state: state.clone(), states)
    rollout = cost_of(roll, states) - clone
    return Costs(
        look=look,
        rate=rate if giglio.games()[game].judge is not None else 0.0,
        guess=cost_of(lambda state: state.resample(int(state.actor), 1), states),
        rollout=rollout,
        plies=played / rollouts,
        iteration=iteration(states, judge),
    )


def iteration(states: list[State], judge: Judge) -> float:
    """The mean over positions, each thought about for as long: late ones make more iterations."""
    total = 0.0
    for state in states:
        search = Search(state, int(state.actor), 1, judge)
        started = process_time()
        search.run(Limit(seconds=PART), until_decided=False)
        total += (process_time() - started) / search.iterations
    return 1e6 * total / len(states)


def row(game: str, seats: int, told: Costs) -> str:
    parts = [told.guess, told.rollout, told.look, told.tree]
    whole = sum(parts)
    shares = " / ".join(f"{100 * part / whole:.0f}" for part in parts)
    rate = f"{told.rate:,.1f} µs" if told.rate else "–"
    return (
        f"| {game} | {seats} | {1e6 / told.look:,.0f} | {rate} | {told.rollout:,.1f} µs, "
        f"{told.plies:.1f} plies | {1e6 / told.iteration:,.0f} | {shares} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="What thinking costs in each game.")
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--seats", type=int, help="how many seats, where a game has so many")
    given = parser.parse_args()
    if not build.compiled():
        print("The compiled build is missing; these figures are for plain Python.")
    print("| game | seats | judgements/s | a greedy decision | a rollout | iterations/s "
          "| guess / rollout / judgement / tree, % |")  # fmt: skip
    print("|---|---|---|---|---|---|---|")
    for name, card in giglio.games().items():
        if given.games and name not in given.games:
            continue
        seats = given.seats if given.seats in card.seats else card.usual_seats
        print(row(name, seats, costs(name, seats)), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
