"""The public levels: a bot, its time and how often it makes mistakes. None of them cheats.

The game's plug-in says which bot plays at which level. A bot becomes a level because the arena
shows that it beats the level below (docs/ladder.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pithead.kernel.contract import Message

from .bot import Bot, Choice, View

if TYPE_CHECKING:
    from pithead.kernel.contract import Event


class SlippingBot(Bot):
    """Another bot that now and then plays a random legal answer instead."""

    def __init__(self, name: str, bot: Bot, slips: float) -> None:
        super().__init__(bot.game, bot.seat, bot.seed, bot.budget)
        self.name = name
        self.remembers = bot.remembers
        self.bot = bot
        self.slips = slips

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        rng = self.luck(view)
        if rng.random() >= self.slips:
            return self.bot.choose(view, events)
        state = self.imagine(view, rng)
        return Choice(self.game.sample(state, self.seat, rng), Message("bot-why-slip", {}))
