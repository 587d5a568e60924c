"""The commands that let computer players meet: `giglio arena`, `giglio ladder`, `giglio tune`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from giglio.cli.parameters import Edition, Json, Options, Plain

Flag = Annotated[bool, Parameter(negative="")]
Seed = Annotated[int | None, Parameter(show_default=False)]
File = Annotated[Path | None, Parameter(show_default=False)]


def arena(
    game: str,
    /,
    *,
    bots: str,
    seats: Annotated[int | None, Parameter(show_default=False)] = None,
    games: int = 400,
    jobs: int = 0,
    seed: Seed = None,
    options: Options = None,
    edition: Edition = None,
    sequential: Flag = False,
    margin: float = 5.0,
    error: float = 5.0,
    out: File = None,
    html: File = None,
    as_json: Json = False,
) -> int:
    """Let computer players meet, and tell who is stronger and how sure that is.

    Every deal is played once for each rotation of the bots around the table, so that luck and seats
    are the same for all of them. Shares of wins come with intervals, beside places, points,
    ratings, who finishes ahead of whom, and time a decision.

    ```text
    giglio arena medici --bots greedy,random            one against random ones
    giglio arena medici --bots greedy,greedy,random,random
    giglio arena medici --bots random,greedy,greedy@1 --seats 2   round robin
    giglio arena medici --bots my_module:MyBot,greedy --out games.jsonl
    giglio arena medici --bots greedy --games 40        a bot among its like
    giglio arena medici --bots greedy,greedy@1 --sequential
    ```

    Bots that bear the same name are counted as one. With `--out`, every game is kept as it ends;
    the same command goes on after any stop, and with more `--games` adds to them.

    Parameters
    ----------
    game
        Which game, as `giglio games` names it.
    bots
        Who meets, by name or as `module:Class`. As many as seats: just these. Fewer: the last one
        fills the seats that are left. More: every combination of them.
    seats
        How many sit at a table; without it, the usual number.
    games
        How many games at least; rounded up to whole deals.
    jobs
        How many processes share the work; 0: as many as there are processors.
    seed
        The number of the first deal; the others follow it. Without it, drawn from the system.
    options
        Variants, as `name=value`; several with commas.
    sequential
        Stop as soon as it is decided whether the first bot wins more than an even share.
    margin
        For --sequential: by how many percentage points a bot must be ahead so as not to be missed.
    error
        For --sequential: in how many of 100 matches each of the two answers may be wrong.
    out
        Keep the games in this file and go on from what it holds.
    html
        Also write a page with plots and tables into this file; it needs nothing beside itself.
    """
    from giglio.cli.arena import Wishes, hold

    wishes = Wishes(
        game, bots, seats, games, jobs, seed, tuple(options or ()), edition,
        sequential, margin / 100, error / 100, out,
    )  # fmt: skip
    return hold(wishes, html, as_json)


def ladder(
    game: str,
    /,
    *,
    seats: Annotated[int | None, Parameter(show_default=False)] = None,
    games: int = 200,
    jobs: int = 0,
    seed: Seed = None,
    options: Options = None,
    edition: Edition = None,
    sequential: Flag = False,
    only: Annotated[str, Parameter(show_default=False)] = "",
    into: Path = Path("docs/strength.md"),
    keep: File = None,
) -> int:
    """Let the standing computer players meet rung by rung, and write down how strong they are.

    On each rung one bot sits among others of one kind, in mirrored deals. The results are added,
    under the day’s date, to a page of the project. Rungs whose bots there are not for a game are
    left out.

    ```text
    giglio ladder medici
    giglio ladder medici --games 400 --keep matches/         can be stopped, and goes on
    giglio ladder medici --only greedy@1 --games 100         just the rungs of one bot
    ```

    Parameters
    ----------
    game
        Which game, as `giglio games` names it.
    seats
        How many sit at a table; without it, the usual number.
    games
        How many games each rung has at least; rounded up to whole deals.
    jobs
        How many processes share the work; 0: as many as there are processors.
    seed
        The number of the first deal; the others follow it. Without it, drawn from the system.
    options
        Variants, as `name=value`; several with commas.
    sequential
        Leave a rung as soon as it is decided; shares are then less exact.
    only
        Just the rungs on which this bot is tried.
    into
        The page that the results are added to.
    keep
        A folder that keeps the games, so that the same command goes on after any stop.
    """
    from giglio.cli.arena import Wishes
    from giglio.cli.ladder import climb

    wishes = Wishes(
        game, "", seats, games, jobs, seed, tuple(options or ()), edition, sequential, out=keep
    )
    return climb(wishes, only, into)


def tune(
    game: str,
    /,
    *,
    player: str = "greedy",
    against: Plain = "",
    seats: Plain = "",
    generations: int = 40,
    population: int = 16,
    deals: int = 12,
    games: int = 1000,
    only: Plain = "",
    seed: int = 1,
    jobs: int = 0,
    out: File = None,
    keep: File = None,
    as_json: Json = False,
) -> int:
    """Look for better weights of a game’s judgement, by games of computer players.

    Generation after generation, players with weights of their own meet the present ones in mirrored
    deals; the better half shapes the next generation. What comes out has to win a match with fresh
    deals against the present weights, by a sequential test. Only then it is written down, with how
    it was found. The same seed finds the same weights.

    ```text
    giglio tune medici
    giglio tune medici --seats 3,4,5 --keep tuning.jsonl     can be stopped, and goes on
    giglio tune medici --player search@100i --only pushed,misjudged
    giglio arena medici --bots greedy+medici-weights.toml,greedy@1
    ```

    Exit code 1 when the new weights are not shown to be better.

    Parameters
    ----------
    game
        Which game, as `giglio games` names it.
    player
        Who plays with the weights: `greedy`, or a search with so many iterations.
    against
        Who sits in the other seats, in turn; without it, `self` (the same player with the weights
        found so far) and the yardstick `greedy@1`.
    seats
        How many sit at a table, one number or several in turn; without it, the usual number.
    generations
        How often the weights are shaped anew.
    population
        How many sets of weights are tried in a generation.
    deals
        How many deals each of them plays, once for every seat.
    games
        How many games the match that confirms them has.
    only
        The weights that may change. Those that change nothing in what the player does never do.
    seed
        The number that everything follows from.
    jobs
        How many processes share the work; 0: as many as there are processors.
    out
        Where the new weights go; without it, GAME-weights.toml.
    keep
        A file for the generations, so that the same command goes on after any stop.
    """
    from giglio.cli.tune import Wishes
    from giglio.cli.tune import tune as tuning

    wishes = Wishes(
        game, player, against, seats, generations, population, deals, games, only, seed, jobs, out,
        keep,
    )  # fmt: skip
    return tuning(wishes, as_json)
