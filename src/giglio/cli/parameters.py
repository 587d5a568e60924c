"""What several commands take, with what `--help` says about it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Language = Annotated[
    str | None,
    Parameter(help="en, de or it; without it, the language of your system.", show_default=False),
]
Edition = Annotated[
    Path | None,
    Parameter(
        help="Component data of your own: a corrected copy of a game’s components.toml.",
        show_default=False,
    ),
]
Options = Annotated[
    list[str] | None,
    Parameter(
        help="Variants, as `name=value`; several with commas. `giglio games` lists them.",
        negative="",
        show_default=False,
    ),
]
Json = Annotated[
    bool, Parameter(name="--json", negative="", help="One JSON document, for programs.")
]
