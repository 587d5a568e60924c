"""The commands of giglio, what they take, and what `--help` teaches about them."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from rich.text import Text

from giglio.cli.cards import language_of
from giglio.cli.contests import arena, ladder, tune
from giglio.cli.failure import FINE, INTERRUPTED, USAGE, FailureError
from giglio.cli.hosts import db, serve
from giglio.cli.parameters import Edition, Json, Language, Options, Plain
from giglio.cli.screen import screen
from giglio.version import VERSION

app = App(
    name="giglio",
    version=VERSION,
    help_format="markdown",
    help="""Renaissance board games in the terminal: play, look back, simulate.

Without a command, giglio opens its page in the browser; where no page is installed, it asks which
game to play here.

**Exit codes:** 0 fine, 1 refused or a check that failed, 2 a command line that cannot be carried
out.
""",
)


@app.command
def play(
    game: Plain = "",
    file: Plain = "",
    /,
    *,
    seats: Plain = "",
    seed: Plain = "",
    options: Options = None,
    edition: Edition = None,
    language: Language = None,
    resume: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    join: Plain = "",
    name: Plain = "",
) -> int:
    """Play a game at this keyboard, alone against bots or with others.

    Every decision is stored before the next one, so that neither Ctrl-C nor a power cut loses a
    game: `giglio play --resume` goes on.

    ```text
    giglio play medici                          you and greedy bots
    giglio play medici --seats you,greedy,greedy,random
    giglio play medici --seats you:Anna,you:Bruno,greedy --seed 7
    giglio play medici --language it
    giglio play --resume                        the newest unfinished game
    giglio play --resume my-game.giglio         this one
    giglio play --join 'http://host:8000/#join=…'   a table on a server
    ```

    At your turn type a move (`bid 7`, its beginning, or its number in the list), several with
    commas between, or a command: `help` lists them. Tab completes.

    Parameters
    ----------
    game
        Which game, as `giglio games` names it; asked for when missing.
    file
        With --resume: a record file, or the name of an unfinished game.
    seats
        Who plays, in order: `you`, `you:NAME`, or a bot (`random`, `greedy`, `search@3` …); or
        just how many.
    seed
        A number that makes the game repeatable; without it, chance is drawn from the system.
    resume
        Go on with an unfinished game.
    join
        A link to a table on a server: an invitation, one's own seat, or a place to watch.
    name
        What to be called there.
    """
    from giglio.cli import play as playing

    spoken = language_of(language)
    if join:
        from giglio.cli import remote

        return remote.play(join, name, spoken)
    if resume:
        if file or looks_like_a_game(game):
            return playing.resume(file, game, edition, spoken)
        return playing.resume(game, "", edition, spoken)
    return playing.play(playing.Wishes(game, seats, seed, tuple(options or ()), edition, spoken))


def looks_like_a_game(name: str) -> bool:
    from giglio.registry import games

    return name.lower().replace("-", "_") in games()


@app.command
def replay(
    file: Path,
    /,
    *,
    ply: Annotated[int | None, Parameter(show_default=False)] = None,
    edition: Edition = None,
    language: Language = None,
    as_json: Json = False,
) -> int:
    """Look at a recorded game again.

    In a terminal, step through it with the arrow keys. With `--ply N`, or when the output is not a
    terminal, the log and the position are printed.

    ```text
    giglio replay game.giglio
    giglio replay game.giglio --ply 40
    giglio replay game.giglio --ply 40 --json
    ```

    Parameters
    ----------
    file
        A record, as `save` writes it.
    ply
        The position after this many decisions; 0 is the beginning.
    """
    from giglio.cli.replay import replay as replaying

    return replaying(file, ply, edition, language_of(language), as_json)


@app.command
def verify(file: Path, /, *, edition: Edition = None, as_json: Json = False) -> int:
    """Prove that a recorded game was fair.

    Every decision must be legal, the seed the one that the commitment promised before the first
    move, and every outcome of chance the one that follows from it. Exit code 1 when anything is
    wrong; the message names line and column.

    ```text
    giglio verify game.giglio
    giglio verify game.giglio --json
    ```

    Parameters
    ----------
    file
        A record with its end: that is where the seed stands.
    """
    from giglio.cli.replay import verify as verifying

    return verifying(file, edition, as_json)


@app.command
def review(
    file: Path,
    /,
    *,
    deep: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    seat: Plain = "",
    html: Annotated[Path | None, Parameter(show_default=False)] = None,
    keep: Annotated[Path | None, Parameter(show_default=False)] = None,
    edition: Edition = None,
    language: Language = None,
    as_json: Json = False,
) -> int:
    """Look at a recorded game with an engine’s eye.

    After every ply it says how likely each seat wins, marks the decisions that cost some of that
    chance, and names the better one: judged by what the seat knew at that moment. A page with the
    graph, the log and the marks is written beside the record. What has been looked at is kept, so
    that a second run goes on after a stop.

    ```text
    giglio review game.giglio
    giglio review game.giglio --deep --seat Anna
    giglio review game.giglio --html review.html --language it
    giglio review game.giglio --json > review.json
    ```

    Parameters
    ----------
    file
        A record, as `save` writes it; also of a game that is not over.
    deep
        Take about twelve times as long over it.
    seat
        Weigh the decisions of this seat only: its number, or who sits there.
    html
        Where the page goes; without it, beside the record.
    keep
        A file for what has been found out; without it, one in your data folder.
    """
    from giglio.cli.review import Wishes
    from giglio.cli.review import review as reviewing

    return reviewing(Wishes(file, deep, seat, html, keep, edition, language_of(language)), as_json)


@app.command
def simulate(
    game: str,
    /,
    *,
    seats: Annotated[int | None, Parameter(show_default=False)] = None,
    games: int = 1000,
    bots: str = "greedy",
    jobs: int = 0,
    seed: Annotated[int | None, Parameter(show_default=False)] = None,
    options: Options = None,
    edition: Edition = None,
    html: Annotated[Path | None, Parameter(show_default=False)] = None,
    as_json: Json = False,
) -> int:
    """Let bots play many games and report: winners, scores, seats, lengths, prices and more.

    The same seed gives the same report, whatever the number of jobs.

    ```text
    giglio simulate medici --seats 5 --games 10000 --bots greedy --jobs 2
    giglio simulate medici --bots greedy,random --seed 1
    giglio simulate medici --games 2000 --html report.html
    giglio simulate medici --json > report.json
    ```

    Parameters
    ----------
    game
        Which game, as `giglio games` names it.
    seats
        How many play; without it, the usual number.
    games
        How many games are played.
    bots
        Who plays: one kind for all seats, or several (`greedy,random`) that change seats in turn.
    jobs
        How many processes share the work; 0: as many as there are processors.
    seed
        A number that makes the run repeatable.
    html
        Also write a page with plots and tables into this file; it needs nothing beside itself.
    """
    from giglio.cli.simulate import plan_of
    from giglio.cli.simulate import simulate as simulating

    plan = plan_of(
        game, seats=seats, games=games, bots=bots, seed=seed,
        options=tuple(options or ()), edition=edition,
    )  # fmt: skip
    return simulating(plan, jobs, html, as_json)


@app.command
def rules(game: str, clause: Plain = "", /, *, as_json: Json = False) -> int:
    """Read the rules of a game, or one clause of them.

    ```text
    giglio rules medici
    giglio rules medici auction-4               one clause and the rulings on it
    giglio rules medici auction                 a whole section
    giglio rules medici gold                    every clause that holds the word
    ```

    Parameters
    ----------
    game
        Which game, as `giglio games` names it.
    clause
        A clause, a ruling (`M1`), a section or any word.
    """
    from giglio.cli.info import show_rules

    return show_rules(game, clause, as_json)


@app.command(name="games")
def list_games(*, language: Language = None, as_json: Json = False) -> int:
    """List the games: players, options, edition.

    ```text
    giglio games
    giglio games --json
    ```
    """
    from giglio.cli.info import show_games

    return show_games(language_of(language), as_json)


@app.command(name="version")
def tell_version(*, as_json: Json = False) -> int:
    """Say which build runs: the compiled core or plain Python, and whether it is up to date.

    Exit code 1 when the compiled core was made from other sources than are installed.
    """
    from giglio.cli.info import show_version

    return show_version(as_json)


# Matches between computer players, servers and databases: told in files of their own.
app.command(arena)
app.command(ladder)
app.command(tune)
app.command(serve)
app.command(db)


@app.default
def begin() -> int:
    """Open the page, where it is installed; else ask which game to play, and play it."""
    from giglio.cli.hosts import open_page, page_is_built

    if page_is_built():
        return open_page()
    from giglio.cli import play as playing

    return playing.play(playing.Wishes(language=language_of(None)))


def run(tokens: Sequence[str]) -> int:
    """Carry out a command line; the exit code. No mistake ends in a traceback."""
    try:
        result = app(
            list(tokens), exit_on_error=False, print_error=False, result_action="return_value"
        )
    except CycloptsError as error:
        complain(f"{one_line(str(error))} See “giglio --help”.")
        return USAGE
    except FailureError as error:
        complain(str(error))
        return error.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone: nothing is left to say
        return FINE
    return result if isinstance(result, int) else FINE


def complain(text: str) -> None:
    screen(stderr=True).print(Text.assemble(("giglio: ", "bold red"), text), soft_wrap=True)


def one_line(text: str) -> str:
    return " ".join(text.split())
