"""`make mutants`: how many small mistakes in the sources the tests notice.

A fixed draw of mutations in every room of the package, each tried alone on a copy of the sources.
First the tests run once on the sources as they are, to learn which tests come to the place of which
mutation (`reach`); a mutation is then tried with those alone, the quickest first, up to the first
that fails. All that was found is kept in build/mutants, so a run that was stopped goes on where it
was, and several may share the work; `--fresh` begins anew. A survivor must be listed in known.toml
with the reason why it is no mistake, or it counts against us.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from random import Random

from tests.mutants.reach import OUT, write_marked
from tests.mutants.sites import Mutation, mutations

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutants"
KNOWN = Path(__file__).parent / "known.toml"
WANTED = 0.85
LEAST_PATIENCE = 60
"""Seconds; tests that take longer, and four times as long as without the mutation, hang."""

NOTICED = ("caught", "hangs")
Found = tuple[list[str], float]
"""The tests that come to a place, the quickest first, and how long they take together."""

ROOMS: dict[str, tuple[int, tuple[str, ...]]] = {
    "kernel": (8, ("tests/kernel", "tests/kit", "tests/rockwell/test_kit.py")),
    "games/rockwell": (16, ("tests/rockwell", "tests/test_words.py", "tests/cli/test_table.py")),
    "games/brass_empire": (
        16,
        ("tests/brass_empire", "tests/test_words.py", "tests/cli/test_brass_empire.py"),
    ),
    "bots": (8, ("tests/bots",)),
    "arena": (6, ("tests/arena",)),
    "envs": (4, ("tests/envs",)),
    "tables": (8, ("tests/tables", "tests/server/test_live.py")),
    "server": (6, ("tests/server",)),
    "cli": (4, ("tests/cli", "tests/arena/test_command.py")),
    ".": (2, ("tests/test_words.py", "tests/test_records.py", "tests/test_plugins.py")),
}
"""By room: how many mutations are drawn, and the tests that should notice them."""


def draw(room: str, count: int) -> list[Mutation]:
    """A fixed draw, spread over the modules of the room. What is drawn in a module depends on
    nothing else, so that a change elsewhere leaves it as it was."""
    folder = ROOT / "src" / "pithead" / room
    files = sorted(folder.glob("*.py") if room == "." else folder.rglob("*.py"))
    files.sort(key=lambda file: hashlib.sha256(file.name.encode()).digest())
    found = {file: list(mutations(ROOT / "src", file)) for file in files}
    for file, listed in found.items():
        Random(f"mutants of {file.name}").shuffle(listed)
    drawn: list[Mutation] = []
    while len(drawn) < count and any(found.values()):
        for file in files:
            if found[file] and len(drawn) < count:
                drawn.append(found[file].pop())
    return drawn


# --- which tests to run ---------------------------------------------------------------------------


def reaching(room: str, drawn: list[Mutation], processes: int) -> list[Found]:
    """For each mutation of a room, the tests that come to its place."""
    store = WORK / f"reach-{_digest([*map(key_of, drawn), digest_of_tests(room)])}.json"
    if not store.is_file():
        print(f"{room}: which tests come where ...", flush=True)
        lines = _walk(ROOMS[room][1], drawn, processes)
        _write(store, [_tests_at(number, lines) for number in range(len(drawn))])
    found: list[Found] = [(tests, took) for tests, took in json.loads(store.read_text())]
    return found


def digest_of_tests(room: str) -> str:
    files = [file for path in ROOMS[room][1] for file in _files(ROOT / path)]
    return _digest([file.read_text(encoding="utf-8") for file in files])


def _files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def _digest(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def _walk(paths: tuple[str, ...], drawn: list[Mutation], processes: int) -> list[dict[str, object]]:
    with Sources() as copy:
        write_marked(copy, drawn)
        out = copy / "reach"
        out.mkdir()
        _pytest(copy, ["-p", "tests.mutants.reach", "-n", str(processes), *paths], {OUT: str(out)})
        texts = [file.read_text(encoding="utf-8") for file in out.glob("*.jsonl")]
    return [json.loads(line) for text in texts for line in text.splitlines()]


def _tests_at(number: int, lines: list[dict[str, object]]) -> Found:
    """Of the tests that passed. What importing comes to, any test may notice."""
    passed = {str(line["test"]): float(str(line["took"])) for line in lines if _passed(line)}
    everywhere = any(number in _marks(line, "before") for line in lines)
    tests = [
        str(line["test"])
        for line in lines
        if _passed(line) and (everywhere or number in _marks(line, "marks"))
    ]
    tests.sort(key=lambda test: passed[test])
    return tests, sum(passed[test] for test in tests)


def _passed(line: dict[str, object]) -> bool:
    took = line["took"]
    return isinstance(took, float) and took >= 0


def _marks(line: dict[str, object], name: str) -> list[int]:
    found = line[name]
    assert isinstance(found, list)
    return found


# --- one mutation ---------------------------------------------------------------------------------


def tried(mutation: Mutation, found: Found) -> str:
    """`caught`, `hangs`, `survived`, or `unreached` where no test comes."""
    tests, took = found
    if not tests:
        return "unreached"
    with Sources() as copy:
        target = copy / mutation.file
        target.write_text(mutation.applied_to(target.read_text(encoding="utf-8")), encoding="utf-8")
        chosen = copy / "tests.txt"
        chosen.write_text("\n".join(tests) + "\n", encoding="utf-8")
        patience = max(LEAST_PATIENCE, 4 * took) + 30
        try:
            code = _pytest(copy, ["-x", f"@{chosen}"], {}, patience)
        except subprocess.TimeoutExpired:
            return "hangs"
    return "caught" if code else "survived"


class Sources:
    """A copy of the sources, gone in the end."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="pithead-mutants-")

    def __enter__(self) -> Path:
        copy = Path(self.folder.name, "src")
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
        return copy

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()


def _pytest(
    copy: Path, arguments: list[str], variables: dict[str, str], patience: float | None = None
) -> int:
    cache = f"cache_dir={copy / 'cache'}"
    command = [sys.executable, "-m", "pytest", "-q", "-o", cache, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(copy), "PITHEAD_EXPECT": "", **variables}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, timeout=patience, check=False
    ).returncode


def key_of(mutation: Mutation) -> str:
    """Names the mutation in this very text of its module."""
    content = (ROOT / "src" / mutation.file).read_bytes()
    return f"{mutation} {hashlib.sha256(content).hexdigest()[:12]}"


def _write(file: Path, data: object) -> None:
    """Whole or not at all, also when several write."""
    part = file.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps(data), encoding="utf-8")
    part.replace(file)


# --- all of them ----------------------------------------------------------------------------------


def run(rooms: list[str], fresh: bool, processes: int) -> int:
    if fresh:
        shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8"))
    plan = [(room, mutation) for room in rooms for mutation in draw(room, ROOMS[room][0])]
    counts = {"caught": 0, "hangs": 0, "survived": 0, "unreached": 0, "known": 0}
    number = 0
    for room in rooms:
        drawn = [mutation for where, mutation in plan if where == room]
        for mutation, found in zip(drawn, reaching(room, drawn, processes), strict=True):
            number += 1
            begun = time.monotonic()
            result = kept(mutation, found, digest_of_tests(room))
            if result in ("survived", "unreached") and str(mutation) in known:
                result = "known"
            counts[result] += 1
            took = time.monotonic() - begun
            print(f"[{number}/{len(plan)}] {result:9} {mutation} ({took:.0f} s)", flush=True)
    caught = sum(counts[result] for result in NOTICED)
    share = caught / max(1, len(plan) - counts["known"])
    print(
        f"{caught} of {len(plan)} mutations noticed, {counts['known']} are no mistakes: {share:.0%}"
    )
    return 0 if share >= WANTED else 1


def kept(mutation: Mutation, found: Found, tests: str) -> str:
    """What came of it. A survivor is tried again when the tests changed, their digest says."""
    store = WORK / f"{_digest([key_of(mutation)])}.json"
    if store.is_file():
        result, seen = json.loads(store.read_text(encoding="utf-8"))
        if result in NOTICED or seen == tests:
            return str(result)
    result = tried(mutation, found)
    _write(store, [result, tests])
    return result


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", default=list(ROOMS), help=", ".join(ROOMS))
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    parser.add_argument("-n", type=int, default=2, help="test processes that learn the places")
    chosen = parser.parse_args()
    try:
        sys.exit(run(chosen.rooms, chosen.fresh, chosen.n))
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on from here.")
