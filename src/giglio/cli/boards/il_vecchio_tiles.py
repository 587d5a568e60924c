"""What the tiles of Il Vecchio do, in few words, drawn from the edition as it is."""

from collections.abc import Mapping
from typing import Any

from giglio.cli.boards import View
from giglio.words import Words

Terms = Mapping[str, Any]  # of one tile, as its file has them


def effect(view: View, tile: str, words: Words) -> str:
    """“5 fl. → 1 follower + 1 scroll”, “recovery: + member by a roll”, “2 VP × nobles”."""
    terms: Terms = view["tiles"][tile]
    if "counts" in terms:
        return counted(terms, len(view["seats"]), words)
    if "when" in terms:
        return f"{words.name(tile)}: {enhanced(terms, words)}"
    return traded(terms, words)


def label(words: Words, label: str, **texts: str) -> str:
    """A label of the board into which texts go that are in words already."""
    return words.ui(f"board-{label}", **texts)


def amounts(counts: Mapping[str, int], words: Words) -> str:
    """“1 follower + 1 scroll”"""
    return " + ".join(amount(token, count, words) for token, count in counts.items())


def amount(token: str, count: int, words: Words) -> str:
    return words.board(f"amount-{token}", n=count)


def traded(terms: Terms, words: Words) -> str:
    """What a province tile takes and gives; alternatives are parted by strokes."""
    if "use" in terms:
        return words.board(f"use-{terms['use']}")
    sides = [terms[side] for side in ("pay", "gain") if side in terms]
    return " → ".join(" / ".join(amounts(one, words) for one in side) for side in sides)


def enhanced(terms: Terms, words: Words) -> str:
    """What a council tile adds to its action."""
    gains = [amounts(terms["gain"], words)] if terms["gain"] else []
    if terms.get("rolls"):
        gains.append(words.board("use-roll"))
    said = "+ " + " + ".join(gains)
    price = terms.get("price", 0)
    if price:
        said = label(words, "for-price", what=said, price=amount("florins", price, words))
    return said


def counted(terms: Terms, seats: int, words: Words) -> str:
    """What a nobility tile counts, and the points for each."""
    each = terms["points"] * (seats if terms["counts"] == "neighbours" else 1)
    points = label(words, "points", n="/".join(map(str, terms.get("scale", [each]))))
    said = label(words, f"counts-{terms['counts']}", points=points)
    most = terms.get("most", 0)
    return label(words, "at-most", what=said, n=str(each * most)) if most else said
