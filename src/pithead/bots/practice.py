"""Practice: heuristic weights learned by playing, without a teacher (REINFORCE, Williams 1992).

Players draw their answers at random, those with a higher score more often. What the winners chose
gets a higher weight afterwards. Only answers that depend on weights are drawn; the rest is done as
the heuristics say.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from pithead.kernel.action_steps import Steps
from pithead.kernel.heuristics import Ranked

from .rollout import take
from .value_function import shares_of_victory
from .weights import make_heuristic

if TYPE_CHECKING:
    from pithead.kernel.state import State

    from .learning import Setup

Player = Callable[["State", int, Random], Steps]
"""Answers for a seat, looking at the true state, as no bot may: only figures compete."""

BATCH: Final = 200  # games between two steps
RATE: Final = 0.12
REFINING: Final = 0.08  # the rate if there are weights already
FOLLOWS: Final = 0.1  # how fast the mean follows the weights of the last batches
PLAIN: Final = 0.15  # how many players play the plain heuristics: not all opponents are alike
MARGIN: Final = 30.0  # points by which a clear victory is won
USUAL: Final = 0.005  # how fast what is usual follows
CURIOUS: Final = 0.03  # how many choices are made blindly, so that nothing is forgotten for good
APART: Final = 12.0  # scores so far below the best are never drawn


class Lesson(NamedTuple):
    """One choice: by weight, how much more of it the chosen answer has than expected."""

    seat: int
    surprise: dict[int, float]


class Practice:
    """Weights in the making."""

    def __init__(self, table: Setup, weights: list[float], seed: str) -> None:
        self.table = table
        self.game = game = table.game
        self.seats = table.seats
        self.seed = seed
        self.weights = list(weights)
        self.mean_weights = list(weights)  # of the last batches: steadier than any of them
        self.means = [0.0] * len(weights)
        self.squares = [0.0] * len(weights)
        self.steps = 0
        self.games = 0
        self.usual = 0.0  # what a game was worth to a learner of late
        self.learner = make_heuristic(game)
        self.plain = make_heuristic(game)

    def batch(self, rate: float = RATE) -> None:
        """Play some games and take one step."""
        self.learner.adopt(self.weights)
        slope = [0.0] * len(self.weights)
        for _ in range(BATCH):
            self.game_played(slope)
        self._step(slope, rate)
        pairs = zip(self.mean_weights, self.weights)
        self.mean_weights = [mean + FOLLOWS * (now - mean) for mean, now in pairs]

    def game_played(self, slope: list[float]) -> None:
        rng = Random(f"{self.seed} {self.games}")
        state = self.table.deal(f"{self.seed} {self.games}")
        self.games += 1
        learns = [rng.random() >= PLAIN for _ in range(self.seats)]
        learns[self.games % self.seats] = True
        lessons: list[Lesson] = []
        while not state.over:
            seat = state.to_act()
            if learns[seat]:
                ranked = self.learner.rank(state, seat, rng)
                take(state, seat, self._drawn(state, seat, ranked, rng, lessons).steps)
            else:
                take(state, seat, self.plain.best(state, seat, rng))
        gains = [reward - self.usual for reward in self._rewards(state)]
        for lesson in lessons:
            for at, much in lesson.surprise.items():
                slope[at] += gains[lesson.seat] * much
        for seat in range(self.seats):
            self.usual += USUAL * gains[seat] if learns[seat] else 0.0

    def _drawn(
        self,
        state: State,
        seat: int,
        ranked: list[Ranked],
        rng: Random,
        lessons: list[Lesson],
    ) -> Ranked:
        """A random answer among those near the best, and what it will teach."""
        best = max(ranked, key=lambda option: option.score)
        near = [option for option in ranked if option.score > best.score - APART]
        if len(near) == 1:
            return best
        traits = [self.learner.traits(state, seat, option.steps) for option in near]
        if not any(traits):
            return best
        odds = [math.exp(option.score - best.score) for option in near]
        total = sum(odds)
        chosen = int(rng.random() * len(odds))
        if rng.random() >= CURIOUS:
            chosen = rng.choices(range(len(odds)), odds)[0]
        surprise: dict[int, float] = {}
        for number, (odd, parts) in enumerate(zip(odds, traits)):
            weight = (1.0 if number == chosen else 0.0) - odd / total
            for at, much in parts:
                surprise[at] = surprise.get(at, 0.0) + weight * much
        lessons.append(Lesson(seat, surprise))
        return near[chosen]

    def _rewards(self, state: State) -> list[float]:
        """Victory counts, and as much how clear it was."""
        shares = shares_of_victory(self.game, state)
        scores = self.game.scores(state) + self.plain.unseated(state)
        rewards: list[float] = []
        for seat in range(self.seats):
            best = max([n for other, n in enumerate(scores) if other != seat])
            margin = max(-1.0, min(1.0, (scores[seat] - best) / MARGIN))
            rewards.append(shares[seat] + margin)
        return rewards

    def _step(self, slope: list[float], rate: float) -> None:
        """Adam: weights whose slope is small or rare move as far as others."""
        self.steps += 1
        for at, total in enumerate(slope):
            part = total / BATCH
            self.means[at] = 0.9 * self.means[at] + 0.1 * part
            self.squares[at] = 0.99 * self.squares[at] + 0.01 * part * part
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.99**self.steps)
            if square > 0.0:
                self.weights[at] += rate * mean / (math.sqrt(square) + 1e-6)


def duel(table: Setup, one: Player, others: Player, games: int, seed: str) -> float:
    """The win share of one player against others, every deal from each seat."""
    won = 0.0
    for number in range(games):
        rng = Random(f"{seed} {number}")
        state = table.deal(f"{seed} {number // table.seats}")
        place = number % table.seats
        while not state.over:
            seat = state.to_act()
            player = one if seat == place else others
            take(state, seat, player(state, seat, rng))
        won += shares_of_victory(table.game, state)[place]
    return won / games
