"""The auction: RW-AUC."""

from __future__ import annotations

import pytest

from tests.asking import asks, refused
from tests.rockwell.scenario import GAME, Scenario, company, cubes, do, everyone, money, see

RICH = {"zinc": 20, "copper": 20, "silver": 20, "gold": 20, "money": 20_000}


def auction(seats: int = 4) -> Scenario:
    scenario = Scenario(seats)
    for seat in range(seats):
        scenario.stock(seat, **RICH)
    return scenario


@pytest.mark.rule("RW-AUC-1", "allows")
@pytest.mark.parametrize(
    ("bid", "value"),
    [
        ("1 0 0 0 0", 400),
        ("0 1 0 0 0", 600),
        ("0 0 1 0 0", 800),
        ("0 0 0 1 0", 1000),
        ("0 0 0 0 100", 100),
        ("3 2 1 4 1500", 1200 + 1200 + 800 + 4000 + 1500),
    ],
)
def test_what_a_bid_is_worth(bid: str, value: int) -> None:
    """It beats $100 less and loses against $100 more."""
    match = auction(seats=3).management(0, 1, 2).build()
    do(match, 0, f"bid 0 0 0 0 {value - 100}")
    do(match, 1, f"bid {bid}")
    do(match, 2, f"bid 0 0 0 0 {value + 100}")
    assert see(match)["management"] == [2, 1, 0]


@pytest.mark.rule("RW-AUC-1", "allows")
def test_a_bid_may_be_nothing_or_all_one_has() -> None:
    match = Scenario().build()
    assert asks(match) == ("bid", (0, 1, 2, 3))
    do(match, 3, "bid 3 2 1 0 3000")
    for seat in range(3):
        do(match, seat, "bid 0 0 0 0 0")
    assert cubes(match, 3) == [0, 0, 0, 0]
    assert money(match, 3) == 0


@pytest.mark.rule("RW-AUC-1", "refuses")
@pytest.mark.parametrize(
    "bid", ["4 0 0 0 0", "0 3 0 0 0", "0 0 2 0 0", "0 0 0 1 0", "0 0 0 0 3100"]
)
def test_a_bid_of_more_than_one_has_is_refused(bid: str) -> None:
    match = Scenario().build()
    assert refused(match, 1, f"bid {bid}") == "RW-AUC-1"


@pytest.mark.rule("RW-AUC-1", "refuses")
def test_money_is_bid_in_steps_of_100() -> None:
    match = Scenario().build()
    assert refused(match, 0, "bid 0 0 0 0 150") == "PH-FORM", "such a bid cannot even be written"


@pytest.mark.rule("RW-AUC-1", "refuses")
def test_insurance_tiles_cannot_be_bid() -> None:
    match = Scenario().insured(0, 5).build()
    fields = match.form(0)
    assert fields is not None
    assert [field.name for field in fields] == ["zinc", "copper", "silver", "gold", "money"]
    assert [field.high for field in fields] == [3, 2, 1, 0, 3000]
    assert refused(match, 0, "bid 0 0 0 0 0 1") == "PH-FORM"


@pytest.mark.rule("RW-AUC-1", "refuses")
def test_a_bid_is_given_once() -> None:
    match = Scenario().build()
    do(match, 0, "bid 1 0 0 0 0")
    assert refused(match, 0, "bid 2 0 0 0 0") == "RW-AUC-1"


@pytest.mark.rule("RW-AUC-1", "refuses")
def test_a_bid_is_secret_until_all_have_bid() -> None:
    small, large = Scenario().build(), Scenario().build()
    do(small, 0, "bid 0 0 0 0 100")
    do(large, 0, "bid 3 2 1 0 3000")
    for viewer in (-1, 1, 2, 3):
        assert GAME.view(small.state, viewer) == GAME.view(large.state, viewer)
        assert small.events_for(viewer) == large.events_for(viewer)
        assert small.legal(max(viewer, 1)) == large.legal(max(viewer, 1))
    assert not small.log


@pytest.mark.rule("RW-AUC-2", "allows")
def test_the_highest_bid_comes_first() -> None:
    match = auction().management(0, 1, 2, 3).build()
    for seat, amount in enumerate((300, 0, 900, 600)):
        do(match, seat, f"bid 0 0 0 0 {amount}")
    assert see(match)["management"] == [2, 3, 0, 1]


@pytest.mark.rule("RW-AUC-2", "allows")
def test_equal_bids_keep_their_present_order() -> None:
    match = auction().management(3, 1, 0, 2).build()
    do(match, 0, "bid 1 1 0 0 0")
    do(match, 1, "bid 0 0 0 0 0")
    do(match, 2, "bid 0 0 0 0 1000")
    do(match, 3, "bid 0 0 0 0 0")
    assert see(match)["management"] == [0, 2, 3, 1]


@pytest.mark.rule("RW-AUC-2", "refuses")
def test_without_bids_the_order_stays() -> None:
    match = auction().management(2, 0, 3, 1).control(1, 3, 0, 2).build()
    everyone(match, "bid 0 0 0 0 0")
    assert see(match)["management"] == [2, 0, 3, 1]


@pytest.mark.rule("RW-AUC-2", "refuses")
def test_the_auction_does_not_touch_the_control_order() -> None:
    match = auction().management(2, 0, 3, 1).control(1, 3, 0, 2).build()
    for seat in range(4):
        do(match, seat, f"bid 0 0 0 0 {seat}00")
    assert see(match)["management"] == [3, 2, 1, 0]
    assert see(match)["control"] == [1, 3, 0, 2]


@pytest.mark.rule("RW-AUC-3", "allows")
def test_winners_and_losers_lose_their_bids() -> None:
    match = Scenario().build()
    do(match, 0, "bid 3 2 1 0 3000")
    do(match, 1, "bid 1 0 0 0 200")
    do(match, 2, "bid 0 2 1 0 0")
    do(match, 3, "bid 0 0 0 0 100")
    assert [cubes(match, seat) for seat in range(4)] == [
        [0, 0, 0, 0],
        [2, 2, 1, 0],
        [3, 0, 0, 0],
        [3, 2, 1, 0],
    ]
    assert [money(match, seat) for seat in range(4)] == [0, 2800, 3000, 2900]


@pytest.mark.rule("RW-AUC-3", "refuses")
def test_what_was_not_bid_is_kept() -> None:
    match = Scenario().insured(0, 2).build()
    do(match, 0, "bid 0 1 0 0 0")
    for seat in (1, 2, 3):
        do(match, seat, "bid 0 0 0 0 0")
    assert cubes(match, 0) == [3, 1, 1, 0]
    assert company(match, 0)["insurance"] == 2
    assert all(company(match, seat) == company(match, 1) for seat in (2, 3))
    assert cubes(match, 1) == [3, 2, 1, 0]
