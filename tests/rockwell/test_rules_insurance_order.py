"""Insurance before the drilling, and the Control order: RW-INS and RW-ORD."""

from __future__ import annotations

import pytest

from pithead.kernel.contract import SPECTATOR
from pithead.kernel.match import Match
from tests.asking import asks, refused
from tests.rockwell.scenario import GAME, Scenario, company, cubes, do, everyone, play_on, see


def insuring(scenario: Scenario | None = None) -> Match:
    match = (scenario or Scenario()).build()
    play_on(match, "insure")
    return match


@pytest.mark.rule("RW-INS-1", "allows")
def test_cubes_of_any_kind_become_as_many_tiles() -> None:
    match = insuring(Scenario().stock(0, zinc=3, copper=2, silver=1, gold=1).insured(0, 1))
    assert asks(match) == ("insure", (0, 1, 2, 3))
    do(match, 0, "insure 2 1 0 1")
    do(match, 1, "insure 3 2 1 0")
    do(match, 2, "insure 0 0 0 0")
    do(match, 3, "insure 1 0 0 0")
    assert cubes(match, 0) == [1, 1, 1, 0]
    assert [company(match, seat)["insurance"] for seat in range(4)] == [5, 6, 0, 1]
    assert cubes(match, 1) == [0, 0, 0, 0]
    assert cubes(match, 2) == [3, 2, 1, 0]


@pytest.mark.rule("RW-INS-1", "refuses")
@pytest.mark.parametrize("insured", ["4 0 0 0", "0 3 0 0", "0 0 2 0", "0 0 0 1"])
def test_more_cubes_than_one_has_are_refused(insured: str) -> None:
    assert refused(insuring(), 2, f"insure {insured}") == "RW-INS-1"


@pytest.mark.rule("RW-INS-1", "refuses")
def test_money_buys_no_insurance() -> None:
    match = insuring()
    fields = match.form(0)
    assert fields is not None
    assert [field.name for field in fields] == ["zinc", "copper", "silver", "gold"]
    assert refused(match, 0, "insure 0 0 0 0 1000") == "PH-FORM"


@pytest.mark.rule("RW-INS-1", "refuses")
def test_the_exchange_is_not_shown_before_all_have_chosen() -> None:
    none, some = insuring(), insuring()
    do(none, 1, "insure 0 0 0 0")
    do(some, 1, "insure 3 0 0 0")
    for viewer in (SPECTATOR, 0, 2, 3):
        assert GAME.view(none.state, viewer) == GAME.view(some.state, viewer)
        assert none.events_for(viewer) == some.events_for(viewer)


@pytest.mark.rule("RW-INS-1", "allows")
def test_the_exchange_is_shown_when_all_have_chosen() -> None:
    none, some = insuring(), insuring()
    everyone(none, "insure 0 0 0 0")
    do(some, 1, "insure 3 0 0 0")
    for seat in (0, 2, 3):
        do(some, seat, "insure 0 0 0 0")
    assert none.events_for(0) != some.events_for(0)


@pytest.mark.rule("RW-INS-1", "allows")
def test_unused_tiles_are_kept_for_later_turns() -> None:
    match = insuring()
    everyone(match, "insure 2 0 0 0")
    play_on(match, "bid")
    assert see(match)["turn"] == 2
    play_on(match, "insure")
    assert [company(match, seat)["insurance"] for seat in range(4)] == [2] * 4


def order_after(before: tuple[int, ...], slots: dict[int, int]) -> list[int]:
    """The Control order that board I leads to; `slots` maps slot to seat."""
    match = Scenario(len(before)).control(*before).build()
    play_on(match, "place")
    wanted = {seat: f"place 1 {slot}" for slot, seat in slots.items()}
    elsewhere = iter(["place 3 1", "place 3 2", "place 3 3"])
    for seat in range(len(before)):
        do(match, seat, wanted.get(seat) or next(elsewhere))
    for seat in range(len(before)):
        do(match, seat, f"place 2 {seat + 1}")
    everyone(match, "insure 0 0 0 0")
    order: list[int] = see(match)["control"]
    assert asks(match) == ("move", (order[0],))
    return order


@pytest.mark.rule("RW-ORD-1", "allows")
@pytest.mark.parametrize(
    ("before", "slots", "after"),
    [
        ((0, 1, 2, 3), {2: 2, 3: 0}, [2, 0, 1, 3]),
        ((3, 1, 2, 0), {1: 0}, [0, 3, 1, 2]),
        ((3, 1, 2, 0), {4: 2, 1: 0}, [0, 2, 3, 1]),
        ((3, 1, 2, 0), {1: 1, 2: 2, 3: 3, 4: 0}, [1, 2, 3, 0]),
        ((2, 1, 0), {4: 0}, [0, 2, 1]),
        ((1, 0), {4: 0}, [0, 1]),
    ],
)
def test_owners_on_board_one_move_to_the_front_from_left_to_right(
    before: tuple[int, ...], slots: dict[int, int], after: list[int]
) -> None:
    assert order_after(before, slots) == after


@pytest.mark.rule("RW-ORD-1", "refuses")
@pytest.mark.parametrize("before", [(0, 1), (1, 0)])
def test_with_nobody_on_board_one_the_order_stays(before: tuple[int, ...]) -> None:
    """Vice Presidents on the other boards change nothing."""
    assert order_after(before, {}) == list(before)


@pytest.mark.rule("RW-ORD-1", "refuses")
def test_those_who_are_not_on_board_one_do_not_overtake_each_other() -> None:
    assert order_after((3, 2, 1, 0), {3: 1}) == [1, 3, 2, 0]


@pytest.mark.rule("RW-ORD-1", "refuses")
def test_the_management_order_is_not_touched() -> None:
    match = Scenario().management(3, 2, 1, 0).build()
    play_on(match, "move")
    assert see(match)["management"] == [3, 2, 1, 0]
