"""Rollouts: the heuristics play a state on for a few turns, then a value function rates it."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

from pithead.kernel.action_steps import Steps
from pithead.kernel.heuristics import Heuristic

from .value_function import ValueFunction

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

MOST_ANSWERS = 4000  # no rollout goes further, whatever the game does


class Rollout:
    """The result of playing a state on by heuristics."""

    def __init__(self, game: Game, heuristic: Heuristic, value_function: ValueFunction) -> None:
        self.game = game
        self.heuristic = heuristic
        self.value_function = value_function

    def chances(self, state: State, until: int, rng: Random) -> list[float]:
        """Play on until turn `until` begins, then each company's chance. Changes the state."""
        turns = self.game.turns
        heuristic = self.heuristic
        for _ in range(MOST_ANSWERS):
            if state.over or turns(state) >= until:
                break
            seat = state.to_act()
            take(state, seat, heuristic.best(state, seat, rng))
        return self.value_function.chances(state)


def take(state: State, seat: int, steps: Steps) -> None:
    for step in steps:
        state.apply_step(seat, step)


def worth(chance: float) -> float:
    """A chance to win as something to maximise: when all is won or lost, more is still better."""
    chance = min(0.9999, max(0.0001, chance))
    return chance + 0.01 * math.log(chance / (1.0 - chance))
