"""Bots at work: a few processes, each busy with one answer at a time and ended if it is late."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from .bot_process import Answered, Asked

BUDGET = 1.0
"""Seconds a bot is told to think at most."""
LIMIT = 10.0
"""Seconds after which its process is ended."""
STARTING = 60.0
BOTS = "pithead.server.bot_process"
LONGEST_LINE = 1 << 20


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
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._workers: list[_Worker] = []
        for _ in range(workers or os.cpu_count() or 1):
            worker = _Worker(module)
            self._workers.append(worker)
            self._free.put_nowait(worker)

    async def ask(self, asked: Asked) -> list[int | str]:
        """The bot's answer, whatever it is worth; raises BotFailure."""
        worker = await self._free.get()
        try:
            return await worker.ask(asked, self.limit)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self._workers))


class _Worker:
    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None

    async def ask(self, asked: Asked, limit: float) -> list[int | str]:
        answered: Answered | None = None
        try:
            process = await asyncio.wait_for(self._started(), STARTING)
            line = await asyncio.wait_for(_exchange(process, asked), limit)
            answered = msgspec.json.decode(line, type=Answered)
        except TimeoutError:
            raise BotFailure("late") from None
        except (OSError, ValueError, msgspec.MsgspecError):
            raise BotFailure("crashed") from None
        finally:
            if answered is None:
                await self.end()
        if answered.failed:
            raise BotFailure("crashed")
        return answered.action

    async def _started(self) -> Process:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.module),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
            assert self.process.stdout is not None
            await self.process.stdout.readline()
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        # Python closes the pipes of a process that is gone when its transport is.
        process._transport.close()  # type: ignore[attr-defined]


async def _exchange(process: Process, asked: Asked) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(asked) + b"\n")
    await process.stdin.drain()
    return await process.stdout.readline()
