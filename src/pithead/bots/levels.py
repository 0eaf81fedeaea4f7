"""The public levels: a bot, its time and how often it slips. None of them ever cheats.

A bot becomes a level because the arena shows that it beats the level below (docs/ladder.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pithead.kernel.contract import Message

from .bot import Bot, Choice, View

if TYPE_CHECKING:
    from pithead.kernel.contract import Event


class Level(NamedTuple):
    """Which bot plays, seconds to think about an answer (None: a fixed effort), share of slips."""

    bot: str
    budget: float | None
    slips: float


GENTLE: Final = {
    "level-1": Level("greedy", None, 0.6),
    "level-2": Level("greedy", None, 0.25),
    "level-3": Level("practised", None, 0.12),
    "level-4": Level("practised", None, 0.0),
}
LEVELS: Final[dict[str, dict[str, Level]]] = {
    "rockwell": {**GENTLE, "level-5": Level("planner", 1.0, 0.0)},
    "brass_empire": {
        **GENTLE,
        "level-4": Level("practised", None, 0.04),
        "level-5": Level("farsighted", 1.0, 0.0),
    },
}
"""By game, from gentle to hard: the hardest is what plays that game best."""


class SlippingBot(Bot):
    """Another bot that now and then plays the first legal thing that comes to its mind."""

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
