"""The rulebook: every rule in one chapter, drawings beside real rules, true figures in them."""

from __future__ import annotations

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import pithead
from pithead.games.rockwell.position.tables import KINDS
from pithead.kernel.plugin import installed
from pithead.tables.games import infos
from pithead.words import LANGUAGES, Words

FRONTEND = Path(__file__).parent.parent / "frontend"
GAMES = pithead.game_names()
each_game = pytest.mark.parametrize("game", GAMES)


def drawings(game: str) -> Path:
    folder = FRONTEND / "src" / "games" / game / "rulebook"
    if not folder.is_dir():
        pytest.skip("the page's sources are not here")
    return folder


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_exactly_one_chapter(game: str, language: str) -> None:
    words = Words(language)
    chapters = [words.attribute(f"rule-{rule}", "section") for rule in pithead.game(game).rules]
    runs = [chapter for chapter, _ in groupby(chapters)]
    assert len(runs) == len(set(runs)), "a chapter is whole, not in pieces"
    for chapter in runs:
        assert words.has(f"rules-section-{chapter}")
    for rule in pithead.game(game).rules:
        assert words.attribute(f"rule-{rule}", "title"), rule


@each_game
def test_players_read_the_rules_of_the_game_and_no_others(game: str) -> None:
    shown = next(info.rules for info in infos() if info.name == game)
    assert shown == list(pithead.game(game).rules)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_states_the_aim(game: str, language: str) -> None:
    assert Words(language).has(f"rules-aim-{game.replace('_', '-')}")


@each_game
def test_rules_named_in_rules_exist(game: str) -> None:
    rules = set(pithead.game(game).rules)
    for language in LANGUAGES:
        words = Words(language)
        for rule in rules:
            named = set(re.findall(r"\b[A-Z]{2}(?:-[A-Z]+)+(?:-\d+)?\b", words.say(f"rule-{rule}")))
            assert named <= rules, rule


@each_game
def test_each_drawn_example_shows_a_rule_and_has_a_caption(game: str) -> None:
    source = (drawings(game) / "index.ts").read_text(encoding="utf-8")
    drawn = re.findall(r'^    "([A-Z0-9-]+)":', source, flags=re.MULTILINE)
    assert len(drawn) == len(set(drawn)) >= 10
    assert set(drawn) <= set(pithead.game(game).rules)
    catalogue = installed().plugins[game].locale / "en" / f"page_{game}_rulebook.ftl"
    captions = re.findall(r"^example-([A-Z0-9-]+) =", catalogue.read_text("utf-8"), re.MULTILINE)
    assert sorted(captions) == sorted(drawn)


UNIVERSAL = {"check", "cross"}
"""Signs that mean the same everywhere."""
WITH_ITS_WORDS = {"deep"}
"""Drawn only on an achievement, whose words stand beside it."""


def test_every_sign_of_rockwell_is_explained() -> None:
    folder = drawings("rockwell").parent
    signs = (folder / "Sign.svelte").read_text("utf-8")
    drawn = set(re.findall(r'^    ([a-z]+): "M', signs, re.MULTILINE))
    # The legend lists every sign that has a name.
    named = set(re.findall(r'^    ([a-z]+): "(?:page|name)-', signs, re.MULTILINE))
    explained = re.findall(r'sign: "([a-z]+)"', (folder / "Legend.svelte").read_text("utf-8"))
    assert len(drawn) > 20
    assert drawn - named - set(explained) == UNIVERSAL | WITH_ITS_WORDS


def test_the_figures_drawn_for_rockwell_are_those_of_the_components() -> None:
    drawn: dict[str, Any] = json.loads((drawings("rockwell") / "figures.json").read_text("utf-8"))
    game = pithead.game("rockwell")
    picture: Any = game.picture(game.view(game.new_state(4, 1), 0))
    prices = picture["prices"]
    assert drawn["cubes"] == prices["cubes"]
    for ladder in ("hire", "power", "safety", "mobility", "shaft"):
        assert drawn[ladder] == prices[ladder], ladder
    assert drawn["boards"] == list(picture["slot_gives"].values())
    own = picture["companies"][0]
    assert drawn["start"] == {"cubes": [own[kind] for kind in KINDS], "money": own["money"]}
    tops = {top["achievement"]: top["prestige"] for top in picture["achievements"]}
    assert drawn["achievements"] == tops
    delivery = next(pile for pile in picture["deliveries"] if pile["pile"] == "zinc")
    assert drawn["delivery"] == {"cubes": delivery["cost"], "prestige": delivery["prestige"]}
    data: Any = game.component_data()
    assert _cubes(drawn["card"]) in [card["cubes"] for card in data["extraction"]["card"]]
    tiles = data["tiles"]["tile"]
    for kind, income in drawn["income"].items():
        of_kind = [tile for tile in tiles if f"{tile['stratum']}{tile['power']}" == kind]
        assert _cubes(income) in [tile["income"] for tile in of_kind]


def _cubes(amounts: list[int]) -> dict[str, int]:
    return dict(zip(KINDS, amounts, strict=True))
