"""`giglio tune`: better weights for a game's judgement, from the command line to their file."""

import os
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Group, RenderableType
from rich.text import Text

from giglio.arena import ArenaError
from giglio.cli import saves
from giglio.cli.boards.parts import bare
from giglio.cli.cards import card_of
from giglio.cli.failure import FINE, INTERRUPTED, REFUSED, FailureError, misused
from giglio.cli.play import sentence
from giglio.cli.screen import print_json, screen
from giglio.cli.simulate import progress
from giglio.kernel.game import Game
from giglio.kernel.weights import Weights, WeightsError, weights_text
from giglio.registry import game
from giglio.tuning import Course, Generation, Plan, TuningError
from giglio.tuning.confirm import Confirmation, better, confirmation, matches, with_provenance
from giglio.tuning.plan import SELF

FORMAT = "giglio tuning report"


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str
    player: str
    against: str
    seats: str
    generations: int
    population: int
    deals: int
    games: int
    only: str
    seed: int
    jobs: int
    out: Path | None
    keep: Path | None


def tune(wishes: Wishes, as_json: bool) -> int:
    plan = plan_of(wishes)
    if wishes.games < 1:
        raise misused("Confirm by at least one game.")
    try:
        return carried_out(plan, wishes, as_json)
    except KeyboardInterrupt:
        kept = f"the generations are kept in {wishes.keep}, and the same command goes on"
        told = kept if wishes.keep else "nothing is kept; with --keep FILE the same command goes on"
        screen(stderr=True).print(f"Stopped; {told}.", soft_wrap=True)
        return INTERRUPTED
    except (TuningError, ArenaError, WeightsError) as error:
        raise FailureError(sentence(str(error))) from error


def carried_out(plan: Plan, wishes: Wishes, as_json: bool) -> int:
    jobs = wishes.jobs or os.cpu_count() or 1
    with Course(plan, jobs, wishes.keep) as course:
        evolve(course)
    found = confirmed(course, wishes.games, jobs)
    weights = with_provenance(course, found)
    good = better(found)
    target = wishes.out or Path(f"{plan.game}-weights.toml")
    if good:
        saves.write(target, weights_text(game(plan.game).title, weights))
    if as_json:
        print_json(as_data(course, weights, found, good))
    else:
        screen().print(draw_report(course, weights, found), conclusion(good, target))
    return FINE if good else REFUSED


def plan_of(wishes: Wishes) -> Plan:
    card = card_of(wishes.game)
    against = names(wishes.against) or opponents_of(card)
    try:
        return Plan(
            card.name, wishes.player, against, seats_of(card, wishes.seats),
            wishes.generations, wishes.population, wishes.deals, wishes.seed, names(wishes.only),
        )  # fmt: skip
    except (TuningError, ValueError) as error:
        raise misused(sentence(str(error))) from error


def names(given: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in given.split(",") if name.strip())


def opponents_of(card: Game) -> tuple[str, ...]:
    """Its like, and the yardstick, so that it learns to beat others too."""
    return (SELF, "greedy@1") if card.yardstick is not None else (SELF,)


def seats_of(card: Game, given: str) -> tuple[int, ...]:
    numbers = names(given)
    if not all(number.isdigit() for number in numbers):
        raise misused("Numbers of seats are written as “4” or “3,4,5”.")
    return tuple(map(int, numbers)) or (card.usual_seats,)


def evolve(course: Course) -> None:
    out = screen(stderr=True)
    out.print(f"Tuning {course.plan.game}: {course.deals_in_all:,} deals.", soft_wrap=True)
    with progress(course.deals_in_all, "deals") as advance:
        for generation in course.run(advance):
            if not out.is_terminal:
                out.print(generation_line(generation), soft_wrap=True)


def generation_line(generation: Generation) -> str:
    return (
        f"generation {generation.number + 1}: mean result {generation.mean:.3f}, "
        f"best {generation.best:.3f}"
    )


def confirmed(course: Course, games: int, jobs: int) -> list[Confirmation]:
    """Matches of the new weights against the present ones."""
    found: list[Confirmation] = []
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.toml"
        weights = course.found({"method": "being confirmed"})
        saves.write(file, weights_text(game(course.plan.game).title, weights))
        for match in matches(course.plan, file, games):
            with progress(match.games, "games") as advance:
                for _ in match.run(jobs):
                    advance(1)
            found.append(confirmation(match))
    return found


# -- the report ----------------------------------------------------------------------------------


def draw_report(course: Course, weights: Weights, found: list[Confirmation]) -> RenderableType:
    return Group(weights_table(course, weights), Text(), *map(confirmation_text, found))


def weights_table(course: Course, weights: Weights) -> RenderableType:
    table = bare("<", ">", ">", ">")
    table.add_row(*(Text(head, "dim") for head in ("weight", "before", "after", "bounds")))
    for place, weight in enumerate(weights.declared):
        before, after = course.start.values[place], weights.values[place]
        table.add_row(
            weight.name, f"{before:g}",
            Text(f"{after:g}", "bold") if place in course.tuned else Text("as it was", "dim"),
            Text(f"{weight.low:g} – {weight.high:g}", "dim"),
        )  # fmt: skip
    return table


def confirmation_text(one: Confirmation) -> Text:
    return Text(
        f"With {one.seats} seats, one of them with the new weights: {100 * one.wins:.1f} % of "
        f"{one.games} games are won ({100 * one.low:.1f} – {100 * one.high:.1f} %), where "
        f"{100 * one.even:.1f} % is even: {one.answer}."
    )


def conclusion(good: bool, target: Path) -> Text:
    if good:
        return Text(f"The new weights are in {target}.")
    return Text("The new weights are not shown to be better; nothing was written.", "yellow")


def as_data(
    course: Course, weights: Weights, found: list[Confirmation], good: bool
) -> dict[str, object]:
    return {
        FORMAT: 1,
        "game": course.plan.game,
        "better": good,
        "before": course.start.by_name(),
        "after": weights.by_name(),
        "provenance": dict(weights.provenance),
        "generations": [
            {"mean": one.mean, "best": one.best, "middle": list(one.middle)}
            for one in course.generations
        ],
    }
