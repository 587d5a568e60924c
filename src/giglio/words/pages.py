"""Rules pages: `docs/rules/medici.md`, installed beside the game as `rules.md`.

## Auction
- **auction-1** What the clause says,
  perhaps on further lines.

## Rulings
- **M1** (ships-2) What the rulebook leaves open, how we play, and why.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from giglio.kernel.game import Game

ITEM = re.compile(r"- \*\*([A-Za-z0-9-]+)\*\*\s+(.*)")
ABOUT = re.compile(r"\(([a-z0-9, -]+-\d+)\)\s+(.*)", re.DOTALL)
RULINGS = "Rulings"
SOURCE_PAGES = Path(__file__).parents[3] / "docs" / "rules"


@dataclass(frozen=True)
class Clause:
    """One numbered rule, or a ruling, which says which clauses it is `about`."""

    name: str
    text: str
    section: str
    about: tuple[str, ...] = ()


@dataclass
class Section:
    title: str
    text: str = ""
    clauses: list[Clause] = field(default_factory=list)


@dataclass
class Page:
    """The rules of one game in our own words."""

    game: str
    title: str
    sections: list[Section]

    @property
    def clauses(self) -> list[Clause]:
        """All clauses in order, the rulings at the end."""
        return [clause for section in self.sections for clause in section.clauses]

    @property
    def rulings(self) -> list[Clause]:
        return [clause for clause in self.clauses if clause.section == RULINGS]

    def clause(self, name: str) -> Clause | None:
        """By its name, `auction-4`, its full name, `medici/auction-4`, or a ruling's, `M1`."""
        wanted = name.lower().removeprefix(f"{self.game}/")
        for clause in self.clauses:
            if clause.name.lower() == wanted:
                return clause
        return None

    def found(self, name: str) -> list[Clause]:
        """The clause of that name, or all of a section (`auction`), or all that hold the word."""
        clause = self.clause(name)
        if clause is not None:
            return [clause]
        word = name.lower().removeprefix(f"{self.game}/")
        stems = [one for one in self.clauses if one.name.lower().rpartition("-")[0] == word]
        titles = [one for one in self.clauses if one.section.lower() == word]
        return stems or titles or [one for one in self.clauses if word in one.text.lower()]

    def rulings_on(self, clause: str) -> list[Clause]:
        wanted = clause.removeprefix(f"{self.game}/")
        return [ruling for ruling in self.rulings if wanted in ruling.about]


def read_page(card: Game) -> Page | None:
    """The rules page of a game; None where it brings none."""
    for file in (card.folder / "rules.md", SOURCE_PAGES / f"{card.name}.md"):
        if file.exists():
            return parse_page(card.name, card.title, file.read_text(encoding="utf-8"))
    return None


def parse_page(game: str, title: str, text: str) -> Page:
    page = Page(game, title, [])
    section = Section("")
    item: list[str] = []
    for line in [*text.splitlines(), "# "]:
        if item and line.startswith("  ") and line.strip():
            item.append(line.strip())
            continue
        if item:
            section.clauses.append(clause_of(item, section.title))
            item = []
        if ITEM.match(line):
            item = [line]
        elif line.startswith("## "):
            section = Section(line[3:].strip())
            page.sections.append(section)
        elif line.startswith("# "):
            page.title = line[2:].strip() or page.title
        elif line.strip():
            section.text = f"{section.text} {line.strip()}".strip()
    return page


def clause_of(lines: list[str], section: str) -> Clause:
    match = ITEM.match(" ".join(lines))
    assert match is not None
    name, text = match[1], match[2].strip()
    about = ABOUT.match(text) if section == RULINGS else None
    if about is None:
        return Clause(name, text, section)
    return Clause(name, about[2].strip(), section, tuple(re.split(r",\s*", about[1])))
