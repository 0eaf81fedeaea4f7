"""The live connection of a page: updates out, commands in."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from pithead.tables import messages as m
from pithead.tables.errors import TableError

from .api import COMMAND_LIMIT, TableId, TheContext
from .context import Context
from .rooms import Room, Watcher

IN_FLIGHT = 8
"""So many updates may be under way to a page that has not said it shows them."""
UNSEEN_WAIT = 1.0
"""Then it gets the next when it has, or after so many seconds."""
CLOSED = 4403

Socket = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[m.Command] = msgspec.json.Decoder(m.Command)


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, context: TheContext, table: TableId) -> None:
    await socket.accept()
    try:
        room, guest = await context.guest(socket, table)
    except TableError as error:
        await _say_farewell(socket, error)
        return
    after, lines = (_number(socket, name) for name in ("after", "lines"))
    wanted = _number(socket, "seat", m.SPECTATOR)
    if after > room.table.count:
        await room.refresh()
    page = _Page(socket, context, room, Watcher(guest, wanted, after, lines))
    await page.serve()


def _number(socket: Socket, name: str, otherwise: int = 0) -> int:
    value = str(socket.query_params.get(name, ""))
    return int(value) if value.isdecimal() and len(value) < 10 else otherwise


async def _say_farewell(socket: Socket, error: TableError) -> None:
    with contextlib.suppress(WebSocketException, RuntimeError):
        await socket.send_data(msgspec.json.encode(m.Farewell(error.problem)), mode="text")
        await socket.close(CLOSED)


class _Page:
    def __init__(self, socket: Socket, context: Context, room: Room, watcher: Watcher) -> None:
        self.socket = socket
        self.context = context
        self.room = room
        self.watcher = watcher
        self.in_flight: list[int] = []
        self.seen = asyncio.Event()

    async def serve(self) -> None:
        try:
            self.room.enter(self.watcher)
        except TableError as error:
            await _say_farewell(self.socket, error)
            return
        telling = asyncio.create_task(self._tell())
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.leave(self.watcher)
            telling.cancel()
            hearing.cancel()
            await asyncio.gather(telling, hearing, return_exceptions=True)

    # --- out ------------------------------------------------------------------------------------

    async def _send(self, said: m.FromTable) -> None:
        await self.socket.send_data(msgspec.json.encode(said), mode="text")

    async def _tell(self) -> None:
        watcher = self.watcher
        watcher.woken.set()
        while True:
            await watcher.woken.wait()
            watcher.woken.clear()
            if watcher.guest.gone:
                await _say_farewell(self.socket, TableError("revoked"))
                return
            await self._until_seen()
            news = self.room.news(watcher)
            if news is not None:
                self.in_flight.append(news.snapshot.version)
                await self._send(news)

    async def _until_seen(self) -> None:
        """A slow page skips snapshots: the next it gets has all lines it lacks."""
        if len(self.in_flight) < IN_FLIGHT:
            return
        self.seen.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(UNSEEN_WAIT):
                await self.seen.wait()

    # --- in -------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        while True:
            text = await self.socket.receive_data(mode="text")
            await self._obey(text)

    async def _obey(self, text: str) -> None:
        try:
            command = _understand(text)
            self.context.limit(self.room, self.watcher.guest, command)
        except TableError as error:
            version = self.room.table.count
            await self._send(m.Ack(_id_in(text), False, version, problem=error.problem))
            return
        if isinstance(command, m.Seen):
            self.in_flight = [version for version in self.in_flight if version > command.version]
            self.seen.set()
        elif isinstance(command, m.Ping):
            await self._send(m.Pong(self.room.table.count))
        else:
            ack = await self.room.carry_out(self.watcher.guest, command)
            if ack.ok and isinstance(command, m.Look):
                self.watcher.look(command.seat)
            await self._send(ack)


def _understand(text: str) -> m.Command:
    if len(text) > COMMAND_LIMIT:
        raise TableError("too-large", limit=COMMAND_LIMIT)
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise TableError("malformed") from None


class _Named(msgspec.Struct):
    id: m.CommandId = ""


def _id_in(text: str) -> str:
    """The id of a command that could not be understood otherwise."""
    try:
        return msgspec.json.decode(text[:COMMAND_LIMIT], type=_Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
