"""The registered games, and how a play of one begins."""

import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from json import dumps
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from giglio.kernel.edition import Edition
from giglio.kernel.game import Game
from giglio.kernel.judge import Judge
from giglio.kernel.outcome import Outcome
from giglio.kernel.refusal import EditionError
from giglio.kernel.state import State
from giglio.kernel.weights import Weights, WeightsError, read_weights

OWN_GAMES = {
    "medici": "giglio.games.medici:GAME",
    "signorie": "giglio.games.signorie:GAME",
}
ENTRY_POINTS = "giglio.games"
SEED_BYTES = 32
HEX_SEED = re.compile(r"[0-9A-Fa-f]{64}")

Seed = int | str | bytes
ScriptedOutcome = Outcome | str | Sequence[object]


@cache
def games() -> dict[str, Game]:
    """Every registered game by name: our own and those of installed distributions."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    found = {name: game(name) for name in OWN_GAMES}
    for point in entry_points(group=ENTRY_POINTS):
        loaded = point.load()
        if not isinstance(loaded, Game):
            raise TypeError(f"the entry point {point.value} of {ENTRY_POINTS} is no Game")
        found.setdefault(loaded.name, loaded)
    return found


@cache
def game(name: str) -> Game:
    """The card of one game; ValueError names the ones there are."""
    if name in OWN_GAMES:
        module, _, attribute = OWN_GAMES[name].partition(":")
        own: Game = getattr(import_module(module), attribute)
        return own
    if name in games():
        return games()[name]
    raise ValueError(f"there is no game “{name}”; there are {', '.join(games())}")


def new(
    name: str,
    seats: int | None = None,
    seed: Seed | None = None,
    *,
    options: Mapping[str, object] | None = None,
    chance: Iterable[ScriptedOutcome] | None = None,
    edition: str | Path | Edition | None = None,
    story: bool = False,
) -> State:
    """Begin a game.

    `seed` is a number, 64 hex digits or 32 bytes; without one it is drawn from the system.
    `chance` scripts the outcomes; with a seed beside it, the seed carries on where the script ends.
    """
    card = game(name)
    count = seats if seats is not None else card.usual_seats
    state = blank(card, count, options or {}, edition)
    begin_chance(state, seed, chance)
    if story:
        state.tell()
    state.begin()
    state.settle()
    return state


def load(
    name: str,
    told: dict[str, object],
    seed: Seed | None = None,
    edition: str | Path | Edition | None = None,
) -> State:
    """Restore a state from the dict that `state()` gave, with a future of its own."""
    card = game(name)
    if told.get("game") != name:
        raise ValueError(f"this is a state of {told.get('game')!r}, not of {name}")
    if told.get("rules") != card.rules:
        raise ValueError(f"this state was made under rules {told.get('rules')}, now {card.rules}")
    seats, actor, options = told.get("seats"), told.get("actor"), told.get("options")
    if not isinstance(seats, int) or not isinstance(actor, int) or not isinstance(options, dict):
        raise ValueError("a state says seats, actor and options")
    reveals = told.get("reveals", 0)
    if not isinstance(reveals, int) or reveals < 0:
        raise ValueError("“reveals” counts how often something was shown")
    state = blank(card, seats, options, edition)
    if told.get("edition") != state.edition.name:
        raise ValueError(
            f"this state belongs to the edition {told.get('edition')!r}; give that edition's file"
        )
    if not -1 <= actor < seats:
        raise ValueError(f"there is no seat {actor}")
    state.actor = actor
    state.reveals = reveals
    state.restore(told)
    begin_chance(state, seed, None)
    state.chance.keeps_log = False  # what came before is not known, so there is no record of it
    return state


def blank(
    card: Game, seats: int, options: Mapping[str, object], edition: str | Path | Edition | None
) -> State:
    """A state that knows what it is, before anything has happened."""
    card.check_seats(seats)
    state = card.state()
    state.edition = edition if isinstance(edition, Edition) else open_edition(card.name, edition)
    state.options = card.option_values(options, seats)
    state.seats = seats
    state.prepare()
    return state


@cache
def own_edition(name: str) -> Edition:
    """The edition a game comes with."""
    source = game(name).folder / "components.toml"
    return make_edition(name, edition_data(source) if source.exists() else {})


def open_edition(name: str, path: str | Path | None = None) -> Edition:
    """The component data of a game: its own, or a file that corrects it."""
    return own_edition(name) if path is None else make_edition(name, edition_data(Path(path)))


def make_edition(name: str, data: dict[str, object]) -> Edition:
    card = game(name)
    edition = card.read_edition(data)
    edition.game = card.name
    edition.rules_version = card.rules
    edition.data = data
    canonical = dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    edition.digest = sha256(canonical.encode()).hexdigest()
    return edition


def edition_data(path: Path) -> dict[str, object]:
    try:
        return read_toml(path)
    except ValueError as error:
        raise EditionError(f"the edition {error}") from error


def read_toml(path: Path) -> dict[str, object]:
    """What a TOML file holds; ValueError names the file and says what is wrong."""
    import tomllib

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} is no TOML: {error}") from error


@cache
def own_weights(name: str) -> Weights:
    """The weights that a game's judgement comes with; none, where it has none."""
    card = game(name)
    return open_weights(name, card.folder / "weights.toml") if card.weights else Weights()


def open_weights(name: str, path: str | Path) -> Weights:
    """Weights from a file; WeightsError says what is wrong with it."""
    try:
        return read_weights(game(name).weights, read_toml(Path(path)))
    except WeightsError as error:
        raise WeightsError(f"the weights {path} do not fit {game(name).title}: {error}") from error
    except ValueError as error:
        raise WeightsError(f"the weights {error}") from error


def judge_of(name: str, weights: Weights | None = None) -> Judge:
    """A judge of a game, with weights of its own or the game's; one that counts points, where the
    game brings none."""
    judge = game(name).judge
    if judge is None:
        return Judge()
    return judge((weights or own_weights(name)).packed())


def begin_chance(state: State, seed: Seed | None, script: Iterable[ScriptedOutcome] | None) -> None:
    if script is not None:
        kinds = state.edition.chance_kinds
        packed = [as_outcome(outcome).packed(kinds) for outcome in script]
        state.chance.begin_script(vec[i64](packed))
    if seed is not None:
        state.chance.begin_seeded(seed_bytes(seed))
    elif script is None:
        state.chance.begin_seeded(secrets.token_bytes(SEED_BYTES))


def as_outcome(given: ScriptedOutcome) -> Outcome:
    """An outcome as `game.outcomes` gives it, or as text."""
    if isinstance(given, Outcome):
        return given
    if isinstance(given, str):
        return Outcome.parse(given)
    if len(given) == 3:
        kind, n, value = given
        if isinstance(kind, str) and isinstance(n, int) and isinstance(value, (int, str)):
            return Outcome(kind, n, value)
    raise ValueError(f"{given!r} is no chance outcome; give (kind, count, value)")


def seed_bytes(seed: Seed) -> bytes:
    """The 256 bits of a seed given as number, hex digits or bytes."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    if isinstance(seed, str):
        if HEX_SEED.fullmatch(seed) is None:
            raise ValueError(f"a seed written as text has {2 * SEED_BYTES} hex digits")
        return bytes.fromhex(seed)
    if not 0 <= seed < 1 << (8 * SEED_BYTES):
        raise ValueError("a seed is a number from 0 to 2**256 - 1")
    return seed.to_bytes(SEED_BYTES, "big")
