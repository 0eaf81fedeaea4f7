"""The ten examples of the rulebook, number by number, with the cards it shows.

Green is seat 0, Red 1, Purple 2, White 3.
"""

from __future__ import annotations

import pytest

from pithead.kernel.match import Match
from tests.asking import asks
from tests.rockwell.scenario import (
    CARDS,
    Scenario,
    company,
    cubes,
    die,
    do,
    everyone,
    is_drilled,
    money,
    place,
    play_on,
    see,
)

GREEN, RED, PURPLE, WHITE = range(4)
START = [3, 2, 1, 0]


def deep_tile() -> Scenario:
    """A tile of stratum C that needs 7; the card on its pile is 3 copper, 5 silver, 4 gold."""
    scenario = Scenario().need("C5", 7).card("C5", copper=3, silver=5, gold=4)
    card = CARDS[scenario.data["piles"]["7"][0]]
    assert card["source"] == "rulebook", "the card is in the box"
    return scenario


def shallow_tile() -> Scenario:
    """A tile of stratum A that needs 3; the card on its pile is 7 zinc, 4 copper."""
    scenario = Scenario().need("A5", 3).card("A5", zinc=7, copper=4)
    card = CARDS[scenario.data["piles"]["3"][0]]
    assert card["source"] == "rulebook", "the card is in the box"
    return scenario


def gains(match: Match) -> list[list[int]]:
    """What each has more than at the start: zinc, copper, silver, gold."""
    return [
        [now - before for now, before in zip(cubes(match, seat), START, strict=True)]
        for seat in range(4)
    ]


NOTHING = [0, 0, 0, 0]


@pytest.mark.rule("RW-EXT-2", "allows")
@pytest.mark.rule("RW-EXT-3", "allows")
@pytest.mark.parametrize("active", [GREEN, RED])
def test_1_two_players_the_stronger_has_the_remainder(active: int) -> None:
    scenario = deep_tile().crew("0a", at="C5", power=3).crew("1a", at="C5", power=4)
    match = scenario.crew(f"{active}a", at="D5").drilling(seat=active).build()
    do(match, active, "move a C5")
    assert is_drilled(match, "C5")
    assert gains(match) == [[0, 1, 2, 2], [0, 1 + 1, 2 + 1, 2], NOTHING, NOTHING]
    assert len(company(match, active)["cards"]) == 1


@pytest.mark.rule("RW-EXT-2", "refuses")
@pytest.mark.rule("RW-EXT-3", "allows")
@pytest.mark.parametrize("active", [GREEN, RED, PURPLE])
def test_2_the_owner_of_a_mineshaft_has_only_the_remainder(active: int) -> None:
    scenario = deep_tile().crew("1a", at="C5", power=2).crew("0a", at="C5", power=4)
    scenario.crew("2a", at="C5", power=2).shaft("C5", WHITE).crew(f"{active}a", at="D5")
    match = scenario.drilling(seat=active).build()
    do(match, active, "move a C5")
    assert gains(match) == [[0, 1, 1, 1], [0, 1, 1, 1], [0, 1, 1, 1], [0, 0, 2, 1]]
    assert len(company(match, active)["cards"]) == 1
    assert not company(match, WHITE)["cards"]


@pytest.mark.rule("RW-EXT-3", "allows")
def test_3_three_tied_and_the_one_who_arrives_has_priority() -> None:
    scenario = deep_tile().crew("0a", at="C5", power=2).crew("1a", at="C5", power=2)
    scenario.crew("2a", at="C5", power=1, die=1).crew("3a", at="C4", power=1)
    match = scenario.drilling(seat=WHITE).build()
    assert not is_drilled(match, "C5")
    do(match, WHITE, "move a C5")
    # Four sharers: no copper, 1 silver and 1 gold each; 3 copper and 1 silver are left over.
    assert gains(match) == [[0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1], [0, 3, 2, 1]]
    assert len(company(match, WHITE)["cards"]) == 1


@pytest.mark.rule("RW-SUB-1", "allows")
@pytest.mark.rule("RW-EXT-1", "allows")
def test_4_a_subcontractor_provides_what_is_missing() -> None:
    scenario = deep_tile().crew("0a", at="C5", power=4).vice_president(GREEN, "I", 3)
    match = scenario.drilling(seat=GREEN).build()
    do(match, GREEN, "stay a", "hire 3")
    assert money(match, GREEN) == 3000 - 2000
    assert gains(match) == [[0, 3, 5, 4], NOTHING, NOTHING, NOTHING]


@pytest.mark.rule("RW-BRIBE-1", "allows")
@pytest.mark.rule("RW-BRIBE-4", "allows")
@pytest.mark.rule("RW-EXT-3", "allows")
def test_5_a_bribed_crew_brings_its_subcontractor_and_its_owner_the_remainder() -> None:
    scenario = shallow_tile().crew("0a", at="A5").crew("1a", at="A6", die=1).drilled("A6")
    match = scenario.vice_president(GREEN, "I", 1).drilling(seat=GREEN).build()
    do(match, GREEN, "stay a", "bribe 1 a A5")
    assert money(match, GREEN) == 3000 - 1000
    assert money(match, RED) == 3000
    assert is_drilled(match, "A5")
    assert (place(match, "1a"), die(match, "1a")) == ("A5", 1)
    assert gains(match) == [[3, 2, 0, 0], [3 + 1, 2, 0, 0], NOTHING, NOTHING]
    assert len(company(match, GREEN)["cards"]) == 1


@pytest.mark.rule("RW-BRIBE-1", "allows")
@pytest.mark.rule("RW-EXT-3", "allows")
def test_6_the_briber_set_it_off_so_he_has_the_remainder_of_a_tie() -> None:
    scenario = shallow_tile().crew("0a", at="A5").crew("1a", at="A4").crew("2a", at="A6")
    match = scenario.vice_president(RED, "I", 2).drilling(seat=RED).build()
    do(match, RED, "move a A5")
    assert not is_drilled(match, "A5")
    do(match, RED, "bribe 2 a A5")
    assert gains(match) == [[2, 1, 0, 0], [2 + 1, 1 + 1, 0, 0], [2, 1, 0, 0], NOTHING]
    assert len(company(match, RED)["cards"]) == 1
    assert money(match, RED) == 3000


def dangerous(**booty: int) -> Scenario:
    """Red shares a dangerous tile with Green, each with this booty; Red arrives from C4."""
    twice = {kind: 2 * count for kind, count in booty.items()}
    scenario = Scenario().need("C5", 7).dangerous_card("C5", **twice)
    for seat in (GREEN, RED):
        scenario.stock(seat)
    return scenario.drilling(seat=RED)


@pytest.mark.rule("RW-DANGER-1", "allows")
def test_7_crews_of_power_1_and_2_lose_the_three_dearest_cubes() -> None:
    scenario = dangerous(zinc=1, copper=1, silver=2, gold=1).crew("0a", at="C5", power=4)
    match = scenario.crew("1a", at="C4", power=1).crew("1b", at="C5", power=2).build()
    do(match, RED, "move a C5")
    everyone(match, "cover 0")
    assert cubes(match, RED) == [1, 1, 0, 0], "1 gold and 2 silver are gone"


@pytest.mark.rule("RW-DANGER-1", "allows")
def test_8_with_safety_1_power_2_loses_only_the_gold() -> None:
    scenario = dangerous(silver=1, gold=1).crew("0a", at="C5", power=4).crew("0b", at="C5")
    match = scenario.crew("1a", at="C4", power=2).safety(RED, 1).build()
    do(match, RED, "move a C5")
    everyone(match, "cover 0")
    assert cubes(match, RED) == [0, 0, 1, 0]


@pytest.mark.rule("RW-DANGER-2", "allows")
@pytest.mark.parametrize(
    ("discarded", "kept"), [(0, [1, 1, 0, 0]), (2, [1, 1, 2, 0]), (3, [1, 1, 2, 1])]
)
def test_9_with_two_insurance_tiles_power_3_loses_only_the_dearest(
    discarded: int, kept: list[int]
) -> None:
    """Three tiles would have saved the whole booty."""
    scenario = dangerous(zinc=1, copper=1, silver=2, gold=1).crew("0a", at="C5", power=4)
    scenario.crew("1a", at="C4", power=1).crew("1b", at="C5", power=2).insured(RED, 3)
    match = scenario.build()
    do(match, RED, "move a C5", f"cover {discarded}")
    do(match, GREEN, "cover 0")
    assert cubes(match, RED) == kept
    assert company(match, RED)["insurance"] == 3 - discarded


@pytest.mark.rule("RW-ORD-1", "allows")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((WHITE, RED, PURPLE, GREEN), [PURPLE, GREEN, WHITE, RED]),
        ((RED, GREEN, WHITE, PURPLE), [PURPLE, GREEN, RED, WHITE]),
        ((GREEN, PURPLE, WHITE, RED), [PURPLE, GREEN, WHITE, RED]),
    ],
)
def test_10_purple_in_slot_2_and_green_in_slot_3_go_first(
    before: tuple[int, ...], after: list[int]
) -> None:
    match = Scenario().management(PURPLE, GREEN, WHITE, RED).control(*before).build()
    play_on(match, "place")
    do(match, PURPLE, "place 1 2")
    do(match, GREEN, "place 1 3")
    do(match, WHITE, "place 2 1")
    do(match, RED, "place 2 2")
    do(match, PURPLE, "place 2 3")
    do(match, GREEN, "place 2 4")
    do(match, WHITE, "place 3 1")
    do(match, RED, "place 3 2")
    everyone(match, "insure 0 0 0 0")
    assert see(match)["control"] == after
    assert asks(match) == ("move", (PURPLE,))
