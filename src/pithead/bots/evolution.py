"""CMA-ES with a diagonal covariance (Ros and Hansen, 2008): a search that needs no gradient."""

from __future__ import annotations

from math import log, sqrt
from random import Random


class Evolution:
    """Ask for candidates, tell what each cost, again and again; less is better."""

    def __init__(
        self, start: list[float], step: float, *, seed: str = "", size: int | None = None
    ) -> None:
        n = len(start)
        self.rng = Random(seed)
        self.mean = list(start)
        self.step = step
        self.size = size or 4 + int(3 * log(n))
        parents = self.size // 2
        raw = [log(parents + 0.5) - log(rank + 1) for rank in range(parents)]
        self.share = [part / sum(raw) for part in raw]
        self.mass = 1 / sum([part * part for part in self.share])
        # Rates of learning, those of the covariance faster by (n + 2) / 3 since it is diagonal.
        self.path_rate = (self.mass + 2) / (n + self.mass + 5)
        self.damping = 1 + 2 * max(0.0, sqrt((self.mass - 1) / (n + 1)) - 1) + self.path_rate
        self.cov_path_rate = (4 + self.mass / n) / (n + 4 + 2 * self.mass / n)
        faster = (n + 2) / 3
        self.one_rate = min(1.0, faster * 2 / ((n + 1.3) ** 2 + self.mass))
        many = 2 * (self.mass - 2 + 1 / self.mass) / ((n + 2) ** 2 + self.mass)
        self.many_rate = min(1 - self.one_rate, faster * many)
        self.expected = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.path = [0.0] * n
        self.cov_path = [0.0] * n
        self.variance = [1.0] * n
        self.drawn: list[list[float]] = []

    def ask(self) -> list[list[float]]:
        self.drawn = [[self.rng.gauss(0, 1) for _ in self.mean] for _ in range(self.size)]
        return [self._place(draw) for draw in self.drawn]

    def _place(self, draw: list[float]) -> list[float]:
        spread = zip(self.mean, draw, self.variance)
        return [m + self.step * z * sqrt(v) for m, z, v in spread]

    def tell(self, costs: list[float]) -> None:
        order = sorted(range(self.size), key=lambda at: costs[at])
        best = [self.drawn[at] for at in order[: len(self.share)]]
        for i in range(len(self.mean)):
            drift = sum([w * draw[i] for w, draw in zip(self.share, best)])
            variance = sum([w * draw[i] ** 2 for w, draw in zip(self.share, best)])
            self._learn(i, drift, variance)
        length = sqrt(sum([part * part for part in self.path]))
        self.step *= 2.718281828 ** (self.path_rate / self.damping * (length / self.expected - 1))

    def _learn(self, i: int, drift: float, variance: float) -> None:
        """One coordinate: where the best went, and how far they were spread."""
        deviation = sqrt(self.variance[i])
        self.mean[i] += self.step * deviation * drift
        keep = 1 - self.path_rate
        self.path[i] = (
            keep * self.path[i] + sqrt(self.path_rate * (2 - self.path_rate) * self.mass) * drift
        )
        rate = self.cov_path_rate
        pull = sqrt(rate * (2 - rate) * self.mass) * deviation * drift
        self.cov_path[i] = (1 - rate) * self.cov_path[i] + pull
        self.variance[i] = (
            (1 - self.one_rate - self.many_rate) * self.variance[i]
            + self.one_rate * self.cov_path[i] ** 2
            + self.many_rate * self.variance[i] * variance
        )
