"""Value functions: the chance of each company to win in a state."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from pithead.kernel.features import Features

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueFunction:
    """Gives every company a strength; chances to win follow from their differences."""

    def __init__(self, game: Game, features: Features) -> None:
        self.game = game
        self.features = features

    def strengths(self, state: State) -> list[float]:
        """How strong each company stands; a difference of 1 is odds of e to 1."""
        raise NotImplementedError

    def chances(self, state: State) -> list[float]:
        """The chance of each company to win; once the game is over, who has won."""
        if state.over:
            return shares_of_victory(self.game, state)
        return softmax(self.strengths(state))


class LinearValue(ValueFunction):
    """Strength is a weighted sum of a company's figures."""

    def __init__(self, game: Game, features: Features, weights: list[float]) -> None:
        super().__init__(game, features)
        self.weights = weights

    def strengths(self, state: State) -> list[float]:
        return [self.strength(state, seat) for seat in range(self.features.companies(state))]

    def strength(self, state: State, seat: int) -> float:
        """One company's."""
        weights = self.weights
        figures = self.features.of_company(state, seat)
        total = 0.0
        for at in range(len(weights)):
            total += weights[at] * figures[at]
        return total


def shares_of_victory(game: Game, state: State) -> list[float]:
    """1 for a sole winner, shared equally on ties; all zeros if there is no winner."""
    places = game.ranking(state)
    won = places[0] if places else []
    shares = [0.0] * state.seats
    for seat in won:
        shares[seat] = 1.0 / len(won)
    if not won:
        shares.append(1.0)
    return shares


def softmax(strengths: list[float]) -> list[float]:
    most = max(strengths)
    odds = [math.exp(max(-60.0, strength - most)) for strength in strengths]
    total = sum(odds)
    return [part / total for part in odds]
