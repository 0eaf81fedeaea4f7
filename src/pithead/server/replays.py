"""Games that are being watched again: the moments of few of them are kept at once."""

from __future__ import annotations

import asyncio

from pithead.tables.replay import Reel, playing

from .rooms import Room

KEPT = 24
"""Games whose states are kept, `replay.MOST_KEPT` each; the least recently used go first."""
AT_ONCE = 1
"""Games played through at once: it takes time that others need."""


class Replays:
    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self._reels: dict[str, Reel] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def reel(self, room: Room) -> Reel:
        """The moments of this table's game, as far as it has come."""
        match, ident = playing(room.table), room.table.id
        room.watched_again = True
        reel = self._reels.pop(ident, None) or Reel(match)
        self._reels[ident] = reel
        if len(self._reels) > self.kept:
            del self._reels[next(iter(self._reels))]
        if reel.log != match.log:
            async with self._turns:
                await asyncio.to_thread(reel.wind, list(match.log))
        return reel
