"""What players are called: people by their names, computer players by those of Florentines."""

from collections.abc import Sequence

from giglio.bots.search.levels import TEMPERS

# A bot stands in a record as `bot:greedy`; at the table it goes by the name of a
# Florentine; their first letters differ, since those stand for players on tracks.
BOT = "bot:"
FLORENTINES = (
    "Cosimo", "Lucrezia", "Piero", "Ginevra", "Sandro", "Bianca", "Donato", "Fiammetta",
    "Tommaso", "Elena", "Matteo", "Nannina", "Vieri", "Isabella",
)  # fmt: skip


def table_names(names: Sequence[str]) -> list[str]:
    """How the players of a record are called at the table: with first letters of their own."""
    known = [own_name_of(name) for name in names]
    known = [name if name not in known[:seat] else "" for seat, name in enumerate(known)]
    taken = {name[:1].upper() for name in known}
    free = iter(name for name in FLORENTINES if name[0] not in taken)
    return [name or next(free) for name in known]


def own_name_of(name: str) -> str:
    """A person’s name; that of a bot with a temper of its own, which is called after it."""
    if not name.startswith(BOT):
        return name
    temper = name.removeprefix(BOT).partition("@")[0]
    return temper.capitalize() if temper in TEMPERS else ""
