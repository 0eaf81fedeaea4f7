"""What a game says once: a verb in few files, a rule's id where the rule is carried out."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import pithead
from pithead.kernel.plugin import installed

MOST_FILES = 4

# Verbs whose word also names something else in the game: a zone, a clause, a kind of question, a
# figure, an op. Of those only what can mean nothing else is counted: their steps, their records,
# and comparisons with the verb of an action.
OTHER_MEANINGS = {
    "brass_empire": {
        *("attack", "build", "corporation", "demolish", "end", "mine", "no", "option", "play"),
        *("player", "rebuild", "reserve", "slot", "target", "yes", "amount"),
    },
    "rockwell": {
        *("bid", "place", "insure", "move", "carry", "step", "drill", "cover", "power", "safety"),
        *("mobility", "shaft", "hire", "al_crew", "al_move", "al_power"),
    },
}
# Modules that carry rules out, besides those of the rulebook's chapters: the table, who sees what
# of it, the components, and which options go together.
RULES = ("state", "tables", "board", "view", "card_set", "component_set", "game")
# Lists codes without doing anything.
LISTS = "refusals.py"
# Where the integer steps are numbered.
TABLES = ("verbs.py", "steps.py")
GAMES = sorted(OTHER_MEANINGS)


def sources(game: str) -> list[Path]:
    return sorted(installed().plugins[game].folder.rglob("*.py"))


@cache
def words(file: Path) -> frozenset[str]:
    return frozenset(
        node.value
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def steps(file: Path) -> frozenset[str]:
    """The constants of the table of steps that a module uses, or that the table itself defines."""
    text = file.read_text(encoding="utf-8")
    if file.name in TABLES:
        found = re.findall(r"^([A-Z_]+): Final", text, flags=re.MULTILINE)
    else:
        found = re.findall(r"\b(?:verbs|table)\.([A-Z_]+)\b", text)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.level and node.module == "steps":
                found += [name.name for name in node.names]
    return frozenset(name.lower() for name in found)


@cache
def spoken_of(file: Path) -> frozenset[str]:
    """The verbs a module has a record of, or compares an action with."""
    found: list[ast.expr] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare) and ast.unparse(node.left) in ("verb", "action[0]"):
            found += node.comparators
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__":
            found += node.args[:1]
    inside = [each for node in found for each in ast.walk(node)]
    return frozenset(
        node.value for node in inside if isinstance(node, ast.Constant) and type(node.value) is str
    )


def knows(file: Path, verb: str, ambiguous: bool) -> bool:
    if verb in steps(file) or verb in spoken_of(file):
        return True
    return not ambiguous and verb in words(file)


@pytest.mark.parametrize("game", GAMES)
def test_a_verb_is_in_few_files(game: str) -> None:
    ambiguous = OTHER_MEANINGS[game]
    for verb in pithead.game(game).verbs:
        found = [file.name for file in sources(game) if knows(file, verb, verb in ambiguous)]
        assert found, verb
        assert len(found) <= MOST_FILES, f"{verb}: {found}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_where_it_is_carried_out(game: str) -> None:
    cited: set[str] = set()
    for file in sources(game):
        if (file.parent.name == "rules" and file.name != LISTS) or file.stem in RULES:
            cited.update(re.findall(r"\b[A-Z]{2}-[A-Z]+-[A-Z0-9]+\b", file.read_text("utf-8")))
    assert sorted(set(pithead.game(game).rules) - cited) == []
