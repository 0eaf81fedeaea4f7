"""All tables that are awake in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from pithead.tables import commands
from pithead.tables import entries as e
from pithead.tables.errors import TableError
from pithead.tables.table import Table

from .clock import SystemClock
from .ports import BotRunner, CannotWrite, Clock, Conflict, Offload, Result, Services, Store
from .room import Room, read_book
from .turns import FairTurns

log = logging.getLogger("pithead.rooms")

SYSTEM = SystemClock()
ASLEEP_AFTER = 600.0
"""Seconds after which a table without watchers leaves the memory."""
OVER_AFTER = 20.0
"""So does one whose game is over, sooner."""
CAPACITY = 100
"""Tables without watchers that are kept in memory; the least recently used leave first."""
FINISHED = 10
"""Of those, tables whose game is over."""
AT_ONCE = 3
"""Tables read, reviewed or replayed at once, one for each visitor: a long game takes its time,
and nobody else's table waits for it."""
IN_HAND = 1.0
"""Seconds for which only the process that last wrote to a table keeps it."""
WATCHED_THERE = 5.0
"""The same where that process has pages, which it tells every two seconds."""
ASIDE = 30.0
"""Seconds for which a table that is set aside is not read again."""
MOST_ASIDE = 10_000
FINISHING = 0.5
"""Seconds in which what is being read when a server ends may still be read."""


async def finish(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Let tasks end. One that is cut off while it asks the database costs its connection."""
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=FINISHING)
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Rooms:
    """All tables that are awake, by id; others are read from the store when asked for."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        capacity: int = CAPACITY,
        clock: Clock = SYSTEM,
        offload: Offload = asyncio.to_thread,
    ) -> None:
        self.services = Services(store, bots, clock, offload)
        self.store, self.bots, self.clock, self.offload = self.services
        self.capacity = capacity
        self._rooms: dict[str, Room] = {}
        """The least recently used first."""
        self._reading: dict[str, asyncio.Task[Room]] = {}
        self._overtaken: set[str] = set()
        """Of those that are being read, tables that another process has written to meanwhile."""
        self._catching_up: set[asyncio.Task[None]] = set()
        self._elsewhere: dict[str, float] = {}
        """Tables that other processes play, and when to look at each: a process may have died and
        left a bot's turn behind."""
        self._aside: dict[str, tuple[float, TableError]] = {}
        """Tables that can't be read or played, when that was last found out, and what to say."""
        self.turns = FairTurns(AT_ONCE, each=1)
        """For whatever takes long, by visitor."""

    def awake(self) -> list[Room]:
        return list(self._rooms.values())

    @property
    def set_aside(self) -> int:
        """How many tables can't be read or played."""
        return len(self._aside)

    def each(self, look: Callable[[Room], Result]) -> list[Result]:
        """Look at every room; one where that fails is set aside, and the others go on."""
        found: list[Result] = []
        for room in self.awake():
            try:
                found.append(look(room))
            except Exception as error:
                room.fail(error)
        return found

    def _on_fault(self, room: Room, error: Exception) -> None:
        self._rooms.pop(room.table.id, None)
        self._put_aside(room.table.id, error)

    def _put_aside(self, table: str, error: Exception) -> TableError:
        """Log one line for the administrator; returns the message for the table's visitors."""
        known = isinstance(error, TableError)
        if table not in self._aside:
            why = None if known else error
            log.error("table %s is set aside: it can't be read or played", table, exc_info=why)
        told = error if isinstance(error, TableError) else TableError("unreadable")
        self._aside.pop(table, None)
        self._aside[table] = (self.clock.monotonic(), told)
        if len(self._aside) > MOST_ASIDE:
            del self._aside[next(iter(self._aside))]
        return told

    async def room(self, table: str, owner: str = "") -> Room:
        """The room of a table; if it has to be read, that is a turn of its `owner`, a visitor."""
        known = self._rooms.pop(table, None)
        if known is not None and not known.replaced:
            self._rooms[table] = known
            known.used = self.clock.monotonic()
            return known
        aside = self._aside.get(table)
        if aside is not None and aside[0] > self.clock.monotonic() - ASIDE:
            raise TableError.of(aside[1].problem)
        reading = self._reading.get(table)
        if reading is None:
            reading = self._reading[table] = asyncio.create_task(self._read(table, owner))
            reading.add_done_callback(lambda done: self._has_read(table, done))
        return await asyncio.shield(reading)

    def _has_read(self, table: str, done: asyncio.Task[Room]) -> None:
        if self._reading.get(table) is done:
            del self._reading[table]
            self._overtaken.discard(table)

    async def _read(self, table: str, owner: str) -> Room:
        try:
            book = await read_book(self.store, table)
            if not book:
                raise TableError("no-table")
            async with self.turns.of(owner):
                found = await self.offload(Table.read, table, book)
        except TableError as error:
            if error.problem.code == "gap":
                self._put_aside(table, error)
            raise
        except Exception as error:
            raise self._put_aside(table, error) from None
        if self._reading.get(table) is not asyncio.current_task():
            # Meanwhile an administrator has changed it.
            return await self.room(table, owner)
        room = self._open(found)
        if table in self._overtaken:
            await room.refresh()
        return room

    def _open(self, table: Table) -> Room:
        room = self._rooms[table.id] = Room(table, self.services, self.turns, self._on_fault)
        room.stir()
        room.must_work()
        self._aside.pop(table.id, None)
        self._make_space()
        return room

    def _make_space(self) -> None:
        """Drop the least recently used tables without watchers if there are too many."""
        free = [room for room in self.awake() if not room.watchers]
        ended = {*self.each(lambda room: room.table.id if room.table.open_seed else "")}
        left = [room.table.id for room in free]
        over = [ident for ident in left if ident in ended]
        self._drop(over[: max(0, len(over) - FINISHED)])
        self._drop(left[: max(0, len(left) - self.capacity)])

    def _drop(self, tables: list[str]) -> None:
        for ident in tables:
            if ident in self._rooms and self._rooms[ident].idle:
                del self._rooms[ident]

    async def make(self, made: commands.Made, owner: str = "") -> Room:
        """A new table. It is read before it is stored: what can't be read is never stored."""
        first = made.entries[0]
        if not isinstance(first, e.Made) or first.record is None:
            table = Table.read(made.table, made.entries)
        else:
            # A stored game may be long; other tables go on while it is played again.
            async with self.turns.of(owner):
                table = await self.offload(Table.read, made.table, made.entries)
        try:
            await self.store.append(made.table, 0, made.entries)
        except CannotWrite as error:
            raise TableError(error.code) from None
        except Conflict:
            raise TableError("store") from None
        return self._open(table)

    def forget(self, table: str) -> None:
        """It is no longer in the store."""
        self._replace(table)

    async def wake_bots(self) -> None:
        """After a start: tables at which it is a bot's turn go on."""
        await self._look_everywhere()
        await self.take_over()

    async def _look_everywhere(self) -> None:
        for table in await self.store.unfinished():
            self._elsewhere.setdefault(table, 0.0)

    async def take_over(self) -> None:
        """Look at tables that others have stopped playing: it may be a bot's turn there.

        A table is read once, and again only after its next entry, of which every process hears.
        """
        due = self.clock.monotonic()
        for table, until in list(self._elsewhere.items()):
            if until > due:
                continue
            try:
                room = self._rooms.get(table) or await self._glance(table)
            except TableError as error:
                if error.problem.code != "store":
                    self._elsewhere.pop(table, None)
                continue
            # A bot's turn that another process has claimed is looked at again: it may die yet.
            if not room.waits_for_bots() and self._elsewhere.get(table) == until:
                del self._elsewhere[table]

    async def _glance(self, table: str) -> Room:
        """A table that stays in memory only if its bots play now."""
        room = await self.room(table)
        room.used = 0.0
        if room.idle:
            self._rooms.pop(table, None)
        return room

    def _in_good_hands(self, table: str, seconds: float) -> None:
        until = self.clock.monotonic() + seconds
        self._elsewhere[table] = max(self._elsewhere.get(table, 0.0), until)

    def put_to_sleep(self, after: float = ASLEEP_AFTER, over: float = OVER_AFTER) -> None:
        """Drop tables without watchers; finished games go soonest."""
        now = self.clock.monotonic()

        def put(room: Room) -> None:
            brief = room.table.open_seed and not room.watched_again
            patience = min(after, over) if brief else after
            if room.idle and room.used <= now - patience:
                del self._rooms[room.table.id]

        self.each(put)
        self._make_space()

    # --- several processes ----------------------------------------------------------------------

    def on_notice(self, kind: str, table: str, rest: str) -> None:
        """Another process tells something about a table."""
        room = self._rooms.get(table)
        if kind != "there":
            # It may be repaired now.
            self._aside.pop(table, None)
        if kind == "there":
            self._told_who_is_there(table, room, rest)
        elif kind == "replaced":
            self._replace(table)
        elif room is not None and room.needed:
            first, count, written = rest.split(" ", 2)
            self._start(room.hear(int(first), int(count), written))
        else:
            if table in self._reading:
                self._overtaken.add(table)
            # Another process has its pages: following every move here would double the work.
            self._rooms.pop(table, None)
            self._in_good_hands(table, IN_HAND)

    def _replace(self, table: str) -> None:
        """An administrator has cut or deleted its log."""
        self._aside.pop(table, None)
        self._reading.pop(table, None)
        room = self._rooms.pop(table, None)
        if room is not None:
            room.replace()

    def _told_who_is_there(self, table: str, room: Room | None, rest: str) -> None:
        origin, *guests = rest.split(" ")
        if room is not None:
            room.others_there(origin, {int(number) for number in guests})
        if guests and table in self._elsewhere:
            self._in_good_hands(table, WATCHED_THERE)

    async def on_reconnected(self) -> None:
        """Notices may have been missed: read again what is awake."""
        for room in self.awake():
            try:
                await room.refresh()
            except TableError as error:
                # One table that can't be read keeps no other from being brought up to date.
                if error.problem.code == "store":
                    raise
        await self._look_everywhere()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._catching_up.add(task)
        task.add_done_callback(self._caught_up)

    def _caught_up(self, task: asyncio.Task[None]) -> None:
        self._catching_up.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a table could not be brought up to date: %s", task.exception())

    async def tell_presence(self) -> None:
        """Tell other processes which guests have a page here."""
        notices = self.store.notices
        if notices.shared:
            told = self.each(
                lambda room: (
                    (room.table.id, room.told_presence())
                    if room.watchers or room.told_there
                    else ("", "")
                )
            )
            await notices.tell("there", {table: there for table, there in told if table})

    def stir(self) -> None:
        """Look again whether a bot's turn was missed somewhere."""
        self.each(Room.stir)

    async def close(self) -> None:
        await finish([*self._reading.values(), *self._catching_up])
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()
