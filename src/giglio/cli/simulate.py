"""`giglio simulate`: many games between bots, on several cores, the same whatever their number."""

import multiprocessing
import os
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from giglio.bots import check, decide, make
from giglio.cli import saves
from giglio.cli.cards import bad_edition, card_of, options_of
from giglio.cli.failure import FINE, misused
from giglio.cli.play import sentence
from giglio.cli.screen import print_json, screen
from giglio.cli.tally import Tally
from giglio.kernel.edition import Edition
from giglio.kernel.game import Game
from giglio.kernel.refusal import EditionError
from giglio.kernel.state import State
from giglio.registry import new, open_edition

MOST_CHUNKS = 400
LEAST_CHUNK = 20


@dataclass(frozen=True)
class Plan:
    """What is simulated. Game number i depends on this and on i alone."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, object], ...] = ()
    edition: Path | None = None

    def bots_of(self, number: int) -> list[str]:
        """Who sits where: the bots in turn, one seat further with each game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def digest(self, *what: object) -> bytes:
        told = " ".join(map(str, ("giglio simulate", self.seed, *what)))
        return sha256(told.encode()).digest()

    def stream(self, *what: object) -> int:
        return int.from_bytes(self.digest(*what)[:7], "big")


def simulate(plan: Plan, jobs: int, html: Path | None, as_json: bool) -> int:
    tally = Tally()
    with progress(plan.games) as advance:
        for part in results(plan, jobs):
            tally.merge(part)
            advance(part.games)
    if html is not None:
        from giglio.cli.report_html import page

        saves.write(html, page(plan, tally))
    if as_json:
        from giglio.cli.report import as_data

        print_json(as_data(plan, tally))
        return FINE
    from giglio.cli.report import draw_report

    out = screen()
    out.print(draw_report(plan, tally))
    if html is not None:
        out.print(f"The report with its plots is {html}.", soft_wrap=True)
    return FINE


def plan_of(
    game: str, *, seats: int | None, games: int, bots: str, seed: int | None,
    options: Sequence[str], edition: Path | None,
) -> Plan:  # fmt: skip
    """What the command line asks for, checked before any process starts."""
    card = card_of(game)
    kinds = tuple(kind.strip() for kind in bots.split(",") if kind.strip())
    check_bots(card, kinds)
    given = options_of(card, options)
    count = checked_seats(card, seats, given, edition)
    if games < 1:
        raise misused("Simulate at least one game.")
    chosen = seed if seed is not None else secrets.randbelow(1 << 32)
    return Plan(card.name, count, games, kinds, chosen, tuple(given.items()), edition)


def checked_seats(
    card: Game, seats: int | None, given: Mapping[str, object], edition: Path | None
) -> int:
    """How many play, once it is sure that the game can be played so."""
    count = seats if seats is not None else card.usual_seats
    try:
        card.check_seats(count)
        card.option_values(given, count)
        open_edition(card.name, edition)
    except EditionError as error:
        raise bad_edition(edition, error) from error
    except ValueError as error:
        raise misused(sentence(str(error))) from error
    return count


def check_bots(card: Game, kinds: Sequence[str]) -> None:
    if not kinds:
        raise misused("Name at least one bot.")
    for kind in kinds:
        try:
            check(kind)
        except ValueError as error:
            raise misused(sentence(str(error))) from error
    if not card.has_judgement and "greedy" in kinds:
        raise misused(f"{card.title} brings no judgement for greedy bots; take “random”.")


# -- the work ----------------------------------------------------------------------------------


def results(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The tallies of runs of games, in order."""
    size = max(LEAST_CHUNK, -(-plan.games // MOST_CHUNKS))
    starts = range(0, plan.games, size)
    ends = [min(start + size, plan.games) for start in starts]
    workers = min(jobs or os.cpu_count() or 1, len(starts))
    if workers == 1:
        yield from map(play_games, [plan] * len(starts), starts, ends)
        return
    fresh = multiprocessing.get_context("spawn")  # a forked process would share our threads' locks
    pool = ProcessPoolExecutor(workers, mp_context=fresh)
    try:
        yield from pool.map(play_games, [plan] * len(starts), starts, ends)
    finally:
        pool.shutdown(cancel_futures=True)


def play_games(plan: Plan, start: int, end: int) -> Tally:
    tally = Tally()
    edition = open_edition(plan.game, plan.edition)
    for number in range(start, end):
        play_game(plan, number, edition, tally)
    return tally


def play_game(plan: Plan, number: int, edition: Edition, tally: Tally) -> None:
    state = new(
        plan.game, plan.seats, plan.digest("game", number),
        options=dict(plan.options), edition=edition, story=True,
    )  # fmt: skip
    first = int(state.actor)
    bots = plan.bots_of(number)
    length = play_out(plan, number, state, bots)
    ranks = state.ranks()
    tally.add_game(length, state.scores(), ranks, bots, first)
    for seat in range(plan.seats):
        tally.add_sheet(state.score_sheet(seat), ranks[seat] == 1)
    assert state.story is not None
    for event in state.story.events:
        tally.add_event(event)


def play_out(plan: Plan, number: int, state: State, kinds: Sequence[str]) -> int:
    """Play to the end; how many decisions it took."""
    if all(kind == "random" for kind in kinds):
        return state.playout(plan.stream("playout", number))
    bots = [make(kind, plan.stream("bot", number, seat)) for seat, kind in enumerate(kinds)]
    length = 0
    while state.actor >= 0:
        state.play(decide(bots[state.actor], state))
        length += 1
    return length


# -- while it runs -----------------------------------------------------------------------------


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while a person looks at it."""
    bar = Progress(
        TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn("left"), TimeRemainingColumn(),
        console=screen(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip
    with bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.advance(task, done)
