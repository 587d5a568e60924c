"""Which build is tested, and which tests are long."""

import os

import pytest

from giglio import build


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also the full product of games and seeds")


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("GIGLIO_BUILD")
    found = "compiled" if build.compiled() else "interpreted"
    if expected not in (None, found):
        pytest.exit(f"these tests are for the {expected} build, but the {found} one runs", 3)
    if build.stale():
        pytest.exit(f"the compiled build is stale: {', '.join(build.stale())}; run `make test`", 3)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    skip = pytest.mark.skip(reason="only in `make test-long`")
    for item in items:
        if "long" in item.keywords:
            item.add_marker(skip)
