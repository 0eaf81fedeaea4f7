"""Empty environments: every Python of this machine, and search paths that lack a tool."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
COMPILERS = ("cc", "gcc", "clang", "c99", "tcc")
NODE = ("node", "nodejs", "npm", "npx")
# What a person's shell does not have, and what would let one Python see another's packages.
OURS = ("PYTHONPATH", "PITHEAD_PURE", "PITHEAD_TEST_LUCK", "PYTHONDONTWRITEBYTECODE", "CC")


def pythons() -> dict[str, Path]:
    """The interpreters that are here, by version: on the path, or among those of pyenv."""
    found: dict[str, Path] = {}
    managed = sorted(Path(os.environ.get("PYENV_ROOT", "/nowhere"), "versions").glob("*/bin"))
    places = [Path(sys.base_exec_prefix, "bin"), *managed, *map(Path, os.get_exec_path())]
    for version in VERSIONS:
        for place in places:
            python = place / f"python{version}"
            if version not in found and python.is_file() and makes_environments(python):
                found[version] = python
    return found


def makes_environments(python: Path) -> bool:
    probe = [str(python), "-c", "import ensurepip, venv"]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def path_without(folder: Path, *tools: str) -> str:
    """A search path with everything of this one's but these tools, under any version of theirs."""
    folder.mkdir()
    for place in os.get_exec_path():
        for program in Path(place).glob("*"):
            name = program.name.removeprefix("x86_64-linux-gnu-").partition("-")[0]
            if name not in tools and not (folder / program.name).exists():
                (folder / program.name).symlink_to(program)
    assert not any(shutil.which(tool, path=str(folder)) for tool in tools)
    return str(folder)


class Done(NamedTuple):
    code: int
    out: str
    err: str


class Environment:
    """A fresh virtual environment, and what is run in it."""

    def __init__(self, folder: Path, python: Path) -> None:
        subprocess.run([python, "-m", "venv", folder], check=True, env=environment())
        self.folder = folder
        self.python = folder / "bin" / "python"

    def pip_install(self, *what: str | Path, cwd: Path = ROOT, **settings: str) -> str:
        """Install as people do; all that pip and the build said."""
        done = self.run("-m", "pip", "install", "-v", *map(str, what), cwd=cwd, **settings)
        assert done.code == 0, done.out[-5000:] + done.err[-5000:]
        return done.out + done.err

    def run(self, *arguments: str, cwd: Path | None = None, **settings: str) -> Done:
        done = subprocess.run(
            [self.python, *arguments],
            cwd=cwd or self.folder,
            env=environment(**settings),
            capture_output=True,
            text=True,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    def ask(self, code: str) -> str:
        done = self.run("-c", code)
        assert done.code == 0, done.err
        return done.out.strip()

    def pithead(self, *arguments: str) -> Done:
        return self.run("-m", "pithead", *arguments)

    def packages(self) -> dict[str, Path]:
        """What is installed besides pip itself, and where."""
        listed = self.ask(
            "import importlib.metadata as m\n"
            "print(*(f'{d.name} {d.locate_file(str())}' for d in m.distributions()), sep='\\n')"
        )
        pairs = (line.split(" ", 1) for line in listed.splitlines())
        return {name: Path(place) for name, place in pairs if name not in ("pip", "setuptools")}


def environment(**settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    return {**kept, "PITHEAD_LANG": "en", **settings}


def megabytes(folder: Path, *without: str) -> float:
    total = sum(
        path.stat().st_size
        for path in folder.rglob("*")
        if path.is_file() and path.relative_to(folder).parts[0].partition("-")[0] not in without
    )
    return total / 1e6
