"""The bot that plays its answers to the end of the game in worlds that fit what it sees."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from .bot import Choice, View
from .rollout import Rollout, take
from .thinking import ThinkingBot, Trial, prefer
from .value_function import softmax

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.state import State

FOREVER: Final = 1_000_000
FIRST_WORLDS: Final = 8  # worlds of the first round, in which every answer is tried
MORE: Final = 8  # factor on `worlds` under a time limit
SOON: Final = 16  # worlds before which the search doesn't stop early
CERTAIN: Final = 3.0  # lead in standard errors at which the search stops early
CLEAR: Final = 12.0  # points by which a game is won clearly
VICTORY: Final = 0.1  # what winning counts beside how clear it was, which is less a matter of luck


def distinct(trials: list[Trial]) -> tuple[list[Trial], list[Trial]]:
    """The first of those that came out the same in every world, and the others.

    They do the same in the end, such as two steps in either order: about a quarter of all answers.
    """
    found: list[Trial] = []
    same: list[Trial] = []
    for trial in trials:
        alike = any(trial.values == other.values for other in found)
        (same if alike else found).append(trial)
    return found, same


class PlannerBot(ThinkingBot):
    """Tries the answers that look best, the better ones in more worlds (sequential halving)."""

    name = "planner"
    worlds = 32  # the worlds the last two answers are compared in, without a time limit

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        return self.tell(self.search(view))

    def search(self, view: View) -> list[Trial]:
        """The answers with their results, best first."""
        stop = self.deadline()
        rng = self.luck(view)
        worlds = [self.imagine(view, rng)]
        rollout = Rollout(self.game, self.heuristic, self.wake(worlds[0]))
        trials = self.trials(worlds[0], rng)
        if len(trials) > 1:
            trials = self._compare(rollout, view, worlds, trials, rng, stop)
            trials = self.draw(trials, view, rng)
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
        """The trials, best first. A time limit bounds the number of worlds."""
        favourite = trials[0]
        out: list[Trial] = []
        lucks: list[int] = []
        count = FIRST_WORLDS
        while True:
            while len(lucks) < count:
                lucks.append(int(rng.random() * 2**32))
                if len(worlds) < len(lucks):
                    worlds.append(self.imagine(view, rng))
            late = not self._try(rollout, worlds, lucks, trials, stop)
            if not late:
                trials, same = distinct(trials)
                out = same + out
            trials.sort(key=lambda trial: -trial.mean)
            if late or self._enough(trials, count, stop):
                return prefer(favourite, trials + out)
            half = max(2, len(trials) // 2)
            out = [trial for trial in trials[half:] if trial is not favourite] + out
            trials = trials[:half] + [trial for trial in trials[half:] if trial is favourite]
            count *= 2

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
                luck = Random(lucks[at])
                if trial.soon is None:
                    rollout.chances(state, self.game.turns(world) + 1, luck)
                    trial.soon = state.clone()
                chances = rollout.chances(state, FOREVER, luck)
                trial.add(self._outcome(state, chances), self.side(chances, self.seat))
        return True

    def _outcome(self, state: State, chances: list[float]) -> float:
        """What a game brought its seat: how clearly it leads, and a little for the victory.

        A quarter of the worlds shows as much of an answer as shares of the victory alone would.
        """
        scores = self.game.scores(state) + self.heuristic.unseated(state)
        clear = softmax([score / CLEAR for score in scores])
        return self.side(clear, self.seat) + VICTORY * self.side(chances, self.seat)
