"""One table that is awake: its writer, its watchers, its bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from pithead.bots.advice import Advice
from pithead.bots.characters import pace_of
from pithead.kernel.match import Match
from pithead.review import Prices
from pithead.tables import commands, findings, puzzles, secret
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.errors import NotAllowed, TableError
from pithead.tables.replay import Reel, standing_at
from pithead.tables.snapshots import Presence, change, hint, new_lines, shown, whole
from pithead.tables.table import Guest, Table

from .bot_turns import (
    NAP,
    PATIENCE,
    answer,
    hesitation,
    pause,
    question,
    question_for_advice,
)
from .coach import Coach
from .ports import (
    BotFailure,
    CannotRead,
    CannotWrite,
    Conflict,
    Gap,
    Result,
    ReviewWork,
    Services,
    Store,
)
from .reviewing import SEED, Reviewing
from .turns import FairTurns
from .watcher import Watcher

log = logging.getLogger("pithead.rooms")

JUST_USED = 0.5
"""Grace period after a request: the client may be about to connect."""
ATTEMPTS = 3
"""How often a command is tried when another process writes to the same table."""
PAGES_EACH = 12
"""Pages one guest may have open at a table."""
ELSEWHERE = 10.0
"""Seconds of silence after which another process counts as having no pages here."""
PRESENCE_HOLDS = 5.0
"""Seconds after which presence is computed again if nothing else happened."""
POLLING = 30.0
"""Seconds after its last poll during which a guest counts as online."""
GIVE_UP = 5
"""Faults in a row after which a table whose bots can't move is set aside."""

OnFault = Callable[["Room", Exception], None]


class Room:
    def __init__(
        self, table: Table, services: Services, turns: FairTurns, on_fault: OnFault
    ) -> None:
        self.table = table
        self.on_fault = on_fault
        self.aside = False
        """This table is broken: nothing more happens at it."""
        self.replaced = False
        """An administrator has cut or deleted the log: pages go on with another room."""
        self.turns = turns
        self.services = services
        self.store, self.bots, self.clock, self.offload = services
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.polled: dict[int, float] = {}
        self.presence_stamp = 0
        self._presence: tuple[tuple[int, int, float], Presence] | None = None
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}
        """By process: when it last reported, and which guests have a page there."""
        self.told_there = False
        self.watched_again = False
        """Someone replays the game, so it stays in memory as long as any other."""
        self.used = self.clock.monotonic()
        self.owner = table.id
        """Owner of the bots for fair turns: the host's address, once known."""
        self.tokens: dict[tuple[int, str], str] = {}
        self._bot_task: asyncio.Task[None] | None = None
        self._due: dict[tuple[int, int], float] = {}
        """When answers given in advance are due, by length of the log and seat."""
        self._hints: dict[int, tuple[int, asyncio.Task[list[Advice]]]] = {}
        """By seat: what is sought or was found, and for which state of the table."""
        self.coach = Coach(table, services)
        self._reviewing: Reviewing | None = None
        self._review_task: asyncio.Task[None] | None = None
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
        self.used = self.clock.monotonic()
        self._presence_changed()

    def poll(self, guest: Guest) -> None:
        fresh = self.clock.monotonic() - self.polled.get(guest.number, -POLLING) >= POLLING
        self.polled[guest.number] = self.used = self.clock.monotonic()
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
        """The guests online; the same object until something changes or some seconds pass."""
        known = (self.table.count, self.presence_stamp, self.clock.monotonic() // PRESENCE_HOLDS)
        if self._presence is None or self._presence[0] != known:
            self._presence = (known, self._look_around())
        return self._presence[1]

    def _look_around(self) -> Presence:
        since = self.clock.monotonic() - POLLING
        online = {watcher.guest.number for watcher in self.watchers}
        online |= {number for number, then in self.polled.items() if then > since}
        heard = self.clock.monotonic() - ELSEWHERE
        online |= {n for then, there in self.elsewhere.values() if then > heard for n in there}
        seated = {chair.guest for chair in self.table.chairs}
        return Presence(online, len(online - seated))

    def others_there(self, origin: str, guests: set[int]) -> None:
        _, before = self.elsewhere.get(origin, (0.0, set[int]()))
        self.elsewhere[origin] = (self.clock.monotonic(), guests)
        if before != guests:
            self._presence_changed()

    def told_presence(self) -> str:
        """The guests with a page here, as reported to other processes."""
        there = sorted({watcher.guest.number for watcher in self.watchers})
        self.told_there = bool(there)
        return " ".join((self.store.notices.origin, *map(str, there)))

    def news(self, watcher: Watcher) -> m.Update | m.Change | None:
        """What this page does not show yet; None if it shows everything."""
        self.must_work()
        try:
            return self._news(watcher)
        except Exception as error:
            self.fail(error)
            raise TableError("unreadable") from None

    def _news(self, watcher: Watcher) -> m.Update | m.Change | None:
        table = self.table
        viewer = table.viewer_of(watcher.guest, watcher.wanted)
        # What others answer in advance is not even hinted at.
        own = table.orders_of(watcher.guest)
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

    async def once(self, name: str, make: Callable[[Table], Result], owner: str) -> Result:
        """Something that takes time, made in a thread and kept until the game changes.

        Callers that ask meanwhile wait for the same task; `owner` is the visitor it is charged to.
        """
        stamp, making = self._made_once.get(name, (-1, None))
        if making is None or stamp != self.table.stamp:
            making = asyncio.create_task(self._make(make, owner))
            self._made_once[name] = (self.table.stamp, making)
        try:
            made: Result = await asyncio.shield(making)
        except Exception:
            self._made_once.pop(name, None)
            raise
        finally:
            # The traceback of a failed task holds this frame: a reference back would be a cycle.
            del making
        return made

    async def _make(self, make: Callable[[Table], Result], owner: str) -> Result:
        async with self.turns.of(owner):
            return await self.offload(make, self.table)

    # --- writing --------------------------------------------------------------------------------

    async def carry_out(self, guest: Guest, command: m.Command) -> m.Ack:
        """Do a command once, and say how it went."""
        ident = getattr(command, "id", "")
        async with self.lock:
            try:
                self.must_work()
                return await self._attempt(lambda: self._carry_out(guest, command, ident))
            except NotAllowed as error:
                return m.Ack(ident, False, self.table.version, refused=error.refused)
            except TableError as error:
                return m.Ack(ident, False, self.table.version, problem=error.problem)

    async def _attempt(self, act: Callable[[], Awaitable[Result]]) -> Result:
        """Do something that writes; once more when another process was quicker."""
        for _ in range(ATTEMPTS):
            self.must_work()
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
        outcome = commands.carry_out(table, guest, command, self.clock.now())
        if outcome.next_table:
            await self._append(outcome.table, 0, list(outcome.next_table))
        await self._write(outcome.entries)
        if isinstance(command, m.Move) and not outcome.stopped:
            self.coach.moved(command.seat, self.owner)
        if outcome.token:
            self.tokens[known] = outcome.token
        return m.Ack(
            ident,
            not outcome.stopped,
            table.version,
            lines=list(outcome.lines),
            token=outcome.token,
            table=outcome.table,
            action=outcome.action,
        )

    async def hint(self, guest: Guest, seat: int) -> m.Hint:
        """The answers worth a look for a player who is asked; nothing waits while they are sought.

        Of one question there is one hint, however often it is asked for.
        """
        self.must_work()
        match = commands.check_hint(self.table, guest, seat)
        stamp, seeking = self._hints.get(seat, (-1, None))
        if seeking is None or stamp != self.table.stamp:
            asked = question_for_advice(match, seat)
            seeking = asyncio.create_task(self.bots.advise(asked, self.owner))
            self._hints[seat] = (self.table.stamp, seeking)
        at = len(match.log)
        try:
            advice = await asyncio.shield(seeking)
        except BotFailure:
            self._hints.pop(seat, None)
            raise TableError("no-hint") from None
        if self.table.at != at or not match.state.asked(seat):
            raise TableError("stale")
        return hint(match, seat, advice)

    async def why(self, reel: Reel, at: int, owner: str) -> m.Hint:
        """What spoke for the last answer before a moment of the finished game, and what else did.

        For a sealed question that is the first seat that answered. `owner` is the visitor it is
        charged to.
        """
        self.must_work()
        before = commands.check_why(self.table, reel, at)
        seat, action = reel.log[before]
        async with self.turns.of(owner):
            match = await self.offload(standing_at, self.table, before)
        asked = question_for_advice(match, seat, action)
        try:
            advice = await self.bots.advise(asked, owner)
        except BotFailure:
            raise TableError("no-hint") from None
        return hint(match, seat, advice, action)

    async def findings(self, reel: Reel, seat: int, owner: str) -> m.Findings:
        """What the review has found so far. Whoever asks first begins it, or goes on with it."""
        self.must_work()
        match = findings.reviewed(self.table, seat)
        trouble = None
        if self._review_task is None and self._reviewing is not None:
            # An error is reported once; the next request tries again.
            trouble, self._reviewing = self._reviewing.trouble, None
        told = await self.offload(findings.findings, self.table, reel, seat, trouble)
        if not told.whole and trouble is None and self._review_task is None:
            self._begin_review(match, owner)
        return told

    def _begin_review(self, match: Match, owner: str) -> None:
        self._reviewing = Reviewing(self.table, match, self.services, self._note)
        self._review_task = asyncio.create_task(self._reviewing.run(owner))
        self._review_task.add_done_callback(self._has_reviewed)

    def _has_reviewed(self, task: asyncio.Task[None]) -> None:
        self._review_task = None
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: its review failed", self.table.id, exc_info=task.exception())
            assert self._reviewing is not None
            self._reviewing.trouble = m.Message("review-failed")

    async def _note(self, entry: e.AnyEntry) -> None:
        """Write down what happens beside the table."""

        async def write() -> None:
            await self._append(self.table.id, self.table.count, [entry])
            self._fold([entry])

        async with self.lock:
            await self._attempt(write)
        self.used = self.clock.monotonic()

    async def priced(self, reel: Reel, entry: int, answer: str, owner: str) -> m.PricedDecision:
        """The prices of one decision; with another answer, they are made anew."""
        self.must_work()
        match = findings.reviewed(self.table)
        kept = findings.decision(self.table, entry)
        if not answer:
            return findings.priced(self.table, reel, kept, kept.answers)
        record = msgspec.Raw(msgspec.json.encode(match.record()))
        text = findings.legal(reel, kept, answer)
        work = ReviewWork(record, self.bots.review_effort, SEED, entry=entry, answer=text)
        try:
            part = await self.bots.review(work, owner)
        except BotFailure:
            raise TableError("no-hint") from None
        prices = msgspec.json.decode(part.told, type=Prices)
        return findings.priced(self.table, reel, kept, prices.answers)

    def puzzle(self, guest: Guest, reel: Reel, entry: int, now: int) -> commands.Made:
        """A new table at which one decision is answered once more."""
        self.must_work()
        findings.reviewed(self.table)
        kept = findings.decision(self.table, entry)
        found = puzzles.puzzle(self.table.id, self.table.game, kept)
        return commands.make_puzzle(self.table, guest, found, reel.match(kept.at), now)

    async def admit(self, guest: Guest | None, wish: m.Join) -> tuple[Guest, str]:
        """The guest a token admits, and their secret if it is new."""
        async with self.lock:
            admitted = await self._attempt(lambda: self._admit(guest, wish))
        if admitted.secret:
            guest = self.table.guest_of(secret.digest(admitted.secret))
        assert guest is not None
        return guest, admitted.secret

    async def _admit(self, guest: Guest | None, wish: m.Join) -> commands.Admitted:
        admitted = commands.join(self.table, guest, wish, self.clock.now())
        await self._write(admitted.entries)
        return admitted

    async def _write(self, entries: list[e.AnyEntry]) -> None:
        """Store entries, fold them into the table, wake all watchers."""
        if not entries:
            return
        await self._append(self.table.id, self.table.count, entries)
        self._fold(entries)
        after = commands.follow_up(self.table, self.clock.now())
        if after:
            try:
                await self._append(self.table.id, self.table.count, after)
            except (TableError, Conflict):
                log.info("table %s: its end is noted later", self.table.id)
            else:
                self._fold(after)
        self.used = self.clock.monotonic()
        self.wake()
        self.stir()

    async def _append(self, table: str, number: int, entries: list[e.AnyEntry]) -> None:
        try:
            await self.store.append(table, number, entries)
        except CannotWrite as error:
            raise TableError(error.code) from None

    async def hear(self, first: int, count: int, written: str) -> None:
        """Another process has written entries from `first` on, so that the book has `count`."""
        if self.table.count >= count:
            return
        async with self.lock:
            if self.table.count == first and written:
                self._fold_all(self._decoded(written))
            elif self.table.count < count:
                await self.catch_up()

    async def refresh(self) -> None:
        """Make sure that nothing is missed that another process has acknowledged."""
        if self.store.notices.shared:
            async with self.lock:
                await self.catch_up()

    async def catch_up(self) -> bool:
        """Another process has written in this book: fold what is new, if anything is."""
        # With the last entry that is known: if that is another one, so is everything after it.
        try:
            book = await read_book(self.store, self.table.id, self.table.count - 1)
        except TableError as error:
            if error.problem.code == "gap":
                self.fail(error)
            raise
        last = book[0] if book else None
        if last is None or not (isinstance(last, e.PRIVATE) or last.time == self.table.changed):
            self.replace()
            return False
        fresh = book[1:]
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

    def _decoded(self, written: str) -> list[e.AnyEntry]:
        try:
            return e.decode_all(written)
        except Exception as error:
            self.fail(error)
            raise TableError("unreadable") from None

    def _fold_all(self, entries: list[e.AnyEntry]) -> None:
        self._fold(entries)
        self.wake()
        self.stir()

    def _fold(self, entries: list[e.AnyEntry]) -> None:
        try:
            for entry in entries:
                self.table.fold(entry)
        except Exception as error:
            self.fail(error)
            raise TableError("unreadable") from None

    # --- faults ---------------------------------------------------------------------------------

    def fail(self, error: Exception) -> None:
        """Set a broken table aside; the others go on."""
        if not self.aside:
            self.aside = True
            self.on_fault(self, error)
            self.wake()

    def must_work(self) -> None:
        if self.aside:
            raise TableError("unreadable")
        if self.replaced:
            raise TableError("stale")

    def replace(self) -> None:
        """The log is another one now: nothing more is written, and pages go on with that."""
        self.replaced = True
        self.wake()

    # --- bots -----------------------------------------------------------------------------------

    def stir(self) -> None:
        """Start the bots if it is their turn and someone plays or watches.

        Answers that players gave in advance are given too.
        """
        if self._bot_task is None and self.waits_for_bots() and self._somebody_there():
            self._bot_task = asyncio.create_task(self._play_bots())

    def waits_for_bots(self) -> bool:
        """Whether a bot or a standing order must answer now."""
        try:
            return bool(self.table.asked_bots() or self.table.asked_orders())
        except Exception as error:
            self.fail(error)
            return False

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
                        temper = pace_of(self.table.game, self.table.chairs[last].bot)
                        await self._one_bot(last, pause(self.table.pace, in_a_row, temper))
                    elif seats := self.table.asked_orders():
                        await self._one_order(seats)
                    else:
                        break
                    failures = 0
                except Exception as error:
                    # Whatever went wrong, a table whose bots give up would stand still.
                    if not isinstance(error, TableError):
                        log.exception("table %s: a bot could not move", self.table.id)
                    failures += 1
                    if failures == GIVE_UP and not isinstance(error, TableError):
                        self.fail(error)
                        break
                    await self.clock.sleep(PATIENCE[min(failures, len(PATIENCE)) - 1])
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
            await self.clock.sleep(seconds)
        while self.coach.holds:
            await self.clock.sleep(NAP)
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
                    await self._write(answer(table, seat, action, reason, self.clock.now()))
                except Conflict:
                    await self.catch_up()

    async def _one_order(self, seats: list[int]) -> None:
        """Give the answer that is due next; a sealed one no sooner than a person might give it."""
        at = self.table.at
        self._due = {key: due for key, due in self._due.items() if key[0] == at}
        hidden, now = self._hides_answers(), self.clock.monotonic()
        for seat in seats:
            self._due.setdefault((at, seat), now + (hesitation() if hidden else 0))
        seat = min(seats, key=lambda seat: self._due[at, seat])
        wait = self._due[at, seat] - now
        if wait > 0:
            # In short naps: the order may be ended, or a bot's turn come meanwhile.
            await self.clock.sleep(min(wait, NAP))
            return
        async with self.lock:
            moved = commands.standing_move(self.table, seat, self.clock.now())
            if moved is None:
                return
            try:
                await self._write([moved])
            except Conflict:
                await self.catch_up()

    def _hides_answers(self) -> bool:
        """Whether answering at once could reveal the answer: sealed, and several people play."""
        match, chairs = self.table.match, self.table.chairs
        pending = match.state.pending if match is not None else None
        people = {chair.guest for chair in chairs if chair.kind == "person"}
        return pending is not None and pending.sealed and len(people) > 1

    def _somebody_there(self) -> bool:
        """Whether people play or watch here."""
        if self.aside or self.replaced:
            return False
        if self.watchers or any(chair.kind == "person" for chair in self.table.chairs):
            return True
        return self._polled_lately()

    async def close(self) -> None:
        for task in (self._bot_task, self._review_task):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    @property
    def needed(self) -> bool:
        """Whether anyone connected here waits for news of the table."""
        return not self.idle or self._polled_lately()

    def _polled_lately(self) -> bool:
        since = self.clock.monotonic() - POLLING
        return any(then > since for then in self.polled.values())

    @property
    def idle(self) -> bool:
        at_work = self._bot_task is not None or self._review_task is not None
        free = not self.watchers and not at_work and not self.lock.locked()
        return free and self.clock.monotonic() - self.used >= JUST_USED


async def read_book(store: Store, table: str, start: int = 0) -> list[e.AnyEntry]:
    try:
        return await store.read(table, start)
    except CannotRead as error:
        log.warning("table %s can't be read now: %s", table, type(error.__cause__).__name__)
        raise TableError("store") from None
    except Gap as gap:
        log.error("table %s: entry %d is missing", table, gap.number)
        raise TableError("gap", number=gap.number, table=table) from None
