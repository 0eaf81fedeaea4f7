"""HTTP as uvicorn speaks it, with bounds: a request's head is small, and each has a time limit."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 32_768
"""Bytes of the request line and all headers: a guest of many tables sends one cookie of each."""
HEAD_SECONDS = 10.0
"""Seconds until a connection has sent the head of a request."""
BODY_SECONDS = 60.0
"""Seconds until the rest of it has come."""

_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


class BoundedProtocol(HttpToolsProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._head = 0
        """Bytes of a head that is not complete."""
        self._in_head = True
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD and not self._ends_head(data):
                self.transport.write(_TOO_LARGE)
                self.transport.close()
                return
        super().data_received(data)

    def _ends_head(self, data: bytes) -> bool:
        """Whether the head ends in what came just now, so that the rest of it is a body."""
        end = data.find(b"\r\n\r\n")
        return end >= 0 and self._head - len(data) + end <= LARGEST_HEAD

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        """Close the connection unless the next part comes within this time."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None
        if seconds is not None:
            self._patience = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()
