"""Games that are sent to us are played again in processes of their own, few at a time."""

from __future__ import annotations

import asyncio
import hashlib
from asyncio.subprocess import Process
from collections import Counter

import msgspec

from pithead.rooms.turns import FairTurns
from pithead.tables.errors import TableError
from pithead.tables.messages import Problem

from . import child
from .import_process import CPU_SECONDS, Judged

AT_ONCE = 2
"""Games played again at once, of one visitor one."""
WAITING_EACH = 8
"""Games of one visitor that are played or wait for it; with more, the visitor must try again."""
WAITING = 200
"""The same for all visitors together."""
SECONDS = 60.0
"""Of the clock, start included. It gives way to the server, so on a busy machine a proper game
takes a while; where the system counts CPU time, that ends a process much sooner."""
IDLE = 30.0
"""Seconds after which a process with nothing to do ends."""
KNOWN = 500
"""Judgements kept, by the digest of what was sent."""
MODULE = "pithead.server.import_process"


class Refused(Exception):
    """What is wrong with a record, and the CPU seconds it took to find that out."""

    def __init__(self, problem: Problem, seconds: float) -> None:
        super().__init__(problem.code)
        self.problem = problem
        self.seconds = seconds


class Importer:
    def __init__(self, module: str = MODULE, seconds: float = SECONDS) -> None:
        self.module = module
        self.seconds = seconds
        self.judged = 0
        """How many were played again, so not found among those known."""
        self._turns = FairTurns(AT_ONCE, each=1)
        self._asked: Counter[str] = Counter()
        self._idle: dict[Process, asyncio.TimerHandle] = {}
        """Processes with nothing to do, and what ends each."""
        self._known: dict[str, asyncio.Task[Judged]] = {}

    async def check(self, raw: bytes, owner: str) -> float:
        """The CPU seconds it took to play a record; Refused if something is wrong with it.

        The same bytes are played once only. It is a turn of `owner`, a visitor.
        """
        key = hashlib.sha256(raw).hexdigest()
        judging = self._known.pop(key, None)
        fresh = False
        if judging is None:
            if self._asked[owner] >= WAITING_EACH or self._asked.total() >= WAITING:
                raise TableError("too-many")
            self._asked[owner] += 1
            judging = asyncio.create_task(self._judge(raw, owner))
            fresh = True
        self._known[key] = judging
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]
        try:
            judged = await asyncio.shield(judging)
        except Exception:
            self._known.pop(key, None)
            raise
        spent = judged.seconds if fresh else 0.0
        if judged.problem is not None:
            raise Refused(judged.problem, spent)
        return spent

    async def _judge(self, raw: bytes, owner: str) -> Judged:
        try:
            async with self._turns.of(owner):
                self.judged += 1
                return await self._ask(raw)
        finally:
            self._asked[owner] -= 1
            if not self._asked[owner]:
                del self._asked[owner]

    async def _ask(self, raw: bytes) -> Judged:
        """What a process says. If one that was kept has died meanwhile, a new one is asked."""
        judged = None
        if self._idle:
            process, ending = self._idle.popitem()
            ending.cancel()
            judged = await self._ask_one(process, raw)
        if judged is None:
            judged = await self._ask_one(None, raw)
        # Ended by its limits: whatever it is, it is too much.
        return judged or Judged(TableError("too-large").problem, CPU_SECONDS)

    async def _ask_one(self, process: Process | None, raw: bytes) -> Judged | None:
        judged = None
        try:
            async with asyncio.timeout(self.seconds):
                process = process or await child.start(self.module)
                judged = await _exchange(process, raw)
        except TimeoutError:
            return Judged(TableError("too-large").problem, CPU_SECONDS)
        except (OSError, EOFError, ValueError, msgspec.MsgspecError):
            return None
        finally:
            if judged is None:
                await child.end(process)
        self._keep(process)
        return judged

    def _keep(self, process: Process) -> None:
        """To start one takes longer than most games; one that has nothing to do ends soon."""
        loop = asyncio.get_running_loop()
        self._idle[process] = loop.call_later(IDLE, self._let_go, process)

    def _let_go(self, process: Process) -> None:
        del self._idle[process]
        if process.stdin is not None:
            process.stdin.close()

    async def close(self) -> None:
        running = [task for task in self._known.values() if not task.done()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        idle, self._idle = self._idle, {}
        for ending in idle.values():
            ending.cancel()
        await asyncio.gather(*map(child.end, idle))


async def _exchange(process: Process, raw: bytes) -> Judged:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"%d\n" % len(raw) + raw)
    await process.stdin.drain()
    said = await process.stdout.readline()
    if not said:
        raise EOFError
    return msgspec.json.decode(said, type=Judged)
