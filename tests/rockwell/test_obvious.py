"""Questions nobody need think about: what a page may answer by itself."""

from __future__ import annotations

import pytest

from pithead.kernel.contract import Action
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from tests.asking import asks
from tests.rockwell.scenario import Scenario, do, play_on

INSURES_NOTHING = ("insure", 0, 0, 0, 0)


def obvious(match: Match, seat: int = 0) -> Action | None:
    return plugin_of(match.game).obvious_answer(match.state, seat)


def stayed(scenario: Scenario) -> Match:
    match = scenario.vice_president(0, "I", 3).drilling(seat=0).build()
    do(match, 0, "stay a")
    assert asks(match) == ("advantage", (0,))
    return match


def insuring(scenario: Scenario) -> Match:
    match = scenario.build()
    play_on(match, "insure")
    return match


def struck(tiles: int) -> Match:
    scenario = Scenario().crew("0a", at="B4", power=4).need("B5", 4).stock(0).insured(0, tiles)
    match = scenario.dangerous_card("B5", zinc=8).drilling(seat=0).build()
    do(match, 0, "move a B5")
    assert asks(match) == ("cover", (0,))
    return match


def test_a_die_is_not_worth_asking_about_on_drilled_ground() -> None:
    assert obvious(stayed(Scenario().crew("0a", at="C5").drilled("C5"))) == ("decline",)
    assert obvious(stayed(Scenario().crew("0a", at="C5"))) is None


@pytest.mark.parametrize(("level", "answer"), [(2, None), (3, INSURES_NOTHING)])
def test_whoever_is_safe_from_danger_needs_no_insurance(level: int, answer: Action | None) -> None:
    assert obvious(insuring(Scenario().stock(0, zinc=3).safety(0, level))) == answer


def test_whoever_has_no_crew_left_or_no_cubes_is_not_asked_about_insurance() -> None:
    gone = Scenario().stock(0, zinc=3).crews(0, "centre", "centre", "centre", "centre")
    assert obvious(insuring(gone)) == INSURES_NOTHING
    assert obvious(insuring(Scenario().stock(0))) == INSURES_NOTHING


def test_insurance_is_used_by_those_who_have_it() -> None:
    assert obvious(struck(tiles=0)) == ("cover", 0)
    assert obvious(struck(tiles=1)) is None


def test_a_market_is_not_obvious() -> None:
    match = Scenario().vice_president(0, "II", 1).market().build()
    assert obvious(match) is None
