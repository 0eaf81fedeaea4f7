"""Games that are sent to us are played again in processes of their own, few at a time."""

from __future__ import annotations

import asyncio
import hashlib
from asyncio.subprocess import Process

import msgspec

from pithead.tables.errors import TableError

from . import child
from .import_process import Judged

AT_ONCE = 2
WAITING = 16
"""More wait for their turn than this: who comes now is told to try again."""
SECONDS = 20.0
IDLE = 30.0
"""Seconds after which a process with nothing to do ends."""
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
        self._idle: list[Process] = []
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
        """What a process says. If one that was kept has died meanwhile, a new one is asked."""
        judged = await self._ask_one(self._idle.pop(), raw) if self._idle else None
        if judged is None:
            judged = await self._ask_one(None, raw)
        # Ended by its limits: whatever it is, it is too much.
        return judged or Judged(TableError("too-large").problem)

    async def _ask_one(self, process: Process | None, raw: bytes) -> Judged | None:
        judged = None
        try:
            async with asyncio.timeout(self.seconds):
                process = process or await child.start(self.module)
                judged = await _exchange(process, raw)
        except TimeoutError:
            return Judged(TableError("too-large").problem)
        except (OSError, EOFError, ValueError, msgspec.MsgspecError):
            return None
        finally:
            if judged is None:
                await child.end(process)
        self._keep(process)
        return judged

    def _keep(self, process: Process) -> None:
        """To start one takes longer than most games; one that has nothing to do ends soon."""
        self._idle.append(process)
        asyncio.get_running_loop().call_later(IDLE, self._let_go, process)

    def _let_go(self, process: Process) -> None:
        if process in self._idle:
            self._idle.remove(process)
            if process.stdin is not None:
                process.stdin.close()

    async def close(self) -> None:
        running = [task for task in self._known.values() if not task.done()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        idle, self._idle = self._idle, []
        await asyncio.gather(*(child.end(process) for process in idle))


async def _exchange(process: Process, raw: bytes) -> Judged:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"%d\n" % len(raw) + raw)
    await process.stdin.drain()
    said = await process.stdout.readline()
    if not said:
        raise EOFError
    return msgspec.json.decode(said, type=Judged)
