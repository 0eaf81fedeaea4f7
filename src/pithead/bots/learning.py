"""Learning value functions from games: from who won, which figures are worth how much.

A story is one game: the figures of every company between its turns, and the share each had in
the victory. Linear weights are those under which the victories are likeliest (softmax over the
companies). A network learns by temporal differences, TD(λ): each moment is taught what the network
says of the next one, mixed with what came of it in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pithead.kernel.action_steps import Steps
from pithead.kernel.features import Features

from .net import forward, inputs_of
from .value_function import shares_of_victory
from .weights import make_heuristic

if TYPE_CHECKING:
    from pithead.kernel.game import Game, Settings
    from pithead.kernel.state import State

SLIPS: Final = 0.05  # how often a player tries something else
WISE: Final = 0.5  # share of players with the weights learned before; the others' are varied
HIDDEN: Final = 32
LAMBDA: Final = 0.8


class Table(NamedTuple):
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
    """Players to learn from: different ones, so that what they do can be told from luck."""

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
    table: Table, players: Players, features: Features, games: int, seed: str
) -> list[Story]:
    """Stories of so many games."""
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


def fit_net(
    stories: list[Story], weights: list[float], *, epochs: int = 8, seed: int = 0
) -> dict[str, Any]:
    """A network that starts from linear weights and learns what they miss."""
    import numpy as np

    figures, _ = lay_out(stories)
    luck = np.random.default_rng(seed)
    width = figures.shape[2]
    scale = figures.std(axis=(0, 1)) + 1e-6
    parts: dict[str, Any] = {
        "mean": figures.mean(axis=(0, 1)),
        "scale": scale,
        "skip": np.array(weights) * scale,
        "first": luck.normal(0, (2 * width) ** -0.5, (2 * width, HIDDEN)),
        "first_bias": np.zeros(HIDDEN),
        "second": np.zeros(HIDDEN),
    }
    learned = ["skip", "first", "first_bias", "second"]
    adam = Adam([parts[name] for name in learned])
    for epoch in range(epochs):
        targets = td_targets(parts, stories, figures)
        rate = 0.003 * (1.0 - epoch / epochs)
        order = luck.permutation(len(figures))
        for start in range(0, len(order), 256):
            batch = order[start : start + 256]
            adam.step(slopes_of(parts, figures[batch], targets[batch]), rate)
    return parts


def td_targets(parts: dict[str, Any], stories: list[Story], figures: Any) -> Any:
    """What each moment is taught, by TD(λ): from the last moment of a story backwards."""
    import numpy as np

    chances = softmax(forward(parts, figures))
    targets = np.empty_like(chances)
    at = 0
    for story in stories:
        last = at + len(story.moments) - 1
        targets[last] = story.shares
        for moment in range(last - 1, at - 1, -1):
            later = targets[moment + 1]
            targets[moment] = LAMBDA * later + (1 - LAMBDA) * chances[moment + 1]
        at = last + 1
    return targets


def slopes_of(parts: dict[str, Any], figures: Any, targets: Any) -> list[Any]:
    """How the error of a batch changes with each learned part."""
    import numpy as np

    own, both = inputs_of(parts, figures)
    hidden = np.tanh(both @ parts["first"] + parts["first_bias"])
    wrong = softmax(own @ parts["skip"] + hidden @ parts["second"]) - targets
    wrong /= len(figures)
    back = wrong[:, :, None] * parts["second"] * (1 - hidden**2)
    return [
        np.einsum("mc,mcf->f", wrong, own) + 1e-4 * parts["skip"],
        np.einsum("mcf,mch->fh", both, back) + 1e-5 * parts["first"],
        back.sum(axis=(0, 1)),
        np.einsum("mc,mch->h", wrong, hidden) + 1e-5 * parts["second"],
    ]


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
