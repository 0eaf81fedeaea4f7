"""The game in examples/seam, installed into a folder of its own as anybody's game would be."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "seam"
TIMEOUT = 300.0


@cache
def installed() -> Path:
    """The folder it was installed into; Pithead finds it there by its entry point."""
    folder = Path(mkdtemp(prefix="pithead-seam-"))
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, "--target", str(folder), str(EXAMPLE)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


def environment() -> dict[str, str]:
    """That of a process in which the game is installed."""
    path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(installed()))))
    return {**os.environ, "PYTHONPATH": path, "PITHEAD_LANG": "en"}


def run(*arguments: str, typed: str = "", folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment(),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT,
    )
