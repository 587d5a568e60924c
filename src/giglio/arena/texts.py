"""Numbers and sentences of a report, the same in the terminal and on a page."""

from collections.abc import Mapping, Sequence

from giglio.arena.report import Report
from giglio.arena.sequential import AHEAD, NOT_AHEAD


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def seconds(time: float) -> str:
    if time >= 1:
        return f"{time:.1f} s"
    return f"{1000 * time:.1f} ms" if time >= 0.001 else f"{1e6 * time:.0f} µs"


def rating(bot: Report) -> str:
    return f"{bot['rating']:.1f} ± {2 * bot['rating_sigma']:.1f}"


def against_chance(bot: Report, chance: float) -> str:
    """Where an even share of the wins lies: below all of the interval, above it, or within."""
    if bot["low"] > chance:
        return "above"
    return "below" if bot["high"] < chance else "open"


def by_wins(report: Report) -> list[Report]:
    return sorted(report["bots"], key=lambda bot: -float(bot["win_share"]))


def ahead_of(ahead: Mapping[tuple[str, str], Report], bot: str, other: str) -> float | None:
    """How often the one finished ahead of the other, from pairs told in one direction only."""
    if (bot, other) in ahead:
        return float(ahead[bot, other]["ahead"])
    return 1 - float(ahead[other, bot]["ahead"]) if (other, bot) in ahead else None


def count(number: int, one: str, more: str) -> str:
    return f"{number:,} {one if number == 1 else more}".replace(",", " ")


def company_text(company: Sequence[str]) -> str:
    """`search@3 and 3 × greedy`."""
    names = list(dict.fromkeys(company))
    told = [
        name if company.count(name) == 1 else f"{company.count(name)} × {name}" for name in names
    ]
    return " and ".join([", ".join(told[:-1]), told[-1]]) if len(told) > 1 else told[0]


def played(report: Report) -> str:
    """What was played, in one sentence."""
    deals = count(report["deals"], "deal", "deals")
    games = count(report["games"], "game", "games")
    turned = "each with every rotation around the table"
    companies = report["companies"]
    if len(companies) > 1:
        who = f"every company of {report['seats']} from {len(report['bots'])} bots"
    else:
        who = company_text(companies[0])
    last = report["seed"] + max(report["deals"] - 1, 0)
    return f"{who}: {games}, {deals} (seeds {report['seed']} to {last}), {turned}"


def chance(report: Report) -> str:
    level = round(100 * report["interval"]["level"])
    return (
        f"An even share of the wins is {percent(report['chance'])}. Intervals hold in {level} of "
        "100 cases (bootstrap over deals); victories and places that are shared are shared out."
    )


def answer(report: Report) -> str:
    """What the sequential test says of the first bot, and how sure that is."""
    test = report["test"]
    even = percent(report["chance"])
    far = percent(report["chance"] + test["margin"])
    wrong = f"wrong in at most {100 * test['error']:g} of 100 such matches"
    after = f"after {count(test['deals'], 'deal', 'deals')}"
    if test["answer"] == AHEAD:
        return f"{test['bot']} wins more than {even} of its games: decided {after}, {wrong}."
    if test["answer"] == NOT_AHEAD:
        return f"{test['bot']} wins less than {far} of its games: decided {after}, {wrong}."
    return f"Whether {test['bot']} wins more than {even} of its games, or less than {far}, is open."


def options_text(options: dict[str, object]) -> str:
    """Only what differs from nothing: `muse, freedoms=4`."""
    told = [
        name if value is True else f"{name}={value}" for name, value in options.items() if value
    ]
    return ", ".join(told) or "none"
