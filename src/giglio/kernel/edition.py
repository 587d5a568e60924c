"""An edition: one set of component data, frozen, shared by all states that are played with it."""

from mypy_extensions import mypyc_attr

from giglio.kernel.actions import Actions


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """Base of a game's table of components. `actions` may depend on them (names of towns …)."""

    game: str
    name: str
    digest: str
    rules_version: int
    actions: Actions
    # The kinds of chance, in order, each with the names of its outcomes (none: plain numbers).
    chance_kinds: tuple[tuple[str, tuple[str, ...]], ...]
    data: dict[str, object]

    def __init__(self) -> None:
        self.game = ""
        self.name = ""
        self.digest = ""
        self.rules_version = 0
        self.actions = Actions()
        self.chance_kinds = ()
        self.data = {}


NO_EDITION = Edition()
