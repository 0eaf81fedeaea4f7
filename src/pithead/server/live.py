"""The live connection of a page: updates out, commands in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from pithead.rooms.room import Room
from pithead.rooms.watcher import Watcher
from pithead.tables import messages as m
from pithead.tables.errors import TableError

from .api import COMMAND_LIMIT, TableId, TheContext
from .context import Context

IN_FLIGHT = 8
"""Updates sent to a page before it must confirm one."""
UNSEEN_WAIT = 1.0
"""Seconds between two updates for a page that confirms none."""
REFUSED = 4403
BROKEN = 1011

log = logging.getLogger("pithead.live")

Socket = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[m.Command] = msgspec.json.Decoder(m.Command)
_encoder = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, context: TheContext, table: TableId) -> None:
    # A page that has left makes every later message fail.
    with contextlib.suppress(OSError, RuntimeError, WebSocketException):
        await socket.accept()
        try:
            await _serve(socket, context, table)
        except TableError as error:
            await _send(socket, m.Farewell(error.problem))
            await socket.close(REFUSED)
        except (OSError, WebSocketException):
            raise
        except Exception:
            # The page connects again and sends once more what was not answered.
            log.exception("table %s: a page could not be served", table)
            await socket.close(BROKEN)


async def _serve(socket: Socket, context: Context, table: str) -> None:
    room, guest = await context.guest(socket, table)
    after, lines = (_number(socket, name) for name in ("after", "lines"))
    wanted = _number(socket, "seat", m.SPECTATOR)
    changes = _number(socket, "changes") == 1
    if after > room.table.version:
        await room.refresh()
    if after > room.table.version:
        after = lines = 0
    await _Page(socket, context, room, Watcher(guest, wanted, after, lines, changes)).serve()
    while room.replaced:
        room, guest = await context.guest(socket, table)
        await _Page(socket, context, room, Watcher(guest, wanted, changes=changes)).serve()


def _number(socket: Socket, name: str, otherwise: int = 0) -> int:
    value = str(socket.query_params.get(name, ""))
    return int(value) if value.isdecimal() and len(value) < 10 else otherwise


async def _send(socket: Socket, said: m.FromTable) -> None:
    await socket.send_data(_encoder.encode(said), mode="text")


class _Page:
    """One live connection: one task reads commands and carries them out, another sends updates."""

    def __init__(self, socket: Socket, context: Context, room: Room, watcher: Watcher) -> None:
        self.socket = socket
        self.context = context
        self.room = room
        self.watcher = watcher
        self.in_flight: deque[int] = deque(maxlen=IN_FLIGHT)
        """Versions sent and not confirmed."""
        self.confirmed = asyncio.Event()

    async def serve(self) -> None:
        """Until the page leaves, the room is replaced or, with a TableError, it may not stay."""
        self.room.enter(self.watcher)
        tasks = [asyncio.create_task(self._send_updates()), asyncio.create_task(self._listen())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.room.leave(self.watcher)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send_updates(self) -> None:
        watcher = self.watcher
        while not watcher.guest.gone:
            if self.room.replaced:
                return
            watcher.woken.clear()
            news = self.room.news(watcher)
            if news is not None:
                self.in_flight.append(watcher.after)
                await _send(self.socket, news)
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
        while (event := await self.socket.receive())["type"] == "websocket.receive":
            text = event.get("text")
            await self._on_message(text.encode() if text is not None else event["bytes"] or b"")

    async def _on_message(self, text: bytes) -> None:
        room, guest = self.room, self.watcher.guest
        try:
            command = _understand(text)
            self.context.limit(room, guest, command, self.socket)
        except TableError as error:
            ack = m.Ack(_id_in(text), False, room.table.version, problem=error.problem)
            await _send(self.socket, ack)
            return
        if isinstance(command, m.Seen):
            while self.in_flight and self.in_flight[0] <= command.version:
                self.in_flight.popleft()
            self.confirmed.set()
        elif isinstance(command, m.Ping):
            await _send(self.socket, m.Pong(room.table.version))
        else:
            ack = await room.carry_out(guest, command)
            if ack.ok and isinstance(command, m.Look):
                self.watcher.look(command.seat)
            await _send(self.socket, ack)


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
