"""Compiles examples/connect_four/connect_four.py, unchanged, together with the kernel.

mypyc makes native calls only between modules that it compiles together; so this is how the example
would run if it lived in the house. The kernel and the example land in a folder of their own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import giglio

EXAMPLE = Path(__file__).parents[1] / "examples" / "connect_four" / "connect_four.py"
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify(
    ["--strict", "--explicit-package-bases", *sys.argv[1:]], opt_level="3", group_name="example"
)
for extension in extensions:
    extension.extra_compile_args.append("-fvisibility=hidden")
setup(
    name="example",
    packages=[],
    ext_modules=extensions,
    script_args=["build_ext", "--inplace", "--build-temp", "objects"],
)
"""


def compile_into(folder: Path) -> None:
    """Fill a folder with a giglio whose kernel and connect four are compiled together."""
    installed = Path(giglio.__file__).parent
    copytree(installed, folder / "giglio", ignore=ignore_patterns("*.so", "__pycache__"))
    package = folder / EXAMPLE.parent.name
    package.mkdir()
    copy(EXAMPLE, package)
    script = folder / "compile_example.py"
    script.write_text(BUILD, encoding="utf-8")
    kernel = [f"giglio/{name}" for name in compiled_modules(installed) if name.startswith("kernel")]
    done = subprocess.run(
        [sys.executable, script.name, *kernel, f"{package.name}/{EXAMPLE.name}"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"the example does not compile:\n{done.stdout}{done.stderr}")


def compiled_modules(installed: Path) -> list[str]:
    return list(json.loads((installed / "compiled.json").read_text(encoding="utf-8")))
