"""What the workshop could make of a stock and money: why to sell, and what to buy, before it."""

from __future__ import annotations

from ..position.state import Position
from ..position.tables import WORTH
from .resource_value import delivery_gain


class Plans:
    """The best deliveries and improvements for a number of actions."""

    def __init__(
        self, s: Position, weights: list[float], seat: int, actions: int, weight: float
    ) -> None:
        self.actions = actions
        self.weight = weight
        self.cubes = s.stock[seat * 4 : seat * 4 + 4]
        self.money = s.money[seat]
        self.scores: list[float] = []
        self.prices: list[int] = []
        self.now = -1.0  # the worth of what can be paid without any trade, once it is asked for
        # What the top of each pile brings and costs; a pile that is gone brings nothing.
        self.gains: list[float] = []
        self.costs: list[int] = []
        for pile, tile in enumerate(s.delivery_next):
            there = tile < s.tables.pile_start[pile + 1]
            self.gains.append(delivery_gain(s, weights, tile) if there else 0.0)
            self.costs += s.tables.delivery_cost[tile * 4 : tile * 4 + 4] if there else [0] * 4

    def add(self, score: float, price: int) -> None:
        """An improvement, and what it costs."""
        if score > 0.0:
            self.scores.append(score)
            self.prices.append(price)

    def gain(self, kind: int, more: int) -> float:
        """What buying `n` cubes of a kind, or selling them, is worth in the workshop."""
        if self.weight == 0.0:
            return 0.0
        if self.now < 0.0:
            self.now = self._worth(self.cubes, self.money)
        cubes = self.cubes[:]
        cubes[kind] += more
        return self.weight * (self._worth(cubes, self.money - more * WORTH[kind]) - self.now)

    def _worth(self, cubes: list[int], money: int) -> float:
        """The best action, then the best of what is left, and so on."""
        rest = cubes[:]
        gains = self.gains[:]
        scores = self.scores[:]
        total = 0.0
        for _ in range(self.actions):
            best = 0.0
            chosen = -1
            for at in range(len(scores)):
                if scores[at] > best and self.prices[at] <= money:
                    best = scores[at]
                    chosen = at
            pile = self._best_pile(gains, rest, best)
            if pile >= 0:
                total += gains[pile]
                for kind in range(4):
                    rest[kind] -= self.costs[pile * 4 + kind]
                gains[pile] = 0.0
            elif chosen >= 0:
                total += best
                money -= self.prices[chosen]
                scores[chosen] = 0.0
            else:
                break
        return total

    def _best_pile(self, gains: list[float], cubes: list[int], best: float) -> int:
        """The delivery that can be paid and brings more than this; -1 for none. Each pile once."""
        costs = self.costs
        found = -1
        for pile in range(len(gains)):
            if gains[pile] > best:
                at = pile * 4
                if (
                    costs[at] <= cubes[0]
                    and costs[at + 1] <= cubes[1]
                    and costs[at + 2] <= cubes[2]
                    and costs[at + 3] <= cubes[3]
                ):
                    best = gains[pile]
                    found = pile
        return found
