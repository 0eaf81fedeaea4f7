"""The review of a table's finished game in the making: by the bots' processes, a piece at a time.

What is done is written into the table's book every few seconds, so a review that was cut off goes
on from there, in whatever process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from typing import Any, Final

import msgspec

from pithead.kernel.match import Match
from pithead.kernel.message import Message
from pithead.review import Reference
from pithead.review.game_review import heading
from pithead.tables import entries as e
from pithead.tables.errors import TableError
from pithead.tables.table import Table

from .ports import BotFailure, ReviewPart, ReviewWork, Services

SEED: Final = "0"
KEEP_EVERY: Final = 3.0
"""Seconds after which what is done is written down."""

Write = Callable[[e.AnyEntry], Awaitable[None]]


class Reviewing:
    def __init__(self, table: Table, match: Match, services: Services, write: Write) -> None:
        self.table = table
        self.match = match
        self.services = services
        self.write = write
        self.effort = services.bots.review_effort
        self.trouble: Message | None = None
        """Why it does not go on."""
        self.record = msgspec.Raw(msgspec.json.encode(match.record()))
        self._fresh: list[tuple[int, msgspec.Raw]] = []
        self._kept_at = services.clock.monotonic()

    async def run(self, owner: str) -> None:
        """Make what is missing. An error is reported to the next who asks for progress."""
        try:
            await self._run(owner)
        except BotFailure:
            self.trouble = Message("review-failed")
        except TableError as error:
            self.trouble = error.problem.says

    async def _run(self, owner: str) -> None:
        which = await self.services.offload(heading_of, self.match, self.effort)
        kept = self.table.review
        of = kept.of if kept is not None and kept.heading == which else 0
        if not of:
            first = await self._ask(owner, piece=0)
            of = first.of
            await self._keep(which, of, (0, first.told))
        kept = self.table.review
        assert kept is not None
        left = iter([number for number in range(of) if number not in kept.pieces])
        at_once = range(self.services.bots.reviewers)
        await together(self._make(left, which, of, owner) for _ in at_once)
        await self._write(which, of)
        pieces = [kept.pieces[number] for number in range(of)]
        whole = await self._ask(owner, pieces=pieces)
        entry = e.Reviewed(time=self.services.clock.now(), heading=which, of=of, whole=whole.told)
        await self.write(entry)

    async def _make(self, left: Iterator[int], which: str, of: int, owner: str) -> None:
        for number in left:
            part = await self._ask(owner, piece=number)
            await self._keep(which, of, (number, part.told))

    async def _ask(
        self, owner: str, piece: int | None = None, pieces: list[msgspec.Raw] | None = None
    ) -> ReviewPart:
        """A process may have died while it was idle, or have been ended: once more, then."""
        work = ReviewWork(self.record, self.effort, SEED, piece=piece, pieces=pieces)
        try:
            return await self.services.bots.review(work, owner)
        except BotFailure:
            return await self.services.bots.review(work, owner)

    async def _keep(self, which: str, of: int, piece: tuple[int, msgspec.Raw]) -> None:
        self._fresh.append(piece)
        # The first findings are shown as soon as they are made.
        first = self.table.review is None or not self.table.review.pieces
        if first or self.services.clock.monotonic() - self._kept_at >= KEEP_EVERY:
            await self._write(which, of)

    async def _write(self, which: str, of: int) -> None:
        fresh, self._fresh = self._fresh, []
        self._kept_at = self.services.clock.monotonic()
        if fresh:
            now = self.services.clock.now()
            await self.write(e.Reviewed(time=now, heading=which, of=of, pieces=fresh))


async def together(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Like a task group, but what goes wrong comes as it was raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def heading_of(match: Match, effort: float) -> str:
    return heading(match, Reference(match.game, match.seats), effort, SEED)
