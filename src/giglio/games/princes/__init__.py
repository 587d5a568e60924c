"""The Princes of Florence by Wolfgang Kramer and Richard Ulrich, with The Muse and the Princess."""

from pathlib import Path

from giglio.games.princes.components import princes_edition
from giglio.games.princes.judgement import PrincesJudge
from giglio.games.princes.rules import Princes
from giglio.games.princes.weights import WEIGHTS
from giglio.kernel.game import Game, Option

GAME = Game(
    name="princes",
    title="The Princes of Florence",
    author="Wolfgang Kramer, Richard Ulrich",
    seats=(2, 3, 4, 5),
    usual_seats=4,
    minutes=90,
    rules=1,
    edition="rio-grande-2010",
    folder=Path(__file__).parent,
    state=Princes,
    read_edition=princes_edition,
    judge=PrincesJudge,
    weights=WEIGHTS,
    options=(
        Option(
            name="muse_and_princess",
            default=False,
            text="Plays with the six characters of The Muse and the Princess; "
            "points cannot be sold then.",
        ),
        Option(
            name="freedoms",
            default=5,
            text="How many freedom tiles two players have between them.",
            choices=(5, 4),
            seats=(2,),
        ),
        Option(
            name="open_money",
            default=True,
            text="Everybody's florins lie open; otherwise each seat sees its own alone.",
            choices=(True, False),
        ),
    ),
)
