"""Signorie by Andrea Chiarvesio and Pierluca Zizzi: the making of a Renaissance dynasty."""

from pathlib import Path

from giglio.games.signorie.components import signorie_edition
from giglio.games.signorie.judgement import SignorieJudge
from giglio.games.signorie.rules import Signorie
from giglio.games.signorie.weights import WEIGHTS
from giglio.games.signorie.yardstick import rate as yardstick
from giglio.kernel.game import Game, Option

GAME = Game(
    name="signorie",
    title="Signorie",
    author="Andrea Chiarvesio, Pierluca Zizzi",
    seats=(2, 3, 4),
    usual_seats=4,
    minutes=120,
    rules=1,
    edition="wyg-2015",
    folder=Path(__file__).parent,
    state=Signorie,
    read_edition=signorie_edition,
    options=(
        Option(
            name="choose_boards",
            default=False,
            text="Seats choose their player boards one after the other instead of being dealt one.",
        ),
    ),
    judge=SignorieJudge,
    weights=WEIGHTS,
    yardstick=yardstick,
)
