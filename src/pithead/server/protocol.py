"""HTTP as uvicorn speaks it, with bounds: a request's head is small, and none takes for ever."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.protocol import State

from .neighbours import Neighbours

LARGEST_HEAD = 32_768
"""Bytes of the request line and all headers: a guest of many tables sends one cookie of each."""
HEAD_SECONDS = 10.0
"""Within so many a connection has said what it wants."""
BODY_SECONDS = 60.0
"""And all of what it sends has come."""

DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=13,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5, "level": 1},
)
"""Each message for itself: an update is larger than a window that every page could afford to keep,
so a stream's memory would take 32 kB a page and save two bytes in a hundred."""

LIVE = "pithead.live"
"""The extension of a websocket's scope that is the protocol itself."""
WORTH_DEFLATING = 4096
"""Bytes; what is shorter fits into a packet or three, and to deflate it would take a tenth of the
time of a move. What is longer is a whole table, or a long list of answers."""

_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


class LiveProtocol(WebSocketsSansIOProtocol):
    """A live connection, which a page speaks to without the detour over events of ASGI.

    A table with four pages sends four updates for each move and hears of each: what is done for
    every message is most of what a server does.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [DEFLATE]
        self._heard: Callable[[bytes], None] | None = None
        self._go_on: Callable[[], None] | None = None
        self._unsent: list[bytes] = []

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[LIVE] = self
        await super().run_asgi()

    # --- in -------------------------------------------------------------------------------------

    def listen(self, heard: Callable[[bytes], None], go_on: Callable[[], None]) -> None:
        """From now on messages go straight to `heard`, those that wait already first.

        `go_on` is called when a line that had too much to send can take more.
        """
        self._heard, self._go_on = heard, go_on
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive":
                text = event.get("text")
                heard(text.encode() if text is not None else event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        self.read_on()

    def send_receive_event_to_app(self) -> None:
        if self._heard is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._heard(bytes(data))

    def stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused and self.writable.is_set():
            self.read_paused = False
            self.transport.resume_reading()

    # --- out ------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Who does not read what we say is not listened to."""
        super().pause_writing()
        self.stop_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_on()
        if self._go_on is not None:
            self._go_on()

    def say(self, text: bytes) -> bool:
        """Send a message; False if nobody is there any more."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return False
        first = 0x81
        if len(text) >= WORTH_DEFLATING and self.conn.extensions:
            text, first = self._deflated(text), 0xC1
        if not self._unsent:
            # What else is said in this turn of the loop goes out with it, in one packet.
            self.loop.call_soon(self._flush)
        self._unsent.append(_frame(first, text))
        return True

    def _flush(self) -> None:
        frames, self._unsent = self._unsent, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def _deflated(self, text: bytes) -> bytes:
        agreed = self.conn.extensions[0]
        assert isinstance(agreed, PerMessageDeflate)
        deflater = zlib.compressobj(1, zlib.DEFLATED, -agreed.local_max_window_bits, 5)
        # A message ends with an empty block, which is left out (RFC 7692, 7.2.1).
        return (deflater.compress(text) + deflater.flush(zlib.Z_SYNC_FLUSH))[:-4]


def _frame(first: int, payload: bytes) -> bytes:
    """A whole message in one frame, as servers send it (RFC 6455, 5.2)."""
    length = len(payload)
    if length < 126:
        return bytes((first, length)) + payload
    if length < 65_536:
        return bytes((first, 126)) + length.to_bytes(2, "big") + payload
    return bytes((first, 127)) + length.to_bytes(8, "big") + payload


class BoundedProtocol(HttpToolsProtocol):
    def __init__(self, *args: Any, neighbours: Neighbours | None = None, **named: Any) -> None:
        super().__init__(*args, **named)
        self._neighbours = neighbours
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
        if not self._handed_on():
            super().handle_websocket_upgrade()

    def _handed_on(self) -> bool:
        """Whether another process has this connection now, so that ours is to be forgotten."""
        line = self.transport.get_extra_info("socket")
        if self._neighbours is None or line is None:
            return False
        fields = b"".join(b"%b: %b\r\n" % field for field in self.scope["headers"])
        head = b"%b %b HTTP/1.1\r\n%b\r\n" % (self.scope["method"].encode(), self.url, fields)
        if not self._neighbours.hand_on(self.url, head, line.fileno()):
            return False
        self.connections.discard(self)
        self.transport.close()
        return True

    def _wait(self, seconds: float | None) -> None:
        """Close the connection unless the next part has come in so many seconds."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None
        if seconds is not None:
            self._patience = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()
