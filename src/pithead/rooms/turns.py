"""A fair queue: which visitor's long task runs next."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

OWNERS = 10_000
"""Visitors whose use of time is remembered."""


class FairTurns:
    """At most `places` tasks run at once; the next is of the owner who has used the least time.

    With `each`, one owner has at most that many of the places, whatever else is free: another's
    work never waits for theirs to end.
    """

    def __init__(self, places: int, each: int | None = None) -> None:
        self._places = places
        self._each = each or places
        self._at_work: Counter[str] = Counter()
        self._used: dict[str, float] = {}
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}
        self._floor = 0.0
        """Newcomers start level with the others, whatever time they did not use before."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    def waiting_for(self, owner: str) -> int:
        return len(self._queues.get(owner, ()))

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        """A turn that ends with the block."""
        await self.take(owner)
        begun = time.monotonic()
        try:
            yield
        finally:
            self.give_back(owner, time.monotonic() - begun)

    async def take(self, owner: str) -> None:
        if self._places and self._at_work[owner] < self._each:
            self._begin(owner)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append(turn)
        self._used[owner] = max(self._used.get(owner, 0.0), self._floor)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end(owner)
                self._next()
            raise

    def give_back(self, owner: str, spent: float) -> None:
        self._end(owner)
        self._used[owner] = max(self._used.pop(owner, 0.0), self._floor) + spent
        if len(self._used) > OWNERS:
            idle = (known for known in self._used if known not in self._queues)
            del self._used[next(idle, owner)]
        self._next()

    def _begin(self, owner: str) -> None:
        self._places -= 1
        self._at_work[owner] += 1

    def _end(self, owner: str) -> None:
        self._places += 1
        self._at_work[owner] -= 1
        if not self._at_work[owner]:
            del self._at_work[owner]

    def _next(self) -> None:
        while self._places:
            free = [owner for owner in self._queues if self._at_work[owner] < self._each]
            if not free:
                return
            owner = min(free, key=lambda one: self._used[one])
            self._floor = max(self._floor, self._used[owner])
            queue = self._queues[owner]
            turn = queue.popleft()
            if not queue:
                del self._queues[owner]
            if not turn.done():
                self._begin(owner)
                turn.set_result(None)
