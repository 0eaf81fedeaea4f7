"""Phase III, the workshop: RW-WORK."""

from __future__ import annotations

import pytest

from tests.asking import asks, legal, refused
from tests.rockwell.scenario import (
    DELIVERIES,
    EDITIONS,
    KINDS,
    LETTERS,
    TILES,
    Scenario,
    company,
    cubes,
    do,
    is_drilled,
    money,
    see,
)

PILES = ("zinc", "copper", "silver", "gold", "zinc-copper", "silver-gold", "all")


def at_workshop(*seats: int, players: int = 4, edition: str = "default") -> Scenario:
    """These seats stand on board III from left to right, with plenty of money."""
    scenario = Scenario(players, edition=edition)
    for slot, seat in enumerate(seats, start=1):
        scenario.vice_president(seat, "III", slot).rich(seat)
    return scenario.workshop()


# ---- whose turn, and how often ----


@pytest.mark.rule("RW-WORK-1", "allows")
def test_one_action_each_in_turn_from_the_leftmost_slot() -> None:
    match = at_workshop(2, 0, 3).build()
    order = []
    letters = {seat: iter(LETTERS) for seat in range(4)}
    while asks(match)[0] == "workshop":
        seat = asks(match)[1][0]
        order.append(seat)
        do(match, seat, f"power {next(letters[seat])}")
    assert order == [2, 0, 3, 2, 0, 3, 2, 0, 2]


@pytest.mark.rule("RW-WORK-1", "allows")
@pytest.mark.parametrize(
    ("players", "slot", "actions"),
    [(4, 1, 4), (4, 2, 3), (4, 3, 2), (3, 1, 4), (3, 2, 3), (2, 1, 4), (2, 2, 3)],
)
def test_each_slot_has_its_number_of_actions(players: int, slot: int, actions: int) -> None:
    scenario = Scenario(players).vice_president(0, "III", slot).rich(0)
    match = scenario.workshop().build()
    for letter in LETTERS[:actions]:
        assert asks(match) == ("workshop", (0,))
        do(match, 0, f"power {letter}")
    assert asks(match)[0] != "workshop"


@pytest.mark.rule("RW-WORK-1", "allows")
def test_who_passes_or_has_done_his_last_action_goes_home() -> None:
    match = at_workshop(2, 0, 3).build()
    do(match, 2, "pass")
    assert see(match)["slots"]["III"] == [None, 0, 3]
    do(match, 0, "safety")
    do(match, 3, "safety")
    do(match, 0, "safety")
    do(match, 3, "safety")
    assert see(match)["slots"]["III"] == [None, 0, None]
    assert asks(match) == ("workshop", (0,))


@pytest.mark.rule("RW-WORK-1", "refuses")
def test_nobody_acts_out_of_turn_or_without_a_vice_president_there() -> None:
    match = at_workshop(2, 0).vice_president(1, "I", 1).build()
    for seat in (0, 1, 3):
        assert refused(match, seat, "safety") == "RW-WORK-1"


@pytest.mark.rule("RW-WORK-1", "refuses")
@pytest.mark.parametrize("text", ["sell zinc 1", "decline", "hire 1", "stay a"])
def test_the_workshop_is_no_place_for_anything_else(text: str) -> None:
    assert refused(at_workshop(0).build(), 0, text) == "RW-WORK-1"


# ---- power ----


@pytest.mark.rule("RW-WORK-2", "allows")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("power", "price"), [(1, 1500), (2, 2500), (3, 3500)])
def test_power_goes_up_one_notch_for_its_price(players: int, power: int, price: int) -> None:
    scenario = at_workshop(0, players=players).rich(0, money=price)
    match = scenario.crew("0b", power=power).build()
    do(match, 0, "power b")
    crews = see(match)["crews"]
    assert crews["0b"]["power"] == power + 1
    assert [crews[f"0{letter}"]["power"] for letter in "acd"] == [1, 1, 1]
    assert money(match, 0) == 0


@pytest.mark.rule("RW-WORK-2", "allows")
def test_a_crew_on_an_entrance_a_tile_or_a_border_may_be_improved() -> None:
    match = at_workshop(0).crew("0b", at="C5").crew("0c", at="C1-C2").build()
    do(match, 0, "power a", "power b", "power c")
    assert [see(match)["crews"][f"0{letter}"]["power"] for letter in "abc"] == [2, 2, 2]


@pytest.mark.rule("RW-WORK-2", "allows")
@pytest.mark.parametrize("at", ["C5", "C5-C6"])
def test_an_improvement_sets_off_an_extraction_at_once(at: str) -> None:
    scenario = at_workshop(0).need("C5", 7).card("C5", copper=4, gold=2)
    match = scenario.crew("0a", at=at, power=2).crew("1a", at="C5", power=4).build()
    do(match, 0, "power a")
    assert is_drilled(match, "C5")
    assert cubes(match, 1) == [3, 4, 1, 1]
    assert asks(match) == ("workshop", (0,))


@pytest.mark.rule("RW-WORK-2", "refuses")
def test_power_ends_at_four() -> None:
    match = at_workshop(0).crew("0a", power=4).build()
    assert refused(match, 0, "power a") == "RW-WORK-2"


@pytest.mark.rule("RW-WORK-2", "refuses")
@pytest.mark.parametrize(("power", "price"), [(1, 1500), (2, 2500), (3, 3500)])
def test_no_power_without_its_price(power: int, price: int) -> None:
    match = at_workshop(0).rich(0, money=price - 100).crew("0a", power=power).build()
    assert refused(match, 0, "power a") == "RW-WORK-2"


@pytest.mark.rule("RW-WORK-2", "allows")
@pytest.mark.rule("RW-WORK-2", "refuses")
def test_only_improvements_that_are_allowed_are_offered() -> None:
    scenario = at_workshop(0).crew("0a", power=4).crew("0b", power=3).crew("0c", power=2)
    match = scenario.rich(0, money=3000).build()
    assert {act for act in match.legal(0) if act[0] not in ("shaft", "deliver")} == {
        ("power", "c"),
        ("power", "d"),
        ("safety",),
        ("mobility",),
        ("pass",),
    }


@pytest.mark.rule("RW-WORK-2", "refuses")
def test_not_a_crew_that_reached_the_centre() -> None:
    match = at_workshop(0).crew("0a", at="centre").achieved(0, centre=6).build()
    assert refused(match, 0, "power a") in ("RW-WORK-2", "RW-CORE-1")


# ---- safety and mobility ----


@pytest.mark.rule("RW-WORK-3", "allows")
def test_safety_in_order() -> None:
    match = at_workshop(0).build()
    for level, price in enumerate((1500, 2000, 2500), start=1):
        before = money(match, 0)
        do(match, 0, "safety")
        assert company(match, 0)["safety"] == level
        assert before - money(match, 0) == price


@pytest.mark.rule("RW-WORK-3", "refuses")
@pytest.mark.parametrize(("level", "price"), [(0, 1500), (1, 2000), (2, 2500)])
def test_no_safety_without_its_price(level: int, price: int) -> None:
    match = at_workshop(0).rich(0, money=price - 100).safety(0, level).build()
    assert refused(match, 0, "safety") == "RW-WORK-3"


@pytest.mark.rule("RW-WORK-3", "refuses")
def test_there_are_three_levels_of_safety() -> None:
    assert refused(at_workshop(0).safety(0, 3).build(), 0, "safety") == "RW-WORK-3"


@pytest.mark.rule("RW-WORK-4", "allows")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mobility_in_order(players: int) -> None:
    match = at_workshop(0, players=players).build()
    for level, price in enumerate((1500, 2000, 2500), start=1):
        before = money(match, 0)
        do(match, 0, "mobility")
        assert company(match, 0)["mobility"] == level
        assert before - money(match, 0) == price


@pytest.mark.rule("RW-WORK-4", "refuses")
@pytest.mark.parametrize(("level", "price"), [(0, 1500), (1, 2000), (2, 2500)])
def test_no_mobility_without_its_price(level: int, price: int) -> None:
    match = at_workshop(0).rich(0, money=price - 100).mobility(0, level).build()
    assert refused(match, 0, "mobility") == "RW-WORK-4"


@pytest.mark.rule("RW-WORK-4", "refuses")
def test_there_are_three_levels_of_mobility() -> None:
    assert refused(at_workshop(0).mobility(0, 3).build(), 0, "mobility") == "RW-WORK-4"


# ---- mineshafts ----


def digging(edition: str = "default") -> Scenario:
    """Seat 0's crews: C5, the border D1-D2 and two at the centre."""
    scenario = at_workshop(0, edition=edition).crews(0, "C5", "D1-D2", "centre", "centre")
    return scenario.achieved(0, centre=6, deep=5)


NEAR = {"C5", "C4", "C6", "B5", "D5", "D1", "D2", "D8", "D3", "C1", "C2"}


def shafts(scenario: Scenario) -> set[str]:
    return {str(act[1]) for act in legal(scenario.build(), 0, "shaft")}


@pytest.mark.rule("RW-WORK-5", "allows")
@pytest.mark.rule("RW-WORK-5", "refuses")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_goes_on_an_undrilled_tile_he_occupies_or_touches(edition: str) -> None:
    assert shafts(digging(edition)) == NEAR


@pytest.mark.rule("RW-WORK-5", "allows")
def test_the_price_of_each_mineshaft() -> None:
    match = digging().build()
    for tile, price in (("C5", 1500), ("C4", 2000), ("A1", 2500)):
        before = money(match, 0)
        do(match, 0, f"shaft {tile}")
        assert before - money(match, 0) == price
        assert see(match)["tiles"][tile]["shaft"] == 0
    assert company(match, 0)["shafts"] == 3


@pytest.mark.rule("RW-WORK-5", "refuses")
@pytest.mark.parametrize(("built", "price"), [(0, 1500), (1, 2000), (2, 2500)])
def test_no_mineshaft_without_its_price(built: int, price: int) -> None:
    scenario = digging().rich(0, money=price - 100)
    for tile in ("A1", "A2")[:built]:
        scenario.shaft(tile, 0)
    assert refused(scenario.build(), 0, "shaft C5") == "RW-WORK-5"


@pytest.mark.rule("RW-WORK-5", "refuses")
def test_there_are_three_mineshafts() -> None:
    scenario = digging().shaft("A1", 0).shaft("A2", 0).shaft("A3", 0)
    assert refused(scenario.build(), 0, "shaft C5") == "RW-WORK-5"


@pytest.mark.rule("RW-WORK-5", "refuses")
@pytest.mark.parametrize("at", ["C5", "C4", "D5"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_not_where_an_opponent_is(edition: str, at: str) -> None:
    match = digging(edition).crew("1a", at=at).build()
    assert refused(match, 0, f"shaft {at}") == "RW-WORK-5"


@pytest.mark.rule("RW-WORK-5", "refuses")
def test_an_opponent_who_straddles_occupies_both_tiles() -> None:
    assert shafts(digging().crew("1a", at="C3-C4").crew("1b", at="D2-D3")) == NEAR - {
        "C4",
        "D2",
        "D3",
    }


@pytest.mark.rule("RW-WORK-5", "refuses")
@pytest.mark.parametrize("tile", ["C5", "C4", "D5"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_not_on_a_drilled_tile(edition: str, tile: str) -> None:
    match = digging(edition).drilled(tile).build()
    assert refused(match, 0, f"shaft {tile}") == "RW-WORK-5"


@pytest.mark.rule("RW-WORK-5", "allows")
def test_a_crew_on_an_entrance_is_adjacent_to_its_two_tiles() -> None:
    scenario = at_workshop(0).crews(0, "E1", "E3", "centre", "centre")
    assert shafts(scenario.achieved(0, centre=6)) == {"A1", "A2", "A5", "A6"}


@pytest.mark.rule("RW-WORK-5", "refuses")
def test_a_crew_at_the_centre_is_adjacent_to_nothing() -> None:
    scenario = at_workshop(0).crews(0, *["centre"] * 4)
    match = scenario.achieved(0, centre=6, deep=5).build()
    assert refused(match, 0, "shaft D1") == "RW-WORK-5"
    assert not legal(match, 0, "shaft")


def second(edition: str) -> Scenario:
    """Some tiles drilled, some opponents about, one mineshaft built far away."""
    scenario = digging(edition).shaft("A8", 0)
    scenario.drilled("C5", "C4", "D8", "B8", "A4")
    return scenario.crew("1a", at="C4").crew("1b", at="D5").crew("1c", at="B2").crew("2a", at="A4")


@pytest.mark.rule("RW-WORK-5", "allows")
@pytest.mark.rule("RW-WORK-5", "refuses")
@pytest.mark.parametrize("edition", ["default", "fr", "de"])
def test_the_second_also_on_a_drilled_tile_he_occupies_or_touches(edition: str) -> None:
    """C4 is drilled, so the opponent there does not matter; D5 is not, so he does."""
    assert shafts(second(edition)) == NEAR - {"D5"}
    match = second(edition).build()
    for tile in ("D5", "B8", "A4", "B2", "B7"):
        assert refused(match, 0, f"shaft {tile}") == "RW-WORK-5"


@pytest.mark.rule("RW-WORK-5", "allows")
@pytest.mark.rule("RW-WORK-5", "refuses")
def test_english_edition_the_second_on_any_drilled_occupied_or_adjacent_tile() -> None:
    assert shafts(second("en")) == NEAR | {"B8", "A4", "B2"}
    match = second("en").build()
    for tile in ("B7", "A1", "C8"):
        assert refused(match, 0, f"shaft {tile}") == "RW-WORK-5"


@pytest.mark.rule("RW-WORK-5", "allows")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_third_goes_anywhere(edition: str) -> None:
    assert shafts(second(edition).shaft("A7", 0)) == set(TILES) - {"A7", "A8"}


@pytest.mark.rule("RW-WORK-5", "refuses")
@pytest.mark.rule("RW-AL-5", "refuses")
def test_a_crew_of_al_is_in_the_way_of_a_mineshaft() -> None:
    scenario = at_workshop(0, players=2).crews(0, "C5", "C5", "C5", "C5").crew("2a", at="C4")
    match = scenario.achieved(0, deep=5).build()
    assert refused(match, 0, "shaft C4") == "RW-WORK-5"


@pytest.mark.rule("RW-WORK-3", "allows")
@pytest.mark.rule("RW-WORK-4", "allows")
@pytest.mark.rule("RW-WORK-5", "allows")
@pytest.mark.parametrize(("level", "price"), [(0, 1500), (1, 2000), (2, 2500)])
@pytest.mark.parametrize("what", ["safety", "mobility", "shaft C4"])
def test_exactly_the_price_is_enough(what: str, level: int, price: int) -> None:
    scenario = digging().rich(0, money=price).safety(0, level).mobility(0, level)
    for tile in ("A8", "A7")[:level]:
        scenario.shaft(tile, 0)
    match = scenario.build()
    assert tuple(what.split()) in match.legal(0)
    do(match, 0, what)
    assert money(match, 0) == 0


@pytest.mark.rule("RW-WORK-6", "allows")
@pytest.mark.parametrize(("goal", "price"), [("C4", 1500), ("D8", 2000), ("B1", 2500)])
def test_exactly_the_price_of_the_level_is_enough_for_a_move(goal: str, price: int) -> None:
    scenario = digging().drilled("D8").rich(0, money=price)
    match = scenario.shaft("A8", 0).shaft("A7", 0).shaft("A6", 0).build()
    assert ("shift", "A8", goal) in match.legal(0)
    do(match, 0, f"shift A8 {goal}")
    assert money(match, 0) == 0


@pytest.mark.rule("RW-WORK-6", "refuses")
def test_only_moves_that_are_allowed_are_offered() -> None:
    match = digging().shaft("A8", 0).shaft("C4", 1).rich(0, money=1500).build()
    assert {act[1:] for act in legal(match, 0, "shift")} == {("A8", to) for to in NEAR - {"C4"}}
    assert not legal(digging().shaft("A8", 0).rich(0, money=1400).build(), 0, "shift")


# ---- moving a mineshaft ----


@pytest.mark.rule("RW-WORK-6", "allows")
@pytest.mark.parametrize(
    ("built", "goal", "price"),
    [
        (["A8"], "C4", 1500),
        (["A8", "A7"], "C4", 1500),
        (["A8", "A7"], "D8", 2000),
        (["A8", "A7", "A6"], "C4", 1500),
        (["A8", "A7", "A6"], "D8", 2000),
        (["A8", "A7", "A6"], "B1", 2500),
    ],
)
def test_a_mineshaft_moves_for_the_cheapest_level_that_allows_the_tile(
    built: list[str], goal: str, price: int
) -> None:
    scenario = digging().drilled("D8")
    for tile in built:
        scenario.shaft(tile, 0)
    match = scenario.build()
    before = money(match, 0)
    do(match, 0, f"shift {built[-1]} {goal}")
    assert before - money(match, 0) == price
    assert see(match)["tiles"][goal]["shaft"] == 0
    assert see(match)["tiles"][built[-1]]["shaft"] is None
    assert company(match, 0)["shafts"] == len(built), "no level is gained"


@pytest.mark.rule("RW-WORK-6", "allows")
@pytest.mark.rule("RW-WORK-6", "refuses")
@pytest.mark.parametrize("goal", ["B8", "B2"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_level_s_rule_is_that_of_the_edition(edition: str, goal: str) -> None:
    """B8 is drilled but far away, B2 undrilled and occupied by an opponent."""
    match = second(edition).shaft("A7", 0).build()
    if edition == "en":
        before = money(match, 0)
        do(match, 0, f"shift A7 {goal}")
        assert before - money(match, 0) == 2000
    else:
        assert refused(match, 0, f"shift A7 {goal}") == "RW-WORK-6"


@pytest.mark.rule("RW-WORK-6", "allows")
def test_a_move_takes_an_action() -> None:
    match = at_workshop(1, 0).crew("0a", at="C5").shaft("A8", 0).build()
    do(match, 1, "pass")
    do(match, 0, "shift A8 C4", "shift C4 C5", "shift C5 C6")
    assert asks(match)[0] != "workshop"


@pytest.mark.rule("RW-WORK-6", "refuses")
@pytest.mark.parametrize(
    ("built", "goal"), [(["A8"], "D8"), (["A8"], "B1"), (["A8", "A7"], "B1"), (["A8", "A7"], "B8")]
)
def test_not_to_a_tile_that_no_level_reached_allows(built: list[str], goal: str) -> None:
    scenario = digging().drilled("D8", "B8")
    for tile in built:
        scenario.shaft(tile, 0)
    assert refused(scenario.build(), 0, f"shift A8 {goal}") == "RW-WORK-6"


@pytest.mark.rule("RW-WORK-6", "refuses")
@pytest.mark.parametrize(("goal", "price"), [("C4", 1500), ("D8", 2000), ("B1", 2500)])
def test_not_without_the_price_of_the_level(goal: str, price: int) -> None:
    scenario = digging().drilled("D8").rich(0, money=price - 100)
    match = scenario.shaft("A8", 0).shaft("A7", 0).shaft("A6", 0).build()
    assert refused(match, 0, f"shift A8 {goal}") == "RW-WORK-6"
    refusal = match.check(0, ("shift", "A8", goal))
    assert refusal is not None
    told = [refusal.params[name] for name in ("price", "have", "missing")]
    assert told == [price, price - 100, 100]


@pytest.mark.rule("RW-WORK-6", "refuses")
@pytest.mark.parametrize("start", ["C4", "A1", "B1"])
def test_only_one_s_own_mineshaft(start: str) -> None:
    match = digging().shaft("A8", 0).shaft("A1", 1).shaft("C4", 2).build()
    assert refused(match, 0, f"shift {start} C5") == "RW-WORK-6"


@pytest.mark.rule("RW-WORK-6", "refuses")
def test_to_another_tile_only() -> None:
    match = digging().shaft("C4", 0).build()
    assert refused(match, 0, "shift C4 C4") in ("RW-WORK-6", "RW-WORK-7")


# ---- one on a tile ----


@pytest.mark.rule("RW-WORK-7", "refuses")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("built", [["A8"], ["A8", "A7"]])
def test_never_a_second_mineshaft_on_a_tile(built: list[str], owner: int) -> None:
    scenario = digging().shaft("C4", owner)
    for tile in built[: 2 - (owner == 0)]:
        scenario.shaft(tile, 0)
    match = scenario.build()
    assert refused(match, 0, "shaft C4") == "RW-WORK-7"
    assert refused(match, 0, "shift A8 C4") == "RW-WORK-7"


@pytest.mark.rule("RW-WORK-7", "allows")
def test_a_tile_is_free_again_when_its_mineshaft_has_moved() -> None:
    match = digging().shaft("C4", 0).build()
    do(match, 0, "shift C4 C6", "shaft C4")
    assert see(match)["tiles"]["C4"]["shaft"] == 0
    assert see(match)["tiles"]["C6"]["shaft"] == 0


@pytest.mark.rule("RW-WORK-7", "allows")
def test_mineshafts_may_stand_side_by_side() -> None:
    match = digging().shaft("C4", 1).build()
    do(match, 0, "shaft C5")
    assert see(match)["tiles"]["C5"]["shaft"] == 0


# ---- deliveries ----


def cost(tile: str) -> dict[str, int]:
    found: dict[str, int] = DELIVERIES[tile]["cubes"]
    return found


@pytest.mark.rule("RW-WORK-8", "allows")
@pytest.mark.parametrize("pile", PILES)
def test_the_top_tile_is_paid_with_its_cubes_and_kept(pile: str) -> None:
    wanted = cost(f"{pile}.1")
    match = at_workshop(0).stock(0, **wanted, money=1000).build()
    do(match, 0, f"deliver {pile}")
    assert cubes(match, 0) == [0, 0, 0, 0]
    assert money(match, 0) == 1000
    assert company(match, 0)["deliveries"] == [f"{pile}.1"]


@pytest.mark.rule("RW-WORK-8", "allows")
def test_the_next_player_gets_the_next_tile() -> None:
    match = at_workshop(0, 1).stock(0, zinc=20).stock(1, zinc=20).build()
    do(match, 0, "deliver zinc")
    do(match, 1, "deliver zinc")
    assert company(match, 1)["deliveries"] == ["zinc.2"]
    assert cubes(match, 1)[0] == 20 - cost("zinc.2")["zinc"]


@pytest.mark.rule("RW-WORK-8", "refuses")
@pytest.mark.parametrize("pile", PILES)
def test_one_cube_short_is_refused(pile: str) -> None:
    wanted = cost(f"{pile}.1")
    for kind in KINDS:
        if wanted[kind]:
            short = {other: count + 5 for other, count in wanted.items()}
            short[kind] = wanted[kind] - 1
            match = at_workshop(0).stock(0, **short, money=90_000).build()
            assert refused(match, 0, f"deliver {pile}") == "RW-WORK-8"


@pytest.mark.rule("RW-WORK-8", "refuses")
def test_an_empty_pile_delivers_nothing() -> None:
    scenario = at_workshop(0).stock(0, gold=90)
    match = scenario.delivered(1, "gold.1", "gold.2", "gold.3", "gold.4").build()
    assert refused(match, 0, "deliver gold") == "RW-WORK-8"
