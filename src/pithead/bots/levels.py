"""The public levels: a bot, its time, its slips, and whether it remembers. None of them cheats.

The game's plug-in says which bot plays at which level. A bot becomes a level because the arena
shows that it beats the level below (docs/ladder.md).

A slip is a person's: not any answer, but one that looks nearly as good. Each time attention lapses
a loss is drawn, small ones more often, smaller in the opening, where little is at stake; the answer
whose estimated loss is nearest to it is played. Often that is the best one all the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from pithead.kernel.contract import Message
from pithead.kernel.heuristics import Ranked

from .bot import Bot, Choice, View
from .greedy import GreedyBot
from .weights import make_heuristic

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.plugin import Level
    from pithead.kernel.state import State

OPENING: Final = 4.0  # rounds until slips cost as much as they ever do
LONGEST: Final = 3.0  # times the mean loss that no slip goes beyond
EQUAL: Final = 1e-9


class SlippingBot(Bot):
    """Another bot whose attention lapses now and then."""

    def __init__(self, name: str, bot: Bot, level: Level) -> None:
        super().__init__(bot.game, bot.seat, bot.seed, bot.budget)
        self.name = name
        self.remembers = bot.remembers and level.remembers
        self.bot = bot
        self.slips = level.slips
        self.loss = level.loss

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        self.bot.memory = self.memory
        choice = self.bot.choose(view, events)
        rng = self.luck(view)
        if rng.random() >= self.slips:
            return choice
        state = self.imagine(view, rng)
        options = self._options(state, rng)
        slip = self.game.decode(self._nearest(options, self._target(state, rng), rng).steps)
        if slip == choice.action:
            return choice
        return Choice(slip, Message("bot-why-slip", {}), (choice.action,))

    def _options(self, state: State, rng: Random) -> list[Ranked]:
        """The answers worth a thought, as this level sees them."""
        if isinstance(self.bot, GreedyBot):
            self.bot.wake(state)
            return self.bot.ranked(state, rng)
        return make_heuristic(self.game).rank(state, self.seat, rng)

    def _target(self, state: State, rng: Random) -> float:
        """The loss aimed at: of exponential distribution, cut off."""
        phase = min(1.0, self.game.rounds(state) / OPENING)
        return self.loss * phase * min(LONGEST, -math.log(1.0 - rng.random()))

    def _nearest(self, options: list[Ranked], target: float, rng: Random) -> Ranked:
        """The answer that loses about as much; one of equals by lot."""
        best = max([option.score for option in options])
        misses = [abs(best - option.score - target) for option in options]
        least = min(misses)
        equal = [option for option, miss in zip(options, misses) if miss <= least + EQUAL]
        return equal[int(rng.random() * len(equal))]
