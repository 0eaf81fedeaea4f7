"""What the workshop could make of a stock and money: why to sell, and what to buy, before it."""

from __future__ import annotations

from ..position.state import Position
from ..position.tables import WORTH
from .resource_value import delivery


class Plans:
    """The best deliveries and improvements for a number of actions."""

    def __init__(
        self, s: Position, weights: list[float], seat: int, actions: int, weight: float
    ) -> None:
        self.s = s
        self.weights = weights
        self.actions = actions
        self.weight = weight
        self.cubes = s.stock[seat * 4 : seat * 4 + 4]
        self.money = s.money[seat]
        self.scores: list[float] = []
        self.prices: list[int] = []
        self.now = -1.0  # the worth of what can be paid without any trade, once it is asked for

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
        tops = self.s.delivery_next[:]
        scores = self.scores[:]
        total = 0.0
        for _ in range(self.actions):
            best = 0.0
            chosen = -1
            for at in range(len(scores)):
                if scores[at] > best and self.prices[at] <= money:
                    best = scores[at]
                    chosen = at
            pile = self._best_pile(tops, rest, best)
            if pile >= 0:
                total += delivery(self.s, self.weights, pile, rest)
                for kind in range(4):
                    rest[kind] -= self.s.tables.delivery_cost[tops[pile] * 4 + kind]
                tops[pile] = -1
            elif chosen >= 0:
                total += best
                money -= self.prices[chosen]
                scores[chosen] = 0.0
            else:
                break
        return total

    def _best_pile(self, tops: list[int], cubes: list[int], best: float) -> int:
        """The delivery that brings more than this; -1 for none. Each pile once."""
        found = -1
        for pile in range(len(tops)):
            if tops[pile] >= 0:
                gain = delivery(self.s, self.weights, pile, cubes)
                if gain > best:
                    best = gain
                    found = pile
        return found
