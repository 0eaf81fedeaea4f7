"""Games that are being watched again: the moments of few of them are kept at once."""

from __future__ import annotations

from pithead.tables.replay import Reel, playing

from .room import Room
from .turns import FairTurns

KEPT = 24
"""Games whose states are kept, `replay.MOST_KEPT` each; the least recently used go first."""


class Replays:
    def __init__(self, turns: FairTurns, kept: int = KEPT) -> None:
        self.kept = kept
        self._reels: dict[str, Reel] = {}
        self._turns = turns

    async def reel(self, room: Room, owner: str) -> Reel:
        """The moments of this table's game, as far as it has come."""
        match, ident = playing(room.table), room.table.id
        room.watched_again = True
        reel = self._reels.pop(ident, None) or Reel(match)
        self._reels[ident] = reel
        if len(self._reels) > self.kept:
            del self._reels[next(iter(self._reels))]
        if reel.log != match.log:
            async with self._turns.of(owner):
                await room.offload(reel.wind, list(match.log))
        return reel
