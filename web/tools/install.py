"""Puts the page, as it has been built, into the installed package."""

import shutil
import sysconfig
from pathlib import Path

BUILT = Path(__file__).parents[1] / "dist"
target = Path(sysconfig.get_path("purelib")) / "giglio" / "server" / "page"
shutil.rmtree(target, ignore_errors=True)
shutil.copytree(BUILT, target)
