"""`giglio ladder`: the standing field, rung by rung, and the page that its results are added to."""

from dataclasses import replace
from pathlib import Path

from giglio.arena import Course, Report, report
from giglio.arena.ladder import PAGE_HEAD, Rung, rungs, section
from giglio.cli import saves
from giglio.cli.arena import Wishes, command, course_of, match_of, play
from giglio.cli.arena_text import draw_report
from giglio.cli.cards import card_of
from giglio.cli.failure import FINE, INTERRUPTED, FailureError, misused
from giglio.cli.screen import screen


def climb(wishes: Wishes, only: str, into: Path) -> int:
    """All rungs that this game has. Nothing is written down before the last one has ended."""
    card = card_of(wishes.game)
    found = rungs(card, only)
    if not found:
        whom = f" for “{only}”" if only else ""
        raise misused(f"{card.title} has no rung{whom}: it lacks the bots.")
    keep_folder(wishes.out)
    out = screen()
    courses: list[Course] = []
    reports: list[Report] = []
    commands: list[str] = []
    for rung in found:
        own = replace(wishes, bots=rung.bots, out=file_of(wishes, rung))
        match = match_of(own)
        course = course_of(match, own)
        if not play(course, own):
            return INTERRUPTED
        courses.append(course)
        reports.append(report(course))
        commands.append(command(match, own))
        out.print(draw_report(reports[-1]), "")
    deals = [deal for course in courses for deal in course.deals]
    add(into, section(reports, commands, deals))
    out.print(f"Added to {into}.", soft_wrap=True)
    return FINE


def keep_folder(folder: Path | None) -> None:
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FailureError(f"{folder} cannot be made: {error.strerror}.") from error


def file_of(wishes: Wishes, rung: Rung) -> Path | None:
    """Where the games of a rung are kept: `greedy@1-among-random.jsonl`."""
    if wishes.out is None:
        return None
    return wishes.out / f"{wishes.game}-{rung.bot}-among-{rung.against}.jsonl"


def add(page: Path, told: str) -> None:
    """To the end of the page, which begins with what it is about."""
    try:
        text = page.read_text(encoding="utf-8") if page.exists() else PAGE_HEAD
    except OSError as error:
        raise FailureError(f"{page} cannot be read: {error.strerror}.") from error
    saves.write(page, f"{text.rstrip()}\n\n{told}")
