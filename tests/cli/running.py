"""Running the command line: in this process for speed, in another for the real thing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from pithead.cli import main

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG", "PITHEAD_LANG", "COLUMNS", "FORCE_COLOR")


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


class Commands:
    """`pithead` called in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str | Path, stdin: str = "") -> Outcome:
        read, write = os.pipe()
        with os.fdopen(write, "w", encoding="utf-8") as pipe:
            pipe.write(stdin)
        with os.fdopen(read, encoding="utf-8") as source:
            self.monkeypatch.setattr(sys, "stdin", source)
            try:
                code = main([str(argument) for argument in arguments])
            except SystemExit as stop:
                code = stop.code if isinstance(stop.code, int) else 1
        done = self.capsys.readouterr()
        return Outcome(code, done.out, done.err)

    def fails(self, *arguments: str | Path, stdin: str = "") -> str:
        """The one line on stderr of a call that must fail as the user's slip."""
        code, out, err = self(*arguments, stdin=stdin)
        assert code == 2
        assert out == ""
        assert err.count("\n") == 1, err
        assert "Traceback" not in err
        return err


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    return {**kept, "PYTHONIOENCODING": "utf-8", **more}


def run_pithead(*arguments: str | Path, stdin: str = "", **more: str) -> Outcome:
    """`pithead` in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "pithead", *(str(argument) for argument in arguments)],
        input=stdin,
        env=environment(**more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)
