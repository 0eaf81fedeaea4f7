"""How much one visitor may ask for: a token bucket with a steady rate and a size."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import NamedTuple

from pithead.tables.errors import TableError

KEPT = 10_000
DAY = 24 * 3600
IMPORTED_BYTES = 50_000_000
IMPORTED_SECONDS = 120
NETWORK = 64
"""Bits of an IPv6 address that name a household; the rest it chooses as it likes."""


def visitor(address: str) -> str:
    """The visitor an address is counted as: for IPv6 its network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), NETWORK), strict=False))


class Rate(NamedTuple):
    burst: float
    per_second: float


class Rates(NamedTuple):
    """By address for visitors who are not guests yet, by guest for commands."""

    tables: Rate = Rate(60, 0.5)
    joins: Rate = Rate(60, 0.5)
    requests: Rate = Rate(400, 40)
    commands: Rate = Rate(200, 40)
    signs: Rate = Rate(1000, 200)
    """Seen and ping: they cost next to nothing."""
    moments: Rate = Rate(120, 20)
    """Of replays, by address: each is computed from scratch."""
    import_bytes: Rate = Rate(IMPORTED_BYTES, IMPORTED_BYTES / DAY)
    """Of stored games, by address and day."""
    import_seconds: Rate = Rate(IMPORTED_SECONDS, IMPORTED_SECONDS / DAY)
    """Of CPU to play them again, the same way."""
    chat: Rate = Rate(5, 0.5)
    """Lines of a spectator."""


class Limiter:
    def __init__(
        self, rate: Rate, code: str = "too-many", clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.code = code
        """The problem that answers a request when nothing is left."""
        self.clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str, amount: float = 1.0) -> None:
        """Take something out of the visitor's bucket; TableError if too little is left."""
        left = self._left(who)
        allowed = left >= amount
        self._keep(who, left - amount if allowed else left)
        if not allowed:
            raise TableError(self.code)

    def check(self, who: str) -> None:
        """TableError if nothing is left; for what is known only when it is spent."""
        if self._left(who) <= 0:
            raise TableError(self.code)

    def spend(self, who: str, amount: float) -> None:
        self._keep(who, self._left(who) - amount)

    def _left(self, who: str) -> float:
        now = self.clock()
        left, then = self._buckets.get(who, (self.rate.burst, now))
        return min(self.rate.burst, left + (now - then) * self.rate.per_second)

    def _keep(self, who: str, left: float) -> None:
        self._buckets.pop(who, None)
        self._buckets[who] = (left, self.clock())
        if len(self._buckets) > KEPT:
            # The least recently seen stands first.
            del self._buckets[next(iter(self._buckets))]
