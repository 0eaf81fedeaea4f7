"""What a game says once: a verb in few files, a rule's id where the rule is carried out."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

import pithead
from pithead.games.brass_empire.bots.card_value import Cards
from pithead.games.brass_empire.bots.text_value import Texts
from pithead.games.brass_empire.cards.card_set import every_op, load
from pithead.games.brass_empire.cards.ops import NAMES, NUMBERS
from pithead.games.brass_empire.cards.ops.op import HARM
from pithead.games.brass_empire.rules.effects.effect import EFFECTS
from pithead.games.brass_empire.rules.effects.table import in_order
from pithead.games.brass_empire.rules.engine import BrassState
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
        if isinstance(node, ast.ClassDef) and "Effect" not in map(ast.unparse, node.bases):
            found += [
                part.args[0]
                for part in ast.walk(node)
                if isinstance(part, ast.Call) and ast.unparse(part.func) == "super().__init__"
            ]
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
        if ("rules" in file.parts and file.name != LISTS) or file.stem in RULES:
            cited.update(re.findall(r"\b[A-Z]{2}-[A-Z]+-[A-Z0-9]+\b", file.read_text("utf-8")))
    assert sorted(set(pithead.game(game).rules) - cited) == []


OP_FILES = 2


def defines_op(file: Path, op: str) -> bool:
    """Whether a module has a class for this op, or asks for it by its name or number."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            tags = [word.value for word in node.keywords if word.arg == "tag"]
            begun = [
                part.args[0]
                for part in ast.walk(node)
                if isinstance(part, ast.Call) and ast.unparse(part.func) == "super().__init__"
            ]
            named = begun if "Effect" in map(ast.unparse, node.bases) else tags
            if any(isinstance(name, ast.Constant) and name.value == op for name in named):
                return True
        elif isinstance(node, ast.Compare):
            compared = ast.unparse(node)
            if f'NUMBERS["{op}"]' in compared or f"== '{op}'" in compared:
                return True
    return False


def test_an_op_is_two_classes() -> None:
    """Its fields, words and worth in one, what it does in the other; nothing else needs a word."""
    folder = installed().plugins["brass_empire"].folder
    files = [
        file
        for file in sources("brass_empire")
        if file.relative_to(folder).parts[0] in ("cards", "rules")
    ]
    for op in NAMES[1:]:
        found = [file.name for file in files if defines_op(file, op)]
        most = OP_FILES + (op == "choose")  # a question says which `choose` of a text it is about
        assert OP_FILES <= len(found) <= most, f"{op}: {found}"


def test_every_op_is_worth_something_to_a_bot_or_says_why_not() -> None:
    """`destroy` once had no worth, and bots valued two cards at nothing."""
    worthless = {"peek"}
    for card in load().cards.values():
        for op in every_op(card):
            itself = "this" in (*getattr(op, "places", ()), getattr(op, "target", ""))
            assert any(op.goods()) or itself or op.name in worthless, op


def test_a_bot_counts_what_an_op_brings_on_average_unless_it_knows_better() -> None:
    game = pithead.game("brass_empire")
    cards, code = Cards(game), cast(Any, game).tables.code
    written = [op for card in load().cards.values() for op in every_op(card)]
    assert sorted(NAMES[code[pc]] for pc in cards.goods) == sorted(op.name for op in written)
    texts, state = Texts(cards), cast(BrassState, game.match(2, seed=1).state)
    texts.look_at(state, 0, left=0.5)
    worth = [
        texts._on_average(state, code, pc + 2)
        for pc in cards.goods
        if code[pc] == NUMBERS["destroy"]
    ]
    assert max(worth) == 2.5 * texts.prices[HARM]


def test_an_op_without_a_record_is_an_error_at_load() -> None:
    with pytest.raises(LookupError, match="ops without a number or a record: teleport"):
        in_order(EFFECTS, [*NAMES, "teleport"])
    with pytest.raises(LookupError, match="a record: destroy"):
        in_order([effect for effect in EFFECTS if effect.name != "destroy"], NAMES)
