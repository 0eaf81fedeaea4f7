"""One server on one folder of tables: its lock, its socket, its run."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from .app import make_app
from .context import Config, Context
from .protocol import BoundedProtocol
from .store import StoreError, make_private

HOST = "127.0.0.1"
PORT = 8765
TRIED = 50
"""Ports tried after the default one, if that is busy."""
LARGEST_MESSAGE = 1 << 18
"""Far above what a command may have, so that an oversized one gets a sentence for an answer."""
PING = 20.0
"""Seconds between two pings of a live connection, and until the answer must have come."""
UNREAD = 30_000
"""Milliseconds after which the system cuts a connection whose other end does not read."""
_TAKEN = (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE))
STOPPING = (signal.SIGINT, signal.SIGTERM)
GRACE = 3
"""Seconds in which a server that ends answers what it was asked before."""
MOST_FILES = 65_536
COLLECT = (20_000, 50, 100)
"""Allocations before the collector looks at young objects, and how seldom at older ones."""
SWITCH = 0.001
"""Seconds for which a thread may keep others waiting: the writer waits twice for each commit."""
EVERYWHERE = ("0.0.0.0", "::")


class Busy(Exception):
    """The address can't be had; `taken` if another program has it."""

    def __init__(self, taken: bool) -> None:
        super().__init__()
        self.taken = taken


class AlreadyServed(Exception):
    """Another server has these tables."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Lock:
    """Held while a server runs on a folder, and let go even by a server that was killed."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self._held: sqlite3.Connection | None = None

    def take(self) -> None:
        make_private(self.folder)
        held = None
        try:
            held = sqlite3.connect(self.folder / "serving.lock", timeout=0, isolation_level=None)
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if held is not None:
                held.close()
            if "locked" not in str(error):
                raise StoreError("store-unusable", str(self.folder)) from None
            raise AlreadyServed(self._address()) from None
        self._held = held

    def tell(self, address: str) -> None:
        with contextlib.suppress(OSError):
            (self.folder / "serving.txt").write_text(address, encoding="utf-8")

    def _address(self) -> str:
        try:
            return (self.folder / "serving.txt").read_text(encoding="utf-8").strip()
        except OSError:
            return ""

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the named port, or at the first free one from the default on.

    At a named port nobody is let in before the server is ready: a proxy asks another one meanwhile.
    """
    wanted = [port] if port is not None else range(PORT, PORT + TRIED)
    taken = False
    for number in wanted:
        try:
            made = _bound(host, number)
            if port is None:
                made.listen()  # so that no other server chooses the same one
            return made
        except OSError as error:
            taken = taken or error.errno in _TAKEN
    raise Busy(taken)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux has it; connections inherit it.
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        made.bind((host, port))
    except BaseException:
        made.close()
        raise
    made.setblocking(False)
    return made


def address_of(host: str, listening: socket.socket) -> str:
    """Where a browser finds it; for a server of all addresses, the one others can reach."""
    port = listening.getsockname()[1]
    shown = _own_address() if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _own_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses faces the network.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return HOST


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], ending: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._ending = ending

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the service: uvicorn raises them again before the store is closed."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._ending()
        await super().shutdown(sockets)


def raise_file_limit() -> None:
    """Every page is an open file; systems allow far more of them than they give at first."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def calm_collector() -> None:
    """Modules and games live as long as the server, and nearly all else is freed by counting."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)


class Service:
    """A context with its doors open, until it is stopped or interrupted."""

    def __init__(
        self,
        config: Config,
        listening: socket.socket,
        ready: Callable[[], None] = lambda: None,
    ) -> None:
        self.context = Context(config)
        self._listening = listening
        self._settings = uvicorn.Config(
            make_app(self.context),
            lifespan="off",
            log_level="error",
            access_log=False,
            server_header=False,
            http=BoundedProtocol,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            # A page gets what has changed, a few kilobytes: compressing it takes more time than
            # sending it, and 32 kB of memory a page.
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
        )
        self._server = _Server(self._settings, ready, self.context.end)

    def run(self) -> None:
        raise_file_limit()
        with asyncio.Runner(loop_factory=self._settings.get_loop_factory()) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        with self._signals():
            await self.context.open()
            calm_collector()
            try:
                await self._server.serve([self._listening])
            finally:
                await self.context.close()

    @contextlib.contextmanager
    def _signals(self) -> Iterator[None]:
        """Stop cleanly on Ctrl-C and on a request to end, and hold both back until that is done."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self._heard) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _heard(self, number: int, _: object) -> None:
        # Asked twice, it no longer waits for those who are connected.
        self._server.force_exit = self._server.should_exit
        self._server.should_exit = True

    def stop(self) -> None:
        self._server.should_exit = True
