"""What an administrator may do with tables: look, export, delete, repair, renew links."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from sqlalchemy import delete, exists, func, select, text

from pithead.rooms.ports import Conflict, Gap
from pithead.tables import entries as e
from pithead.tables import secret
from pithead.tables.table import Table
from pithead.tables.trial import Fault, read_far

from .notices import CHANNEL, PostgresNotices
from .store import ENTRIES, Store

DAY = 24 * 3600 * 1000


class Line(NamedTuple):
    """One table in the list: nothing in it that a player may not know."""

    table: str
    entries: int
    changed: int
    """UTC, milliseconds."""


class Links(NamedTuple):
    host: str
    watch: str


class NoTable(Exception):
    pass


class NothingLeft(Exception):
    """Not even the first entry of a table can be used."""


async def tables(store: Store) -> list[Line]:
    """All tables, the one that changed last first."""
    number, time_ = func.count(ENTRIES.c.number), func.max(ENTRIES.c.time)
    query = select(ENTRIES.c.table_id, number, time_).group_by(ENTRIES.c.table_id)
    async with store.begin() as connection:
        rows = (await connection.execute(query.order_by(time_.desc()))).all()
    return [Line(row[0], row[1], row[2]) for row in rows]


class Found(NamedTuple):
    """A table as far as it can be used."""

    table: Table
    fault: Fault | None
    first: e.AnyEntry | None
    """What it began with, even if that can't be used."""


async def examine(store: Store, ident: str) -> Found:
    """Read a table as far as it can be shown and played."""
    gap: Gap | None = None
    try:
        book = await store.read(ident)
    except Gap as found:
        gap = found
        book = await store.read(ident, 0, gap.number)
    if not book and gap is None:
        raise NoTable
    table, fault = await asyncio.to_thread(read_far, ident, book)
    if fault is None and gap is not None:
        fault = Fault(gap.number, gap)
    return Found(table, fault, book[0] if book else None)


async def look_up(store: Store, ident: str) -> Table:
    table, fault, _ = await examine(store, ident)
    if fault is not None and (isinstance(fault.error, Gap) or not table.count):
        raise Gap(fault.number)
    return table


async def game_of(store: Store, ident: str) -> tuple[dict[str, object] | None, Fault | None]:
    """The game as a record, as far as the table can be used, or the file it was made from."""
    table, fault, first = await examine(store, ident)
    if table.match is not None:
        return table.match.record(), fault
    return (first.record if isinstance(first, e.Made) else None), fault


async def remove(store: Store, ident: str, start: int = 0, unless_since: int | None = None) -> int:
    """Delete a table's entries from one on; how many there were.

    Processes that serve the table let go of it. Nothing is deleted if something has happened since.
    """
    chosen = (ENTRIES.c.table_id == ident) & (ENTRIES.c.number >= start)
    if unless_since is not None:
        newer = (ENTRIES.c.table_id == ident) & (ENTRIES.c.time >= unless_since)
        chosen &= ~exists(select(ENTRIES.c.number).where(newer).correlate(None))
    notices = store.notices
    async with store.begin() as connection:
        if isinstance(notices, PostgresNotices):
            # No writer is active here; a later one misses the entry before its own.
            await connection.execute(text("LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE"))
        gone = int((await connection.execute(delete(ENTRIES).where(chosen))).rowcount)
        if gone and isinstance(notices, PostgresNotices):
            told = {"channel": CHANNEL, "told": notices.replaced(ident)}
            await connection.execute(text("SELECT pg_notify(:channel, :told)"), told)
    return gone


async def prune(store: Store, days: int, now: int | None = None) -> list[str]:
    """Delete the tables in which nothing has happened for the given number of days."""
    now = time.time_ns() // 1_000_000 if now is None else now
    since = now - days * DAY
    old = [line.table for line in await tables(store) if line.changed < since]
    return [ident for ident in old if await remove(store, ident, unless_since=since)]


async def repair(store: Store, ident: str) -> tuple[int, int]:
    """Cut a log before its first entry that is missing or can't be used.

    How many entries are kept, and how many go. Where none could be kept, nothing is changed.
    """
    table, fault, _ = await examine(store, ident)
    if fault is None:
        return table.count, 0
    if not fault.number:
        raise NothingLeft
    return fault.number, await remove(store, ident, fault.number)


def _is_hosts(table: Table, seat: int) -> bool:
    """Whether the host sits there, or is invited to by a link that was not used."""
    chair = table.chairs[seat]
    if chair.guest >= 0:
        return table.guests[chair.guest].host
    return bool(chair.invitation) and table.invitations[chair.invitation].host


async def renew(store: Store, ident: str, now: int) -> Links:
    """New links for the host, in case theirs is lost, and for spectators; old ones end."""
    table = await look_up(store, ident)
    host, watch = secret.token(), secret.token()
    seats = [seat for seat in range(len(table.chairs)) if _is_hosts(table, seat)]
    written: list[e.AnyEntry] = [
        e.Renewed(time=now, watch=watch),
        e.Invited(time=now, seats=seats, key=secret.digest(host), host=True),
    ]
    try:
        await store.append(ident, table.count, written)
    except Conflict:
        return await renew(store, ident, now)
    return Links(f"/t/{ident}#seat={host}", f"/t/{ident}#watch={watch}")
