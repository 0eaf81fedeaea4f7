"""The bot that simulates the rest of its turn in several worlds that fit what it sees."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from .bot import Choice, View
from .rollout import Rollout, take, worth
from .thinking import ANSWERING, FOREVER, ThinkingBot, Trial, prefer

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.state import State

FIRST_WORLDS: Final = 4  # worlds of the first round, in which every answer is tried
NARROW: Final = 9  # answers that look best at first sight, beside the favourite
MORE: Final = 4  # factor on `worlds` under a time limit
SOON: Final = 16  # worlds before which the search doesn't stop early
CERTAIN: Final = 3.0  # lead in standard errors at which the search stops early


class PlannerBot(ThinkingBot):
    """Tries the answers that look best, the better ones in more worlds (sequential halving)."""

    name = "planner"
    to_the_end = False  # whether it plays on until the game is over
    prior_visits = 0  # prior weight of the value function's first estimate, in worlds
    worlds = 16  # the worlds the last two answers are compared in, without a time limit

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        return self.tell(self.search(view))

    def search(self, view: View) -> list[Trial]:
        """The answers with their results, best first."""
        stop, end = self.deadline(), self.deadline(ANSWERING)
        rng = self.luck(view)
        worlds = [self.imagine(view, rng)]
        value_function = self.wake(worlds[0])
        trials = self.trials(worlds[0], rng)
        if len(trials) > 1:
            rollout = Rollout(self.game, self.heuristic, value_function)
            trials = self._compare(rollout, view, worlds, trials, rng, stop)
            trials = self.draw(trials, view, rng)
            if not self.to_the_end:
                self.play_out(view, trials[0], rng, end)
        return trials

    def _compare(
        self,
        rollout: Rollout,
        view: View,
        worlds: list[State],
        trials: list[Trial],
        rng: Random,
        stop: float | None,
    ) -> list[Trial]:
        """The trials, best first. With a time limit there are as many worlds as it allows."""
        until = self.game.turns(worlds[0]) + self.heuristic.horizon(worlds[0].seats)
        if self.to_the_end:
            until = FOREVER
        favourite = trials[0]
        trials, out = self._guess(view, worlds, trials, rng, stop)
        lucks: list[int] = []
        count = FIRST_WORLDS
        while True:
            while len(lucks) < count:
                lucks.append(int(rng.random() * 2**32))
                if len(worlds) < len(lucks):
                    worlds.append(self.imagine(view, rng))
            late = not self._try(rollout, worlds, lucks, trials, until, stop)
            trials.sort(key=lambda trial: -trial.mean)
            if late or self._enough(trials, count, stop):
                return prefer(favourite, trials + out)
            half = max(2, len(trials) // 2)
            out = [trial for trial in trials[half:] if trial is not favourite] + out
            trials = trials[:half] + [trial for trial in trials[half:] if trial is favourite]
            count *= 2

    def _guess(
        self,
        view: View,
        worlds: list[State],
        trials: list[Trial],
        rng: Random,
        stop: float | None,
    ) -> tuple[list[Trial], list[Trial]]:
        """The value function's first estimate: the answers worth trying, and the others."""
        if not self.prior_visits:
            return trials, []
        while len(worlds) < FIRST_WORLDS:
            worlds.append(self.imagine(view, rng))
        luck = int(rng.random() * 2**32)
        for trial in trials:
            if stop is not None and time.perf_counter() > stop:
                break
            trial.prior_visits = self.prior_visits
            for world in worlds:
                _, chance = self.at_first_sight(world, trial.option.steps, luck)
                trial.guess += worth(chance) / len(worlds)
        # What looks best by heuristic is always tried.
        rest = sorted(trials[1:], key=lambda trial: -trial.guess)
        return [trials[0], *rest[:NARROW]], rest[NARROW:]

    def _enough(self, trials: list[Trial], count: int, stop: float | None) -> bool:
        """Whether more worlds would hardly change the answer, or there is no time for them."""
        if count >= self.worlds * (1 if stop is None else MORE):
            return True
        return count >= SOON and all(trials[0].leads(rival, CERTAIN) for rival in trials[1:])

    def _try(
        self,
        rollout: Rollout,
        worlds: list[State],
        lucks: list[int],
        trials: list[Trial],
        until: int,
        stop: float | None,
    ) -> bool:
        """Every trial in every world it has not been tried in; False when time is up."""
        for at, world in enumerate(worlds):
            for trial in trials:
                if trial.worlds > at:
                    continue
                if stop is not None and time.perf_counter() > stop:
                    return False
                state = world.clone()
                take(state, self.seat, trial.option.steps)
                chances = rollout.chances(state, until, Random(lucks[at]))
                trial.add(self.side(chances, self.seat))
                trial.last = state
        return True


class FarsightedBot(PlannerBot):
    """Plays on to the end of the game, in as many worlds as its time allows."""

    name = "farsighted"
    to_the_end = True
    worlds = 64
    prior_visits = 16
