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

from pithead.tables import messages as m
from pithead.tables.errors import TableError

from .api import COMMAND_LIMIT, TableId, TheContext
from .context import Context
from .protocol import LIVE, LiveProtocol
from .rooms import Room, Watcher

IN_FLIGHT = 8
"""So many updates may be under way to a page that has not said it shows them."""
UNSEEN_WAIT = 1.0
"""Then it gets the next when it has, or after so many seconds."""
COMMANDS_WAITING = 32
"""With more commands to be carried out a page is not listened to."""
CLOSED = 4403

log = logging.getLogger("pithead.live")

Socket = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[m.Command] = msgspec.json.Decoder(m.Command)
_encoder = msgspec.json.Encoder()


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
    changes = _number(socket, "changes") == 1
    page = _Page(socket, context, room, Watcher(guest, wanted, after, lines, changes))
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
        extensions: dict[str, Any] = socket.scope["extensions"] or {}
        self.line: LiveProtocol = extensions[LIVE]
        self.in_flight: list[int] = []
        self.seen = asyncio.Event()
        self.commands: deque[m.Command] = deque()
        self.obeying: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        try:
            self.room.enter(self.watcher)
        except TableError as error:
            await _say_farewell(self.socket, error)
            return
        telling = asyncio.create_task(self._tell())
        leaving = asyncio.create_task(self._leave())
        self.line.listen(self._hear)
        try:
            await asyncio.wait((telling, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.leave(self.watcher)
            tasks = [task for task in (telling, leaving, self.obeying) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _leave(self) -> None:
        """Until the connection ends."""
        receive = self.socket.receive
        while (await receive())["type"] != "websocket.disconnect":
            pass

    # --- out ------------------------------------------------------------------------------------

    def _say(self, said: m.FromTable) -> bool:
        return self.line.say(_encoder.encode(said))

    async def _tell(self) -> None:
        watcher, line = self.watcher, self.line
        watcher.woken.set()
        while True:
            await watcher.woken.wait()
            watcher.woken.clear()
            if watcher.guest.gone:
                await _say_farewell(self.socket, TableError("revoked"))
                return
            await self._until_seen()
            await line.writable.wait()
            news = self.room.news(watcher)
            if news is not None:
                self.in_flight.append(watcher.after)
                if not self._say(news):
                    return

    async def _until_seen(self) -> None:
        """A slow page skips snapshots: the next it gets has all lines it lacks."""
        if len(self.in_flight) < IN_FLIGHT:
            return
        self.seen.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(UNSEEN_WAIT):
                await self.seen.wait()

    # --- in -------------------------------------------------------------------------------------

    def _hear(self, text: bytes) -> None:
        try:
            command = _understand(text)
            self.context.limit(self.room, self.watcher.guest, command)
        except TableError as error:
            version = self.room.table.count
            self._say(m.Ack(_id_in(text), False, version, problem=error.problem))
            return
        if isinstance(command, m.Seen):
            self.in_flight = [version for version in self.in_flight if version > command.version]
            self.seen.set()
        elif isinstance(command, m.Ping):
            self._say(m.Pong(self.room.table.count))
        else:
            self._wait_for(command)

    def _wait_for(self, command: m.Command) -> None:
        """Commands of a page are carried out one after another."""
        self.commands.append(command)
        if len(self.commands) > COMMANDS_WAITING:
            self.line.stop_reading()
        if self.obeying is None:
            self.obeying = asyncio.create_task(self._obey())

    async def _obey(self) -> None:
        try:
            while self.commands:
                command = self.commands.popleft()
                ack = await self.room.carry_out(self.watcher.guest, command)
                if ack.ok and isinstance(command, m.Look):
                    self.watcher.look(command.seat)
                self._say(ack)
        except Exception:
            # The page connects again and sends once more what was not answered.
            log.exception("table %s: a command failed", self.room.table.id)
            self.line.transport.close()
        finally:
            self.obeying = None
            self.line.read_on()


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
