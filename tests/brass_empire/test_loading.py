"""A dump that does not fit the rules is refused with a sentence that names the place."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from pithead.kernel.match import Match
from pithead.kernel.reader import LoadError
from pithead.testing.fuzzing import fuzz
from tests.asking import asks
from tests.brass_empire.kit import KIT
from tests.brass_empire.scenario import GAME, Scenario, do, fighter
from tests.brass_empire.test_kit import position, spoil


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats", 7),
        ("companies", []),
        ("companies.0.hand", []),
        ("companies.0.hand", ["clerk", "clerk"]),
        ("companies.0.hand", ["nobody"]),
        ("companies.0.brass", -1),
        ("companies.0.brass", "many"),
        ("companies.0.corporation", "nobody"),
        ("companies.0.platform.damage", 2),
        ("companies.0.in_play.0.card", "manager"),
        ("companies.0.in_play.0.damage", 4),
        ("companies.0.in_play.0.damage", -1),
        ("companies.0.in_play.0.face_up", False),
        ("companies.1.in_play.0.id", 1),
        ("labor_row", []),
        ("labor_row.0", "chroniker"),
        ("pool", -1),
        ("pool", 1.5),
        ("labor", None),
        ("active", 2),
        ("ending", "boredom"),
        ("options.battle", 1),
        ("options.pool", 7),
        ("chance", "not hexadecimal"),
        ("stack", []),
        ("stack", [["dance"]]),
        ("stack", [["play"], ["end"]]),
        ("stack", [["end"], ["action", 0], ["effect", 0, "clerk", "play", 99, 0, 0]]),
        ("answers", {"0": [1]}),
        ("looked", ["clerk"]),
    ],
)
def test_what_does_not_fit_is_refused(path: str, value: object) -> None:
    with pytest.raises(LoadError) as caught:
        GAME.load(spoil(position(), path, value))
    assert str(caught.value)


# The heading is checked where games are stored.
@pytest.mark.parametrize("key", sorted({*position()} - {"game", "rules", "components"}))
def test_what_is_missing_is_refused(key: str) -> None:
    dump = copy.deepcopy(position())
    del dump[key]
    with pytest.raises(LoadError, match=key):
        GAME.load(dump)


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("labour", "labour"),
        ("options.teams", "options.teams"),
        ("companies.1.brasses", "companies[1].brasses"),
        ("companies.0.in_play.0.boosts", "companies[0].in_play[0].boosts"),
        ("companies.0.platform.heath", "companies[0].platform.heath"),
    ],
)
def test_what_nobody_knows_is_refused(path: str, place: str) -> None:
    with pytest.raises(LoadError) as caught:
        GAME.load(spoil(position(), path, 1))
    assert caught.value.place == place


def test_an_answer_begun_by_nobody_who_is_asked_is_refused() -> None:
    with pytest.raises(LoadError) as caught:
        GAME.load(spoil(position(), "forms.1", {"steps": [1]}))
    assert caught.value.place == "forms[1].steps"


@pytest.mark.parametrize("junk", [None, 3, "state", [], {}, {"seats": "two"}, {"seats": 2}])
def test_junk_is_refused(junk: Any) -> None:
    with pytest.raises(LoadError):
        GAME.load(junk)


def test_what_is_only_unlikely_is_loaded() -> None:
    scenario = Scenario(3).hand(0, *["clerk"] * 7, *["union_worker"] * 3).brass(0, 49)
    scenario.resources(labor=99).platform(0, up=False).platform(1, damage=1)
    match = scenario.unit(2, "chroniker", damage=3).centre_deck("labor").build()
    assert asks(match) == ("play", (0,))
    again = GAME.load(json.loads(json.dumps(GAME.dump(match.state))))
    assert GAME.dump(again) == GAME.dump(match.state)


@pytest.mark.rule("BE-TURN-4", "allows")
def test_a_card_promised_off_turn_is_loaded() -> None:
    """A Tesla Trooper that destroys its attacker owes its owner a card (BE-ACT-6)."""
    match = Scenario().unit(0, "overclocked_wagon", damage=2).unit(1, "tesla_trooper").build()
    do(match, 0, "end", "attack 1 1 1")
    dump = GAME.dump(match.state)
    assert dump["companies"][1]["draw_later"] == 1  # type: ignore[index]
    again = GAME.load(json.loads(json.dumps(dump)))
    assert GAME.dump(again) == dump
    assert GAME.digest(pickle.loads(pickle.dumps(match.state))) == GAME.digest(match.state)
    view = match.view(0)
    assert Match.from_view(GAME, view, match.options, b"an hour later").view(0) == view


def test_no_card_is_promised_off_turn_where_no_text_does_so() -> None:
    texts = {"tesla_trooper": fighter(2, 2), "ore_depot": fighter(0, 3)}
    match = Scenario(cards=texts).seat(0, round=2).build()
    dump = match.game.dump(match.state)
    with pytest.raises(LoadError) as caught:
        match.game.load(spoil(dump, "companies.1.draw_later", 1))
    assert caught.value.place == "companies[1].draw_later"


def test_mutated_dumps_are_refused_or_played_to_the_end() -> None:
    """A small part of what `make fuzz` tries."""
    tally = fuzz(KIT, 120, seed=1, games=6)
    assert tally.loaded > 12
    assert tally.refused > 60


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("pool", 999, "pool"),
        ("beyond", 1, "pool"),
        ("ending", "quiet", "ending"),
        ("ending", "last_standing", "ending"),
        ("over", True, "ending"),
        ("quiet_rounds", 21, "quiet_rounds"),
        ("round", 201, "round"),
        ("companies.1.out", 1, "companies"),
        ("companies.1.brass", 3, "pool"),
        ("turn", 3, "turn"),
        ("turn", 0, "turn"),
        ("round", 2, "turn"),
        ("companies.1.corporation", "mcglynn", "cards"),
        ("companies.0.in_play.0.charge", 1, "companies[0].in_play[0].charge"),
        ("companies.0.in_play.0.acted", 2, "companies[0].in_play[0].actions"),
        ("companies.1.in_play.0.actions", 1, "companies[1].in_play[0].actions"),
        ("companies.1.in_play.0.fresh", True, "companies[1].in_play[0].fresh"),
        ("labor_row.2", None, "cards"),
        ("options.team", True, "options.team"),
        ("options.first_edition", 1, "options.first_edition"),
        ("options.spare_reserves", "shuffled", "options.spare_reserves"),
    ],
)
def test_what_breaks_an_invariant_is_refused_at_its_place(
    path: str, value: object, place: str
) -> None:
    with pytest.raises(LoadError) as caught:
        GAME.load(spoil(position(), path, value))
    assert caught.value.place == place
