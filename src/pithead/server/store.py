"""The books of all tables. An entry is stored by one INSERT, and never changed.

Writers queue up, and all that wait are written in one transaction: one table alone has its entry on
disk at once, and many tables share the price of a commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakSet

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Executable,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    inspect,
    select,
    text,
)
from sqlalchemy import Row as AnyRow
from sqlalchemy import exc as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pithead.kernel.parts import need
from pithead.rooms.ports import CannotRead, CannotWrite, Conflict, Gap, Notices, Unsure
from pithead.tables import entries as e

from .notices import PostgresNotices, together
from .postgres import ANSWERING, connect
from .writers import PostgresWriter, Row, SqliteWriter, Taken, Unanswered, Writer

if TYPE_CHECKING:
    from asyncpg import Connection

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
VERSION = "alembic_version"
MIGRATING = 7265
"""The advisory lock under which the schema is changed."""


class StoreError(Exception):
    """The store can't be used; `code` names the sentence to say."""

    def __init__(self, code: str, place: str) -> None:
        super().__init__(code)
        self.code = code
        self.place = place


class _Job(NamedTuple):
    rows: list[Row]
    done: asyncio.Future[None]


def is_database(data: str) -> bool:
    """Whether tables are kept at an address, and not in a folder."""
    return "://" in data


def is_file(data: str) -> bool:
    """Whether one file is named, as a backup is, and not the folder of a server."""
    return not is_database(data) and Path(data).suffix == ".sqlite3"


def file_of(data: str) -> Path:
    return Path(data) if is_file(data) else Path(data) / FILE


def url_of(data: str) -> URL:
    """The address of the database: of its own if there is one, else a file in that folder."""
    if not is_database(data):
        return make_url(f"sqlite+aiosqlite:///{file_of(data)}")
    try:
        url = make_url(data)
    except (sql.ArgumentError, ValueError):
        raise StoreError("database-url", "") from None
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise StoreError("database-url", shown(data))
    return url.set(drivername="postgresql+asyncpg")


def shown(data: str) -> str:
    """Where tables are kept, as it may be told: without a password."""
    if not is_database(data):
        return data
    try:
        # A password may stand among the settings at the end, too.
        return make_url(data).set(query={}).render_as_string(hide_password=True)
    except (sql.ArgumentError, ValueError):
        return ""


def make_private(folder: Path) -> None:
    """The folder, readable by its owner only: the tables in it contain every hand."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with contextlib.suppress(PermissionError):
            folder.chmod(0o700)
    except OSError:
        raise StoreError("store-folder", str(folder)) from None


async def _rows(engine: AsyncEngine, query: Executable) -> Sequence[AnyRow[Any]]:
    async with engine.connect() as connection, _given_up_in_time(connection):
        return (await connection.execute(query)).all()


@contextlib.asynccontextmanager
async def _given_up_in_time(connection: AsyncConnection) -> AsyncIterator[None]:
    """A connection to a database that does not answer ends, and with it what was asked of it."""
    if connection.dialect.name == "sqlite":
        yield
        return
    driver: Any = (await connection.get_raw_connection()).driver_connection
    alarm = asyncio.get_running_loop().call_later(ANSWERING, driver.terminate)
    try:
        yield
    finally:
        alarm.cancel()


def _dsn(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _unusable(error: BaseException | None) -> str:
    """The code of what is wrong with a database: damaged, or not for us to open."""
    said = str(error)
    damaged = "not a database" in said or "malformed" in said or "corrupt" in said
    return "store-damaged" if damaged else "store-unusable"


class Store:
    def __init__(self, data: str, durable: bool = False) -> None:
        self.data = data
        self.durable = durable
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._engine: AsyncEngine | None = None
        self._connections: WeakSet[Connection[Any]] = WeakSet()
        self._backend: Writer | None = None
        self.notices = Notices()
        self.commits = 0
        self.entries = 0
        self.failures = 0
        self.seconds = 0.0
        """What was written, and the time it took: for the metrics."""

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the store is open"
        return self._engine

    async def open(self) -> None:
        url = url_of(self.data)
        if is_database(self.data):
            self._engine = self._postgres(url)
            self.notices = PostgresNotices(_dsn(url))
            self._backend = PostgresWriter(_dsn(url))
        else:
            if not is_file(self.data):
                make_private(Path(self.data))
            self._try_out(file_of(self.data))
            self._engine = create_async_engine(url, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", self._set_up_sqlite)
            self._backend = SqliteWriter(str(file_of(self.data)), self._pragmas())
        try:
            await self._migrate()
        except (sql.DBAPIError, OSError, TimeoutError) as error:
            log.debug("store", exc_info=error)
            await self.close()
            raise self.trouble(error) from None
        except StoreError:
            await self.close()
            raise
        except BaseException as error:
            await self.close()
            # While connecting, asyncpg raises its own errors, not SQLAlchemy's.
            if self.notices.shared and isinstance(error, Exception):
                log.debug("store", exc_info=error)
                raise self.trouble(error) from None
            raise
        self._writer = asyncio.create_task(self._write_all(), name="pithead-store")

    def trouble(self, error: BaseException | None) -> StoreError:
        """What to say when the database can't be used."""
        if self.notices.shared:
            return StoreError("database-unreachable", shown(self.data))
        cause = error.orig if isinstance(error, sql.DBAPIError) else error
        return StoreError(_unusable(cause), self.data)

    @contextlib.contextmanager
    def told(self) -> Iterator[None]:
        """What goes wrong with the database within is a StoreError, which says what to do."""
        try:
            yield
        except (CannotRead, CannotWrite) as error:
            raise self.trouble(error.__cause__) from None
        except (sql.DBAPIError, OSError, TimeoutError) as error:
            raise self.trouble(error) from None

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A short transaction."""
        async with self.engine.begin() as connection, _given_up_in_time(connection):
            yield connection

    def _postgres(self, url: URL) -> AsyncEngine:
        need("postgresql")

        async def connected() -> Connection[Any]:
            made = await connect(_dsn(url), limited=False)
            self._connections.add(made)
            return made

        # A wait for a connection lasts as long as the requests before it, answered or not.
        return create_async_engine(
            url, hide_parameters=True, pool_timeout=2 * ANSWERING, async_creator=connected
        )

    def _try_out(self, file: Path) -> None:
        """Refuse a file that can't be used before any thread works on it."""
        try:
            # Made before SQLite opens it, so that its log beside it is private, too.
            if not file.exists():
                os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
            else:
                file.chmod(0o600)
        except OSError:
            raise StoreError("store-unusable", self.data) from None
        try:
            with contextlib.closing(sqlite3.connect(file)) as connection:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("SELECT count(*) FROM sqlite_master")
                connection.rollback()
        except sqlite3.Error as error:
            raise StoreError(_unusable(error), self.data) from None

    def _pragmas(self) -> tuple[str, ...]:
        level = "FULL" if self.durable else "NORMAL"
        return ("busy_timeout=5000", "journal_mode=WAL", f"synchronous={level}")

    def _set_up_sqlite(self, connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in self._pragmas():
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    async def _migrate(self) -> None:
        """Bring the schema up to date. Alembic is slow to import, so it is left out if it can."""
        found = await self._schema_version()
        if found == HEAD:
            # Refuse a file that can't be written at the start, not at the first move.
            async with self.engine.begin() as connection:
                again = text(f"UPDATE {VERSION} SET version_num = :v WHERE version_num = :v")
                await connection.execute(again, {"v": HEAD})
            return
        if found is not None and (found > HEAD or not found.isdecimal()):
            newer, foreign = "store-newer", "store-foreign"
            if self.notices.shared:
                newer, foreign = "database-newer", "database-foreign"
            raise StoreError(newer if found.isdecimal() else foreign, shown(self.data))
        from .migrations import upgrade

        async with self.engine.begin() as connection:
            if self.notices.shared:
                # Of several processes that start at once, one makes the tables.
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(upgrade)

    async def _schema_version(self) -> str | None:
        async with self.engine.connect() as connection:
            known = await connection.run_sync(lambda sync: inspect(sync).has_table(VERSION))
            if not known:
                return None
            found = await connection.execute(text(f"SELECT version_num FROM {VERSION}"))
            version = found.scalar_one_or_none()
            return str(version) if version is not None else None

    async def close(self) -> None:
        await self.notices.close()
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        if self._backend is not None:
            await self._backend.close()
            self._backend = None
        if self._engine is not None:
            with contextlib.suppress(sql.SQLAlchemyError):
                await self._checkpoint()
            await self._engine.dispose()
            self._engine = None

    async def _checkpoint(self) -> None:
        """All that was written is in the one file, so that a copy of it is whole."""
        if self.engine.dialect.name == "sqlite":
            async with self.engine.connect() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    # --- writing --------------------------------------------------------------------------------

    async def append(self, table: str, number: int, entries: Sequence[e.AnyEntry]) -> None:
        """Write entries from `number` on. They are on disk, all of them, when this returns."""
        rows = [
            (table, number + n, entry.time, e.kind_of(entry), e.encode(entry))
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
        assert self._backend is not None, "the store is open"
        rows = [row for job in jobs for row in job.rows]
        try:
            begun = time.monotonic()
            await self._backend.write(rows, self._told(jobs))
            self.commits += 1
            self.entries += len(rows)
            self.seconds += time.monotonic() - begun
            return None
        except Taken:
            return Conflict()
        except Exception as error:
            self.failures += 1
            log.warning("an entry could not be stored: %s", type(error).__name__)
            return Unsure() if isinstance(error, Unanswered) else CannotWrite()

    def _told(self, jobs: list[_Job]) -> list[str]:
        """What other processes hear once these rows are there."""
        notices = self.notices
        if not isinstance(notices, PostgresNotices):
            return []
        return together(
            notices.wrote(job.rows[0][0], job.rows[0][1], [r[4] for r in job.rows]) for job in jobs
        )

    @property
    def waiting(self) -> int:
        """Writers that wait for the next commit."""
        return self._queue.qsize()

    # --- reading --------------------------------------------------------------------------------

    async def read(self, table: str, start: int = 0, stop: int | None = None) -> list[e.AnyEntry]:
        """The book of a table from entry `start` on; empty if there is no such table.

        Gap names the first entry that is missing or is no entry.
        """
        query = select(ENTRIES.c.number, ENTRIES.c.data).where(ENTRIES.c.table_id == table)
        query = query.where(ENTRIES.c.number >= start).order_by(ENTRIES.c.number)
        if stop is not None:
            query = query.where(ENTRIES.c.number < stop)
        book: list[e.AnyEntry] = []
        for expected, row in enumerate(await self._ask(query), start=start):
            try:
                if row.number != expected:
                    raise Gap(expected)
                book.append(e.decode(row.data))
            except (msgspec.MsgspecError, UnicodeError):
                raise Gap(expected) from None
        return book

    async def answers(self) -> bool:
        """Whether the database can be asked now, and tells us what others write."""
        try:
            await self._ask(text("SELECT 1"))
        except CannotRead as error:
            log.warning("the database does not answer: %s", type(error.__cause__).__name__)
            return False
        return self.notices.connected

    async def tables(self) -> list[str]:
        query = select(ENTRIES.c.table_id).distinct().order_by(ENTRIES.c.table_id)
        return [row.table_id for row in await self._ask(query)]

    async def unfinished(self) -> list[str]:
        """Tables at which a game has begun and not ended."""
        begun = select(ENTRIES.c.table_id).where(ENTRIES.c.kind.in_(BEGUN))
        ended = select(ENTRIES.c.table_id).where(ENTRIES.c.kind.in_(FINISHED))
        query = begun.where(ENTRIES.c.table_id.not_in(ended)).distinct()
        return [row.table_id for row in await self._ask(query)]

    async def _ask(self, query: Executable) -> Sequence[AnyRow[Any]]:
        """Try once more where a connection of the pool has died while idle."""
        try:
            try:
                return await _rows(self.engine, query)
            except sql.DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            # Probably all others have died with it: don't wait for each of them.
            for connection in self._connections:
                connection.terminate()
            return await _rows(self.engine, query)
        except Exception as error:
            raise CannotRead from error


def _answer(jobs: list[_Job], failure: Exception | None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if failure is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(failure)
