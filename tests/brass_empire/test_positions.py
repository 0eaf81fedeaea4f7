"""A position is written as what is different from a named starting point."""

from __future__ import annotations

import pytest

from pithead.kernel.match import Match
from pithead.kernel.reader import LoadError
from tests.asking import asks
from tests.brass_empire.kit import KIT
from tests.brass_empire.scenario import GAME, do


def test_only_what_differs_is_written() -> None:
    changes = {
        "companies": {
            "0": {"hand": ["manager", "clerk"], "brass": 7, "in_play": [{"card": "chroniker"}]},
            "1": {"in_play": [{"card": "blast_wall", "damage": 1}]},
        },
        "labor": 3,
    }
    state = GAME.position(changes, start="turn 3")
    dump = GAME.dump(state)
    assert list(KIT.violations(state, dump)) == []
    assert (dump["turn"], dump["round"], dump["labor"], dump["pool"]) == (3, 2, 3, 43)
    match = Match.from_state(GAME, state)
    seat = state.to_act()
    assert asks(match) == ("play", (seat,))
    owned = dump["companies"]
    assert isinstance(owned, list)
    assert owned[0]["hand"] == ["manager", "clerk"]
    assert [card["card"] for card in owned[1]["in_play"]] == ["blast_wall"]


def test_it_can_be_played() -> None:
    first = GAME.new_state(2, 1).to_act()
    own = {"hand": ["manager"], "in_play": [{"card": "chroniker"}]}
    match = Match.from_state(GAME, GAME.position({"companies": {str(first): own}}))
    do(match, first, "play manager", "end", "mine 1")
    assert GAME.scores(match.state)[first] >= 2


@pytest.mark.parametrize(
    ("changes", "start", "place"),
    [
        ({}, "phase 3", "start"),
        ({}, "turn 0", "start"),
        ({"labour": 3}, "start", "labour"),
        ({"companies": {"2": {"brass": 1}}}, "start", "companies[2]"),
        ({"companies": {"0": {"hand": ["nobody"]}}}, "start", "cards"),
        ({"companies": {"0": {"hand": ["manager"] * 9}}}, "start", "cards"),
        (
            {"companies": {"0": {"in_play": [{"card": "clerk"}]}}},
            "start",
            "companies[0].in_play[0]",
        ),
        ({"companies": {"0": {"brass": 60}}}, "start", "pool"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(
    changes: dict[str, object], start: str, place: str
) -> None:
    with pytest.raises(LoadError) as caught:
        GAME.position(changes, start=start)
    assert caught.value.place.startswith(place)
