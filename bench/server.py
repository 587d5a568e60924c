"""Measures the server: latency under load, memory, survival of kills, and boardgame.io beside it.

make bench-server                      everything; writes the figures into docs/reliability.md
python bench/server.py --quick         a first impression, without the page
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import giglio
from boardgame_io import measure_peer
from giglio import build
from load import Generator, Load
from support.survival import Server, Survival, survive

PAGE = Path(__file__).parents[1] / "docs" / "reliability.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
RATE = 100.0
CONCURRENT = 50


def main() -> int:
    given = arguments()
    lines = [
        f"{datetime.now(UTC):%Y-%m-%d}, {processor()}, {os.cpu_count()} cores, "
        f"{platform.system()}, Python {platform.python_version()}, "
        f"{'compiled' if build.compiled() else 'interpreted'} build, SQLite.",
        "",
        "| what | figure |",
        "|---|---|",
    ]
    with TemporaryDirectory(prefix="giglio-bench-") as folder:
        tables, seconds = (200, 5.0) if given.quick else (1000, 30.0)
        lines += under_load(Path(folder), tables, seconds)
        lines += flat_out(Path(folder), 3.0 if given.quick else 10.0)
        games, kills = (12, 2) if given.quick else (200, 10)
        lines += killed(Path(folder), games, kills)
    text = "\n".join(lines)
    print(text)
    if not given.quick:
        page = PAGE.read_text(encoding="utf-8")
        before, after = page.partition(BEGIN)[0], page.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("--quick", action="store_true", help="short; the page stays")
    return parser.parse_args()


def processor() -> str:
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            return line.partition(": ")[2]
    return platform.processor()


def under_load(folder: Path, tables: int, seconds: float) -> list[str]:
    server = started(folder / "load.db")
    try:
        return asyncio.run(loaded(server, tables, seconds))
    finally:
        server.end()


async def loaded(server: Server, tables: int, seconds: float) -> list[str]:
    generator = Generator(server.address, tables)
    empty = resident(server)
    await generator.open_tables()
    opened = resident(server)
    await generator.connect()
    connected = resident(server)
    found = await generator.run(RATE, seconds)
    played = resident(server)
    await generator.close()
    return [
        row("tables, WebSocket clients", f"{found.tables:,}, {found.clients:,}"),
        row("moves a second coming in", f"{found.moves / found.seconds:.0f}"),
        row("from a move to all pushes", latencies(found)),
        row("memory for an open table nobody looks at", kib(opened - empty, tables)),
        row("memory for a WebSocket client", kib(connected - opened, 2 * tables)),
        row("a table with its clients, after its share of moves", kib(played - empty, tables)),
    ]


def flat_out(folder: Path, seconds: float) -> list[str]:
    """As many moves as go through, at so many tables side by side."""
    server = started(folder / "flat.db")
    try:
        found = asyncio.run(hurried(server, seconds))
    finally:
        server.end()
    rows = [row(f"moves a second at {CONCURRENT} tables, each durable", rate_of(found))]
    peer = measure_peer(folder, CONCURRENT, seconds)
    rows.append(row("boardgame.io, in memory, the same", peer))
    return rows


async def hurried(server: Server, seconds: float) -> Load:
    generator = Generator(server.address, CONCURRENT)
    await generator.open_tables()
    await generator.connect()
    found = await generator.run(0, seconds)
    await generator.close()
    return found


def killed(folder: Path, games: int, kills: int) -> list[str]:
    server = started(folder / "killed.db", "--thinkers", "1")
    cards = list(giglio.games().values())
    chosen = [
        (card.name, card.seats[number % len(card.seats)], 1 + number % 2)
        for number in range(games)
        for card in [cards[number % len(cards)]]
    ]
    try:
        found: Survival = asyncio.run(survive(server, chosen, kills, seed=3))
    finally:
        server.end()
    return [
        row(
            f"{found.games} games, {found.kills} × kill -9",
            f"{found.moves:,} acknowledged moves, 0 lost, 0 doubled, all games ended",
        )
    ]


def started(database: Path, *more: str) -> Server:
    server = Server(str(database), *more)
    server.start()
    return server


def resident(server: Server) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def kib(total: int, count: int) -> str:
    return f"{total / count / 1024:.1f} KB"


def latencies(found: Load) -> str:
    return ", ".join(
        f"{name} {found.percentile(share) * 1000:.0f} ms"
        for name, share in (("median", 0.5), ("p99", 0.99), ("most", 1.0))
    )


def rate_of(found: Load) -> str:
    return f"{found.moves / found.seconds:,.0f}"


def row(what: str, figure: str) -> str:
    return f"| {what} | {figure} |"


if __name__ == "__main__":
    sys.exit(main())
