"""The coach of a table that has one: looks at each move that can still be taken back.

It speaks only after a sure mistake. Bots wait while it looks, and for as long as a player may think
about what it said; no one else waits for it.
"""

from __future__ import annotations

import asyncio
import math
from typing import Final

from pithead.bots.advice import Advice
from pithead.kernel.contract import Action
from pithead.review.verdicts import MISTAKE
from pithead.tables import messages as m
from pithead.tables.replay import standing_at
from pithead.tables.snapshots import hint, undo_bar
from pithead.tables.table import Table

from .bot_turns import question_for_advice
from .ports import BotFailure, Services

LOOKING: Final = 2.0
"""Seconds it may look at a move at most."""
THINKING: Final = 15.0
"""Seconds a player has to take a move back before the bots go on."""


class Coach:
    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self._seat = -1
        self._stamp = -1
        self._until = 0.0
        self._looking: asyncio.Task[m.Hint | None] | None = None

    @property
    def holds(self) -> bool:
        """Whether bots are to wait: until the move is taken back, kept, or time is up."""
        return self._stamp == self.table.stamp and self.services.clock.monotonic() < self._until

    def moved(self, seat: int, owner: str) -> None:
        """A person has moved."""
        match = self.table.match
        if not self.table.coach or match is None or match.sealed:
            return
        if undo_bar(self.table, seat) is not None:
            return
        self._seat, self._stamp = seat, self.table.stamp
        self._until = self.services.clock.monotonic() + LOOKING
        self._looking = asyncio.create_task(self._look(seat, owner))

    async def said(self, seat: int, keep: bool) -> m.Coaching:
        """What there is to say of this seat's last move; `keep`: it stays, and bots go on."""
        looking = self._looking
        if looking is None or seat != self._seat:
            return m.Coaching(None)
        if keep:
            self._until = 0.0
            return m.Coaching(None)
        said = await asyncio.shield(looking)
        return m.Coaching(said if self._stamp == self.table.stamp else None)

    async def _look(self, seat: int, owner: str) -> m.Hint | None:
        said = None
        try:
            said = await self._judge(seat, owner)
        except BotFailure:
            pass
        finally:
            wait = THINKING if said is not None else -math.inf
            self._until = self.services.clock.monotonic() + wait
        return said

    async def _judge(self, seat: int, owner: str) -> m.Hint | None:
        action = self.table.moves[-1].action
        match = await self.services.offload(standing_at, self.table, self.table.at - 1)
        if not match.state.asked(seat) or len(match.legal(seat)) < 2:
            return None
        asked = question_for_advice(match, seat, action)
        advice = await self.services.bots.advise(asked, owner)
        if not is_mistake(advice, action, match.seats):
            return None
        return hint(match, seat, advice, action)


def is_mistake(advice: list[Advice], played: Action, seats: int) -> bool:
    """Whether the answer is surely a mistake, by the lower bound of what it gives away."""
    found = next((each for each in advice if tuple(each.action) == played), None)
    if found is None or found.chance is None:
        return False
    return (found.behind - found.error) * seats >= MISTAKE
