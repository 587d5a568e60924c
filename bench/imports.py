"""What importing a library costs, in fresh processes."""

from __future__ import annotations

import subprocess
import sys

MODULES = {
    "giglio": "giglio",
    "OpenSpiel": "pyspiel",
    "catanatron": "catanatron",
    "RLCard": "rlcard",
    "PettingZoo": "pettingzoo",
}
TIMED = """
import time
begun = time.process_time()
import {module}
print("took", time.process_time() - begun)
"""


def import_times(rounds: int) -> dict[str, float]:
    """Seconds of CPU time by library, the best of several; a missing library is left out."""
    times: dict[str, float] = {}
    for _ in range(rounds + 1):  # the first fills the disk cache
        for label, module in MODULES.items():
            took = import_time(module)
            if took is not None:
                times[label] = min(took, times.get(label, took))
    return times


def import_time(module: str) -> float | None:
    done = subprocess.run(
        [sys.executable, "-c", TIMED.format(module=module)],
        capture_output=True,
        text=True,
        check=False,
    )
    return float(done.stdout.rpartition("took ")[2]) if done.returncode == 0 else None
