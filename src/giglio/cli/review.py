"""`giglio review`: a recorded game looked at again, from the command line to its page."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from giglio.cli import saves
from giglio.cli.cards import bad_edition
from giglio.cli.failure import FINE, INTERRUPTED, FailureError, misused
from giglio.cli.play import sentence
from giglio.cli.review_page import page
from giglio.cli.review_text import draw_report
from giglio.cli.screen import print_json, screen
from giglio.cli.simulate import progress
from giglio.kernel.refusal import EditionError
from giglio.registry import game
from giglio.review import DEEP, QUICK, Review, ReviewError, report
from giglio.review.review import digest
from giglio.table.names import table_names
from giglio.table.record import Record, RecordError
from giglio.words import Words


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    file: Path
    deep: bool
    seat: str
    html: Path | None
    notes: Path | None
    edition: Path | None
    language: str


def review(wishes: Wishes, as_json: bool) -> int:
    record = saves.read(wishes.file)
    course = opened(record, wishes)
    words = Words(game(record.game), wishes.language, table_names(record.names))
    finished = look_through(course, wishes)
    told = report(course)
    target = wishes.html or (None if as_json else wishes.file.with_suffix(".html"))
    if target is not None:
        saves.write(target, page(told, course, words))
    if as_json:
        print_json(told)
    else:
        out = screen()
        out.print(draw_report(told, words))
        out.print(words.ui("review-page", file=str(target)), soft_wrap=True)
    if not finished:
        screen(stderr=True).print(words.ui("review-stopped"), soft_wrap=True)
    return FINE if finished else INTERRUPTED


def opened(record: Record, wishes: Wishes) -> Review:
    """The review, with everything checked before the first thought."""
    depth = DEEP if wishes.deep else QUICK
    try:
        return Review(record, depth, seat_of(record, wishes.seat), wishes.edition)
    except RecordError as error:
        raise saves.broken(wishes.file, error) from error
    except EditionError as error:
        raise bad_edition(wishes.edition, error) from error


def seat_of(record: Record, given: str) -> int | None:
    """A seat by its number or by who sits there; None: all of them."""
    if not given:
        return None
    names = [name.lower() for name in record.names]
    called = [name.lower() for name in table_names(record.names)]
    for known in (names, called):
        if known.count(given.lower()) == 1:
            return known.index(given.lower())
    if given.isdigit() and int(given) < len(names):
        return int(given)
    raise misused(
        f"“{given}” has no seat in this game. Seats are 0 to {len(names) - 1}: "
        f"{', '.join(table_names(record.names))}."
    )


def look_through(course: Review, wishes: Wishes) -> bool:
    """All positions; False when Ctrl-C came before the end."""
    with progress(course.wanted, "plies") as advance:
        try:
            run(course, notes_of(course, wishes), advance)
        except ReviewError as error:
            raise FailureError(sentence(str(error))) from error
        except KeyboardInterrupt:
            return False
    return True


def run(course: Review, notes: Path, advance: Callable[[int], None]) -> None:
    for _ in course.run(notes):
        advance(1)


def notes_of(course: Review, wishes: Wishes) -> Path:
    """Where verdicts are kept: in the user's data, by what is reviewed and how."""
    if wishes.notes is not None:
        return wishes.notes
    name = digest(str(sorted(course.header().items(), key=str)))[:16]
    return saves.folder().with_name("reviews") / f"{wishes.file.stem}-{name}.jsonl"
