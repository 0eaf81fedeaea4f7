"""The time of this computer."""

from __future__ import annotations

import asyncio
import time


def now() -> int:
    """UTC, milliseconds."""
    return time.time_ns() // 1_000_000


class SystemClock:
    def now(self) -> int:
        return now()

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
