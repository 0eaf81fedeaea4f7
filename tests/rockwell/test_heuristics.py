"""Rockwell's heuristics: weights, and the bot that rushes."""

from __future__ import annotations

from random import Random

import pytest

from pithead.games.rockwell.heuristics.ranking import RockwellHeuristic
from pithead.games.rockwell.heuristics.resource_value import lead, prestige_of
from pithead.games.rockwell.heuristics.weights import DEFAULT_WEIGHTS, WEIGHT_NAMES
from pithead.games.rockwell.state import Position
from tests.bots.playing import GAMES, play

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
