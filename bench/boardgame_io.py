"""boardgame.io's own server on this machine: moves a second that reach both players."""

from __future__ import annotations

import shutil
import socket
import subprocess
from pathlib import Path

SCRIPTS = Path(__file__).parent / "boardgame"
PACKAGES = ("boardgame.io", "socket.io-client")
INSTALL_SECONDS = 300


def measure_peer(folder: Path, matches: int, seconds: float) -> str:
    """The figure, or why there is none."""
    if shutil.which("npm") is None:
        return "not measured: npm is missing"
    home = folder / "boardgame.io"
    shutil.copytree(SCRIPTS, home)
    try:
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES],
            cwd=home, check=True, capture_output=True, timeout=INSTALL_SECONDS,
        )  # fmt: skip
    except (subprocess.SubprocessError, OSError):
        return "not measured: npm cannot install it here"
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.cjs", str(port)], cwd=home, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        next(line for line in server.stdout if line.strip() == str(port))
        done = subprocess.run(
            ["node", "client.cjs", f"http://localhost:{port}", str(matches), str(seconds)],
            cwd=home, capture_output=True, text=True, timeout=seconds + 60, check=True,
        )  # fmt: skip
        return f"{float(done.stdout.splitlines()[-1]):,.0f}"
    finally:
        server.kill()
        server.wait()
        if server.stdout is not None:
            server.stdout.close()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port
