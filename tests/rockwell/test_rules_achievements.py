"""Achievements: RW-ACH, and the piles they come from: RW-SET-6."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pithead.kernel.match import Match
from tests.rockwell.scenario import (
    EDITIONS,
    Scenario,
    company,
    cubes,
    do,
    everyone,
    money,
    play_on,
)

GROUPS = {
    "I": (("zinc_copper", "cards", "silver"), (4, 3, 2, 1)),
    "II": (("crews_2", "gold", "deep"), (5, 4, 3, 2)),
    "III": (("each_kind", "crews_4", "centre"), (6, 5, 4, 3)),
}
VALUES = {kind: values for kinds, values in GROUPS.values() for kind in kinds}
ACHIEVEMENTS = list(VALUES)


def trading(scenario: Scenario, **stock: int) -> Scenario:
    return scenario.stock(0, **stock, money=10_000).vice_president(0, "II", 1).market()


def improving(scenario: Scenario, *powers: int) -> Scenario:
    for letter, power in zip("abcd", powers, strict=True):
        scenario.crew(f"0{letter}", power=power)
    return scenario.rich(0).vice_president(0, "III", 1).workshop()


def drilling_a_tile(scenario: Scenario, cards: int) -> Scenario:
    scenario.need("C5", 7).card("C5", copper=1).crew("0a", at="C4", power=3)
    return scenario.crew("0b", at="C5", power=4).cards(0, cards).drilling(seat=0)


def about_to(kind: str, scenario: Scenario) -> tuple[Scenario, str]:
    """Seat 0 is one action away from this achievement; the action."""
    if kind == "zinc_copper":
        return trading(scenario, zinc=8, copper=7), "buy copper 1"
    if kind == "cards":
        return drilling_a_tile(scenario, 5), "move a C5"
    if kind == "silver":
        return trading(scenario, silver=9), "buy silver 1"
    if kind == "crews_2":
        return improving(scenario, 2, 2, 1, 1), "power c"
    if kind == "gold":
        return trading(scenario, gold=11), "buy gold 1"
    if kind == "deep":
        return scenario.crews(0, "C1", "C1", "D5", "B5").drilling(seat=0), "move d C5"
    if kind == "each_kind":
        return trading(scenario, zinc=6, copper=6, silver=6, gold=5), "buy gold 1"
    if kind == "crews_4":
        return improving(scenario, 4, 3, 1, 1).achieved(0, crews_2=5), "power b"
    return scenario.crew("0a", at="D1").drilling(seat=0), "move a centre"


def achieved(match: Match, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = company(match, seat)["achievements"]
    return found


# ---- the piles ----


def pile(kind: str, seats: int) -> list[int]:
    values = VALUES[kind]
    return {4: list(values), 3: list(values[:3]), 2: [values[0], values[2]]}[seats]


@pytest.mark.rule("RW-SET-6", "allows")
@pytest.mark.rule("RW-SET-6", "refuses")
@pytest.mark.parametrize("kind", ACHIEVEMENTS)
@pytest.mark.parametrize(
    ("seats", "place"), [(seats, place) for seats in (2, 3, 4) for place in range(seats)]
)
def test_each_comer_takes_the_top_tile_of_the_pile(kind: str, seats: int, place: int) -> None:
    tiles = pile(kind, seats)
    scenario, text = about_to(kind, Scenario(seats))
    for seat in range(1, place + 1):
        scenario.achieved(seat, **{kind: tiles[seat - 1]})
    match = scenario.build()
    do(match, 0, text)
    assert achieved(match)[kind] == tiles[place]


# ---- in general ----


@pytest.mark.rule("RW-ACH-1", "allows")
@pytest.mark.parametrize("kind", ACHIEVEMENTS)
def test_it_comes_at_once_by_itself_and_costs_nothing(kind: str) -> None:
    scenario, text = about_to(kind, Scenario())
    match = scenario.build()
    before = money(match, 0)
    do(match, 0, text)
    assert achieved(match)[kind] == VALUES[kind][0]
    if kind == "silver":
        assert cubes(match, 0) == [0, 0, 10, 0]
        assert money(match, 0) == before - 800


@pytest.mark.rule("RW-ACH-1", "refuses")
@pytest.mark.parametrize("kind", ACHIEVEMENTS)
def test_each_kind_once(kind: str) -> None:
    scenario, text = about_to(kind, Scenario())
    match = scenario.achieved(0, **{kind: VALUES[kind][0]}).build()
    do(match, 0, text)
    assert achieved(match)[kind] == VALUES[kind][0]


@pytest.mark.rule("RW-ACH-1", "refuses")
def test_one_player_s_achievement_is_not_another_s() -> None:
    scenario, text = about_to("silver", Scenario())
    match = scenario.build()
    do(match, 0, text)
    assert [achieved(match, seat) for seat in (1, 2, 3)] == [{}, {}, {}]


@pytest.mark.rule("RW-ACH-1", "allows")
def test_outside_one_s_turn() -> None:
    """Seat 0 drills, seat 1 gets the tenth silver."""
    scenario = Scenario().need("C5", 7).card("C5", silver=2).stock(1, silver=9)
    scenario.crew("0a", at="C4", power=3).crew("1a", at="C5", power=4)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert achieved(match, 1) == {"silver": 4}


@pytest.mark.rule("RW-ACH-1", "allows")
def test_a_bribed_crew_may_achieve_for_its_owner() -> None:
    scenario = Scenario().crews(1, "C1", "C1", "D8", "B5").crew("0a", at="C5")
    match = scenario.vice_president(0, "I", 1).drilling(seat=0).build()
    do(match, 0, "stay a", "bribe 1 d C5")
    assert achieved(match, 1) == {"deep": 5}


@pytest.mark.rule("RW-ACH-1", "allows")
def test_what_is_lost_later_does_not_take_it_back() -> None:
    scenario, text = about_to("silver", Scenario())
    match = scenario.build()
    do(match, 0, text)
    play_on(match, "bid")
    do(match, 0, "bid 0 0 10 0 0")
    for seat in (1, 2, 3):
        do(match, seat, "bid 0 0 0 0 0")
    assert cubes(match, 0)[2] == 0
    assert achieved(match) == {"silver": 4}


@pytest.mark.rule("RW-ACH-1", "allows")
def test_mineshaft_income_achieves_too() -> None:
    scenario = Scenario().drilled("C5", "D1").shaft("C5", 0).shaft("D1", 0).stock(0, silver=8)
    scenario.income("C5", silver=1).income("D1", silver=1)
    match = scenario.drilling(seat=3, round=3).build()
    do(match, 3, "stay a")
    assert achieved(match) == {"silver": 4}


@pytest.mark.rule("RW-ACH-1", "refuses")
def test_an_extraction_is_judged_after_losses() -> None:
    scenario = Scenario().need("C5", 7).dangerous_card("C5", silver=4).stock(1, silver=8)
    scenario.crew("0a", at="C4", power=4).crew("1a", at="C5", power=3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C5")
    everyone(match, "cover 0")
    assert achieved(match, 1) == {}


@pytest.mark.rule("RW-ACH-1", "allows")
def test_one_action_may_bring_several() -> None:
    scenario = trading(Scenario(), zinc=6, copper=6, silver=5, gold=12)
    match = scenario.achieved(0, gold=5).build()
    do(match, 0, "buy silver 5")
    assert achieved(match) == {"gold": 5, "silver": 4, "each_kind": 6}


# ---- the nine ----

ALMOST: dict[str, tuple[Callable[[Scenario], Scenario], str]] = {
    "zinc_copper": (lambda s: trading(s, zinc=30, copper=6), "buy copper 1"),
    "cards": (lambda s: drilling_a_tile(s, 4), "move a C5"),
    "silver": (lambda s: trading(s, silver=8), "buy silver 1"),
    "crews_2": (lambda s: improving(s, 3, 1, 1, 1), "power b"),
    "gold": (lambda s: trading(s, gold=10), "buy gold 1"),
    "deep": (lambda s: s.crews(0, "C1", "C1", "D5", "A5").drilling(seat=0), "move d B5"),
    "each_kind": (lambda s: trading(s, zinc=6, copper=6, silver=9, gold=4), "buy gold 1"),
    "crews_4": (lambda s: improving(s, 4, 2, 3, 3), "power b"),
    "centre": (lambda s: s.crew("0a", at="C1").drilling(seat=0), "move a D1"),
}


@pytest.mark.rule("RW-ACH-2", "allows")
@pytest.mark.parametrize("kind", ACHIEVEMENTS)
def test_what_each_achievement_asks_for(kind: str) -> None:
    scenario, text = about_to(kind, Scenario())
    match = scenario.build()
    assert kind not in achieved(match)
    do(match, 0, text)
    assert kind in achieved(match)


@pytest.mark.rule("RW-ACH-2", "refuses")
@pytest.mark.parametrize("kind", ACHIEVEMENTS)
def test_one_less_is_not_enough(kind: str) -> None:
    prepare, text = ALMOST[kind]
    match = prepare(Scenario()).build()
    do(match, 0, text)
    assert kind not in achieved(match)


@pytest.mark.rule("RW-ACH-2", "refuses")
@pytest.mark.parametrize(
    ("stock", "text"),
    [
        ({"zinc": 7, "copper": 30}, "buy copper 1"),
        ({"zinc": 6, "copper": 30}, "buy zinc 1"),
    ],
)
def test_eight_zinc_and_eight_copper_are_both_wanted(stock: dict[str, int], text: str) -> None:
    match = trading(Scenario(), **stock).build()
    do(match, 0, text)
    assert "zinc_copper" not in achieved(match)


@pytest.mark.rule("RW-ACH-2", "allows")
def test_more_than_enough_is_enough() -> None:
    match = trading(Scenario(), silver=3).build()
    do(match, 0, "buy silver 12")
    assert achieved(match) == {"silver": 4}


@pytest.mark.rule("RW-ACH-2", "allows")
def test_crews_of_power_above_two_count_for_three_crews() -> None:
    match = improving(Scenario(), 4, 3, 1, 1).build()
    do(match, 0, "power d")
    assert achieved(match) == {"crews_2": 5}


@pytest.mark.rule("RW-ACH-2", "allows")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("kind", "value", "powers"), [("crews_2", 5, (2, 2, 1, 1)), ("crews_4", 6, (4, 3, 3, 1))]
)
def test_crews_that_reached_the_centre_still_count(
    kind: str, value: int, powers: tuple[int, ...], edition: str
) -> None:
    scenario = (
        improving(Scenario(edition=edition), *powers).crew("0a", at="centre").achieved(0, centre=6)
    )
    if kind == "crews_4":
        scenario.achieved(0, crews_2=5)
    match = scenario.build()
    do(match, 0, "power c" if kind == "crews_2" else "power b")
    assert achieved(match)[kind] == value


@pytest.mark.rule("RW-ACH-2", "allows")
@pytest.mark.parametrize(
    "places", [("centre", "C1", "D5"), ("centre", "centre", "centre"), ("C1-C2", "D1-D2", "C1")]
)
def test_deep_crews_may_be_at_the_centre_or_straddle(places: tuple[str, str, str]) -> None:
    scenario = Scenario().crews(0, *places, "B5")
    if "centre" in places:
        scenario.achieved(0, centre=6)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move d C5")
    assert achieved(match)["deep"] == 5


@pytest.mark.rule("RW-ACH-2", "refuses")
@pytest.mark.parametrize("last", ["E4", "A5", "B5", "B5-B6"])
def test_one_crew_above_stratum_c_is_not_deep(last: str) -> None:
    scenario = Scenario().crews(0, "C1", "C1", "C2", last)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a D1")
    assert achieved(match) == {}


@pytest.mark.rule("RW-ACH-2", "refuses")
def test_dice_do_not_make_a_crew_powerful() -> None:
    scenario = Scenario().crew("0a", at="D1", power=3).crew("0b", at="D5", power=4)
    scenario.crew("0c", at="D3", die=4).vice_president(0, "I", 3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "stay a", "hire 1")
    assert achieved(match) == {}


# ---- several at once ----


def three_at_ten_silver(edition: str) -> Scenario:
    """Seat 0 drills; 0, 1 and 3 get their tenth silver together."""
    scenario = Scenario(edition=edition).need("C5", 7).card("C5", silver=3)
    scenario.crew("0a", at="C4", power=3)
    for seat in (1, 3):
        scenario.crew(f"{seat}a", at="C5", power=2)
    for seat in (0, 1, 3):
        scenario.stock(seat, silver=9)
    return scenario.management(3, 2, 1, 0).drilling(seat=0)


@pytest.mark.rule("RW-ACH-3", "allows")
@pytest.mark.parametrize("edition", ["default", "en", "de"])
def test_the_active_player_first_then_by_management_order(edition: str) -> None:
    match = three_at_ten_silver(edition).build()
    do(match, 0, "move a C5")
    assert [achieved(match, seat).get("silver") for seat in (0, 3, 1)] == [4, 3, 2]


@pytest.mark.rule("RW-ACH-3", "refuses")
def test_french_edition_by_management_order_only() -> None:
    match = three_at_ten_silver("fr").build()
    do(match, 0, "move a C5")
    assert [achieved(match, seat).get("silver") for seat in (3, 1, 0)] == [4, 3, 2]


@pytest.mark.rule("RW-ACH-3", "allows")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mineshaft_income_by_management_order_alone(edition: str) -> None:
    """Seat 3 moved last, but nobody is active when mineshafts pay."""
    scenario = Scenario(edition=edition).management(1, 3, 2, 0)
    for seat, tile in ((0, "C1"), (1, "C3"), (3, "C5")):
        scenario.drilled(tile).shaft(tile, seat).income(tile, silver=1).stock(seat, silver=9)
    match = scenario.drilling(seat=3, round=3).build()
    do(match, 3, "stay a")
    assert [achieved(match, seat).get("silver") for seat in (1, 3, 0)] == [4, 3, 2]


@pytest.mark.rule("RW-ACH-3", "allows")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_with_al_active_by_management_order_alone(edition: str, order: tuple[int, int]) -> None:
    scenario = Scenario(2, edition=edition).need("C5", 7).card("C5", silver=3).drilled("D8")
    scenario.crews(2, "C5", "D8", "D8", "D8").crew("2a", power=2)
    for seat in (0, 1):
        scenario.crew(f"{seat}a", at="C5", power=2).stock(seat, silver=9)
    match = scenario.management(*order).turn_end().build()
    do(match, order[0], "al_power a")
    assert [achieved(match, seat).get("silver") for seat in order] == [4, 2]


@pytest.mark.rule("RW-ACH-3", "refuses")
def test_different_achievements_do_not_compete() -> None:
    scenario = Scenario().need("C5", 7).card("C5", silver=2, gold=2)
    scenario.crew("0a", at="C4", power=3).crew("1a", at="C5", power=4)
    scenario.stock(0, silver=9).stock(1, gold=11)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert achieved(match, 0) == {"silver": 4}
    assert achieved(match, 1) == {"gold": 5}
