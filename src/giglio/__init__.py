"""giglio: four Renaissance board games as rules, bots, tables and research environments."""

from importlib import import_module
from typing import TYPE_CHECKING

# The package of the games and the function that lists them share a name. A package is bound to it
# when it is first imported: so it comes before the function, which then stays.
import_module("giglio.games")

from giglio.kernel.refusal import EditionError, IllegalAction, UnknownAction
from giglio.kernel.state import OVER, State
from giglio.registry import games, load, new
from giglio.version import VERSION

if TYPE_CHECKING:
    from giglio.bots.analysis import analyse
    from giglio.table.record import Record, record

__version__ = VERSION

__all__ = [
    "OVER",
    "EditionError",
    "IllegalAction",
    "Record",
    "State",
    "UnknownAction",
    "__version__",
    "analyse",
    "games",
    "load",
    "new",
    "record",
]


def __getattr__(name: str) -> object:
    # Records and bots are imported when first asked for: rules alone start faster without them.
    if name == "analyse":
        from giglio.bots import analysis

        return getattr(analysis, name)
    if name in ("Record", "record"):
        from giglio.table import record as records

        return getattr(records, name)
    raise AttributeError(f"module 'giglio' has no attribute '{name}'")
