"""Every rule has a test that it allows what it says and a test that it refuses what it forbids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pithead
from tests.brass_empire.scenario import GAME

SIDES = ("allows", "refuses")
LANGUAGES = ("en", "fr", "de")


def marks() -> Iterator[tuple[str, str, str]]:
    """Rule, side and test of every `@pytest.mark.rule` beside this file."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule, side in rule_marks(node):
                    yield rule, side, f"{file.name}::{node.name}"


def rule_marks(test: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            rule, side = (ast.literal_eval(argument) for argument in mark.args)
            yield rule, side


MARKS = list(marks())


@pytest.mark.parametrize("rule", GAME.rules)
@pytest.mark.parametrize("side", SIDES)
def test_every_rule_is_tested_from_both_sides(rule: str, side: str) -> None:
    assert [test for marked, of, test in MARKS if (marked, of) == (rule, side)]


@pytest.mark.parametrize("rule", GAME.rules)
def test_every_rule_has_two_tests(rule: str) -> None:
    assert len({test for marked, _, test in MARKS if marked == rule}) >= 2


def test_marks_name_rules_that_exist() -> None:
    assert {rule for rule, _, _ in MARKS} <= set(GAME.rules)
    assert {side for _, side, _ in MARKS} == set(SIDES)


def test_every_rule_test_is_marked() -> None:
    marked = {test for _, _, test in MARKS}
    here = Path(__file__).parent
    for file in [*here.glob("test_rules_*.py"), here / "test_examples.py"]:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert f"{file.name}::{node.name}" in marked


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_in_each_language_has_exactly_these_rules(language: str) -> None:
    folder = Path(pithead.__file__).parent / "locale" / language
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
    told = re.findall(r"^rule-(BE-[A-Z]+(?:-(?:[A-Z]+|\d+))) =", text, flags=re.MULTILINE)
    assert sorted(told) == sorted(GAME.rules)
    assert len(set(GAME.rules)) == len(GAME.rules) == 65
