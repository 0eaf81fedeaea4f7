"""Brass Empire's rules of thumb, in positions where it is plain what to do."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from pithead.bots.brass_empire_sight import BrassSight
from pithead.bots.brass_empire_thumb import BrassEmpireThumb, kin_of
from pithead.kernel.contract import Action
from pithead.kernel.match import Match
from tests.brass_empire.scenario import GAME, Scenario, do

HARLEM = ("harlem", "windcraft")


def best(match: Match, seat: int = 0, taste: dict[str, float] | None = None) -> Action:
    """What the rules of thumb answer, with a taste for what is named and none for other cards."""
    thumb = BrassEmpireThumb(GAME)
    if taste is not None:
        thumb.adopt([taste.get(name, 0.0) for name in thumb.taste_names])
    return GAME.decode(thumb.best(match.state, seat, Random(1)))


def test_a_battery_is_filled_before_it_is_emptied() -> None:
    said: list[str] = []
    for charge in (0, 1, 2):
        match = (
            Scenario(seats=2, corps=HARLEM).building(0, "battery_turbine", charge=charge).build()
        )
        do(match, 0, "use 1")
        said.append(" ".join(map(str, best(match))))
    assert said == ["option 1", "option 1", "option 2"]


def test_nobody_fills_a_battery_when_the_game_is_nearly_over() -> None:
    match = Scenario(seats=2, corps=HARLEM).building(0, "battery_turbine", charge=2).pool(1).build()
    do(match, 0, "use 1")
    assert best(match) == ("option", 2)


@pytest.mark.rule("BE-CARD-10", "allows")
def test_a_building_that_pays_by_going_is_demolished_and_another_is_not() -> None:
    match = Scenario(seats=2).building(0, "signal_house").build()
    assert best(match) == ("demolish", 1)
    match = Scenario(seats=2).building(0, "reclamation_yard").build()
    assert best(match)[0] != "demolish"


def test_the_best_card_is_recalled_and_the_worst_dismissed() -> None:
    recall = Scenario(seats=2).hand(0, "archive_keeper").discard(0, "manager", "clerk").build()
    do(recall, 0, "play archive_keeper", "slot L1", "slot L2")
    assert best(recall) == ("take", "discard", "manager")
    dismiss = Scenario(seats=2).hand(0, "illumination_inventor", "manager", "clerk").build()
    do(dismiss, 0, "play illumination_inventor", "yes")
    assert best(dismiss) == ("take", "hand", "clerk")


def test_what_is_bought_in_the_last_round_is_bought_for_its_brass() -> None:
    liked = {"buy manager": 9.0, "buy rail_baron": 1.0}
    scenario = Scenario(seats=2).row("labor", "manager", "rail_baron").resources(labor=5)
    assert best(scenario.build(), taste=liked) == ("buy", "L1")
    assert best(scenario.pool(1).build(), taste=liked) == ("buy", "L2")


def test_a_card_is_liked_more_among_its_own() -> None:
    liked = {"buy telegraph_runner": 1.0, "buy line_worker": 0.5, "among kin line_worker": 4.0}
    few = Scenario(seats=2).row("labor", "telegraph_runner", "line_worker").resources(3)
    assert best(few.build(), taste=liked) == ("buy", "L1")
    many = few.discard(0, "drill_sergeant", "drill_sergeant", "assembly_foreman", "pester_hound")
    assert best(many.build(), taste=liked) == ("buy", "L2")
    assert kin_of(cast(BrassSight, many.build().state), 0) == [0.0, 0.0, 0.0, 0.0, 0.5, 0.0]


def test_only_dead_wood_is_dismissed() -> None:
    """A Clerk is given up gladly, a card that cost something is not."""
    answers = []
    for spare in ("clerk", "land_agent"):
        scenario = Scenario(seats=2, corps=("omni_edo", "harlem"))
        match = scenario.hand(0, "corp_ninja", spare).discard(0).build()
        do(match, 0, "play corp_ninja")
        answers.append(best(match))
    assert answers == [("yes",), ("no",)]


def test_alone_the_ai_is_who_one_plays_against() -> None:
    """BE-SOLO-8: more total Brass than the AI wins."""
    thumb = BrassEmpireThumb(GAME)
    outcomes = set()
    for number in range(40):
        rng = Random(number)
        state = GAME.new_state(1, number)
        while not state.over:
            for step in thumb.best(state, 0, rng):
                state.apply_step(0, step)
        won = bool(GAME.ranking(state)[0])
        outcomes.add(won)
        assert won == (GAME.scores(state)[0] > thumb.unseated(state)[0])
    assert outcomes == {True, False}


def test_among_companies_everybody_has_a_seat() -> None:
    assert BrassEmpireThumb(GAME).unseated(GAME.new_state(2, 0)) == []
