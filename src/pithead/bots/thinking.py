"""Base of the bots that search with a value function: worlds, trials of answers, reasons."""

from __future__ import annotations

import math
import time
from random import Random
from typing import TYPE_CHECKING, Final

from pithead.kernel.contract import Arg, Message
from pithead.kernel.heuristics import Ranked

from .bot import Choice, View
from .greedy import HeuristicBot
from .terms import main_terms
from .value_function import LinearValue
from .weights import linear_value, teach

if TYPE_CHECKING:
    from pithead.kernel.state import State

WIDEST: Final = 8  # answers tried, those that look best by heuristic
MIN_LEAD_SE: Final = 1.0  # standard errors by which an answer must lead the heuristic's choice
SEARCHING: Final = 0.9  # part of a time budget after which nothing new is begun
EQUAL: Final = 0.01  # sealed answers this close are drawn by lot, to be unpredictable


class Trial:
    """An answer and its results in the worlds tried so far."""

    def __init__(self, option: Ranked) -> None:
        self.option = option
        self.values: list[float] = []  # what is compared
        self.total = 0.0
        self.shares: list[float] = []  # of the victory
        self.soon: State | None = None  # the state it led to by the end of the turn in one world

    @property
    def worlds(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return self.total / max(1, self.worlds)

    @property
    def chance(self) -> float:
        return sum(self.shares) / max(1, self.worlds)

    def convinces(self, favourite: Trial) -> bool:
        """Whether it did clearly better in the worlds in which both were tried."""
        return self.leads(favourite, MIN_LEAD_SE)

    def leads(self, other: Trial, errors: float) -> bool:
        """Whether it leads by this many standard errors in the worlds in which both were tried."""
        gains = [own - theirs for own, theirs in zip(self.values, other.values)]
        count = len(gains)
        if count < 2:
            return False
        mean = sum(gains) / count
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
        return mean * count > errors * math.sqrt(spread * count)

    def add(self, value: float, share: float) -> None:
        self.values.append(value)
        self.total += value
        self.shares.append(share)


class ThinkingBot(HeuristicBot):
    """A bot that compares answers by the value of the states they lead to."""

    value_function: LinearValue | None = None  # for the number of seats, loaded by `wake`
    across = 0  # how many seats away a partner sits; 0 without partners

    def wake(self, state: State) -> LinearValue:
        """Read the weights for this number of seats, once."""
        if self.value_function is None:
            self.value_function = linear_value(self.game, state.seats, self.files)
            teach(self.heuristic, state.seats, self.files)
            if getattr(state, "team", False):
                self.across = state.seats // 2
        return self.value_function

    def side(self, chances: list[float], seat: int) -> float:
        """The chance of a seat, its partner's included."""
        if not self.across:
            return chances[seat]
        return chances[seat] + chances[(seat + self.across) % (2 * self.across)]

    def deadline(self) -> float | None:
        return None if self.budget is None else time.perf_counter() + SEARCHING * self.budget

    def trials(self, state: State, rng: Random) -> list[Trial]:
        ranked = self.ranked(state, rng)
        widest = 1 if self.heuristic.obvious(ranked[0]) else WIDEST
        return [Trial(option) for option in ranked[:widest]]

    def draw(self, trials: list[Trial], view: View, rng: Random) -> list[Trial]:
        """The trials, which are sorted; of sealed answers about as good as the best one is drawn to
        be first.
        """
        decision = view["decision"]
        if not isinstance(decision, dict) or not decision["sealed"] or len(trials) == 1:
            return trials
        equal = [trial for trial in trials if trial.mean >= trials[0].mean - EQUAL]
        lucky = equal[int(rng.random() * len(equal))]
        return [lucky, *[trial for trial in trials if trial is not lucky]]

    def tell(self, trials: list[Trial]) -> Choice:
        """The first of the trials, and why."""
        decode = self.game.decode
        others = tuple(decode(trial.option.steps) for trial in trials[1:4])
        return Choice(decode(trials[0].option.steps), self._why(trials), others)

    def _why(self, trials: list[Trial]) -> Message:
        best = trials[0]
        if len(trials) == 1:
            return Message("bot-why-greedy", {"reason": Message(best.option.reason, {})})
        tries = sum([trial.worlds for trial in trials])
        figures: dict[str, Arg] = {"tries": tries, "chance": round(100 * best.chance)}
        terms = self.advantages(best, next((t for t in trials[1:] if t.soon is not None), best))
        if not terms:
            return Message("bot-why-search", figures)
        return Message("bot-why-terms", {**figures, "terms": terms})

    def advantages(self, one: Trial, other: Trial) -> tuple[Message, ...]:
        """What the value function finds better about one answer, once the turn is over."""
        if self.value_function is None or one.soon is None or other.soon is None:
            return ()
        terms = main_terms(self.value_function, one.soon, other.soon, self.seat)
        return tuple([Message(term, {}) for term in terms])


def prefer(favourite: Trial, trials: list[Trial]) -> list[Trial]:
    """The trials, best first; the heuristic's choice gives way only to clearly better ones."""
    if trials[0] is favourite or trials[0].convinces(favourite):
        return trials
    return [favourite, *[trial for trial in trials if trial is not favourite]]
