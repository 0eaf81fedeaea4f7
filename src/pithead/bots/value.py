"""The bot that tries each answer once in a few worlds, with a linear value function."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from .bot import Choice, View
from .rollout import Rollout, take, worth
from .thinking import ThinkingBot, prefer

if TYPE_CHECKING:
    from pithead.kernel.contract import Event

WORLDS: Final = 4
WIDE: Final = 8  # answers tried


class ValueBot(ThinkingBot):
    """Takes the answer with the best value once the turn is completed."""

    name = "value"

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        rng = self.luck(view)
        worlds = [self.imagine(view, rng) for _ in range(WORLDS)]
        rollout = Rollout(self.game, self.heuristic, self.wake(worlds[0]))
        trials = self.trials(worlds[0], rng)[:WIDE]
        stop = self.deadline()
        for world in worlds if len(trials) > 1 else []:
            if stop is not None and time.perf_counter() > stop:
                break
            luck = int(rng.random() * 2**32)
            until = self.game.turns(world) + 1
            for trial in trials:
                trial.soon = world.clone()
                take(trial.soon, self.seat, trial.option.steps)
                chances = rollout.chances(trial.soon, until, Random(luck))
                share = self.side(chances, self.seat)
                trial.add(worth(share), share)
        favourite = trials[0]
        trials.sort(key=lambda trial: -trial.mean)
        return self.tell(self.draw(prefer(favourite, trials), view, rng))
