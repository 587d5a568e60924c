"""Which build of giglio runs: the compiled core or plain Python, and whether it is up to date."""

import json
from hashlib import sha256
from pathlib import Path

from giglio.kernel import state

PACKAGE = Path(__file__).parent


def compiled() -> bool:
    """Whether the core runs as native code."""
    return not str(state.__file__).endswith(".py")


def stale() -> list[str]:
    """The sources that have changed since they were compiled, or whose origin is unknown."""
    if not compiled():
        return []
    record = PACKAGE / "compiled.json"
    digests = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    known = {path for path, digest in digests.items() if digest_of(PACKAGE / path) == digest}
    loaded = {
        path.relative_to(PACKAGE).with_name(module_name(path)).as_posix()
        for path in PACKAGE.glob("*/**/*.so")
    }
    return sorted((set(digests) | loaded) - known)


def digest_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def module_name(extension: Path) -> str:
    return extension.name.split(".")[0] + ".py"
