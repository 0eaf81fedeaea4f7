"""Whole answers as lists of integer steps, found without copying the state."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

Steps = list[int]


class Spelling:
    """How a game's answers are spelled. Numbers (bids, trades) are left to those who know them."""

    def __init__(self, game: Game) -> None:
        notation = game.notation
        # By first step, how many steps an answer has before its numbers.
        self.length: list[int] = [1] * game.width
        self.counted: list[bool] = [False] * game.width
        for step, verb in notation.by_first.items():
            self.length[step] = len(verb.groups)
            self.counted[step] = bool(verb.amounts)

    def answers(self, state: State, seat: int) -> list[Steps]:
        """All answers to a question that asks for no number."""
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
