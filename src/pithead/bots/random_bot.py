"""The bots that play anything legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pithead.kernel.contract import Message

from .bot import Bot, Choice, View

if TYPE_CHECKING:
    from pithead.kernel.contract import Event


class RandomBot(Bot):
    """Any legal answer; amounts lean to the small."""

    name = "random"

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        rng = self.luck(view)
        state = self.imagine(view, rng)
        return Choice(self.game.sample(state, self.seat, rng), Message("bot-why-random", {}))


class UniformBot(Bot):
    """Step by step, each step of the mask as likely as any other: an untrained network."""

    name = "uniform"

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        rng = self.luck(view)
        state = self.imagine(view, rng)
        steps: list[int] = []
        while not steps or state.in_form(self.seat):
            legal = state.legal_steps(self.seat)
            steps.append(legal[int(rng.random() * len(legal))])
            state.apply_step(self.seat, steps[-1])
        return Choice(self.game.decode(steps), Message("bot-why-random", {}))
