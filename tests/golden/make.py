"""Makes golden games: `make golden` (all games) or `python tests/golden/make.py princes`.

A record that is missing is played once by greedy bots and stored; from then on its stored
actions are played. Transcripts are told anew from the records: read what changed before you
commit it.
"""

import sys
from json import dumps, loads
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import giglio
from giglio import bots
from giglio.kernel.game import Game
from support.cases import Case, digest, short_cases
from support.transcript import transcript
from support.yardstick import choices_of_yardstick

FOLDER = Path(__file__).parent
ODD_ONE_OUT = 6  # every so many decisions one is taken at random, so that rare things happen too
YARDSTICKS = FOLDER / "yardsticks.json"
FINGERPRINTS = FOLDER / "fingerprints.json"
SEEDS = range(3)


def main() -> None:
    for card in giglio.games().values():
        if len(sys.argv) < 2 or card.name in sys.argv[1:]:
            for case in short_cases(card):
                make(case, card)
    marks = {
        str(case): fingerprint(case)
        for card in giglio.games().values()
        for case in short_cases(card)
    }
    FINGERPRINTS.write_text(dumps(marks, indent=1) + "\n", encoding="utf-8")
    add_yardsticks()


def add_yardsticks() -> None:
    """What each `greedy@1` chooses is noted once; a note that is there stays."""
    known = loads(YARDSTICKS.read_text(encoding="utf-8")) if YARDSTICKS.exists() else {}
    for card in giglio.games().values():
        if card.yardstick is not None and card.name not in known:
            known[card.name] = choices_of_yardstick(card)
    YARDSTICKS.write_text(dumps(known, indent=1) + "\n", encoding="utf-8")


def make(case: Case, card: Game) -> None:
    folder = FOLDER / case.game
    folder.mkdir(exist_ok=True)
    kept = folder / f"{case.file_name}.giglio"
    if not kept.exists():
        kept.write_text(str(giglio.record(play(case, card))), encoding="utf-8")
    record = giglio.Record.parse(kept.read_text(encoding="utf-8"))
    told = folder / f"{case.file_name}.txt"
    told.write_text(transcript(record), encoding="utf-8")
    print(told.relative_to(FOLDER))


def play(case: Case, card: Game) -> giglio.State:
    state = case.new(seed=case.seats)
    careful = bots.make("greedy" if card.has_judgement else "random", seed=1)
    careless = bots.make("random", seed=2)
    ply = 0
    while state.actor != giglio.OVER:
        ply += 1
        state.play(bots.decide(careless if ply % ODD_ONE_OUT == 0 else careful, state))
    return state


def fingerprint(case: Case) -> str:
    """What a few random games come to: the same in either build, or something is wrong."""
    marks: list[str] = []
    for seed in SEEDS:
        state = case.new(seed)
        state.playout(seed)
        marks.append(digest(state)[:16])
    return " ".join(marks)


if __name__ == "__main__":
    main()
