"""A reader who types what README and docs say: every command for real, only with small numbers."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import hatch_build
from pithead.cli import main
from pithead.cli.arguments import build_parser
from pithead.words import Words
from tests.ports import free_port
from tests.third_game import EXAMPLE, run

ROOT = Path(hatch_build.__file__).parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
WORDS = ("pithead", "make", "pip", "python", "python3", "sed")

# One of what a page shows in hundreds, and of the ladder its lowest step.
SMALL = {"--games": "1", "--blocks": "1", "--rounds": "1", "--workers": "1", "--budget": "1"}
ADDED = {
    ("arena", "balance"): ("--games", "--budget"),
    ("arena", "characters"): ("--games", "--budget"),
    ("arena", "ladder"): ("--blocks", "--budget", "--seats", "--pool"),
    ("arena",): ("--blocks", "--budget"),
    ("train",): ("--games", "--rounds"),
}
VALUES = {**SMALL, "--seats": "2", "--pool": "level-1,level-2"}

# What stands for something of the reader's own.
DATA = "/var/lib/pithead"
PLACES = {
    "N": "2",
    "G": "1",
    "K": "1",
    "S": "1",
    "GAME": "rockwell",
    "A": "random",
    "B": "greedy",
    "BOT": "random",
    "FILE": "kept.json",
    "TABLE": "playing",
    "DAMAGED": "damaged.sqlite3",
}

# Commands that no test of a page runs, and who does instead.
NOT_HERE = {
    "postgresql://": "needs a PostgreSQL: tests/server/test_postgres.py and test_processes.py",
    "review game.json": "takes minutes in plain Python: tests/cli/test_review.py",
    "puzzles rockwell": "searches for minutes: tests/cli/test_puzzles.py",
    "120, 80, 60": "three commands in one line",
}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def lines_of(page: Path) -> Iterator[str]:
    """What a page shows as code: indented lines, and pieces in backticks that are commands."""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("    "):
            yield line.strip()
        else:
            yield from re.findall(r"`((?:pithead|make|sed) [^`]*)`", line)


def commands(page: Path) -> Iterator[list[str]]:
    """The commands of a page, as the shell would split them."""
    for line in lines_of(page):
        line = line.removeprefix(".venv/bin/")
        if line.split()[:1] and line.split()[0] in WORDS:
            yield shlex.split(line, comments=True)


def all_of(*programs: str) -> list[tuple[str, str]]:
    """Every call of these programs, once, with the first page that has it."""
    found = {
        shlex.join(command): name_of(page)
        for page in reversed(PAGES)
        for command in commands(page)
        if command[0] in programs
    }
    return [(page, command) for command, page in found.items()]


def to_type(page: Path) -> list[list[str]]:
    """The calls of `pithead` on a page, those behind `make play` too, that are whole commands."""
    calls = []
    for command in commands(page):
        if command[:2] == ["make", "play"]:
            given = next((word for word in command if word.startswith("ARGS=")), "ARGS=")
            calls.append(["play", *shlex.split(given.removeprefix("ARGS="))])
        elif command[0] == "sed":
            calls.append(command)
        elif command[0] == "pithead":
            calls.append([PLACES.get(word, word) for word in command[1:]])
    whole = [call for call in calls if is_whole(call)]
    return [call for call in whole if not any(part in shlex.join(call) for part in NOT_HERE)]


def is_whole(call: Sequence[str]) -> bool:
    """Whether it can be typed as it stands. `pithead arena` alone is the name of a command."""
    if call[0] == "sed":
        return True
    if "…" in "".join(call) or call in (["arena", "balance"], ["arena", "--json"]):
        return False
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            build_parser(Words("en")).read(call)
    except SystemExit as stop:
        return stop.code == 0
    return True


def shown_once(pages: Sequence[Path]) -> dict[Path, list[list[str]]]:
    """The calls on each page. A server is started once, however many pages speak of it."""
    seen: set[str] = set()
    found: dict[Path, list[list[str]]] = {}
    for page in pages:
        calls = {shlex.join(call): call for call in to_type(page)}
        found[page] = [c for line, c in calls.items() if not (serves(c) and line in seen)]
        seen.update(calls)
    return {page: calls for page, calls in found.items() if calls}


def serves(call: Sequence[str]) -> bool:
    return call[0] == "serve" or (call[0] == "play" and "--text" not in call)


def small(call: Sequence[str]) -> list[str]:
    """The same with one game and next to no time to think; programs get all they may want."""
    values = {**VALUES, "--budget": "60000"} if "exec:" in "".join(call) else VALUES
    cut = [
        values[before] if before in SMALL else word
        for before, word in zip(["", *call], call, strict=False)
    ]
    for start, names in ADDED.items():
        if tuple(call[: len(start)]) == start:
            missing = [name for name in names if name not in cut]
            return [*cut, *(word for name in missing for word in (name, values[name]))]
    return cut


class Reader:
    """Types the commands of one page in one folder: a page saves a game and then replays it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.data = folder / "share" / "pithead"
        monkeypatch.chdir(folder)
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "share"))
        monkeypatch.setenv("PITHEAD_LANG", "en")
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        (folder / "examples").symlink_to(ROOT / "examples")
        (folder / "docs").mkdir()
        shutil.copy(ROOT / "examples" / "bots" / "prospector.py", folder / "my_bot.py")
        self.type(("play", "rockwell", "--text", "--seats", "2", "--save", PLACES["FILE"]))

    def type(self, call: Sequence[str]) -> None:
        words = small([word.replace(DATA, str(self.data)) for word in call])
        if serves(words):
            code, said = self.serve(words)
        else:
            self.make_room(words)
            code, said = self.run(words)
        # A rescue says by its code that something may be lost.
        assert code == (words[:2] == ["data", "rescue"]), f"{shlex.join(call)}\n{said[-800:]}"

    def run(self, words: Sequence[str]) -> tuple[int, str]:
        """In this process, for speed; a game that is not ours is installed in others only."""
        if words[0] == "sed":
            line = " ".join(words)
            return subprocess.run(line, shell=True, check=False, cwd=self.folder).returncode, ""
        if EXAMPLE.name in words:
            done = run("-m", "pithead", *words, folder=self.folder)
            return done.returncode, done.stdout + done.stderr
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            try:
                code = main(words)
            except SystemExit as stop:
                code = int(stop.code or 0)
        return code, said.getvalue()

    def make_room(self, words: Sequence[str]) -> None:
        """What comes back from a backup or a damaged file goes to an empty place."""
        if words[:2] in (["data", "restore"], ["data", "rescue"]):
            backup = (self.folder / "tables.sqlite3").read_bytes()
            (self.folder / PLACES["DAMAGED"]).write_bytes(backup[:-1000])
            shutil.rmtree(self.data)

    def serve(self, words: Sequence[str]) -> tuple[int, str]:
        """Start it, see that it is ready, and stop it as a person would."""
        more = ["--port", str(free_port()), *(["--no-browser"] if words[0] == "play" else [])]
        with subprocess.Popen(
            [sys.executable, "-m", "pithead", *words, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            assert process.stdout is not None
            said = ""
            while "Ctrl-C" not in said and (line := process.stdout.readline()):
                said += line
            process.send_signal(signal.SIGTERM)
            return process.wait(60), said + process.stdout.read()
