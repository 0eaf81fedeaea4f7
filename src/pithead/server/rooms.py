"""Tables that are awake: one writer each, those who watch, and the bots' turns."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from random import Random

from pithead.tables import commands, games, secret
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.sight import Presence, update
from pithead.tables.table import Guest, Table
from pithead.tables.trouble import NotAllowed, Trouble

from .bot_pool import BUDGET, BotFailure, BotPool
from .bot_process import Asked
from .store import CannotWrite, Conflict, Store

log = logging.getLogger("pithead.rooms")

ASLEEP_AFTER = 600.0
"""A table nobody watches leaves the memory after so many seconds."""
POLLING = 30.0
"""Who polled within so many seconds is there."""
PATIENCE = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds between a bot's attempts to write its move while the store can't be written."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Watcher:
    """One open page: woken when something happened; it asks for what it has not shown yet."""

    def __init__(self, guest: Guest, wanted: int, after: int = 0, lines: int = 0) -> None:
        self.guest = guest
        self.wanted = wanted
        self.after = after
        self.lines = lines
        self.woken = asyncio.Event()
        self.sent: tuple[int, int, int] | None = None

    def look(self, seat: int) -> None:
        """Through another seat another log is read, so that it is sent from its start."""
        self.wanted = seat
        self.lines = self.after = 0
        self.sent = None
        self.woken.set()


class Room:
    def __init__(self, table: Table, store: Store, bots: BotPool) -> None:
        self.table = table
        self.store = store
        self.bots = bots
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.polled: dict[int, float] = {}
        self.presence_stamp = 0
        self.used = time.monotonic()
        self.tokens: dict[tuple[int, str], str] = {}
        self._bot_task: asyncio.Task[None] | None = None

    # --- watching -------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._presence_changed()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        self._presence_changed()

    def poll(self, guest: Guest) -> None:
        fresh = time.monotonic() - self.polled.get(guest.number, -POLLING) >= POLLING
        self.polled[guest.number] = self.used = time.monotonic()
        if fresh:
            self._presence_changed()

    def _presence_changed(self) -> None:
        self.presence_stamp += 1
        self.wake()

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.woken.set()

    def presence(self) -> Presence:
        since = time.monotonic() - POLLING
        online = {watcher.guest.number for watcher in self.watchers}
        online |= {number for number, then in self.polled.items() if then > since}
        seated = {chair.guest for chair in self.table.chairs}
        return Presence(online, len(online - seated))

    def news(self, watcher: Watcher) -> m.Update | None:
        """What this page does not show yet; None if it shows everything."""
        table = self.table
        viewer = table.viewer_of(watcher.guest, watcher.wanted)
        state = (table.version_for(watcher.guest), self.presence_stamp, viewer)
        if watcher.sent == state:
            return None
        if watcher.sent is not None and watcher.sent[2] != viewer:
            watcher.after = watcher.lines = 0
        made = update(
            table, watcher.guest, watcher.wanted, self.presence(), watcher.after, watcher.lines
        )
        watcher.sent = state
        watcher.after = made.snapshot.version
        watcher.lines = made.log_from + len(made.log)
        return made

    # --- writing --------------------------------------------------------------------------------

    async def carry_out(self, guest: Guest, command: m.Command) -> m.Ack:
        """Do a command once, and say how it went."""
        ident = getattr(command, "id", "")
        async with self.lock:
            try:
                return await self._carry_out(guest, command, ident)
            except NotAllowed as error:
                version = self.table.version_for(guest)
                return m.Ack(ident, False, version, refused=error.refused)
            except Trouble as error:
                version = self.table.version_for(guest)
                return m.Ack(ident, False, version, problem=error.problem)

    async def _carry_out(self, guest: Guest, command: m.Command, ident: str) -> m.Ack:
        table = self.table
        known = (guest.number, ident)
        repeated = bool(ident) and known in table.done
        # An invitation's token is kept nowhere but here: if it is gone, it is made anew.
        if repeated and (not isinstance(command, m.Invite) or known in self.tokens):
            token = self.tokens.get(known, "")
            return m.Ack(ident, True, table.version_for(guest), token=token, table=table.rematch)
        outcome = commands.carry_out(table, guest, command, now())
        if outcome.next_table:
            await self._append(outcome.table, 0, list(outcome.next_table))
        await self._write(outcome.entries)
        if outcome.token:
            self.tokens[known] = outcome.token
        return m.Ack(
            ident,
            True,
            table.version_for(guest),
            lines=list(outcome.lines),
            token=outcome.token,
            table=outcome.table,
        )

    async def admit(self, guest: Guest | None, wish: m.Join) -> tuple[Guest, str]:
        """The guest a token makes of somebody, and his secret if he has a new one."""
        async with self.lock:
            admitted = commands.join(self.table, guest, wish, now())
            await self._write(admitted.entries)
        if admitted.secret:
            guest = self.table.guest_of(secret.digest(admitted.secret))
        assert guest is not None
        return guest, admitted.secret

    async def _write(self, entries: list[e.AnyEntry]) -> None:
        """Store entries, then let them happen, then tell everyone."""
        if not entries:
            return
        await self._append(self.table.id, self.table.count, entries)
        for entry in entries:
            self.table.fold(entry)
        after = commands.follow_up(self.table, now())
        if after:
            try:
                await self._append(self.table.id, self.table.count, after)
            except Trouble:
                log.info("table %s: its end is noted later", self.table.id)
            else:
                for entry in after:
                    self.table.fold(entry)
        self.used = time.monotonic()
        self.wake()
        self.stir()

    async def _append(self, table: str, number: int, entries: list[e.AnyEntry]) -> None:
        try:
            await self.store.append(table, number, entries)
        except CannotWrite:
            raise Trouble("store") from None
        except Conflict:
            await self._read_again()
            raise Trouble("stale") from None

    async def _read_again(self) -> None:
        """Another process has written in this book: what we believed is no longer so."""
        fresh = Table.read(self.table.id, await self.store.read(self.table.id))
        for watcher in self.watchers:
            watcher.guest = fresh.guests[watcher.guest.number]
        self.table = fresh
        self.wake()

    # --- bots -----------------------------------------------------------------------------------

    def stir(self) -> None:
        """Let the bots play if it is their turn."""
        if self._bot_task is None and self.table.asked_bots():
            self._bot_task = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        failures = 0
        try:
            while seats := self.table.asked_bots():
                try:
                    await self._one_bot(seats[0])
                    failures = 0
                except Trouble:
                    await asyncio.sleep(PATIENCE[min(failures, len(PATIENCE) - 1)])
                    failures += 1
        except Exception:
            log.exception("table %s: its bots have stopped", self.table.id)
        finally:
            self._bot_task = None

    async def _one_bot(self, seat: int) -> None:
        table = self.table
        stamp, bot = table.stamp, table.chairs[seat].bot
        if table.pace and self._somebody_there():
            await asyncio.sleep(table.pace / 1000)
        if table is not self.table or table.stamp != stamp:
            return
        reason = ""
        action: list[int | str] = []
        try:
            action = await self.bots.ask(question(table, seat))
        except BotFailure as failure:
            reason = failure.reason
        async with self.lock:
            # Meanwhile somebody may have taken a move back, or the bot away.
            same = table is self.table and table.stamp == stamp
            if same and table.chairs[seat].bot == bot and seat in table.asked_bots():
                await self._write(answer(table, seat, action, reason))

    def _somebody_there(self) -> bool:
        return bool(self.watchers) or any(chair.kind == "person" for chair in self.table.chairs)

    async def close(self) -> None:
        task = self._bot_task
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    @property
    def idle(self) -> bool:
        return not self.watchers and self._bot_task is None and not self.lock.locked()


def question(table: Table, seat: int) -> Asked:
    """What a bot is asked: the view of its seat, and what that seat was told."""
    match, game = table.match, table.game
    assert match is not None
    assert match.seed is not None
    # The bot's own luck: it tells nothing about the seed it comes from.
    luck = hashlib.sha256(match.seed + f" bot {seat}".encode()).hexdigest()
    bot = table.chairs[seat].bot
    return Asked(
        game.name,
        game.components_digest,
        bot,
        seat,
        luck,
        BUDGET,
        game.view(match.state, seat),
        match.events_for(seat) if games.remembers(game.name, bot) else [],
        game.own_components,
    )


def answer(table: Table, seat: int, action: list[int | str], reason: str) -> list[e.AnyEntry]:
    """The bot's move; if it has none that is legal, any legal one, and that it was so."""
    if not reason:
        try:
            return [commands.bot_move(table, seat, tuple(action), now())]
        except NotAllowed:
            reason = "illegal"
    match = table.match
    assert match is not None
    assert match.seed is not None
    rng = Random(f"{match.seed.hex()} {len(match.log)} {seat}")
    simple = match.sample(seat, rng)
    failed = e.BotFailed(time=now(), seat=seat, reason=reason)
    return [failed, commands.bot_move(table, seat, simple, now())]


class Rooms:
    """All tables that are awake, by id; others are read from the store when asked for."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self.store = store
        self.bots = bots
        self._rooms: dict[str, Room] = {}
        self._reading: dict[str, asyncio.Task[Room]] = {}

    async def room(self, table: str) -> Room:
        known = self._rooms.get(table)
        if known is not None:
            return known
        reading = self._reading.get(table)
        if reading is None:
            reading = self._reading[table] = asyncio.create_task(self._read(table))
            reading.add_done_callback(lambda _: self._reading.pop(table, None))
        return await asyncio.shield(reading)

    async def _read(self, table: str) -> Room:
        try:
            book = await self.store.read(table)
            if not book:
                raise Trouble("no-table")
            found = await asyncio.to_thread(Table.read, table, book)
        except Trouble:
            raise
        except Exception as error:
            log.exception("table %s can't be read", table, exc_info=error)
            raise Trouble("unreadable") from None
        return self._open(found)

    def _open(self, table: Table) -> Room:
        room = self._rooms[table.id] = Room(table, self.store, self.bots)
        room.stir()
        return room

    async def make(self, made: commands.Made) -> Room:
        try:
            await self.store.append(made.table, 0, made.entries)
        except (CannotWrite, Conflict):
            raise Trouble("store") from None
        # A stored game may be long; other tables go on while it is played again.
        return self._open(await asyncio.to_thread(Table.read, made.table, made.entries))

    async def wake_bots(self) -> None:
        """After a start: tables at which it is a bot's turn go on, one after the other."""
        for table in await self.store.unfinished():
            try:
                room = await self.room(table)
            except Trouble:
                continue
            if room.idle:
                self._rooms.pop(table, None)

    async def put_to_sleep(self, after: float = ASLEEP_AFTER) -> None:
        since = time.monotonic() - after
        for ident, room in list(self._rooms.items()):
            if room.idle and room.used < since:
                del self._rooms[ident]

    async def close(self) -> None:
        for reading in list(self._reading.values()):
            reading.cancel()
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()
