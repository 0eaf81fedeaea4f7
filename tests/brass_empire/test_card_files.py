"""Card sets as files: written, read back, and every way a file can be broken."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.games.brass_empire import plugin
from pithead.games.brass_empire.cards import card_set
from pithead.games.brass_empire.cards.card_set import (
    BUILT_IN,
    BUILT_IN_FILES,
    Card,
    digest,
    export,
    from_data,
    load,
    parse,
    to_data,
)
from pithead.kernel.contract import ComponentError
from pithead.words import LANGUAGES
from tests.brass_empire.spoken import fault_line

BOX = load()
TEXT = export(BOX)


def test_an_exported_set_reads_back_equal() -> None:
    assert parse(TEXT, "mine.toml") == BOX
    assert from_data(to_data(BOX), "record") == BOX


def test_a_file_of_ones_own_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert load(path) == BOX


def test_the_digest_is_about_play_only() -> None:
    data = to_data(BOX)
    manager: Any = data["manager"]
    manager["source"] = {}
    manager["name"] = {"en": "Boss", "fr": "Chef", "de": "Chef"}
    assert digest(from_data(data, "mine")) == digest(BOX)
    manager["copies"] = 7
    clerk: Any = data["contractor"]
    clerk["copies"] = 7
    assert digest(from_data(data, "mine")) != digest(BOX)


def test_every_built_in_file_is_listed() -> None:
    assert {path.name for path in BUILT_IN.glob("*.toml")} == set(BUILT_IN_FILES)


# --------------------------------------------------------------------------------- broken files


def play(text: str) -> dict[str, Any]:
    """The manager with another text."""
    return {"manager": tomllib.loads(f"play = [{text}]")}


def with_card(facts: dict[str, Any]) -> dict[str, Any]:
    return {"mine": {"corp": "neutral", "type": "employee", "copies": 1, **facts}}


DRAW = '{ op = "draw", n = 1 }'
NEST = '{ op = "may", do = [{ op = "draw", n = 1 }, '
DEEP = NEST * 3 + DRAW + "] }" * 3
PRICE = {"cost": {"labor": 1}}
TRIPLE = {"en": "Cook", "fr": "Cuisinier", "de": "Koch"}

# Changes to the data, where the fault is said to be, and its code.
BROKEN: list[tuple[dict[str, Any], str, str]] = [
    (play('{ op = "gian", labor = 1 }'), "manager.play[#1].op", "unknown-word"),
    (play("{ labor = 1 }"), "manager.play[#1].op", "missing-field"),
    (play("3"), "manager.play[#1]", "wrong-type"),
    (play('{ op = "gain", labor = 7 }'), "manager.play[#1].labor", "out-of-range"),
    (play('{ op = "gain", labor = "2" }'), "manager.play[#1].labor", "wrong-type"),
    (play('{ op = "gain", gold = 2 }'), "manager.play[#1].gold", "unknown-field"),
    (play('{ op = "gain" }'), "manager.play[#1]", "empty-op"),
    (play('{ op = "discount", on = "unit" }'), "manager.play[#1]", "empty-op"),
    (play('{ op = "peek", what = "deck" }'), "manager.play[#1].what", "unknown-word"),
    (play('{ op = "dismiss", from = ["moon"] }'), "manager.play[#1].from[#1]", "unknown-word"),
    (play('{ op = "dismiss", from = [] }'), "manager.play[#1].from", "dismiss-from"),
    (play('{ op = "dismiss", from = ["hand", "this"] }'), "manager.play[#1].from", "dismiss-from"),
    (
        play('{ op = "damage", n = 2, target = "opponent_card" }'),
        "manager.play[#1]",
        "damage-platform",
    ),
    (
        play('{ op = "exchange", give = "labor", get = "labor", rate = 1, times = 1 }'),
        "manager.play[#1]",
        "same-resource",
    ),
    (
        play('{ op = "exchange", give = "labor", get = "brass", rate = 1, times = 4 }'),
        "manager.play[#1].times",
        "out-of-range",
    ),
    (play('{ op = "pay", labor = 1 }, { op = "draw", n = 1 }'), "manager.play[#1]", "pay-place"),
    (
        play('{ op = "may", do = [{ op = "pay", labor = 1 }] }'),
        "manager.play[#1].do[#1]",
        "pay-place",
    ),
    (
        play('{ op = "may", do = [{ op = "pay" }, { op = "draw", n = 1 }] }'),
        "manager.play[#1].do[#1]",
        "empty-op",
    ),
    (play('{ op = "may", do = [] }'), "manager.play[#1].do", "may-start"),
    (
        play('{ op = "may", do = [{ op = "draw_later", n = 1 }] }'),
        "manager.play[#1].do",
        "may-start",
    ),
    (
        play('{ op = "choose", of = [[{ op = "draw", n = 1 }]] }'),
        "manager.play[#1].of",
        "option-count",
    ),
    (
        play('{ op = "choose", of = [[], [{ op = "draw", n = 1 }]] }'),
        "manager.play[#1].of[#1]",
        "empty-list",
    ),
    (
        play('{ op = "choose", of = [[' + DRAW + "], [" + DRAW + "]] }, " + DRAW),
        "manager.play[#1]",
        "choose-place",
    ),
    (
        play(
            '{ op = "may", do = [' + DRAW + ', { op = "may", do = [' + DRAW + "] }, " + DRAW + "] }"
        ),
        "manager.play[#1].do[#2]",
        "not-last",
    ),
    (play(DEEP), "manager.play[#1].do[#2].do[#2].do", "deep-list"),
    (play(", ".join(['{ op = "draw", n = 1 }'] * 5)), "manager.play", "long-list"),
    (play('{ op = "store", n = 1, max = 3 }'), "manager.play[#1]", "card-gone"),
    (play('{ op = "boost", attack = 1, target = "this" }'), "manager.play[#1]", "card-gone"),
    (
        play('{ op = "if", when = { of = "moons" }, do = [' + DRAW + "] }"),
        "manager.play[#1].when.of",
        "unknown-word",
    ),
    (
        play('{ op = "if", when = { of = "platform", corp = "harlem" }, do = [' + DRAW + "] }"),
        "manager.play[#1].when",
        "count-filter",
    ),
    (
        play('{ op = "for_each", count = { of = "your_units" }, most = 6, do = [' + DRAW + "] }"),
        "manager.play[#1].most",
        "out-of-range",
    ),
    (
        play('{ op = "for_each", count = { of = "your_units" }, do = [' + DRAW + "] }"),
        "manager.play[#1].most",
        "missing-field",
    ),
    (
        play('{ op = "for_each", count = { of = "platform" }, most = 1, do = [' + DRAW + "] }"),
        "manager.play[#1].count",
        "not-a-number",
    ),
    (
        play(
            '{ op = "for_each", count = { of = "your_units" }, most = 1, do = [{ op = "ready" }] }'
        ),
        "manager.play[#1].do[#1].op",
        "unknown-word",
    ),
    (
        play('{ op = "acquire", from = "reserve", max_cost = 9 }'),
        "manager.play[#1].max_cost",
        "out-of-range",
    ),
    (
        play('{ op = "acquire", from = "reserve", max_cost = 2, to = "hand" }'),
        "manager",
        "acquire-to-hand",
    ),
    ({"manager": {"built": [{"op": "draw", "n": 1}]}}, "manager.built", "wrong-head"),
    ({"manager": {"attack": 1}}, "manager.attack", "employee-in-play"),
    ({"manager": {"warden": True}}, "manager.warden", "employee-in-play"),
    ({"manager": {"brass": 0}}, "manager.brass", "zero-brass"),
    ({"manager": {"brass": -1}}, "manager.brass", "out-of-range"),
    ({"manager": {"brass": "1"}}, "manager.brass", "wrong-type"),
    ({"manager": {"copies": 0}}, "manager.copies", "out-of-range"),
    ({"manager": {"copies": 9}}, "", "deck-count"),
    ({"blast_wall": {"copies": 2}}, "", "deck-count"),
    ({"manager": {"cost": {}}}, "manager.cost", "free-card"),
    ({"manager": {"cost": {"labor": 13}}}, "manager.cost.labor", "out-of-range"),
    ({"manager": {"corp": "acme"}}, "manager.corp", "unknown-word"),
    ({"manager": {"source": {"cost": "hearsay"}}}, "manager.source.cost", "unknown-word"),
    ({"manager": {"source": {"price": "rulebook"}}}, "manager.source", "unknown-field"),
    ({"manager": {"deck": "starter"}}, "manager.deck", "not-a-starter"),
    ({"manager": {"deck": "reserve"}}, "", "deck-count"),
    ({"clerk": {"copies": 6}}, "clerk.copies", "starter-copies"),
    ({"clerk": {"deck": "pool", "cost": {"labor": 1}}}, "clerk", "starter-kind"),
    ({"clerk": {"corp": "harlem"}}, "clerk", "starter-kind"),
    ({"mining_platform": {"warden": True}}, "mining_platform", "platform-text"),
    ({"chroniker": {"health": 0}}, "chroniker.health", "out-of-range"),
    (
        {"chroniker": {"destroyed": [{"op": "steal", "n": 1}]}},
        "chroniker.destroyed[#1]",
        "off-turn",
    ),
    (
        {"chroniker": {"destroyed": [{"op": "gain", "labor": 1}]}},
        "chroniker.destroyed[#1]",
        "off-turn",
    ),
    (
        {"chroniker": {"kills": [{"op": "may", "do": [{"op": "draw", "n": 1}]}]}},
        "chroniker.kills[#1]",
        "off-turn",
    ),
    (
        {"chroniker": {"mobilize": [{"op": "dismiss", "from": ["this"]}]}},
        "chroniker.mobilize[#1].from",
        "dismiss-from",
    ),
    ({"parts_silo": {"each_turn": [{"op": "ready"}]}}, "parts_silo.each_turn[#1]", "free-ready"),
    (
        {"parts_silo": {"whenever": {"on": "mine", "do": []}}},
        "parts_silo.whenever.do",
        "empty-list",
    ),
    (
        {"parts_silo": {"whenever": {"on": "lunch", "do": []}}},
        "parts_silo.whenever.on",
        "unknown-word",
    ),
    ({"parts_silo": {"aura": {"attack": 2}}}, "parts_silo.aura.attack", "out-of-range"),
    ({"parts_silo": {"copies": 7}}, "jemmy_riveter", "reserve-size"),
    ({"parts_silo": {"brass": 1}}, "jemmy_riveter", "reserve-brass"),
    ({"parts_silo": {"corp": "neutral"}}, "parts_silo.corp", "reserve-corp"),
    ({"parts_silo": {"corp": "harlem"}}, "parts_silo", "reserve-brass"),
    ({"Mine": {}}, "Mine", "wrong-card-id"),
    ({"mine": 3}, "mine", "wrong-type"),
    (with_card(PRICE), "mine.name", "missing-name"),
    (
        with_card({**PRICE, "name": {"en": "Cook", "de": "Koch"}}),
        "mine.name",
        "missing-translation",
    ),
    (with_card({**PRICE, "name": {**TRIPLE, "fr": " "}}), "mine.name", "missing-translation"),
    (with_card({**PRICE, "name": {**TRIPLE, "de": "K" * 41}}), "mine.name.de", "long-name"),
    (with_card({**PRICE, "name": {**TRIPLE, "it": "Cuoco"}}), "mine.name.it", "unknown-field"),
    (with_card({**PRICE, "name": TRIPLE}), "", "deck-count"),
]


@pytest.mark.parametrize(("changes", "place", "code"), BROKEN)
def test_a_broken_set_is_refused_in_one_line(
    changes: dict[str, Any], place: str, code: str
) -> None:
    data = to_data(BOX)
    for card, facts in changes.items():
        old: Any = data.get(card, {})
        data[card] = {**old, **facts} if isinstance(facts, dict) else facts
    with pytest.raises(ComponentError) as caught:
        from_data(data, "mine.toml")
    error = caught.value
    assert (error.file, error.place, error.code) == ("mine.toml", place, code)
    for language in LANGUAGES:
        line = fault_line(error, language)
        assert "\n" not in line
        assert re.match(rf"mine\.toml\s?: {re.escape(place)}", line)


def removed(*names: str) -> dict[str, Any]:
    return {name: facts for name, facts in to_data(BOX).items() if name not in names}


def more_whenever() -> dict[str, Any]:
    data: dict[str, Any] = to_data(BOX)
    for card in data.values():
        if card["type"] == "unit":
            card["whenever"] = {"on": "mine", "do": [{"op": "draw", "n": 1}]}
    return data


def many_designs() -> dict[str, Any]:
    data: dict[str, Any] = to_data(BOX)
    mine = with_card({**PRICE, "name": TRIPLE})["mine"]
    return {**data, **{f"mine_{number}": mine for number in range(50)}}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({}, "missing-card"),
        (removed("clerk"), "missing-card"),
        (removed("manager"), "deck-count"),
        (removed("pester_hound", "parts_silo", "jemmy_riveter"), "reserve-missing"),
        (more_whenever(), "too-many-whenever"),
        (many_designs(), "too-many-designs"),
    ],
)
def test_a_set_with_too_little_or_too_much_is_refused(data: dict[str, Any], code: str) -> None:
    with pytest.raises(ComponentError) as caught:
        from_data(data, "mine.toml")
    assert (caught.value.file, caught.value.code) == ("mine.toml", code)
    assert all(fault_line(caught.value, language) for language in LANGUAGES)


def test_every_reason_has_been_met() -> None:
    source = (plugin.locale / "en" / "brass_empire_components.ftl").read_text(encoding="utf-8")
    reasons = set(re.findall(r"^component-error-([\w-]+) =", source, flags=re.MULTILINE))
    met = {code for _, _, code in BROKEN}
    met |= {"missing-card", "reserve-missing", "too-many-whenever", "too-many-designs"}
    assert reasons <= met


def test_a_built_in_file_that_is_broken_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in BUILT_IN_FILES:
        text = (BUILT_IN / name).read_text(encoding="utf-8")
        if name == "frontier.toml":
            text = text.replace("brass = 3", "brass = 0", 1)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(card_set, "BUILT_IN", tmp_path)
    with pytest.raises(ComponentError) as caught:
        load()
    assert (caught.value.file, caught.value.place) == ("frontier.toml", "drilling_caravan.brass")


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("[manager", "1", "syntax"),
        ("[manager]\n[manager]", "2:9", "syntax"),
        ("a = " + "9" * 5000, "1", "unreadable-value"),
    ],
)
def test_text_that_is_not_toml_is_refused(text: str, place: str, code: str) -> None:
    with pytest.raises(ComponentError) as caught:
        parse(text, "mine.toml")
    assert (caught.value.place, caught.value.code) == (place, code)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="there is no such file"):
        load(tmp_path / "none.toml")


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
FIELDS = st.sampled_from([*Card.__struct_fields__, "op", "labour"])


@settings(max_examples=200, deadline=None)
@given(card=st.sampled_from(list(BOX.cards)), field=FIELDS, value=JUNK)
def test_no_junk_gets_past_or_breaks_the_checks(card: str, field: str, value: object) -> None:
    data = to_data(BOX)
    facts: Any = data[card]
    facts[field] = value
    faults: list[ComponentError] = []
    try:
        from_data(data, "mine.toml")
    except ComponentError as error:
        faults.append(error)
    assert all("\n" not in fault_line(error, "en") for error in faults)
