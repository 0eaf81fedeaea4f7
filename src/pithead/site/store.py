"""The books of all tables, kept by the browser."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from pithead.rooms.ports import CannotRead, CannotWrite, Conflict, Gap, Notices
from pithead.tables import entries as e


class Known(msgspec.Struct):
    """A table the browser keeps, as it was when its summary was made."""

    table: str
    entries: int
    """How many it has now."""
    summarized: int = 0
    """How many its summary tells of."""
    summary: str = ""


class Shelf(Protocol):
    """What the browser does: `frontend/src/site/shelf.ts`. All that passes is text."""

    async def append(self, table: str, number: int, entries: str) -> str:
        """Keep a list of texts from `number` on, all or none: "kept", "taken" or "refused"."""

    async def read(self, table: str, start: int) -> str:
        """Pairs of number and text, in order."""

    async def tables(self) -> str: ...

    async def summarize(self, table: str, entries: int, summary: str) -> None: ...

    async def remove(self, table: str) -> None: ...


class Full(CannotWrite):
    """The browser has no room for it, or was told to keep nothing."""

    code = "storage"


class Tabs(Notices):
    """Other tabs of this browser: at each table one of them plays."""

    shared = True

    def __init__(self) -> None:
        self.held: Counter[str] = Counter()
        """Tables that are played in this tab, and by how many connections."""

    async def claim(self, table: str) -> bool:
        return self.held[table] > 0

    async def tell(self, kind: str, about: Mapping[str, str]) -> None:
        """No listeners: a page that opens a table reads what is new of it."""


class BrowserStore:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.tabs = Tabs()
        self.notices: Notices = self.tabs

    async def append(self, table: str, number: int, entries: Sequence[e.AnyEntry]) -> None:
        texts = msgspec.json.encode([e.encode(entry) for entry in entries]).decode()
        answer = await self.shelf.append(table, number, texts)
        if answer == "taken":
            raise Conflict
        if answer != "kept":
            raise Full

    async def read(self, table: str, start: int = 0) -> list[e.AnyEntry]:
        try:
            kept = await self.shelf.read(table, start)
        except Exception as error:
            raise CannotRead from error
        rows = msgspec.json.decode(kept, type=list[tuple[int, str]])
        book: list[e.AnyEntry] = []
        for expected, (number, text) in enumerate(rows, start=start):
            try:
                if number != expected:
                    raise Gap(expected)
                book.append(e.decode(text))
            except msgspec.MsgspecError:
                raise Gap(expected) from None
        return book

    async def unfinished(self) -> list[str]:
        """None: a table goes on when it is opened."""
        return []

    async def known(self) -> list[Known]:
        try:
            tables = await self.shelf.tables()
        except Exception as error:
            raise CannotRead from error
        return msgspec.json.decode(tables, type=list[Known])
