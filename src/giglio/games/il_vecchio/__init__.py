"""Il Vecchio by Rüdiger Dorn: the families of Florence against the Medici."""

from pathlib import Path

from giglio.games.il_vecchio.components import il_vecchio_edition
from giglio.games.il_vecchio.judgement import IlVecchioJudge
from giglio.games.il_vecchio.rules import IlVecchio
from giglio.games.il_vecchio.weights import WEIGHTS
from giglio.kernel.game import Game, Option

GAME = Game(
    name="il_vecchio",
    title="Il Vecchio",
    author="Rüdiger Dorn",
    seats=(2, 3, 4),
    usual_seats=4,
    minutes=75,
    rules=1,
    edition="hall-games-2012",
    folder=Path(__file__).parent,
    state=IlVecchio,
    read_edition=il_vecchio_edition,
    options=(
        Option(
            name="free_reinforcement",
            default=False,
            text="Reinforcement asks for no roll: the member comes to any town.",
        ),
        Option(
            name="quiet_crests",
            default=False,
            text="Crests are taken, but their events are not carried out.",
        ),
        Option(
            name="less_luck",
            default=False,
            text="The variant with less luck: free reinforcement and quiet crests.",
            implies=("free_reinforcement", "quiet_crests"),
        ),
    ),
    judge=IlVecchioJudge,
    weights=WEIGHTS,
)
