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
# figure, an op. Of those only the steps are counted, which have no other meaning. `build`, a form,
# has no step of its own, nor have the sealed answers of Rockwell.
OTHER_MEANINGS = {
    "brass_empire": {
        *("attack", "corporation", "demolish", "end", "mine", "no", "option", "play"),
        *("player", "rebuild", "reserve", "slot", "target", "yes", "amount"),
    },
    "rockwell": {
        *("bid", "place", "insure", "move", "carry", "step", "drill", "cover", "power", "safety"),
        *("mobility", "shaft", "hire", "al_crew", "al_move", "al_power"),
    },
}
# Modules that list words without doing anything.
LISTS = ("rule_ids.py", "refusals.py", "events.py", "frames.py")
# Where the integer steps are numbered.
TABLES = ("verbs.py", "steps.py")
NO_STEP = {"build", "bid", "insure", "cover"}
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


def knows(file: Path, verb: str, ambiguous: bool) -> bool:
    return verb in steps(file) or (not ambiguous and verb in words(file))


@pytest.mark.parametrize("game", GAMES)
def test_a_verb_is_in_few_files(game: str) -> None:
    ambiguous = OTHER_MEANINGS[game]
    for verb in set(pithead.game(game).verbs) - NO_STEP:
        found = [file.name for file in sources(game) if knows(file, verb, verb in ambiguous)]
        assert found, verb
        assert len(found) <= MOST_FILES, f"{verb}: {found}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_where_it_is_carried_out(game: str) -> None:
    cited: set[str] = set()
    for file in sources(game):
        if file.name not in LISTS:
            cited.update(re.findall(r"\b[A-Z]{2}-[A-Z]+-[A-Z0-9]+\b", file.read_text("utf-8")))
    assert sorted(set(pithead.game(game).rules) - cited) == []
