"""Brass Empire passes the kit, and its invariants and books notice what they are there for."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from pithead.kernel.contract import Event
from pithead.testing.gamekit import Dump
from pithead.testing.suite import Suite
from tests.brass_empire.books import Books
from tests.brass_empire.invariants import violations
from tests.brass_empire.kit import KIT
from tests.brass_empire.scenario import Scenario


class TestBrassEmpire(Suite):
    kit = KIT


def position() -> Dump:
    scenario = Scenario(2).unit(0, "chroniker").building(1, "blast_wall").hand(0, "clerk")
    match = scenario.discard(1, "manager").brass(0, 4).build()
    return KIT.game.dump(match.state)


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
        ("companies.0.hand", [], "copies of clerk"),
        ("companies.0.hand", ["clerk", "clerk"], "copies of clerk"),
        ("companies.1.discard", ["contractor"], "copies of manager"),
        ("dismissed", ["skybreaker"], "copies of skybreaker"),
        ("companies.0.hand", ["mining_platform"], "mining_platform"),
        ("companies.0.brass", 5, "Brass in all"),
        ("companies.1.brass", -1, "negative Brass"),
        ("pool", 0, "ending"),
        ("beyond", 1, "beyond"),
        ("removed", 2, "Brass in all"),
        ("labor_row.2", None, "a gap in the labor row"),
        ("design_row.0", "manager", "manager in the design deck"),
        ("companies.0.in_play.0.damage", 4, "4 damage"),
        ("companies.0.in_play.0.card", "clerk", "clerk in play"),
        ("companies.0.in_play.0.face_up", False, "face down"),
        ("companies.0.in_play.0.charge", 1, "charge of 1"),
        ("companies.0.in_play.0.actions", 3, "may 3 times"),
        ("companies.1.in_play.0.actions", 1, "blast_wall may act"),
        ("companies.1.in_play.0.fresh", True, "another's"),
        ("companies.1.in_play.0.id", 1, "ids in play"),
        ("companies.1.platform.damage", 2, "platform has 2 damage"),
        ("companies.1.out", 1, "out"),
        ("companies.1.corporation", "nobody", "seat 1 is nobody"),
        ("labor", -1, "-1 Labor"),
        ("active", 2, "active 2"),
        ("over", True, "over"),
    ],
)
def test_the_invariants_notice(path: str, value: object, fault: str) -> None:
    dump = position()
    assert list(violations(dump, "play")) == []
    assert fault in "; ".join(violations(spoil(dump, path, value), "play"))


def test_the_invariants_notice_a_card_played_out_of_turn() -> None:
    dump = position()
    dump["companies"][1]["played"] = [dump["companies"][1]["deck"].pop()]
    assert "outside its turn" in "; ".join(violations(dump, "play"))


def test_the_books_notice_what_no_event_tells() -> None:
    dump = position()
    books = Books(dump)
    assert list(books.disagreements(dump)) == []
    changed = spoil(dump, "companies.1.brass", 1)
    assert list(books.disagreements(changed)) == ["seat 1 has 1 Brass, events say 0"]
    args: dict[str, Any] = {"seat": 1, "n": 1, "pool": 45, "beyond": 0}
    books.enter(Event("brass", None, "BE-ACT-2", args))
    assert list(books.disagreements(spoil(changed, "pool", 45))) == []


def test_the_books_notice_a_card_from_nowhere() -> None:
    dump = position()
    books = Books(dump)
    books.enter(Event("played", None, "BE-PLAY-1", {"seat": 0, "card": "manager"}))
    assert any("was not where it came from" in fault for fault in books.disagreements(dump))
