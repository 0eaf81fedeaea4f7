"""Active mineshafts at the end of Phase I: RW-SHAFT."""

from __future__ import annotations

import pytest

from tests.asking import asks
from tests.rockwell.scenario import INCOMES, KINDS, Scenario, cubes, do, see


def last_move(scenario: Scenario) -> Scenario:
    """Only seat 3 has still to move in the fourth round; seat 3 also waits in the market."""
    return scenario.vice_president(3, "II", 1).drilling(seat=3, round=3)


@pytest.mark.rule("RW-SHAFT-1", "allows")
def test_after_round_four_each_mineshaft_on_a_drilled_tile_pays_its_owner() -> None:
    scenario = Scenario().drilled("C5", "D1", "A1").shaft("C5", 0).shaft("D1", 0).shaft("A1", 2)
    scenario.income("C5", zinc=1, silver=2).income("D1", gold=2).income("A1", copper=1)
    match = last_move(scenario).build()
    do(match, 3, "stay a")
    assert asks(match) == ("market", (3,))
    assert cubes(match, 0) == [4, 2, 3, 2]
    assert cubes(match, 1) == [3, 2, 1, 0]
    assert cubes(match, 2) == [3, 3, 1, 0]


@pytest.mark.rule("RW-SHAFT-1", "allows")
@pytest.mark.parametrize("tile", ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"])
def test_the_income_is_what_the_back_of_the_tile_says(tile: str) -> None:
    scenario = Scenario().drilled(tile).shaft(tile, 0)
    income = INCOMES[scenario.data["tiles"][tile]["id"]]
    match = last_move(scenario).build()
    do(match, 3, "stay a")
    assert cubes(match, 0) == [
        had + income[kind] for had, kind in zip((3, 2, 1, 0), KINDS, strict=True)
    ]


@pytest.mark.rule("RW-SHAFT-1", "refuses")
def test_a_mineshaft_on_an_undrilled_tile_pays_nothing() -> None:
    match = last_move(Scenario().shaft("C5", 0).income("C5", gold=2)).build()
    do(match, 3, "stay a")
    assert cubes(match, 0) == [3, 2, 1, 0]


@pytest.mark.rule("RW-SHAFT-1", "refuses")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_nothing_is_paid_before_the_fourth_round_is_over(number: int) -> None:
    scenario = Scenario().drilled("C5").shaft("C5", 0).income("C5", gold=2)
    match = scenario.drilling(seat=3, round=number).build()
    do(match, 3, "stay a")
    assert asks(match) == ("move", (0,))
    assert cubes(match, 0) == [3, 2, 1, 0]


@pytest.mark.rule("RW-SHAFT-1", "refuses")
def test_a_drilled_tile_without_a_mineshaft_pays_nobody() -> None:
    scenario = Scenario().drilled("C5").income("C5", gold=2).crew("0a", at="C5")
    match = last_move(scenario).build()
    do(match, 3, "stay a")
    assert [cubes(match, seat) for seat in range(4)] == [[3, 2, 1, 0]] * 4


@pytest.mark.rule("RW-SHAFT-1", "allows")
def test_a_tile_drilled_in_this_turn_pays_already() -> None:
    scenario = Scenario().need("C5", 7).shaft("C5", 0).income("C5", zinc=9)
    scenario.card("C5", copper=4, gold=2).crew("3a", at="C4", power=4).crew("1a", at="C5", power=3)
    match = last_move(scenario).build()
    do(match, 3, "move a C5")
    assert cubes(match, 0) == [3 + 9, 2, 1, 0]


@pytest.mark.rule("RW-SHAFT-1", "refuses")
def test_it_pays_once_a_turn() -> None:
    scenario = Scenario().drilled("C5").shaft("C5", 0).income("C5", gold=2)
    match = last_move(scenario).build()
    do(match, 3, "stay a")
    assert cubes(match, 0)[3] == 2
    do(match, 3, "pass")
    assert see(match)["turn"] == 2
    assert cubes(match, 0)[3] == 2
