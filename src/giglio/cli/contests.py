"""The commands that let computer players meet: `giglio arena`, `giglio ladder`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from giglio.cli.parameters import Edition, Json, Options

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
