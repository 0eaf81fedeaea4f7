"""Everything one server has: its store, its rooms, its bots and its limits."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from pithead.tables import messages as m
from pithead.tables import secret
from pithead.tables.table import Guest
from pithead.tables.trouble import Trouble

from .bot_pool import LIMIT, BotPool
from .limits import Limiter, Rates
from .rooms import Room, Rooms
from .store import Store

log = logging.getLogger("pithead")

PAGE = Path(__file__).parent / "page"
SWEEP = 60.0
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


class House:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.data, config.durable)
        self.bots = BotPool(config.bot_workers, config.bot_limit)
        self.rooms = Rooms(self.store, self.bots)
        self.tables = Limiter(config.rates.tables)
        self.joins = Limiter(config.rates.joins)
        self.requests = Limiter(config.rates.requests)
        self.commands = Limiter(config.rates.commands)
        self.signs = Limiter(config.rates.signs)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        self._tasks = [asyncio.create_task(self._wake()), asyncio.create_task(self._sweep())]

    async def _wake(self) -> None:
        try:
            await self.rooms.wake_bots()
        except Exception:
            log.exception("the bots could not be woken")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.rooms.put_to_sleep()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.rooms.close()
        await self.bots.close()
        await self.store.close()

    # --- who is calling -------------------------------------------------------------------------

    async def room(self, caller: Caller, table: str) -> Room:
        self.requests.take(address(caller))
        return await self.rooms.room(table)

    async def guest(self, caller: Caller, table: str) -> tuple[Room, Guest]:
        """The room and the guest whose cookie this is."""
        room = await self.room(caller, table)
        return room, known_guest(caller, room)

    def limit(self, room: Room, guest: Guest, command: m.Command) -> None:
        limiter = self.signs if isinstance(command, m.Seen | m.Ping) else self.commands
        limiter.take(f"{room.table.id} {guest.number}")


def known_guest(caller: Caller, room: Room) -> Guest:
    key = cookie_key(caller, room.table.id)
    guest = room.table.guest_of(key) if key else None
    if guest is None:
        raise Trouble("revoked" if key in room.table.by_key else "no-seat")
    return guest


def address(caller: Caller) -> str:
    return caller.client.host if caller.client is not None else ""


def cookie_name(table: str) -> str:
    return f"pithead_{table}"


def cookie_key(caller: Caller, table: str) -> str:
    value = caller.cookies.get(cookie_name(table), "")
    return secret.digest(value) if value else ""
