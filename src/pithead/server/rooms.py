"""Tables that are awake: one writer each, those who watch, and the bots' turns."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from random import Random
from secrets import randbelow
from typing import Any, TypeVar

import msgspec

from pithead.tables import commands, games, secret
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.errors import NotAllowed, TableError
from pithead.tables.snapshots import Presence, Shown, change, new_lines, shown, whole
from pithead.tables.table import Guest, Table

from .bot_pool import BUDGET, BotFailure, BotPool
from .bot_process import Asked
from .metrics import Figures
from .store import CannotRead, CannotWrite, Conflict, Gap, Store

log = logging.getLogger("pithead.rooms")

ASLEEP_AFTER = 600.0
"""A table nobody watches leaves the memory after so many seconds."""
OVER_AFTER = 20.0
"""So does one whose game is over, sooner."""
CAPACITY = 100
"""Tables nobody watches that are kept in memory; the least recently used leave first."""
FINISHED = 10
"""Of those, tables whose game is over: who comes back to one finds it read in a moment."""
JUST_USED = 0.5
"""Somebody may be on the way into a table that was asked for so lately."""
READERS = 2
"""Tables read at once: to play a long game again takes time that others need."""
MAKERS = 1
"""Reviews and verifications made at once, for the same reason."""
ATTEMPTS = 3
"""How often a command is tried when another process writes to the same table."""
PAGES_EACH = 12
"""Pages one guest may have open at a table."""
ELSEWHERE = 10.0
"""Seconds after which nothing heard from another process means that nobody is there."""
PRESENCE_HOLDS = 5.0
"""Seconds after which it is looked again who is there, if nothing else happened."""
POLLING = 30.0
"""Who polled within so many seconds is there."""
HESITATION = (1.0, 3.0)
"""Seconds before a sealed answer that was given in advance: its speed must not give it away."""
NAP = 0.25
HASTE = 0.9
"""What a bot does next in its turn waits only this part of what came before it."""
IN_HAND = 1.0
"""Seconds for which a table that another process wrote to needs nobody else."""
WATCHED_THERE = 5.0
"""The same where that process has pages, which it tells every two seconds."""
FINISHING = 0.5
"""Seconds in which what is being read when a server ends may still be read."""
PATIENCE = (0.5, 1.0, 2.0)
"""Seconds between a bot's attempts to write its move while the store can't be written: once it can,
nobody waits for bots much longer than for people."""


Result = TypeVar("Result")


def now() -> int:
    return time.time_ns() // 1_000_000


def hesitation() -> float:
    least, most = HESITATION
    return least + (most - least) * randbelow(1000) / 1000


class Watcher:
    """One open page: woken when something happened; it asks for what it has not shown yet.

    Who waits for that waits for `woken`, or gives `called`, which is called at once.
    """

    def __init__(
        self, guest: Guest, wanted: int, after: int = 0, lines: int = 0, changes: bool = False
    ) -> None:
        self.guest = guest
        self.wanted = wanted
        self.after = after
        self.lines = lines
        self.changes = changes
        """Whether it wants what has changed instead of whole snapshots."""
        self.shown: Shown | None = None
        self.woken = asyncio.Event()
        self.called: Callable[[], None] | None = None
        self.sent: tuple[int, int, int, object] | None = None

    def wake(self) -> None:
        self.woken.set()
        if self.called is not None:
            self.called()

    def look(self, seat: int) -> None:
        """Through another seat another log is read, so that it is sent from its start."""
        self.wanted = seat
        self.lines = self.after = 0
        self.sent = self.shown = None
        self.wake()


def pause(pace: int, in_a_row: int) -> float:
    """Seconds before a bot's move, so that it can be followed, after so many of its own."""
    return pace / 1000 * HASTE**in_a_row


class Room:
    def __init__(
        self, table: Table, store: Store, bots: BotPool, makers: asyncio.Semaphore
    ) -> None:
        self.table = table
        self.makers = makers
        self.store = store
        self.bots = bots
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.polled: dict[int, float] = {}
        self.presence_stamp = 0
        self._presence: tuple[tuple[int, int, float], Presence] | None = None
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}
        """Who has a page at another process, and when that was heard."""
        self.told_there = False
        self.watched_again = False
        """Somebody replays the game: it stays in memory for as long as any other."""
        self.used = time.monotonic()
        self.owner = table.id
        """Whose bots these are, when bots take turns: the address of the host, once known."""
        self.tokens: dict[tuple[int, str], str] = {}
        self._bot_task: asyncio.Task[None] | None = None
        self._due: dict[tuple[int, int], float] = {}
        """When answers given in advance are due, by length of the log and seat."""
        self._made_once: dict[str, tuple[int, asyncio.Task[Any]]] = {}

    # --- watching -------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        if sum(other.guest is watcher.guest for other in self.watchers) >= PAGES_EACH:
            raise TableError("too-many")
        self.watchers.add(watcher)
        self._presence_changed()
        self.stir()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        self._presence_changed()

    def poll(self, guest: Guest) -> None:
        fresh = time.monotonic() - self.polled.get(guest.number, -POLLING) >= POLLING
        self.polled[guest.number] = self.used = time.monotonic()
        if fresh:
            self._presence_changed()
            self.stir()

    def _presence_changed(self) -> None:
        self.presence_stamp += 1
        self.wake()

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.wake()

    def presence(self) -> Presence:
        """Who is there: the same object until something happens, or some seconds are over."""
        known = (self.table.count, self.presence_stamp, time.monotonic() // PRESENCE_HOLDS)
        if self._presence is None or self._presence[0] != known:
            self._presence = (known, self._look_around())
        return self._presence[1]

    def _look_around(self) -> Presence:
        since = time.monotonic() - POLLING
        online = {watcher.guest.number for watcher in self.watchers}
        online |= {number for number, then in self.polled.items() if then > since}
        heard = time.monotonic() - ELSEWHERE
        online |= {n for then, there in self.elsewhere.values() if then > heard for n in there}
        seated = {chair.guest for chair in self.table.chairs}
        return Presence(online, len(online - seated))

    def others_there(self, origin: str, guests: set[int]) -> None:
        _, before = self.elsewhere.get(origin, (0.0, set[int]()))
        self.elsewhere[origin] = (time.monotonic(), guests)
        if before != guests:
            self._presence_changed()

    def told_presence(self) -> str:
        """Who has a page here, as other processes are told."""
        there = sorted({watcher.guest.number for watcher in self.watchers})
        self.told_there = bool(there)
        return " ".join((self.store.notices.origin, *map(str, there)))

    def news(self, watcher: Watcher) -> m.Update | m.Change | None:
        """What this page does not show yet; None if it shows everything."""
        table = self.table
        viewer = table.viewer_of(watcher.guest, watcher.wanted)
        # What others answer in advance is not even hinted at.
        own = table.orders_of(watcher.guest) if table.private else None
        state = (table.version, self.presence_stamp, viewer, own)
        if watcher.sent == state:
            return None
        if watcher.sent is not None and watcher.sent[2] != viewer:
            watcher.after = watcher.lines = 0
            watcher.shown = None
        page = shown(table, watcher.guest, viewer, self.presence())
        start, lines = new_lines(table, viewer, watcher.after, watcher.lines)
        watcher.sent = state
        watcher.after = table.version
        watcher.lines = start + len(lines)
        before, watcher.shown = watcher.shown, page if watcher.changes else None
        if before is None:
            return m.Update(whole(page), start, lines)
        return change(table, before, page, start, lines)

    async def once(self, name: str, make: Callable[[Table], Result]) -> Result:
        """Something that takes time, made in a thread and kept until the game changes.

        Who asks meanwhile waits for the same, and few such things are made at once.
        """
        stamp, making = self._made_once.get(name, (-1, None))
        if making is None or stamp != self.table.stamp:
            making = asyncio.create_task(self._make(make))
            self._made_once[name] = (self.table.stamp, making)
        try:
            made: Result = await asyncio.shield(making)
        except Exception:
            self._made_once.pop(name, None)
            raise
        return made

    async def _make(self, make: Callable[[Table], Result]) -> Result:
        async with self.makers:
            return await asyncio.to_thread(make, self.table)

    # --- writing --------------------------------------------------------------------------------

    async def carry_out(self, guest: Guest, command: m.Command) -> m.Ack:
        """Do a command once, and say how it went."""
        ident = getattr(command, "id", "")
        async with self.lock:
            try:
                return await self._attempt(lambda: self._carry_out(guest, command, ident))
            except NotAllowed as error:
                return m.Ack(ident, False, self.table.version, refused=error.refused)
            except TableError as error:
                return m.Ack(ident, False, self.table.version, problem=error.problem)

    async def _attempt(self, act: Callable[[], Awaitable[Result]]) -> Result:
        """Do something that writes; once more when another process was quicker."""
        for _ in range(ATTEMPTS):
            try:
                return await act()
            except Conflict:
                await self.catch_up()
            except (TableError, NotAllowed) as error:
                # What another process has acknowledged a moment ago may make it possible.
                written = isinstance(error, NotAllowed) or error.problem.code != "store"
                if not (written and self.store.notices.shared and await self._hear_more()):
                    raise
        raise TableError("stale")

    async def _carry_out(self, guest: Guest, command: m.Command, ident: str) -> m.Ack:
        table = self.table
        known = (guest.number, ident)
        repeated = bool(ident) and known in table.done
        # An invitation's token is kept nowhere but here: if it is gone, a new one is made.
        if repeated and (not isinstance(command, m.Invite) or known in self.tokens):
            token = self.tokens.get(known, "")
            return m.Ack(ident, True, table.version, token=token, table=table.rematch)
        outcome = commands.carry_out(table, guest, command, now())
        if outcome.next_table:
            await self._append(outcome.table, 0, list(outcome.next_table))
        await self._write(outcome.entries)
        if outcome.token:
            self.tokens[known] = outcome.token
        return m.Ack(
            ident,
            not outcome.stopped,
            table.version,
            lines=list(outcome.lines),
            token=outcome.token,
            table=outcome.table,
        )

    async def admit(self, guest: Guest | None, wish: m.Join) -> tuple[Guest, str]:
        """The guest a token admits, and their secret if it is new."""
        async with self.lock:
            admitted = await self._attempt(lambda: self._admit(guest, wish))
        if admitted.secret:
            guest = self.table.guest_of(secret.digest(admitted.secret))
        assert guest is not None
        return guest, admitted.secret

    async def _admit(self, guest: Guest | None, wish: m.Join) -> commands.Admitted:
        admitted = commands.join(self.table, guest, wish, now())
        await self._write(admitted.entries)
        return admitted

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
            except (TableError, Conflict):
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
            raise TableError("store") from None

    async def hear(self, first: int, count: int, written: str) -> None:
        """Another process has written entries from `first` on, so that the book has `count`."""
        if self.table.count >= count:
            return
        async with self.lock:
            if self.table.count == first and written:
                self._fold_all(e.decode_all(written))
            elif self.table.count < count:
                await self.catch_up()

    async def refresh(self) -> None:
        """Make sure that nothing is missed that another process has acknowledged."""
        if self.store.notices.shared:
            async with self.lock:
                await self.catch_up()

    async def catch_up(self) -> bool:
        """Another process has written in this book: fold what is new, if anything is."""
        fresh = await read_book(self.store, self.table.id, self.table.count)
        if fresh:
            self._fold_all(fresh)
        return bool(fresh)

    async def _hear_more(self) -> bool:
        """Whether something was missed; a database that can't be asked now has nothing to add."""
        try:
            return await self.catch_up()
        except TableError:
            return False

    async def invited(self, wish: m.Join) -> m.Invited:
        """What a token invites to."""

        async def look() -> m.Invited:
            return commands.invited(self.table, wish)

        async with self.lock:
            return await self._attempt(look)

    def _fold_all(self, entries: list[e.AnyEntry]) -> None:
        for entry in entries:
            self.table.fold(entry)
        self.wake()
        self.stir()

    # --- bots -----------------------------------------------------------------------------------

    def stir(self) -> None:
        """Let the bots play if it is their turn. Nobody waits for bots that play for nobody.

        Where a player has answered in advance, that answer is given, too.
        """
        asked = self.table.asked_bots() or self.table.asked_orders()
        if self._bot_task is None and asked and self._somebody_there():
            self._bot_task = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        failures = in_a_row = 0
        last = -1
        notices, ident = self.store.notices, self.table.id
        claimed = False
        try:
            claimed = await notices.claim(ident)
            while claimed and self._somebody_there():
                try:
                    if seats := self.table.asked_bots():
                        in_a_row = in_a_row + 1 if seats[0] == last else 0
                        last = seats[0]
                        await self._one_bot(last, pause(self.table.pace, in_a_row))
                    elif seats := self.table.asked_orders():
                        await self._one_order(seats)
                    else:
                        break
                    failures = 0
                except Exception as error:
                    # Whatever went wrong, a table whose bots give up would stand still for ever.
                    if not isinstance(error, TableError):
                        log.exception("table %s: a bot could not move", self.table.id)
                    await asyncio.sleep(PATIENCE[min(failures, len(PATIENCE) - 1)])
                    failures += 1
        finally:
            self._bot_task = None
            if claimed and notices.shared:
                await notices.release(ident)

    async def _one_bot(self, seat: int, seconds: float) -> None:
        table = self.table
        stamp, bot = table.stamp, table.chairs[seat].bot
        scripted = table.scripted(seat)
        # What is answered for the learner needs no time to be seen.
        if table.pace and table.chairs[seat].kind == "bot":
            await asyncio.sleep(seconds)
        if table.stamp != stamp:
            return
        reason = ""
        action: list[int | str] = []
        try:
            if scripted is not None:
                action = [*scripted]
            else:
                action = await self.bots.ask(question(table, seat), self.owner)
        except BotFailure as failure:
            reason = failure.reason
        async with self.lock:
            # Meanwhile somebody may have taken a move back, or the bot away.
            same = table.stamp == stamp and table.chairs[seat].bot == bot
            if same and seat in table.asked_bots():
                try:
                    await self._write(answer(table, seat, action, reason))
                except Conflict:
                    await self.catch_up()

    async def _one_order(self, seats: list[int]) -> None:
        """Give the answer that is due next; a sealed one no sooner than a person might give it."""
        at = self.table.at
        self._due = {key: due for key, due in self._due.items() if key[0] == at}
        hidden = self._hides_answers()
        for seat in seats:
            self._due.setdefault((at, seat), time.monotonic() + (hesitation() if hidden else 0))
        seat = min(seats, key=lambda seat: self._due[at, seat])
        wait = self._due[at, seat] - time.monotonic()
        if wait > 0:
            # In short naps: the order may be ended, or a bot's turn come meanwhile.
            await asyncio.sleep(min(wait, NAP))
            return
        async with self.lock:
            moved = commands.standing_move(self.table, seat, now())
            if moved is None:
                return
            try:
                await self._write([moved])
            except Conflict:
                await self.catch_up()

    def _hides_answers(self) -> bool:
        """Whether others could tell from an answer that comes at once what is in it."""
        match, chairs = self.table.match, self.table.chairs
        pending = match.state.pending if match is not None else None
        people = {chair.guest for chair in chairs if chair.kind == "person"}
        return pending is not None and pending.sealed and len(people) > 1

    def _somebody_there(self) -> bool:
        """Somebody plays here, or watches."""
        if self.watchers or any(chair.kind == "person" for chair in self.table.chairs):
            return True
        return self._polled_lately()

    async def close(self) -> None:
        task = self._bot_task
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    @property
    def needed(self) -> bool:
        """Whether somebody here waits for what happens at the table."""
        return not self.idle or self._polled_lately()

    def _polled_lately(self) -> bool:
        since = time.monotonic() - POLLING
        return any(then > since for then in self.polled.values())

    @property
    def idle(self) -> bool:
        free = not self.watchers and self._bot_task is None and not self.lock.locked()
        return free and time.monotonic() - self.used >= JUST_USED


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


async def read_book(store: Store, table: str, start: int = 0) -> list[e.AnyEntry]:
    try:
        return await store.read(table, start)
    except CannotRead as error:
        log.warning("table %s can't be read now: %s", table, type(error.__cause__).__name__)
        raise TableError("store") from None
    except Gap as gap:
        log.error("table %s: entry %d is missing", table, gap.number)
        raise TableError("gap", number=gap.number, table=table) from None


async def finish(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Let tasks end. One that is cut off while it asks the database costs its connection."""
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=FINISHING)
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Rooms:
    """All tables that are awake, by id; others are read from the store when asked for."""

    def __init__(self, store: Store, bots: BotPool, capacity: int = CAPACITY) -> None:
        self.store = store
        self.bots = bots
        self.capacity = capacity
        self._rooms: dict[str, Room] = {}
        """The least recently used first."""
        self._reading: dict[str, asyncio.Task[Room]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self.figures: dict[str, tuple[float, Figures]] = {}
        """What other processes told of themselves, and when."""
        self._elsewhere: dict[str, float] = {}
        """Tables that others play, and until when they are in good hands: a process may die over a
        bot's turn."""
        self._readers = asyncio.Semaphore(READERS)
        self._makers = asyncio.Semaphore(MAKERS)

    def awake(self) -> list[Room]:
        return list(self._rooms.values())

    async def room(self, table: str) -> Room:
        known = self._rooms.pop(table, None)
        if known is not None:
            self._rooms[table] = known
            known.used = time.monotonic()
            return known
        reading = self._reading.get(table)
        if reading is None:
            reading = self._reading[table] = asyncio.create_task(self._read(table))
            reading.add_done_callback(lambda _: self._reading.pop(table, None))
        return await asyncio.shield(reading)

    async def _read(self, table: str) -> Room:
        try:
            book = await read_book(self.store, table)
            if not book:
                raise TableError("no-table")
            async with self._readers:
                found = await asyncio.to_thread(Table.read, table, book)
        except TableError:
            raise
        except Exception as error:
            log.exception("table %s can't be read", table, exc_info=error)
            raise TableError("unreadable") from None
        return self._open(found)

    def _open(self, table: Table) -> Room:
        room = self._rooms[table.id] = Room(table, self.store, self.bots, self._makers)
        room.stir()
        self._make_space()
        return room

    def _make_space(self) -> None:
        """Let go of the least recently used of those nobody watches, if there are too many."""
        left = [ident for ident, room in self._rooms.items() if not room.watchers]
        over = [ident for ident in left if self._rooms[ident].table.open_seed]
        self._drop(over[: max(0, len(over) - FINISHED)])
        self._drop(left[: max(0, len(left) - self.capacity)])

    def _drop(self, tables: list[str]) -> None:
        for ident in tables:
            if ident in self._rooms and self._rooms[ident].idle:
                del self._rooms[ident]

    async def make(self, made: commands.Made) -> Room:
        try:
            await self.store.append(made.table, 0, made.entries)
        except (CannotWrite, Conflict):
            raise TableError("store") from None
        first = made.entries[0]
        if not isinstance(first, e.Made) or first.record is None:
            return self._open(Table.read(made.table, made.entries))
        # A stored game may be long; other tables go on while it is played again.
        async with self._readers:
            return self._open(await asyncio.to_thread(Table.read, made.table, made.entries))

    async def wake_bots(self) -> None:
        """After a start: tables at which it is a bot's turn go on."""
        await self._look_everywhere()
        await self.take_over()

    async def _look_everywhere(self) -> None:
        for table in await self.store.unfinished():
            self._elsewhere.setdefault(table, 0.0)

    async def take_over(self) -> None:
        """Look at tables others have played and no longer do: it may be a bot's turn there.

        Nothing is read again until something happens there; what happens, every process is told.
        """
        due = time.monotonic()
        for table, until in list(self._elsewhere.items()):
            if until > due:
                continue
            try:
                room = self._rooms.get(table) or await self._glance(table)
            except TableError as error:
                if error.problem.code != "store":
                    del self._elsewhere[table]
                continue
            waits = room.table.asked_bots() or room.table.asked_orders()
            # Where it is a bot's turn and another process has it, that may die yet.
            if not waits and self._elsewhere[table] == until:
                del self._elsewhere[table]

    async def _glance(self, table: str) -> Room:
        """A table that stays in memory only if its bots play now."""
        room = await self.room(table)
        room.used = 0.0
        if room.idle:
            self._rooms.pop(table, None)
        return room

    def _in_good_hands(self, table: str, seconds: float) -> None:
        until = time.monotonic() + seconds
        self._elsewhere[table] = max(self._elsewhere.get(table, 0.0), until)

    def put_to_sleep(self, after: float = ASLEEP_AFTER, over: float = OVER_AFTER) -> None:
        """Let go of tables nobody watches, of those that are over soon."""
        now = time.monotonic()
        for ident, room in list(self._rooms.items()):
            brief = room.table.open_seed and not room.watched_again
            patience = min(after, over) if brief else after
            if room.idle and room.used <= now - patience:
                del self._rooms[ident]
        self._make_space()

    # --- several processes ----------------------------------------------------------------------

    async def listen(self) -> None:
        await self.store.notices.open(self._told, self._missed)

    def _told(self, kind: str, table: str, rest: str) -> None:
        if kind == "figures":
            self.figures[table] = (time.monotonic(), msgspec.json.decode(rest, type=Figures))
            return
        room = self._rooms.get(table)
        if kind == "there":
            self._told_who_is_there(table, room, rest)
        elif room is not None and room.needed:
            first, count, written = rest.split(" ", 2)
            self._start(room.hear(int(first), int(count), written))
        else:
            # Another process has its pages; to follow every move would double their work.
            self._rooms.pop(table, None)
            self._in_good_hands(table, IN_HAND)

    def _told_who_is_there(self, table: str, room: Room | None, rest: str) -> None:
        origin, *guests = rest.split(" ")
        if room is not None:
            room.others_there(origin, {int(number) for number in guests})
        if guests and table in self._elsewhere:
            self._in_good_hands(table, WATCHED_THERE)

    async def _missed(self) -> None:
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
        """Others learn who has a page here; from a process that has died they hear no more."""
        notices = self.store.notices
        if notices.shared:
            told = [room for room in self.awake() if room.watchers or room.told_there]
            await notices.tell("there", {room.table.id: room.told_presence() for room in told})

    def stir(self) -> None:
        """Look again whether a bot's turn was missed somewhere."""
        for room in self.awake():
            room.stir()

    async def close(self) -> None:
        await finish([*self._reading.values(), *self._catching_up])
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()
