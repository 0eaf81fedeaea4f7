"""`make mutants`: how many small mistakes in the sources the tests notice.

A fixed draw of mutations in every room of the package, each tried alone on a copy of the sources.
First it is tried with the few test files that speak of the mutated function most; those notice
nearly all. For what they miss, all tests of the room run once on the sources as they are, to learn
which of them come to the place of the mutation (`reach`), and it is tried with those, the quickest
first. A test that fails must pass on the sources as they are, or it says nothing.

Where the mutated module is not compiled, the rest of the engine is the compiled one, which makes
the tests several times faster. All that was found is kept in build/mutants, so a run that was
stopped goes on where it was, and several may share the work; `--fresh` begins anew. A survivor must
be listed in known.toml with the reason why it is no mistake, or it counts against us.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.mutants.reach import OUT, write_marked
from tests.mutants.sites import FUNCTIONS, Mutation, mutations

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutants"
KNOWN = Path(__file__).parent / "known.toml"
WANTED = 0.85
LEAST_PATIENCE = 90
"""Seconds; tests that compute longer, and four times as long as without the mutation, hang."""
ASLEEP = 6
"""Tests that last so many times that long hang too, even if they only wait for something."""

LIKELY = 4
"""Test files that a mutation is tried with first."""

NO_TESTS_LEFT = 5
"""What pytest returns when there was nothing to run: every test fails without the mutation too."""

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
    "rooms": (6, ("tests/rooms", "tests/server/test_bots.py", "tests/server/test_live.py")),
    "server": (6, ("tests/server",)),
    "cli": (4, ("tests/cli", "tests/arena/test_command.py", "tests/server/test_process.py")),
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


def reaching(room: str, drawn: list[Mutation], processes: int) -> dict[Mutation, Found]:
    """For each of these mutations of a room, the tests that come to its place. Only tests that
    are new since the last time are run."""
    at: dict[Mutation, Found] = {}
    for compiled in (True, False):
        group = [each for each in drawn if beside_compiled(each) == compiled]
        if group:
            stores = {file: _store_of(file, room, group) for file in test_files(room)}
            missing = [file for file, store in stores.items() if not store.is_file()]
            if missing:
                print(f"{room}: which tests come where ({len(missing)} files) ...", flush=True)
                _walk(missing, group, compiled, processes, stores)
            lines = [line for store in stores.values() for line in json.loads(store.read_text())]
            at.update({each: _tests_at(number, lines) for number, each in enumerate(group)})
    return at


def likely_files(mutation: Mutation, room: str) -> list[str]:
    """The test files that speak of the function around a mutation and of its module most."""
    source = (ROOT / "src" / mutation.file).read_text(encoding="utf-8")
    module = Path(mutation.file).stem
    words = [name for name in names_around(source, mutation.line) if len(name) > 2]
    scores: list[tuple[int, str]] = []
    for file in test_files(room):
        text = file.read_text(encoding="utf-8")
        score = sum(5 * text.count(word) for word in words) + text.count(module)
        score += 50 if module in file.stem else 0
        scores.append((-score, str(file)))
    return [file for score, file in sorted(scores)[:LIKELY] if score]


def names_around(source: str, line: int) -> list[str]:
    """The functions and classes around a line, without the underscores before a name."""
    around = (*FUNCTIONS, ast.ClassDef)
    found = [each for each in ast.walk(ast.parse(source)) if isinstance(each, around)]
    return [each.name.strip("_") for each in found if each.lineno <= line <= (each.end_lineno or 0)]


def test_files(room: str) -> list[Path]:
    files = [file for path in ROOMS[room][1] for file in _files(ROOT / path)]
    return [file for file in files if file.name.startswith("test_")]


def _store_of(file: Path, room: str, group: list[Mutation]) -> Path:
    """Where it is kept which of these mutations the tests of a file come to."""
    helpers = [each for path in ROOMS[room][1] for each in _files(ROOT / path)]
    texts = [each for each in helpers if not each.name.startswith("test_")]
    parts = [each.read_text(encoding="utf-8") for each in [file, *texts]]
    return WORK / f"reach-{_digest([*map(key_of, group), *parts])}.json"


def _files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def _digest(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def _walk(
    files: list[Path],
    drawn: list[Mutation],
    compiled: bool,
    processes: int,
    stores: dict[Path, Path],
) -> None:
    with Sources(compiled) as copy:
        write_marked(copy, drawn)
        out = copy / "reach"
        out.mkdir()
        plugins = ["-p", "tests.mutants.reach", "-p", "xdist"]
        options = [*plugins, "-n", str(processes), "--dist", "worksteal"]
        _pytest(copy, [*options, *map(str, files)], {OUT: str(out)})
        texts = [file.read_text(encoding="utf-8") for file in out.glob("*.jsonl")]
    lines = [json.loads(line) for text in texts for line in text.splitlines()]
    for file in files:
        name = file.relative_to(ROOT).as_posix()
        _write(stores[file], [line for line in lines if line["test"].split("::")[0] == name])


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


def tried(mutation: Mutation, tests: list[str], patience: int) -> tuple[str, str]:
    """`caught`, `hangs` or `survived`; and the test that failed."""
    compiled = beside_compiled(mutation)
    with Sources(compiled) as copy:
        target = copy / mutation.file
        target.write_text(mutation.applied_to(target.read_text(encoding="utf-8")), encoding="utf-8")
        try:
            code, said = _pytest_on(copy, tests, patience)
        except subprocess.TimeoutExpired:
            return "hangs", ""
    if code in (0, NO_TESTS_LEFT):
        return "survived", ""
    if code < 0:
        return "hangs", ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", said, re.MULTILINE)
    name = failed[1] if failed else ""
    # Without a name it did not even import.
    if name and not passes(name, compiled):
        return tried(mutation, [*tests, f"--deselect={name}"], patience)
    return "caught", name


def passes(test: str, compiled: bool) -> bool:
    """Whether a test passes on the sources as they are."""
    with Sources(compiled) as copy:
        return _pytest_on(copy, [test], 0)[0] == 0


def _pytest_on(copy: Path, tests: list[str], patience: int) -> tuple[int, str]:
    chosen = copy / "tests.txt"
    chosen.write_text("\n".join(tests) + "\n", encoding="utf-8")
    return _pytest(copy, ["-x", f"@{chosen}"], {}, patience)


class Sources:
    """A copy of the sources, gone in the end; with the compiled modules of the package, or not."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled
        self.folder = tempfile.TemporaryDirectory(prefix="pithead-mutants-")

    def __enter__(self) -> Path:
        copy = Path(self.folder.name, "src")
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("page"))
        if self.compiled:
            for file in INSTALLED.rglob(f"*{SUFFIX}"):
                (copy / "pithead" / file.relative_to(INSTALLED)).symlink_to(file)
        return copy

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()


INSTALLED = Path(sysconfig.get_path("purelib")) / "pithead"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def beside_compiled(mutation: Mutation) -> bool:
    """Whether this module is not compiled, while the package here has others that are."""
    return IS_COMPILED and not (INSTALLED.parent / mutation.file).with_suffix(SUFFIX).exists()


def _is_compiled() -> bool:
    """Whether the package installed here is compiled, from the very sources that are tried."""
    for file in (ROOT / "src" / "pithead").rglob("*.py"):
        same = INSTALLED / file.relative_to(ROOT / "src" / "pithead")
        if not same.is_file() or same.read_bytes() != file.read_bytes():
            return False
    return next(INSTALLED.rglob(f"*{SUFFIX}"), None) is not None


IS_COMPILED = _is_compiled()


def _pytest(
    copy: Path, arguments: list[str], variables: dict[str, str], patience: int = 0
) -> tuple[int, str]:
    """What it returns and says. Patience is seconds of computing, as the machine may be busy."""
    cache = f"cache_dir={copy / 'cache'}"
    command = [sys.executable, "-m", "pytest", "-q", "-rfE", "-o", cache, *arguments]
    settings = {
        "PYTHONPATH": str(copy),
        "PITHEAD_EXPECT": "",
        # Part of the kit's games will do.
        "PITHEAD_AGAIN": "1",
        # Loading the plug-ins of browsers and fuzzers takes longer than most tests.
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **settings, **variables},
        capture_output=True,
        text=True,
        timeout=ASLEEP * patience or None,
        preexec_fn=_stops_after(patience) if patience else None,
        check=False,
    )
    return done.returncode, done.stdout


def _stops_after(seconds: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def key_of(mutation: Mutation) -> str:
    """Names the mutation in this very text of its module."""
    content = (ROOT / "src" / mutation.file).read_bytes()
    return f"{mutation} {hashlib.sha256(content).hexdigest()[:12]}"


def listed_as(mutation: Mutation) -> str:
    """What known.toml calls it: by the text of its line, as the lines above may change."""
    lines = (ROOT / "src" / mutation.file).read_text(encoding="utf-8").splitlines()
    line = lines[mutation.line - 1].strip()
    return f"{mutation.file}: {line}: {mutation.old} -> {mutation.new}"


def _write(file: Path, data: object) -> None:
    """Whole or not at all, also when several write."""
    part = file.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps(data), encoding="utf-8")
    part.replace(file)


# --- all of them ----------------------------------------------------------------------------------


def run(rooms: list[str], fresh: bool, processes: int, quick: bool) -> int:
    if fresh:
        shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8"))
    plan = {room: draw(room, ROOMS[room][0]) for room in rooms}
    total = sum(map(len, plan.values()))
    counts = dict.fromkeys((*NOTICED, "survived", "unreached", "known"), 0)
    for room, drawn in plan.items():
        for mutation in drawn:
            begun = time.monotonic()
            result, test = result_of(room, mutation, drawn, processes, quick)
            if result in ("survived", "unreached") and listed_as(mutation) in known:
                result = "known"
            counts[result] += 1
            took = f"{time.monotonic() - begun:.0f} s"
            done = sum(counts.values())
            print(f"[{done}/{total}] {result:9} {mutation} ({took}) {test}", flush=True)
    caught = sum(counts[result] for result in NOTICED)
    share = caught / max(1, total - counts["known"])
    print(f"{caught} of {total} mutations noticed, {counts['known']} are no mistakes: {share:.0%}")
    return 0 if share >= WANTED else 1


def result_of(
    room: str, mutation: Mutation, drawn: list[Mutation], processes: int, quick: bool
) -> tuple[str, str]:
    """See `tried`; `unreached` where no test comes."""
    result, test = kept(mutation, likely_files(mutation, room), LEAST_PATIENCE)
    if result == "caught" or quick:
        return result, test
    # All of the room at once: the tests run only once.
    tests, took = reaching(room, drawn, processes)[mutation]
    if not tests:
        return "unreached", ""
    return kept(mutation, tests, int(max(LEAST_PATIENCE, 4 * took)))


def kept(mutation: Mutation, tests: list[str], patience: int) -> tuple[str, str]:
    """What comes of it with these tests. What survives is tried again when they have changed."""
    files = sorted({test.split("::")[0] for test in tests})
    texts = [(ROOT / file).read_text(encoding="utf-8") for file in files]
    store = WORK / f"{_digest([key_of(mutation)])}.json"
    seen = json.loads(store.read_text(encoding="utf-8")) if store.is_file() else {}
    now = _digest([*tests, *texts])
    if seen.get("caught"):
        return "caught", str(seen["caught"])
    if now in seen:
        return str(seen[now]), ""
    result, test = tried(mutation, tests, patience) if tests else ("survived", "")
    _write(store, seen | ({"caught": test or "imports"} if result == "caught" else {now: result}))
    return result, test


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", default=list(ROOMS), help=", ".join(ROOMS))
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    parser.add_argument("--quick", action="store_true", help="only with the likeliest tests")
    parser.add_argument("-n", type=int, default=2, help="test processes that learn the places")
    chosen = parser.parse_args()
    try:
        sys.exit(run(chosen.rooms, chosen.fresh, chosen.n, chosen.quick))
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on from here.")
