"""Everything one server has: its store, its rooms, its bots and its limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar.connection import ASGIConnection

from pithead.rooms.replays import Replays
from pithead.rooms.room import Room
from pithead.rooms.rooms import CAPACITY, Rooms, finish
from pithead.tables import messages as m
from pithead.tables import secret
from pithead.tables.errors import TableError
from pithead.tables.table import Guest

from . import limits
from .bot_pool import LIMIT, BotPool
from .importer import Importer, Refused
from .limits import Limiter, Rates
from .metrics import Counts, Figures, figures
from .store import Store

log = logging.getLogger("pithead")

PAGE = Path(__file__).parent / "page"
SWEEP = 2.0
"""Seconds between two looks for tables to let go of, and for bots' turns that were missed."""
WAKE = 2.0
LOST = 5 * SWEEP
"""Seconds of silence after which another process counts as dead."""
CLOSING = 2.0
READY = 2.0
YEAR = 365 * 24 * 3600

Caller = ASGIConnection[Any, Any, Any, Any]


class Config(NamedTuple):
    data: str
    """A folder, or the address of a database."""
    durable: bool = False
    page: Path = PAGE
    no_page: str = ""
    """What to say where the page was not built."""
    rates: Rates = Rates()
    bot_workers: int | None = None
    bot_limit: float = LIMIT
    poll_wait: float = 20.0
    capacity: int = CAPACITY
    hosts: tuple[str, ...] = ()
    """Names by which this server is reached, apart from addresses and this computer's own names."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word we take for where a request came from."""


class Context:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.data, config.durable)
        self.bots = BotPool(config.bot_workers, config.bot_limit)
        self.rooms = Rooms(self.store, self.bots, config.capacity)
        self._told_figures: dict[str, tuple[float, Figures]] = {}
        """What other processes told of themselves, and when."""
        self.importer = Importer()
        self.counts = Counts()
        self._ending = asyncio.Event()
        self.tables = Limiter(config.rates.tables)
        self.joins = Limiter(config.rates.joins)
        self.requests = Limiter(config.rates.requests)
        self.commands = Limiter(config.rates.commands)
        self.signs = Limiter(config.rates.signs)
        self.moments = Limiter(config.rates.moments)
        self.import_bytes = Limiter(config.rates.import_bytes, "budget")
        self.import_seconds = Limiter(config.rates.import_seconds, "budget")
        self.chat = Limiter(config.rates.chat)
        self.replays = Replays(self.rooms.turns)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def closing(self) -> bool:
        return self._ending.is_set()

    async def open(self) -> None:
        await self.store.open()
        await self.store.notices.open(self._on_notice, self.rooms.on_reconnected)
        self._tasks = [asyncio.create_task(self._wake()), asyncio.create_task(self._sweep())]

    def _on_notice(self, kind: str, about: str, rest: str) -> None:
        if kind == "figures":
            told = msgspec.json.decode(rest, type=Figures)
            self._told_figures[about] = (time.monotonic(), told)
        else:
            self.rooms.on_notice(kind, about, rest)

    async def _wake(self) -> None:
        """At the start, and again and again where another process may have died over a turn."""
        wake = self.rooms.wake_bots
        while not self.closing:
            try:
                await wake()
                wake = self.rooms.take_over
            except Exception:
                log.exception("the bots could not be woken")
            if not self.store.notices.shared:
                return
            await self._pause(WAKE)

    async def _sweep(self) -> None:
        while not await self._pause(SWEEP):
            for look_after in (
                self._rest_and_stir,
                self.rooms.tell_presence,
                self._tell_figures,
            ):
                try:
                    await look_after()
                except Exception:
                    log.exception("the tables could not be looked after")

    async def _rest_and_stir(self) -> None:
        self.rooms.put_to_sleep()
        self.rooms.stir()

    async def _pause(self, seconds: float) -> bool:
        """Wait, but no longer than until this server ends; returns whether it does."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ending.wait()
        return self.closing

    async def _tell_figures(self) -> None:
        notices = self.store.notices
        if notices.shared:
            told = msgspec.json.encode(figures(self)).decode()
            await notices.tell("figures", {notices.origin: told})

    def figures(self) -> dict[str, Figures]:
        """Of every process on this database, as it told last; this one's own are fresh."""
        since = time.monotonic() - LOST
        heard = {origin: told for origin, told in self._told_figures.items() if told[0] > since}
        self._told_figures = heard
        others = {origin: told for origin, (_, told) in heard.items()}
        return {**others, self.store.notices.origin: figures(self)}

    async def ready(self) -> bool:
        """Whether tables can be read and written now."""
        if self.closing:
            return False
        try:
            async with asyncio.timeout(READY):
                return await self.store.answers()
        except TimeoutError:
            return False

    def end(self) -> None:
        """Begin nothing more, and answer pages that wait for news: they ask another process."""
        self._ending.set()
        for room in self.rooms.awake():
            room.wake()

    async def close(self) -> None:
        self.end()
        await finish(self._tasks)
        # The store last, and in any case: what was acknowledged is in the file itself by then.
        try:
            async with asyncio.timeout(CLOSING):
                await self.rooms.close()
                await asyncio.gather(self.bots.close(), self.importer.close())
        except TimeoutError:
            log.warning("some bots did not stop in time")
        finally:
            await self.store.close()

    # --- who is calling -------------------------------------------------------------------------

    async def room(self, caller: Caller, table: str) -> Room:
        return await self.rooms.room(table, visitor(caller))

    async def guest(self, caller: Caller, table: str) -> tuple[Room, Guest]:
        """The room and the guest whose cookie this is."""
        room = await self.room(caller, table)
        if room.table.guest_of(cookie_key(caller, table)) is None:
            # They may have come in by another process a moment ago.
            await room.refresh()
        if room.replaced:
            return await self.guest(caller, table)
        guest = known_guest(caller, room)
        if guest.host:
            room.owner = visitor(caller)
        return room, guest

    async def check_record(self, caller: Caller, raw: bytes) -> None:
        """Play a stored game again in the sandbox, within what its sender may use in a day."""
        owner = visitor(caller)
        self.import_seconds.check(owner)
        self.import_bytes.take(owner, len(raw))
        spent = 0.0
        try:
            spent = await self.importer.check(raw, owner)
        except Refused as refused:
            spent = refused.seconds
            raise TableError.of(refused.problem) from None
        finally:
            self.import_seconds.spend(owner, spent)

    def limit(self, room: Room, guest: Guest, command: m.Command, caller: Caller) -> None:
        if isinstance(command, m.Say) and not room.table.seats_of(guest) and not guest.host:
            # By address: a cookie more costs a spectator nothing.
            self.chat.take(f"{room.table.id} {visitor(caller)}")
        limiter = self.signs if isinstance(command, m.Seen | m.Ping) else self.commands
        limiter.take(f"{room.table.id} {guest.number}")


def known_guest(caller: Caller, room: Room) -> Guest:
    key = cookie_key(caller, room.table.id)
    guest = room.table.guest_of(key) if key else None
    if guest is None:
        raise TableError("revoked" if key in room.table.by_key else "no-seat")
    return guest


def address(caller: Caller) -> str:
    return caller.client.host if caller.client is not None else ""


def visitor(caller: Caller) -> str:
    """The visitor that limits and queues count a request for."""
    return limits.visitor(address(caller))


def cookie_name(table: str) -> str:
    return f"pithead_{table}"


def cookie_key(caller: Caller, table: str) -> str:
    value = caller.cookies.get(cookie_name(table), "")
    return secret.digest(value) if value else ""
