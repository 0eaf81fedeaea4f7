"""The worker's door: what JavaScript calls. Only text passes through it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from .house import House, Locks
from .store import Shelf
from .thinkers import Ask, Thinkers, think

__all__ = ["Door", "Wire", "open_door", "think"]


class Wire(Protocol):
    """One connection of a page, on its side."""

    def told(self, text: str) -> None: ...

    def closed(self) -> None: ...


def open_door(shelf: Shelf, ask_bot: Ask, locks: Locks) -> Door:
    return Door(House(shelf, Thinkers(ask_bot), locks))


class Door:
    def __init__(self, house: House) -> None:
        self.house = house
        self._pages: set[asyncio.Task[None]] = set()

    async def request(self, path: str, body: str | None = None) -> str:
        """The status, a space, and the answer."""
        answer = await self.house.request(path, body)
        return f"{answer.status} {answer.text}"

    def connect(self, path: str, wire: Wire) -> Line:
        line = Line(wire)
        page = asyncio.create_task(self._serve(path, line))
        self._pages.add(page)
        page.add_done_callback(self._pages.discard)
        return line

    async def _serve(self, path: str, line: Line) -> None:
        # Whatever goes wrong, the page connects again and sends once more what was not answered.
        with contextlib.suppress(asyncio.CancelledError):
            try:
                await self.house.live(path, line)
            finally:
                line.wire.closed()


class Line:
    """One connection of a page, on our side."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()

    def say(self, text: str) -> None:
        self._said.put_nowait(text.encode())

    def leave(self) -> None:
        self._said.put_nowait(None)

    async def receive(self) -> bytes | None:
        return await self._said.get()

    async def send(self, said: bytes) -> None:
        self.wire.told(said.decode())
