"""The rulebook's example: two players, five turns, with every number it states.

It says that five cards are played in the first turn and names four; we read four.
"""

from __future__ import annotations

import pytest

from pithead.kernel.match import Match
from tests.asking import asks, refused
from tests.brass_empire.scenario import (
    Scenario,
    brass,
    buy,
    cards,
    discard,
    do,
    end_turn,
    entry,
    hand,
    in_play,
    platform,
    pool,
    resources,
    see,
    told,
)

ONE, TWO = 0, 1


def set_up() -> Match:
    scenario = Scenario(2, corps=("mcglynn", "windcraft"))
    scenario.row("labor", "construction_sensei", "manager", "railcar_thief", "pendulum_sniper")
    scenario.row("design", "overclocked_wagon")
    scenario.hand(ONE, "manager", "clerk", "contractor", "clockwerks_factory")
    third = ["clerk", "clerk", "clerk", "illumination_inventor", "manager"]
    fifth = ["conductor_terminal", "union_worker", "clerk", "clerk", "clerk"]
    scenario.deck(ONE, *third, "chroniker", *fifth)
    scenario.hand(TWO, "clerk", "clerk", "manager", "parts_silo", "tesla_trooper")
    scenario.deck(TWO, *["union_worker"] * 3, "clerk", "clerk")
    return scenario.build()


def first_turn(match: Match) -> None:
    """Player 1 makes 3 Labor and 2 Construction."""
    do(match, ONE, "play manager", "play clerk", "play contractor")
    assert resources(match) == (3, 2)
    do(match, ONE, "play clockwerks_factory")
    assert not entry(match, ONE, 1)["face_up"], "under construction"
    buy(match, ONE, "construction_sensei")
    assert resources(match) == (0, 2)
    do(match, ONE, "convert")
    assert resources(match) == (0, 0)
    assert (brass(match, ONE), pool(match)) == (1, 49)
    do(match, ONE, "end")
    assert discard(match, ONE) == ["clerk", "construction_sensei", "contractor", "manager"]
    assert in_play(match, ONE) == ["clockwerks_factory"]
    assert platform(match, ONE) == {"up": True, "damage": 0}
    assert len(hand(match, ONE)) == 5


def second_turn(match: Match) -> None:
    """Player 2 makes 4 Labor."""
    do(match, TWO, "play clerk", "play clerk", "play manager")
    assert resources(match) == (4, 0)
    do(match, TWO, "reserve jemmy_riveter")
    assert resources(match) == (0, 0)
    do(match, TWO, "play parts_silo", "play tesla_trooper")
    assert [e["face_up"] for e in see(match)["companies"][TWO]["in_play"]] == [False, True]
    do(match, TWO, "end")
    assert asks(match)[1] == (ONE,), "the Trooper was just mobilized and cannot act"
    assert "jemmy_riveter" in discard(match, TWO)
    assert len(hand(match, TWO)) == 5


def third_turn(match: Match) -> None:
    """Player 1 makes 5 Labor and 1 Construction, dismisses a Clerk and demolishes."""
    assert entry(match, ONE, 1)["face_up"], "the Factory is flipped"
    do(match, ONE, "play clerk", "play clerk", "play clerk", "play illumination_inventor", "yes")
    if asks(match)[0] == "pick":
        do(match, ONE, "take discard clerk")
    do(match, ONE, "play manager")
    assert resources(match) == (5, 1)
    assert see(match)["dismissed"] == ["clerk"]
    do(match, ONE, "demolish 1")
    assert hand(match, ONE) == ["chroniker"]
    assert "clockwerks_factory" in discard(match, ONE)
    assert brass(match, ONE) == 1, "demolishing one's own building yields no Brass"
    do(match, ONE, "play chroniker")
    buy(match, ONE, "manager")
    assert resources(match) == (2, 1)
    buy(match, ONE, "railcar_thief")
    assert resources(match) == (0, 1)
    end_turn(match, ONE)
    assert resources(match) == (0, 0), "the 1 Construction is lost"
    assert in_play(match, ONE) == ["chroniker"]
    assert len(hand(match, ONE)) == 5


def fourth_turn(match: Match) -> None:
    """Player 2 makes 3 Construction and 2 Labor and destroys the Mining Platform."""
    do(match, TWO, *["play union_worker"] * 3, *["play clerk"] * 2)
    assert resources(match) == (2, 3)
    buy(match, TWO, "overclocked_wagon")
    assert resources(match) == (0, 0)
    do(match, TWO, "end")
    assert asks(match) == ("action", (TWO,))
    do(match, TWO, "attack 2 0 0")
    assert not platform(match, ONE)["up"]
    assert (brass(match, TWO), pool(match)) == (1, 48)
    end_turn(match, TWO)
    assert len(hand(match, TWO)) == 6, "an additional sixth card for the Trooper"


def fifth_turn(match: Match) -> None:
    """Player 1 makes 3 Labor and 1 Construction, rebuilds, and destroys the Trooper."""
    do(match, ONE, "play conductor_terminal", "play union_worker", *["play clerk"] * 3)
    assert resources(match) == (3, 1)
    do(match, ONE, "rebuild")
    assert platform(match, ONE) == {"up": True, "damage": 0}
    buy(match, ONE, "pendulum_sniper")
    assert resources(match) == (0, 0)
    do(match, ONE, "end")
    events = do(match, ONE, "attack 1 1 2")
    assert entry(match, ONE, 1)["damage"] == 2
    (chroniker,) = [e for e in told(events, "damaged") if e.args["seat"] == ONE]
    assert chroniker.args["left"] == 2, "the Chroniker is down to 2 health"
    assert (brass(match, ONE), pool(match)) == (4, 45), "3 Brass for the Trooper"
    assert "tesla_trooper" in cards(match, TWO, "discard")
    assert in_play(match, TWO) == ["parts_silo"]
    assert in_play(match, ONE) == ["chroniker", "conductor_terminal"]


TURNS = (first_turn, second_turn, third_turn, fourth_turn, fifth_turn)


@pytest.mark.rule("BE-TURN-2", "allows")
@pytest.mark.rule("BE-PLAY-4", "allows")
@pytest.mark.rule("BE-PLAY-6", "allows")
@pytest.mark.rule("BE-CARD-9", "allows")
@pytest.mark.rule("BE-CARD-10", "allows")
@pytest.mark.rule("BE-ACT-3", "allows")
@pytest.mark.rule("BE-ACT-5", "allows")
@pytest.mark.rule("BE-PLAY-7", "allows")
@pytest.mark.parametrize("turns", [1, 2, 3, 4, 5])
def test_the_example_turn_by_turn(turns: int) -> None:
    match = set_up()
    for turn in TURNS[:turns]:
        turn(match)


@pytest.mark.rule("BE-PLAY-7", "refuses")
@pytest.mark.rule("BE-PLAY-4", "refuses")
def test_what_the_example_says_is_not_possible() -> None:
    match = set_up()
    first_turn(match)
    second_turn(match)
    assert refused(match, ONE, "rebuild") == "BE-PLAY-7", "the Platform still stands"
    assert refused(match, ONE, "reserve jemmy_riveter") == "BE-SET-3", "it is the other's reserve"
    third_turn(match)
    fourth_turn(match)
    assert refused(match, ONE, "convert") == "BE-PLAY-6", "the Platform is destroyed"
