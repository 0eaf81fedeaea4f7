"""Base of the bots that search with a value function: worlds, trials of answers, reasons."""

from __future__ import annotations

import math
import time
from random import Random
from typing import TYPE_CHECKING, Final

from pithead.kernel.action_steps import Steps
from pithead.kernel.contract import Message
from pithead.kernel.heuristics import Ranked

from .bot import Choice, View
from .greedy import HeuristicBot
from .rollout import Rollout, take, worth
from .terms import main_terms
from .value_function import LinearValue, ValueFunction
from .weights import linear_value, teach

if TYPE_CHECKING:
    from pithead.kernel.state import State

WIDEST: Final = 24  # answers tried, those that look best by heuristic
MIN_LEAD_SE: Final = 0.5  # standard errors by which an answer must lead the heuristic's choice
SEARCHING: Final = 0.75  # part of a time budget for comparing answers; the rest plays the best out
ANSWERING: Final = 0.9  # part of it after which nothing new is begun
PLAYED_OUT: Final = 12  # games played to the end to estimate the chance shown
FOREVER: Final = 1_000_000
EQUAL: Final = 0.01  # sealed answers this close are drawn by lot, to be unpredictable


class Trial:
    """An answer and its results in the worlds tried so far."""

    def __init__(self, option: Ranked) -> None:
        self.option = option
        self.values: list[float] = []
        self.total = 0.0
        self.chance = 0.0
        self.worlds = 0
        self.played_out: float | None = None  # share of the games to the end that it wins
        self.last: State | None = None  # the state it led to in the last world
        self.guess = 0.0  # the value function's first estimate
        self.prior_visits = 0  # weight of that estimate, in worlds

    @property
    def mean(self) -> float:
        prior = self.prior_visits
        return (self.total + prior * self.guess) / max(1, self.worlds + prior)

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
        guessed = self.prior_visits * (self.guess - other.guess)
        return mean * count + guessed > errors * math.sqrt(spread * count)

    def add(self, chance: float) -> None:
        self.values.append(worth(chance))
        self.total += self.values[-1]
        self.chance += chance
        self.worlds += 1


class ThinkingBot(HeuristicBot):
    """A bot that compares answers by the value of the states they lead to."""

    # Both are loaded by `wake`, once the number of seats is known.
    linear: LinearValue | None = None
    value_function: ValueFunction | None = None
    across = 0  # how many seats away a partner sits; 0 without partners

    def wake(self, state: State) -> ValueFunction:
        """Read the weights for this number of seats, once."""
        if self.value_function is None or self.linear is None:
            self.linear = linear_value(self.game, state.seats, self.files)
            self.value_function = self.make_value_function(state.seats)
            teach(self.heuristic, state.seats, self.files)
            if getattr(state, "team", False):
                self.across = state.seats // 2
        return self.value_function

    def side(self, chances: list[float], seat: int) -> float:
        """The chance of a seat, its partner's included."""
        if not self.across:
            return chances[seat]
        return chances[seat] + chances[(seat + self.across) % (2 * self.across)]

    def make_value_function(self, seats: int) -> ValueFunction:
        """The value function of this bot; the linear one unless it has a better."""
        assert self.linear is not None
        return self.linear

    def deadline(self, part: float = SEARCHING) -> float | None:
        return None if self.budget is None else time.perf_counter() + part * self.budget

    def trials(self, state: State, rng: Random) -> list[Trial]:
        ranked = self.ranked(state, rng)
        widest = 1 if self.heuristic.obvious(ranked[0]) else WIDEST
        return [Trial(option) for option in ranked[:widest]]

    def at_first_sight(self, world: State, steps: Steps, luck: int) -> tuple[State, float]:
        """The state an answer leads to by the end of the turn, and the chance to win it gives.

        Value functions are asked between turns only: they can't rate a half-done move.
        """
        assert self.value_function is not None
        state = world.clone()
        until = self.game.turns(state) + 1
        take(state, self.seat, steps)
        chances = Rollout(self.game, self.heuristic, self.value_function).chances(
            state, until, Random(luck)
        )
        return state, self.side(chances, self.seat)

    def play_out(self, view: View, trial: Trial, rng: Random, stop: float | None) -> None:
        """Play an answer to the end of the game in fresh worlds.

        In those of the search the best of many answers was also the luckiest.
        """
        assert self.value_function is not None
        rollout = Rollout(self.game, self.heuristic, self.value_function)
        won = 0.0
        for played in range(1, PLAYED_OUT + 1):
            state = self.imagine(view, rng)
            take(state, self.seat, trial.option.steps)
            chances = rollout.chances(state, FOREVER, Random(int(rng.random() * 2**32)))
            won += self.side(chances, self.seat)
            trial.played_out = won / played
            if stop is not None and time.perf_counter() > stop:
                break

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
        share = best.chance / max(1, best.worlds) if best.played_out is None else best.played_out
        chance = round(100 * share)
        tries = sum([trial.worlds for trial in trials])
        against = next((t for t in trials[1:] if t.last is not None), None)
        if self.linear is None or best.last is None or against is None or against.last is None:
            return Message("bot-why-search", {"tries": tries, "chance": chance})
        terms = main_terms(self.linear, best.last, against.last, self.seat)
        if not terms:
            return Message("bot-why-equal", {"tries": tries, "chance": chance})
        told = tuple(Message(term, {}) for term in terms)
        return Message("bot-why-terms", {"tries": tries, "chance": chance, "terms": told})


def prefer(favourite: Trial, trials: list[Trial]) -> list[Trial]:
    """The trials, best first; the heuristic's choice gives way only to clearly better ones."""
    if trials[0] is favourite or trials[0].convinces(favourite):
        return trials
    return [favourite, *[trial for trial in trials if trial is not favourite]]
