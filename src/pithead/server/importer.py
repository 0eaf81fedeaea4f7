"""Games that are sent to us are played again in processes of their own, few at a time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from pithead.tables.errors import TableError

from .import_process import Judged

AT_ONCE = 2
WAITING = 16
"""More wait for their turn than this: who comes now is told to try again."""
SECONDS = 20.0
KNOWN = 500
"""Judgements kept, by the digest of what was sent."""
MODULE = "pithead.server.import_process"


class Importer:
    def __init__(self, module: str = MODULE, seconds: float = SECONDS) -> None:
        self.module = module
        self.seconds = seconds
        self.judged = 0
        """How many were played again, so not found among those known."""
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._known: dict[str, asyncio.Task[Judged]] = {}

    async def check(self, raw: bytes) -> None:
        """Raise what is wrong with a record; the same bytes are played once only."""
        key = hashlib.sha256(raw).hexdigest()
        judging = self._known.pop(key, None)
        if judging is None:
            if self._waiting >= WAITING:
                raise TableError("too-many")
            judging = asyncio.create_task(self._judge(raw))
        self._known[key] = judging
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]
        try:
            judged = await asyncio.shield(judging)
        except Exception:
            self._known.pop(key, None)
            raise
        if judged.problem is not None:
            raise TableError.of(judged.problem)

    async def _judge(self, raw: bytes) -> Judged:
        self._waiting += 1
        try:
            async with self._turns:
                self.judged += 1
                return await self._ask(raw)
        finally:
            self._waiting -= 1

    async def _ask(self, raw: bytes) -> Judged:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.module),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(self.seconds):
                said, _ = await process.communicate(raw)
            return msgspec.json.decode(said, type=Judged)
        except (TimeoutError, OSError, msgspec.MsgspecError):
            # Ended by its limits: whatever it is, it is too much.
            return Judged(TableError("too-large").problem)
        finally:
            await _end(process)

    async def close(self) -> None:
        running = [task for task in self._known.values() if not task.done()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def _end(process: Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    process._transport.close()  # type: ignore[attr-defined]
