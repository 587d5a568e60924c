"""A game played again from its record, told so that it can be read against the rulebook."""

from json import dumps

from giglio.kernel.events import Event
from giglio.kernel.state import State
from giglio.table.record import Position, Record

SHOWN_ACTIONS = 8


def transcript(record: Record) -> str:
    told = [f"# {record.game}, {len(record.names)} seats"]
    told += [f"# {name} = {value}" for name, value in record.options]
    for position in record.positions():
        told += position_lines(position)
        last = position.state
    told += end_lines(last)
    return "\n".join(told) + "\n"


def position_lines(position: Position) -> list[str]:
    line = position.line
    title = f"{line.entry} seat {line.seat}: {line.words}" if line else "0 the game begins"
    told = ["", title, *(f"    {event_text(event)}" for event in position.events)]
    if position.state.actor >= 0:
        told.append(f"    ? seat {position.state.actor}: {choices(position.state)}")
    return told


def event_text(event: Event) -> str:
    facts = " ".join(f"{name}={fact_text(value)}" for name, value in event.facts.items())
    who = f"seat {event.seat} " if event.seat >= 0 else ""
    eyes = "" if event.seen_by(None) else f" (seen by {event.audience:b})"
    own = " (no choice)" if event.forced else ""
    return f"{who}{event.what} {facts}".rstrip() + f" [{event.clause}]{eyes}{own}"


def fact_text(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(fact_text(item) for item in value) or "none"
    return str(value)


def choices(state: State) -> str:
    legal = state.legal()
    words = [state.words(action) for action in legal[:SHOWN_ACTIONS]]
    rest = len(legal) - len(words)
    return ", ".join(words) + (f" and {rest} more" if rest else "")


def end_lines(state: State) -> list[str]:
    told = ["", "The end" if state.actor < 0 else "It goes on"]
    for seat in range(int(state.seats)):
        sheet = " + ".join(f"{name} {points}" for name, points in state.score_sheet(seat).items())
        told.append(
            f"    seat {seat}: {state.scores()[seat]} = {sheet}; rank {state.ranks()[seat]}"
        )
    told.append("    " + dumps(state.view(None), sort_keys=True))
    return told
