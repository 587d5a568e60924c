"""Rules pages in the terminal."""

import re

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from giglio.words import Clause, Page

MARKED = re.compile(r"(\*\*.+?\*\*|\*.+?\*|`.+?`)")


def draw_page(page: Page) -> RenderableType:
    """The whole page, clause by clause."""
    parts: list[RenderableType] = [Text(page.title, "bold underline")]
    for section in page.sections:
        parts += [Text(""), Text(section.title, "bold")]
        if section.text:
            parts.append(marked(section.text))
        parts += [clause_line(clause) for clause in section.clauses]
    return Group(*parts)


def draw_clause(page: Page, clause: Clause) -> RenderableType:
    """One clause, with the rulings that bear on it."""
    rulings = [clause_line(ruling) for ruling in page.rulings_on(clause.name)]
    return Group(clause_line(clause, page.game), *rulings)


def clause_line(clause: Clause, game: str = "") -> RenderableType:
    name = f"{game}/{clause.name}" if game else clause.name
    about = f"({', '.join(clause.about)}) " if clause.about else ""
    text = Text.assemble((name, "bold cyan"), "  ", (about, "dim"), marked(clause.text))
    return Padding(text, (0, 0, 0, 2))


def marked(text: str) -> Text:
    """Markdown's *stress*, **more of it** and `code` as styles, nothing else of it."""
    result = Text()
    for part in MARKED.split(text):
        if part.startswith("`"):
            result.append(part.strip("`"), "cyan")
        elif part.startswith("*"):
            result.append(part.strip("*"), "italic")
        else:
            result.append(part)
    return result
