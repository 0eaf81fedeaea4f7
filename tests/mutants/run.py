"""`make mutants`: how many small mistakes in the sources the tests notice.

A fixed draw of mutations in every room of the package, each tried alone on a copy of the sources
with the tests of that room. Results are kept in build/mutants, so a run that was stopped goes on
where it was; `--fresh` begins anew. A survivor must be listed in known.toml with the reason why it
is no mistake, or it counts against us.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from random import Random

from tests.mutants.sites import Mutation, mutations

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutants"
KNOWN = Path(__file__).parent / "known.toml"
WANTED = 0.85
PATIENCE = 600
"""Seconds after which a mutation that makes the tests hang counts as noticed."""

ROOMS: dict[str, tuple[int, tuple[str, ...]]] = {
    "kernel": (8, ("tests/kernel", "tests/rockwell/test_kit.py")),
    "games/rockwell": (16, ("tests/rockwell", "tests/test_words.py", "tests/cli/test_table.py")),
    "games/brass_empire": (
        16,
        ("tests/brass_empire", "tests/test_words.py", "tests/cli/test_brass_empire.py"),
    ),
    "bots": (8, ("tests/bots",)),
    "arena": (6, ("tests/arena",)),
    "envs": (4, ("tests/envs",)),
    "tables": (8, ("tests/tables", "tests/server")),
    "server": (6, ("tests/server",)),
    "cli": (4, ("tests/cli", "tests/arena/test_command.py")),
    ".": (2, ("tests/test_words.py", "tests/kernel")),
}
"""By room: how many mutations are drawn, and the tests that should notice them."""


def draw(room: str, count: int) -> list[Mutation]:
    """A fixed draw, spread over the modules of the room."""
    folder = ROOT / "src" / "pithead" / room
    files = sorted(folder.glob("*.py") if room == "." else folder.rglob("*.py"))
    rng = Random(f"mutants of {room}")
    rng.shuffle(files)
    drawn: list[Mutation] = []
    found = {file: list(mutations(ROOT / "src", file)) for file in files}
    while len(drawn) < count and any(found.values()):
        for file in files:
            if found[file] and len(drawn) < count:
                drawn.append(found[file].pop(rng.randrange(len(found[file]))))
    return drawn


def tried(mutation: Mutation, tests: tuple[str, ...]) -> str:
    """`caught`, `hangs` or `survived`."""
    copy = WORK / "src"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    target = copy / mutation.file
    target.write_text(mutation.applied_to(target.read_text(encoding="utf-8")), encoding="utf-8")
    for path in tests:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", path]
        environment = {**os.environ, "PYTHONPATH": str(copy), "PITHEAD_EXPECT": ""}
        try:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=environment,
                capture_output=True,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "hangs"
        if done.returncode:
            return "caught"
    return "survived"


def key_of(mutation: Mutation) -> str:
    """Names the mutation in this very text of its module."""
    content = (ROOT / "src" / mutation.file).read_bytes()
    return f"{mutation} {hashlib.sha256(content).hexdigest()[:12]}"


def run(rooms: list[str], fresh: bool) -> int:
    WORK.mkdir(parents=True, exist_ok=True)
    store = WORK / "results.json"
    results: dict[str, str] = {}
    if store.is_file() and not fresh:
        results = json.loads(store.read_text(encoding="utf-8"))
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8"))
    plan = [(m, ROOMS[room][1]) for room in rooms for m in draw(room, ROOMS[room][0])]
    counts = {"caught": 0, "hangs": 0, "survived": 0, "known": 0}
    for number, (mutation, tests) in enumerate(plan, start=1):
        begun, key = time.monotonic(), key_of(mutation)
        if key not in results:
            results[key] = tried(mutation, tests)
            store.write_text(json.dumps(results, indent=1), encoding="utf-8")
        result = results[key]
        if result == "survived" and str(mutation) in known:
            result = "known"
        counts[result] += 1
        took = time.monotonic() - begun
        print(f"[{number}/{len(plan)}] {result:8} {mutation} ({took:.0f} s)", flush=True)
    caught = counts["caught"] + counts["hangs"]
    share = caught / max(1, len(plan) - counts["known"])
    print(
        f"{caught} of {len(plan)} mutations noticed, {counts['known']} are no mistakes: {share:.0%}"
    )
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", default=list(ROOMS), help=", ".join(ROOMS))
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    chosen = parser.parse_args()
    try:
        sys.exit(run(chosen.rooms, chosen.fresh))
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on from here.")
