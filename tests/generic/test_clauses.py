"""Every clause of the rules pages has a test, and whatever names a clause names one that exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = {page.stem: page for page in sorted((ROOT / "docs" / "rules").glob("*.md"))}
PAGES |= {page.parent.name: page for page in sorted(ROOT.glob("examples/*/rules.md"))}
CLAUSE = re.compile(r"^- \*\*([a-z][a-z-]*-\d+|[A-Z]+\d+)\*\*", re.MULTILINE)
LIST_ITEM = re.compile(r"^- ", re.MULTILINE)


@cache
def clauses(game: str) -> list[str]:
    return [f"{game}/{name}" for name in CLAUSE.findall(PAGES[game].read_text(encoding="utf-8"))]


@cache
def proved() -> dict[str, list[str]]:
    """The clauses that tests carry in `@rule(…)`, with the files that name them."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{file}: @rule takes plain texts"
                    found.setdefault(str(argument.value), []).append(file.name)
    return found


def test_there_are_rules_pages() -> None:
    assert PAGES


@pytest.mark.parametrize("game", PAGES)
def test_clauses_are_numbered_once(game: str) -> None:
    assert len(set(clauses(game))) == len(clauses(game))
    assert len(clauses(game)) == len(LIST_ITEM.findall(PAGES[game].read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", PAGES)
def test_every_clause_has_a_test(game: str) -> None:
    rulings = re.compile(r"/[A-Z]+\d+$")
    unproved = [name for name in clauses(game) if name not in proved() and not rulings.search(name)]
    assert unproved == []


def test_no_test_proves_an_unknown_clause() -> None:
    known = {name for game in PAGES for name in clauses(game)}
    assert sorted(set(proved()) - known) == []


@pytest.mark.parametrize("game", PAGES)
def test_the_rules_code_names_clauses_that_exist(game: str) -> None:
    named: set[str] = set()
    for file in [*ROOT.glob(f"src/giglio/games/{game}/*.py"), *ROOT.glob(f"examples/{game}/*.py")]:
        named |= set(re.findall(rf"\b{game}/[a-z-]+-\d+", file.read_text(encoding="utf-8")))
    assert named
    assert sorted(named - set(clauses(game))) == []
