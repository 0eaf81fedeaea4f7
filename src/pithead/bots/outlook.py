"""A look ahead: rules of thumb play a state on for a few turns, then a judge speaks."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

from pithead.kernel.state import SEALED

from .judge import Judge
from .spelling import Steps
from .thumbs import Thumb

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

MOST_ANSWERS = 4000  # no look ahead goes further, whatever the game does


class Outlook:
    """What becomes of a state, as far as rules of thumb can tell."""

    def __init__(self, game: Game, thumb: Thumb, judge: Judge) -> None:
        self.game = game
        self.thumb = thumb
        self.judge = judge

    def chances(self, state: State, until: int, rng: Random) -> list[float]:
        """Play on until turn `until` begins, then each company's chance. Changes the state."""
        turns = self.game.turns
        thumb = self.thumb
        for _ in range(MOST_ANSWERS):
            if state.over or turns(state) >= until:
                break
            seat = state.to_act()
            take(state, seat, thumb.best(state, seat, rng))
        return self.judge.chances(state)


def answer_others(state: State, thumb: Thumb, rng: Random) -> None:
    """Complete a sealed question by the rules of thumb of those who have not answered yet."""
    while state.asking == SEALED:
        seat = state.to_act()
        take(state, seat, thumb.best(state, seat, rng))


def take(state: State, seat: int, steps: Steps) -> None:
    for step in steps:
        state.apply_step(seat, step)


def worth(chance: float) -> float:
    """A chance to win as something to maximise: when all is won or lost, more is still better."""
    chance = min(0.9999, max(0.0001, chance))
    return chance + 0.01 * math.log(chance / (1.0 - chance))
