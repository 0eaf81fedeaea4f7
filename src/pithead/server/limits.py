"""How much one visitor may ask for: a bucket that fills at a steady rate and holds so much."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from pithead.tables.errors import TableError

KEPT = 10_000


class Rate(NamedTuple):
    burst: float
    per_second: float


class Rates(NamedTuple):
    """By address for those who are nobody's guest yet, by guest for commands."""

    tables: Rate = Rate(60, 0.5)
    joins: Rate = Rate(60, 0.5)
    requests: Rate = Rate(300, 30)
    commands: Rate = Rate(200, 40)
    signs: Rate = Rate(1000, 200)
    """Seen and ping: they cost next to nothing."""
    moments: Rate = Rate(120, 20)
    """Of replays, by address: each is computed from scratch."""


class Limiter:
    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        """Take one out of the visitor's bucket; TableError if there is none left."""
        now = self.clock()
        left, then = self._buckets.pop(who, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - then) * self.rate.per_second)
        allowed = left >= 1
        self._buckets[who] = (left - 1 if allowed else left, now)
        if len(self._buckets) > KEPT:
            # The one who was not seen for longest stands first.
            del self._buckets[next(iter(self._buckets))]
        if not allowed:
            raise TableError("too-many")
