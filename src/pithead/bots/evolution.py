"""An evolution strategy: heuristic weights move towards those of the players that did better.

In every game each player's weights differ a little from the known ones, at random. Over a batch of
games the differences, each times what its player won, add up to the direction in which weights are
better (natural evolution strategies, Wierstra et al., 2014). All weights learn from every game.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from pithead.kernel.parts import need

from .rollout import take
from .value_function import shares_of_victory
from .weights import make_heuristic

if TYPE_CHECKING:
    from pithead.kernel.heuristics import Heuristic

    from .learning import Setup

APART: Final = 0.35  # how far players differ from the known weights, in spans
RATE: Final = 0.1  # how far a typical weight moves in a step, in spans
MOST: Final = 3.0  # how many times as far any weight moves at most
FOLLOWS: Final = 0.2  # how fast the direction follows the last batch
MARGIN: Final = 25.0  # points from the mean by which a game is clearly won or lost


class Evolution:
    """Heuristic weights in the making.

    With `rivals` only one player of a game differs, and the others play these weights: what is
    learned then is the best answer to them, not what is good against all.
    """

    def __init__(
        self, table: Setup, weights: list[float], seed: str, rivals: list[float] | None = None
    ) -> None:
        need("learn")
        import numpy as np

        self.table = table
        self.seed = seed
        self.rivals = rivals
        self.players = [make_heuristic(table.game) for _ in range(table.seats)]
        self.weights: Any = np.array(weights)
        self.spans: Any = np.array(spans_of(self.players[0], weights))
        self.direction: Any = np.zeros(len(weights))
        self.batches = 0
        self.games = 0

    def batch(self, games: int) -> None:
        """Play some games and take one step."""
        import numpy as np

        luck = np.random.default_rng([*self.seed.encode(), self.batches])
        slope = np.zeros(len(self.weights))
        for _ in range(games):
            differences = luck.normal(size=(len(self.players), len(self.weights)))
            slope += self._played(differences) @ differences
        self.batches += 1
        self.direction += FOLLOWS * (slope / games - self.direction)
        size = float(np.sqrt((self.direction**2).mean())) or 1.0
        move = np.clip(self.direction / size, -MOST, MOST)
        self.weights = self.weights + RATE * move * self.spans

    def _played(self, differences: Any) -> Any:
        """What each player won: the share in the victory, and as much for how clear it was."""
        import numpy as np

        game, seats = self.table.game, self.table.seats
        learner = self.games % seats
        for seat, (player, difference) in enumerate(zip(self.players, differences)):
            if self.rivals is not None and seat != learner:
                difference[:] = 0.0
                player.adopt(list(self.rivals))
            else:
                player.adopt((self.weights + APART * self.spans * difference).tolist())
        name = f"{self.seed} {self.games}"
        self.games += 1
        rng = Random(name)
        state = self.table.deal(name)
        while not state.over:
            seat = state.to_act()
            take(state, seat, self.players[seat].best(state, seat, rng))
        scores = np.array(game.scores(state), float)
        won = np.array(shares_of_victory(game, state)[:seats])
        won += np.clip((scores - scores.mean()) / MARGIN, -1.0, 1.0)
        return won - won.mean()


def spans_of(heuristic: Heuristic, weights: list[float]) -> list[float]:
    """How far each weight may go at first; by its size where the heuristic does not say."""
    return heuristic.weight_spans or [0.3 + 0.5 * abs(much) for much in weights]
