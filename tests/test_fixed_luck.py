"""No test draws its own randomness: a test that fails fails again."""

from __future__ import annotations

import ast
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

import pithead

from .luck import sitecustomize as luck

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "pithead"
DRAW = "import secrets; print(secrets.token_hex(4), secrets.randbelow(10**6), secrets.randbits(9))"

# What asks the machine, whatever arguments it has.
MACHINE = {
    "os.urandom",
    "random.SystemRandom",
    "uuid.uuid1",
    "uuid.uuid4",
    "datetime.now",
    "datetime.utcnow",
    "date.today",
    "time.time",
    "time.time_ns",
}
# What asks the machine when no seed is given.
SEEDED = {"Random", "random.Random", "random.seed", "default_rng", "random.default_rng"}
# Of the shared generator, which anybody may have drawn from.
SHARED = {"choice", "choices", "randint", "random", "randrange", "sample", "shuffle", "uniform"}
# These make noise on purpose, to show that it has no say.
NOISE = {"src/pithead/testing/determinism.py", "tests/kernel/test_chance.py"}


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Each call with the last two words of what is called."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            yield ".".join(ast.unparse(node.func).split(".")[-2:]), node


def draws(name: str, call: ast.Call) -> bool:
    unseeded = name in SEEDED and not call.args and not call.keywords
    shared = name.startswith("random.") and name.removeprefix("random.") in SHARED
    return unseeded or shared or name in MACHINE or name.startswith("secrets.")


def test_tests_draw_nothing_of_their_own() -> None:
    here = Path(__file__).relative_to(ROOT).as_posix()
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{call.lineno}: {name}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for name, call in calls(path)
        if path.relative_to(ROOT).as_posix() not in {*NOISE, here} and draws(name, call)
    ]
    assert found == []


def test_the_package_draws_from_one_source_only() -> None:
    """From `secrets`, which tests replace; only server and clock ask for the time."""
    found = [
        f"{path.relative_to(SOURCE).as_posix()}: {name}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path.relative_to(ROOT).as_posix() not in NOISE
        for name, call in calls(path)
        if draws(name, call) and not name.startswith("secrets.")
    ]
    clocks = re.compile(r"(server/\w+|cli/admin|rooms/clock)\.py: time\.time(_ns)?")
    assert [line for line in found if not clocks.fullmatch(line)] == []


def test_generated_examples_are_the_same_in_every_run() -> None:
    assert hypothesis.settings().derandomize


def test_a_game_without_a_seed_has_the_luck_of_its_test() -> None:
    def record() -> object:
        luck.fix("a name")
        return pithead.game("rockwell").match(seats=2).seed

    assert record() == record()
    before = secrets.token_hex(8)
    luck.fix("another name")
    assert secrets.token_hex(8) != before


def test_processes_have_fixed_luck_and_never_the_same() -> None:
    def drawn(name: str) -> str:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(luck.NAME, name)
            return subprocess.run(
                [sys.executable, "-c", DRAW], capture_output=True, text=True, check=True
            ).stdout

    first, second = drawn("one server"), drawn("one server")
    assert first != second
    assert first == "64282874 645617 404\n"
