"""What an administrator may do with tables: look, export, delete, repair, renew links."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import delete, func, select

from pithead.tables import entries as e
from pithead.tables import secret
from pithead.tables.table import Table

from .store import ENTRIES, Conflict, Gap, Store

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


async def tables(store: Store) -> list[Line]:
    """All tables, the one that changed last first."""
    number, time_ = func.count(ENTRIES.c.number), func.max(ENTRIES.c.time)
    query = select(ENTRIES.c.table_id, number, time_).group_by(ENTRIES.c.table_id)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(time_.desc()))).all()
    return [Line(row[0], row[1], row[2]) for row in rows]


async def look_up(store: Store, ident: str) -> Table:
    book = await store.read(ident)
    if not book:
        raise NoTable
    return Table.read(ident, book)


async def remove(store: Store, ident: str, start: int = 0) -> int:
    """Delete a table's entries from one on; how many there were."""
    chosen = (ENTRIES.c.table_id == ident) & (ENTRIES.c.number >= start)
    async with store.engine.begin() as connection:
        return int((await connection.execute(delete(ENTRIES).where(chosen))).rowcount)


async def prune(store: Store, days: int, now: int | None = None) -> list[str]:
    """Delete the tables at which nothing has happened for so many days."""
    now = time.time_ns() // 1_000_000 if now is None else now
    old = [line.table for line in await tables(store) if line.changed < now - days * DAY]
    for ident in old:
        await remove(store, ident)
    return old


async def repair(store: Store, ident: str) -> tuple[int, int]:
    """Cut a log before its first entry that is missing or can't be read.

    How many entries are kept, and how many go.
    """
    try:
        book, end = await store.read(ident), None
    except Gap as gap:
        book, end = await store.read(ident, 0, gap.number), gap.number
    if not book:
        raise NoTable
    table = Table(ident)
    for number, entry in enumerate(book):
        try:
            table.fold(entry)
        except Exception:
            end = number
            break
    if end is None:
        return len(book), 0
    return end, await remove(store, ident, end)


async def renew(store: Store, ident: str, now: int) -> Links:
    """New links for the host, who may have lost theirs, and for spectators; old ones end."""
    table = await look_up(store, ident)
    host, watch = secret.token(), secret.token()
    hosts = [guest for guest in table.guests if guest.host]
    seats = table.seats_of(hosts[0]) if hosts else []
    written: list[e.AnyEntry] = [
        e.Renewed(time=now, watch=watch),
        e.Invited(time=now, seats=seats, key=secret.digest(host), host=True),
    ]
    try:
        await store.append(ident, table.count, written)
    except Conflict:
        return await renew(store, ident, now)
    return Links(f"/t/{ident}#seat={host}", f"/t/{ident}#watch={watch}")
