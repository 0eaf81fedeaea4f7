"""Learning value functions from games: from who won, which figures are worth how much.

A story is one game: the figures of every company between its turns, and the share each had in
the victory. Linear weights are those under which the victories are likeliest (softmax over the
companies).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pithead.kernel.action_steps import Steps
from pithead.kernel.features import Features
from pithead.kernel.parts import need

from .value_function import shares_of_victory
from .weights import make_heuristic

if TYPE_CHECKING:
    from pithead.kernel.game import Game, Settings
    from pithead.kernel.state import State

SLIPS: Final = 0.05  # how often a player tries something else
WISE: Final = 0.5  # share of players with the weights learned before; the others' are varied


class Setup(NamedTuple):
    """What is learned for: a game with its components, a number of seats, table options."""

    game: Game
    seats: int
    options: Settings

    def deal(self, seed: str) -> State:
        return self.game.new_state(self.seats, seed, self.options)


class Story(NamedTuple):
    """The figures of every company between turns, and the share each had in the victory."""

    moments: list[list[list[float]]]
    shares: list[float]


class Players:
    """Players to learn from: varied ones, to separate the effect of their choices from luck."""

    def __init__(self, game: Game, seats: int, weights: list[float] | None) -> None:
        self.heuristics = [make_heuristic(game) for _ in range(seats)]
        self.weights = weights

    def sit_down(self, rng: Random) -> None:
        for heuristic in self.heuristics:
            if self.weights is not None:
                heuristic.adopt(list(self.weights))
            if self.weights is None or rng.random() >= WISE:
                heuristic.vary(rng)

    def answer(self, state: State, seat: int, rng: Random) -> Steps:
        heuristic = self.heuristics[seat]
        if rng.random() < SLIPS:
            ranked = heuristic.rank(state, seat, rng)
            return ranked[int(rng.random() * len(ranked))].steps
        return heuristic.best(state, seat, rng)


def gather(
    table: Setup, players: Players, features: Features, games: int, seed: str
) -> list[Story]:
    """Stories of the given number of games."""
    game = table.game
    stories: list[Story] = []
    for number in range(games):
        rng = Random(f"{seed} {table.seats} {number}")
        state = table.deal(f"{seed} {table.seats} {number}")
        players.sit_down(rng)
        moments: list[list[list[float]]] = []
        turn = game.turns(state)
        while not state.over:
            seat = state.to_act()
            for step in players.answer(state, seat, rng):
                state.apply_step(seat, step)
            # Between turns, for that is when value functions are asked.
            if not state.over and game.turns(state) > turn:
                turn = game.turns(state)
                moments.append(features.of_all(state))
        count = features.companies(state)
        shares = (shares_of_victory(game, state) + [0.0] * count)[:count]
        if moments:
            stories.append(Story(moments, shares))
    return stories


def lay_out(stories: Iterable[Story]) -> tuple[Any, Any]:
    """Figures by moment, company and name; shares by moment and company."""
    import numpy as np

    figures = np.array([moment for story in stories for moment in story.moments])
    shares = np.array([story.shares for story in stories for _ in story.moments])
    return figures, shares


def fit_linear(stories: list[Story], *, ridge: float = 1e-3, rounds: int = 300) -> list[float]:
    """The weights that make the victories likeliest, small ones preferred."""
    need("learn")
    import numpy as np

    figures, shares = lay_out(stories)
    scale = figures.std(axis=(0, 1)) + 1e-6
    figures = figures / scale
    weights = np.zeros(figures.shape[2])
    adam = Adam([weights])
    for turn in range(rounds):
        wrong = softmax(figures @ weights) - shares
        slope = np.einsum("mc,mcf->f", wrong, figures) / len(figures)
        adam.step([slope + ridge * weights], 0.05 * (1.0 - turn / rounds))
    return [float(weight) for weight in weights / scale]


def linear(weights: list[float]) -> Callable[[Any], Any]:
    """Strengths as a weighted sum of figures."""
    return lambda figures: figures @ weights


def likelihood(stories: list[Story], strengths: Callable[[Any], Any]) -> tuple[float, float]:
    """Mean log likelihood of the victories, and how often the favourite won."""
    import numpy as np

    figures, shares = lay_out(stories)
    chances = softmax(strengths(figures))
    right = (chances.argmax(axis=1) == shares.argmax(axis=1)).mean()
    return float((shares * np.log(chances + 1e-12)).sum(axis=1).mean()), float(right)


class Adam:
    """Gradient steps whose length adapts to each weight (Kingma and Ba, 2015)."""

    def __init__(self, weights: list[Any]) -> None:
        import numpy as np

        self.weights = weights
        self.means = [np.zeros_like(w) for w in weights]
        self.squares = [np.zeros_like(w) for w in weights]
        self.steps = 0

    def step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope * slope
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.weights[at] -= rate * mean / (square**0.5 + 1e-8)


def softmax(strengths: Any) -> Any:
    import numpy as np

    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)
