"""Whole answers as lists of integer steps, found without copying the state."""

from __future__ import annotations

from .codecs import Notation
from .state import State

Steps = list[int]


class ActionSteps:
    """The steps of a game's answers: the one place where whole answers are listed.

    Numbers (bids, trades) are left to `Game.sensible` and heuristics.
    """

    def __init__(self, notation: Notation) -> None:
        # By first step, how many steps an answer has before its numbers.
        self.length: list[int] = [1] * notation.width
        for step, verb in notation.by_first.items():
            self.length[step] = len(verb.groups)

    def answers(self, state: State, seat: int) -> list[Steps]:
        """All answers to a question that asks for no number.

        The state is as before in the end; an answer the seat has begun must be dropped first.
        """
        found: list[Steps] = []
        for step in state.legal_steps(seat):
            if self.length[step] == 1:
                found.append([step])
            else:
                self._go_on(state, seat, [step], found)
        return found

    def _go_on(self, state: State, seat: int, begun: Steps, found: list[Steps]) -> None:
        # The last step of an answer changes the game, those before it only the unfinished answer.
        more = self.further(state, seat, begun)
        for step in more:
            steps = begun + [step]
            if len(steps) == self.length[begun[0]]:
                found.append(steps)
            else:
                self._go_on(state, seat, steps, found)

    def further(self, state: State, seat: int, begun: Steps) -> list[int]:
        """The steps that may follow those begun."""
        for step in begun:
            state.apply_step(seat, step)
        more = state.legal_steps(seat)
        state.drop_form(seat)
        return more
