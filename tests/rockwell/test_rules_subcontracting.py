"""Subcontracting: RW-SUB."""

from __future__ import annotations

import pytest

from pithead.kernel.match import Match
from tests.asking import asks, legal, refused
from tests.rockwell.scenario import Scenario, die, do, is_drilled, money, place, play_on, see

FEES = {1: 1000, 2: 1500, 3: 2000, 4: 2500}


def hirer(at: str = "D5", slot: int = 3) -> Scenario:
    return Scenario().crew("0a", at=at).vice_president(0, "I", slot).drilling(seat=0)


def stayed(scenario: Scenario) -> Match:
    match = scenario.build()
    do(match, 0, "stay a")
    assert asks(match) == ("advantage", (0,))
    return match


# ---- hiring ----


@pytest.mark.rule("RW-SUB-1", "allows")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
@pytest.mark.parametrize("slot", [3, 4])
def test_a_die_costs_its_fee(power: int, slot: int) -> None:
    match = stayed(hirer(slot=slot))
    do(match, 0, f"hire {power}")
    assert die(match, "0a") == power
    assert money(match, 0) == 3000 - FEES[power]
    assert see(match)["dice"] == 2
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-SUB-1", "allows")
@pytest.mark.parametrize(("power", "drilled"), [(2, False), (3, True)])
def test_a_die_adds_to_the_power_of_its_crew(power: int, drilled: bool) -> None:
    match = stayed(hirer("C5").need("C5", 7).crew("0a", power=4))
    do(match, 0, f"hire {power}")
    play_on(match, "move")
    assert is_drilled(match, "C5") == drilled


@pytest.mark.rule("RW-SUB-1", "refuses")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_no_hire_without_the_fee(power: int) -> None:
    match = stayed(hirer().rich(0, money=FEES[power] - 100))
    assert refused(match, 0, f"hire {power}") == "RW-SUB-1"
    assert {act[1] for act in legal(match, 0, "hire")} == {p for p in FEES if p < power}


@pytest.mark.rule("RW-SUB-1", "refuses")
@pytest.mark.parametrize("power", [0, 5, 6])
def test_no_other_power_on_a_die(power: int) -> None:
    assert refused(stayed(hirer()), 0, f"hire {power}") in ("RW-SUB-1", "RW-SUB-3", "PH-FORM")


@pytest.mark.rule("RW-SUB-2", "refuses")
def test_one_die_for_a_crew() -> None:
    match = stayed(hirer().crew("0a", die=1))
    assert refused(match, 0, "hire 2") == "RW-SUB-2"
    assert legal(match, 0) == {("decline",)}


@pytest.mark.rule("RW-SUB-2", "refuses")
def test_three_dice_in_all() -> None:
    scenario = hirer().drilled("B1")
    for crew in ("1a", "2a", "0b"):
        scenario.crew(crew, at="B1", die=1)
    assert refused(stayed(scenario), 0, "hire 1") == "RW-SUB-2"


@pytest.mark.rule("RW-SUB-2", "allows")
def test_the_third_die_may_be_hired() -> None:
    scenario = hirer().drilled("B1").crew("1a", at="B1", die=1).crew("0b", at="B1", die=1)
    match = stayed(scenario)
    do(match, 0, "hire 1")
    assert see(match)["dice"] == 0


@pytest.mark.rule("RW-SUB-2", "refuses")
def test_one_hire_per_player_and_round() -> None:
    match = stayed(hirer().rich(0))
    do(match, 0, "hire 1")
    assert asks(match) == ("move", (1,))
    assert refused(match, 0, "hire 1") == "RW-ROUND-1"


@pytest.mark.rule("RW-SUB-2", "allows")
def test_another_crew_hires_in_the_next_round() -> None:
    match = stayed(hirer().crew("0b", at="C1").rich(0))
    do(match, 0, "hire 1")
    for seat in (1, 2, 3):
        do(match, seat, "stay a")
    do(match, 0, "stay b", "hire 3")
    assert (die(match, "0a"), die(match, "0b")) == (1, 3)
    assert see(match)["dice"] == 1


@pytest.mark.rule("RW-SUB-3", "allows")
@pytest.mark.rule("RW-SUB-3", "refuses")
@pytest.mark.parametrize(
    ("at", "most"),
    [("A1", 1), ("B1", 2), ("C1", 3), ("D1", 4), ("A1-A2", 1), ("B1-B2", 2), ("C8-C1", 3)],
)
@pytest.mark.parametrize("drilled", [False, True])
def test_a_die_is_never_above_its_stratum(at: str, most: int, drilled: bool) -> None:
    scenario = hirer(at).rich(0)
    if drilled and "-" not in at:
        scenario.drilled(at)
    match = stayed(scenario)
    assert {act[1] for act in legal(match, 0, "hire")} == set(range(1, most + 1))
    for power in range(most + 1, 5):
        assert refused(match, 0, f"hire {power}") == "RW-SUB-3"


# ---- taking a die along ----


def carrier(at: str = "C5", die: int = 2, **more: int) -> Scenario:
    scenario = Scenario().crew("0a", at=at, die=die).rich(0, money=10_000)
    return scenario.mobility(0, more.get("mobility", 0)).drilling(seat=0)


@pytest.mark.rule("RW-SUB-4", "allows")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_taking_the_die_along_costs_the_fee_again_at_any_allowed_power(power: int) -> None:
    match = carrier().build()
    do(match, 0, "move a D5")
    assert asks(match) == ("carry", (0,))
    do(match, 0, f"carry {power}")
    assert place(match, "0a") == "D5"
    assert die(match, "0a") == power
    assert money(match, 0) == 10_000 - FEES[power]
    assert see(match)["dice"] == 2


@pytest.mark.rule("RW-SUB-4", "allows")
def test_an_abandoned_die_returns_to_board_one() -> None:
    match = carrier().build()
    do(match, 0, "move a D5", "abandon")
    assert place(match, "0a") == "D5"
    assert die(match, "0a") == 0
    assert money(match, 0) == 10_000
    assert see(match)["dice"] == 3


@pytest.mark.rule("RW-SUB-4", "allows")
def test_an_abandoned_die_may_be_hired_again_at_once() -> None:
    scenario = carrier().drilled("B1").crew("1a", at="B1", die=1).crew("2a", at="B1", die=1)
    match = scenario.vice_president(0, "I", 3).build()
    assert see(match)["dice"] == 0
    do(match, 0, "move a D5", "abandon", "hire 4")
    assert die(match, "0a") == 4
    assert money(match, 0) == 7500


@pytest.mark.rule("RW-SUB-4", "allows")
def test_the_power_set_counts_at_once() -> None:
    scenario = carrier(at="C5", die=1).crew("0a", power=4).need("D5", 8)
    match = scenario.build()
    do(match, 0, "move a D5", "carry 4")
    play_on(match, "move")
    assert is_drilled(match, "D5")


@pytest.mark.rule("RW-SUB-4", "allows")
def test_staying_costs_nothing_and_changes_nothing() -> None:
    match = carrier().build()
    do(match, 0, "stay a")
    assert asks(match) == ("move", (1,))
    assert die(match, "0a") == 2
    assert money(match, 0) == 10_000


@pytest.mark.rule("RW-SUB-4", "allows")
@pytest.mark.parametrize(("start", "goal"), [("C5-C6", "C5"), ("C5", "C5-C6"), ("C5", "C7")])
def test_off_and_onto_a_border_and_jumping_it_is_asked_too(start: str, goal: str) -> None:
    match = carrier(at=start, mobility=2).build()
    do(match, 0, f"move a {goal}")
    assert asks(match) == ("carry", (0,))
    do(match, 0, "carry 3")
    assert place(match, "0a") == goal
    assert die(match, "0a") == 3
    assert money(match, 0) == 8000


@pytest.mark.rule("RW-SUB-4", "allows")
def test_one_fee_for_two_steps() -> None:
    match = carrier(mobility=3).build()
    do(match, 0, "move a C6", "carry 3")
    assert asks(match) == ("step", (0,))
    do(match, 0, "step D6")
    assert asks(match) == ("move", (1,))
    assert place(match, "0a") == "D6"
    assert die(match, "0a") == 3
    assert money(match, 0) == 8000


@pytest.mark.rule("RW-SUB-4", "refuses")
@pytest.mark.parametrize("power", [2, 3])
def test_no_taking_along_without_the_fee(power: int) -> None:
    match = carrier().rich(0, money=FEES[power] - 100).build()
    do(match, 0, "move a C6")
    assert refused(match, 0, f"carry {power}") == "RW-SUB-4"
    do(match, 0, "abandon")
    assert money(match, 0) == FEES[power] - 100


@pytest.mark.rule("RW-SUB-1", "allows")
@pytest.mark.rule("RW-SUB-4", "allows")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_exactly_the_fee_is_enough(power: int) -> None:
    match = carrier().rich(0, money=FEES[power]).build()
    do(match, 0, "move a D5")
    assert legal(match, 0) == {("abandon",), *(("carry", p) for p in range(1, power + 1))}
    do(match, 0, f"carry {power}")
    assert money(match, 0) == 0
    match = stayed(hirer().rich(0, money=FEES[power]))
    do(match, 0, f"hire {power}")
    assert money(match, 0) == 0


@pytest.mark.rule("RW-SUB-3", "refuses")
@pytest.mark.rule("RW-SUB-4", "refuses")
@pytest.mark.parametrize(("goal", "power"), [("B5", 3), ("B5", 4), ("C6", 4), ("C4", 4)])
def test_the_power_must_be_allowed_where_the_crew_goes(goal: str, power: int) -> None:
    match = carrier().build()
    do(match, 0, f"move a {goal}")
    assert refused(match, 0, f"carry {power}") == "RW-SUB-3"


@pytest.mark.rule("RW-SUB-4", "refuses")
def test_the_second_step_must_suit_the_power_set_before_the_first() -> None:
    match = carrier(mobility=3).build()
    do(match, 0, "move a C6", "carry 3")
    assert refused(match, 0, "step B6") == "RW-SUB-4"
    assert refused(match, 0, "carry 2") == "RW-MOVE-6"
    do(match, 0, "step C7")
    assert place(match, "0a") == "C7"


@pytest.mark.rule("RW-SUB-4", "allows")
def test_the_second_step_into_a_shallower_stratum_with_a_die_that_suits_it() -> None:
    match = carrier(mobility=3).build()
    do(match, 0, "move a C6", "carry 2", "step B6")
    assert place(match, "0a") == "B6"
    assert die(match, "0a") == 2


@pytest.mark.rule("RW-SUB-4", "refuses")
def test_after_two_shallow_steps_the_die_is_not_raised() -> None:
    """B to C: the power was set for B."""
    match = carrier(at="C5", mobility=3).build()
    do(match, 0, "move a B5")
    assert refused(match, 0, "carry 3") == "RW-SUB-3"
    do(match, 0, "carry 2", "step C5")
    assert die(match, "0a") == 2


@pytest.mark.rule("RW-SUB-4", "refuses")
def test_a_crew_without_a_die_is_not_asked() -> None:
    match = Scenario().crew("0a", at="C5").crew("0b", at="C6", die=1).drilling(seat=0).build()
    do(match, 0, "move a C4")
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-SUB-4", "refuses")
@pytest.mark.parametrize("text", ["stay a", "move a C6", "decline", "halt", "hire 1"])
def test_with_a_die_he_must_take_it_or_leave_it(text: str) -> None:
    match = carrier().build()
    do(match, 0, "move a D5")
    assert refused(match, 0, text) == "RW-SUB-4"


# ---- the end of the turn ----


@pytest.mark.rule("RW-SUB-5", "allows")
def test_all_dice_return_at_the_end_of_the_turn() -> None:
    scenario = Scenario().drilled("C5").crew("0a", at="C5", die=3).crew("1a", at="C3-C4", die=1)
    scenario.crew("2a", at="D1", die=4)
    match = scenario.turn_end().build()
    assert see(match)["dice"] == 3
    assert [die(match, crew) for crew in ("0a", "1a", "2a")] == [0, 0, 0]
    assert [place(match, crew) for crew in ("0a", "1a", "2a")] == ["C5", "C3-C4", "D1"]


@pytest.mark.rule("RW-SUB-5", "refuses")
def test_dice_stay_until_then() -> None:
    scenario = Scenario().crew("0a", at="D5", die=4).vice_president(0, "III", 1)
    match = scenario.vice_president(1, "II", 1).drilling(seat=3, round=3).build()
    do(match, 3, "stay a")
    assert asks(match) == ("market", (1,))
    assert die(match, "0a") == 4
    do(match, 1, "pass")
    assert asks(match) == ("workshop", (0,))
    assert die(match, "0a") == 4
    do(match, 0, "pass")
    assert asks(match)[0] == "bid"
    assert die(match, "0a") == 0
