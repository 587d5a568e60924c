"""A process that measures one library's subjects, one at a time, whenever it is asked.

Every library has a process of its own, so that none disturbs another's memory and so that they
can be measured in turns. A line asks: `<number of the subject> <seconds>`; a line answers, in JSON.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module

from subject import Subject, measured


def main() -> None:
    library, *only = sys.argv[1:]
    answers = sys.stdout
    sys.stdout = sys.stderr  # some libraries greet
    try:
        found: list[Subject] = import_module(library).subjects(only)
    except ImportError as error:
        print(json.dumps({"missing": str(error)}), file=answers, flush=True)
        return
    names = [[subject.group, subject.name] for subject in found]
    print(json.dumps({"subjects": names}), file=answers, flush=True)
    counts = [1] * len(found)
    for line in sys.stdin:
        number, seconds = line.split()
        at = int(number)
        timed, counts[at] = measured(found[at], counts[at], float(seconds))
        print(json.dumps(timed._asdict()), file=answers, flush=True)


main()
