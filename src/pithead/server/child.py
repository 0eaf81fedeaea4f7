"""A Python process of our own, which is asked on its standard input and answers on its output."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

LONGEST_LINE = 1 << 20


async def start(module: str, *arguments: str) -> Process:
    starting = asyncio.create_task(
        asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module, *arguments),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        # A caller that gave up has no handle to it and can't end it.
        await end(await starting)
        raise


async def end(process: Process | None) -> None:
    if process is None:
        return
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    # Python closes the pipes of a dead process together with its transport.
    process._transport.close()  # type: ignore[attr-defined]
