"""The bot that plays anything legal."""

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
