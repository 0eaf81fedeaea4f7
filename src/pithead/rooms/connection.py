"""The live connection of a page, whatever carries it: updates out, commands in."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Protocol

import msgspec

from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.table import Guest

from .room import Room
from .watcher import Watcher

IN_FLIGHT = 8
"""Updates sent to a page before it must confirm one."""
UNSEEN_WAIT = 1.0
"""Seconds between two updates for a page that confirms none."""
COMMAND_LIMIT = 64_000

Find = Callable[[], Awaitable[tuple[Room, Guest]]]
"""The room and the page's guest; a TableError if they may not come in."""
Limit = Callable[[Room, Guest, m.Command], None]
"""Raises a TableError if a client sends too much."""

_decoder: msgspec.json.Decoder[m.Command] = msgspec.json.Decoder(m.Command)
_encoder = msgspec.json.Encoder()


class Line(Protocol):
    """What carries the messages."""

    async def receive(self) -> bytes | None:
        """The next message of the page; None once it has left."""

    async def send(self, said: bytes) -> None: ...


async def serve(line: Line, find: Find, limit: Limit, query: Mapping[str, object]) -> None:
    """Until the page leaves or, with a TableError, it may not stay."""
    room, guest = await find()
    after, lines = (_number(query, name) for name in ("after", "lines"))
    wanted = _number(query, "seat", m.SPECTATOR)
    changes = _number(query, "changes") == 1
    if after > room.table.version:
        await room.refresh()
    if after > room.table.version:
        after = lines = 0
    await _Page(line, limit, room, Watcher(guest, wanted, after, lines, changes)).serve()
    while room.replaced:
        room, guest = await find()
        await _Page(line, limit, room, Watcher(guest, wanted, changes=changes)).serve()


def _number(query: Mapping[str, object], name: str, otherwise: int = 0) -> int:
    value = str(query.get(name, ""))
    return int(value) if value.isdecimal() and len(value) < 10 else otherwise


async def say(line: Line, said: m.FromTable) -> None:
    await line.send(_encoder.encode(said))


async def _until_one_ends(*works: Coroutine[Any, Any, None]) -> BaseException | None:
    """Run all until the first ends; returns its error, if it failed."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return next((task.exception() for task in done if task.exception()), None)


class _Page:
    """One live connection: one task reads commands and carries them out, another sends updates."""

    def __init__(self, line: Line, limit: Limit, room: Room, watcher: Watcher) -> None:
        self.line = line
        self.limit = limit
        self.room = room
        self.watcher = watcher
        self.in_flight: deque[int] = deque(maxlen=IN_FLIGHT)
        """Versions sent and not confirmed."""
        self.confirmed = asyncio.Event()

    async def serve(self) -> None:
        """Until the page leaves, the room is replaced or, with a TableError, it may not stay."""
        self.room.enter(self.watcher)
        try:
            trouble = await _until_one_ends(self._send_updates(), self._listen())
        finally:
            self.room.leave(self.watcher)
        try:
            if trouble is not None:
                raise trouble
        finally:
            # Its traceback holds this frame: a reference back would be a cycle that keeps the room.
            del trouble

    async def _send_updates(self) -> None:
        watcher = self.watcher
        while not watcher.guest.gone:
            if self.room.replaced:
                return
            watcher.woken.clear()
            news = self.room.news(watcher)
            if news is not None:
                self.in_flight.append(watcher.after)
                await say(self.line, news)
            await watcher.woken.wait()
            if len(self.in_flight) >= IN_FLIGHT:
                await self._wait_until_confirmed()
        raise TableError("revoked")

    async def _wait_until_confirmed(self) -> None:
        """A slow page skips updates: the next has all lines it lacks."""
        self.confirmed.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(UNSEEN_WAIT):
                await self.confirmed.wait()

    async def _listen(self) -> None:
        while (text := await self.line.receive()) is not None:
            await self._on_message(text)

    async def _on_message(self, text: bytes) -> None:
        room, guest = self.room, self.watcher.guest
        try:
            command = _understand(text)
            self.limit(room, guest, command)
        except TableError as error:
            ack = m.Ack(_id_in(text), False, room.table.version, problem=error.problem)
            await say(self.line, ack)
            return
        if isinstance(command, m.Seen):
            while self.in_flight and self.in_flight[0] <= command.version:
                self.in_flight.popleft()
            self.confirmed.set()
        elif isinstance(command, m.Ping):
            await say(self.line, m.Pong(room.table.version))
        else:
            ack = await room.carry_out(guest, command)
            if ack.ok and isinstance(command, m.Look):
                self.watcher.look(command.seat)
            await say(self.line, ack)


def _understand(text: bytes) -> m.Command:
    if len(text) > COMMAND_LIMIT:
        raise TableError("too-large", limit=COMMAND_LIMIT)
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise TableError("malformed") from None


class _Named(msgspec.Struct):
    id: m.CommandId = ""


def _id_in(text: bytes) -> str:
    """The id of a command that could not be understood otherwise."""
    try:
        return msgspec.json.decode(text[:COMMAND_LIMIT], type=_Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
