"""docs/add-a-game.md shows the example as it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "connect_four"
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8"))


def test_blocks_of_all_four_files_are_shown() -> None:
    files = {file for file, _ in BLOCKS}
    assert files == {"connect_four.py", "rules.md", "words/en.ftl", "pyproject.toml"}


@pytest.mark.parametrize(("file", "block"), BLOCKS)
def test_what_is_shown_stands_in_the_file(file: str, block: str) -> None:
    assert block in (EXAMPLE / file).read_text(encoding="utf-8")


def test_the_whole_program_is_shown_in_order() -> None:
    shown = "\n".join(block for file, block in BLOCKS if file == "connect_four.py")
    program = (EXAMPLE / "connect_four.py").read_text(encoding="utf-8")
    assert without_blank_lines(shown) == without_blank_lines(program)


def without_blank_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_example_is_as_short_as_promised() -> None:
    program = (EXAMPLE / "connect_four.py").read_text(encoding="utf-8").splitlines()
    assert len(program) < 120
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    assert f"a whole game of {len(program)} lines" in page
