"""What produced a result: version, commit, flavour, Python, machine, bots' weights.

The build bakes the commit into the package (`pithead/_build.py`). Sources that were never built ask
git, but only if the checkout is that of this very package: a result must never carry the commit of
whatever repository it happens to lie in. The build loads this file by its path, so it imports
nothing of ours when it is read.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .kernel.game import Game

UNKNOWN: Final = "unknown"
CHANGED: Final = "+changes"
PACKAGE: Final = Path(__file__).parent


def stamp(game: Game | None = None) -> dict[str, Any]:
    """What a reader needs to judge a figure; of a game also what its bots had learned."""
    facts = {**origin(), "machine": machine()}
    return facts if game is None else {**facts, "weights": weights_digest(game)}


def origin() -> dict[str, Any]:
    """Which program it was, without a word about whose machine."""
    import pithead

    return {
        "version": pithead.__version__,
        "commit": commit(),
        "compiled": pithead.compiled(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


@cache
def commit() -> str:
    """The commit this package was built from; `+changes` when files differed from it."""
    baked = _baked("COMMIT")
    return baked or commit_of_checkout(PACKAGE.parents[1]) or UNKNOWN


def plain_because() -> str:
    """Why the build did not compile: a word for the catalogues; empty if it did or is unknown."""
    return _baked("PLAIN")


def _baked(name: str) -> str:
    try:
        return str(getattr(import_module("pithead._build"), name))
    except ImportError:
        return ""


def commit_of_checkout(top: Path) -> str | None:
    """The commit of the checkout at `top` if it is Pithead's own, else None."""
    if _git(top, "rev-parse", "--show-toplevel") != str(top.resolve()):
        return None
    if not _git(top, "ls-files", "src/pithead/provenance.py"):
        return None
    found = _git(top, "rev-parse", "--short=12", "HEAD")
    changed = _git(top, "status", "--porcelain", "--", "src", "frontend", "pyproject.toml")
    return f"{found}{CHANGED if changed else ''}" if found else None


def _git(top: Path, *arguments: str) -> str:
    # Variables such as GIT_DIR would lead git to another repository.
    environment = {name: value for name, value in os.environ.items() if name[:4] != "GIT_"}
    command = ["git", "-C", str(top), *arguments]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def machine() -> str:
    """The processor's name: from a file on Linux, elsewhere from the platform module."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    name = names[0] if names else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores"


def weights_digest(game: Game) -> str:
    """A name for the learned weights of a game's bots; empty if it has none."""
    from .kernel.plugin import plugin_of

    return _digest_of(plugin_of(game).weights)


@cache
def _digest_of(folder: Path) -> str:
    files = sorted(path for path in folder.glob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest() if files else ""
