"""The books of all tables. An entry is stored by one INSERT, and never changed.

Writers queue up, and all that wait are written in one transaction: one table alone has its entry on
disk at once, and many tables share the price of a commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    text,
)
from sqlalchemy import exc as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pithead.tables import entries as e

log = logging.getLogger("pithead.store")

HEAD = "0001"
BEGUN = ("started", "imported")
FINISHED = ("ended", "stopped")
FILE = "pithead.sqlite3"

metadata = MetaData()
ENTRIES = Table(
    "entries",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("kind", String(24), nullable=False, index=True),
    Column("data", Text, nullable=False),
)
_INSERT = insert(ENTRIES)


class StoreError(Exception):
    """The store can't be used; `code` names the sentence to say."""

    def __init__(self, code: str, place: str) -> None:
        super().__init__(code)
        self.code = code
        self.place = place


class CannotWrite(Exception):
    """Nothing was stored; trying again later may work."""


class Conflict(Exception):
    """Somebody else has written this entry of the table."""


class _Job(NamedTuple):
    rows: list[dict[str, object]]
    done: asyncio.Future[None]


def url_of(data: str) -> str:
    """The address of the database: of its own if there is one, else a file in that folder."""
    return data if "://" in data else f"sqlite+aiosqlite:///{Path(data) / FILE}"


class Store:
    def __init__(self, data: str, durable: bool = False) -> None:
        self.data = data
        self.durable = durable
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._engine: AsyncEngine | None = None
        self._pen: AsyncConnection | None = None
        """The one connection that writes."""

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the store is open"
        return self._engine

    async def open(self) -> None:
        url = url_of(self.data)
        if "://" not in self.data:
            try:
                Path(self.data).mkdir(parents=True, exist_ok=True)
            except OSError:
                raise StoreError("store-folder", self.data) from None
            self._try_out(Path(self.data) / FILE)
        self._engine = create_async_engine(url)
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", self._set_up_sqlite)
        try:
            await self._migrate()
        except sql.DBAPIError as error:
            log.debug("store", exc_info=error)
            await self.close()
            raise StoreError("store-unusable", self.data) from None
        except BaseException:
            await self.close()
            raise
        self._writer = asyncio.create_task(self._write_all(), name="pithead-store")

    def _try_out(self, file: Path) -> None:
        """A file that can't be written is told before any thread works on it."""
        try:
            with contextlib.closing(sqlite3.connect(file)) as connection:
                connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error:
            raise StoreError("store-unusable", self.data) from None

    def _set_up_sqlite(self, connection: Any, _: object) -> None:
        level = "FULL" if self.durable else "NORMAL"
        cursor = connection.cursor()
        for pragma in ("busy_timeout=5000", "journal_mode=WAL", f"synchronous={level}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    async def _migrate(self) -> None:
        """Bring the schema up to date. Alembic is slow to import, so it is left out if it can."""
        found = await self._schema_version()
        if found == HEAD:
            # A book that can't be written in is told at the start, not at the first move.
            async with self.engine.begin() as connection:
                again = text("UPDATE alembic_version SET version_num = :v WHERE version_num = :v")
                await connection.execute(again, {"v": HEAD})
            return
        if found is not None and found > HEAD:
            raise StoreError("store-newer", self.data)
        from .migrations import upgrade

        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def _schema_version(self) -> str | None:
        try:
            async with self.engine.connect() as connection:
                found = await connection.execute(text("SELECT version_num FROM alembic_version"))
                return str(found.scalar_one())
        except (sql.DBAPIError, sql.NoResultFound):
            return None

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        await self._put_down_pen()
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    # --- writing --------------------------------------------------------------------------------

    async def append(self, table: str, number: int, entries: Sequence[e.AnyEntry]) -> None:
        """Write entries from `number` on. They are on disk, all of them, when this returns."""
        rows = [
            {
                "table_id": table,
                "number": number + n,
                "time": entry.time,
                "kind": e.kind_of(entry),
                "data": e.encode(entry),
            }
            for n, entry in enumerate(entries)
        ]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Job(rows, done))
        await done

    async def _write_all(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            failure = await self._insert(jobs)
            if failure is not None and len(jobs) > 1:
                # One table's trouble is not the others'.
                for job in jobs:
                    _answer([job], await self._insert([job]))
            else:
                _answer(jobs, failure)

    async def _insert(self, jobs: list[_Job]) -> Exception | None:
        failure: Exception
        try:
            if self._pen is None:
                self._pen = await self.engine.connect()
            await self._pen.execute(_INSERT, [row for job in jobs for row in job.rows])
            await self._pen.commit()
            return None
        except sql.IntegrityError:
            failure = Conflict()
        except Exception as error:
            log.warning("an entry could not be stored: %s", error)
            failure = CannotWrite()
        await self._put_down_pen()
        return failure

    async def _put_down_pen(self) -> None:
        """Let go of the writer's connection; what it had not committed is undone."""
        pen, self._pen = self._pen, None
        if pen is not None:
            with contextlib.suppress(sql.SQLAlchemyError):
                await pen.close()

    # --- reading --------------------------------------------------------------------------------

    async def read(self, table: str) -> list[e.AnyEntry]:
        """The book of a table; empty if there is no such table."""
        query = select(ENTRIES.c.data).where(ENTRIES.c.table_id == table)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(ENTRIES.c.number))
            return [e.decode(row.data) for row in rows]

    async def unfinished(self) -> list[str]:
        """Tables at which a game has begun and not ended."""
        begun = select(ENTRIES.c.table_id).where(ENTRIES.c.kind.in_(BEGUN))
        ended = select(ENTRIES.c.table_id).where(ENTRIES.c.kind.in_(FINISHED))
        query = begun.where(ENTRIES.c.table_id.not_in(ended)).distinct()
        async with self.engine.connect() as connection:
            return [row.table_id for row in await connection.execute(query)]


def _answer(jobs: list[_Job], failure: Exception | None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if failure is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(failure)
