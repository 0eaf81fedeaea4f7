"""Rockwell's heuristics: weights, and the bot that rushes."""

from __future__ import annotations

from random import Random

import pytest

from pithead.games.rockwell.heuristics.ranking import BIDS, RockwellHeuristic, bid_steps
from pithead.games.rockwell.heuristics.resource_value import lead, prestige_of
from pithead.games.rockwell.heuristics.weights import DEFAULT_WEIGHTS, WEIGHT_NAMES
from pithead.games.rockwell.state import Position
from pithead.games.rockwell.tables import WORTH
from pithead.kernel.match import Match
from tests.bots.playing import GAMES, play
from tests.rockwell.scenario import Scenario, do

ROCKWELL = GAMES["rockwell"]


def _game_of(heuristic: RockwellHeuristic, seats: int, seed: int) -> list[list[int]]:
    """Everything that players with these heuristics answer."""
    rng = Random(seed)
    state = ROCKWELL.new_state(seats, seed)
    said: list[list[int]] = []
    while not state.over:
        seat = state.to_act()
        said.append(heuristic.best(state, seat, rng))
        for step in said[-1]:
            state.apply_step(seat, step)
    return said


def test_every_weight_has_one_name_and_one_number() -> None:
    assert len(set(WEIGHT_NAMES)) == len(WEIGHT_NAMES) == len(DEFAULT_WEIGHTS)
    heuristic = RockwellHeuristic(ROCKWELL)
    assert heuristic.weight_names == WEIGHT_NAMES
    assert heuristic.weights == DEFAULT_WEIGHTS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_are_adopted_and_varied(seats: int) -> None:
    heuristic = RockwellHeuristic(ROCKWELL)
    plain = _game_of(heuristic, seats, 1)
    # Every heuristic at work at once, those that are off by default too.
    heuristic.adopt([number + 0.5 for number in DEFAULT_WEIGHTS])
    assert _game_of(heuristic, seats, 1) != plain
    heuristic.adopt(DEFAULT_WEIGHTS)
    assert _game_of(heuristic, seats, 1) == plain
    heuristic.vary(Random(2))
    assert heuristic.weights != DEFAULT_WEIGHTS
    heuristic.vary(Random(3))
    varied = heuristic.weights
    heuristic.vary(Random(3))
    assert heuristic.weights == varied


def test_the_rusher_goes_straight_to_the_centre() -> None:
    match = play("rockwell", ["rusher", "rusher"], seed=1)
    assert ROCKWELL.turns(match.state) <= 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_heuristics_count_prestige_as_the_rules_do(seats: int) -> None:
    rng = Random(seats)
    state = ROCKWELL.new_state(seats, 4)
    while not state.over:
        if rng.random() < 0.05:
            ended = state.clone()
            ended.over = True
            assert isinstance(ended, Position)
            scores = ROCKWELL.scores(ended)
            assert [prestige_of(ended, seat) for seat in range(seats)] == scores
            assert lead(ended, 0) == scores[0] - max(scores[1:])
        seat = state.to_act()
        state.apply_step(seat, state.sample_step(seat, rng))


# --- positions where it is plain what to do -------------------------------------------------------


def best(match: Match, seat: int = 0) -> str:
    heuristic = RockwellHeuristic(match.game)
    return match.game.text(match.game.decode(heuristic.best(match.state, seat, Random(1))))


def offered(scenario: Scenario) -> str:
    """What seat 0 does with its advantage once its crew a stays."""
    match = scenario.drilling(0).build()
    do(match, 0, "stay a")
    return best(match)


@pytest.mark.parametrize(("power", "said"), [(4, "hire 3"), (2, "decline")])
def test_a_die_is_hired_that_just_completes_a_tile(power: int, said: str) -> None:
    scenario = Scenario().need("C5", 7).crew("0a", at="C5", power=power)
    assert offered(scenario.vice_president(0, "I", 3).rich(0)) == said


@pytest.mark.parametrize(("power", "said"), [(3, "bribe 1 a C5"), (2, "decline")])
def test_a_crew_is_bribed_that_just_completes_a_tile(power: int, said: str) -> None:
    scenario = Scenario().need("C5", 7).crew("0a", at="C5", power=4).crew("1a", "C6", power=power)
    assert offered(scenario.vice_president(0, "I", 1).rich(0)) == said


@pytest.mark.parametrize(("need", "richer"), [(7, "C5"), (6, "C6")])
def test_of_two_tiles_that_fill_at_once_the_richer_is_drilled(need: int, richer: str) -> None:
    scenario = Scenario().need("C5", need).crew("0a", at="C5-C6", power=4)
    match = scenario.vice_president(0, "I", 3).rich(0).drilling(0).build()
    do(match, 0, "stay a", "hire 3")
    assert best(match) == f"drill {richer}"


def test_all_that_is_in_danger_is_covered() -> None:
    scenario = Scenario().need("C5", 7).dangerous_card("C5", zinc=8, gold=8).stock(0).stock(1)
    scenario.crew("0a", at="C4", power=4).crew("1a", at="C5", power=3).insured(0, 2)
    match = scenario.drilling(0).build()
    do(match, 0, "move a C5")
    assert best(match) == "cover 2"


@pytest.mark.parametrize("dollars", [0, 500, 3000])
def test_a_bid_is_worth_what_it_should_be_or_cannot_be_paid(dollars: int) -> None:
    match = Scenario(2).stock(0, zinc=2, copper=1).rich(0, money=dollars).build()
    state = match.state
    assert isinstance(state, Position)
    for worth in BIDS:
        steps = bid_steps(state, 0, worth)
        if not steps:
            assert worth > dollars // 100
            continue
        bid = match.game.decode(steps)
        assert match.game.check(state, 0, bid) is None
        *cubes, money = [int(part) for part in bid[1:]]
        paid = sum(n * each for n, each in zip(cubes, WORTH, strict=True)) + money // 100
        assert paid == worth


def digging() -> Scenario:
    """Seat 0's second mineshaft may stand next to its crew (RW-WORK-5): C4 pays 1 zinc, C6 2
    gold."""
    scenario = Scenario().crew("0a", at="C5").vice_president(0, "III", 1).rich(0)
    return scenario.drilled("C4", "C5", "C6").income("C4", zinc=1).income("C6", gold=2).workshop()


def test_a_mineshaft_is_built_where_it_pays_most() -> None:
    match = digging().shaft("C5", 0).build()
    heuristic = RockwellHeuristic(match.game)
    ranked = heuristic.rank(match.state, 0, Random(1))
    scores = {match.game.text(match.game.decode(each.steps)): each.score for each in ranked}
    assert scores["shaft C6"] > max(scores["shaft C4"], scores["shaft B5"])


def test_the_mineshaft_that_pays_least_is_moved_to_where_it_pays_most() -> None:
    match = digging().shaft("C4", 0).shaft("C5", 0).build()
    heuristic = RockwellHeuristic(match.game)
    ranked = heuristic.rank(match.state, 0, Random(1))
    moves = [match.game.text(match.game.decode(each.steps)) for each in ranked]
    assert [move for move in moves if move.startswith("shift")] == ["shift C4 C6"]
