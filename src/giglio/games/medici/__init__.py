"""Medici by Reiner Knizia: three days of auctions for the holds of one's ship."""

from pathlib import Path

from giglio.games.medici.components import medici_edition
from giglio.games.medici.judgement import MediciJudge
from giglio.games.medici.rules import Medici
from giglio.games.medici.weights import WEIGHTS
from giglio.games.medici.yardstick import rate as yardstick
from giglio.kernel.game import Game

GAME = Game(
    name="medici",
    title="Medici",
    author="Reiner Knizia",
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
    minutes=60,
    rules=1,
    edition="steamforged-2023",
    folder=Path(__file__).parent,
    state=Medici,
    read_edition=medici_edition,
    judge=MediciJudge,
    weights=WEIGHTS,
    yardstick=yardstick,
)
