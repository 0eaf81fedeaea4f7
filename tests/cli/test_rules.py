"""`pithead rules`."""

from __future__ import annotations

import pytest

import pithead
from pithead.words import LANGUAGES, Words
from tests.cli.running import Commands

GAME = pithead.game("rockwell")


def joined(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rulebook_has_every_rule_once_and_in_order(
    pithead_: Commands, language: str
) -> None:
    code, out, _ = pithead_("rules", "rockwell", "--lang", language)
    assert code == 0
    headings = [line.split()[0] for line in out.splitlines() if line.startswith(("RW-", "PH-"))]
    assert headings == [*GAME.rules, "PH-FORM", "PH-STALE", "PH-OVER"]
    words = Words(language)
    for rule in GAME.rules:
        assert joined(words.say(f"rule-{rule}")) in joined(out)
        section = words.attribute(f"rule-{rule}", "section")
        assert words.say(f"rules-section-{section}").upper() in out


@pytest.mark.parametrize("written", ["RW-BRIBE-3", "rw-bribe-3", "bribe-3", " Bribe-3 "])
def test_one_rule_is_found_however_it_is_written(pithead_: Commands, written: str) -> None:
    code, out, _ = pithead_("rules", "rockwell", written)
    assert code == 0
    assert out.startswith("RW-BRIBE-3  ")
    assert joined(Words("en").say("rule-RW-BRIBE-3")) in joined(out)
    assert "RW-BRIBE-2" not in out


def test_the_kernels_rules_are_there_too(pithead_: Commands) -> None:
    assert pithead_("rules", "rockwell", "ph-stale").out.startswith("PH-STALE  ")


def test_an_unknown_rule_names_its_neighbours(pithead_: Commands) -> None:
    error = pithead_.fails("rules", "rockwell", "RW-BRIBE-9")
    assert "RW-BRIBE-1" in error


def test_a_rule_unlike_any_other_says_how_to_see_all(pithead_: Commands) -> None:
    assert "pithead rules rockwell" in pithead_.fails("rules", "rockwell", "§§§§§§§§§§§§§§§§§§§§§§")


def test_near_rules_are_told_in_the_order_of_the_book(pithead_: Commands) -> None:
    error = pithead_.fails("rules", "rockwell", "BRIBE-9")
    near = error.partition("similar ones are: ")[2].strip().split(", ")
    assert len(near) > 1
    assert near == sorted(near, key=GAME.rules.index)
