"""Bots at work: a few processes, each busy with one answer at a time and ended if it is late."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from asyncio.subprocess import Process
from collections import deque

import msgspec

from . import child
from .bot_process import Answered, Asked

log = logging.getLogger("pithead.bots")

BUDGET = 1.0
"""Seconds a bot is told to think at most."""
LIMIT = 10.0
"""Seconds after which its process is ended."""
STARTING = 60.0
BOTS = "pithead.server.bot_process"
OWNERS = 10_000


class BotFailure(Exception):
    """No answer; `reason` is late or crashed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BotPool:
    def __init__(
        self, workers: int | None = None, limit: float = LIMIT, module: str = BOTS
    ) -> None:
        self.limit = limit
        self._workers = [_Worker(module) for _ in range(workers or os.cpu_count() or 1)]
        self._turns = FairTurns(len(self._workers))
        self._free = list(self._workers)
        self.seconds = 0.0
        """Time spent on answers, and how many there were: for the metrics."""
        self.answers = 0
        self.failures = 0

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    async def ask(self, asked: Asked, owner: str = "") -> list[int | str]:
        """The bot's answer, whatever it is worth; raises BotFailure and nothing else.

        Owners take turns by the time their bots have used, so that many tables of one visitor do
        not keep another visitor's bot waiting.
        """
        await self._turns.take(owner)
        begun = time.monotonic()
        worker = self._free.pop()
        try:
            return await self._answer(worker, asked)
        except BotFailure:
            self.failures += 1
            raise
        finally:
            self._free.append(worker)
            spent = time.monotonic() - begun
            self.seconds += spent
            self.answers += 1
            self._turns.give_back(owner, spent)

    async def _answer(self, worker: _Worker, asked: Asked) -> list[int | str]:
        """A process may have died while it was idle, so a crash is tried again in a fresh one."""
        try:
            return await worker.ask(asked, self.limit)
        except BotFailure as failure:
            if failure.reason == "late":
                raise
            return await worker.ask(asked, self.limit)

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self._workers))


class FairTurns:
    """So many may go at once; of those who wait, the owner who has used the least time is next."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._used: dict[str, float] = {}
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}
        self._floor = 0.0
        """Newcomers start level with the others, whatever time they did not use before."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    async def take(self, owner: str) -> None:
        if self._places:
            self._places -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append(turn)
        self._used[owner] = max(self._used.get(owner, 0.0), self._floor)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def give_back(self, owner: str, spent: float) -> None:
        self._used[owner] = max(self._used.pop(owner, 0.0), self._floor) + spent
        if len(self._used) > OWNERS:
            idle = (known for known in self._used if known not in self._queues)
            del self._used[next(idle, owner)]
        self._next()

    def _next(self) -> None:
        while self._queues:
            owner = min(self._queues, key=lambda one: self._used[one])
            self._floor = max(self._floor, self._used[owner])
            queue = self._queues[owner]
            turn = queue.popleft()
            if not queue:
                del self._queues[owner]
            if not turn.done():
                turn.set_result(None)
                return
        self._places += 1


class _Worker:
    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None

    async def ask(self, asked: Asked, limit: float) -> list[int | str]:
        answered: Answered | None = None
        try:
            # Not wait_for: in Python 3.11 it may swallow a cancellation.
            async with asyncio.timeout(STARTING):
                process = await self._started()
            async with asyncio.timeout(limit):
                line = await _exchange(process, asked)
            answered = msgspec.json.decode(line, type=Answered)
        except TimeoutError:
            raise BotFailure("late") from None
        except Exception as error:
            # Whatever a dying process does to its pipes, the table goes on.
            log.debug("a bot's process failed", exc_info=error)
            raise BotFailure("crashed") from None
        finally:
            if answered is None:
                await self.end()
        if answered.failed:
            raise BotFailure("crashed")
        return answered.action

    async def _started(self) -> Process:
        if self.process is not None and self.process.returncode is not None:
            await self.end()
        if self.process is None:
            self.process = await child.start(self.module)
            assert self.process.stdout is not None
            await self.process.stdout.readline()
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        await child.end(process)


async def _exchange(process: Process, asked: Asked) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(asked) + b"\n")
    await process.stdin.drain()
    return await process.stdout.readline()
