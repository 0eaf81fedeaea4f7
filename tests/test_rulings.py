"""docs/rulings.md names rules that exist, every option of our games, and where editions differ."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hatch_build
import pithead
from pithead.words import Words

PAGE = Path(hatch_build.__file__).parent / "docs" / "rulings.md"
TITLES = {"rockwell": "Rockwell", "brass_empire": "Brass Empire"}
each_game = pytest.mark.parametrize("game", pithead.game_names())


def section(game: str) -> str:
    """What the page says of a game."""
    text = PAGE.read_text(encoding="utf-8")
    return re.split(r"^## ", text.split(f"\n## {TITLES[game]}\n")[1], flags=re.MULTILINE)[0]


def table(game: str, title: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    found = re.split(r"^### ", section(game), flags=re.MULTILINE)
    part = next(each for each in found if each.startswith(title))
    rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


@each_game
def test_every_rule_it_names_exists(game: str) -> None:
    named = set(re.findall(r"\b[A-Z]{2}(?:-[A-Z]+)+(?:-\d+)?\b", section(game)))
    assert named
    assert named <= set(pithead.game(game).rules)


@each_game
def test_every_option_is_listed_with_its_reason(game: str) -> None:
    rows = table(game, "Options")
    assert [row[0].strip("`") for row in rows] == [o.name for o in pithead.game(game).options]
    assert all(len(row) == 3 and all(row) for row in rows)


@each_game
def test_every_ruling_is_listed_once_with_its_reason(game: str) -> None:
    rows = table(game, "Rulings")
    rules = [row[0] for row in rows]
    assert len(rules) == len(set(rules))
    order = list(pithead.game(game).rules)
    assert rules == sorted(rules, key=order.index)
    columns = 6 if game == "rockwell" else 5  # rule, rulebook, editions, reading, why, option
    assert all(len(row) == columns and all(row) for row in rows)


@each_game
def test_a_ruling_names_the_options_that_change_it(game: str) -> None:
    known = {option.name for option in pithead.game(game).options}
    for row in table(game, "Rulings"):
        assert row[-1] == "none" or set(re.findall(r"`(\w+)`", row[-1])) <= known, row[0]


@pytest.mark.parametrize(
    ("game", "rule", "words"),
    [
        ("rockwell", "RW-SET-7", "boards I and II are the same for all numbers"),
        ("rockwell", "RW-MOVE-4", "in the German edition too"),
        ("rockwell", "RW-MOVE-6", "a jump is a whole move"),
        ("rockwell", "RW-ACH-2", "in the German edition too"),
        ("rockwell", "RW-AL-3", "a tie between tiles leaves the crew as it is"),
        ("brass_empire", "BE-SET-1", "people choose"),
        ("brass_empire", "BE-CARD-10", "no card of ours pays Brass"),
        ("brass_empire", "BE-CARD-15", "a choice that could do nothing is not asked"),
        ("brass_empire", "BE-VAR-BATTLE", "converting at full health is refused"),
    ],
)
def test_readings_that_were_asked_about_are_there(game: str, rule: str, words: str) -> None:
    (row,) = (row for row in table(game, "Rulings") if row[0] == rule)
    assert words in row[-3]


def test_every_rule_that_speaks_of_an_edition_is_listed() -> None:
    words = Words("en")
    editions = re.compile(r"(English|French|German)( and German)? (edition|rulebook)")
    rules = pithead.game("rockwell").rules
    spoken = {rule for rule in rules if editions.search(words.say(f"rule-{rule}"))}
    assert {row[0] for row in table("rockwell", "Edition differences")} == spoken
