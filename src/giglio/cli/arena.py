"""`giglio arena`: a match between computer players, from the command line to its report."""

import os
import secrets
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from giglio.arena import ArenaError, Course, Match, Question, report
from giglio.arena.journal import kept_seed
from giglio.bots import make
from giglio.cli import saves
from giglio.cli.arena_text import draw_report
from giglio.cli.cards import card_of, options_of
from giglio.cli.failure import FINE, INTERRUPTED, FailureError, misused
from giglio.cli.play import sentence
from giglio.cli.screen import print_json, screen
from giglio.cli.simulate import checked_seats, progress


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str
    bots: str
    seats: int | None
    games: int
    jobs: int
    seed: int | None
    options: tuple[str, ...]
    edition: Path | None
    sequential: bool = False
    margin: float = 0.05
    error: float = 0.05
    out: Path | None = None


def hold(wishes: Wishes, html: Path | None, as_json: bool) -> int:
    match = match_of(wishes)
    course = course_of(match, wishes)
    finished = play(course, wishes)
    told = report(course)
    if html is not None:
        from giglio.cli.arena_page import page

        saves.write(html, page(told, command(match, wishes)))
    if as_json:
        print_json(told)
    else:
        out = screen()
        out.print(draw_report(told))
        if html is not None:
            out.print(f"The report with its plots is {html}.", soft_wrap=True)
    if not finished:
        screen(stderr=True).print(stopped(wishes), soft_wrap=True)
    return FINE if finished else INTERRUPTED


def match_of(wishes: Wishes) -> Match:
    """The match, checked before anything is played."""
    card = card_of(wishes.game)
    bots = tuple(name.strip() for name in wishes.bots.split(",") if name.strip())
    check_bots(bots)
    if wishes.games < 1:
        raise misused("Play at least one game.")
    if wishes.jobs < 0:
        raise misused("The number of jobs is 1 or more, or 0 for all processors.")
    given = options_of(card, wishes.options)
    seats = checked_seats(card, wishes.seats, given, wishes.edition)
    edition = str(wishes.edition) if wishes.edition else None
    try:
        return Match(card.name, bots, seats, seed_of(wishes), given, edition)
    except ArenaError as error:
        raise misused(sentence(str(error))) from error


def seed_of(wishes: Wishes) -> int:
    """The one that was given, that of the games which are kept, or any."""
    if wishes.seed is not None:
        return wishes.seed
    kept = kept_seed(wishes.out) if wishes.out is not None else None
    return kept if kept is not None else secrets.randbelow(1 << 32)


def check_bots(bots: tuple[str, ...]) -> None:
    if not bots:
        raise misused("Name the bots that meet: --bots greedy,random.")
    if any(":" in name for name in bots) and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # bots of one's own lie where one works
    for name in dict.fromkeys(bots):
        try:
            make(name)
        except ValueError as error:
            raise misused(sentence(str(error))) from error


def course_of(match: Match, wishes: Wishes) -> Course:
    try:
        question = Question(1 / match.seats, wishes.margin, wishes.error)
    except ValueError as error:
        raise misused(sentence(str(error))) from error
    return Course(match, wishes.games, question, wishes.sequential)


def play(course: Course, wishes: Wishes) -> bool:
    """All that is missing; False when Ctrl-C came before the end."""
    jobs = wishes.jobs or os.cpu_count() or 1
    with progress(course.games) as advance:
        try:
            run(course, jobs, wishes.out, advance)
        except ArenaError as error:
            raise FailureError(sentence(str(error))) from error
        except KeyboardInterrupt:
            return False
    return True


def run(course: Course, jobs: int, out: Path | None, advance: Callable[[int], None]) -> None:
    shown = 0
    for _ in course.run(jobs, out):
        advance(course.played - shown)
        shown = course.played


def stopped(wishes: Wishes) -> str:
    if wishes.out is None:
        return "Stopped; this is the report of what was played. With --out FILE games are kept."
    return f"Stopped; the games are kept in {wishes.out}, and the same command goes on."


def command(match: Match, wishes: Wishes) -> str:
    """The command line that gives the same match again."""
    told = [
        "giglio", "arena", match.game, "--bots", ",".join(match.bots),
        "--seats", str(match.seats), "--games", str(wishes.games), "--seed", str(match.seed),
    ]  # fmt: skip
    for option in wishes.options:
        told += ["--options", option]
    if wishes.edition is not None:
        told += ["--edition", str(wishes.edition)]
    if wishes.sequential:
        told += ["--sequential", "--margin", f"{100 * wishes.margin:g}"]
        told += ["--error", f"{100 * wishes.error:g}"]
    return shlex.join(told)
