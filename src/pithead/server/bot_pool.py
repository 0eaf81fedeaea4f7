"""Bots at work: a few processes, each busy with one answer at a time and ended if it is late."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from asyncio.subprocess import Process

import msgspec

from pithead.bots.advice import Advice
from pithead.rooms.bot_answers import Answered, Task
from pithead.rooms.ports import Asked, BotFailure, ReviewPart, ReviewWork
from pithead.rooms.turns import FairTurns

from . import child

log = logging.getLogger("pithead.bots")

LIMIT = 10.0
"""Seconds after which its process is ended."""
STARTING = 60.0
REVIEWING = 120.0
"""Seconds for a part of a review. Its processes get what time others leave, so that may be long."""
IDLE = 60.0
"""Seconds after which processes that reviewed end: most of the time there is nothing to review."""
LOW = 15
"""The priority of reviews: no bot's turn waits for them, nor does a page."""
BOTS = "pithead.server.bot_process"


class BotPool:
    def __init__(
        self, workers: int | None = None, limit: float = LIMIT, module: str = BOTS
    ) -> None:
        self.limit = limit
        self._workers = [_Worker(module) for _ in range(workers or os.cpu_count() or 1)]
        self._turns = FairTurns(len(self._workers))
        self._free = list(self._workers)
        self._reviewers = [_Worker(module, LOW) for _ in self._workers]
        self._reviews = FairTurns(len(self._reviewers))
        self._idle: asyncio.TimerHandle | None = None
        self._ending: asyncio.Future[list[None]] | None = None
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
        return (await self._turn(asked, owner)).action

    async def advise(self, asked: Asked, owner: str = "") -> list[Advice]:
        """The answers worth a look; raises BotFailure and nothing else."""
        return (await self._turn(asked, owner)).advice

    @property
    def reviewers(self) -> int:
        return len(self._workers)

    review_effort = 1.0

    async def review(self, work: ReviewWork, owner: str = "") -> ReviewPart:
        """A part of a review, in processes of low priority; raises BotFailure and nothing else."""
        async with self._reviews.of(owner):
            worker = self._reviewers.pop()
            try:
                part = (await worker.ask(work, REVIEWING)).part
            finally:
                self._reviewers.append(worker)
                self._end_when_idle()
        if part is None:
            raise BotFailure("crashed")
        return part

    def _end_when_idle(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._end_reviewers)

    def _end_reviewers(self) -> None:
        self._ending = asyncio.gather(*(worker.end() for worker in self._reviewers))

    async def _turn(self, asked: Asked, owner: str) -> Answered:
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

    async def _answer(self, worker: _Worker, asked: Asked) -> Answered:
        """A process may have died while it was idle, so a crash is tried again in a fresh one."""
        try:
            return await worker.ask(asked, self.limit)
        except BotFailure as failure:
            if failure.reason == "late":
                raise
            return await worker.ask(asked, self.limit)

    async def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        await asyncio.gather(*(worker.end() for worker in [*self._workers, *self._reviewers]))


class _Worker:
    def __init__(self, module: str, priority: int | None = None) -> None:
        self.module = module
        self.arguments = () if priority is None else (str(priority),)
        self.process: Process | None = None

    async def ask(self, asked: Task, limit: float) -> Answered:
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
            # A dying process may break its pipes in any way; the table goes on.
            log.debug("a bot's process failed", exc_info=error)
            raise BotFailure("crashed") from None
        finally:
            if answered is None:
                await self.end()
        if answered.failed:
            raise BotFailure("crashed")
        return answered

    async def _started(self) -> Process:
        if self.process is not None and self.process.returncode is not None:
            await self.end()
        if self.process is None:
            self.process = await child.start(self.module, *self.arguments)
            assert self.process.stdout is not None
            await self.process.stdout.readline()
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        await child.end(process)


async def _exchange(process: Process, asked: Task) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(asked) + b"\n")
    await process.stdin.drain()
    return await process.stdout.readline()
