"""The live connection of a page, over a websocket."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from pithead.rooms import connection
from pithead.rooms.room import Room
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.table import Guest

from .api import TableId, TheContext
from .context import Context

REFUSED = 4403
BROKEN = 1011

log = logging.getLogger("pithead.live")

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, context: TheContext, table: TableId) -> None:
    # A page that has left makes every later message fail.
    with contextlib.suppress(OSError, RuntimeError, WebSocketException):
        await socket.accept()
        line = _Line(socket)
        try:
            await _serve(line, context, table)
        except TableError as error:
            await connection.say(line, m.Farewell(error.problem))
            await socket.close(REFUSED)
        except (OSError, WebSocketException):
            raise
        except Exception:
            # The page connects again and sends once more what was not answered.
            log.exception("table %s: a page could not be served", table)
            await socket.close(BROKEN)


async def _serve(line: _Line, context: Context, table: str) -> None:
    socket = line.socket

    def limit(room: Room, guest: Guest, command: m.Command) -> None:
        context.limit(room, guest, command, socket)

    await connection.serve(line, lambda: context.guest(socket, table), limit, socket.query_params)


class _Line:
    def __init__(self, socket: Socket) -> None:
        self.socket = socket

    async def receive(self) -> bytes | None:
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text.encode() if text is not None else event["bytes"] or b""

    async def send(self, said: bytes) -> None:
        await self.socket.send_data(said, mode="text")
