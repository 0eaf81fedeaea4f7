"""Rockwell passes the kit, and its invariants and books notice what they are there for."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from pithead.kernel.contract import Event
from pithead.testing.case import Case
from pithead.testing.gamekit import Dump
from pithead.testing.suite import Suite
from tests.rockwell.books import Books
from tests.rockwell.invariants import KINDS, borders, violations
from tests.rockwell.kit import KIT

FOUR_OF_NOTHING = dict.fromkeys(KINDS, 0)


class TestRockwell(Suite):
    kit = KIT


def spoil(dump: Dump, path: str, value: object) -> Dump:
    """A copy of the dump with one entry changed; the path is dotted."""
    spoilt: Any = copy.deepcopy(dump)
    *way, last = path.split(".")
    place = spoilt
    for key in way:
        place = place[int(key) if isinstance(place, list) else key]
    place[int(last) if isinstance(place, list) else last] = value
    changed: Dump = spoilt
    return changed


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("companies.1.zinc", -1, "-1 zinc"),
        ("companies.1.money", 150, "$150"),
        ("companies.0.shafts", 2, "shafts"),
        ("companies.2.cards", ["2.1"], "48 extraction cards"),
        ("piles.2", [], "48 extraction cards"),
        ("companies.2.deliveries", ["zinc.2"], "from under zinc.1"),
        ("companies.2.deliveries", ["zinc.1", "zinc.1"], "delivery tiles"),
        ("companies.3.achievements", {"silver": 3}, "achievement silver"),
        ("companies.3.silver", 10, "should have achievement silver"),
        ("companies.3.gold", 12, "should have achievement gold"),
        ("tiles.A1.id", "B4.1", "the tiles are"),
        ("tiles.A1.drilled", True, "with 1 tiles drilled"),
        ("tiles.A1.shaft", 0, "shafts but 1"),
        ("crews.0a.die", 1, "a die of 1 at E1"),
        ("crews.0a.power", 5, "power 5"),
        ("crews.0a", {"at": "A1", "power": 4, "die": 0}, "A1 has power 4"),
        ("crews.0a", {"at": "centre", "power": 1, "die": 0}, "should have achievement centre"),
        ("dice", 2, "2 dice"),
        ("bribes", 4, "4 bribery tiles"),
        ("slots.I", [0, 0, None, None], "two Vice Presidents of one player"),
        ("slots", {"I": [0], "II": [0], "III": [0]}, "more than two"),
        ("slots.III", [None, None, None, 1], "3 slots"),
        ("management", [0, 0, 1, 2], "management"),
        ("over", True, "over"),
    ],
)
def test_the_invariants_notice(path: str, value: object, fault: str) -> None:
    dump = KIT.game.dump(KIT.new_state(Case(4, seed=1)))
    assert list(violations(dump, "bid")) == []
    assert fault in "; ".join(violations(spoil(dump, path, value), "bid"))


@pytest.mark.parametrize(("edition", "faults"), [("default", 1), ("fr", 1), ("de", 1), ("en", 0)])
def test_the_invariants_know_the_editions_of_a_border(edition: str, faults: int) -> None:
    dump = KIT.game.dump(KIT.new_state(Case(4, (("edition", edition),), seed=1)))
    for name in ("0a", "1a"):
        dump = spoil(dump, f"crews.{name}.at", "C1-C2")
    assert len(list(borders(dump))) == faults
    assert len(list(borders(spoil(dump, "crews.0b.at", "C1-C2")))) == 1
    assert len(list(borders(spoil(dump, "tiles.C2.drilled", True)))) == 2 + faults


def test_the_books_notice_a_cube_that_no_event_tells() -> None:
    dump = KIT.game.dump(KIT.new_state(Case(3, seed=1)))
    books = Books(dump)
    assert list(books.disagreements(dump)) == []
    assert list(books.disagreements(spoil(dump, "companies.1.gold", 1))) == [
        "seat 1 has 1 gold, events say 0"
    ]
    books.enter(Event("income", None, "RW-SHAFT-1", {"seat": 1, **FOUR_OF_NOTHING, "gold": 1}))
    assert list(books.disagreements(spoil(dump, "companies.1.gold", 1))) == []


def test_the_books_notice_a_card_that_does_not_add_up() -> None:
    dump = KIT.game.dump(KIT.new_state(Case(3, seed=1)))
    books = Books(dump)
    books.enter(Event("card", None, "RW-EXT-2", {**FOUR_OF_NOTHING, "zinc": 3}))
    books.enter(Event("shared", None, "RW-EXT-2", {"owner": 0, **FOUR_OF_NOTHING, "zinc": 2}))
    books.enter(Event("received", None, "RW-EXT-5", {"owner": 0, **FOUR_OF_NOTHING, "zinc": 2}))
    books.enter(Event("kept_card", None, "RW-EXT-4", {"seat": 0, "card": "2.1"}))
    assert any("left" in fault for fault in books.disagreements(dump))


@pytest.mark.parametrize("answer", [[4, 0, 0, 0, 0], [0, 0, 0, 10**30, 0], [0, 0, 0, 0, 10**6]])
def test_a_dump_with_a_bid_nobody_can_pay_is_refused(answer: list[int]) -> None:
    dump = KIT.game.dump(KIT.new_state(Case(3, seed=1)))
    with pytest.raises(ValueError, match="answers"):
        KIT.game.load(spoil(dump, "answers", {"1": answer}))


@pytest.mark.parametrize("stack", [[], [["bid"]], [["workshop", 0], ["market", 0]], [["move", 0]]])
def test_a_dump_of_a_turn_without_an_end_is_refused(stack: list[object]) -> None:
    dump = KIT.game.dump(KIT.new_state(Case(3, seed=1)))
    with pytest.raises(ValueError, match="stack"):
        KIT.game.load(spoil(dump, "stack", stack))
