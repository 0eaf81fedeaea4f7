"""Which tests come to the place of which mutation: the only ones that could notice it.

One run of the tests on marked sources, as a plug-in of pytest, writes down for every test that
passes how long it takes and which marks it comes to.
"""

from __future__ import annotations

import ast
import importlib
import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.mutants import marks as marking
from tests.mutants.sites import Mutation

MARKS_MODULE = "pithead_marks"
OUT = "PITHEAD_MUTANT_REACH"
"""The variable that names the folder to write to."""


# --- the sources, marked ------------------------------------------------------------------------


def mark(source: str, places: dict[int, list[int]]) -> str:
    """The source with a call before each statement that holds one of these lines.

    `places`: the numbers of the marks by line, counted from 1.
    """
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    calls: dict[int, list[int]] = {}
    for line, numbers in places.items():
        calls.setdefault(_statement(tree, lines, line), []).extend(numbers)
    for at in sorted(calls, reverse=True):
        text = lines[at - 1]
        indent = text[: len(text) - len(text.lstrip())]
        for number in calls[at]:
            lines.insert(at - 1, f'{indent}__import__("{MARKS_MODULE}").hit({number})\n')
    return "".join(lines)


def _statement(tree: ast.Module, lines: list[str], line: int) -> int:
    """The first line of the smallest statement around a line before which a call may stand."""
    best = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0):
            decorators = getattr(node, "decorator_list", [])
            first = min([node.lineno, *[each.lineno for each in decorators]])
            text = lines[first - 1].lstrip()
            if text.startswith(("elif ", "@")) or _is_docstring(node):
                continue
            best = max(best, first)
    return best


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def write_marked(root: Path, mutations: list[Mutation]) -> None:
    """Mark the sources below `root`; the number of a mutation is its place in the list."""
    by_file: dict[str, dict[int, list[int]]] = {}
    for number, mutation in enumerate(mutations):
        by_file.setdefault(mutation.file, {}).setdefault(mutation.line, []).append(number)
    for name, places in by_file.items():
        file = root / name
        file.write_text(mark(file.read_text(encoding="utf-8"), places), encoding="utf-8")
    module = Path(marking.__file__).read_text(encoding="utf-8")
    (root / f"{MARKS_MODULE}.py").write_text(module, encoding="utf-8")


# --- the run, as a plug-in of pytest --------------------------------------------------------------


def pytest_configure(config: pytest.Config) -> None:
    worker = getattr(config, "workerinput", {}).get("workerid", "main")
    folder = Path(os.environ[OUT])
    os.environ[marking.FILE] = str(folder / f"{worker}.marks")
    config.stash[REPORT] = folder / f"{worker}.jsonl"


REPORT = pytest.StashKey[Path]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    file = Path(os.environ[marking.FILE])
    # What importing came to is every test's: it is kept with the first.
    before = _taken(file)
    importlib.import_module(MARKS_MODULE).seen.clear()
    result = yield
    line = {"test": item.nodeid, "took": item.stash.get(TOOK, None), "before": before}
    line["marks"] = _taken(file)
    with item.config.stash[REPORT].open("a", encoding="utf-8") as report:
        report.write(json.dumps(line) + "\n")
    return result


TOOK = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "setup":
        item.stash[TOOK] = 0.0
    if not report.passed:
        item.stash[TOOK] = -1.0
    elif item.stash[TOOK] >= 0:
        item.stash[TOOK] += call.duration
    return report


def _taken(file: Path) -> list[int]:
    """The marks in the file, which is emptied."""
    if not file.is_file():
        return []
    found = sorted({int(line) for line in file.read_text(encoding="utf-8").split()})
    file.unlink()
    return found
