"""What the README shows is executed, so that it stays true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAMS = re.findall(
    r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S
)


def test_the_programs_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(PROGRAMS) == 2
    names: dict[str, object] = {}
    for program in PROGRAMS:
        exec(compile(program, "README.md", "exec"), names)
    printed = capsys.readouterr().out
    assert printed.startswith("1 draw\n")
    assert "medici/load-1" in printed
    assert "Medici (2, 3, 4, 5, 6) () 1 steamforged-2023" in printed


def test_every_link_of_the_documents_leads_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    broken = [
        (page.name, link)
        for page in pages
        for link in re.findall(r"\]\(([\w./-]+)\)", page.read_text(encoding="utf-8"))
        if not (page.parent / link).exists()
    ]
    assert broken == []
