"""Bribery: RW-BRIBE."""

from __future__ import annotations

import pytest

from pithead.kernel.match import Match
from tests.asking import asks, legal, refused
from tests.rockwell.scenario import Scenario, cubes, die, do, is_drilled, money, place, play_on, see


def briber(active: str = "C5", victim: str = "C6", slot: int = 1) -> Scenario:
    """Seat 0 bribes with its crew a; 1a is the crew he is after."""
    return (
        Scenario()
        .crew("0a", at=active)
        .crew("1a", at=victim)
        .vice_president(0, "I", slot)
        .drilling(seat=0)
    )


def stayed(scenario: Scenario) -> Match:
    match = scenario.build()
    do(match, 0, "stay a")
    assert asks(match) == ("advantage", (0,))
    return match


@pytest.mark.rule("RW-BRIBE-1", "allows")
@pytest.mark.parametrize("victim", ["C4", "C6", "B5", "D5"])
@pytest.mark.parametrize("slot", [1, 2])
def test_a_crew_on_an_adjacent_tile_is_moved_to_the_active_crew(victim: str, slot: int) -> None:
    match = stayed(briber(victim=victim, slot=slot))
    do(match, 0, "bribe 1 a C5")
    assert place(match, "1a") == "C5"
    assert place(match, "0a") == "C5"
    assert see(match)["bribes"] == 2
    assert money(match, 0) == money(match, 1) == 3000


@pytest.mark.rule("RW-BRIBE-1", "allows")
def test_from_a_drilled_tile_and_after_a_move() -> None:
    match = briber(active="C4").drilled("C6").build()
    do(match, 0, "move a C5", "bribe 1 a C5")
    assert place(match, "1a") == "C5"


@pytest.mark.rule("RW-BRIBE-1", "allows")
def test_a_bribe_that_fills_the_tile_has_it_drilled() -> None:
    scenario = briber().need("C5", 7).card("C5", copper=3, silver=5, gold=4)
    match = stayed(scenario.crew("0a", power=4).crew("1a", power=3))
    do(match, 0, "bribe 1 a C5")
    assert is_drilled(match, "C5")
    assert cubes(match, 1) == [3, 3, 3, 2]


@pytest.mark.rule("RW-BRIBE-1", "refuses")
@pytest.mark.parametrize("victim", ["C7", "C3", "B4", "D6", "A5", "C1"])
def test_a_crew_that_is_not_adjacent_is_not_bribed(victim: str) -> None:
    assert refused(stayed(briber(victim=victim)), 0, "bribe 1 a C5") == "RW-BRIBE-1"


@pytest.mark.rule("RW-BRIBE-1", "refuses")
def test_a_crew_that_is_there_already_is_not_bribed() -> None:
    assert refused(stayed(briber(victim="C5")), 0, "bribe 1 a C5") == "RW-BRIBE-1"


@pytest.mark.rule("RW-BRIBE-1", "refuses")
def test_not_onto_a_drilled_tile() -> None:
    assert refused(stayed(briber().drilled("C5")), 0, "bribe 1 a C5") == "RW-BRIBE-1"


@pytest.mark.rule("RW-BRIBE-1", "refuses")
@pytest.mark.parametrize("tile", ["D6", "C7", "B6"])
def test_not_onto_a_tile_without_the_active_crew(tile: str) -> None:
    """Another crew of the briber stands there, but it is not the active one."""
    match = stayed(briber().crew("0b", at=tile))
    assert refused(match, 0, f"bribe 1 a {tile}") == "RW-BRIBE-1"


@pytest.mark.rule("RW-BRIBE-2", "allows")
def test_crews_of_all_opponents_may_be_bribed() -> None:
    scenario = briber().crew("2b", at="C4").crew("3c", at="B5").crew("0d", at="D5")
    match = stayed(scenario)
    assert legal(match, 0, "bribe") == {
        ("bribe", 1, "a", "C5"),
        ("bribe", 2, "b", "C5"),
        ("bribe", 3, "c", "C5"),
    }


@pytest.mark.rule("RW-BRIBE-2", "refuses")
@pytest.mark.parametrize(("seats", "owner"), [(2, 3), (3, 3)])
def test_not_a_crew_of_nobody_at_the_table(seats: int, owner: int) -> None:
    scenario = Scenario(seats).crew("0a", at="C5").vice_president(0, "I", 1).drilling(seat=0)
    assert refused(stayed(scenario), 0, f"bribe {owner} a C5") in ("RW-BRIBE-2", "RW-BRIBE-1")


@pytest.mark.rule("RW-BRIBE-2", "refuses")
def test_not_one_s_own_crew() -> None:
    match = stayed(briber().crew("0b", at="C6"))
    assert refused(match, 0, "bribe 0 b C5") == "RW-BRIBE-2"


@pytest.mark.rule("RW-BRIBE-2", "refuses")
def test_not_a_crew_still_on_an_entrance() -> None:
    match = stayed(briber(active="A1", victim="E1"))
    assert refused(match, 0, "bribe 1 a A1") == "RW-BRIBE-2"


@pytest.mark.rule("RW-BRIBE-2", "refuses")
def test_not_into_the_centre() -> None:
    match = stayed(briber(active="D5", victim="D6"))
    assert refused(match, 0, "bribe 1 a centre") == "RW-BRIBE-2"


@pytest.mark.rule("RW-BRIBE-2", "refuses")
def test_not_after_moving_into_the_centre() -> None:
    match = briber(active="D5", victim="D6").build()
    do(match, 0, "move a centre")
    assert asks(match) == ("move", (1,)), "no advantage is asked there"


@pytest.mark.rule("RW-BRIBE-2", "refuses")
def test_not_a_crew_that_reached_the_centre() -> None:
    match = stayed(briber(active="D5", victim="centre").achieved(1, centre=6))
    assert refused(match, 0, "bribe 1 a D5") in ("RW-BRIBE-1", "RW-BRIBE-2", "RW-CORE-1")


@pytest.mark.rule("RW-BRIBE-3", "refuses")
def test_once_per_player_and_round() -> None:
    match = stayed(briber().crew("2a", at="C4"))
    do(match, 0, "bribe 1 a C5")
    assert asks(match) == ("move", (1,))
    assert refused(match, 0, "bribe 2 a C5") == "RW-ROUND-1"


@pytest.mark.rule("RW-BRIBE-3", "allows")
def test_again_in_the_next_round() -> None:
    match = stayed(briber().crew("2a", at="C4").all_drilled("ABD"))
    do(match, 0, "bribe 1 a C5")
    for seat in (1, 2, 3):
        do(match, seat, "stay b")
    do(match, 0, "stay a", "bribe 2 a C5")
    assert place(match, "2a") == "C5"
    assert see(match)["bribes"] == 1


@pytest.mark.rule("RW-BRIBE-3", "refuses")
def test_three_tiles_a_turn_for_all_together() -> None:
    scenario = Scenario().vice_president(0, "I", 1).vice_president(1, "I", 2)
    scenario.crew("0a", at="D1").crew("1a", at="D5")
    for victim, tile in (("2a", "D2"), ("2b", "C1"), ("3a", "D4"), ("3b", "C5")):
        scenario.crew(victim, at=tile)
    match = scenario.control(0, 1, 2, 3).drilling(seat=0).build()
    do(match, 0, "stay a", "bribe 2 a D1")
    do(match, 1, "stay a", "bribe 3 a D5")
    do(match, 2, "stay c")
    do(match, 3, "stay c")
    do(match, 0, "stay a", "bribe 2 b D1")
    assert see(match)["bribes"] == 0
    do(match, 1, "stay a")
    assert refused(match, 1, "bribe 3 b D5") == "RW-BRIBE-3"


@pytest.mark.rule("RW-BRIBE-3", "allows")
def test_the_tiles_are_back_next_turn() -> None:
    match = Scenario().bribes_left(0).turn_end().build()
    assert see(match)["bribes"] == 3


FEES = {1: 1000, 2: 1500, 3: 2000, 4: 2500}


@pytest.mark.rule("RW-BRIBE-4", "allows")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_the_briber_pays_the_fee_of_the_die_that_comes_along(power: int) -> None:
    match = stayed(briber(active="D5", victim="D6").crew("1a", die=power))
    do(match, 0, "bribe 1 a D5")
    assert place(match, "1a") == "D5"
    assert die(match, "1a") == power
    assert money(match, 0) == 3000 - FEES[power]
    assert money(match, 1) == 3000
    assert see(match)["dice"] == 2


@pytest.mark.rule("RW-BRIBE-4", "refuses")
def test_not_if_the_briber_cannot_pay_the_fee() -> None:
    match = stayed(briber().crew("1a", die=2).rich(0, money=1400))
    assert refused(match, 0, "bribe 1 a C5") == "RW-BRIBE-4"


@pytest.mark.rule("RW-BRIBE-4", "allows")
def test_with_exactly_the_fee_he_can() -> None:
    match = stayed(briber().crew("1a", die=2).rich(0, money=1500))
    do(match, 0, "bribe 1 a C5")
    assert money(match, 0) == 0


@pytest.mark.rule("RW-BRIBE-4", "refuses")
@pytest.mark.parametrize(("active", "victim", "power"), [("C5", "D5", 4), ("B5", "C5", 3)])
def test_not_if_the_die_is_above_the_stratum(active: str, victim: str, power: int) -> None:
    match = stayed(briber(active, victim).crew("1a", die=power))
    assert refused(match, 0, f"bribe 1 a {active}") == "RW-BRIBE-4"


@pytest.mark.rule("RW-BRIBE-4", "allows")
@pytest.mark.parametrize(("active", "victim", "power"), [("C5", "D5", 3), ("D5", "C5", 3)])
def test_a_die_that_the_stratum_allows_may_come(active: str, victim: str, power: int) -> None:
    match = stayed(briber(active, victim).crew("1a", die=power))
    do(match, 0, f"bribe 1 a {active}")
    assert die(match, "1a") == power


@pytest.mark.rule("RW-BRIBE-5", "allows")
@pytest.mark.parametrize(
    ("victim", "tile"), [("C4", "C5"), ("D5", "C5"), ("C7", "C6"), ("B6", "C6")]
)
def test_a_straddling_briber_bribes_onto_either_tile(victim: str, tile: str) -> None:
    match = stayed(briber(active="C5-C6", victim=victim))
    do(match, 0, f"bribe 1 a {tile}")
    assert place(match, "1a") == tile
    assert place(match, "0a") == "C5-C6"


@pytest.mark.rule("RW-BRIBE-5", "allows")
@pytest.mark.parametrize(("victim", "tile"), [("C5", "C6"), ("C6", "C5")])
def test_from_one_of_his_tiles_onto_the_other(victim: str, tile: str) -> None:
    match = stayed(briber(active="C5-C6", victim=victim))
    do(match, 0, f"bribe 1 a {tile}")
    assert place(match, "1a") == tile


@pytest.mark.rule("RW-BRIBE-5", "refuses")
@pytest.mark.parametrize(
    ("victim", "tile"), [("C4", "C6"), ("D5", "C6"), ("C7", "C5"), ("B6", "C5")]
)
def test_the_victim_must_be_adjacent_to_the_tile_it_goes_to(victim: str, tile: str) -> None:
    match = stayed(briber(active="C5-C6", victim=victim))
    assert refused(match, 0, f"bribe 1 a {tile}") in ("RW-BRIBE-1", "RW-BRIBE-5")


@pytest.mark.rule("RW-BRIBE-5", "allows")
def test_all_bribes_of_and_by_straddlers_are_offered() -> None:
    scenario = briber(active="C5-C6", victim="C5").crew("1b", at="C7")
    scenario.crew("2a", at="C3-C4").crew("2b", at="B6-B7").crew("3a", at="D5-D6", die=4)
    assert legal(stayed(scenario), 0, "bribe") == {
        ("bribe", 1, "a", "C6"),
        ("bribe", 1, "b", "C6"),
        ("bribe", 2, "a", "C5"),
        ("bribe", 2, "b", "C6"),
    }


@pytest.mark.rule("RW-BRIBE-5", "refuses")
@pytest.mark.parametrize("place_name", ["C5-C6", "C4-C5"])
def test_nobody_is_bribed_onto_a_border(place_name: str) -> None:
    match = stayed(briber(active="C5-C6", victim="C7"))
    assert refused(match, 0, f"bribe 1 a {place_name}") in ("RW-BRIBE-1", "RW-BRIBE-5", "PH-FORM")


@pytest.mark.rule("RW-BRIBE-5", "allows")
@pytest.mark.parametrize("victim", ["C5-C6", "C4-C5", "C6-C7", "C3-C4", "B5-B6", "D4-D5"])
def test_a_straddling_victim_with_a_tile_that_touches_or_is_the_destination(victim: str) -> None:
    match = stayed(briber(victim=victim))
    do(match, 0, "bribe 1 a C5")
    assert place(match, "1a") == "C5"


@pytest.mark.rule("RW-BRIBE-5", "refuses")
@pytest.mark.parametrize("victim", ["C7-C8", "B6-B7", "D3-D4", "A5-A6"])
def test_a_straddling_victim_too_far_away(victim: str) -> None:
    match = stayed(briber(victim=victim))
    assert refused(match, 0, "bribe 1 a C5") in ("RW-BRIBE-1", "RW-BRIBE-5")


@pytest.mark.rule("RW-BRIBE-5", "allows")
def test_a_bribed_straddler_counts_on_its_old_tiles_no_longer() -> None:
    """1a straddled C5-C6; bribed to C5 it counts there alone, so 2a does not fill C6."""
    scenario = briber(victim="C5-C6").crew("1a", power=3).crew("2a", at="D6", power=3)
    match = stayed(scenario.need("C6", 6))
    do(match, 0, "bribe 1 a C5")
    do(match, 1, "stay b")
    do(match, 2, "move a C6")
    play_on(match, "move")
    assert not is_drilled(match, "C6")


@pytest.mark.rule("RW-BRIBE-5", "allows")
def test_a_bribed_straddler_brings_its_die_for_the_fee() -> None:
    match = stayed(briber(victim="C5-C6").crew("1a", die=2))
    do(match, 0, "bribe 1 a C5")
    assert die(match, "1a") == 2
    assert money(match, 0) == 1500
