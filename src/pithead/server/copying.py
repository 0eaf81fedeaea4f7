"""All tables from one store to another, while a server may write to the first."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
import traceback
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import exc as sql
from sqlalchemy import func, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from pithead.rooms.ports import CannotRead, Gap
from pithead.tables import entries as e
from pithead.tables import reviews
from pithead.tables.errors import TableError

from .admin import NoTable, examine
from .store import BEGUN, ENTRIES, FILE, FINISHED, Store, StoreError, shown

AT_ONCE = 2000
Progress = Callable[[int, int], None]
"""Told how many of how many."""


class Fault(NamedTuple):
    table: str
    code: str
    """gap, unreadable or differs."""
    number: int
    """The first entry that can't be trusted."""
    why: str = ""


class Rescued(NamedTuple):
    entries: int
    tables: int
    cut: list[Fault]
    """Games that were not over, or have a gap: where each ends now."""


class Health(NamedTuple):
    tables: int
    finished: int
    faults: list[Fault]


async def copy(source: Store, target: Store, progress: Progress = lambda *_: None) -> int:
    """Copy every entry as it is now; how many there were. Nothing is overwritten, and nothing stays
    of a copy that fails."""
    if await _count(target):
        raise StoreError("store-not-empty", shown(target.data))
    copied = 0
    async with _snapshot(source) as reading:
        with source.told():
            total = int((await reading.execute(_COUNT)).scalar_one())
        with target.told():
            async with target.engine.begin() as writing:
                async for rows in _pages(source, reading):
                    await writing.execute(insert(ENTRIES), rows)
                    copied += len(rows)
                    progress(copied, total)
    if await _count(target) != total:
        raise StoreError("store-incomplete", shown(target.data))
    return copied


_COUNT = select(func.count()).select_from(ENTRIES)


async def _count(store: Store) -> int:
    with store.told():
        async with store.engine.connect() as connection:
            return int((await connection.execute(_COUNT)).scalar_one())


@asynccontextmanager
async def _snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the tables as they are now, whatever is written meanwhile."""
    async with store.engine.connect() as connection:
        if store.notices.shared:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection
        await connection.rollback()


async def _pages(store: Store, reading: AsyncConnection) -> AsyncIterator[list[dict[str, Any]]]:
    key = tuple_(ENTRIES.c.table_id, ENTRIES.c.number)
    query = select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.number).limit(AT_ONCE)
    last: tuple[str, int] | None = None
    while True:
        with store.told():
            found = await reading.execute(query if last is None else query.where(key > last))
            rows = [dict(row) for row in found.mappings()]
        if not rows:
            return
        last = (rows[-1]["table_id"], rows[-1]["number"])
        yield rows


async def check(store: Store, progress: Progress = lambda *_: None) -> Health:
    """Read every table, and play every game that is over again."""
    try:
        return await _check_all(store, progress)
    except (sql.DBAPIError, CannotRead) as error:
        if store.notices.shared:
            # A database that does not answer is not damaged.
            raise store.trouble(error) from None
        raise StoreError("store-damaged", shown(store.data)) from None


async def _check_all(store: Store, progress: Progress) -> Health:
    tables = await store.tables()
    faults: list[Fault] = []
    finished = 0
    for n, ident in enumerate(tables, start=1):
        try:
            over, fault = await _check(store, ident)
        except NoTable:  # deleted meanwhile
            continue
        finished += over
        faults += [fault] if fault is not None else []
        progress(n, len(tables))
    return Health(len(tables), finished, faults)


async def _check(store: Store, ident: str) -> tuple[bool, Fault | None]:
    table, wrong, _ = await examine(store, ident)
    if wrong is not None and isinstance(wrong.error, Gap):
        return False, Fault(ident, "gap", wrong.number)
    if wrong is not None:
        return False, Fault(ident, "unreadable", wrong.number, _why(wrong.error))
    if not table.open_seed:
        return False, None
    try:
        ok = reviews.verify(table).ok
    except TableError:
        ok = False
    return True, None if ok else Fault(ident, "differs", 0)


def _why(error: Exception) -> str:
    """What went wrong and where in the program, for the administrator."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error}"[:200] + f" ({Path(last.filename).name}:{last.lineno})"


# --- a damaged file -------------------------------------------------------------------------------

STEP = 16
"""Rows skipped where a page is missing; a page has more of them."""
TRIES = 20_000


async def rescue(file: Path, target: Store) -> Rescued:
    """What a damaged file still has of each table from its first entry on, into an empty store."""
    if await _count(target):
        raise StoreError("store-not-empty", shown(target.data))
    books = await asyncio.to_thread(_readable, file)
    cut: list[Fault] = []
    copied = tables = 0
    for ident in sorted(books):
        book = books[ident]
        whole = next(n for n in range(len(book) + 1) if n not in book)
        rows = [book[n] for n in range(whole)]
        kinds = {row["kind"] for row in rows}
        if whole < len(book) or (kinds & {*BEGUN} and not kinds & {*FINISHED}):
            cut.append(Fault(ident, "cut", whole))
        if rows:
            async with target.engine.begin() as writing:
                await writing.execute(insert(ENTRIES), rows)
        copied += len(rows)
        tables += bool(rows)
    return Rescued(copied, tables, cut)


def _readable(file: Path) -> dict[str, dict[int, dict[str, Any]]]:
    """The rows of a file that can be read, by table and number; the file itself stays as it is."""
    books: dict[str, dict[int, dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for beside in file.parent.glob(f"{file.name}*"):
            shutil.copy(beside, Path(folder) / beside.name.replace(file.name, FILE))
        with closing(sqlite3.connect(Path(folder) / FILE)) as connection:
            for row in _rows(connection):
                if _is_whole(row):
                    books.setdefault(row["table_id"], {})[row["number"]] = row
    return books


def _is_whole(row: dict[str, Any]) -> bool:
    """Whether a row is what was written; a page that was cut off may give anything."""
    kinds = {"table_id": str, "number": int, "time": int, "kind": str, "data": str}
    if not all(isinstance(row[name], kind) for name, kind in kinds.items()):
        return False
    try:
        entry = e.decode(row["data"])
    except (msgspec.MsgspecError, UnicodeError):
        return False
    return (entry.time, e.kind_of(entry)) == (row["time"], row["kind"])


def _rows(connection: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    # Otherwise a file that is shorter than it says is not read at all.
    with suppress(sqlite3.DatabaseError):
        connection.execute("PRAGMA writable_schema=ON")
    names = [column.name for column in ENTRIES.columns]
    query = f"SELECT rowid, {', '.join(names)} FROM entries NOT INDEXED WHERE rowid > ? "
    last, tries = 0, TRIES
    while tries:
        try:
            found = connection.execute(query + "ORDER BY rowid", (last,))
            for number, *values in found:
                last = number
                yield dict(zip(names, values, strict=True))
            return
        except sqlite3.DatabaseError:
            last += STEP
            tries -= 1
