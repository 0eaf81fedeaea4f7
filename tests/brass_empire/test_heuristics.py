"""Brass Empire's heuristics, in positions where it is plain what to do."""

from __future__ import annotations

from random import Random

import pytest

from pithead.games.brass_empire.heuristics.features import part_left, position_of
from pithead.games.brass_empire.heuristics.ranking import BrassEmpireHeuristic, corporation_shares
from pithead.kernel.contract import Action
from pithead.kernel.match import Match
from tests.brass_empire.scenario import GAME, Scenario, do, employee, op

HARLEM = ("harlem", "windcraft")


def best(match: Match, seat: int = 0, weights: dict[str, float] | None = None) -> Action:
    """What the heuristics answer, with a weights for what is named and none for other cards."""
    heuristic = BrassEmpireHeuristic(GAME)
    if weights is not None:
        heuristic.adopt([weights.get(name, 0.0) for name in heuristic.weight_names])
    return GAME.decode(heuristic.best(match.state, seat, Random(1)))


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
    assert best(scenario.build(), weights=liked) == ("buy", "L1")
    assert best(scenario.pool(1).build(), weights=liked) == ("buy", "L2")


def test_a_card_is_liked_more_among_its_own() -> None:
    liked = {"buy telegraph_runner": 1.0, "buy line_worker": 0.5, "among kin line_worker": 4.0}
    few = Scenario(seats=2).row("labor", "telegraph_runner", "line_worker").resources(3)
    assert best(few.build(), weights=liked) == ("buy", "L1")
    many = few.discard(0, "drill_sergeant", "drill_sergeant", "assembly_foreman", "pester_hound")
    assert best(many.build(), weights=liked) == ("buy", "L2")
    assert corporation_shares(position_of(many.build().state), 0) == [0.0, 0.0, 0.0, 0.0, 0.5, 0.0]


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
    heuristic = BrassEmpireHeuristic(GAME)
    outcomes = set()
    for number in range(40):
        rng = Random(number)
        state = GAME.new_state(1, number)
        while not state.over:
            for step in heuristic.best(state, 0, rng):
                state.apply_step(0, step)
        won = bool(GAME.ranking(state)[0])
        outcomes.add(won)
        assert won == (GAME.scores(state)[0] > heuristic.unseated(state)[0])
    assert outcomes == {True, False}


def test_among_companies_everybody_has_a_seat() -> None:
    assert BrassEmpireHeuristic(GAME).unseated(GAME.new_state(2, 0)) == []


def test_an_attack_lent_by_an_aura_kills() -> None:
    """With a Command Mast a Chroniker strikes with 3, enough for one that has 3 health left."""
    scenario = Scenario(seats=2, corps=("windcraft", "harlem"))
    scenario.unit(0, "chroniker").unit(1, "chroniker", damage=1)
    likes = {"kill": 50.0, "mine": 1.0}
    alone, led = scenario.copy().build(), scenario.building(0, "command_mast").build()
    do(alone, 0, "end")
    do(led, 0, "end")
    assert best(alone, weights=likes) == ("mine", 1)
    assert best(led, weights=likes) == ("attack", 1, 1, 1)


def test_an_aura_of_the_target_kills_too() -> None:
    """What strikes back is lent attack as well: the attacker is lost, and its Brass with it."""
    scenario = Scenario(seats=2, corps=("harlem", "windcraft"))
    scenario.unit(0, "chroniker", damage=1).unit(1, "chroniker")
    likes = {"attack": 1.0, "lose_brass": -1.0}
    alone, led = scenario.copy().build(), scenario.building(1, "command_mast").build()
    do(alone, 0, "end")
    do(led, 0, "end")
    assert best(alone, weights=likes)[0] == "attack"
    assert best(led, weights=likes) == ("attack", 1, 1, 2)


def test_the_pool_lasts_less_long_when_units_are_lent_attack() -> None:
    scenario = Scenario(seats=2, corps=("windcraft", "harlem")).unit(0, "chroniker")
    plain = part_left(position_of(scenario.copy().build().state))
    led = part_left(position_of(scenario.building(0, "command_mast").build().state))
    assert led < plain


def test_a_building_mines_nothing() -> None:
    """A Blast Wall strikes back, but no Brass comes of it: the pool lasts as long as without."""
    scenario = Scenario(seats=2)
    plain = part_left(position_of(scenario.copy().build().state))
    walled = part_left(position_of(scenario.building(0, "blast_wall").build().state))
    assert walled == plain


def test_nobody_gives_a_unit_for_a_scratch_when_it_can_mine() -> None:
    scenario = Scenario(seats=2).unit(0, "chroniker", damage=2).unit(1, "chroniker")
    match = scenario.platform(1, up=False).build()
    do(match, 0, "end")
    assert best(match) == ("mine", 1)


# --- what texts ask -------------------------------------------------------------------------------


def test_of_cards_looked_at_the_good_one_stays_and_the_poor_one_goes() -> None:
    scenario = Scenario(corps=("omni_edo", "harlem")).hand(0, "efficiency_auditor")
    match = scenario.deck(0, "manager", "clerk").build()
    do(match, 0, "play efficiency_auditor")
    assert best(match) in (("put", "deck", "manager"), ("put", "dismiss", "clerk"))
    do(match, 0, "put deck manager")
    assert best(match) == ("put", "dismiss", "clerk")


def test_damage_hits_the_dangerous_unit_and_a_boost_helps_ones_own_best() -> None:
    shot = Scenario(corps=HARLEM).hand(0, "arc_gunner").unit(1, "spark_runner")
    match = shot.unit(1, "chroniker").build()
    do(match, 0, "play arc_gunner")
    assert best(match) == ("target", 1, 2)
    # Of two alike, the one that is nearly dead.
    hurt = Scenario(corps=HARLEM).hand(0, "arc_gunner").unit(1, "chroniker")
    match = hurt.unit(1, "chroniker", damage=2).build()
    do(match, 0, "play arc_gunner")
    assert best(match) == ("target", 1, 2)
    boost = Scenario(corps=("windcraft", "harlem")).hand(0, "jemmy_riveter")
    match = boost.unit(0, "spark_runner").unit(0, "chroniker").build()
    do(match, 0, "play jemmy_riveter")
    assert best(match) == ("target", 0, 2)


def test_the_platform_of_another_is_hit_rather_than_a_whole_wall() -> None:
    scenario = Scenario(corps=HARLEM).hand(0, "spark_saboteur").building(1, "blast_wall")
    match = scenario.build()
    do(match, 0, "play spark_saboteur")
    assert best(match) == ("target", 1, 0)


def test_as_much_is_exchanged_as_can_be() -> None:
    match = Scenario(corps=("frontier", "harlem")).hand(0, "freight_broker").resources(9).build()
    do(match, 0, "play freight_broker")
    assert best(match) == ("amount", 2)


def test_the_richest_is_robbed() -> None:
    cards = {"manager": employee(op("steal", n=2))}
    match = Scenario(3, cards=cards).hand(0, "manager").brass(1, 4).brass(2, 6).build()
    do(match, 0, "play manager")
    assert best(match) == ("player", 2)


def test_nothing_is_given_away_that_brings_oneself_nothing() -> None:
    match = Scenario(4, team=True).resources(labor=9).build()
    heuristic = BrassEmpireHeuristic(GAME)
    ranked = heuristic.rank(match.state, 0, Random(1))
    scores = {GAME.decode(option.steps)[0]: option.score for option in ranked}
    assert scores["gift"] < scores["end"]
