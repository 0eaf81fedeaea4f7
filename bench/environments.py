"""The rivals' environments: one each, so that no simulator's needs touch another's."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path


class UnavailableError(Exception):
    """A participant cannot be measured here; the message says why in one line."""


def python_of(name: str, root: Path) -> Path:
    """The Python of a rival's environment, which is made anew when its pins or Python change."""
    pins = root / "bench" / f"requirements-{name}.txt"
    folder = root / "build" / "bench" / name
    python = folder / "bin" / "python"
    stamp = folder / "made-from"
    wanted = f"{sys.version}\n{folder}\n{pins.read_text(encoding='utf-8')}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted and python.exists():
        return python
    print(f"Setting up {name} ...", file=sys.stderr, flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    run_quietly([sys.executable, "-m", "venv", str(folder)])
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "-q"]
    run_quietly([*pip, "install", "-r", str(pins)])
    stamp.write_text(wanted, encoding="utf-8")
    return python


def run_quietly(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UnavailableError(f"it can't be installed: {reason_in(done.stdout + done.stderr)}")


def reason_in(output: str) -> str:
    """The line of a program's output that says what went wrong."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines or ["it said nothing"])[-1]
