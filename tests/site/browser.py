"""A browser's storage and locks, and a page of the house in it, in the hands of a test."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from pithead.site.house import House
from pithead.site.thinkers import Thinkers
from pithead.tables import messages as m

_message: msgspec.json.Decoder[m.FromTable] = msgspec.json.Decoder(m.FromTable)


class Browser:
    """What all tabs share."""

    def __init__(self) -> None:
        self.books: dict[str, list[str]] = {}
        self.summaries: dict[str, tuple[int, str]] = {}
        self.locked: set[str] = set()
        self.full = False
        self.refused = False
        self.reads = 0
        self.ids = count()

    def tab(self) -> House:
        return House(self, Thinkers(no_worker), _Locks(self))

    async def append(self, table: str, number: int, entries: str) -> str:
        await asyncio.sleep(0)
        if self.full:
            return "refused"
        book = self.books.setdefault(table, [])
        if len(book) != number:
            return "taken"
        book.extend(json.loads(entries))
        return "kept"

    async def read(self, table: str, start: int) -> str:
        self.reads += 1
        self._open()
        return json.dumps([*enumerate(self.books.get(table, []))][start:])

    def _open(self) -> None:
        if self.refused:
            raise OSError("SecurityError")

    async def tables(self) -> str:
        self._open()
        return json.dumps([self._known(table) for table in self.books])

    def _known(self, table: str) -> dict[str, Any]:
        counted, text = self.summaries.get(table, (0, ""))
        entries = len(self.books[table])
        known = {"table": table, "entries": entries, "summarized": counted}
        return {**known, "summary": text}

    async def summarize(self, table: str, entries: int, summary: str) -> None:
        self.summaries[table] = (entries, summary)

    async def remove(self, table: str) -> None:
        del self.books[table]


class _Locks:
    def __init__(self, browser: Browser) -> None:
        self.locked = browser.locked

    async def take(self, table: str) -> bool:
        free = table not in self.locked
        self.locked.add(table)
        return free

    def give_back(self, table: str) -> None:
        self.locked.discard(table)


async def no_worker(_: str, __: float) -> str:
    return ""


async def asked(house: House, path: str, body: object = None) -> Any:
    """The answer to a request that must succeed."""
    status, told = await answered(house, path, body)
    assert status < 300, told
    return told


async def answered(house: House, path: str, body: object = None) -> tuple[int, Any]:
    answer = await house.request(path, None if body is None else json.dumps(body))
    return answer.status, json.loads(answer.text)


class Page:
    """An open page of a table, which keeps what it was told."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.table = table
        self.updates: list[m.Update] = []
        self.acks: dict[str, m.Ack] = {}
        self.farewell: m.Farewell | None = None
        self.fresh = asyncio.Event()
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def receive(self) -> bytes | None:
        return await self._said.get()

    async def send(self, said: bytes) -> None:
        message = _message.decode(said)
        if isinstance(message, m.Update):
            self.updates.append(message)
            self._said.put_nowait(msgspec.json.encode(m.Seen(message.snapshot.version)))
        elif isinstance(message, m.Ack):
            self.acks[message.id] = message
        elif isinstance(message, m.Farewell):
            self.farewell = message
        self.fresh.set()

    async def do(self, kind: type[Any], **fields: Any) -> m.Ack:
        # A command with the id of one before it would count as done.
        ident = f"command-{next(self.browser.ids)}"
        self._said.put_nowait(msgspec.json.encode(kind(id=ident, **fields)))
        while ident not in self.acks:
            await self.more()
        return self.acks[ident]

    async def more(self) -> None:
        await self.fresh.wait()
        self.fresh.clear()

    def leave(self) -> None:
        self._said.put_nowait(None)

    @property
    def snapshot(self) -> m.Snapshot:
        return self.updates[-1].snapshot


@asynccontextmanager
async def open_page(house: House, browser: Browser, table: str) -> AsyncIterator[Page]:
    page = Page(browser, table)
    serving = asyncio.create_task(house.live(f"/api/tables/{table}/live?after=0&lines=0", page))
    while not page.updates and page.farewell is None:
        await page.more()
    try:
        yield page
    finally:
        page.leave()
        with contextlib.suppress(asyncio.CancelledError):
            await serving
