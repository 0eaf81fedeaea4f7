"""Every rule has a test that it allows what it says and a test that it refuses what it forbids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pithead
from pithead.kernel.plugin import installed

SIDES = ("allows", "refuses")
LANGUAGES = ("en", "fr", "de")


def folder_of(game: str) -> Path:
    return Path(__file__).parent / game


def marks(game: str) -> Iterator[tuple[str, str, str]]:
    """Rule, side and test of every `@pytest.mark.rule` among the tests of a game."""
    for file in sorted(folder_of(game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule, side in rule_marks(node):
                    yield rule, side, f"{file.name}::{node.name}"


def rule_marks(test: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            rule, side = (ast.literal_eval(argument) for argument in mark.args)
            yield rule, side


RULES = {game: pithead.game(game).rules for game in pithead.game_names()}
MARKS = {game: list(marks(game)) for game in pithead.game_names()}
EVERY_RULE = [(game, rule) for game in pithead.game_names() for rule in RULES[game]]
each_game = pytest.mark.parametrize("game", pithead.game_names())


@pytest.mark.parametrize(("game", "rule"), EVERY_RULE)
@pytest.mark.parametrize("side", SIDES)
def test_every_rule_is_tested_from_both_sides(game: str, rule: str, side: str) -> None:
    assert [test for marked, of, test in MARKS[game] if (marked, of) == (rule, side)]


@pytest.mark.parametrize(("game", "rule"), EVERY_RULE)
def test_every_rule_has_two_tests(game: str, rule: str) -> None:
    assert len({test for marked, _, test in MARKS[game] if marked == rule}) >= 2


@each_game
def test_marks_name_rules_that_exist(game: str) -> None:
    assert {rule for rule, _, _ in MARKS[game]} <= set(RULES[game])
    assert {side for _, side, _ in MARKS[game]} == set(SIDES)


@each_game
def test_every_rule_test_is_marked(game: str) -> None:
    marked = {test for _, _, test in MARKS[game]}
    here = folder_of(game)
    for file in [*here.glob("test_rules_*.py"), here / "test_examples.py"]:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert f"{file.name}::{node.name}" in marked


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_in_each_language_has_exactly_these_rules(game: str, language: str) -> None:
    folder = installed().plugins[game].locale / language
    text = (folder / f"{game}_rules.ftl").read_text(encoding="utf-8")
    told = re.findall(r"^rule-([A-Z]+-[A-Z0-9-]+) =", text, flags=re.MULTILINE)
    assert sorted(told) == sorted(RULES[game])
    assert len(set(told)) == len(told)
