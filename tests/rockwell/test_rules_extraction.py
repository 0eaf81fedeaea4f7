"""Extraction: RW-EXT."""

from __future__ import annotations

import pytest

from pithead.kernel.match import Match
from tests.asking import asks, refused
from tests.rockwell.scenario import (
    KINDS,
    Scenario,
    company,
    cubes,
    die,
    do,
    everyone,
    is_drilled,
    place,
    play_on,
    see,
)

RULEBOOK_CARD = {"copper": 3, "silver": 5, "gold": 4}


def gained(before: list[int], after: list[int]) -> list[int]:
    return [new - old for old, new in zip(before, after, strict=True)]


def extract(scenario: Scenario, seats: int, *texts: str, seat: int = 0) -> list[list[int]]:
    """What each seat gains when this seat does that."""
    match = scenario.build()
    before = [cubes(match, owner) for owner in range(seats)]
    do(match, seat, *texts)
    return [gained(before[owner], cubes(match, owner)) for owner in range(seats)]


# ---- what sets it off ----


@pytest.mark.rule("RW-EXT-1", "allows")
@pytest.mark.parametrize(("here", "arriving"), [(3, 4), (4, 3), (4, 4)])
def test_a_move_that_reaches_the_number_drills(here: int, arriving: int) -> None:
    scenario = Scenario().need("C5", 7).crew("1a", at="C5", power=here)
    match = scenario.crew("0a", at="C4", power=arriving).drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert is_drilled(match, "C5")


@pytest.mark.rule("RW-EXT-1", "refuses")
def test_one_short_of_the_number_does_not_drill() -> None:
    scenario = Scenario().need("C5", 7).crew("1a", at="C5", power=3)
    match = scenario.crew("0a", at="C4", power=3).drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert not is_drilled(match, "C5")
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-EXT-1", "allows")
def test_a_bribe_drills() -> None:
    scenario = Scenario().need("C5", 7).crew("0a", at="C5", power=4).crew("1a", at="C6", power=3)
    match = scenario.vice_president(0, "I", 1).drilling(seat=0).build()
    do(match, 0, "stay a", "bribe 1 a C5")
    assert is_drilled(match, "C5")


@pytest.mark.rule("RW-EXT-1", "allows")
def test_a_hire_drills() -> None:
    scenario = Scenario().need("C5", 7).crew("0a", at="C5", power=4)
    match = scenario.vice_president(0, "I", 3).drilling(seat=0).build()
    do(match, 0, "stay a", "hire 3")
    assert is_drilled(match, "C5")


@pytest.mark.rule("RW-EXT-1", "allows")
@pytest.mark.parametrize(("opponent", "drilled"), [(4, True), (3, False)])
def test_an_improvement_in_phase_three_drills(opponent: int, drilled: bool) -> None:
    scenario = Scenario().need("C5", 7).crew("0a", at="C5", power=2).rich(0)
    scenario.crew("1a", at="C5", power=opponent).vice_president(0, "III", 1)
    match = scenario.workshop().build()
    do(match, 0, "power a")
    assert is_drilled(match, "C5") == drilled


@pytest.mark.rule("RW-EXT-1", "allows")
def test_al_s_step_drills() -> None:
    scenario = Scenario(2).need("C5", 7).crews(2, "C4", "D8", "D8", "D8").drilled("C4", "D8")
    scenario.crew("2a", power=4).crew("0a", at="C5", power=3).drilled("C3", "B4", "D4")
    match = scenario.drilling(seat=1).build()
    do(match, 1, "stay a")
    play_on(match, "move")
    assert place(match, "2a") == "C5"
    assert is_drilled(match, "C5")


@pytest.mark.rule("RW-EXT-1", "allows")
def test_everything_on_the_tile_stays() -> None:
    scenario = Scenario().need("C5", 7).crew("1a", at="C5", power=3, die=1).crew("2a", at="C5")
    match = scenario.shaft("C5", 3).crew("0a", at="C4", power=2).drilling(seat=0).build()
    do(match, 0, "move a C5")
    play_on(match, "move")
    assert is_drilled(match, "C5")
    assert {place(match, crew) for crew in ("0a", "1a", "2a")} == {"C5"}
    assert die(match, "1a") == 1
    assert see(match)["tiles"]["C5"]["shaft"] == 3


@pytest.mark.rule("RW-EXT-1", "refuses")
def test_a_drilled_tile_is_not_drilled_again() -> None:
    scenario = Scenario().need("C5", 7).drilled("C5").crew("1a", at="C5", power=4)
    match = scenario.crew("0a", at="C4", power=4).drilling(seat=0).build()
    pile = see(match)["piles"]["7"]
    do(match, 0, "move a C5")
    assert not company(match, 0)["cards"]
    assert see(match)["piles"]["7"] == pile
    assert cubes(match, 0) == [3, 2, 1, 0]


@pytest.mark.rule("RW-EXT-1", "refuses")
def test_crews_nearby_do_not_count() -> None:
    scenario = Scenario().need("C5", 7).crew("1a", at="C6", power=4).crew("1b", at="D5", power=4)
    match = scenario.crew("0a", at="C4", power=4).drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert not is_drilled(match, "C5")


@pytest.mark.rule("RW-EXT-1", "allows")
def test_play_stops_until_the_tile_is_drilled() -> None:
    """Danger is dealt with before the active player's own advantage."""
    scenario = Scenario().need("C5", 7).dangerous_card("C5", gold=9).vice_president(0, "I", 3)
    scenario.crew("1a", at="C5", power=3).crew("0a", at="C4", power=4)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert asks(match) == ("cover", (0, 1))
    assert refused(match, 0, "hire 1") == "RW-DANGER-2"


# ---- the shares ----


def sharing(powers: dict[str, int], seats: int = 4, **card: int) -> Scenario:
    """0a arrives with what is missing of 7 on C5; the others are there."""
    scenario = Scenario(seats).need("C5", 7).card("C5", **(card or RULEBOOK_CARD))
    for crew, power in powers.items():
        scenario.crew(crew, at="C4" if crew == "0a" else "C5", power=power)
    return scenario.drilling(seat=0)


@pytest.mark.rule("RW-EXT-2", "allows")
@pytest.mark.parametrize(
    ("powers", "shares"),
    [
        ({"0a": 4, "0b": 3}, [[0, 3, 5, 4], [0] * 4, [0] * 4, [0] * 4]),
        ({"0a": 4, "1a": 3}, [[0, 2, 3, 2], [0, 1, 2, 2], [0] * 4, [0] * 4]),
        ({"0a": 3, "1a": 2, "2a": 2}, [[0, 1, 3, 2], [0, 1, 1, 1], [0, 1, 1, 1], [0] * 4]),
        (
            {"0a": 4, "1a": 1, "2a": 1, "3a": 1},
            [[0, 3, 2, 1], [0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1]],
        ),
    ],
)
def test_each_kind_is_divided_equally_whatever_the_power(
    powers: dict[str, int], shares: list[list[int]]
) -> None:
    assert extract(sharing(powers), 4, "move a C5") == shares


@pytest.mark.rule("RW-EXT-2", "refuses")
def test_two_crews_of_one_player_are_one_sharer() -> None:
    scenario = sharing({"0a": 2, "0b": 2, "0c": 1, "1a": 2}, copper=4, gold=2)
    assert extract(scenario, 2, "move a C5") == [[0, 2, 0, 1], [0, 2, 0, 1]]


@pytest.mark.rule("RW-EXT-2", "refuses")
def test_a_mineshaft_gives_no_share() -> None:
    scenario = sharing({"0a": 4, "1a": 3}, copper=4, gold=2).shaft("C5", 2)
    assert extract(scenario, 3, "move a C5") == [[0, 2, 0, 1], [0, 2, 0, 1], [0] * 4]


@pytest.mark.rule("RW-EXT-2", "allows")
def test_exactly_the_card_is_given_out() -> None:
    scenario = sharing({"0a": 4, "1a": 1, "2a": 1, "3a": 1}, zinc=7, copper=6, silver=3, gold=9)
    shares = extract(scenario, 4, "move a C5")
    assert [sum(kind) for kind in zip(*shares, strict=True)] == [7, 6, 3, 9]


@pytest.mark.rule("RW-EXT-2", "refuses")
def test_those_who_are_not_on_the_tile_get_nothing() -> None:
    scenario = sharing({"0a": 4, "1a": 3}).crew("2a", at="C6", power=4).crew("2b", at="C6-C7")
    assert extract(scenario, 3, "move a C5")[2] == [0] * 4


# ---- the remainder ----


@pytest.mark.rule("RW-EXT-3", "allows")
def test_the_owner_of_the_mineshaft_has_priority_over_the_strongest() -> None:
    scenario = sharing({"0a": 3, "1a": 2, "2a": 2}).shaft("C5", 3)
    assert extract(scenario, 4, "move a C5") == [[0, 1, 1, 1]] * 3 + [[0, 0, 2, 1]]


@pytest.mark.rule("RW-EXT-3", "allows")
def test_the_owner_of_the_mineshaft_may_be_one_of_the_sharers() -> None:
    scenario = sharing({"0a": 3, "1a": 2, "2a": 2}).shaft("C5", 1)
    shares = extract(scenario, 3, "move a C5")
    assert shares == [[0, 1, 1, 1], [0, 1, 3, 2], [0, 1, 1, 1]]


@pytest.mark.rule("RW-EXT-3", "allows")
def test_then_the_player_with_strictly_the_most_power_dice_included() -> None:
    """1a has 2 and a die of 2; 0a comes with 3."""
    scenario = sharing({"0a": 3, "1a": 2}).crew("1a", die=2)
    assert extract(scenario, 2, "move a C5") == [[0, 1, 2, 2], [0, 2, 3, 2]]


@pytest.mark.rule("RW-EXT-3", "allows")
def test_the_power_of_all_a_player_s_crews_counts() -> None:
    scenario = sharing({"0a": 3, "1a": 2, "1b": 2})
    assert extract(scenario, 2, "move a C5") == [[0, 1, 2, 2], [0, 2, 3, 2]]


@pytest.mark.rule("RW-EXT-3", "allows")
def test_a_straddler_s_power_counts_in_full_for_priority() -> None:
    scenario = sharing({"0a": 3}).crew("1a", at="C5-C6", power=2, die=2)
    assert extract(scenario, 2, "move a C5") == [[0, 1, 2, 2], [0, 2, 3, 2]]


@pytest.mark.rule("RW-EXT-3", "allows")
def test_with_a_tie_the_active_player_even_if_he_is_not_one_of_the_tied() -> None:
    scenario = sharing({"0a": 1, "1a": 3, "2a": 3})
    assert extract(scenario, 3, "move a C5") == [[0, 1, 3, 2], [0, 1, 1, 1], [0, 1, 1, 1]]


@pytest.mark.rule("RW-EXT-3", "refuses")
def test_the_active_player_has_no_priority_if_one_is_stronger() -> None:
    scenario = sharing({"0a": 2, "1a": 3, "2a": 2})
    assert extract(scenario, 3, "move a C5") == [[0, 1, 1, 1], [0, 1, 3, 2], [0, 1, 1, 1]]


@pytest.mark.rule("RW-EXT-3", "refuses")
def test_a_mineshaft_on_another_tile_gives_no_priority() -> None:
    scenario = sharing({"0a": 4, "1a": 3}).shaft("C6", 3).shaft("D5", 1)
    assert extract(scenario, 4, "move a C5")[0] == [0, 2, 3, 2]


# ---- the card ----


@pytest.mark.rule("RW-EXT-4", "allows")
def test_the_active_player_keeps_the_card() -> None:
    match = sharing({"0a": 2, "1a": 4, "2a": 1}).shaft("C5", 3).build()
    top = see(match)["piles"]["7"][0]
    do(match, 0, "move a C5")
    assert company(match, 0)["cards"] == [top]


@pytest.mark.rule("RW-EXT-4", "refuses")
def test_neither_the_strongest_nor_the_owner_of_the_mineshaft_gets_it() -> None:
    match = sharing({"0a": 2, "1a": 4, "2a": 1}).shaft("C5", 3).build()
    do(match, 0, "move a C5")
    assert [company(match, seat)["cards"] for seat in (1, 2, 3)] == [[], [], []]
    assert see(match)["gone"] == []


@pytest.mark.rule("RW-EXT-4", "allows")
def test_a_bribe_makes_the_briber_the_active_player() -> None:
    scenario = Scenario().need("C5", 7).crew("0a", at="C5", power=1).crew("1a", at="C5", power=3)
    scenario.crew("2a", at="C6", power=3).vice_president(0, "I", 1).card("C5", **RULEBOOK_CARD)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "stay a", "bribe 2 a C5")
    assert len(company(match, 0)["cards"]) == 1
    assert cubes(match, 0) == [3, 2 + 1, 1 + 3, 2], "and he wins a tie"


@pytest.mark.rule("RW-EXT-4", "allows")
def test_in_phase_three_the_one_who_improves_is_the_active_player() -> None:
    scenario = Scenario().need("C5", 7).card("C5", **RULEBOOK_CARD).rich(0)
    scenario.crew("0a", at="C5", power=3).crew("1a", at="C5", power=3)
    match = scenario.vice_president(0, "III", 1).workshop().build()
    do(match, 0, "power a")
    assert len(company(match, 0)["cards"]) == 1
    assert cubes(match, 0) == [3, 2 + 2, 1 + 3, 2]


# ---- the order of things ----


@pytest.mark.rule("RW-EXT-5", "allows")
def test_straddlers_are_put_on_the_tile_before_the_shares() -> None:
    scenario = sharing({"0a": 4}).crew("1a", at="C5-C6", power=3)
    match = scenario.build()
    do(match, 0, "move a C5")
    assert place(match, "1a") == "C5"
    assert cubes(match, 1) == [3, 3, 3, 2]


@pytest.mark.rule("RW-EXT-5", "refuses")
def test_cubes_lost_to_danger_never_reach_the_stock() -> None:
    """8 silver and 4 more would be an achievement, but all four are lost (power 7, safety 3)."""
    scenario = Scenario().need("C5", 7).dangerous_card("C5", silver=4).stock(0, silver=8)
    scenario.crew("0a", at="C4", power=3).crew("0b", at="C5", power=4)
    match = scenario.safety(0, 2).drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert cubes(match, 0)[2] == 8
    assert asks(match) == ("cover", (0,))
    do(match, 0, "cover 0")
    assert cubes(match, 0)[2] == 8
    assert "silver" not in company(match, 0)["achievements"]


@pytest.mark.rule("RW-EXT-5", "allows")
def test_cubes_that_are_saved_count_for_achievements() -> None:
    scenario = Scenario().need("C5", 7).dangerous_card("C5", silver=4).stock(0, silver=8)
    scenario.crew("0a", at="C4", power=3).crew("0b", at="C5", power=4).insured(0, 2)
    match = scenario.safety(0, 2).drilling(seat=0).build()
    do(match, 0, "move a C5", "cover 2")
    assert cubes(match, 0)[2] == 10
    assert company(match, 0)["achievements"] == {"silver": 4}


@pytest.mark.rule("RW-EXT-5", "allows")
def test_the_card_counts_for_achievements_at_once() -> None:
    match = sharing({"0a": 4, "1a": 3}).cards(0, 5).build()
    do(match, 0, "move a C5")
    assert company(match, 0)["achievements"] == {"cards": 4}


@pytest.mark.rule("RW-EXT-5", "allows")
def test_then_play_goes_on_where_it_stopped() -> None:
    match = sharing({"0a": 4, "1a": 3}).mobility(0, 3).vice_president(0, "I", 3).build()
    do(match, 0, "move a C5")
    assert is_drilled(match, "C5")
    assert asks(match) == ("step", (0,))
    do(match, 0, "halt")
    assert asks(match) == ("advantage", (0,))
    do(match, 0, "decline")
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-EXT-5", "refuses")
def test_the_back_is_public_before_the_danger_is_over() -> None:
    scenario = Scenario().need("C5", 7).dangerous_card("C5", gold=9)
    scenario.crew("0a", at="C4", power=3).crew("0b", at="C5", power=4)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert asks(match)[0] == "cover"
    assert is_drilled(match, "C5")
    assert not company(match, 0)["cards"], "the card comes after the cubes"
    assert [company(match, 0)[kind] for kind in KINDS] == [3, 2, 1, 0]


@pytest.mark.rule("RW-EXT-5", "allows")
def test_the_events_tell_it_in_order() -> None:
    scenario = Scenario().need("C5", 7).dangerous_card("C5", silver=9, gold=5).stock(0, silver=9)
    scenario.crew("0a", at="C4", power=2).crew("1a", at="C5", power=3).shaft("C5", 2)
    match = scenario.crew("3a", at="C5-C6", power=2).insured(0, 2).drilling(seat=0).build()
    do(match, 0, "move a C5", "cover 1")
    do(match, 1, "cover 0")
    do(match, 3, "cover 0")
    causes = list(dict.fromkeys(event.cause for event in match.events))
    assert causes == [
        "RW-MOVE-1",
        "RW-EXT-1",
        "RW-MOVE-7",
        "RW-EXT-2",
        "RW-EXT-3",
        "RW-DANGER-1",
        "RW-DANGER-2",
        "RW-EXT-5",
        "RW-EXT-4",
        "RW-ACH-1",
    ]


def told(match: Match, kind: str) -> list[dict[str, object]]:
    return [dict(event.args) for event in match.events if event.kind == kind]


@pytest.mark.rule("RW-EXT-3", "allows")
@pytest.mark.parametrize(
    ("powers", "shaft", "reason"),
    [
        ({"0a": 3, "1a": 4}, 2, "shaft"),
        ({"0a": 3, "1a": 4}, None, "power"),
        ({"0a": 1, "1a": 3, "2a": 3}, None, "active"),
    ],
)
def test_the_events_say_who_has_priority_and_why(
    powers: dict[str, int], shaft: int | None, reason: str
) -> None:
    scenario = sharing(powers)
    if shaft is not None:
        scenario.shaft("C5", shaft)
    match = scenario.build()
    do(match, 0, "move a C5")
    priority = told(match, "priority")[0]
    assert priority["reason"] == reason
    assert priority["owner"] == {"shaft": 2, "power": 1, "active": 0}[reason]


@pytest.mark.rule("RW-EXT-5", "allows")
def test_the_events_account_for_every_cube() -> None:
    scenario = Scenario().need("C5", 7).dangerous_card("C5", zinc=5, silver=8, gold=5)
    scenario.crew("0a", at="C4", power=4).crew("1a", at="C5", power=3).shaft("C5", 2)
    match = scenario.drilling(seat=0).build()
    before = [cubes(match, seat) for seat in range(3)]
    do(match, 0, "move a C5")
    everyone(match, "cover 0")
    for seat in range(3):
        parts = {
            kind: [
                sum(int(str(e[cube])) for e in told(match, kind) if e["owner"] == seat)
                for cube in KINDS
            ]
            for kind in ("shared", "priority", "lost", "received")
        }
        assert parts["received"] == gained(before[seat], cubes(match, seat))
        booty = [a + b for a, b in zip(parts["shared"], parts["priority"], strict=True)]
        assert gained(parts["lost"], booty) == parts["received"]
