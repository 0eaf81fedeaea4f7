"""Placing the Vice Presidents: RW-VP."""

from __future__ import annotations

import pytest

from pithead.kernel.match import Match
from tests.asking import asks, legal, refused
from tests.rockwell.scenario import Scenario, do, play_on, see, with_slots


def placing(seats: int = 4, *management: int) -> Match:
    scenario = Scenario(seats)
    if management:
        scenario.management(*management)
    match = scenario.build()
    play_on(match, "place")
    return match


@pytest.mark.rule("RW-VP-1", "allows")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 0, 3, 1), (1, 2, 0), (1, 0)])
def test_one_each_in_management_order_then_the_second_in_the_same_order(
    order: tuple[int, ...],
) -> None:
    match = placing(len(order), *order)
    asked = []
    while asks(match)[0] == "place":
        seat = asks(match)[1][0]
        asked.append(seat)
        match.apply(seat, match.legal(seat)[-1])
    assert tuple(asked) == order + order


@pytest.mark.rule("RW-VP-1", "refuses")
def test_nobody_places_out_of_turn() -> None:
    match = placing(4, 2, 0, 3, 1)
    assert asks(match) == ("place", (2,))
    assert refused(match, 0, "place 1 1") == "RW-VP-1"
    assert match.legal(0) == ()


@pytest.mark.rule("RW-VP-2", "allows")
def test_any_free_slot_of_any_board() -> None:
    match = placing()
    assert match.legal(0) == tuple(
        ("place", board, slot)
        for board, slots in ((1, 4), (2, 4), (3, 3))
        for slot in range(1, slots + 1)
    )
    do(match, 0, "place 2 3")
    assert see(match)["slots"]["II"] == [None, None, 0, None]


@pytest.mark.rule("RW-VP-2", "refuses")
def test_a_taken_slot_is_refused() -> None:
    match = placing()
    do(match, 0, "place 1 1")
    assert refused(match, 1, "place 1 1") == "RW-VP-2"


@pytest.mark.rule("RW-VP-2", "refuses")
@pytest.mark.parametrize("board", [1, 2, 3])
def test_never_both_on_one_board(board: int) -> None:
    match = placing(2)
    do(match, 0, f"place {board} 1")
    do(match, 1, f"place {board % 3 + 1} 1")
    assert refused(match, 0, f"place {board} 2") == "RW-VP-2"
    assert not legal(match, 0, "place", board)


@pytest.mark.rule("RW-VP-2", "refuses")
@pytest.mark.parametrize(("seats", "slot"), [(4, "3 4"), (3, "3 3"), (2, "3 3")])
def test_a_slot_that_the_board_does_not_have_is_refused(seats: int, slot: str) -> None:
    assert refused(placing(seats), 0, f"place {slot}") == "RW-VP-2"


@pytest.mark.rule("RW-VP-2", "refuses")
@pytest.mark.parametrize("way_out", ["pass", "decline", "halt"])
def test_a_vice_president_who_can_be_placed_must_be(way_out: str) -> None:
    match = placing()
    assert refused(match, 0, way_out) == "RW-VP-1"


@pytest.mark.rule("RW-VP-2", "allows")
def test_the_second_stays_at_home_if_only_their_own_board_has_free_slots() -> None:
    """The boards of the box never come to this; boards with fewer slots do."""
    match = Scenario(2, with_slots(I=2, II=1, III=1)).build()
    play_on(match, "place")
    do(match, 0, "place 1 1")
    do(match, 1, "place 2 1")
    do(match, 0, "place 3 1")
    assert legal(match, 1, "place") == {("place", 1, 2)}
    do(match, 1, "place 1 2")
    assert asks(match)[0] == "insure"

    match = Scenario(2, with_slots(I=2, II=1, III=1)).build()
    play_on(match, "place")
    do(match, 0, "place 2 1")
    do(match, 1, "place 1 1")
    do(match, 0, "place 3 1")
    assert asks(match)[0] == "insure", "board I alone has a free slot, and 1 is there already"
    assert see(match)["slots"]["I"] == [1, None]
