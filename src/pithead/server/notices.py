"""What processes on one PostgreSQL tell each other: entries written, guests present, bots claimed.

All of it goes over one connection. When that is lost, so are the claims on bots' turns, and another
process takes them over; once it is back, everything awake is read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from pithead.rooms.ports import Notices, Told

from .postgres import connect

if TYPE_CHECKING:
    from asyncpg import Connection

log = logging.getLogger("pithead.notices")

CHANNEL = "pithead"
AGAIN = 0.5
"""Seconds between attempts to connect."""

LARGEST = 7900
"""Bytes of one notification; PostgreSQL takes fewer than 8,000."""
NAMES = 100
"""Bytes of a notice apart from entries: process, kind, table and numbers."""


class PostgresNotices(Notices):
    shared = True

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.origin = secrets.token_hex(4)
        self._connection: Connection[Any] | None = None
        self._turn = asyncio.Lock()
        """A connection answers one question at a time."""
        self._keeper: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    @property
    def connected(self) -> bool:
        return self._connection is not None and not self._lost.is_set()

    async def open(self, told: Told, missed: Callable[[], Awaitable[None]]) -> None:
        self._told, self._missed = told, missed
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def _connect(self) -> None:
        self._lost.clear()
        connection = await connect(self.dsn)
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise

        def ended(_: object) -> None:
            if self._connection is connection:
                self._lost.set()

        self._connection = connection
        connection.add_termination_listener(ended)
        if connection.is_closed():
            self._lost.set()

    def _heard(self, _: object, __: int, ___: str, payload: object) -> None:
        said = str(payload)
        if said.startswith(self.origin):
            return
        for notice in said.split("\n"):
            _, kind, table, rest = notice.split(" ", 3)
            self._told(kind, table, rest)

    async def _keep(self) -> None:
        """Connect again whenever the connection is lost, and make good what was missed."""
        while True:
            await self._lost.wait()
            self._give_up()
            try:
                await self._connect()
                await self._missed()
            except Exception as error:
                log.warning("the database can't be reached: %s", error or type(error).__name__)
                self._lost.set()
                await asyncio.sleep(AGAIN)

    def _give_up(self) -> None:
        """A connection left open would keep its claims, and no other process could have them."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await connection.close()

    async def claim(self, table: str) -> bool:
        """A lock of this connection: the database lets go of it when this process dies."""
        return bool(await self._ask("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table))

    async def release(self, table: str) -> None:
        await self._ask("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def tell(self, kind: str, about: Mapping[str, str]) -> None:
        told = together(f"{self.origin} {kind} {name} {rest}" for name, rest in about.items())
        if told:
            await self._ask(
                "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told", CHANNEL, told
            )

    def replaced(self, table: str) -> str:
        """The news that an administrator has cut or deleted a table's log."""
        return f"{self.origin} replaced {table} -"

    def wrote(self, table: str, first: int, entries: list[str]) -> str:
        """The news of entries from number `first` on, with themselves unless they are large."""
        written = f"[{','.join(entries)}]"
        if len(written.encode()) > LARGEST - NAMES:
            written = ""
        return f"{self.origin} wrote {table} {first} {first + len(entries)} {written}"

    async def _ask(self, query: str, *arguments: str | list[str]) -> object:
        connection = self._connection
        if connection is None:
            return None
        try:
            async with self._turn:
                return await connection.fetchval(query, *arguments)
        except Exception as error:
            log.debug("a question to the database failed", exc_info=error)
            # What it would still answer is not known, nor whether it has claimed anything.
            if isinstance(error, TimeoutError) or connection.is_closed():
                connection.terminate()
                self._lost.set()
            return None


def together(notices: Iterable[str]) -> list[str]:
    """The same in as few pieces as may be: each wakes all processes, and the database for each."""
    pieces: list[list[str]] = []
    room = 0
    for notice in notices:
        size = len(notice.encode()) + 1
        if size > room:
            pieces.append([])
            room = LARGEST
        pieces[-1].append(notice)
        room -= size
    return ["\n".join(piece) for piece in pieces]
