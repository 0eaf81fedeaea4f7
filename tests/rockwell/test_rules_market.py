"""Phase II, the market: RW-MKT."""

from __future__ import annotations

import pytest

from tests.asking import asks, legal, refused
from tests.rockwell.scenario import KINDS, WORTH, Scenario, company, cubes, do, money, play_on, see

WELL_OFF = {"zinc": 9, "copper": 9, "silver": 9, "gold": 9, "money": 50_000}


def at_market(*seats: int, players: int = 4) -> Scenario:
    """These seats stand on board II from left to right."""
    scenario = Scenario(players)
    for slot, seat in enumerate(seats, start=1):
        scenario.vice_president(seat, "II", slot).stock(seat, **WELL_OFF)
    return scenario.market()


# ---- whose turn, and how often ----


@pytest.mark.rule("RW-MKT-1", "allows")
def test_one_action_each_in_turn_from_the_leftmost_slot() -> None:
    match = at_market(2, 0, 3, 1).build()
    order = []
    trades = {seat: iter(KINDS) for seat in range(4)}
    while asks(match)[0] == "market":
        seat = asks(match)[1][0]
        order.append(seat)
        do(match, seat, f"sell {next(trades[seat])} 1")
    assert order == [2, 0, 3, 1, 2, 0, 3, 2, 0, 2]


@pytest.mark.rule("RW-MKT-1", "allows")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("slot", "actions"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_each_slot_has_its_number_of_actions(players: int, slot: int, actions: int) -> None:
    scenario = Scenario(players).vice_president(0, "II", slot).stock(0, **WELL_OFF)
    match = scenario.market().build()
    for kind in KINDS[:actions]:
        assert asks(match) == ("market", (0,))
        do(match, 0, f"buy {kind} 1")
    assert asks(match)[0] != "market"


@pytest.mark.rule("RW-MKT-1", "allows")
def test_after_the_last_action_the_vice_president_goes_home() -> None:
    match = at_market(2, 0, 3, 1).vice_president(1, "III", 1).build()
    for seat in (2, 0, 3, 1):
        do(match, seat, "sell gold 1")
    assert see(match)["slots"]["II"] == [2, 0, 3, None]


@pytest.mark.rule("RW-MKT-1", "allows")
def test_who_passes_goes_home_and_is_not_asked_again() -> None:
    match = at_market(2, 0).vice_president(1, "III", 1).build()
    do(match, 2, "pass")
    assert see(match)["slots"]["II"] == [None, 0, None, None]
    for kind in KINDS[:3]:
        assert asks(match) == ("market", (0,))
        do(match, 0, f"sell {kind} 1")
    assert asks(match) == ("workshop", (1,))


@pytest.mark.rule("RW-MKT-1", "refuses")
def test_nobody_acts_out_of_turn() -> None:
    match = at_market(2, 0).build()
    assert refused(match, 0, "sell zinc 1") == "RW-MKT-1"
    do(match, 2, "sell zinc 1")
    assert refused(match, 2, "sell copper 1") == "RW-MKT-1"


@pytest.mark.rule("RW-MKT-1", "refuses")
def test_nobody_acts_without_a_vice_president_there() -> None:
    match = at_market(2).vice_president(1, "I", 1).vice_president(3, "III", 1).build()
    for seat in (0, 1, 3):
        assert refused(match, seat, "sell zinc 1") == "RW-MKT-1"
    do(match, 2, "pass")
    assert asks(match) == ("workshop", (3,))


@pytest.mark.rule("RW-MKT-1", "refuses")
@pytest.mark.parametrize("text", ["safety", "power a", "deliver zinc", "decline", "stay a"])
def test_the_market_is_no_place_for_anything_else(text: str) -> None:
    assert refused(at_market(0).build(), 0, text) == "RW-MKT-1"


# ---- a transaction ----


@pytest.mark.rule("RW-MKT-2", "allows")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", [1, 3, 9])
def test_selling_any_number_of_one_kind(kind: str, number: int) -> None:
    match = at_market(0).build()
    do(match, 0, f"sell {kind} {number}")
    assert company(match, 0)[kind] == 9 - number
    assert money(match, 0) == 50_000 + number * WORTH[kind]


@pytest.mark.rule("RW-MKT-2", "allows")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", [1, 3, 50])
def test_buying_any_number_of_one_kind(kind: str, number: int) -> None:
    match = at_market(0).build()
    do(match, 0, f"buy {kind} {number}")
    assert company(match, 0)[kind] == 9 + number
    assert money(match, 0) == 50_000 - number * WORTH[kind]


@pytest.mark.rule("RW-MKT-2", "allows")
@pytest.mark.rule("RW-MKT-3", "refuses")
def test_what_can_be_traded_is_offered() -> None:
    match = at_market(0).stock(0, zinc=2, gold=1, money=900).build()

    def offered() -> dict[str, set[object]]:
        return {verb: {act[1] for act in legal(match, 0, verb)} for verb in ("sell", "buy")}

    assert offered() == {"sell": {"zinc", "gold"}, "buy": {"zinc", "copper", "silver"}}
    do(match, 0, "sell zinc 1")
    assert offered() == {"sell": {"gold"}, "buy": {"copper", "silver", "gold"}}, "he has $1,300"
    assert ("pass",) in match.legal(0)


@pytest.mark.rule("RW-MKT-2", "refuses")
@pytest.mark.parametrize("kind", KINDS)
def test_not_more_than_one_has_to_sell(kind: str) -> None:
    assert refused(at_market(0).build(), 0, f"sell {kind} 10") == "RW-MKT-2"


@pytest.mark.rule("RW-MKT-2", "refuses")
@pytest.mark.parametrize("kind", KINDS)
def test_not_more_than_one_can_pay(kind: str) -> None:
    match = at_market(0).rich(0, money=3 * WORTH[kind] - 100).build()
    assert refused(match, 0, f"buy {kind} 3") == "RW-MKT-2"
    do(match, 0, f"buy {kind} 2")


@pytest.mark.rule("RW-MKT-2", "refuses")
@pytest.mark.parametrize("text", ["sell zinc 0", "buy gold 0"])
def test_a_transaction_of_nothing_is_none(text: str) -> None:
    assert refused(at_market(0).build(), 0, text) in ("RW-MKT-2", "PH-FORM")


@pytest.mark.rule("RW-MKT-2", "refuses")
def test_a_transaction_touches_nothing_else() -> None:
    match = at_market(0, 1).build()
    do(match, 0, "sell silver 2")
    assert cubes(match, 0) == [9, 9, 7, 9]
    assert cubes(match, 1) == [9, 9, 9, 9]
    assert money(match, 1) == 50_000


# ---- one transaction in a kind ----


@pytest.mark.rule("RW-MKT-3", "refuses")
@pytest.mark.parametrize("first", ["buy", "sell"])
@pytest.mark.parametrize("second", ["buy", "sell"])
def test_no_second_transaction_in_the_same_kind(first: str, second: str) -> None:
    match = at_market(0).build()
    do(match, 0, f"{first} silver 1")
    assert refused(match, 0, f"{second} silver 1") == "RW-MKT-3"


@pytest.mark.rule("RW-MKT-3", "allows")
def test_another_kind_is_free() -> None:
    match = at_market(0).build()
    do(match, 0, "buy silver 1", "sell gold 1", "buy zinc 2", "sell copper 1")
    assert cubes(match, 0) == [11, 8, 10, 8]


@pytest.mark.rule("RW-MKT-3", "allows")
def test_others_may_trade_in_that_kind() -> None:
    match = at_market(0, 1).build()
    do(match, 0, "buy silver 1")
    do(match, 1, "sell silver 1")
    assert cubes(match, 1)[2] == 8


@pytest.mark.rule("RW-MKT-3", "allows")
def test_in_the_next_turn_the_kind_is_free_again() -> None:
    match = at_market(0).build()
    do(match, 0, "buy silver 1", "pass")
    play_on(match, "place")
    for _ in range(8):
        seat = asks(match)[1][0]
        options = match.legal(seat)
        wanted = ("place", 2, 1)
        match.apply(seat, wanted if seat == 0 and wanted in options else options[0])
    play_on(match, "market")
    while asks(match)[1] != (0,):
        do(match, asks(match)[1][0], "pass")
    do(match, 0, "sell silver 1")
    assert cubes(match, 0)[2] == 9


@pytest.mark.rule("RW-MKT-2", "allows")
@pytest.mark.rule("RW-MKT-3", "refuses")
def test_the_form_names_every_amount_that_can_be_traded() -> None:
    scenario = Scenario(3).stock(0, zinc=4, gold=1, money=2500).vice_president(0, "II", 1).market()
    match = scenario.build()
    found = {field.of: (field.name, field.low, field.high) for field in match.form(0) or ()}
    assert found == {
        ("sell", "zinc"): ("n", 1, 4),
        ("sell", "gold"): ("n", 1, 1),
        ("buy", "zinc"): ("n", 1, 6),
        ("buy", "copper"): ("n", 1, 4),
        ("buy", "silver"): ("n", 1, 3),
        ("buy", "gold"): ("n", 1, 2),
    }
    do(match, 0, "sell zinc 3")
    assert match.state.asked(0), "this slot has more than one transaction"
    assert all("zinc" not in field.of for field in match.form(0) or ())
