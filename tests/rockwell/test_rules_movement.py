"""Rounds, moves and advantages in general: RW-ROUND, RW-MOVE, RW-CORE, RW-ADV."""

from __future__ import annotations

import pytest

from tests.asking import asks, legal, refused
from tests.rockwell.scenario import (
    EDITIONS,
    Scenario,
    cubes,
    die,
    do,
    is_drilled,
    money,
    place,
    play_on,
    see,
)

# ---- rounds ----


@pytest.mark.rule("RW-ROUND-1", "allows")
@pytest.mark.parametrize("order", [(2, 0, 3, 1), (1, 2, 0)])
def test_four_rounds_in_control_order(order: tuple[int, ...]) -> None:
    match = Scenario(len(order)).control(*order).drilling(seat=order[0]).build()
    moved = []
    while asks(match)[0] == "move":
        seat = asks(match)[1][0]
        moved.append(seat)
        do(match, seat, "stay a")
    assert tuple(moved) == order * 4


@pytest.mark.rule("RW-ROUND-1", "allows")
def test_any_of_the_crews_moves_or_stays() -> None:
    match = Scenario().drilling(seat=0).build()
    assert {act[1] for act in legal(match, 0, "move")} == set("abcd")
    assert {act[1] for act in legal(match, 0, "stay")} == set("abcd")
    do(match, 0, "stay c")
    assert place(match, "0c") == "E3"
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-ROUND-1", "allows")
def test_the_same_crew_may_be_active_in_every_round() -> None:
    match = Scenario(3).all_drilled().drilling(seat=0).build()
    for tile in ("A1", "B1", "C1", "D1"):
        do(match, 0, f"move a {tile}")
        do(match, 1, "stay a")
        do(match, 2, "stay a")
    assert place(match, "0a") == "D1"
    assert asks(match)[0] != "move"


@pytest.mark.rule("RW-ROUND-1", "allows")
def test_a_player_with_no_crew_left_passes() -> None:
    match = Scenario().crews(1, *["centre"] * 4).achieved(1, centre=6, deep=5)
    after = match.drilling(seat=0).build()
    do(after, 0, "stay a")
    assert asks(after) == ("move", (2,))


@pytest.mark.rule("RW-ROUND-1", "refuses")
def test_one_move_a_round_and_only_in_turn() -> None:
    match = Scenario().drilling(seat=0).build()
    assert refused(match, 1, "move a A1") == "RW-ROUND-1"
    do(match, 0, "move a A1")
    assert refused(match, 0, "move b A3") == "RW-ROUND-1"


@pytest.mark.rule("RW-ROUND-1", "refuses")
@pytest.mark.parametrize("other", ["pass", "decline", "halt", "hire 1", "bid 0 0 0 0 0"])
def test_a_player_who_has_a_crew_may_not_do_something_else(other: str) -> None:
    match = Scenario().vice_president(0, "I", 3).drilling(seat=0).build()
    assert refused(match, 0, other) == "RW-ROUND-1"


# ---- the plain move ----


@pytest.mark.rule("RW-MOVE-1", "allows")
@pytest.mark.parametrize("drilled", [False, True])
@pytest.mark.parametrize("goal", ["C4", "C6", "B5", "D5"])
def test_a_move_goes_to_an_adjacent_tile_drilled_or_not(goal: str, drilled: bool) -> None:
    scenario = Scenario().crew("0a", at="C5")
    if drilled:
        scenario.drilled(goal)
    match = scenario.drilling(seat=0).build()
    do(match, 0, f"move a {goal}")
    assert place(match, "0a") == goal
    assert is_drilled(match, goal) == drilled


@pytest.mark.rule("RW-MOVE-1", "allows")
def test_any_tile_of_ring_d_leads_to_the_centre() -> None:
    for number in range(1, 9):
        match = Scenario().crew("0a", at=f"D{number}").drilling(seat=0).build()
        do(match, 0, "move a centre")
        assert place(match, "0a") == "centre"


@pytest.mark.rule("RW-MOVE-1", "refuses")
@pytest.mark.parametrize("goal", ["C5", "C8", "B4", "D6", "A5", "centre", "C1"])
def test_a_move_to_what_is_not_adjacent_is_refused(goal: str) -> None:
    match = Scenario().crew("0a", at="C5").drilling(seat=0).build()
    assert refused(match, 0, f"move a {goal}") == "RW-MOVE-1"


@pytest.mark.rule("RW-MOVE-1", "refuses")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_crew_moves_from_where_it_stands_itself(seat: int) -> None:
    at = {"a": "C1", "b": "C3", "c": "C5", "d": "C7"}
    scenario = Scenario(3).crews(seat, *at.values())
    match = scenario.control(seat, (seat + 1) % 3, (seat + 2) % 3).drilling(seat=seat).build()
    for crew, start in at.items():
        for goal in ("B1", "B3", "B5", "B7"):
            refusal = match.game.check(match.state, seat, ("move", crew, goal))
            assert (refusal is None) == (goal[1] == start[1]), (crew, goal)


@pytest.mark.rule("RW-MOVE-1", "refuses")
@pytest.mark.parametrize("start", ["A1", "A2", "B1"])
@pytest.mark.parametrize("entrance", ["E1", "E2"])
def test_never_back_to_an_entrance(start: str, entrance: str) -> None:
    match = Scenario().crew("0a", at=start).mobility(0, 3).drilling(seat=0).build()
    assert refused(match, 0, f"move a {entrance}") == "RW-MOVE-1"


@pytest.mark.rule("RW-MOVE-2", "allows")
@pytest.mark.parametrize("goal", ["A5", "A6"])
def test_from_its_entrance_a_crew_reaches_either_tile(goal: str) -> None:
    match = Scenario().drilling(seat=0).build()
    do(match, 0, f"move c {goal}")
    assert place(match, "0c") == goal


@pytest.mark.rule("RW-MOVE-2", "refuses")
@pytest.mark.parametrize("level", [0, 1, 3])
@pytest.mark.parametrize("goal", ["A4", "A7", "B5", "E2", "centre"])
def test_from_its_entrance_a_crew_reaches_nothing_else(goal: str, level: int) -> None:
    match = Scenario().mobility(0, level).drilling(seat=0).build()
    assert refused(match, 0, f"move c {goal}") in ("RW-MOVE-2", "RW-MOVE-1")


# ---- Mobility 1 ----


@pytest.mark.rule("RW-MOVE-3", "allows")
@pytest.mark.parametrize(
    ("start", "goal"), [("C5", "C7"), ("C5", "C3"), ("C8", "C2"), ("A1", "A7"), ("D2", "D8")]
)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mobility_1_jumps_to_the_second_tile_of_the_ring(start: str, goal: str, level: int) -> None:
    match = Scenario().crew("0a", at=start).mobility(0, level).drilling(seat=0).build()
    do(match, 0, f"move a {goal}")
    assert place(match, "0a") == goal
    assert asks(match) == ("move", (1,)), "a jump is the whole move"


@pytest.mark.rule("RW-MOVE-3", "allows")
def test_mobility_1_still_allows_the_plain_move() -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, 1).drilling(seat=0).build()
    reached = {act[2] for act in legal(match, 0, "move", "a")}
    assert reached == {"C4", "C6", "B5", "D5", "C3", "C7"}


@pytest.mark.rule("RW-MOVE-3", "refuses")
def test_no_jump_without_mobility_1() -> None:
    match = Scenario().crew("0a", at="C5").mobility(1, 3).drilling(seat=0).build()
    assert refused(match, 0, "move a C7") == "RW-MOVE-3"
    assert refused(match, 0, "move a C3") == "RW-MOVE-3"


@pytest.mark.rule("RW-MOVE-3", "refuses")
@pytest.mark.parametrize("goal", ["C8", "C1", "A5", "B6", "B7", "D4"])
def test_a_jump_goes_two_tiles_along_the_ring_only(goal: str) -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, 1).drilling(seat=0).build()
    assert refused(match, 0, f"move a {goal}") == "RW-MOVE-1"


@pytest.mark.rule("RW-MOVE-3", "refuses")
def test_no_jump_from_an_entrance() -> None:
    match = Scenario().mobility(0, 1).drilling(seat=0).build()
    assert {act[2] for act in legal(match, 0, "move", "b")} == {"A3", "A4"}


# ---- Mobility 2 ----


@pytest.mark.rule("RW-MOVE-4", "allows")
@pytest.mark.parametrize(
    ("start", "border"), [("C5", "C5-C6"), ("C5", "C4-C5"), ("C8", "C8-C1"), ("C1", "C8-C1")]
)
@pytest.mark.parametrize("level", [2, 3])
def test_mobility_2_leads_onto_the_border_of_two_undrilled_tiles(
    start: str, border: str, level: int
) -> None:
    match = Scenario().crew("0a", at=start).mobility(0, level).drilling(seat=0).build()
    do(match, 0, f"move a {border}")
    assert place(match, "0a") == border


@pytest.mark.rule("RW-MOVE-4", "allows")
@pytest.mark.parametrize("goal", ["C5", "C6"])
def test_from_a_border_to_either_of_its_tiles(goal: str) -> None:
    match = Scenario().crew("0a", at="C5-C6").mobility(0, 2).drilling(seat=0).build()
    assert {act[2] for act in legal(match, 0, "move", "a")} == {"C5", "C6"}
    do(match, 0, f"move a {goal}")
    assert place(match, "0a") == goal


@pytest.mark.rule("RW-MOVE-4", "allows")
@pytest.mark.parametrize("tile", ["C5", "C6"])
def test_a_straddler_and_its_die_count_in_full_on_both_tiles(tile: str) -> None:
    inner = tile.replace("C", "D")
    scenario = Scenario().need(tile, 7).crew("0a", at="C5-C6", power=2, die=2)
    match = scenario.crew("1a", at=inner, power=3).drilling(seat=1).build()
    do(match, 1, f"move a {tile}")
    play_on(match, "move")
    assert is_drilled(match, tile)


@pytest.mark.rule("RW-MOVE-4", "refuses")
@pytest.mark.parametrize("tile", ["C5", "C6"])
def test_a_straddler_counts_no_more_than_in_full(tile: str) -> None:
    inner = tile.replace("C", "D")
    scenario = Scenario().need(tile, 7).crew("0a", at="C5-C6", power=2, die=2)
    match = scenario.crew("1a", at=inner, power=2).drilling(seat=1).build()
    do(match, 1, f"move a {tile}")
    assert not is_drilled(match, tile)


@pytest.mark.rule("RW-MOVE-4", "refuses")
@pytest.mark.parametrize("level", [0, 1])
def test_no_straddling_without_mobility_2(level: int) -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, level).drilling(seat=0).build()
    assert refused(match, 0, "move a C5-C6") == "RW-MOVE-4"


@pytest.mark.rule("RW-MOVE-4", "refuses")
@pytest.mark.parametrize("drilled", ["C5", "C6"])
def test_no_straddling_with_a_drilled_side(drilled: str) -> None:
    scenario = Scenario().crew("0a", at="C5").mobility(0, 2).drilled(drilled)
    match = scenario.drilling(seat=0).build()
    assert refused(match, 0, "move a C5-C6") == "RW-MOVE-4"


@pytest.mark.rule("RW-MOVE-4", "refuses")
@pytest.mark.parametrize("border", ["A1-A2", "A8-A1", "A2-A3"])
def test_no_straddling_straight_from_an_entrance(border: str) -> None:
    match = Scenario().mobility(0, 3).drilling(seat=0).build()
    assert refused(match, 0, f"move a {border}") == "RW-MOVE-4"


@pytest.mark.rule("RW-MOVE-4", "refuses")
@pytest.mark.parametrize("border", ["C6-C7", "C3-C4", "B5-B6", "D5-D6", "C1-C2"])
def test_no_straddling_on_a_border_that_is_not_one_s_own(border: str) -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, 2).drilling(seat=0).build()
    assert refused(match, 0, f"move a {border}") == "RW-MOVE-4"


@pytest.mark.rule("RW-MOVE-4", "refuses")
@pytest.mark.parametrize("goal", ["C4", "C7", "B5", "B6", "D5", "C6-C7", "C4-C5", "C3", "centre"])
@pytest.mark.parametrize("level", [2, 3])
def test_from_a_border_nowhere_else(goal: str, level: int) -> None:
    match = Scenario().crew("0a", at="C5-C6").mobility(0, level).drilling(seat=0).build()
    assert refused(match, 0, f"move a {goal}") == "RW-MOVE-4"


@pytest.mark.rule("RW-MOVE-4", "refuses")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_a_border_to_its_two_tiles_in_every_edition(edition: str) -> None:
    """The German edition names the price of leaving a border, and no other place."""
    scenario = Scenario(edition=edition).crew("0a", at="C5-C6").mobility(0, 2)
    match = scenario.drilling(seat=0).build()
    assert {act[2] for act in legal(match, 0, "move", "a")} == {"C5", "C6"}
    for goal in ("C4", "C7", "B5", "D6"):
        assert refused(match, 0, f"move a {goal}") == "RW-MOVE-4"


@pytest.mark.rule("RW-MOVE-4", "refuses")
def test_from_a_border_of_ring_d_not_straight_to_the_centre() -> None:
    match = Scenario().crew("0a", at="D5-D6").mobility(0, 2).drilling(seat=0).build()
    assert refused(match, 0, "move a centre") == "RW-MOVE-4"


@pytest.mark.rule("RW-MOVE-5", "refuses")
@pytest.mark.parametrize("edition", ["default", "fr", "de"])
def test_one_crew_of_anyone_on_a_border(edition: str) -> None:
    scenario = Scenario(edition=edition).crew("0a", at="C5").crew("1a", at="C5-C6")
    match = scenario.mobility(0, 2).mobility(1, 2).drilling(seat=0).build()
    assert refused(match, 0, "move a C5-C6") == "RW-MOVE-5"


@pytest.mark.rule("RW-MOVE-5", "allows")
def test_english_edition_one_crew_of_each_player_on_a_border() -> None:
    scenario = Scenario(edition="en").crew("0a", at="C5").crew("1a", at="C5-C6")
    match = scenario.mobility(0, 2).mobility(1, 2).drilling(seat=0).build()
    do(match, 0, "move a C5-C6")
    assert place(match, "0a") == place(match, "1a") == "C5-C6"


@pytest.mark.rule("RW-MOVE-5", "refuses")
@pytest.mark.parametrize("edition", EDITIONS)
def test_never_two_of_one_s_own_on_a_border(edition: str) -> None:
    scenario = Scenario(edition=edition).crew("0a", at="C5").crew("0b", at="C5-C6")
    match = scenario.mobility(0, 2).drilling(seat=0).build()
    assert refused(match, 0, "move a C5-C6") == "RW-MOVE-5"


@pytest.mark.rule("RW-MOVE-5", "allows")
@pytest.mark.parametrize("edition", EDITIONS)
def test_another_border_of_the_same_tile_is_free(edition: str) -> None:
    scenario = Scenario(edition=edition).crew("0a", at="C5").crew("1a", at="C5-C6")
    match = scenario.mobility(0, 2).drilling(seat=0).build()
    do(match, 0, "move a C4-C5")
    assert place(match, "0a") == "C4-C5"


# ---- Mobility 3 ----


@pytest.mark.rule("RW-MOVE-6", "allows")
@pytest.mark.parametrize(
    ("start", "first", "second"),
    [
        ("C5", "B5", "A5"),
        ("C5", "C6", "D6"),
        ("C5", "C6", "C7"),
        ("C5", "C6", "C5"),
        ("C5", "D5", "centre"),
        ("E1", "A1", "B1"),
        ("E1", "A2", "A3"),
        ("E1", "A1", "A8-A1"),
        ("C5", "C6", "C6-C7"),
        ("C5", "C5-C6", "C6"),
        ("C5", "C5-C6", "C5"),
        ("C5-C6", "C6", "C7"),
        ("C5-C6", "C6", "C6-C7"),
        ("C5-C6", "C6", "C5-C6"),
    ],
)
def test_mobility_3_makes_two_steps(start: str, first: str, second: str) -> None:
    match = Scenario().crew("0a", at=start).mobility(0, 3).drilling(seat=0).build()
    do(match, 0, f"move a {first}")
    assert asks(match) == ("step", (0,))
    assert place(match, "0a") == first
    do(match, 0, f"step {second}")
    assert place(match, "0a") == second
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-MOVE-6", "allows")
def test_the_second_step_may_be_left() -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, 3).drilling(seat=0).build()
    do(match, 0, "move a C6", "halt")
    assert place(match, "0a") == "C6"
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-MOVE-6", "allows")
def test_a_tile_filled_by_the_first_step_is_drilled_before_the_second() -> None:
    scenario = Scenario().crew("0a", at="C5", power=4).crew("1a", at="C6", power=3).need("C6", 7)
    scenario.card("C6", copper=3, silver=5, gold=4).mobility(0, 3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C6")
    assert is_drilled(match, "C6")
    assert cubes(match, 0) == [3, 2 + 2, 1 + 3, 2]
    assert asks(match) == ("step", (0,))
    do(match, 0, "step D6")
    assert place(match, "0a") == "D6"
    assert place(match, "1a") == "C6"


@pytest.mark.rule("RW-MOVE-6", "allows")
def test_a_straddler_put_on_a_tile_by_its_first_step_may_go_on_from_there() -> None:
    """The first step onto the border fills C6; the crew is put there and may step on."""
    scenario = Scenario().crew("0a", at="C5", power=3).crew("1a", at="C6", power=4).need("C6", 7)
    scenario.card("C6", copper=3, silver=5, gold=4)
    match = scenario.mobility(0, 3).drilling(seat=0).build()
    do(match, 0, "move a C5-C6")
    assert is_drilled(match, "C6")
    assert place(match, "0a") == "C6"
    do(match, 0, "step C7")
    assert place(match, "0a") == "C7"


@pytest.mark.rule("RW-MOVE-6", "refuses")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_no_second_step_without_mobility_3(level: int) -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, level).drilling(seat=0).build()
    do(match, 0, "move a C6")
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-MOVE-6", "refuses")
def test_nothing_follows_a_jump() -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, 3).drilling(seat=0).build()
    do(match, 0, "move a C7")
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-MOVE-6", "refuses")
@pytest.mark.parametrize("goal", ["C8", "C4"])
def test_the_second_step_is_no_jump(goal: str) -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, 3).drilling(seat=0).build()
    do(match, 0, "move a C6")
    assert refused(match, 0, f"step {goal}") in ("RW-MOVE-6", "RW-MOVE-3")


@pytest.mark.rule("RW-MOVE-6", "refuses")
@pytest.mark.parametrize(
    ("goal", "rules"),
    [
        ("D7", {"RW-MOVE-6", "RW-MOVE-1"}),
        ("E1", {"RW-MOVE-6", "RW-MOVE-1"}),
        ("centre", {"RW-MOVE-6", "RW-MOVE-1"}),
        ("C7-C8", {"RW-MOVE-6", "RW-MOVE-4"}),
        ("C5-C6", {"RW-MOVE-6", "RW-MOVE-5"}),
    ],
)
def test_the_second_step_keeps_the_rules_of_the_first(goal: str, rules: set[str]) -> None:
    scenario = Scenario().crew("0a", at="C5").crew("1a", at="C5-C6").mobility(0, 3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C6")
    assert refused(match, 0, f"step {goal}") in rules


@pytest.mark.rule("RW-MOVE-6", "refuses")
@pytest.mark.parametrize("goal", ["C4", "C7", "D5", "C6-C7"])
def test_a_second_step_from_a_border_leads_to_its_tiles_only(goal: str) -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, 3).drilling(seat=0).build()
    do(match, 0, "move a C5-C6")
    assert refused(match, 0, f"step {goal}") in ("RW-MOVE-6", "RW-MOVE-4")


@pytest.mark.rule("RW-MOVE-6", "refuses")
def test_no_other_crew_makes_the_second_step() -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, 3).drilling(seat=0).build()
    do(match, 0, "move a C6")
    assert refused(match, 0, "move b A3") == "RW-MOVE-6"
    assert refused(match, 0, "stay a") == "RW-MOVE-6"


@pytest.mark.rule("RW-MOVE-6", "refuses")
def test_staying_is_no_first_step() -> None:
    match = Scenario().crew("0a", at="C5").mobility(0, 3).drilling(seat=0).build()
    do(match, 0, "stay a")
    assert asks(match) == ("move", (1,))


# ---- straddlers and drilling ----


@pytest.mark.rule("RW-MOVE-7", "allows")
def test_a_straddler_is_put_on_the_tile_that_is_drilled_and_shares() -> None:
    scenario = Scenario().crew("0a", at="C5-C6", power=2, die=1).need("C6", 7)
    scenario.crew("1a", at="D6", power=4).card("C6", copper=3, silver=5, gold=4)
    match = scenario.drilling(seat=1).build()
    do(match, 1, "move a C6")
    assert is_drilled(match, "C6")
    assert place(match, "0a") == "C6"
    assert die(match, "0a") == 1
    assert cubes(match, 0) == [3, 2 + 1, 1 + 2, 2]
    assert cubes(match, 1) == [3, 2 + 2, 1 + 3, 2]
    assert money(match, 0) == 3000, "no fee for the die"
    assert not is_drilled(match, "C5")


@pytest.mark.rule("RW-MOVE-7", "refuses")
def test_a_straddler_stays_when_another_tile_is_drilled() -> None:
    scenario = Scenario().crew("0a", at="C5-C6", power=2).need("C7", 7)
    scenario.crew("1a", at="D7", power=4).crew("1b", at="C7", power=3)
    match = scenario.drilling(seat=1).build()
    do(match, 1, "move a C7")
    play_on(match, "move")
    assert is_drilled(match, "C7")
    assert place(match, "0a") == "C5-C6"


def both_full(chosen_by: str) -> Scenario:
    """0a on the border C5-C6 (needs 7 and 6) lacks one power on both sides."""
    scenario = Scenario().need("C5", 7).rich(0).mobility(0, 2)
    scenario.card("C5", copper=3, silver=5, gold=4).card("C6", zinc=5, gold=3)
    scenario.crew("1a", at="C5", power=3).crew("2a", at="C6", power=2)
    if chosen_by == "hire":
        return scenario.crew("0a", at="C5-C6", power=3).vice_president(0, "I", 3).drilling(seat=0)
    if chosen_by == "power":
        return scenario.crew("0a", at="C5-C6", power=3).vice_president(0, "III", 1).workshop()
    return scenario.crew("0a", at="C5", power=2, die=1).drilling(seat=0)


FILL = {
    "hire": ("stay a", "hire 1"),
    "power": ("power a",),
    "carry": ("move a C5-C6", "carry 2"),
}


@pytest.mark.rule("RW-MOVE-7", "allows")
@pytest.mark.parametrize("how", ["hire", "power", "carry"])
@pytest.mark.parametrize(("chosen", "other"), [("C5", "C6"), ("C6", "C5")])
def test_if_both_tiles_fill_at_once_the_active_player_chooses(
    how: str, chosen: str, other: str
) -> None:
    match = both_full(how).build()
    do(match, 0, *FILL[how])
    assert asks(match) == ("drill", (0,))
    assert legal(match, 0) == {("drill", "C5"), ("drill", "C6")}
    do(match, 0, f"drill {chosen}")
    assert is_drilled(match, chosen)
    assert place(match, "0a") == chosen
    assert not is_drilled(match, other), "it is counted again without that crew"
    assert asks(match)[0] != "drill"


@pytest.mark.rule("RW-MOVE-7", "refuses")
@pytest.mark.parametrize("how", ["hire", "power", "carry"])
def test_only_one_of_the_two_tiles_may_be_chosen_and_only_by_the_active_player(how: str) -> None:
    match = both_full(how).build()
    do(match, 0, *FILL[how])
    assert refused(match, 0, "drill C7") == "RW-MOVE-7"
    assert refused(match, 0, "decline") == "RW-MOVE-7"
    assert refused(match, 1, "drill C5") == "RW-MOVE-7"


@pytest.mark.rule("RW-MOVE-7", "refuses")
def test_nothing_is_asked_when_only_one_tile_fills() -> None:
    scenario = Scenario().need("C5", 7).rich(0).crew("0a", at="C5-C6", power=3)
    scenario.crew("1a", at="C5", power=3).card("C5", copper=3, silver=5, gold=4)
    match = scenario.vice_president(0, "I", 3).drilling(seat=0).build()
    do(match, 0, "stay a", "hire 1")
    assert is_drilled(match, "C5")
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-MOVE-5", "allows")
@pytest.mark.rule("RW-MOVE-7", "allows")
def test_english_edition_both_straddlers_of_a_border_are_put_on_the_tile_drilled() -> None:
    scenario = Scenario(edition="en").need("C5", 7).card("C6", zinc=4).rich(0)
    scenario.crew("0a", at="C5-C6", power=2).crew("1a", at="C5-C6", power=2)
    scenario.crew("2a", at="C5", power=2).crew("3a", at="C6", power=1)
    match = scenario.vice_president(0, "I", 3).drilling(seat=0).build()
    do(match, 0, "stay a", "hire 1")
    assert asks(match) == ("drill", (0,))
    do(match, 0, "drill C6")
    assert [place(match, crew) for crew in ("0a", "1a", "2a", "3a")] == ["C6", "C6", "C5", "C6"]
    assert not is_drilled(match, "C5")
    assert [cubes(match, seat)[0] for seat in range(4)] == [3 + 2, 3 + 1, 3, 3 + 1]


# ---- the centre ----


@pytest.mark.rule("RW-CORE-1", "allows")
def test_at_the_centre_the_crew_leaves_and_its_die_returns_without_a_fee() -> None:
    scenario = Scenario().crew("0a", at="D5", die=4).vice_president(0, "I", 3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a centre")
    assert place(match, "0a") == "centre"
    assert die(match, "0a") == 0
    assert see(match)["dice"] == 3
    assert money(match, 0) == 3000
    assert asks(match) == ("move", (1,)), "neither carry nor advantage is asked"


@pytest.mark.rule("RW-CORE-1", "allows")
def test_the_second_step_may_reach_the_centre_too() -> None:
    scenario = Scenario().crew("0a", at="C5", die=2).mobility(0, 3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a D5", "carry 1", "step centre")
    assert see(match)["dice"] == 3
    assert money(match, 0) == 2000
    assert place(match, "0a") == "centre"


@pytest.mark.rule("RW-CORE-1", "refuses")
@pytest.mark.parametrize("text", ["move a D5", "stay a", "move a centre"])
def test_a_crew_at_the_centre_is_out_of_the_game(text: str) -> None:
    scenario = Scenario().crew("0a", at="centre").achieved(0, centre=6)
    match = scenario.drilling(seat=0).build()
    assert refused(match, 0, text) == "RW-CORE-1"


# ---- advantages in general ----


@pytest.mark.rule("RW-ADV-1", "allows")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
@pytest.mark.parametrize("text", ["move a A1", "stay b"])
def test_the_advantage_is_asked_at_the_end_of_the_move(slot: int, text: str) -> None:
    scenario = Scenario().crew("0b", at="C5").vice_president(0, "I", slot)
    match = scenario.drilling(seat=0).build()
    do(match, 0, text)
    assert asks(match) == ("advantage", (0,))
    do(match, 0, "decline")
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-ADV-1", "allows")
def test_after_the_extraction_the_move_set_off_and_on_the_drilled_tile() -> None:
    scenario = Scenario().crew("0a", at="C5", power=4).crew("0b", at="C6", power=3)
    scenario.need("C6", 7).card("C6", copper=3, silver=5, gold=4).vice_president(0, "I", 3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C6")
    assert cubes(match, 0) == [3, 5, 6, 4]
    assert asks(match) == ("advantage", (0,))
    do(match, 0, "hire 1")
    assert die(match, "0a") == 1
    assert money(match, 0) == 2000


@pytest.mark.rule("RW-ADV-1", "allows")
def test_after_both_steps_only() -> None:
    scenario = Scenario().crew("0a", at="C5").mobility(0, 3).vice_president(0, "I", 3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C6")
    assert refused(match, 0, "hire 1") == "RW-MOVE-6"
    do(match, 0, "step C7")
    assert asks(match) == ("advantage", (0,))


@pytest.mark.rule("RW-ADV-1", "allows")
def test_on_a_border_too() -> None:
    scenario = Scenario().crew("0a", at="C5").mobility(0, 2).vice_president(0, "I", 3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C5-C6", "hire 2")
    assert die(match, "0a") == 2


@pytest.mark.rule("RW-ADV-1", "refuses")
def test_no_advantage_without_a_vice_president_on_board_one() -> None:
    scenario = Scenario().crew("0a", at="C5").vice_president(0, "II", 1).vice_president(0, "III", 1)
    match = scenario.vice_president(1, "I", 3).drilling(seat=0).build()
    do(match, 0, "stay a")
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-ADV-1", "refuses")
@pytest.mark.parametrize("slot", [1, 3])
def test_no_advantage_on_an_entrance(slot: int) -> None:
    match = Scenario().vice_president(0, "I", slot).drilling(seat=0).build()
    do(match, 0, "stay a")
    assert asks(match) == ("move", (1,))


@pytest.mark.rule("RW-ADV-1", "refuses")
@pytest.mark.parametrize(
    ("slot", "text"), [(1, "hire 1"), (2, "hire 1"), (3, "bribe 1 a C5"), (4, "bribe 1 a C5")]
)
def test_each_slot_gives_its_own_advantage_only(slot: int, text: str) -> None:
    scenario = Scenario().crew("0a", at="C5").crew("1a", at="C6")
    match = scenario.vice_president(0, "I", slot).drilling(seat=0).build()
    do(match, 0, "stay a")
    assert refused(match, 0, text) == "RW-ADV-1"


@pytest.mark.rule("RW-ADV-1", "refuses")
def test_the_advantage_is_for_the_active_crew_of_the_active_player() -> None:
    scenario = Scenario().crew("0a", at="C5").crew("1a", at="D1").rich(0)
    match = scenario.vice_president(0, "I", 3).vice_president(1, "I", 4).drilling(seat=0).build()
    do(match, 0, "stay a")
    assert refused(match, 1, "hire 1") == "RW-ADV-1"
    assert refused(match, 0, "move b A3") == "RW-ADV-1"
