"""The one connection of a store that writes: rows in, all of them or none, in one step.

A table's moves wait for this, so it goes to the drivers directly: what SQLAlchemy and a thread's
mailbox add to each row is more than the databases themselves take.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from .notices import CHANNEL
from .postgres import connect

if TYPE_CHECKING:
    from asyncpg import Connection

Row = tuple[str, int, int, str, str]
"""Table, number, time, kind, data."""

COLUMNS = 5
AT_ONCE = 150
"""Rows of one statement: older SQLites take 999 parameters."""

_INTO = "INSERT INTO entries (table_id, number, time, kind, data)"
_POSTGRES = f"""
WITH written AS (
    {_INTO} SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[])
    WHERE NOT EXISTS (
        SELECT FROM unnest($7::text[], $8::int[]) AS before (id, entry)
        WHERE NOT EXISTS (SELECT FROM entries WHERE table_id = before.id AND number = before.entry)
    )
    RETURNING number
)
SELECT
    (SELECT count(*) FROM written),
    (SELECT count(pg_notify('{CHANNEL}', told)) FROM unnest($6::text[]) AS told
     WHERE EXISTS (SELECT FROM written))
"""
"""An entry is stored only behind the one before it, which an administrator may have deleted."""


class Taken(Exception):
    """One of the rows is there already, or the one before it is not; nothing was written."""


class Unanswered(Exception):
    """The database did not say whether the rows were written."""


class Writer(Protocol):
    async def write(self, rows: Sequence[Row], told: Sequence[str]) -> None:
        """Store all rows and tell other processes, or raise and do neither."""

    async def close(self) -> None: ...


@cache
def _statement(rows: int) -> str:
    return f"{_INTO} VALUES {', '.join(['(?, ?, ?, ?, ?)'] * rows)}"


class SqliteWriter:
    """In a thread of its own, so that others go on while the disk is written."""

    def __init__(self, file: str, pragmas: Sequence[str]) -> None:
        self._thread = ThreadPoolExecutor(1, "pithead-writer")
        self._file = file
        self._pragmas = pragmas
        self._connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row], told: Sequence[str]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: Sequence[Row]) -> None:
        connection = self._connection = self._connection or self._open()
        parts = [rows[at : at + AT_ONCE] for at in range(0, len(rows), AT_ONCE)]
        try:
            # A statement is a transaction of its own. Each step gives way to other threads and
            # waits for its turn again, so fewer steps are quicker than smaller ones.
            if len(parts) > 1:
                connection.execute("BEGIN IMMEDIATE")
            for part in parts:
                connection.execute(_statement(len(part)), [value for row in part for value in row])
            if len(parts) > 1:
                connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            self._put_down()
            raise Taken from None
        except BaseException:
            self._put_down()
            raise

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, cached_statements=256)
        for pragma in self._pragmas:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _put_down(self) -> None:
        """What was not committed is undone; the next write opens the file again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._put_down)
        self._thread.shutdown(wait=False)


class PostgresWriter:
    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Connection[Any] | None = None

    async def write(self, rows: Sequence[Row], told: Sequence[str]) -> None:
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._dsn)
        columns = [[row[n] for row in rows] for n in range(COLUMNS)]
        own = {(row[0], row[1]) for row in rows}
        before = {(table, number - 1) for table, number in own if number} - own
        tables, numbers = [table for table, _ in before], [number for _, number in before]
        try:
            written = await self._connection.fetchval(_POSTGRES, *columns, told, tables, numbers)
        except asyncpg.UniqueViolationError:
            raise Taken from None
        except Exception as error:
            if isinstance(error, asyncpg.PostgresError) and not self._connection.is_closed():
                raise
            # Whether it was written is found out when it is tried again.
            self._connection.terminate()
            raise Unanswered from error
        if not written:
            raise Taken

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)
