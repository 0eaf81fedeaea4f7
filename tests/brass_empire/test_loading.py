"""A dump that does not fit the rules is refused with a sentence that names the place."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from pithead.kernel.reader import LoadError
from tests.asking import asks
from tests.brass_empire.scenario import GAME, Scenario
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
