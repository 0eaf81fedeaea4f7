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
    if after > room.table.version:
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
    """One live connection. What is told goes straight from the room to the line: a task that is
    woken for every update of every page would take longer than to tell it."""

    def __init__(self, socket: Socket, context: Context, room: Room, watcher: Watcher) -> None:
        self.socket = socket
        self.context = context
        self.room = room
        self.watcher = watcher
        extensions: dict[str, Any] = socket.scope["extensions"] or {}
        self.line: LiveProtocol = extensions[LIVE]
        self.loop = asyncio.get_running_loop()
        self.due = False
        """It is told what is new in the next turn of the loop."""
        self.in_flight: list[int] = []
        self.patience: asyncio.TimerHandle | None = None
        self.sent_away: asyncio.Future[None] = self.loop.create_future()
        self.commands: deque[m.Command] = deque()
        self.obeying: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        self.watcher.called = self._call
        try:
            self.room.enter(self.watcher)
        except TableError as error:
            await _say_farewell(self.socket, error)
            return
        leaving = asyncio.create_task(self._leave())
        self.line.listen(self._hear, self._call)
        try:
            await asyncio.wait((leaving, self.sent_away), return_when=asyncio.FIRST_COMPLETED)
            if self.sent_away.done():
                await _say_farewell(self.socket, TableError("revoked"))
        finally:
            self.room.leave(self.watcher)
            self._stop_waiting()
            tasks = [task for task in (leaving, self.obeying) if task is not None]
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

    def _call(self) -> None:
        """Something happened. What else happens in this turn of the loop is told with it."""
        if not self.due:
            self.due = True
            self.loop.call_soon(self._tell)

    def _tell(self) -> None:
        self.due = False
        if self.watcher.guest.gone:
            if not self.sent_away.done():
                self.sent_away.set_result(None)
        elif len(self.in_flight) >= IN_FLIGHT:
            # A slow page skips snapshots: the next it gets has all lines it lacks.
            if self.patience is None:
                self.patience = self.loop.call_later(UNSEEN_WAIT, self._tell_now)
        else:
            self._tell_now()

    def _tell_now(self) -> None:
        self._stop_waiting()
        if not self.line.writable.is_set():
            return  # the line calls again
        try:
            news = self.room.news(self.watcher)
            if news is not None and self._say(news):
                self.in_flight.append(self.watcher.after)
        except Exception:
            log.exception("table %s: a page could not be told what is new", self.room.table.id)
            self.line.transport.close()

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    # --- in -------------------------------------------------------------------------------------

    def _hear(self, text: bytes) -> None:
        try:
            command = _understand(text)
            self.context.limit(self.room, self.watcher.guest, command)
        except TableError as error:
            version = self.room.table.version
            self._say(m.Ack(_id_in(text), False, version, problem=error.problem))
            return
        if isinstance(command, m.Seen):
            self.in_flight = [version for version in self.in_flight if version > command.version]
            if self.patience is not None:
                self._stop_waiting()
                self._call()
        elif isinstance(command, m.Ping):
            self._say(m.Pong(self.room.table.version))
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
