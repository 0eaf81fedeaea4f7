"""Bots that think in a worker of their own, so that the table answers meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from pithead.bots.advice import Advice
from pithead.rooms.bot_answers import Answered, KnownGames, Task, answer
from pithead.rooms.ports import Asked, BotFailure, ReviewPart, ReviewWork

Ask = Callable[[str, float], Awaitable[str]]
"""Passes a question on: the answer, "late", "crashed", or "" while the worker is being started."""
ANSWERING: Final = 10.0
REVIEWING: Final = 600.0
"""Seconds until a question is late. What may take longer waits behind what may not."""


class Thinkers:
    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def ask(self, asked: Asked, owner: str = "") -> list[int | str]:
        return (await self._answered(asked)).action

    async def advise(self, asked: Asked, owner: str = "") -> list[Advice]:
        return (await self._answered(asked)).advice

    reviewers = 1
    review_effort = 0.25
    """Python in a page takes many times as long; with less there would be no verdicts."""

    async def review(self, work: ReviewWork, owner: str = "") -> ReviewPart:
        part = (await self._answered(work)).part
        if part is None:
            raise BotFailure("crashed")
        return part

    async def _answered(self, asked: Task) -> Answered:
        question = msgspec.json.encode(asked).decode()
        said = await self._ask(question, REVIEWING if isinstance(asked, ReviewWork) else ANSWERING)
        if said == "late":
            raise BotFailure("late")
        if not said and isinstance(asked, ReviewWork):
            # It takes long, and the table has to answer meanwhile.
            raise BotFailure("late")
        if not said:
            # Most answers take some milliseconds; they should not wait for a worker's start.
            await asyncio.sleep(0)
            said = think(question)
        if said == "crashed":
            raise BotFailure("crashed")
        return msgspec.json.decode(said, type=Answered)


_known = KnownGames()


def think(question: str) -> str:
    """An answer, in the worker of the bots."""
    try:
        asked: Task = msgspec.json.decode(question, type=Task)
        return msgspec.json.encode(answer(_known, asked)).decode()
    except Exception:
        return "crashed"
