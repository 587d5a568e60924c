"""Reading the text of a record, with line, column and reason where it is broken."""

import re

from giglio.kernel.chance import GENERATOR
from giglio.table.lines import HIDDEN, ChanceLine, DecisionLine, Line, UndoLine, line_of_play
from giglio.table.record import (
    FORMAT,
    SCRIPTED,
    UNNAMED,
    Record,
    RecordError,
    check_name,
)

NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
SCORE = re.compile(r"0|-?[1-9][0-9]{0,8}")
DIGEST = re.compile(r"[0-9a-f]{64}")
MOST_SEATS = 8


class Reader:
    """The lines of a text, one after the other."""

    def __init__(self, text: str) -> None:
        text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self.lines = text.removesuffix("\n").split("\n")
        self.at = 0

    def error(self, reason: str, column: int = 1) -> RecordError:
        return RecordError(reason, self.at + 1, column)

    def over(self) -> bool:
        return self.at >= len(self.lines)

    def line(self) -> str:
        if self.over():
            raise self.error("the record breaks off here")
        return self.lines[self.at]

    def field(self, name: str) -> str:
        """The rest of a line that begins with this word."""
        line = self.line()
        if not line.startswith(name + " ") or line != line.rstrip():
            raise self.error(f"here “{name} …” must stand")
        self.at += 1
        return line[len(name) + 1 :]

    def number(self, word: str, column: int) -> int:
        if not NUMBER.fullmatch(word):
            raise self.error(f"“{word}” is no number", column)
        return int(word)


def read_record(text: str) -> Record:
    reader = Reader(text)
    read_format(reader)
    name = reader.field("game")
    rules = read_field_number(reader, "rules")
    edition, digest = read_edition(reader)
    options = read_options(reader)
    generator = reader.field("generator")
    if generator not in (GENERATOR, SCRIPTED):
        reader.at -= 1
        raise reader.error(f"unknown generator; there are {GENERATOR} and {SCRIPTED}", 11)
    promise = read_digest(reader, "commitment")
    names = read_names(reader)
    lines = read_lines(reader, len(names))
    result = read_result(reader, len(names))
    seed = read_digest(reader, "seed") if not reader.over() else ""
    if not reader.over():
        raise reader.error("nothing may stand after the end of a record")
    return Record(
        name, rules, edition, digest, options, generator, promise, names, lines, result, seed
    )


def read_format(reader: Reader) -> None:
    words = reader.line().split(" ")
    if words[0] != "giglio":
        raise reader.error(f"this is no record of giglio: one begins with “giglio {FORMAT}”")
    if words[1:] != [str(FORMAT)]:
        raise reader.error(f"this giglio reads records of format {FORMAT}", 8)
    reader.at += 1


def read_field_number(reader: Reader, name: str) -> int:
    given = reader.field(name)
    reader.at -= 1
    number = reader.number(given, len(name) + 2)
    reader.at += 1
    return number


def read_edition(reader: Reader) -> tuple[str, str]:
    name, space, digest = reader.field("edition").rpartition(" sha256:")
    if not space or not DIGEST.fullmatch(digest):
        reader.at -= 1
        raise reader.error("an edition is given as “NAME sha256:” and 64 hex digits", 9)
    return name, digest


def read_options(reader: Reader) -> tuple[tuple[str, int], ...]:
    given = reader.field("options")
    reader.at -= 1
    options: list[tuple[str, int]] = []
    column = len("options ") + 1
    for word in given.split(" ") if given != UNNAMED else []:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise reader.error("an option is given as “name=value”", column)
        if value in ("yes", "no"):
            options.append((name, value == "yes"))
        else:
            options.append((name, reader.number(value, column + len(name) + 1)))
        column += len(word) + 1
    reader.at += 1
    return tuple(options)


def read_digest(reader: Reader, name: str) -> str:
    given = reader.field(name)
    if given == UNNAMED and name == "commitment":
        return ""
    if not DIGEST.fullmatch(given):
        reader.at -= 1
        raise reader.error("here 64 hex digits must stand", len(name) + 2)
    return given


def read_names(reader: Reader) -> tuple[str, ...]:
    names: list[str] = []
    while not reader.over() and reader.line().startswith("seat "):
        if len(names) == MOST_SEATS:
            raise reader.error(f"a game has at most {MOST_SEATS} seats")
        name = reader.field(f"seat {len(names)}")
        try:
            check_name(name)
        except ValueError as error:
            reader.at -= 1
            raise reader.error(str(error), 8) from error
        names.append(name)
    if not names:
        raise reader.error("here “seat 0 …” must stand")
    return tuple(names)


def read_lines(reader: Reader, seats: int) -> tuple[Line, ...]:
    """Entries are numbered 1, 2, 3 …; an outcome bears the number of the entry before it."""
    lines: list[Line] = []
    entry = 0
    while not reader.over() and reader.line()[:1].isdigit():
        line = read_line(reader, reader.line(), seats)
        due = entry if isinstance(line, ChanceLine) else entry + 1
        if line.entry != due:
            raise reader.error(f"here the entry number {due} must stand")
        entry = line.entry
        lines.append(line)
        check_undo(reader, lines)
        reader.at += 1
    return tuple(lines)


def read_line(reader: Reader, line: str, seats: int) -> Line:
    words = line.split(" ")
    entry = reader.number(words[0], 1)
    column = len(words[0]) + 2
    if words[1:2] == ["chance"]:
        return read_chance(reader, words, entry, column)
    if words[1:2] != ["seat"] or len(words) < 4 or "" in words:
        raise reader.error("an entry is “N chance KIND COUNT = VALUE” or “N seat S ACTION”", column)
    seat = reader.number(words[2], column + 5)
    if seat >= seats:
        raise reader.error(f"there is no seat {seat}", column + 5)
    if words[3] == "undo":
        if len(words) != 5:
            raise reader.error("an undo names the entry it goes back to", column + 7)
        return UndoLine(entry, seat, reader.number(words[4], len(line) - len(words[4]) + 1))
    return DecisionLine(entry, seat, " ".join(words[3:]))


def read_chance(reader: Reader, words: list[str], entry: int, column: int) -> ChanceLine:
    if len(words) != 6 or words[4] != "=" or not words[2] or not words[5]:
        raise reader.error("an outcome is “N chance KIND COUNT = VALUE”", column)
    n = reader.number(words[3], column + len("chance ") + len(words[2]) + 1)
    value: int | str = words[5]
    if value != HIDDEN and NUMBER.fullmatch(words[5]):
        value = int(words[5])
    return ChanceLine(entry, words[2], n, value)


def check_undo(reader: Reader, lines: list[Line]) -> None:
    undo = lines[-1]
    if not isinstance(undo, UndoLine):
        return
    column = len(f"{undo.entry} seat {undo.seat} undo ") + 1
    if undo.back_to >= undo.entry - 1:
        raise reader.error("an undo goes back to an earlier entry", column)
    try:
        line_of_play(lines)
    except ValueError as error:
        raise reader.error(str(error), column) from error


def read_result(reader: Reader, seats: int) -> tuple[int, ...]:
    if reader.over() or not reader.line().startswith("result"):
        return ()
    scores = reader.field("result").split(" ")
    if len(scores) != seats or not all(SCORE.fullmatch(score) for score in scores):
        reader.at -= 1
        raise reader.error(f"a result gives the scores of {seats} seats", 8)
    return tuple(int(score) for score in scores)
